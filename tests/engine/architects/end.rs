//! The end of a turn and the end of the game.

use guildhall::architects::{Apprentice, Architects, Building, Character, Circle, Refusal, Setup, Step};
use guildhall::game::{Due, Game, Seat, Title};

use super::{BLUE, RED, Scene, YELLOW, at, cards, scene, silver, stock};

const SEVEN: [Building; 7] = [
    Building::Castle,
    Building::Chapel,
    Building::Church,
    Building::Dungeon,
    Building::Fortress,
    Building::Keep,
    Building::Tavern,
];

#[test]
fn t3_x37_more_than_six_cards_are_discarded_one_by_one_into_one_layer() {
    let mut table = scene(2, |it| {
        it.players[0].hand = cards(&SEVEN);
        it.players[0].circles = at(Circle::Workshop, 1);
    });
    table.plays("place workshop; draw Red well; draw Red smithy");
    assert_eq!((table.state.step(), table.legal().len()), (Step::HandLimit(false), 9));
    let building = Building::Hideout;
    assert_eq!(table.refuses("discard hideout"), Refusal::NotInHand { building });
    assert_eq!(table.refuses("discard ?"), Refusal::CardMissing);
    table.plays("discard keep; discard castle; discard well");
    assert_eq!((table.state.hand_len(RED), table.state.layers(), table.state.active()), (6, &[3][..], BLUE));
    assert_eq!(table.state.layer(0), cards(&[Building::Keep, Building::Castle, Building::Well]));
}

#[test]
fn t3_x57_the_limit_holds_at_the_end_of_ones_own_turn_also_after_taking_back() {
    let mut table = scene(2, |it| {
        it.players[0].hand = cards(&SEVEN);
        it.players[0].circles = at(Circle::Quarry, 20);
        it.active = BLUE;
    });
    table.plays("place quarry");
    assert_eq!(table.state.step(), Step::HandLimit(false), "Red has taken the only one back");
}

#[test]
fn x65_t3_where_hands_are_sealed_what_is_too_much_goes_without_a_name() {
    let setup = Setup::new(2).with_hands(guildhall::architects::Hands::Sealed);
    let mut table = Scene::of(setup, |it| {
        it.players[0].sealed = 6;
        it.players[0].circles = at(Circle::Workshop, 3);
    });
    table.plays("place workshop");
    assert_eq!((table.state.hand_len(RED), table.state.layers(), table.state.active()), (6, &[3][..], BLUE));
}

/// One space of the guildhall is left, and everybody can build wells and more.
fn nearly_full(players: u8) -> Scene {
    scene(players, |it| {
        let spaces = 4 * [0, 0, 3, 4, 5, 6][usize::from(players)];
        it.guildhall = (0..spaces - 1).map(|space| Seat((space % usize::from(players)) as u8)).collect();
        it.active = BLUE;
        it.players[0].hand = cards(&[Building::Well]);
        it.players[1].hand = cards(&[Building::Smithy, Building::LumberCamp]);
        for player in &mut it.players {
            player.virtue = 4;
            player.stock = stock([4, 2, 2, 0, 0, 0]);
        }
    })
}

#[test]
fn u4_e1_e2_e3_x28_q24_blue_fills_the_last_space_and_everybody_has_one_more_turn() {
    let mut table = nearly_full(3);
    assert_eq!(Architects::chapter(&table.setup, &table.state), 4);
    table.plays("place guildhall; construct smithy");
    assert_eq!((table.state.guildhall_len(), table.state.last_turns()), (16, Some(3)));
    assert_eq!(Architects::chapter(&table.setup, &table.state), 5);
    assert_eq!(table.state.active(), YELLOW);
    table.plays("place quarry");
    table.plays("place guildhall");
    assert_eq!((table.state.guildhall_len(), table.state.beside(RED)), (16, 1), "it lies beside");
    assert!(table.state.built(RED).contains(Building::Well), "X28: it pays for U1");
    assert_eq!((table.state.active(), table.state.last_turns()), (BLUE, Some(1)));
    table.plays("place quarry");
    assert_eq!((table.state.step(), Architects::due(&table.setup, &table.state)), (Step::Over, Due::Nobody));
    assert_eq!(Architects::chapter(&table.setup, &table.state), 5);
}

#[test]
fn x55_e2_the_market_still_resets_in_the_last_turns_and_the_guildhall_does_not() {
    let mut table = nearly_full(2);
    table.plays("place guildhall; construct smithy; place guildhall");
    assert!(table.state.step() != Step::TurnOver);
    let mut table = scene(2, |it| {
        it.guildhall = vec![RED; 11];
        it.market = [Some(BLUE), Some(BLUE), None];
        it.players[0].hand = cards(&[Building::Well]);
        it.players[0].stock = stock([0, 2, 2, 0, 0, 0]);
        it.players[1].stock = silver(3);
    });
    table.plays("place guildhall; place market-large");
    assert_eq!(table.state.step(), Step::TurnOver);
    table.settle();
    assert_eq!((table.state.prisoners(BLUE), table.state.virtue(BLUE)), (3, 5));
    assert_eq!(table.state.unpaid_debts(BLUE), 1);
}

#[test]
fn e3_t2_still_applies_in_the_last_turns() {
    let mut table = scene(2, |it| {
        it.guildhall = vec![RED; 11];
        it.players[0].hand = cards(&[Building::Well]);
        it.players[0].stock = stock([0, 2, 2, 0, 0, 0]);
        it.players[1].circles = [10, 10, 0, 0, 0, 0, 0, 0, 0];
    });
    table.plays("place guildhall");
    assert_eq!(table.legal(), ["take-back quarry", "take-back forest"]);
}

#[test]
fn the_chapter_is_the_row_that_is_filled_next() {
    let chapter = |filled: usize| {
        let table = scene(4, |it| it.guildhall = (0..filled).map(|seat| Seat((seat % 4) as u8)).collect());
        Architects::chapter(&table.setup, &table.state)
    };
    assert_eq!([0, 4, 5, 9, 10, 14, 15, 19].map(chapter), [1, 1, 2, 2, 3, 3, 4, 4]);
}

#[test]
fn x66_what_shows_something_new_stops_undo() {
    let tells = |table: &mut Scene, line: &str| {
        let event = guildhall::game::Event {
            actor: table.actor(),
            action: guildhall::architects::notation::parse(line, &super::NAMES).unwrap(),
        };
        table.plays(line);
        Architects::reveals(&event, &table.effects)
    };
    let mut table = scene(2, |it| {
        it.players[0].hand = cards(&SEVEN);
        it.players[0].stock = silver(9);
        it.market = [None, Some(BLUE), Some(BLUE)];
    });
    assert!(!tells(&mut table, "place market-small"));
    assert!(tells(&mut table, "turn-over 6"));
    assert!(tells(&mut table, "side gold"));
    assert!(!tells(&mut table, "discard keep"));
    assert!(!tells(&mut table, "place workshop"), "the drawn card comes next");
    assert!(tells(&mut table, "draw Blue well"));
    assert!(!tells(&mut table, "place workshop"));
    assert!(!tells(&mut table, "hire 1-1"));
    assert!(tells(&mut table, "show 1-4 trickster"));
    // Of a round of the draft only the last card that is sealed.
    let mut table = super::set_up::dealt(Setup::new(2), 1);
    let first = table.legal()[0].clone();
    assert!(!tells(&mut table, &first));
    let second = table.legal()[0].clone();
    assert!(tells(&mut table, &second));
}

#[test]
fn part_of_a_move_is_made_where_something_of_it_is_asked() {
    let mut table = scene(2, |it| {
        it.players[0].stock = silver(9);
        it.players[0].hand = cards(&[Building::Keep]);
    });
    assert!(!Architects::is_mid_move(&table.state));
    assert!(Architects::is_secret(&table.setup, &table.state, RED));
    assert!(!Architects::is_secret(&table.setup, &table.state, BLUE), "an empty hand");
    table.plays("place workshop");
    assert!(Architects::is_mid_move(&table.state));
    let mut drawing = table.clone();
    drawing.plays("draw-buildings");
    assert!(!Architects::is_mid_move(&drawing.state), "chance is asked, not a player");
    let mut wanted = scene(2, |it| {
        it.market = [None, Some(BLUE), Some(BLUE)];
        it.display = super::display_without(&[Apprentice::Gatekeeper]);
        it.players[0].stock = silver(1);
        it.players[1].apprentices = vec![Apprentice::Gatekeeper];
    });
    wanted.plays("place market-small").settle();
    assert_eq!(wanted.state.step(), Step::Gatekeepers(BLUE, 1));
    assert!(!Architects::is_mid_move(&wanted.state), "it is not Blue's move");
    assert_eq!(Architects::order(&table.setup, &table.state), [RED, BLUE]);
    let turn = scene(3, |it| it.active = YELLOW);
    assert_eq!(Architects::order(&turn.setup, &turn.state), [YELLOW, RED, BLUE]);
    // The draft goes by seats, also where it is known already that Blue starts.
    let characters = [Character::Frederick, Character::Ada];
    let draft = super::set_up::dealt(Setup::new(2).with_characters(&characters).unwrap(), 1);
    assert_eq!(
        (draft.state.active(), Architects::order(&draft.setup, &draft.state)),
        (BLUE, vec![RED, BLUE])
    );
}
