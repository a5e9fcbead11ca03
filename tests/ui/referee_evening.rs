//! An evening with a referee, as fingers go through it: nothing slips away under them, what is pressed next is in sight,
//! and what is said is true at that moment.

use egui::{Key, Rect, Vec2, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::companion::Tracking;
use guildhall::companion::norenberc::{Entry, TableState};
use guildhall::game::{Actor, Event, Game as _, Seat};
use guildhall::i18n::Lang;
use guildhall::i18n::describe::Describe;
use guildhall::norenberc::{Action, Fact, Goods, Guild, Norenberc, Refusal, Setup, Stage, State, Step, Turn};
use guildhall::ui::Route;

use crate::corrections::{NAMES, window_at_table};
use crate::desk::engine;
use crate::guest::rulebook_example;
use crate::layout::out_of_sight;
use crate::steady::until;
use crate::support::{Begin, Window, is_control};

/// The window at the first start, and the smallest.
const WINDOWS: [Vec2; 2] = [vec2(1280.0, 740.0), vec2(800.0, 600.0)];

fn window_of(lang: Lang, (size, zoom): (Vec2, u16), entered: &[Entry]) -> Window {
    let begin = Begin { lang: Some(lang), size, zoom, ..Begin::default() };
    window_at_table(begin, (Tracking::Referee, 1), entered)
}

/// Where somebody is asked for an action, and something is true of it.
fn acts(is: impl Fn(&Setup, &State, Turn) -> bool) -> Vec<Entry> {
    let setup = engine(3).setup().clone();
    until(
        |state| matches!(state.step(), Step::Turn(turn) if turn.stage == Stage::Act && is(&setup, state, turn)),
    )
}

fn state(window: &Window) -> State {
    let TableState::Referee(referee) = window.app().session::<Norenberc>().unwrap().view().play else {
        panic!("a referee")
    };
    *referee.state()
}

fn turn(window: &Window) -> Turn {
    let Step::Turn(turn) = state(window).step() else { panic!("a turn") };
    turn
}

fn entered(window: &Window) -> usize {
    window.app().session::<Norenberc>().unwrap().view().log.len()
}

fn words(window: &Window, action: Action) -> String {
    let names = NAMES.map(str::to_owned);
    let describe = Describe { texts: window.texts(), names: &names };
    describe.say(&Event { actor: Actor::Seat(turn(window).seat), action })
}

/// Whether something of this name can be seen as a whole: it lies in the window, and so does its control.
fn in_sight(window: &Window, name: &str) -> bool {
    let screen = window.harness.ctx.content_rect();
    let mut called = window.harness.query_all_by_label(name);
    called.any(|node| screen.contains_rect(node.rect()))
        && !out_of_sight(&window.harness).contains(&name.to_owned())
}

fn offers(window: &Window, name: &str) -> bool {
    window.harness.query_all_by_label(name).any(|node| is_control(node.accesskit_node().role()))
}

fn passes(window: &Window, name: &str) -> String {
    window.with("referee-pass", [("name", name.into())])
}

fn plays(window: &Window, name: &str, cards: u8) -> String {
    window.with("referee-cards", [("name", name.into()), ("cards", cards.into())])
}

#[test]
fn planning_moves_nobody_and_can_be_told_anew_while_others_plan() {
    for lang in [Lang::En, Lang::Ru] {
        for size in WINDOWS {
            let mut window = window_of(lang, (size, 100), &until(|it| it.step() == Step::Planning));
            let rows = |window: &Window| -> Vec<Rect> {
                let names = NAMES.iter().flat_map(|name| [passes(window, name), plays(window, name, 2)]);
                names.map(|name| window.place_of(&name)).collect()
            };
            let (before, entries) = (rows(&window), entered(&window));
            let two = plays(&window, NAMES[0], 2);
            window.put_finger_on(&two);
            assert_eq!(rows(&window), before, "{lang:?} {size}: nobody moves");
            let pass = passes(&window, NAMES[1]);
            window.put_finger_on(&pass);
            assert_eq!(rows(&window), before, "{lang:?} {size}: nobody moves");
            assert_eq!((entered(&window), state(&window).cards_left(Seat(0))), (entries + 2, 2));
            // Somebody meant another number, and somebody did not pass.
            let (three, one) = (plays(&window, NAMES[0], 3), plays(&window, NAMES[1], 1));
            window.put_finger_on(&three);
            window.put_finger_on(&one);
            let now = state(&window);
            assert_eq!([0, 1].map(|seat| now.cards_left(Seat(seat))), [3, 1], "{lang:?} {size}");
            assert!(!now.is_finished(Seat(1)), "{lang:?} {size}");
            assert_eq!(entered(&window), entries + 2, "{lang:?} {size}: in the place of what was told");
            assert_eq!(rows(&window), before, "{lang:?} {size}: nobody moves");
            let last = passes(&window, NAMES[2]);
            window.put_finger_on(&last);
            assert_ne!(state(&window).step(), Step::Planning, "{lang:?} {size}: the last one ends it");
        }
    }
}

#[test]
fn an_end_of_round_that_lies_behind_does_not_come_again_by_itself() {
    for lang in [Lang::En, Lang::Ru] {
        let entries = until(|it| it.round() == 2 && it.step() == Step::Planning);
        let window = window_of(lang, (WINDOWS[0], 100), &entries);
        let behind = window.with("table-walk-round", [("round", 1.into())]);
        assert!(!window.shows(&behind), "{lang:?}: {behind}");
        assert!(offers(&window, &passes(&window, NAMES[0])), "{lang:?}: the round goes on");
    }
}

#[test]
fn total_and_confirm_are_in_sight_when_mixed_goods_are_bought() {
    let mixed = acts(|setup, state, turn| {
        let stock = state.storehouse(turn.guild);
        let goods: Goods =
            stock.iter().take(2).map(|(good, _)| Goods::one(good)).fold(Goods::NONE, |a, b| a + b);
        let buy = Action::Buy { guild: turn.guild, goods };
        goods.total() == 2 && Norenberc::check(setup, state, Actor::Seat(turn.seat), buy).is_ok()
    });
    for lang in [Lang::En, Lang::Ru] {
        for size in WINDOWS {
            let mut window = window_of(lang, (size, 100), &mixed);
            let guild = turn(&window).guild;
            let entries = entered(&window);
            let price = u16::from(state(&window).price(engine(3).setup(), guild));
            window.press_key("moves-buy");
            let enter = window.text("moves-enter");
            let place = window.place_of(&enter);
            let goods: Vec<_> =
                state(&window).storehouse(guild).iter().take(2).map(|(good, _)| good).collect();
            for (bought, good) in (1u16..).zip(goods) {
                let what = window.describe().good(good);
                let more = window.with("widget-stepper-more", [("what", what.into())]);
                assert!(in_sight(&window, &more), "{lang:?} {size}: {more}");
                window.put_finger_on(&more);
                let talers = ("talers", (bought * price).into());
                let total = window.with("moves-buy-cost", [talers]);
                assert!(in_sight(&window, &total), "{lang:?} {size}: {total}");
                assert!(in_sight(&window, &enter), "{lang:?} {size}");
                assert_eq!(window.place_of(&enter), place, "{lang:?} {size}");
            }
            window.put_finger_on(&enter);
            assert!(entered(&window) > entries, "{lang:?} {size}");
        }
    }
}

#[test]
fn the_favourite_is_in_sight_with_letters_twice_as_large() {
    for lang in [Lang::En, Lang::Ru] {
        let over = until(|it| matches!(it.step(), Step::Refill(..)));
        let window = window_of(lang, (WINDOWS[1], 200), &over);
        let view = window.app().session::<Norenberc>().unwrap().view();
        let names = NAMES.map(str::to_owned);
        let first = &view.play.history().last().unwrap().cards[0];
        let message = Describe { texts: window.texts(), names: &names }.chip(first);
        assert!(in_sight(&window, &message), "{lang:?}: {message}");
    }
}

#[test]
fn a_key_that_cannot_be_paid_is_dimmed_and_says_why() {
    let dear = |setup: &Setup, state: &State, turn: Turn| {
        let stock = state.storehouse(turn.guild).count(turn.guild.good());
        let buy = Action::Buy { guild: turn.guild, goods: Goods::of(turn.guild.good(), 3) };
        let check = Norenberc::check(setup, state, Actor::Seat(turn.seat), buy);
        stock >= 3 && matches!(check, Err(Refusal::NotEnoughTalers { .. }))
    };
    for lang in [Lang::En, Lang::Ru] {
        let mut window = window_of(lang, (WINDOWS[0], 100), &acts(dear));
        let guild = turn(&window).guild;
        let buy = words(&window, Action::Buy { guild, goods: Goods::of(guild.good(), 3) });
        let dimmed = window.with("moves-not-possible", [("text", buy.clone().into())]);
        assert!(offers(&window, &dimmed) && !offers(&window, &buy), "{lang:?}: {dimmed}");
        let entries = entered(&window);
        window.put_finger_on(&dimmed);
        assert_eq!(entered(&window), entries);
        assert!(window.shows(&window.text("widget-dismiss")), "{lang:?}: it says why");
    }
}

#[test]
fn goods_of_other_guilds_have_a_key_in_a_narrow_window_too() {
    let foreign = |state: &State, guild: Guild| {
        let goods = state.storehouse(guild);
        goods.iter().map(|(good, _)| good).find(|&good| good != guild.good())
    };
    let there = acts(|_, state, turn| {
        foreign(state, turn.guild).is_some() && state.storehouse(turn.guild).count(turn.guild.good()) >= 3
    });
    for lang in [Lang::En, Lang::Hu] {
        let window = window_of(lang, (WINDOWS[1], 100), &there);
        let guild = turn(&window).guild;
        let good = foreign(&state(&window), guild).unwrap();
        let buy = words(&window, Action::Buy { guild, goods: Goods::one(good) });
        let dimmed = window.with("moves-not-possible", [("text", buy.clone().into())]);
        assert!(in_sight(&window, &buy) || in_sight(&window, &dimmed), "{lang:?}: {buy}");
    }
}

#[test]
fn while_guests_come_it_is_the_end_of_the_round_and_no_crest_lies_there() {
    for lang in [Lang::En, Lang::Ru] {
        let first = until(|it| matches!(it.step(), Step::Refill(..)));
        let all = until(|it| it.round() == 2 && it.step() == Step::Planning);
        let mut window = window_of(lang, (WINDOWS[0], 100), &all[..=first.len()]);
        assert!(matches!(state(&window).step(), Step::Refill(..)));
        let ends = window.with("table-round-of", [("round", 1.into()), ("rounds", 4.into())]);
        let next = [("round", 2.into()), ("rounds", 4.into()), ("turn", 1.into())];
        let begins = window.with("houses-round", next);
        assert!(window.shows(&ends) && !window.shows(&begins), "{lang:?}: {ends}");
        assert!(!window.shows(&window.text("widget-crest-prestige")), "{lang:?}: the favourite has it");
        window = window_of(lang, (WINDOWS[0], 100), &all);
        assert!(window.shows(&begins) && !window.shows(&ends), "{lang:?}");
        assert!(
            window.shows(&window.text("widget-crest-prestige")),
            "{lang:?}: then the next one lies there"
        );
    }
}

#[test]
fn what_three_have_is_in_sight_over_every_question() {
    let steps: [fn(Step) -> bool; 3] = [
        |step| matches!(step, Step::Order),
        |step| matches!(step, Step::Planning),
        |step| matches!(step, Step::Reveal(_)),
    ];
    for lang in [Lang::En, Lang::Ru] {
        for wanted in steps {
            let window = window_of(lang, (WINDOWS[0], 100), &until(|it| wanted(it.step())));
            let names = NAMES.map(str::to_owned);
            let question = Describe { texts: window.texts(), names: &names }.ask(state(&window).step());
            let footer = window.harness.get_by_label(&question).rect().top();
            let own = window.with("norenberc-talers", [("talers", 25.into())]);
            let rows: Vec<_> = window.harness.query_all_by_label(&own).map(|node| node.rect()).collect();
            assert_eq!(rows.len(), 3, "{lang:?}: {question}");
            assert!(
                rows.iter().all(|row| row.bottom() < footer),
                "{lang:?}: {question} at {footer}, {rows:?}"
            );
        }
        // Whoever acts has it beside the question; what the two others have lies over it.
        for acting in [acts(|_, _, _| true), acts(|_, state, _| state.turn() == 2)] {
            let window = window_of(lang, (WINDOWS[0], 100), &acting);
            let names = NAMES.map(str::to_owned);
            let question = Describe { texts: window.texts(), names: &names }.ask(state(&window).step());
            let footer = window.harness.get_by_label(&question).rect().top();
            for seat in (0..3).map(Seat).filter(|&seat| seat != turn(&window).seat) {
                let own = window.with("norenberc-talers", [("talers", state(&window).talers(seat).into())]);
                let mut rows = window.harness.query_all_by_label(&own).map(|node| node.rect());
                assert!(rows.any(|row| row.bottom() < footer), "{lang:?}: {own} over {footer}");
            }
        }
    }
}

#[test]
fn what_one_good_costs_stands_beside_the_actions() {
    for size in WINDOWS {
        let window = window_of(Lang::En, (size, 100), &acts(|_, _, _| true));
        let guild = turn(&window).guild;
        let price = state(&window).price(engine(3).setup(), guild);
        let name = window.with("houses-master", [("guild", guild.id().into()), ("price", price.into())]);
        let row = window.place_of(&window.text("moves-nothing")).y_range();
        let mut message = window.harness.query_all_by_label(&name).map(|node| node.rect());
        assert!(message.any(|at| row.contains(at.center().y)), "{size}: {name}");
    }
}

#[test]
fn the_arrow_of_undo_stays_where_it_is_whatever_stands_beside_it() {
    // A short caption, one of two lines, and one that is too long to be written.
    let moments = [
        until(|it| it.step() == Step::Planning),
        until(|it| matches!(it.step(), Step::Reveal(_))),
        until(|it| matches!(it.step(), Step::Turn(turn) if matches!(turn.stage, Stage::Pay(_)))),
    ];
    let arrows = moments.map(|entries| {
        let mut window = window_of(Lang::En, (WINDOWS[0], 100), &entries);
        let place = window.place_of(&window.text_of_undo());
        let picture = window.harness.render().unwrap();
        let arrow = place.with_min_x(place.right() - 24.0);
        let pixels = picture.enumerate_pixels();
        let inside = pixels.filter(|&(x, y, _)| arrow.contains(pos2(x as f32, y as f32)));
        (window.text_of_undo().chars().count(), inside.map(|(_, _, pixel)| *pixel).collect::<Vec<_>>())
    });
    assert!(arrows[2].0 > 60, "one caption is long");
    for (letters, arrow) in &arrows[1..] {
        assert!(*arrow == arrows[0].1, "a caption of {letters} letters moves the arrow");
    }
}

#[test]
fn escape_puts_away_what_is_said_before_it_leaves() {
    let mut guest = rulebook_example(Lang::En);
    guest.touch_key("result-share-csv");
    let place = guest.window.app().place();
    let score = guest.texts.get("result-heading-table");
    assert!(guest.window.shows(&score) && guest.window.shows_part("Saved: "));
    guest.window.harness.key_press(Key::Escape);
    guest.window.settle();
    assert!(!guest.window.shows_part("Saved: "), "it is put away");
    assert!(guest.window.shows(&score) && guest.window.app().place() == place, "nothing else is");
    guest.window.harness.key_press(Key::Escape);
    guest.window.settle();
    assert!(!guest.window.shows(&score), "then it leaves");
}

#[test]
fn a_picture_is_said_to_be_saved_before_it_is_drawn() {
    for lang in Lang::ALL {
        let mut guest = rulebook_example(lang);
        let save = guest.texts.get("result-share-picture");
        let (saving, preview) = (guest.texts.get("window-saving"), guest.texts.get("result-share-preview"));
        guest.window.click(&save);
        while !guest.window.shows(&saving) {
            assert!(!guest.window.shows(&preview), "{lang:?}: that comes first");
            guest.window.harness.step();
        }
        assert!(!guest.window.shows(&preview), "{lang:?}");
        guest.window.settle();
        assert!(!guest.window.shows(&saving) && guest.window.shows(&preview), "{lang:?}: then it is there");
    }
}

#[test]
fn a_refusal_covers_no_answer_and_the_next_touch_counts() {
    // Nothing to sell, and one good that can be paid.
    let poor = acts(|setup, state, turn| {
        let own = turn.guild.good();
        let buy = Action::Buy { guild: turn.guild, goods: Goods::one(own) };
        state.goods(turn.seat).count(own) == 0
            && Norenberc::check(setup, state, Actor::Seat(turn.seat), buy).is_ok()
    });
    for (size, zoom) in [(vec2(1280.0, 800.0), 200), (vec2(800.0, 600.0), 100), (vec2(1280.0, 740.0), 100)] {
        let mut window = window_of(Lang::En, (size, zoom), &poor);
        let guild = turn(&window).guild;
        let sell = window.with("moves-not-possible", [("text", window.text("moves-sell").into())]);
        let buy = words(&window, Action::Buy { guild, goods: Goods::one(guild.good()) });
        window.put_finger_on(&sell);
        let dismiss = window.text("widget-dismiss");
        assert!(in_sight(&window, &dismiss), "{size}: it says why");
        assert!(in_sight(&window, &buy), "{size}: the answers stay in sight");
        let entries = entered(&window);
        window.put_finger_on(&buy);
        assert!(entered(&window) > entries, "{size}: the next touch counts");
        assert!(!window.shows(&dismiss), "{size}: and puts the refusal away");
    }
    // Wherever else one touches, it goes away too.
    let mut window = window_of(Lang::En, (vec2(1280.0, 800.0), 200), &poor);
    let sell = window.with("moves-not-possible", [("text", window.text("moves-sell").into())]);
    window.put_finger_on(&sell);
    window.put_finger_on(&window.text("moves-buy"));
    assert!(!window.shows(&window.text("widget-dismiss")), "the refusal is put away");
    assert!(window.shows(&window.text("moves-enter")), "and the question opens");
    assert_eq!(window.app().place(), Route::Table);
}

#[test]
fn the_log_runs_from_the_last_to_the_first_and_names_the_guests() {
    for lang in [Lang::En, Lang::Fr] {
        let entries = until(|it| it.round() == 1 && it.turn() == 2 && matches!(it.step(), Step::Turn(_)));
        let recruit = |entry: &Entry| matches!(entry, Entry::Event(event) if matches!(event.action, Action::Recruit { .. }));
        assert!(entries.iter().any(recruit), "somebody recruits");
        let begin = Begin { lang: Some(lang), size: vec2(1280.0, 6000.0), ..Begin::default() };
        let mut window = window_at_table(begin, (Tracking::Referee, 1), &entries);
        window.press_key("table-part-log");
        let top = |name: String| window.harness.get_by_label(&name).rect().top();
        let [second, first] =
            [2, 1].map(|number: u8| top(window.with("table-log-turn", [("turn", number.into())])));
        assert!(second < first, "{lang:?}: the last turn comes first");
        let names = NAMES.map(str::to_owned);
        let describe = Describe { texts: window.texts(), names: &names };
        let line = |entry: &Entry| {
            let text = describe.say(entry);
            window.with("table-log-correct", [("text", text.into())])
        };
        let passed: Vec<_> = entries.iter().filter(|entry| recruit(entry)).collect();
        assert!(passed.iter().all(|entry| !window.shows(&line(entry))), "{lang:?}: no nameless guest");
        let mut table = engine(3);
        for entry in &entries {
            let &Entry::Event(Event { actor, action }) = entry else { continue };
            if let (Action::Recruit { guild, window: from }, Actor::Seat(seat)) = (action, actor) {
                let tile = table.state().lodger(table.setup(), guild, from).unwrap();
                let named = line(&Entry::Recruited { seat, tile, first: None, used: None });
                assert!(window.shows(&named), "{lang:?}: {named}");
            }
            table.enter(actor, action).unwrap();
        }
    }
}

#[test]
fn a_ruling_takes_no_words_from_what_was_told_before_it() {
    let recruits = |entry: &Entry| matches!(entry, Entry::Event(event) if matches!(event.action, Action::Recruit { .. }));
    let mut entered = until(|state| state.round() == 2 && state.step() == Step::Planning);
    assert!(entered.iter().any(recruits));
    let ends =
        |window: &Window| window.labels().filter(|label| label.contains("recruits")).collect::<Vec<_>>();
    let log = |entered: &[Entry]| {
        let mut window = window_of(Lang::En, (WINDOWS[0], 100), entered);
        window.press_key("table-part-log");
        window
    };
    let before = ends(&log(&entered));
    entered.push(Entry::Ruling { round: 2, fact: Fact::Talers { seat: Seat(0), talers: 30 } });
    let after = ends(&log(&entered));
    assert!(!before.is_empty() && before.iter().all(|line| after.contains(line)), "{before:?} {after:?}");
}
