//! A table of Architects of the West Kingdom at its tracking level, and the effect of entries on it.

use std::collections::BTreeMap;

use super::Referee;
use super::entry::Entry;
use super::ledger::{Ledger, owned_of};
use super::reset::ResetOutcome;
use super::sheet::{FinalSheet, own};
use super::start::Start;
use super::{EntryError, TableSetup, TitleEntryError};
use crate::architects::{Architects, Hands, Resource, Skill, Step};
use crate::companion::setup::Tracking;
use crate::companion::{Start as _, TableState as _};
use crate::game::{Due, Seat, Title as _};

#[derive(Clone, Debug, PartialEq)]
pub enum TableState {
    Final {
        sheets: Vec<FinalSheet>,
        /// The ledger of a town helper before, to go on with.
        kept: Option<Box<Ledger>>,
    },
    Town(Box<Ledger>),
    Referee(Box<Referee>),
}

impl TableState {
    pub const fn ledger(&self) -> Option<&Ledger> {
        match self {
            Self::Town(ledger) => Some(ledger),
            Self::Final { .. } | Self::Referee(_) => None,
        }
    }

    /// The resets so far. The one in progress is the last with a referee, and not among them with a town helper.
    pub fn resets(&self) -> &[ResetOutcome] {
        match self {
            Self::Final { kept, .. } => kept.as_ref().map_or(&[], |ledger| ledger.resets()),
            Self::Town(ledger) => ledger.resets(),
            Self::Referee(referee) => referee.resets(),
        }
    }

    /// The reason why tracking cannot change to this level now: for the fold and the screen.
    pub fn why_not_tracking(&self, to: Tracking) -> Option<EntryError> {
        let only_at_start = Some(EntryError::Title(TitleEntryError::OnlyAtStart));
        match (self, to) {
            (Self::Final { .. }, Tracking::FinalScore)
            | (Self::Town(_), Tracking::Helper)
            | (Self::Referee(_), Tracking::Referee) => Some(EntryError::NotNow),
            (Self::Final { sheets, kept }, Tracking::Referee) => {
                let blank = |sheet: &FinalSheet| *sheet == FinalSheet::blank(sheet.character, None);
                if kept.is_none() && sheets.iter().all(blank) { None } else { only_at_start }
            }
            (Self::Town(ledger), Tracking::Referee) => {
                if ledger.has_begun() || ledger.opponent().is_some() {
                    only_at_start
                } else {
                    None
                }
            }
            (Self::Referee(referee), Tracking::Helper) => {
                let step = referee.state().step();
                let between = matches!(step, Step::Turn | Step::Over);
                if between || referee.is_in_setup() {
                    None
                } else {
                    Some(EntryError::Title(TitleEntryError::WithinTurn))
                }
            }
            (Self::Final { .. }, Tracking::Helper)
            | (Self::Town(_) | Self::Referee(_), Tracking::FinalScore) => None,
        }
    }
}

impl crate::companion::TableState<Architects> for TableState {
    fn tracking(&self) -> Tracking {
        match self {
            Self::Final { .. } => Tracking::FinalScore,
            Self::Town(_) => Tracking::Helper,
            Self::Referee(_) => Tracking::Referee,
        }
    }

    /// The row of the guildhall to be filled next, 1 to 4; 5 for the last turns.
    fn chapter(&self) -> Option<u8> {
        match self {
            Self::Final { .. } => None,
            Self::Town(ledger) => Some(ledger.chapter()),
            Self::Referee(referee) => Some(Architects::chapter(referee.setup(), referee.state())),
        }
    }

    fn is_over(&self) -> bool {
        match self {
            Self::Final { .. } => true,
            Self::Town(ledger) => ledger.is_over(),
            Self::Referee(referee) => referee.due() == Due::Nobody,
        }
    }

    fn sheets(&self) -> Vec<FinalSheet> {
        match self {
            Self::Final { sheets, .. } => sheets.clone(),
            Self::Town(ledger) => ledger.sheets(),
            Self::Referee(referee) => referee.sheets(),
        }
    }

    fn referee(&self) -> Option<&Referee> {
        match self {
            Self::Referee(referee) => Some(referee),
            Self::Final { .. } | Self::Town(_) => None,
        }
    }
}

/// Facts from entries that are valid from the start: the options of the group.
#[derive(Clone, Debug)]
pub struct Preconditions {
    /// The start, with all later entries about it.
    pub start: Start,
    /// For every entry about the options, by its place: true if it was possible.
    options: BTreeMap<usize, bool>,
}

impl Preconditions {
    pub(super) fn new<'a>(setup: &TableSetup, entries: impl Iterator<Item = &'a Entry>) -> Self {
        let mut preconditions = Self { start: setup.start.clone(), options: BTreeMap::new() };
        for (index, entry) in entries.enumerate() {
            if let Entry::Options { promo, conspirator } = *entry {
                let start = Start { promo, conspirator, ..preconditions.start.clone() };
                let possible = start.check(setup.players(), setup.tracking).is_ok() && setup.played.is_none();
                preconditions.options.insert(index, possible);
                if possible {
                    preconditions.start = start;
                }
            }
        }
        preconditions
    }
}

pub(super) fn open(setup: &TableSetup, preconditions: &Preconditions) -> TableState {
    let (players, start) = (setup.players(), &preconditions.start);
    if setup.played.is_some() {
        return TableState::Referee(Box::new(Referee::opened(start, players, Hands::Known)));
    }
    match setup.tracking {
        Tracking::FinalScore => {
            let sheet = |seat| FinalSheet::blank(start.boards.character(seat), start.opponent);
            TableState::Final { sheets: Seat::first(players).map(sheet).collect(), kept: None }
        }
        Tracking::Helper => TableState::Town(Box::new(Ledger::open(start, players))),
        Tracking::Referee => TableState::Referee(Box::new(Referee::opened(start, players, Hands::Sealed))),
    }
}

pub(super) fn enter(
    setup: &TableSetup,
    preconditions: &Preconditions,
    play: &mut TableState,
    index: usize,
    entry: &Entry,
) -> Result<(), EntryError> {
    if let Entry::Options { .. } = entry {
        let possible = preconditions.options.get(&index) == Some(&true);
        return if possible { Ok(()) } else { Err(TitleEntryError::Options.into()) };
    }
    if setup.played.is_some() && !matches!(entry, Entry::Event(_)) {
        return Err(EntryError::WrongTracking);
    }
    if let Entry::Tracking { tracking } = entry {
        *play = changed(setup, &preconditions.start, play, *tracking)?;
        return Ok(());
    }
    match play {
        TableState::Town(ledger) => ledger.enter(index, entry),
        TableState::Referee(referee) => {
            if let Entry::Event(event) = entry {
                referee.enter(*event)
            } else if let Entry::Ruling { fact } = entry {
                referee.rule(*fact)
            } else {
                Err(EntryError::WrongTracking)
            }
        }
        TableState::Final { sheets, .. } => {
            let (seat, owned) = if let Entry::Owned { seat, owned } = entry {
                (*seat, owned.clone())
            } else if let Entry::Ruling { fact } = entry {
                owned_of(*fact).ok_or(EntryError::WrongTracking)?
            } else {
                return Err(EntryError::WrongTracking);
            };
            let mut changed = sheets.clone();
            own(&mut changed, seat, &owned, preconditions.start.promo)?;
            *sheets = changed;
            Ok(())
        }
    }
}

fn changed(
    setup: &TableSetup,
    start: &Start,
    play: &TableState,
    to: Tracking,
) -> Result<TableState, EntryError> {
    if let Some(refused) = play.why_not_tracking(to) {
        return Err(refused);
    }
    let players = setup.players();
    match (play, to) {
        (TableState::Final { sheets, kept }, Tracking::Helper) => {
            let ledger = match kept {
                Some(ledger) => {
                    let mut ledger = ledger.clone();
                    ledger.take_sheets(sheets);
                    ledger
                }
                None => Box::new(Ledger::from_sheets(start, sheets)),
            };
            Ok(TableState::Town(ledger))
        }
        (TableState::Referee(referee), Tracking::Helper) => Ok(TableState::Town(referee.to_ledger(start))),
        (TableState::Final { .. } | TableState::Town(_), Tracking::Referee) => {
            start
                .check(players, Tracking::Referee)
                .map_err(|_| EntryError::Title(TitleEntryError::OnlyAtStart))?;
            Ok(TableState::Referee(Box::new(Referee::opened(start, players, Hands::Sealed))))
        }
        (TableState::Town(ledger), Tracking::FinalScore) => {
            Ok(TableState::Final { sheets: at_the_end(play), kept: Some(ledger.clone()) })
        }
        (TableState::Referee(referee), Tracking::FinalScore) => {
            let between = play.why_not_tracking(Tracking::Helper).is_none();
            let kept = between.then(|| referee.to_ledger(start));
            Ok(TableState::Final { sheets: at_the_end(play), kept })
        }
        (TableState::Final { .. }, Tracking::FinalScore)
        | (TableState::Town(_), Tracking::Helper)
        | (TableState::Referee(_), Tracking::Referee) => Err(EntryError::NotNow),
    }
}

/// The facts known of the end: stock now is not stock at the end.
fn at_the_end(play: &TableState) -> Vec<FinalSheet> {
    let mut sheets = play.sheets();
    if !play.is_over() {
        for sheet in &mut sheets {
            sheet.goods = [None; Resource::ALL.len()];
            sheet.skills = [None; Skill::ALL.len()];
            (sheet.prison, sheet.captured) = (None, None);
        }
    }
    sheets
}
