//! The clock of the game: the guildhall space by space with the spaces that cause a reset, the black market, the tax stand.

use egui::{Align2, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::super::art;
use super::super::signs;
use super::super::table::{CorrectView, TableCx, TableView, name};
use crate::architects::components::{guildhall_columns, resets_at};
use crate::architects::{RuleId, Space};
use crate::companion::architects::{Entry, Ledger, OnSpace};
use crate::game::Seat;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, Weight, card, columns, icon_button, named, paint_badge, why};

const MOST_TAX: u32 = 999;

pub(super) fn clock_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, state: &mut TableView) {
    card(ui, table.cx, |ui| {
        ui.set_width(ui.available_width());
        columns(ui, size::HAND, [0, 1], |ui, column| {
            if column == 0 {
                guildhall_ui(ui, table, ledger, state);
            } else {
                market_ui(ui, table, ledger, state);
                tax_ui(ui, table, ledger);
            }
        });
    });
}

/// The heading of a part, with a button to correct it; returns true if that was pressed.
fn head_ui(ui: &mut Ui, cx: &Cx, picture: Art, words: &str, rule: RuleId, set: &str) -> bool {
    let mut pressed = false;
    ui.horizontal_wrapped(|ui| {
        ui.add(picture.image(vec2(size::SWATCH, size::SWATCH)));
        ui.label(text::bold(words));
        why(ui, cx, rule);
        pressed = icon_button(ui, cx, Weight::Quiet, Art::EDIT, &cx.text(set)).clicked();
    });
    pressed
}

pub(in crate::ui::architects) fn guildhall_words(
    cx: &Cx,
    filled: Option<u8>,
    spaces: u8,
    next: Option<u8>,
) -> String {
    let number = |count: Option<u8>| count.map_or_else(|| "none".into(), Into::into);
    let args = [("filled", number(filled)), ("spaces", spaces.into()), ("next", number(next))];
    cx.with("table-clock-guildhall", args)
}

fn guildhall_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, state: &mut TableView) {
    let cx = table.cx;
    let clock = ledger.clock();
    let words = guildhall_words(cx, clock.filled, clock.spaces, clock.next_reset);
    if head_ui(ui, cx, art::GUILDHALL, &words, RuleId::U3, "table-clock-set-guildhall") {
        let workers = ledger.guildhall().map(<[_]>::to_vec).unwrap_or_default();
        state.correct = Some(CorrectView::at_end(&Entry::GuildhallIs { workers }));
    }
    spaces_ui(ui, table, ledger.players(), ledger.guildhall(), &words);
}

/// The guildhall space by space, with the owners of the workers.
pub(in crate::ui::architects) fn spaces_ui(
    ui: &mut Ui,
    table: &TableCx,
    players: u8,
    workers: Option<&[Option<Seat>]>,
    words: &str,
) {
    let cx = table.cx;
    let palette = cx.palette();
    let columns = guildhall_columns(players);
    let side = size::ICON * 1.4;
    let step = side + size::TIGHT;
    let room = vec2(step * f32::from(columns), step * 4.0);
    let (rect, response) = ui.allocate_exact_size(room, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, words));
    for space in 0..columns * 4 {
        let (row, column) = (space / columns, space % columns);
        let corner = rect.min + vec2(f32::from(column) * step, f32::from(row) * step);
        let cell = Rect::from_min_size(corner, Vec2::splat(side));
        let resets = resets_at(players, space + 1);
        let line =
            if resets { Stroke::new(2.0, palette.warning) } else { Stroke::new(1.0, palette.line_strong) };
        ui.painter().rect(
            cell,
            CornerRadius::same(size::RADIUS / 2),
            palette.sunken,
            line,
            StrokeKind::Inside,
        );
        let worker = workers.and_then(|workers| workers.get(usize::from(space)));
        match worker {
            Some(Some(seat)) => paint_worker(ui, table, *seat, cell.shrink(2.0)),
            Some(None) => sign(ui, cx, cell, "•"),
            None if workers.is_none() => sign(ui, cx, cell, &cx.text("widget-unknown-short")),
            None if resets => {
                art::BLACK_MARKET.image(cell.size()).paint_at(ui, cell.shrink(side * 0.2));
            }
            None => {}
        }
    }
}

fn sign(ui: &Ui, cx: &Cx, cell: Rect, text: &str) {
    let font = signs::number(cell.height() * 0.6);
    ui.painter().text(cell.center(), Align2::CENTER_CENTER, text, font, cx.palette().ink_soft);
}

fn paint_worker(ui: &Ui, table: &TableCx, seat: Seat, cell: Rect) {
    if let Some(mark) = table.marks.get(seat.index()) {
        paint_badge(ui, table.cx, *mark, table.name(seat), cell);
    } else if let Some(rival) = table.view.sheets.first().and_then(|sheet| sheet.opponent) {
        art::of_opponent(rival.kind).image(cell.size()).paint_at(ui, cell);
    }
}

pub(in crate::ui::architects) fn space_name(cx: &Cx, space: Space) -> String {
    cx.with("table-space", [("space", space.id().into())])
}

fn on_space(table: &TableCx, on: OnSpace) -> String {
    match on {
        OnSpace::Free => table.cx.text("companion-space-free"),
        OnSpace::By(seat) => name(table, seat),
        OnSpace::Somebody => table.cx.text("companion-somebody"),
        OnSpace::Unknown => table.cx.text("widget-unknown"),
    }
}

/// The three spaces. Pressing a free one enters a worker there, pressing another one corrects it.
fn market_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, state: &mut TableView) {
    let cx = table.cx;
    let words = cx.with("architects-place", [("place", "black-market".into())]);
    if head_ui(ui, cx, art::BLACK_MARKET, &words, RuleId::Z1, "table-clock-set-market") {
        state.correct = Some(CorrectView::at_end(&Entry::MarketIs { spaces: ledger.market() }));
    }
    ui.horizontal_wrapped(|ui| {
        for space in Space::ALL {
            let on = ledger.market_in_sight()[space.index()];
            let args = [("what", space_name(cx, space).into()), ("number", on_space(table, on).into())];
            let side = size::TOUCH;
            let picture = art::of_space(space).image(vec2(size::SWATCH, size::SWATCH));
            let label = egui::Button::new((picture, egui::Atom::grow())).min_size(vec2(side * 2.2, side));
            let response = named(ui.add(label), &cx.with("widget-explained", args));
            let at_end = response.rect.right_center() - vec2(side * 0.5, 0.0);
            let cell = Rect::from_center_size(at_end, Vec2::splat(size::ICON * 1.4));
            match on {
                OnSpace::By(seat) => paint_worker(ui, table, seat, cell),
                OnSpace::Somebody => sign(ui, cx, cell, "•"),
                OnSpace::Unknown => sign(ui, cx, cell, &cx.text("widget-unknown-short")),
                OnSpace::Free => {}
            }
            if response.clicked() {
                // Where somebody stands, whoever presses knows better who does.
                state.correct = Some(match on {
                    OnSpace::Free | OnSpace::Unknown => CorrectView::market(Some(space)),
                    OnSpace::By(_) | OnSpace::Somebody => {
                        CorrectView::at_end(&Entry::MarketIs { spaces: ledger.market() })
                    }
                });
            }
        }
    });
}

fn tax_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger) {
    let cx = table.cx;
    let what = cx.text("table-clock-tax");
    ui.horizontal(|ui| {
        ui.add(art::TAX_STAND.image(vec2(size::SWATCH, size::SWATCH)));
        ui.add(egui::Label::new(text::bold(&what)).wrap());
    });
    let value = ledger.tax().map(Into::into);
    if let Some(silver) = (Stepper { what: &what, value, range: 0..=MOST_TAX }).show(ui, cx) {
        table.enter(Entry::TaxStand { silver: Some(silver as u16) });
    }
}
