//! However little a round helper was told, its game comes to a final score.

use guildhall::companion::Tracking;
use guildhall::companion::norenberc::{
    Entry, EntryError, Ledger, Missing, Owned, Session, TableState, TitleEntryError,
};
use guildhall::game::{Seat, SeatSet};
use guildhall::norenberc::scoring::Category;
use guildhall::norenberc::{Fact, Good, Guild, RuleId};

use crate::corrections::fill_workshops;
use crate::support::table;

fn ledger(session: &Session) -> &Ledger {
    match session.view().play {
        TableState::Round(ledger) => ledger,
        other => panic!("{other:?}"),
    }
}

fn own(session: &mut Session, seat: u8, owned: Owned) -> Result<(), EntryError> {
    session.enter(Entry::Owned { seat: Seat(seat), owned })
}

/// Both have told their goods: the first one has more of everything, or as many of the bakers'.
fn count(session: &mut Session, pastries: u8) {
    for good in Good::ALL.into_iter().take(3) {
        for (seat, count) in [(0, 3), (1, if good == Good::Pastry { pastries } else { 1 })] {
            session.enter(Entry::Counted { seat: Seat(seat), good, count }).unwrap();
        }
    }
}

/// Rounds up to the end of the game, with a prestige guild wherever one has to be told.
fn play_on(session: &mut Session) {
    while !ledger(session).is_over() {
        count(session, 1);
        if ledger(session).prestige().is_none() {
            let guild = Guild::ALL[usize::from(ledger(session).round() % 2)];
            session.enter(Entry::Prestige { guild }).unwrap();
        }
        session.enter(Entry::EndRound).unwrap();
    }
}

fn missing(session: &Session) -> Vec<(Seat, Missing)> {
    session.view().score.unwrap().unwrap_err().to_vec()
}

#[test]
fn a_table_opened_late_is_told_everything_at_the_end() {
    let mut session = table(2, Tracking::Helper, 4);
    play_on(&mut session);
    assert_eq!(missing(&session), [(Seat(0), Missing::Craftsmen), (Seat(1), Missing::Craftsmen)]);
    for seat in [0, 1] {
        // The first tile begins the list, and none is a list too.
        let craftsmen = if seat == 0 { vec![(Guild::Bakers, 4)] } else { vec![] };
        own(&mut session, seat, Owned::Craftsmen { craftsmen }).unwrap();
        own(&mut session, seat, Owned::Crests { crests: [0; 6] }).unwrap();
        own(&mut session, seat, Owned::PrestigeCrests { count: 0 }).unwrap();
        own(&mut session, seat, Owned::Townsmen { townsmen: [0; 15] }).unwrap();
        own(&mut session, seat, Owned::Talers { talers: 9 }).unwrap();
    }
    own(&mut session, 0, Owned::AddCraftsman { guild: Guild::Bakers, value: 5 }).unwrap();
    let score = session.view().score.unwrap().unwrap();
    assert_eq!(score.players[0].category(Category::Majority), 9);
    assert_eq!(score.players[1].category(Category::Majority), 0);
}

#[test]
fn a_favourite_whom_nobody_knows_is_told_at_the_end() {
    let mut session = table(2, Tracking::Helper, 1);
    fill_workshops(&mut session, 2);
    count(&mut session, 3);
    session.enter(Entry::NoAnswer { guild: Guild::Bakers }).unwrap();
    session.enter(Entry::EndRound).unwrap();
    play_on(&mut session);
    let lost = session.view().sheets[0].perhaps.clone();
    assert!(matches!(lost[..], [(Guild::Bakers, Some(_))]), "{lost:?}");
    for seat in [0, 1] {
        assert_eq!(session.view().sheets[usize::from(seat)].perhaps, lost);
        if let (0, [(guild, Some(value))]) = (seat, &lost[..]) {
            // Whoever has it says so: it is not one more.
            let before = session.view().sheets[0].craftsmen.as_ref().unwrap().len();
            own(&mut session, seat, Owned::AddCraftsman { guild: *guild, value: *value }).unwrap();
            let own = session.view().sheets[0].clone();
            assert_eq!((own.craftsmen.unwrap().len(), own.perhaps.len()), (before + 1, 0));
        } else {
            own(&mut session, seat, Owned::Craftsmen { craftsmen: vec![(Guild::Brewers, 4)] }).unwrap();
            assert_eq!(session.view().sheets[1].perhaps, []);
        }
        own(&mut session, seat, Owned::Crest { guild: Guild::Bakers, count: 1 }).unwrap();
        own(&mut session, seat, Owned::PrestigeCrests { count: 0 }).unwrap();
        own(&mut session, seat, Owned::Talers { talers: 9 }).unwrap();
    }
    assert!(session.view().score.unwrap().is_ok());
}

#[test]
fn guildmasters_that_nobody_told_get_their_values_at_the_end() {
    let mut session = table(2, Tracking::Helper, 1);
    play_on(&mut session);
    for seat in [0, 1] {
        own(&mut session, seat, Owned::Talers { talers: 9 }).unwrap();
    }
    assert_eq!(missing(&session), [(Seat(0), Missing::Craftsmen)]);
    // Five tiles a guild: with their values the lists are whole, and no tile has come or gone.
    let value = |guild, value| Owned::CraftsmanValue { guild, value };
    for guild in Guild::first(3) {
        for craftsman in [2, 3, 4, 5, 6] {
            own(&mut session, 0, value(guild, craftsman)).unwrap();
        }
        assert_eq!(own(&mut session, 0, value(guild, 7)), Err(EntryError::Title(TitleEntryError::NotOwned)));
    }
    assert_eq!(
        own(&mut session, 0, value(Guild::Bakers, 8)),
        Err(EntryError::Title(TitleEntryError::Value { value: 8 }))
    );
    let tiles = session.view().sheets[0].craftsmen.clone().unwrap();
    assert_eq!(tiles.len(), 15);
    let score = session.view().score.unwrap().unwrap();
    assert_eq!(score.players[0].category(Category::Majority), 27);
    // A workshop that is told after all cannot make two tiles of one.
    let first = session.view().log[0].id;
    let four = |guild| guildhall::storage::norenberc::default_box().craftsmen(guild)[0];
    let tiles = [Some(four(Guild::Brewers)), None, None, None, None];
    session.insert(first, Entry::Workshop { guild: Guild::Brewers, tiles }).unwrap();
    assert_eq!(session.view().sheets[0].craftsmen.as_ref().unwrap().len(), 15);
    let skipped: Vec<_> = session.view().log.iter().filter_map(|line| line.skipped).collect();
    assert_eq!(skipped, [EntryError::Title(TitleEntryError::NotOwned)]);
}

#[test]
fn a_correction_that_loses_track_asks_again_and_scores_nothing_by_halves() {
    let mut session = table(2, Tracking::Helper, 1);
    fill_workshops(&mut session, 2);
    play_on(&mut session);
    own(&mut session, 0, Owned::AddCraftsman { guild: Guild::Bakers, value: 3 }).unwrap();
    for seat in [0, 1] {
        own(&mut session, seat, Owned::Talers { talers: 9 }).unwrap();
    }
    assert!(session.view().score.unwrap().is_ok());
    // Equally many pastries in the first round: now a tie is open there.
    let pastry = |count| Entry::Counted { seat: Seat(1), good: Good::Pastry, count };
    let id = session.view().log.iter().find(|line| line.entry == pastry(1)).unwrap().id;
    session.amend(id, pastry(3)).unwrap();
    assert_eq!(missing(&session), [(Seat(0), Missing::Craftsmen), (Seat(1), Missing::Craftsmen)]);
    let tied: SeatSet = [Seat(0), Seat(1)].into_iter().collect();
    let end = session.view().log.iter().find(|line| line.entry == Entry::EndRound).unwrap().id;
    session.insert(end, Entry::Richest { among: tied, are: [Seat(0)].into_iter().collect() }).unwrap();
    assert!(session.view().score.unwrap().is_ok());
}

#[test]
fn r9_the_prestige_guild_of_the_last_round_cannot_be_told_again_but_ruled() {
    let mut session = table(2, Tracking::Helper, 1);
    let prestige = |guild| Entry::Prestige { guild };
    session.enter(prestige(Guild::Bakers)).unwrap();
    session.enter(prestige(Guild::Bakers)).unwrap();
    count(&mut session, 1);
    session.enter(Entry::EndRound).unwrap();
    let again = EntryError::Title(TitleEntryError::PrestigeAgain { guild: Guild::Bakers });
    assert_eq!(session.enter(prestige(Guild::Bakers)), Err(again));
    assert_eq!(again.rule(), Some(RuleId::R9));
    session.enter(prestige(Guild::Brewers)).unwrap();
    session.override_fact(Fact::PrestigeGuild { guild: Guild::Bakers }).unwrap();
    assert_eq!(ledger(&session).prestige(), Some(Guild::Bakers));
    // A table that is opened later knows of no round before.
    let mut late = table(2, Tracking::Helper, 3);
    late.enter(prestige(Guild::Bakers)).unwrap();
}
