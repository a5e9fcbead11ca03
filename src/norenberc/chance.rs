//! The outcomes that Nature may reveal, and how likely each of them is.

use rand::{Rng, RngExt};

use super::action::Action;
use super::components::{Craftsman, Tile};
use super::setup::Setup;
use super::state::{SEATS, State, Step};
use crate::game::{Chance, Seat, SeatSet};

pub(super) fn list(setup: &Setup, state: &State, out: &mut Chance<Action>) {
    match state.step {
        Step::Order => list_orders(setup, state.order, 0, out),
        Step::Settle(guild, bench) => {
            state.stack.each_craftsman(setup, guild, |Craftsman { value, agent, .. }, weight| {
                out.push((Action::Settle { guild, bench, value, agent }, weight));
            });
        }
        Step::Lodge(guild, window) | Step::Refill(guild, window) => {
            state.stack.each_guest(setup, |tile, weight| {
                out.push((Action::Lodge { guild, window, tile }, weight));
            });
        }
        Step::Reveal(guild) => {
            let guilds_left = u32::from(setup.guild_count() - guild as u8);
            let sealed = |seat: Seat| u32::from(state.plans.sealed[seat.index()]);
            for mask in 0..1 << setup.players() {
                let seats = SeatSet(mask);
                // Each sealed card is as likely to be of any guild that is left.
                let weight = Seat::first(setup.players())
                    .map(|seat| match (sealed(seat), seats.contains(seat)) {
                        (cards, true) => cards,
                        (cards, false) => guilds_left - cards,
                    })
                    .product();
                if weight > 0 {
                    out.push((Action::Reveal { guild, seats }, weight));
                }
            }
        }
        Step::Planning | Step::Turn(_) | Step::Over => {}
    }
}

/// All permutations of the seats in play, in order.
fn list_orders(setup: &Setup, order: [Seat; SEATS], from: usize, out: &mut Chance<Action>) {
    let players = usize::from(setup.players());
    if from == players {
        out.push((Action::Order(order), 1));
        return;
    }
    for next in from..players {
        let mut order = order;
        order[from..=next].rotate_right(1);
        list_orders(setup, order, from + 1, out);
    }
}

pub(super) fn draw<R: Rng + ?Sized>(setup: &Setup, state: &State, rng: &mut R) -> Action {
    match state.step {
        Step::Order => {
            let mut order = state.order;
            shuffle(&mut order[..usize::from(setup.players())], rng);
            Action::Order(order)
        }
        Step::Settle(guild, bench) => {
            let Craftsman { value, agent, .. } = state.stack.draw_craftsman(setup, guild, rng);
            Action::Settle { guild, bench, value, agent }
        }
        Step::Lodge(guild, window) | Step::Refill(guild, window) => {
            let tile: Tile = state.stack.draw_guest(setup, rng);
            Action::Lodge { guild, window, tile }
        }
        Step::Reveal(guild) => {
            let guilds_left = setup.guild_count() - guild as u8;
            let shows = |seat: &Seat| rng.random_range(0..guilds_left) < state.plans.sealed[seat.index()];
            Action::Reveal { guild, seats: Seat::first(setup.players()).filter(shows).collect() }
        }
        Step::Planning | Step::Turn(_) | Step::Over => unreachable!("chance has nothing to reveal"),
    }
}

pub(super) fn shuffle<T, R: Rng + ?Sized>(items: &mut [T], rng: &mut R) {
    for last in (1..items.len()).rev() {
        items.swap(last, rng.random_range(0..=last));
    }
}
