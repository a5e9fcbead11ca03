//! Every rule has its article, and the right ones come up at the right moment.

use guildhall::assistant::Article;
use guildhall::assistant::norenberc::{BOOK, relevant_rules_now, why_not};
use guildhall::game::{Actor, Due, Game, Seat, Table};
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::{Action, Deck, Guild, Norenberc, RuleId, Setup, Townsman};
use guildhall::storage::norenberc::default_box;

#[test]
fn every_rule_has_a_whole_article_in_every_language() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for &rule in RuleId::ALL {
            let article = Article::new(&texts, rule);
            let parts = [&article.title, &article.answer].into_iter().chain(&article.details);
            for part in parts.chain(&article.example).chain(&article.editions) {
                assert!(
                    part.chars().count() > 3 && !part.contains(['{', '}', '\n']),
                    "{lang:?} {rule}: {part}"
                );
            }
            assert!(!article.details.is_empty(), "{lang:?} {rule}");
            let ruling = rule.as_str().starts_with('X');
            assert_eq!(
                article.editions.is_some(),
                ruling,
                "{lang:?} {rule}: rulings say what the editions say"
            );
            assert!(!BOOK.see_also(rule.into()).is_empty());
        }
        assert!(texts.missing().is_empty(), "{:?}", texts.missing());
    }
}

#[test]
fn overview_and_summary_are_there_in_every_language() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let words = |page: &guildhall::assistant::TextPage| {
            let lines = page.sections.iter().flat_map(|(_, lines)| lines);
            lines.map(|line| line.split_whitespace().count()).sum::<usize>()
        };
        let (overview, summary) = (BOOK.overview(&texts), BOOK.summary(&texts));
        assert!((400..=700).contains(&words(&overview)), "{lang:?}: {}", words(&overview));
        assert_eq!((overview.sections.len(), summary.sections.len()), (7, 7));
        assert!(
            summary.sections.iter().all(|(heading, lines)| !heading.is_empty() && lines.len() > 1),
            "{lang:?}"
        );
    }
}

#[test]
fn names_in_texts_are_those_of_the_glossary() {
    let entries = BOOK.names();
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let describe = Describe { texts: &texts, names: &[] };
        for guild in Guild::ALL {
            let entry =
                entries.iter().find(|entry| entry.group == "guild" && entry.id == guild.id()).unwrap();
            assert_eq!(describe.guild(guild), entry.name(lang));
        }
        for townsman in Townsman::ALL {
            let kind = townsman.id().trim_end_matches(|c: char| c == '-' || c.is_ascii_digit());
            let entry = entries.iter().find(|entry| entry.group == "townsman" && entry.id == kind).unwrap();
            let message = describe.tile(guildhall::norenberc::Tile::Townsman(townsman)).to_lowercase();
            assert!(message.starts_with(&entry.name(lang).to_lowercase()), "{lang:?}: {message}");
        }
    }
}

#[test]
fn what_matters_now_follows_the_game_and_a_refusal_leads_to_its_rule() {
    let setup = Setup::new(4, default_box());
    let mut deck = Deck::new(&setup, 3);
    let mut table = Table::<Norenberc>::new(setup);
    let now = |table: &Table<Norenberc>| relevant_rules_now(table.setup(), &table.observe(Seat(0)));
    assert_eq!(now(&table)[0], RuleId::S4);
    while table.due() == Due::Nature {
        let action = deck.answer(table.state());
        table.enter_noting(Actor::Nature, action, &mut deck).unwrap();
    }
    assert_eq!(now(&table)[0], RuleId::P2);
    assert!(now(&table).contains(&RuleId::A5), "the first turn has a limit");
    for seat in Seat::first(4) {
        table.enter(Actor::Seat(seat), Action::Plan([Guild::Brewers].into_iter().collect())).unwrap();
    }
    let rules = now(&table);
    assert_eq!(rules[0], RuleId::A1);
    assert!(rules.contains(&RuleId::A5) && rules.contains(&RuleId::A6), "{rules:?}");
    let mut once = rules.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), rules.len(), "none twice");
    let Due::Seats(due) = table.due() else { panic!("somebody acts") };
    let seat = due.iter().next().unwrap();
    let refusal =
        table.check(Actor::Seat(seat), Action::Sell { guild: Guild::Brewers, count: 9 }).unwrap_err();
    let (texts, names) = (Texts::new(Lang::En), vec![String::new(); 4]);
    let (text, article) = why_not(Describe { texts: &texts, names: &names }, refusal);
    assert_eq!(
        (text.as_str(), article.rule),
        ("To sell: 9 beers. The player has, not counting any on a Peddler: 1.", RuleId::A3.into())
    );
    let none = Norenberc::observe(table.setup(), table.state(), seat);
    assert!(!relevant_rules_now(table.setup(), &none).is_empty());
}
