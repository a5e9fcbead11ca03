//! The past games: listed, opened, deleted and taken back, and how everybody has played.

use guildhall::titles::TitleId;
use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui::{Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::companion::norenberc::{Start, TableSetup};
use guildhall::companion::{DeletedGame, GameSummary, Library, Person, Played, Summary, Tracking};
use guildhall::game::PlayerRank;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::scoring::DecidedBy;
use guildhall::storage::Settings;
use guildhall::storage::journal::Date;
use guildhall::storage::norenberc::default_box;
use guildhall::ui::PastAction;
use guildhall::ui::screens::past::{PastInput, PastPage, PastView, past_ui};
use guildhall::ui::theme::{self, Theme, ThemeKind};
use guildhall::ui::{Commands, Cx, Route};

use crate::layout::{errors, languages};
use crate::support::{Begin, Folder, Pictures, Window, is_control};

/// The screen alone, with games that need no files.
pub struct Screen {
    texts: Texts,
    theme: Theme,
    settings: Settings,
    commands: Commands,
    pub games: Vec<GameSummary>,
    bin: Vec<GameSummary>,
    unreadable: Vec<String>,
    pub view: PastView,
    actions: Vec<PastAction>,
    begun: bool,
}

impl Screen {
    pub fn new(lang: Option<Lang>, games: Vec<GameSummary>) -> Self {
        Self {
            texts: lang.map_or_else(Texts::pseudo, Texts::new),
            theme: Theme::new(ThemeKind::Light),
            settings: Settings::default(),
            commands: Commands::default(),
            games,
            bin: Vec::new(),
            unreadable: Vec::new(),
            view: PastView::default(),
            actions: Vec::new(),
            begun: false,
        }
    }

    fn ui(&mut self, ui: &mut egui::Ui) {
        if !self.begun {
            // Fonts are there from the next frame on.
            theme::install(ui);
            self.theme.apply(ui, false);
            self.begun = true;
            ui.request_repaint();
            return;
        }
        let Self { texts, theme, settings, commands, .. } = self;
        let cx = Cx { texts, theme, settings, commands, now: &[], read_only: false, paper: false };
        let deleted =
            |game: &GameSummary| DeletedGame { name: game.name.clone(), people: game.people.clone() };
        let deleted: Vec<_> = self.bin.iter().map(deleted).collect();
        let input = PastInput { games: &self.games, deleted: &deleted, unreadable: &self.unreadable };
        let Some(action) = past_ui(ui, &cx, &input, &mut self.view) else { return };
        match &action {
            PastAction::Delete(name) => pass_on(name, &mut self.games, &mut self.bin),
            PastAction::Restore(name) => pass_on(name, &mut self.bin, &mut self.games),
            PastAction::Replay(_)
            | PastAction::Open(_)
            | PastAction::Export(_)
            | PastAction::Begin
            | PastAction::ShowOpen => {}
        }
        self.actions.push(action);
    }

    pub fn show(self, size: Vec2) -> Harness<'static, Self> {
        let builder = Harness::builder().with_size(size).with_max_steps(16).renderer(Pictures::default());
        let mut harness = builder.build_ui_state(|ui, screen: &mut Self| screen.ui(ui), self);
        harness.run();
        harness
    }
}

fn pass_on(name: &str, from: &mut Vec<GameSummary>, to: &mut Vec<GameSummary>) {
    let index = from.iter().position(|game| game.name == name).unwrap();
    to.push(from.remove(index));
    to.sort_by_key(|game| std::cmp::Reverse(game.begun));
}

pub const TALL: Vec2 = vec2(1280.0, 4000.0);
const MARKS: [(&str, &str, &str); 5] = [
    ("Ana", "blue", "circle"),
    ("Béla", "orange", "triangle"),
    ("Чук", "black", "square"),
    ("Dóra", "white", "diamond"),
    ("Élise", "a-colour-of-tomorrow", "hexagon"),
];
/// 16 November 2026 at noon, so that it is that day almost everywhere.
const DAY: u64 = 1_794_787_200 + 43_200;

pub fn person(name: &str) -> Person {
    let (_, colour, shape) = MARKS.into_iter().find(|(it, ..)| *it == name).unwrap();
    Person { name: name.into(), colour: colour.into(), shape: shape.into(), language: None, default: None }
}

fn result(totals: &[i32]) -> Summary {
    let standing = |&total: &i32| PlayerRank {
        total,
        rank: 1 + totals.iter().filter(|other| **other > total).count() as u8,
    };
    let best = totals.iter().max().unwrap();
    let shared = totals.iter().filter(|total| *total == best).count() > 1;
    Summary {
        standings: totals.iter().map(standing).collect(),
        decided_by: if shared { DecidedBy::Shared } else { DecidedBy::Vp }.id().to_owned(),
    }
}

pub fn game(days_ago: u64, tracking: Tracking, chapter: Option<u8>, players: &[(&str, i32)]) -> GameSummary {
    let begun = DAY - days_ago * 86_400;
    let Date { year, month, day, .. } = Date::of(begun);
    let totals: Vec<_> = players.iter().map(|(_, total)| *total).collect();
    GameSummary {
        title: TitleId::Norenberc,
        name: format!("{year}{month:02}{day:02}-190000"),
        begun,
        changed: begun + 3600,
        people: players.iter().map(|(name, _)| person(name)).collect(),
        tracking,
        played: None,
        chapter,
        result: (totals.iter().sum::<i32>() > 0).then(|| result(&totals)),
    }
}

/// Three finished games and one that is not.
pub fn few() -> Vec<GameSummary> {
    vec![
        game(0, Tracking::Helper, Some(3), &[("Чук", 0), ("Ana", 0)]),
        game(1, Tracking::FinalScore, None, &[("Ana", 25), ("Béla", 30), ("Чук", 35)]),
        game(8, Tracking::Referee, Some(4), &[("Ana", 31), ("Béla", 31)]),
        game(20, Tracking::Helper, Some(4), &[("Béla", 22), ("Ana", 40)]),
    ]
}

/// More games than the list shows at first, of up to five people.
fn many() -> Vec<GameSummary> {
    let mut games = few();
    for number in 0..48_u64 {
        let total = |seat: u64| 18 + ((number * 7 + seat * 11 + number * seat) % 29) as i32;
        let seats = 2 + number % 4;
        let players: Vec<_> = (0..seats).map(|seat| (MARKS[seat as usize].0, total(seat))).collect();
        games.push(game(30 + 6 * number, Tracking::ALL[number as usize % 3], Some(4), &players));
    }
    games
}

pub fn texts(lang: Lang) -> Texts {
    Texts::new(lang)
}

/// The names of everything that is shown.
pub fn labels(harness: &Harness<Screen>) -> Vec<String> {
    let nodes = harness.root().children_recursive();
    nodes.filter_map(|node| node.accesskit_node().label().or_else(|| node.accesskit_node().value())).collect()
}

pub fn press(harness: &mut Harness<Screen>, role: Role, beginning: &str) {
    let name = first(harness, role, beginning);
    harness.get_by_role_and_label(role, &name).click_accesskit();
    harness.run();
}

/// The first control whose name begins like this.
fn first(harness: &Harness<Screen>, role: Role, beginning: &str) -> String {
    let nodes = harness.root().children_recursive();
    let names = nodes.filter(|node| node.accesskit_node().role() == role);
    let mut names = names.filter_map(|node| node.accesskit_node().label());
    names
        .find(|name| name.starts_with(beginning))
        .unwrap_or_else(|| panic!("{beginning}: {:?}", labels(harness)))
}

#[test]
fn days_are_written_as_the_language_writes_them() {
    for (lang, day, short) in [
        (Lang::En, "15\u{a0}November 2026", "15\u{a0}Nov"),
        (Lang::Fr, "15\u{a0}novembre 2026", "15\u{a0}nov."),
        (Lang::Ru, "15\u{a0}ноября 2026\u{a0}г.", "15\u{a0}нояб."),
        (Lang::Hu, "2026. november\u{a0}15.", "nov.\u{a0}15."),
    ] {
        let harness = Screen::new(Some(lang), few()).show(TALL);
        assert!(labels(&harness).contains(&day.to_owned()), "{lang:?}: {:?}", labels(&harness));
        let args = || [("day", 15.into()), ("month", 11.into())];
        assert_eq!(texts(lang).with("past-date-short", args()), short);
    }
    let first = [("day", 1.into()), ("month", 8.into()), ("year", 2026.into())];
    assert_eq!(texts(Lang::Fr).with("past-date", first), "1er\u{a0}août 2026");
}

#[test]
fn games_are_listed_with_players_scores_and_winner() {
    for lang in Lang::ALL {
        let texts = texts(lang);
        let harness = Screen::new(Some(lang), few()).show(TALL);
        let labels = labels(&harness);
        let has = |label: &str| labels.iter().any(|it| it == label);
        for vp in [25_u32, 30, 35, 31, 22, 40] {
            assert!(has(&texts.with("past-vp", [("vp", vp.into())])), "{lang:?}: {vp}");
        }
        for winner in ["Чук", "Béla", "Ana"] {
            assert!(has(&texts.with("past-winner", [("name", winner.into())])), "{lang:?}: {winner}");
        }
        let crowns =
            labels.iter().filter(|label| *label == &texts.with("past-winner", [("name", "Ana".into())]));
        assert_eq!(crowns.count(), 2, "{lang:?}: a shared victory is one too");
        assert!(
            labels.iter().any(|label| label.contains("31") && label.len() > 12),
            "{lang:?}: why it is shared"
        );
        assert!(has(&texts.get("past-unfinished")) && has(&texts.get("past-finished")), "{lang:?}");
        assert!(has(&texts.with("past-count", [("games", 3.into())])), "{lang:?}");
        // The newest first.
        let at = |day: u64| labels.iter().position(|label| label.contains(&day.to_string())).unwrap();
        assert!(
            at(15)
                < labels
                    .iter()
                    .position(|label| label.starts_with("8\u{a0}") || label.contains("\u{a0}8."))
                    .unwrap()
        );
    }
}

#[test]
fn a_game_is_opened_gone_on_with_and_exported() {
    for lang in Lang::ALL {
        let texts = texts(lang);
        let mut harness = Screen::new(Some(lang), few()).show(TALL);
        let name = |index: usize| few()[index].name.clone();
        for key in ["past-go-on", "past-open", "past-export"] {
            press(&mut harness, Role::Button, &texts.get(key));
        }
        let actions = &harness.state().actions;
        let wanted = [PastAction::Open(name(0)), PastAction::Open(name(1)), PastAction::Export(name(1))];
        assert_eq!(actions[..], wanted, "{lang:?}");
    }
}

#[test]
fn a_deleted_game_is_gone_at_once_and_comes_back() {
    for lang in Lang::ALL {
        let texts = texts(lang);
        let mut harness = Screen::new(Some(lang), few()).show(TALL);
        let before = labels(&harness);
        let finished = few()[1].name.clone();
        // The first one is the game that is not finished.
        press(&mut harness, Role::Button, &texts.get("past-delete"));
        press(&mut harness, Role::Button, &texts.get("past-delete"));
        assert_eq!(harness.state().games.len(), 2, "{lang:?}");
        assert!(labels(&harness).contains(&texts.get("past-bin")), "{lang:?}");
        let file = |label: &String| label.contains(&finished);
        assert!(!labels(&harness).iter().any(file), "{lang:?}: people have names, not files");
        harness.get_by_role_and_label(Role::Button, &texts.get("past-undo")).click_accesskit();
        harness.run();
        assert_eq!(
            harness.state().actions.last(),
            Some(&PastAction::Restore(finished)),
            "{lang:?}: the last one first"
        );
        harness.get_by_role_and_label(Role::Button, &texts.get("past-undo")).click_accesskit();
        harness.run();
        assert_eq!(labels(&harness), before, "{lang:?}: as if nothing had been");
        // Put away, the line is gone and the bin is left.
        press(&mut harness, Role::Button, &texts.get("past-delete"));
        press(&mut harness, Role::Button, &texts.get("widget-dismiss"));
        assert!(!labels(&harness).contains(&texts.get("past-undo")), "{lang:?}");
        press(&mut harness, Role::Button, &texts.get("past-restore"));
        assert_eq!(labels(&harness), before, "{lang:?}: out of the bin");
    }
}

#[test]
fn a_deletion_that_failed_offers_no_undo() {
    let mut view = PastView::default();
    let another = DeletedGame { name: "another".into(), people: Vec::new() };
    assert_eq!(view.undo(&[another]), None);
    let mut screen = Screen::new(Some(Lang::En), few());
    screen.bin.push(game(300, Tracking::FinalScore, None, &[("Ana", 3), ("Béla", 4)]));
    let mut harness = screen.show(TALL);
    press(&mut harness, Role::Button, "Delete");
    assert!(labels(&harness).contains(&"Undo".to_owned()));
    // The game came back by itself: there is nothing to undo any more.
    let back = harness.state().bin[0].name.clone();
    let Screen { games, bin, .. } = harness.state_mut();
    pass_on(&back, bin, games);
    harness.run();
    assert!(!labels(&harness).contains(&"Undo".to_owned()));
}

#[test]
fn with_no_games_there_is_an_invitation_and_nothing_unreadable_is_hidden() {
    for lang in Lang::ALL {
        let texts = texts(lang);
        let mut screen = Screen::new(Some(lang), Vec::new());
        screen.unreadable = vec!["20260101-120000".into()];
        let mut harness = screen.show(TALL);
        assert!(labels(&harness).contains(&texts.get("past-empty")), "{lang:?}");
        assert!(labels(&harness).contains(&"20260101-120000".to_owned()), "{lang:?}");
        press(&mut harness, Role::Button, &texts.get("past-begin"));
        assert_eq!(harness.state().actions, [PastAction::Begin], "{lang:?}");
    }
}

#[test]
fn older_games_come_when_asked_for() {
    let mut harness = Screen::new(Some(Lang::En), many()).show(TALL);
    let results =
        |harness: &Harness<Screen>| labels(harness).iter().filter(|it| it.starts_with("Result: ")).count();
    assert_eq!(results(&harness), 40);
    press(&mut harness, Role::Button, "Show older games");
    assert_eq!(results(&harness), 51);
    assert!(!labels(&harness).contains(&"Show older games".to_owned()));
}

#[test]
fn nothing_is_cut_off_or_over_something_else_or_too_small() {
    let mut all = Vec::new();
    for (width, height) in [(800.0, 600.0), (1280.0, 800.0), (640.0, 480.0)] {
        for lang in languages() {
            // As large as it is, and so high that nothing need be scrolled.
            for (games, high) in [(Vec::new(), height), (few(), height), (many(), 9000.0)] {
                for page in [PastPage::Games, PastPage::Open, PastPage::People] {
                    let what = format!("{width} x {high}, {lang:?}, {page:?}, {} games", games.len());
                    let mut screen = Screen::new(lang, games.clone());
                    screen.view.page = page;
                    screen.unreadable = vec!["20260101-120000".into(), "of-another-program".into()];
                    screen.bin = vec![game(300, Tracking::FinalScore, None, &[("Ana", 3), ("Béla", 4)])];
                    let harness = screen.show(vec2(width, high));
                    all.extend(errors(&harness, &[]).into_iter().map(|error| format!("{what}: {error}")));
                }
            }
            // So high that nothing lies below the line that offers to undo it.
            let mut harness = Screen::new(lang, few()).show(vec2(width, 2000.0));
            let delete = lang.map_or_else(Texts::pseudo, Texts::new).get("past-delete");
            press(&mut harness, Role::Button, &delete);
            let what = format!("{width} x {height}, {lang:?}, deleted");
            all.extend(errors(&harness, &[]).into_iter().map(|error| format!("{what}: {error}")));
        }
    }
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all[..all.len().min(60)].join("\n"));
}

#[test]
fn every_control_has_a_name_of_its_own() {
    for page in [PastPage::Games, PastPage::People] {
        let mut screen = Screen::new(Some(Lang::En), many());
        screen.view.page = page;
        let harness = screen.show(TALL);
        let nodes =
            harness.root().children_recursive().filter(|node| is_control(node.accesskit_node().role()));
        let mut names: Vec<_> = nodes.map(|node| node.accesskit_node().label().unwrap_or_default()).collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!((names.len(), names.contains(&String::new())), (count, false), "{page:?}");
    }
}

/// A folder with so many unfinished games of a kind, made one after the other.
fn unfinished(count: usize, played: bool) -> Folder {
    let folder = Folder::new();
    let library = Library::open(folder.path());
    for number in 0..count {
        let mut people = vec![person("Ana"), person("Béla")];
        people[1].name = format!("Béla {number}");
        let played = played.then(|| Played { bots: vec![None, None], seed: 1, hints: true, undo: true });
        let tracking = if played.is_some() { Tracking::Referee } else { Tracking::Helper };
        library
            .begin(TableSetup { people, tracking, start: Start { round: 1, tiles: default_box() }, played })
            .unwrap();
    }
    folder
}

#[test]
fn many_unfinished_games_leave_the_form_in_sight_and_are_all_one_press_away() {
    const GAMES: usize = 45;
    for lang in Lang::ALL {
        let texts = texts(lang);
        for (place, new, played) in [(Route::Tables, "table-new", false), (Route::Play, "play-new", true)] {
            let begin = Begin { lang: Some(lang), place, ..Begin::default() };
            let folder = unfinished(GAMES, played);
            let listed = Library::open(folder.path()).games();
            let last: BTreeSet<_> = listed[..3].iter().map(|game| game.people[1].name.clone()).collect();
            let mut window = Window::open_in(begin, folder);
            let go_on = |name: &str| {
                let names = format!("Ana · {name}");
                texts.with("table-continue", [("names", names.into()), ("chapter", 1.into())])
            };
            // The last ones first, and only a few.
            let all = (0..GAMES).map(|number| format!("Béla {number}"));
            let offered: BTreeSet<_> = all.filter(|name| window.shows(&go_on(name))).collect();
            assert_eq!(offered, last, "{lang:?}: {place:?}");
            let form = window.harness.get_by_label(&texts.get(new)).rect();
            assert!(form.bottom() < 600.0, "{lang:?}: {place:?}: the form begins at {}", form.top());
            let all = texts.with("table-unfinished-all", [("count", GAMES.into())]);
            assert_eq!(errors(&window.harness, &[]), Vec::<String>::new(), "{lang:?}: {place:?}");
            window.press(&all);
            assert_eq!(window.app().place(), Route::Past, "{lang:?}");
            let rows = |window: &Window| {
                let go_on = texts.get("past-go-on");
                window.labels().filter(|label| label.starts_with(&go_on) && label.contains("Béla")).count()
            };
            assert_eq!(rows(&window), 40, "{lang:?}");
            window.press_key("past-older");
            assert_eq!(rows(&window), GAMES, "{lang:?}");
            // Among the finished ones there are only a few again.
            window.press_key("past-games");
            assert_eq!(rows(&window), 3, "{lang:?}");
            window.press(&all);
            assert_eq!(rows(&window), GAMES, "{lang:?}");
        }
    }
}

#[test]
fn a_folder_in_the_place_of_a_game_is_told() {
    for lang in Lang::ALL {
        let folder = Folder::new();
        std::fs::create_dir_all(folder.path().join("games/20260101-120000.jsonl")).unwrap();
        let window =
            Window::open_in(Begin { lang: Some(lang), place: Route::Past, ..Begin::default() }, folder);
        assert!(window.shows("20260101-120000"), "{lang:?}");
        let message = texts(lang).with("past-unreadable", [("count", 1.into())]);
        assert!(window.shows(&message), "{lang:?}: {message}");
    }
}
