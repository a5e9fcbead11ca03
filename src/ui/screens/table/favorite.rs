//! "Who is favourite?", in the middle of a game and of an argument, with nothing set up.

use egui::Ui;

use super::talers::{TalersView, Told, talers_ui};
use crate::companion::{Outcome, Question, Richest, Shown, who_is_favorite};
use crate::game::{Seat, SeatSet};
use crate::i18n::describe::Describe;
use crate::norenberc::Guild;
use crate::norenberc::components::{FEWEST_PLAYERS, GOODS_PER_GUILD, MOST_PLAYERS};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::settings::colour_key;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{
    Stepper, Weight, button, card, choice, columns, foot, option, page, player_badge, question_height, why,
};

/// What has been told.
#[derive(Debug)]
pub struct FavoriteView {
    guild: Guild,
    players: u8,
    shown: [Shown; MOST_PLAYERS as usize],
    richest: Vec<Richest>,
    talers: TalersView,
}

const NOTHING: Shown = Shown { supply: None, peddlers: 0, talers: None, place: None };

impl Default for FavoriteView {
    fn default() -> Self {
        Self {
            guild: Guild::Brewers,
            players: 3,
            shown: [NOTHING; MOST_PLAYERS as usize],
            richest: Vec::new(),
            talers: TalersView::default(),
        }
    }
}

/// Paints the question and its answer.
pub fn favorite_ui(ui: &mut Ui, cx: &Cx, view: &mut FavoriteView) {
    let names: Vec<_> = cx
        .settings
        .marks
        .iter()
        .map(|mark| cx.text(colour_key(mark.colour)))
        .take(view.players.into())
        .collect();
    foot(ui, cx, "answer", question_height(ui), |ui| answer_ui(ui, cx, view, &names));
    page(ui, "favorite", size::READING_WIDTH, |ui| {
        let counts = (FEWEST_PLAYERS..=MOST_PLAYERS).map(|count| (count, count.to_string()));
        ui.label(text::bold(cx.text("table-players")));
        if let Some(players) = choice(ui, cx, view.players, counts) {
            *view = FavoriteView { players, guild: view.guild, ..FavoriteView::default() };
        }
        ui.horizontal_wrapped(|ui| {
            for guild in Guild::first(view.players + 1) {
                let art = Some(Art::of_good(guild.good()).icon());
                if option(ui, cx, guild == view.guild, art, &cx.describe().guild(guild)).clicked() {
                    *view = FavoriteView { guild, players: view.players, ..FavoriteView::default() };
                }
            }
        });
        ui.add_space(size::GAP_SMALL);
        goods_ui(ui, cx, view, &names);
        ui.add_space(size::GAP_SMALL);
        if button(ui, cx, Weight::Quiet, Some(Art::Undo), &cx.text("table-favorite-again")).clicked() {
            *view = FavoriteView { players: view.players, guild: view.guild, ..FavoriteView::default() };
        }
    });
}

fn goods_ui(ui: &mut Ui, cx: &Cx, view: &mut FavoriteView, names: &[String]) {
    let before = view.shown;
    let seats: Vec<_> = names.iter().enumerate().collect();
    columns(ui, size::ANSWER, seats, |ui, (seat, name)| {
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                player_badge(ui, cx, cx.settings.marks[seat], name, size::ICON * 1.4);
                ui.label(text::bold(name));
            });
            let shown = &mut view.shown[seat];
            let args = [("name", name.clone().into()), ("good", view.guild.good().id().into())];
            let what = cx.with("table-goods-of", args);
            ui.horizontal_wrapped(|ui| {
                ui.label(cx.text("table-goods"));
                let value = shown.supply.map(Into::into);
                let stepper = Stepper { what: &what, value, range: 0..=GOODS_PER_GUILD.into() };
                if let Some(count) = stepper.show(ui, cx) {
                    shown.supply = Some(count as u8);
                }
            });
            let what = cx.with("table-peddlers-of", [("name", name.clone().into())]);
            ui.horizontal_wrapped(|ui| {
                ui.label(cx.text("table-peddlers"));
                let stepper = Stepper { what: &what, value: Some(shown.peddlers.into()), range: 0..=3 };
                if let Some(count) = stepper.show(ui, cx) {
                    shown.peddlers = count as u8;
                }
            });
        });
    });
    if view.shown != before {
        // Who is ahead was told of those who were tied then; of others nothing is known.
        for shown in &mut view.shown {
            shown.place = None;
        }
    }
}

fn answer_ui(ui: &mut Ui, cx: &Cx, view: &mut FavoriteView, names: &[String]) {
    let shown = &view.shown[..names.len()];
    let result = who_is_favorite(view.guild, shown, &view.richest);
    let describe = Describe { texts: cx.texts, names };
    ui.horizontal_wrapped(|ui| {
        ui.label(text::heading(describe.card_reason(&result)));
        why(ui, cx, result.rule());
    });
    match result.outcome {
        Outcome::Ask(Question::Talers { tied, .. }) => {
            let shown = view.shown;
            let known = |seat: Seat| shown[seat.index()].talers;
            match talers_ui(ui, cx, names, (0, tied), known, &mut view.talers) {
                Some(Told::Amounts(told)) => {
                    for (seat, talers) in told {
                        view.shown[seat.index()].talers = Some(talers);
                    }
                }
                Some(Told::Richest(richest)) => view.richest.push(richest),
                None => {}
            }
        }
        Outcome::Ask(Question::Order { tied, .. }) => order_ui(ui, cx, view, names, tied),
        Outcome::Ask(_) | Outcome::Favorite { .. } | Outcome::Nobody { .. } | Outcome::Unknown => {
            for step in describe.card_steps(&result) {
                ui.label(step);
            }
        }
    }
}

/// Who of those tied is further ahead in the turn order.
fn order_ui(ui: &mut Ui, cx: &Cx, view: &mut FavoriteView, names: &[String], tied: SeatSet) {
    ui.label(cx.text("table-who-is-ahead"));
    ui.horizontal_wrapped(|ui| {
        for seat in (0..names.len() as u8).map(Seat).filter(|&seat| tied.contains(seat)) {
            if button(ui, cx, Weight::Normal, None, &names[seat.index()]).clicked() {
                // Only who is first of them matters.
                for other in tied.iter() {
                    view.shown[other.index()].place = Some(u8::from(other != seat));
                }
            }
        }
    });
}
