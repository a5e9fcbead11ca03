//! A table taken up in the middle of a game: what cannot be is said, and what can is as it was told.

use guildhall::architects::{
    Apprentice, Architects, Building, Character, Circle, Hands, MarketCard, Position, PositionError,
    RewardCard, Setup, SmallSide, Step,
};
use guildhall::game::{Due, Game, Seat, SeatSet};

use super::{BLUE, RED, YELLOW, at, cards, scene};

#[track_caller]
fn error(setup: &Setup, arrange: impl FnOnce(&mut Position)) -> PositionError {
    let mut position = Position::new(setup);
    arrange(&mut position);
    position.state(setup).expect_err("it cannot be")
}

#[test]
fn what_cannot_be_is_said() {
    let two = Setup::new(2);
    let players = error(&two, |it| it.players.truncate(1));
    assert_eq!(players, PositionError::Players { named: 1, players: 2 });
    let seat = YELLOW;
    assert_eq!(error(&two, |it| it.active = YELLOW), PositionError::NoSuchPlayer { seat });
    assert_eq!(error(&two, |it| it.market[0] = Some(YELLOW)), PositionError::NoSuchPlayer { seat });
    assert_eq!(error(&two, |it| it.players[0].captured[2] = 1), PositionError::NoSuchPlayer { seat });
    let workers = error(&two, |it| {
        it.players[0].circles = at(Circle::Quarry, 15);
        it.players[0].prison = 6;
    });
    assert_eq!(workers, PositionError::Workers { colour: RED, workers: 21 });
    let own = error(&two, |it| it.players[0].captured[0] = 1);
    assert_eq!(own, PositionError::Workers { colour: RED, workers: 1 });
    let virtue = error(&two, |it| it.players[1].virtue = 15);
    assert_eq!(virtue, PositionError::Virtue { seat: BLUE, virtue: 15 });
    let level = error(&two, |it| it.players[1].level = 6);
    assert_eq!(level, PositionError::Level { seat: BLUE, level: 6 });
    let full = error(&two, |it| it.players.iter_mut().for_each(|player| player.level = 5));
    assert_eq!(full, PositionError::Level { seat: RED, level: 5 });
}

#[test]
fn cards_are_in_one_place_each() {
    let two = Setup::new(2);
    let twice = error(&two, |it| {
        it.players[0].hand = cards(&[Building::Keep]);
        it.players[1].built = cards(&[Building::Keep]);
    });
    assert_eq!(twice, PositionError::Building { building: Building::Keep });
    let promo = error(&two, |it| it.players[0].hand = cards(&[Building::Crane]));
    assert_eq!(promo, PositionError::Building { building: Building::Crane });
    let shown = error(&two, |it| it.players[0].apprentices = vec![it.display[0]]);
    assert_eq!(shown, PositionError::Apprentice { apprentice: Apprentice::AcolyteCarpentry });
    let many = error(&two, |it| it.players[0].apprentices = vec![Apprentice::Miner; 6]);
    assert_eq!(many, PositionError::Apprentices { seat: RED, has: 6 });
    assert_eq!(error(&two, |it| it.display.truncate(7)), PositionError::Display { shown: 7 });
    assert_eq!(error(&two, |it| it.players[1].sealed = 1), PositionError::Hand { seat: BLUE });
    let sealed = two.clone().with_hands(Hands::Sealed);
    let entered = error(&sealed, |it| it.players[1].hand = cards(&[Building::Keep]));
    assert_eq!(entered, PositionError::Hand { seat: BLUE });
    assert_eq!(error(&sealed, |it| it.players[1].sealed = 41), PositionError::Hand { seat: RED });
}

#[test]
fn places_and_piles_are_possible() {
    let two = Setup::new(2);
    let full = error(&two, |it| it.guildhall = vec![RED; 12]);
    assert_eq!(full, PositionError::Guildhall { workers: 12 });
    assert_eq!(error(&two, |it| it.market = [Some(RED); 3]), PositionError::MarketFull);
    let card = MarketCard::new(2).unwrap();
    assert_eq!(error(&two, |it| it.turned = vec![card, card]), PositionError::Market);
    let gone = error(&two, |it| {
        it.turned = vec![card, MarketCard::new(7).unwrap()];
        it.side = SmallSide::Gold;
    });
    assert_eq!(gone, PositionError::Market);
    let reward = RewardCard::new(1).unwrap();
    assert_eq!(error(&two, |it| it.rewards_seen = vec![reward, reward]), PositionError::Rewards);
    assert_eq!(
        error(&two, |it| it.rewards_seen = RewardCard::all().take(6).collect()),
        PositionError::Rewards
    );
}

#[test]
fn x60_characters_are_for_all_or_for_nobody_and_each_once() {
    let two = Setup::new(2);
    let some = error(&two, |it| it.players[1].character = Some(Character::Ada));
    assert_eq!(some, PositionError::Character { seat: BLUE });
    let twice = error(&two, |it| it.players.iter_mut().for_each(|it| it.character = Some(Character::Ada)));
    assert_eq!(twice, PositionError::Character { seat: RED });
    let promo = error(&two, |it| {
        it.players[0].character = Some(Character::Ada);
        it.players[1].character = Some(Character::Hugo);
    });
    assert_eq!(promo, PositionError::Character { seat: BLUE });
}

#[test]
fn whoever_is_nowhere_else_is_ready_on_the_own_board() {
    let table = scene(2, |it| {
        it.active = BLUE;
        it.guildhall = vec![RED, BLUE, RED];
        it.market[2] = Some(RED);
        it.players[0].circles = at(Circle::Forest, 4);
        it.players[0].prison = 2;
        it.players[1].captured = [3, 0, 0, 0, 0];
    });
    assert_eq!((table.state.workers(RED), table.state.workers(BLUE)), (20 - 2 - 1 - 4 - 2 - 3, 19));
    let due = Due::Seats(SeatSet::default().with(Seat(1)));
    assert_eq!((Architects::due(&table.setup, &table.state), table.state.step()), (due, Step::Turn));
}
