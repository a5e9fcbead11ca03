//! The rules: search, articles, summary, overview, glossary, cards; as a screen and as a panel beside any other.

mod article;
mod cards;
mod glossary;
mod list;

use std::sync::OnceLock;

use egui::{Align, Id, Layout, ScrollArea, TextEdit, Ui, vec2};

use crate::assistant::{Assistant, Book, Hit, book};
use crate::titles::TitleId;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, card, choice, follow_focus, icon_button, visit};
use crate::ui::{Command, Cx, RulesPage};

/// One index per title for the whole program. Reading it takes a quarter of a second, so it is read on first use.
static ASSISTANTS: [OnceLock<Assistant>; TitleId::ALL.len()] =
    [const { OnceLock::new() }; TitleId::ALL.len()];

fn assistant(title: TitleId) -> Option<&'static Assistant> {
    let book = book(title)?;
    Some(ASSISTANTS[title as usize].get_or_init(|| Assistant::new(book)))
}

/// Reads the index of a title, so that the first question need not wait for it.
pub fn prepare(title: TitleId) {
    let _ = assistant(title);
}

#[derive(Debug)]
pub(crate) struct RulesView {
    title: TitleId,
    pub question: String,
    answers: Vec<Hit>,
    page: RulesPage,
    /// The pages to go back to.
    trail: Vec<RulesPage>,
    focus: bool,
    /// The chosen filter of cards, by row of filters.
    picked: Vec<Option<&'static str>>,
    more: bool,
}

impl Default for RulesView {
    fn default() -> Self {
        Self {
            title: TitleId::DEFAULT,
            question: String::new(),
            answers: Vec::new(),
            page: RulesPage::default(),
            trail: Vec::new(),
            focus: false,
            picked: Vec::new(),
            more: false,
        }
    }
}

impl RulesView {
    pub fn go(&mut self, page: RulesPage) {
        if page != self.page {
            self.trail.push(self.page);
            self.page = page;
        }
    }

    /// Opens a page anew: question and trail are dropped.
    pub fn open(&mut self, title: TitleId, page: RulesPage) {
        *self = Self { title, page, ..Self::default() };
    }

    /// Goes to another title's rules, and asks the question again.
    pub fn turn_to(&mut self, title: TitleId) {
        if title != self.title {
            let question = std::mem::take(&mut self.question);
            // An article is of one title; the other pages every title has.
            let page =
                if matches!(self.page, RulesPage::Article(_)) { RulesPage::Contents } else { self.page };
            self.open(title, page);
            if !question.is_empty() {
                self.ask(question);
            }
        }
    }

    /// Goes to the page before; false if there is none.
    pub fn back(&mut self) -> bool {
        let before = self.trail.pop();
        if let Some(before) = before {
            self.page = before;
        }
        before.is_some()
    }

    /// Asks another question. In the glossary and among the cards it filters names instead.
    pub fn ask(&mut self, question: String) {
        self.answers = assistant(self.title).map_or_else(Vec::new, |assistant| assistant.answers(&question));
        self.question = question;
        if !picks_names(self.page) {
            self.page = RulesPage::Contents;
            self.trail.clear();
        }
    }

    pub fn focus(&mut self) {
        self.focus = true;
    }

    fn book(&self) -> Option<&'static Book> {
        book(self.title)
    }

    fn is_card(&self) -> bool {
        let is_card = |rule: crate::game::Rule| self.book().is_some_and(|book| book.card(rule.id).is_some());
        matches!(self.page, RulesPage::Article(rule) if is_card(rule))
    }
}

/// True if the typed text filters names on this page.
const fn picks_names(page: RulesPage) -> bool {
    matches!(page, RulesPage::Glossary | RulesPage::Cards)
}

/// Paints the rules beside something else, with a button to close them.
pub(crate) fn panel_ui(ui: &mut Ui, cx: &Cx, view: &mut RulesView) {
    let end = Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), size::TOUCH), end, |ui| {
        if icon_button(ui, cx, Weight::Quiet, Art::CLOSE, &cx.text("book-close")).clicked() {
            cx.send(Command::ToggleRules);
        }
        let room = ui.available_width();
        ui.allocate_ui_with_layout(vec2(room, size::TOUCH), Layout::left_to_right(Align::Center), |ui| {
            ui.label(text::heading(cx.text("window-place-rules")));
        });
    });
    rules_ui(ui, cx, view);
}

pub(crate) fn rules_ui(ui: &mut Ui, cx: &Cx, view: &mut RulesView) {
    let cx = &Cx { texts: cx.texts.of(view.title), ..*cx };
    titles_ui(ui, cx, view);
    question_ui(ui, cx, view);
    let wide = ui.available_width() >= size::TWO_COLUMNS;
    pages_ui(ui, cx, view);
    ui.add_space(size::GAP_SMALL);
    // The glossary and the cards have columns of their own.
    if !wide || picks_names(view.page) || view.is_card() {
        page_ui(ui, cx, view);
        return;
    }
    ui.horizontal_top(|ui| {
        let height = ui.available_height();
        let column = |ui: &mut Ui, id: &str, width: f32, add: &mut dyn FnMut(&mut Ui)| {
            ui.allocate_ui_with_layout(vec2(width, height), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                scrolled(ui, id, |ui| add(ui));
            });
        };
        let list = format!("rules list {}", view.question);
        column(ui, &list, size::RESULTS_COLUMN, &mut |ui| list::list_ui(ui, cx, view));
        ui.add_space(size::GAP);
        let room = ui.available_width();
        column(ui, &page_id(view.page), room, &mut |ui| {
            card(ui, cx, |ui| {
                ui.set_width(ui.available_width().min(size::READING_WIDTH));
                let pending = !view.question.trim().is_empty();
                match (view.page, view.answers.first().filter(|_| pending)) {
                    (RulesPage::Contents, Some(best)) => article::article_ui(ui, cx, best.rule),
                    // What else could one want who has asked nothing yet?
                    (RulesPage::Contents, None) => overview_ui(ui, cx, view),
                    (page, _) => one_page_ui(ui, cx, view, page),
                }
            });
        });
    });
}

fn page_ui(ui: &mut Ui, cx: &Cx, view: &mut RulesView) {
    if matches!(view.page, RulesPage::Article(_)) {
        let (key, page) = if view.is_card() {
            ("cards-back", RulesPage::Cards)
        } else {
            ("book-back-to-list", RulesPage::Contents)
        };
        if button(ui, cx, Weight::Quiet, Some(Art::BACK), &cx.text(key)).clicked() {
            cx.send(Command::Rules(page));
        }
    }
    scrolled(ui, &page_id(view.page), |ui| match (view.page, view.book()) {
        (RulesPage::Cards, Some(book)) => cards::cards_ui(ui, cx, book, view),
        (page, _) if view.is_card() => {
            card(ui, cx, |ui| {
                ui.set_width(ui.available_width().min(size::READING_WIDTH));
                one_page_ui(ui, cx, view, page);
            });
        }
        (page, _) => one_page_ui(ui, cx, view, page),
    });
}

fn one_page_ui(ui: &mut Ui, cx: &Cx, view: &RulesView, page: RulesPage) {
    match page {
        RulesPage::Contents => list::list_ui(ui, cx, view),
        RulesPage::Article(rule) => article::article_ui(ui, cx, rule),
        RulesPage::Summary => {
            if let Some(book) = view.book() {
                article::text_page_ui(ui, cx, &book.summary(cx.texts));
            }
        }
        // Cards are picked out by what is pressed: see `page_ui`.
        RulesPage::Overview | RulesPage::Cards => overview_ui(ui, cx, view),
        RulesPage::Glossary => {
            if let Some(book) = view.book() {
                glossary::glossary_ui(ui, cx, book, &view.question);
            }
        }
    }
}

fn overview_ui(ui: &mut Ui, cx: &Cx, view: &RulesView) {
    if let Some(book) = view.book() {
        article::text_page_ui(ui, cx, &book.overview(cx.texts));
    }
}

fn page_id(page: RulesPage) -> String {
    format!("rules {page:?}")
}

/// Every page opens at its top, and stays where it was scrolled to while it is read.
fn scrolled(ui: &mut Ui, id: &str, add: impl FnOnce(&mut Ui)) {
    let id = visit(ui, id);
    ScrollArea::vertical().id_salt(id).auto_shrink(false).show(ui, |ui| {
        add(ui);
        ui.add_space(size::GAP_LARGE);
        follow_focus(ui);
    });
}

fn question_ui(ui: &mut Ui, cx: &Cx, view: &mut RulesView) {
    ui.horizontal(|ui| {
        let icon = Art::SEARCH.tinted(vec2(size::ICON, size::ICON), cx.palette().ink_soft);
        ui.add(icon);
        let room = ui.available_width() - size::TOUCH - size::GAP;
        let mut question = view.question.clone();
        let hint = cx.text(if picks_names(view.page) { "book-find-name" } else { "book-ask" });
        let field = TextEdit::singleline(&mut question)
            .id(Id::unique("question"))
            .hint_text(hint.clone())
            .align(egui::Align2::LEFT_CENTER)
            .desired_width(room)
            .min_size(vec2(0.0, size::TOUCH));
        let response = ui.add(field).accessible_name(hint);
        // The answers come while one types: Enter is no end, and the next question may follow.
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        if view.focus || entered {
            view.focus = false;
            response.request_focus();
        }
        if response.changed() {
            // Shown at once: the next key may come before the command is applied.
            view.question.clone_from(&question);
            cx.send(Command::Ask(question));
        }
        let clear = ui.add_enabled_ui(!view.question.is_empty(), |ui| {
            icon_button(ui, cx, Weight::Quiet, Art::DELETE, &cx.text("book-clear"))
        });
        if clear.inner.clicked() {
            cx.send(Command::Ask(String::new()));
            cx.send(Command::FocusQuestion);
        }
    });
}

fn titles_ui(ui: &mut Ui, cx: &Cx, view: &RulesView) {
    let titles: Vec<_> = TitleId::ALL.into_iter().filter(|&title| book(title).is_some()).collect();
    if titles.len() < 2 {
        return;
    }
    let named = titles.into_iter().map(|title| (title, cx.texts.of(title).get("game-name")));
    if let Some(title) = choice(ui, cx, view.title, named) {
        cx.send(Command::Title(title));
    }
}

fn pages_ui(ui: &mut Ui, cx: &Cx, view: &RulesView) {
    let contents = if view.question.trim().is_empty() { "book-contents" } else { "book-answers" };
    let pages = [
        (RulesPage::Contents, contents),
        (RulesPage::Overview, "book-overview"),
        (RulesPage::Summary, "book-summary"),
        (RulesPage::Glossary, "book-glossary"),
        (RulesPage::Cards, "cards-title"),
    ];
    let chosen = if view.is_card() {
        RulesPage::Cards
    } else if matches!(view.page, RulesPage::Article(_)) {
        RulesPage::Contents
    } else {
        view.page
    };
    let options = pages.map(|(page, key)| (page, cx.text(key)));
    if let Some(page) = choice(ui, cx, chosen, options) {
        cx.send(Command::Rules(page));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_opens_one_game_does_not_read_the_book_of_another() {
        prepare(TitleId::DEFAULT);
        for title in TitleId::ALL {
            let read = ASSISTANTS[title as usize].get().is_some();
            assert_eq!(read, title == TitleId::DEFAULT, "{title:?}");
        }
    }
}
