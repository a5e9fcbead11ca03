//! A game gone through afterwards: every decision, what a master would have done, how the scores went.

use std::time::Duration;

use egui::Key;
use guildhall::companion::norenberc::TableState;
use guildhall::game::Actor;
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::ui::Route;

use crate::play::{Game, HIGH, NAMES, opened, played_out};

const SEED: u64 = 4;
/// So many decisions are looked at; the others are painted by the same lines.
const DECISIONS: usize = 25;

/// A window on a game that is over, at its first decision.
fn gone_through(lang: Lang) -> Game {
    let mut game = opened(&played_out(5, SEED), SEED, lang, HIGH);
    game.press_key("replay-open");
    assert_eq!(game.window.app().place(), Route::Replay);
    game
}

#[test]
fn every_decision_is_shown_in_its_order_in_every_language() {
    let names = NAMES.map(str::to_owned);
    for lang in Lang::ALL {
        let mut game = gone_through(lang);
        let texts = Texts::new(lang);
        let describe = Describe { texts: &texts, names: &names };
        let events = played_out(5, SEED);
        let decisions: Vec<_> = events.iter().filter(|event| event.actor != Actor::Nature).collect();
        for event in &decisions[..DECISIONS] {
            assert!(game.window.shows(&describe.say(*event)), "{lang:?} {event:?}");
            game.press_key("replay-on");
        }
        for event in decisions[..DECISIONS].iter().rev() {
            game.press_key("replay-back");
            assert!(game.window.shows(&describe.say(*event)), "{lang:?} {event:?}");
        }
        // The first has none before it.
        game.press_key("replay-back");
        assert!(game.window.shows(&describe.say(decisions[0])), "{lang:?}");
    }
}

#[test]
fn the_chart_ends_with_the_final_score_and_closes_before_the_replay_does() {
    for lang in Lang::ALL {
        let mut game = gone_through(lang);
        let texts = Texts::new(lang);
        let TableState::Referee(referee) = game.session().view().play else { panic!("a played game") };
        let rounds = referee.history().len();
        let totals: Vec<_> =
            game.session().view().score.unwrap().unwrap().players.iter().map(|player| player.total).collect();
        game.press_key("replay-chart");
        for (name, total) in NAMES.iter().zip(totals) {
            let between = texts.get("locale-list-comma");
            let score = |round: usize, vp: String| {
                texts.with("replay-score", [("chapter", round.into()), ("vp", vp.into())])
            };
            let mut scores: Vec<_> = (1..rounds).map(|round| score(round, "§".to_owned())).collect();
            scores.push(score(rounds, total.to_string()));
            let scores = scores.join(&between);
            let line = texts.with("past-scores", [("name", (*name).into()), ("scores", scores.into())]);
            let shown = game.window.labels().any(|label| same_but_for_numbers(&label, &line));
            assert!(shown, "{lang:?} {line}");
        }
        game.window.harness.key_press(Key::Escape);
        game.window.settle();
        assert!(!game.window.shows(&texts.get("replay-scores")), "{lang:?}");
        assert_eq!(game.window.app().place(), Route::Replay);
        game.window.harness.key_press(Key::Escape);
        game.window.settle();
        assert_ne!(game.window.app().place(), Route::Replay);
    }
}

/// Whether a line has some number wherever the pattern has §.
fn same_but_for_numbers(line: &str, pattern: &str) -> bool {
    let mut rest = line;
    pattern.split('§').enumerate().all(|(index, part)| {
        if index > 0 {
            rest = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
        }
        rest.strip_prefix(part).map(|after| rest = after).is_some()
    }) && rest.is_empty()
}

#[test]
fn a_master_says_whether_it_would_have_done_the_same() {
    let mut game = gone_through(Lang::En);
    game.press_key("replay-advice");
    let answers =
        ["replay-same", "replay-as-good", "replay-other", "replay-other-two"].map(|key| game.key(key));
    for _ in 0..5_000 {
        game.window.harness.run_ok();
        if answers.iter().any(|answer| game.window.shows(answer)) {
            return;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    panic!("a master says nothing");
}
