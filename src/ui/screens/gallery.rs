//! Every widget in every state: for contributors, for tests and for the eye.

use egui::{Ui, vec2};

use super::settings::{colour_key, shape_key, theme_key};
use super::title::TableScreens as _;
use crate::storage::{Mark, ThemeChoice};
use crate::titles::{TitleId, with_part};
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{
    Stepper, Tone, Weight, banner, button, card, card_button, choice, dialog, icon_button, inset, ornament,
    page, player_badge, sheet, switch,
};
use crate::ui::{Command, Cx};

#[derive(Debug)]
pub struct GalleryView {
    known: u32,
    unknown: Option<u32>,
    on: bool,
    over: Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Over {
    Nothing,
    Sheet,
    Dialog,
}

impl Default for GalleryView {
    fn default() -> Self {
        Self { known: 7, unknown: None, on: true, over: Over::Nothing }
    }
}

impl GalleryView {
    pub fn close(&mut self) -> bool {
        std::mem::replace(&mut self.over, Over::Nothing) != Over::Nothing
    }
}

pub fn gallery_ui(ui: &mut Ui, cx: &Cx, view: &mut GalleryView) {
    page(ui, "gallery", size::PAGE_WIDTH, |ui| {
        ui.label(cx.text("gallery-about"));
        let looks = ThemeChoice::ALL.map(|theme| (theme, cx.text(theme_key(theme))));
        if let Some(theme) = choice(ui, cx, cx.settings.theme, looks) {
            cx.send(Command::Theme(theme));
        }
        part(ui, cx, "gallery-text", |ui| {
            ui.label(text::title(cx.text("gallery-sample")));
            ui.label(text::heading(cx.text("gallery-sample")));
            ui.label(text::bold(cx.text("gallery-sample")));
            ui.label(cx.text("gallery-sample"));
            ui.label(text::small(cx.text("gallery-sample")).color(cx.palette().ink_soft));
            ornament(ui);
        });
        part(ui, cx, "gallery-buttons", |ui| buttons_ui(ui, cx, view));
        part(ui, cx, "gallery-steppers", |ui| steppers_ui(ui, cx, view));
        part(ui, cx, "gallery-players", |ui| players_ui(ui, cx));
        for title in TitleId::ALL {
            let cx = &Cx { texts: cx.texts.of(title), ..*cx };
            with_part!(table, title, T => T::gallery_ui(ui, cx));
        }
        part(ui, cx, "gallery-banners", |ui| {
            for tone in [Tone::Good, Tone::Info, Tone::Warning, Tone::Danger] {
                ui.push_id(format!("{tone:?}"), |ui| banner(ui, cx, tone, &cx.text("gallery-sample")));
            }
        });
        part(ui, cx, "gallery-cards", |ui| {
            card_button(ui, cx, &cx.text("gallery-card"), |ui| {
                ui.set_width(ui.available_width());
                ui.label(text::bold(cx.text("gallery-card")));
                ui.label(cx.text("gallery-sample"));
            });
            inset(ui, cx, |ui| ui.label(cx.text("gallery-sample")));
        });
        part(ui, cx, "gallery-drawings", |ui| {
            ui.horizontal_wrapped(|ui| {
                let own = TitleId::ALL.into_iter().filter_map(drawings);
                for &art in Art::ALL.iter().chain(own.flatten()) {
                    let side = vec2(size::TOUCH, size::TOUCH);
                    let white = art.id().starts_with("icon-") || art.id().starts_with("shape-");
                    let image = if white { art.tinted(side, cx.palette().ink) } else { art.image(side) };
                    ui.add(image.alt_text(art.id()));
                }
            });
        });
    });
    over_ui(ui, cx, view);
}

pub(in crate::ui) fn part(ui: &mut Ui, cx: &Cx, heading: &str, add: impl FnOnce(&mut Ui)) {
    ui.add_space(size::GAP_SMALL);
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.label(text::heading(cx.text(heading)));
        add(ui);
    });
}

fn drawings(title: TitleId) -> Option<&'static [Art]> {
    with_part!(table, title, T => T::DRAWINGS)
}

fn buttons_ui(ui: &mut Ui, cx: &Cx, view: &mut GalleryView) {
    for enabled in [true, false] {
        ui.add_enabled_ui(enabled, |ui| {
            ui.horizontal_wrapped(|ui| {
                button(ui, cx, Weight::Primary, Some(Art::CHECK), &cx.text("gallery-primary"));
                button(ui, cx, Weight::Normal, Some(Art::EDIT), &cx.text("gallery-normal"));
                button(ui, cx, Weight::Quiet, None, &cx.text("gallery-quiet"));
                icon_button(ui, cx, Weight::Normal, Art::SETTINGS, &cx.text("gallery-icon"));
            });
        });
    }
    ui.horizontal_wrapped(|ui| {
        if button(ui, cx, Weight::Normal, None, &cx.text("gallery-open-sheet")).clicked() {
            view.over = Over::Sheet;
        }
        if button(ui, cx, Weight::Normal, None, &cx.text("gallery-open-dialog")).clicked() {
            view.over = Over::Dialog;
        }
    });
    if let Some(on) = switch(ui, view.on, &cx.text("gallery-switch")) {
        view.on = on;
    }
}

fn steppers_ui(ui: &mut Ui, cx: &Cx, view: &mut GalleryView) {
    ui.horizontal_wrapped(|ui| {
        let known = cx.text("gallery-known");
        ui.label(&known);
        let stepper = Stepper { what: &known, value: Some(view.known), range: 0..=99 };
        view.known = stepper.show(ui, cx).unwrap_or(view.known);
    });
    ui.horizontal_wrapped(|ui| {
        let unknown = cx.text("gallery-unknown");
        ui.label(&unknown);
        let stepper = Stepper { what: &unknown, value: view.unknown, range: 0..=12 };
        view.unknown = stepper.show(ui, cx).or(view.unknown);
    });
}

fn players_ui(ui: &mut Ui, cx: &Cx) {
    for mark in cx.settings.marks {
        ui.horizontal(|ui| {
            let name = cx.text(colour_key(mark.colour));
            player_badge(ui, cx, mark, &name, size::TOUCH);
            player_badge(ui, cx, mark, &name, size::ICON);
            let args = [("colour", name.into()), ("shape", cx.text(shape_key(mark.shape)).into())];
            ui.label(cx.with("gallery-mark", args));
        });
    }
    ui.horizontal_wrapped(|ui| {
        for colour in crate::storage::Colour::ALL {
            for shape in crate::storage::Shape::ALL {
                player_badge(ui, cx, Mark { colour, shape }, &cx.text(colour_key(colour)), size::TOUCH);
            }
        }
    });
}

fn over_ui(ui: &Ui, cx: &Cx, view: &mut GalleryView) {
    let title = cx.text("gallery-sample");
    let closed = match view.over {
        Over::Nothing => false,
        Over::Sheet => sheet(ui, cx, "sheet", &title, |ui| {
            ui.label(cx.text("gallery-about"));
        }),
        Over::Dialog => dialog(ui, cx, "dialog", &title, |ui| {
            ui.label(cx.text("gallery-about"));
            button(ui, cx, Weight::Primary, Some(Art::CHECK), &cx.text("gallery-primary")).clicked()
        }),
    };
    if closed {
        view.over = Over::Nothing;
    }
}
