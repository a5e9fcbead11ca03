//! All names in the four languages: side by side where there is room, else one under the other.

use egui::{Grid, Label, Ui};

use crate::assistant::{Book, GlossaryEntry};
use crate::i18n::Lang;
use crate::ui::Cx;
use crate::ui::theme::{size, text};
use crate::ui::widgets::card;

pub(super) fn glossary_ui(ui: &mut Ui, cx: &Cx, book: &Book, wanted: &str) {
    let wanted = wanted.trim().to_lowercase();
    let names = book.names();
    let found: Vec<_> = names.iter().filter(|entry| entry.contains(&wanted)).collect();
    if found.is_empty() {
        ui.label(cx.text("book-no-name"));
    }
    if names.iter().any(|entry| Lang::ALL.into_iter().any(|lang| entry.is_ours(lang))) {
        ui.label(text::small(cx.text("book-unofficial")).color(cx.palette().ink_soft));
    }
    let wide = ui.available_width() >= size::TWO_COLUMNS;
    for group in found.chunk_by(|a, b| a.group == b.group) {
        ui.add_space(size::GAP);
        ui.label(text::heading(cx.text((book.group)(&group[0].group))));
        if wide {
            side_by_side(ui, cx, group);
        } else {
            one_by_one(ui, cx, group);
        }
    }
}

fn side_by_side(ui: &mut Ui, cx: &Cx, entries: &[&GlossaryEntry]) {
    let width = (ui.available_width() - 3.0 * size::GAP) / 4.0;
    let grid = Grid::new(&entries[0].group).num_columns(4).spacing([size::GAP, size::GAP_SMALL]);
    grid.min_col_width(width).max_col_width(width).striped(true).show(ui, |ui| {
        for lang in Lang::ALL {
            ui.label(text::small(cx.text(lang.own_name())).color(cx.palette().ink_soft));
        }
        ui.end_row();
        for entry in entries {
            for lang in Lang::ALL {
                ui.add(Label::new(name(cx, entry, lang)).wrap());
            }
            ui.end_row();
        }
    });
}

fn one_by_one(ui: &mut Ui, cx: &Cx, entries: &[&GlossaryEntry]) {
    for entry in entries {
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            let own = cx.texts.lang();
            ui.label(name(cx, entry, own));
            for lang in Lang::ALL.into_iter().filter(|&lang| lang != own) {
                let args =
                    [("language", cx.text(lang.own_name()).into()), ("name", marked(entry, lang).into())];
                ui.label(cx.with("book-name-in", args));
            }
        });
    }
}

fn name(cx: &Cx, entry: &GlossaryEntry, lang: Lang) -> egui::RichText {
    let name = marked(entry, lang);
    if lang == cx.texts.lang() { text::bold(name) } else { egui::RichText::new(name) }
}

/// A name, with a star if it is unofficial.
fn marked(entry: &GlossaryEntry, lang: Lang) -> String {
    let star = if entry.is_ours(lang) { " *" } else { "" };
    format!("{}{star}", entry.name(lang))
}
