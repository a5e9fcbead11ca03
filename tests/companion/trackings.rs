//! Tables that are opened late, and that go deeper or less deep.

use guildhall::companion::Tracking;
use guildhall::companion::norenberc::{
    Entry, EntryError, FinalSheet, Gap, GoodsCount, GuildOutcome, Missing, OwnCraftsman, Owned, Question,
    Session, Showing, SwappedWith, TableState, TitleEntryError, Used, Whereabouts, final_score,
    who_is_favorite,
};
use guildhall::game::{Actor, Event, Game, Seat, Table};
use guildhall::norenberc::scoring::Category;
use guildhall::norenberc::{
    Bench, Craftsman, Good, Goods, Guild, HousePosition, Norenberc, PlayerPosition, Position, PositionError,
    Step, Tile, Townsman, Window,
};
use guildhall::storage::norenberc::{ScoreSheet, default_box};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::corrections::fill_workshops;
use crate::referee::engine;
use crate::support::{any_action, table};

fn ledger(session: &Session) -> &guildhall::companion::norenberc::Ledger {
    match session.view().play {
        TableState::Round(ledger) => ledger,
        other => panic!("{other:?}"),
    }
}

/// The rulebook's example as people would type it.
pub fn rulebook_example() -> Session {
    let sheet = std::fs::read_to_string("tests/data/score-rulebook.json").unwrap();
    let sheet: serde_json::Value = serde_json::from_str(&sheet).unwrap();
    let mut session = table(3, Tracking::FinalScore, 4);
    let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
    for (seat, player) in (0..).map(Seat).zip(sheet["players"].as_array().unwrap()) {
        let mut person = crate::support::person(&text(&player["name"]));
        person.language = None;
        session.enter(Entry::Person { seat, person }).unwrap();
        let mut own = |owned| session.enter(Entry::Owned { seat, owned }).unwrap();
        own(Owned::Talers { talers: player["talers"].as_u64().unwrap() as u16 });
        for it in player["craftsmen"].as_array().unwrap() {
            let guild = Guild::from_id(&text(&it["guild"])).unwrap();
            own(Owned::AddCraftsman { guild, value: it["value"].as_u64().unwrap() as u8 });
        }
        for guild in Guild::first(4) {
            let crests = player["crests"].as_array().unwrap();
            let count = crests.iter().filter(|it| it.as_str() == Some(guild.id())).count() as u8;
            own(Owned::Crest { guild, count });
        }
        own(Owned::PrestigeCrests { count: player["prestige_crests"].as_u64().unwrap() as u8 });
        for it in player["townsmen"].as_array().unwrap() {
            own(Owned::Townsman { townsman: Townsman::from_id(&text(it)).unwrap(), count: 1 });
        }
    }
    session
}

#[test]
fn x2_the_rulebooks_example_gives_25_30_35_and_yellow() {
    let session = rulebook_example();
    let score = session.view().score.unwrap().unwrap();
    assert_eq!(score.players.iter().map(|player| player.total).collect::<Vec<_>>(), [25, 30, 35]);
    assert_eq!(score.winners().map(|seat| session.names()[seat].clone()).collect::<Vec<_>>(), ["Yellow"]);
    let sheet = std::fs::read("tests/data/score-rulebook.json").unwrap();
    let expected = ScoreSheet::read(&sheet, &default_box()).unwrap().score();
    for category in Category::ALL {
        for (own, expected) in score.players.iter().zip(&expected.players) {
            assert_eq!(own.category(category), expected.category(category));
        }
    }
    // What if: the same function on a changed sheet, and nothing is kept.
    let mut sheets = session.view().sheets.to_vec();
    sheets[0].talers = Some(40);
    assert_eq!(final_score(&sheets).unwrap().players[0].category(Category::Richest), 5);
    assert_eq!(session.view().score.unwrap().unwrap(), score);
}

#[test]
fn a_table_opened_late_knows_nothing_and_says_so() {
    let mut session = table(3, Tracking::Helper, 3);
    let hand = ledger(&session).hand(Seat(0)).unwrap().clone();
    assert_eq!((hand.agents(), hand.craftsmen, hand.prestige_crests), (None, None, None));
    assert_eq!(hand.crests[..4], [None; 4]);
    assert_eq!(ledger(&session).prestige(), None);
    let walk = ledger(&session).steps();
    assert!(walk.incomes.iter().all(|income| income.total().is_none()), "never zero");
    for seat in Seat::first(3) {
        for good in Good::ALL.into_iter().take(4) {
            session.enter(Entry::Counted { seat, good, count: seat.0 }).unwrap();
        }
    }
    assert_eq!(
        session.enter(Entry::EndRound),
        Err(EntryError::Title(TitleEntryError::Open(Question::PrestigeGuild)))
    );
    session.enter(Entry::Prestige { guild: Guild::Bakers }).unwrap();
    session.enter(Entry::EndRound).unwrap();
    assert_eq!(ledger(&session).hand(Seat(2)).unwrap().crests[0], None);
    // Told later, it is known.
    session
        .enter(Entry::Owned { seat: Seat(2), owned: Owned::Crests { crests: [2, 1, 1, 1, 0, 0] } })
        .unwrap();
    assert_eq!(ledger(&session).hand(Seat(2)).unwrap().crests[0], Some(2));
    assert_eq!(
        session.enter(Entry::Owned {
            seat: Seat(2),
            owned: Owned::AddCraftsman { guild: Guild::Bakers, value: 3 }
        }),
        Err(EntryError::Title(TitleEntryError::NotKnownYet))
    );
}

#[test]
fn nobody_is_asked_for_talers_unless_a_tie_needs_them() {
    let mut session = table(4, Tracking::Helper, 1);
    fill_workshops(&mut session, 4);
    let rows: [[u8; 5]; 4] = [[3, 1, 0, 2, 0], [3, 2, 0, 2, 0], [1, 0, 0, 2, 0], [0, 2, 0, 1, 0]];
    for (seat, row) in Seat::first(4).zip(rows) {
        for (good, count) in Good::ALL.into_iter().zip(row) {
            session.enter(Entry::Counted { seat, good, count }).unwrap();
        }
    }
    let wanted = |session: &Session| ledger(session).steps().open().collect::<Vec<_>>();
    let talers = |guild, tied: &[u8], silent: &[u8]| Question::Talers {
        guild: Some(guild),
        tied: tied.iter().copied().map(Seat).collect(),
        silent: silent.iter().copied().map(Seat).collect(),
    };
    assert_eq!(
        wanted(&session),
        [
            talers(Guild::Brewers, &[0, 1], &[0, 1]),
            talers(Guild::Bakers, &[1, 3], &[1, 3]),
            talers(Guild::Printers, &[0, 1, 2], &[0, 1, 2]),
        ]
    );
    // An answer holds for all guilds of the round.
    session.enter(Entry::Talers { seat: Seat(0), talers: 12 }).unwrap();
    session.enter(Entry::Talers { seat: Seat(1), talers: 9 }).unwrap();
    assert_eq!(
        wanted(&session),
        [talers(Guild::Bakers, &[1, 3], &[3]), talers(Guild::Printers, &[0, 2], &[2])]
    );
    assert_eq!(
        session.enter(Entry::EndRound),
        Err(EntryError::Title(TitleEntryError::Open(wanted(&session)[0])))
    );
    session.enter(Entry::NoAnswer { guild: Guild::Bakers }).unwrap();
    session.enter(Entry::Talers { seat: Seat(2), talers: 12 }).unwrap();
    // Tied in talers too: now the turn order is asked, not before.
    let tied = [Seat(0), Seat(2)].into_iter().collect();
    assert_eq!(wanted(&session), [Question::Order { guild: Some(Guild::Printers), tied }]);
    session.enter(Entry::Order { order: vec![Seat(3), Seat(2), Seat(1), Seat(0)] }).unwrap();
    session.enter(Entry::EndRound).unwrap();
    let history = ledger(&session).history();
    let outcome = |guild| &history[0].card(guild).unwrap().outcome;
    assert!(
        matches!(outcome(Guild::Brewers), GuildOutcome::Favorite { seat: Seat(0), talers, .. } if talers.len() == 2)
    );
    assert_eq!(outcome(Guild::Bakers), &GuildOutcome::Unknown);
    assert_eq!(outcome(Guild::Shoemakers), &GuildOutcome::Nobody { ruled: false });
    assert!(matches!(outcome(Guild::Printers), GuildOutcome::Favorite { seat: Seat(2), .. }));
    // Whoever the Bakers' favourite was: one of those two has that tile, and nothing else is in doubt.
    let settled = |guild| OwnCraftsman::Settled { guild, bench: Bench::ALL[0] };
    for seat in Seat::first(4) {
        let hand = ledger(&session).hand(seat).unwrap().clone();
        let tied = [Seat(1), Seat(3)].contains(&seat);
        let own = match seat {
            Seat(0) => vec![settled(Guild::Brewers)],
            Seat(2) => vec![settled(Guild::Printers)],
            _ => vec![],
        };
        assert_eq!(hand.craftsmen, Some(own), "{seat:?}");
        assert_eq!(hand.perhaps, if tied { vec![settled(Guild::Bakers)] } else { vec![] }, "{seat:?}");
        assert_eq!(hand.crests[1], (!tied).then_some(0), "{seat:?}");
        assert!(hand.crests.iter().enumerate().all(|(index, crests)| index == 1 || crests.is_some()));
        assert!(ledger(&session).history()[0].incomes[seat.index()].total().is_some());
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let mut session = table(2, Tracking::Helper, 1);
    let counted = |seat, good, count| Entry::Counted { seat, good, count };
    session.enter(counted(Seat(0), Good::Beer, 8)).unwrap();
    assert_eq!(
        session.enter(counted(Seat(1), Good::Beer, 5)),
        Err(EntryError::Title(TitleEntryError::TooManyGoods { good: Good::Beer, left: 4 }))
    );
    assert_eq!(session.enter(counted(Seat(2), Good::Beer, 1)), Err(EntryError::NoSuchPlayer));
    assert_eq!(
        session.enter(counted(Seat(0), Good::Hat, 1)),
        Err(EntryError::Title(TitleEntryError::NotInPlay { guild: Guild::Hatters }))
    );
    let mayor = Tile::Townsman(Townsman::Mayor);
    let wrong = Some(Used::Peddler { good: Some(Good::Beer) });
    let recruited = |tile, used| Entry::Recruited { seat: Seat(0), tile, first: None, used };
    assert_eq!(
        session.enter(recruited(mayor, wrong)),
        Err(EntryError::Title(TitleEntryError::OtherGuest { tile: mayor }))
    );
    let eight = Tile::Craftsman(Craftsman { guild: Guild::Brewers, value: 8, agent: false });
    assert_eq!(
        session.enter(recruited(eight, None)),
        Err(EntryError::Title(TitleEntryError::Value { value: 8 }))
    );
    let master = Some(Used::Guardsman {
        guild: Guild::Brewers,
        bench: Bench::ALL[0],
        with: SwappedWith::Bench(Bench::ALL[2]),
    });
    assert_eq!(
        session.enter(recruited(Tile::Townsman(Townsman::Guardsman), master)),
        Err(EntryError::Title(TitleEntryError::MovesGuildmaster { guild: Guild::Brewers }))
    );
    assert_eq!(
        session.enter(Entry::Order { order: vec![Seat(0), Seat(0)] }),
        Err(EntryError::Title(TitleEntryError::Order))
    );
    assert_eq!(session.view().log.len(), 1);
}

#[test]
fn the_tiles_of_a_kind_are_found_wherever_they_are() {
    let mut session = table(3, Tracking::Helper, 1);
    let four = Craftsman { guild: Guild::Brewers, value: 4, agent: false };
    let six = Craftsman { value: 6, ..four };
    let found = |session: &Session, tile: Tile| {
        let view = session.view();
        view.play.whereabouts(view.tiles(), tile)
    };
    assert_eq!(found(&session, Tile::Craftsman(four)), (2, vec![]), "nobody has seen one");
    let tiles = [Some(four), None, Some(six), None, None];
    session.enter(Entry::Workshop { guild: Guild::Brewers, tiles }).unwrap();
    let recruited = |tile, used| Entry::Recruited { seat: Seat(1), tile, first: Some(false), used };
    session.enter(recruited(Tile::Craftsman(four), None)).unwrap();
    let (first, third) = (Bench::ALL[0], Bench::ALL[2]);
    let workshop = |bench| Whereabouts::Workshop { guild: Guild::Brewers, bench };
    let player = |seat| Whereabouts::Player { seat: Seat(seat) };
    assert_eq!(found(&session, Tile::Craftsman(four)), (2, vec![workshop(first), player(1)]));
    // A guardsman puts it into lodgings, and a favourite takes the other one.
    let with = SwappedWith::Guest { value: 5, agent: false };
    let swap = Some(Used::Guardsman { guild: Guild::Brewers, bench: third, with });
    session.enter(recruited(Tile::Townsman(Townsman::Guardsman), swap)).unwrap();
    assert_eq!(found(&session, Tile::Craftsman(six)), (2, vec![Whereabouts::Lodgings { guild: None }]));
    let mayor = Tile::Townsman(Townsman::Mayor);
    session.enter(recruited(mayor, Some(Used::Mayor { roof: Guild::Bakers }))).unwrap();
    assert_eq!(found(&session, mayor), (1, vec![Whereabouts::Roof { guild: Guild::Bakers }]));
    let peddler = Tile::Townsman(Townsman::Peddler);
    session.enter(recruited(peddler, Some(Used::Peddler { good: Some(Good::Beer) }))).unwrap();
    assert_eq!(found(&session, peddler), (3, vec![player(1)]));
    session.enter(Entry::Prestige { guild: Guild::Brewers }).unwrap();
    for good in Good::ALL.into_iter().take(4) {
        for seat in 0..3 {
            session.enter(Entry::Counted { seat: Seat(seat), good, count: 2 - seat }).unwrap();
        }
    }
    session.enter(Entry::EndRound).unwrap();
    assert_eq!(
        found(&session, Tile::Craftsman(four)),
        (2, vec![player(1), player(1)]),
        "W7: one beer and a peddler"
    );
}

#[test]
fn w6_musicians_that_nobody_told_are_not_needed_for_a_final_score() {
    let mut sheet = FinalSheet { talers: Some(9), ..FinalSheet::blank() };
    for townsman in [Townsman::Musician3, Townsman::Musician5] {
        sheet.townsmen[townsman.index()] = None;
    }
    assert!(final_score(&[sheet.clone(), sheet.clone()]).is_ok());
    sheet.townsmen[Townsman::Engraver.index()] = None;
    assert!(final_score(&[sheet.clone(), sheet]).is_err());
}

#[test]
fn a_recruit_beyond_the_box_is_a_question() {
    let mut session = table(2, Tracking::Helper, 1);
    let engraver = Tile::Townsman(Townsman::Engraver);
    let entry = Entry::Recruited { seat: Seat(0), tile: engraver, first: Some(false), used: None };
    let held = default_box().townsmen(Townsman::Engraver);
    for _ in 0..held {
        session.enter(entry.clone()).unwrap();
    }
    let Err(EntryError::Title(TitleEntryError::BeyondBox { tile, instead: Some(instead) })) =
        session.enter(entry.clone())
    else {
        panic!("a question")
    };
    assert_eq!(tile, engraver);
    session.accept_tile(tile, instead).unwrap();
    session.enter(entry).unwrap();
    assert_eq!(session.view().tiles().townsmen(Townsman::Engraver), held + 1);
}

/// What people see at the start of a round.
fn position(table: &Table<Norenberc>) -> Position {
    let (setup, state) = (table.setup(), table.state());
    let player = |seat| PlayerPosition {
        goods: state.goods(seat),
        talers: state.talers(seat),
        agents: state.agents(seat),
        craftsmen: setup.guilds().flat_map(|guild| state.craftsmen(setup, seat, guild)).collect(),
        crests: Guild::ALL.map(|guild| state.crests(seat, guild)),
        prestige_crests: state.prestige_crests(seat),
        townsmen: Townsman::ALL.map(|it| state.townsmen(seat, it)),
    };
    let craftsman = |tile| match tile {
        Some(Tile::Craftsman(it)) => Some(it),
        _ => None,
    };
    let house = |guild| HousePosition {
        storehouse: state.storehouse(guild),
        workshop: Bench::ALL.map(|bench| craftsman(state.settled(setup, guild, bench))),
        lodgings: Window::ALL.map(|window| state.lodger(setup, guild, window)),
        mayors: state.mayors(guild),
    };
    Position {
        round: state.round(),
        order: state.order(setup).to_vec(),
        prestige: state.prestige_guild().unwrap(),
        players: Seat::first(setup.players()).map(player).collect(),
        houses: setup.guilds().map(house).collect(),
        stack: state.stack().len(),
    }
}

/// Plays until a round begins.
fn until_round(table: &mut Table<Norenberc>, round: u8, rng: &mut ChaCha8Rng) {
    while table.state().round() < round || table.state().step() != Step::Planning {
        let (actor, action) = any_action(table, rng).unwrap();
        table.enter(actor, action).unwrap();
    }
}

#[test]
fn a_helper_becomes_referee_at_the_start_of_a_round_and_everything_agrees_from_there() {
    for (players, round, seed) in [(2, 2, 1), (3, 3, 2), (4, 4, 3), (5, 2, 4), (3, 2, 5), (2, 4, 6)] {
        let mut table = engine(players);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        until_round(&mut table, round, &mut rng);
        let mut session = crate::support::table(players, Tracking::Helper, round);
        let position = position(&table);
        let deepen = |position: Position| Entry::Tracking {
            tracking: Tracking::Referee,
            round,
            position: Some(Box::new(position)),
        };
        check_form(&mut session, &position, &deepen);
        session.enter(deepen(position)).unwrap();
        while let Some((actor, action)) = any_action(&table, &mut rng) {
            table.enter(actor, action).unwrap();
            session.enter(Entry::Event(Event { actor, action })).unwrap();
        }
        let score = session.view().score.unwrap().unwrap();
        let expected = Norenberc::score(table.setup(), table.state());
        let totals = |score: &guildhall::norenberc::scoring::Score| {
            score.players.iter().map(|player| player.standing).collect::<Vec<_>>()
        };
        assert_eq!(totals(score), totals(&expected));
        assert!(session.record().is_none(), "a game from the middle is no whole game");
    }
}

/// The form is checked, every part of it.
fn check_form(session: &mut Session, right: &Position, deepen: &dyn Fn(Position) -> Entry) {
    let mut error = |change: &dyn Fn(&mut Position)| {
        let mut wrong = right.clone();
        change(&mut wrong);
        match session.enter(deepen(wrong)) {
            Err(EntryError::Title(TitleEntryError::Position(error))) => error,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(error(&|it| it.order[0] = it.order[1]), PositionError::Order);
    assert_eq!(error(&|it| it.players[0].agents = 3), PositionError::Agents { seat: Seat(0) });
    assert_eq!(error(&|it| it.players[1].talers = 10_000), PositionError::Talers { seat: Seat(1) });
    assert_eq!(error(&|it| it.players[0].crests[0] = 5), PositionError::Crests { guild: Guild::Brewers });
    assert_eq!(error(&|it| it.players[0].prestige_crests = 5), PositionError::PrestigeCrests);
    assert_eq!(
        error(&|it| it.players[0].townsmen[Townsman::Mayor.index()] = 1),
        PositionError::NeverStays { seat: Seat(0), townsman: Townsman::Mayor }
    );
    assert!(matches!(
        error(&|it| it.houses[0].storehouse = Goods::NONE),
        PositionError::Goods { good: Good::Beer, .. }
    ));
    assert!(matches!(error(&|it| it.houses[1].workshop[4] = None), PositionError::Workshop { .. }));
    assert!(matches!(error(&|it| it.stack = 250), PositionError::Stack { found: 250, .. }));
    assert_eq!(error(&|it| it.houses.truncate(1)), PositionError::Size);
    let most = 4 * right.players.len() as u8;
    let crowd = |it: &mut Position| {
        for house in &mut it.houses {
            (house.lodgings, house.mayors) = ([None; 4], 0);
        }
        for player in &mut it.players {
            player.townsmen = [0; 15];
        }
        let all = |it: Townsman| if it.stays() { default_box().townsmen(it) } else { 0 };
        it.players[0].townsmen = Townsman::ALL.map(all);
    };
    if right.players.len() == 2 {
        assert_eq!(error(&crowd), PositionError::Townsmen { most });
    }
    let engraver = Tile::Townsman(Townsman::Engraver);
    let mut beyond = right.clone();
    beyond.players[0].townsmen[Townsman::Engraver.index()] = default_box().townsmen(Townsman::Engraver) + 1;
    let question = session.enter(deepen(beyond));
    assert!(
        matches!(question, Err(EntryError::Title(TitleEntryError::BeyondBox { tile, instead: Some(_) })) if tile == engraver),
        "{question:?}"
    );
    let mut early = right.clone();
    early.round = right.round % 4 + 1;
    assert_eq!(session.enter(deepen(early)), Err(EntryError::Title(TitleEntryError::NotAtRoundStart)));
}

#[test]
fn the_form_knows_what_the_helper_knows() {
    let mut session = table(3, Tracking::Helper, 1);
    fill_workshops(&mut session, 3);
    session.enter(Entry::Order { order: vec![Seat(2), Seat(0), Seat(1)] }).unwrap();
    let (draft, gaps) = ledger(&session).draft(&default_box());
    assert_eq!(draft.order, [Seat(2), Seat(0), Seat(1)]);
    assert!(draft.houses.iter().all(|house| house.workshop.iter().all(Option::is_some)));
    for known in [Gap::Order, Gap::Prestige, Gap::Mayors, Gap::Agents { seat: Seat(0) }] {
        assert!(!gaps.contains(&known), "{known:?}");
    }
    for unknown in [Gap::Stack, Gap::Goods { seat: Seat(1) }, Gap::Lodgings { guild: Guild::Bakers }] {
        assert!(gaps.contains(&unknown), "{unknown:?}");
    }
    let late = table(3, Tracking::Referee, 2);
    let (_, gaps) = ledger(&late).draft(&default_box());
    assert!(gaps.contains(&Gap::Order) && gaps.contains(&Gap::Craftsmen { seat: Seat(0) }));
}

#[test]
fn a_referee_becomes_helper_and_score_pad() {
    let mut table = engine(3);
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut session = crate::support::table(3, Tracking::Referee, 1);
    let shallow = |tracking| Entry::Tracking { tracking, round: 3, position: None };
    while table.state().round() < 3 || table.state().step() != Step::Planning {
        let (actor, action) = any_action(&table, &mut rng).unwrap();
        table.enter(actor, action).unwrap();
        session.enter(Entry::Event(Event { actor, action })).unwrap();
        if let (Actor::Seat(_), Step::Turn(_)) = (actor, table.state().step()) {
            assert_eq!(
                session.enter(shallow(Tracking::Helper)),
                Err(EntryError::Title(TitleEntryError::NotAtRoundStart))
            );
        }
    }
    session.enter(shallow(Tracking::Helper)).unwrap();
    let known = ledger(&session);
    assert_eq!((known.round(), known.history().len()), (3, 2));
    assert_eq!(known.prestige(), table.state().prestige_guild());
    for seat in Seat::first(3) {
        let hand = known.hand(seat).unwrap();
        assert_eq!(hand.agents(), Some(table.state().agents(seat)));
        let craftsmen = table.setup().guilds().map(|guild| table.state().craftsman_count(seat, guild));
        assert_eq!(hand.craftsmen.as_ref().unwrap().len(), usize::from(craftsmen.sum::<u16>()));
    }
    session.enter(shallow(Tracking::FinalScore)).unwrap();
    let missing = session.view().score.unwrap().unwrap_err();
    assert_eq!(missing, [0, 1, 2].map(|seat| (Seat(seat), Missing::Talers)));
    session.enter(shallow(Tracking::Helper)).unwrap();
    assert_eq!(session.enter(shallow(Tracking::Referee)), Err(EntryError::NeedsPosition));
}

#[test]
fn who_is_favourite_needs_no_table() {
    let shown = |supply, talers| Showing { supply: Some(supply), peddlers: 0, talers, place: None };
    let card = who_is_favorite(Guild::Brewers, &[shown(2, Some(5)), shown(2, Some(6)), shown(1, None)], &[]);
    assert_eq!(card.counts, [2, 2, 1].map(|supply| Some(GoodsCount { supply, peddlers: 0 })));
    assert!(
        matches!(card.outcome, GuildOutcome::Favorite { seat: Seat(1), ref talers, .. } if talers.len() == 2)
    );
    let card = who_is_favorite(Guild::Brewers, &[shown(2, Some(5)), shown(2, None)], &[]);
    let GuildOutcome::Ask(Question::Talers { guild, silent, .. }) = card.outcome else { panic!("{card:?}") };
    assert_eq!((guild, silent.iter().collect::<Vec<_>>()), (Some(Guild::Brewers), vec![Seat(1)]));
}
