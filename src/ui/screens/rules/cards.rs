//! All cards of a title: found by a name in any language, and filtered by what they are and do.

use egui::{Align, Layout, Ui};

use super::{RulesPage, RulesView};
use crate::assistant::{Article, Book, CardEntry};
use crate::game::Rule;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, card_button, choice};
use crate::ui::{Command, Cx};

pub(super) fn cards_ui(ui: &mut Ui, cx: &Cx, book: &'static Book, view: &mut RulesView) {
    ui.label(text::small(cx.text("cards-about")).color(cx.palette().ink_soft));
    view.picked.resize(book.cards.filters.len(), None);
    for (row, (filter, picked)) in book.cards.filters.iter().zip(&mut view.picked).enumerate() {
        // Cards are to be seen on a small screen too: one row is enough until more is asked for.
        if row > 0 && !view.more {
            continue;
        }
        let name = |mark: &'static str| (mark, cx.with("cards-filter", [("filter", mark.into())]));
        ui.label(text::small(cx.with("cards-filter-of", [("row", filter.id.into())])));
        let options = [filter.any].into_iter().chain(filter.marks.iter().copied()).map(name);
        if let Some(mark) = choice(ui, cx, picked.unwrap_or(filter.any), options) {
            *picked = (mark != filter.any).then_some(mark);
        }
    }
    if !view.more && button(ui, cx, Weight::Quiet, None, &cx.text("cards-more")).clicked() {
        view.more = true;
    }
    ui.add_space(size::GAP_SMALL);
    let wanted = view.question.trim().to_lowercase();
    let is_picked = |card: &&CardEntry| view.picked.iter().flatten().all(|mark| card.marks.contains(mark));
    let is_called = |card: &&CardEntry| wanted.is_empty() || book.is_called(cx.texts, card, &wanted);
    let found: Vec<_> = book.cards().iter().filter(is_picked).filter(is_called).collect();
    if found.is_empty() {
        ui.label(cx.text("cards-none"));
        return;
    }
    #[expect(clippy::cast_sign_loss, reason = "a width is never below 0")]
    let columns = ((ui.available_width() / size::RESULTS_COLUMN) as usize).clamp(1, found.len());
    ui.columns(columns, |columns| {
        for (index, card) in found.into_iter().enumerate() {
            let columns_len = columns.len();
            card_ui(&mut columns[index % columns_len], cx, Rule { title: book.title, id: card.id });
        }
    });
}

fn card_ui(ui: &mut Ui, cx: &Cx, rule: Rule) {
    let article = Article::new(cx.texts, rule);
    let pressed = card_button(ui, cx, &article.title, |ui| {
        ui.set_width(ui.available_width());
        // Columns stretch what is in them; text is read more easily as it falls.
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.label(text::bold(&article.title));
            ui.label(&article.answer);
            if let Some(facts) = article.details.first() {
                ui.label(text::small(facts).color(cx.palette().ink_soft));
            }
        });
    });
    if pressed.clicked() {
        cx.send(Command::Rules(RulesPage::Article(rule)));
    }
}
