//! The black market.

use guildhall::architects::{
    Apprentice, Building, Character, MarketCard, Refusal, RuleId, Setup, SmallSide, Space, Step,
};

use super::{BLUE, RED, Scene, YELLOW, cards, display_without, plenty, scene, silver, stock};

#[test]
fn m2_m3_m4_m5_h3_q13_what_the_three_spaces_cost_and_give() {
    let table = scene(2, |it| {
        it.side = SmallSide::StoneMarble;
        it.turned = vec![MarketCard::new(4).unwrap()];
        it.players[0].stock = silver(3);
    });
    let mut left = table.clone();
    left.plays("place market-small");
    assert_eq!((left.stock(RED), left.state.virtue(RED)), ([0, 0, 1, 0, 1, 2], 6));
    let mut right = table.clone();
    right.plays("place market-large");
    assert_eq!((right.stock(RED), right.state.virtue(RED)), ([0, 2, 1, 1, 0, 0], 6));
    let mut middle = table;
    middle.plays("place market-middle");
    assert_eq!((middle.silver(RED), middle.state.virtue(RED), middle.state.tax()), (1, 6, 4));
    assert_eq!(middle.legal().len(), 9);
    middle.plays("hire 2-4");
    assert_eq!(
        (middle.silver(RED), middle.state.apprentices(RED).len()),
        (1, 1),
        "H3: it costs nothing more"
    );
}

#[test]
fn m2_every_small_side_brings_what_it_shows() {
    for (side, goods) in [
        (SmallSide::Marble, [0, 0, 0, 0, 1, 0]),
        (SmallSide::Gold, [0, 0, 0, 2, 0, 0]),
        (SmallSide::StoneMarble, [0, 0, 1, 0, 1, 0]),
        (SmallSide::WoodGold, [0, 1, 0, 1, 0, 0]),
        (SmallSide::WoodMarble, [0, 1, 0, 0, 1, 0]),
    ] {
        let mut table = scene(2, |it| {
            it.side = side;
            it.players[0].stock = silver(1);
        });
        table.plays("place market-small");
        assert_eq!(table.stock(RED), goods);
    }
}

#[test]
fn m4_x14_every_large_side_brings_what_it_shows_and_without_a_card_the_board_does() {
    let large = |turned: Vec<MarketCard>| {
        let mut table = scene(2, |it| {
            it.turned = turned;
            it.side = SmallSide::WoodMarble;
            it.players[0].stock = silver(3);
        });
        if table.state.is_turned_over(MarketCard::new(5).unwrap()) {
            assert!(!table.state.is_turned_over(MarketCard::new(10).unwrap()));
        }
        table.plays("place market-large");
        table.stock(RED)
    };
    assert_eq!(large(Vec::new()), [0, 1, 1, 0, 2, 0]);
    for (card, goods) in MarketCard::all().zip([
        [0, 2, 0, 0, 2, 0],
        [0, 1, 1, 1, 1, 0],
        [0, 0, 2, 0, 2, 0],
        [0, 2, 1, 1, 0, 0],
        [0, 1, 2, 0, 1, 0],
        [0, 0, 2, 0, 2, 0],
        [0, 1, 2, 0, 1, 0],
        [0, 2, 1, 1, 0, 0],
        [0, 1, 1, 1, 1, 0],
        [0, 2, 0, 0, 2, 0],
    ]) {
        assert_eq!(large(vec![card]), goods, "{card:?}");
    }
}

#[test]
fn m3_x40_draw_five_keep_one_and_four_go_under_the_pile_as_one_layer() {
    let mut table = scene(2, |it| it.players[0].stock = silver(2));
    table.plays("place market-middle; draw-buildings");
    table.plays("draw Red well; draw Red keep; draw Red castle; draw Red chapel; draw Red church");
    assert_eq!(table.legal(), ["keep castle", "keep chapel", "keep church", "keep keep", "keep well"]);
    let (building, step) = (Building::Tavern, Step::Keep);
    assert_eq!(table.refuses("keep tavern"), Refusal::NotInPack { building, step });
    assert_eq!(table.refuses("keep ?"), Refusal::CardMissing);
    table.plays("keep keep");
    assert_eq!(table.state.hand(RED), cards(&[Building::Keep]));
    assert_eq!(table.state.layers(), [4]);
    let layer = cards(&[Building::Well, Building::Castle, Building::Chapel, Building::Church]);
    assert_eq!(table.state.layer(0), layer);
    assert_eq!(table.state.certain(RED).and(layer), layer, "the keeper knows the four");
    assert!(table.state.certain(BLUE).is_empty());
}

#[test]
fn x37_what_another_action_puts_under_the_pile_is_another_layer() {
    let mut table = Scene::of(Setup::new(2), |it| {
        it.players[0].stock = silver(2);
        it.players[0].hand = cards(&[
            Building::Well,
            Building::Keep,
            Building::Castle,
            Building::Chapel,
            Building::Church,
            Building::Smithy,
        ]);
    });
    table.plays("place market-middle; draw-buildings").settle();
    let keep = table.legal()[0].clone();
    table.plays(&keep);
    table.plays("discard well");
    assert_eq!(table.state.layers(), [4, 1], "the four, then what the hand limit took");
    let mut other = scene(2, |it| {
        it.players[0].stock = silver(2);
        it.players[1].stock = silver(9);
        it.players[0].hand = cards(&[Building::Keep]);
    });
    other.plays("place market-middle; draw-buildings").settle();
    let keep = other.legal()[0].clone();
    other.plays(&keep);
    other.plays("place market-small; place quarry; place market-large").settle();
    other.until(BLUE).plays("place market-middle; draw-buildings").settle();
    let keep = other.legal()[0].clone();
    other.plays(&keep);
    assert_eq!(other.state.layers(), [4, 4]);
}

#[test]
fn x17_m3_with_fewer_than_five_cards_one_looks_at_what_is_there() {
    for left in 0..3_u8 {
        let mut table = scene(2, |it| {
            let all = guildhall::architects::BuildingSet::in_game(false);
            it.players[1].built = all.iter().skip(left.into()).collect();
            it.players[0].stock = silver(2);
        });
        table.plays("place market-middle; draw-buildings").settle();
        if left == 2 {
            assert_eq!(table.legal().len(), 2);
            table.plays("keep aqueduct");
            assert_eq!(table.state.layers(), [1]);
        }
        assert_eq!(table.state.hand_len(RED), left.min(1));
        assert_eq!(table.state.active(), BLUE);
    }
}

#[test]
fn m1_v4_x10_with_10_virtue_the_market_is_closed() {
    let mut table = scene(2, |it| {
        it.players[0].virtue = 10;
        it.players[0].stock = plenty();
    });
    assert!(!table.offers("place market-small"));
    assert_eq!(table.refuses("place market-small"), Refusal::TooVirtuous { virtue: 10 });
    let mut poor = scene(2, |it| it.players[0].stock = silver(1));
    assert_eq!(
        poor.refuses("place market-middle"),
        Refusal::NotEnoughSilver { needs: 2, has: 1, rule: RuleId::M3 }
    );
    poor.plays("place market-small");
    // Q21: below 10 again, it is open from the next turn on.
    table = scene(2, |it| {
        it.players[0].virtue = 11;
        it.players[0].stock = plenty();
    });
    assert!(!table.offers("place market-small"));
    table.plays("place tax-stand").until(RED);
    assert_eq!(table.state.virtue(RED), 9);
    assert!(table.offers("place market-small"));
}

#[test]
fn h8_x46_trickster_illusionist_and_swindlers() {
    let own = [
        Apprentice::Trickster,
        Apprentice::Illusionist,
        Apprentice::SwindlerCarpentry,
        Apprentice::SwindlerTiling,
        Apprentice::SwindlerMasonry,
    ];
    let mut table = scene(2, |it| {
        it.display = display_without(&own);
        it.players[0].apprentices = own.to_vec();
        it.players[0].stock = silver(1);
    });
    assert!(table.offers("place market-small") && table.offers("place market-middle"));
    assert!(!table.offers("place market-large"));
    table.plays("place market-small");
    assert_eq!(table.stock(RED), [2, 1, 1, 0, 1, 1]);
    assert_eq!(table.state.virtue(RED), 7);
    let closed = scene(2, |it| {
        it.display = display_without(&own);
        it.players[0].apprentices = own.to_vec();
        it.players[0].virtue = 10;
    });
    assert_eq!(closed.refuses("place market-small").rule(), RuleId::M1, "the limit stays");
}

#[test]
fn x46_the_illusionist_does_not_spare_the_loss_printed_on_whom_is_hired() {
    let mut table = scene(2, |it| {
        it.display = display_without(&[Apprentice::Illusionist, Apprentice::Gatekeeper]);
        it.display[0] = Apprentice::Gatekeeper;
        it.players[0].apprentices = vec![Apprentice::Illusionist];
        it.players[0].stock = silver(2);
    });
    table.plays("place market-middle; hire 1-1");
    assert_eq!(table.state.virtue(RED), 6);
}

#[test]
fn x45_x70_a_swindler_counts_by_when_the_worker_was_placed() {
    // Discarded for the hire: still gives its goods.
    let own = [
        Apprentice::SwindlerCarpentry,
        Apprentice::PatronClay,
        Apprentice::PatronWood,
        Apprentice::PatronStone,
        Apprentice::PatronSilver,
    ];
    let mut table = scene(2, |it| {
        it.display = display_without(&own);
        it.players[0].apprentices = own.to_vec();
        it.players[0].stock = silver(2);
    });
    table.plays("place market-middle; hire 1-1 for swindler-carpentry").settle();
    assert_eq!(table.stock(RED), [0, 1, 0, 0, 0, 0]);
    // Hired by it: not yet.
    let mut table = scene(2, |it| {
        it.display = display_without(&[Apprentice::SwindlerTiling]);
        it.display[0] = Apprentice::SwindlerTiling;
        it.players[0].stock = silver(2);
    });
    table.plays("place market-middle; hire 1-1").settle();
    assert_eq!(table.stock(RED), [0; 6]);
}

#[test]
fn p5_x47_caroline_draws_after_the_four_went_under_the_pile() {
    let all = guildhall::architects::BuildingSet::in_game(false);
    let mut table = scene(2, |it| {
        it.players[0].character = Some(Character::Caroline);
        it.players[1].character = Some(Character::Ada);
        it.players[1].built = all.iter().skip(5).collect();
        it.players[0].stock = silver(2);
    });
    table.plays("place market-middle; draw-buildings").settle();
    table.plays("keep aqueduct");
    assert_eq!(table.legal().len(), 4, "one of the four comes back");
    table.settle();
    assert_eq!(table.state.hand_len(RED), 2);
    let mut table = scene(2, |it| {
        it.players[0].character = Some(Character::Caroline);
        it.players[1].character = Some(Character::Ada);
        it.players[0].stock = silver(1);
    });
    table.plays("place market-small; draw Red well");
    assert_eq!(table.state.hand_len(RED), 1);
}

#[test]
fn v7_x47_at_0_virtue_the_market_costs_a_debt() {
    let mut table = scene(2, |it| {
        it.players[0].virtue = 0;
        it.players[0].stock = silver(1);
    });
    table.plays("place market-small");
    assert_eq!((table.state.virtue(RED), table.state.unpaid_debts(RED)), (0, 1));
}

#[test]
fn x65_where_hands_are_sealed_looking_at_five_is_a_number() {
    let setup = Setup::new(2).with_hands(guildhall::architects::Hands::Sealed);
    let mut table = Scene::of(setup, |it| {
        it.players[0].stock = stock([0, 0, 0, 0, 0, 2]);
        it.players[0].sealed = 3;
    });
    table.plays("place market-middle; draw-buildings");
    assert_eq!((table.state.hand_len(RED), table.state.layers()), (4, &[4][..]));
    assert_eq!(table.state.active(), BLUE, "nothing was to be named");
}

#[test]
fn z1_z2_z3_the_third_space_sends_all_three_to_prison_after_the_action() {
    let mut table = scene(3, |it| {
        it.market = [Some(BLUE), None, Some(YELLOW)];
        it.players[0].stock = silver(2);
    });
    table.plays("place market-middle; draw-buildings").settle();
    assert_eq!(table.state.step(), Step::Keep, "first the action is completed");
    assert_eq!(table.state.on_market(Space::Middle), Some(RED));
    let keep = table.legal()[0].clone();
    table.plays(&keep);
    assert_eq!(table.state.step(), Step::TurnOver);
    assert_eq!([RED, BLUE, YELLOW].map(|seat| table.state.prisoners(seat)), [1, 1, 1]);
    assert!(Space::ALL.into_iter().all(|space| table.state.on_market(space).is_none()));
}
