//! A tournament breaks off what does not end (X74): the same game, with bots that only gather stone.

use std::ops::RangeInclusive;
use std::time::Duration;

use guildhall::architects::scoring::Score;
use guildhall::architects::{
    Action, Architects, Circle, Deck, Effect, Observation, Refusal, RuleId, Setup, Spot, State,
};
use guildhall::bots::search::Budget;
use guildhall::bots::tournament::Tournament;
use guildhall::bots::{Bot, BotKind, Decision, Effort, HasBots, Level, options};
use guildhall::game::{Actor, Chance, Deal, Due, Effects, Event, Game, Outcome, Redacted, Seat, Title};
use rand::Rng;

/// Architects as it is played by those who never build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Circling;

impl Game for Circling {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Effect = Effect;
    type Observation = Observation;
    type Score = Score;

    fn players(setup: &Setup) -> u8 {
        Architects::players(setup)
    }

    fn start(setup: &Setup) -> State {
        Architects::start(setup)
    }

    fn due(setup: &Setup, state: &State) -> Due {
        Architects::due(setup, state)
    }

    fn legal(setup: &Setup, state: &State, seat: Seat, out: &mut Vec<Action>) {
        Architects::legal(setup, state, seat, out);
    }

    fn chance(setup: &Setup, state: &State, out: &mut Chance<Action>) {
        Architects::chance(setup, state, out);
    }

    fn check(setup: &Setup, state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        Architects::check(setup, state, actor, action)
    }

    fn apply(
        setup: &Setup,
        state: &mut State,
        actor: Actor,
        action: Action,
        effects: &mut impl Effects<Effect>,
    ) {
        Architects::apply(setup, state, actor, action, effects);
    }

    fn observe(setup: &Setup, state: &State, seat: Seat) -> Observation {
        Architects::observe(setup, state, seat)
    }

    fn resample<R: Rng + ?Sized>(setup: &Setup, observation: &Observation, rng: &mut R) -> State {
        Architects::resample(setup, observation, rng)
    }

    fn viewer(observation: &Observation) -> Seat {
        Architects::viewer(observation)
    }

    fn reopened(setup: &Setup, observation: &Observation) -> Observation {
        Architects::reopened(setup, observation)
    }

    fn score(setup: &Setup, state: &State) -> Score {
        Architects::score(setup, state)
    }

    fn outcomes(setup: &Setup, state: &State) -> [Outcome; guildhall::game::MOST_SEATS] {
        Architects::outcomes(setup, state)
    }
}

impl Title for Circling {
    const ID: &'static str = "circling";
    const SEATS: RangeInclusive<u8> = Architects::SEATS;

    type RuleId = RuleId;
    type Deck = Deck;

    fn chapter(setup: &Setup, state: &State) -> u8 {
        Architects::chapter(setup, state)
    }

    fn decision_seed(setup: &Setup, state: &State) -> u64 {
        Architects::decision_seed(setup, state)
    }

    fn order(setup: &Setup, state: &State) -> Vec<Seat> {
        Architects::order(setup, state)
    }

    fn redact(
        setup: &Setup,
        log: &[Event<Action>],
        now: &State,
        viewer: Option<Seat>,
    ) -> Vec<Redacted<Action>> {
        Architects::redact(setup, log, now, viewer)
    }

    fn redact_effect(effect: &Effect, viewer: Option<Seat>) -> Option<Effect> {
        Architects::redact_effect(effect, viewer)
    }

    fn reveals(event: &Event<Action>, effects: &[Effect]) -> bool {
        Architects::reveals(event, effects)
    }

    fn is_mid_move(state: &State) -> bool {
        Architects::is_mid_move(state)
    }

    fn broken_off(setup: &Setup, state: &State) -> Option<u32> {
        Architects::broken_off(setup, state)
    }

    fn is_secret(setup: &Setup, state: &State, seat: Seat) -> bool {
        Architects::is_secret(setup, state, seat)
    }
}

impl Deal<Circling> for Deck {
    fn new(setup: &Setup, seed: u64) -> Self {
        Self::new(setup, seed)
    }

    fn follow(&mut self, setup: &Setup, state: &mut State, event: Event<Action>) {
        Architects::apply(setup, state, event.actor, event.action, self);
    }

    fn answer(&mut self, setup: &Setup, state: &State) -> Action {
        Self::answer(self, setup, state)
    }
}

/// Gathers stone until the workers run out, and takes them back.
struct Gatherer;

impl Bot<Circling> for Gatherer {
    fn decide(&self, setup: &Setup, seen: &Observation, _: &Budget, _: u64) -> Decision<Action> {
        let legal = options::<Circling>(setup, seen);
        let quarry = Action::Place(Spot::Circle(Circle::Quarry));
        Decision::at_once(if legal.contains(&quarry) { quarry } else { legal[0] })
    }
}

impl HasBots for Circling {
    const BOTS: &'static [BotKind] = &[BotKind::Greedy];

    fn bot(_: BotKind) -> Box<dyn Bot<Self>> {
        Box::new(Gatherer)
    }

    fn thinking(_: Level) -> Effort {
        Effort { iterations: 1, time: Duration::ZERO }
    }
}

#[test]
fn x56_x74_a_tournament_breaks_off_games_that_circle_and_they_have_no_result() {
    let bots = vec![BotKind::Greedy; 3];
    let tournament = Tournament::<Circling> { setup: Setup::new(3), bots, deals: 1, seed: 1 };
    let mut turns = Vec::new();
    let tallies = tournament.play(1, |played| {
        turns.extend(played.broken_off);
        assert_ne!(played.table.due(), Due::Nobody);
        Ok::<_, std::convert::Infallible>(())
    });
    let tallies = tallies.unwrap();
    assert_eq!(turns.len(), 3, "every game of the deal");
    assert!(turns.iter().all(|turns| (1500..1510).contains(turns)), "{turns:?}");
    for tally in tallies {
        assert_eq!(tally.games(), 0, "what has no result counts for nobody");
        assert!(tally.wins() + tally.points_mean() < f64::EPSILON && tally.decisions() > 300);
        assert!(tally.win_share_95().iter().all(|share| share.is_finite()), "it can be written as JSON");
    }
}
