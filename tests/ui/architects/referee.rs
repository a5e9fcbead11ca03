//! The referee: gathering is a touch or two, what is impossible says why, draws need no names, a wrong count is ruled.

use egui::vec2;
use guildhall::architects::{Action, Architects, Resource, Spot, Step};
use guildhall::companion::Tracking;
use guildhall::companion::architects::{Entry, Referee, Session, Start};
use guildhall::game::{Actor, Due, Game as _, Seat};
use guildhall::i18n::Lang;
use guildhall::i18n::describe::Describe;

use super::{Guest, followed};
use crate::layout::errors;
use crate::support::{Begin, Window};

/// Tells the set-up, and then so many decisions: the last that is possible, or what this says.
fn entered(session: &mut Session, decisions: usize) {
    let mut left = decisions;
    loop {
        let view = session.view();
        let Some(referee) = view.play.referee_of() else { return };
        if referee.due() == Due::Nobody || left == 0 && referee.state().step() == Step::Turn {
            return;
        }
        let possible = referee.possible();
        let turn = referee.state().step() == Step::Turn;
        left = left.saturating_sub(usize::from(turn));
        let event = possible[(left * 7 + possible.len() / 2) % possible.len()];
        session.answer(Entry::Event(event)).unwrap();
    }
}

/// The referee of a table.
trait RefereeOf {
    fn referee_of(&self) -> Option<&Referee>;
}

impl RefereeOf for guildhall::companion::architects::TableState {
    fn referee_of(&self) -> Option<&Referee> {
        guildhall::companion::TableState::referee(self)
    }
}

fn at_table(begin: Begin, players: usize, decisions: usize) -> Window {
    let start = Start { first: Some(Seat(0)), ..Start::default() };
    followed(begin, players, Tracking::Referee, start, |session| entered(session, decisions))
}

impl Guest {
    pub fn referee(&self) -> Referee {
        let session = self.window.app().session::<Architects>().unwrap();
        session.view().play.referee_of().unwrap().clone()
    }

    fn place(&mut self, place: &str) {
        let name = self.with("architects-place", [("place", place.to_owned().into())]);
        self.touch_beginning(&name);
    }
}

#[test]
fn a_table_begins_with_the_set_up_and_needs_no_names_of_hands() {
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let mut guest = Guest::of(lang, followed(begin, 2, Tracking::Referee, Start::default(), |_| {}));
        let mut seat_to_move = 0;
        while guest.referee().state().step() != Step::Turn {
            let referee = guest.referee();
            let event = referee.possible()[0];
            seat_to_move += 1;
            if let Action::Show { apprentice, .. } = event.action {
                let name = guest.with(
                    "card-apprentice",
                    [("apprentice", apprentice.id().into()), ("skills", "|".into())],
                );
                guest.touch_beginning(name.split('|').next().unwrap());
            } else {
                let names = ["Ana".to_owned(), "Béla".to_owned()];
                let words = Describe { texts: guest.texts(), names: &names }.say(&event);
                guest.touch(&words);
            }
        }
        assert_eq!(seat_to_move, 10, "{lang:?}: the market, eight apprentices, who starts");
        assert_eq!(guest.referee().state().hand_len(Seat(0)), 3, "{lang:?}");
    }
}

#[test]
fn gathering_takes_at_most_two_touches() {
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let mut guest = Guest::of(lang, at_table(begin, 2, 0));
        for (place, resource) in [
            ("quarry", Resource::Stone),
            ("forest", Resource::Wood),
            ("mines", Resource::Clay),
            ("silversmith", Resource::Silver),
        ] {
            let seat = guest.referee().state().active();
            let (had, touches) = (guest.referee().state().count(seat, resource), guest.touches);
            guest.place(place);
            if guest.referee().state().step() != Step::Turn {
                let names = ["Ana".to_owned(), "Béla".to_owned()];
                let event = guest.referee().possible()[0];
                let words = Describe { texts: guest.texts(), names: &names }.say(&event);
                guest.touch(&words);
            }
            assert!(guest.touches - touches <= 2, "{lang:?} {place}");
            assert!(guest.referee().state().count(seat, resource) > had, "{lang:?} {place}");
            assert_ne!(guest.referee().state().active(), seat, "{lang:?}: the next one is asked");
        }
    }
}

#[test]
fn what_is_impossible_says_why_where_one_looks() {
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let mut guest = Guest::of(lang, at_table(begin, 2, 0));
        guest.place("guildhall");
        let referee = guest.referee();
        assert_eq!(referee.state().step(), Step::Turn, "{lang:?}: nothing was entered");
        let by = Actor::Seat(referee.state().active());
        let refusal = Architects::check(referee.setup(), referee.state(), by, Action::Place(Spot::Guildhall))
            .unwrap_err();
        let names = ["Ana".to_owned(), "Béla".to_owned()];
        let words = Describe { texts: guest.texts(), names: &names }.say(&refusal);
        assert!(guest.window.shows(&words), "{lang:?}: {words}");
    }
}

#[test]
fn a_wrong_count_is_ruled_at_the_table() {
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let mut guest = Guest::of(lang, at_table(begin, 2, 0));
        let had = guest.referee().state().count(Seat(0), Resource::Silver);
        guest.touch_key("table-part-log");
        guest.touch_key("table-ruling");
        let number = guest.text("table-ruling-number");
        guest.more(&number, 2);
        guest.touch_key("table-enter");
        assert_eq!(guest.referee().state().count(Seat(0), Resource::Silver), had + 2, "{lang:?}");
    }
}

#[test]
fn nothing_of_the_referee_is_cut_off() {
    let mut found = Vec::new();
    for lang in Lang::ALL {
        for (size, zoom) in [(vec2(800.0, 600.0), 100), (vec2(1280.0, 800.0), 100)] {
            let begin = Begin { lang: Some(lang), size, zoom, ..Begin::default() };
            for decisions in [0, 25, 60] {
                let window = at_table(begin, 4, decisions);
                let these = errors(&window.harness, &[]).into_iter();
                found.extend(these.map(|it| format!("{lang:?} {size} {zoom} {decisions}: {it}")));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Everybody goes to the black market as soon as that is possible, until it is full.
fn to_a_reset(session: &mut Session) {
    for number in 0.. {
        let view = session.view();
        let referee = view.play.referee_of().unwrap();
        let seat_to_move = !matches!(referee.due(), Due::Seats(_)) && !referee.resets().is_empty();
        if seat_to_move
            && referee.resets().last().unwrap().seats.iter().any(|message| message.prison != Some(0))
        {
            return;
        }
        let possible = referee.possible();
        let market = |action: Action| matches!(action, Action::Place(Spot::Market(_)));
        let chosen = possible.iter().find(|event| market(event.action));
        let event = *chosen.unwrap_or(&possible[number * 7 % possible.len()]);
        session.answer(Entry::Event(event)).unwrap();
    }
}

#[test]
fn z7_while_a_reset_goes_on_nobody_is_said_to_owe_nothing() {
    for lang in Lang::ALL {
        let start = Start { first: Some(Seat(0)), ..Start::default() };
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let mut window = followed(begin, 3, Tracking::Referee, start, to_a_reset);
        let texts = guildhall::i18n::Texts::new(lang);
        let texts = texts.of(guildhall::titles::TitleId::Architects);
        assert!(window.shows(&texts.get("table-walk-so-far")), "{lang:?}: the reset is told");
        let nobody = texts.with("reset-most", [("count", 0.into()), ("names", "".into())]);
        assert!(!window.shows(&nobody), "{lang:?}: {nobody}");
        // What was undone is not to be done.
        let resets = |window: &Window| {
            let session = window.app().session::<Architects>().unwrap();
            session.view().play.referee_of().unwrap().resets().len()
        };
        while resets(&window) > 0 {
            window.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
            window.harness.run_ok();
        }
        assert!(!window.shows(&texts.get("table-walk-so-far")), "{lang:?}: undone");
    }
}

#[test]
fn what_a_reset_did_is_done_at_the_table_before_anything_else_is_asked() {
    for lang in Lang::ALL {
        let start = Start { first: Some(Seat(0)), ..Start::default() };
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let mut guest = Guest::of(lang, followed(begin, 3, Tracking::Referee, start, to_a_reset));
        let names = ["Ana", "Béla", "Чук"].map(str::to_owned);
        let resets = guest.referee().resets().len();
        let done = guest.text("table-walk-done");
        while !guest.window.shows(&done) {
            let event = guest.referee().possible()[0];
            let words = Describe { texts: guest.texts(), names: &names }.say(&event);
            guest.touch(&words);
            assert_eq!(guest.referee().resets().len(), resets, "{lang:?}");
        }
        assert!(guest.window.shows(&guest.text("table-walk-now")), "{lang:?}");
        let forest = guest.with("architects-place", [("place", "forest".into())]);
        assert!(!guest.window.shows_part(&forest), "{lang:?}: nothing else is asked");
        guest.touch_key("table-walk-done");
        assert!(guest.window.shows_part(&forest), "{lang:?}: the game goes on");
        assert!(!guest.window.shows(&guest.text("table-walk-now")), "{lang:?}");
    }
}

#[test]
fn an_answer_says_what_it_costs_and_brings() {
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let mut guest = Guest::of(lang, at_table(begin, 2, 0));
        let seat = guest.referee().state().active();
        for place in ["mines", "forest", "mines"] {
            guest.place(place);
        }
        let referee = guest.referee();
        let names = ["Ana".to_owned(), "Béla".to_owned()];
        for event in referee.possible() {
            let words = Describe { texts: guest.texts(), names: &names }.say(&event);
            let Action::Mine(resource) = event.action else { panic!("{event:?}") };
            let mut after = *referee.state();
            Architects::apply(referee.setup(), &mut after, event.actor, event.action, &mut ());
            let by = after.count(seat, resource) - referee.state().count(seat, resource);
            let what = guest.with(
                "table-fact-of",
                [("name", names[seat.index()].clone().into()), ("fact", resource.id().into())],
            );
            let message =
                guest.with("widget-explained", [("what", what.into()), ("number", format!("+{by}").into())]);
            assert_eq!(guest.window.description_of(&words).as_deref(), Some(message.as_str()), "{lang:?}");
        }
    }
}
