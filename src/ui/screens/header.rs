//! The slim header, the same on all screens: home, the name of the place, undo and redo, the rules, the language, the
//! settings.

use egui::{Align, Atom, Button, Layout, Popup, TextStyle, TextWrapMode, Ui, WidgetText, vec2};

use crate::i18n::Lang;
use crate::i18n::describe::ActText;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Tone, Weight, button, icon_button, named, option, signed};
use crate::ui::{Command, Cx, FileCommand, Route};

/// Number of buttons on the right: undo, redo, rules, language, settings, and the sign for a warning put away.
const WAYS: f32 = 6.0;

pub(crate) struct Header {
    pub place: Route,
    pub undo: Option<ActText>,
    pub redo: Option<ActText>,
    /// Severity of the warning that was put away, if there is one.
    pub aside: Option<Tone>,
}

pub(crate) fn header_ui(ui: &mut Ui, cx: &Cx, header: &Header) {
    let roomy = ui.available_width() >= size::ROOMY_HEADER;
    ui.horizontal_centered(|ui| {
        if header.place != Route::Home {
            if icon_button(ui, cx, Weight::Quiet, Art::BACK, &cx.text("window-back")).clicked() {
                cx.send(Command::Back);
            }
            if icon_button(ui, cx, Weight::Quiet, Art::HOME, &cx.text("window-home")).clicked() {
                cx.send(Command::SetRoute(Route::Home));
            }
        }
        let name = WidgetText::from(text::heading(cx.text(header.place.name())));
        // In a small window with large letters the buttons take all the room; the page says itself what it is.
        if roomy || header.place != Route::Home && has_room(ui, &name) {
            ui.label(name);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            // The way to where one is stays in its place, dimmed: nothing in the header moves.
            let way = |ui: &mut Ui, here: bool, art: Art, key: &str| {
                ui.add_enabled_ui(!here, |ui| icon_button(ui, cx, Weight::Quiet, art, &cx.text(key)))
                    .inner
                    .clicked()
            };
            if way(ui, header.place == Route::Settings, Art::SETTINGS, "window-settings") {
                cx.send(Command::SetRoute(Route::Settings));
            }
            language_ui(ui, cx, roomy);
            if way(ui, header.place == Route::Rules, Art::RULES, "window-rules") {
                cx.send(Command::ToggleRules);
            }
            let [undo, redo] = [&header.undo, &header.redo].map(Option::as_ref);
            step_ui(ui, cx, Art::REDO, redo.is_some(), &ActText::redo(redo, cx.texts), Command::Redo);
            step_ui(ui, cx, Art::UNDO, undo.is_some(), &ActText::undo(undo, cx.texts), Command::Undo);
            if let Some(tone) = header.aside {
                aside_ui(ui, cx, tone);
            }
        });
    });
}

/// The sign for a warning that was put away, at the end of the row: nothing moves when it comes.
fn aside_ui(ui: &mut Ui, cx: &Cx, tone: Tone) {
    let (art, colour) = signed(cx, tone);
    let name = cx.text("files-aside-show");
    let sign = art.tinted(vec2(size::ICON, size::ICON), colour);
    let look = Button::new(sign).frame(false).min_size(vec2(size::TOUCH, size::TOUCH));
    if named(ui.add(look), &name).on_hover_text(&name).clicked() {
        cx.send(Command::Files(FileCommand::Aside(None)));
    }
}

/// Returns true if a name has room before the buttons on the right, which are all pictures here.
fn has_room(ui: &Ui, name: &WidgetText) -> bool {
    let wrap = Some(TextWrapMode::Extend);
    let width = name.clone().into_galley(ui, wrap, f32::INFINITY, TextStyle::Heading).size().x;
    let button = size::TOUCH + ui.spacing().item_spacing.x;
    width + WAYS * button <= ui.available_width()
}

/// Cuts a name to the room in the header: two short lines.
fn cut(name: &str) -> String {
    if name.chars().count() <= size::UNDO_LETTERS {
        return name.to_owned();
    }
    let end = name.char_indices().nth(size::UNDO_LETTERS - 1).map_or(name.len(), |(end, _)| end);
    let whole = name[..end].rfind(' ').unwrap_or(end);
    format!("{}…", name[..whole].trim_end_matches([' ', ',', ':', '.']))
}

/// Undo or redo. Shows what it does where there is room, and always to screen readers and on hover.
fn step_ui(ui: &mut Ui, cx: &Cx, icon: Art, any: bool, name: &str, command: Command) {
    let worded = icon == Art::UNDO && ui.content_rect().width() >= size::WIDE;
    let pressed = if worded {
        // As wide whatever it says: it stays where a finger has found it.
        let space = vec2(size::UNDO, size::TOUCH);
        let sign = icon.tinted(vec2(size::ICON, size::ICON), cx.palette().ink);
        let words = text::small(if any { cut(name) } else { String::new() });
        // The arrow stands at the end: it is found there whatever is said before it.
        let look = Button::new((Atom::grow(), words, sign)).frame(false).wrap().min_size(space);
        let layout = Layout::left_to_right(Align::Center);
        let button = ui.allocate_ui_with_layout(space, layout, |ui| {
            ui.set_max_width(size::UNDO);
            ui.add_enabled(any, look)
        });
        named(button.inner, name).on_hover_text(name).on_disabled_hover_text(name)
    } else {
        ui.add_enabled_ui(any, |ui| icon_button(ui, cx, Weight::Quiet, icon, name)).inner
    };
    if pressed.clicked() {
        cx.send(command);
    }
}

fn language_ui(ui: &mut Ui, cx: &Cx, roomy: bool) {
    let own = cx.text(cx.texts.lang().own_name());
    let name = cx.with("window-language", [("language", own.clone().into())]);
    let response = if roomy {
        named(button(ui, cx, Weight::Quiet, Some(Art::LANGUAGE), &own), &name)
    } else {
        icon_button(ui, cx, Weight::Quiet, Art::LANGUAGE, &name)
    };
    Popup::menu(&response).accessible_name(&name).show(|ui| {
        ui.set_min_width(size::MENU);
        for lang in Lang::ALL {
            let chosen = lang == cx.texts.lang();
            let text = cx.text(lang.own_name());
            if option(ui, cx, chosen, None, &text).clicked() {
                cx.send(Command::Language(lang));
            }
        }
    });
}
