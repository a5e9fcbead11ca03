//! A table taken up in the middle of a game: what cannot be is said, and what can is as it was told.

use guildhall::architects::{
    Apprentice, Architects, Building, Character, Circle, Hands, MarketCard, Position, PositionFault,
    RewardCard, Setup, SmallSide, Step,
};
use guildhall::game::{Due, Game, Seat, SeatSet};

use super::{BLUE, RED, YELLOW, at, cards, scene};

#[track_caller]
fn fault(setup: &Setup, arrange: impl FnOnce(&mut Position)) -> PositionFault {
    let mut position = Position::new(setup);
    arrange(&mut position);
    position.state(setup).expect_err("it cannot be")
}

#[test]
fn what_cannot_be_is_said() {
    let two = Setup::new(2);
    let players = fault(&two, |it| it.players.truncate(1));
    assert_eq!(players, PositionFault::Players { named: 1, players: 2 });
    let seat = YELLOW;
    assert_eq!(fault(&two, |it| it.active = YELLOW), PositionFault::NoSuchPlayer { seat });
    assert_eq!(fault(&two, |it| it.market[0] = Some(YELLOW)), PositionFault::NoSuchPlayer { seat });
    assert_eq!(fault(&two, |it| it.players[0].captured[2] = 1), PositionFault::NoSuchPlayer { seat });
    let workers = fault(&two, |it| {
        it.players[0].circles = at(Circle::Quarry, 15);
        it.players[0].prison = 6;
    });
    assert_eq!(workers, PositionFault::Workers { colour: RED, workers: 21 });
    let own = fault(&two, |it| it.players[0].captured[0] = 1);
    assert_eq!(own, PositionFault::Workers { colour: RED, workers: 1 });
    let virtue = fault(&two, |it| it.players[1].virtue = 15);
    assert_eq!(virtue, PositionFault::Virtue { seat: BLUE, virtue: 15 });
    let level = fault(&two, |it| it.players[1].level = 6);
    assert_eq!(level, PositionFault::Level { seat: BLUE, level: 6 });
    let full = fault(&two, |it| it.players.iter_mut().for_each(|player| player.level = 5));
    assert_eq!(full, PositionFault::Level { seat: RED, level: 5 });
}

#[test]
fn cards_are_in_one_place_each() {
    let two = Setup::new(2);
    let twice = fault(&two, |it| {
        it.players[0].hand = cards(&[Building::Keep]);
        it.players[1].built = cards(&[Building::Keep]);
    });
    assert_eq!(twice, PositionFault::Building { building: Building::Keep });
    let promo = fault(&two, |it| it.players[0].hand = cards(&[Building::Crane]));
    assert_eq!(promo, PositionFault::Building { building: Building::Crane });
    let shown = fault(&two, |it| it.players[0].apprentices = vec![it.display[0]]);
    assert_eq!(shown, PositionFault::Apprentice { apprentice: Apprentice::AcolyteCarpentry });
    let many = fault(&two, |it| it.players[0].apprentices = vec![Apprentice::Miner; 6]);
    assert_eq!(many, PositionFault::Apprentices { seat: RED, has: 6 });
    assert_eq!(fault(&two, |it| it.display.truncate(7)), PositionFault::Display { shown: 7 });
    assert_eq!(fault(&two, |it| it.players[1].sealed = 1), PositionFault::Hand { seat: BLUE });
    let sealed = two.clone().with_hands(Hands::Sealed);
    let told = fault(&sealed, |it| it.players[1].hand = cards(&[Building::Keep]));
    assert_eq!(told, PositionFault::Hand { seat: BLUE });
    assert_eq!(fault(&sealed, |it| it.players[1].sealed = 41), PositionFault::Hand { seat: RED });
}

#[test]
fn places_and_piles_are_possible() {
    let two = Setup::new(2);
    let full = fault(&two, |it| it.guildhall = vec![RED; 12]);
    assert_eq!(full, PositionFault::Guildhall { workers: 12 });
    assert_eq!(fault(&two, |it| it.market = [Some(RED); 3]), PositionFault::MarketFull);
    let card = MarketCard::new(2).unwrap();
    assert_eq!(fault(&two, |it| it.turned = vec![card, card]), PositionFault::Market);
    let gone = fault(&two, |it| {
        it.turned = vec![card, MarketCard::new(7).unwrap()];
        it.side = SmallSide::Gold;
    });
    assert_eq!(gone, PositionFault::Market);
    let reward = RewardCard::new(1).unwrap();
    assert_eq!(fault(&two, |it| it.rewards_seen = vec![reward, reward]), PositionFault::Rewards);
    assert_eq!(
        fault(&two, |it| it.rewards_seen = RewardCard::all().take(6).collect()),
        PositionFault::Rewards
    );
}

#[test]
fn x60_characters_are_for_all_or_for_nobody_and_each_once() {
    let two = Setup::new(2);
    let some = fault(&two, |it| it.players[1].character = Some(Character::Ada));
    assert_eq!(some, PositionFault::Character { seat: BLUE });
    let twice = fault(&two, |it| it.players.iter_mut().for_each(|it| it.character = Some(Character::Ada)));
    assert_eq!(twice, PositionFault::Character { seat: RED });
    let promo = fault(&two, |it| {
        it.players[0].character = Some(Character::Ada);
        it.players[1].character = Some(Character::Hugo);
    });
    assert_eq!(promo, PositionFault::Character { seat: BLUE });
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
