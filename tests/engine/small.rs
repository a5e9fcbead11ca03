//! The small title runs like any other: the properties of every title, search, records, tournaments and the commands.

use std::ffi::OsString;
use std::path::Path;

use guildhall::bots::search::{Budget, NoKnowledge, Search, SearchParams};
use guildhall::bots::tournament::{PlayedGame, Tournament};
use guildhall::bots::{BotKind, Level};
use guildhall::cli::run_unlisted;
use guildhall::game::{Actor, Due, Game, ReplayError, Seat, Table, Title as _};
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::storage::{Location, Record, RecordError};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::conformance::{Sample, conforms, deals};
use crate::small_title::{Action, BEST_STAKE, EMPTY, Effect, GOAL, Nine, Refusal, STAKES, State};

/// Stakes, cards and draws that there are, and some that there are not.
static ANYTHING: [Action; 16] = [
    Action::Wait,
    Action::Stake(0),
    Action::Stake(79),
    Action::Stake(80),
    Action::Stake(255),
    Action::Play(0),
    Action::Play(1),
    Action::Play(4),
    Action::Play(9),
    Action::Play(255),
    Action::Draw { seat: Seat(0), card: 0 },
    Action::Draw { seat: Seat(0), card: 5 },
    Action::Draw { seat: Seat(1), card: 9 },
    Action::Draw { seat: Seat(2), card: 5 },
    Action::Draw { seat: Seat(3), card: 5 },
    Action::Draw { seat: Seat(2), card: 10 },
];

impl Sample for Nine {
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=3;
    const LONGEST: usize = 300;
    const GAMES: u64 = 40;

    type Ledger = ();

    fn setup(players: u8, _: u64) -> u8 {
        players
    }

    fn anything() -> &'static [Action] {
        &ANYTHING
    }

    fn follow((): &mut (), _: &u8, state: &State, _: &[Effect]) {
        let held: Vec<_> = state.hands.iter().filter(|card| **card != EMPTY).collect();
        assert!(held.iter().enumerate().all(|(index, card)| !held[..index].contains(card)), "each card once");
    }

    /// By the record of the game.
    fn reloaded(table: &Table<Self>) -> Table<Self> {
        let line = Record::new(names(*table.setup()), table).write(table);
        let record = Record::<Self>::read(line.as_bytes()).expect("what was written can be read");
        let (loaded, holds) = record.replay();
        assert_eq!(holds, Ok(()));
        assert_eq!(Record::new(names(*table.setup()), &loaded).write(&loaded), line);
        loaded
    }
}

fn names(seats: u8) -> Vec<String> {
    ["Ana", "Bo", "Cy"][..usize::from(seats)].iter().map(ToString::to_string).collect()
}

#[test]
fn the_small_title_conforms() {
    conforms::<Nine>();
}

#[test]
fn a_deck_of_the_small_title_follows_from_its_seed_and_the_log() {
    deals::<Nine>(|players, _| players);
}

/// A table at which everybody holds a card, after these actions of the seats.
fn moment(seats: u8, seed: u64, actions: &[Action]) -> State {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = Nine::start(&seats);
    let mut actions = actions.iter();
    loop {
        let (actor, action) = match Nine::due(&seats, &state) {
            Due::Nature => (Actor::Nature, Nine::draw(&seats, &state, &mut rng)),
            _ => match actions.next() {
                Some(action) => (Actor::Seat(state.turn()), *action),
                None => return state,
            },
        };
        Nine::apply(&seats, &mut state, actor, action, &mut ());
    }
}

fn best(seats: u8, state: &State, iterations: u32) -> (Action, usize) {
    let observation = Nine::observe(&seats, state, state.turn());
    let search = Search::<Nine, _> {
        setup: &seats,
        observation: &observation,
        knowledge: &NoKnowledge,
        params: SearchParams::default(),
        noting: false,
    };
    let found = search.run(&Budget::iterations(iterations), 1);
    (found.tried[0].action, found.tried.len())
}

#[test]
fn a_search_plays_by_the_rules_when_options_follow_from_what_is_hidden() {
    for seed in 0..20 {
        for seats in [2, 3] {
            // `apply` refuses to be given what is not allowed.
            let state = moment(seats, seed, &[Action::Stake(0)]);
            best(seats, &state, 300);
        }
    }
}

#[test]
fn a_search_plays_the_card_that_wins() {
    let mut won = 0;
    for seed in 0..20 {
        let mut state = moment(2, seed, &[Action::Stake(0)]);
        let other = state.hands[1];
        Nine::apply(&2, &mut state, Actor::Seat(Seat(1)), Action::Play(other), &mut ());
        let draw = Nine::draw(&2, &state, &mut ChaCha8Rng::seed_from_u64(seed));
        Nine::apply(&2, &mut state, Actor::Nature, draw, &mut ());
        let own = state.hands[0];
        if own.is_multiple_of(2) {
            // The other may win with its next card.
            state.cards = [GOAL - i32::from(own), GOAL - 1, 0];
            assert_eq!(best(2, &state, 2000).0, Action::Play(own), "{state:?}");
            won += 1;
        }
    }
    assert!(won > 0);
}

#[test]
fn none_of_eighty_options_is_left_out() {
    let state = moment(3, 1, &[]);
    assert_eq!(best(3, &state, 4000), (Action::Stake(BEST_STAKE), usize::from(STAKES)));
}

/// A bot that takes what it can get against one that plays anything.
fn tournament() -> Tournament<Nine> {
    Tournament { setup: 2, bots: vec![BotKind::Greedy, BotKind::Random], deals: 20, seed: 1 }
}

#[test]
fn bots_play_tournaments() {
    let (mut over, mut broken_off) = (0, 0);
    let mut give = |played: &PlayedGame<Nine>| {
        over += u32::from(played.table.due() == Due::Nobody);
        broken_off += u32::from(played.broken_off.is_some());
        Ok::<_, ()>(())
    };
    let tallies = tournament().play(2, &mut give).expect("nobody stops it");
    assert_eq!(over + broken_off, 40);
    assert!(over > 0 && tallies[0].win_share() > tallies[1].win_share());
    let hard = vec![BotKind::Level(Level::Hard), BotKind::Random];
    let tallies = Tournament::<Nine> { bots: hard, deals: 3, ..tournament() }.play(2, |_| Ok::<_, ()>(()));
    assert!(tallies.expect("nobody stops it")[0].win_share() > 0.5, "who begins finds the best stake");
}

/// A game of two, as far as somebody wrote it down.
fn written(events: &str) -> Vec<u8> {
    let line = r#"{"format":1,"game":"nine","setup":{"players":["Ana","Bo"]},"events":[EVENTS]}"#;
    line.replace("EVENTS", &[LAID_OUT, events].concat()).into_bytes()
}

const LAID_OUT: &str = r#"{"actor":null,"action":"draw","player":"Ana","card":2},{"actor":null,"action":"draw","player":"Bo","card":5},"#;

#[test]
fn a_record_that_the_rules_do_not_allow_says_where_and_why() {
    let record = |events| Record::<Nine>::read(&written(events));
    let too_early = record(r#"{"actor":"Ana","action":"play","card":2}"#).expect("it can be read").replay().1;
    assert_eq!(too_early, Err(RecordError::Event(ReplayError { index: 2, refusal: Refusal::NoSuchPlay })));
    let not_due = record(r#"{"actor":"Bo","action":"stake","stake":7}"#).expect("it can be read").replay().1;
    assert_eq!(not_due, Err(RecordError::Event(ReplayError { index: 2, refusal: Refusal::NotDue })));
    let error = record(r#"{"actor":"Ana","action":"stake","stake":80}"#).expect_err("there is no such stake");
    assert_eq!(error.at, Location::Field("events[2].stake".to_owned()));
}

#[test]
fn every_action_has_a_sentence_and_what_is_secret_stays_so() {
    let (texts, names) = (Texts::unlisted::<Nine>(Lang::En), names(2));
    let describe = Describe { texts: &texts, names: &names };
    let mut table = Table::<Nine>::new(2);
    let [ana, bo] = [Seat(0), Seat(1)];
    for (actor, action) in [
        (Actor::Nature, Action::Draw { seat: ana, card: 3 }),
        (Actor::Nature, Action::Draw { seat: bo, card: 5 }),
        (Actor::Seat(ana), Action::Stake(4)),
        (Actor::Seat(bo), Action::Play(5)),
        (Actor::Nature, Action::Draw { seat: bo, card: 8 }),
        (Actor::Seat(ana), Action::Wait),
    ] {
        table.enter(actor, action).expect("it is allowed");
    }
    let log = |viewer| {
        let events = Nine::redact(&2, table.events(), table.state(), viewer);
        events.iter().map(|event| describe.say(event)).collect::<Vec<_>>()
    };
    let seen_by_bo = [
        "Ana draws a card.",
        "Bo draws the 5.",
        "Ana names the stake 4.",
        "Bo plays the 5.",
        "Bo draws the 8.",
        "Ana waits.",
    ];
    assert_eq!(log(Some(bo)), seen_by_bo);
    assert_eq!(log(None)[1], "Bo draws a card.");
    assert_eq!(table.state().cards, [0, -5, 0]);
    assert_eq!(texts.missing(), [""; 0]);
}

/// Runs a command of the small title: exit status, output and messages.
fn run(args: &[&str]) -> (u8, String, String) {
    let args = ["guildhall"].iter().chain(args).map(OsString::from).collect();
    let (mut out, mut messages) = (Vec::new(), Vec::new());
    let status = run_unlisted::<Nine>(&Texts::unlisted::<Nine>(Lang::En), args, &mut out, &mut messages);
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (status, text(out), text(messages))
}

fn file(name: &str, bytes: &[u8]) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, bytes).expect("it can be written");
    path.to_str().expect("text").to_owned()
}

#[test]
fn simulate_records_games_that_replay_reads() {
    let record = file("nine.jsonl", b"");
    let simulate = ["simulate", "--players", "2", "--bots", "greedy,random", "--games", "20", "--seed", "1"];
    let (status, out, messages) = run(&[&simulate[..], &["--record", &record]].concat());
    assert_eq!((status, messages.as_str()), (0, ""));
    assert!(out.starts_with("20 games") && out.contains("greedy-1: wins"), "{out}");
    let (status, out, messages) = run(&["replay", &record]);
    assert_eq!((status, messages.as_str()), (0, ""));
    assert!(out.contains(" wins with ") && out.ends_with("20 games, all valid.\n"), "{out}");
}

#[test]
fn replay_refuses_what_the_rules_do_not_allow() {
    let wrong = file("nine-wrong.jsonl", &written(r#"{"actor":"Ana","action":"play","card":2}"#));
    let (status, out, _) = run(&["replay", &wrong]);
    assert_eq!(status, 1);
    let message = "Event 2 (counting from 0) is not allowed. One plays the card that one holds; only the first player may wait. (N3)";
    assert!(out.contains(message), "{out}");
    let (status, out, _) = run(&["replay", "--format", "json", &wrong]);
    assert!(status == 1 && out.contains(r#""refusal":{"code":"no-such-play","rule":"N3""#), "{out}");
}

#[test]
fn score_counts_a_sheet() {
    let sheet = |cy: &str| {
        let players =
            r#"{"name":"Ana","best_stake":true,"cards":-3},{"name":"Bo","best_stake":false,"cards":17}"#;
        file("nine.json", format!(r#"{{"game":"nine","players":[{players}{cy}]}}"#).as_bytes())
    };
    let (status, out, messages) = run(&["score", &sheet("")]);
    assert_eq!((status, messages.as_str()), (0, ""));
    assert!(out.starts_with("Ana and Bo share the victory with 17\u{a0}VP."), "{out}");
    assert!(out.contains("-3  cards played (N4)") || out.contains("−3  cards played (N4)"), "{out}");
    let (status, _, messages) =
        run(&["score", &sheet(r#",{"name":"Cy","best_stake":false,"cards":"many"}"#)]);
    assert_eq!(status, 2);
    assert!(messages.contains("players[2].cards"), "{messages}");
}
