//! Undo, redo, amending: what is different afterwards, and what became impossible.

use guildhall::companion::norenberc::{
    Change, Entry, EntryError, FavoriteIs, GuildOutcome, LogLine, Owned, Piece, PieceMove, Put, Question,
    Session, TableState, TitleEntryError,
};
use guildhall::companion::{ActKind, Correction, Library, Tracking};
use guildhall::game::{Seat, SeatSet};
use guildhall::norenberc::{Bench, Craftsman, Fact, Good, Guild, Norenberc, Tile, Townsman};
use guildhall::storage::norenberc::default_box;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::support::{folder, setup, table};

/// Workshops of tiles that the default box holds.
pub fn fill_workshops(session: &mut Session, players: u8) {
    let tiles = default_box();
    for guild in Guild::first(players + 1) {
        let own = tiles.craftsmen(guild);
        let five = [10, 8, 6, 4, 2].map(|index| Some(own[index]));
        session.enter(Entry::Workshop { guild, tiles: five }).unwrap();
    }
}

/// Everybody's goods: one row a player.
fn count(session: &mut Session, rows: &[&[u8]]) {
    for (seat, row) in (0..).map(Seat).zip(rows) {
        for (good, &count) in Good::ALL.into_iter().zip(*row) {
            session.enter(Entry::Counted { seat, good, count }).unwrap();
        }
    }
}

/// Three players and three rounds: Ana has most of everything.
fn three_rounds() -> Session {
    let mut session = table(3, Tracking::Helper, 1);
    fill_workshops(&mut session, 3);
    for _ in 0..3 {
        count(&mut session, &[&[5, 5, 5, 5], &[2, 2, 2, 2], &[1, 1, 1, 1]]);
        session.enter(Entry::EndRound).unwrap();
    }
    session
}

/// Two rounds with guests on the disk.
pub fn recorded(library: &Library) -> String {
    let mut session = library.begin(setup(3, Tracking::Helper, 1, default_box())).unwrap();
    fill_workshops(&mut session, 3);
    session.enter(Entry::Order { order: vec![Seat(1), Seat(2), Seat(0)] }).unwrap();
    for townsman in [Townsman::Mayor, Townsman::Peddler, Townsman::Musician3, Townsman::Councilman] {
        let tile = Tile::Townsman(townsman);
        session.enter(Entry::Recruited { seat: Seat(1), tile, first: Some(true), used: None }).unwrap();
    }
    session.enter(Entry::Peddled { seat: Seat(1), good: Some(Good::Beer) }).unwrap();
    for _ in 0..2 {
        count(&mut session, &[&[5, 5, 5, 5], &[2, 2, 2, 2], &[1, 1, 1, 1]]);
        session.enter(Entry::Talers { seat: Seat(0), talers: 12 }).unwrap();
        session.enter(Entry::Talers { seat: Seat(1), talers: 7 }).unwrap();
        session.enter(Entry::EndRound).unwrap();
    }
    session
        .enter(Entry::Owned { seat: Seat(0), owned: Owned::Mayors { mayors: [1, 0, 0, 0, 0, 0] } })
        .unwrap();
    session.name().to_owned()
}

fn find(session: &Session, entry: &Entry) -> u64 {
    session.view().log.iter().find(|line| line.entry == *entry).unwrap().id
}

fn favorite(session: &Session, round: u8, guild: Guild) -> Option<Seat> {
    let view = session.view();
    let end = view.play.history().iter().find(|end| end.round == round)?;
    match end.card(guild)?.outcome {
        GuildOutcome::Favorite { seat, .. } => Some(seat),
        _ => None,
    }
}

#[test]
fn a_count_two_rounds_back_is_corrected_and_the_list_says_what_changed() {
    let mut session = three_rounds();
    let beer = |count| Entry::Counted { seat: Seat(1), good: Good::Beer, count };
    let id = find(&session, &beer(2));
    session.amend(id, beer(6)).unwrap();
    assert_eq!(favorite(&session, 1, Guild::Brewers), Some(Seat(1)));
    assert_eq!(favorite(&session, 2, Guild::Brewers), Some(Seat(0)));
    let (before, after) = (FavoriteIs::Player(Seat(0)), FavoriteIs::Player(Seat(1)));
    let change = Change::Favorite { round: 1, guild: Guild::Brewers, before, after };
    assert_eq!(session.view().changes(), std::slice::from_ref(&change));
    let view = session.view();
    let TableState::Round(ledger) = view.play else { panic!() };
    assert_eq!(ledger.hand(Seat(1)).unwrap().crests[0], Some(1));
    let name = view.undo.unwrap();
    assert_eq!((name.kind, &name.entry), (ActKind::Amend, &Some(beer(6))));
    // The pieces, for people who have already gone on: the tile, the crest and the prestige crest, and a good in return.
    let tile = ledger.settled(Guild::Brewers, Bench::ALL[0]);
    assert_eq!(ledger.history()[0].card(Guild::Brewers).unwrap().prestige, Some(true));
    let handed = PieceMove {
        from: Some(Seat(0)),
        to: Some(Seat(1)),
        pieces: vec![
            Piece::Craftsman { guild: Guild::Brewers, tile },
            Piece::Crest { guild: Guild::Brewers },
            Piece::PrestigeCrest,
        ],
    };
    let returned =
        PieceMove { from: Some(Seat(1)), to: Some(Seat(0)), pieces: vec![Piece::Good { good: Good::Beer }] };
    assert_eq!(view.moves(), [handed, returned]);
    // The list stays while the game goes on, and until somebody closes it.
    session.enter(Entry::Talers { seat: Seat(2), talers: 3 }).unwrap();
    assert_eq!(session.view().changes(), std::slice::from_ref(&change));
    session.undo().unwrap();
    session.undo().unwrap();
    assert_eq!((session.view().changes(), session.view().moves()), (&[][..], &[][..]), "all is as it was");
    session.redo().unwrap();
    session.close_changes();
    assert_eq!((session.view().changes(), session.view().moves()), (&[][..], &[][..]));
    session.undo().unwrap();
    assert_eq!(
        session.view().changes(),
        [Change::Favorite { round: 1, guild: Guild::Brewers, before: after, after: before }]
    );
}

#[test]
fn a_mayor_that_was_forgotten_changes_every_income_after_it() {
    let mut session = three_rounds();
    let end = find(&session, &Entry::EndRound);
    let mayor = Entry::Recruited {
        seat: Seat(2),
        tile: Tile::Townsman(Townsman::Mayor),
        first: Some(false),
        used: Some(guildhall::companion::norenberc::Used::Mayor { roof: Guild::Bakers }),
    };
    session.insert(end, mayor.clone()).unwrap();
    let changes = session.view().changes().to_vec();
    // Ana takes a Baker a round.
    let income = |round: u8| Change::Income {
        round,
        seat: Seat(0),
        before: Some(3),
        after: Some(3 + u16::from(round)),
    };
    assert_eq!(changes, [income(1), income(2), income(3)]);
    let more = |talers| PieceMove { from: None, to: Some(Seat(0)), pieces: vec![Piece::Talers { talers }] };
    assert_eq!(session.view().moves(), [more(6)], "1, 2 and 3 talers");
    session.close_changes();
    let id = find(&session, &mayor);
    session.remove(id).unwrap();
    assert_eq!(session.view().changes().len(), 3);
    assert_eq!(session.view().undo.unwrap().kind, ActKind::Remove);
    assert_eq!(session.view().undo.unwrap().entry, Some(mayor));
}

#[test]
fn a_tie_that_a_correction_makes_is_asked_and_nothing_later_is_lost() {
    let mut session = three_rounds();
    let beer = |count| Entry::Counted { seat: Seat(1), good: Good::Beer, count };
    let id = find(&session, &beer(2));
    session.amend(id, beer(5)).unwrap();
    let tied: SeatSet = [Seat(0), Seat(1)].into_iter().collect();
    let question = Question::Talers { guild: Some(Guild::Brewers), tied, silent: tied };
    let open: Vec<LogLine> =
        session.view().log.iter().filter(|line| line.skipped.is_some()).cloned().collect();
    let [
        LogLine {
            id: end,
            chapter: Some(1),
            entry: Entry::EndRound,
            skipped: Some(EntryError::Title(TitleEntryError::Open(wanted))),
            corrected: None,
        },
    ] = open[..]
    else {
        panic!("{open:?}")
    };
    assert_eq!(wanted, question);
    assert_eq!(favorite(&session, 1, Guild::Brewers), None);
    assert_eq!(favorite(&session, 3, Guild::Brewers), Some(Seat(0)), "later rounds stand");
    // Only that tile and that crest are in doubt, and only between those two; who has them now need not move them yet.
    assert_eq!(session.view().moves(), []);
    let sheets = session.view().sheets.to_vec();
    let five = default_box().craftsmen(Guild::Brewers)[10].value;
    for (seat, sheet) in Seat::first(3).zip(&sheets) {
        let perhaps = if tied.contains(seat) { vec![(Guild::Brewers, Some(five))] } else { vec![] };
        assert_eq!(sheet.perhaps, perhaps, "{seat:?}");
        let own = sheet.craftsmen.as_ref().unwrap().len();
        assert_eq!(own, if seat == Seat(0) { 11 } else { 0 }, "four a round, but for that one");
        assert_eq!(sheet.crests[0], (!tied.contains(seat)).then_some(0), "{seat:?}");
        assert_eq!(sheet.crests[1], Some(if seat == Seat(0) { 3 } else { 0 }), "{seat:?}");
    }
    let incomes = session.view().play.history().iter().flat_map(|end| end.incomes.clone());
    assert!(incomes.into_iter().all(|income| income.total() == Some(3)), "no mayor asks for craftsmen");
    session.insert(end, Entry::Richest { among: tied, are: [Seat(1)].into_iter().collect() }).unwrap();
    assert_eq!(session.view().moves()[0].from, Some(Seat(0)), "since before the first correction");
    assert_eq!(session.view().moves()[0].to, Some(Seat(1)));
    assert_eq!(favorite(&session, 1, Guild::Brewers), Some(Seat(1)));
    assert!(session.view().log.iter().all(|line| line.skipped.is_none()));
}

#[test]
fn what_became_impossible_is_marked_skipped_and_counts_again() {
    let mut session = table(2, Tracking::FinalScore, 4);
    let add = Entry::Owned { seat: Seat(0), owned: Owned::AddCraftsman { guild: Guild::Bakers, value: 4 } };
    let remove =
        Entry::Owned { seat: Seat(0), owned: Owned::RemoveCraftsman { guild: Guild::Bakers, value: 4 } };
    session.enter(add.clone()).unwrap();
    session.enter(remove.clone()).unwrap();
    let talers = |seat, talers| Entry::Owned { seat, owned: Owned::Talers { talers } };
    session.enter(talers(Seat(0), 4)).unwrap();
    let (first, second) = (find(&session, &add), find(&session, &remove));
    session.remove(first).unwrap();
    assert_eq!(
        session.view().changes(),
        [Change::Skipped {
            id: second,
            entry: remove.clone(),
            why: EntryError::Title(TitleEntryError::NotOwned)
        }]
    );
    let view = session.view();
    assert_eq!(view.log.len(), 2, "never dropped");
    assert_eq!(view.log[0].skipped, Some(EntryError::Title(TitleEntryError::NotOwned)));
    assert_eq!(view.sheets[0].talers, Some(4), "what follows counts");
    session.close_changes();
    session.undo().unwrap();
    assert_eq!(session.view().changes(), [Change::CountsAgain { id: second, entry: remove }]);
    assert_eq!(session.amend(999, talers(Seat(0), 1)), Err(EntryError::NoSuchEntry));
    assert_eq!(session.amend(first, talers(Seat(7), 1)), Err(EntryError::NoSuchPlayer));
}

#[test]
fn the_table_rules_and_it_is_recorded() {
    let mut session = table(3, Tracking::Helper, 1);
    fill_workshops(&mut session, 3);
    count(&mut session, &[&[5, 5, 5, 5], &[2, 2, 2, 2], &[1, 1, 1, 0]]);
    let rule = |guild, seat| Fact::Favorite { guild, seat };
    session.override_fact(rule(Guild::Brewers, Some(Seat(2)))).unwrap();
    session.override_fact(rule(Guild::Bakers, None)).unwrap();
    // Who has none of the good cannot give one back.
    assert_eq!(
        session.override_fact(rule(Guild::Printers, Some(Seat(2)))),
        Err(EntryError::Title(TitleEntryError::RulingHasNoEffect))
    );
    assert_eq!(session.view().undo.unwrap().kind, ActKind::Override);
    session.enter(Entry::EndRound).unwrap();
    assert_eq!(favorite(&session, 1, Guild::Brewers), Some(Seat(2)));
    assert_eq!(favorite(&session, 1, Guild::Bakers), None);
    assert_eq!(favorite(&session, 1, Guild::Shoemakers), Some(Seat(0)));
    // About a round that is over, and once more about the same guild.
    let late = |seat| Entry::Ruling { round: 1, fact: rule(Guild::Brewers, Some(seat)) };
    session.enter(late(Seat(1))).unwrap();
    assert_eq!(favorite(&session, 1, Guild::Brewers), Some(Seat(1)));
    session.undo().unwrap();
    assert_eq!(favorite(&session, 1, Guild::Brewers), Some(Seat(2)));
    // Other facts.
    session.override_fact(Fact::Agents { seat: Seat(0), agents: 7 }).unwrap();
    session.override_fact(Fact::Crests { seat: Seat(0), guild: Guild::Bakers, count: 2 }).unwrap();
    session.override_fact(Fact::PrestigeGuild { guild: Guild::Printers }).unwrap();
    let view = session.view();
    let TableState::Round(ledger) = view.play else { panic!() };
    let hand = ledger.hand(Seat(0)).unwrap();
    assert_eq!((hand.agents(), hand.crests[1], ledger.prestige()), (Some(7), Some(2), Some(Guild::Printers)));
    assert!(session.override_fact(Fact::Agents { seat: Seat(0), agents: 9 }).is_err());
}

/// Something somebody might enter, possible or not.
fn anything(rng: &mut ChaCha8Rng) -> Entry {
    let seat = Seat(rng.random_range(0..4));
    let guild = Guild::ALL[rng.random_range(0..5)];
    let seats = |rng: &mut ChaCha8Rng| SeatSet(rng.random_range(0..8));
    match rng.random_range(0..10) {
        0 => Entry::Order { order: vec![Seat(1), Seat(0), Seat(2)] },
        1 => Entry::Talers { seat, talers: rng.random_range(0..40) },
        2 => Entry::Richest { among: seats(rng), are: seats(rng) },
        3 => Entry::EndRound,
        4 => Entry::Prestige { guild },
        5 => Entry::Recruited {
            seat,
            tile: Tile::Craftsman(Craftsman { guild, value: rng.random_range(1..9), agent: rng.random() }),
            first: Some(rng.random()),
            used: None,
        },
        6 => Entry::Recruited {
            seat,
            tile: Tile::Townsman(Townsman::ALL[rng.random_range(0..15)]),
            first: None,
            used: None,
        },
        7 => Entry::Owned { seat, owned: Owned::Crest { guild, count: rng.random_range(0..4) } },
        8 => {
            Entry::Ruling { round: rng.random_range(0..4), fact: Fact::Favorite { guild, seat: Some(seat) } }
        }
        _ => Entry::Counted { seat, good: guild.good(), count: rng.random_range(0..6) },
    }
}

#[test]
fn undo_then_redo_is_identity_and_reading_back_equals_memory() {
    let folder = folder("property");
    let mut library = Library::open(&folder);
    for seed in 0..25 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let round = rng.random_range(1..=2);
        let mut session = library.begin(setup(3, Tracking::Helper, round, default_box())).unwrap();
        let mut states = vec![snapshot(&session)];
        for _ in 0..60 {
            let ids: Vec<_> = session.view().log.iter().map(|line| line.id).collect();
            let id = if ids.is_empty() { 0 } else { ids[rng.random_range(0..ids.len())] };
            let entry = anything(&mut rng);
            let done = match rng.random_range(0..10) {
                0 => session.amend(id, entry),
                1 => session.insert(id, entry),
                2 => session.remove(id),
                3 => {
                    // Back and forth.
                    if session.undo().is_ok() {
                        assert_eq!(snapshot(&session), states[states.len() - 2]);
                        session.redo().unwrap();
                    }
                    assert_eq!(&snapshot(&session), states.last().unwrap());
                    continue;
                }
                _ => session.enter(entry),
            };
            if done.is_ok() {
                states.push(snapshot(&session));
            }
            assert_eq!(&snapshot(&session), states.last().unwrap(), "what is refused changes nothing");
        }
        // All the way back and forth again, and through the disk at every tenth step.
        let last = states.len() - 1;
        for step in (0..last).rev() {
            session.undo().unwrap();
            assert_eq!(snapshot(&session), states[step]);
            if step % 10 == 0 {
                let again = library.resume::<Norenberc>(session.name()).unwrap();
                assert_eq!(snapshot(&again), states[step]);
            }
        }
        assert_eq!(session.undo(), Err(EntryError::Nothing));
        for state in &states[1..] {
            session.redo().unwrap();
            assert_eq!(&snapshot(&session), state);
        }
        assert_eq!(session.redo(), Err(EntryError::Nothing));
    }
}

fn snapshot(session: &Session) -> (Vec<LogLine>, TableState) {
    let view = session.view();
    (view.log.to_vec(), view.play.clone())
}

/// As [`three_rounds`], in which one round was played with a Brewer that shows *agent+*.
fn a_round_with_an_agent() -> Session {
    let mut session = table(3, Tracking::Helper, 1);
    let tiles = default_box();
    for guild in Guild::first(4) {
        let own = tiles.craftsmen(guild);
        let shows = |agent: bool| own.iter().copied().find(|tile| tile.agent == agent);
        let five = [shows(guild == Guild::Brewers), None, None, None, None];
        session.enter(Entry::Workshop { guild, tiles: five }).unwrap();
    }
    session.enter(Entry::Prestige { guild: Guild::Bakers }).unwrap();
    session.enter(Entry::Order { order: vec![Seat(0), Seat(1), Seat(2)] }).unwrap();
    count(&mut session, &[&[5, 5, 5, 5], &[2, 2, 2, 2], &[1, 1, 1, 1]]);
    session
}

const fn agents(from: Option<Seat>, to: Option<Seat>, agents: u8) -> (Option<Seat>, Option<Seat>, Piece) {
    (from, to, Piece::Agents { agents })
}

/// The agents among the moves.
fn agents_moved(session: &Session) -> Vec<(Option<Seat>, Option<Seat>, Piece)> {
    let view = session.view();
    let pieces = view.moves().iter().flat_map(|it| it.pieces.iter().map(|piece| (it.from, it.to, *piece)));
    pieces.filter(|(_, _, piece)| matches!(piece, Piece::Agents { .. })).collect()
}

#[test]
fn agents_go_back_and_come_with_the_tile_of_another_favourite() {
    let beer = |count| Entry::Counted { seat: Seat(1), good: Good::Beer, count };
    let to_the_second = [agents(None, Some(Seat(1)), 1), agents(Some(Seat(0)), None, 1)];
    let mut session = a_round_with_an_agent();
    session.enter(Entry::EndRound).unwrap();
    let id = find(&session, &beer(2));
    session.amend(id, beer(6)).unwrap();
    assert_eq!(agents_moved(&session), to_the_second);
    assert_eq!(session.view().changes().len(), 1, "the favourite says it all");
    session.undo().unwrap();
    assert_eq!(agents_moved(&session), []);

    // Whoever has all eight takes none, and gives none back.
    let mut session = a_round_with_an_agent();
    let all = Entry::Owned { seat: Seat(0), owned: Owned::Agents { agents: 8 } };
    session.insert(find(&session, &beer(2)), all).unwrap();
    session.enter(Entry::EndRound).unwrap();
    let id = find(&session, &beer(2));
    session.amend(id, beer(6)).unwrap();
    assert_eq!(agents_moved(&session), [agents(None, Some(Seat(1)), 1)]);

    // A step that is done counts as much as a round that is over.
    let mut session = a_round_with_an_agent();
    session.step_done(Guild::Brewers);
    session.enter(beer(6)).unwrap();
    assert_eq!(agents_moved(&session), to_the_second);
    session.enter(Entry::EndRound).unwrap();
    assert_eq!(agents_moved(&session), to_the_second, "it is to be put right all the same");
    session.close_changes();
    assert_eq!(agents_moved(&session), []);
}

#[test]
fn a_recruit_that_was_forgotten_and_went_first_says_where_the_markers_stand() {
    let mut session = a_round_with_an_agent();
    session.enter(Entry::EndRound).unwrap();
    let end = find(&session, &Entry::EndRound);
    let tile = Tile::Townsman(Townsman::Nobleman2);
    let went = |first| Entry::Recruited { seat: Seat(2), tile, first, used: None };
    session.insert(end, went(Some(true))).unwrap();
    let order = |seats: [u8; 3]| seats.map(Seat).to_vec();
    let put = Put::Order { order: order([2, 0, 1]) };
    assert_eq!(session.view().puts(), std::slice::from_ref(&put));
    let change = Change::Order { before: Some(order([0, 1, 2])), after: Some(order([2, 0, 1])) };
    assert_eq!(session.view().changes(), std::slice::from_ref(&change));
    // The list names the markers as they stand, whoever has gone first since.
    let other = Tile::Townsman(Townsman::Musician3);
    session.enter(Entry::Recruited { seat: Seat(1), tile: other, first: Some(true), used: None }).unwrap();
    assert_eq!(session.view().puts(), [Put::Order { order: order([1, 2, 0]) }]);
    session.close_changes();
    assert_eq!(session.view().puts(), []);
    // What is undone in this round is no correction.
    session.undo().unwrap();
    assert_eq!((session.view().changes(), session.view().puts()), (&[][..], &[][..]));
}

#[test]
fn the_log_marks_what_was_corrected_and_the_last_list_can_be_read_again() {
    let mut session = three_rounds();
    let beer = |count| Entry::Counted { seat: Seat(1), good: Good::Beer, count };
    let marks = |session: &Session| -> Vec<_> {
        let lines = session.view().log.iter().filter_map(|line| Some((line.entry.clone(), line.corrected?)));
        lines.collect()
    };
    // What was told last and then otherwise was still being told.
    session.enter(Entry::Talers { seat: Seat(0), talers: 3 }).unwrap();
    let last = session.view().log.last().unwrap().id;
    session.amend(last, Entry::Talers { seat: Seat(0), talers: 4 }).unwrap();
    assert_eq!(marks(&session), []);
    let id = find(&session, &beer(2));
    session.amend(id, beer(6)).unwrap();
    let entered = Entry::Talers { seat: Seat(2), talers: 9 };
    session.insert(id, entered.clone()).unwrap();
    assert_eq!(marks(&session), [(entered, Correction::Inserted), (beer(6), Correction::Amended)]);
    let list = |session: &Session| (session.view().changes().to_vec(), session.view().moves().to_vec());
    let before = list(&session);
    assert_eq!((before.0.len(), session.view().changed.can_reopen()), (1, false));
    session.close_changes();
    assert!(list(&session).0.is_empty() && session.view().changed.can_reopen());
    session.reopen_changes();
    assert_eq!(list(&session), before);
    session.close_changes();
    session.close_changes();
    // The next list takes its place.
    session.amend(id, beer(5)).unwrap();
    session.undo().unwrap();
    assert!(!session.view().changed.can_reopen(), "all is as it was when the list was closed");
}

#[test]
fn another_prestige_guild_of_this_round_moves_the_crest_on_the_board() {
    let mut session = table(3, Tracking::Helper, 1);
    fill_workshops(&mut session, 3);
    count(&mut session, &[&[5, 5, 5, 5], &[2, 2, 2, 2], &[1, 1, 1, 1]]);
    session.enter(Entry::EndRound).unwrap();
    let first = find(&session, &Entry::EndRound);
    let TableState::Round(ledger) = session.view().play else { panic!() };
    let second = ledger.prestige().unwrap();
    // The crest of the second round cannot lie where it lay in the first.
    session.insert(first, Entry::Prestige { guild: second }).unwrap();
    let TableState::Round(ledger) = session.view().play else { panic!() };
    let now = ledger.prestige().unwrap();
    assert_ne!(now, second);
    assert_eq!(session.view().puts(), [Put::PrestigeCrest { guild: now }]);
    count(&mut session, &[&[5, 5, 5, 5], &[2, 2, 2, 2], &[1, 1, 1, 1]]);
    session.enter(Entry::EndRound).unwrap();
    assert_eq!(session.view().puts(), [], "that crest is gone from the board");
}
