//! An opened entry of the log: its form to correct it, the way to remove it, and the entries that may have
//! been forgotten before it.

use egui::{ScrollArea, Ui};

use super::forms;
use super::recruit::{self, RecruitView};
use super::workshop::{self, WorkshopView};
use super::{TableCommand, TableCx};
use crate::companion::norenberc::{Entry, EntryError, Ledger, Owned, Session, TableState};
use crate::companion::{EntryId, InsertAt, Person};
use crate::game::{Event, Seat, SeatSet};
use crate::norenberc::components::LOWEST_VALUE;
use crate::norenberc::{Action, Fact, Good, Guild, Townsman};
use crate::ui::screens::table::{about_ui, forgotten_ui, otherwise_ui};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{self, Weight, button, follow_focus};

#[derive(Debug)]
pub(super) struct CorrectView {
    place: InsertAt,
    form: CorrectForm,
    /// The table as it was at that entry, once it was needed.
    before: Option<TableState>,
}

#[derive(Debug)]
enum CorrectForm {
    Recruit(RecruitView),
    Workshop(WorkshopView),
    /// One of the moves that were possible there.
    Event,
    /// The choice of an entry that was forgotten.
    Forgotten,
    Plain(Entry),
}

impl CorrectForm {
    fn of(entry: &Entry) -> Self {
        if let Entry::Recruited { seat, tile, first, used } = *entry {
            Self::Recruit(RecruitView::of(seat, tile, first, used))
        } else if let Entry::Workshop { guild, tiles } = *entry {
            Self::Workshop(WorkshopView::of(guild, tiles))
        } else if matches!(entry, Entry::Event(_)) {
            Self::Event
        } else {
            Self::Plain(entry.clone())
        }
    }
}

impl CorrectView {
    /// The entry, once the form is complete.
    fn entry(&self, table: &TableCx) -> Option<Entry> {
        match &self.form {
            CorrectForm::Event | CorrectForm::Forgotten => None,
            CorrectForm::Recruit(form) => form.entry(self.order()),
            CorrectForm::Workshop(form) => form.entry(),
            CorrectForm::Plain(entry) => Some(entry.clone()).filter(|entry| forms::is_whole(table, entry)),
        }
    }

    fn order(&self) -> Option<&[Seat]> {
        self.before.as_ref().and_then(TableState::ledger).and_then(Ledger::order)
    }

    const fn has_form(&self) -> bool {
        match &self.form {
            CorrectForm::Event | CorrectForm::Forgotten => false,
            CorrectForm::Recruit(_) | CorrectForm::Workshop(_) => true,
            CorrectForm::Plain(entry) => forms::has_form(entry),
        }
    }

    pub(super) fn amend(id: EntryId, entry: &Entry) -> Self {
        Self { place: InsertAt::InsteadOf(id), form: CorrectForm::of(entry), before: None }
    }

    pub(super) fn before(id: EntryId, entry: &Entry) -> Self {
        Self { place: InsertAt::Before(id), form: CorrectForm::of(entry), before: None }
    }

    pub(super) fn at_end(entry: &Entry) -> Self {
        Self { place: InsertAt::End, form: CorrectForm::of(entry), before: None }
    }

    pub(super) fn ruling(round: u8, fact: Fact) -> Self {
        Self::at_end(&Entry::Ruling { round, fact })
    }

    pub(super) fn person(seat: Seat, person: Person) -> Self {
        Self::at_end(&Entry::Person { seat, person })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Forgotten {
    Recruited,
    Workshop,
    Order,
    Prestige,
    Counted,
    TalersThen,
    Richest,
    Talers,
    Craftsman,
    Crest,
    PrestigeCrests,
    Townsman,
    Event,
}

impl Forgotten {
    const IN_A_ROUND: [Self; 7] = [
        Self::Recruited,
        Self::Workshop,
        Self::Counted,
        Self::TalersThen,
        Self::Richest,
        Self::Order,
        Self::Prestige,
    ];
    const AT_THE_END: [Self; 5] =
        [Self::Talers, Self::Craftsman, Self::Crest, Self::PrestigeCrests, Self::Townsman];

    /// The kinds that a table like this has.
    fn of(play: &TableState) -> &'static [Self] {
        match play {
            TableState::Round(ledger) if !ledger.is_over() => &Self::IN_A_ROUND,
            TableState::Final { .. } | TableState::Round(_) => &Self::AT_THE_END,
            TableState::Referee(_) => &[Self::Event],
        }
    }

    const fn id(self) -> &'static str {
        match self {
            Self::Recruited => "recruited",
            Self::Workshop => "workshop",
            Self::Order => "order",
            Self::Prestige => "prestige",
            Self::Counted => "counted",
            Self::TalersThen => "told",
            Self::Richest => "richest",
            Self::Talers => "talers",
            Self::Craftsman => "craftsman",
            Self::Crest => "crest",
            Self::PrestigeCrests => "prestige-crests",
            Self::Townsman => "townsman",
            Self::Event => "event",
        }
    }

    fn form(self, table: &TableCx, play: &TableState) -> CorrectForm {
        let (seat, guild) = (Seat(0), Guild::Brewers);
        let everybody: SeatSet = table.seats().collect();
        let ledger = play.ledger();
        let order = || ledger.and_then(Ledger::order).map(<[Seat]>::to_vec).unwrap_or_default();
        let owned = |owned| CorrectForm::Plain(Entry::Owned { seat, owned });
        match self {
            Self::Recruited => CorrectForm::Recruit(RecruitView::default()),
            Self::Workshop => CorrectForm::Workshop(WorkshopView::of(guild, [None; 5])),
            Self::Order => CorrectForm::Plain(Entry::Order { order: order() }),
            Self::Prestige => CorrectForm::Plain(Entry::Prestige { guild }),
            Self::Counted => CorrectForm::Plain(Entry::Counted { seat, good: Good::Beer, count: 0 }),
            Self::TalersThen => CorrectForm::Plain(Entry::Talers { seat, talers: 0 }),
            Self::Richest => CorrectForm::Plain(Entry::Richest { among: everybody, are: SeatSet::default() }),
            Self::Talers => owned(Owned::Talers { talers: 0 }),
            Self::Craftsman => owned(Owned::AddCraftsman { guild, value: LOWEST_VALUE }),
            Self::Crest => owned(Owned::Crest { guild, count: 0 }),
            Self::PrestigeCrests => owned(Owned::PrestigeCrests { count: 0 }),
            Self::Townsman => owned(Owned::Townsman { townsman: Townsman::Musician3, count: 1 }),
            Self::Event => CorrectForm::Event,
        }
    }
}

/// Paints the correction that is open, if one is. It stays open until it is accepted, and says why if it is
/// rejected.
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
    let (title, about) = match view.place {
        InsertAt::InsteadOf(id) => ("table-correct", line(id)),
        InsertAt::Before(id) => ("table-correct-forgotten", line(id)),
        InsertAt::End if matches!(view.form, CorrectForm::Plain(Entry::Person { .. })) => {
            ("table-correct-person", None)
        }
        InsertAt::End => ("table-correct", None),
    };
    if let Some(line) = about
        && view.before.is_none()
    {
        view.before = session.before(line.id);
    }
    let message = match &view.form {
        CorrectForm::Recruit(form) => form.rejection(table),
        CorrectForm::Workshop(_) | CorrectForm::Event | CorrectForm::Forgotten | CorrectForm::Plain(_) => {
            None
        }
    };
    let rejection = message.or_else(|| rejection.map(|rejection| table.describe().say(&rejection)));
    let waits = match &view.form {
        CorrectForm::Recruit(form) => form.waits(cx, view.order()),
        CorrectForm::Workshop(_) | CorrectForm::Event | CorrectForm::Forgotten | CorrectForm::Plain(_) => {
            None
        }
    };
    let enter = cx.text("table-enter");
    let state = widgets::Form {
        enter: Some(enter.as_str()).filter(|_| view.has_form()),
        ready: view.entry(table).is_some(),
        waits: waits.as_deref(),
        rejection: rejection.as_deref(),
    };
    let mut pressed = None;
    let (entered, closed) = widgets::form(ui, cx, &view.id(), &cx.text(title), &state, |ui| {
        ScrollArea::vertical().show(ui, |ui| {
            ui.set_width(ui.available_width());
            if let Some(line) = about {
                about_ui(ui, table, view.place, line);
            }
            // A form may be longer than the window. Where both have room, what is not the form comes first.
            let tall = ui.content_rect().height() >= size::TALL;
            if tall && let InsertAt::InsteadOf(id) = view.place {
                beside_ui(ui, table, view, id);
                ui.separator();
            }
            pressed = form_ui(ui, table, view);
            if !tall && let InsertAt::InsteadOf(id) = view.place {
                ui.separator();
                beside_ui(ui, table, view, id);
            }
            follow_focus(ui);
        });
    });
    // Only now: a number that was being typed is entered with the form.
    let entry = pressed.or_else(|| view.entry(table).filter(|_| entered));
    // What is as it was needs no entry, and no step to undo.
    let same = entry.as_ref().is_some_and(|entry| table.view.has_entered(view.place, entry));
    if let Some(entry) = entry.filter(|_| !same) {
        table.enter_at(view.place, entry);
    }
    if closed || same {
        *open = None;
        table.queue.send(TableCommand::Dismiss);
    }
}

impl CorrectView {
    /// The name of the form: another kind of form opens at its top.
    fn id(&self) -> String {
        let form = match &self.form {
            CorrectForm::Recruit(_) => "guest".to_owned(),
            CorrectForm::Workshop(_) => "workshop".to_owned(),
            CorrectForm::Event => "event".to_owned(),
            CorrectForm::Forgotten => "forgotten".to_owned(),
            CorrectForm::Plain(entry) => format!("{:?}", std::mem::discriminant(entry)),
        };
        format!("correct {:?} {form}", self.place)
    }
}

/// Returns the entry, where a touch is all it takes.
fn form_ui(ui: &mut Ui, table: &TableCx, view: &mut CorrectView) -> Option<Entry> {
    let (mut pressed, mut forgot) = (None, None);
    let ledger = view.before.as_ref().and_then(TableState::ledger);
    match &mut view.form {
        CorrectForm::Event => {
            if let Some(event) = events_ui(ui, table, view.before.as_ref()) {
                pressed = Some(Entry::Event(event));
            }
        }
        CorrectForm::Forgotten => {
            let forgotten = view.before.as_ref().map_or(&[][..], Forgotten::of);
            let chosen = forgotten_ui(ui, table, forgotten.iter().map(|what| what.id()));
            forgot = chosen.and_then(|index| Some(forgotten[index].form(table, view.before.as_ref()?)));
        }
        CorrectForm::Recruit(form) => recruit::form_ui(ui, table, ledger, form),
        CorrectForm::Workshop(form) => workshop::form_ui(ui, table, ledger, form),
        CorrectForm::Plain(entry) => forms::entry_ui(ui, table, entry),
    }
    if let Some(form) = forgot {
        view.form = form;
    }
    pressed
}

fn events_ui(ui: &mut Ui, table: &TableCx, before: Option<&TableState>) -> Option<Event<Action>> {
    let Some(TableState::Referee(referee)) = before else { return None };
    ui.label(text::bold(table.cx.text("table-correct-possible")));
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for event in referee.possible() {
            let words = table.describe().say(&event);
            if button(ui, table.cx, Weight::Normal, None, &words).clicked() {
                pressed = Some(event);
            }
        }
    });
    pressed
}

fn beside_ui(ui: &mut Ui, table: &TableCx, view: &mut CorrectView, id: EntryId) {
    if otherwise_ui(ui, table, id) {
        (view.form, view.place) = (CorrectForm::Forgotten, InsertAt::Before(id));
    }
}
