//! A table of Norenberc at its tracking level, and the effect of entries on it.

use std::collections::BTreeMap;

use super::Referee;
use super::entry::{Entry, Owned};
use super::ledger::{Ledger, Rulings};
use super::round_end::RoundEnd;
use super::sheet::{FinalSheet, own};
use super::tiles::{SeenTiles, check_values, exchange};
use super::{EntryError, TableSetup, TitleEntryError};
use crate::companion::TableState as _;
use crate::companion::setup::Tracking;
use crate::game::{Due, Seat};
use crate::norenberc::components::ROUNDS;
use crate::norenberc::{Fact, Norenberc, Position, PositionError, Tile, TileBox, Townsman};

#[derive(Clone, Debug, PartialEq)]
pub enum TableState {
    Final {
        sheets: Vec<FinalSheet>,
        /// Rounds tracked before.
        history: Vec<RoundEnd>,
    },
    Round(Box<Ledger>),
    Referee(Box<Referee>),
}

impl TableState {
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

impl crate::companion::TableState<Norenberc> for TableState {
    fn tracking(&self) -> Tracking {
        match self {
            Self::Final { .. } => Tracking::FinalScore,
            Self::Round(_) => Tracking::Helper,
            Self::Referee(_) => Tracking::Referee,
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
pub struct Preconditions {
    /// The box, with everything that was found out about it.
    pub tiles: TileBox,
    /// For every entry about the box, by its place: true if it was possible.
    boxes: BTreeMap<usize, bool>,
    rulings: Rulings,
}

impl Preconditions {
    pub(super) fn new<'a>(tiles: &TileBox, entries: impl Iterator<Item = &'a Entry>) -> Self {
        let mut preconditions =
            Self { tiles: tiles.clone(), boxes: BTreeMap::new(), rulings: Rulings::new() };
        for (index, entry) in entries.enumerate() {
            if let Entry::Box { tile, instead } = *entry {
                let changed = exchange(&preconditions.tiles, tile, instead);
                preconditions.boxes.insert(index, changed.is_some());
                preconditions.tiles = changed.unwrap_or(preconditions.tiles);
            } else if let Entry::Ruling { round, fact: Fact::Favorite { guild, seat } } = *entry {
                preconditions.rulings.insert((round, guild), (index, seat));
            }
        }
        preconditions
    }
}

pub(super) fn open(setup: &TableSetup, preconditions: &Preconditions) -> TableState {
    let (players, round, tiles) = (setup.players(), setup.start.round, &preconditions.tiles);
    let rulings = preconditions.rulings.clone();
    if setup.played.is_some() {
        return TableState::Referee(Box::new(Referee::played(players, tiles)));
    }
    match setup.tracking {
        Tracking::FinalScore => {
            TableState::Final { sheets: vec![FinalSheet::blank(); players.into()], history: Vec::new() }
        }
        Tracking::Referee if round == 1 => {
            TableState::Referee(Box::new(Referee::before_setup(players, tiles, rulings)))
        }
        Tracking::Helper | Tracking::Referee => {
            TableState::Round(Box::new(Ledger::open(players, round, rulings)))
        }
    }
}

pub(super) fn enter(
    setup: &TableSetup,
    preconditions: &Preconditions,
    play: &mut TableState,
    index: usize,
    entry: &Entry,
) -> Result<(), EntryError> {
    let mut fold = Fold { setup, preconditions, play };
    if let Entry::Box { tile, .. } = entry {
        let changed = preconditions.boxes.get(&index) == Some(&true);
        return if changed {
            Ok(())
        } else {
            Err(TitleEntryError::BeyondBox { tile: *tile, instead: None }.into())
        };
    }
    if let Entry::Tracking { tracking, round, position } = entry {
        let changed = fold.change_tracking(*tracking, *round, position.as_deref())?;
        *fold.play = changed;
        return Ok(());
    }
    fold.enter(index, entry)
}

struct Fold<'a> {
    setup: &'a TableSetup,
    preconditions: &'a Preconditions,
    play: &'a mut TableState,
}

impl Fold<'_> {
    fn enter(&mut self, index: usize, entry: &Entry) -> Result<(), EntryError> {
        if self.setup.played.is_some() && !matches!(entry, Entry::Event(_)) {
            return Err(EntryError::WrongTracking);
        }
        match &mut *self.play {
            TableState::Round(ledger) => ledger.enter(index, entry, &self.preconditions.tiles),
            TableState::Referee(referee) => {
                if let Entry::Event(event) = entry {
                    referee.enter(*event)
                } else if let Entry::Ruling { round, fact } = entry {
                    referee.rule(index, *round, fact)
                } else {
                    Err(EntryError::WrongTracking)
                }
            }
            TableState::Final { sheets, .. } => {
                let (seat, owned) = final_fact(entry).ok_or(EntryError::WrongTracking)?;
                let mut changed = sheets.clone();
                own(&mut changed, seat, &owned)?;
                let values = changed.iter().flat_map(|sheet| sheet.craftsmen.iter().flatten());
                check_values(
                    &self.preconditions.tiles,
                    values.filter_map(|&(guild, value)| Some((guild, value?))),
                )?;
                let mut seen = SeenTiles::default();
                for sheet in &changed {
                    seen.add_townsmen(sheet.townsmen.map(|count| count.unwrap_or(0)));
                }
                seen.check(&self.preconditions.tiles)?;
                *sheets = changed;
                Ok(())
            }
        }
    }

    /// Turns a tile of a position that the box should not hold into a question.
    fn beyond_box(&self, position: &Position, refused: EntryError) -> EntryError {
        let EntryError::Title(TitleEntryError::Position(PositionError::BeyondBox { tile })) = refused else {
            return refused;
        };
        EntryError::Title(TitleEntryError::BeyondBox {
            tile,
            instead: seen_in(position).unseen(&self.preconditions.tiles, tile),
        })
    }

    fn change_tracking(
        &self,
        tracking: Tracking,
        round: u8,
        position: Option<&Position>,
    ) -> Result<TableState, EntryError> {
        if self.setup.played.is_some() {
            return Err(EntryError::WrongTracking);
        }
        let rulings = self.preconditions.rulings.clone();
        let history = self.play.history().to_vec();
        match (&*self.play, tracking) {
            (TableState::Round(ledger), Tracking::Referee) => {
                let position = position.ok_or(EntryError::NeedsPosition)?;
                if ledger.now().begun || ledger.is_over() || position.round != ledger.round() {
                    return Err(EntryError::Title(TitleEntryError::NotAtRoundStart));
                }
                let players = self.setup.players();
                let referee =
                    Referee::at_round(players, &self.preconditions.tiles, position, history, rulings)
                        .map_err(|error| self.beyond_box(position, error))?;
                Ok(TableState::Referee(Box::new(referee)))
            }
            (TableState::Referee(referee), Tracking::Helper) => {
                if !referee.is_round_start() && !self.play.is_over() {
                    return Err(EntryError::Title(TitleEntryError::NotAtRoundStart));
                }
                let (setup, state) = (referee.setup(), referee.state());
                Ok(TableState::Round(Box::new(Ledger::from_state(setup, state, history, rulings))))
            }
            (TableState::Final { sheets, .. }, Tracking::Helper) => {
                if !(1..=ROUNDS).contains(&round) {
                    return Err(EntryError::NotNow);
                }
                Ok(TableState::Round(Box::new(Ledger::from_sheets(sheets, round, rulings))))
            }
            (TableState::Round(_) | TableState::Referee(_), Tracking::FinalScore) => {
                let mut sheets = self.play.sheets();
                if !self.play.is_over() {
                    // What they have now is not what they will have at the end.
                    for sheet in &mut sheets {
                        sheet.talers = None;
                    }
                }
                Ok(TableState::Final { sheets, history })
            }
            (TableState::Final { .. }, Tracking::Referee) => Err(EntryError::NeedsPosition),
            (TableState::Final { .. }, Tracking::FinalScore)
            | (TableState::Round(_), Tracking::Helper)
            | (TableState::Referee(_), Tracking::Referee) => Err(EntryError::NotNow),
        }
    }
}

fn seen_in(position: &Position) -> SeenTiles {
    let mut seen = SeenTiles::default();
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
