//! Every card has its article in every language, with the numbers of the card, and is found by its name.

use guildhall::architects::{
    Apprentice, Architects, Building, Character, Deck, MarketCard, Resource, RewardCard, RuleId, Setup,
    Skill, State, Step,
};
use guildhall::assistant::architects::{
    BOOK, of_apprentice, of_building, of_character, of_market_card, of_reward, relevant_rules_at,
    relevant_rules_now, why_not,
};
use guildhall::assistant::{Article, Assistant, Book, norenberc};
use guildhall::game::{Actor, Due, Rule, Seat, Table};
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::Townsman;
use guildhall::titles::TitleId;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Everything that an article says.
fn parts(article: &Article) -> Vec<&String> {
    [&article.title, &article.answer].into_iter().chain(&article.details).collect()
}

fn text(article: &Article) -> String {
    parts(article).into_iter().cloned().collect::<Vec<_>>().join(" ")
}

fn books() -> [(TitleId, &'static Book); 2] {
    [(TitleId::Norenberc, &norenberc::BOOK), (TitleId::Architects, &BOOK)]
}

#[test]
fn every_card_has_a_whole_article_in_every_language_and_links_to_rules() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for (title, book) in books() {
            for card in book.cards() {
                let article = Article::new(&texts, Rule { title: title.id(), id: card.id });
                assert_eq!(article.rule.id, card.id);
                for part in parts(&article) {
                    let whole = part.chars().count() > 1 && !part.contains(['{', '}', '\n', '$']);
                    assert!(whole && !part.contains("cards-"), "{lang:?} {}: {part}", card.id);
                    let glued = ["  ", " .", "..", "()", ": .", ": none"];
                    assert!(!glued.iter().any(|it| part.contains(it)), "{lang:?} {}: {part}", card.id);
                }
                let links = book.see_also(article.rule);
                assert!(
                    !links.is_empty() && links.iter().all(|rule| book.rule(rule.id).is_some()),
                    "{}",
                    card.id
                );
                assert!(links.iter().all(|rule| book.card(rule.id).is_none()), "{}", card.id);
                assert!(book.rule(&card.id.to_uppercase()).is_some(), "found by its id");
            }
            assert!(texts.missing().is_empty(), "{:?}", texts.missing());
        }
    }
}

#[test]
fn every_card_of_the_box_is_there_once() {
    let cards = BOOK.cards();
    // 40 and 3 buildings, 18 and 3 kinds of apprentices, 10 characters, 11 rewards, 10 market cards.
    assert_eq!(cards.len(), 43 + 21 + 10 + 11 + 10);
    let mut ids: Vec<_> = cards.iter().map(|card| card.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), cards.len());
    let marks = |id: &str| BOOK.card(id).unwrap().marks.clone();
    assert_eq!(
        marks("building-keep"),
        ["building", "carpentry", "tiling", "masonry", "at-end", "workers", "virtue"]
    );
    assert!(marks("building-well").contains(&"no-skill"));
    // Whatever can be chosen picks out something, and every mark can be chosen.
    for (_, book) in books() {
        let chosen: Vec<_> = book.cards.filters.iter().flat_map(|filter| filter.marks).collect();
        for mark in &chosen {
            assert!(book.cards().iter().any(|card| card.marks.contains(mark)), "{mark}");
        }
        assert!(book.cards().iter().flat_map(|card| &card.marks).all(|mark| chosen.contains(&mark)));
    }
    for building in Building::ALL {
        assert!(BOOK.card(of_building(building).id).is_some());
    }
    for apprentice in Apprentice::ALL {
        assert!(BOOK.card(of_apprentice(apprentice).id).is_some());
    }
    assert_eq!(of_apprentice(Apprentice::MerchantGold).id, "apprentice-merchant");
    assert_eq!(of_character(Character::Fara).id, "character-fara");
    assert_eq!(of_reward(RewardCard::new(11).unwrap()).id, "reward-11");
    assert_eq!(of_market_card(MarketCard::new(7).unwrap()).id, "market-7");
    for townsman in Townsman::ALL {
        assert!(norenberc::BOOK.card(norenberc::of_townsman(townsman).id).is_some());
    }
}

#[test]
fn an_article_says_the_numbers_of_its_card() {
    for lang in Lang::ALL {
        let all = Texts::new(lang);
        let texts = all.of(TitleId::Architects);
        let describe = Describe { texts, names: &[] };
        for building in Building::ALL {
            let (card, entered) = (building.card(), text(&Article::new(&all, of_building(building))));
            for (resource, count) in card.cost.iter() {
                assert!(entered.contains(&describe.resources(resource, count)), "{lang:?}: {entered}");
            }
            let vp = texts.with("cards-building-vp", [("vp", card.vp.into())]);
            assert!(entered.contains(&vp), "{lang:?}: {entered}");
            for skill in Skill::ALL {
                let name = texts.with("architects-skill", [("skill", skill.id().into())]);
                let facts = &Article::new(&all, of_building(building)).details[0];
                assert_eq!(facts.contains(&name), card.skills.contains(skill), "{lang:?}: {facts}");
            }
        }
    }
    // Q16 and Q17, by hand.
    let english = Texts::new(Lang::En);
    let keep = Article::new(&english, of_building(Building::Keep));
    assert_eq!(
        keep.answer,
        "At the end of the game: 1 VP for every 3 captured workers on your board."
            .replace("1 VP", "1\u{a0}VP")
    );
    assert_eq!(
        keep.details[0].replace('\u{a0}', " "),
        "Cost: 5 wood, 2 stone and 2 gold. Skills needed: carpentry, tiling and masonry. Constructing it costs 2 virtue. \
         Worth 12 VP."
    );
    let well = Article::new(&english, of_building(Building::Well));
    assert_eq!(well.answer, "When constructed: you get 4 clay.");
    let merchant = Article::new(&english, of_apprentice(Apprentice::MerchantGold));
    assert!(merchant.details.iter().any(|line| line.contains("trade 2 silver for 1 gold")), "{merchant:?}");
    let caroline = Article::new(&english, of_character(Character::Caroline));
    assert!(
        caroline.details[0].contains("3 virtue") && caroline.details[0].contains("8 workers"),
        "{caroline:?}"
    );
}

#[test]
fn names_of_cards_are_those_of_the_glossary() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for (title, book) in books() {
            for card in book.cards() {
                let Some((group, id)) = card.named else { continue };
                let entry = book.names().iter().find(|it| it.group == group && it.id == id).unwrap();
                let message = Article::new(&texts, Rule { title: title.id(), id: card.id }).title;
                assert_eq!(
                    message.to_lowercase(),
                    entry.name(lang).replace('\'', "’").to_lowercase(),
                    "{lang:?}"
                );
            }
        }
    }
}

#[test]
fn a_name_in_any_language_finds_its_card() {
    let assistant = Assistant::new(&BOOK);
    let first = |question: &str, wanted: &str| {
        let answers = assistant.answers(question);
        assert_eq!(answers.first().map(|answer| answer.rule.id), Some(wanted), "{question}: {answers:?}");
    };
    for building in Building::ALL.into_iter().filter(|it| !it.is_promo()) {
        let entry = BOOK.names().iter().find(|it| it.group == "building" && it.id == building.id()).unwrap();
        for lang in Lang::ALL {
            let answers = assistant.answers(entry.name(lang));
            let found = answers.iter().take(2).any(|answer| answer.rule == of_building(building));
            assert!(found, "{}: {answers:?}", entry.name(lang));
        }
    }
    first("Watchtower", "building-watchtower");
    first("Донжон", "building-keep");
    first("le Donjon", "building-keep");
    first("Öregtorony", "building-keep");
    first("Prêteur sur Gages", "building-moneylender");
    first("подёнщик", "apprentice-labourer");
    first("Fegyvernök", "apprentice-squire");
    first("Caroline", "character-caroline");
    // In a question the card is among the first.
    for (question, wanted) in [
        ("what does the lighthouse do?", "building-lighthouse"),
        ("Что даёт хижина плотника?", "building-carpenters-hut"),
        ("mit csinál a kapuőr", "apprentice-gatekeeper"),
        ("que fait la Gardienne ?", "apprentice-gatekeeper"),
    ] {
        let answers = assistant.answers(question);
        assert!(answers.iter().take(2).any(|answer| answer.rule.id == wanted), "{question}: {answers:?}");
    }
    // Where no card is named, nothing changes; and never more than five answers.
    let question = "how much virtue do I lose at the tax stand?";
    assert_eq!(assistant.answers(question), assistant.ask(question));
    // Neither is a well named by who says "as well".
    let names_the_well = |question: &str| {
        assistant.answers(question).iter().any(|answer| answer.rule == of_building(Building::Well))
    };
    assert!(
        !names_the_well("does he get another turn as well?") && names_the_well("is a well worth anything?")
    );
    assert!(assistant.answers("castle church chapel well").len() <= 5);
}

/// Walks a random game and shows every moment to `look`.
fn walk(setup: Setup, seed: u64, mut look: impl FnMut(&Table<Architects>)) {
    let mut deck = Deck::new(&setup, seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut table = Table::<Architects>::new(setup);
    for _ in 0..2500 {
        look(&table);
        let (actor, action) = match table.due() {
            Due::Nobody => break,
            Due::Nature => (Actor::Nature, deck.answer(table.setup(), table.state())),
            Due::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let legal = table.legal(seat);
                (Actor::Seat(seat), legal[rng.random_range(0..legal.len())])
            }
        };
        table.enter_noting(actor, action, &mut deck).unwrap();
    }
}

/// What a step is, without its numbers.
fn name(step: Step) -> String {
    format!("{step:?}").split(['(', ' ']).next().unwrap().to_owned()
}

#[test]
fn x54_what_matters_now_follows_every_decision_and_every_step_of_a_reset() {
    let mut met = std::collections::BTreeMap::<String, usize>::new();
    for seed in 0..6 {
        let setup = Setup::new(2 + (seed % 4) as u8).with_promo().with_dealt_characters();
        walk(setup, seed, |table| {
            let state = table.state();
            for seat in Seat::first(2) {
                let rules = relevant_rules_now(table.setup(), &table.observe(seat));
                assert_eq!(rules.first(), Some(&state.step().rule()), "{:?}", state.step());
                let mut once = rules.clone();
                once.sort_unstable();
                once.dedup();
                assert_eq!(once.len(), rules.len(), "none twice: {rules:?}");
                assert!(rules.len() > 1, "{:?}", state.step());
            }
            *met.entry(name(state.step())).or_default() += 1;
        });
    }
    for step in ["Turn", "Mines", "Trades", "Workshop", "Captures", "Guard", "Middle", "Keep", "Guildhall"] {
        assert!(met.contains_key(step), "{step}: {met:?}");
    }
    for step in ["Draft", "Offering", "TurnOver", "Side", "Reward", "Refill"] {
        assert!(met.contains_key(step), "{step}: {met:?}");
    }
}

/// The first moment of random games at which this holds.
fn moment(found: impl Fn(&State) -> bool) -> (State, Seat) {
    let mut first = None;
    for seed in 0..40 {
        walk(Setup::new(3).with_promo().with_dealt_characters(), seed, |table| {
            if first.is_none()
                && found(table.state())
                && let Due::Seats(seats) = table.due()
            {
                first = Some((*table.state(), seats.iter().next().unwrap()));
            }
        });
        if first.is_some() {
            break;
        }
    }
    first.expect("random games come there")
}

#[test]
fn what_matters_now_knows_what_lies_on_the_table() {
    let (state, seat) = moment(|state| {
        let seat = state.active();
        state.step() == Step::Turn && state.workers(seat) > 0 && state.virtue(seat) >= 10
    });
    assert!(relevant_rules_at(&state, seat).contains(&RuleId::V4), "the market is closed");
    let (state, seat) = moment(|state| {
        let seat = state.active();
        state.step() == Step::Turn && state.workers(seat) > 0 && state.virtue(seat) <= 3
    });
    let rules = relevant_rules_at(&state, seat);
    assert!(rules.contains(&RuleId::V5) && rules.contains(&RuleId::V3), "{rules:?}");
    let (state, seat) = moment(|state| state.step() == Step::Turn && state.workers(state.active()) == 0);
    assert!(relevant_rules_at(&state, seat).starts_with(&[RuleId::T1, RuleId::T2]));
    let (state, seat) =
        moment(|state| matches!(state.step(), Step::Guard(_)) && state.prisoners(state.active()) > 0);
    assert!(relevant_rules_at(&state, seat).contains(&RuleId::G3));
    let (state, seat) = moment(|state| matches!(state.step(), Step::Gatekeepers(..) | Step::Squires(..)));
    let rules = relevant_rules_at(&state, seat);
    assert_eq!(rules[0], RuleId::H10);
    assert!(rules.contains(&RuleId::Z6) && rules.contains(&RuleId::Z7), "the rest of the reset: {rules:?}");
}

#[test]
fn a_refusal_leads_to_its_article() {
    let names = vec!["Ana".to_owned(), "Béla".to_owned(), "Чук".to_owned()];
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let describe = Describe { texts: texts.of(TitleId::Architects), names: &names };
        walk(Setup::new(3), 3, |table| {
            let Due::Seats(seats) = table.due() else { return };
            let seat = seats.iter().next().unwrap();
            // A placement that is not possible now, and an answer to another question.
            for action in [
                guildhall::architects::Action::Place(guildhall::architects::Spot::Prison),
                guildhall::architects::Action::Mine(Resource::Gold),
            ] {
                if let Err(refusal) = table.check(Actor::Seat(seat), action) {
                    let (text, article) = why_not(describe, refusal);
                    assert!(text.ends_with('.') && !article.answer.is_empty(), "{lang:?}: {text}");
                    assert_eq!(article.rule, BOOK.article_of(refusal.rule().into()), "{refusal:?}");
                }
            }
        });
    }
}
