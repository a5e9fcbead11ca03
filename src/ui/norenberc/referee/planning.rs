//! Planning by numbers of cards, and the cards of the guild that is called.

use egui::{Label, Ui, vec2};

use super::{Answered, RefereeView};
use crate::companion::EntryId;
use crate::companion::norenberc::{Entry, LogLine, Referee, View};
use crate::game::{Actor, Due, Game as _, Seat, SeatSet};
use crate::norenberc::{Action, Guild, Norenberc, Refusal, State, Step};
use crate::ui::art::Art;
use crate::ui::norenberc::moves::parts::{confirm, dimmed_button, number_key, offer};
use crate::ui::norenberc::moves::{Ask, Half};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{cell, columns, named, option};

fn planners(ask: &Ask, state: &State) -> SeatSet {
    match Norenberc::due(ask.setup, state) {
        Due::Seats(seats) if state.step() == Step::Planning => seats,
        Due::Seats(_) | Due::Nature | Due::Nobody => SeatSet::default(),
    }
}

/// The state when planning began, if that is known: the one seen before, unless as many have to plan now.
pub(crate) fn unplanned(ask: &Ask, before: Option<&State>) -> Option<State> {
    let now = planners(ask, ask.state);
    if now.is_empty() {
        return None;
    }
    let same = |before: &State| (before.round(), before.turn()) == (ask.state.round(), ask.state.turn());
    let longer = |before: &&State| same(before) && planners(ask, before).len() > now.len();
    Some(*before.filter(longer).unwrap_or(ask.state))
}

/// The entry with the plan of a player, while others still plan.
pub fn entered(table: &View, referee: &Referee, actor: Actor) -> Option<EntryId> {
    if referee.state().step() != Step::Planning || referee.due().includes(actor) {
        return None;
    }
    let plan = |line: &&LogLine| {
        matches!(line.entry, Entry::Event(event) if event.actor == actor
            && matches!(event.action, Action::Seal(_) | Action::Pass))
            && line.skipped.is_none()
    };
    table.log.iter().rev().find(plan).map(|line| line.id)
}

pub(crate) fn planning_ui(ui: &mut Ui, ask: &Ask, view: &mut RefereeView) -> Answered {
    let cx = ask.cx;
    let mut answered = None;
    let before = view.unplanned.unwrap_or(*ask.state);
    let planners = planners(ask, &before);
    columns(ui, size::PLANNER, Seat::first(ask.setup.players()), |ui, seat| {
        ui.horizontal_wrapped(|ui| {
            ask.badge(ui, seat);
            ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
            cell(ui, vec2(size::NAME_OF_PLANNER, size::TOUCH), |ui| {
                ui.add(Label::new(text::bold(ask.name(seat))).truncate())
            });
            if planners.contains(seat) {
                answered = cards_ui(ui, ask, &before, seat, &mut view.half).or(answered);
                return;
            }
            let done = if ask.state.is_finished(seat) {
                cx.text("houses-finished")
            } else {
                cx.with("houses-cards", [("cards", ask.state.cards_left(seat).into())])
            };
            ui.add(Art::CHECK.tinted(vec2(size::ICON, size::ICON), cx.palette().positive));
            ui.label(done);
        });
    });
    answered
}

const KEY: egui::Vec2 = egui::Vec2::splat(size::TOUCH);

/// A pass, or a number of cards. The plan is marked, and can be changed while others still plan.
fn cards_ui(ui: &mut Ui, ask: &Ask, before: &State, seat: Seat, half: &mut Half) -> Answered {
    let (cx, actor) = (ask.cx, Actor::Seat(seat));
    let name = || ("name", ask.name(seat).into());
    let entered = if planners(ask, ask.state).contains(seat) {
        None
    } else if ask.state.is_finished(seat) {
        Some(Action::Pass)
    } else {
        Some(Action::Seal(ask.state.cards_left(seat)))
    };
    let mut answered = None;
    let mut offer = |ui: &mut Ui, action: Action, text: &str, heard: &str| {
        // The plans of others change nothing about what a player may plan (P2).
        match Norenberc::check(ask.setup, before, actor, action) {
            Ok(()) => {
                let pressed = named(option(ui, cx, entered == Some(action), None, text), heard).clicked();
                if pressed && entered != Some(action) {
                    answered = Some((actor, action));
                }
            }
            Err(refusal) => {
                let pressed = if let Action::Seal(cards) = action {
                    number_key(ui, cx, cards, KEY, true, heard)
                } else {
                    dimmed_button(ui, cx, text, heard)
                };
                if pressed.clicked() {
                    half.refused = Some((action, refusal));
                }
            }
        }
    };
    offer(ui, Action::Pass, &cx.text("referee-pass-short"), &cx.with("referee-pass", [name()]));
    for cards in 1..=ask.setup.guild_count() {
        let heard = cx.with("referee-cards", [name(), ("cards", cards.into())]);
        offer(ui, Action::Seal(cards), &cards.to_string(), &heard);
    }
    answered
}

/// The players whose cards leave no doubt.
pub(crate) fn must_reveal(ask: &Ask, guild: Guild) -> SeatSet {
    let mut seats = SeatSet::default();
    while let Err(Refusal::MustReveal { seat, .. }) =
        ask.check(Actor::Nature, Action::Reveal { guild, seats })
    {
        seats = seats.with(seat);
    }
    seats
}

/// Asks for the players who have the card of the guild that is called. Two players have four answers, each at
/// one touch; more players are chosen and then confirmed.
pub(crate) fn reveal_ui(ui: &mut Ui, ask: &Ask, guild: Guild, view: &mut RefereeView) -> Answered {
    let seats: Vec<_> = Seat::first(ask.setup.players()).collect();
    if let [one, other] = seats[..] {
        let alone = |seat| SeatSet::default().with(seat);
        let answers = [alone(one), alone(other), alone(one).with(other), SeatSet::default()];
        answers_ui(ui, ask, guild, answers, &mut view.half)
    } else {
        each_ui(ui, ask, guild, view)
    }
}

/// All answers, in the same places whichever of them are possible.
fn answers_ui(
    ui: &mut Ui,
    ask: &Ask,
    guild: Guild,
    answers: impl IntoIterator<Item = SeatSet>,
    half: &mut Half,
) -> Answered {
    let mut answered = None;
    columns(ui, size::ACTION, answers, |ui, seats| {
        let names: Vec<_> = seats.iter().map(|seat| ask.name(seat).to_owned()).collect();
        let text = if names.is_empty() { ask.cx.text("referee-nobody") } else { ask.cx.texts.list(&names) };
        let action = Action::Reveal { guild, seats };
        ui.horizontal(|ui| {
            for seat in seats.iter() {
                ask.badge(ui, seat);
            }
            if offer(ui, ask, Actor::Nature, action, [&text, &text], half) {
                answered = Some((Actor::Nature, action));
            }
        });
    });
    answered
}

fn each_ui(ui: &mut Ui, ask: &Ask, guild: Guild, view: &mut RefereeView) -> Answered {
    let cx = ask.cx;
    columns(ui, size::ACTION, Seat::first(ask.setup.players()), |ui, seat| {
        let cards = ask.state.cards_left(seat);
        let args = [("name", ask.name(seat).into()), ("cards", cards.into())];
        let name = cx.with("referee-cards-left", args);
        let action = Action::Reveal { guild, seats: view.seats.with(seat) };
        let refusal = ask.check(Actor::Nature, action).err();
        ui.horizontal(|ui| {
            ask.badge(ui, seat);
            // A long name goes on in the next line.
            ui.vertical(|ui| match refusal {
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
            });
        });
    });
    // Every line counts: what everybody has is to be seen over it.
    ui.add_space(-size::GAP_SMALL);
    let action = Action::Reveal { guild, seats: view.seats };
    confirm(ui, ask, (Actor::Nature, action), true, &mut view.half).then_some((Actor::Nature, action))
}
