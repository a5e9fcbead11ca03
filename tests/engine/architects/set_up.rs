//! The set-up and the draft.

use guildhall::architects::{
    Action, Architects, Building, Character, Deck, Hands, Refusal, Setup, SetupError, Slot, SmallSide, Step,
};
use guildhall::game::{Actor, Due, Game, Seat, Table};

use super::{BLUE, RED, Scene, YELLOW, cards};

/// A game dealt from a seed, at the first draft.
pub fn dealt(setup: Setup, seed: u64) -> Scene {
    let deck = Deck::new(&setup, seed);
    let mut table = Scene::new(setup);
    while Architects::due(&table.setup, &table.state) == Due::Nature {
        let action = deck.answer(&table.setup, &table.state);
        table.takes(Actor::Nature, action);
    }
    table
}

#[test]
fn s1_s2_s3_s4_s5_s6_x35_the_set_up_comes_in_order_and_the_draft_after_it() {
    let mut table = Scene::new(Setup::new(2));
    assert_eq!(table.legal().len(), 5, "any of five sides on top");
    table.plays("side gold");
    assert_eq!((table.state.small_side(), table.state.large_card()), (Some(SmallSide::Gold), None));
    for slot in Slot::all() {
        assert_eq!(table.state.step(), Step::Lay(slot));
        let first = table.legal()[0].clone();
        table.plays(&first);
    }
    assert_eq!(table.state.apprentice_pile_len(), 32);
    assert_eq!((table.state.tax(), table.state.building_pile_len()), (4, 40));
    for seat in [RED, BLUE] {
        let state = &table.state;
        assert_eq!((state.workers(seat), state.level(seat), state.virtue(seat)), (20, 0, 7));
    }
    assert_eq!(table.state.step(), Step::Deal(RED));
}

#[test]
fn s2_q25_rewards_by_number_of_players() {
    let left = |players| Scene::new(Setup::new(players)).state.rewards_left();
    assert_eq!([left(2), left(3), left(4), left(5)], [5, 7, 9, 11]);
}

#[test]
fn s7_x36_keep_one_pass_three_keep_one_pass_two_keep_one_and_the_last_goes_under_the_pile() {
    let mut table = dealt(Setup::new(3), 5);
    let packs = [0, 1, 2].map(|seat| table.state.pack(Seat(seat)));
    assert!(packs.iter().all(|pack| pack.len() == 4));
    let first: Vec<Building> = packs.iter().map(|pack| pack.iter().next().unwrap()).collect();
    for seat in [2, 0, 1] {
        let action = Action::Pick(Some(first[seat as usize]));
        table.takes(Actor::Seat(Seat(seat)), action);
    }
    // Left is the next seat clockwise.
    for seat in 0..3_usize {
        let passed = packs[seat].without(first[seat]);
        assert_eq!(table.state.pack(Seat((seat as u8 + 1) % 3)), passed);
        assert_eq!(table.state.hand(Seat(seat as u8)), cards(&[first[seat]]));
    }
    assert_eq!(table.state.step(), Step::Draft(2));
    for _ in 0..6 {
        let pick = table.legal()[0].clone();
        table.plays(&pick);
    }
    assert_eq!(table.state.step(), Step::Start);
    assert!(
        (0..3).all(|seat| table.state.hand_len(Seat(seat)) == 3 && table.state.pack_len(Seat(seat)) == 0)
    );
    assert_eq!((table.state.layers(), table.state.untouched_len()), (&[3][..], 40 - 12));
}

#[test]
fn s7_x36_all_choose_at_once_and_nothing_is_seen_before_all_have() {
    let mut table = dealt(Setup::new(3), 6);
    assert_eq!(Architects::due(&table.setup, &table.state), Due::Seats(guildhall::game::SeatSet::first(3)));
    let before = Architects::observe(&table.setup, &table.state, BLUE);
    let pick = table.legal()[0].clone();
    table.plays(&pick);
    assert!(table.state.has_picked(RED) && !table.state.has_picked(BLUE));
    let seen = *Architects::observe(&table.setup, &table.state, BLUE).table();
    assert!(seen.has_picked(RED));
    assert_eq!((seen.pack_len(RED), seen.hand_len(RED), seen.pick(RED)), (4, 0, None));
    let reopened = Architects::reopened(&table.setup, &Architects::observe(&table.setup, &table.state, BLUE));
    assert_eq!(reopened, before);
    let again = Architects::check(&table.setup, &table.state, Actor::Seat(RED), Action::Pick(None));
    assert_eq!(again, Err(Refusal::NotDue { actor: Actor::Seat(RED), step: Step::Draft(1) }));
}

#[test]
fn s8_the_starting_player_has_3_silver_and_each_next_one_1_more() {
    let mut table = dealt(Setup::new(5), 7);
    while matches!(table.state.step(), Step::Draft(_)) {
        let pick = table.legal()[0].clone();
        table.plays(&pick);
    }
    assert_eq!(table.legal().len(), 5);
    table.plays("start Green");
    let silver: Vec<_> = (0..5).map(|seat| table.silver(Seat(seat))).collect();
    assert_eq!(silver, [5, 6, 7, 3, 4]);
    assert_eq!((table.state.active(), table.state.step()), (super::GREEN, Step::Turn));
}

#[test]
fn s9_p1_p2_p3_q26_q27_characters_bring_their_own_start_and_most_virtue_begins() {
    let five =
        [Character::Frederick, Character::Rudolf, Character::Therese, Character::Ada, Character::Caroline];
    let setup = Setup::new(5).with_characters(&five).unwrap();
    let mut table = dealt(setup, 8);
    assert_eq!(table.state.active(), Seat(3), "Ada starts, whoever sits where");
    let of = |it| five.iter().position(|other| *other == it).map(|seat| Seat(seat as u8)).unwrap();
    let workers =
        [Character::Ada, Character::Frederick, Character::Rudolf, Character::Therese, Character::Caroline]
            .map(|it| table.state.workers(of(it)));
    assert_eq!(workers, [20, 20, 20, 16, 12]);
    let frederick = of(Character::Frederick);
    assert_eq!((table.stock(frederick), table.state.virtue(frederick)), ([0, 0, 1, 0, 0, 4], 7));
    let caroline = of(Character::Caroline);
    assert_eq!((table.state.prisoners(caroline), table.state.unpaid_debts(caroline)), (8, 1));
    assert_eq!(table.stock(caroline), [0, 0, 0, 0, 1, 10]);
    while matches!(table.state.step(), Step::Draft(_)) {
        let pick = table.legal()[0].clone();
        table.plays(&pick);
    }
    // X35: extra cards clockwise from the starting player, and no silver by seat.
    assert_eq!(table.state.step(), Step::Draw(Seat(3), 1));
    table.settle();
    let hands: Vec<_> = (0..5).map(|seat| table.state.hand_len(Seat(seat))).collect();
    assert_eq!(hands, [3, 3, 4, 4, 3]);
    assert_eq!(table.silver(Seat(3)), 0);
}

#[test]
fn p1_x60_characters_are_dealt_each_once_and_promotional_ones_only_if_played_with() {
    let options = |setup: Setup| {
        let mut table = Scene::new(setup.with_dealt_characters());
        while !matches!(table.state.step(), Step::Cast(_)) {
            let first = table.legal()[0].clone();
            table.plays(&first);
        }
        let first = table.legal().len();
        assert!(matches!(table.refuses("cast Blue ada"), Refusal::WrongSeat { seat: BLUE, due: RED }));
        table.plays("cast Red ada");
        let character = Character::Ada;
        assert_eq!(table.refuses("cast Blue ada"), Refusal::CharacterGone { character });
        (first, table.legal().len())
    };
    assert_eq!(options(Setup::new(3)), (5, 4));
    assert_eq!(options(Setup::new(3).with_promo()), (10, 9));
    let plain = || Setup::new(2);
    let chosen = |setup: Setup, characters: &[Character]| setup.with_characters(characters).unwrap_err();
    assert_eq!(chosen(plain(), &[Character::Ada]), SetupError::Count { named: 1, players: 2 });
    assert_eq!(chosen(plain(), &[Character::Ada; 2]), SetupError::Twice(Character::Ada));
    assert_eq!(chosen(plain(), &[Character::Ada, Character::Hugo]), SetupError::Promo(Character::Hugo));
    assert!(plain().with_promo().with_characters(&[Character::Ada, Character::Hugo]).is_ok());
}

#[test]
fn x65_c4_where_hands_are_sealed_there_is_no_draft_to_be_told() {
    let setup = Setup::new(4).with_hands(Hands::Sealed);
    let mut table = Scene::new(setup);
    while table.state.step() != Step::Start {
        let first = table.legal()[0].clone();
        table.plays(&first);
    }
    assert!((0..4).all(|seat| table.state.hand_len(Seat(seat)) == 3));
    assert_eq!((table.state.layers(), table.state.untouched_len()), (&[4][..], 40 - 16));
    table.plays("start Red; place workshop");
    assert_eq!((table.state.hand_len(RED), table.state.untouched_len()), (4, 23), "drawn without a name");
    assert_eq!(Hands::from_id("sealed"), Some(Hands::Sealed));
}

#[test]
fn p12_x35_hugo_draws_two_where_hands_are_sealed() {
    let setup = Setup::new(2).with_promo().with_hands(Hands::Sealed);
    let setup = setup.with_characters(&[Character::Hugo, Character::Bertha]).unwrap();
    let mut table = Scene::new(setup);
    while table.state.step() != Step::Turn {
        let first = table.legal()[0].clone();
        table.plays(&first);
    }
    assert_eq!((table.state.hand_len(RED), table.state.hand_len(BLUE)), (5, 4));
    assert_eq!(table.state.active(), BLUE, "8 virtue against 2");
}

#[test]
fn one_seed_deals_the_same_and_another_something_else() {
    let deal = |seed| {
        let setup = Setup::new(3).with_dealt_characters();
        let deck = Deck::new(&setup, seed);
        let mut table = Table::<Architects>::new(setup);
        while table.due() == Due::Nature {
            let action = deck.answer(table.setup(), table.state());
            table.enter(Actor::Nature, action).unwrap();
        }
        *table.state()
    };
    assert_eq!(deal(4), deal(4));
    assert_ne!(deal(4), deal(5));
    assert_ne!(deal(4).pack(YELLOW), deal(6).pack(YELLOW));
}
