//! The page about the program: what it is, whose the games are, and the licences of everything in it.

use std::sync::LazyLock;

use egui::Ui;

use super::settings::part;
use super::title::shown_titles;
use crate::storage::{Licences, Package};
use crate::ui::Cx;
use crate::ui::theme::{size, text};
use crate::ui::widgets::page;

pub(crate) fn about_ui(ui: &mut Ui, cx: &Cx) {
    let licences = Licences::of_program();
    page(ui, "about", size::READING_WIDTH + 160.0, |ui| {
        part(ui, cx, "about-program", |ui| {
            ui.label(text::bold(
                cx.with("settings-version", [("version", env!("CARGO_PKG_VERSION").into())]),
            ));
            ui.label(cx.text("about-what"));
            ui.label(cx.with("about-code", [("licence", licences.code.as_str().into())]));
        });
        part(ui, cx, "about-games", |ui| {
            for title in shown_titles() {
                ui.label(cx.texts.of(title).get("about-owners"));
            }
        });
        part(ui, cx, "about-fonts", |ui| {
            for font in &licences.fonts {
                let args = [("name", font.name.as_str().into()), ("licence", font.licence.as_str().into())];
                ui.label(text::bold(cx.with("about-font", args)));
                ui.label(text::small(&font.copyright));
            }
        });
        part(ui, cx, "about-drawings", |ui| {
            ui.label(cx.with("about-drawings-licence", [("licence", licences.code.as_str().into())]));
        });
        part(ui, cx, "about-packages", |ui| {
            ui.label(cx.with("about-packages-all", [("count", licences.packages.len().into())]));
            for (licence, names) in &*PACKAGES {
                ui.add_space(size::GAP_SMALL);
                ui.label(text::bold(licence));
                ui.label(names);
            }
        });
    });
}

/// Each licence, and the packages under it as one text: hundreds of labels would be laid out again in every frame.
static PACKAGES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    // A name, its version and the dot after it stay on one line.
    let name = |package: &&Package| format!("{}\u{a0}{}", package.name, package.version);
    let by_licence = Licences::of_program().packages_by_licence();
    by_licence
        .into_iter()
        .map(|(licence, packages)| {
            (licence.to_owned(), packages.iter().map(name).collect::<Vec<_>>().join("\u{a0}· "))
        })
        .collect()
});
