//! The virtue track and its ends.

use guildhall::architects::{Character, Circle, Refusal, RuleId, Setup, Step};

use super::{BLUE, RED, Scene, at, scene, silver, stock};

#[test]
fn v1_v6_x49_q20_at_13_virtue_three_more_are_14_and_two_questions() {
    let mut table = scene(2, |it| {
        it.players[0].virtue = 13;
        it.players[0].unpaid_debts = 2;
        it.players[0].circles = at(Circle::Storehouse, 2);
        it.players[0].stock = stock([6, 0, 0, 0, 0, 0]);
    });
    table.plays("place kings-storehouse; trade virtue 2 clay; trade virtue 2 clay");
    assert_eq!((table.state.virtue(RED), table.state.step()), (14, Step::Surplus(RED, 1)));
    table.plays("destroy; trade virtue 2 clay; destroy");
    assert_eq!((table.state.virtue(RED), table.state.unpaid_debts(RED)), (14, 0));
}

#[test]
fn v6_x49_a_debt_may_be_kept_and_without_one_nothing_is_asked() {
    let mut table = scene(2, |it| {
        it.players[0].virtue = 14;
        it.players[0].unpaid_debts = 1;
        it.players[0].circles = at(Circle::Storehouse, 2);
        it.players[0].stock = stock([6, 0, 0, 0, 0, 0]);
    });
    table.plays("place kings-storehouse; trade virtue 2 clay; stop; trade virtue 2 clay; destroy");
    assert_eq!(table.state.step(), Step::Trades(1));
    table.plays("trade virtue 2 clay");
    assert_eq!((table.state.unpaid_debts(RED), table.state.active()), (0, BLUE));
}

#[test]
fn x72_v6_paying_off_a_debt_at_14_asks_about_the_other() {
    let mut table = scene(2, |it| {
        it.players[0].virtue = 14;
        it.players[0].unpaid_debts = 2;
        it.players[0].stock = silver(6);
    });
    table.plays("place guardhouse; guard pay-off-debt; destroy");
    assert_eq!((table.state.unpaid_debts(RED), table.state.paid_debts(RED)), (0, 1));
}

#[test]
fn v4_i1_q21_red_at_11_virtue_at_the_tax_stand_is_at_9() {
    let mut table = scene(2, |it| it.players[0].virtue = 11);
    table.plays("place tax-stand");
    assert_eq!(table.state.virtue(RED), 9);
}

#[test]
fn v7_x9_the_tax_stand_at_1_virtue_leaves_0_and_a_debt() {
    let mut table = scene(2, |it| it.players[0].virtue = 1);
    table.plays("place tax-stand");
    assert_eq!((table.state.virtue(RED), table.state.unpaid_debts(RED)), (0, 1));
}

#[test]
fn v3_x8_evasion_is_always_applied_and_ignored_tax_goes_nowhere() {
    let mut table = scene(2, |it| {
        it.players[0].virtue = 3;
        it.players[1].circles = at(Circle::Quarry, 1);
    });
    table.plays("place town-centre; capture quarry Blue");
    assert_eq!((table.silver(RED), table.state.tax()), (0, 4));
}

#[test]
fn p4_x63_ada_ignores_a_tax_of_every_payment() {
    let mut table = scene(2, |it| {
        it.players[0].character = Some(Character::Ada);
        it.players[1].character = Some(Character::Rudolf);
        it.players[0].unpaid_debts = 1;
        it.players[0].stock = silver(5);
    });
    table.plays("place guardhouse; guard pay-off-debt");
    assert_eq!((table.silver(RED), table.state.tax()), (0, 6));
}

#[test]
fn p8_x6_rudolf_hires_for_less_at_the_workshop_and_has_room_for_six() {
    let own = [
        guildhall::architects::Apprentice::PatronClay,
        guildhall::architects::Apprentice::PatronWood,
        guildhall::architects::Apprentice::PatronStone,
        guildhall::architects::Apprentice::PatronSilver,
        guildhall::architects::Apprentice::Thief,
    ];
    let rudolf = |has: u16| {
        scene(2, |it| {
            it.players[0].character = Some(Character::Rudolf);
            it.players[1].character = Some(Character::Ada);
            it.display = super::display_without(&own);
            it.players[0].apprentices = own.to_vec();
            it.players[0].circles = at(Circle::Workshop, 3);
            it.players[0].stock = silver(has);
        })
    };
    let mut table = rudolf(3);
    table.plays("place workshop; hire 1-1").settle();
    assert_eq!((table.silver(RED), table.state.tax(), table.state.apprentices(RED).len()), (0, 6, 6));
    let mut table = rudolf(1);
    assert_eq!(
        table.refuses("place market-middle"),
        Refusal::NotEnoughSilver { needs: 2, has: 1, rule: RuleId::M3 },
        "not at the black market"
    );
    table.plays("place quarry");
    let mut full = rudolf(20);
    full.plays("place workshop; hire 1-1").until(RED).plays("place workshop");
    assert_eq!(full.legal().len(), 49, "X67");
    assert_eq!(full.refuses("hire 1-1"), Refusal::NoRoom { has: 6, limit: 6 });
}

#[test]
fn p9_bertha_gets_2_silver_more_for_a_sale() {
    let mut table = Scene::of(Setup::new(2).with_promo(), |it| {
        it.players[0].character = Some(Character::Bertha);
        it.players[1].character = Some(Character::Ada);
        it.players[0].captured = [0, 3, 0, 0, 0];
    });
    table.plays("place guardhouse; guard sell-captured");
    assert_eq!(table.silver(RED), 5);
}

#[test]
fn c2_goods_never_run_out() {
    let mut table = scene(2, |it| it.players[0].stock = stock([999, 999, 999, 999, 999, 999]));
    table.plays("place quarry");
    assert_eq!(table.stock(RED)[2], 1000);
}
