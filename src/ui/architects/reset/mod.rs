//! The page “A reset: who pays?”, for the middle of a game and of an argument, with nothing set up. Every number has its
//! place from the beginning, and the verdict stands in a bar of constant height: nothing moves under a finger.

mod form;

use egui::{Align, Label, Layout, Ui, vec2};

use super::art;
use super::history::History;
use crate::architects::RuleId;
use crate::architects::reset::{After, ResetChange as Changed, ResetLine, crowded, most};
use crate::game::{Seat, SeatSet};
use crate::i18n::describe::ActText;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::seated::Seated;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{
    Stepper, Weight, button, card, cell, footer, list_card, named, option, page, player_badge, why,
};
use form::{HelpingCard, ResetEdit, ResetForm, act, card_name, names, owner_name, seats};

#[derive(Debug, Default)]
pub(super) struct ResetView(History<ResetEdit>);

impl ResetView {
    pub(super) fn step(&mut self, back: bool) {
        self.0.step(back);
    }

    pub(super) fn named(&self, cx: &Cx) -> [Option<ActText>; 2] {
        self.0.last().map(|change| change.map(|change| act(cx, *change)))
    }
}

/// The promotional character appears only where people own it.
pub(super) fn reset_ui(ui: &mut Ui, cx: &Cx, promo: bool, view: &mut ResetView) {
    cx.relevant_rules(&[RuleId::Z6, RuleId::Z7, RuleId::Z3, RuleId::Z5, RuleId::H10, RuleId::Z1]);
    let names = names(cx);
    let after = view.0.now().after(promo);
    let mut form = None;
    footer(ui, cx, "who pays", size::ANSWER_TEXT, |ui| verdict_ui(ui, cx, view.0.now(), &names, &after));
    page(ui, "reset", size::READING_WIDTH, |ui| {
        list_card(ui, cx, |ui| {
            heads_ui(ui, cx);
            let seated = Seated { cx, names: &names, marks: &cx.settings.marks };
            for seat in seats() {
                row_ui(ui, &seated, view.0.now(), seat, &mut form);
            }
            ui.add_space(size::GAP_SMALL);
            owners_ui(ui, cx, promo, view.0.now(), &names, &mut form);
            if button(ui, cx, Weight::Quiet, Some(Art::UNDO), &cx.text("reset-again")).clicked() {
                form = Some(ResetEdit::Again);
            }
        });
        // Below everything that is pressed.
        ui.add_space(size::GAP);
        if view.0.now().is_begun() {
            order_ui(ui, cx, &names, &after);
        }
    });
    if let Some(change) = form {
        view.0.change(change);
    }
}

/// The width of the names, where there is room for them beside the numbers.
fn name_width(ui: &Ui) -> Option<f32> {
    let room = ui.available_width() - 2.0 * (size::COUNT_HEAD + size::GAP);
    (room >= size::NAME_SHORT).then_some(room)
}

fn heads_ui(ui: &mut Ui, cx: &Cx) {
    let width = name_width(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP;
        ui.spacing_mut().interact_size.y = size::ICON;
        if let Some(width) = width {
            cell(ui, vec2(width, size::ICON), |_| {});
        }
        for (art, key) in [(art::PRISON, "reset-prison"), (art::BLACK_MARKET, "reset-market")] {
            cell(ui, vec2(size::COUNT_HEAD, size::ICON), |ui| {
                ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
                ui.add(art.image(vec2(size::ICON_SMALL, size::ICON_SMALL)));
                ui.add(Label::new(text::small(cx.text(key)).color(cx.palette().ink_soft)).truncate());
            });
        }
    });
}

fn row_ui(ui: &mut Ui, seated: &Seated, of: &ResetForm, seat: Seat, form: &mut Option<ResetEdit>) {
    let (cx, name) = (seated.cx, &seated.names[seat.index()]);
    let who = |ui: &mut Ui| seated.player_ui(ui, seat);
    let width = name_width(ui);
    if width.is_none() {
        ui.horizontal(who);
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP;
        if let Some(width) = width {
            cell(ui, vec2(width, size::TOUCH), |ui| {
                ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
                who(ui);
            });
        }
        let count = |ui: &mut Ui, key, value: u8, most: u8| {
            let what = cx.with(key, [("name", name.to_owned().into())]);
            let stepper = Stepper { what: &what, value: Some(value.into()), range: 0..=most.into() };
            let form = cell(ui, vec2(size::COUNT_HEAD, size::TOUCH), |ui| stepper.show(ui, cx));
            form.map(|count| count as u8)
        };
        if let Some(workers) = count(ui, "reset-prison-of", of.prison(seat), of.most_in_prison(seat)) {
            *form = Some(ResetEdit::Prison(seat, workers));
        }
        if let Some(workers) = count(ui, "reset-market-of", of.market(seat), of.most_in_market(seat)) {
            *form = Some(ResetEdit::Market(seat, workers));
        }
    });
}

/// The owners of the cards that work in a reset: each card exists once.
fn owners_ui(
    ui: &mut Ui,
    cx: &Cx,
    promo: bool,
    of: &ResetForm,
    names: &[String],
    form: &mut Option<ResetEdit>,
) {
    ui.label(text::bold(cx.text("reset-owners")));
    for card in HelpingCard::all(promo) {
        ui.horizontal_wrapped(|ui| {
            cell(ui, vec2(size::NAME + size::GAP_LARGE, size::TOUCH), |ui| {
                ui.add(Label::new(card_name(cx, card)).wrap())
            });
            let owner = of.owner(card);
            let nobody = option(ui, cx, owner.is_none(), None, &cx.text("reset-nobody"));
            if named(nobody, &owner_name(cx, names, card, None)).clicked() {
                *form = Some(ResetEdit::Owner(card, None));
            }
            for seat in seats() {
                let mark = cx.settings.marks[seat.index()];
                let shape = Art::of_shape(mark.shape).icon().tint(cx.theme.player(mark.colour));
                let has = option(ui, cx, owner == Some(seat), Some(shape), "");
                let name = owner_name(cx, names, card, Some(seat));
                if named(has, &name).on_hover_text(&names[seat.index()]).clicked() {
                    *form = Some(ResetEdit::Owner(card, Some(seat)));
                }
            }
        });
    }
}

fn listed(cx: &Cx, names: &[String], seats: SeatSet) -> fluent::FluentValue<'static> {
    let names: Vec<_> = seats.iter().map(|seat| names[seat.index()].clone()).collect();
    cx.texts.list(&names).into()
}

fn verdict_ui(ui: &mut Ui, cx: &Cx, form: &ResetForm, names: &[String], after: &[After]) {
    if !form.is_begun() {
        ui.add(Label::new(cx.text("reset-enter")).wrap());
        return;
    }
    let prisoners: Vec<_> = after.iter().map(|after| after.prison).collect();
    for (key, seats, rule) in
        [("reset-crowded", crowded(&prisoners), RuleId::Z6), ("reset-most", most(&prisoners), RuleId::Z7)]
    {
        ui.horizontal_wrapped(|ui| {
            let args = [("count", seats.len().into()), ("names", listed(cx, names, seats))];
            ui.label(text::bold(cx.with(key, args)));
            why(ui, cx, rule);
        });
    }
}

/// The steps of a reset in which something happens to players, in the order of the rules.
const STEPS: [fn(ResetLine) -> bool; 5] = [
    |line| matches!(line.change, Changed::ToPrison(_)),
    |line| matches!(line.change, Changed::Freed(_)),
    |line| {
        matches!(line.change, Changed::Gold(_) | Changed::Marble(_) | Changed::DebtsDestroyed(_))
            || gains(line)
    },
    |line| loses(line) || line.rule == RuleId::V7,
    |line| line.rule == RuleId::Z7,
];

const fn gains(line: ResetLine) -> bool {
    matches!(line.change, Changed::Virtue(1..))
}

const fn loses(line: ResetLine) -> bool {
    matches!(line.change, Changed::Virtue(..0))
}

fn order_ui(ui: &mut Ui, cx: &Cx, names: &[String], after: &[After]) {
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.label(text::heading(cx.text("reset-order")));
        for (index, belongs) in STEPS.into_iter().enumerate() {
            let any = |gives: fn(ResetLine) -> bool| {
                after.iter().flat_map(|after| &after.lines).any(|line| belongs(*line) && gives(*line))
            };
            let (up, down) = (any(gains), any(loses));
            for (seat, after) in after.iter().enumerate() {
                for line in after.lines.iter().copied().filter(|line| belongs(*line)) {
                    line_ui(ui, cx, &names[seat], seat, line);
                }
            }
            if index == 0 {
                plain_ui(ui, cx, "reset-turn-over", RuleId::Z4);
            }
            if up {
                plain_ui(ui, cx, "reset-beyond", RuleId::V6);
            }
            if down {
                plain_ui(ui, cx, "reset-below", RuleId::V7);
            }
        }
        ui.add_space(size::GAP_SMALL);
        ui.label(text::bold(cx.text("reset-after")));
        ui.horizontal_wrapped(|ui| {
            let there = |(_, after): &(usize, &After)| after.prison > 0 || !after.lines.is_empty();
            for (seat, after) in after.iter().enumerate().filter(there) {
                player_badge(ui, cx, cx.settings.marks[seat], &names[seat], size::ICON * 1.4);
                let args = [("what", names[seat].clone().into()), ("number", after.prison.into())];
                ui.label(cx.with("widget-explained", args));
                ui.add_space(size::GAP);
            }
        });
    });
}

fn line_ui(ui: &mut Ui, cx: &Cx, name: &str, seat: usize, line: ResetLine) {
    ui.horizontal(|ui| {
        player_badge(ui, cx, cx.settings.marks[seat], name, size::ICON * 1.4);
        let key = if line.choice { "reset-of-choice" } else { "reset-of" };
        let args =
            [("name", name.to_owned().into()), ("change", cx.describe().reset_change(line.change).into())];
        words_ui(ui, cx, &cx.with(key, args), line.rule);
    });
}

/// A line about no player in particular.
fn plain_ui(ui: &mut Ui, cx: &Cx, key: &str, rule: RuleId) {
    ui.horizontal(|ui| {
        ui.add(Art::INFO.tinted(vec2(size::ICON * 1.4, size::ICON * 1.4), cx.palette().ink_soft));
        words_ui(ui, cx, &cx.text(key), rule);
    });
}

/// Words in their lines, with the link to the rule at the end of the row.
fn words_ui(ui: &mut Ui, cx: &Cx, words: &str, rule: RuleId) {
    let room = vec2(ui.available_width(), size::TOUCH);
    ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        why(ui, cx, rule);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(words).wrap());
        });
    });
}
