//! “Who is favourite?”, in the middle of a game and of an argument, with nothing set up. Every number has its
//! place from the beginning, and the answer is a bar of fixed height: nothing moves under a finger.

use egui::{Align, Label, Layout, Ui, vec2};

use super::favorite_form::{FavoriteEdit, FavoriteView, goods_of, names};
use super::talers::talers_stepper;
use crate::companion::norenberc::{GoodsCount, GuildCard, GuildOutcome, Question, Richest};
use crate::game::{Seat, SeatSet};
use crate::i18n::describe::Describe;
use crate::norenberc::components::{FEWEST_PLAYERS, GOODS_PER_GUILD, MOST_PLAYERS};
use crate::norenberc::favorites::PEDDLER_COUNTS;
use crate::norenberc::{Guild, RuleId};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::norenberc::round_end::{pieces_ui, row_frame};
use crate::ui::screens::seated::Seated;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, Weight, button, cell, footer, list_card, named, option, page, why};

/// More peddlers than anybody has.
const MOST_PEDDLERS: u32 = 3;

pub(crate) fn favorite_ui(ui: &mut Ui, cx: &Cx, view: &mut FavoriteView) {
    cx.relevant_rules(&[RuleId::R2, RuleId::R3, RuleId::R4, RuleId::W7]);
    let names = names(cx);
    let seated = Seated { cx, names: &names, marks: &cx.settings.marks };
    let (of, by_order) = view.form.card();
    // R2: nobody says their talers before everything is counted.
    let form = Some(&of).filter(|of| of.question().is_none() || view.form.is_counted());
    let least = answer_height(ui) + size::GAP_SMALL + size::TOUCH;
    footer(ui, cx, "answer", least, |ui| {
        answer_ui(ui, cx, view, &names, form, by_order);
        choices_ui(ui, cx, view, &names, form, by_order);
    });
    page(ui, "favorite", size::READING_WIDTH, |ui| {
        setup_ui(ui, cx, view);
        ui.add_space(size::GAP_SMALL);
        list_card(ui, cx, |ui| {
            heads_ui(ui, cx, view.form.guild);
            for seat in view.form.seats() {
                row_ui(ui, &seated, view, seat, &of);
            }
        });
        // Below everything that is pressed.
        ui.add_space(size::GAP_SMALL);
        pieces_ui(ui, &seated, &of);
        for back in of.peddlers_back() {
            ui.add(Label::new(seated.describe().peddler_back(&back)).wrap());
        }
    });
}

/// The height of the answer. With very large letters there is hardly room: a longer answer scrolls.
fn answer_height(ui: &Ui) -> f32 {
    if is_low(ui) { size::ANSWER_TEXT / 2.0 } else { size::ANSWER_TEXT }
}

fn is_low(ui: &Ui) -> bool {
    ui.content_rect().height() < size::LOW
}

fn setup_ui(ui: &mut Ui, cx: &Cx, view: &mut FavoriteView) {
    ui.horizontal_wrapped(|ui| {
        // With large letters every line counts.
        let sign = (ui.content_rect().width() >= size::WIDE).then_some(Art::UNDO);
        if button(ui, cx, Weight::Quiet, sign, &cx.text("table-favorite-again")).clicked() {
            view.change(FavoriteEdit::Again);
        }
        // Not in a scope of its own: the guilds go on in the same line.
        for players in FEWEST_PLAYERS..=MOST_PLAYERS {
            let pressed = option(ui, cx, players == view.form.players, None, &players.to_string());
            if pressed.on_hover_text(cx.text("table-players")).clicked() {
                view.change(FavoriteEdit::Players(players));
            }
        }
        ui.add_space(size::GAP);
        for guild in Guild::first(view.form.players + 1) {
            let name = cx.describe().guild(guild);
            let art = Some(art::of_good(guild.good()).icon());
            let pressed = option(ui, cx, guild == view.form.guild, art, "");
            // Numbers of another guild stay.
            if named(pressed, &name).on_hover_text(name).clicked() {
                view.form.guild = guild;
            }
        }
    });
}

/// The width of the names, if there is room for them beside the numbers.
fn name_width(ui: &Ui) -> Option<f32> {
    let room = ui.available_width() - 3.0 * size::STEPPER - 2.0 * size::GAP;
    (room >= size::NAME).then_some(room)
}

fn heads_ui(ui: &mut Ui, cx: &Cx, guild: Guild) {
    row_frame(cx, false).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().interact_size.y = size::ICON;
        let name = |ui: &mut Ui| {
            ui.label(text::bold(cx.describe().guild(guild)));
        };
        let width = name_width(ui);
        // Where every line counts, the guild that is chosen says it above.
        if width.is_none() && !is_low(ui) {
            name(ui);
        }
        ui.horizontal(|ui| {
            if let Some(width) = width {
                cell(ui, vec2(width - size::GAP_SMALL, size::ICON), name);
            }
            ui.spacing_mut().item_spacing.x = size::GAP;
            for key in ["table-goods", "table-peddlers", "table-talers"] {
                cell(ui, vec2(size::STEPPER, size::ICON), |ui| {
                    ui.label(text::small(cx.text(key)).color(cx.palette().ink_soft))
                });
            }
        });
    });
}

/// A player's numbers. Talers are for those who are tied, and for those who have entered them already.
fn row_ui(ui: &mut Ui, seated: &Seated, view: &mut FavoriteView, seat: Seat, of: &GuildCard) {
    let (cx, name) = (seated.cx, &seated.names[seat.index()]);
    let favorite = matches!(of.outcome, GuildOutcome::Favorite { seat: it, .. } if it == seat);
    row_frame(cx, favorite).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let who = |ui: &mut Ui| seated.player_ui(ui, seat);
        let width = name_width(ui);
        if width.is_none() {
            ui.horizontal(who);
        }
        ui.horizontal(|ui| {
            if let Some(width) = width {
                cell(ui, vec2(width - size::GAP_SMALL, size::TOUCH), who);
            }
            let gap = size::GAP - size::GAP_SMALL;
            let (guild, goods) = (view.form.guild, view.form.goods(seat));
            let what = goods_of(cx, name, guild);
            let value = goods.supply.map(Into::into);
            let stepper = Stepper { what: &what, value, range: 0..=GOODS_PER_GUILD.into() };
            if let Some(count) = stepper.show(ui, cx) {
                view.change(FavoriteEdit::Supply(seat, guild, count as u8));
            }
            ui.add_space(gap);
            let what = cx.with("table-peddlers-of", [("name", name.to_owned().into())]);
            let value = Some(goods.peddlers.into());
            if let Some(count) = (Stepper { what: &what, value, range: 0..=MOST_PEDDLERS }).show(ui, cx) {
                view.change(FavoriteEdit::Peddlers(seat, count as u8));
            }
            ui.add_space(gap);
            let talers = view.form.talers[seat.index()];
            let tied = view.form.is_counted() && of.level().contains(seat);
            let in_question =
                ui.add_enabled_ui(tied || talers.is_some(), |ui| talers_stepper(ui, cx, name, talers));
            if let Some(talers) = in_question.inner {
                view.change(FavoriteEdit::Talers(seat, talers));
            }
        });
    });
}

/// The favourite and why, or the question; and the button for “everything is counted”.
fn answer_ui(
    ui: &mut Ui,
    cx: &Cx,
    view: &mut FavoriteView,
    names: &[String],
    of: Option<&GuildCard>,
    by_order: SeatSet,
) {
    let done = cx.text("table-favorite-counted");
    ui.horizontal_top(|ui| {
        let width = ui.available_width() - size::ALL_COUNTED - size::GAP;
        let height = answer_height(ui);
        ui.allocate_ui_with_layout(vec2(width, height), Layout::top_down(Align::Min), |ui| {
            ui.set_width(width);
            ui.set_min_height(height);
            ui.spacing_mut().item_spacing.y = 0.0;
            let Some(of) = of else {
                ui.add(Label::new(cx.text("table-favorite-count")).wrap());
                return;
            };
            let describe = Describe { texts: cx.texts, names };
            ui.add(Label::new(text::bold(describe.card_reason(of))).wrap());
            let sums = sums(cx, view, names, of);
            for message in sums.into_iter().chain(choices(view, of, by_order).map(|it| it.ask(cx))) {
                ui.add(Label::new(text::small(message)).wrap());
            }
        });
        let space = vec2(size::ALL_COUNTED, size::TOUCH);
        ui.allocate_ui_with_layout(space, Layout::right_to_left(Align::Center), |ui| {
            let live = of.is_none() && view.form.is_begun();
            let counted = ui.add_enabled_ui(live, |ui| button(ui, cx, Weight::Primary, None, &done));
            if counted.inner.clicked() {
                view.change(FavoriteEdit::Counted);
            }
        });
    });
}

/// The sums of those whom a peddler puts in front (W7).
fn sums(cx: &Cx, view: &FavoriteView, names: &[String], of: &GuildCard) -> Vec<String> {
    let sum = |seat: Seat| of.counts[seat.index()].map(GoodsCount::sum);
    let most = view.form.seats().filter_map(sum).max();
    let ahead = |seat: &Seat| sum(*seat) == most && view.form.goods(*seat).peddlers > 0;
    let sum = |seat: Seat| {
        let goods = view.form.goods(seat);
        let args = [
            ("name", names[seat.index()].clone().into()),
            ("supply", goods.supply.unwrap_or(0).into()),
            ("peddlers", goods.peddlers.into()),
            ("worth", (PEDDLER_COUNTS * goods.peddlers).into()),
            ("count", most.unwrap_or(0).into()),
        ];
        cx.with("table-favorite-sum", args)
    };
    let sums: Vec<_> = view.form.seats().filter(ahead).map(sum).collect();
    if sums.is_empty() { sums } else { vec![sums.join(" ")] }
}

/// Answers without amounts: who of these is further ahead, or who has most.
enum Choices {
    Ahead(SeatSet),
    Richest(SeatSet),
}

impl Choices {
    fn ask(&self, cx: &Cx) -> String {
        match self {
            Self::Ahead(_) => cx.text("table-who-is-ahead"),
            Self::Richest(tied) => cx.with("table-who-has-more", [("among", tied.len().into())]),
        }
    }
}

fn choices(view: &FavoriteView, of: &GuildCard, by_order: SeatSet) -> Option<Choices> {
    if !by_order.is_empty() {
        return Some(Choices::Ahead(by_order));
    }
    let tied = match of.question() {
        Some(Question::Talers { tied, .. }) => tied,
        _ => of.level(),
    };
    let silent = tied.iter().any(|seat| view.form.talers[seat.index()].is_none());
    silent.then_some(Choices::Richest(tied))
}

fn choices_ui(
    ui: &mut Ui,
    cx: &Cx,
    view: &mut FavoriteView,
    names: &[String],
    of: Option<&GuildCard>,
    by_order: SeatSet,
) {
    let Some(of) = of else { return };
    ui.horizontal_wrapped(|ui| {
        why(ui, cx, of.rule());
        let mut form = None;
        match choices(view, of, by_order) {
            Some(Choices::Ahead(among)) => {
                let first = view.form.first(among);
                for seat in among.iter() {
                    if option(ui, cx, first == Some(seat), None, &names[seat.index()]).clicked() {
                        form = Some(FavoriteEdit::Ahead { among, first: seat });
                    }
                }
            }
            Some(Choices::Richest(among)) => {
                let richest = view.form.richest(among);
                for seat in among.iter() {
                    let are = SeatSet::default().with(seat);
                    if option(ui, cx, richest == Some(are), None, &names[seat.index()]).clicked() {
                        form = Some(FavoriteEdit::Richest(Richest { among, are }));
                    }
                }
                if option(ui, cx, richest == Some(among), None, &cx.text("table-equally-many")).clicked() {
                    form = Some(FavoriteEdit::Richest(Richest { among, are: among }));
                }
            }
            None => {}
        }
        if let Some(form) = form {
            view.change(form);
        }
    });
}
