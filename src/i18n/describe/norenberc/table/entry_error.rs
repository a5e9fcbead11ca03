//! Reasons to reject an entry.

use crate::companion::norenberc::{Fault, Richest, Whereabouts};
use crate::game::Seat;
use crate::i18n::Arg;
use crate::i18n::describe::norenberc::{guild_arg, heap_args, tile_args};
use crate::i18n::describe::yes_no;
use crate::i18n::describe::{Describe, Worded};
use crate::norenberc::{FactFault, Good, Guild, PositionFault, Tile};

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

    pub(crate) fn position_fault(&self, fault: PositionFault) -> String {
        let in_guild = |guild: Guild| vec![guild_arg(guild)];
        let of = |seat: Seat| vec![("name", self.name(seat))];
        let (key, args): (&str, Vec<Arg>) = match fault {
            PositionFault::Round => ("companion-position-round", vec![]),
            PositionFault::Order => ("refusal-wrong-order", vec![]),
            PositionFault::Size => ("companion-position-size", vec![]),
            PositionFault::NotInPlay { guild } => ("refusal-not-in-play", in_guild(guild)),
            PositionFault::Talers { seat } => ("companion-position-talers", of(seat)),
            PositionFault::Agents { seat } => ("companion-position-agents", of(seat)),
            PositionFault::Crests { guild } => ("companion-position-crests", in_guild(guild)),
            PositionFault::PrestigeCrests => ("companion-position-prestige-crests", vec![]),
            PositionFault::NeverStays { townsman, .. } => {
                ("companion-refused-never-stays", tile_args(Tile::Townsman(townsman)).to_vec())
            }
            PositionFault::Goods { good, found } => {
                ("companion-position-goods", vec![good_arg(good), ("found", found.into())])
            }
            PositionFault::Workshop { guild, bench } => {
                ("companion-position-workshop", vec![guild_arg(guild), ("number", bench.number().into())])
            }
            PositionFault::Townsmen { most } => ("companion-position-townsmen", vec![("most", most.into())]),
            PositionFault::BeyondBox { tile } => ("companion-position-box", tile_args(tile).to_vec()),
            PositionFault::Stack { most, .. } => ("companion-position-stack", vec![("most", most.into())]),
        };
        self.texts.with(key, args)
    }

    pub(crate) fn fact_fault(&self, fault: FactFault) -> String {
        let (key, args): (&str, Vec<Arg>) = match fault {
            FactFault::NotNow => ("companion-fact-not-now", vec![]),
            FactFault::NoSuchPlayer => ("companion-refused-no-such-player", vec![]),
            FactFault::NotInPlay { guild } => ("refusal-not-in-play", vec![guild_arg(guild)]),
            FactFault::Most { most } => ("companion-refused-too-many", vec![("most", most.into())]),
            FactFault::Fewest { fewest } => ("companion-fact-fewest", vec![("fewest", fewest.into())]),
            FactFault::NeverStays { townsman } => {
                ("companion-refused-never-stays", tile_args(Tile::Townsman(townsman)).to_vec())
            }
            FactFault::Order => ("refusal-wrong-order", vec![]),
        };
        self.texts.with(key, args)
    }
}

fn good_arg(good: Good) -> Arg<'static> {
    ("good", good.id().into())
}

impl Worded for Fault {
    fn say(&self, describe: &Describe) -> String {
        let most = |most: u16| vec![("most", most.into())];
        let tile = |tile: Tile| tile_args(tile).to_vec();
        let (key, args): (&str, Vec<Arg>) = match *self {
            Fault::Rules(refusal) => return describe.say(&refusal),
            Fault::Position(fault) => return describe.position_fault(fault),
            Fault::Fact(fault) => return describe.fact_fault(fault),
            Fault::Open(question) => return describe.question(question),
            Fault::BeyondBox { tile: beyond, instead } => {
                let other = instead.map_or_else(String::new, |instead| describe.tile(instead));
                let room = ("room", yes_no(instead.is_some()));
                ("companion-refused-beyond-box", [tile(beyond), vec![room, ("other", other.into())]].concat())
            }
            Fault::NotAtRoundStart => ("companion-refused-not-at-round-start", vec![]),
            Fault::NotInPlay { guild } => ("refusal-not-in-play", vec![guild_arg(guild)]),
            Fault::Value { value } => ("companion-refused-value", vec![("value", value.into())]),
            Fault::OtherGuild { guild } => ("companion-refused-other-guild", vec![guild_arg(guild)]),
            Fault::TooMany { most: limit } => ("companion-refused-too-many", most(limit)),
            Fault::TooManyGoods { good, left } => {
                ("companion-refused-too-many-goods", heap_args(good, left).to_vec())
            }
            Fault::NeverStays { townsman } => {
                ("companion-refused-never-stays", tile(Tile::Townsman(townsman)))
            }
            Fault::OtherGuest { tile: guest } => ("companion-refused-other-guest", tile(guest)),
            Fault::MovesGuildmaster { guild } => ("refusal-moves-guildmaster", vec![guild_arg(guild)]),
            Fault::Order => ("refusal-wrong-order", vec![]),
            Fault::PrestigeAgain { guild } => ("companion-refused-prestige-again", vec![guild_arg(guild)]),
            Fault::NotAmong => ("companion-refused-not-among", vec![]),
            Fault::Contradicts(Richest { among, are }) => {
                ("companion-refused-contradicts", describe.richest(among, are))
            }
            Fault::NotKnownYet => ("companion-refused-not-known-yet", vec![]),
            Fault::NotOwned => ("companion-refused-not-owned", vec![]),
            Fault::RulingHasNoEffect => ("companion-refused-ruling", vec![]),
        };
        describe.texts.with(key, args)
    }
}
