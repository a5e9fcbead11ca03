//! The form of a new entry, or of one opened in the log. A new entry is made with the last touch; one of the log is
//! corrected in its place, removed, or preceded by a forgotten one.

mod forms;
mod workers;

pub(in crate::ui::architects) use forms::with_count;

use std::cell::Cell;

use egui::{ScrollArea, Ui};

use super::super::town::answer_ui;
use super::{At, TableCommand};
use crate::architects::Space;
use crate::companion::architects::{Entry, Following, Ledger, OPPONENT, Owned, Question, Refused, Session};
use crate::companion::{EntryId, Person, Place};
use crate::game::Seat;
use crate::ui::screens::table::{about_ui, forgotten_ui, otherwise_ui, person_ui};
use crate::ui::widgets::{self, follow_focus};
use workers::{GuildhallForm, MarketForm};

#[derive(Debug)]
pub(in crate::ui::architects) struct CorrectView {
    place: Place,
    form: Form,
    /// The table before the entry, once it was computed.
    before: Option<Following>,
}

#[derive(Debug)]
enum Form {
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

impl Form {
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
    const fn new(place: Place, form: Form) -> Self {
        Self { place, form, before: None }
    }

    /// Opens an entry of the log.
    pub(in crate::ui::architects) fn amend(id: EntryId, entry: &Entry) -> Self {
        Self::new(Place::InsteadOf(id), Form::of(entry))
    }

    /// Opens a new entry.
    pub(in crate::ui::architects) fn at_end(entry: &Entry) -> Self {
        Self::new(Place::End, Form::of(entry))
    }

    pub(in crate::ui::architects) fn guildhall() -> Self {
        Self::new(Place::End, Form::Guildhall(GuildhallForm::default()))
    }

    pub(in crate::ui::architects) fn market(space: Option<Space>) -> Self {
        Self::new(Place::End, Form::Market(MarketForm { seat: None, space }))
    }

    pub(in crate::ui::architects) const fn last_turn() -> Self {
        Self::new(Place::End, Form::LastTurn)
    }

    pub(super) const fn person(seat: Seat, person: Person) -> Self {
        Self::new(Place::End, Form::Person(seat, person))
    }

    fn entry(&self) -> Option<Entry> {
        match &self.form {
            Form::Guildhall(form) => form.entry(),
            Form::Market(form) => form.entry(),
            Form::Person(seat, person) => Some(Entry::Person { seat: *seat, person: person.clone() }),
            Form::Plain(entry) => Some(entry.clone()),
            Form::Event | Form::LastTurn | Form::Answer(_) | Form::Forgotten => None,
        }
    }

    /// True if the last touch enters it; an entry of the log is only saved when all of it is right.
    const fn at_once(&self) -> bool {
        match &self.form {
            Form::Guildhall(_) | Form::Market(_) => !matches!(self.place, Place::InsteadOf(_)),
            Form::LastTurn | Form::Event | Form::Answer(_) | Form::Forgotten => true,
            Form::Person(..) | Form::Plain(_) => false,
        }
    }

    const fn has_form(&self) -> bool {
        if let Form::Plain(entry) = &self.form { forms::has_form(entry) } else { true }
    }

    /// The kind of the form: one of another kind opens at its top.
    fn id(&self) -> String {
        let form = match &self.form {
            Form::Guildhall(_) => "guildhall".to_owned(),
            Form::Market(_) => "market".to_owned(),
            Form::LastTurn => "last turn".to_owned(),
            Form::Person(..) => "person".to_owned(),
            Form::Event => "event".to_owned(),
            Form::Answer(_) => "answer".to_owned(),
            Form::Forgotten => "forgotten".to_owned(),
            Form::Plain(entry) => format!("{:?}", std::mem::discriminant(entry)),
        };
        format!("correct {:?} {form}", self.place)
    }

    const fn title(&self) -> &'static str {
        match (&self.form, self.place) {
            (Form::Person(..), _) => "table-correct-person",
            (_, Place::InsteadOf(_)) => "table-correct",
            (_, Place::Before(_)) => "table-correct-forgotten",
            (Form::Guildhall(_), Place::End) => "table-tell-guildhall",
            (Form::Market(_), Place::End) => "table-tell-market",
            (Form::LastTurn, Place::End) => "table-tell-last-turn",
            (Form::Event | Form::Answer(_) | Form::Forgotten | Form::Plain(_), Place::End) => {
                "table-tell-plain"
            }
        }
    }

    /// The key of the text that says what is missing, where that is not plain to see.
    const fn waits(&self) -> Option<&'static str> {
        if let Form::Guildhall(GuildhallForm { seat: None, .. }) = &self.form {
            Some("table-tell-who-first")
        } else {
            None
        }
    }
}

/// Paints the open form, if there is one. It stays open until its entry is accepted, and says why it was rejected.
pub(super) fn correct_ui(
    ui: &Ui,
    at: &At,
    session: &Session,
    open: &mut Option<CorrectView>,
    refused: Option<Refused>,
) {
    let Some(view) = open else { return };
    let cx = at.cx;
    let line = |id: EntryId| at.view.log.iter().find(|line| line.id == id);
    let about = match view.place {
        Place::InsteadOf(id) | Place::Before(id) => {
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
        Place::End => None,
    };
    let refused = refused.map(|refused| at.describe().say(&refused));
    let (enter, waits) = (cx.text("table-enter"), view.waits().map(|waits| cx.text(waits)));
    let state = widgets::Form {
        enter: Some(enter.as_str()).filter(|_| view.has_form() && !view.at_once()),
        ready: view.entry().is_some() && !at.view.read_only,
        waits: waits.as_deref(),
        refused: refused.as_deref(),
    };
    let mut pressed = None;
    let (entered, closed) = widgets::form(ui, cx, &view.id(), &cx.text(view.title()), &state, |ui| {
        ScrollArea::vertical().show(ui, |ui| {
            ui.set_width(ui.available_width());
            if at.view.read_only {
                ui.disable();
            }
            if let Some(line) = about {
                about_ui(ui, at, view.place, line);
            }
            if let Place::InsteadOf(id) = view.place {
                beside_ui(ui, at, view, id);
                ui.separator();
            }
            pressed = form_ui(ui, at, view);
            follow_focus(ui);
        });
    });
    // Only now: a number that was being typed is entered with the form.
    let entry = pressed.or_else(|| view.entry().filter(|_| entered));
    // An unchanged form needs no entry, and no step to undo.
    let same = entry.as_ref().is_some_and(|entry| at.view.is_told(view.place, entry));
    if let Some(entry) = entry.filter(|_| !same) {
        at.enter_at(view.place, entry);
    }
    if closed || same {
        *open = None;
        at.queue.send(TableCommand::Dismiss);
    }
}

/// Returns an entry that a touch has completed.
fn form_ui(ui: &mut Ui, at: &At, view: &mut CorrectView) -> Option<Entry> {
    let at_once = view.at_once();
    let before = view.before.as_ref();
    let ledger = match before {
        Some(play) => play.ledger(),
        None => at.view.play.ledger(),
    };
    let mut forgot = None;
    let told = match &mut view.form {
        Form::Guildhall(form) => workers::guildhall_ui(ui, at, ledger, form).then(|| form.entry()).flatten(),
        Form::Market(form) => workers::market_ui(ui, at, ledger, form).then(|| form.entry()).flatten(),
        Form::LastTurn => workers::last_turn_ui(ui, at, ledger),
        Form::Person(seat, person) => {
            person_ui(ui, at.cx, *seat, person);
            None
        }
        Form::Event => forms::events_ui(ui, at, before.unwrap_or(at.view.play)),
        Form::Answer(question) => {
            let told = Cell::new(None);
            if let Some(ledger) = ledger {
                answer_ui(ui, at, ledger, *question, &|entry| told.set(Some(entry)));
            }
            told.into_inner()
        }
        Form::Forgotten => {
            let forgotten = before.map_or(&[][..], Forgotten::of);
            let pressed = forgotten_ui(ui, at, forgotten.iter().map(|what| what.id()));
            forgot = pressed.and_then(|index| Some(forgotten[index].form(before?)));
            None
        }
        Form::Plain(entry) => {
            forms::entry_ui(ui, at, ledger, entry);
            None
        }
    };
    if let Some(form) = forgot {
        view.form = form;
    }
    told.filter(|_| at_once)
}

/// Alternatives to correcting an entry, such as entering a forgotten one.
fn beside_ui(ui: &mut Ui, at: &At, view: &mut CorrectView, id: EntryId) {
    if otherwise_ui(ui, at, id) {
        (view.form, view.place) = (Form::Forgotten, Place::Before(id));
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
    fn of(play: &Following) -> &'static [Self] {
        match play {
            Following::Town(ledger) if !ledger.is_over() => &[
                Self::Guildhall,
                Self::Market,
                Self::Virtue,
                Self::Cathedral,
                Self::PaidOff,
                Self::Unpaid,
                Self::Paid,
                Self::Prison,
            ],
            Following::Town(_) | Following::Final { .. } => {
                &[Self::Virtue, Self::Cathedral, Self::Unpaid, Self::Paid, Self::Prison]
            }
            Following::Referee(_) => &[Self::Event],
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
    fn form(self, play: &Following) -> Form {
        let seat = Seat(0);
        let strip = play.ledger().and_then(|ledger| ledger.strip(seat));
        let owned = |owned| Form::Plain(Entry::Owned { seat, owned });
        match self {
            Self::Guildhall => Form::Guildhall(GuildhallForm::default()),
            Self::Market => Form::Market(MarketForm::default()),
            Self::Virtue => owned(Owned::Virtue { virtue: strip.and_then(|it| it.virtue.value) }),
            Self::Cathedral => owned(Owned::Cathedral { level: strip.and_then(|it| it.cathedral.value) }),
            Self::PaidOff => Form::Plain(Entry::PaidOff { seat }),
            Self::Unpaid => owned(Owned::Unpaid { debts: strip.and_then(|it| it.unpaid.value) }),
            Self::Paid => owned(Owned::Paid { debts: strip.and_then(|it| it.paid.value) }),
            Self::Prison => owned(Owned::Prison { workers: strip.and_then(|it| it.prison) }),
            Self::Event => Form::Event,
        }
    }
}

/// Everyone about whom something can be entered there.
fn seats(at: &At, ledger: Option<&Ledger>) -> Vec<Seat> {
    let solo = at.view.sheets.first().is_some_and(|sheet| sheet.opponent.is_some());
    match ledger {
        Some(ledger) => ledger.seats().collect(),
        None => at.seats().chain(solo.then_some(OPPONENT)).collect(),
    }
}
