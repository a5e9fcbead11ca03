//! One table that is open: what a window calls. Every act is in the journal before a method returns; what a screen shows
//! is a [`View`].

mod answers;
mod changed;

use std::io::ErrorKind;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use self::changed::Changed;
use super::acts::{Act, Acts, EntryId};
use super::change::{Change, changes};
use super::entry::Entry;
use super::group::{Depth, Person, Played, TableFault, TableSetup};
use super::moves::Move;
use super::play::{Folded, Play, fold};
use super::refused::Refused;
use super::sheet::{FinalSheet, Missing, final_score};
use crate::game::Seat;
use crate::norenberc::scoring::Score;
use crate::norenberc::{Fact, Tile, TileBox};
use crate::storage::Record;
use crate::storage::journal::{Folder, Journal, Keep, Line, Notice, Saved, Trouble};

/// A table that is open.
pub struct Session {
    journal: Journal,
    setup: TableSetup,
    acts: Acts,
    entries: Vec<(EntryId, Entry)>,
    folded: Folded,
    saved: Saved,
    changed: Changed,
    notices: Vec<Notice>,
    /// What follows from all this, kept so that a screen can be painted sixty times a second.
    shown: Shown,
}

struct Shown {
    log: Vec<LogLine>,
    undo: Option<ActName>,
    redo: Option<ActName>,
    sheets: Vec<FinalSheet>,
    score: Option<Result<Score, Vec<(Seat, Missing)>>>,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// For corrections.
    pub id: EntryId,
    /// The round it was told in; a final score has none.
    pub round: Option<u8>,
    /// What was told.
    pub entry: Entry,
    /// Why it is skipped, if it is. Only an end of round that has become [`Refused::Open`] counts all the same, with that
    /// favourite unknown: an answer inserted before it closes the question.
    pub skipped: Option<Refused>,
}

/// What undo or redo would do, for its name.
#[derive(Clone, Debug, PartialEq)]
pub struct ActName {
    /// What kind of act.
    pub kind: ActKind,
    /// What it is about.
    pub entry: Option<Entry>,
}

/// The kinds of acts that can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the variants are the names of the acts")]
pub enum ActKind {
    Enter,
    Override,
    Insert,
    Amend,
    Remove,
}

/// Everything a screen shows of a table.
pub struct View<'a> {
    /// Who sits there.
    pub people: &'a [Person],
    /// The box as far as it is known.
    pub tiles: &'a TileBox,
    /// The game at its depth.
    pub play: &'a Play,
    /// All entries in their order.
    pub log: &'a [LogLine],
    /// What [`Session::undo_answer`] would take back.
    pub undo: Option<&'a ActName>,
    /// What redo would bring back.
    pub redo: Option<&'a ActName>,
    /// What everybody owns, as far as it is known.
    pub sheets: &'a [FinalSheet],
    /// The final score of a game that is over, or what has to be known first.
    pub score: Option<Result<&'a Score, &'a [(Seat, Missing)]>>,
    /// What corrections, undo and redo have changed since the list was closed, and what was told late.
    pub changes: &'a [Change],
    /// What to do with the pieces because of that.
    pub moves: &'a [Move],
    /// The list that this one takes the place of, where it was not closed: people may have begun with it.
    pub moves_before: &'a [Move],
    /// Whether the last input is on the disk.
    pub saved: &'a Saved,
    /// What was found when the file was opened.
    pub notices: &'a [Notice],
    /// Whether nothing can be entered.
    pub read_only: bool,
}

pub(super) fn now() -> u64 {
    // A clock before 1970 is a clock that is not set.
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}

impl Session {
    /// Opens a new table.
    ///
    /// # Errors
    /// Where no table can be opened like this.
    pub(super) fn begin(
        folder: &Arc<Folder>,
        setup: TableSetup,
        taken: impl Fn(&str) -> bool,
    ) -> Result<Self, TableFault> {
        let setup = setup.opened()?;
        let at = now();
        let name = folder.new_name(at, taken);
        let (journal, saved) = Journal::create(folder, &name, at, setup.to_json());
        Ok(Self::new(journal, setup, Acts::default(), saved))
    }

    /// Opens a table from its journal, as far as that can be read.
    ///
    /// # Errors
    /// Where not even the head can be read.
    pub(super) fn resume(folder: &Arc<Folder>, name: &str) -> Result<Self, Notice> {
        let mut journal = Journal::open(folder, name)?;
        let saved = journal.save();
        Self::read(journal, saved).ok_or_else(|| Notice::Unreadable { path: folder.game(name) })
    }

    /// The table of a journal; nothing where there is none.
    fn read(journal: Journal, saved: Saved) -> Option<Self> {
        let Read { setup, acts, unknown } = Read::new(journal.lines())?;
        let mut session = Self::new(journal, setup, acts, saved);
        if unknown > 0 {
            let path = session.journal.path();
            session.notices.push(Notice::NotUnderstood { lines: unknown, path });
        }
        Some(session)
    }

    fn new(journal: Journal, setup: TableSetup, acts: Acts, saved: Saved) -> Self {
        let entries = acts.entries();
        let folded = fold(&setup, entries.iter().map(|(_, entry)| entry));
        let shown = Shown::new(&acts, &entries, &folded);
        let notices = journal.notices().to_vec();
        Self { journal, setup, acts, entries, folded, saved, changed: Changed::default(), notices, shown }
    }

    /// The name of the game in its folder.
    pub fn name(&self) -> &str {
        self.journal.name()
    }

    /// Where the game is played here: by whom and how.
    pub const fn played(&self) -> Option<&Played> {
        self.setup.played.as_ref()
    }

    /// What was told before the first entry.
    pub const fn setup(&self) -> &TableSetup {
        &self.setup
    }

    /// What is known of the table.
    pub fn view(&self) -> View<'_> {
        let Shown { log, undo, redo, sheets, score } = &self.shown;
        View {
            people: &self.folded.people,
            tiles: &self.folded.tiles,
            play: &self.folded.play,
            log,
            undo: undo.as_ref(),
            redo: redo.as_ref(),
            sheets,
            score: score.as_ref().map(|score| score.as_ref().map_err(Vec::as_slice)),
            changes: self.changed.changes(),
            moves: self.changed.moves(),
            moves_before: self.changed.moves_before(),
            saved: &self.saved,
            notices: &self.notices,
            read_only: self.journal.is_read_only(),
        }
    }

    /// When the table was opened, in seconds since 1970.
    pub fn begun(&self) -> u64 {
        self.journal.lines().first().map_or(0, |line| line.at)
    }

    /// When its game was over with a result, or when something was entered last: corrections that come later are no playing.
    pub fn ended(&self) -> u64 {
        let lines = self.journal.lines();
        let is_over = |end: usize| {
            Read::new(&lines[..end]).is_some_and(|Read { setup, acts, .. }| {
                let entries = acts.entries();
                let play = fold(&setup, entries.iter().map(|(_, entry)| entry)).play;
                play.is_over() && final_score(&play.sheets()).is_ok()
            })
        };
        let mut end = lines.len();
        while end > 1 && is_over(end - 1) {
            end -= 1;
        }
        lines.get(end.saturating_sub(1)).map_or(0, |line| line.at)
    }

    /// How long the game was played, in seconds; nobody knows where the table was opened in the middle or at the end of it.
    pub fn duration(&self) -> Option<u64> {
        let whole = self.setup.depth != Depth::FinalScore && self.setup.round == 1;
        whole.then(|| self.ended().saturating_sub(self.begun()))
    }

    /// The names by seat, as they stand in the journal.
    pub fn names(&self) -> Vec<String> {
        self.folded.people.iter().map(|person| person.name.clone()).collect()
    }

    /// Enters something at the end.
    ///
    /// # Errors
    /// Where it is not possible now; then nothing was written. [`Refused::BeyondBox`] is a question: after a yes,
    /// [`Session::accept_tile`] and the same entry once more. So is [`Refused::Contradicts`], which
    /// [`Session::enter_instead`] answers.
    pub fn enter(&mut self, entry: Entry) -> Result<(), Refused> {
        // A ruling may be about a round that is over.
        if entry.is_override() {
            return self.act_with_changes(&Act::Override { entry });
        }
        if let Some(&told) = self.contradicted(&entry).first() {
            return Err(Refused::Contradicts(told));
        }
        self.act(&Act::Enter { entry })
    }

    /// The table sets a fact about the current round.
    ///
    /// # Errors
    /// As for [`Session::enter`].
    pub fn override_fact(&mut self, fact: Fact) -> Result<(), Refused> {
        let round = self.folded.play.round().unwrap_or(self.setup.round);
        self.enter(Entry::Ruling { round, fact })
    }

    /// The box of this game holds this tile instead of that one.
    ///
    /// # Errors
    /// As for [`Session::enter`].
    pub fn accept_tile(&mut self, tile: Tile, instead: Tile) -> Result<(), Refused> {
        self.enter(Entry::Box { tile, instead })
    }

    /// Enters something that was forgotten, before another entry. Everything later is computed anew.
    ///
    /// # Errors
    /// Where it is not possible there.
    pub fn insert(&mut self, before: EntryId, entry: Entry) -> Result<(), Refused> {
        self.correct(&Act::Insert { before, entry }, before)
    }

    /// Puts something else in the place of an entry. Everything later is computed anew.
    ///
    /// # Errors
    /// Where it is not possible there.
    pub fn amend(&mut self, id: EntryId, entry: Entry) -> Result<(), Refused> {
        self.correct(&Act::Amend { id, entry }, id)
    }

    /// The table as it was before an entry, with all that is known of the box now: for correcting that entry, or entering
    /// something that was forgotten before it.
    pub fn before(&self, id: EntryId) -> Option<Play> {
        let place = self.entries.iter().position(|(it, _)| *it == id)?;
        let (earlier, later) = self.entries.split_at(place);
        let boxes = later.iter().filter(|(_, entry)| matches!(entry, Entry::Box { .. }));
        Some(fold(&self.setup, earlier.iter().chain(boxes).map(|(_, entry)| entry)).play)
    }

    /// Takes an entry out. Everything later is computed anew.
    ///
    /// # Errors
    /// Where there is no such entry.
    pub fn remove(&mut self, id: EntryId) -> Result<(), Refused> {
        self.correct(&Act::Remove { id }, id)
    }

    fn correct(&mut self, act: &Act, about: EntryId) -> Result<(), Refused> {
        if !self.entries.iter().any(|(id, _)| *id == about) {
            return Err(Refused::NoSuchEntry);
        }
        self.act_with_changes(act)
    }

    /// Takes the last act back.
    ///
    /// # Errors
    /// Where there is none, or nothing can be written.
    pub fn undo(&mut self) -> Result<(), Refused> {
        let (act, _) = *self.acts.to_undo().ok_or(Refused::Nothing)?;
        self.act_with_changes(&Act::Undo { act })
    }

    /// Brings back what was undone last.
    ///
    /// # Errors
    /// Where there is nothing, or nothing can be written.
    pub fn redo(&mut self) -> Result<(), Refused> {
        let (act, _) = *self.acts.to_redo().ok_or(Refused::Nothing)?;
        self.act_with_changes(&Act::Redo { act })
    }

    fn act_with_changes(&mut self, act: &Act) -> Result<(), Refused> {
        let (entries, folded) = (self.entries.clone(), self.folded.clone());
        self.act(act)?;
        let new = changes((&entries, &folded), (&self.entries, &self.folded));
        self.changed.corrected(new, &self.folded.play);
        Ok(())
    }

    /// The list of what was changed was read, and the pieces lie where they should.
    pub fn close_changes(&mut self) {
        self.changed.close(&self.folded.play);
    }

    /// Tries an act, and if it is possible writes it down and does it.
    fn act(&mut self, act: &Act) -> Result<(), Refused> {
        if self.journal.is_read_only() {
            return Err(Refused::ReadOnly);
        }
        let act = &act.clone().with_kept_name(&self.folded.people, &self.entries)?;
        let id = self.journal.lines().last().map_or(0, |line| line.n + 1);
        // What was entered has to be possible at its place; what was there before may become impossible.
        let about = match *act {
            Act::Enter { .. } | Act::Override { .. } | Act::Insert { .. } => Some(id),
            Act::Amend { id, .. } => Some(id),
            Act::Remove { .. } | Act::Undo { .. } | Act::Redo { .. } => None,
        };
        let mut acts = self.acts.clone();
        acts.push(id, act.clone());
        let entries = acts.entries();
        let folded = fold(&self.setup, entries.iter().map(|(_, entry)| entry));
        let entered = entries.iter().zip(&folded.taken).find(|((it, _), _)| Some(*it) == about);
        if let Some((_, taken)) = entered {
            (*taken)?;
        }
        let body = serde_json::to_value(act).expect("an act has only text keys");
        self.saved = self.journal.append(now(), body);
        self.shown = Shown::new(&acts, &entries, &folded);
        (self.acts, self.entries, self.folded) = (acts, entries, folded);
        self.changed.told(&self.folded.play);
        Ok(())
    }

    /// Tries to write what could not be written before.
    pub fn save(&mut self) -> &Saved {
        self.saved = self.journal.save();
        &self.saved
    }

    /// How many inputs are not on the disk.
    pub const fn waiting(&self) -> usize {
        self.journal.waiting()
    }

    /// Says what is to count where somebody else has changed the file. Where that is what they wrote, the table is the one
    /// of their file afterwards.
    ///
    /// # Errors
    /// The disk's. Then everything is as it was, and still to be said.
    pub(super) fn settle(
        &mut self,
        folder: &Arc<Folder>,
        keep: Keep,
        taken: impl Fn(&str) -> bool,
    ) -> Result<(), Trouble> {
        if keep == Keep::Theirs {
            let unreadable = |_| Trouble { path: self.journal.path(), kind: ErrorKind::InvalidData };
            let theirs = Self::resume(folder, self.name()).map_err(unreadable)?;
            self.journal.settle(keep, taken)?;
            *self = theirs;
        } else {
            self.journal.settle(keep, taken)?;
            self.save();
        }
        Ok(())
    }

    /// Goes on with the copy that is longer than the file, where [`Notice::Shorter`] offers it.
    pub fn take_longer(&mut self) {
        self.saved = self.journal.take_longer();
        let Some(Read { setup, acts, .. }) = Read::new(self.journal.lines()) else { return };
        self.entries = acts.entries();
        self.folded = fold(&setup, self.entries.iter().map(|(_, entry)| entry));
        self.shown = Shown::new(&acts, &self.entries, &self.folded);
        (self.setup, self.acts) = (setup, acts);
        self.close_changes();
        self.notices = self.journal.notices().to_vec();
    }

    /// Goes on with the file as it is; the longer copy is put aside.
    ///
    /// # Errors
    /// The disk's.
    pub fn leave_longer(&mut self) -> Result<(), Trouble> {
        self.journal.leave_longer()?;
        self.notices.retain(|notice| !matches!(notice, Notice::Shorter { .. }));
        Ok(())
    }

    /// Whether something of this game is lost and nobody has gone on since.
    pub fn ends_in_a_gap(&self) -> bool {
        self.journal.ends_in_a_gap()
    }

    /// A notice was read.
    pub fn dismiss(&mut self, notice: usize) {
        if notice < self.notices.len() {
            self.notices.remove(notice);
        }
    }

    /// The whole journal, with what is not on the disk yet.
    pub(super) fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The game as `guildhall replay` reads it, where it was followed from the start and nothing was ruled.
    pub fn record(&self) -> Option<String> {
        let Play::Referee(referee) = &self.folded.play else { return None };
        let table = referee.table()?;
        Some(Record::new(self.names(), &table).write(&table))
    }
}

impl Shown {
    fn new(acts: &Acts, entries: &[(EntryId, Entry)], folded: &Folded) -> Self {
        let sheets = folded.play.sheets();
        let lines = entries.iter().zip(&folded.taken).zip(&folded.rounds);
        let log = lines.map(|(((id, entry), taken), round)| LogLine {
            id: *id,
            round: *round,
            entry: entry.clone(),
            skipped: taken.err(),
        });
        Self {
            log: log.collect(),
            undo: acts.answer_to_undo(&folded.play).and_then(|(_, act)| named(acts, act)),
            redo: acts.to_redo().and_then(|(_, act)| named(acts, act)),
            score: folded.play.is_over().then(|| final_score(&sheets)),
            sheets,
        }
    }
}

fn named(acts: &Acts, act: &Act) -> Option<ActName> {
    let (kind, entry) = match act {
        Act::Enter { entry } => (ActKind::Enter, Some(entry.clone())),
        Act::Override { entry } => (ActKind::Override, Some(entry.clone())),
        Act::Insert { entry, .. } => (ActKind::Insert, Some(entry.clone())),
        Act::Amend { entry, .. } => (ActKind::Amend, Some(entry.clone())),
        Act::Remove { id } => (ActKind::Remove, acts.entry(*id)),
        Act::Undo { .. } | Act::Redo { .. } => return None,
    };
    Some(ActName { kind, entry })
}

/// The table of a journal and what was done at it.
pub(super) struct Read {
    pub(super) setup: TableSetup,
    pub(super) acts: Acts,
    /// Lines that another program wrote and this one does not understand.
    unknown: usize,
}

impl Read {
    /// Nothing where there is no head.
    pub(super) fn new(lines: &[Line]) -> Option<Self> {
        let head = lines.first().filter(|line| line.n == 0)?;
        let mut read = Self { setup: TableSetup::from_json(&head.body)?, acts: Acts::default(), unknown: 0 };
        for line in lines[1..].iter().filter(|line| !line.is_lost()) {
            match serde_json::from_value(line.body.clone()) {
                Ok(act) => read.acts.push(line.n, act),
                Err(_) => read.unknown += 1,
            }
        }
        Some(read)
    }
}
