//! The workshop and the apprentices: prices, skip coins, the display, the limit.

use guildhall::architects::{Apprentice, Building, Circle, Refusal, RuleId, Slot};

use super::{BLUE, RED, at, cards, display_without, plenty, scene, silver};

/// Q8: a woodcutter, a swindler and, far right, a pickpocket in the bottom row.
const SHOWN: [Apprentice; 8] = [
    Apprentice::Labourer,
    Apprentice::Miner,
    Apprentice::Jeweller,
    Apprentice::Thief,
    Apprentice::Woodcutter,
    Apprentice::SwindlerTiling,
    Apprentice::Gatekeeper,
    Apprentice::Pickpocket,
];

fn slot(row: u8, column: u8) -> Slot {
    Slot::new(row, column).unwrap()
}

#[test]
fn w2_w3_q8_the_pickpocket_in_column_4_costs_the_second_worker_6_silver() {
    let mut table = scene(2, |it| {
        it.display = SHOWN.to_vec();
        it.players[0].circles = at(Circle::Workshop, 1);
        it.players[0].stock = silver(6);
    });
    table.plays("place workshop; hire 2-4");
    assert_eq!((table.silver(RED), table.state.tax(), table.state.virtue(RED)), (0, 6, 6));
    let coins: Vec<_> = (1..=4).map(|column| table.state.coins(slot(2, column))).collect();
    assert_eq!(coins, [1, 1, 0, 0]);
    assert_eq!(
        (1..=4).map(|column| table.state.coins(slot(1, column))).sum::<u16>(),
        0,
        "the rows are apart"
    );
    assert_eq!(table.state.apprentices(RED).count(Apprentice::Pickpocket), 1);
}

#[test]
fn w3_t7_columns_out_of_reach_cost_a_coin_each() {
    let mut table = scene(2, |it| {
        it.display = SHOWN.to_vec();
        it.players[0].stock = silver(5);
    });
    table.plays("place workshop");
    assert_eq!(table.legal(), ["hire 1-1", "hire 1-2", "hire 2-1", "hire 2-2", "draw-buildings"]);
    let refusal = Refusal::NotEnoughSilver { needs: 6, has: 5, rule: RuleId::W3 };
    assert_eq!(table.refuses("hire 2-3"), refusal);
}

#[test]
fn w4_x11_coins_on_a_card_go_to_who_hires_it_and_cannot_pay_for_it() {
    let mut table = scene(2, |it| {
        it.display = SHOWN.to_vec();
        it.coins = [5, 0, 0, 0, 0, 0, 0, 0];
        it.players[0].stock = silver(3);
        it.players[1].stock = silver(4);
    });
    table.plays("place workshop; draw ? ?".split(';').next().unwrap());
    assert_eq!(table.state.hand_len(RED), 0);
    table.settle();
    assert_eq!(table.state.hand_len(RED), 1, "3 silver are not enough, whatever lies on the card");
    table.plays("place workshop; hire 1-1");
    assert_eq!(table.silver(BLUE), 5);
}

#[test]
fn w4_coins_pile_up_on_a_card_that_is_skipped_again() {
    let mut table = scene(2, |it| {
        it.display = SHOWN.to_vec();
        it.players[0].stock = silver(20);
        it.players[1].stock = silver(20);
    });
    table.plays("place workshop; hire 1-4; show 1-4 trickster; place workshop; hire 1-3");
    let coins: Vec<_> = (1..=4).map(|column| table.state.coins(slot(1, column))).collect();
    assert_eq!(coins, [2, 2, 0, 0]);
    assert_eq!(table.silver(BLUE), 20 - 4 - 2 + 1, "the third card had a coin");
}

#[test]
fn w5_x59_cards_right_of_the_gap_move_left_with_their_coins_and_the_last_column_is_refilled() {
    let mut table = scene(2, |it| {
        it.display = SHOWN.to_vec();
        it.coins = [0, 0, 2, 3, 0, 0, 0, 0];
        it.players[0].stock = silver(20);
    });
    table.plays("place workshop; hire 1-2");
    assert_eq!(table.state.shown(slot(1, 4)), None);
    let (entered, due) = (slot(2, 4), slot(1, 4));
    assert_eq!(table.refuses("show 2-4 trickster"), Refusal::WrongSlot { slot: entered, due });
    table.plays("show 1-4 trickster");
    let row: Vec<_> = (1..=4).filter_map(|column| table.state.shown(slot(1, column))).collect();
    assert_eq!(row, [Apprentice::Labourer, Apprentice::Jeweller, Apprentice::Thief, Apprentice::Trickster]);
    let coins: Vec<_> = (1..=4).map(|column| table.state.coins(slot(1, column))).collect();
    assert_eq!(coins, [1, 2, 3, 0]);
    assert_eq!(table.state.shown(slot(2, 4)), Some(Apprentice::Pickpocket), "the other row stays");
    assert_eq!(table.state.active(), BLUE);
}

#[test]
fn w1_w6_q9_two_workers_draw_two_buildings() {
    let mut table = scene(2, |it| {
        it.players[0].circles = at(Circle::Workshop, 1);
        it.players[0].stock = plenty();
    });
    table.plays("place workshop; draw-buildings; draw Red well; draw Red keep");
    assert_eq!(table.state.hand(RED), cards(&[Building::Well, Building::Keep]));
    assert_eq!(table.state.active(), BLUE);
}

#[test]
fn x17_with_an_empty_pile_the_workshop_may_still_be_used() {
    let mut table = scene(2, |it| {
        it.players[0].built = guildhall::architects::BuildingSet::in_game(false);
    });
    assert_eq!(table.state.building_pile_len(), 0);
    table.plays("place workshop");
    assert_eq!((table.state.hand_len(RED), table.state.active()), (0, BLUE));
}

#[test]
fn v3_v5_q22_at_1_virtue_a_hire_costs_2_silver_and_no_tax() {
    let mut table = scene(2, |it| {
        it.players[0].virtue = 1;
        it.players[0].stock = silver(2);
        it.display = SHOWN.to_vec();
    });
    table.plays("place workshop; hire 1-1");
    assert_eq!((table.silver(RED), table.state.tax()), (0, 4));
}

#[test]
fn h1_x25_x44_x67_at_the_limit_the_hire_says_who_goes() {
    let own = [
        Apprentice::PatronClay,
        Apprentice::PatronWood,
        Apprentice::Stonecutter,
        Apprentice::Stonecutter,
        Apprentice::SquireTiling,
    ];
    let mut table = scene(2, |it| {
        it.display = SHOWN.to_vec();
        it.players[0].apprentices = own.to_vec();
        it.players[0].circles = at(Circle::Workshop, 3);
        it.players[0].stock = silver(4);
    });
    table.plays("place workshop");
    assert_eq!(table.legal().len(), 8 * 4 + 1, "of two alike either goes: one way");
    assert_eq!(table.refuses("hire 1-1"), Refusal::NoRoom { has: 5, limit: 5 });
    let apprentice = Apprentice::Trickster;
    assert_eq!(table.refuses("hire 1-1 for trickster"), Refusal::NotOwned { apprentice });
    table.plays("hire 1-1 for squire-tiling");
    let after = table.state.apprentices(RED);
    assert_eq!(
        (after.len(), after.count(Apprentice::SquireTiling), after.count(Apprentice::Labourer)),
        (5, 0, 1)
    );
    assert_eq!(table.state.virtue(RED), 7, "the virtue of hiring it is not undone");
    assert_eq!(table.state.buried_apprentices().collect::<Vec<_>>(), [Apprentice::SquireTiling]);
}

#[test]
fn x67_five_different_apprentices_and_eight_cards_are_41_ways() {
    let own = [
        Apprentice::PatronClay,
        Apprentice::PatronWood,
        Apprentice::Stonecutter,
        Apprentice::TraderClay,
        Apprentice::SquireTiling,
    ];
    let mut table = scene(2, |it| {
        it.display = SHOWN.to_vec();
        it.players[0].apprentices = own.to_vec();
        it.players[0].stock = plenty();
    });
    table.plays("place workshop");
    assert_eq!(table.legal().len(), 41);
}

#[test]
fn x44_below_the_limit_nobody_goes() {
    let mut table = scene(2, |it| {
        it.display = display_without(&[Apprentice::Miner]);
        it.players[0].apprentices = vec![Apprentice::Miner];
        it.players[0].stock = silver(9);
    });
    table.plays("place workshop");
    assert_eq!(table.refuses("hire 1-1 for miner"), Refusal::RoomLeft { has: 1, limit: 5 });
}

#[test]
fn w2_c3_h11_every_apprentice_can_be_hired_and_changes_virtue_at_once() {
    for apprentice in Apprentice::ALL {
        let setup = guildhall::architects::Setup::new(2).with_promo();
        let mut table = super::Scene::of(setup, |it| {
            it.display = display_without(&[apprentice]);
            it.display[0] = apprentice;
            it.players[0].stock = silver(4);
        });
        table.plays("place workshop; hire 1-1");
        let virtue = 7 + i16::from(apprentice.card().virtue);
        assert_eq!(i16::from(table.state.virtue(RED)), virtue, "{apprentice:?}");
        let skills = table.state.apprentices(RED).skills();
        assert_eq!(skills, apprentice.card().skills);
        assert_eq!(skills.0 == 7, apprentice == Apprentice::Labourer, "H11");
    }
}

#[test]
fn x43_the_apprentice_pile_yields_what_nobody_has_seen_and_then_what_was_discarded_in_order() {
    let own = [
        Apprentice::PatronClay,
        Apprentice::PatronWood,
        Apprentice::PatronStone,
        Apprentice::PatronSilver,
        Apprentice::SquireTiling,
    ];
    let mut table = scene(2, |it| {
        it.display = display_without(&own);
        it.players[0].apprentices = own.to_vec();
        it.players[0].stock = silver(900);
        it.players[0].circles = at(Circle::Workshop, 3);
    });
    let mut dismissed = Vec::new();
    for _ in 0..40 {
        let full = table.state.untouched_apprentices().is_empty();
        table.until(RED).plays("place workshop");
        let first = table.state.apprentices(RED).iter().next().unwrap();
        let expected: Vec<_> = table.state.buried_apprentices().chain([first]).collect();
        dismissed.push(first);
        table.plays(&format!("hire 1-1 for {}", first.id()));
        assert_eq!(table.state.buried_apprentices().collect::<Vec<_>>(), expected);
        if full {
            assert_eq!(table.legal(), [format!("show 1-4 {}", expected[0].id())]);
            let apprentice = *expected.iter().find(|it| **it != expected[0]).unwrap();
            let refusal = Refusal::NotInApprenticePile { apprentice };
            assert_eq!(table.refuses(&format!("show 1-4 {}", apprentice.id())), refusal);
        }
        table.settle();
    }
    assert!(table.state.untouched_apprentices().is_empty() && dismissed.len() == 40);
}
