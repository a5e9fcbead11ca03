//! The referee is the engine: a whole game gives what `guildhall replay` gives, and nothing illegal gets in.

use std::process::Command;

use guildhall::companion::norenberc::{
    Entry, EntryError, GuildOutcome, Session, TableState, TitleEntryError,
};
use guildhall::companion::{Library, Tracking};
use guildhall::game::{Actor, Due, Event, Game, Seat, Table};
use guildhall::norenberc::favorites::Decider;
use guildhall::norenberc::{
    Action, Bench, Craftsman, Effect, Fact, Guild, Norenberc, Planning, Refusal, Setup, Tile, Window,
};
use guildhall::storage::norenberc::{ScoreReport, default_box};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::support::{any_action, folder, setup, table};

fn enter(session: &mut Session, actor: Actor, action: Action) -> Result<(), EntryError> {
    session.enter(Entry::Event(Event { actor, action }))
}

pub fn engine(players: u8) -> Table<Norenberc> {
    Table::new(Setup::new(players, default_box()).with_planning(Planning::Counts))
}

fn referee(session: &Session) -> &guildhall::companion::norenberc::Referee {
    match session.view().play {
        TableState::Referee(referee) => referee,
        other => panic!("{other:?}"),
    }
}

/// Plays a random game with the engine and the referee side by side.
fn whole_game(players: u8, seed: u64) -> (Session, Table<Norenberc>, Vec<Effect>) {
    let mut session = table(players, Tracking::Referee, 1);
    let mut table = engine(players);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut effects = Vec::new();
    while let Some((actor, action)) = any_action(&table, &mut rng) {
        effects.extend(table.enter(actor, action).unwrap());
        enter(&mut session, actor, action).unwrap();
        assert_eq!(referee(&session).state(), table.state());
    }
    (session, table, effects)
}

/// A game of two on the disk.
pub fn recorded(library: &Library) -> String {
    let mut session = library.begin(setup(2, Tracking::Referee, 1, default_box())).unwrap();
    let mut table = engine(2);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while let Some((actor, action)) = any_action(&table, &mut rng) {
        table.enter(actor, action).unwrap();
        enter(&mut session, actor, action).unwrap();
    }
    session.name().to_owned()
}

#[test]
fn a_whole_game_gives_the_scores_of_replay() {
    let folder = folder("replay");
    for players in 2..=5 {
        let (session, table, effects) = whole_game(players, players.into());
        let score = session.view().score.unwrap().unwrap();
        let mut report = serde_json::to_value(ScoreReport::new(&session.names(), score, vec![])).unwrap();
        let file = folder.join("game.jsonl");
        std::fs::write(&file, session.record().unwrap()).unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_guildhall"))
            .args(["replay", "--lang", "en", "--format", "json"])
            .arg(&file)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let mut answer: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        answer.as_object_mut().unwrap().remove("line");
        for it in [&mut report, &mut answer] {
            for player in it["players"].as_array_mut().unwrap() {
                player["lines"].as_array_mut().unwrap().sort_by_key(ToString::to_string);
            }
        }
        assert_eq!(report, answer);
        // The ends of the rounds are those of the engine.
        let view = session.view();
        let history = view.play.history();
        assert_eq!(history.len(), 4);
        let mut cards = history.iter().flat_map(|end| &end.cards);
        let mut incomes = history.iter().flat_map(|end| &end.incomes);
        for effect in &effects {
            match *effect {
                Effect::Favorite { guild, seat, by, from, .. } => {
                    let card = cards.next().unwrap();
                    let GuildOutcome::Favorite { seat: s, by: b, from: f, .. } = card.outcome else {
                        panic!()
                    };
                    assert_eq!((card.guild, s, b, f), (guild, seat, by, from));
                }
                Effect::NoFavorite { guild, .. } => {
                    let card = cards.next().unwrap();
                    assert_eq!((card.guild, &card.outcome), (guild, &GuildOutcome::Nobody { ruled: false }));
                }
                Effect::Income { seat, base, musicians, mayors } => {
                    let income = incomes.next().unwrap();
                    assert_eq!((income.seat, income.total()), (seat, Some(base + musicians + mayors)));
                }
                _ => {}
            }
        }
        assert_eq!((cards.next(), incomes.next()), (None, None));
        assert_eq!(Norenberc::score(table.setup(), table.state()).players.len(), usize::from(players));
    }
}

#[test]
fn what_the_rules_refuse_is_not_written() {
    let mut session = table(2, Tracking::Referee, 1);
    let early = enter(&mut session, Actor::Seat(Seat(0)), Action::Pass);
    assert!(
        matches!(early, Err(EntryError::Title(TitleEntryError::Rules(Refusal::NotDue { .. })))),
        "{early:?}"
    );
    assert_eq!(session.view().log.len(), 0);
    let nobody = Refusal::NoSuchPlayer { seat: Seat(6) };
    assert_eq!(
        enter(&mut session, Actor::Seat(Seat(6)), Action::Pass),
        Err(EntryError::Title(TitleEntryError::Rules(nobody)))
    );
    let order = Action::Order([Seat(1), Seat(0), Seat(2), Seat(3), Seat(4)]);
    enter(&mut session, Actor::Nature, order).unwrap();
    assert_eq!(session.view().log.len(), 1);
    assert_eq!(session.enter(Entry::EndRound), Err(EntryError::WrongTracking));
    assert!(session.override_fact(Fact::Talers { seat: Seat(0), talers: 3 }).is_err(), "not during set-up");
}

#[test]
fn a_tile_beyond_the_box_is_a_question_and_changes_the_box() {
    let mut session = table(2, Tracking::Referee, 1);
    let order = Action::Order([Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)]);
    enter(&mut session, Actor::Nature, order).unwrap();
    let tiles = default_box();
    let sevens = tiles.craftsmen(Guild::Brewers).iter().filter(|it| it.value == 7);
    let agent = sevens.clone().next().is_none_or(|it| it.agent);
    let settle = |bench: u8, agent: bool| Action::Settle {
        guild: Guild::Brewers,
        bench: Bench::new(bench).unwrap(),
        value: 7,
        agent,
    };
    let like = sevens.filter(|it| it.agent == agent).count() as u8;
    assert!(like < 5);
    for bench in 1..=like {
        enter(&mut session, Actor::Nature, settle(bench, agent)).unwrap();
    }
    let next = settle(like + 1, agent);
    let tile = Tile::Craftsman(Craftsman { guild: Guild::Brewers, value: 7, agent });
    let Err(EntryError::Title(TitleEntryError::BeyondBox { tile: wanted, instead: Some(instead) })) =
        enter(&mut session, Actor::Nature, next)
    else {
        panic!("a question")
    };
    assert_eq!(wanted, tile);
    session.accept_tile(tile, instead).unwrap();
    enter(&mut session, Actor::Nature, next).unwrap();
    let held = |session: &Session| {
        let view = session.view();
        let own = view.tiles().craftsmen(Guild::Brewers);
        own.iter().filter(|it| Tile::Craftsman(**it) == tile).count()
    };
    assert_eq!(held(&session), usize::from(like) + 1);
    // Without the change of the box the tile is impossible again: marked, not dropped.
    let id = session.view().log.iter().find(|line| matches!(line.entry, Entry::Box { .. })).unwrap().id;
    session.remove(id).unwrap();
    assert_eq!(held(&session), usize::from(like));
    assert!(matches!(
        session.view().log.last().unwrap().skipped,
        Some(EntryError::Title(TitleEntryError::BeyondBox { .. }))
    ));
}

#[test]
fn an_earlier_action_is_corrected_and_what_became_impossible_is_skipped() {
    let (mut session, _, _) = whole_game(2, 7);
    let lodged = session.view().log.iter().find_map(|line| match line.entry {
        Entry::Event(Event { action: Action::Lodge { guild, window, tile }, .. }) => {
            Some((line.id, guild, window, tile))
        }
        _ => None,
    });
    let (id, guild, window, tile): (u64, Guild, Window, Tile) = lodged.unwrap();
    let events = session.view().log.len();
    let tiles = default_box();
    let mut others = tiles.craftsmen(Guild::Bakers).iter().map(|&it| Tile::Craftsman(it));
    let corrected = others.any(|other| {
        let action = Action::Lodge { guild, window, tile: other };
        other != tile && session.amend(id, Entry::Event(Event { actor: Actor::Nature, action })).is_ok()
    });
    assert!(corrected, "some other Baker may lodge there");
    assert_eq!(session.view().log.len(), events, "nothing is dropped");
    session.undo().unwrap();
    assert!(session.view().log.iter().all(|line| line.skipped.is_none()));
    assert_eq!(referee(&session).due(), Due::Nobody);
}

#[test]
fn the_table_rules_against_the_referee() {
    let (mut session, _, _) = whole_game(3, 11);
    let view = session.view();
    // A guild of round 2 in which somebody else has the good too.
    let found = view.play.history()[1].cards.iter().find_map(|card| match card.outcome {
        GuildOutcome::Favorite { seat, .. } => (0..)
            .map(Seat)
            .zip(&card.counts)
            .find(|&(other, count)| other != seat && count.is_some_and(|count| count.sum() > 0))
            .map(|(other, _)| (card.guild, seat, other)),
        _ => None,
    });
    let (guild, was, is) = found.unwrap();
    let before = session.view().sheets.to_vec();
    let fact = Fact::Favorite { guild, seat: Some(is) };
    session.enter(Entry::Ruling { round: 2, fact }).unwrap();
    let card = session.view().play.history()[1].card(guild).unwrap().clone();
    assert!(matches!(card.outcome, GuildOutcome::Favorite { seat, by: Decider::Ruling, .. } if seat == is));
    let after = session.view().sheets.to_vec();
    assert_ne!(before[was.index()], after[was.index()]);
    assert!(session.record().is_none(), "a game that was ruled is no game of the rules");
    session.undo().unwrap();
    assert_eq!(session.view().sheets, before);
    session.override_fact(Fact::Talers { seat: Seat(0), talers: 99 }).unwrap();
    assert_eq!(session.view().sheets[0].talers, Some(99));
    assert!(session.override_fact(Fact::Crests { seat: Seat(0), guild, count: 5 }).is_err());
}
