//! A new table of Architects: promotional cards, characters, first player, and the opponent of a solo game. Everything has
//! a default; options that were not touched follow the settings of the user's copy.

use egui::{Label, Ui};

use super::art;
use super::pages::OwnPages;
use crate::architects::Character;
use crate::architects::components::MOST_PLAYERS;
use crate::architects::scoring::Opponent;
use crate::companion::Tracking;
use crate::companion::architects::{Boards, FinalSheet, Start};
use crate::game::Seat;
use crate::i18n::describe::shown_names;
use crate::ui::Cx;
use crate::ui::screens::title::{Opening, TableScreens};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{choice, named, option, switch};

const SEATS: usize = MOST_PLAYERS as usize;

#[derive(Debug)]
pub struct StartView {
    /// `None` follows the settings of the user's copy.
    promo: Option<bool>,
    characters: bool,
    /// By seat: all of them differ.
    chosen: [Character; SEATS],
    first: Option<Seat>,
    opponent: Opponent,
    middle: bool,
}

impl Default for StartView {
    fn default() -> Self {
        Self {
            promo: None,
            characters: false,
            chosen: Character::IN_BOX,
            first: None,
            opponent: Opponent::Constantine,
            middle: false,
        }
    }
}

impl StartView {
    fn promo(&self, pages: &OwnPages) -> bool {
        self.promo.unwrap_or(pages.copy().promo)
    }

    /// Gives a player another character; its owner gets the player's one in exchange.
    fn choose(&mut self, seat: usize, character: Character) {
        let own = self.chosen[seat];
        for other in &mut self.chosen {
            if *other == character {
                *other = own;
            }
        }
        self.chosen[seat] = character;
    }

    /// Replaces promotional characters by free ones of the box.
    fn without_promo(&mut self) {
        for seat in 0..SEATS {
            if self.chosen[seat].is_promo() {
                let free = Character::IN_BOX.into_iter().find(|it| !self.chosen.contains(it));
                self.chosen[seat] = free.unwrap_or(self.chosen[seat]);
            }
        }
    }
}

fn is_solo(opening: Opening) -> bool {
    opening.people.len() == 1
}

/// Only the helper can begin in the middle of the game.
fn is_middle(opening: Opening, view: &StartView) -> bool {
    view.middle && opening.tracking == Tracking::Helper
}

/// The options of the whole table. Those that cannot be chosen now keep their room.
pub(super) fn start_ui(ui: &mut Ui, cx: &Cx, opening: Opening, view: &mut StartView, pages: &OwnPages) {
    if let Some(promo) = switch(ui, view.promo(pages), &cx.text("table-promo")) {
        view.promo = Some(promo);
        if !promo {
            view.without_promo();
        }
    }
    // A score pad only needs the end, and a referee begins with the set-up.
    ui.add_enabled_ui(opening.tracking == Tracking::Helper, |ui| {
        if let Some(middle) = switch(ui, is_middle(opening, view), &cx.text("table-middle")) {
            view.middle = middle;
        }
    });
    ui.label(text::bold(cx.text("table-characters")));
    // X60: alone one plays without.
    ui.add_enabled_ui(!is_solo(opening), |ui| {
        let options = [(false, cx.text("table-characters-none")), (true, cx.text("table-characters-own"))];
        if let Some(characters) = choice(ui, cx, view.characters && !is_solo(opening), options) {
            view.characters = characters;
        }
    });
}

/// The options per seat: characters and the first player, or the opponent of a solo game.
pub(super) fn seats_ui(ui: &mut Ui, cx: &Cx, opening: Opening, view: &mut StartView, pages: &OwnPages) {
    if is_solo(opening) {
        ui.label(text::bold(cx.text("table-opponent")));
        ui.horizontal_wrapped(|ui| {
            for opponent in Opponent::ALL {
                let name = cx.with("table-opponent-is", [("opponent", opponent.id().into())]);
                let picture = art::of_opponent(opponent).icon();
                if option(ui, cx, view.opponent == opponent, Some(picture), &name).clicked() {
                    view.opponent = opponent;
                }
            }
        });
        return;
    }
    let names = shown_names(cx.texts, opening.people);
    // P3: with characters it follows who starts; and a final score does not ask for it.
    if crate::architects::Architects::TRACKINGS.len() > 1 {
        first_ui(ui, cx, opening, &names, view);
    }
    if view.characters {
        characters_ui(ui, cx, &names, view, pages);
    }
}

fn first_ui(ui: &mut Ui, cx: &Cx, opening: Opening, names: &[String], view: &mut StartView) {
    let pending = opening.tracking != Tracking::FinalScore && !view.characters;
    ui.add_enabled_ui(pending, |ui| {
        ui.label(text::bold(cx.text("table-first")));
        let seats = (0..).map(Seat).zip(names).map(|(seat, name)| (Some(seat), name.clone()));
        let all = [(None, cx.text("table-first-unknown"))].into_iter().chain(seats);
        if let Some(first) = choice(ui, cx, view.first, all) {
            view.first = first;
        }
    });
}

fn characters_ui(ui: &mut Ui, cx: &Cx, names: &[String], view: &mut StartView, pages: &OwnPages) {
    ui.label(text::bold(cx.text("table-characters-which")));
    let promo = view.promo(pages);
    for (seat, name) in names.iter().enumerate() {
        ui.add(Label::new(name).wrap());
        ui.horizontal_wrapped(|ui| {
            for character in Character::ALL.into_iter().filter(|it| promo || !it.is_promo()) {
                let called = cx.with("architects-character", [("character", character.id().into())]);
                let picture = art::of_character(character).icon();
                let pressed = option(ui, cx, view.chosen[seat] == character, Some(picture), &called);
                let args = [("name", name.clone().into()), ("character", called.into())];
                if named(pressed, &cx.with("table-character-of", args)).clicked() {
                    view.choose(seat, character);
                }
            }
        });
    }
    ui.add_space(size::GAP_SMALL);
}

pub(super) fn start(view: &StartView, opening: Opening, pages: &OwnPages) -> Start {
    let solo = is_solo(opening);
    let players = opening.people.len();
    let boards = if view.characters && !solo {
        Boards::Chosen(view.chosen[..players].to_vec())
    } else {
        Boards::Standard
    };
    let pending = opening.tracking != Tracking::FinalScore && !view.characters && !solo;
    Start {
        boards,
        promo: view.promo(pages),
        conspirator: pages.copy().conspirator,
        first: view.first.filter(|seat| pending && seat.index() < players),
        opponent: solo.then_some(view.opponent),
        middle: is_middle(opening, view),
    }
}

/// The set-up of sheets from a file, which show what was played with.
pub(super) fn of_sheets(sheets: &[FinalSheet], pages: &OwnPages) -> Start {
    let characters: Option<Vec<_>> = sheets.iter().map(|sheet| sheet.character).collect();
    let promo = |sheet: &FinalSheet| {
        sheet.buildings.iter().any(|it| it.is_promo()) || sheet.character.is_some_and(Character::is_promo)
    };
    Start {
        boards: characters.map_or(Boards::Standard, Boards::Chosen),
        promo: pages.copy().promo || sheets.iter().any(promo),
        conspirator: pages.copy().conspirator,
        opponent: sheets.first().and_then(|sheet| sheet.opponent).map(|rival| rival.kind),
        ..Start::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_players_have_one_character_and_without_promo_nobody_has_a_promotional_one() {
        let mut view = StartView::default();
        view.choose(0, Character::Rudolf);
        view.choose(3, Character::Hugo);
        view.choose(1, Character::Hugo);
        let differ = |all: &[Character]| all.iter().enumerate().all(|(at, it)| !all[..at].contains(it));
        assert!(differ(&view.chosen), "{:?}", view.chosen);
        assert_eq!((view.chosen[0], view.chosen[1]), (Character::Rudolf, Character::Hugo));
        view.without_promo();
        assert!(differ(&view.chosen) && view.chosen.iter().all(|it| !it.is_promo()), "{:?}", view.chosen);
    }
}
