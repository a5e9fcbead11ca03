//! Moments of a played game: the deal, the reasons of bots, the count at the end. They wait for nobody, a press ends them, and
//! where the settings want no animations there are none.

use egui::Key;
use guildhall::bots::Level;
use guildhall::companion::Library;
use guildhall::companion::norenberc::{Entry, TableState};
use guildhall::game::Seat;
use guildhall::i18n::Lang;
use guildhall::i18n::describe::{Describe, shown_names};
use guildhall::norenberc::{Action, Effect, Guild, GuildSet, Norenberc, Step};
use guildhall::play::Replay;
use guildhall::ui::Route;
use image::RgbaImage;

use crate::play::{Game, Who, played_out, setup};
use crate::support::{Begin, Folder, Window};
use crate::touches::{self, Touch, chains};

/// The form for a new game, where things move or do not.
fn form(animation: bool) -> Window {
    let folder = Folder::new();
    folder.write("settings.toml", &format!("animation = {animation}\nbot-speed = \"instant\"\n"));
    Window::open_in_quietly(Begin { place: Route::Play, ..Begin::default() }, folder)
}

/// A game of five that lacks only its last move.
fn nearly_over(animation: bool) -> (Game, Seat, Vec<Action>) {
    let events = played_out(5, 4);
    let (seat, last) = chains(&events).pop().unwrap();
    let folder = Folder::new();
    let library = Library::open(folder.path());
    let mut session = library.begin(setup(&[Who::Person(None); 5], 4)).unwrap();
    for &event in &events[..events.len() - last.len()] {
        session.enter(Entry::Event(event)).unwrap();
    }
    let settings = format!("animation = {animation}\ntable = \"{}\"\n", session.name());
    drop((session, library));
    folder.write("settings.toml", &settings);
    (Game::open(Begin { place: Route::Table, ..Begin::default() }, folder), seat, last)
}

/// The picture of what lies in the houses.
fn houses(window: &mut Window) -> RgbaImage {
    let whole = window.harness.render().unwrap();
    image::imageops::crop_imm(&whole, 0, 200, 1280, 240).to_image()
}

#[test]
fn tiles_are_dealt_one_by_one_and_a_press_ends_it() {
    for (animation, ends) in [(false, false), (true, false), (true, true)] {
        let mut window = form(animation);
        let first = window.text("play-first");
        window.click_part(&first);
        window.harness.run_steps(1);
        let early = houses(&mut window);
        if ends {
            window.harness.key_press(Key::F13);
            window.harness.run_steps(1);
        }
        let then = houses(&mut window);
        for _ in 0..40 {
            window.harness.step();
        }
        let late = houses(&mut window);
        assert_eq!(early == late, !animation, "where things move tiles are still to come");
        assert_eq!(then == late, !animation || ends, "whoever presses something has seen enough");
    }
}

/// Presses something while other things move.
fn press(window: &mut Window, key: &str) {
    let name = window.text(key);
    window.click(&name);
    window.harness.run_steps(2);
}

fn is_counting(window: &Window) -> bool {
    window.shows(&window.text("result-count-on"))
}

#[test]
fn the_end_is_counted_category_by_category_and_leads_to_the_result() {
    for (animation, by_key) in [(true, false), (true, true), (false, false)] {
        let (mut game, seat, last) = nearly_over(animation);
        // The last move, and on from the end of the round.
        game.make(seat, &last);
        let end = &mut game.window;
        assert_eq!(is_counting(end), animation, "where things move the points are counted first");
        let session = end.app().session::<Norenberc>().unwrap();
        let names = shown_names(end.texts(), session.view().people);
        let score = session.view().score.unwrap().unwrap().clone();
        let winner = Describe { texts: end.texts(), names: &names }.headline(&score);
        for _ in 0..80 {
            end.harness.step();
        }
        assert!(end.shows(&winner), "then it is said who has");
        assert_eq!(is_counting(end), animation, "and it stays until somebody goes on");
        if by_key {
            end.harness.key_press(Key::Escape);
            end.harness.run_steps(2);
        } else if animation {
            press(end, "result-count-on");
        }
        assert!(!is_counting(end) && end.shows(&end.text("result-heading-table")));
    }
}

#[test]
fn a_bot_says_why_in_the_log_and_where_one_looks_back() {
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let who = [Who::Person(None), Who::Bot(Level::Easy), Who::Bot(Level::Easy)];
        let mut game = Game::begin(begin, setup(&who, 4));
        game.make(Seat(0), &[Action::Pass]);
        game.look();
        let before = game.window.labels().collect::<Vec<_>>();
        game.press_key("play-log");
        let sentences = game.window.labels().filter(|label| !before.contains(label)).count();
        game.press_key("play-log-whys");
        let with_reasons = game.window.labels().filter(|label| !before.contains(label)).count();
        assert!(with_reasons > sentences, "{lang:?}: {with_reasons} after {sentences}");
    }
}

/// A person who has passed in the first round, and two bots that have played it out.
fn after_a_round(lang: Lang) -> Game {
    let who = [Who::Person(None), Who::Bot(Level::Easy), Who::Bot(Level::Easy)];
    let mut game = Game::begin(Begin { lang: Some(lang), ..Begin::default() }, setup(&who, 4));
    game.press_key("play-plan-pass");
    game.press_key("play-plan-pass-sure");
    game
}

#[test]
fn r1_the_end_of_a_round_tells_everything_one_after_the_other() {
    for lang in Lang::ALL {
        let mut game = after_a_round(lang);
        let session = game.session();
        let names = shown_names(game.window.texts(), session.view().people);
        let effects: Vec<Effect> = {
            let TableState::Referee(referee) = session.view().play else { panic!("a played game") };
            let replay = Replay::<Norenberc>::new(referee.setup().clone(), referee.events().unwrap());
            replay.moments.into_iter().flat_map(|moment| moment.effects).collect()
        };
        let texts = game.texts();
        let describe = Describe { texts: &texts, names: &names };
        let begins = effects.iter().position(|it| matches!(it, Effect::RoundOver { .. })).unwrap();
        let is_favorite = |it: &&Effect| matches!(it, Effect::Favorite { .. } | Effect::NoFavorite { .. });
        let mut entered: Vec<_> =
            effects[begins..].iter().filter(is_favorite).map(|it| describe.say(it)).collect();
        assert_eq!(entered.len(), 4, "{lang:?}: one a guild");
        let prestige = effects[begins..]
            .iter()
            .find_map(|it| if let Effect::PrestigeGuild { guild, .. } = it { Some(*guild) } else { None });
        entered.push(describe.incomes(&effects[begins..]).unwrap());
        entered.push(texts.with("told-next-round", [("guild", prestige.unwrap().id().into())]));
        for message in &entered {
            game.press_key("play-pause-next");
            assert!(game.window.shows(message), "{lang:?}: {message}");
        }
        assert!(!game.window.is_live("play-pause-next"), "{lang:?}: that is all");
    }
}

#[test]
fn what_moved_at_the_end_of_a_round_does_not_move_again_when_the_game_goes_on() {
    let folder = Folder::new();
    let library = Library::open(folder.path());
    let who = [Who::Person(None), Who::Bot(Level::Easy), Who::Bot(Level::Easy)];
    let session = library.begin(setup(&who, 4)).unwrap();
    let name = session.name().to_owned();
    drop((session, library));
    folder
        .write("settings.toml", &format!("animation = true\nbot-speed = \"instant\"\ntable = \"{name}\"\n"));
    let mut game = Game::open(Begin { lang: Some(Lang::En), ..Begin::default() }, folder);
    game.press_key("play-plan-pass");
    game.press_key("play-plan-pass-sure");
    // Everything is told, and has arrived.
    for _ in 0..12 {
        if game.window.is_live("play-pause-next") {
            game.press_key("play-pause-next");
        }
    }
    for _ in 0..80 {
        game.window.harness.step();
    }
    press(&mut game.window, "table-next-round");
    let early = houses(&mut game.window);
    for _ in 0..40 {
        game.window.harness.step();
    }
    assert!(early == houses(&mut game.window), "nothing is on its way any more");
}

#[test]
fn an_answer_that_was_asked_about_once_more_is_not_armed_when_something_else_was_touched() {
    for lang in Lang::ALL {
        let who = [Who::Person(None), Who::Bot(Level::Easy), Who::Bot(Level::Easy)];
        let mut game = Game::begin(Begin { lang: Some(lang), ..Begin::default() }, setup(&who, 4));
        let sure = game.key("play-plan-pass-sure");
        game.press_key("play-plan-pass");
        assert!(game.window.shows(&sure), "{lang:?}");
        let (texts, names, setup, state) = (game.texts(), game.session().names(), game.setup(), game.state());
        let at = touches::Moment { texts: &texts, names: &names, setup: &setup, state: &state };
        let plan = Action::Plan(GuildSet::default().with(Guild::Bakers));
        let Some(Touch::Press(house)) = at.touches(Seat(0), &[plan]).into_iter().next() else {
            panic!("a house is pressed")
        };
        // As a hand does it, which the strip hears too.
        let at = game.window.place_of(&house).center();
        game.window.harness.hover_at(at);
        game.window.harness.drag_at(at);
        game.window.harness.drop_at(at);
        game.window.harness.run_ok();
        assert!(!game.window.shows(&sure), "{lang:?}");
        assert_eq!(game.state().step(), Step::Planning, "{lang:?}");
    }
}
