//! A real game followed in full, entered by the names of what can be pressed.

use std::collections::BTreeSet;

use egui::vec2;
use egui_kittest::kittest::Queryable as _;
use guildhall::companion::norenberc::{EntryError, TitleEntryError};
use guildhall::companion::{Library, Tracking};
use guildhall::game::{Actor, Game, Table};
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::{Action, Craftsman, Norenberc, Refusal, RuleId, Stage, State, Step, Tile};
use guildhall::storage::{Places, Record};
use guildhall::ui::Route;

use crate::corrections::window_at_table;
use crate::desk::{Desk, Host, NAMES, Press as _, engine, random_game, rich_game, short_game};
use crate::layout::{errors, languages};
use crate::support::{Begin, Window};

/// A new table of three, followed in full.
fn sit_down(lang: Lang) -> (Window, Vec<String>) {
    let size = vec2(1280.0, 3000.0);
    let mut window = Window::open(Begin { lang: Some(lang), place: Route::Tables, size, ..Begin::default() });
    let referee = window.with("companion-depth", [("depth", "referee".into())]);
    window.press(&referee);
    window.press_key("table-open");
    let colours = ["widget-colour-blue", "widget-colour-orange", "widget-colour-yellow"];
    let names = colours.map(|key| window.text(key)).to_vec();
    (window, names)
}

/// Walks through the end of a round: every guild, then on.
fn walk(window: &mut Window, table: &Table<Norenberc>) {
    for _ in table.setup().guilds() {
        window.press_key("table-step-done");
    }
    let over = table.state().step() == Step::Over;
    window.press_key(if over { "table-to-score" } else { "table-walk-on" });
}

#[test]
fn a_whole_game_is_entered_by_pressing_and_scores_as_its_replay_in_every_language() {
    let game = short_game(3);
    for lang in Lang::ALL {
        let (mut window, names) = sit_down(lang);
        let texts = Texts::new(lang);
        let host = Host { texts: &texts, names: &names };
        let mut table = engine(3);
        for (index, &(actor, action)) in game.iter().enumerate() {
            // What leaves no choice is there already.
            if index == window.app().session::<Norenberc>().unwrap().view().log.len() {
                host.answer(&mut window, &table, actor, action);
            }
            let before = table.state().round();
            table.enter(actor, action).unwrap();
            if table.state().round() > before || table.state().step() == Step::Over {
                walk(&mut window, &table);
            }
        }
        let score = Norenberc::score(table.setup(), table.state());
        for player in &score.players {
            assert!(window.shows_part(&player.total.to_string()), "{lang:?}: {}", player.total);
        }
        let Window { harness, folder, .. } = window;
        drop(harness);
        let mut library = Library::open(Places::new(Some(folder.path().to_owned())).data());
        let session = library.resume::<Norenberc>(&library.games()[0].name).unwrap();
        let record = Record::<Norenberc>::read(session.record().unwrap().as_bytes()).unwrap();
        let (replayed, folded) = record.replay();
        assert!(folded.is_ok());
        assert_eq!(replayed.state(), table.state(), "{lang:?}");
        assert_eq!(Norenberc::score(replayed.setup(), replayed.state()), score);
        assert_eq!(session.view().score.unwrap().unwrap(), &score);
    }
}

fn stage(state: &State) -> Option<Stage> {
    if let Step::Turn(turn) = state.step() { Some(turn.stage) } else { None }
}

#[test]
fn what_is_not_possible_says_why_with_its_rule() {
    let names: Vec<_> = NAMES.iter().map(|name| (*name).to_owned()).collect();
    for lang in Lang::ALL {
        let mut desk = Desk::high(5, lang);
        let texts = Texts::new(lang);
        let describe = Describe { texts: &texts, names: &names };
        let game = random_game(5, 1);
        desk.until(&game, |state| state.step() == Step::Planning);
        let cards = texts.with("referee-cards", [("name", "Ana".into()), ("cards", 5.into())]);
        let refusal = Refusal::TooManyCards { cards: 5, agents: 4 };
        assert!(!desk.shows(&describe.say(&refusal)));
        desk.press(&texts.with("moves-not-possible", [("text", cards.into())]));
        assert!(desk.shows(&describe.say(&refusal)), "{lang:?}");
        let rule = |rule: RuleId| texts.with("widget-why", [("rule", rule.as_str().into())]);
        assert!(desk.shows(&rule(refusal.rule())));
        // Selling without goods: dimmed, and pressed it says why.
        let mut desk = Desk::high(5, lang);
        let nothing_to_sell = |state: &State| {
            matches!(state.step(), Step::Turn(turn) if turn.stage == Stage::Act
                && state.goods(turn.seat).count(turn.guild.good()) == 0)
        };
        let table = desk.until(&game, nothing_to_sell);
        let Step::Turn(turn) = table.state().step() else { panic!("an action") };
        let sell = Action::Sell { guild: turn.guild, count: 1 };
        let refusal = table.check(Actor::Seat(turn.seat), sell).unwrap_err();
        desk.press(&texts.with("moves-not-possible", [("text", texts.get("moves-sell").into())]));
        assert!(desk.shows(&describe.say(&refusal)), "{lang:?}");
        assert!(desk.shows(&rule(refusal.rule())));
    }
}

#[test]
fn a_tile_beyond_the_box_is_asked_about_and_accepted() {
    for lang in Lang::ALL {
        let mut desk = Desk::high(2, lang);
        let game = random_game(2, 1);
        let table = desk.until(&game, |state| matches!(state.step(), Step::Settle(..)));
        let Step::Settle(guild, bench) = table.state().step() else { panic!("a workshop") };
        let texts = Texts::new(lang);
        let describe = Describe { texts: &texts, names: &[] };
        let beyond = [false, true].into_iter().flat_map(|agent| (2..=7).map(move |value| (value, agent)));
        let (value, agent) = beyond
            .into_iter()
            .find(|&(value, agent)| {
                table.check(Actor::Nature, Action::Settle { guild, bench, value, agent }).is_err()
            })
            .expect("no box holds everything");
        let tile = Tile::Craftsman(Craftsman { guild, value, agent });
        desk.press(&texts.with("moves-not-possible", [("text", describe.tile(tile).into())]));
        assert!(desk.shows(&describe.say(&Refusal::NotInGuild { guild, value, agent })), "{lang:?}");
        desk.press(&texts.get("moves-all-the-same"));
        let Some(refused @ EntryError::Title(TitleEntryError::BeyondBox { tile: wanted, .. })) =
            desk.harness.state().refused
        else {
            panic!("{lang:?}: it is asked about")
        };
        assert_eq!(wanted, tile);
        assert!(desk.shows(&describe.say(&refused)), "{lang:?}");
        desk.press(&texts.get("table-beyond-yes"));
        assert_eq!(desk.harness.state().refused, None);
        let view = desk.harness.state().session.view();
        assert!(view.tiles().craftsmen(guild).contains(&Craftsman { guild, value, agent }), "{lang:?}");
        assert!(matches!(desk.state().step(), Step::Settle(_, next) if next != bench));
    }
}

#[test]
fn there_is_a_way_back_until_it_is_entered_and_after_it() {
    let mut desk = Desk::high(2, Lang::En);
    let game = rich_game(2);
    let names: Vec<_> = NAMES.iter().map(|name| (*name).to_owned()).collect();
    desk.press("Béla");
    assert_eq!(desk.state().step(), Step::Order, "the last one is asked for too");
    desk.press(NAMES[0]);
    assert!(matches!(desk.state().step(), Step::Settle(..)));
    desk.harness.state_mut().session.undo_answer().unwrap();
    desk.harness.run();
    let recruits = |state: &State, action: Action| {
        matches!(action, Action::Recruit { .. }) && stage(state) == Some(Stage::Act)
    };
    let mut table = engine(2);
    let (actor, action) = *game
        .iter()
        .find(|&&(actor, action)| {
            let found = recruits(table.state(), action);
            if !found {
                table.enter(actor, action).unwrap();
                desk.enter(actor, action);
            }
            found
        })
        .expect("a recruit");
    desk.harness.run();
    desk.press("Recruit a guest");
    desk.press("Back");
    assert_eq!(&desk.state(), table.state());
    let texts = Texts::new(Lang::En);
    Host { texts: &texts, names: &names }.answer(&mut desk, &table, actor, action);
    assert!(stage(&desk.state()).is_some_and(|stage| stage != Stage::Act));
    desk.press("Back");
    assert_eq!(&desk.state(), table.state(), "what was entered is undone");
}

#[test]
fn a_round_that_is_over_is_walked_through_once_and_can_be_seen_again() {
    for lang in Lang::ALL {
        let mut desk = Desk::high(3, lang);
        let game = random_game(3, 2);
        desk.until(&game, |state| state.round() == 2);
        let title = desk.texts.with("table-walk-round", [("round", 1.into())]);
        assert!(desk.shows(&title), "{lang:?}");
        let view = desk.harness.state().session.view();
        let end = view.play.history().last().unwrap().clone();
        let names: Vec<_> = NAMES.iter().map(|name| (*name).to_owned()).collect();
        let texts = Texts::new(lang);
        let describe = Describe { texts: &texts, names: &names };
        for card in &end.cards {
            assert!(desk.shows(&describe.card_reason(card)), "{lang:?}: {card:?}");
            for step in describe.card_steps(card) {
                assert!(desk.shows(&step), "{lang:?}: {step}");
            }
            desk.press(&texts.get("table-step-done"));
        }
        for income in &end.incomes {
            assert!(desk.shows(&describe.income(income)), "{lang:?}: {income:?}");
        }
        desk.press(&texts.get("table-walk-on"));
        assert!(!desk.shows(&title));
        desk.press(&texts.get("table-part-end"));
        assert!(desk.shows(&title), "{lang:?}: it can be seen again");
    }
}

#[test]
fn whoever_comes_back_among_the_guests_of_a_round_is_not_sent_through_the_end_of_the_last_one() {
    let seen = std::cell::Cell::new(0);
    let second = |state: &State| {
        let guests = state.round() == 2 && matches!(state.step(), Step::Refill(..));
        seen.set(seen.get() + u32::from(guests));
        seen.get() == 2
    };
    let entries = crate::steady::until(second);
    let begin = Begin { size: vec2(1280.0, 800.0), ..Begin::default() };
    let window = window_at_table(begin, (Tracking::Referee, 1), &entries);
    let title = window.with("table-walk-round", [("round", 1.into())]);
    assert!(!window.shows(&title), "the end of the round lies behind");
    let first = window_at_table(begin, (Tracking::Referee, 1), &entries[..entries.len() - 1]);
    assert!(first.shows(&title), "it has just ended");
}

/// What can be asked, as far as it is painted differently.
fn question(state: &State) -> String {
    match state.step() {
        Step::Turn(turn) => format!("{:?}", std::mem::discriminant(&turn.stage)),
        step => format!("{:?}", std::mem::discriminant(&step)),
    }
}

/// Every question once, as it comes in a game, with every page of it.
fn every_question(desk: &mut Desk, game: &[(Actor, Action)], mut see: impl FnMut(&Desk, &str)) {
    let mut wanted = BTreeSet::new();
    let mut round = 1;
    for &(actor, action) in game {
        // The second half of a game has more on the table.
        let state = desk.state();
        if state.round() > round {
            round = state.round();
            desk.harness.run();
            see(desk, "favourite");
            desk.walk();
        }
        if wanted.insert((question(&state), state.round() > 2)) {
            desk.harness.run();
            see(desk, &format!("{:?}", state.step()));
            if stage(&state) == Some(Stage::Act) {
                for key in ["moves-sell", "moves-buy", "moves-recruit"] {
                    let name = desk.texts.get(key);
                    if desk.shows(&name) {
                        desk.press(&name);
                        see(desk, key);
                        let back = desk.texts.get("moves-back");
                        if desk.shows(&back) {
                            desk.press(&back);
                        }
                    }
                }
            }
        }
        desk.enter(actor, action);
    }
}

#[test]
fn nothing_is_cut_off_at_the_table() {
    let mut all = Vec::new();
    for players in [2, 5] {
        let game = rich_game(players);
        for (index, lang) in languages().enumerate() {
            // Every language in two sizes; the longest words in all of them.
            let spaces = [vec2(640.0, 400.0), vec2(800.0, 4000.0), vec2(1280.0, 800.0), vec2(1280.0, 2400.0)];
            let some = if lang.is_none() { 0..4 } else { index % 2 * 2..index % 2 * 2 + 2 };
            for space in spaces[some].iter().copied() {
                let mut desk = Desk::new(players, lang, space);
                every_question(&mut desk, &game, |desk, step| {
                    let what = format!("{players} players, {space}, {lang:?}, {step}");
                    let errors = errors(&desk.harness, &[]).into_iter();
                    all.extend(errors.map(|error| format!("{what}: {error}")));
                });
            }
        }
    }
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all[..all.len().min(60)].join("\n"));
}

#[test]
fn the_whole_table_of_five_is_seen_at_once() {
    let mut desk = Desk::new(5, Some(Lang::En), vec2(1280.0, 800.0));
    let game = random_game(5, 1);
    desk.until(&game, |state| stage(state) == Some(Stage::Act) && state.round() == 2);
    desk.walk();
    let Step::Turn(turn) = desk.state().step() else { panic!("an action") };
    let names = NAMES.map(str::to_owned);
    let question = Describe { texts: &desk.texts, names: &names }.ask(desk.state().step());
    let question = desk.harness.get_by_label(&question).rect();
    // Whoever is asked is part of the question.
    for name in NAMES.into_iter().filter(|name| *name != NAMES[turn.seat.index()]) {
        let seen = desk.harness.query_all_by_label(name);
        let lowest = seen.map(|node| node.rect().bottom()).fold(0.0, f32::max);
        assert!(lowest <= question.top(), "{name} at {lowest}, the question at {question}");
    }
}
