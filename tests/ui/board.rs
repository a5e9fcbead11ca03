//! The board of a played game, decision by decision: by keyboard, at the sizes people have, and with nothing that moves.

use std::collections::BTreeMap;

use egui::{Key, Rect, Vec2, vec2};
use egui_kittest::kittest::NodeT as _;
use guildhall::bots::Level;
use guildhall::game::{Actor, Seat};
use guildhall::i18n::Lang;
use guildhall::norenberc::{Action, Guild, GuildSet, Stage, Step};
use guildhall::play::to_move;

use crate::layout::errors;
use crate::play::{Game, HIGH, Moment, Who, confirmed, moments, opened, setup};
use crate::support::{Begin, is_control};
use crate::touches::{self, Chain, Touch};

/// A moment in which somebody decides, and what they do.
struct Decision {
    moment: Moment,
    seat: Seat,
    chain: Chain,
    seed: u64,
}

/// One of every kind: planning, every action, and everything a guest asks for.
fn decisions() -> BTreeMap<&'static str, Decision> {
    let mut found = BTreeMap::new();
    for seed in 0..60 {
        let all = moments(seed);
        for index in 0..all.len() {
            let (Actor::Seat(seat), moment) = (all[index].event.actor, &all[index]) else { continue };
            let kind = match (moment.event.action, moment.state.step()) {
                (Action::Plan(cards), _) if cards.len() > 1 => "plan",
                (Action::Sell { count, .. }, _) if count > 1 => "sell",
                (Action::Buy { goods, .. }, _) if goods.total() > 1 => "buy",
                (Action::Recruit { .. }, _) => "recruit",
                (Action::Rob { .. }, _) => "rob",
                (Action::Swap(..), _) => "swap",
                (Action::Peddle(_), _) => "peddle",
                (Action::PlaceMayor(_), _) => "mayor",
                (Action::GoFirst, Step::Turn(turn)) if turn.stage == Stage::GoFirst => "first",
                _ => continue,
            };
            found.entry(kind).or_insert_with(|| Decision {
                moment: all[index].clone(),
                seat,
                chain: confirmed(&all[index..]),
                seed,
            });
        }
        if found.len() == 9 {
            return found;
        }
    }
    panic!("only {:?} were decided", found.keys());
}

fn open(decision: &Decision, lang: Lang, size: Vec2) -> Game {
    let mut game = opened(&decision.moment.before, decision.seed, lang, size);
    game.lift();
    game
}

fn steps(game: &Game, decision: &Decision) -> Vec<Touch> {
    let (texts, names, setup) = (game.texts(), game.session().names(), game.setup());
    let at = touches::Moment { texts: &texts, names: &names, setup: &setup, state: &decision.moment.state };
    at.touches(decision.seat, &decision.chain)
}

/// What has the keyboard: its name and where it lies.
fn focused(game: &Game) -> Option<(String, Rect)> {
    let mut nodes = game.window.harness.root().children_recursive();
    let node = nodes.find(|node| node.accesskit_node().is_focused())?;
    Some((node.accesskit_node().label().unwrap_or_default(), node.rect()))
}

/// Goes to a control with the arrows alone.
fn go_to(game: &mut Game, name: &str) {
    let to = game.window.place_of(name).center();
    for _ in 0..80 {
        let here = focused(game);
        if here.as_ref().is_some_and(|(focused, _)| focused == name) {
            return;
        }
        let off = here.as_ref().map_or(vec2(1.0, 0.0), |(_, rect)| to - rect.center());
        let across = if off.x > 0.0 { Key::ArrowRight } else { Key::ArrowLeft };
        let along = if off.y > 0.0 { Key::ArrowDown } else { Key::ArrowUp };
        let ways = if off.x.abs() > off.y.abs() { [across, along] } else { [along, across] };
        for way in ways {
            game.window.harness.key_press(way);
            game.window.harness.run_ok();
            if focused(game).map(|(name, _)| name) != here.as_ref().map(|(name, _)| name.clone()) {
                break;
            }
        }
        assert!(focused(game).is_some(), "the keyboard is lost on the way to {name:?}");
    }
    panic!("no way to {name:?}, only to {:?}", focused(game));
}

#[test]
fn every_decision_by_arrow_keys_and_enter() {
    for (kind, decision) in decisions() {
        let mut game = open(&decision, Lang::En, HIGH);
        let before = game.state();
        for step in steps(&game, &decision) {
            let name = match step {
                Touch::Press(name) => name,
                Touch::Confirm => game.key("play-confirm"),
                // A switch has its own keys.
                Touch::Place(_) => continue,
            };
            go_to(&mut game, &name);
            game.window.harness.key_press(Key::Enter);
            game.window.harness.run_ok();
            assert!(focused(&game).is_some() || game.state() != before, "{kind}: the keyboard is lost");
        }
        assert_ne!(game.state(), before, "{kind}: it is decided");
    }
}

/// Where everything lies that can be touched, but for links in a line of text.
fn places(game: &Game) -> Vec<(String, Rect)> {
    let nodes = game.window.harness.root().children_recursive();
    let controls = nodes.filter(|node| is_control(node.accesskit_node().role()));
    let all = controls.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()));
    let why = game.texts().with("widget-why", [("rule", "".into())]);
    all.filter(|(name, _)| !name.starts_with(why.trim())).collect()
}

#[test]
fn nothing_moves_in_any_state_of_any_decision() {
    for (kind, decision) in decisions() {
        for size in [vec2(1280.0, 800.0), vec2(1920.0, 1080.0), HIGH] {
            let mut game = open(&decision, Lang::Ru, size);
            let before = game.state();
            let mut steps = steps(&game, &decision);
            steps.pop();
            for step in steps {
                let was = places(&game);
                let Touch::Press(name) = step else { continue };
                if !game.window.shows(&name) {
                    // In a small house some goods are behind the last place.
                    continue;
                }
                game.window.click(&name);
                game.window.harness.run_ok();
                if game.state() != before {
                    break;
                }
                let now = places(&game);
                for (what, rect) in was {
                    let same = |(_, other): &(String, Rect)| {
                        (other.min - rect.min).abs().max_elem() < 0.6
                            && (other.max - rect.max).abs().max_elem() < 0.6
                    };
                    assert!(now.iter().any(same), "{kind} {size}: {what:?} at {rect} after {name:?}");
                }
            }
        }
    }
}

#[test]
fn every_decision_can_be_touched_and_read_at_every_size() {
    let mut all = Vec::new();
    for (number, (kind, decision)) in decisions().into_iter().enumerate() {
        for (width, height) in
            [(800.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0), (640.0, 400.0), (3840.0, 2160.0)]
        {
            let lang = Lang::ALL[number % Lang::ALL.len()];
            let mut game = open(&decision, lang, vec2(width, height));
            let what = |step: usize| format!("{kind} {width} x {height} {lang:?} step {step}");
            let found = errors(&game.window.harness, &[]);
            all.extend(found.into_iter().map(|error| format!("{}: {error}", what(0))));
            let first = steps(&game, &decision).into_iter().next();
            if let Some(Touch::Press(name)) = first
                && game.window.shows(&name)
                && kind != "first"
            {
                game.window.click(&name);
                game.window.harness.run_ok();
                let found = errors(&game.window.harness, &[]);
                all.extend(found.into_iter().map(|error| format!("{}: {error}", what(1))));
            }
        }
    }
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all[..all.len().min(40)].join("\n"));
}

#[test]
fn the_house_that_is_called_is_in_sight_where_not_all_are() {
    let all = decisions();
    for kind in ["buy", "recruit", "sell"] {
        let decision = &all[kind];
        let game = open(decision, Lang::En, vec2(800.0, 600.0));
        let Step::Turn(turn) = decision.moment.state.step() else { panic!("a turn") };
        let name = game.window.describe().guild(turn.guild);
        let place = game.window.place_of(&name);
        assert!(game.window.harness.ctx.content_rect().contains_rect(place), "{kind}: {place}");
        let question = game.window.place_of(&game.key("play-confirm"));
        assert!(place.bottom() < question.top(), "{kind}");
        assert_eq!(to_move(game.session()).person, Some(decision.seat));
    }
}

/// Waits until a person is asked, or something that has ended is told.
fn wait(game: &mut Game) {
    for _ in 0..20_000 {
        game.window.harness.run_ok();
        let wanted = to_move(game.session());
        if !wanted.chance && (wanted.bot.is_none() || game.window.shows(&game.key("table-next-round"))) {
            game.window.harness.run_ok();
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    panic!("nobody is asked");
}

#[test]
fn after_the_bots_and_at_the_start_of_a_round_the_keyboard_is_on_the_board() {
    let who = [Who::Person(None), Who::Bot(Level::Easy), Who::Bot(Level::Easy)];
    let begin = Begin { lang: Some(Lang::En), size: HIGH, ..Begin::default() };
    let mut game = Game::begin(begin, setup(&who, 4));
    let enter = |game: &mut Game, name: &str| {
        go_to(game, name);
        game.window.harness.key_press(Key::Enter);
        wait(game);
    };
    let tools = ["play-log", "play-hint", "play-skip", "play-plan-pass", "moves-nothing", "play-confirm"];
    let on_the_board = |game: &Game| {
        let (name, _) = focused(game).expect("something has the keyboard");
        assert!(!tools.iter().any(|key| game.key(key) == name), "{name}");
    };
    let house = {
        let (texts, names, setup, state) = (game.texts(), game.session().names(), game.setup(), game.state());
        let at = touches::Moment { texts: &texts, names: &names, setup: &setup, state: &state };
        let plan = Action::Plan(GuildSet::default().with(Guild::Printers));
        let Some(Touch::Press(house)) = at.touches(Seat(0), &[plan]).into_iter().next() else {
            panic!("a house is pressed")
        };
        house
    };
    enter(&mut game, &house);
    game.window.harness.key_press(Key::ArrowDown);
    game.window.harness.run_ok();
    assert_eq!(focused(&game).map(|(name, _)| name), Some(game.key("play-confirm")), "down from the choice");
    game.window.harness.key_press(Key::Enter);
    wait(&mut game);
    assert!(matches!(game.state().step(), Step::Turn(_)), "the bots have moved: {:?}", game.state().step());
    on_the_board(&game);
    let nothing = game.key("moves-nothing");
    enter(&mut game, &nothing);
    on_the_board(&game);
    let pass = game.key("play-plan-pass");
    enter(&mut game, &pass);
    game.window.harness.key_press(Key::Enter);
    wait(&mut game);
    let next = game.key("table-next-round");
    assert!(game.window.shows(&next), "the round is over");
    game.window.harness.key_press(Key::ArrowRight);
    game.window.harness.run_ok();
    let more = game.key("play-pause-next");
    assert_eq!(focused(&game).map(|(name, _)| name), Some(more), "the first arrow goes on telling");
    enter(&mut game, &next);
    assert_eq!(game.state().step(), Step::Planning);
    on_the_board(&game);
}
