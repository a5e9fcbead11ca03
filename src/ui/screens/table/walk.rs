//! The end of a round as a walk in the order of the rules: guild by guild, then income and what comes next.

use egui::Ui;

use super::favorite::Told;
use super::{At, Part, TableCommand};
use crate::companion::{Entry, GuildCard, Ledger, Outcome, Question, Richest, RoundEnd};
use crate::game::{Seat, SeatSet};
use crate::norenberc::{Fact, Guild, RuleId};
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, Weight, button, card, crest, guild_badge, tile, why};
use crate::ui::{Command, Cx};

/// How far the walk is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct WalkView {
    round: u8,
    step: usize,
}

pub(super) fn walk_ui(ui: &mut Ui, at: &At, ledger: &Ledger, walk: &RoundEnd, view: &mut WalkView) {
    let cx = at.cx;
    if view.round != walk.round {
        *view = WalkView { round: walk.round, step: 0 };
    }
    let steps = walk.cards.len() + 1;
    view.step = view.step.min(steps - 1);
    let args = [("step", (view.step + 1).into()), ("steps", steps.into())];
    ui.label(text::small(cx.with("table-step", args)).color(cx.palette().ink_soft));
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        match walk.cards.get(view.step) {
            Some(card) => card_ui(ui, at, ledger, card),
            None => income_ui(ui, at, walk),
        }
    });
    ui.add_space(size::GAP_SMALL);
    ui.horizontal_wrapped(|ui| {
        if view.step > 0
            && button(ui, cx, Weight::Normal, Some(Art::Previous), &cx.text("table-step-back")).clicked()
        {
            view.step -= 1;
        }
        let open = walk.cards.get(view.step).is_some_and(|card| matches!(card.outcome, Outcome::Ask(_)));
        if view.step + 1 < steps {
            let done = ui.add_enabled_ui(!open, |ui| {
                button(ui, cx, Weight::Primary, Some(Art::Next), &cx.text("table-step-done"))
            });
            if done.inner.clicked() {
                view.step += 1;
            }
        } else {
            let text = cx.text(if walk.next.is_some() { "table-next-round" } else { "table-to-score" });
            if button(ui, cx, Weight::Primary, Some(Art::Check), &text).clicked() {
                at.enter(Entry::EndRound);
                at.show(Part::Now);
            }
        }
    });
}

/// One guild.
fn card_ui(ui: &mut Ui, at: &At, ledger: &Ledger, card: &GuildCard) {
    let cx = at.cx;
    ui.horizontal_wrapped(|ui| {
        guild_badge(ui, cx, card.guild, true);
        if let Some(master) = card.master {
            tile(ui, cx, crate::norenberc::Tile::Craftsman(master));
        }
        if card.prestige == Some(true) {
            crest(ui, cx, None, size::TOUCH);
        }
    });
    for (seat, count) in at.seats().zip(&card.counts) {
        ui.horizontal(|ui| {
            at.player_ui(ui, seat);
            let good = card.guild.good();
            for _ in 0..count.unwrap_or(0) {
                ui.add(Art::of_good(good).image(egui::vec2(size::ICON, size::ICON)));
            }
            ui.label(text::bold(count.map_or_else(|| cx.text("widget-unknown-short"), |it| it.to_string())));
        });
    }
    ui.add_space(size::GAP_SMALL);
    ui.horizontal_wrapped(|ui| {
        ui.label(text::heading(at.describe().card_reason(card)));
        why(ui, cx, card.rule());
    });
    match card.outcome {
        Outcome::Ask(Question::Talers { tied, .. }) => {
            let known = |seat: Seat| ledger.now().talers[seat.index()];
            match talers_ui(ui, cx, at.names, tied, known) {
                Some(Told::Talers(seat, talers)) => at.enter(Entry::Told { seat, talers }),
                Some(Told::Richest(Richest { among, are })) => at.enter(Entry::Richest { among, are }),
                None => {}
            }
        }
        Outcome::Ask(Question::Order { .. }) => order_ui(ui, at),
        Outcome::Ask(Question::PeddlerGood { seat }) => peddler_ui(ui, at, ledger, seat),
        Outcome::Ask(Question::PrestigeGuild | Question::Counts { .. }) => {}
        Outcome::Favorite { .. } | Outcome::Nobody { .. } | Outcome::Unknown => {
            for step in at.describe().card_steps(card) {
                ui.label(step);
            }
        }
    }
    if matches!(card.outcome, Outcome::Ask(_))
        && button(ui, cx, Weight::Quiet, None, &cx.text("table-nobody-knows")).clicked()
    {
        at.enter(Entry::NoAnswer { guild: card.guild });
    }
    ruling_ui(ui, at, card);
}

/// The table may rule otherwise.
fn ruling_ui(ui: &mut Ui, at: &At, card: &GuildCard) {
    let cx = at.cx;
    ui.add_space(size::GAP);
    egui::CollapsingHeader::new(cx.text("table-ruling")).id_salt("ruling").show(ui, |ui| {
        ui.label(cx.text("table-ruling-about"));
        ui.horizontal_wrapped(|ui| {
            let somebody = at.seats().map(|seat| (Some(seat), at.name(seat).to_owned()));
            for (seat, name) in somebody.chain([(None, cx.text("companion-change-nobody"))]) {
                let text = cx.with("table-ruling-favorite", [("name", name.into())]);
                if button(ui, cx, Weight::Normal, None, &text).clicked() {
                    let fact = Fact::Favorite { guild: card.guild, seat };
                    cx.send(Command::Table(TableCommand::Rule(fact)));
                }
            }
        });
    });
}

fn order_ui(ui: &mut Ui, at: &At) {
    let cx = at.cx;
    ui.label(cx.text("table-who-is-ahead"));
    ui.horizontal_wrapped(|ui| {
        for seat in at.seats() {
            if button(ui, cx, Weight::Normal, None, at.name(seat)).clicked() {
                let rest = at.seats().filter(|&other| other != seat);
                at.enter(Entry::Order { order: std::iter::once(seat).chain(rest).collect() });
            }
        }
    });
}

fn peddler_ui(ui: &mut Ui, at: &At, ledger: &Ledger, seat: Seat) {
    let cx = at.cx;
    ui.horizontal_wrapped(|ui| {
        for good in ledger.guilds().map(Guild::good) {
            let name = cx.with("norenberc-good", [("good", good.id().into())]);
            if button(ui, cx, Weight::Normal, None, &name).clicked() {
                at.enter(Entry::Peddled { seat, good: Some(good) });
            }
        }
    });
}

/// Talers of those who are tied: amounts, or only who has more.
pub(super) fn talers_ui(
    ui: &mut Ui,
    cx: &Cx,
    names: &[String],
    tied: SeatSet,
    known: impl Fn(Seat) -> Option<u16>,
) -> Option<Told> {
    let mut told = None;
    let seats = || (0..names.len() as u8).map(Seat).filter(|&seat| tied.contains(seat));
    for seat in seats() {
        let what = cx.with("table-talers-of", [("name", names[seat.index()].clone().into())]);
        ui.horizontal_wrapped(|ui| {
            ui.label(&what);
            let stepper =
                Stepper { what: &what, value: known(seat).map(Into::into), range: 0..=super::MOST_TALERS };
            if let Some(talers) = stepper.show(ui, cx) {
                told = Some(Told::Talers(seat, talers as u16));
            }
        });
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(cx.text("table-who-has-more"));
        for seat in seats() {
            if button(ui, cx, Weight::Normal, None, &names[seat.index()]).clicked() {
                told = Some(Told::Richest(Richest { among: tied, are: SeatSet::default().with(seat) }));
            }
        }
        if button(ui, cx, Weight::Normal, None, &cx.text("table-equally-many")).clicked() {
            told = Some(Told::Richest(Richest { among: tied, are: tied }));
        }
    });
    told
}

/// Income, peddlers, and what comes next.
fn income_ui(ui: &mut Ui, at: &At, walk: &RoundEnd) {
    let cx = at.cx;
    for back in &walk.peddlers {
        ui.label(at.describe().peddler_back(back));
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(text::heading(cx.text("table-income")));
        why(ui, cx, RuleId::R6);
    });
    for income in &walk.incomes {
        ui.horizontal(|ui| {
            at.player_ui(ui, income.seat);
            ui.add(egui::Label::new(at.describe().income(income)).wrap());
        });
    }
    if let Some(next) = &walk.next {
        ui.add_space(size::GAP);
        ui.label(text::heading(cx.text("table-what-next")));
        for line in at.describe().next_round(next) {
            ui.label(line);
        }
    }
}
