//! The tables in the code are those of the data file, number by number.

use std::collections::BTreeMap;

use guildhall::architects::components::*;
use guildhall::architects::reset::{FARA_FREES, GATEKEEPER_FREES, SQUIRE_VIRTUE};
use guildhall::architects::scoring::Opponent;
use guildhall::architects::{
    Ability, Apprentice, Building, BuildingEffect, Character, Circle, Goods, MarketCard, Most, PRINTED_LARGE,
    PRINTED_SMALL, Per, Resource, RewardCard, Skill, SkillSet, Space, prices,
};
use toml::{Table, Value};

fn data() -> Table {
    include_str!("../../../assets/architects/architects.toml").parse().expect("TOML")
}

fn int(table: &Table, key: &str) -> i64 {
    table.get(key).map_or(0, |value| value.as_integer().expect("a number"))
}

fn small(table: &Table, key: &str) -> u8 {
    u8::try_from(int(table, key)).expect("a small number")
}

fn text<'a>(table: &'a Table, key: &str) -> &'a str {
    table[key].as_str().expect("a text")
}

fn table<'a>(of: &'a Table, key: &str) -> &'a Table {
    of[key].as_table().expect("a table")
}

fn list<'a>(of: &'a Table, key: &str) -> Vec<&'a Table> {
    of[key].as_array().expect("a list").iter().map(|it| it.as_table().expect("a table")).collect()
}

fn goods(table: &Table) -> Goods {
    Resource::ALL.into_iter().fold(Goods::NONE, |bundle, it| bundle.with(it, small(table, it.id())))
}

fn skills(table: &Table) -> SkillSet {
    let mut set = 0;
    for (index, skill) in Skill::ALL.into_iter().enumerate() {
        let count = small(table, skill.id());
        assert!(count <= 1);
        set |= count << index;
    }
    SkillSet(set)
}

fn per(effect: &Table) -> Per {
    match text(effect, "per") {
        "buildings" => Per::Buildings,
        "gold" => Per::Gold,
        "marble" => Per::Marble,
        "paid-debts" => Per::PaidDebts,
        "clay+wood+stone" => Per::Materials,
        "captured-workers" => Per::Captured,
        "virtue" => Per::Virtue,
        "apprentices-with-skill" => Per::Skilled(Skill::from_id(text(effect, "skill")).unwrap()),
        other => panic!("{other}"),
    }
}

fn most(effect: &Table) -> Most {
    match text(effect, "of") {
        "cathedral-level" => Most::Cathedral,
        id => Most::Of(Resource::from_id(id).unwrap()),
    }
}

fn building_effect(effect: &Table) -> BuildingEffect {
    let small = |key| small(effect, key);
    match text(effect, "kind") {
        "gain" if effect.contains_key("debt") => BuildingEffect::TakeDebt,
        "gain" if effect.contains_key("building_cards") => BuildingEffect::Draw(small("building_cards")),
        "gain" => BuildingEffect::Gain(goods(effect)),
        "choice" => {
            let options = list(effect, "options");
            if text(options[0], "kind") == "gain" {
                return BuildingEffect::Either(goods(options[0]), goods(options[1]));
            }
            let kinds: Vec<_> = options.iter().map(|it| text(it, "kind")).collect();
            assert_eq!(kinds, ["release-captured", "capture"]);
            assert_eq!(int(options[1], "groups"), 1);
            BuildingEffect::CaptureOrRelease
        }
        "capture" => {
            assert_eq!(int(effect, "groups"), int(effect, "max_locations"));
            BuildingEffect::Capture(small("groups"))
        }
        "release-prison" => BuildingEffect::ReleasePrisoners,
        "destroy-unpaid-debt" => BuildingEffect::DestroyDebt,
        "pay-to-gain" => {
            assert_eq!(int(table(effect, "pay"), "building_cards"), 1);
            assert_eq!(int(table(effect, "gain"), "gold"), 2);
            BuildingEffect::Library
        }
        "gain-per" => {
            assert_eq!((per(effect), small("every"), small("gold")), (Per::Virtue, 4, 1));
            BuildingEffect::Palace
        }
        "hire" => BuildingEffect::Hire,
        "all-players-virtue" if effect.contains_key("min_prisoners") => {
            assert_eq!((small("min_prisoners"), int(effect, "virtue")), (CROWDED_PRISON, -1));
            BuildingEffect::Watchtower
        }
        "all-players-virtue" => {
            assert_eq!(int(effect, "virtue"), 1);
            BuildingEffect::Monument
        }
        "extra-guildhall-worker" => BuildingEffect::Crane,
        "discard-apprentice" => BuildingEffect::Graveyard,
        "vp-per" => {
            assert_eq!(small("vp"), 1);
            BuildingEffect::VpPer(per(effect), small("every"))
        }
        "virtue-per" => {
            assert_eq!(small("virtue"), 1);
            BuildingEffect::VirtuePer(per(effect), small("every"))
        }
        "if-most" if effect.contains_key("vp") => BuildingEffect::MostVp(most(effect), small("vp")),
        "if-most" => BuildingEffect::MostVirtue(most(effect), small("virtue")),
        "virtue" => BuildingEffect::LoseVirtue(u8::try_from(-int(effect, "virtue")).unwrap()),
        "if-no-unpaid-debt" => BuildingEffect::NoDebtVp(small("vp")),
        "unpaid-debt-vp" => BuildingEffect::DebtVp(i8::try_from(int(effect, "delta")).unwrap()),
        other => panic!("{other}"),
    }
}

#[test]
fn c1_l1_l2_l3_every_building_is_that_of_the_data() {
    let data = data();
    let entered: Vec<_> = list(&data, "building").into_iter().chain(list(&data, "promo_building")).collect();
    assert_eq!(entered.len(), Building::ALL.len());
    let in_box = usize::from(small(table(&data, "components"), "building_cards"));
    assert_eq!(list(&data, "building").len(), in_box);
    for (building, entered) in Building::ALL.into_iter().zip(entered) {
        let card = building.card();
        assert_eq!(building.id(), text(entered, "id"));
        assert_eq!(card.cost, goods(table(entered, "cost")), "{building:?}");
        assert_eq!(card.skills, skills(table(entered, "skills")), "{building:?}");
        assert_eq!(
            (i64::from(card.vp), i64::from(card.virtue)),
            (int(entered, "vp"), int(entered, "virtue"))
        );
        assert_eq!(card.effect, building_effect(table(entered, "effect")), "{building:?}");
        assert_eq!(building.is_promo(), entered.contains_key("promo"));
    }
}

fn ability(entered: &Table) -> Ability {
    let gain = || table(entered, "gain");
    match text(entered, "kind") {
        "none" => Ability::None,
        "bonus" => match text(entered, "at") {
            "black-market" => Ability::Swindle(goods(gain())),
            at => Ability::Visit(Circle::from_id(at).unwrap(), goods(gain())),
        },
        "discount" => match (text(entered, "at"), int(entered, "silver"), int(entered, "virtue_loss")) {
            ("town-centre", 1, 0) => Ability::Conspire,
            ("black-market", 1, 0) => Ability::Trick,
            ("black-market", 0, 1) => Ability::Illude,
            ("tax-stand", 0, 1) => Ability::Thieve,
            other => panic!("{other:?}"),
        },
        "trade" => Ability::Trade {
            give: goods(table(entered, "give")),
            get: goods(table(entered, "get")),
            virtue: small(table(entered, "get"), "virtue"),
        },
        "on" => match text(entered, "event") {
            "advance-cathedral" => Ability::Advance(goods(gain()), small(gain(), "building_cards")),
            "pay-off-debt" => Ability::PayOff(goods(gain())),
            "send-captured-to-prison" => Ability::Sell(goods(gain())),
            other => panic!("{other}"),
        },
        "reset" if entered.contains_key("release_prison") => {
            assert_eq!(int(entered, "release_prison"), i64::from(GATEKEEPER_FREES));
            Ability::Gatekeep(GATEKEEPER_FREES)
        }
        "reset" if entered.contains_key("condition") => {
            let virtue = small(gain(), "virtue");
            assert!(virtue == 0 || virtue == SQUIRE_VIRTUE);
            Ability::Squire { get: goods(gain()), virtue }
        }
        "reset" => Ability::Peddle(goods(gain())),
        "extra-worker" => {
            assert_eq!((text(entered, "at"), int(entered, "count")), ("kings-storehouse", 1));
            Ability::Oversee
        }
        other => panic!("{other}"),
    }
}

#[test]
fn c1_l4_l5_l6_every_apprentice_is_that_of_the_data() {
    let data = data();
    let entered: Vec<_> =
        list(&data, "apprentice").into_iter().chain(list(&data, "promo_apprentice")).collect();
    assert_eq!(entered.len(), Apprentice::ALL.len());
    let mut cards = 0;
    for (apprentice, entered) in Apprentice::ALL.into_iter().zip(entered) {
        let card = apprentice.card();
        assert_eq!(apprentice.id(), text(entered, "id"));
        assert_eq!(i64::from(card.copies), int(entered, "copies"));
        assert_eq!(card.skills, skills(table(entered, "skills")), "{apprentice:?}");
        assert_eq!(i64::from(card.virtue), int(entered, "virtue"));
        assert_eq!(card.ability, ability(table(entered, "ability")), "{apprentice:?}");
        assert_eq!(apprentice.is_promo(), entered.contains_key("promo"));
        cards += i64::from(card.copies);
    }
    assert_eq!(cards - 3, int(table(&data, "components"), "apprentice_cards"));
}

#[test]
fn c1_every_market_card_and_every_reward_is_that_of_the_data() {
    let data = data();
    let entered = list(&data, "black_market");
    assert_eq!(entered.len(), 10);
    for (card, entered) in MarketCard::all().zip(entered) {
        assert_eq!(i64::from(card.number()), int(entered, "id"));
        assert_eq!(card.small_goods(), goods(table(entered, "small")));
        assert_eq!(card.small().goods(), goods(table(entered, "small")));
        assert_eq!(card.large_goods(), goods(table(entered, "large")));
    }
    let printed = table(&data, "black_market_printed");
    assert_eq!(PRINTED_SMALL, goods(table(printed, "small")));
    assert_eq!(PRINTED_LARGE, goods(table(printed, "large")));
    let entered = list(&data, "reward");
    assert_eq!(entered.len(), 11);
    for (card, entered) in RewardCard::all().zip(entered) {
        let gain = table(entered, "gain");
        assert_eq!(i64::from(card.number()), int(entered, "id"));
        assert_eq!(card.reward().goods, goods(gain));
        assert_eq!(i64::from(card.reward().virtue), int(gain, "virtue"));
        assert_eq!(i64::from(card.reward().buildings), int(gain, "building_cards"));
    }
}

#[test]
fn p1_every_character_is_that_of_the_data() {
    let data = data();
    for (character, entered) in Character::ALL.into_iter().zip(list(&data, "character")) {
        let (start, given) = (character.start(), table(entered, "start"));
        assert_eq!(character.id(), text(entered, "id"));
        assert_eq!(character.is_promo(), !entered["base"].as_bool().unwrap());
        assert_eq!(start.goods, goods(given), "{character:?}");
        let numbers = [start.prison, start.virtue, start.buildings, start.debts].map(i64::from);
        assert_eq!(numbers, ["prison", "virtue", "building_cards", "debt"].map(|key| int(given, key)));
    }
    let mut virtues: Vec<_> = Character::ALL.iter().map(|it| it.start().virtue).collect();
    virtues.sort_unstable();
    virtues.dedup();
    assert_eq!(virtues.len(), Character::ALL.len(), "P3: never a tie");
    let fara = list(&data, "character").into_iter().find(|it| text(it, "id") == "fara").unwrap();
    assert_eq!(int(table(fara, "ability"), "release_prison"), i64::from(FARA_FREES));
}

#[test]
fn a3_v2_v3_u2_u3_the_tracks_are_those_of_the_data() {
    let data = data();
    for (entered, level) in list(table(&data, "cathedral"), "level").into_iter().zip(1..) {
        let it = cathedral(level).unwrap();
        assert_eq!(i64::from(level), int(entered, "level"));
        assert_eq!((i64::from(it.vp), i64::from(it.spots)), (int(entered, "vp"), int(entered, "spots")));
        let cost = table(entered, "cost");
        let expected = match small(cost, "wood_or_stone") {
            0 => LevelCost::Exactly(goods(cost)),
            count => LevelCost::WoodOrStone(count),
        };
        assert_eq!(it.cost, expected);
    }
    assert_eq!(cathedral(0).or(cathedral(6)), None);
    let virtue = table(&data, "virtue");
    let numbers = |key: &str| -> Vec<i64> {
        virtue[key].as_array().unwrap().iter().map(|it| it.as_integer().unwrap()).collect()
    };
    assert_eq!(VIRTUE_VP.map(i64::from).to_vec(), numbers("vp"));
    let evaded: Vec<_> = (0..=MOST_VIRTUE).map(|it| i64::from(prices::evaded(it, None))).collect();
    assert_eq!(evaded, numbers("evade"));
    assert_eq!(int(virtue, "black_market_forbidden_from"), i64::from(MARKET_CLOSED_FROM));
    assert_eq!(int(virtue, "cathedral_forbidden_to"), i64::from(CATHEDRAL_OPEN_FROM) - 1);
    let guildhall = table(&data, "guildhall");
    let resets: BTreeMap<u8, Vec<i64>> = table(guildhall, "reset_spaces")
        .iter()
        .map(|(players, spaces)| {
            let spaces = spaces.as_array().unwrap().iter().map(|it: &Value| it.as_integer().unwrap());
            (players.parse().unwrap(), spaces.collect())
        })
        .collect();
    for players in 1..=5_u8 {
        let key = players.to_string();
        assert_eq!(int(table(guildhall, "columns"), &key), i64::from(guildhall_columns(players)));
        assert_eq!(int(table(guildhall, "spaces"), &key), i64::from(guildhall_spaces(players)));
        let spaces = (1..=guildhall_spaces(players)).filter(|&it| resets_at(players, it)).map(i64::from);
        assert_eq!(spaces.collect::<Vec<_>>(), resets[&players]);
    }
}

#[test]
fn the_numbers_of_the_set_up_are_those_of_the_data() {
    let data = data();
    let setup = table(&data, "setup");
    for (key, number) in [
        ("tax_stand_silver", i64::from(START_TAX)),
        ("virtue", START_VIRTUE.into()),
        ("workers", WORKERS.into()),
        ("apprentices_face_up", i64::try_from(ROWS * COLUMNS).unwrap()),
        ("draft_deal", DRAFT_DEAL.into()),
        ("draft_keep", DRAFT_KEEP.into()),
        ("hand_limit", HAND_LIMIT.into()),
        ("apprentice_limit", APPRENTICE_LIMIT.into()),
    ] {
        assert_eq!(int(setup, key), number, "{key}");
    }
    assert_eq!(setup["silver_by_seat"][0].as_integer(), Some(START_SILVER.into()));
    for players in 2..=5_u8 {
        let rewards = int(setup, "rewards_per_player") * i64::from(players) + int(setup, "rewards_extra");
        assert_eq!(rewards, i64::from(rewards_in_play(players)));
    }
    let boards = list(&data, "board");
    let large: Vec<_> =
        boards.iter().filter(|it| text(it, "circle") == "large").map(|it| text(it, "id")).collect();
    assert_eq!(large, Circle::ALL.map(Circle::id));
    let town = boards.iter().find(|it| text(it, "id") == "town-centre").unwrap();
    for players in 2..=5_u8 {
        let limit = int(table(town, "max_locations"), &players.to_string());
        assert_eq!(limit, i64::from(capture_locations(players)));
    }
    for (space, entered) in Space::ALL.into_iter().zip(list(&data, "black_market_space")) {
        assert_eq!(space.id(), text(entered, "id"));
        assert_eq!(i64::from(space.price()), int(table(entered, "cost"), "silver"));
        assert_eq!(int(entered, "virtue"), -1);
    }
    let opponents = list(table(table(&data, "solo"), "opponent"), "difficulties");
    for (kind, entered) in Opponent::ALL.into_iter().zip(opponents) {
        assert_eq!(
            (kind.id(), i64::from(kind.vp_per_worker())),
            (text(entered, "id"), int(entered, "vp_per_guildhall_worker"))
        );
    }
}
