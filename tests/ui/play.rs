//! Games in the program, by the names of what can be pressed: against bots, around one screen, with hints and undo, closed
//! and opened again.

use std::collections::BTreeSet;
use std::time::Duration;

use egui::{Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::assistant::Article;
use guildhall::bots::Level;
use guildhall::companion::norenberc::{Play, Session, Start, TableSetup};
use guildhall::companion::{Depth, Library, Person, Played};
use guildhall::game::{Actor, Due, Event, Game as _, Seat, Table};
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::{
    Action, Deck, Goods, Guild, GuildSet, Norenberc, Refusal, Setup, Stage, State, Step, Tile,
};
use guildhall::play::{Dealer, asked};
use guildhall::storage::Record;
use guildhall::storage::norenberc::default_box;
use guildhall::ui::Place;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};

use crate::layout::{SIZES, faults, languages};
use crate::moves::At;
use crate::support::{Begin, Folder, Window};

/// So high that nothing need be scrolled.
pub const HIGH: Vec2 = vec2(1280.0, 2600.0);
pub const NAMES: [&str; 5] = ["Ana", "Béla", "Чук", "Dóra", "Élise"];

/// Somebody in a seat: a bot, or a person with a language of their own.
#[derive(Clone, Copy)]
pub enum Who {
    Bot(Level),
    Person(Option<Lang>),
}

pub fn setup(who: &[Who], seed: u64) -> TableSetup {
    let shapes = ["circle", "triangle", "square", "diamond", "hexagon"];
    let colours = ["blue", "orange", "yellow", "green", "purple"];
    let person = |(seat, who): (usize, &Who)| Person {
        name: NAMES[seat].to_owned(),
        colour: colours[seat].to_owned(),
        shape: shapes[seat].to_owned(),
        language: match who {
            Who::Person(Some(lang)) => Some(lang.id().to_owned()),
            Who::Person(None) | Who::Bot(_) => None,
        },
        default: None,
    };
    let bot = |who: &Who| match who {
        Who::Bot(level) => Some(*level),
        Who::Person(_) => None,
    };
    let played = Played { bots: who.iter().map(bot).collect(), seed, hints: true, undo: true };
    TableSetup {
        people: who.iter().enumerate().map(person).collect(),
        depth: Depth::Referee,
        start: Start { round: 1, tiles: default_box() },
        played: Some(played),
    }
}

/// A window in which a game is open.
pub struct Game {
    pub window: Window,
    lang: Option<Lang>,
}

impl Game {
    /// As the files say, with bots that move at once.
    pub fn begin(begin: Begin, setup: TableSetup) -> Self {
        let folder = Folder::new();
        let session = Library::open(folder.path()).begin(setup).unwrap();
        let Begin { theme, zoom, .. } = begin;
        let name = session.name();
        let settings = format!(
            "theme = \"{theme}\"\nzoom = {zoom}\nanimation = false\nbot-speed = \"instant\"\ntable = \"{name}\"\n"
        );
        folder.write("settings.toml", &settings);
        drop(session);
        Self::open(begin, folder)
    }

    pub fn open(begin: Begin, folder: Folder) -> Self {
        let begin = Begin { place: Place::Table, ..begin };
        let mut game = Self { window: Window::open_in_quietly(begin, folder), lang: begin.lang };
        game.wait();
        game
    }

    /// Closes the window and opens it again.
    fn restart(self, begin: Begin) -> Self {
        let Window { harness, folder, .. } = self.window;
        drop(harness);
        Self::open(begin, folder)
    }

    pub fn session(&self) -> &Session {
        self.window.app().session::<Norenberc>().unwrap()
    }

    pub fn state(&self) -> State {
        let Play::Referee(referee) = self.session().view().play else { panic!("a played game") };
        *referee.state()
    }

    fn setup(&self) -> Setup {
        let Play::Referee(referee) = self.session().view().play else { panic!("a played game") };
        referee.setup().clone()
    }

    /// Until bots and chance have moved and a person has something to press.
    fn wait(&mut self) {
        for _ in 0..20_000 {
            self.window.harness.run_ok();
            let asked = asked(self.session());
            let bots_wait = self.shows_round_end();
            if !asked.chance && (asked.bot.is_none() || bots_wait) {
                self.window.harness.run_ok();
                return;
            }
            // A bot thinks on a thread of its own.
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("nobody is asked");
    }

    /// The texts of whoever is asked.
    fn texts(&self) -> Texts {
        let own = asked(self.session()).person.and_then(|seat| {
            let people = self.session().view().people;
            people[seat.index()].language.as_deref().and_then(Lang::from_id)
        });
        own.or(self.lang).map_or_else(Texts::pseudo, Texts::new)
    }

    pub fn key(&self, key: &str) -> String {
        self.texts().get(key)
    }

    fn press(&mut self, name: &str) {
        self.window.click(name);
        self.wait();
    }

    pub fn press_key(&mut self, key: &str) {
        let name = self.key(key);
        self.press(&name);
    }

    /// What a round's end says: around one screen in the language of the window.
    fn key_for_all(&self, key: &str) -> String {
        let shared = self.session().played().is_some_and(Played::is_shared);
        let lang = self.lang.filter(|_| shared);
        lang.map_or_else(|| self.key(key), |lang| Texts::new(lang).get(key))
    }

    fn shows_round_end(&self) -> bool {
        ["table-step-on", "table-next-round", "table-to-score"]
            .into_iter()
            .any(|key| self.window.shows(&self.key_for_all(key)))
    }

    /// Looks at the end of a round, if there is one.
    pub fn look(&mut self) {
        for key in ["table-step-on", "table-next-round", "table-to-score"] {
            let name = self.key_for_all(key);
            while self.window.shows(&name) {
                self.press(&name);
            }
        }
    }

    /// Lifts the curtain, if there is one.
    pub fn lift(&mut self) {
        let Some(seat) = asked(self.session()).person else { return };
        let name = self.session().names()[seat.index()].clone();
        let lift = self.texts().with("play-curtain-lift", [("name", name.into())]);
        if self.window.shows(&lift) {
            self.press(&lift);
        }
    }

    /// Makes a move by pressing what makes it.
    pub fn make(&mut self, seat: Seat, action: Action) {
        self.lift();
        let (texts, names) = (self.texts(), self.session().names());
        let (setup, state) = (self.setup(), self.state());
        let at = At { texts: &texts, names: &names, setup: &setup, state: &state };
        for name in at.presses(seat, action) {
            self.press(&name);
        }
        // Among people nobody is out of a round by one touch.
        if action == Action::Pass && self.session().played().is_some_and(Played::is_shared) {
            assert_eq!(self.state(), state, "asked once more");
            self.press(&texts.get("play-plan-pass-sure"));
        }
        self.look();
    }

    /// The final scores are those of the same log in a replay.
    fn scores_as_its_replay(&self) {
        let session = self.session();
        let record = Record::<Norenberc>::read(session.record().unwrap().as_bytes()).unwrap();
        let (replayed, folded) = record.replay();
        assert!(folded.is_ok());
        let score = Norenberc::score(replayed.setup(), replayed.state());
        assert_eq!(session.view().score.unwrap().unwrap(), &score);
        for player in &score.players {
            assert!(self.window.shows_part(&player.total.to_string()), "{}", player.total);
        }
    }

    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let (setup, state) = (self.setup(), self.state());
        let mut legal = Vec::new();
        Norenberc::legal(&setup, &state, seat, &mut legal);
        legal
    }
}

/// Somebody who likes guests, and what they cost.
pub fn liked(legal: &[Action], rng: &mut ChaCha8Rng) -> Action {
    let weight = |action: &Action| match action {
        Action::Recruit { .. } => 40,
        Action::Plan(cards) => 1 + 3 * u32::from(cards.len()),
        Action::Buy { goods, .. } => 2 * u32::from(goods.total()),
        Action::Rob { .. } | Action::Swap(..) => 2,
        _ => 3,
    };
    let mut left = rng.random_range(0..legal.iter().map(weight).sum::<u32>());
    for action in legal {
        if left < weight(action) {
            return *action;
        }
        left -= weight(action);
    }
    legal[0]
}

#[test]
fn a_whole_game_against_three_bots_in_every_language() {
    for (number, lang) in (1..).zip(Lang::ALL) {
        let bots = [Who::Bot(Level::Easy), Who::Person(None), Who::Bot(Level::Medium), Who::Bot(Level::Easy)];
        let begin = Begin { lang: Some(lang), size: HIGH, ..Begin::default() };
        let mut game = Game::begin(begin, setup(&bots, number));
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        while let Some(seat) = asked(game.session()).person {
            assert_eq!(seat, Seat(1));
            let action = liked(&game.legal(seat), &mut rng);
            game.make(seat, action);
            game.look();
        }
        game.scores_as_its_replay();
    }
}

/// A game of people with this seed: all events.
pub fn played_out(players: u8, seed: u64) -> Vec<Event<Action>> {
    let setup = Setup::new(players, default_box());
    let mut deck = Deck::new(&setup, seed);
    let mut table = Table::<Norenberc>::new(setup);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    loop {
        let (actor, action) = match table.due() {
            Due::Nobody => return table.events().to_vec(),
            Due::Nature => (Actor::Nature, deck.answer(table.state())),
            Due::Seats(seats) => {
                let order = table.state().order(table.setup());
                let seat = *order.iter().find(|&&seat| seats.contains(seat)).unwrap();
                (Actor::Seat(seat), liked(&table.legal(seat), &mut rng))
            }
        };
        table.enter_noting(actor, action, &mut deck).unwrap();
    }
}

/// What was chosen; which of two guests was sent away counts.
fn kind(event: &Event<Action>, state: &State) -> String {
    let stage = match (event.action, state.step()) {
        (Action::Decline, Step::Turn(turn)) => Some(turn.stage),
        _ => None,
    };
    format!("{:?} {stage:?}", std::mem::discriminant(&event.action))
}

#[test]
fn every_choice_is_one_clear_step() {
    // Plan, Pass, Sell, Buy, Recruit, Nothing, Pay, Rob, Swap, Decline twice, Peddle, PlaceMayor, GoFirst, Stay.
    let mut missing = 15;
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        for Moment { before, event, state } in moments(seed) {
            if let Actor::Seat(seat) = event.actor
                && seen.insert(kind(&event, &state))
            {
                missing -= 1;
                let lang = Lang::ALL[seen.len() % Lang::ALL.len()];
                chosen_by_pressing(&before, seat, event.action, seed, lang);
            }
        }
        if missing == 0 {
            return;
        }
    }
    panic!("{missing} choices were never made");
}

/// A moment of a game of five people: what was before it, how the table lies, and what comes.
struct Moment {
    before: Vec<Event<Action>>,
    state: State,
    event: Event<Action>,
}

/// All moments of the game with this seed.
fn moments(seed: u64) -> Vec<Moment> {
    let engine = Setup::new(5, default_box());
    let mut state = Norenberc::start(&engine);
    let events = played_out(5, seed);
    let moment = |(index, &event): (usize, &Event<Action>)| {
        let moment = Moment { before: events[..index].to_vec(), state, event };
        Norenberc::apply(&engine, &mut state, event.actor, event.action, &mut ());
        moment
    };
    events.iter().enumerate().map(moment).collect()
}

/// A window on a game of five people that has come so far.
pub fn opened(before: &[Event<Action>], seed: u64, lang: Lang, size: Vec2) -> Game {
    let folder = Folder::new();
    let library = Library::open(folder.path());
    let mut session = library.begin(setup(&[Who::Person(None); 5], seed)).unwrap();
    for &event in before {
        session.enter(guildhall::companion::norenberc::Entry::Event(event)).unwrap();
    }
    let settings = format!("animation = false\ntable = \"{}\"\n", session.name());
    drop((session, library));
    folder.write("settings.toml", &settings);
    let mut game = Game::open(Begin { lang: Some(lang), size, ..Begin::default() }, folder);
    game.look();
    game
}

/// Opens a window on a game that has come so far and makes the next move in it.
fn chosen_by_pressing(before: &[Event<Action>], seat: Seat, action: Action, seed: u64, lang: Lang) {
    let mut game = opened(before, seed, lang, HIGH);
    assert_eq!(asked(game.session()).person, Some(seat));
    let (engine, mut expected) = (game.setup(), game.state());
    game.make(seat, action);
    let Play::Referee(referee) = game.session().view().play else { panic!("a played game") };
    let made = referee.events().unwrap()[before.len()];
    assert_eq!(made, Event { actor: Actor::Seat(seat), action }, "{lang:?}");
    Norenberc::apply(&engine, &mut expected, Actor::Seat(seat), action, &mut ());
    if Norenberc::due(&engine, &expected) != Due::Nature {
        assert_eq!(game.state(), expected, "{lang:?} {action:?}");
    }
}

#[test]
fn a_whole_game_of_two_people_with_a_language_each() {
    let seed = 1;
    let people = [Who::Person(Some(Lang::Hu)), Who::Person(Some(Lang::Ru))];
    let begin = Begin { lang: Some(Lang::En), size: HIGH, ..Begin::default() };
    let mut game = Game::begin(begin, setup(&people, seed));
    for event in played_out(2, seed) {
        let Actor::Seat(seat) = event.actor else { continue };
        assert_eq!(asked(game.session()).person, Some(seat));
        let texts = Texts::new([Lang::Hu, Lang::Ru][seat.index()]);
        if game.state().step() == Step::Planning {
            // The curtain speaks to whoever comes, and shows nothing of the table.
            let name = NAMES[seat.index()];
            assert!(game.window.shows(&texts.with("play-curtain", [("name", name.into())])));
            assert!(!game.window.shows(&texts.get("houses-lodgings")));
        } else {
            assert!(game.window.shows_part(&texts.get("houses-order")));
            assert!(!game.window.shows(&talers(&texts, &game.state(), seat)), "talers are hidden");
            game.press_key("play-secrets-open");
            assert!(game.window.shows(&talers(&texts, &game.state(), seat)));
        }
        game.make(seat, event.action);
    }
    game.scores_as_its_replay();
}

fn talers(texts: &Texts, state: &State, seat: Seat) -> String {
    texts.with("norenberc-talers", [("talers", state.talers(seat).into())])
}

#[test]
fn the_menu_changes_the_language_of_whoever_is_asked() {
    let people = [Who::Person(Some(Lang::Hu)), Who::Person(Some(Lang::Fr))];
    let mut game = Game::begin(Begin { size: HIGH, ..Begin::default() }, setup(&people, 3));
    let first = asked(game.session()).person.unwrap();
    let own = game.texts();
    let name = own.get(own.lang().own_name());
    game.press(&own.with("window-language", [("language", name.into())]));
    game.press("Русский");
    assert_eq!(game.session().view().people[first.index()].language.as_deref(), Some("ru"));
    assert_eq!(game.window.app().settings().language, None, "nobody else's");
    let cards = GuildSet::default().with(Guild::Brewers);
    game.make(first, Action::Plan(cards));
    // The other one still speaks their own, and the log does too.
    let second = asked(game.session()).person.unwrap();
    assert_ne!(first, second);
    let texts = Texts::new([Lang::Hu, Lang::Fr][second.index()]);
    assert!(game.window.shows(&texts.with("play-curtain", [("name", NAMES[second.index()].into())])));
    game.lift();
    let planned = texts.with("play-planned", [("name", NAMES[first.index()].into())]);
    assert!(game.window.shows(&planned));
}

/// Everything that could be tried at a moment of this kind, allowed or not, and what it is called.
fn tries(game: &Game, seat: Seat, describe: Describe) -> Vec<(Action, String)> {
    let (engine, state) = (game.setup(), game.state());
    match state.step() {
        Step::Turn(turn) => match turn.stage {
            Stage::Peddle => {
                let goods = engine.guilds().map(Guild::good);
                goods.map(|good| (Action::Peddle(good), describe.good(good))).collect()
            }
            Stage::PlaceMayor => {
                engine.guilds().map(|guild| (Action::PlaceMayor(guild), describe.guild(guild))).collect()
            }
            Stage::Rob => {
                let poor = |victim: &Seat| *victim != seat && state.goods(*victim).is_empty();
                let rob = |victim| Action::Rob { victim, goods: Goods::NONE };
                let victims = Seat::first(engine.players()).filter(poor);
                victims.map(|victim| (rob(victim), NAMES[victim.index()].to_owned())).collect()
            }
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// Presses what is dimmed and finds the refusal of the rules.
fn dimmed_says_why(game: &mut Game, describe: Describe) -> usize {
    let (engine, state) = (game.setup(), game.state());
    let seat = asked(game.session()).person.unwrap();
    let refusal = |action| Norenberc::check(&engine, &state, Actor::Seat(seat), action).err();
    let mut found = 0;
    for (action, name) in tries(game, seat, describe) {
        let Some(refusal) = refusal(action) else { continue };
        let dimmed = describe.texts.with("moves-not-possible", [("text", name.into())]);
        game.press(&dimmed);
        assert!(game.window.shows(&describe.say(&refusal)), "{action:?}: {refusal:?}");
        found += 1;
    }
    let Step::Turn(turn) = state.step() else { return found };
    if turn.stage != Stage::Act {
        return found;
    }
    let guild = turn.guild;
    let good = state.storehouse(guild).iter().next().map_or(guild.good(), |(good, _)| good);
    for action in [Action::Sell { guild, count: 1 }, Action::Buy { guild, goods: Goods::one(good) }] {
        if let Some(refusal) = refusal(action) {
            let sell = matches!(action, Action::Sell { .. });
            let kind = game.key(if sell { "moves-sell" } else { "moves-buy" });
            game.press(&describe.texts.with("moves-not-possible", [("text", kind.into())]));
            assert!(game.window.shows(&describe.say(&refusal)), "{action:?}: {refusal:?}");
            found += 1;
        }
    }
    let windows = guildhall::norenberc::Window::ALL.map(|window| Action::Recruit { guild, window });
    let some = windows.iter().any(|&action| refusal(action).is_none());
    let recruit = game.key("moves-recruit");
    let dimmed = describe.texts.with("moves-not-possible", [("text", recruit.clone().into())]);
    game.press(if some { &recruit } else { &dimmed });
    let lodged = |action: &Action| match *action {
        Action::Recruit { window, .. } => state.has_lodger(guild, window),
        _ => false,
    };
    // Where nobody can be recruited, the cheapest guest says why.
    let said = if some { windows.to_vec() } else { windows.into_iter().filter(lodged).take(1).collect() };
    for refusal in said.into_iter().filter_map(refusal) {
        assert!(game.window.shows(&describe.say(&refusal)), "{refusal:?}");
        found += 1;
    }
    found
}

#[test]
fn what_is_dimmed_says_why() {
    let names: Vec<_> = NAMES.iter().map(|&name| name.to_owned()).collect();
    let mut found = [0; 5];
    let stages = [Stage::Act, Stage::Peddle, Stage::Rob];
    for seed in 0..40 {
        for Moment { before, state, .. } in moments(seed) {
            let index = before.len();
            if let Step::Turn(turn) = state.step()
                && let Some(kind) = stages.iter().position(|stage| *stage == turn.stage)
                && found[kind] < 3
                && index % 3 == 0
            {
                let lang = Lang::ALL[(seed as usize + index) % Lang::ALL.len()];
                let texts = Texts::new(lang);
                let mut game = opened(&before, seed, lang, HIGH);
                found[kind] += dimmed_says_why(&mut game, Describe { texts: &texts, names: &names });
            }
        }
        if found[..stages.len()].iter().all(|&found| found >= 2) {
            return;
        }
    }
    panic!("{found:?} things were dimmed");
}

#[test]
fn no_more_cards_than_agents() {
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), size: HIGH, ..Begin::default() };
        let mut game = Game::begin(
            begin,
            setup(
                &[Who::Bot(Level::Easy), Who::Person(None), Who::Bot(Level::Easy), Who::Bot(Level::Easy)],
                5,
            ),
        );
        let (texts, names) = (Texts::new(lang), game.session().names());
        let describe = Describe { texts: &texts, names: &names };
        // Five guilds and four agents.
        let guilds: Vec<_> = game.setup().guilds().collect();
        for &guild in &guilds[..4] {
            game.press(&describe.guild(guild));
        }
        let fifth = describe.guild(guilds[4]);
        game.press(&texts.with("moves-not-possible", [("text", fifth.into())]));
        let all: GuildSet = guilds.into_iter().fold(GuildSet::default(), GuildSet::with);
        let (engine, state) = (game.setup(), game.state());
        let refusal = Norenberc::check(&engine, &state, Actor::Seat(Seat(1)), Action::Plan(all)).unwrap_err();
        assert!(game.window.shows(&describe.say(&refusal)), "{lang:?}");
    }
}

#[test]
fn undo_goes_back_to_ones_own_decision_and_redo_comes_again() {
    let bots = [Who::Person(None), Who::Bot(Level::Easy), Who::Bot(Level::Easy)];
    let mut game = Game::begin(Begin { size: HIGH, ..Begin::default() }, setup(&bots, 8));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut before = Vec::new();
    while before.len() < 12 {
        let seat = asked(game.session()).person.unwrap();
        before.push(game.state());
        let action = liked(&game.legal(seat), &mut rng);
        game.make(seat, action);
    }
    for state in before.iter().rev() {
        game.window.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
        game.wait();
        // Bots plan while the person thinks: only the person's own decision is the same.
        let now = game.state();
        assert_eq!((now.round(), now.turn()), (state.round(), state.turn()));
        assert_eq!(asked(game.session()).person, Some(Seat(0)));
        if now.step() != Step::Planning {
            assert_eq!(now, *state);
        }
    }
    assert!(game.session().view().redo.is_some());
}

#[test]
fn among_people_a_plan_stays_and_a_move_that_told_nothing_goes_back() {
    let people = [Who::Person(None), Who::Person(None)];
    let mut game = Game::begin(Begin { size: HIGH, ..Begin::default() }, setup(&people, 4));
    let guilds: Vec<_> = game.setup().guilds().collect();
    let all: GuildSet = guilds.into_iter().fold(GuildSet::default(), GuildSet::with);
    for _ in 0..2 {
        let seat = asked(game.session()).person.unwrap();
        game.make(seat, Action::Plan(all));
        assert!(game.window.shows("Nothing to undo"));
    }
    let state = game.state();
    let Step::Turn(turn) = state.step() else { panic!("an action") };
    game.make(turn.seat, Action::Nothing { guild: turn.guild });
    game.window.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
    game.wait();
    assert_eq!(game.state(), state);
    // The second action at the guild calls the next guild: cards are turned up, so it stays.
    game.make(turn.seat, Action::Nothing { guild: turn.guild });
    let Step::Turn(turn) = game.state().step() else { panic!("an action") };
    game.make(turn.seat, Action::Nothing { guild: turn.guild });
    assert!(game.window.shows("Nothing to undo"));
}

#[test]
fn closed_and_opened_again_nothing_is_lost_and_no_secret_shown() {
    let begin = Begin { size: HIGH, ..Begin::default() };
    // At a curtain, after somebody has planned.
    let people = [Who::Person(None), Who::Person(None), Who::Bot(Level::Easy)];
    let mut game = Game::begin(begin, setup(&people, 6));
    let first = asked(game.session()).person.unwrap();
    let guild = Guild::Bakers;
    game.make(first, Action::Plan(GuildSet::default().with(guild)));
    game.lift();
    let before = game.state();
    let mut game = game.restart(begin);
    assert_eq!(game.state(), before);
    let second = asked(game.session()).person.unwrap();
    assert!(!game.window.shows("Lodgings"), "the curtain is down");
    assert!(!game.window.shows_part("Plan"));
    // In the middle of a move.
    game.make(second, Action::Plan(GuildSet::default().with(guild)));
    while let Some(seat) = asked(game.session()).person {
        let legal = game.legal(seat);
        let recruit = legal.iter().find(|action| matches!(action, Action::Recruit { .. }));
        if let Some(&recruit) = recruit {
            game.make(seat, recruit);
            break;
        }
        let action = legal[0];
        game.make(seat, action);
    }
    let before = game.state();
    assert!(matches!(before.step(), Step::Turn(turn) if turn.stage != Stage::Act));
    let game = game.restart(begin);
    assert_eq!(game.state(), before);
    assert!(game.window.shows(&game.key("moves-back")));
}

#[test]
fn closed_while_a_bot_thinks_it_thinks_again() {
    let folder = Folder::new();
    let who = [Who::Bot(Level::Easy), Who::Bot(Level::Easy), Who::Person(None)];
    let library = Library::open(folder.path());
    let mut session = library.begin(setup(&who, 9)).unwrap();
    let mut dealer = Dealer::default();
    while asked(&session).chance {
        let action = dealer.draw(&session).unwrap();
        let event = Event { actor: Actor::Nature, action };
        session.enter(guildhall::companion::norenberc::Entry::Event(event)).unwrap();
    }
    let (bot, _) = asked(&session).bot.unwrap();
    let settings = format!("animation = false\nbot-speed = \"instant\"\ntable = \"{}\"\n", session.name());
    drop((session, library));
    folder.write("settings.toml", &settings);
    let game = Game::open(Begin { size: HIGH, ..Begin::default() }, folder);
    assert!(game.state().has_planned(bot) || game.state().is_finished(bot));
    assert_eq!(asked(game.session()).person, Some(Seat(2)));
}

#[test]
fn a_hint_says_what_and_why_in_every_language() {
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), size: HIGH, ..Begin::default() };
        let mut game = Game::begin(begin, setup(&[Who::Person(None), Who::Bot(Level::Easy)], 2));
        game.press_key("play-hint");
        let texts = Texts::new(lang);
        for _ in 0..5_000 {
            game.window.harness.run_ok();
            if !game.window.shows(&texts.get("play-hint-thinking")) {
                break;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        let vp = texts.with(
            "advise-expected",
            [("name", "Ana".into()), ("vp", "§".into()), ("place", "§".into()), ("win", "§".into())],
        );
        let start = vp.split('§').next().unwrap();
        assert!(game.window.shows_part(start), "{start}");
        // The hint can be followed with one press.
        let before = game.state();
        let seat = asked(game.session()).person.unwrap();
        let first = texts.with("play-hint-do-heard", [("move", "§".into())]);
        let first = first.split('§').next().unwrap().to_owned();
        let name = game.window.labels().find(|label| label.starts_with(&first)).unwrap();
        game.press(&name);
        assert!(before != game.state() && game.session().view().log.iter().any(|line| {
            matches!(line.entry, guildhall::companion::norenberc::Entry::Event(event) if event.actor == Actor::Seat(seat))
        }), "{lang:?}");
    }
}

#[test]
fn in_the_middle_of_a_move_escape_is_a_step_back() {
    let begin = Begin { size: HIGH, ..Begin::default() };
    let mut game = Game::begin(begin, setup(&[Who::Person(None), Who::Bot(Level::Easy)], 6));
    let seat = Seat(0);
    loop {
        let legal = game.legal(seat);
        let recruit = legal.iter().find(|action| matches!(action, Action::Recruit { .. }));
        let before = game.state();
        if let Some(&recruit) = recruit {
            game.make(seat, recruit);
            assert!(matches!(game.state().step(), Step::Turn(turn) if turn.stage != Stage::Act));
            game.window.harness.key_press(egui::Key::Escape);
            game.wait();
            assert_eq!((game.state(), game.window.app().place()), (before, Place::Table));
            return;
        }
        let action = legal[0];
        game.make(seat, action);
    }
}

#[test]
fn what_is_too_dear_does_not_say_what_lies_in_a_hidden_purse() {
    let names = NAMES.map(str::to_owned);
    let engine = Setup::new(5, default_box());
    let mut found = 0;
    for seed in 0..40 {
        for Moment { before, state, .. } in moments(seed) {
            if let Step::Turn(turn) = state.step()
                && let Some((good, _)) = state.storehouse(turn.guild).iter().next()
                && turn.stage == Stage::Act
            {
                let buy = Action::Buy { guild: turn.guild, goods: Goods::one(good) };
                let refused = Norenberc::check(&engine, &state, Actor::Seat(turn.seat), buy);
                if let Err(refusal @ Refusal::NotEnoughTalers { .. }) = refused {
                    let lang = Lang::ALL[found % Lang::ALL.len()];
                    let texts = Texts::new(lang);
                    let said = Describe { texts: &texts, names: &names }.say(&refusal);
                    let mut game = opened(&before, seed, lang, HIGH);
                    let buy = texts.with("moves-not-possible", [("text", texts.get("moves-buy").into())]);
                    game.press(&buy);
                    assert!(game.window.shows(&texts.get("moves-too-dear")), "{lang:?}");
                    assert!(!game.window.shows(&said), "{lang:?}");
                    // Whoever looks into their purse is told all of it.
                    game.press_key("play-secrets-open");
                    assert!(game.window.shows(&said), "{lang:?}");
                    found += 1;
                    if found == Lang::ALL.len() {
                        return;
                    }
                }
            }
        }
    }
    panic!("{found} things were too dear");
}

/// How many small pictures of a guild there are: a face-down card that is seen is one.
fn cards_seen(game: &Game, guild: &str) -> usize {
    let pictures = game.window.harness.query_all_by_label(guild);
    pictures.filter(|node| node.accesskit_node().role() == egui::accesskit::Role::Image).count()
}

#[test]
fn ones_own_cards_are_seen_and_among_people_only_with_the_purse() {
    let lang = Lang::Hu;
    let texts = Texts::new(lang);
    let describe = Describe { texts: &texts, names: &[] };
    let to_play = |moment: &Moment| match moment.state.step() {
        Step::Turn(turn) if turn.stage == Stage::Act => moment.state.known_cards(turn.seat).iter().next(),
        _ => None,
    };
    let (moment, guild) = moments(3)
        .into_iter()
        .find_map(|moment| to_play(&moment).map(|guild| (moment, describe.guild(guild))))
        .expect("somebody has a card left");
    let mut game = opened(&moment.before, 3, lang, HIGH);
    assert_eq!(cards_seen(&game, &guild), 0, "the others look on");
    game.press_key("play-secrets-open");
    assert_eq!(cards_seen(&game, &guild), 1);
    game.press_key("play-secrets-close");
    assert_eq!(cards_seen(&game, &guild), 0);
    // Alone against bots there is nobody to hide them from.
    let begin = Begin { size: HIGH, ..Begin::default() };
    let mut game = Game::begin(begin, setup(&[Who::Person(None), Who::Bot(Level::Easy)], 6));
    let all = game.setup().guilds().fold(GuildSet::default(), GuildSet::with);
    game.make(Seat(0), Action::Plan(all));
    let left = game.state().known_cards(Seat(0));
    assert!(!left.is_empty());
    for guild in left.iter() {
        let name = Describe { texts: &game.texts(), names: &[] }.guild(guild);
        assert_eq!(cards_seen(&game, &name), 1, "{guild:?}");
    }
}

#[test]
fn a_guest_that_is_pressed_says_what_it_does() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let begin = Begin { lang: Some(lang), size: HIGH, ..Begin::default() };
        let mut game = Game::begin(begin, setup(&[Who::Person(None), Who::Bot(Level::Easy)], 6));
        let (engine, state) = (game.setup(), game.state());
        let lodger =
            |guild| guildhall::norenberc::Window::ALL.map(|window| state.lodger(&engine, guild, window));
        let guests = engine.guilds().flat_map(lodger).flatten();
        let townsman = guests.filter_map(|tile| if let Tile::Townsman(it) = tile { Some(it) } else { None });
        let townsman = townsman.into_iter().next().expect("a townsman is lodged");
        let tile = Describe { texts: &texts, names: &[] }.tile(Tile::Townsman(townsman));
        let about = texts.with("houses-about", [("tile", tile.into())]);
        let answer = Article::new(&texts, townsman.rule()).answer;
        assert!(!game.window.shows(&answer), "{lang:?}");
        game.window.harness.query_all_by_label(&about).next().unwrap().click_accesskit();
        game.wait();
        assert!(game.window.shows(&answer), "{lang:?}");
    }
}

#[test]
fn a_game_is_begun_with_one_press_or_with_any_seats() {
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), place: Place::Play, size: HIGH, ..Begin::default() };
        let mut window = Window::open(begin);
        for (seat, kind) in [(1, "person"), (2, "hard")] {
            let bot = window.with("play-bot-name", [("number", seat.into())]);
            let kind = window.with("play-kind", [("kind", kind.into())]);
            window.click(&window.with("play-seat-kind", [("name", bot.into()), ("kind", kind.into())]));
            window.harness.run_ok();
        }
        window.click(&window.text("play-begin"));
        window.harness.run_ok();
        let played = window.app().session::<Norenberc>().unwrap().played().unwrap();
        assert_eq!(played.bots, [None, None, Some(Level::Hard)], "{lang:?}");
    }
    for lang in Lang::ALL {
        let mut window =
            Window::open(Begin { lang: Some(lang), place: Place::Play, size: HIGH, ..Begin::default() });
        window.click(&window.text("play-first"));
        window.harness.run_ok();
        let session = window.app().session::<Norenberc>().unwrap();
        let played = session.played().unwrap();
        assert_eq!(played.bots, [None, Some(Level::Medium), Some(Level::Medium)]);
        assert_eq!(window.app().place(), Place::Table);
    }
}

#[test]
fn nothing_is_cut_off() {
    let mut all = Vec::new();
    for (width, height, zoom) in SIZES {
        let size = vec2(width, height);
        for lang in languages() {
            for count in [2, 5] {
                let who: Vec<_> = std::iter::once(Who::Person(None))
                    .chain((1..count).map(|_| Who::Bot(Level::Easy)))
                    .collect();
                let begin = Begin { lang, size, zoom, ..Begin::default() };
                let mut game = Game::begin(begin, setup(&who, 11));
                let mut rng = ChaCha8Rng::seed_from_u64(2);
                for step in 0..3 {
                    let what = format!("{size} {zoom} % {lang:?} {count} players, step {step}");
                    let found = faults(&game.window.harness, &[]).into_iter();
                    all.extend(found.map(|fault| format!("{what}: {fault}")));
                    let Some(seat) = asked(game.session()).person else { break };
                    let legal = game.legal(seat);
                    let action = liked(&legal, &mut rng);
                    game.make(seat, action);
                }
            }
        }
    }
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all[..all.len().min(40)].join("\n"));
}

#[test]
fn the_whole_table_of_five_is_seen_at_once() {
    for (seed, lang) in (1..).zip(Lang::ALL) {
        let events = played_out(5, seed);
        let engine = Setup::new(5, default_box());
        let mut state = Norenberc::start(&engine);
        let mut last = [0; 5];
        for (index, event) in events.iter().enumerate() {
            if matches!(state.step(), Step::Turn(turn) if turn.stage == Stage::Act) {
                last[usize::from(state.round())] = index;
            }
            Norenberc::apply(&engine, &mut state, event.actor, event.action, &mut ());
        }
        for index in &last[1..] {
            let game = opened(&events[..*index], seed, lang, vec2(1280.0, 800.0));
            let texts = Texts::new(lang);
            let names = game.session().names();
            let asked = Describe { texts: &texts, names: &names }.ask(game.state().step());
            let question = game.window.harness.get_by_label(&asked).rect().top();
            for name in NAMES {
                let badges = game.window.harness.query_all_by_label(name);
                let badges = badges.filter(|node| node.rect().bottom() <= question);
                // One in the turn order, one before what the player has.
                assert!(badges.count() >= 2, "{lang:?} round {}: {name}", game.state().round());
            }
        }
    }
}
