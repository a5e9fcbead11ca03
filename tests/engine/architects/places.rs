//! Quarry, forest, mines, silversmith, storehouse; placing and taking back.

use guildhall::architects::{Apprentice, Circle, Refusal, Resource, RuleId, Setup};

use super::{BLUE, GREEN, RED, Scene, YELLOW, at, display_without, plenty, scene, silver, stock};

#[test]
fn r1_q1_the_second_worker_in_the_quarry_brings_2_stone_and_the_third_3() {
    let mut table = scene(2, |it| it.players[0].circles = at(Circle::Quarry, 1));
    table.plays("place quarry");
    assert_eq!(table.has(RED, Resource::Stone), 2);
    table.until(RED).plays("place quarry");
    assert_eq!(table.has(RED, Resource::Stone), 5);
}

#[test]
fn r1_q2_the_forest_brings_1_2_and_3_wood_whoever_else_is_there() {
    let mut table = scene(2, |it| it.players[1].circles = at(Circle::Forest, 4));
    for wood in [1, 3, 6] {
        table.until(RED).plays("place forest");
        assert_eq!(table.has(RED, Resource::Wood), wood);
    }
}

#[test]
fn r2_q3_the_fifth_worker_in_the_mines_brings_6_clay_or_2_gold() {
    let table = scene(2, |it| it.players[0].circles = at(Circle::Mines, 4));
    let after = |line: &str| {
        let mut table = table.clone();
        table.plays("place mines");
        assert_eq!(table.legal(), ["mine clay", "mine gold"]);
        table.plays(line);
        table.stock(RED)
    };
    assert_eq!(after("mine clay"), [6, 0, 0, 0, 0, 0]);
    assert_eq!(after("mine gold"), [0, 0, 0, 2, 0, 0]);
}

#[test]
fn r2_q4_the_first_worker_in_the_mines_brings_2_clay_and_gold_is_not_offered() {
    let mut table = scene(2, |_| {});
    table.plays("place mines");
    assert_eq!(table.stock(RED), [2, 0, 0, 0, 0, 0]);
    assert_eq!(table.state.active(), BLUE, "X54: where only one thing can be done it is done");
}

#[test]
fn r1_q5_the_fourth_worker_at_the_silversmith_brings_5_silver() {
    let mut table = scene(2, |it| it.players[0].circles = at(Circle::Silversmith, 3));
    table.plays("place silversmith");
    assert_eq!(table.silver(RED), 5);
}

#[test]
fn r1_r2_w6_q6_what_n_workers_bring() {
    for (n, clay, gold, wood, stone, silver, drawn) in
        [(1, 2, 0, 1, 1, 2, 1), (2, 3, 1, 2, 2, 3, 2), (3, 4, 1, 3, 3, 4, 2), (4, 5, 2, 4, 4, 5, 3)]
    {
        let visit = |circle: Circle, then: &str| {
            let mut table = scene(2, |it| it.players[0].circles = at(circle, n - 1));
            table.plays(&format!("place {}", circle.id()));
            if n > 1 && circle == Circle::Mines {
                table.plays(then);
            }
            table.settle();
            table
        };
        assert_eq!(visit(Circle::Mines, "mine clay").has(RED, Resource::Clay), clay);
        if n > 1 {
            assert_eq!(visit(Circle::Mines, "mine gold").has(RED, Resource::Gold), gold);
        }
        assert_eq!(visit(Circle::Forest, "").has(RED, Resource::Wood), wood);
        assert_eq!(visit(Circle::Quarry, "").has(RED, Resource::Stone), stone);
        assert_eq!(visit(Circle::Silversmith, "").silver(RED), silver);
        assert_eq!(visit(Circle::Workshop, "").state.hand_len(RED), drawn);
    }
}

#[test]
fn h4_h2_x33_gatherers_help_once_a_visit_each_of_them() {
    let own = [
        Apprentice::Miner,
        Apprentice::Miner,
        Apprentice::Stonecutter,
        Apprentice::Woodcutter,
        Apprentice::Jeweller,
    ];
    let table = scene(2, |it| {
        it.display = display_without(&own);
        it.players[0].apprentices = own.to_vec();
        it.players[0].circles = [1, 1, 1, 1, 0, 0, 0, 0, 0];
    });
    let after = |lines: &str| {
        let mut table = table.clone();
        table.plays(lines);
        table.stock(RED)
    };
    assert_eq!(after("place mines; mine clay"), [5, 0, 0, 0, 0, 0]);
    assert_eq!(after("place mines; mine gold"), [2, 0, 0, 1, 0, 0]);
    assert_eq!(after("place quarry"), [0, 0, 3, 0, 0, 0]);
    assert_eq!(after("place forest"), [0, 3, 0, 0, 0, 0]);
    assert_eq!(after("place silversmith"), [0, 0, 0, 0, 0, 4]);
}

#[test]
fn k1_k2_k3_h5_q7_five_trades_with_a_merchant_and_a_trader() {
    let own = [Apprentice::MerchantGold, Apprentice::TraderClay];
    let mut table = scene(2, |it| {
        it.display = display_without(&own);
        it.players[0].apprentices = own.to_vec();
        it.players[0].circles = at(Circle::Storehouse, 4);
        it.players[0].stock = stock([5, 1, 2, 0, 0, 4]);
    });
    table.plays("place kings-storehouse; trade virtue 2 clay; trade marble 1 wood 2 stone");
    table.plays("trade merchant-gold; trade merchant-gold");
    assert_eq!(table.legal(), ["trade virtue 2 clay", "trade trader-clay", "stop"]);
    table.plays("trade trader-clay");
    assert_eq!(table.stock(RED), [0, 0, 0, 2, 2, 0]);
    assert_eq!(table.state.virtue(RED), 8);
    assert_eq!(table.state.active(), BLUE, "5 of 5 actions used");
}

#[test]
fn k2_x52_every_mix_in_stock_is_offered_and_no_other() {
    let trades = |goods| {
        let mut table = scene(2, |it| it.players[0].stock = stock(goods));
        table.plays("place kings-storehouse");
        table
    };
    assert_eq!(trades([9, 9, 9, 0, 0, 0]).legal().len(), 6 + 4 + 1);
    assert_eq!(
        trades([1, 1, 1, 9, 9, 9]).legal(),
        ["trade virtue 1 clay 1 wood", "trade virtue 1 clay 1 stone", "trade virtue 1 wood 1 stone", "stop"]
    );
    assert_eq!(trades([1, 0, 0, 9, 9, 9]).state.active(), BLUE, "nothing to trade: nothing is asked");
    let table = trades([1, 1, 1, 9, 9, 9]);
    assert_eq!(table.refuses("trade virtue 2 clay").rule(), RuleId::K2);
    assert_eq!(table.refuses("trade virtue 1 clay"), Refusal::WrongTrade { wants: 2, given: 1 });
    assert_eq!(table.refuses("trade virtue 1 clay 1 gold"), Refusal::WrongTrade { wants: 2, given: 1 });
    assert_eq!(
        table.refuses("trade marble 1 clay 1 wood 1 stone"),
        Refusal::WrongTrade { wants: 3, given: 2 }
    );
    let apprentice = Apprentice::PatronWood;
    assert_eq!(table.refuses("trade patron-wood"), Refusal::TradeNotOffered { apprentice });
}

#[test]
fn k3_every_merchant_patron_and_trader_offers_its_trade() {
    for (own, spent, got, virtue) in [
        (Apprentice::MerchantClay, [0, 0, 0, 0, 0, 1], [3, 0, 0, 0, 0, 0], 0),
        (Apprentice::MerchantGold, [0, 0, 0, 0, 0, 2], [0, 0, 0, 1, 0, 0], 0),
        (Apprentice::MerchantMarble, [0, 0, 0, 0, 0, 3], [0, 0, 0, 0, 1, 0], 0),
        (Apprentice::MerchantStone, [0, 0, 0, 0, 0, 1], [0, 0, 2, 0, 0, 0], 0),
        (Apprentice::MerchantWood, [0, 0, 0, 0, 0, 1], [0, 2, 0, 0, 0, 0], 0),
        (Apprentice::PatronClay, [1, 0, 0, 0, 0, 0], [0; 6], 1),
        (Apprentice::PatronSilver, [0, 0, 0, 0, 0, 2], [0; 6], 1),
        (Apprentice::PatronStone, [0, 0, 1, 0, 0, 0], [0; 6], 1),
        (Apprentice::PatronWood, [0, 1, 0, 0, 0, 0], [0; 6], 1),
        (Apprentice::TraderClay, [3, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0], 0),
        (Apprentice::TraderStone, [0, 0, 2, 0, 0, 0], [0, 0, 0, 0, 1, 0], 0),
        (Apprentice::TraderWood, [0, 2, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0], 0),
    ] {
        let mut table = scene(2, |it| {
            it.display = display_without(&[own]);
            it.players[0].apprentices = vec![own];
            it.players[0].stock = stock(spent);
        });
        table.plays(&format!("place kings-storehouse; trade {}", own.id()));
        assert_eq!(table.stock(RED), got, "{own:?}");
        assert_eq!(table.state.virtue(RED), 7 + virtue, "{own:?}");
    }
}

#[test]
fn x68_a_trade_for_virtue_at_14_is_offered_though_it_is_useless() {
    let mut table = scene(2, |it| {
        it.players[0].virtue = 14;
        it.players[0].stock = stock([2, 0, 0, 0, 0, 0]);
    });
    table.plays("place kings-storehouse; trade virtue 2 clay");
    assert_eq!((table.state.virtue(RED), table.has(RED, Resource::Clay)), (14, 0));
}

#[test]
fn l5_an_overseer_counts_as_one_worker_more() {
    let mut table = Scene::of(Setup::new(2).with_promo(), |it| {
        it.players[0].apprentices = vec![Apprentice::Overseer];
        it.players[0].stock = stock([4, 0, 0, 0, 0, 0]);
    });
    table.plays("place kings-storehouse; trade virtue 2 clay; trade virtue 2 clay");
    assert_eq!(table.state.virtue(RED), 9);
}

#[test]
fn t1_t5_x53_every_place_that_can_be_used_is_offered_in_the_order_of_the_board() {
    let table = scene(2, |it| it.players[0].stock = silver(2));
    let places = [
        "place quarry",
        "place forest",
        "place mines",
        "place silversmith",
        "place kings-storehouse",
        "place workshop",
        "place town-centre",
        "place tax-stand",
        "place market-small",
        "place market-middle",
        "place guardhouse",
    ];
    assert_eq!(table.legal(), places);
    assert_eq!(table.refuses("place prison"), Refusal::PrisonClosed);
    assert_eq!(table.refuses("place prison").rule(), RuleId::T5);
    assert_eq!(table.refuses("place guildhall"), Refusal::NothingToBuild);
    assert_eq!(table.refuses("take-back quarry"), Refusal::WorkersLeft { workers: 20 });
}

#[test]
fn t2_x57_a_player_without_workers_takes_one_back_and_it_brings_nothing() {
    let mut table = scene(2, |it| {
        it.players[0].circles = [10, 0, 0, 8, 0, 0, 0, 0, 0];
        it.players[0].prison = 2;
    });
    assert_eq!(table.legal(), ["take-back quarry", "take-back silversmith"]);
    assert_eq!(table.refuses("place quarry"), Refusal::NoWorker);
    let source = guildhall::architects::DrawSource::Prison;
    assert_eq!(table.refuses("take-back prison"), Refusal::CirclesFirst { source });
    table.plays("take-back silversmith");
    assert_eq!((table.state.workers(RED), table.silver(RED)), (1, 0));
    assert_eq!(table.state.at(Circle::Silversmith, RED), 7);
    assert_eq!(table.state.active(), BLUE, "that was the whole turn");
}

#[test]
fn x2_with_nobody_on_a_circle_one_comes_back_from_prison_or_from_a_board() {
    let arrange = |it: &mut guildhall::architects::Position| {
        it.players[0].prison = 10;
        it.players[1].captured = [6, 0, 0, 0, 0];
        it.players[2].captured = [2, 0, 0, 0, 0];
        it.guildhall = vec![RED];
        it.market[1] = Some(RED);
    };
    let mut table = scene(3, arrange);
    assert_eq!(table.legal(), ["take-back prison", "take-back from Blue", "take-back from Yellow"]);
    table.plays("take-back from Yellow");
    assert_eq!((table.state.workers(RED), table.state.captured(YELLOW, RED)), (1, 1));
    // Only one place: nothing is asked.
    let mut table = scene(2, |it| {
        it.active = BLUE;
        it.players[0].prison = 20;
    });
    table.plays("place quarry");
    assert_eq!((table.state.prisoners(RED), table.state.workers(RED)), (19, 1));
    assert_eq!(table.state.active(), BLUE);
}

#[test]
fn x2_with_nobody_to_take_back_the_turn_is_passed() {
    let mut table = scene(5, |it| {
        it.active = BLUE;
        it.guildhall = vec![RED; 19];
        it.market[1] = Some(RED);
        it.active = GREEN;
    });
    table.plays("place quarry; place quarry");
    assert_eq!(table.state.active(), BLUE, "after White comes Blue: Red has nobody anywhere");
}

#[test]
fn t4_circles_take_any_number_and_a_market_space_one() {
    let mut table = scene(2, |it| {
        it.players[0].circles = at(Circle::Quarry, 9);
        it.players[1].circles = at(Circle::Quarry, 9);
        it.players[0].stock = plenty();
        it.players[1].stock = plenty();
    });
    table.plays("place quarry; place quarry; place market-small");
    let taken = Refusal::SpaceTaken { space: guildhall::architects::Space::Small, by: RED };
    assert_eq!(table.refuses("place market-small"), taken);
}

#[test]
fn t6_only_tax_goes_onto_the_tax_stand() {
    let mut table = scene(2, |it| it.players[0].stock = silver(9));
    table.plays("place market-large");
    assert_eq!((table.silver(RED), table.state.tax()), (6, 4));
}
