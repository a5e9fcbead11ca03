//! The home screen: the ways into the program.

use egui::{Label, Ui, vec2};

use super::table::go_on_ui;
use super::title::{has_play, has_table, shown_titles};
use crate::assistant::book;
use crate::companion::GameSummary;
use crate::titles::TitleId;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{card_button, choice, columns, page, skyline};
use crate::ui::{Command, Cx, Route, RulesPage};

struct Way {
    art: Art,
    name: &'static str,
    about: &'static str,
    commands: &'static [Command],
    has: fn(TitleId) -> bool,
}

const WAYS: [Way; 6] = [
    Way {
        art: Art::TABLE,
        name: "home-table",
        about: "home-table-about",
        commands: &[Command::SetRoute(Route::Tables)],
        has: has_table,
    },
    Way {
        art: Art::PLAY,
        name: "home-play",
        about: "home-play-about",
        commands: &[Command::SetRoute(Route::Play)],
        has: has_play,
    },
    Way {
        art: Art::RULES,
        name: "home-rules",
        about: "home-rules-about",
        commands: &[Command::SetRoute(Route::Rules), Command::FocusQuestion],
        has: has_book,
    },
    Way {
        art: Art::HISTORY,
        name: "home-past",
        about: "home-past-about",
        commands: &[Command::SetRoute(Route::Past)],
        has: |_| true,
    },
    Way {
        art: Art::HINT,
        name: "home-overview",
        about: "home-overview-about",
        commands: &[Command::SetRoute(Route::Rules), Command::Rules(RulesPage::Overview)],
        has: has_book,
    },
    Way {
        art: Art::LANGUAGE,
        name: "home-glossary",
        about: "home-glossary-about",
        commands: &[Command::SetRoute(Route::Rules), Command::Rules(RulesPage::Glossary)],
        has: has_book,
    },
];

fn has_book(title: TitleId) -> bool {
    book(title).is_some()
}

pub(crate) fn home_ui(ui: &mut Ui, cx: &Cx, games: &[GameSummary], title: TitleId) {
    skyline(ui, cx);
    page(ui, "home", size::PAGE_WIDTH, |ui| {
        let unfinished = games.iter().find(|game| game.result.is_none());
        let height = ui.content_rect().height();
        let low = height < size::TALL;
        // Where there is no room for everything the ways to go come first.
        let brief = low || unfinished.is_some() && height < size::HOME_HIGH;
        if brief {
            ui.horizontal(|ui| {
                ui.add(Art::APP_ICON.image(vec2(size::TOUCH, size::TOUCH)));
                ui.label(text::title(cx.text("window-place-home")));
                ui.add_space(size::GAP);
                shelf_ui(ui, cx, title);
            });
        } else {
            ui.add_space(size::GAP_LARGE);
            ui.vertical_centered(|ui| {
                // Where several games stand on the shelf it says for which this is, and needs the room.
                let shelf = shown_titles().count() > 1;
                let side = size::ICON_LARGE * if shelf { 1.4 } else { 1.8 };
                ui.add(Art::APP_ICON.image(vec2(side, side)));
                ui.label(text::title(cx.text("window-place-home")));
                if !shelf {
                    ui.label(text::heading(cx.text("home-for")).color(cx.palette().ink_soft));
                }
            });
            ui.add_space(size::GAP_LARGE);
        }
        if let Some(game) = unfinished {
            go_on_ui(ui, cx, game, None);
            if !low {
                ui.add_space(size::GAP);
            }
        }
        if !brief {
            shelf_ui(ui, cx, title);
            ui.add_space(size::GAP_SMALL);
        }
        let ways: Vec<_> = WAYS.iter().filter(|way| (way.has)(title)).collect();
        columns(ui, size::HOME_CARD.x, ways, |ui, way| {
            let name = cx.text(way.name);
            let pressed = card_button(ui, cx, &name, |ui| way_ui(ui, cx, way, low));
            if pressed.clicked() {
                for command in way.commands {
                    cx.send(command.clone());
                }
            }
        });
    });
}

/// The choice of a game, where there are several: one tap changes it.
fn shelf_ui(ui: &mut Ui, cx: &Cx, chosen: TitleId) {
    let titles: Vec<_> = shown_titles().collect();
    if titles.len() < 2 {
        return;
    }
    let named = titles.into_iter().map(|title| (title, cx.texts.of(title).get("game-name")));
    if let Some(title) = choice(ui, cx, chosen, named) {
        cx.send(Command::Title(title));
    }
}

/// A way with its picture: above the words, or beside them in a low window.
fn way_ui(ui: &mut Ui, cx: &Cx, way: &Way, low: bool) {
    let icon = way.art.tinted(vec2(size::ICON_LARGE, size::ICON_LARGE), cx.palette().link);
    let words = |ui: &mut Ui| {
        ui.label(text::heading(cx.text(way.name)));
        ui.add(Label::new(cx.text(way.about)).wrap());
    };
    let around = 2.0 * f32::from(size::CARD_MARGIN);
    ui.set_width(ui.available_width());
    if low {
        ui.set_min_height(size::HOME_CARD_LOW - around);
        ui.horizontal_top(|ui| {
            ui.add(icon);
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.vertical(words);
        });
    } else {
        ui.set_min_height(size::HOME_CARD.y - around);
        ui.vertical_centered(|ui| {
            ui.add(icon);
            words(ui);
        });
    }
}
