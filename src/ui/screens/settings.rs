//! The settings: language, look, players' marks, the titles' own settings, the keys, the data.

use egui::{CornerRadius, Frame, Label, Margin, Stroke, TextEdit, Ui, vec2};

use crate::i18n::Lang;
use crate::i18n::describe::colour_inside;
pub(crate) use crate::i18n::describe::colour_key;
use crate::storage::{BotSpeed, Colour, Mark, Places, Shape, ThemeChoice, ZOOM, ZOOM_STEP};
use crate::ui::art::Art;
use crate::ui::screens::title::{OwnSettings, shown_titles};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{
    Weight, button, card, changing_button, choice, columns, icon_button, page, player_badge, switch,
};
use crate::ui::{Command, Cx, Route, keys};

#[derive(Debug)]
pub(crate) struct SettingsView {
    /// The file for export and import, as typed.
    pub archive: String,
    /// True if the page was opened for that file: it scrolls there.
    pub shows_archive: bool,
    /// A zoom that was pressed and is not in effect yet, and when it was pressed.
    zoom: Option<(u16, f64)>,
}

/// Seconds without a press before another zoom takes effect: it moves everything, also the button under the pointer.
const ZOOM_RESTS: f64 = 0.6;

impl SettingsView {
    pub fn new(places: &Places) -> Self {
        let archive = places.exports().join("guildhall-backup.json").display().to_string();
        Self { archive, shows_archive: false, zoom: None }
    }
}

pub(crate) fn settings_ui(
    ui: &mut Ui,
    cx: &Cx,
    view: &mut SettingsView,
    places: &Places,
    own: &[OwnSettings],
) {
    page(ui, "settings", size::READING_WIDTH + 160.0, |ui| {
        if cx.read_only {
            ui.label(text::bold(cx.text("files-settings-lasting")));
            ui.add_space(size::GAP_SMALL);
        }
        part(ui, cx, "settings-language", |ui| {
            if let Some(lang) =
                choice(ui, cx, cx.texts.lang(), Lang::ALL.map(|lang| (lang, cx.text(lang.own_name()))))
            {
                cx.send(Command::Language(lang));
            }
        });
        part(ui, cx, "settings-look", |ui| look_ui(ui, cx, &mut view.zoom));
        part(ui, cx, "settings-bots", |ui| {
            ui.label(cx.text("settings-bot-speed"));
            let options = BotSpeed::ALL.map(|speed| (speed, cx.text(speed_key(speed))));
            if let Some(speed) = choice(ui, cx, cx.settings.bot_speed, options) {
                cx.send(Command::BotSpeed(speed));
            }
        });
        part(ui, cx, "settings-players", |ui| players_ui(ui, cx));
        for settings in own {
            let cx = &Cx { texts: cx.texts.of(settings.page.title), ..*cx };
            part(ui, cx, settings.heading, |ui| {
                ui.label(cx.text(settings.about));
                if button(ui, cx, Weight::Normal, Some(Art::EDIT), &cx.text(settings.edit)).clicked() {
                    cx.send(Command::SetRoute(Route::Page(settings.page)));
                }
            });
        }
        part(ui, cx, "settings-keys", |ui| keys_ui(ui, cx));
        part(ui, cx, "settings-data", |ui| data_ui(ui, cx, view, places));
        part(ui, cx, "settings-about", |ui| {
            ui.label(cx.with("settings-version", [("version", env!("CARGO_PKG_VERSION").into())]));
            for title in shown_titles() {
                ui.label(cx.texts.of(title).get("settings-credits"));
            }
            let about = cx.text("settings-about-open");
            if button(ui, cx, Weight::Normal, Some(Art::INFO), &about).clicked() {
                cx.send(Command::SetRoute(Route::About));
            }
        });
    });
}

pub(super) fn part(ui: &mut Ui, cx: &Cx, heading: &str, add: impl FnOnce(&mut Ui)) {
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.label(text::heading(cx.text(heading)));
        add(ui);
    });
    ui.add_space(size::GAP_SMALL);
}

fn look_ui(ui: &mut Ui, cx: &Cx, pressed: &mut Option<(u16, f64)>) {
    let options = ThemeChoice::ALL.map(|theme| (theme, cx.text(theme_key(theme))));
    if let Some(theme) = choice(ui, cx, cx.settings.theme, options) {
        cx.send(Command::Theme(theme));
    }
    zoom_ui(ui, cx, pressed);
    if let Some(on) = switch(ui, cx.settings.animation, &cx.text("settings-animation")) {
        cx.send(Command::Animation(on));
    }
    if let Some(on) = switch(ui, cx.settings.estimate, &cx.text("settings-estimate")) {
        cx.send(Command::Estimate(on));
    }
}

/// The zoom takes effect when the pointer leaves it or rests, so that the button stays under repeated presses.
fn zoom_ui(ui: &mut Ui, cx: &Cx, pressed: &mut Option<(u16, f64)>) {
    let zoom = pressed.map_or(cx.settings.zoom, |(zoom, _)| zoom);
    let now = ui.input(|input| input.time);
    let row = ui.horizontal_wrapped(|ui| {
        ui.label(cx.text("settings-zoom"));
        let smaller = ui.add_enabled_ui(zoom > *ZOOM.start(), |ui| {
            icon_button(ui, cx, Weight::Normal, Art::MINUS, &cx.text("settings-zoom-smaller"))
        });
        if smaller.inner.clicked() {
            *pressed = Some(((zoom - ZOOM_STEP).max(*ZOOM.start()), now));
        }
        ui.label(text::bold(cx.with("settings-percent", [("percent", zoom.into())])));
        let larger = ui.add_enabled_ui(zoom < *ZOOM.end(), |ui| {
            icon_button(ui, cx, Weight::Normal, Art::PLUS, &cx.text("settings-zoom-larger"))
        });
        if larger.inner.clicked() {
            *pressed = Some(((zoom + ZOOM_STEP).min(*ZOOM.end()), now));
        }
    });
    let Some((zoom, since)) = *pressed else { return };
    if now - since < ZOOM_RESTS && ui.rect_contains_pointer(row.response.rect) {
        ui.request_repaint_after(std::time::Duration::from_secs_f64(ZOOM_RESTS));
    } else {
        *pressed = None;
        cx.send(Command::Zoom(zoom));
    }
}

fn players_ui(ui: &mut Ui, cx: &Cx) {
    ui.label(cx.text("settings-players-about"));
    let seats: Vec<_> = cx.settings.marks.into_iter().enumerate().collect();
    columns(ui, size::MARKS, seats, |ui, (seat, mark)| {
        ui.horizontal(|ui| {
            let name = cx.text(colour_key(mark.colour));
            player_badge(ui, cx, mark, &name, size::TOUCH);
            if colour_button(ui, cx, mark.colour).clicked() {
                cx.send(Command::Mark(seat, Mark { colour: after(&Colour::ALL, mark.colour), ..mark }));
            }
            if shape_button(ui, cx, mark.shape).clicked() {
                cx.send(Command::Mark(seat, Mark { shape: after(&Shape::ALL, mark.shape), ..mark }));
            }
        });
    });
}

fn after<T: Copy + PartialEq>(all: &[T], this: T) -> T {
    let index = all.iter().position(|it| *it == this).map_or(0, |index| (index + 1) % all.len());
    all[index]
}

fn keys_ui(ui: &mut Ui, cx: &Cx) {
    columns(ui, 320.0, keys::listed(ui), |ui, (key, what)| {
        ui.horizontal(|ui| {
            key_cap(ui, cx, &key);
            ui.add(Label::new(cx.text(what)).wrap());
        });
    });
}

fn key_cap(ui: &mut Ui, cx: &Cx, key: &str) {
    let frame = Frame::new().fill(cx.palette().sunken).stroke(Stroke::new(1.0, cx.palette().line_strong));
    let frame = frame.corner_radius(CornerRadius::same(size::RADIUS)).inner_margin(Margin::symmetric(8, 2));
    frame.show(ui, |ui| ui.label(text::bold(key)));
}

fn data_ui(ui: &mut Ui, cx: &Cx, view: &mut SettingsView, places: &Places) {
    let folder = places.data().display().to_string();
    ui.label(cx.with("settings-data-folder", [("folder", folder.clone().into())]));
    if button(ui, cx, Weight::Normal, Some(Art::COPY), &cx.text("settings-data-copy")).clicked() {
        cx.send(Command::Copy(folder));
    }
    ui.add_space(size::GAP_SMALL);
    let label = ui.label(cx.text("settings-archive"));
    let field = TextEdit::singleline(&mut view.archive)
        .desired_width(f32::INFINITY)
        .align(egui::Align2::LEFT_CENTER)
        .min_size(vec2(0.0, size::TOUCH));
    ui.add(field).labelled_by(label.id);
    ui.horizontal_wrapped(|ui| {
        if button(ui, cx, Weight::Normal, Some(Art::FOLDER), &cx.text("settings-export")).clicked() {
            cx.send(Command::Export(view.archive.trim().into()));
        }
        let import = ui.add_enabled_ui(!cx.read_only, |ui| {
            button(ui, cx, Weight::Normal, Some(Art::FOLDER), &cx.text("settings-import"))
        });
        if import.inner.clicked() {
            cx.send(Command::Import(view.archive.trim().into()));
        }
    });
    if std::mem::take(&mut view.shows_archive) {
        ui.scroll_to_rect(ui.min_rect(), Some(egui::Align::Center));
    }
}

pub(crate) const fn theme_key(theme: ThemeChoice) -> &'static str {
    match theme {
        ThemeChoice::System => "settings-theme-system",
        ThemeChoice::Light => "settings-theme-light",
        ThemeChoice::Dark => "settings-theme-dark",
        ThemeChoice::Contrast => "settings-theme-contrast",
    }
}

pub(crate) const fn speed_key(speed: BotSpeed) -> &'static str {
    match speed {
        BotSpeed::Slow => "settings-speed-slow",
        BotSpeed::Normal => "settings-speed-normal",
        BotSpeed::Fast => "settings-speed-fast",
        BotSpeed::Instant => "settings-speed-instant",
    }
}

pub(crate) const fn shape_key(shape: Shape) -> &'static str {
    match shape {
        Shape::Circle => "widget-shape-circle",
        Shape::Triangle => "widget-shape-triangle",
        Shape::Square => "widget-shape-square",
        Shape::Diamond => "widget-shape-diamond",
        Shape::Hexagon => "widget-shape-hexagon",
    }
}

pub(crate) fn colour_button(ui: &mut Ui, cx: &Cx, colour: Colour) -> egui::Response {
    let says = |colour| cx.with("settings-colour", [("colour", colour_inside(cx.texts, colour).into())]);
    changing_button(ui, cx, (Weight::Normal, None), &says(colour), Colour::ALL.map(says))
}

pub(crate) fn shape_button(ui: &mut Ui, cx: &Cx, shape: Shape) -> egui::Response {
    let says = |shape| cx.with("settings-shape", [("shape", cx.text(shape_key(shape)).into())]);
    changing_button(ui, cx, (Weight::Normal, None), &says(shape), Shape::ALL.map(says))
}
