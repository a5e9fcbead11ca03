//! Answers about favourites: those that contradict each other, those that change what is done, those that come late.

use guildhall::companion::norenberc::{
    Change, Entry, EntryError, FavoriteIs, GuildOutcome, Owned, PieceMove, Richest, Session, TitleEntryError,
};
use guildhall::companion::{Library, Tracking};
use guildhall::game::{Seat, SeatSet};
use guildhall::norenberc::{Good, Guild};
use guildhall::storage::norenberc::default_box;

use crate::corrections::fill_workshops;
use crate::support::{folder, setup, table};

fn seats(seats: &[u8]) -> SeatSet {
    seats.iter().map(|&seat| Seat(seat)).collect()
}

fn count(session: &mut Session, beer: [u8; 3]) {
    for (seat, beer) in (0..).map(Seat).zip(beer) {
        for good in Good::ALL.into_iter().take(4) {
            let count = if good == Good::Beer { beer } else { 3 - seat.0 };
            session.enter(Entry::Counted { seat, good, count }).unwrap();
        }
    }
}

/// Béla and Chloé have equally many beers, and have said that they have the same number of talers.
fn same() -> (Session, Richest) {
    let mut session = table(3, Tracking::Helper, 1);
    fill_workshops(&mut session, 3);
    session.enter(Entry::Order { order: vec![Seat(1), Seat(2), Seat(0)] }).unwrap();
    count(&mut session, [1, 3, 3]);
    let both = seats(&[1, 2]);
    session.enter(Entry::Richest { among: both, are: both }).unwrap();
    (session, Richest { among: both, are: both })
}

fn entered(seat: u8, talers: u16) -> Entry {
    Entry::Talers { seat: Seat(seat), talers }
}

fn favorite(session: &Session) -> Option<Seat> {
    match session.view().play.ledger().unwrap().steps().card(Guild::Brewers).unwrap().outcome {
        GuildOutcome::Favorite { seat, .. } => Some(seat),
        _ => None,
    }
}

#[test]
fn what_contradicts_an_answer_is_not_entered_before_somebody_says_which_is_right() {
    let (mut session, same) = same();
    session.step_done(Guild::Brewers);
    session.enter(entered(1, 12)).unwrap();
    let lines = session.view().log.len();
    assert_eq!(session.enter(entered(2, 13)), Err(EntryError::Title(TitleEntryError::Contradicts(same))));
    assert_eq!((session.view().log.len(), favorite(&session)), (lines, Some(Seat(1))));
    session.enter(entered(2, 12)).unwrap();
    assert_eq!(session.view().changes(), [], "that is the same");
    session.enter_instead(entered(2, 13)).unwrap();
    assert_eq!(favorite(&session), Some(Seat(2)));
    let (before, after) = (FavoriteIs::Player(Seat(1)), FavoriteIs::Player(Seat(2)));
    let change = Change::Favorite { round: 1, guild: Guild::Brewers, before, after };
    assert_eq!(session.view().changes(), [change]);
    assert_eq!(session.view().moves().len(), 2, "{:?}", session.view().moves());
    assert!(session.view().log.iter().all(|line| !matches!(line.entry, Entry::Richest { .. })));
    // What cannot be at all takes nothing away.
    let (mut session, _) = self::same();
    session.enter(entered(1, 12)).unwrap();
    assert!(session.enter_instead(Entry::Talers { seat: Seat(9), talers: 1 }).is_err());
    assert!(session.view().log.iter().any(|line| matches!(line.entry, Entry::Richest { .. })));
}

#[test]
fn entries_that_contradict_each_other_count_as_they_always_did() {
    let (mut session, _) = same();
    session.enter(entered(1, 12)).unwrap();
    session.enter(entered(2, 12)).unwrap();
    // A correction is not asked about: it is made on purpose, and amounts are stronger.
    let id = session.view().log.iter().find(|line| line.entry == entered(2, 12)).unwrap().id;
    session.amend(id, entered(2, 13)).unwrap();
    assert!(session.view().log.iter().all(|line| line.skipped.is_none()));
    assert_eq!(favorite(&session), Some(Seat(2)));
}

#[test]
fn a_list_that_was_closed_is_not_shown_again() {
    let (mut session, _) = same();
    session.step_done(Guild::Brewers);
    session.enter(entered(1, 12)).unwrap();
    session.enter_instead(entered(2, 13)).unwrap();
    session.close_changes();
    assert_eq!(session.view().changes(), []);
    session.enter(entered(0, 5)).unwrap();
    assert_eq!(session.view().changes(), []);
    session.enter(entered(2, 11)).unwrap();
    assert_eq!(session.view().changes().len(), 1, "back to Béla");
}

#[test]
fn a_favourite_who_is_told_late_gets_tile_crest_and_prestige_crest() {
    let mut session = table(3, Tracking::Helper, 1);
    fill_workshops(&mut session, 3);
    count(&mut session, [1, 3, 3]);
    session.enter(Entry::NoAnswer { guild: Guild::Brewers }).unwrap();
    session.enter(Entry::EndRound).unwrap();
    let unanswered = |session: &Session| {
        let wanted = session.view().play.ledger().unwrap().unanswered().cloned().collect::<Vec<_>>();
        wanted.iter().map(|it| (it.round, it.guild, it.seats, it.nobody)).collect::<Vec<_>>()
    };
    assert_eq!(unanswered(&session), [(1, Guild::Brewers, seats(&[1, 2]), false)]);
    assert_eq!(session.answer_favorite(1, Guild::Bakers, Some(Seat(1))), Err(EntryError::NoSuchEntry));
    session.answer_favorite(1, Guild::Brewers, Some(Seat(2))).unwrap();
    assert_eq!(unanswered(&session), []);
    let hand =
        |session: &Session, seat| session.view().play.ledger().unwrap().hand(Seat(seat)).unwrap().clone();
    assert_eq!(hand(&session, 2).crests[0], Some(1));
    assert_eq!((hand(&session, 1).crests[0], hand(&session, 1).perhaps.len()), (Some(0), 0));
    assert_eq!(session.view().changes(), [], "nobody said otherwise before");
    // It can be said otherwise, and taken back.
    session.answer_favorite(1, Guild::Brewers, Some(Seat(1))).unwrap();
    assert_eq!((hand(&session, 1).crests[0], hand(&session, 2).crests[0]), (Some(1), Some(0)));
    session.undo().unwrap();
    session.undo().unwrap();
    assert_eq!(unanswered(&session).len(), 1);
    // Where the sheets have told something since, they go on telling it.
    let all = Owned::Craftsmen { craftsmen: Vec::new() };
    session.enter(Entry::Owned { seat: Seat(1), owned: all }).unwrap();
    assert_eq!(unanswered(&session), []);
}

/// A round in which Chloé is the favourite of the brewers, and then, by a correction, Béla has as many beers.
fn tied_by_a_correction(session: &mut Session) {
    fill_workshops(session, 3);
    session.enter(Entry::Order { order: vec![Seat(1), Seat(2), Seat(0)] }).unwrap();
    count(session, [1, 2, 3]);
    session.enter(Entry::EndRound).unwrap();
    let beer = Entry::Counted { seat: Seat(1), good: Good::Beer, count: 2 };
    let id = session.view().log.iter().find(|line| line.entry == beer).unwrap().id;
    session.amend(id, Entry::Counted { seat: Seat(1), good: Good::Beer, count: 3 }).unwrap();
}

/// Answers the tie for Béla, where the strip asks it.
fn answer_for_bela(session: &mut Session) {
    let end = session.view().log.iter().find(|line| line.entry == Entry::EndRound).unwrap().id;
    let answer = Entry::Richest { among: seats(&[1, 2]), are: seats(&[1]) };
    session.insert(end, answer).unwrap();
}

/// Chloé hands tile and crest to Béla.
fn hands_over(session: &Session) -> bool {
    let to_bela = |it: &PieceMove| (it.from, it.to) == (Some(Seat(2)), Some(Seat(1)));
    session.view().moves().iter().any(to_bela)
}

#[test]
fn the_answer_to_a_tie_that_a_correction_made_lists_the_pieces_to_move_whenever_it_comes() {
    let mut at_once = table(3, Tracking::Helper, 1);
    tied_by_a_correction(&mut at_once);
    assert!(!hands_over(&at_once), "nobody knows yet");
    answer_for_bela(&mut at_once);
    assert!(hands_over(&at_once));
    // The list was closed in between.
    let mut later = table(3, Tracking::Helper, 1);
    tied_by_a_correction(&mut later);
    later.close_changes();
    assert_eq!(later.view().changes(), []);
    answer_for_bela(&mut later);
    assert_eq!(later.view().moves(), at_once.view().moves());
    // Nobody knew, and then somebody did.
    let mut late = table(3, Tracking::Helper, 1);
    tied_by_a_correction(&mut late);
    let end = late.view().log.iter().find(|line| line.entry == Entry::EndRound).unwrap().id;
    late.insert(end, Entry::NoAnswer { guild: Guild::Brewers }).unwrap();
    late.close_changes();
    late.answer_favorite(1, Guild::Brewers, Some(Seat(1))).unwrap();
    assert!(hands_over(&late), "{:?}", late.view().moves());
    // As it was before: nothing has to be moved.
    let mut same = table(3, Tracking::Helper, 1);
    tied_by_a_correction(&mut same);
    same.close_changes();
    let end = same.view().log.iter().find(|line| line.entry == Entry::EndRound).unwrap().id;
    same.insert(end, Entry::Richest { among: seats(&[1, 2]), are: seats(&[2]) }).unwrap();
    assert_eq!(same.view().moves(), []);
}

#[test]
fn the_answer_lists_the_pieces_after_the_program_was_closed_too() {
    let folder = folder("tie-put-away");
    let library = Library::open(&folder);
    let mut session = library.begin(setup(3, Tracking::Helper, 1, default_box())).unwrap();
    tied_by_a_correction(&mut session);
    let name = session.name().to_owned();
    drop((session, library));
    let mut library = Library::open(&folder);
    let mut session: Session = library.resume(&name).unwrap();
    assert_eq!(session.view().moves(), []);
    answer_for_bela(&mut session);
    assert!(hands_over(&session), "{:?}", session.view().moves());
    drop((session, library));
    std::fs::remove_dir_all(folder).unwrap();
}
