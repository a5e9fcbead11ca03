//! Takes what is worth most at once, by a simple count of what lies in front of it. It does not look at what others may
//! do and plans every guild as if it acted there alone.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::bots::search::Budget;
use crate::bots::{Bot, Decision, options};
use crate::game::{Actor, Game, Seat, SeatSet};
use crate::norenberc::{
    Action, Bench, Guild, GuildSet, Norenberc, Observation, Setup, State, Step, Tile, Townsman, standings,
};

/// Talers that a VP is worth, by round: early on money still works.
const VP_IN_TALERS: [f32; 4] = [2.0, 2.5, 3.0, 4.0];
/// Talers that an agent brings in a round.
const AGENT_IN_TALERS: f32 = 5.0;
/// VP of being ahead in a guild's goods, beside the guildmaster's value.
const CREST_IN_VP: f32 = 2.0;
/// How much of a lead is sure to last to the end of the round.
const LEAD_LASTS: f32 = 0.5;

pub(super) struct Greedy;

impl Bot<Norenberc> for Greedy {
    fn decide(&self, setup: &Setup, observation: &Observation, _: &Budget, seed: u64) -> Decision<Action> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let seat = observation.seat();
        let legal = options::<Norenberc>(setup, observation);
        let world = Norenberc::resample(setup, observation, &mut rng);
        Decision::at_once(if world.step() == Step::Planning {
            plan(setup, &world, seat, &legal)
        } else {
            best(setup, &world, seat, &legal).1
        })
    }
}

/// Goes where there is something to gain, to the most worthwhile guilds first.
fn plan(setup: &Setup, world: &State, seat: Seat, legal: &[Action]) -> Action {
    let mut gains: Vec<(f32, Guild)> = setup
        .guilds()
        .map(|guild| (gain_at(setup, world, seat, guild), guild))
        .filter(|(gain, _)| *gain > 0.0)
        .collect();
    gains.sort_by(|a, b| b.0.total_cmp(&a.0));
    gains.truncate(world.available_agents(seat).into());
    let cards: GuildSet = gains.into_iter().map(|(_, guild)| guild).collect();
    // At a real table the cards are not entered, only their number.
    let wanted = [Action::Plan(cards), Action::Seal(cards.len())];
    wanted.into_iter().find(|action| legal.contains(action)).unwrap_or(Action::Pass)
}

/// The gain of the best action at a guild over doing nothing, as if nobody else went there, whatever others planned.
fn gain_at(setup: &Setup, world: &State, seat: Seat, guild: Guild) -> f32 {
    let alone = world.alone_at(guild, seat);
    let mut legal = Vec::new();
    Norenberc::legal(setup, &alone, seat, &mut legal);
    let nothing = worth_after(setup, &alone, seat, Action::Nothing { guild });
    best(setup, &alone, seat, &legal).0 - nothing
}

fn best(setup: &Setup, world: &State, seat: Seat, legal: &[Action]) -> (f32, Action) {
    let mut best = (f32::NEG_INFINITY, legal[0]);
    for &action in legal {
        let worth = worth_after(setup, world, seat, action);
        if worth > best.0 {
            best = (worth, action);
        }
    }
    best
}

/// The worth after an action, with the best choices for the rest of it.
fn worth_after(setup: &Setup, world: &State, seat: Seat, action: Action) -> f32 {
    let mut after = *world;
    Norenberc::apply(setup, &mut after, Actor::Seat(seat), action, &mut ());
    let same_action = matches!((world.step(), after.step()), (Step::Turn(before), Step::Turn(now))
        if (before.seat, before.guild) == (now.seat, now.guild));
    if !same_action {
        return worth(setup, &after, seat);
    }
    let mut legal = Vec::new();
    Norenberc::legal(setup, &after, seat, &mut legal);
    best(setup, &after, seat, &legal).0
}

/// The worth of a player's possessions, in talers.
fn worth(setup: &Setup, state: &State, seat: Seat) -> f32 {
    let round = usize::from(state.round());
    let vp = VP_IN_TALERS[round - 1];
    let rounds_left = 4 - round;
    let own = standings(setup, state)[seat.index()];
    let mut worth = f32::from(state.talers(seat)) + own.vp as f32 * vp;
    worth += f32::from(own.value) * 0.5 + f32::from(own.craftsmen);
    worth += f32::from(state.agents(seat)) * AGENT_IN_TALERS * rounds_left as f32;
    for (townsman, talers) in [(Townsman::Musician3, 3.0), (Townsman::Musician5, 5.0)] {
        worth += f32::from(state.townsmen(seat, townsman)) * talers * (rounds_left + 1) as f32;
    }
    for guild in setup.guilds() {
        worth += worth_of_goods(setup, state, seat, guild, vp);
    }
    worth
}

/// Goods are worth what they will sell for, and a chance to be favourite.
fn worth_of_goods(setup: &Setup, state: &State, seat: Seat, guild: Guild, vp: f32) -> f32 {
    let price_in = |round| match state.settled(setup, guild, Bench::of_guildmaster(round)) {
        Some(Tile::Craftsman(master)) => f32::from(master.value),
        Some(Tile::Townsman(_)) | None => 0.0,
    };
    let good = guild.good();
    let price = if state.round() < 4 { price_in(state.round() + 1) } else { 0.0 };
    let goods = f32::from(state.goods(seat).count(good) + state.peddled(seat).count(good));
    let claims = state.claims(setup, guild);
    let rivals = SeatSet::first(setup.players()).without(seat);
    let most = rivals.iter().map(|rival| claims[rival.index()].count()).max().unwrap_or(0);
    let mine = claims[seat.index()].count();
    let prize = price_in(state.round()) * 0.5
        + CREST_IN_VP * vp
        + if state.prestige_guild() == Some(guild) { CREST_IN_VP * vp } else { 0.0 };
    let lead = match mine.cmp(&most) {
        _ if mine == 0 => 0.0,
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    };
    goods * price * 0.8 + prize * lead * LEAD_LASTS
}
