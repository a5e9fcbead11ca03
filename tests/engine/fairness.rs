//! No bot looks where its seat must not look: what it cannot see changes, what it sees stays, and so must its choice. A
//! bot that peeks on purpose shows that this test would notice.

use guildhall::bots::norenberc::{Judgement, Weights};
use guildhall::bots::search::{Budget, Knowledge, Search, SearchParams};
use guildhall::bots::{BotKind, HasBots as _, Level};
use guildhall::game::{Due, Game, Seat};
use guildhall::norenberc::{Action, Norenberc, Observation, Planning, Setup, State};
use guildhall::storage::norenberc::default_box;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::conformance::play;

/// How many worlds look the same to a seat.
const WORLDS: usize = 4;

/// Goes through moments of random games in which something is hidden, and counts them, and those in which a choice
/// depends on it.
fn look(games: u64, decide: impl Fn(&Setup, &State, Seat) -> Action) -> (u32, u32) {
    let (mut moments, mut leaks) = (0, 0);
    for seed in 0..games {
        let setup = Setup::new(2 + (seed % 4) as u8, default_box());
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut events = 0;
        play(setup, seed, |table, _, _| {
            events += 1;
            let Due::Seats(due) = table.due() else { return };
            // Every moment would take too long.
            if events % 7 != 0 {
                return;
            }
            let seat = due.iter().last().unwrap();
            let seen = table.observe(seat);
            let worlds: Vec<_> =
                (0..WORLDS).map(|_| Norenberc::resample(table.setup(), &seen, &mut rng)).collect();
            if table.legal(seat).len() < 2 || worlds.iter().all(|world| *world == worlds[0]) {
                return;
            }
            for world in &worlds {
                assert_eq!(Norenberc::observe(table.setup(), world, seat), seen);
            }
            let choices: Vec<_> = worlds.iter().map(|world| decide(table.setup(), world, seat)).collect();
            moments += 1;
            leaks += u32::from(choices.iter().any(|choice| *choice != choices[0]));
        });
    }
    (moments, leaks)
}

#[test]
fn what_a_bot_cannot_see_changes_nothing() {
    for kind in BotKind::ALL {
        let (moments, leaks) = look(12, |setup, world, seat| {
            let seen = Norenberc::observe(setup, world, seat);
            Norenberc::bot(kind).decide(setup, &seen, &Budget::iterations(24), 5).action
        });
        assert!(moments > 20, "something is hidden: {moments}");
        assert_eq!(leaks, 0, "{kind:?} in {moments} moments");
    }
}

/// Knows what a master knows, and the real world.
struct Peeking {
    judgement: Judgement<'static>,
    world: State,
}

impl Knowledge<Norenberc> for Peeking {
    const LEAD: f32 = 15.0;
    type Memo = <Judgement<'static> as Knowledge<Norenberc>>::Memo;
    const NOTES: usize = 0;
    const HORIZON: u32 = u32::MAX;

    fn begin(&self, setup: &Setup, state: &State, memo: &mut Self::Memo) {
        self.judgement.begin(setup, state, memo);
    }

    fn play<R: Rng>(
        &self,
        setup: &Setup,
        state: &State,
        seat: Seat,
        rng: &mut R,
        memo: &mut Self::Memo,
    ) -> Action {
        self.judgement.play(setup, state, seat, rng, memo)
    }

    fn rate(&self, setup: &Setup, state: &State, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        self.judgement.rate(setup, state, seat, legal, out);
    }

    fn note(&self, _: &Setup, _: &State, _: &State, _: Seat, _: &mut [f32]) {}

    fn guess<R: Rng>(&self, _: &Setup, _: &Observation, _: &mut R, _: &mut Self::Memo) -> State {
        self.world
    }
}

#[test]
fn a_bot_that_peeks_is_noticed() {
    let (moments, leaks) = look(12, |setup, world, seat| {
        let judgement = Judgement { weights: Weights::tuned(setup.players()), noise: 0.3, doubt: 0.5 };
        let knowledge = Peeking { judgement, world: *world };
        let observation = &Norenberc::observe(setup, world, seat);
        let params = SearchParams::default();
        let search =
            Search::<Norenberc, _> { setup, observation, knowledge: &knowledge, params, noting: false };
        search.run(&Budget::iterations(200), 5).tried[0].action
    });
    assert!(leaks > 0, "nothing was noticed in {moments} moments");
}

#[test]
fn at_a_real_table_bots_plan_without_knowing_cards() {
    let setup = Setup::new(3, default_box()).with_planning(Planning::Counts);
    play(setup, 3, |table, _, _| {
        let Due::Seats(due) = table.due() else { return };
        let seat = due.iter().next().unwrap();
        for level in Level::ALL {
            let seen = table.observe(seat);
            let decision =
                guildhall::bots::norenberc::choose(level, table.setup(), &seen, &Budget::iterations(4), 1);
            assert!(table.legal(seat).contains(&decision.action), "{level:?}: {:?}", decision.action);
        }
    });
}
