//! The guildhall: constructing, paying, the cathedral.

use guildhall::architects::costs::Shortage;
use guildhall::architects::{
    Apprentice, Building, Character, Effect, Hands, Refusal, Resource, RewardCard, RuleId, Setup, SkillSet,
    Spot, Step,
};

use super::{BLUE, GREEN, RED, Scene, YELLOW, cards, display_without, plenty, scene, stock};

#[test]
fn u1_u2_t4_q15_with_four_players_row_2_begins_with_the_sixth_worker_and_the_next_goes_right_of_it() {
    let mut table = scene(4, |it| {
        it.guildhall = vec![RED, YELLOW, GREEN, RED, RED, BLUE];
        it.players[0].hand = cards(&[Building::Well]);
        it.players[0].stock = plenty();
    });
    table.plays("place guildhall");
    assert_eq!(table.state.guildhall().nth(6), Some(RED), "the 7th space");
    assert_eq!((table.setup.columns(), table.setup.spaces()), (5, 20));
}

#[test]
fn b1_b2_q16_the_keep_needs_three_skills_and_its_goods_and_costs_2_virtue() {
    let arrange = |skilled: &[Apprentice], goods| {
        scene(2, |it| {
            it.display = display_without(skilled);
            it.players[0].apprentices = skilled.to_vec();
            it.players[0].hand = cards(&[Building::Keep, Building::Well]);
            it.players[0].stock = stock(goods);
        })
    };
    let mut table = arrange(&[Apprentice::Labourer], [0, 5, 2, 2, 0, 0]);
    table.plays("place guildhall");
    assert_eq!(table.legal(), ["construct keep", "construct well", "advance 1 gold"]);
    table.plays("construct keep");
    assert_eq!((table.stock(RED), table.state.virtue(RED)), ([0; 6], 5));
    assert_eq!(table.state.built(RED), cards(&[Building::Keep]));
    let mut table = arrange(&[Apprentice::Woodcutter, Apprentice::Miner], [0, 9, 9, 9, 9, 0]);
    table.plays("place guildhall");
    let skills = SkillSet(4);
    assert_eq!(table.refuses("construct keep"), Refusal::SkillsMissing { building: Building::Keep, skills });
    assert_eq!(skills.iter().map(guildhall::architects::Skill::id).collect::<Vec<_>>(), ["masonry"]);
}

#[test]
fn b2_t7_what_is_missing_is_said_with_numbers() {
    let mut table = scene(2, |it| {
        it.players[0].hand = cards(&[Building::Fountain, Building::Church, Building::Well]);
        it.players[0].stock = stock([3, 2, 3, 0, 0, 0]);
    });
    table.plays("place guildhall");
    let lack = Shortage { resource: Resource::Marble, or: None, needs: 1, has: 0 };
    assert_eq!(table.refuses("construct fountain"), Refusal::NotEnough { lack, rule: RuleId::B2 });
    let building = Building::Smithy;
    assert_eq!(table.refuses("construct smithy"), Refusal::NotInHand { building });
    let building = Building::Crane;
    assert_eq!(table.refuses("construct crane"), Refusal::NotInGame { building });
    assert_eq!(table.refuses("advance 1 gold").rule(), RuleId::A3);
}

#[test]
fn b3_q17_the_well_needs_no_skill_and_brings_4_clay_at_once() {
    let mut table = scene(2, |it| {
        it.players[0].hand = cards(&[Building::Well]);
        it.players[0].stock = stock([0, 2, 2, 0, 0, 0]);
    });
    table.plays("place guildhall");
    assert_eq!(table.stock(RED), [4, 0, 0, 0, 0, 0], "only one thing can be done: it is done");
    assert!(table.effects.contains(&Effect::Constructed { seat: RED, building: Building::Well }));
}

#[test]
fn b1_one_apprentice_serves_for_several_symbols_and_any_number_of_buildings() {
    let mut table = scene(2, |it| {
        it.display = display_without(&[Apprentice::Labourer]);
        it.players[0].apprentices = vec![Apprentice::Labourer];
        it.players[0].hand = cards(&[Building::Keep, Building::Castle]);
        it.players[0].stock = plenty();
    });
    table.plays("place guildhall; construct castle").until(RED).plays("place guildhall; construct keep");
    assert_eq!(table.state.built(RED).len(), 2);
}

#[test]
fn u1_x53_x1_the_guildhall_is_closed_to_whom_nothing_is_possible() {
    let table = scene(2, |it| {
        it.players[0].hand = cards(&[Building::Keep]);
        it.players[0].virtue = 4;
        it.players[0].stock = plenty();
    });
    assert!(!table.offers("place guildhall"));
    assert_eq!(table.refuses("place guildhall").rule(), RuleId::X53);
}

#[test]
fn a2_a4_q18_yellow_pays_1_gold_discards_and_turns_up_a_reward() {
    let mut table = scene(3, |it| {
        it.active = YELLOW;
        it.players[2].hand = cards(&[Building::Keep]);
        it.players[2].stock = stock([0, 0, 0, 1, 0, 0]);
    });
    table.plays("place guildhall");
    assert_eq!((table.stock(YELLOW), table.state.hand_len(YELLOW)), ([0; 6], 0));
    assert_eq!((table.state.level(YELLOW), table.state.step()), (1, Step::Reward));
    table.plays("reward 11");
    assert_eq!((table.stock(YELLOW), table.state.virtue(YELLOW)), ([0, 0, 0, 1, 0, 0], 8));
    assert_eq!((table.state.rewards_left(), table.state.layers()), (6, &[1][..]));
    assert!(!table.state.may_reward(RewardCard::new(11).unwrap()), "it is out of the game");
}

#[test]
fn a2_x42_every_reward_brings_what_it_shows() {
    for (number, virtue, goods, drawn) in [
        (1, 1, [0, 0, 0, 0, 0, 3], 0),
        (2, 1, [0, 2, 0, 0, 0, 0], 0),
        (3, 1, [0, 0, 2, 0, 0, 0], 0),
        (4, 1, [0; 6], 1),
        (5, 2, [0; 6], 0),
        (6, 1, [0, 0, 0, 0, 0, 3], 0),
        (7, 1, [0, 2, 0, 0, 0, 0], 0),
        (8, 1, [0, 0, 2, 0, 0, 0], 0),
        (9, 1, [0; 6], 1),
        (10, 2, [0; 6], 0),
        (11, 1, [0, 0, 0, 1, 0, 0], 0),
    ] {
        let mut table = scene(2, |it| {
            it.players[0].hand = cards(&[Building::Keep]);
            it.players[0].stock = stock([0, 0, 0, 1, 0, 0]);
        });
        table.plays("place guildhall");
        assert_eq!(table.legal().len(), 11, "any of the eleven may come");
        table.plays(&format!("reward {number}")).settle();
        assert_eq!((table.state.virtue(RED), table.stock(RED)), (7 + virtue, goods), "{number}");
        assert_eq!(table.state.hand_len(RED), drawn);
    }
}

#[test]
fn a2_without_a_reward_left_there_is_1_virtue() {
    let mut table = scene(2, |it| {
        it.rewards_seen = RewardCard::all().take(5).collect();
        it.players[0].hand = cards(&[Building::Keep]);
        it.players[0].stock = stock([0, 0, 0, 1, 0, 0]);
    });
    table.plays("place guildhall");
    assert_eq!((table.state.virtue(RED), table.state.level(RED)), (8, 1));
    assert_eq!(table.state.active(), BLUE);
    let refused = scene(2, |it| {
        it.rewards_seen = vec![RewardCard::new(1).unwrap()];
        it.players[0].hand = cards(&[Building::Keep]);
        it.players[0].stock = stock([0, 0, 0, 1, 0, 0]);
    })
    .plays("place guildhall")
    .refuses("reward 1");
    assert_eq!(refused, Refusal::RewardSeen { reward: RewardCard::new(1).unwrap() });
}

#[test]
fn x17_a2_the_card_just_discarded_can_come_back() {
    let all = guildhall::architects::BuildingSet::in_game(false);
    let mut table = scene(2, |it| {
        it.players[0].hand = cards(&[Building::Keep]);
        it.players[1].built = all.without(Building::Keep);
        it.players[0].stock = stock([0, 0, 0, 1, 0, 0]);
    });
    table.plays("place guildhall; reward 4");
    assert_eq!(table.legal(), ["draw Red keep"]);
}

#[test]
fn a1_q19_with_both_spots_taken_nobody_advances() {
    let mut table = scene(3, |it| {
        it.players[0].level = 3;
        it.players[1].level = 3;
        it.players[2].level = 2;
        it.active = YELLOW;
        it.players[2].hand = cards(&[Building::Well]);
        it.players[2].stock = plenty();
    });
    table.plays("place guildhall");
    assert_eq!(table.state.active(), RED, "only the well was possible");
    let mut table = scene(3, |it| {
        it.players[0].level = 3;
        it.players[1].level = 3;
        it.players[2].level = 2;
        it.active = YELLOW;
        it.players[2].hand = cards(&[Building::Well, Building::Smithy]);
        it.players[2].stock = plenty();
    });
    table.plays("place guildhall");
    assert_eq!(table.refuses("advance 1 marble"), Refusal::LevelFull { level: 3, spots: 2 });
}

#[test]
fn a1_v5_what_closes_the_cathedral() {
    let try_with = |arrange: &dyn Fn(&mut guildhall::architects::PlayerPosition)| {
        let mut table = scene(2, |it| {
            it.players[0].hand = cards(&[Building::Well, Building::Smithy]);
            it.players[0].stock = plenty();
            arrange(&mut it.players[0]);
        });
        table.plays("place guildhall");
        table
    };
    let low = try_with(&|it| it.virtue = 4);
    assert_eq!(low.refuses("advance 1 gold"), Refusal::VirtueTooLow { virtue: 4 });
    assert!(try_with(&|it| it.virtue = 5).offers("advance 1 gold"));
    assert_eq!(try_with(&|it| it.level = 5).refuses("advance 2 gold 2 marble"), Refusal::TopReached);
    let wrong = try_with(&|_| {}).refuses("advance 1 marble");
    assert_eq!(wrong, Refusal::WrongPayment);
    assert_eq!(wrong.rule(), RuleId::X52);
    let empty = scene(2, |it| it.players[0].stock = plenty());
    assert!(!empty.offers("place guildhall"), "A1: no card to discard");
}

#[test]
fn a3_x52_x67_the_mix_is_the_first_decision_and_the_discard_the_second() {
    let mut table = scene(2, |it| {
        it.players[0].level = 3;
        it.players[0].hand = cards(&[Building::Keep, Building::Castle]);
        it.players[0].stock = stock([0, 6, 5, 0, 0, 0]);
    });
    table.plays("place guildhall");
    assert_eq!(
        table.legal(),
        [
            "advance 6 wood 2 stone",
            "advance 5 wood 3 stone",
            "advance 4 wood 4 stone",
            "advance 3 wood 5 stone"
        ]
    );
    assert_eq!(table.refuses("advance 8 wood").rule(), RuleId::A3);
    table.plays("advance 5 wood 3 stone");
    assert_eq!(table.legal(), ["discard castle", "discard keep"]);
    table.plays("discard keep; reward 5");
    assert_eq!((table.state.level(RED), table.stock(RED)), (4, [0, 1, 2, 0, 0, 0]));
    assert_eq!(table.state.layer(0), cards(&[Building::Keep]));
}

#[test]
fn h6_x33_acolytes_bring_their_bonus_with_every_advance() {
    let own = [Apprentice::AcolyteCarpentry, Apprentice::AcolyteTiling, Apprentice::AcolyteMasonry];
    let mut table = scene(2, |it| {
        it.display = display_without(&own);
        it.players[0].apprentices = own.to_vec();
        it.players[0].hand = cards(&[Building::Keep]);
        it.players[0].stock = stock([0, 0, 0, 1, 0, 0]);
    });
    table.plays("place guildhall; reward 5");
    assert_eq!(table.state.step(), Step::Draw(RED, 1));
    table.plays("draw Red well");
    assert_eq!((table.stock(RED), table.state.hand_len(RED)), ([2, 0, 0, 0, 0, 2], 1));
}

#[test]
fn x65_where_hands_are_sealed_any_building_not_constructed_may_be_named() {
    let setup = Setup::new(2).with_hands(Hands::Sealed);
    let mut table = Scene::of(setup, |it| {
        it.players[0].sealed = 1;
        it.players[0].virtue = 4;
        it.players[0].stock = stock([0, 3, 3, 0, 0, 0]);
        it.players[1].built = cards(&[Building::Smithy]);
    });
    table.plays("place guildhall");
    assert_eq!(
        (table.state.hand_len(RED), table.state.built(RED).len()),
        (0, 1),
        "only the well can be paid"
    );
    let setup = Setup::new(2).with_hands(Hands::Sealed);
    let mut table = Scene::of(setup, |it| {
        it.players[0].sealed = 2;
        it.players[0].stock = plenty();
        it.players[1].built = cards(&[Building::Smithy]);
    });
    table.plays("place guildhall");
    let (building, by) = (Building::Smithy, BLUE);
    assert_eq!(table.refuses("construct smithy"), Refusal::AlreadyBuilt { building, by });
    let mut other = table.clone();
    table.plays("construct church");
    assert_eq!(table.state.hand_len(RED), 1);
    other.plays("advance 1 gold; reward 1");
    assert_eq!((other.state.hand_len(RED), other.state.layers()), (1, &[1][..]), "no name is asked");
}

#[test]
fn p6_frederick_discards_nothing_and_needs_no_card() {
    let mut table = scene(2, |it| {
        it.players[0].character = Some(Character::Frederick);
        it.players[1].character = Some(Character::Ada);
        it.players[0].stock = stock([0, 0, 0, 1, 0, 0]);
    });
    table.plays("place guildhall; reward 1");
    assert_eq!((table.state.level(RED), table.state.building_pile_len()), (1, 40));
}

#[test]
fn p7_x24_therese_chooses_what_she_pays_with() {
    let mut table = scene(2, |it| {
        it.players[0].character = Some(Character::Therese);
        it.players[1].character = Some(Character::Ada);
        it.players[0].hand = cards(&[Building::Steeple]);
        it.players[0].virtue = 4;
        it.players[0].stock = stock([0, 2, 0, 1, 2, 0]);
    });
    table.plays("place guildhall");
    assert_eq!(table.legal(), ["pay 2 wood 1 gold 1 marble", "pay 2 wood 2 marble"]);
    assert_eq!(table.refuses("pay 2 wood 1 gold"), Refusal::WrongPayment);
    assert_eq!(table.refuses("pay 2 wood 2 gold").rule(), RuleId::B2);
    table.plays("pay 2 wood 2 marble");
    assert_eq!(table.stock(RED), [0, 0, 0, 1, 0, 0]);
}

#[test]
fn p13_x76_lothaire_pays_a_piece_less_for_building_and_cathedral() {
    let lothaire = |goods, level| {
        Scene::of(Setup::new(2).with_promo(), |it| {
            it.players[0].character = Some(Character::Lothaire);
            it.players[1].character = Some(Character::Ada);
            it.players[0].hand = cards(&[Building::Well]);
            it.players[0].level = level;
            it.players[0].stock = stock(goods);
        })
    };
    let mut table = lothaire([0, 2, 2, 0, 0, 0], 0);
    table.plays("place guildhall");
    assert_eq!(table.legal(), ["pay 1 wood 2 stone", "pay 2 wood 1 stone"]);
    let mut table = lothaire([0, 0, 3, 0, 0, 0], 1);
    table.plays("place guildhall");
    assert_eq!((table.state.level(RED), table.stock(RED)), (2, [0; 6]));
}

#[test]
fn p10_x48_clovis_draws_after_the_effect() {
    let mut table = Scene::of(Setup::new(2).with_promo(), |it| {
        it.players[0].character = Some(Character::Clovis);
        it.players[1].character = Some(Character::Ada);
        it.players[0].virtue = 4;
        it.players[0].hand = cards(&[Building::ClayPit]);
        it.players[0].stock = stock([4, 1, 0, 0, 0, 0]);
    });
    table.plays("place guildhall");
    assert_eq!(table.state.step(), Step::Either(Building::ClayPit));
    table.plays("take gold; draw Red well");
    assert_eq!(table.state.hand(RED), cards(&[Building::Well]));
}

#[test]
fn l1_x73_the_crane_puts_a_second_worker_into_the_guildhall() {
    let arrange = |filled: usize, ready: bool, character: Character| {
        Scene::of(Setup::new(2).with_promo(), |it| {
            it.players[0].character = Some(character);
            it.players[1].character = Some(Character::Ada);
            it.players[0].virtue = 4;
            it.guildhall = vec![BLUE; filled];
            it.players[0].prison = if ready { 0 } else { 19 };
            it.players[0].hand = cards(&[Building::Crane, Building::Well]);
            it.players[0].stock = stock([0, 5, 3, 0, 0, 0]);
        })
    };
    let mut table = arrange(0, true, Character::Clovis);
    table.plays("place guildhall; construct crane");
    assert_eq!(table.legal(), ["place guildhall", "stop"]);
    assert_eq!(table.refuses("place quarry"), Refusal::NotNow { step: Step::Crane });
    table.plays("place guildhall");
    assert_eq!(table.state.guildhall_len(), 2);
    assert_eq!(table.state.built(RED).len(), 2, "only the well was left");
    table.plays("draw Red keep; draw Red castle");
    assert_eq!(table.state.hand_len(RED), 2, "Clovis draws for both, after the extra action");
    // It needs a worker on the board.
    let mut table = arrange(0, false, Character::Frederick);
    table.plays("place guildhall; construct crane");
    assert_eq!(table.state.active(), BLUE);
    // On the last space the extra worker lies beside, and it counts for the reset of U3.
    let mut table = arrange(11, true, Character::Frederick);
    table.plays("place guildhall; construct crane; place guildhall");
    assert_eq!((table.state.guildhall_len(), table.state.beside(RED)), (12, 1));
    let mut table = arrange(5, true, Character::Frederick);
    table.plays("place guildhall; construct crane; place guildhall");
    assert_eq!(table.state.step(), Step::TurnOver, "the 7th space");
    let mut table = arrange(6, true, Character::Frederick);
    table.plays("place guildhall; construct crane");
    assert_eq!(table.state.step(), Step::Crane, "X13: first the whole action");
    let mut second = table.clone();
    table.plays("stop");
    assert_eq!(table.state.step(), Step::TurnOver);
    second.plays("place guildhall");
    assert_eq!(
        second.state.step(),
        Step::TurnOver,
        "the 7th space counts, though the 8th was taken after it"
    );
    second.settle();
    assert_eq!(second.state.step(), Step::Turn, "and only one reset");
    assert!(Spot::ALL.contains(&Spot::Guildhall));
}
