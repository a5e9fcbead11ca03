//! Norenberc as a sample for the properties that every title has, and properties of its own.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use guildhall::game::{Actor, Due, Game, Seat, SeatSet, Table};
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::components::TOWNSMAN_VARIANTS;
use guildhall::norenberc::{
    Action, Bench, Craftsman, Effect, Good, Goods, Guild, GuildSet, Norenberc, Planning, Refusal, Setup,
    Spot, State, Tile, TileBox, Townsman, Window,
};
use guildhall::storage::Record;
use guildhall::storage::norenberc::default_box;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::conformance::{Sample, conforms, deals, random_game};
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

/// Plays a whole random game, with a look at the table after every event.
pub fn play(
    setup: Setup,
    seed: u64,
    look: impl FnMut(&Table<Norenberc>, &[Effect], &mut ChaCha8Rng),
) -> Table<Norenberc> {
    random_game::<Norenberc>(setup, seed, usize::MAX, look)
}

fn every_game(games: u64, mut play: impl FnMut(Setup, u64)) {
    for players in 2..=5 {
        for seed in 0..games {
            play(setup_for(players, seed), seed * 10 + u64::from(players));
        }
    }
}

impl Sample for Norenberc {
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=5;
    const LONGEST: usize = usize::MAX;
    const GAMES: u64 = 12;

    type Ledger = Ledger;

    fn setup(players: u8, seed: u64) -> Setup {
        setup_for(players, seed)
    }

    fn anything() -> &'static [Action] {
        &ANYTHING
    }

    fn follow(ledger: &mut Ledger, setup: &Setup, state: &State, effects: &[Effect]) {
        ledger.check(setup, state, effects);
    }

    /// By the record of the game.
    fn reloaded(table: &Table<Self>) -> Table<Self> {
        let names: Vec<_> = (0..table.setup().players()).map(|seat| format!("P{seat}")).collect();
        let line = Record::new(names.clone(), table).write(table);
        assert!(!line.contains('\n'));
        let record = Record::<Norenberc>::read(line.as_bytes()).expect("what was written can be read");
        let (loaded, holds) = record.replay();
        assert_eq!(holds, Ok(()));
        assert_eq!(record.setup, *loaded.setup());
        assert_eq!(Record::new(names, &loaded).write(&loaded), line);
        loaded
    }
}

#[test]
fn norenberc_conforms() {
    conforms::<Norenberc>();
}

#[test]
fn a_deck_of_norenberc_follows_from_its_seed_and_the_log() {
    deals::<Norenberc>(|players, seed| Setup::new(players, odd_box(&mut ChaCha8Rng::seed_from_u64(seed))));
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
    let bundles = bundles(4);
    all.extend((0..64).map(|cards| Action::Plan(GuildSet(cards))));
    all.extend((0..=9).chain([255]).map(Action::Seal));
    for guild in Guild::ALL {
        all.push(Action::Nothing { guild });
        all.push(Action::PlaceMayor(guild));
        all.push(Action::Peddle(guild.good()));
        all.extend((0..=12).chain([13, 255]).map(|count| Action::Sell { guild, count }));
        all.extend(Window::ALL.map(|window| Action::Recruit { guild, window }));
        all.extend(bundles.iter().map(|&goods| Action::Buy { guild, goods }));
    }
    all.extend(bundles.iter().map(|&goods| Action::Pay(goods)));
    for victim in Seat::first(6).chain([Seat(8), Seat(255)]) {
        all.extend(
            bundles.iter().filter(|goods| goods.total() <= 3).map(|&goods| Action::Rob { victim, goods }),
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
fn bundles(most: u8) -> Vec<Goods> {
    let mut bundles = vec![Goods::NONE];
    let mut last = bundles.clone();
    for _ in 0..most {
        last = last.iter().flat_map(|bundle| Good::ALL.map(|good| *bundle + Goods::one(good))).collect();
        last.sort_unstable();
        last.dedup();
        bundles.extend(&last);
    }
    bundles
}

#[test]
fn refusals_can_be_said() {
    let texts = Texts::new(Lang::En);
    let names: Vec<_> = ["Ana", "Béla", "Чук", "Dóra", "Élise"].map(str::to_owned).to_vec();
    let describe = Describe { texts: &texts, names: &names };
    let mut message = BTreeMap::new();
    every_game(10, |setup, seed| {
        play(setup, seed, |table, _, rng| {
            for _ in 0..300 {
                let action = ANYTHING[rng.random_range(0..ANYTHING.len())];
                let actor = [Actor::Nature, Actor::Seat(Seat(rng.random_range(0..table.setup().players())))]
                    [rng.random_range(0..2)];
                if let Err(refusal) = table.check(actor, action) {
                    let kind = format!("{refusal:?}").split([' ', '{']).next().unwrap().to_owned();
                    message.entry(kind).or_insert_with(|| describe.say(&refusal));
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
        message.entry(kind).or_insert_with(|| describe.say(&rare));
    }
    let missing: Vec<_> = refusals().into_iter().filter(|kind| !message.contains_key(kind)).collect();
    assert!(missing.is_empty(), "never said: {missing:?}");
    for (kind, text) in message {
        assert!(
            text.ends_with('.') && !text.contains(['{', '}', '$']) && !text.contains("refusal-"),
            "{kind}: {text}"
        );
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
    for event in table.events() {
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
