//! Town centre, tax stand and guardhouse.

use guildhall::architects::{Action, Apprentice, Circle, Conspirator, Guard, Refusal, RuleId, Setup, Step};
use guildhall::game::Actor;

use super::{BLUE, GREEN, RED, Scene, YELLOW, at, display_without, plenty, scene, silver};

#[test]
fn n1_n2_n3_q10_with_four_players_all_captures_of_a_visit_come_from_one_location() {
    let arrange = |it: &mut guildhall::architects::Position| {
        it.players[0].circles = at(Circle::TownCentre, 1);
        it.players[0].stock = silver(2);
        it.players[1].circles = at(Circle::Forest, 3);
        it.players[2].circles = [1, 2, 0, 0, 0, 0, 0, 0, 0];
    };
    let mut table = scene(4, arrange);
    table.plays("place town-centre; capture forest Blue");
    assert_eq!((table.silver(RED), table.state.tax()), (1, 5));
    assert_eq!(table.legal(), ["capture forest Yellow", "stop"]);
    let refusal = Refusal::TooManyLocations { circle: Circle::Quarry, limit: 1 };
    assert_eq!(table.refuses("capture quarry Yellow"), refusal);
    table.plays("capture forest Yellow");
    assert_eq!((table.silver(RED), table.state.tax()), (0, 5), "the second one pays silver, no tax");
    assert_eq!(table.state.captured_by(RED), 5);
    let mut table = scene(3, arrange);
    table.plays("place town-centre; capture forest Blue; capture quarry Yellow");
    assert_eq!(table.state.captured(RED, YELLOW), 1);
}

#[test]
fn n3_with_two_or_three_players_captures_come_from_at_most_two_locations() {
    let mut table = scene(2, |it| {
        it.players[0].circles = at(Circle::TownCentre, 4);
        it.players[0].stock = silver(9);
        it.players[1].circles = [1, 1, 1, 0, 0, 0, 1, 0, 0];
    });
    table.plays("place town-centre; capture quarry Blue; capture town-centre Blue");
    assert_eq!(table.legal(), ["capture town-centre Red", "stop"]);
    assert_eq!(table.refuses("capture mines Blue").rule(), RuleId::N3);
}

#[test]
fn n4_n5_x3_q11_three_groups_at_one_place_and_the_own_one_comes_home() {
    let mut table = scene(3, |it| {
        it.players[0].circles = [0, 0, 0, 2, 0, 0, 2, 0, 0];
        it.players[0].stock = silver(3);
        it.players[1].circles = at(Circle::Silversmith, 1);
        it.players[2].circles = at(Circle::Silversmith, 4);
    });
    let ready = table.state.workers(RED);
    table.plays("place town-centre; capture silversmith Blue; capture silversmith Red");
    assert_eq!(table.state.workers(RED), ready - 1 + 2);
    table.plays("capture silversmith Yellow");
    assert_eq!((table.silver(RED), table.state.tax()), (0, 5));
    assert_eq!((table.state.captured(RED, BLUE), table.state.captured(RED, YELLOW)), (1, 4));
}

#[test]
fn n4_x3_capturing_the_own_group_at_the_town_centre_does_not_shorten_the_visit() {
    let mut table = scene(2, |it| {
        it.players[0].circles = at(Circle::TownCentre, 1);
        it.players[0].stock = silver(2);
        it.players[1].circles = at(Circle::TownCentre, 2);
    });
    table.plays("place town-centre; capture town-centre Red; capture town-centre Blue");
    assert_eq!(table.state.workers(RED), 20);
    assert_eq!(table.state.captured(RED, BLUE), 2);
}

#[test]
fn n2_t7_x1_without_silver_there_is_no_capture_and_the_worker_may_stand_there_for_nothing() {
    let mut table = scene(2, |it| it.players[1].circles = at(Circle::Quarry, 1));
    table.plays("place town-centre");
    assert_eq!(table.state.active(), BLUE);
    let mut table = scene(2, |it| {
        it.players[0].circles = at(Circle::TownCentre, 1);
        it.players[0].stock = silver(1);
        it.players[1].circles = [1, 1, 0, 0, 0, 0, 0, 0, 0];
    });
    table.plays("place town-centre; capture quarry Blue");
    assert_eq!(table.state.active(), BLUE, "the second capture cannot be paid");
}

#[test]
fn n2_a_player_may_stop_after_any_capture() {
    let mut table = scene(2, |it| {
        it.players[0].circles = at(Circle::TownCentre, 1);
        it.players[0].stock = silver(5);
        it.players[1].circles = [1, 1, 0, 0, 0, 0, 0, 0, 0];
    });
    table.plays("place town-centre; capture quarry Blue; stop");
    assert_eq!((table.silver(RED), table.state.captured_by(RED)), (4, 1));
}

#[test]
fn h7_x5_x75_conspirators_make_further_captures_cheaper_by_visit_or_by_capture() {
    let visit = |conspirators: usize, reading| {
        let setup = Setup::new(2).with_conspirator(reading);
        let mut table = Scene::of(setup, |it| {
            it.display = display_without(&[Apprentice::Conspirator]);
            it.players[0].apprentices = vec![Apprentice::Conspirator; conspirators];
            it.players[0].circles = [1, 1, 0, 0, 0, 0, 3, 0, 0];
            it.players[0].stock = silver(9);
            it.players[1].circles = [1, 1, 0, 0, 0, 0, 0, 0, 0];
        });
        table.plays("place town-centre");
        let mut left = Vec::new();
        for line in ["quarry Red", "quarry Blue", "forest Red", "forest Blue"] {
            table.plays(&format!("capture {line}"));
            left.push(table.silver(RED));
        }
        left
    };
    assert_eq!(visit(0, Conspirator::Visit), [8, 7, 6, 5]);
    assert_eq!(visit(1, Conspirator::Visit), [8, 8, 7, 6]);
    assert_eq!(visit(2, Conspirator::Visit), [8, 8, 8, 7]);
    assert_eq!(visit(1, Conspirator::Capture), [8, 8, 8, 8]);
    assert_eq!(Conspirator::from_id("capture"), Some(Conspirator::Capture));
}

#[test]
fn n6_nobody_is_captured_in_prison_market_or_guildhall() {
    let mut table = scene(2, |it| {
        it.players[0].stock = silver(9);
        it.players[1].prison = 3;
        it.market[0] = Some(BLUE);
        it.guildhall = vec![BLUE];
    });
    table.plays("place town-centre");
    assert_eq!(table.legal(), ["capture town-centre Red", "stop"]);
    let (circle, colour) = (Circle::Quarry, BLUE);
    assert_eq!(table.refuses("capture quarry Blue"), Refusal::NobodyToCapture { circle, colour });
    assert_eq!(table.refuses("capture quarry Yellow"), Refusal::NoSuchPlayer { seat: YELLOW });
}

#[test]
fn i1_q12_the_tax_stand_gives_all_its_silver_for_2_virtue() {
    let mut table = scene(2, |it| it.tax = 11);
    table.plays("place tax-stand");
    assert_eq!((table.silver(RED), table.state.tax(), table.state.virtue(RED)), (11, 0, 5));
    assert!(!table.offers("place tax-stand"));
    assert_eq!(table.refuses("place tax-stand"), Refusal::TaxStandEmpty);
}

#[test]
fn h9_thief_and_pickpocket_at_the_tax_stand() {
    let own = [Apprentice::Thief, Apprentice::Pickpocket];
    let mut table = scene(2, |it| {
        it.display = display_without(&own);
        it.players[0].apprentices = own.to_vec();
    });
    table.plays("place tax-stand");
    assert_eq!(table.stock(RED), [0, 0, 0, 1, 0, 4]);
    assert_eq!(table.state.virtue(RED), 6);
}

#[test]
fn g1_g2_g3_q14_selling_five_and_freeing_two_and_nothing_else_is_asked() {
    let mut table = scene(4, |it| {
        it.players[0].circles = at(Circle::Guardhouse, 2);
        it.players[0].captured = [0, 0, 3, 2, 0];
        it.players[0].prison = 2;
    });
    table.plays("place guardhouse");
    assert_eq!(table.legal(), ["guard sell-captured", "guard release-prison", "stop"]);
    table.plays("guard sell-captured");
    assert_eq!((table.silver(RED), table.state.captured_by(RED)), (5, 0));
    assert_eq!((table.state.prisoners(YELLOW), table.state.prisoners(GREEN)), (3, 2));
    let ready = table.state.workers(RED);
    table.plays("guard release-prison");
    assert_eq!((table.state.prisoners(RED), table.state.workers(RED)), (0, ready + 2));
    assert_eq!(table.state.active(), BLUE, "X68: the declined action is not asked");
}

#[test]
fn g4_x9_captured_workers_come_back_for_silver_and_tax_or_for_a_debt_and_virtue() {
    let table = scene(3, |it| {
        it.players[0].stock = silver(6);
        it.players[1].captured = [2, 0, 0, 0, 0];
        it.players[2].captured = [1, 0, 0, 0, 0];
    });
    let mut paid = table.clone();
    paid.plays("place guardhouse; guard release-captured-for-silver");
    assert_eq!((paid.silver(RED), paid.state.tax(), paid.state.workers(RED)), (1, 6, 19));
    assert_eq!((paid.state.unpaid_debts(RED), paid.state.virtue(RED)), (0, 7));
    let mut owed = table;
    owed.plays("place guardhouse; guard release-captured-for-debt");
    assert_eq!((owed.silver(RED), owed.state.tax(), owed.state.workers(RED)), (6, 4, 19));
    assert_eq!((owed.state.unpaid_debts(RED), owed.state.virtue(RED)), (1, 6));
    let mut table = scene(2, |it| {
        it.players[0].virtue = 0;
        it.players[1].captured = [2, 0, 0, 0, 0];
    });
    table.plays("place guardhouse; guard release-captured-for-debt");
    assert_eq!((table.state.unpaid_debts(RED), table.state.virtue(RED)), (2, 0));
}

#[test]
fn g5_d1_d2_x8_x26_each_debt_paid_off_is_an_action_and_may_make_the_next_dearer() {
    let mut table = scene(2, |it| {
        it.players[0].circles = at(Circle::Guardhouse, 2);
        it.players[0].virtue = 3;
        it.players[0].unpaid_debts = 3;
        it.players[0].stock = silver(11);
    });
    table.plays("place guardhouse; guard pay-off-debt");
    assert_eq!((table.silver(RED), table.state.tax(), table.state.virtue(RED)), (6, 6, 4));
    table.plays("guard pay-off-debt");
    assert_eq!((table.silver(RED), table.state.tax(), table.state.virtue(RED)), (0, 9, 5));
    assert_eq!((table.state.unpaid_debts(RED), table.state.paid_debts(RED)), (1, 2));
    assert_eq!(table.state.active(), BLUE, "the third cannot be paid");
}

#[test]
fn h6_debt_collectors_bring_goods_with_every_debt_paid_off() {
    let own = [
        Apprentice::DebtCollectorCarpentry,
        Apprentice::DebtCollectorTiling,
        Apprentice::DebtCollectorMasonry,
    ];
    let mut table = scene(2, |it| {
        it.display = display_without(&own);
        it.players[0].apprentices = own.to_vec();
        it.players[0].unpaid_debts = 1;
        it.players[0].stock = silver(6);
    });
    table.plays("place guardhouse; guard pay-off-debt");
    assert_eq!(table.stock(RED), [2, 2, 2, 0, 0, 0]);
}

#[test]
fn l4_an_enforcer_brings_gold_with_every_sale() {
    let mut table = Scene::of(Setup::new(2).with_promo(), |it| {
        it.players[0].apprentices = vec![Apprentice::Enforcer];
        it.players[0].captured = [0, 4, 0, 0, 0];
    });
    table.plays("place guardhouse; guard sell-captured");
    assert_eq!(table.stock(RED), [0, 0, 0, 1, 0, 4]);
}

#[test]
fn x54_the_guardhouse_offers_only_what_changes_something() {
    let mut table = scene(2, |it| it.players[0].stock = plenty());
    table.plays("place guardhouse");
    assert_eq!((table.state.active(), table.state.step()), (BLUE, Step::Turn));
    let mut table = scene(2, |it| it.players[0].prison = 1);
    table.plays("place guardhouse");
    assert_eq!(table.refuses("guard sell-captured"), Refusal::NothingToSell);
    assert_eq!(table.refuses("guard pay-off-debt"), Refusal::NoDebt { rule: RuleId::G5 });
    let rule = RuleId::G4;
    assert_eq!(table.refuses("guard release-captured-for-debt"), Refusal::NoCaptives { rule });
    let action = Action::Guard(Guard::ReleasePrisoners);
    table.takes(Actor::Seat(RED), action);
}
