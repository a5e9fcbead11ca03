//! The places of the seen tiles of a kind, for people who hear that no such tile is left.

use super::Referee;
use super::ledger::{Ledger, OwnCraftsman};
use super::table_state::TableState;
use super::tiles::held;
use crate::game::Seat;
use crate::norenberc::{Bench, Craftsman, Guild, Tile, TileBox, Townsman, Window};

/// The place of a tile. In lodgings without a guild, a guardsman put it there and nothing else is tracked. `Earlier`: it was
/// guildmaster in that round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    Workshop { guild: Guild, bench: Bench },
    Lodgings { guild: Option<Guild> },
    Roof { guild: Guild },
    Player { seat: Seat },
    Earlier { round: u8 },
}

impl TableState {
    /// The number of such tiles in a box, and their places, as far as they are known.
    pub fn whereabouts(&self, tiles: &TileBox, tile: Tile) -> (usize, Vec<Whereabouts>) {
        let held = match tile {
            // At the end people enter the value of a craftsman, and not if it shows agent+.
            Tile::Craftsman(Craftsman { guild, value, .. }) if self.tells_values() => {
                tiles.craftsmen(guild).iter().filter(|it| it.value == value).count()
            }
            Tile::Craftsman(_) | Tile::Townsman(_) => held(tiles, tile),
        };
        (held, self.places(tile))
    }

    fn tells_values(&self) -> bool {
        match self {
            Self::Final { .. } => true,
            Self::Round(ledger) => ledger.is_over(),
            Self::Referee(_) => false,
        }
    }

    fn places(&self, tile: Tile) -> Vec<Whereabouts> {
        match self {
            Self::Round(ledger) => ledger.whereabouts(tile),
            Self::Referee(referee) => referee.whereabouts(tile),
            Self::Final { sheets, .. } => {
                let count = |sheet: &super::FinalSheet| match tile {
                    Tile::Craftsman(Craftsman { guild, value, .. }) => {
                        let own = sheet.craftsmen.iter().flatten();
                        own.filter(|it| **it == (guild, Some(value))).count()
                    }
                    Tile::Townsman(townsman) => sheet.townsmen[townsman.index()].unwrap_or(0).into(),
                };
                let owners = (0..).map(Seat).zip(sheets);
                owners.flat_map(|(seat, sheet)| in_front_of(seat, count(sheet))).collect()
            }
        }
    }
}

fn in_front_of(seat: Seat, count: usize) -> impl Iterator<Item = Whereabouts> {
    std::iter::repeat_n(Whereabouts::Player { seat }, count)
}

fn on_roofs(mayors: impl Iterator<Item = (Guild, u8)>) -> impl Iterator<Item = Whereabouts> {
    mayors.flat_map(|(guild, count)| std::iter::repeat_n(Whereabouts::Roof { guild }, count.into()))
}

impl Ledger {
    fn whereabouts(&self, tile: Tile) -> Vec<Whereabouts> {
        let seats = || Seat::first(self.players());
        match tile {
            Tile::Craftsman(craftsman) => {
                let any = self.is_over();
                let same = |it: Craftsman| {
                    (it.guild, it.value) == (craftsman.guild, craftsman.value)
                        && (any || it.agent == craftsman.agent)
                };
                let benches = Bench::ALL.into_iter();
                let settled = benches.filter(|&it| self.settled(craftsman.guild, it).is_some_and(same));
                let like = |own: &&OwnCraftsman| match **own {
                    OwnCraftsman::Known { guild, value, agent } => {
                        same(Craftsman { guild, value, agent: agent.unwrap_or(craftsman.agent) })
                    }
                    OwnCraftsman::Settled { .. } => false,
                };
                let own =
                    |seat| self.hand(seat).and_then(|hand| hand.craftsmen.as_ref()).into_iter().flatten();
                let owned = seats().flat_map(|seat| in_front_of(seat, own(seat).filter(like).count()));
                let loose = std::iter::repeat_n(Whereabouts::Lodgings { guild: None }, self.loose(craftsman));
                settled.map(|bench| self.lay_at(craftsman.guild, bench)).chain(owned).chain(loose).collect()
            }
            Tile::Townsman(townsman) => {
                let own =
                    |seat| self.hand(seat).and_then(|hand| hand.townsmen[townsman.index()]).unwrap_or(0);
                let peddlers = |seat: Seat| {
                    let now = self.now();
                    now.peddled[seat.index()].iter().sum::<u8>() + now.unknown_peddlers[seat.index()]
                };
                let count = |seat| own(seat) + if townsman == Townsman::Peddler { peddlers(seat) } else { 0 };
                let owned = seats().flat_map(|seat| in_front_of(seat, count(seat).into()));
                let mayors = self.mayors().filter(|_| townsman == Townsman::Mayor);
                let roofs = mayors.into_iter().flat_map(|mayors| Guild::ALL.into_iter().zip(mayors));
                owned.chain(on_roofs(roofs)).collect()
            }
        }
    }

    fn lay_at(&self, guild: Guild, bench: Bench) -> Whereabouts {
        let taken = OwnCraftsman::Settled { guild, bench };
        let has = |seat: &Seat| {
            let own = self.hand(*seat).and_then(|hand| hand.craftsmen.as_ref());
            own.is_some_and(|own| own.contains(&taken))
        };
        if let Some(seat) = Seat::first(self.players()).find(has) {
            return Whereabouts::Player { seat };
        }
        if bench.number() < self.round() || self.is_over() {
            return Whereabouts::Earlier { round: bench.number().min(self.round()) };
        }
        Whereabouts::Workshop { guild, bench }
    }
}

impl Referee {
    fn whereabouts(&self, tile: Tile) -> Vec<Whereabouts> {
        let (setup, state) = (self.setup(), self.state());
        let mut found = Vec::new();
        for guild in setup.guilds() {
            let here =
                Bench::ALL.into_iter().filter(|&bench| state.settled(setup, guild, bench) == Some(tile));
            found.extend(here.map(|bench| Whereabouts::Workshop { guild, bench }));
            let here =
                Window::ALL.into_iter().filter(|&window| state.lodger(setup, guild, window) == Some(tile));
            found.extend(here.map(|_| Whereabouts::Lodgings { guild: Some(guild) }));
        }
        for seat in Seat::first(setup.players()) {
            let count = match tile {
                Tile::Craftsman(craftsman) => {
                    let own = state.craftsmen(setup, seat, craftsman.guild);
                    own.into_iter().filter(|it| *it == craftsman).count()
                }
                Tile::Townsman(townsman) => state.townsmen(seat, townsman).into(),
            };
            found.extend(in_front_of(seat, count));
        }
        if tile == Tile::Townsman(Townsman::Mayor) {
            found.extend(on_roofs(setup.guilds().map(|guild| (guild, state.mayors(guild)))));
        }
        found
    }
}
