//! Reasons to reject an entry.

use crate::companion::norenberc::{Richest, TitleEntryError, Whereabouts};
use crate::game::Seat;
use crate::i18n::Arg;
use crate::i18n::describe::norenberc::{bundle_args, guild_arg, tile_args};
use crate::i18n::describe::yes_no;
use crate::i18n::describe::{Describe, ToText};
use crate::norenberc::{FactError, Good, Guild, PositionError, Tile};

impl Describe<'_> {
    pub fn whereabouts(&self, held: usize, places: &[Whereabouts]) -> String {
        let place = |place: &Whereabouts| {
            let nobody = [("name", "".into()), ("guild", "".into()), ("number", 0.into())];
            let [name, guild, number] = nobody;
            let (at, args): (&str, [Arg; 3]) = match *place {
                Whereabouts::Workshop { guild, bench } => {
                    ("workshop", [name, guild_arg(guild), ("number", bench.number().into())])
                }
                Whereabouts::Lodgings { guild: Some(guild) } => {
                    ("lodgings", [name, guild_arg(guild), number])
                }
                Whereabouts::Lodgings { guild: None } => ("some-lodgings", [name, guild, number]),
                Whereabouts::Roof { guild } => ("roof", [name, guild_arg(guild), number]),
                Whereabouts::Player { seat } => ("player", [("name", self.name(seat)), guild, number]),
                Whereabouts::Earlier { round } => ("earlier", [name, guild, ("number", round.into())]),
            };
            self.texts.with("companion-where", args.into_iter().chain([("at", at.into())]))
        };
        let places: Vec<_> = places.iter().map(place).collect();
        let args = [
            ("held", held.into()),
            ("known", yes_no(!places.is_empty())),
            ("places", self.texts.list(&places).into()),
        ];
        self.texts.with("companion-held", args)
    }

    pub(crate) fn position_error(&self, error: PositionError) -> String {
        let in_guild = |guild: Guild| vec![guild_arg(guild)];
        let of = |seat: Seat| vec![("name", self.name(seat))];
        let (key, args): (&str, Vec<Arg>) = match error {
            PositionError::Round => ("companion-position-round", vec![]),
            PositionError::Order => ("refusal-wrong-order", vec![]),
            PositionError::Size => ("companion-position-size", vec![]),
            PositionError::NotInPlay { guild } => ("refusal-not-in-play", in_guild(guild)),
            PositionError::Talers { seat } => ("companion-position-talers", of(seat)),
            PositionError::Agents { seat } => ("companion-position-agents", of(seat)),
            PositionError::Crests { guild } => ("companion-position-crests", in_guild(guild)),
            PositionError::PrestigeCrests => ("companion-position-prestige-crests", vec![]),
            PositionError::NeverStays { townsman, .. } => {
                ("companion-refused-never-stays", tile_args(Tile::Townsman(townsman)).to_vec())
            }
            PositionError::Goods { good, found } => {
                ("companion-position-goods", vec![good_arg(good), ("found", found.into())])
            }
            PositionError::Workshop { guild, bench } => {
                ("companion-position-workshop", vec![guild_arg(guild), ("number", bench.number().into())])
            }
            PositionError::Townsmen { most } => ("companion-position-townsmen", vec![("most", most.into())]),
            PositionError::BeyondBox { tile } => ("companion-position-box", tile_args(tile).to_vec()),
            PositionError::Stack { most, .. } => ("companion-position-stack", vec![("most", most.into())]),
        };
        self.texts.with(key, args)
    }

    pub(crate) fn fact_error(&self, error: FactError) -> String {
        let (key, args): (&str, Vec<Arg>) = match error {
            FactError::NotNow => ("companion-fact-not-now", vec![]),
            FactError::NoSuchPlayer => ("companion-refused-no-such-player", vec![]),
            FactError::NotInPlay { guild } => ("refusal-not-in-play", vec![guild_arg(guild)]),
            FactError::Most { most } => ("companion-refused-too-many", vec![("most", most.into())]),
            FactError::Fewest { fewest } => ("companion-fact-fewest", vec![("fewest", fewest.into())]),
            FactError::NeverStays { townsman } => {
                ("companion-refused-never-stays", tile_args(Tile::Townsman(townsman)).to_vec())
            }
            FactError::Order => ("refusal-wrong-order", vec![]),
        };
        self.texts.with(key, args)
    }
}

fn good_arg(good: Good) -> Arg<'static> {
    ("good", good.id().into())
}

impl ToText for TitleEntryError {
    fn say(&self, describe: &Describe) -> String {
        let most = |most: u16| vec![("most", most.into())];
        let tile = |tile: Tile| tile_args(tile).to_vec();
        let (key, args): (&str, Vec<Arg>) = match *self {
            TitleEntryError::Rules(refusal) => return describe.say(&refusal),
            TitleEntryError::Position(error) => return describe.position_error(error),
            TitleEntryError::Fact(error) => return describe.fact_error(error),
            TitleEntryError::Open(question) => return describe.question(question),
            TitleEntryError::BeyondBox { tile: beyond, instead } => {
                let other = instead.map_or_else(String::new, |instead| describe.tile(instead));
                let room = ("room", yes_no(instead.is_some()));
                ("companion-refused-beyond-box", [tile(beyond), vec![room, ("other", other.into())]].concat())
            }
            TitleEntryError::NotAtRoundStart => ("companion-refused-not-at-round-start", vec![]),
            TitleEntryError::NotInPlay { guild } => ("refusal-not-in-play", vec![guild_arg(guild)]),
            TitleEntryError::Value { value } => ("companion-refused-value", vec![("value", value.into())]),
            TitleEntryError::OtherGuild { guild } => {
                ("companion-refused-other-guild", vec![guild_arg(guild)])
            }
            TitleEntryError::TooMany { most: limit } => ("companion-refused-too-many", most(limit)),
            TitleEntryError::TooManyGoods { good, left } => {
                ("companion-refused-too-many-goods", bundle_args(good, left).to_vec())
            }
            TitleEntryError::NeverStays { townsman } => {
                ("companion-refused-never-stays", tile(Tile::Townsman(townsman)))
            }
            TitleEntryError::OtherGuest { tile: guest } => ("companion-refused-other-guest", tile(guest)),
            TitleEntryError::MovesGuildmaster { guild } => {
                ("refusal-moves-guildmaster", vec![guild_arg(guild)])
            }
            TitleEntryError::Order => ("refusal-wrong-order", vec![]),
            TitleEntryError::PrestigeAgain { guild } => {
                ("companion-refused-prestige-again", vec![guild_arg(guild)])
            }
            TitleEntryError::NotAmong => ("companion-refused-not-among", vec![]),
            TitleEntryError::Contradicts(Richest { among, are }) => {
                ("companion-refused-contradicts", describe.richest(among, are))
            }
            TitleEntryError::NotKnownYet => ("companion-refused-not-known-yet", vec![]),
            TitleEntryError::NotOwned => ("companion-refused-not-owned", vec![]),
            TitleEntryError::RulingHasNoEffect => ("companion-refused-ruling", vec![]),
        };
        describe.texts.with(key, args)
    }
}
