//! Rulings of the table, against the rules or beside them: a wrong count, tax paid though it could have been evaded, an
//! apprentice discarded at any other time.

use egui::{ScrollArea, Ui};

use super::super::table::{TableCx, name, with_count};
use super::super::town::who::who_ui;
use super::answers::spot_name;
use crate::architects::components::Spot;
use crate::architects::{Circle, Fact, Resource, Stand, State};
use crate::companion::TableState as _;
use crate::companion::architects::{Entry, EntryError};
use crate::game::Seat;
use crate::ui::Cx;
use crate::ui::theme::text;
use crate::ui::widgets::{Form, Stepper, choice, follow_focus, form};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FactKind {
    Goods(Resource),
    Virtue,
    Unpaid,
    Paid,
    Level,
    Hand,
    Workers,
    TaxStand,
    TaxPaid,
    Dismissed,
}

impl FactKind {
    fn all() -> impl Iterator<Item = Self> {
        let rest = [
            Self::Virtue,
            Self::Level,
            Self::Unpaid,
            Self::Paid,
            Self::Hand,
            Self::Workers,
            Self::TaxStand,
            Self::TaxPaid,
            Self::Dismissed,
        ];
        Resource::ALL.into_iter().map(Self::Goods).chain(rest)
    }

    fn name(self, cx: &Cx) -> String {
        let kind = match self {
            Self::Goods(resource) => return cx.with("table-fact", [("fact", resource.id().into())]),
            Self::Unpaid => return cx.with("table-fact", [("fact", "unpaid".into())]),
            Self::Paid => return cx.with("table-fact", [("fact", "paid".into())]),
            Self::Level => return cx.with("table-fact", [("fact", "cathedral".into())]),
            Self::Virtue => "virtue",
            Self::Hand => "hand",
            Self::Workers => "workers",
            Self::TaxStand => "tax-stand",
            Self::TaxPaid => "tax-paid",
            Self::Dismissed => "dismissed",
        };
        cx.with("table-ruling-kind", [("kind", kind.into())])
    }
}

#[derive(Debug)]
pub(in crate::ui::architects) struct RulingView {
    kind: FactKind,
    seat: Seat,
    stand: Stand,
    /// The fact with its new number, once somebody has stepped it.
    fact: Option<Fact>,
}

impl Default for RulingView {
    fn default() -> Self {
        let stand = Stand::Circle(Circle::Quarry);
        Self { kind: FactKind::Goods(Resource::Silver), seat: Seat(0), stand, fact: None }
    }
}

fn now(state: &State, view: &RulingView) -> Option<Fact> {
    let seat = view.seat;
    Some(match view.kind {
        FactKind::Goods(resource) => Fact::Goods { seat, resource, count: state.count(seat, resource) },
        FactKind::Virtue => Fact::Virtue { seat, virtue: state.virtue(seat) },
        FactKind::Unpaid => Fact::Unpaid { seat, debts: state.unpaid_debts(seat) },
        FactKind::Paid => Fact::Paid { seat, debts: state.paid_debts(seat) },
        FactKind::Level => Fact::Level { seat, level: state.level(seat) },
        FactKind::Hand => Fact::Hand { seat, cards: state.hand_len(seat) },
        FactKind::Workers => {
            let workers = match view.stand {
                Stand::Circle(circle) => state.at(circle, seat),
                Stand::Prison => state.prisoners(seat),
                Stand::Board(captor) => state.captured(captor, seat),
            };
            Fact::Workers { seat, at: view.stand, workers }
        }
        FactKind::TaxStand => Fact::TaxStand { silver: state.tax() },
        FactKind::TaxPaid => Fact::TaxPaid { seat, tax: 0 },
        FactKind::Dismissed => {
            let apprentice = state.apprentices(seat).kinds().next()?;
            Fact::Dismissed { seat, apprentice }
        }
    })
}

const fn count(fact: Fact) -> Option<u16> {
    match fact {
        Fact::Goods { count, .. } => Some(count),
        Fact::Unpaid { debts, .. } | Fact::Paid { debts, .. } => Some(debts),
        Fact::TaxStand { silver } => Some(silver),
        Fact::TaxPaid { tax, .. } => Some(tax),
        Fact::Virtue { virtue: few, .. }
        | Fact::Level { level: few, .. }
        | Fact::Hand { cards: few, .. }
        | Fact::Workers { workers: few, .. } => Some(few as u16),
        Fact::Dismissed { .. } => None,
    }
}

pub(in crate::ui::architects) fn ruling_ui(
    ui: &Ui,
    table: &TableCx,
    open: &mut Option<RulingView>,
    refused: Option<EntryError>,
) {
    let Some(view) = open else { return };
    let Some(referee) = table.view.play.referee() else {
        *open = None;
        return;
    };
    let (cx, state) = (table.cx, referee.state());
    let refused = refused.map(|refused| table.describe().say(&refused));
    let fact = view.fact.or_else(|| now(state, view));
    let same = view.kind != FactKind::Dismissed && fact == now(state, view);
    let enter = cx.text("table-enter");
    let form_state = Form {
        enter: Some(&enter),
        ready: fact.is_some() && !same && !table.view.read_only,
        waits: None,
        rejection: refused.as_deref(),
    };
    let (entered, closed) = form(ui, cx, "ruling", &cx.text("table-ruling"), &form_state, |ui| {
        ScrollArea::vertical().show(ui, |ui| {
            ui.set_width(ui.available_width());
            fields_ui(ui, table, state, view);
            follow_focus(ui);
        });
    });
    if let Some(fact) = view.fact.or_else(|| now(state, view)).filter(|_| entered) {
        table.enter(Entry::Ruling { fact });
    }
    if closed {
        *open = None;
        table.queue.send(super::super::table::TableCommand::Dismiss);
    }
}

fn fields_ui(ui: &mut Ui, table: &TableCx, state: &State, view: &mut RulingView) {
    let cx = table.cx;
    ui.label(text::bold(cx.text("table-ruling-what")));
    if let Some(kind) = choice(ui, cx, view.kind, FactKind::all().map(|kind| (kind, kind.name(cx)))) {
        (view.kind, view.fact) = (kind, None);
    }
    let people: Vec<_> = table.seats().collect();
    ui.add_enabled_ui(view.kind != FactKind::TaxStand, |ui| {
        ui.label(text::bold(cx.text("table-tell-who")));
        if let Some(Some(seat)) = who_ui(ui, table, &people, Some(Some(view.seat)), None) {
            (view.seat, view.fact) = (seat, None);
        }
    });
    // The number keeps its place whatever it counts.
    let fact = view.fact.or_else(|| now(state, view));
    let value = fact.and_then(count).map(Into::into);
    ui.label(text::bold(view.kind.name(cx)));
    let what = cx.text("table-ruling-number");
    ui.add_enabled_ui(view.kind != FactKind::Dismissed, |ui| {
        if let Some(entered) = (Stepper { what: &what, value, range: 0..=999 }).show(ui, cx) {
            view.fact = fact.map(|fact| with_count(fact, entered));
        }
    });
    if view.kind == FactKind::Workers {
        let circles = Circle::ALL.map(|it| (Stand::Circle(it), spot_name(cx, Spot::Circle(it))));
        let prison = (Stand::Prison, spot_name(cx, Spot::Prison));
        let boards = people.iter().filter(|seat| **seat != view.seat).map(|&seat| {
            (Stand::Board(seat), cx.with("table-ruling-board", [("name", name(table, seat).into())]))
        });
        ui.label(text::bold(cx.text("table-ruling-where")));
        if let Some(stand) = choice(ui, cx, view.stand, circles.into_iter().chain([prison]).chain(boards)) {
            (view.stand, view.fact) = (stand, None);
        }
    }
    if view.kind == FactKind::Dismissed {
        let seat = view.seat;
        let own = state
            .apprentices(seat)
            .kinds()
            .map(|apprentice| (Some(Fact::Dismissed { seat, apprentice }), cx.describe().say(&apprentice)));
        let chosen = view.fact.or_else(|| now(state, view));
        if let Some(fact) = choice(ui, cx, chosen, own) {
            view.fact = fact;
        }
    }
    if let Some(fact) = view.fact {
        ui.label(table.describe().say(&Entry::Ruling { fact }));
    }
}
