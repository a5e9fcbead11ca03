//! Before a table: answers that need none, tables to go on with, and a new one.

use egui::{TextEdit, Ui, vec2};

use super::{TableCommand, mark};
use crate::companion::{Depth, GameSummary, Person, TableSetup, groups};
use crate::i18n::{Lang, describe::companion as say};
use crate::norenberc::TileBox;
use crate::norenberc::components::{FEWEST_PLAYERS, MOST_PLAYERS, ROUNDS};
use crate::storage::Colour;
use crate::ui::art::Art;
use crate::ui::screens::settings::colour_key;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, card, card_button, choice, columns, option, page, player_badge};
use crate::ui::{Command, Cx, Place};

/// How many earlier groups are offered.
const GROUPS: usize = 4;

/// A table that is being set up.
#[derive(Debug)]
pub struct StartView {
    people: Vec<Person>,
    /// Who has been given a name by hand: the others are called by their colour, in whatever language.
    named: [bool; MOST_PLAYERS as usize],
    count: usize,
    depth: Depth,
    round: u8,
}

impl Default for StartView {
    fn default() -> Self {
        Self {
            people: Vec::new(),
            named: [false; MOST_PLAYERS as usize],
            count: 3,
            depth: Depth::RoundHelper,
            round: 1,
        }
    }
}

impl StartView {
    /// Everybody has a mark, and whoever has no name is called by their colour.
    fn complete(&mut self, cx: &Cx) {
        for seat in self.people.len()..usize::from(MOST_PLAYERS) {
            let mark = cx.settings.marks[seat];
            self.people.push(Person {
                name: String::new(),
                colour: mark.colour.id().to_owned(),
                shape: mark.shape.id().to_owned(),
                language: None,
            });
        }
        for (seat, person) in self.people.iter_mut().enumerate() {
            if !self.named[seat] {
                let colour = Colour::from_id(&person.colour).unwrap_or(Colour::ALL[seat]);
                person.name = cx.text(colour_key(colour));
            }
        }
    }
}

/// Paints the start of a table.
pub fn start_ui(ui: &mut Ui, cx: &Cx, view: &mut StartView, games: &[GameSummary], tiles: &TileBox) {
    view.complete(cx);
    page(ui, "start", size::READING_WIDTH + 240.0, |ui| {
        at_once_ui(ui, cx);
        unfinished_ui(ui, cx, games);
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            ui.label(text::heading(cx.text("table-new")));
            groups_ui(ui, cx, view, games);
            people_ui(ui, cx, view);
            ui.add_space(size::GAP);
            depth_ui(ui, cx, view);
            ui.add_space(size::GAP);
            let setup = TableSetup {
                people: view.people[..view.count].to_vec(),
                depth: view.depth,
                round: if view.depth == Depth::FinalScore { ROUNDS } else { view.round },
                tiles: tiles.clone(),
            };
            if let Err(fault) = setup.check() {
                ui.label(egui::RichText::new(say::table_fault(cx.texts, fault)).color(cx.palette().danger));
            }
            let ready = setup.check().is_ok();
            let open = ui.add_enabled_ui(ready, |ui| {
                button(ui, cx, Weight::Primary, Some(Art::Check), &cx.text("table-open"))
            });
            if open.inner.clicked() {
                cx.send(Command::Table(TableCommand::Begin(Box::new(setup))));
            }
        });
    });
}

/// Answers that need no table.
fn at_once_ui(ui: &mut Ui, cx: &Cx) {
    let ways = [
        ("table-favorite", "table-favorite-about", Art::Key, Place::Favorite),
        ("table-rule", "table-rule-about", Art::Rules, Place::Rules),
    ];
    columns(ui, size::HOME_CARD.x, ways, |ui, (name, about, art, place)| {
        let name = cx.text(name);
        let pressed = card_button(ui, cx, &name, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                let side = vec2(size::TOUCH, size::TOUCH);
                ui.add(if art == Art::Key { art.image(side) } else { art.tinted(side, cx.palette().link) });
                ui.vertical(|ui| {
                    ui.label(text::heading(&name));
                    ui.add(egui::Label::new(cx.text(about)).wrap());
                });
            });
        });
        if pressed.clicked() {
            cx.send(Command::Go(place));
        }
    });
}

fn unfinished_ui(ui: &mut Ui, cx: &Cx, games: &[GameSummary]) {
    for game in games.iter().filter(|game| game.score.is_none()) {
        go_on_ui(ui, cx, game);
        ui.add_space(size::GAP_SMALL);
    }
}

/// A card with an unfinished game: pressed, it goes on.
pub fn go_on_ui(ui: &mut Ui, cx: &Cx, game: &GameSummary) {
    let name = continue_name(cx, game);
    let pressed = card_button(ui, cx, &name, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.add(Art::Next.tinted(vec2(size::ICON, size::ICON), cx.palette().link));
            ui.add(egui::Label::new(text::bold(&name)).wrap());
        });
    });
    if pressed.clicked() {
        cx.send(Command::Table(TableCommand::Resume(game.name.clone())));
    }
}

/// What an unfinished game is called.
fn continue_name(cx: &Cx, game: &GameSummary) -> String {
    let names: Vec<_> = game.people.iter().map(|person| person.name.clone()).collect();
    let round = game.round.map_or("none".into(), Into::into);
    cx.with("table-continue", [("names", names.join(" · ").into()), ("round", round)])
}

fn groups_ui(ui: &mut Ui, cx: &Cx, view: &mut StartView, games: &[GameSummary]) {
    let groups = groups(games);
    if groups.is_empty() {
        return;
    }
    ui.label(cx.text("table-groups"));
    ui.horizontal_wrapped(|ui| {
        for group in groups.iter().take(GROUPS) {
            let names: Vec<_> = group.iter().map(|person| person.name.clone()).collect();
            if button(ui, cx, Weight::Normal, Some(Art::Person), &names.join(" · ")).clicked() {
                view.count = group.len();
                view.people.clone_from(group);
                view.named = [true; MOST_PLAYERS as usize];
                view.named[group.len()..].fill(false);
                view.complete(cx);
            }
        }
    });
}

fn people_ui(ui: &mut Ui, cx: &Cx, view: &mut StartView) {
    ui.label(text::bold(cx.text("table-players")));
    let counts = (FEWEST_PLAYERS..=MOST_PLAYERS).map(|count| (usize::from(count), count.to_string()));
    if let Some(count) = choice(ui, cx, view.count, counts) {
        view.count = count;
    }
    for seat in 0..view.count {
        ui.push_id(seat, |ui| person_ui(ui, cx, view, seat));
    }
}

fn person_ui(ui: &mut Ui, cx: &Cx, view: &mut StartView, seat: usize) {
    ui.horizontal_wrapped(|ui| {
        let person = view.people[seat].clone();
        let mark = mark(&person, seat, cx);
        player_badge(ui, cx, mark, &person.name, size::TOUCH);
        let mut name = person.name.clone();
        let label = cx.with("table-name", [("number", (seat + 1).into())]);
        let field = TextEdit::singleline(&mut name)
            .char_limit(size::NAME_LENGTH)
            .desired_width(size::NAME)
            .align(egui::Align2::LEFT_CENTER)
            .min_size(vec2(size::NAME, size::TOUCH));
        if ui.add(field).accessible_name(label).changed() {
            view.named[seat] = true;
            view.people[seat].name = name;
        }
        let args = [("colour", cx.text(colour_key(mark.colour)).into())];
        if button(ui, cx, Weight::Normal, None, &cx.with("settings-colour", args)).clicked() {
            next_colour(view, seat);
        }
        let language = person.language.as_deref().and_then(Lang::from_id);
        let shown = language.map_or_else(|| cx.text("table-language-any"), |lang| cx.text(lang.own_name()));
        if button(ui, cx, Weight::Quiet, Some(Art::Language), &shown).clicked() {
            view.people[seat].language = next_language(language).map(|lang| lang.id().to_owned());
        }
    });
}

/// The next colour that nobody at the table has; the shape stays.
fn next_colour(view: &mut StartView, seat: usize) {
    let own = Colour::from_id(&view.people[seat].colour);
    let from = own.and_then(|own| Colour::ALL.iter().position(|it| *it == own)).unwrap_or(0);
    let others: Vec<_> = (0..view.count).filter(|&other| other != seat).collect();
    let taken = |colour: Colour| others.iter().any(|&other| view.people[other].colour == colour.id());
    let mut next = Colour::ALL.iter().cycle().skip(from + 1).take(Colour::ALL.len());
    if let Some(free) = next.find(|colour| !taken(**colour)) {
        free.id().clone_into(&mut view.people[seat].colour);
    }
}

/// From none through all languages to none.
fn next_language(language: Option<Lang>) -> Option<Lang> {
    let index = language.and_then(|lang| Lang::ALL.iter().position(|it| *it == lang));
    Lang::ALL.get(index.map_or(0, |index| index + 1)).copied()
}

fn depth_ui(ui: &mut Ui, cx: &Cx, view: &mut StartView) {
    ui.label(text::bold(cx.text("table-depth")));
    columns(ui, size::HOME_CARD.x, [Depth::FinalScore, Depth::RoundHelper], |ui, depth| {
        let chosen = view.depth == depth;
        if option(ui, cx, chosen, None, &say::depth(cx.texts, depth)).clicked() {
            view.depth = depth;
        }
        ui.label(say::depth_about(cx.texts, depth));
    });
    if view.depth == Depth::FinalScore {
        return;
    }
    ui.add_space(size::GAP);
    ui.label(text::bold(cx.text("table-round")));
    if let Some(round) = choice(ui, cx, view.round, (1..=ROUNDS).map(|round| (round, round.to_string()))) {
        view.round = round;
    }
}
