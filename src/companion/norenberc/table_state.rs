//! A table of Norenberc at its tracking level, and the effect of entries on it.

use std::collections::BTreeMap;

use super::Referee;
use super::entry::{Entry, Owned};
use super::ledger::{Ledger, Rulings};
use super::round_end::RoundEnd;
use super::sheet::{FinalSheet, own};
use super::tiles::{Seen, check_values, exchange};
use super::{Fault, Refused, TableSetup};
use crate::companion::Following as _;
use crate::companion::setup::Depth;
use crate::game::{Due, Seat};
use crate::norenberc::components::ROUNDS;
use crate::norenberc::{Fact, Norenberc, Position, PositionFault, Tile, TileBox, Townsman};

#[derive(Clone, Debug, PartialEq)]
pub enum Following {
    Final {
        sheets: Vec<FinalSheet>,
        /// Rounds tracked before.
        history: Vec<RoundEnd>,
    },
    Round(Box<Ledger>),
    Referee(Box<Referee>),
}

impl Following {
    pub const fn ledger(&self) -> Option<&Ledger> {
        match self {
            Self::Round(ledger) => Some(ledger),
            Self::Final { .. } | Self::Referee(_) => None,
        }
    }

    pub fn history(&self) -> &[RoundEnd] {
        match self {
            Self::Final { history, .. } => history,
            Self::Round(ledger) => ledger.history(),
            Self::Referee(referee) => referee.history(),
        }
    }
}

impl crate::companion::Following<Norenberc> for Following {
    fn depth(&self) -> Depth {
        match self {
            Self::Final { .. } => Depth::FinalScore,
            Self::Round(_) => Depth::Helper,
            Self::Referee(_) => Depth::Referee,
        }
    }

    fn chapter(&self) -> Option<u8> {
        match self {
            Self::Final { .. } => None,
            Self::Round(ledger) => Some(ledger.round()),
            Self::Referee(referee) => Some(referee.state().round()),
        }
    }

    fn is_over(&self) -> bool {
        match self {
            Self::Final { .. } => true,
            Self::Round(ledger) => ledger.is_over(),
            Self::Referee(referee) => referee.due() == Due::Nobody,
        }
    }

    fn sheets(&self) -> Vec<FinalSheet> {
        match self {
            Self::Final { sheets, .. } => sheets.clone(),
            Self::Round(ledger) => ledger.sheets(),
            Self::Referee(referee) => referee.sheets(),
        }
    }

    fn referee(&self) -> Option<&Referee> {
        match self {
            Self::Referee(referee) => Some(referee),
            Self::Final { .. } | Self::Round(_) => None,
        }
    }
}

/// Facts from entries that are valid from the start: about the box, and rulings about finished rounds.
#[derive(Clone, Debug)]
pub struct Foreseen {
    /// The box, with everything that was found out about it.
    pub tiles: TileBox,
    /// For every entry about the box, by its place: true if it was possible.
    boxes: BTreeMap<usize, bool>,
    rulings: Rulings,
}

impl Foreseen {
    pub(super) fn new<'a>(tiles: &TileBox, entries: impl Iterator<Item = &'a Entry>) -> Self {
        let mut foreseen = Self { tiles: tiles.clone(), boxes: BTreeMap::new(), rulings: Rulings::new() };
        for (index, entry) in entries.enumerate() {
            if let Entry::Box { tile, instead } = *entry {
                let changed = exchange(&foreseen.tiles, tile, instead);
                foreseen.boxes.insert(index, changed.is_some());
                foreseen.tiles = changed.unwrap_or(foreseen.tiles);
            } else if let Entry::Ruling { round, fact: Fact::Favorite { guild, seat } } = *entry {
                foreseen.rulings.insert((round, guild), (index, seat));
            }
        }
        foreseen
    }
}

pub(super) fn open(setup: &TableSetup, foreseen: &Foreseen) -> Following {
    let (players, round, tiles) = (setup.players(), setup.start.round, &foreseen.tiles);
    let rulings = foreseen.rulings.clone();
    if setup.played.is_some() {
        return Following::Referee(Box::new(Referee::played(players, tiles)));
    }
    match setup.depth {
        Depth::FinalScore => {
            Following::Final { sheets: vec![FinalSheet::blank(); players.into()], history: Vec::new() }
        }
        Depth::Referee if round == 1 => {
            Following::Referee(Box::new(Referee::before_setup(players, tiles, rulings)))
        }
        Depth::Helper | Depth::Referee => Following::Round(Box::new(Ledger::open(players, round, rulings))),
    }
}

pub(super) fn enter(
    setup: &TableSetup,
    foreseen: &Foreseen,
    play: &mut Following,
    index: usize,
    entry: &Entry,
) -> Result<(), Refused> {
    let mut fold = Fold { setup, foreseen, play };
    if let Entry::Box { tile, .. } = entry {
        let changed = foreseen.boxes.get(&index) == Some(&true);
        return if changed { Ok(()) } else { Err(Fault::BeyondBox { tile: *tile, instead: None }.into()) };
    }
    if let Entry::Depth { depth, round, position } = entry {
        let changed = fold.change_depth(*depth, *round, position.as_deref())?;
        *fold.play = changed;
        return Ok(());
    }
    fold.enter(index, entry)
}

struct Fold<'a> {
    setup: &'a TableSetup,
    foreseen: &'a Foreseen,
    play: &'a mut Following,
}

impl Fold<'_> {
    fn enter(&mut self, index: usize, entry: &Entry) -> Result<(), Refused> {
        if self.setup.played.is_some() && !matches!(entry, Entry::Event(_)) {
            return Err(Refused::WrongDepth);
        }
        match &mut *self.play {
            Following::Round(ledger) => ledger.enter(index, entry, &self.foreseen.tiles),
            Following::Referee(referee) => {
                if let Entry::Event(event) = entry {
                    referee.enter(*event)
                } else if let Entry::Ruling { round, fact } = entry {
                    referee.rule(index, *round, fact)
                } else {
                    Err(Refused::WrongDepth)
                }
            }
            Following::Final { sheets, .. } => {
                let (seat, owned) = final_fact(entry).ok_or(Refused::WrongDepth)?;
                let mut changed = sheets.clone();
                own(&mut changed, seat, &owned)?;
                let values = changed.iter().flat_map(|sheet| sheet.craftsmen.iter().flatten());
                check_values(
                    &self.foreseen.tiles,
                    values.filter_map(|&(guild, value)| Some((guild, value?))),
                )?;
                let mut seen = Seen::default();
                for sheet in &changed {
                    seen.add_townsmen(sheet.townsmen.map(|count| count.unwrap_or(0)));
                }
                seen.check(&self.foreseen.tiles)?;
                *sheets = changed;
                Ok(())
            }
        }
    }

    /// Turns a tile of a position that the box should not hold into a question.
    fn beyond_box(&self, position: &Position, refused: Refused) -> Refused {
        let Refused::Title(Fault::Position(PositionFault::BeyondBox { tile })) = refused else {
            return refused;
        };
        Refused::Title(Fault::BeyondBox {
            tile,
            instead: seen_in(position).unseen(&self.foreseen.tiles, tile),
        })
    }

    fn change_depth(
        &self,
        depth: Depth,
        round: u8,
        position: Option<&Position>,
    ) -> Result<Following, Refused> {
        if self.setup.played.is_some() {
            return Err(Refused::WrongDepth);
        }
        let rulings = self.foreseen.rulings.clone();
        let history = self.play.history().to_vec();
        match (&*self.play, depth) {
            (Following::Round(ledger), Depth::Referee) => {
                let position = position.ok_or(Refused::NeedsPosition)?;
                if ledger.now().begun || ledger.is_over() || position.round != ledger.round() {
                    return Err(Refused::Title(Fault::NotAtRoundStart));
                }
                let players = self.setup.players();
                let referee = Referee::at_round(players, &self.foreseen.tiles, position, history, rulings)
                    .map_err(|fault| self.beyond_box(position, fault))?;
                Ok(Following::Referee(Box::new(referee)))
            }
            (Following::Referee(referee), Depth::Helper) => {
                if !referee.is_round_start() && !self.play.is_over() {
                    return Err(Refused::Title(Fault::NotAtRoundStart));
                }
                let (setup, state) = (referee.setup(), referee.state());
                Ok(Following::Round(Box::new(Ledger::from_state(setup, state, history, rulings))))
            }
            (Following::Final { sheets, .. }, Depth::Helper) => {
                if !(1..=ROUNDS).contains(&round) {
                    return Err(Refused::NotNow);
                }
                Ok(Following::Round(Box::new(Ledger::from_sheets(sheets, round, rulings))))
            }
            (Following::Round(_) | Following::Referee(_), Depth::FinalScore) => {
                let mut sheets = self.play.sheets();
                if !self.play.is_over() {
                    // What they have now is not what they will have at the end.
                    for sheet in &mut sheets {
                        sheet.talers = None;
                    }
                }
                Ok(Following::Final { sheets, history })
            }
            (Following::Final { .. }, Depth::Referee) => Err(Refused::NeedsPosition),
            (Following::Final { .. }, Depth::FinalScore)
            | (Following::Round(_), Depth::Helper)
            | (Following::Referee(_), Depth::Referee) => Err(Refused::NotNow),
        }
    }
}

fn seen_in(position: &Position) -> Seen {
    let mut seen = Seen::default();
    for player in &position.players {
        seen.craftsmen.extend(&player.craftsmen);
        seen.add_townsmen(player.townsmen);
    }
    for house in &position.houses {
        seen.craftsmen.extend(house.workshop.iter().flatten());
        for tile in house.lodgings.iter().flatten() {
            match *tile {
                Tile::Craftsman(craftsman) => seen.craftsmen.push(craftsman),
                Tile::Townsman(townsman) => seen.townsmen.push(townsman),
            }
        }
        seen.townsmen.extend(std::iter::repeat_n(Townsman::Mayor, house.mayors.into()));
    }
    seen
}

/// The possession that an entry is about, if any.
fn final_fact(entry: &Entry) -> Option<(Seat, Owned)> {
    if let Entry::Owned { seat, owned } = entry {
        return Some((*seat, owned.clone()));
    }
    let Entry::Ruling { fact, .. } = entry else { return None };
    match *fact {
        Fact::Talers { seat, talers } => Some((seat, Owned::Talers { talers })),
        Fact::Crests { seat, guild, count } => Some((seat, Owned::Crest { guild, count })),
        Fact::PrestigeCrests { seat, count } => Some((seat, Owned::PrestigeCrests { count })),
        Fact::Townsmen { seat, townsman, count } => Some((seat, Owned::Townsman { townsman, count })),
        Fact::Favorite { .. }
        | Fact::Goods { .. }
        | Fact::Agents { .. }
        | Fact::Order { .. }
        | Fact::PrestigeGuild { .. } => None,
    }
}
