//! Asking, reading, following links; as a screen, as a panel and as a sheet.

use egui::vec2;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::assistant::Article;
use guildhall::assistant::norenberc::BOOK;
use guildhall::companion::Tracking;
use guildhall::companion::norenberc::Entry;
use guildhall::game::Rule;
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::{Good, Guild, Refusal, RuleId, Step, Tile, Townsman};
use guildhall::ui::Route;
use guildhall::ui::norenberc::FAVORITE;

use crate::corrections::window_at_table;
use crate::steady::{counted, owned, scroll_at, until};
use crate::support::{Begin, Window};

fn heading(texts: &Texts, rule: RuleId) -> String {
    let title = Article::new(texts, rule).title;
    texts.with("ask-heading", [("title", title.into()), ("rule", rule.as_str().into())])
}

fn entry(texts: &Texts, rule: impl Into<Rule>) -> String {
    let rule = rule.into();
    let title = Article::new(texts, rule).title;
    texts.with("book-entry", [("title", title.into()), ("rule", rule.id.into())])
}

fn ask(window: &mut Window, question: &str) {
    let field = window.text("book-ask");
    window.harness.get_by_label(&field).focus();
    window.settle();
    window.harness.get_by_label(&field).type_text(question);
    window.settle();
}

#[test]
fn whoever_comes_to_ask_can_type_at_once() {
    let mut window = Window::open(Begin { place: Route::Tables, ..Begin::default() });
    window.press_key("table-rule");
    assert_eq!(window.app().place(), Route::Rules);
    window.harness.event(egui::Event::Text("tie".to_owned()));
    window.settle();
    let field = window.text("book-ask");
    let typed = window.harness.get_by_label(&field).accesskit_node().value();
    assert_eq!(typed.as_deref(), Some("tie"));
    // Enter is no end: what is typed next goes on.
    window.harness.key_press(egui::Key::Enter);
    window.settle();
    window.harness.event(egui::Event::Text("s".to_owned()));
    window.settle();
    let typed = window.harness.get_by_label(&field).accesskit_node().value();
    assert_eq!(typed.as_deref(), Some("ties"));
}

#[test]
fn a_question_is_asked_and_its_article_opened_in_every_language() {
    let questions = [
        (Lang::En, "what does the guest in window 3 cost"),
        (Lang::Fr, "combien coûte l'invité de la fenêtre 3"),
        (Lang::Ru, "сколько стоит гость в третьем окне"),
        (Lang::Hu, "mennyibe kerül a vendég a 3. ablakban"),
    ];
    for (lang, question) in questions {
        for size in [vec2(1280.0, 800.0), vec2(800.0, 600.0)] {
            let texts = Texts::new(lang);
            let mut window =
                Window::open(Begin { lang: Some(lang), place: Route::Rules, size, ..Begin::default() });
            ask(&mut window, question);
            window.press(&heading(&texts, RuleId::A6));
            let article = Article::new(&texts, RuleId::A6);
            assert!(window.shows(&article.details[0]), "{lang:?} {size}: the whole article");
            let link = BOOK.see_also(RuleId::A6.into())[0];
            window.press(&entry(&texts, link));
            assert!(window.shows(&Article::new(&texts, link).details[0]), "{lang:?} {size}: the link");
            window.press_key("window-back");
            assert!(window.shows(&article.details[0]), "{lang:?} {size}: back to the article");
        }
    }
}

#[test]
fn a_question_in_any_language_is_answered_in_the_readers() {
    let mut window = Window::open(Begin { lang: Some(Lang::Hu), place: Route::Rules, ..Begin::default() });
    ask(&mut window, "combien coûte l'invité de la fenêtre 3");
    assert!(window.shows(&heading(&Texts::new(Lang::Hu), RuleId::A6)));
}

#[test]
fn a_question_without_an_answer_says_so_and_can_be_cleared() {
    let mut window = Window::open(Begin { place: Route::Rules, ..Begin::default() });
    ask(&mut window, "zzzzqqq");
    assert!(window.shows(&window.text("book-nothing")));
    window.press_key("book-clear");
    assert!(!window.shows(&window.text("book-nothing")));
    assert!(window.shows(&entry(&Texts::new(Lang::En), RuleId::C1)), "all articles again");
}

#[test]
fn the_pages_beside_the_articles_can_be_read() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut window = Window::open(Begin { lang: Some(lang), place: Route::Rules, ..Begin::default() });
        for (key, shown) in [
            ("book-summary", BOOK.summary(&texts).sections[3].1[0].clone()),
            ("book-overview", BOOK.overview(&texts).sections[2].1[0].clone()),
            ("book-glossary", "Портные".to_owned()),
        ] {
            window.press_key(key);
            assert!(window.shows(&shown), "{lang:?} {key}: {shown}");
        }
        let field = window.text("book-find-name");
        window.harness.get_by_label(&field).focus();
        window.settle();
        window.harness.get_by_label(&field).type_text("kalap");
        window.settle();
        assert!(window.shows("Hatters") && !window.shows("Tailors"), "the glossary picks out names");
    }
}

#[test]
fn beside_anything_the_rules_are_a_panel_or_a_sheet() {
    for size in [vec2(1280.0, 800.0), vec2(800.0, 600.0)] {
        let texts = Texts::new(Lang::En);
        let mut window = Window::open(Begin { place: Route::Settings, size, ..Begin::default() });
        window.press_key("window-rules");
        ask(&mut window, "who is favourite when two players have the same number of goods");
        window.press(&heading(&texts, RuleId::R2));
        assert_eq!(window.app().place(), Route::Settings, "still in the settings");
        assert!(window.shows(&Article::new(&texts, RuleId::R2).details[0]), "{size}");
    }
}

#[test]
fn why_opens_the_article_beside_what_it_explains() {
    let texts = Texts::new(Lang::Fr);
    let mut window = Window::open(Begin { lang: Some(Lang::Fr), place: Route::Gallery, ..Begin::default() });
    window.press(&texts.with("widget-why", [("rule", "R2".into())]));
    assert_eq!(window.app().place(), Route::Gallery);
    assert!(window.shows(&Article::new(&texts, RuleId::R2).details[0]));
}

#[test]
fn what_matters_now_comes_first_and_why_not_leads_to_its_rule() {
    let texts = Texts::new(Lang::Ru);
    let mut window = Window::open(Begin { lang: Some(Lang::Ru), place: Route::Gallery, ..Begin::default() });
    window.press_key("window-rules");
    assert!(window.shows(&Article::new(&texts, RuleId::P2).details[0]), "the first plan of a game is due");
    assert!(
        window.shows(&texts.get("book-now")) && window.shows(&entry(&texts, RuleId::P3)),
        "and what else"
    );
    let refusal = Refusal::NotInStorehouse { guild: Guild::Bakers, good: Good::Pastry, wants: 3, has: 1 };
    let describe = Describe { texts: &texts, names: &[] };
    assert!(window.shows(&describe.say(&refusal)));
    window.press(&texts.with("widget-why", [("rule", refusal.rule().as_str().into())]));
    assert!(window.shows(&Article::new(&texts, refusal.rule()).details[0]));
}

/// Opens the rules with their key, and says whether this article is shown.
fn opens_at(window: &mut Window, rule: RuleId) -> bool {
    window.harness.key_press(egui::Key::F1);
    window.settle();
    let article = Article::new(window.texts(), rule);
    let shown = window.shows(&article.answer) && window.shows(&article.title);
    window.harness.key_press(egui::Key::F1);
    window.settle();
    shown && !window.shows(&article.answer)
}

#[test]
fn the_rules_open_at_what_matters_now() {
    for (lang, size) in [(Lang::En, vec2(1280.0, 800.0)), (Lang::Fr, vec2(800.0, 600.0))] {
        let begin = Begin { lang: Some(lang), size, ..Begin::default() };
        let helper = (Tracking::Helper, 1);
        // In the middle of a tie.
        let mut window = window_at_table(begin, helper, &counted());
        window.harness.query_all_by_label(&window.text("table-part-end")).next().unwrap().click_accesskit();
        window.settle();
        assert!(opens_at(&mut window, RuleId::R2), "{lang:?}: a tie");
        // Whoever has just read something else finds the same.
        window.press(&window.with("widget-why", [("rule", "R2".into())]));
        window.press(&entry(window.texts(), BOOK.see_also(RuleId::R2.into())[0]));
        window.harness.key_press(egui::Key::F1);
        window.settle();
        assert!(opens_at(&mut window, RuleId::R2), "{lang:?}: not where one was last");
        // A guest who is being entered.
        let mut window = window_at_table(begin, helper, &[Entry::Prestige { guild: Guild::Brewers }]);
        window.press_key("table-recruited");
        for townsman in [Townsman::Burglar, Townsman::TaxCollector] {
            let name = window.describe().tile(Tile::Townsman(townsman));
            window.press(&name);
            assert!(opens_at(&mut window, townsman.rule()), "{lang:?}: {townsman:?}");
            assert!(window.shows(&window.text("table-recruit-who")), "{lang:?}: the form is still there");
        }
        // The result.
        let mut window = window_at_table(begin, (Tracking::FinalScore, 1), &owned());
        window.press_key("table-part-score");
        assert!(opens_at(&mut window, RuleId::G2), "{lang:?}: the score");
        // What a referee asks.
        for (rule, step) in
            [(RuleId::S4, 0), (RuleId::S5, 1), (RuleId::S6, 2), (RuleId::P2, 3), (RuleId::A1, 4)]
        {
            let wanted = until(|state| match state.step() {
                Step::Order => step == 0,
                Step::Settle(..) => step == 1,
                Step::Lodge(..) => step == 2,
                Step::Planning => step == 3,
                Step::Turn(_) => step == 4,
                _ => false,
            });
            let mut window = window_at_table(begin, (Tracking::Referee, 1), &wanted);
            assert!(opens_at(&mut window, rule), "{lang:?}: {rule}");
        }
        // The question with nothing set up, and what is about no game.
        let mut window = Window::open(Begin { place: Route::Page(FAVORITE), ..begin });
        assert!(opens_at(&mut window, RuleId::R2), "{lang:?}: who is favourite");
        let mut window = Window::open(Begin { place: Route::Settings, ..begin });
        window.press_key("window-rules");
        assert!(!window.shows(&window.text("book-now")), "{lang:?}");
        assert!(window.shows(&entry(window.texts(), RuleId::C1)), "{lang:?}: all articles");
    }
}

#[test]
fn the_panel_has_a_way_to_close_it_that_leaves_the_question_alone() {
    for (lang, size) in [(Lang::En, vec2(1280.0, 800.0)), (Lang::Ru, vec2(800.0, 600.0))] {
        let texts = Texts::new(lang);
        let mut window =
            Window::open(Begin { lang: Some(lang), place: Route::Settings, size, ..Begin::default() });
        window.press_key("window-rules");
        let field = texts.get("book-ask");
        assert!(window.shows(&field), "{lang:?}");
        window.harness.get_by_label(&field).focus();
        window.settle();
        window.harness.event(egui::Event::Text("R4".into()));
        window.settle();
        assert!(window.is_live("book-clear"), "{lang:?}: something is asked");
        let close = if size.x > 1000.0 { "book-close" } else { "widget-close" };
        window.put_finger_on(&texts.get(close));
        assert!(!window.shows(&field), "{lang:?}: closed");
        assert_eq!(window.app().place(), Route::Settings);
    }
}

#[test]
fn an_article_opens_at_its_top_however_far_the_last_one_was_read() {
    for size in [vec2(1280.0, 500.0), vec2(800.0, 600.0)] {
        let texts = Texts::new(Lang::En);
        let mut window = Window::open(Begin { place: Route::Rules, size, ..Begin::default() });
        let title = |window: &Window, rule: Rule| {
            let title = Article::new(&texts, rule).title;
            let words = window.harness.query_all_by_label(&title);
            words.map(|node| node.rect().top()).fold(f32::NEG_INFINITY, f32::max)
        };
        window.press(&entry(&texts, RuleId::R2));
        let top = title(&window, RuleId::R2.into());
        let right = egui::pos2(size.x * 0.8, size.y * 0.6);
        window.harness.event(egui::Event::PointerMoved(right));
        scroll_at(&mut window, right, 250.0);
        assert!(title(&window, RuleId::R2.into()) < top - 50.0, "{size}: the wheel scrolls");
        let link = BOOK.see_also(RuleId::R2.into())[0];
        let way = entry(&texts, link);
        let ways = window.harness.query_all_by_label(&way);
        ways.last().unwrap().click_accesskit();
        window.settle();
        assert!((title(&window, link) - top).abs() < 1.0, "{size}: the link opens at its top");
        window.press_key("window-back");
        assert!(
            (title(&window, RuleId::R2.into()) - top).abs() < 1.0,
            "{size}: and so does the first one again"
        );
    }
}
