//! A table of Architects of the West Kingdom at its tracking level, and the effect of entries on it.

use std::collections::BTreeMap;

use super::Referee;
use super::entry::Entry;
use super::ledger::{Ledger, owned_of};
use super::reset::ResetSaid;
use super::sheet::{FinalSheet, own};
use super::start::Start;
use super::{Fault, Refused, TableSetup};
use crate::architects::{Architects, Hands, Resource, Skill, Step};
use crate::companion::setup::Depth;
use crate::companion::{Following as _, Start as _};
use crate::game::{Due, Seat, Title as _};

#[derive(Clone, Debug, PartialEq)]
pub enum Following {
    Final {
        sheets: Vec<FinalSheet>,
        /// The ledger of a town helper before, to go on with.
        kept: Option<Box<Ledger>>,
    },
    Town(Box<Ledger>),
    Referee(Box<Referee>),
}

impl Following {
    pub const fn ledger(&self) -> Option<&Ledger> {
        match self {
            Self::Town(ledger) => Some(ledger),
            Self::Final { .. } | Self::Referee(_) => None,
        }
    }

    /// The resets so far. The one in progress is the last with a referee, and not among them with a town helper.
    pub fn resets(&self) -> &[ResetSaid] {
        match self {
            Self::Final { kept, .. } => kept.as_ref().map_or(&[], |ledger| ledger.resets()),
            Self::Town(ledger) => ledger.resets(),
            Self::Referee(referee) => referee.resets(),
        }
    }

    /// The reason why tracking cannot change to this level now: for the fold and the screen.
    pub fn why_not_depth(&self, to: Depth) -> Option<Refused> {
        let only_at_start = Some(Refused::Title(Fault::OnlyAtStart));
        match (self, to) {
            (Self::Final { .. }, Depth::FinalScore)
            | (Self::Town(_), Depth::Helper)
            | (Self::Referee(_), Depth::Referee) => Some(Refused::NotNow),
            (Self::Final { sheets, kept }, Depth::Referee) => {
                let blank = |sheet: &FinalSheet| *sheet == FinalSheet::blank(sheet.character, None);
                if kept.is_none() && sheets.iter().all(blank) { None } else { only_at_start }
            }
            (Self::Town(ledger), Depth::Referee) => {
                if ledger.has_begun() || ledger.opponent().is_some() {
                    only_at_start
                } else {
                    None
                }
            }
            (Self::Referee(referee), Depth::Helper) => {
                let step = referee.state().step();
                let between = matches!(step, Step::Turn | Step::Over);
                if between || referee.is_in_setup() { None } else { Some(Refused::Title(Fault::WithinTurn)) }
            }
            (Self::Final { .. }, Depth::Helper) | (Self::Town(_) | Self::Referee(_), Depth::FinalScore) => {
                None
            }
        }
    }
}

impl crate::companion::Following<Architects> for Following {
    fn depth(&self) -> Depth {
        match self {
            Self::Final { .. } => Depth::FinalScore,
            Self::Town(_) => Depth::Helper,
            Self::Referee(_) => Depth::Referee,
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
pub struct Foreseen {
    /// The start, with all later entries about it.
    pub start: Start,
    /// For every entry about the options, by its place: true if it was possible.
    options: BTreeMap<usize, bool>,
}

impl Foreseen {
    pub(super) fn new<'a>(setup: &TableSetup, entries: impl Iterator<Item = &'a Entry>) -> Self {
        let mut foreseen = Self { start: setup.start.clone(), options: BTreeMap::new() };
        for (index, entry) in entries.enumerate() {
            if let Entry::Options { promo, conspirator } = *entry {
                let start = Start { promo, conspirator, ..foreseen.start.clone() };
                let possible = start.check(setup.players(), setup.depth).is_ok() && setup.played.is_none();
                foreseen.options.insert(index, possible);
                if possible {
                    foreseen.start = start;
                }
            }
        }
        foreseen
    }
}

pub(super) fn open(setup: &TableSetup, foreseen: &Foreseen) -> Following {
    let (players, start) = (setup.players(), &foreseen.start);
    if setup.played.is_some() {
        return Following::Referee(Box::new(Referee::opened(start, players, Hands::Known)));
    }
    match setup.depth {
        Depth::FinalScore => {
            let sheet = |seat| FinalSheet::blank(start.boards.character(seat), start.opponent);
            Following::Final { sheets: Seat::first(players).map(sheet).collect(), kept: None }
        }
        Depth::Helper => Following::Town(Box::new(Ledger::open(start, players))),
        Depth::Referee => Following::Referee(Box::new(Referee::opened(start, players, Hands::Sealed))),
    }
}

pub(super) fn enter(
    setup: &TableSetup,
    foreseen: &Foreseen,
    play: &mut Following,
    index: usize,
    entry: &Entry,
) -> Result<(), Refused> {
    if let Entry::Options { .. } = entry {
        let possible = foreseen.options.get(&index) == Some(&true);
        return if possible { Ok(()) } else { Err(Fault::Options.into()) };
    }
    if setup.played.is_some() && !matches!(entry, Entry::Event(_)) {
        return Err(Refused::WrongDepth);
    }
    if let Entry::Depth { depth } = entry {
        *play = changed(setup, &foreseen.start, play, *depth)?;
        return Ok(());
    }
    match play {
        Following::Town(ledger) => ledger.enter(index, entry),
        Following::Referee(referee) => {
            if let Entry::Event(event) = entry {
                referee.enter(*event)
            } else if let Entry::Ruling { fact } = entry {
                referee.rule(*fact)
            } else {
                Err(Refused::WrongDepth)
            }
        }
        Following::Final { sheets, .. } => {
            let (seat, owned) = if let Entry::Owned { seat, owned } = entry {
                (*seat, owned.clone())
            } else if let Entry::Ruling { fact } = entry {
                owned_of(*fact).ok_or(Refused::WrongDepth)?
            } else {
                return Err(Refused::WrongDepth);
            };
            let mut changed = sheets.clone();
            own(&mut changed, seat, &owned, foreseen.start.promo)?;
            *sheets = changed;
            Ok(())
        }
    }
}

fn changed(setup: &TableSetup, start: &Start, play: &Following, to: Depth) -> Result<Following, Refused> {
    if let Some(refused) = play.why_not_depth(to) {
        return Err(refused);
    }
    let players = setup.players();
    match (play, to) {
        (Following::Final { sheets, kept }, Depth::Helper) => {
            let ledger = match kept {
                Some(ledger) => {
                    let mut ledger = ledger.clone();
                    ledger.take_sheets(sheets);
                    ledger
                }
                None => Box::new(Ledger::from_sheets(start, sheets)),
            };
            Ok(Following::Town(ledger))
        }
        (Following::Referee(referee), Depth::Helper) => Ok(Following::Town(referee.to_ledger(start))),
        (Following::Final { .. } | Following::Town(_), Depth::Referee) => {
            start.check(players, Depth::Referee).map_err(|_| Refused::Title(Fault::OnlyAtStart))?;
            Ok(Following::Referee(Box::new(Referee::opened(start, players, Hands::Sealed))))
        }
        (Following::Town(ledger), Depth::FinalScore) => {
            Ok(Following::Final { sheets: at_the_end(play), kept: Some(ledger.clone()) })
        }
        (Following::Referee(referee), Depth::FinalScore) => {
            let between = play.why_not_depth(Depth::Helper).is_none();
            let kept = between.then(|| referee.to_ledger(start));
            Ok(Following::Final { sheets: at_the_end(play), kept })
        }
        (Following::Final { .. }, Depth::FinalScore)
        | (Following::Town(_), Depth::Helper)
        | (Following::Referee(_), Depth::Referee) => Err(Refused::NotNow),
    }
}

/// The facts known of the end: stock now is not stock at the end.
fn at_the_end(play: &Following) -> Vec<FinalSheet> {
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
