//! Planning by counts, and the cards when their guild is called.

use egui::{Align, Label, Layout, Ui, vec2};

use super::{Answered, RefereeView};
use crate::game::{Actor, Chance, Due, Game as _, Seat, SeatSet};
use crate::norenberc::{Action, Guild, Norenberc, Refusal};
use crate::ui::art::Art;
use crate::ui::screens::moves::parts::{confirm, dimmed_button, offer};
use crate::ui::screens::moves::{Ask, Half};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, columns, option};

/// Who passes, and how many cards everybody else has put down.
pub fn planning_ui(ui: &mut Ui, ask: &Ask, half: &mut Half) -> Answered {
    let cx = ask.cx;
    let mut answered = None;
    columns(ui, size::PLANNER, Seat::first(ask.setup.players()), |ui, seat| {
        ui.horizontal_wrapped(|ui| {
            ask.badge(ui, seat);
            let name = vec2(size::NAME_SHORT, size::TOUCH);
            ui.allocate_ui_with_layout(name, Layout::left_to_right(Align::Center), |ui| {
                ui.set_width(size::NAME_SHORT);
                ui.add(Label::new(text::bold(ask.name(seat))).wrap());
            });
            if matches!(Norenberc::due(ask.setup, ask.state), Due::Seats(seats) if seats.contains(seat)) {
                answered = cards_ui(ui, ask, seat, half).or(answered);
                return;
            }
            let done = if ask.state.is_finished(seat) {
                cx.text("houses-finished")
            } else {
                cx.with("houses-cards", [("cards", ask.state.cards_left(seat).into())])
            };
            ui.add(Art::Check.tinted(vec2(size::ICON, size::ICON), cx.palette().positive));
            ui.label(done);
        });
    });
    answered
}

/// A pass, or a number of cards.
fn cards_ui(ui: &mut Ui, ask: &Ask, seat: Seat, half: &mut Half) -> Answered {
    let (cx, actor) = (ask.cx, Actor::Seat(seat));
    let name = || ("name", ask.name(seat).into());
    let mut answered = None;
    let pass = cx.with("referee-pass", [name()]);
    let short = cx.text("referee-pass-short");
    if offer(ui, ask, actor, Action::Pass, [&short, &pass], half) {
        answered = Some((actor, Action::Pass));
    }
    for cards in 1..=ask.setup.guild_count() {
        let heard = cx.with("referee-cards", [name(), ("cards", cards.into())]);
        let action = Action::Seal(cards);
        if offer(ui, ask, actor, action, [&cards.to_string(), &heard], half) {
            answered = Some((actor, action));
        }
    }
    answered
}

/// Those whose cards leave no doubt.
pub fn must_reveal(ask: &Ask, guild: Guild) -> SeatSet {
    let mut seats = SeatSet::default();
    while let Err(Refusal::MustReveal { seat, .. }) =
        ask.check(Actor::Nature, Action::Reveal { guild, seats })
    {
        seats = seats.with(seat);
    }
    seats
}

/// As many ways to reveal the cards of a guild can be seen at a glance.
const FEW: usize = 4;

/// Who has the card of the guild that is called: one touch where there are few ways.
pub fn reveal_ui(ui: &mut Ui, ask: &Ask, guild: Guild, view: &mut RefereeView) -> Answered {
    let mut chance = Chance::default();
    Norenberc::chance(ask.setup, ask.state, &mut chance);
    if chance.len() > FEW {
        return each_ui(ui, ask, guild, view);
    }
    let mut answered = None;
    ui.horizontal_wrapped(|ui| {
        for &(action, _) in &chance {
            let Action::Reveal { seats, .. } = action else { continue };
            for seat in seats.iter() {
                ask.badge(ui, seat);
            }
            let names: Vec<_> = seats.iter().map(|seat| ask.name(seat).to_owned()).collect();
            let text =
                if names.is_empty() { ask.cx.text("referee-nobody") } else { ask.cx.texts.list(&names) };
            if button(ui, ask.cx, Weight::Normal, None, &text).clicked() {
                answered = Some((Actor::Nature, action));
            }
            ui.add_space(size::GAP);
        }
    });
    answered
}

/// The same where there are many: player by player.
fn each_ui(ui: &mut Ui, ask: &Ask, guild: Guild, view: &mut RefereeView) -> Answered {
    let cx = ask.cx;
    ui.horizontal_wrapped(|ui| {
        for seat in Seat::first(ask.setup.players()) {
            ask.badge(ui, seat);
            let cards = ask.state.cards_left(seat);
            let args = [("name", ask.name(seat).into()), ("cards", cards.into())];
            let name = cx.with("referee-cards-left", args);
            let action = Action::Reveal { guild, seats: view.seats.with(seat) };
            let refusal = ask.check(Actor::Nature, action).err();
            match refusal {
                Some(refusal @ Refusal::CannotReveal { .. }) if cards == 0 => {
                    if dimmed_button(ui, cx, &name, &name).clicked() {
                        view.half.refused = Some((action, refusal));
                    }
                }
                _ => {
                    let chosen = view.seats.contains(seat);
                    if option(ui, cx, chosen, None, &name).clicked() {
                        view.seats = if chosen { view.seats.without(seat) } else { view.seats.with(seat) };
                        view.half.refused = None;
                    }
                }
            }
            ui.add_space(size::GAP_SMALL);
        }
    });
    let action = Action::Reveal { guild, seats: view.seats };
    confirm(ui, ask, Actor::Nature, action).then_some((Actor::Nature, action))
}
