//! Moments of a played game: the deal, the reasons of bots, the count at the end. They wait for nobody, a press ends them, and
//! where the settings want no animations there are none.

use egui::Key;
use guildhall::bots::Level;
use guildhall::companion::Library;
use guildhall::companion::norenberc::Entry;
use guildhall::game::Seat;
use guildhall::i18n::Lang;
use guildhall::i18n::describe::{Describe, shown_names};
use guildhall::norenberc::{Action, Norenberc};
use guildhall::ui::Place;
use image::RgbaImage;

use crate::play::{Game, Who, played_out, setup};
use crate::support::{Begin, Folder, Window};
use crate::touches::chains;

/// The form for a new game, where things move or do not.
fn form(animation: bool) -> Window {
    let folder = Folder::new();
    folder.write("settings.toml", &format!("animation = {animation}\nbot-speed = \"instant\"\n"));
    Window::open_in_quietly(Begin { place: Place::Play, ..Begin::default() }, folder)
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
    (Game::open(Begin { place: Place::Table, ..Begin::default() }, folder), seat, last)
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
