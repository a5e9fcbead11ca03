//! The final scoring from sheets.

use guildhall::architects::scoring::{
    Category, DecidedBy, LineSource, Opponent, OpponentSheet, Score, ScoreLine, Sheet, Solo, VirtueStep,
    score,
};
use guildhall::architects::{Architects, Building, Character, RuleId};
use guildhall::game::{Game, Scored, Seat};

use super::{BLUE, RED, cards, scene, stock};

fn sheet(buildings: &[Building]) -> Sheet {
    Sheet { buildings: buildings.iter().copied().collect(), virtue: 7, ..Sheet::default() }
}

fn two(sheet: Sheet) -> Score {
    score(&[sheet, Sheet { virtue: 7, ..Sheet::default() }], None)
}

/// What one building earns beside its printed VP.
fn end(sheet: Sheet, building: Building) -> i32 {
    end_of(&two(sheet), building)
}

fn end_of(score: &Score, building: Building) -> i32 {
    let line = score.players[0].lines.iter().find_map(|line| match line.source {
        LineSource::Building { building: it, end, .. } if it == building => Some(end),
        _ => None,
    });
    line.expect("a line for every building")
}

#[test]
fn f2_f4_f5_f6_f7_f8_f9_f11_the_example_of_the_rulebook() {
    let red = Sheet {
        cathedral: 3,
        virtue: 12,
        unpaid_debts: 2,
        gold: 2,
        marble: 1,
        silver: 6,
        prison: 3,
        ..sheet(&[Building::Aqueduct, Building::Barracks, Building::BettingHouse, Building::Tavern])
    };
    let blue = Sheet {
        cathedral: 2,
        virtue: 6,
        gold: 1,
        silver: 22,
        prison: 4,
        ..sheet(&[
            Building::University,
            Building::Lighthouse,
            Building::Smithy,
            Building::Church,
            Building::Factory,
        ])
    };
    let result = score(&[red, blue], None);
    let by_category = |player: usize| Category::ALL.map(|it| result.points(Seat(player as u8), it));
    assert_eq!(by_category(0), [30, 7, 3, -4, 3, 0, -1]);
    assert_eq!(by_category(1), [35, 4, 0, 0, 1, 2, -2]);
    assert_eq!(result.ranks().iter().map(|it| (it.total, it.rank)).collect::<Vec<_>>(), [(38, 2), (40, 1)]);
    assert_eq!(result.winners(), [BLUE]);
    assert_eq!(result.decided_by, DecidedBy::Vp);
    let rules: Vec<_> = result.players[0].lines.iter().map(ScoreLine::rule).collect();
    assert_eq!(rules[4..], [RuleId::F4, RuleId::F5, RuleId::F6, RuleId::F7, RuleId::F9]);
    assert_eq!(
        result.players[0].lines[0].source,
        LineSource::Building { building: Building::Aqueduct, printed: 3, end: 4 }
    );
}

#[test]
fn f2_x21_x23_what_counting_buildings_count() {
    assert_eq!(end(sheet(&[Building::Well, Building::Aqueduct]), Building::Aqueduct), 2);
    for (captured, vp) in [(2, 0), (3, 1), (8, 2), (80, 26)] {
        assert_eq!(end(Sheet { captured, ..sheet(&[Building::Keep]) }, Building::Keep), vp);
    }
    for (virtue, vp) in [(3, 0), (4, 1), (11, 2), (12, 3), (14, 3)] {
        assert_eq!(end(Sheet { virtue, ..sheet(&[Building::Lighthouse]) }, Building::Lighthouse), vp);
    }
    assert_eq!(end(Sheet { paid_debts: 5, ..sheet(&[Building::Moneylender]) }, Building::Moneylender), 5);
    let skilled = |building| Sheet { skills: [1, 2, 3], ..sheet(&[building]) };
    assert_eq!(end(skilled(Building::CarpentersHut), Building::CarpentersHut), 1);
    assert_eq!(end(skilled(Building::TilersHut), Building::TilersHut), 2);
    assert_eq!(end(skilled(Building::MasonsHut), Building::MasonsHut), 3);
}

#[test]
fn f2_x62_the_university_looks_after_f1() {
    assert_eq!(end(sheet(&[Building::University]), Building::University), 2);
    assert_eq!(end(Sheet { unpaid_debts: 1, ..sheet(&[Building::University]) }, Building::University), 0);
    // The castle destroys the only debt, so the university has none.
    let saved =
        Sheet { unpaid_debts: 1, virtue: 14, gold: 2, ..sheet(&[Building::University, Building::Castle]) };
    assert_eq!(end(saved, Building::University), 2);
}

#[test]
fn f3_most_is_strictly_more_than_everybody_else() {
    type Market = (Building, fn(u16) -> Sheet);
    let markets: [Market; 4] = [
        (Building::ClayMarket, |clay| Sheet { clay, ..sheet(&[Building::ClayMarket]) }),
        (Building::WoodMarket, |wood| Sheet { wood, ..sheet(&[Building::WoodMarket]) }),
        (Building::StoneMarket, |stone| Sheet { stone, ..sheet(&[Building::StoneMarket]) }),
        (Building::SilverMarket, |silver| Sheet { silver, ..sheet(&[Building::SilverMarket]) }),
    ];
    for (market, own) in markets {
        let rival = Sheet { clay: 5, wood: 5, stone: 5, silver: 5, virtue: 7, ..Sheet::default() };
        let vp = |count| {
            end_of(&score(&[own(count), rival, Sheet { virtue: 7, ..Sheet::default() }], None), market)
        };
        assert_eq!([vp(4), vp(5), vp(6)], [0, 0, 2], "{market:?}");
        assert_eq!(end(own(0), market), 0, "a tie at nothing gives nothing");
    }
    let steeple = |cathedral, other| {
        let rival = Sheet { cathedral: other, virtue: 7, ..Sheet::default() };
        end_of(&score(&[Sheet { cathedral, ..sheet(&[Building::Steeple]) }, rival], None), Building::Steeple)
    };
    assert_eq!([steeple(2, 1), steeple(2, 2), steeple(0, 0)], [2, 0, 0]);
}

#[test]
fn f1_x23_x24_virtue_at_the_end() {
    let after = |sheet: Sheet| two(sheet).players[0].settled.virtue;
    assert_eq!(after(Sheet { gold: 5, ..sheet(&[Building::Castle]) }), 9);
    assert_eq!(after(Sheet { marble: 5, ..sheet(&[Building::Observatory]) }), 9);
    assert_eq!(after(Sheet { paid_debts: 3, ..sheet(&[Building::Reservoir]) }), 8);
    assert_eq!(after(Sheet { clay: 3, wood: 3, stone: 2, ..sheet(&[Building::TradingPost]) }), 9);
    assert_eq!(after(Sheet { cathedral: 1, ..sheet(&[Building::Chapel]) }), 9);
    assert_eq!(after(sheet(&[Building::Chapel])), 7);
    assert_eq!(after(sheet(&[Building::Museum, Building::Well, Building::Keep])), 8, "L3");
    assert_eq!(after(sheet(&[Building::Dungeon])), 5);
    let both = Sheet { gold: 3, marble: 2, ..sheet(&[Building::Castle, Building::Observatory]) };
    assert_eq!(after(both), 9);
    let therese = Sheet { character: Some(Character::Therese), ..both };
    assert_eq!(after(therese), 11, "the same tokens count twice");
}

#[test]
fn l3_x22_the_museum_counts_buildings_and_is_not_the_observatory() {
    let four = [Building::Museum, Building::Well, Building::Keep, Building::Crane];
    let result = two(sheet(&four));
    assert_eq!(result.players[0].steps.len(), 1);
    assert_eq!(result.players[0].steps[0].virtue, 2);
}

#[test]
fn f1_v6_beyond_14_debts_are_destroyed_by_themselves() {
    let rich = Sheet { virtue: 13, gold: 8, unpaid_debts: 2, ..sheet(&[Building::Castle]) };
    let player = &two(rich).players[0];
    assert_eq!((player.settled.virtue, player.settled.unpaid_debts), (14, 0));
    let step = VirtueStep {
        building: Building::Castle,
        virtue: 4,
        debts_destroyed: 2,
        debts_taken: 0,
        silver_paid: 0,
    };
    assert_eq!(player.steps, [step]);
}

#[test]
fn x29_f1_the_dungeons_loss_falls_where_it_is_best() {
    // At 1 virtue: gains first, or a debt is taken.
    let low = Sheet { virtue: 1, gold: 4, ..sheet(&[Building::Dungeon, Building::Castle]) };
    let player = &two(low).players[0];
    assert_eq!((player.settled.virtue, player.settled.unpaid_debts), (1, 0));
    let order: Vec<_> = player.steps.iter().map(|step| step.building).collect();
    assert_eq!(order, [Building::Castle, Building::Dungeon]);
    // At 14 with debts: the loss after the gain that destroys two of them would leave 12; before it, 14 and no debt gone.
    let high =
        Sheet { virtue: 14, gold: 4, unpaid_debts: 2, ..sheet(&[Building::Dungeon, Building::Castle]) };
    let player = &two(high).players[0];
    // 14 virtue: 7 VP and -4 of debts; 12 virtue: 3 VP and no debt. 3 and 3: then more virtue.
    assert_eq!((player.settled.virtue, player.settled.unpaid_debts), (14, 2));
    let three = Sheet { unpaid_debts: 3, gold: 6, ..high };
    let player = &two(three).players[0];
    // Gain first: 14, three debts gone, then 12: 3. Loss first: 12, then 14 and one gone: 7 - 4 = 3.
    assert_eq!((player.settled.virtue, player.settled.unpaid_debts), (14, 2));
    let with_gains_between = Sheet {
        virtue: 13,
        gold: 4,
        marble: 2,
        unpaid_debts: 1,
        ..sheet(&[Building::Dungeon, Building::Castle, Building::Observatory])
    };
    let player = &two(with_gains_between).players[0];
    assert_eq!(player.settled.virtue, 14);
}

#[test]
fn x29_among_equal_choices_the_most_gains_come_before_the_loss() {
    let plain = Sheet {
        virtue: 7,
        gold: 2,
        marble: 2,
        ..sheet(&[Building::Castle, Building::Dungeon, Building::Observatory])
    };
    let order: Vec<_> = two(plain).players[0].steps.iter().map(|step| step.building).collect();
    assert_eq!(order, [Building::Castle, Building::Observatory, Building::Dungeon]);
}

#[test]
fn v7_p12_x71_below_0_the_dungeon_gives_debts_and_hugo_may_pay() {
    let low = Sheet { virtue: 1, silver: 3, ..sheet(&[Building::Dungeon]) };
    let player = &two(low).players[0];
    assert_eq!((player.settled.virtue, player.settled.unpaid_debts, player.settled.silver), (0, 1, 3));
    let hugo = Sheet { character: Some(Character::Hugo), ..low };
    let player = &two(hugo).players[0];
    assert_eq!((player.settled.unpaid_debts, player.settled.silver), (0, 1));
    assert_eq!(player.steps[0].silver_paid, 2);
    // Where the silver is worth more to him he takes the debt: 10 silver are 1 VP, and most silver 2 more.
    let fountain = Sheet {
        character: Some(Character::Hugo),
        virtue: 1,
        silver: 11,
        ..sheet(&[Building::Dungeon, Building::Fountain, Building::SilverMarket])
    };
    let rival = Sheet { virtue: 7, silver: 10, ..Sheet::default() };
    let player = &score(&[fountain, rival], None).players[0];
    assert_eq!((player.settled.unpaid_debts, player.settled.silver), (1, 11));
    // And others' silver market looks at what he has left.
    let paying =
        Sheet { character: Some(Character::Hugo), virtue: 0, silver: 9, ..sheet(&[Building::Dungeon]) };
    let market = Sheet { virtue: 7, silver: 6, ..sheet(&[Building::SilverMarket]) };
    let result = score(&[market, paying], None);
    assert_eq!(result.players[1].settled.silver, 5);
    assert_eq!(end_of(&result, Building::SilverMarket), 2);
}

#[test]
fn f6_x20_fountain_and_gamblers_den_change_what_debts_cost() {
    let debts = |buildings: &[Building]| {
        let line = two(Sheet { unpaid_debts: 3, ..sheet(buildings) });
        line.players[0].category(Category::Debts)
    };
    assert_eq!(debts(&[]), -6);
    assert_eq!(debts(&[Building::Fountain]), -3);
    assert_eq!(debts(&[Building::GamblersDen]), -9);
    assert_eq!(debts(&[Building::Fountain, Building::GamblersDen]), -6);
}

#[test]
fn f4_f5_v2_a4_levels_and_virtue() {
    for (cathedral, vp) in (0..).zip([0, 2, 4, 7, 12, 20]) {
        assert_eq!(two(Sheet { cathedral, ..sheet(&[]) }).players[0].total, vp);
    }
    for (virtue, vp) in (0..).zip([-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]) {
        assert_eq!(two(Sheet { virtue, ..sheet(&[]) }).players[0].total, vp);
    }
}

#[test]
fn f8_f9_f10_silver_by_tens_prisoners_by_twos_and_nothing_for_the_rest() {
    let of = |sheet: Sheet| two(sheet).players[0].total;
    assert_eq!([9, 10, 29].map(|silver| of(Sheet { silver, ..sheet(&[]) })), [0, 1, 2]);
    assert_eq!([1, 2, 5, 20].map(|prison| of(Sheet { prison, ..sheet(&[]) })), [0, -1, -2, -10]);
    let poor = Sheet { clay: 9, wood: 9, stone: 9, captured: 9, skills: [5; 3], paid_debts: 4, ..sheet(&[]) };
    assert_eq!(of(poor), 0);
    assert!(two(sheet(&[])).players[0].lines.is_empty(), "lines of 0 are left out");
}

#[test]
fn f11_x32_ties_go_to_virtue_then_silver_then_are_shared() {
    let with = |virtue, silver| Sheet { virtue, silver, ..Sheet::default() };
    let ranks = |score: &Score| score.players.iter().map(|it| it.rank).collect::<Vec<_>>();
    let result = score(&[with(7, 3), with(8, 1)], None);
    assert_eq!((ranks(&result), result.decided_by), (vec![2, 1], DecidedBy::Virtue));
    let result = score(&[with(8, 3), with(8, 1), with(7, 9)], None);
    assert_eq!((ranks(&result), result.decided_by), (vec![1, 2, 3], DecidedBy::Silver));
    let result = score(&[with(8, 3), with(6, 1), with(8, 3), with(6, 1)], None);
    assert_eq!((ranks(&result), result.decided_by.id()), (vec![1, 3, 1, 3], "shared"));
}

#[test]
fn o1_o2_o3_o12_o13_x30_the_solo_opponent_is_scored_and_compared() {
    let opponent = OpponentSheet {
        kind: Opponent::Helena,
        guildhall: 5,
        cathedral: 2,
        virtue: 7,
        marble: 3,
        unpaid_debts: 1,
        prison: 2,
    };
    let human = |silver| Sheet { virtue: 7, silver, ..Sheet::default() };
    let result = score(&[human(0)], Some(&opponent));
    let it = result.opponent.unwrap();
    assert_eq!(
        (it.guildhall, it.cathedral, it.virtue, it.marble, it.debts, it.prison),
        (15, 4, 0, 3, -2, -1)
    );
    assert_eq!((it.total, result.solo, result.players[0].rank), (19, Some(Solo::Lost), 2));
    assert_eq!(score(&[human(190)], Some(&opponent)).solo, Some(Solo::Tied));
    assert!(score(&[human(190)], Some(&opponent)).winners().is_empty());
    let won = score(&[human(200)], Some(&opponent));
    assert_eq!((won.solo, won.winners(), won.decided_by), (Some(Solo::Won), vec![RED], DecidedBy::Vp));
    let easy = OpponentSheet { kind: Opponent::Constantine, ..opponent };
    assert_eq!(score(&[human(0)], Some(&easy)).opponent.unwrap().total, 9);
}

#[test]
fn x61_the_solo_opponent_is_a_player_for_most() {
    let opponent = |cathedral| OpponentSheet {
        kind: Opponent::Constantine,
        guildhall: 0,
        cathedral,
        virtue: 7,
        marble: 0,
        unpaid_debts: 0,
        prison: 0,
    };
    let own = Sheet { cathedral: 2, ..sheet(&[Building::Steeple, Building::Chapel]) };
    let low = score(&[own], Some(&opponent(1)));
    assert_eq!((end_of(&low, Building::Steeple), low.players[0].settled.virtue), (2, 9));
    let high = score(&[own], Some(&opponent(2)));
    assert_eq!((end_of(&high, Building::Steeple), high.players[0].settled.virtue), (0, 7));
}

#[test]
fn f1_a_running_game_is_counted_by_the_same_function_also_before_its_end() {
    let table = scene(2, |it| {
        it.players[0].built = cards(&[Building::Castle, Building::Keep]);
        it.players[0].captured = [0, 4, 0, 0, 0];
        it.players[0].stock = stock([0, 0, 0, 4, 0, 12]);
        it.players[1].virtue = 3;
        it.players[1].prison = 2;
    });
    let result = Architects::score(&table.setup, &table.state);
    assert_eq!(result.players[0].total, 10 + 12 + 1 + 4 + 1);
    assert_eq!(result.players[1].total, -5 - 1);
    let outcomes = Architects::outcomes(&table.setup, &table.state);
    assert_eq!((outcomes[0].points, outcomes[0].win, outcomes[0].place), (28.0, 1.0, 1.0));
    assert_eq!((outcomes[1].points, outcomes[1].win, outcomes[1].place), (-6.0, 0.0, 2.0));
}
