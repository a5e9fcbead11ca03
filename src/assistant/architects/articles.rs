//! The text of a card: cost, requirements and gains. Everything comes from the tables of the engine; no number is written
//! here.

use super::cards::of_kind;
use crate::architects::components::CROWDED_PRISON;
use crate::architects::{
    Ability, Apprentice, Architects, Building, BuildingEffect, Character, Goods, LIBRARY_GOLD, MarketCard,
    Most, PALACE_VIRTUE, Per, Resource, RewardCard,
};
use crate::assistant::article::Article;
use crate::assistant::cards::CardEntry;
use crate::game::{Rule, Title as _};
use crate::i18n::describe::Describe;
use crate::i18n::describe::architects::PhraseForm;
use crate::i18n::{Arg, Texts};

pub(super) fn article(texts: &Texts, card: &CardEntry) -> Article {
    let describe = Describe { texts, names: &[] };
    let (group, thing) = card.id.split_once('-').expect("made with a hyphen");
    let number = || thing.parse().ok();
    let (title, answer, details) = match group {
        "building" => building_article(&describe, Building::from_id(thing).expect("one of them")),
        "apprentice" => kind_article(&describe, thing),
        "character" => character_article(&describe, Character::from_id(thing).expect("one of them")),
        "reward" => {
            let card = number().and_then(RewardCard::new).expect("one of them");
            let reward = card.reward();
            let gain = describe.gain(reward.virtue, reward.goods, reward.buildings, PhraseForm::Object);
            let title = texts.with("cards-reward", [("number", card.number().into())]);
            (title, texts.with("cards-reward-gain", [("gain", gain.into())]), vec![])
        }
        _ => {
            let card = number().and_then(MarketCard::new).expect("one of them");
            let sides = [
                ("small", describe.say(&card.small_goods()).into()),
                ("large", describe.say(&card.large_goods()).into()),
            ];
            let title = texts.with("cards-market", [("number", card.number().into())]);
            (title, texts.with("cards-market-sides", sides), vec![])
        }
    };
    let rule = Rule { title: Architects::ID, id: card.id };
    Article { rule, title, answer, details, example: None, editions: None }
}

type ArticleText = (String, String, Vec<String>);

fn building_article(describe: &Describe, building: Building) -> ArticleText {
    let (texts, card) = (describe.texts, building.card());
    let mut facts = vec![
        texts.with("cards-building-cost", [("goods", describe.say(&card.cost).into())]),
        texts.with(
            "cards-building-skills",
            [("count", card.skills.iter().count().into()), ("skills", describe.say(&card.skills).into())],
        ),
    ];
    if card.virtue != 0 {
        facts.push(texts.with("cards-building-virtue", virtue_args(card.virtue)));
    }
    facts.push(texts.with("cards-building-vp", [("vp", card.vp.into())]));
    let mut details = vec![facts.join(" ")];
    if building.is_promo() {
        details.push(texts.get("cards-promo"));
    }
    (describe.say(&building), effect(describe, card.effect), details)
}

fn virtue_args(virtue: i8) -> [Arg<'static>; 2] {
    let sign = match virtue {
        0 => "zero",
        1.. => "plus",
        ..0 => "minus",
    };
    [("sign", sign.into()), ("count", virtue.unsigned_abs().into())]
}

fn effect(describe: &Describe, effect: BuildingEffect) -> String {
    let texts = describe.texts;
    let goods = |name, goods: Goods| (name, describe.gain(0, goods, 0, PhraseForm::Object).into());
    let count = |count: u8| vec![("count", count.into())];
    let (id, args): (&str, Vec<Arg>) = match effect {
        BuildingEffect::Gain(gain) => ("gain", vec![goods("goods", gain)]),
        BuildingEffect::Either(one, other) => ("either", vec![goods("goods", one), goods("other", other)]),
        BuildingEffect::Draw(cards) => ("draw", count(cards)),
        BuildingEffect::TakeDebt => ("take-debt", vec![]),
        BuildingEffect::Capture(groups) => ("capture", count(groups)),
        BuildingEffect::CaptureOrRelease => ("capture-or-release", vec![]),
        BuildingEffect::ReleasePrisoners => ("release-prisoners", vec![]),
        BuildingEffect::DestroyDebt => ("destroy-debt", vec![]),
        BuildingEffect::Library => ("library", vec![goods("goods", Goods::of(Resource::Gold, LIBRARY_GOLD))]),
        BuildingEffect::Palace => ("palace", count(PALACE_VIRTUE)),
        BuildingEffect::Hire => ("hire", vec![]),
        BuildingEffect::Monument => ("monument", vec![]),
        BuildingEffect::Watchtower => ("watchtower", count(CROWDED_PRISON)),
        BuildingEffect::Crane => ("crane", vec![]),
        BuildingEffect::Graveyard => ("graveyard", vec![]),
        BuildingEffect::LoseVirtue(virtue) => ("lose-virtue", count(virtue)),
        BuildingEffect::NoDebtVp(vp) => ("no-debt", vec![("vp", vp.into())]),
        BuildingEffect::DebtVp(by @ 0..) => ("debt-better", count(by.unsigned_abs())),
        BuildingEffect::DebtVp(by) => ("debt-worse", count(by.unsigned_abs())),
        BuildingEffect::VpPer(per, every) => {
            return texts.with("cards-vp-per", [("per", per_id(per).into()), ("count", every.into())]);
        }
        BuildingEffect::VirtuePer(per, every) => {
            return texts.with("cards-virtue-per", [("per", per_id(per).into()), ("count", every.into())]);
        }
        BuildingEffect::MostVp(most, vp) => {
            let gain = texts.with("cards-vp", [("vp", vp.into())]);
            return texts.with("cards-most", [("most", most_id(most).into()), ("gain", gain.into())]);
        }
        BuildingEffect::MostVirtue(most, virtue) => {
            let gain = describe.gain(virtue, Goods::NONE, 0, PhraseForm::Plain);
            return texts.with("cards-most", [("most", most_id(most).into()), ("gain", gain.into())]);
        }
    };
    texts.with("cards-building-effect", args.into_iter().chain([("effect", id.into())]))
}

const fn per_id(per: Per) -> &'static str {
    match per {
        Per::Buildings => "buildings",
        Per::Gold => "gold",
        Per::Marble => "marble",
        Per::PaidDebts => "paid-debts",
        Per::Materials => "materials",
        Per::Captured => "captured",
        Per::Virtue => "virtue",
        Per::Skilled(skill) => skill.id(),
    }
}

const fn most_id(most: Most) -> &'static str {
    match most {
        Most::Cathedral => "cathedral",
        Most::Of(resource) => resource.id(),
    }
}

fn kind_article(describe: &Describe, kind: &str) -> ArticleText {
    let texts = describe.texts;
    let cards: Vec<_> = of_kind(kind).collect();
    let facts = |card: Apprentice| {
        let printed = card.card();
        let mut args = virtue_args(printed.virtue).to_vec();
        args.push(("skills", describe.say(&printed.skills).into()));
        args.push(("copies", printed.copies.into()));
        texts.with("cards-apprentice-facts", args)
    };
    let kind_arg = ("kind", kind.to_owned().into());
    let title = texts.with("cards-kind", [kind_arg.clone()]);
    let (answer, mut details) = if let [only] = cards[..] {
        (ability(describe, only.card().ability), vec![facts(only)])
    } else {
        let line = |&card: &Apprentice| {
            let args = [
                ("name", describe.say(&card).into()),
                ("ability", ability(describe, card.card().ability).into()),
                ("facts", facts(card).into()),
            ];
            texts.with("cards-apprentice-line", args)
        };
        (texts.with("cards-kind-about", [kind_arg]), cards.iter().map(line).collect())
    };
    if cards.iter().any(|card| card.is_promo()) {
        details.push(texts.get("cards-promo"));
    }
    (title, answer, details)
}

fn ability(describe: &Describe, ability: Ability) -> String {
    let gain =
        |name, virtue, goods, cards| (name, describe.gain(virtue, goods, cards, PhraseForm::Object).into());
    let goods = |goods: Goods| vec![gain("goods", 0, goods, 0)];
    let (id, args): (&str, Vec<Arg>) = match ability {
        Ability::None => ("none", vec![]),
        Ability::Visit(circle, more) => {
            ("visit", vec![("spot", circle.id().into()), gain("goods", 0, more, 0)])
        }
        Ability::Trade { give, get, virtue } => {
            ("trade", vec![gain("goods", 0, give, 0), gain("gain", virtue, get, 0)])
        }
        Ability::Advance(more, cards) => ("advance", vec![gain("gain", 0, more, cards)]),
        Ability::PayOff(more) => ("pay-off", goods(more)),
        Ability::Conspire => ("conspire", vec![]),
        Ability::Illude => ("illude", vec![]),
        Ability::Trick => ("trick", vec![]),
        Ability::Swindle(more) => ("swindle", goods(more)),
        Ability::Thieve => ("thieve", vec![]),
        Ability::Gatekeep(workers) => ("gatekeep", vec![("count", workers.into())]),
        Ability::Squire { get, virtue } => ("squire", vec![gain("gain", virtue, get, 0)]),
        Ability::Sell(more) => ("sell", goods(more)),
        Ability::Oversee => ("oversee", vec![]),
        Ability::Peddle(more) => ("peddle", goods(more)),
    };
    describe.texts.with("cards-ability", args.into_iter().chain([("ability", id.into())]))
}

fn character_article(describe: &Describe, character: Character) -> ArticleText {
    let (texts, start) = (describe.texts, character.start());
    let goods = if start.goods.is_empty() { "none".to_owned() } else { describe.say(&start.goods) };
    let mut facts =
        vec![texts.with("cards-character-start", [("virtue", start.virtue.into()), ("goods", goods.into())])];
    for (key, count) in [
        ("cards-character-prison", start.prison),
        ("cards-character-cards", start.buildings),
        ("cards-character-debts", start.debts),
    ] {
        if count > 0 {
            facts.push(texts.with(key, [("count", count.into())]));
        }
    }
    let mut details = vec![facts.join(" ")];
    if character.is_promo() {
        details.push(texts.get("cards-promo"));
    }
    let answer = texts.with("cards-character-ability", [("character", character.id().into())]);
    (describe.say(&character), answer, details)
}
