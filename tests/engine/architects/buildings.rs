//! Every building that does something at once; those that count at the end are in the scoring.

use guildhall::architects::{Apprentice, Building, Character, Circle, Refusal, Setup, Step};

use super::{BLUE, RED, Scene, YELLOW, at, cards, display_without, plenty, scene, stock};

/// Red constructs it with all skills and plenty of goods, after the table is arranged.
fn constructs(building: Building, arrange: impl FnOnce(&mut guildhall::architects::Position)) -> Scene {
    let mut table = Scene::of(Setup::new(3).with_promo(), |it| {
        it.display = display_without(&[Apprentice::Labourer]);
        it.players[0].apprentices = vec![Apprentice::Labourer];
        it.players[0].hand = cards(&[building]);
        it.players[0].level = 5;
        it.players[0].stock = plenty();
        arrange(it);
    });
    let several = table.state.hand_len(RED) > 1;
    table.plays("place guildhall");
    if several {
        table.plays(&format!("construct {}", building.id()));
    }
    assert!(table.state.built(RED).contains(building));
    table
}

/// What is left of plenty after the cost: clay, wood, stone, gold, marble, silver.
fn change(table: &Scene, building: Building) -> [i32; 6] {
    let cost = building.card().cost;
    let mut change = [0; 6];
    for (index, resource) in guildhall::architects::Resource::ALL.into_iter().enumerate() {
        change[index] = i32::from(table.has(RED, resource)) - 30 + i32::from(cost.count(resource));
    }
    change
}

#[test]
fn b2_b3_every_building_can_be_constructed_and_changes_virtue_at_once() {
    for building in Building::ALL {
        let table = constructs(building, |_| {});
        let gained = i16::from(building == Building::Monument);
        let virtue = 7 + i16::from(building.card().virtue) + gained;
        assert_eq!(i16::from(table.state.virtue(RED)), virtue, "{building:?}");
    }
}

#[test]
fn b3_gains() {
    for (building, goods) in [
        (Building::Factory, [0, 0, 0, 0, 2, 0]),
        (Building::LumberCamp, [0, 4, 0, 0, 0, 0]),
        (Building::Smithy, [0, 0, 4, 0, 0, 0]),
        (Building::ThievesDen, [0, 0, 0, 0, 0, 4]),
        (Building::Well, [4, 0, 0, 0, 0, 0]),
    ] {
        assert_eq!(change(&constructs(building, |_| {}), building), goods);
    }
}

#[test]
fn b3_choices() {
    let mut table = constructs(Building::ClayPit, |_| {});
    assert_eq!(table.legal(), ["take gold", "take marble"]);
    assert_eq!(table.refuses("take silver"), Refusal::NotOffered { building: Building::ClayPit });
    table.plays("take marble");
    assert_eq!(change(&table, Building::ClayPit), [0, 0, 0, 0, 1, 0]);
    let mut table = constructs(Building::Treasury, |_| {});
    assert_eq!(table.legal(), ["take gold", "take silver"]);
    table.plays("take silver");
    assert_eq!(change(&table, Building::Treasury), [0, 0, 0, 0, 0, 3]);
}

#[test]
fn b3_the_drafting_room_draws_two_and_the_betting_house_takes_a_debt() {
    let mut table = constructs(Building::DraftingRoom, |_| {});
    table.plays("draw Red well; draw Red keep");
    assert_eq!((table.state.hand_len(RED), table.state.active()), (2, BLUE));
    let table = constructs(Building::BettingHouse, |_| {});
    assert_eq!((table.state.unpaid_debts(RED), table.state.virtue(RED)), (1, 6));
}

#[test]
fn b4_x4_x34_armoury_and_fortress_capture_free_and_may_be_declined() {
    let arrange = |it: &mut guildhall::architects::Position| {
        it.players[0].stock = stock([9, 9, 9, 9, 9, 0]);
        it.players[1].circles = [2, 1, 0, 0, 0, 0, 0, 0, 0];
        it.players[2].circles = at(Circle::Quarry, 3);
    };
    let mut table = constructs(Building::Armoury, arrange);
    assert_eq!(
        table.legal(),
        ["capture quarry Blue", "capture quarry Yellow", "capture forest Blue", "stop"]
    );
    table.plays("capture quarry Yellow");
    assert_eq!((table.state.captured(RED, YELLOW), table.state.tax(), table.state.active()), (3, 4, BLUE));
    let mut table = constructs(Building::Fortress, arrange);
    table.plays("capture quarry Yellow");
    assert_eq!(table.legal(), ["capture quarry Blue", "capture forest Blue", "stop"], "a second location");
    let mut declined = table.clone();
    table.plays("capture forest Blue");
    assert_eq!(table.state.captured_by(RED), 4);
    declined.plays("stop");
    assert_eq!(declined.state.captured_by(RED), 3);
    let table = constructs(Building::Armoury, |_| {});
    assert_eq!(table.state.active(), BLUE, "X68: with nobody there nothing is asked");
}

#[test]
fn x4_the_fortress_takes_from_two_locations_at_any_number_of_players() {
    let mut table = Scene::of(Setup::new(5), |it| {
        it.display = display_without(&[Apprentice::Labourer]);
        it.players[0].apprentices = vec![Apprentice::Labourer];
        it.players[0].hand = cards(&[Building::Fortress]);
        it.players[0].virtue = 4;
        it.players[0].stock = plenty();
        it.players[1].circles = [2, 1, 0, 0, 0, 0, 0, 0, 0];
    });
    table.plays("place guildhall; capture quarry Blue; capture forest Blue");
    assert_eq!(table.state.captured(RED, BLUE), 3);
}

#[test]
fn b4_barracks_capture_or_release_and_hideout_releases() {
    let arrange = |it: &mut guildhall::architects::Position| {
        it.players[1].circles = at(Circle::Quarry, 2);
        it.players[1].captured = [3, 0, 0, 0, 0];
        it.players[0].prison = 4;
    };
    let mut table = constructs(Building::Barracks, arrange);
    assert_eq!(table.legal(), ["capture quarry Blue", "release captured", "stop"]);
    let mut captured = table.clone();
    table.plays("release captured");
    assert_eq!((table.state.captives_of(RED), table.state.captured_by(RED)), (0, 0));
    assert_eq!((table.state.virtue(RED), table.state.unpaid_debts(RED)), (7, 0), "without its cost");
    captured.plays("capture quarry Blue");
    assert_eq!((captured.state.captives_of(RED), captured.state.captured_by(RED)), (3, 2));
    let mut table = constructs(Building::Hideout, arrange);
    assert_eq!(table.legal(), ["release prison", "stop"]);
    table.plays("release prison");
    assert_eq!(table.state.prisoners(RED), 0);
    let none = constructs(Building::Barracks, |it| it.players[1].circles = at(Circle::Quarry, 1));
    assert_eq!(none.refuses("release captured").rule().as_str(), "B4");
}

#[test]
fn b5_d3_the_church_may_destroy_a_debt() {
    let mut table = constructs(Building::Church, |it| it.players[0].unpaid_debts = 2);
    assert_eq!(table.legal(), ["destroy", "stop"]);
    table.plays("destroy");
    assert_eq!((table.state.unpaid_debts(RED), table.state.paid_debts(RED)), (1, 0));
    assert_eq!(table.state.virtue(RED), 8, "no virtue but the card's own");
    assert_eq!(constructs(Building::Church, |_| {}).state.active(), BLUE);
}

#[test]
fn b5_the_library_may_take_a_card_for_2_gold() {
    let mut table = constructs(Building::Library, |it| {
        it.players[0].hand = cards(&[Building::Library, Building::Keep]);
    });
    assert_eq!(table.legal(), ["discard keep", "stop"]);
    let mut declined = table.clone();
    table.plays("discard keep");
    assert_eq!(change(&table, Building::Library), [0, 0, 0, 2, 0, 0]);
    assert_eq!((table.state.hand_len(RED), table.state.layers()), (0, &[1][..]));
    declined.plays("stop");
    assert_eq!(change(&declined, Building::Library), [0; 6]);
    assert_eq!(constructs(Building::Library, |_| {}).state.active(), BLUE, "an empty hand: nothing is asked");
}

#[test]
fn b5_x18_the_palace_counts_virtue_after_its_own_change() {
    for (virtue, gold) in [(3, 0), (4, 1), (11, 2), (12, 3), (14, 3)] {
        let table = constructs(Building::Palace, |it| it.players[0].virtue = virtue);
        assert_eq!(change(&table, Building::Palace), [0, 0, 0, gold, 0, 0]);
    }
}

#[test]
fn b5_x25_the_tavern_hires_below_the_limit_and_may_be_declined_at_it() {
    let mut table = constructs(Building::Tavern, |it| it.coins = [0, 0, 0, 3, 0, 0, 0, 0]);
    assert_eq!(table.legal().len(), 8, "no way to decline");
    assert_eq!(table.refuses("stop"), Refusal::NotNow { step: Step::Tavern });
    table.plays("hire 1-4");
    assert_eq!(change(&table, Building::Tavern), [0, 0, 0, 0, 0, 3], "with the coins, for nothing");
    let own = [
        Apprentice::Labourer,
        Apprentice::PatronClay,
        Apprentice::PatronWood,
        Apprentice::PatronStone,
        Apprentice::PatronSilver,
    ];
    let mut table = constructs(Building::Tavern, |it| {
        it.display = display_without(&own);
        it.players[0].apprentices = own.to_vec();
    });
    assert_eq!(table.legal().len(), 8 * 5 + 1);
    table.plays("stop");
    assert_eq!(table.state.apprentices(RED).len(), 5);
}

#[test]
fn b6_x58_monument_and_watchtower_touch_everybody_at_once() {
    let table = constructs(Building::Monument, |it| it.players[1].virtue = 14);
    assert_eq!([RED, BLUE, YELLOW].map(|seat| table.state.virtue(seat)), [9, 14, 8]);
    let mut table = constructs(Building::Monument, |it| {
        for player in &mut it.players {
            player.virtue = 14;
            player.unpaid_debts = 1;
        }
    });
    assert_eq!(table.state.step(), Step::Surplus(RED, 1), "the card's own virtue first");
    table.plays("stop");
    assert_eq!(table.state.step(), Step::Surplus(RED, 1));
    table.plays("destroy");
    assert_eq!(table.state.step(), Step::Surplus(BLUE, 1), "X50: clockwise");
    table.plays("destroy; stop");
    assert_eq!([RED, BLUE, YELLOW].map(|seat| table.state.unpaid_debts(seat)), [0, 0, 1]);
    let table = constructs(Building::Watchtower, |it| {
        it.players[0].prison = 3;
        it.players[1].prison = 4;
        it.players[1].virtue = 0;
        it.players[2].prison = 2;
    });
    assert_eq!([RED, BLUE, YELLOW].map(|seat| table.state.virtue(seat)), [5, 0, 7]);
    assert_eq!(table.state.unpaid_debts(BLUE), 1);
}

#[test]
fn l2_x27_the_graveyard_takes_an_apprentice_if_there_is_one() {
    let mut table = constructs(Building::Graveyard, |it| {
        it.display = display_without(&[Apprentice::Labourer, Apprentice::Miner]);
        it.players[0].apprentices = vec![Apprentice::Labourer, Apprentice::Miner];
    });
    assert_eq!(table.legal(), ["dismiss labourer", "dismiss miner"]);
    let apprentice = Apprentice::Thief;
    assert_eq!(table.refuses("dismiss thief"), Refusal::NotOwned { apprentice });
    table.plays("dismiss labourer");
    assert_eq!(table.state.apprentices(RED).skills().0, 2, "X27: its skills are gone at once");
    let table = constructs(Building::Graveyard, |_| {});
    assert!(table.state.apprentices(RED).is_empty(), "the only one goes without asking");
    assert_eq!(table.state.buried_apprentices().count(), 1);
}

#[test]
fn p12_x71_hugo_and_the_betting_house() {
    let mut table = Scene::of(Setup::new(2).with_promo(), |it| {
        it.players[0].character = Some(Character::Hugo);
        it.players[1].character = Some(Character::Ada);
        it.players[0].virtue = 0;
        it.players[0].hand = cards(&[Building::BettingHouse]);
        it.players[0].stock = stock([1, 0, 2, 1, 0, 3]);
    });
    table.plays("place guildhall");
    assert_eq!(table.state.step(), Step::Levy(RED, 1), "V7: virtue first (X18)");
    table.plays("pay-instead");
    assert_eq!(
        (table.state.unpaid_debts(RED), table.silver(RED)),
        (1, 1),
        "for the second he has not enough"
    );
    assert_eq!(table.state.active(), BLUE);
    let mut poor = scene(2, |it| it.players[0].virtue = 1);
    poor.plays("place tax-stand");
    assert_eq!((poor.state.unpaid_debts(RED), poor.state.virtue(RED)), (1, 0), "X9");
}
