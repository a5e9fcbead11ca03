//! Moments of a played game: the deal, the reasons of bots, the count at the end. They wait for nobody, a press ends them, and
//! where the settings want no animations there are none.

use egui::{Key, Rect, pos2, vec2};
use guildhall::bots::Level;
use guildhall::companion::Library;
use guildhall::companion::norenberc::Entry;
use guildhall::game::{Event, Seat};
use guildhall::i18n::Lang;
use guildhall::norenberc::{Action, Norenberc};
use guildhall::ui::Place;
use image::RgbaImage;

use crate::play::{Game, Who, played_out, setup};
use crate::support::{Begin, Folder, Window};

/// A game with what these people and bots have done so far, opened where things move or do not.
fn window(who: &[Who], events: &[Event<Action>], animation: bool) -> Window {
    let folder = Folder::new();
    let library = Library::open(folder.path());
    let mut session = library.begin(setup(who, 4)).unwrap();
    for &event in events {
        session.enter(Entry::Event(event)).unwrap();
    }
    let name = session.name();
    let settings = format!("animation = {animation}\nbot-speed = \"instant\"\ntable = \"{name}\"\n");
    drop(library);
    folder.write("settings.toml", &settings);
    drop(session);
    Window::open_in_quietly(Begin { place: Place::Table, ..Begin::default() }, folder)
}

/// The picture of what lies in the houses.
fn houses(window: &mut Window) -> RgbaImage {
    let house = Rect::from_min_size(pos2(0.0, 200.0), vec2(1280.0, 240.0));
    let whole = window.harness.render().unwrap();
    let (at, size) = (house.min, house.size());
    image::imageops::crop_imm(&whole, at.x as u32, at.y as u32, size.x as u32, size.y as u32).to_image()
}

const ALONE: [Who; 2] = [Who::Person(None), Who::Bot(Level::Easy)];

#[test]
fn tiles_are_dealt_one_by_one_and_a_press_ends_it() {
    let mut still = window(&ALONE, &[], false);
    still.harness.run_steps(2);
    let there = houses(&mut still);
    still.harness.run_steps(20);
    assert!(there == houses(&mut still), "where nothing moves all of it is there at once");

    let mut moving = window(&ALONE, &[], true);
    moving.harness.run_steps(2);
    let dealt = houses(&mut moving);
    assert!(dealt != there, "tiles are still to come");
    moving.harness.run_steps(2);
    assert!(houses(&mut moving) != dealt, "more of them have come");
    for _ in 0..40 {
        moving.harness.step();
    }
    assert!(houses(&mut moving) == there, "in the end they lie where they lie");

    let mut pressed = window(&ALONE, &[], true);
    pressed.harness.run_steps(2);
    pressed.harness.key_press(Key::F13);
    pressed.harness.run_steps(2);
    assert!(houses(&mut pressed) == there, "whoever presses something has seen enough");
}

#[test]
fn a_game_that_is_opened_again_is_not_dealt_again() {
    let mut first = window(&ALONE, &[], true);
    first.harness.run_steps(4);
    let Window { harness, folder, .. } = first;
    drop(harness);
    let mut again = Window::open_in_quietly(Begin { place: Place::Table, ..Begin::default() }, folder);
    again.harness.run_steps(2);
    let there = houses(&mut again);
    again.harness.run_steps(20);
    assert!(there == houses(&mut again));
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
    let events = played_out(5, 4);
    let people = [Who::Person(None); 5];
    for by_key in [false, true] {
        let mut end = window(&people, &events, true);
        end.harness.run_steps(2);
        press(&mut end, "table-to-score");
        assert!(is_counting(&end), "the points are counted first");
        let winner = {
            let session = end.app().session::<Norenberc>().unwrap();
            let score = session.view().score.unwrap().unwrap().clone();
            end.describe().headline(&score)
        };
        assert!(!end.shows(&winner), "nobody has won before all is counted");
        for _ in 0..80 {
            end.harness.step();
        }
        assert!(end.shows(&winner) && is_counting(&end), "and it stays until somebody goes on");
        if by_key {
            end.harness.key_press(Key::Escape);
            end.harness.run_steps(2);
        } else {
            press(&mut end, "result-count-on");
        }
        assert!(!is_counting(&end) && end.shows(&end.text("result-heading-table")));
    }
    let mut still = window(&people, &events, false);
    still.harness.run_steps(2);
    press(&mut still, "table-to-score");
    assert!(!is_counting(&still) && still.shows(&still.text("result-heading-table")));
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
