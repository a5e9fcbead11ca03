//! A real game followed in full, entered by the names of what can be pressed.

use std::collections::BTreeSet;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::Arc;

use egui::{Panel, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::companion::{Depth, Entry, Library, Person, Play, Refused, Session, TableSetup};
use guildhall::game::{Actor, Due, Event, Game, Seat, Table};
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::{
    Action, Goods, Norenberc, Planning, Refusal, RuleId, Setup, Spot, Stage, State, Step, Tile, Townsman,
};
use guildhall::storage::journal::Disk;
use guildhall::storage::{Record, Settings, ThemeChoice, default_box};
use guildhall::ui::screens::referee::{RefereeView, referee_ui};
use guildhall::ui::theme::{Theme, install, size};
use guildhall::ui::{Command, Commands, Cx};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};

use crate::layout::{faults, languages};
use crate::support::{Pictures, is_control};

const NAMES: [&str; 5] = ["Ana", "Béla", "Чук", "Dóra", "Élise"];

/// A disk that refuses everything: the games are in memory.
struct NoDisk;

fn refused<T>() -> io::Result<T> {
    Err(ErrorKind::ReadOnlyFilesystem.into())
}

impl Disk for NoDisk {
    fn write_at(&self, _: &Path, _: u64, _: &[u8]) -> io::Result<()> {
        refused()
    }
    fn cut(&self, _: &Path, _: u64) -> io::Result<()> {
        refused()
    }
    fn sync(&self, _: &Path) -> io::Result<()> {
        refused()
    }
    fn sync_folder(&self, _: &Path) -> io::Result<()> {
        refused()
    }
    fn rename(&self, _: &Path, _: &Path) -> io::Result<()> {
        refused()
    }
    fn make_folder(&self, _: &Path) -> io::Result<()> {
        refused()
    }
    fn read(&self, _: &Path) -> io::Result<Vec<u8>> {
        refused()
    }
}

/// A table and all that paints it.
struct Seen {
    session: Session,
    view: RefereeView,
    texts: Texts,
    settings: Settings,
    commands: Commands,
    refused: Option<Refused>,
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
            if command == Command::Undo {
                self.session.undo().unwrap();
            }
        }
        let Self { session, view, texts, settings, commands, .. } = self;
        let cx = Cx { texts, theme: &theme, settings, commands, now: &[] };
        // Where the header is in a window.
        Panel::top("header").exact_size(size::HEADER).show(ui, |_| {});
        let frame = egui::Frame::new().fill(cx.palette().page);
        let entry = egui::CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| referee_ui(ui, &cx, &session.view(), &session.names(), &settings.marks, view));
        if let Some(entry) = entry.inner {
            self.refused = self.session.enter(entry).err();
            ui.ctx().request_repaint();
        }
    }
}

struct Desk {
    harness: Harness<'static, Seen>,
    texts: Texts,
}

fn session(players: u8) -> Session {
    let person = |name: &&str| Person {
        name: (*name).to_owned(),
        colour: "blue".into(),
        shape: "circle".into(),
        language: None,
    };
    let people = NAMES[..usize::from(players)].iter().map(person).collect();
    let setup = TableSetup { people, depth: Depth::Referee, round: 1, tiles: default_box(), played: None };
    Library::with_disk(Path::new("/nowhere"), Arc::new(NoDisk)).begin(setup).unwrap()
}

impl Desk {
    fn new(players: u8, lang: Option<Lang>, space: Vec2, theme: ThemeChoice) -> Self {
        let texts = || lang.map_or_else(Texts::pseudo, Texts::new);
        let mut settings = Settings::default();
        settings.theme = theme;
        let seen = Seen {
            session: session(players),
            view: RefereeView::default(),
            texts: texts(),
            settings,
            commands: Commands::default(),
            refused: None,
            ready: false,
        };
        let mut harness = Harness::builder()
            .with_size(space)
            .with_max_steps(16)
            .renderer(Pictures::default())
            .build_ui_state(|ui, seen: &mut Seen| seen.paint(ui), seen);
        harness.run();
        Self { harness, texts: texts() }
    }

    /// So high that nothing need be scrolled.
    fn english(players: u8) -> Self {
        Self::new(players, Some(Lang::En), vec2(1280.0, 2400.0), ThemeChoice::Light)
    }

    fn state(&self) -> State {
        let view = self.harness.state().session.view();
        let Play::Referee(referee) = view.play else { panic!("a referee") };
        *referee.state()
    }

    /// Presses the one control of this name.
    fn press(&mut self, name: &str) {
        let nodes = self.harness.query_all_by_label(name);
        let controls: Vec<_> = nodes.filter(|node| is_control(node.accesskit_node().role())).collect();
        assert_eq!(controls.len(), 1, "{name:?} in {:?}", self.state().step());
        controls[0].click_accesskit();
        drop(controls);
        self.harness.run();
    }

    fn shows(&self, name: &str) -> bool {
        self.harness.query_all_by_label(name).next().is_some()
    }

    fn count(&mut self, goods: Goods, describe: Describe) {
        for (good, count) in goods.iter() {
            for _ in 0..count {
                self.press(&format!("{}: one more", describe.good(good)));
            }
        }
    }

    /// Answers the question as somebody at the table would.
    fn answer(&mut self, table: &Table<Norenberc>, actor: Actor, action: Action) {
        let texts = Texts::new(Lang::En);
        let names: Vec<_> = NAMES.iter().map(|name| (*name).to_owned()).collect();
        let describe = Describe { texts: &texts, names: &names };
        let name = |seat: Seat| NAMES[seat.index()];
        let state = *table.state();
        let who = if let Actor::Seat(seat) = actor { name(seat) } else { "" };
        match action {
            Action::Order(order) => {
                let players = usize::from(table.setup().players());
                for &seat in &order[..players - 1] {
                    self.press(name(seat));
                }
                self.press("Enter");
            }
            Action::Settle { guild, value, agent, .. } => {
                let craftsman = guildhall::norenberc::Craftsman { guild, value, agent };
                self.press(&describe.tile(Tile::Craftsman(craftsman)));
            }
            Action::Lodge { tile, .. } => {
                match tile {
                    Tile::Craftsman(it) => self.press(&describe.guild(it.guild)),
                    Tile::Townsman(_) => self.press("Townsmen"),
                }
                self.press(&describe.tile(tile));
            }
            Action::Seal(1) => self.press(&format!("{who}: 1 card")),
            Action::Seal(cards) => self.press(&format!("{who}: {cards} cards")),
            Action::Pass => self.press(&format!("{who} passes")),
            Action::Reveal { guild, seats } => {
                let left = table.setup().guild_count() - guild.index() as u8;
                for seat in Seat::first(table.setup().players()) {
                    let cards = state.cards_left(seat);
                    // Who has a card for every guild is named already.
                    if seats.contains(seat) && cards < left {
                        self.press(&format!("{}, face down: {cards}", name(seat)));
                    }
                }
                self.press("Enter");
            }
            Action::Sell { guild, count } => {
                self.press("Sell goods");
                let talers = u16::from(count) * u16::from(state.price(table.setup(), guild));
                let talers = texts.with("norenberc-talers", [("talers", talers.into())]);
                self.press(&format!("{} for {talers}", describe.heap(guild.good(), count)));
            }
            Action::Buy { goods, .. } => {
                self.press("Buy goods");
                self.count(goods, describe);
                self.press("Enter");
            }
            Action::Recruit { .. } => {
                self.press("Recruit a guest");
                self.press(&describe.event(&Event { actor, action }));
            }
            Action::Nothing { .. } => self.press("Do nothing"),
            Action::Pay(goods) => {
                let Step::Turn(turn) = state.step() else { panic!("a payment") };
                if table.legal(turn.seat).len() > 1 {
                    self.count(goods, describe);
                }
                self.press("Enter");
            }
            Action::Rob { victim, goods } => {
                self.press(name(victim));
                self.count(goods, describe);
                self.press("Enter");
            }
            Action::Swap(one, other) => {
                let at = |spot: Spot| match spot {
                    Spot::Workshop(guild, bench) => state.settled(table.setup(), guild, bench).unwrap(),
                    Spot::Lodgings(guild, window) => state.lodger(table.setup(), guild, window).unwrap(),
                };
                let Tile::Craftsman(craftsman) = at(one) else { panic!("a craftsman") };
                self.press(&describe.guild(craftsman.guild));
                for spot in [one, other] {
                    self.press(&format!("{}, {}", describe.tile(at(spot)), describe.spot(spot)));
                }
                self.press("Enter");
            }
            Action::Decline => {
                let Step::Turn(turn) = state.step() else { panic!("a guest") };
                self.press(if turn.stage == Stage::Rob { "Rob nobody" } else { "Swap nothing" });
            }
            Action::Peddle(good) => self.press(&describe.good(good)),
            Action::PlaceMayor(guild) => self.press(&describe.guild(guild)),
            Action::GoFirst => self.press("Go first"),
            Action::Stay => self.press("Stay in place"),
            Action::Plan(_) => panic!("the cards are sealed at a real table"),
        }
    }

    /// Enters without pressing anything.
    fn enter(&mut self, actor: Actor, action: Action) {
        self.harness.state_mut().session.enter(Entry::Event(Event { actor, action })).unwrap();
    }
}

fn engine(players: u8) -> Table<Norenberc> {
    Table::new(Setup::new(players, default_box()).with_planning(Planning::Counts))
}

/// A random game of people who like what has not happened yet best, then guests who ask something, then goods.
fn random_game(players: u8, seed: u64) -> Vec<(Actor, Action)> {
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
                let liking = |it: &Action| if new(*it) { 100 } else { liking(&table, *it) };
                let best = legal.iter().map(liking).max().expect("something is possible");
                let whim = rng.random_bool(0.3);
                let liked: Vec<_> = legal.iter().copied().filter(|it| whim || liking(it) == best).collect();
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
        let asks = matches!(guest, Some(Tile::Townsman(it)) if ASKING.contains(&it));
        return if asks { 90 } else { 60 };
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

/// A game in which everything that can happen does happen, but for plans in the open.
fn rich_game(players: u8) -> Vec<(Actor, Action)> {
    let kinds = |game: &Vec<(Actor, Action)>| {
        let kinds = game.iter().map(|(_, action)| format!("{:?}", kind(*action)));
        kinds.collect::<BTreeSet<_>>().len()
    };
    let mut games = (0..500).map(|seed| random_game(players, seed));
    games.find(|game| kinds(game) == 18).expect("one of many is rich")
}

#[test]
fn a_whole_game_is_entered_by_pressing_and_scores_as_its_replay() {
    let mut desk = Desk::english(2);
    let mut table = engine(2);
    for (actor, action) in rich_game(2) {
        desk.answer(&table, actor, action);
        table.enter(actor, action).unwrap();
        assert_eq!(desk.harness.state().refused, None, "{action:?}");
        assert_eq!(&desk.state(), table.state(), "{action:?}");
    }
    assert!(desk.shows("The game is over."));
    let session = &desk.harness.state().session;
    let record = Record::read(session.record().unwrap().as_bytes()).unwrap();
    let (replayed, folded) = record.replay();
    assert!(folded.is_ok());
    let score = Norenberc::score(replayed.setup(), replayed.state());
    assert_eq!(session.view().score.unwrap().unwrap(), &score);
}

/// Enters a game until something is due.
fn until(desk: &mut Desk, game: &[(Actor, Action)], due: impl Fn(&State) -> bool) -> Table<Norenberc> {
    let players = desk.harness.state().session.names().len() as u8;
    let mut table = engine(players);
    for &(actor, action) in game {
        if due(table.state()) {
            break;
        }
        table.enter(actor, action).unwrap();
        desk.enter(actor, action);
    }
    assert!(due(table.state()), "the game has such a moment");
    desk.harness.run();
    table
}

fn stage(state: &State) -> Option<Stage> {
    if let Step::Turn(turn) = state.step() { Some(turn.stage) } else { None }
}

#[test]
fn what_is_not_possible_says_why_with_its_rule() {
    let names: Vec<_> = NAMES.iter().map(|name| (*name).to_owned()).collect();
    for lang in Lang::ALL {
        let mut desk = Desk::new(5, Some(lang), vec2(1280.0, 2400.0), ThemeChoice::Light);
        let texts = Texts::new(lang);
        let describe = Describe { texts: &texts, names: &names };
        let game = random_game(5, 1);
        until(&mut desk, &game, |state| state.step() == Step::Planning);
        let cards = texts.with("referee-cards", [("name", "Ana".into()), ("cards", 5.into())]);
        let refusal = Refusal::TooManyCards { cards: 5, agents: 4 };
        assert!(!desk.shows(&describe.refusal(refusal)));
        desk.press(&texts.with("moves-not-possible", [("text", cards.into())]));
        assert!(desk.shows(&describe.refusal(refusal)), "{lang:?}");
        let rule = |rule: RuleId| texts.with("widget-why", [("rule", rule.as_str().into())]);
        assert!(desk.shows(&rule(refusal.rule())));
        // Selling without goods: dimmed, and the reason stands beside it.
        let mut desk = Desk::new(5, Some(lang), vec2(1280.0, 2400.0), ThemeChoice::Light);
        let nothing_to_sell = |state: &State| {
            matches!(state.step(), Step::Turn(turn) if turn.stage == Stage::Act
                && state.goods(turn.seat).count(turn.guild.good()) == 0)
        };
        let table = until(&mut desk, &game, nothing_to_sell);
        let Step::Turn(turn) = table.state().step() else { panic!("an action") };
        let sell = Action::Sell { guild: turn.guild, count: 1 };
        let refusal = table.check(Actor::Seat(turn.seat), sell).unwrap_err();
        assert!(desk.shows(&describe.refusal(refusal)), "{lang:?}");
        assert!(desk.shows(&rule(refusal.rule())));
    }
}

#[test]
fn a_tile_beyond_the_box_can_be_entered_all_the_same() {
    let mut desk = Desk::english(2);
    let game = random_game(2, 1);
    let table = until(&mut desk, &game, |state| matches!(state.step(), Step::Settle(..)));
    let Step::Settle(guild, bench) = table.state().step() else { panic!("a workshop") };
    let texts = Texts::new(Lang::En);
    let describe = Describe { texts: &texts, names: &[] };
    let beyond = [false, true].into_iter().flat_map(|agent| (2..=7).map(move |value| (value, agent)));
    let (value, agent) = beyond
        .into_iter()
        .find(|&(value, agent)| {
            table.check(Actor::Nature, Action::Settle { guild, bench, value, agent }).is_err()
        })
        .expect("no box holds everything");
    let tile = Tile::Craftsman(guildhall::norenberc::Craftsman { guild, value, agent });
    desk.press(&format!("{} (not possible)", describe.tile(tile)));
    assert!(desk.shows(&describe.refusal(Refusal::NotInGuild { guild, value, agent })));
    desk.press("It is this tile all the same");
    assert!(matches!(desk.harness.state().refused, Some(Refused::BeyondBox { tile: it, .. }) if it == tile));
}

#[test]
fn there_is_a_way_back_until_it_is_entered_and_after_it() {
    let mut desk = Desk::english(2);
    let game = rich_game(2);
    desk.press("Béla");
    desk.press("Back");
    assert!(desk.harness.query_all_by_label("Enter").next().is_none());
    let recruit = |(_, action): &&(Actor, Action)| matches!(action, Action::Recruit { .. });
    let (actor, action) = *game.iter().find(recruit).expect("a recruit");
    let before = game.iter().position(|it| *it == (actor, action)).expect("the same");
    let mut table = engine(2);
    for &(actor, action) in &game[..before] {
        table.enter(actor, action).unwrap();
        desk.enter(actor, action);
    }
    desk.harness.run();
    desk.press("Recruit a guest");
    desk.press("Back");
    assert_eq!(&desk.state(), table.state());
    desk.answer(&table, actor, action);
    assert!(matches!(stage(&desk.state()), Some(Stage::Pay(_))));
    desk.press("Back");
    assert_eq!(&desk.state(), table.state(), "what was entered is undone");
}

/// What can be asked, as far as it is painted differently.
fn question(state: &State) -> String {
    match state.step() {
        Step::Turn(turn) => format!("{:?}", std::mem::discriminant(&turn.stage)),
        step => format!("{:?}", std::mem::discriminant(&step)),
    }
}

/// Every question once, as it comes in a game, with every page of it.
fn every_question(desk: &mut Desk, game: &[(Actor, Action)], mut see: impl FnMut(&Desk, &str)) {
    let mut asked = BTreeSet::new();
    for &(actor, action) in game {
        // The second half of a game has more on the table.
        let state = desk.state();
        if asked.insert((question(&state), state.round() > 2)) {
            desk.harness.run();
            see(desk, &format!("{:?}", state.step()));
            if stage(&state) == Some(Stage::Act) {
                for key in ["moves-sell", "moves-buy", "moves-recruit"] {
                    let name = desk.texts.get(key);
                    if desk.shows(&name) {
                        desk.press(&name);
                        see(desk, key);
                        let back = desk.texts.get("moves-back");
                        if desk.shows(&back) {
                            desk.press(&back);
                        }
                    }
                }
            }
        }
        desk.enter(actor, action);
    }
}

#[test]
fn nothing_is_cut_off_at_the_table() {
    let mut all = Vec::new();
    for players in [2, 5] {
        let game = rich_game(players);
        for space in [vec2(800.0, 600.0), vec2(800.0, 4000.0), vec2(1280.0, 800.0), vec2(1280.0, 2400.0)] {
            for lang in languages() {
                let mut desk = Desk::new(players, lang, space, ThemeChoice::Light);
                every_question(&mut desk, &game, |desk, step| {
                    let what = format!("{players} players, {space}, {lang:?}, {step}");
                    let faults = faults(&desk.harness, &[]).into_iter();
                    all.extend(faults.map(|fault| format!("{what}: {fault}")));
                });
            }
        }
    }
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all[..all.len().min(60)].join("\n"));
}

#[test]
fn the_whole_table_of_five_is_seen_at_once() {
    let mut desk = Desk::new(5, Some(Lang::En), vec2(1280.0, 800.0), ThemeChoice::Light);
    let game = random_game(5, 1);
    until(&mut desk, &game, |state| stage(state) == Some(Stage::Act) && state.round() == 4);
    for name in NAMES {
        let seen = desk.harness.query_all_by_label(name);
        let lowest = seen.map(|node| node.rect().bottom()).fold(0.0, f32::max);
        let question = desk.harness.get_by_label("Do nothing").rect();
        assert!(lowest <= question.top(), "{name} at {lowest}, the question at {question}");
    }
}

#[test]
#[ignore = "pictures to look at"]
fn shots() {
    let folder = Path::new("/tmp/wt-referee-shots");
    std::fs::create_dir_all(folder).unwrap();
    for (players, lang, theme, space) in [
        (5, Lang::En, ThemeChoice::Light, vec2(1280.0, 800.0)),
        (5, Lang::Ru, ThemeChoice::Dark, vec2(1280.0, 800.0)),
        (2, Lang::Hu, ThemeChoice::Light, vec2(1280.0, 800.0)),
        (5, Lang::En, ThemeChoice::Light, vec2(800.0, 1600.0)),
    ] {
        let mut number = 0;
        let mut desk = Desk::new(players, Some(lang), space, theme);
        let game = rich_game(players);
        let mut asked = BTreeSet::new();
        for &(actor, action) in &game {
            let state = desk.state();
            if asked.insert((question(&state), state.round() > 2)) {
                desk.harness.run();
                let mut shot = |desk: &mut Desk, what: &str| {
                    number += 1;
                    let image = desk.harness.render().unwrap();
                    let name = format!("{players}-{}-{}-{number:02}-{what}.png", lang.id(), space.x);
                    image.save(folder.join(name)).unwrap();
                };
                shot(&mut desk, "ask");
                if stage(&state) == Some(Stage::Act) {
                    for key in ["moves-buy", "moves-recruit"] {
                        let name = desk.texts.get(key);
                        if desk.shows(&name) {
                            desk.press(&name);
                            shot(&mut desk, key);
                            let back = desk.texts.get("moves-back");
                            if desk.shows(&back) {
                                desk.press(&back);
                            }
                        }
                    }
                }
            }
            desk.enter(actor, action);
        }
    }
}
