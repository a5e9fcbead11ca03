//! A real game followed in full, painted without a window, and people who answer its questions.

use std::collections::HashSet;
use std::io;
use std::path::Path;
use std::sync::Arc;

use egui::{Panel, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::companion::norenberc::{Entry, EntryError, Session, Start, TableSetup, TableState};
use guildhall::companion::{Library, Person, Tracking};
use guildhall::game::{Actor, Due, Event, Game, Seat, Table};
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::{Action, Craftsman, Norenberc, Planning, Setup, State, Tile, Townsman};
use guildhall::storage::journal::Disk;
use guildhall::storage::norenberc::default_box;
use guildhall::storage::{Settings, ThemeChoice};
use guildhall::ui::norenberc::table::{TableView, TitleCommand};
use guildhall::ui::screens::table::{Queue, TableCommand};
use guildhall::ui::screens::title::{TableScreens as _, TableView as _};
use guildhall::ui::theme::{Theme, install, size};
use guildhall::ui::{Command, Commands, Cx};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};

use crate::moves::At;
use crate::support::{Folder, Pictures, Window, is_control};

pub const NAMES: [&str; 5] = ["Ana", "Béla", "Чук", "Dóra", "Élise"];

/// A disk that is not waited for.
struct Hasty;

impl Disk for Hasty {
    fn sync(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }
    fn sync_folder(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }
}

/// A table and all that paints it.
pub struct Seen {
    pub session: Session,
    view: TableView,
    texts: Texts,
    settings: Settings,
    commands: Commands,
    queue: Queue<Norenberc>,
    pub refused: Option<EntryError>,
    /// The fonts are there from the second paint on.
    ready: bool,
}

impl Seen {
    fn paint(&mut self, ui: &mut egui::Ui) {
        let theme = Theme::chosen(self.settings.theme, ui.ctx());
        if !self.ready {
            install(ui.ctx());
            theme.apply(ui.ctx(), false);
            self.ready = true;
            ui.ctx().request_repaint();
            return;
        }
        for command in self.commands.take() {
            assert_eq!(command, Command::Undo, "this is not for a table");
            self.session.undo_answer().unwrap();
        }
        for command in self.queue.take() {
            self.apply(command);
        }
        let Self { session, view, texts, settings, commands, queue, .. } = self;
        let cx = Cx { texts, theme: &theme, settings, commands, now: &[], read_only: false, paper: false };
        // Where the header is in a window.
        Panel::top("header").exact_size(size::HEADER).show(ui, |_| {});
        let frame = egui::Frame::new().fill(cx.palette().page);
        egui::CentralPanel::default().frame(frame).show(ui, |ui| {
            Norenberc::table_ui(ui, &cx, session, view, queue);
        });
        if !self.commands.is_empty() || !self.queue.is_empty() {
            ui.ctx().request_repaint();
        }
    }

    fn apply(&mut self, command: TableCommand<Norenberc>) {
        match command {
            TableCommand::Show(part) => self.view.show(part),
            TableCommand::Dismiss => self.view.dismiss(),
            TableCommand::Enter(entry) => self.enter(entry),
            TableCommand::Title(TitleCommand::Rule(fact)) => self.session.override_fact(fact).unwrap(),
            TableCommand::Title(TitleCommand::AcceptTile { tile, instead, then }) => {
                self.session.accept_tile(tile, instead).unwrap();
                self.apply(*then);
            }
            other => panic!("{other:?} is not for a table"),
        }
    }

    fn enter(&mut self, entry: Entry) {
        self.refused = self.session.answer(entry.clone()).err();
        match self.refused {
            Some(refused) => self.view.rejected(refused, Some(TableCommand::Enter(entry))),
            None => self.view.accepted(),
        }
    }
}

pub struct Desk {
    pub harness: Harness<'static, Seen>,
    pub texts: Texts,
    _folder: Folder,
}

fn session(players: u8, folder: &Folder) -> Session {
    let person = |name: &&str| Person {
        name: (*name).to_owned(),
        colour: "blue".into(),
        shape: "circle".into(),
        language: None,
        default: None,
    };
    let people = NAMES[..usize::from(players)].iter().map(person).collect();
    let setup = TableSetup {
        people,
        tracking: Tracking::Referee,
        start: Start { round: 1, tiles: default_box() },
        played: None,
    };
    Library::with_disk(folder.path(), Arc::new(Hasty)).begin(setup).unwrap()
}

impl Desk {
    pub fn new(players: u8, lang: Option<Lang>, space: Vec2) -> Self {
        let texts = || lang.map_or_else(Texts::pseudo, Texts::new);
        let mut settings = Settings::default();
        settings.theme = ThemeChoice::Light;
        let folder = Folder::new();
        let seen = Seen {
            session: session(players, &folder),
            view: TableView::default(),
            texts: texts(),
            settings,
            commands: Commands::default(),
            queue: Queue::default(),
            refused: None,
            ready: false,
        };
        let mut harness = Harness::builder()
            .with_size(space)
            .with_max_steps(16)
            .renderer(Pictures::default())
            .build_ui_state(|ui, seen: &mut Seen| seen.paint(ui), seen);
        harness.run();
        Self { harness, texts: texts(), _folder: folder }
    }

    /// So high that nothing need be scrolled.
    pub fn high(players: u8, lang: Lang) -> Self {
        Self::new(players, Some(lang), vec2(1280.0, 3000.0))
    }

    pub fn state(&self) -> State {
        let view = self.harness.state().session.view();
        let TableState::Referee(referee) = view.play else { panic!("a referee") };
        *referee.state()
    }

    pub fn shows(&self, name: &str) -> bool {
        self.harness.query_all_by_label(name).next().is_some()
    }

    /// Enters without pressing anything.
    pub fn enter(&mut self, actor: Actor, action: Action) {
        self.harness.state_mut().session.enter(Entry::Event(Event { actor, action })).unwrap();
    }

    /// Enters a game until something is due.
    pub fn until(&mut self, game: &[(Actor, Action)], due: impl Fn(&State) -> bool) -> Table<Norenberc> {
        let players = self.harness.state().session.names().len() as u8;
        let mut table = engine(players);
        for &(actor, action) in game {
            if due(table.state()) {
                break;
            }
            table.enter(actor, action).unwrap();
            self.enter(actor, action);
        }
        assert!(due(table.state()), "the game has such a moment");
        self.harness.run();
        table
    }

    /// Walks through the end of a round, if there is one to walk through.
    pub fn walk(&mut self) {
        let on = self.texts.get("table-step-done");
        while self.shows(&on) {
            self.press(&on);
        }
        let last = self.texts.get("table-walk-on");
        if self.shows(&last) {
            self.press(&last);
        }
    }
}

/// Something with controls that have names.
pub trait Press {
    fn press(&mut self, name: &str);
}

impl Press for Desk {
    /// Presses the one control of this name.
    fn press(&mut self, name: &str) {
        let nodes = self.harness.query_all_by_label(name);
        let controls: Vec<_> = nodes.filter(|node| is_control(node.accesskit_node().role())).collect();
        assert_eq!(controls.len(), 1, "{name:?}");
        controls[0].click_accesskit();
        drop(controls);
        self.harness.run();
    }
}

impl Press for Window {
    fn press(&mut self, name: &str) {
        Self::press(self, name);
    }
}

/// Somebody who answers the questions in one language.
pub struct Host<'a> {
    pub texts: &'a Texts,
    pub names: &'a [String],
}

impl Host<'_> {
    pub const fn describe(&self) -> Describe<'_> {
        Describe { texts: self.texts, names: self.names }
    }

    fn press_key(&self, at: &mut impl Press, key: &str) {
        at.press(&self.texts.get(key));
    }

    /// Answers the question as somebody at the table would.
    pub fn answer(&self, at: &mut impl Press, table: &Table<Norenberc>, actor: Actor, action: Action) {
        let (texts, describe) = (self.texts, self.describe());
        let name = |seat: Seat| &self.names[seat.index()];
        let state = *table.state();
        let who = || if let Actor::Seat(seat) = actor { name(seat).as_str().into() } else { "".into() };
        match action {
            Action::Order(order) => {
                let players = usize::from(table.setup().players());
                order[..players].iter().for_each(|&seat| at.press(name(seat)));
            }
            Action::Settle { guild, value, agent, .. } => {
                at.press(&describe.tile(Tile::Craftsman(Craftsman { guild, value, agent })));
            }
            Action::Lodge { tile, .. } => at.press(&describe.tile(tile)),
            Action::Seal(cards) => {
                at.press(&texts.with("referee-cards", [("name", who()), ("cards", cards.into())]));
            }
            Action::Pass => at.press(&texts.with("referee-pass", [("name", who())])),
            Action::Reveal { seats, .. } if table.setup().players() == 2 => {
                let names: Vec<_> = seats.iter().map(|seat| name(seat).clone()).collect();
                let nobody = || texts.get("referee-nobody");
                at.press(&if names.is_empty() { nobody() } else { texts.list(&names) });
            }
            Action::Reveal { guild, seats } => {
                let left = table.setup().guild_count() - guild.index() as u8;
                for seat in seats.iter() {
                    let cards = state.cards_left(seat);
                    // Who has a card for every guild is named already.
                    if cards < left {
                        let args = [("name", name(seat).as_str().into()), ("cards", cards.into())];
                        at.press(&texts.with("referee-cards-left", args));
                    }
                }
                self.press_key(at, "moves-enter");
            }
            _ => {
                let Actor::Seat(seat) = actor else { panic!("{action:?} is a player's") };
                let moment = At { texts, names: self.names, setup: table.setup(), state: &state };
                moment.presses(seat, action).iter().for_each(|name| at.press(name));
            }
        }
    }
}

pub fn engine(players: u8) -> Table<Norenberc> {
    Table::new(Setup::new(players, default_box()).with_planning(Planning::Counts))
}

/// A random game of people who like what has not happened yet best, then guests who ask something, then goods.
pub fn random_game(players: u8, seed: u64) -> Vec<(Actor, Action)> {
    game(players, seed, usize::MAX)
}

/// The same, but once so many kinds of things have happened they have had enough.
fn game(players: u8, seed: u64, enough: usize) -> Vec<(Actor, Action)> {
    let mut table = engine(players);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game: Vec<(Actor, Action)> = Vec::new();
    loop {
        let (actor, action) = match table.due() {
            Due::Nobody => return game,
            Due::Nature => (Actor::Nature, draw(&table, &mut rng)),
            Due::Seats(seats) => {
                let due: Vec<_> = seats.iter().collect();
                let seat = due[rng.random_range(0..due.len())];
                let legal = table.legal(seat);
                let new = |it: Action| !game.iter().any(|(_, past)| kind(*past) == kind(it));
                let tired = kinds(&game) >= enough;
                let liking = |it: &Action| match *it {
                    Action::Pass if tired => 200,
                    it if new(it) => 100,
                    it => liking(&table, it),
                };
                let best = legal.iter().map(liking).max().expect("something is possible");
                let noise = rng.random_bool(0.3);
                let liked: Vec<_> = legal.iter().copied().filter(|it| noise || liking(it) == best).collect();
                (Actor::Seat(seat), liked[rng.random_range(0..liked.len())])
            }
        };
        table.enter(actor, action).unwrap();
        game.push((actor, action));
    }
}

/// Guests who ask something.
const ASKING: [Townsman; 4] = [Townsman::Burglar, Townsman::Guardsman, Townsman::Peddler, Townsman::Mayor];

/// Nature likes guests who ask something too.
fn draw(table: &Table<Norenberc>, rng: &mut ChaCha8Rng) -> Action {
    let drawn = Norenberc::draw(table.setup(), table.state(), rng);
    if let Action::Lodge { guild, window, .. } = drawn {
        let tile = Tile::Townsman(ASKING[rng.random_range(0..ASKING.len())]);
        let asking = Action::Lodge { guild, window, tile };
        if table.check(Actor::Nature, asking).is_ok() {
            return asking;
        }
    }
    drawn
}

/// How much somebody likes to do this.
fn liking(table: &Table<Norenberc>, action: Action) -> u8 {
    if let Action::Recruit { guild, window } = action {
        let guest = table.state().lodger(table.setup(), guild, window);
        let awaits = matches!(guest, Some(Tile::Townsman(it)) if ASKING.contains(&it));
        return if awaits { 90 } else { 60 };
    }
    match action {
        Action::Buy { goods, .. } => 40 + goods.total(),
        Action::Seal(cards) => 20 + cards,
        Action::Sell { .. } => 10,
        Action::Pass | Action::Nothing { .. } => 0,
        _ => 50,
    }
}

/// The kind of an action.
fn kind(action: Action) -> std::mem::Discriminant<Action> {
    std::mem::discriminant(&action)
}

/// How many kinds of things happen in a game.
fn kinds(game: &[(Actor, Action)]) -> usize {
    game.iter().map(|(_, action)| kind(*action)).collect::<HashSet<_>>().len()
}

/// All kinds but plans in the open.
const ALL_KINDS: usize = 18;

/// A game in which everything that can happen does happen.
pub fn rich_game(players: u8) -> Vec<(Actor, Action)> {
    let mut games = (0..500).map(|seed| random_game(players, seed));
    games.find(|game| kinds(game) == ALL_KINDS).expect("one of many is rich")
}

/// The shortest of such games.
pub fn short_game(players: u8) -> Vec<(Actor, Action)> {
    let games = (0..200).map(|seed| game(players, seed, ALL_KINDS));
    games.filter(|game| kinds(game) == ALL_KINDS).min_by_key(Vec::len).expect("one of many is rich")
}
