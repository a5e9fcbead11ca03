//! Every value of the engine in words. A value becomes a key here and nowhere else, through exhaustive matches, so that
//! a new one cannot be forgotten.

use fluent::FluentValue;

use super::{Arg, Texts};
use crate::game::{Actor, Seat};
use crate::norenberc::components::Guild;
use crate::norenberc::favorites::{Claim, Decider, Source, Verdict};
use crate::norenberc::scoring::{Category, DecidedBy, Line, LineSource, Score};
use crate::norenberc::{Craftsman, Refusal, Stage, Step, Tile};
use crate::storage::{Allowed, At, Found, InputError, Kind, MOST_BYTES, Warning};

/// The most characters of somebody's input that a message repeats.
const MOST_QUOTED: usize = 60;

/// Somebody's words inside a message: one line, not too long, nothing that a terminal would obey.
pub fn quote(text: &str) -> String {
    let mut quoted: String =
        text.chars().take(MOST_QUOTED).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(MOST_QUOTED).is_some() {
        quoted.push('…');
    }
    quoted
}

/// Says things in one language about players with these names.
#[derive(Clone, Copy)]
pub struct Describe<'a> {
    /// The texts.
    pub texts: &'a Texts,
    /// The names by seat.
    pub names: &'a [String],
}

impl<'a> Describe<'a> {
    fn name(&self, seat: Seat) -> FluentValue<'a> {
        self.names.get(seat.index()).map_or_else(String::new, |name| quote(name)).into()
    }

    fn actor(&self, actor: Actor) -> Vec<Arg<'a>> {
        match actor {
            Actor::Seat(seat) => vec![("actor", "seat".into()), ("name", self.name(seat))],
            Actor::Nature => vec![("actor", "nature".into()), ("name", "".into())],
        }
    }

    /// What must happen now.
    fn step(&self, step: Step) -> Vec<Arg<'a>> {
        let (id, guild, player) = match step {
            Step::Order => ("order", None, None),
            Step::Settle(guild, _) => ("settle", Some(guild), None),
            Step::Lodge(guild, _) | Step::Refill(guild, _) => ("lodge", Some(guild), None),
            Step::Planning => ("planning", None, None),
            Step::Reveal(guild) => ("reveal", Some(guild), None),
            Step::Turn(turn) => {
                let id = match turn.stage {
                    Stage::Act => "act",
                    Stage::Pay(_) => "pay",
                    Stage::Rob => "rob",
                    Stage::Swap => "swap",
                    Stage::Peddle => "peddle",
                    Stage::PlaceMayor => "place-mayor",
                    Stage::GoFirst => "go-first",
                };
                (id, Some(turn.guild), Some(turn.seat))
            }
            Step::Over => ("over", None, None),
        };
        let guild = guild.map_or("", Guild::id);
        let player = player.map_or_else(|| "".into(), |seat| self.name(seat));
        vec![("step", id.into()), ("guild", guild.into()), ("player", player)]
    }

    /// A tile as arguments: `$tile` selects, the others fill in.
    fn tile(tile: Tile) -> Vec<Arg<'static>> {
        match tile {
            Tile::Craftsman(it) => vec![
                ("tile", "craftsman".into()),
                ("guild", it.guild.id().into()),
                ("value", it.value.into()),
                ("agent", yes_no(it.agent)),
            ],
            Tile::Townsman(townsman) => vec![
                ("tile", townsman.id().into()),
                ("guild", "".into()),
                ("value", 0.into()),
                ("agent", "no".into()),
            ],
        }
    }

    /// Why something is not allowed, without the rule's id.
    #[expect(clippy::too_many_lines, reason = "one exhaustive match")]
    pub fn refusal(&self, refusal: Refusal) -> String {
        let (key, args): (&str, Vec<Arg>) = match refusal {
            Refusal::NotDue { actor, step } => {
                ("refusal-not-due", [self.actor(actor), self.step(step)].concat())
            }
            Refusal::NotNow { step } => ("refusal-not-now", self.step(step)),
            Refusal::EmptyPlan => ("refusal-empty-plan", vec![]),
            Refusal::TooManyCards { cards, agents } => {
                ("refusal-too-many-cards", vec![("cards", cards.into()), ("agents", agents.into())])
            }
            Refusal::MoreCardsThanGuilds { cards, guilds } => {
                ("refusal-more-cards-than-guilds", vec![("cards", cards.into()), ("guilds", guilds.into())])
            }
            Refusal::RepeatedCard { guild } => ("refusal-repeated-card", vec![("guild", guild.id().into())]),
            Refusal::RepeatedPlayer { seat } => {
                ("refusal-repeated-player", vec![("player", self.name(seat))])
            }
            Refusal::NotInPlay { guild } => ("refusal-not-in-play", vec![("guild", guild.id().into())]),
            Refusal::CardsMissing => ("refusal-cards-missing", vec![]),
            Refusal::CardsSealed => ("refusal-cards-sealed", vec![]),
            Refusal::NotCalled { guild, called } => {
                ("refusal-not-called", vec![("guild", called.id().into()), ("wanted", guild.id().into())])
            }
            Refusal::SellsNothing => ("refusal-sells-nothing", vec![]),
            Refusal::NotEnoughToSell { good, needs, has } => (
                "refusal-not-enough-to-sell",
                vec![("good", good.id().into()), ("needs", needs.into()), ("has", has.into())],
            ),
            Refusal::BuysNothing => ("refusal-buys-nothing", vec![]),
            Refusal::BuysTooMany { wants, limit, first_turn } => (
                "refusal-buys-too-many",
                vec![("wants", wants.into()), ("limit", limit.into()), ("first", yes_no(first_turn))],
            ),
            Refusal::NotInStorehouse { guild, good, wants, has } => (
                "refusal-not-in-storehouse",
                vec![
                    ("guild", guild.id().into()),
                    ("good", good.id().into()),
                    ("wants", wants.into()),
                    ("has", has.into()),
                ],
            ),
            Refusal::NotEnoughTalers { needs, has } => {
                ("refusal-not-enough-talers", vec![("needs", needs.into()), ("has", has.into())])
            }
            Refusal::EmptyWindow { guild, window } => (
                "refusal-empty-window",
                vec![("guild", guild.id().into()), ("window", window.number().into())],
            ),
            Refusal::NotEnoughOwnGoods { window, good, needs, has } => (
                "refusal-not-enough-own-goods",
                vec![
                    ("window", window.number().into()),
                    ("good", good.id().into()),
                    ("needs", needs.into()),
                    ("has", has.into()),
                ],
            ),
            Refusal::NotEnoughGoods { window, needs, has } => (
                "refusal-not-enough-goods",
                vec![("window", window.number().into()), ("needs", needs.into()), ("has", has.into())],
            ),
            Refusal::WrongPrice { window } => {
                ("refusal-wrong-price", vec![("window", window.number().into())])
            }
            Refusal::NotInSupply { good, needs, has } => (
                "refusal-not-in-supply",
                vec![("good", good.id().into()), ("needs", needs.into()), ("has", has.into())],
            ),
            Refusal::RobsOneself => ("refusal-robs-oneself", vec![]),
            Refusal::NoSuchPlayer { seat } => ("refusal-no-such-player", vec![("seat", (seat.0 + 1).into())]),
            Refusal::WrongLoot { takes, must } => {
                ("refusal-wrong-loot", vec![("takes", takes.into()), ("must", must.into())])
            }
            Refusal::NotToBeRobbed { victim, good, takes, has } => (
                "refusal-not-to-be-robbed",
                vec![
                    ("player", self.name(victim)),
                    ("good", good.id().into()),
                    ("takes", takes.into()),
                    ("has", has.into()),
                ],
            ),
            Refusal::NothingToRob { victim } => {
                ("refusal-nothing-to-rob", vec![("player", self.name(victim))])
            }
            Refusal::NoCraftsman => ("refusal-no-craftsman", vec![]),
            Refusal::DifferentGuilds { one, other } => {
                ("refusal-different-guilds", vec![("guild", one.id().into()), ("other", other.id().into())])
            }
            Refusal::MovesGuildmaster { guild } => {
                ("refusal-moves-guildmaster", vec![("guild", guild.id().into())])
            }
            Refusal::SameSpot => ("refusal-same-spot", vec![]),
            Refusal::NothingToPeddle { good } => {
                ("refusal-nothing-to-peddle", vec![("good", good.id().into())])
            }
            Refusal::WrongOrder => ("refusal-wrong-order", vec![]),
            Refusal::NotInGuild { guild, value, agent } => {
                ("refusal-not-in-guild", Self::tile(Tile::Craftsman(Craftsman { guild, value, agent })))
            }
            Refusal::NotInStack { tile } => ("refusal-not-in-stack", Self::tile(tile)),
            Refusal::WrongPlace { step } => ("refusal-wrong-place", self.step(step)),
            Refusal::CannotReveal { seat, guild } => {
                ("refusal-cannot-reveal", vec![("player", self.name(seat)), ("guild", guild.id().into())])
            }
            Refusal::MustReveal { seat, guild } => {
                ("refusal-must-reveal", vec![("player", self.name(seat)), ("guild", guild.id().into())])
            }
        };
        self.texts.with(key, args)
    }

    /// One line of a score: where the VP come from.
    pub fn score_line(&self, line: &Line) -> String {
        let (key, args): (&str, Vec<Arg>) = match line.source {
            LineSource::Majority { guild, place, tied, value, tiles } => (
                "score-line-majority",
                vec![
                    ("guild", guild.id().into()),
                    ("place", place.into()),
                    ("tied", yes_no(tied)),
                    ("value", value.into()),
                    ("tiles", tiles.into()),
                ],
            ),
            LineSource::Thirty { guild, value } => {
                ("score-line-thirty", vec![("guild", guild.id().into()), ("value", value.into())])
            }
            LineSource::AllTypes { guilds } => ("score-line-all-types", vec![("guilds", guilds.into())]),
            LineSource::Richest { talers, players } => {
                ("score-line-richest", vec![("talers", talers.into()), ("players", players.into())])
            }
            LineSource::Crests { guilds, prestige, engravers } => (
                "score-line-crests",
                vec![
                    ("guilds", guilds.into()),
                    ("prestige", prestige.into()),
                    ("engravers", engravers.into()),
                    ("sum", (u32::from(guilds) + u32::from(prestige) + engravers).into()),
                ],
            ),
            LineSource::Townsman { townsman, counted } => {
                ("score-line-townsman", vec![("tile", townsman.id().into()), ("counted", counted.into())])
            }
        };
        self.texts.with(key, args)
    }

    /// The name of a category.
    pub fn category(&self, category: Category) -> String {
        let id = match category {
            Category::Majority => "majority",
            Category::Thirty => "thirty",
            Category::AllTypes => "all-types",
            Category::Richest => "richest",
            Category::Crests => "crests",
            Category::Townsmen => "townsmen",
        };
        self.texts.with("score-category", [("category", id.into())])
    }

    /// Who won and what decided it.
    pub fn winner(&self, score: &Score) -> String {
        let winners: Vec<_> = score.winners().collect();
        let vp = winners.first().map_or(0, |&winner| score.players[winner].total);
        let by = match score.decided_by {
            DecidedBy::Vp => "vp",
            DecidedBy::Craftsmen => "craftsmen",
            DecidedBy::Value => "value",
            DecidedBy::Shared => "shared",
        };
        let names: Vec<_> = winners.iter().map(|&winner| quote(&self.names[winner])).collect();
        self.texts.with("score-winner", [("by", by.into()), ("names", self.list(&names)), ("vp", vp.into())])
    }

    /// Several names as the language lists them.
    fn list(&self, items: &[String]) -> FluentValue<'static> {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [rest @ .., last] => {
                self.texts.with("cli-list", [("rest", rest.join(", ").into()), ("last", last.clone().into())])
            }
        }
        .into()
    }

    /// Who is favourite of a guild and why.
    pub fn verdict(&self, guild: Guild, claims: &[Claim], verdict: Verdict) -> String {
        let guild = ("guild", guild.id().into());
        match verdict {
            Verdict::Nobody => self.texts.with("favorites-nobody", [guild]),
            Verdict::Reveal(seats) => {
                let names: Vec<_> = seats.iter().map(|seat| quote(&self.names[seat.index()])).collect();
                let count = names.len();
                self.texts
                    .with("favorites-reveal", [guild, ("names", self.list(&names)), ("count", count.into())])
            }
            Verdict::Favorite { player, by } => {
                let by = match by {
                    Decider::Goods => "goods",
                    Decider::Talers => "talers",
                    Decider::TurnOrder => "turn-order",
                };
                let from = match claims[player].returned_from() {
                    Source::Supply => "supply",
                    Source::Peddler => "peddler",
                };
                let args = [
                    guild,
                    ("name", quote(&self.names[player]).into()),
                    ("by", by.into()),
                    ("from", from.into()),
                    ("count", claims[player].count().into()),
                    ("talers", claims[player].talers.unwrap_or(0).into()),
                ];
                self.texts.with("favorites-chosen", args)
            }
        }
    }
}

fn yes_no(yes: bool) -> FluentValue<'static> {
    if yes { "yes" } else { "no" }.into()
}

/// Something odd in a sheet.
pub fn warning(texts: &Texts, warning: &Warning) -> String {
    texts.with("score-warning-more-than-box", [("at", warning.at.clone().into())])
}

/// What is wrong with an input: where, what was found, what is allowed.
pub fn input_error(texts: &Texts, error: &InputError) -> String {
    let at = match &error.at {
        At::Whole => texts.get("input-at-whole"),
        At::Field(path) => quote(path),
        At::Position { line, column } => {
            texts.with("input-at-position", [("line", (*line).into()), ("column", (*column).into())])
        }
        At::Byte(byte) => texts.with("input-at-byte", [("byte", (*byte).into())]),
    };
    let at = match error.line {
        Some(line) => texts.with("input-at-line", [("line", line.into()), ("at", at.into())]),
        None => at,
    };
    let found = input_found(texts, &error.found);
    let allowed = input_allowed(texts, &error.allowed);
    texts.with("input-error", [("at", at.into()), ("found", found.into()), ("allowed", allowed.into())])
}

fn kind_id(kind: Kind) -> FluentValue<'static> {
    match kind {
        Kind::Null => "null",
        Kind::Bool => "bool",
        Kind::Whole => "whole",
        Kind::Fraction => "fraction",
        Kind::Text => "text",
        Kind::List => "list",
        Kind::Object => "object",
    }
    .into()
}

fn input_found(texts: &Texts, found: &Found) -> String {
    let (key, args): (&str, Vec<Arg>) = match found {
        Found::Nothing => ("input-found-nothing", vec![]),
        Found::Kind(kind) => ("input-kind", vec![("kind", kind_id(*kind))]),
        Found::Value(value) => ("input-found-value", vec![("value", quote(value).into())]),
        Found::Count(count) => ("input-found-count", vec![("count", (*count).into())]),
        Found::GuildCount(guild, count) => {
            ("input-found-guild-count", vec![("guild", guild.id().into()), ("count", (*count).into())])
        }
        Found::Repeated(key) => ("input-found-repeated", vec![("value", quote(key).into())]),
        Found::Syntax => ("input-found-syntax", vec![]),
        Found::End => ("input-found-end", vec![]),
        Found::TooDeep => ("input-found-too-deep", vec![]),
        Found::NotText => ("input-found-not-text", vec![]),
        Found::TooLarge => ("input-found-too-large", vec![]),
        Found::Refused(refusal) => return Describe { texts, names: &[] }.refusal(*refusal),
    };
    texts.with(key, args)
}

fn input_allowed(texts: &Texts, allowed: &Allowed) -> String {
    let joined = |items: &[String]| {
        let quoted: Vec<_> = items.iter().map(|item| quote(item)).collect();
        FluentValue::from(quoted.join(", "))
    };
    let (key, args): (&str, Vec<Arg>) = match allowed {
        Allowed::Kind(kind) => ("input-kind", vec![("kind", kind_id(*kind))]),
        Allowed::OneOf(ids) => ("input-allowed-one-of", vec![("items", joined(ids))]),
        Allowed::Keys(keys) => ("input-allowed-keys", vec![("items", keys.join(", ").into())]),
        Allowed::Once => ("input-allowed-once", vec![]),
        Allowed::Range(low, high) => {
            ("input-allowed-range", vec![("low", (*low).into()), ("high", (*high).into())])
        }
        Allowed::Entries(low, high) => {
            ("input-allowed-entries", vec![("low", (*low).into()), ("high", (*high).into())])
        }
        Allowed::Name => ("input-allowed-name", vec![]),
        Allowed::NewName => ("input-allowed-new-name", vec![]),
        Allowed::EachPlayerOnce => ("input-allowed-each-player-once", vec![]),
        Allowed::OverTable(most) => ("input-allowed-over-table", vec![("most", (*most).into())]),
        Allowed::Exactly(count) => ("input-allowed-exactly", vec![("count", (*count).into())]),
        Allowed::Utf8 => ("input-allowed-utf8", vec![]),
        Allowed::Json => ("input-allowed-json", vec![]),
        Allowed::Toml => ("input-allowed-toml", vec![]),
        Allowed::Size => ("input-allowed-size", vec![("mebibytes", (MOST_BYTES >> 20).into())]),
        Allowed::Format(newest) => ("input-allowed-format", vec![("newest", (*newest).into())]),
        Allowed::PossibleTile => ("input-allowed-possible-tile", vec![]),
    };
    texts.with(key, args)
}
