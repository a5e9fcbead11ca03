//! The form of a new entry, or of one opened in the log. A new entry is made with the last touch; one of the log is
//! corrected in its place, removed, or preceded by a forgotten one.

mod forms;
mod workers;

pub(in crate::ui::architects) use forms::with_count;

use std::cell::Cell;

use egui::{ScrollArea, Ui};

use super::super::town::answer_ui;
use super::{TableCommand, TableCx};
use crate::architects::Space;
use crate::companion::architects::{
    Entry, EntryError, Ledger, OPPONENT, Owned, Question, Session, TableState,
};
use crate::companion::{EntryId, InsertAt, Person};
use crate::game::Seat;
use crate::ui::screens::table::{about_ui, forgotten_ui, otherwise_ui, person_ui};
use crate::ui::widgets::{self, follow_focus};
use workers::{GuildhallForm, MarketForm};

#[derive(Debug)]
pub(in crate::ui::architects) struct CorrectView {
    place: InsertAt,
    form: CorrectForm,
    /// The table before the entry, once it was computed.
    before: Option<TableState>,
}

#[derive(Debug)]
enum CorrectForm {
    Guildhall(GuildhallForm),
    Market(MarketForm),
    LastTurn,
    Person(Seat, Person),
    /// One of the actions that were possible then.
    Event,
    /// A question of a reset that nobody could answer.
    Answer(Question),
    /// A choice of entries that may have been forgotten before this one.
    Forgotten,
    /// Any other entry, changed piece by piece.
    Plain(Entry),
}

impl CorrectForm {
    fn of(entry: &Entry) -> Self {
        if let Entry::Guildhall { seat, did } = *entry {
            Self::Guildhall(GuildhallForm::of(seat, did))
        } else if let Entry::Market { seat, space } = *entry {
            Self::Market(MarketForm::of(seat, space))
        } else if matches!(entry, Entry::Event(_)) {
            Self::Event
        } else if let Entry::NotKnown { question } = *entry {
            Self::Answer(question)
        } else {
            Self::Plain(entry.clone())
        }
    }
}

impl CorrectView {
    const fn new(place: InsertAt, form: CorrectForm) -> Self {
        Self { place, form, before: None }
    }

    /// Opens an entry of the log.
    pub(in crate::ui::architects) fn amend(id: EntryId, entry: &Entry) -> Self {
        Self::new(InsertAt::InsteadOf(id), CorrectForm::of(entry))
    }

    /// Opens a new entry.
    pub(in crate::ui::architects) fn at_end(entry: &Entry) -> Self {
        Self::new(InsertAt::End, CorrectForm::of(entry))
    }

    pub(in crate::ui::architects) fn guildhall() -> Self {
        Self::new(InsertAt::End, CorrectForm::Guildhall(GuildhallForm::default()))
    }

    pub(in crate::ui::architects) fn market(space: Option<Space>) -> Self {
        Self::new(InsertAt::End, CorrectForm::Market(MarketForm { seat: None, space }))
    }

    pub(in crate::ui::architects) const fn last_turn() -> Self {
        Self::new(InsertAt::End, CorrectForm::LastTurn)
    }

    pub(super) const fn person(seat: Seat, person: Person) -> Self {
        Self::new(InsertAt::End, CorrectForm::Person(seat, person))
    }

    fn entry(&self) -> Option<Entry> {
        match &self.form {
            CorrectForm::Guildhall(form) => form.entry(),
            CorrectForm::Market(form) => form.entry(),
            CorrectForm::Person(seat, person) => Some(Entry::Person { seat: *seat, person: person.clone() }),
            CorrectForm::Plain(entry) => Some(entry.clone()),
            CorrectForm::Event | CorrectForm::LastTurn | CorrectForm::Answer(_) | CorrectForm::Forgotten => {
                None
            }
        }
    }

    /// True if the last touch enters it; an entry of the log is only saved when all of it is right.
    const fn enters_at_once(&self) -> bool {
        match &self.form {
            CorrectForm::Guildhall(_) | CorrectForm::Market(_) => {
                !matches!(self.place, InsertAt::InsteadOf(_))
            }
            CorrectForm::LastTurn | CorrectForm::Event | CorrectForm::Answer(_) | CorrectForm::Forgotten => {
                true
            }
            CorrectForm::Person(..) | CorrectForm::Plain(_) => false,
        }
    }

    const fn has_form(&self) -> bool {
        if let CorrectForm::Plain(entry) = &self.form { forms::has_form(entry) } else { true }
    }

    /// The kind of the form: one of another kind opens at its top.
    fn id(&self) -> String {
        let form = match &self.form {
            CorrectForm::Guildhall(_) => "guildhall".to_owned(),
            CorrectForm::Market(_) => "market".to_owned(),
            CorrectForm::LastTurn => "last turn".to_owned(),
            CorrectForm::Person(..) => "person".to_owned(),
            CorrectForm::Event => "event".to_owned(),
            CorrectForm::Answer(_) => "answer".to_owned(),
            CorrectForm::Forgotten => "forgotten".to_owned(),
            CorrectForm::Plain(entry) => format!("{:?}", std::mem::discriminant(entry)),
        };
        format!("correct {:?} {form}", self.place)
    }

    const fn title(&self) -> &'static str {
        match (&self.form, self.place) {
            (CorrectForm::Person(..), _) => "table-correct-person",
            (_, InsertAt::InsteadOf(_)) => "table-correct",
            (_, InsertAt::Before(_)) => "table-correct-forgotten",
            (CorrectForm::Guildhall(_), InsertAt::End) => "table-tell-guildhall",
            (CorrectForm::Market(_), InsertAt::End) => "table-tell-market",
            (CorrectForm::LastTurn, InsertAt::End) => "table-tell-last-turn",
            (
                CorrectForm::Event | CorrectForm::Answer(_) | CorrectForm::Forgotten | CorrectForm::Plain(_),
                InsertAt::End,
            ) => "table-tell-plain",
        }
    }

    /// The key of the text that says what is missing, where that is not plain to see.
    const fn waits(&self) -> Option<&'static str> {
        if let CorrectForm::Guildhall(GuildhallForm { seat: None, .. }) = &self.form {
            Some("table-tell-who-first")
        } else {
            None
        }
    }
}

/// Paints the open form, if there is one. It stays open until its entry is accepted, and says why it was rejected.
pub(super) fn correct_ui(
    ui: &Ui,
    table: &TableCx,
    session: &Session,
    open: &mut Option<CorrectView>,
    rejection: Option<EntryError>,
) {
    let Some(view) = open else { return };
    let cx = table.cx;
    let line = |id: EntryId| table.view.log.iter().find(|line| line.id == id);
    let about = match view.place {
        InsertAt::InsteadOf(id) | InsertAt::Before(id) => {
            // It may have been undone meanwhile.
            let Some(line) = line(id) else {
                *open = None;
                return;
            };
            if view.before.is_none() {
                view.before = session.before(id);
            }
            Some(line)
        }
        InsertAt::End => None,
    };
    let rejection = rejection.map(|rejection| table.describe().say(&rejection));
    let (enter, waits) = (cx.text("table-enter"), view.waits().map(|waits| cx.text(waits)));
    let state = widgets::Form {
        enter: Some(enter.as_str()).filter(|_| view.has_form() && !view.enters_at_once()),
        ready: view.entry().is_some() && !table.view.read_only,
        waits: waits.as_deref(),
        rejection: rejection.as_deref(),
    };
    let mut pressed = None;
    let (entered, closed) = widgets::form(ui, cx, &view.id(), &cx.text(view.title()), &state, |ui| {
        ScrollArea::vertical().show(ui, |ui| {
            ui.set_width(ui.available_width());
            if table.view.read_only {
                ui.disable();
            }
            if let Some(line) = about {
                about_ui(ui, table, view.place, line);
            }
            if let InsertAt::InsteadOf(id) = view.place {
                beside_ui(ui, table, view, id);
                ui.separator();
            }
            pressed = form_ui(ui, table, view);
            follow_focus(ui);
        });
    });
    // Only now: a number that was being typed is entered with the form.
    let entry = pressed.or_else(|| view.entry().filter(|_| entered));
    // An unchanged form needs no entry, and no step to undo.
    let same = entry.as_ref().is_some_and(|entry| table.view.has_entered(view.place, entry));
    if let Some(entry) = entry.filter(|_| !same) {
        table.enter_at(view.place, entry);
    }
    if closed || same {
        *open = None;
        table.queue.send(TableCommand::Dismiss);
    }
}

/// Returns an entry that a touch has completed.
fn form_ui(ui: &mut Ui, table: &TableCx, view: &mut CorrectView) -> Option<Entry> {
    let enters_at_once = view.enters_at_once();
    let before = view.before.as_ref();
    let ledger = match before {
        Some(play) => play.ledger(),
        None => table.view.play.ledger(),
    };
    let mut forgot = None;
    let entered = match &mut view.form {
        CorrectForm::Guildhall(form) => {
            workers::guildhall_ui(ui, table, ledger, form).then(|| form.entry()).flatten()
        }
        CorrectForm::Market(form) => {
            workers::market_ui(ui, table, ledger, form).then(|| form.entry()).flatten()
        }
        CorrectForm::LastTurn => workers::last_turn_ui(ui, table, ledger),
        CorrectForm::Person(seat, person) => {
            person_ui(ui, table.cx, *seat, person);
            None
        }
        CorrectForm::Event => forms::events_ui(ui, table, before.unwrap_or(table.view.play)),
        CorrectForm::Answer(question) => {
            let entered = Cell::new(None);
            if let Some(ledger) = ledger {
                answer_ui(ui, table, ledger, *question, &|entry| entered.set(Some(entry)));
            }
            entered.into_inner()
        }
        CorrectForm::Forgotten => {
            let forgotten = before.map_or(&[][..], Forgotten::of);
            let pressed = forgotten_ui(ui, table, forgotten.iter().map(|what| what.id()));
            forgot = pressed.and_then(|index| Some(forgotten[index].form(before?)));
            None
        }
        CorrectForm::Plain(entry) => {
            forms::entry_ui(ui, table, ledger, entry);
            None
        }
    };
    if let Some(form) = forgot {
        view.form = form;
    }
    entered.filter(|_| enters_at_once)
}

/// Alternatives to correcting an entry, such as entering a forgotten one.
fn beside_ui(ui: &mut Ui, table: &TableCx, view: &mut CorrectView, id: EntryId) {
    if otherwise_ui(ui, table, id) {
        (view.form, view.place) = (CorrectForm::Forgotten, InsertAt::Before(id));
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Forgotten {
    Guildhall,
    Market,
    Virtue,
    Cathedral,
    PaidOff,
    Unpaid,
    Paid,
    Prison,
    Event,
}

impl Forgotten {
    fn of(play: &TableState) -> &'static [Self] {
        match play {
            TableState::Town(ledger) if !ledger.is_over() => &[
                Self::Guildhall,
                Self::Market,
                Self::Virtue,
                Self::Cathedral,
                Self::PaidOff,
                Self::Unpaid,
                Self::Paid,
                Self::Prison,
            ],
            TableState::Town(_) | TableState::Final { .. } => {
                &[Self::Virtue, Self::Cathedral, Self::Unpaid, Self::Paid, Self::Prison]
            }
            TableState::Referee(_) => &[Self::Event],
        }
    }

    const fn id(self) -> &'static str {
        match self {
            Self::Guildhall => "guildhall",
            Self::Market => "market",
            Self::Virtue => "virtue",
            Self::Cathedral => "cathedral",
            Self::PaidOff => "paid-off",
            Self::Unpaid => "unpaid",
            Self::Paid => "paid",
            Self::Prison => "prison",
            Self::Event => "event",
        }
    }

    /// An empty form; a number begins with its value then.
    fn form(self, play: &TableState) -> CorrectForm {
        let seat = Seat(0);
        let strip = play.ledger().and_then(|ledger| ledger.strip(seat));
        let owned = |owned| CorrectForm::Plain(Entry::Owned { seat, owned });
        match self {
            Self::Guildhall => CorrectForm::Guildhall(GuildhallForm::default()),
            Self::Market => CorrectForm::Market(MarketForm::default()),
            Self::Virtue => owned(Owned::Virtue { virtue: strip.and_then(|it| it.virtue.value) }),
            Self::Cathedral => owned(Owned::Cathedral { level: strip.and_then(|it| it.cathedral.value) }),
            Self::PaidOff => CorrectForm::Plain(Entry::PaidOff { seat }),
            Self::Unpaid => owned(Owned::Unpaid { debts: strip.and_then(|it| it.unpaid.value) }),
            Self::Paid => owned(Owned::Paid { debts: strip.and_then(|it| it.paid.value) }),
            Self::Prison => owned(Owned::Prison { workers: strip.and_then(|it| it.prison) }),
            Self::Event => CorrectForm::Event,
        }
    }
}

/// Everyone about whom something can be entered there.
fn seats(table: &TableCx, ledger: Option<&Ledger>) -> Vec<Seat> {
    let solo = table.view.sheets.first().is_some_and(|sheet| sheet.opponent.is_some());
    match ledger {
        Some(ledger) => ledger.seats().collect(),
        None => table.seats().chain(solo.then_some(OPPONENT)).collect(),
    }
}
