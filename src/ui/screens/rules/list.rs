//! All articles, those that answer a question, or those that are relevant now.

use egui::{Button, RichText, Ui, vec2};

use super::{RulesPage, RulesView};
use crate::assistant::{Article, book};
use crate::game::Rule;
use crate::titles::TitleId;
use crate::ui::theme::{size, text};
use crate::ui::widgets::card_button;
use crate::ui::{Command, Cx};

pub(super) fn list_ui(ui: &mut Ui, cx: &Cx, view: &RulesView) {
    if view.question.trim().is_empty() {
        let mut now = cx.now.iter().filter(|rule| rule.title == view.title.id()).peekable();
        if now.peek().is_some() {
            ui.label(text::heading(cx.text("book-now")));
        }
        for &rule in now {
            answer_ui(ui, cx, rule);
        }
        contents_ui(ui, cx, view);
        return;
    }
    if view.answers.is_empty() {
        ui.label(cx.text("book-nothing"));
    }
    for answer in &view.answers {
        answer_ui(ui, cx, answer.rule);
    }
}

fn answer_ui(ui: &mut Ui, cx: &Cx, rule: Rule) {
    let article = Article::new(cx.texts, rule);
    let is_card =
        TitleId::from_id(rule.title).and_then(book).is_some_and(|book| book.card(rule.id).is_some());
    let name = if is_card {
        article.title.clone()
    } else {
        cx.with("ask-heading", [("title", article.title.clone().into()), ("rule", rule.id.into())])
    };
    let pressed = card_button(ui, cx, &name, |ui| {
        ui.set_width(ui.available_width());
        ui.label(text::bold(&name));
        ui.label(&article.answer);
    });
    if pressed.clicked() {
        cx.send(Command::Rules(RulesPage::Article(rule)));
    }
}

fn contents_ui(ui: &mut Ui, cx: &Cx, view: &RulesView) {
    let Some(book) = view.book() else { return };
    let mut part = None;
    for rule in book.rules() {
        let letter = rule.id.chars().next();
        if letter != part {
            part = letter;
            ui.add_space(size::GAP);
            ui.label(text::heading(cx.text((book.part)(letter.unwrap_or_default()))));
        }
        let title = Article::new(cx.texts, rule).title;
        if entry(ui, cx, rule, &title).clicked() {
            cx.send(Command::Rules(RulesPage::Article(rule)));
        }
    }
}

pub(super) fn entry(ui: &mut Ui, cx: &Cx, rule: Rule, title: &str) -> egui::Response {
    let line = cx.with("book-entry", [("title", title.into()), ("rule", rule.id.into())]);
    let button = Button::new(RichText::new(line).color(cx.palette().link))
        .frame_when_inactive(false)
        .min_size(vec2(size::TOUCH, size::TOUCH))
        .wrap();
    ui.add(button)
}
