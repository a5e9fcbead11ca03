//! The round in which a new table begins.

use egui::Ui;

use super::pages::OwnPages;
use crate::companion::Tracking;
use crate::companion::norenberc::Start;
use crate::norenberc::components::ROUNDS;
use crate::ui::Cx;
use crate::ui::theme::text;
use crate::ui::widgets::choice;

#[derive(Debug)]
pub struct StartView {
    round: u8,
}

impl Default for StartView {
    fn default() -> Self {
        Self { round: 1 }
    }
}

/// A final score asks for no round, yet the room for it stays.
pub(super) fn start_ui(ui: &mut Ui, cx: &Cx, tracking: Tracking, view: &mut StartView) {
    ui.add_enabled_ui(tracking != Tracking::FinalScore, |ui| {
        ui.label(text::bold(cx.text("table-round")));
        let rounds = (1..=ROUNDS).map(|round| (round, round.to_string()));
        if let Some(round) = choice(ui, cx, view.round, rounds) {
            view.round = round;
        }
    });
}

pub(super) fn start(view: &StartView, tracking: Tracking, pages: &OwnPages) -> Start {
    let round = if tracking == Tracking::FinalScore { ROUNDS } else { view.round };
    Start { round, tiles: pages.tiles().clone() }
}

pub(super) fn new_game(pages: &OwnPages) -> Start {
    Start { round: 1, tiles: pages.tiles().clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::companion::norenberc::TableSetup;
    use crate::companion::{Person, Played};
    use crate::storage::norenberc::default_box;
    use crate::ui::screens::play::dealt_anew;

    fn setup(names: [&str; 2], bot: Option<Level>) -> TableSetup {
        let person = |name: &str| Person {
            name: name.into(),
            colour: "blue".into(),
            shape: "circle".into(),
            language: None,
            default: None,
        };
        let played = Played { bots: vec![None, bot], seed: 7, hints: true, undo: true };
        TableSetup {
            people: names.map(person).to_vec(),
            tracking: Tracking::Referee,
            start: Start { round: 1, tiles: default_box() },
            played: Some(played),
        }
    }

    #[test]
    fn a_new_deal_among_people_is_as_secret_as_the_first() {
        let seed = |bot| dealt_anew(&setup(["Ana", "Béla"], bot)).played.map(|played| played.seed);
        assert!(seed(None).is_some_and(|seed| seed >= 1_000_000));
        assert!(seed(Some(Level::Easy)).is_some_and(|seed| seed < 1_000_000));
    }

    #[test]
    fn a_new_deal_can_be_opened_whatever_people_were_called_before() {
        let long = "x".repeat(99);
        for names in [["José", "Jose\u{301}"], [&long, &long], ["Ana", "\u{ad}"]] {
            assert!(setup(names, None).opened().is_err());
            assert!(dealt_anew(&setup(names, None)).opened().is_ok(), "{names:?}");
        }
    }
}
