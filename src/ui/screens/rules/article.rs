//! One article, and pages of text.

use egui::{RichText, Ui};

use super::RulesPage;
use super::list::entry;
use crate::assistant::{Article, TextPage, book};
use crate::game::Rule;
use crate::titles::TitleId;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{inset, ornament};
use crate::ui::{Command, Cx};

pub(super) fn article_ui(ui: &mut Ui, cx: &Cx, rule: Rule) {
    let article = Article::new(cx.texts, rule);
    ui.label(text::heading(&article.title));
    let book = TitleId::from_id(rule.title).and_then(book);
    // A card is known by its name.
    if book.is_none_or(|book| book.card(rule.id).is_none()) {
        ui.label(text::small(cx.with("book-rule", [("rule", rule.id.into())])).color(cx.palette().ink_soft));
    }
    ui.add_space(size::GAP_SMALL);
    ui.label(text::bold(&article.answer));
    for paragraph in &article.details {
        ui.add_space(size::GAP_SMALL);
        ui.label(paragraph);
    }
    for (label, part) in [("ask-example", &article.example), ("ask-editions", &article.editions)] {
        if let Some(part) = part {
            ui.add_space(size::GAP);
            inset(ui, cx, |ui| {
                ui.set_width(ui.available_width());
                ui.label(text::bold(cx.text(label)));
                ui.label(part);
            });
        }
    }
    ui.add_space(size::GAP);
    ornament(ui);
    // Opened at the most relevant rule, the other relevant ones are not far.
    let rest = cx.now.split_first().filter(|(first, _)| **first == rule).map_or(&[][..], |(_, rest)| rest);
    if !rest.is_empty() {
        ui.label(text::bold(cx.text("book-now")));
        for &other in rest {
            entry_ui(ui, cx, other);
        }
    }
    ui.label(text::bold(cx.text("book-see-also")));
    let others = book.map_or_else(Vec::new, |book| book.see_also(rule));
    for other in others.into_iter().filter(|other| !rest.contains(other)) {
        entry_ui(ui, cx, other);
    }
}

fn entry_ui(ui: &mut Ui, cx: &Cx, other: Rule) {
    let title = Article::new(cx.texts, other).title;
    if entry(ui, cx, other, &title).clicked() {
        cx.send(Command::Rules(RulesPage::Article(other)));
    }
}

pub(super) fn text_page_ui(ui: &mut Ui, cx: &Cx, page: &TextPage) {
    ui.label(text::heading(&page.title).size(size::TITLE));
    for (heading, paragraphs) in &page.sections {
        ui.add_space(size::GAP);
        ui.label(text::heading(heading).color(cx.palette().link));
        for paragraph in paragraphs {
            ui.label(RichText::new(paragraph));
        }
    }
}
