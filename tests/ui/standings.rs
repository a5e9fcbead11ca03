//! How everybody has played: the standings and the charts.

use egui::accesskit::{Role, Toggled};
use egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::companion::Tracking;
use guildhall::i18n::Lang;
use guildhall::storage::journal::Date;
use guildhall::ui::screens::past::PastPage;

use crate::past::{Screen, TALL, few, game, labels, press, texts};

#[test]
fn in_the_standings_a_name_stands_in_one_line_at_every_width() {
    for lang in Lang::ALL {
        for width in [800.0, 900.0, 1000.0, 1100.0, 1280.0] {
            let mut harness = Screen::new(Some(lang), few()).show(vec2(width, 1400.0));
            harness.get_by_label(&texts(lang).get("past-people")).click_accesskit();
            harness.run();
            let names =
                harness.query_all_by_label("Béla").filter(|it| it.accesskit_node().role() == Role::Label);
            let rects: Vec<_> = names.map(|name| name.rect()).collect();
            assert!(!rects.is_empty(), "{lang:?}: {width}");
            assert!(rects.iter().all(|rect| rect.height() < rect.width()), "{lang:?}: {width}: {rects:?}");
        }
    }
}

#[test]
fn how_everybody_has_played_stands_there_in_every_language() {
    for lang in Lang::ALL {
        let texts = texts(lang);
        let mut harness = Screen::new(Some(lang), few()).show(TALL);
        harness.get_by_label(&texts.get("past-people")).click_accesskit();
        harness.run();
        assert_eq!(harness.state().view.page, PastPage::People);
        let labels = labels(&harness);
        let mark = texts.get("locale-decimal-mark");
        // G10: Ana won one game and shares another.
        for (name, games, wins, mean, best) in [
            ("Ana", "3", "1.5", "32.0", "40"),
            ("Béla", "3", "0.5", "27.7", "31"),
            ("Чук", "1", "1", "35.0", "35"),
        ] {
            for (column, value) in [("games", games), ("wins", wins), ("mean", mean), ("best", best)] {
                let value = value.replace('.', &mark);
                let args = [("name", name.into()), ("what", column.into()), ("value", value.into())];
                let cell = texts.with("past-cell", args);
                assert!(labels.contains(&cell), "{lang:?}: {cell}: {labels:?}");
            }
        }
        let mut finished: Vec<_> = few().into_iter().filter(|game| game.result.is_some()).collect();
        finished.reverse();
        for (name, scores) in [("Ana", [(1, 40_u32), (2, 31), (3, 25)].as_slice()), ("Чук", &[(3, 35)])] {
            let score = |&(game, vp): &(usize, u32)| {
                let Date { month, day, .. } = Date::local(finished[game - 1].begun);
                let date = texts.with("past-date-short", [("month", month.into()), ("day", day.into())]);
                texts.with("past-score", [("game", game.into()), ("date", date.into()), ("vp", vp.into())])
            };
            let scores: Vec<_> = scores.iter().map(score).collect();
            let scores = scores.join(&texts.get("locale-list-comma"));
            let line = texts.with("past-scores", [("name", name.into()), ("scores", scores.into())]);
            assert!(labels.contains(&line), "{lang:?}: {line}");
        }
        assert!(labels.contains(&texts.get("past-shares")), "{lang:?}");
    }
}

#[test]
fn people_are_taken_out_of_the_charts_and_put_in_again() {
    let mut harness = Screen::new(Some(Lang::En), few()).show(TALL);
    harness.get_by_label("Players").click_accesskit();
    harness.run();
    let shown = |harness: &Harness<Screen>, name: &str| {
        let node = harness.get_by_role_and_label(Role::CheckBox, name);
        node.accesskit_node().toggled() == Some(Toggled::True)
    };
    assert!(shown(&harness, "Ana"));
    for name in ["Ana", "Béla", "Чук"] {
        press(&mut harness, Role::CheckBox, name);
    }
    assert!(!shown(&harness, "Ana"));
    assert!(labels(&harness).contains(&"Choose somebody to see the chart.".to_owned()));
    press(&mut harness, Role::CheckBox, "Ana");
    let listed =
        |name: &str| labels(&harness).iter().any(|label| label.starts_with(&format!("{name}: game ")));
    assert!(listed("Ana") && !listed("Чук"));
}

#[test]
fn games_of_people_without_a_name_are_said_not_to_count_and_leave_no_empty_column() {
    let colours = || {
        let mut game = game(4, Tracking::FinalScore, None, &[("Ana", 50), ("Béla", 12)]);
        for person in &mut game.people {
            person.default = Some("colour".into());
        }
        game
    };
    for lang in Lang::ALL {
        let texts = texts(lang);
        let people = |games| {
            let mut screen = Screen::new(Some(lang), games);
            screen.view.page = PastPage::People;
            labels(&screen.show(TALL))
        };
        let message = texts.get("past-named-only");
        let three = texts.with("past-time-about", [("games", 3.into())]);
        let all_named = people(few());
        assert!(!all_named.contains(&message) && all_named.contains(&three), "{lang:?}");
        let mut games = few();
        games.insert(2, colours());
        let some_named = people(games);
        assert!(some_named.contains(&message), "{lang:?}: {some_named:?}");
        assert!(some_named.contains(&three), "{lang:?}: the fourth would be an empty column");
        assert!(people(vec![colours()]).contains(&texts.get("past-none-named")), "{lang:?}");
    }
}
