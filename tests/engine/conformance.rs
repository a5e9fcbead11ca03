//! Properties over thousands of seeded random games of every player count, with the default box and with odd ones.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use guildhall::game::{Actor, Chance, Due, Effects, Event, Game, Seat, SeatSet, Table};
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::components::TOWNSMAN_VARIANTS;
use guildhall::norenberc::{
    Action, Bench, Craftsman, Deck, Effect, Good, Goods, Guild, GuildSet, Norenberc, Planning, Refusal,
    Setup, Spot, Tile, TileBox, Townsman, Window,
};
use guildhall::storage::{Record, default_box};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::coverage::refusals;
use crate::invariants::Ledger;

const GAMES: u64 = 1000;

/// A box that keeps C2 and C3 and nothing else of the default one.
pub fn odd_box(rng: &mut ChaCha8Rng) -> TileBox {
    let craftsmen: Vec<_> = Guild::ALL
        .into_iter()
        .flat_map(|guild| [guild; 11])
        .map(|guild| Craftsman { guild, value: rng.random_range(2..=7), agent: rng.random_bool(0.4) })
        .collect();
    // A few kinds at a time, so that there are many of each.
    let kinds: Vec<_> =
        (0..rng.random_range(1..=4)).map(|_| rng.random_range(0..TOWNSMAN_VARIANTS)).collect();
    let mut townsmen = [0; TOWNSMAN_VARIANTS];
    for _ in 0..26 {
        townsmen[kinds[rng.random_range(0..kinds.len())]] += 1;
    }
    TileBox::new(&craftsmen, townsmen).expect("a valid box")
}

/// Every third game has an odd box, every fifth is planned by counts.
pub fn setup_for(players: u8, seed: u64) -> Setup {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0xb0c5);
    let tiles = if seed % 3 == 2 { odd_box(&mut rng) } else { default_box() };
    let planning = if seed % 5 == 4 { Planning::Counts } else { Planning::Cards };
    Setup::new(players, tiles).with_planning(planning)
}

/// Any action for whoever is due.
pub fn any_action(table: &Table<Norenberc>, rng: &mut ChaCha8Rng) -> Option<(Actor, Action)> {
    match table.due() {
        Due::Nobody => None,
        Due::Nature => Some((Actor::Nature, Norenberc::draw(table.setup(), table.state(), rng))),
        Due::Seats(seats) => {
            let due: Vec<_> = seats.iter().collect();
            let seat = due[rng.random_range(0..due.len())];
            let legal = table.legal(seat);
            assert!(!legal.is_empty(), "whoever is due can do something");
            Some((Actor::Seat(seat), legal[rng.random_range(0..legal.len())]))
        }
    }
}

/// Plays a whole random game, with a look at the table after every event.
pub fn play(
    setup: Setup,
    seed: u64,
    mut look: impl FnMut(&Table<Norenberc>, &[Effect], &mut ChaCha8Rng),
) -> Table<Norenberc> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut table = Table::new(setup);
    while let Some((actor, action)) = any_action(&table, &mut rng) {
        let effects = table.enter(actor, action).expect("legal actions are accepted");
        look(&table, &effects, &mut rng);
    }
    table
}

fn every_game(games: u64, mut play: impl FnMut(Setup, u64)) {
    for players in 2..=5 {
        for seed in 0..games {
            play(setup_for(players, seed), seed * 10 + u64::from(players));
        }
    }
}

#[test]
fn c2_a11_nothing_appears_or_vanishes_and_every_game_ends() {
    every_game(GAMES, |setup, seed| {
        let mut ledger = Ledger::default();
        let table =
            play(setup, seed, |table, effects, _| ledger.check(table.setup(), table.state(), effects));
        assert_eq!(table.due(), Due::Nobody);
        assert_eq!(table.state().round(), 4);
    });
}

/// Everything that could be said, most of it nonsense at any one moment.
static ANYTHING: LazyLock<Vec<Action>> = LazyLock::new(|| {
    let mut all = vec![Action::Pass, Action::Decline, Action::GoFirst, Action::Stay];
    let heaps = heaps(4);
    all.extend((0..64).map(|cards| Action::Plan(GuildSet(cards))));
    all.extend((0..=9).map(Action::Seal));
    for guild in Guild::ALL {
        all.push(Action::Nothing { guild });
        all.push(Action::PlaceMayor(guild));
        all.push(Action::Peddle(guild.good()));
        all.extend((0..=12).map(|count| Action::Sell { guild, count }));
        all.extend(Window::ALL.map(|window| Action::Recruit { guild, window }));
        all.extend(heaps.iter().map(|&goods| Action::Buy { guild, goods }));
    }
    all.extend(heaps.iter().map(|&goods| Action::Pay(goods)));
    for victim in Seat::first(6) {
        all.extend(
            heaps.iter().filter(|goods| goods.total() <= 3).map(|&goods| Action::Rob { victim, goods }),
        );
    }
    let spots: Vec<_> = Guild::ALL
        .into_iter()
        .flat_map(|guild| {
            let benches = Bench::ALL.map(|bench| Spot::Workshop(guild, bench));
            benches.into_iter().chain(Window::ALL.map(|window| Spot::Lodgings(guild, window)))
        })
        .collect();
    for &one in &spots {
        all.extend(spots.iter().map(|&other| Action::Swap(one, other)));
    }
    all.extend(chance_anything());
    all
});

fn chance_anything() -> Vec<Action> {
    let seat = |n| Seat(n);
    let mut all = vec![
        Action::Order([0, 1, 2, 3, 4].map(seat)),
        Action::Order([1, 0, 2, 3, 4].map(seat)),
        Action::Order([4, 3, 2, 1, 0].map(seat)),
        Action::Order([0, 0, 1, 2, 3].map(seat)),
        Action::Order([0, 1, 9, 200, 4].map(seat)),
    ];
    for guild in Guild::ALL {
        all.extend((0..64).map(|seats| Action::Reveal { guild, seats: SeatSet(seats) }));
        for bench in Bench::ALL {
            for value in 0..=9 {
                all.extend([false, true].map(|agent| Action::Settle { guild, bench, value, agent }));
            }
        }
        for window in Window::ALL {
            all.extend(Townsman::ALL.map(|it| Action::Lodge { guild, window, tile: Tile::Townsman(it) }));
            for (of, value, agent) in
                [(Guild::Brewers, 2, true), (Guild::Bakers, 7, false), (Guild::Hatters, 5, true)]
            {
                let tile = Tile::Craftsman(Craftsman { guild: of, value, agent });
                all.push(Action::Lodge { guild, window, tile });
            }
        }
    }
    all
}

/// Every heap of at most so many goods.
fn heaps(most: u8) -> Vec<Goods> {
    let mut heaps = vec![Goods::NONE];
    let mut last = heaps.clone();
    for _ in 0..most {
        last = last.iter().flat_map(|heap| Good::ALL.map(|good| *heap + Goods::one(good))).collect();
        last.sort_unstable();
        last.dedup();
        heaps.extend(&last);
    }
    heaps
}

#[test]
fn legal_equals_check_also_for_what_is_not_listed() {
    let mut refused = 0;
    let mut accepted = 0;
    every_game(12, |setup, seed| {
        play(setup, seed, |table, _, rng| {
            if rng.random_bool(0.7) {
                return;
            }
            let allowed = |actor| match actor {
                Actor::Seat(seat) => table.legal(seat),
                Actor::Nature => outcomes(table).into_iter().map(|(action, _)| action).collect(),
            };
            for actor in Seat::first(table.setup().players()).map(Actor::Seat).chain([Actor::Nature]) {
                let allowed = allowed(actor);
                for &action in &allowed {
                    assert_eq!(table.check(actor, action), Ok(()), "{actor:?} {action:?} is listed");
                    accepted += 1;
                }
                let due = table.due().includes(actor);
                for &action in ANYTHING.iter().filter(|_| due) {
                    let listed = allowed.contains(&action);
                    assert_eq!(table.check(actor, action).is_ok(), listed, "{actor:?} {action:?}");
                    refused += usize::from(!listed);
                }
                if !due {
                    assert!(allowed.is_empty());
                    assert!(ANYTHING.iter().take(80).all(|&action| table.check(actor, action).is_err()));
                }
            }
        });
    });
    assert!(refused > 100_000 && accepted > 10_000, "{refused} refused, {accepted} accepted");
}

#[test]
fn refusals_can_be_said() {
    let texts = Texts::new(Lang::En);
    let names: Vec<_> = ["Ana", "Béla", "Чук", "Dóra", "Élise"].map(str::to_owned).to_vec();
    let describe = Describe { texts: &texts, names: &names };
    let mut said = BTreeMap::new();
    every_game(10, |setup, seed| {
        play(setup, seed, |table, _, rng| {
            for _ in 0..300 {
                let action = ANYTHING[rng.random_range(0..ANYTHING.len())];
                let actor = [Actor::Nature, Actor::Seat(Seat(rng.random_range(0..table.setup().players())))]
                    [rng.random_range(0..2)];
                if let Err(refusal) = table.check(actor, action) {
                    let kind = format!("{refusal:?}").split([' ', '{']).next().unwrap().to_owned();
                    said.entry(kind).or_insert_with(|| describe.refusal(refusal));
                }
            }
        });
    });
    // Those that random tries do not come across.
    let (guild, seat, good, window) = (Guild::Bakers, Seat(1), Good::Hat, Window::ALL[1]);
    for rare in [
        Refusal::MoreCardsThanGuilds { cards: 4, guilds: 3 },
        Refusal::RepeatedCard { guild },
        Refusal::RepeatedPlayer { seat },
        Refusal::NotEnoughGoods { window, needs: 2, has: 1 },
        Refusal::NothingToRob { victim: seat },
        Refusal::NothingToPeddle { good },
        Refusal::WrongOrder,
    ] {
        let kind = format!("{rare:?}").split([' ', '{']).next().unwrap().to_owned();
        said.entry(kind).or_insert_with(|| describe.refusal(rare));
    }
    let missing: Vec<_> = refusals().into_iter().filter(|kind| !said.contains_key(kind)).collect();
    assert!(missing.is_empty(), "never said: {missing:?}");
    for (kind, text) in said {
        assert!(
            text.ends_with('.') && !text.contains(['{', '}', '$']) && !text.contains("refusal-"),
            "{kind}: {text}"
        );
    }
}

fn outcomes(table: &Table<Norenberc>) -> Chance<Action> {
    let mut outcomes = Chance::new();
    Norenberc::chance(table.setup(), table.state(), &mut outcomes);
    outcomes
}

#[test]
fn lists_hold_nothing_twice() {
    every_game(30, |setup, seed| {
        play(setup, seed, |table, _, _| {
            let mut lists: Vec<Vec<Action>> = Seat::first(5).map(|seat| table.legal(seat)).collect();
            if table.due() == Due::Nature {
                lists.push(outcomes(table).into_iter().map(|(action, _)| action).collect());
            }
            for list in lists {
                for (index, action) in list.iter().enumerate() {
                    assert!(!list[..index].contains(action), "{action:?} twice");
                }
            }
        });
    });
}

#[test]
fn undo_then_redo_is_identity() {
    every_game(60, |setup, seed| {
        let mut states = Vec::new();
        let mut table = play(setup, seed, |table, _, _| states.push(*table.state()));
        let log = table.log().clone();
        for state in states.iter().rev().skip(1) {
            assert!(table.undo());
            assert_eq!(table.state(), state);
        }
        assert!(table.undo());
        assert!(!table.undo(), "nothing is left to undo");
        assert_eq!(*table.state(), Norenberc::start(table.setup()));
        for state in &states {
            assert!(table.redo());
            assert_eq!(table.state(), state);
        }
        assert!(!table.redo(), "nothing is left to redo");
        assert_eq!(*table.log(), log);
    });
}

#[test]
fn a_new_event_ends_what_could_be_redone() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut table = Table::<Norenberc>::new(setup_for(3, 0));
    for _ in 0..60 {
        let (actor, action) = any_action(&table, &mut rng).unwrap();
        table.enter(actor, action).unwrap();
    }
    for _ in 0..10 {
        table.undo();
    }
    assert_eq!(table.log().undone().len(), 10);
    let (actor, action) = any_action(&table, &mut rng).unwrap();
    table.enter(actor, action).unwrap();
    assert_eq!(table.log().undone(), []);
    assert!(!table.redo());
}

#[test]
fn a_refused_event_changes_nothing() {
    let mut table = Table::<Norenberc>::new(setup_for(2, 0));
    let before = *table.state();
    assert!(table.enter(Actor::Seat(Seat(0)), Action::Pass).is_err());
    assert_eq!(*table.state(), before);
    assert_eq!(table.log().events(), []);
}

#[test]
fn save_and_load_is_identity() {
    every_game(40, |setup, seed| {
        let names: Vec<_> = (0..setup.players()).map(|seat| format!("P{seat}")).collect();
        let mut saves = Vec::new();
        let table = play(setup, seed, |table, _, rng| {
            if rng.random_bool(0.03) {
                saves.push((Record::new(names.clone(), table).write(table), *table.state()));
            }
        });
        let line = Record::new(names.clone(), &table).write(&table);
        saves.push((line, *table.state()));
        for (line, state) in saves {
            assert!(!line.contains('\n'));
            let record = Record::read(line.as_bytes()).expect("what was written can be read");
            let (loaded, holds) = record.replay();
            assert_eq!(holds, Ok(()));
            assert_eq!(*loaded.state(), state);
            assert_eq!(record.setup, *loaded.setup());
            assert_eq!(Record::new(names.clone(), &loaded).write(&loaded), line);
        }
    });
}

#[test]
fn a_log_that_does_not_fold_stops_at_the_event_and_keeps_what_was_before() {
    let table = play(setup_for(3, 0), 5, |_, _, _| {});
    let mut events = table.log().events().to_vec();
    events[100] = Event { actor: Actor::Nature, action: Action::Pass };
    let (stopped, folded) = Table::<Norenberc>::replay(table.setup().clone(), events);
    assert_eq!(folded.unwrap_err().index, 100);
    assert_eq!(stopped.log().events(), &table.log().events()[..100]);
}

/// Forwards effects to the deck and keeps them for the ledger.
struct Both<'a>(&'a mut Deck, &'a mut Vec<Effect>);

impl Effects<Effect> for Both<'_> {
    fn note(&mut self, effect: Effect) {
        self.0.note(effect);
        self.1.push(effect);
    }
}

#[test]
fn a_shuffled_deck_always_has_an_answer_that_the_rules_accept() {
    every_game(150, |setup, seed| {
        let setup = setup.with_planning(Planning::Cards);
        let mut deck = Deck::new(&setup, seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut table = Table::<Norenberc>::new(setup);
        let mut ledger = Ledger::default();
        while let Some((actor, mut action)) = any_action(&table, &mut rng) {
            if actor == Actor::Nature {
                action = deck.answer(table.state());
            }
            let mut effects = Vec::new();
            table
                .enter_noting(actor, action, &mut Both(&mut deck, &mut effects))
                .expect("the deck is the box");
            ledger.check(table.setup(), table.state(), &effects);
        }
    });
}

#[test]
fn a_deck_follows_from_its_seed_and_the_log() {
    for seed in 0..40 {
        let setup = Setup::new(3, odd_box(&mut ChaCha8Rng::seed_from_u64(seed)));
        let mut deck = Deck::new(&setup, seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut table = Table::<Norenberc>::new(setup);
        let mut last_tile = None;
        while let Some((actor, mut action)) = any_action(&table, &mut rng) {
            if actor == Actor::Nature {
                action = deck.answer(table.state());
                // Taken back and asked again, the same tile comes.
                let mut again = Deck::after(table.setup(), seed, table.log().events());
                assert_eq!(again.answer(table.state()), action);
                last_tile = Some(action);
            }
            table.enter_noting(actor, action, &mut deck).unwrap();
        }
        assert!(last_tile.is_some());
    }
}

#[test]
fn s4_s5_s6_draws_are_as_likely_as_chance_says() {
    // At several moments of several games: draw often, and compare with the weights.
    const DRAWS: usize = 20_000;
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut moments = Vec::new();
    for players in [2, 5] {
        play(setup_for(players, 0), 1, |table, _, _| {
            if table.due() == Due::Nature {
                moments.push((table.setup().clone(), *table.state(), outcomes(table)));
            }
        });
    }
    for (setup, state, outcomes) in moments.iter().step_by(9) {
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut counts = vec![0_usize; outcomes.len()];
        for _ in 0..DRAWS {
            let action = Norenberc::draw(setup, state, &mut rng);
            let index =
                outcomes.iter().position(|(outcome, _)| *outcome == action).expect("a listed outcome");
            counts[index] += 1;
        }
        for ((action, weight), count) in outcomes.iter().zip(counts) {
            let p = f64::from(*weight) / f64::from(total);
            let (expected, spread) = (DRAWS as f64 * p, (DRAWS as f64 * p * (1.0 - p)).sqrt());
            // Five standard deviations: with a fixed seed this either holds for ever or shows a wrong weight.
            assert!(
                (count as f64 - expected).abs() <= 5.0 * spread + 1.0,
                "{action:?}: {count}, not {expected}"
            );
        }
    }
}

#[test]
fn planning_by_counts_ends_like_planning_by_cards() {
    for players in 2..=5 {
        for seed in 0..25 {
            let setup = Setup::new(players, default_box());
            let table = play(setup.clone(), seed, |_, _, _| {});
            let mirror = mirrored(setup.with_planning(Planning::Counts), &table);
            let score = |table: &Table<Norenberc>| Norenberc::score(table.setup(), table.state());
            assert_eq!(score(&mirror), score(&table));
            assert_eq!(mirror.state().talers(Seat(0)), table.state().talers(Seat(0)));
        }
    }
}

/// The same game as a real table would enter it: numbers of cards when planning, the cards when their guild is called.
fn mirrored(setup: Setup, table: &Table<Norenberc>) -> Table<Norenberc> {
    let mut mirror = Table::<Norenberc>::new(setup);
    let mut plans = [GuildSet::default(); 5];
    for event in table.log().events() {
        let action = match (event.action, event.actor) {
            (Action::Plan(cards), Actor::Seat(seat)) => {
                plans[seat.index()] = cards;
                Action::Seal(cards.len())
            }
            (action, _) => action,
        };
        mirror.enter(event.actor, action).expect("the same game");
        while let guildhall::norenberc::Step::Reveal(guild) = mirror.state().step() {
            let seats = Seat::first(5).filter(|seat| plans[seat.index()].contains(guild)).collect();
            mirror.enter(Actor::Nature, Action::Reveal { guild, seats }).expect("the cards as planned");
            for cards in &mut plans {
                *cards = cards.without(guild);
            }
        }
    }
    mirror
}
