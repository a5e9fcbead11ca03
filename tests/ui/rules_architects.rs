//! The rules of Architects in the window: asking, pages, the glossary, and the page of all cards, in four languages.

use egui::vec2;
use egui_kittest::kittest::Queryable as _;
use guildhall::architects::{Building, RuleId};
use guildhall::assistant::architects::{BOOK, of_building};
use guildhall::assistant::{Article, norenberc};
use guildhall::game::Rule;
use guildhall::i18n::{Lang, Texts};
use guildhall::titles::TitleId;
use guildhall::ui::Route;

use crate::support::{Begin, Window};

const SIZES: [egui::Vec2; 2] = [vec2(1280.0, 800.0), vec2(800.0, 600.0)];

/// The rules of Architects.
fn open(lang: Lang, size: egui::Vec2) -> (Window, Texts) {
    let mut window = Window::open(Begin { lang: Some(lang), place: Route::Rules, size, ..Begin::default() });
    let texts = Texts::new(lang);
    window.press(&texts.of(TitleId::Architects).get("game-name"));
    (window, texts)
}

fn type_into(window: &mut Window, field: &str, typed: &str) {
    window.harness.get_by_label(field).focus();
    window.settle();
    window.harness.get_by_label(field).type_text(typed);
    window.settle();
}

#[test]
fn a_question_about_architects_is_answered_and_its_links_lead_on_in_every_language() {
    let questions = [
        (Lang::En, "how much silver does hiring cost at the workshop"),
        (Lang::Fr, "combien coûte une embauche à l'atelier"),
        (Lang::Ru, "сколько серебра стоит нанять помощника в мастерской"),
        (Lang::Hu, "mennyi ezüstbe kerül felbérelni egy segédet a műhelyben"),
    ];
    for (lang, question) in questions {
        let (mut window, texts) = open(lang, SIZES[0]);
        let field = texts.get("book-ask");
        type_into(&mut window, &field, question);
        let article = Article::new(&texts, RuleId::W2);
        let args = [("title", article.title.clone().into()), ("rule", "W2".into())];
        window.press(&texts.with("ask-heading", args));
        assert!(window.shows(&article.details[0]), "{lang:?}: the whole article");
        let link: Rule = BOOK.see_also(RuleId::W2.into())[0];
        let title = Article::new(&texts, link).title;
        window.press(&texts.with("book-entry", [("title", title.into()), ("rule", link.id.into())]));
        assert!(window.shows(&Article::new(&texts, link).details[0]), "{lang:?}: the link");
    }
}

#[test]
fn the_pages_of_architects_can_be_read() {
    for lang in Lang::ALL {
        let (mut window, texts) = open(lang, SIZES[0]);
        let own = texts.of(TitleId::Architects);
        for (key, shown) in [
            ("book-summary", BOOK.summary(own).sections[3].1[0].clone()),
            ("book-overview", BOOK.overview(own).sections[2].1[0].clone()),
            ("book-glossary", texts.get("book-unofficial")),
        ] {
            window.press(&own.get(key));
            assert!(window.shows(&shown), "{lang:?} {key}: {shown}");
        }
        type_into(&mut window, &texts.get("book-find-name"), "donjon");
        assert!(window.shows("Keep") && window.shows("Öregtorony *"), "{lang:?}: four columns, ours marked");
        assert!(!window.shows("Castle"));
    }
}

#[test]
fn a_card_is_found_by_a_name_in_any_language_and_leads_to_its_rules() {
    for lang in Lang::ALL {
        for size in SIZES {
            let (mut window, texts) = open(lang, size);
            let own = texts.of(TitleId::Architects);
            window.press(&own.get("cards-title"));
            let names =
                [Building::Keep, Building::Castle].map(|it| Article::new(&texts, of_building(it)).title);
            type_into(&mut window, &texts.get("book-find-name"), "донжон");
            assert!(window.shows(&names[0]) && !window.shows(&names[1]), "{lang:?} {size}");
            let keep = Article::new(&texts, of_building(Building::Keep));
            window.press(&names[0]);
            assert!(window.shows(&keep.answer) && window.shows(&keep.details[0]), "{lang:?} {size}");
            let link = BOOK.see_also(keep.rule)[0];
            let title = Article::new(&texts, link).title;
            window.press(&texts.with("book-entry", [("title", title.into()), ("rule", link.id.into())]));
            assert!(window.shows(&Article::new(&texts, link).answer), "{lang:?} {size}");
            window.press_key("window-back");
            window.press(&own.get("cards-back"));
            assert!(
                window.shows(&names[0]) && !window.shows(&names[1]),
                "{lang:?} {size}: what was typed stays"
            );
        }
    }
}

#[test]
fn cards_are_picked_out_by_kind_skill_and_effect() {
    let (mut window, texts) = open(Lang::En, vec2(1280.0, 2400.0));
    let own = texts.of(TitleId::Architects);
    let filter = |mark: &'static str| own.with("cards-filter", [("filter", mark.into())]);
    window.press(&own.get("cards-title"));
    assert!(window.shows("Aqueduct"));
    window.press(&filter("apprentice"));
    assert!(window.shows("Acolyte") && !window.shows("Aqueduct"));
    window.press(&own.get("cards-more"));
    window.press(&filter("masonry"));
    assert!(window.shows("Stonecutter") && !window.shows("Woodcutter"));
    window.press(&filter("reset"));
    assert!(window.shows("Gatekeeper") && window.shows("Squire") && !window.shows("Stonecutter"));
    window.press(&filter("character"));
    assert!(window.shows(&own.get("cards-none")), "no character shows a skill");
    window.press(&filter("any-skill"));
    assert!(window.shows("Fara") && !window.shows("Ada"));
}

#[test]
fn the_tiles_of_norenberc_have_their_page_too() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut window = Window::open(Begin { lang: Some(lang), place: Route::Rules, ..Begin::default() });
        window.press_key("cards-title");
        type_into(&mut window, &texts.get("book-find-name"), "burglar");
        let id = norenberc::of_townsman(guildhall::norenberc::Townsman::Burglar);
        let burglar = Article::new(&texts, id);
        window.press(&burglar.title);
        assert!(window.shows(&burglar.details[0]), "{lang:?}");
        assert!(window.shows(&Article::new(&texts, guildhall::norenberc::RuleId::W3).answer), "{lang:?}");
    }
}
