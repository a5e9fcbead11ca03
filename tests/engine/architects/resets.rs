//! Resets: in a game and from sheets.

use guildhall::architects::reset::{PlayerReset, ResetChange, ResetLine, reset};
use guildhall::architects::{
    Apprentice, Building, Character, MarketCard, Refusal, RuleId, Setup, SmallSide, Step,
};

use super::{BLUE, RED, Scene, YELLOW, cards, display_without, plenty, scene, silver, stock};

/// Red is about to take the third space.
fn before_reset(players: u8, arrange: impl FnOnce(&mut guildhall::architects::Position)) -> Scene {
    scene(players, |it| {
        it.market = [None, Some(BLUE), Some(BLUE)];
        it.players[0].stock = silver(1);
        arrange(it);
    })
}

#[test]
fn z3_z6_z7_h10_q23_blue_frees_two_and_yellow_and_red_take_a_debt_each() {
    let mut table = scene(3, |it| {
        it.market = [None, Some(RED), Some(BLUE)];
        it.display = display_without(&[Apprentice::Gatekeeper]);
        it.players[0].stock = silver(1);
        it.players[1].prison = 2;
        it.players[1].apprentices = vec![Apprentice::Gatekeeper];
        it.players[2].prison = 2;
    });
    table.plays("place market-small; turn-over 1; side gold");
    assert_eq!(table.state.prisoners(BLUE), 3);
    assert_eq!(table.legal(), ["free", "stop"]);
    table.plays("free");
    assert_eq!([RED, BLUE, YELLOW].map(|seat| table.state.prisoners(seat)), [2, 1, 2]);
    assert_eq!([RED, BLUE, YELLOW].map(|seat| table.state.virtue(seat)), [6, 7, 7]);
    assert_eq!([RED, BLUE, YELLOW].map(|seat| table.state.unpaid_debts(seat)), [1, 0, 1]);
    let sheets = [
        PlayerReset { virtue: 6, market: 2, ..PlayerReset::default() },
        PlayerReset { virtue: 7, prison: 2, market: 1, gatekeepers: 1, ..PlayerReset::default() },
        PlayerReset { virtue: 7, prison: 2, ..PlayerReset::default() },
    ];
    let after = reset(&sheets);
    assert_eq!(after.iter().map(|it| it.prison).collect::<Vec<_>>(), [2, 1, 2]);
    assert_eq!(after.iter().map(|it| it.unpaid_debts).collect::<Vec<_>>(), [1, 0, 1]);
    assert_eq!(
        after[1].lines,
        [
            ResetLine { rule: RuleId::Z3, change: ResetChange::ToPrison(1), choice: false },
            ResetLine { rule: RuleId::H10, change: ResetChange::Freed(2), choice: true },
        ]
    );
}

#[test]
fn z4_x41_the_card_turned_over_is_one_of_two_and_then_known() {
    let mut table = before_reset(2, |it| it.side = SmallSide::Gold);
    table.plays("place market-small");
    assert_eq!(table.legal(), ["turn-over 2", "turn-over 7"]);
    let card = MarketCard::new(3).unwrap();
    assert_eq!(table.refuses("turn-over 3"), Refusal::NotTurnedOver { card });
    table.plays("turn-over 7");
    assert_eq!(table.state.large_card(), MarketCard::new(7));
    assert_eq!(table.state.small_market_len(), 9);
    assert!(table.offers("side gold"), "the other one with this side");
    table.plays("side gold").settle();
    let mut again = table.clone();
    again.until(RED);
    assert_eq!(again.state.small_side(), Some(SmallSide::Gold));
    // Both gone: the side cannot come up any more.
    let mut table = before_reset(2, |it| {
        it.side = SmallSide::Gold;
        it.turned = vec![MarketCard::new(2).unwrap()];
    });
    table.plays("place market-small");
    assert_eq!(table.legal(), ["turn-over 7"]);
    table.plays("turn-over 7");
    assert_eq!(table.refuses("side gold"), Refusal::NotOnTop { side: SmallSide::Gold });
}

#[test]
fn z4_x14_when_the_small_market_is_empty_all_cards_are_shuffled_into_a_new_one() {
    let mut table = before_reset(2, |it| {
        it.turned = MarketCard::all().filter(|card| card.number() != 6).collect();
        it.side = SmallSide::Marble;
    });
    assert_eq!(table.state.small_market_len(), 1);
    table.plays("place market-small; turn-over 6");
    assert_eq!(table.legal(), ["reshuffle"]);
    table.plays("reshuffle");
    assert_eq!(table.legal().len(), 5, "all ten are unknown again");
    table.plays("side gold");
    assert_eq!((table.state.small_market_len(), table.state.large_card()), (10, None));
    assert_eq!(table.state.large_goods(), guildhall::architects::PRINTED_LARGE);
}

#[test]
fn z6_three_in_prison_cost_virtue_and_at_0_a_debt() {
    let mut table = before_reset(3, |it| {
        it.players[0].prison = 2;
        it.players[1].prison = 5;
        it.players[1].virtue = 0;
        it.players[2].prison = 2;
    });
    table.plays("place market-small").settle();
    assert_eq!([RED, BLUE, YELLOW].map(|seat| table.state.prisoners(seat)), [3, 7, 2]);
    assert_eq!([RED, BLUE, YELLOW].map(|seat| table.state.virtue(seat)), [5, 0, 7]);
    assert_eq!([RED, BLUE, YELLOW].map(|seat| table.state.unpaid_debts(seat)), [0, 2, 0]);
}

#[test]
fn x12_z7_with_an_empty_prison_nobody_takes_a_debt() {
    let after = reset(&[PlayerReset { virtue: 7, ..PlayerReset::default() }; 3]);
    assert!(after.iter().all(|it| it.unpaid_debts == 0 && it.lines.is_empty()));
    // In a game: everybody is freed before Z7 looks.
    let mut table = scene(2, |it| {
        it.market = [Some(RED), None, Some(RED)];
        it.display = display_without(&[Apprentice::Gatekeeper]);
        it.players[0].apprentices = vec![Apprentice::Gatekeeper];
        it.players[0].stock = silver(2);
        it.players[0].hand = cards(&[Building::Well]);
    });
    table.plays("place market-middle; draw-buildings").settle();
    let keep = table.legal()[0].clone();
    table.plays(&keep).settle();
    table.plays("free");
    assert_eq!((table.state.prisoners(RED), table.state.unpaid_debts(RED)), (1, 1));
}

#[test]
fn h10_x16_x51_x69_gatekeeper_first_then_the_squires_see_an_empty_prison() {
    let own = [
        Apprentice::Gatekeeper,
        Apprentice::SquireCarpentry,
        Apprentice::SquireTiling,
        Apprentice::SquireMasonry,
    ];
    let arrange = |it: &mut guildhall::architects::Position| {
        it.display = display_without(&own);
        it.players[1].apprentices = own.to_vec();
    };
    let mut table = before_reset(2, arrange);
    table.plays("place market-small").settle();
    assert_eq!(table.state.step(), Step::Gatekeepers(BLUE, 1));
    let mut declined = table.clone();
    table.plays("free");
    assert_eq!(table.legal(), ["accept", "stop"]);
    let mut modest = table.clone();
    table.plays("accept");
    assert_eq!((table.stock(BLUE), table.state.virtue(BLUE)), ([0, 0, 0, 1, 1, 0], 9));
    modest.plays("stop");
    assert_eq!((modest.stock(BLUE), modest.state.virtue(BLUE)), ([0, 0, 0, 1, 1, 0], 7));
    declined.plays("stop");
    assert_eq!((declined.stock(BLUE), declined.state.virtue(BLUE)), ([0; 6], 7), "two are in prison");
    assert_eq!(declined.state.prisoners(BLUE), 2);
    assert_eq!(declined.state.step(), Step::Turn, "and nobody is asked about the squires");
}

#[test]
fn x51_a_gatekeeper_frees_the_only_one() {
    let mut table = scene(2, |it| {
        it.market = [None, Some(BLUE), Some(RED)];
        it.display = display_without(&[Apprentice::Gatekeeper]);
        it.players[0].stock = silver(1);
        it.players[1].apprentices = vec![Apprentice::Gatekeeper];
    });
    table.plays("place market-small").settle();
    table.plays("free");
    assert_eq!((table.state.prisoners(BLUE), table.state.workers(BLUE)), (0, 20));
}

#[test]
fn x68_a_squires_virtue_that_changes_nothing_is_not_asked() {
    let arrange = |virtue, unpaid| {
        let mut table = before_reset(3, |it| {
            it.display = display_without(&[Apprentice::SquireCarpentry]);
            it.players[2].apprentices = vec![Apprentice::SquireCarpentry];
            it.players[2].virtue = virtue;
            it.players[2].unpaid_debts = unpaid;
        });
        table.plays("place market-small").settle();
        table
    };
    assert_eq!(arrange(14, 0).state.step(), Step::Turn);
    assert_eq!(arrange(13, 0).state.step(), Step::Squires(YELLOW, 1));
    let mut table = arrange(14, 3);
    table.plays("accept");
    assert_eq!(table.state.step(), Step::Surplus(YELLOW, 2), "V6: each point is asked about");
    table.plays("destroy; stop");
    assert_eq!(table.state.unpaid_debts(YELLOW), 2);
}

#[test]
fn x45_z5_whoever_was_hired_by_the_action_works_for_its_reset() {
    let mut table = scene(2, |it| {
        it.market = [Some(BLUE), None, Some(BLUE)];
        it.display = display_without(&[Apprentice::Gatekeeper]);
        it.display[0] = Apprentice::Gatekeeper;
        it.players[0].stock = silver(2);
    });
    table.plays("place market-middle; hire 1-1").settle();
    assert_eq!(table.state.step(), Step::Gatekeepers(RED, 1));
}

#[test]
fn p11_fara_frees_one_after_the_gatekeepers() {
    let mut table = Scene::of(Setup::new(2).with_promo(), |it| {
        it.market = [None, Some(BLUE), Some(BLUE)];
        it.display = display_without(&[Apprentice::Gatekeeper, Apprentice::SquireTiling]);
        it.players[0].stock = silver(1);
        it.players[0].character = Some(Character::Ada);
        it.players[1].character = Some(Character::Fara);
        it.players[1].prison = 1;
        it.players[1].apprentices = vec![Apprentice::Gatekeeper, Apprentice::SquireTiling];
    });
    table.plays("place market-small").settle();
    table.plays("free");
    assert_eq!(table.state.step(), Step::Fara(BLUE));
    table.plays("free");
    assert_eq!((table.state.prisoners(BLUE), table.stock(BLUE)[3]), (0, 1));
    let after = reset(&[PlayerReset {
        virtue: 7,
        prison: 3,
        gatekeepers: 1,
        gold_squires: 1,
        character: Some(Character::Fara),
        ..PlayerReset::default()
    }]);
    assert_eq!((after[0].prison, after[0].freed, after[0].gold), (0, 3, 1));
    assert_eq!(after[0].lines[1].rule, RuleId::P11);
}

#[test]
fn l6_a_peddler_brings_2_silver_in_every_reset() {
    let mut table = Scene::of(Setup::new(2).with_promo(), |it| {
        it.market = [None, Some(BLUE), Some(BLUE)];
        it.players[0].stock = silver(1);
        it.players[1].apprentices = vec![Apprentice::Peddler];
    });
    table.plays("place market-small").settle();
    assert_eq!(table.silver(BLUE), 2, "also with workers in prison");
}

#[test]
fn p12_x71_hugo_is_asked_about_every_debt_of_a_reset() {
    let mut table = Scene::of(Setup::new(2).with_promo(), |it| {
        it.market = [None, Some(BLUE), Some(BLUE)];
        it.players[0].stock = silver(1);
        it.players[0].character = Some(Character::Ada);
        it.players[1].character = Some(Character::Hugo);
        it.players[1].prison = 3;
        it.players[1].virtue = 0;
        it.players[1].stock = silver(4);
    });
    table.plays("place market-small").settle();
    assert_eq!(table.state.step(), Step::Levy(BLUE, 1), "V7, by Z6");
    table.plays("stop");
    assert_eq!(table.state.unpaid_debts(BLUE), 1);
    assert_eq!(table.state.step(), Step::Levy(BLUE, 1), "Z7");
    table.plays("pay-instead");
    assert_eq!((table.state.unpaid_debts(BLUE), table.silver(BLUE)), (1, 2));
}

#[test]
fn x71_g4_hugo_pays_instead_of_one_debt_and_takes_the_other_when_his_silver_is_gone() {
    let mut table = Scene::of(Setup::new(2).with_promo(), |it| {
        it.players[0].character = Some(Character::Hugo);
        it.players[1].character = Some(Character::Ada);
        it.players[1].captured = [1, 0, 0, 0, 0];
        it.players[0].virtue = 0;
        it.players[0].stock = silver(3);
    });
    table.plays("place guardhouse; guard release-captured-for-debt; pay-instead");
    assert_eq!((table.state.unpaid_debts(RED), table.silver(RED), table.state.active()), (1, 1, BLUE));
}

#[test]
fn x13_x15_x50_questions_go_clockwise_from_the_active_player_and_come_before_the_hand_limit() {
    let own = [Apprentice::Gatekeeper, Apprentice::SquireCarpentry];
    let mut table = scene(3, |it| {
        it.active = YELLOW;
        it.market = [None, Some(BLUE), Some(BLUE)];
        it.display = display_without(&own);
        it.players[2].stock = plenty();
        it.players[2].hand = cards(&[
            Building::Well,
            Building::Keep,
            Building::Castle,
            Building::Chapel,
            Building::Church,
            Building::Tavern,
            Building::Smithy,
        ]);
        it.players[2].apprentices = vec![Apprentice::Gatekeeper];
        it.players[0].apprentices = vec![Apprentice::SquireCarpentry];
    });
    table.plays("place market-small").settle();
    assert_eq!(table.state.step(), Step::Gatekeepers(YELLOW, 1), "the active player first");
    table.plays("free");
    assert_eq!(table.state.step(), Step::Squires(RED, 1), "then clockwise");
    table.plays("accept");
    assert_eq!(table.state.step(), Step::HandLimit(false));
    table.plays("discard well");
    assert_eq!((table.state.active(), table.state.virtue(RED)), (RED, 9));
}

#[test]
fn z1_u3_the_leftmost_space_of_row_3_resets_with_whoever_is_in_the_market() {
    let mut table = scene(2, |it| {
        it.guildhall = vec![BLUE; 6];
        it.market = [Some(BLUE), None, None];
        it.players[0].hand = cards(&[Building::Well]);
        it.players[0].stock = stock([0, 2, 2, 0, 0, 0]);
    });
    table.plays("place guildhall");
    assert_eq!(table.state.step(), Step::TurnOver);
    assert_eq!(table.has(RED, guildhall::architects::Resource::Clay), 4, "the action is complete");
    table.settle();
    assert_eq!(table.state.prisoners(BLUE), 1);
}

#[test]
fn v6_v7_x51_a_sheet_tells_every_change_with_its_rule() {
    let full = PlayerReset {
        virtue: 13,
        unpaid_debts: 5,
        prison: 1,
        gatekeepers: 2,
        virtue_squires: 2,
        gold_squires: 1,
        marble_squires: 3,
        ..PlayerReset::default()
    };
    let crowded = PlayerReset { virtue: 0, prison: 3, market: 3, ..PlayerReset::default() };
    let after = reset(&[full, crowded]);
    assert_eq!((after[0].virtue, after[0].unpaid_debts, after[0].debts_destroyed), (14, 2, 3));
    let message: Vec<_> = after[0].lines.iter().map(|line| (line.rule, line.change, line.choice)).collect();
    assert_eq!(
        message,
        [
            (RuleId::H10, ResetChange::Freed(1), true),
            (RuleId::H10, ResetChange::Gold(1), true),
            (RuleId::H10, ResetChange::Marble(3), true),
            (RuleId::H10, ResetChange::Virtue(1), true),
            (RuleId::V6, ResetChange::DebtsDestroyed(3), true),
        ]
    );
    let message: Vec<_> = after[1].lines.iter().map(|line| (line.rule, line.change)).collect();
    let debt = ResetChange::Debts(1);
    assert_eq!(message, [(RuleId::Z3, ResetChange::ToPrison(3)), (RuleId::V7, debt), (RuleId::Z7, debt)]);
    assert_eq!((after[1].virtue, after[1].unpaid_debts, after[1].prison), (0, 2, 6));
}

#[test]
fn x61_x19_the_solo_opponent_counts_as_a_player() {
    let human = PlayerReset { virtue: 7, prison: 3, ..PlayerReset::default() };
    let opponent = PlayerReset { virtue: 7, prison: 2, market: 2, ..PlayerReset::default() };
    let after = reset(&[human, opponent]);
    assert_eq!((after[0].virtue, after[0].unpaid_debts), (6, 0));
    assert_eq!((after[1].virtue, after[1].unpaid_debts), (6, 1));
}
