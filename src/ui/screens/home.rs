//! The first screen: what one can do here.

use egui::{Ui, vec2};

use super::rules::RulesPage;
use super::table::go_on_ui;
use crate::companion::GameSummary;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{card_button, columns, page, skyline};
use crate::ui::{Command, Cx, Place};

/// A way to go from here.
struct Way {
    art: Art,
    name: &'static str,
    about: &'static str,
    commands: &'static [Command],
}

const WAYS: [Way; 6] = [
    Way {
        art: Art::Table,
        name: "home-table",
        about: "home-table-about",
        commands: &[Command::Go(Place::Tables)],
    },
    Way {
        art: Art::Play,
        name: "home-play",
        about: "home-play-about",
        commands: &[Command::Go(Place::Play)],
    },
    Way {
        art: Art::Rules,
        name: "home-rules",
        about: "home-rules-about",
        commands: &[Command::Go(Place::Rules), Command::FocusQuestion],
    },
    Way {
        art: Art::History,
        name: "home-past",
        about: "home-past-about",
        commands: &[Command::Go(Place::Past)],
    },
    Way {
        art: Art::Hint,
        name: "home-overview",
        about: "home-overview-about",
        commands: &[Command::Go(Place::Rules), Command::Rules(RulesPage::Overview)],
    },
    Way {
        art: Art::Language,
        name: "home-glossary",
        about: "home-glossary-about",
        commands: &[Command::Go(Place::Rules), Command::Rules(RulesPage::Glossary)],
    },
];

/// Paints the home screen.
pub fn home_ui(ui: &mut Ui, cx: &Cx, games: &[GameSummary]) {
    skyline(ui, cx);
    page(ui, "home", size::PAGE_WIDTH, |ui| {
        // In a low window the ways to go come first.
        if ui.content_rect().height() >= size::TALL {
            ui.add_space(size::GAP_LARGE);
            ui.vertical_centered(|ui| {
                ui.add(Art::AppIcon.image(vec2(size::ICON_LARGE * 1.8, size::ICON_LARGE * 1.8)));
                ui.label(text::title(cx.text("window-place-home")));
                ui.label(text::heading(cx.text("home-for-norenberc")).color(cx.palette().ink_soft));
            });
            ui.add_space(size::GAP_LARGE);
        } else {
            ui.horizontal(|ui| {
                ui.add(Art::AppIcon.image(vec2(size::ICON_LARGE, size::ICON_LARGE)));
                ui.label(text::title(cx.text("window-place-home")));
            });
        }
        if let Some(game) = games.iter().find(|game| game.score.is_none()) {
            go_on_ui(ui, cx, game);
            ui.add_space(size::GAP);
        }
        columns(ui, size::HOME_CARD.x, WAYS, |ui, way| {
            let name = cx.text(way.name);
            let pressed = card_button(ui, cx, &name, |ui| {
                ui.set_width(ui.available_width());
                ui.set_min_height(size::HOME_CARD.y - 2.0 * f32::from(size::CARD_MARGIN));
                ui.vertical_centered(|ui| {
                    let icon = vec2(size::ICON_LARGE, size::ICON_LARGE);
                    ui.add(way.art.tinted(icon, cx.palette().link));
                    ui.label(text::heading(&name));
                    ui.label(cx.text(way.about));
                });
            });
            if pressed.clicked() {
                for command in way.commands {
                    cx.send(command.clone());
                }
            }
        });
    });
}
