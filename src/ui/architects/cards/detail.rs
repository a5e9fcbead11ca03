//! One card, opened: all of its print, its effect in words, and the rules about it. The text is the card's article, the
//! same as in the rules.

use egui::{Label, ScrollArea, Ui};

use super::super::card::{ShownCard, game_card};
use crate::assistant::architects::{of_apprentice, of_building};
use crate::assistant::{Article, book};
use crate::game::Rule;
use crate::titles::TitleId;
use crate::ui::Cx;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{follow_focus, sheet, why};

fn article_of(card: ShownCard) -> Rule {
    match card {
        ShownCard::Building(building) => of_building(building),
        ShownCard::Apprentice(apprentice, _) => of_apprentice(apprentice),
    }
}

/// The rules about a card, the most important first.
fn rules(card: ShownCard) -> Vec<Rule> {
    let Some(book) = book(TitleId::Architects) else { return Vec::new() };
    let about = book.card(article_of(card).id).map_or(&[][..], |card| &card.rules);
    about.iter().filter_map(|id| book.rule(id)).collect()
}

/// Returns true if the card is to be closed.
pub(super) fn detail_ui(ui: &Ui, cx: &Cx, card: ShownCard) -> bool {
    let (article, rules) = (Article::new(cx.texts, article_of(card)), rules(card));
    cx.relevant_rules(&rules);
    sheet(ui, cx, "card", &article.title, |ui| {
        ScrollArea::vertical().show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_top(|ui| {
                game_card(ui, cx, card, size::GAME_CARD_MOST);
                ui.vertical(|ui| {
                    ui.add(Label::new(text::bold(&article.answer)).wrap());
                    for paragraph in &article.details {
                        ui.add(Label::new(paragraph).wrap());
                    }
                });
            });
            for rule in rules {
                ui.add_space(size::GAP_SMALL);
                let article = Article::new(cx.texts, rule);
                ui.horizontal_wrapped(|ui| {
                    ui.label(text::bold(&article.title));
                    why(ui, cx, rule);
                });
                ui.add(Label::new(&article.answer).wrap());
            }
            follow_focus(ui);
        });
    })
}
