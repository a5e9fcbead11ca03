//! Games in the program, by the names of what can be pressed: against bots, around one screen, with hints and undo, closed
//! and opened again.

use std::collections::BTreeSet;
use std::time::Duration;

use egui::{Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::assistant::Article;
use guildhall::bots::Level;
use guildhall::companion::norenberc::{Session, Start, TableSetup, TableState};
use guildhall::companion::{Library, Person, Played, Tracking};
use guildhall::game::{Actor, Due, Event, Game as _, Seat, Table, Title as _};
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::{
    Action, Deck, Goods, Guild, GuildSet, Norenberc, Refusal, Setup, Stage, State, Step, Tile,
};
use guildhall::play::{Dealer, to_move};
use guildhall::storage::Record;
use guildhall::storage::norenberc::default_box;
use guildhall::ui::Route;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};

use crate::layout::{SIZES, errors, languages};
use crate::support::{Begin, Folder, Window};
use crate::touches::{self, Chain, Touch, chain, chains};

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
        tracking: Tracking::Referee,
        start: Start { round: 1, tiles: default_box() },
        played: Some(played),
    }
}

/// A window in which a game is open.
pub struct Game {
    pub window: Window,
    lang: Option<Lang>,
    pub looked: usize,
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
        let begin = Begin { place: Route::Table, ..begin };
        let mut game = Self { window: Window::open_in_quietly(begin, folder), lang: begin.lang, looked: 0 };
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
        let TableState::Referee(referee) = self.session().view().play else { panic!("a played game") };
        *referee.state()
    }

    pub fn setup(&self) -> Setup {
        let TableState::Referee(referee) = self.session().view().play else { panic!("a played game") };
        referee.setup().clone()
    }

    /// Until bots and chance have moved and a person has something to press.
    fn wait(&mut self) {
        for _ in 0..20_000 {
            self.window.harness.run_ok();
            let wanted = to_move(self.session());
            let bots_wait = self.shows_round_end();
            if !wanted.chance && (wanted.bot.is_none() || bots_wait) {
                self.window.harness.run_ok();
                return;
            }
            // A bot thinks on a thread of its own.
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("nobody is asked");
    }

    /// The texts of whoever is asked.
    pub fn texts(&self) -> Texts {
        let own = to_move(self.session()).person.and_then(|seat| {
            let people = self.session().view().people;
            people[seat.index()].language.as_deref().and_then(Lang::from_id)
        });
        own.or(self.lang).map_or_else(Texts::pseudo, Texts::new)
    }

    pub fn key(&self, key: &str) -> String {
        self.texts().get(key)
    }

    fn press(&mut self, name: &str) {
        self.turn_to(name);
        self.window.click(name);
        self.wait();
    }

    /// In a small window not all houses are in sight, and not all goods of a storehouse.
    fn turn_to(&mut self, name: &str) {
        let pages = ["board-houses-on", "board-houses-back"].map(|key| self.key(key));
        let more = self.texts().with("board-stock-more", [("guild", "".into())]);
        let more = more.split(':').next_back().unwrap_or_default().to_owned();
        for page in pages.iter().flat_map(|page| std::iter::repeat_n(page, 5)) {
            if self.window.shows(name) {
                return;
            }
            let stock = self.window.labels().find(|label| label.ends_with(&more));
            if let Some(stock) = stock.filter(|_| !more.trim().is_empty()) {
                self.window.click(&stock);
                self.window.harness.run_ok();
            } else if self.window.shows(page) && self.window.is_live_by_name(page) {
                self.window.click(page);
                self.window.harness.run_ok();
            }
        }
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
        ["table-next-round", "table-to-score"]
            .into_iter()
            .any(|key| self.window.shows(&self.key_for_all(key)))
    }

    /// Looks at the end of a round, if there is one.
    pub fn look(&mut self) {
        for key in ["table-next-round", "table-to-score"] {
            let name = self.key_for_all(key);
            while self.window.shows(&name) {
                self.looked += 1;
                self.press(&name);
            }
        }
    }

    /// Lifts the curtain, if there is one.
    pub fn lift(&mut self) {
        let Some(seat) = to_move(self.session()).person else { return };
        let name = self.session().names()[seat.index()].clone();
        let lift = self.texts().with("play-curtain-lift", [("name", name.into())]);
        if self.window.shows(&lift) {
            self.press(&lift);
        }
    }

    /// Makes moves by touching what makes them. Says how often something was touched.
    pub fn make(&mut self, seat: Seat, chain: &[Action]) -> usize {
        self.lift();
        let (texts, names) = (self.texts(), self.session().names());
        let (setup, state) = (self.setup(), self.state());
        let at = touches::Moment { texts: &texts, names: &names, setup: &setup, state: &state };
        let touches = at.touches(seat, chain);
        let mut taps = touches.len();
        for touch in touches {
            match touch {
                Touch::Press(name) => self.press(&name),
                Touch::Confirm => self.press_key("play-confirm"),
                // Only where it is not so already.
                Touch::Place(first) => taps -= usize::from(!self.set_place(first)),
            }
        }
        // Nobody is out of a round by one touch.
        if chain == [Action::Pass] {
            assert_eq!(self.state(), state, "asked once more");
            self.press(&texts.get("play-plan-pass-sure"));
            taps += 1;
        }
        self.look();
        taps
    }

    /// Makes a move and whatever is confirmed with it, the rest by chance.
    pub fn make_any(&mut self, seat: Seat, first: Action, rng: &mut ChaCha8Rng) -> Chain {
        let chain = chain(&self.setup(), &self.state(), seat, first, rng);
        self.make(seat, &chain);
        chain
    }

    /// Goes first with the choice, or stays. Says whether that had to be touched.
    fn set_place(&mut self, first: bool) -> bool {
        let name = self.key("moves-go-first");
        let now = {
            let node = self.window.harness.get_by_role_and_label(egui::accesskit::Role::CheckBox, &name);
            node.accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
        };
        if now != first {
            self.press(&name);
        }
        now != first
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
        while let Some(seat) = to_move(game.session()).person {
            assert_eq!(seat, Seat(1));
            let action = liked(&game.legal(seat), &mut rng);
            game.make_any(seat, action, &mut rng);
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
        let all = moments(seed);
        for (index, Moment { before, event, state }) in all.iter().enumerate() {
            if let Actor::Seat(seat) = event.actor
                && seen.insert(kind(event, state))
            {
                missing -= 1;
                let lang = Lang::ALL[seen.len() % Lang::ALL.len()];
                chosen_by_touching(before, seat, &confirmed(&all[index..]), seed, lang);
            }
        }
        if missing == 0 {
            return;
        }
    }
    panic!("{missing} choices were never made");
}

/// A moment of a game of five people: what was before it, how the table lies, and what comes.
#[derive(Clone)]
pub struct Moment {
    pub before: Vec<Event<Action>>,
    pub state: State,
    pub event: Event<Action>,
}

/// All moments of the game with this seed.
pub fn moments(seed: u64) -> Vec<Moment> {
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

/// The moves that are confirmed together, beginning with the first of these.
pub fn confirmed(moments: &[Moment]) -> Chain {
    let events: Vec<_> = moments.iter().take(3).map(|moment| moment.event).collect();
    // A move that goes on from another one stands alone here.
    let mut chain = vec![events[0].action];
    for event in &events[1..] {
        if event.actor != events[0].actor
            || !matches!(event.action, Action::Pay(_) | Action::GoFirst | Action::Stay)
        {
            break;
        }
        chain.push(event.action);
    }
    chain
}

/// Opens a window on a game that has come so far and makes the next moves in it.
fn chosen_by_touching(before: &[Event<Action>], seat: Seat, chain: &[Action], seed: u64, lang: Lang) {
    let mut game = opened(before, seed, lang, HIGH);
    assert_eq!(to_move(game.session()).person, Some(seat));
    let (engine, mut expected) = (game.setup(), game.state());
    game.make(seat, chain);
    let TableState::Referee(referee) = game.session().view().play else { panic!("a played game") };
    for (index, &action) in chain.iter().enumerate() {
        let made = referee.events().unwrap()[before.len() + index];
        assert_eq!(made, Event { actor: Actor::Seat(seat), action }, "{lang:?}");
        Norenberc::apply(&engine, &mut expected, Actor::Seat(seat), action, &mut ());
    }
    if Norenberc::due(&engine, &expected) != Due::Nature {
        assert_eq!(game.state(), expected, "{lang:?} {chain:?}");
    }
}

#[test]
fn a_whole_game_of_two_people_with_a_language_each() {
    let seed = 1;
    let people = [Who::Person(Some(Lang::Hu)), Who::Person(Some(Lang::Ru))];
    let begin = Begin { lang: Some(Lang::En), size: HIGH, ..Begin::default() };
    let mut game = Game::begin(begin, setup(&people, seed));
    for (seat, chain) in chains(&played_out(2, seed)) {
        assert_eq!(to_move(game.session()).person, Some(seat));
        let texts = Texts::new([Lang::Hu, Lang::Ru][seat.index()]);
        if game.state().step() == Step::Planning {
            // The curtain speaks to whoever comes, and shows nothing of the table.
            let name = NAMES[seat.index()];
            assert!(game.window.shows(&texts.with("play-curtain", [("name", name.into())])));
            assert!(!game.window.shows(&Describe { texts: &texts, names: &[] }.guild(Guild::Brewers)));
        } else {
            assert!(game.window.shows(&texts.get("houses-order")));
            assert!(!shows_talers(&game, &texts, seat), "talers are hidden");
            game.press_key("play-secrets-open");
            assert!(shows_talers(&game, &texts, seat));
        }
        game.make(seat, &chain);
    }
    game.scores_as_its_replay();
}

/// Whether somebody's row says what is in the purse.
fn shows_talers(game: &Game, texts: &Texts, seat: Seat) -> bool {
    let talers = texts.with("norenberc-talers", [("talers", game.state().talers(seat).into())]);
    let comma = texts.get("locale-list-comma");
    game.window.labels().any(|label| {
        let mut parts = label.split(&comma);
        parts.next() == Some(NAMES[seat.index()]) && parts.any(|part| part == talers)
    })
}

#[test]
fn the_menu_changes_the_language_of_whoever_is_asked() {
    let people = [Who::Person(Some(Lang::Hu)), Who::Person(Some(Lang::Fr))];
    let mut game = Game::begin(Begin { size: HIGH, ..Begin::default() }, setup(&people, 3));
    let first = to_move(game.session()).person.unwrap();
    let own = game.texts();
    let name = own.get(own.lang().own_name());
    game.press(&own.with("window-language", [("language", name.into())]));
    game.press("Русский");
    assert_eq!(game.session().view().people[first.index()].language.as_deref(), Some("ru"));
    assert_eq!(game.window.app().settings().language, None, "nobody else's");
    let cards = GuildSet::default().with(Guild::Brewers);
    game.make(first, &[Action::Plan(cards)]);
    // The other one still speaks their own, and the log does too.
    let second = to_move(game.session()).person.unwrap();
    assert_ne!(first, second);
    let texts = Texts::new([Lang::Hu, Lang::Fr][second.index()]);
    assert!(game.window.shows(&texts.with("play-curtain", [("name", NAMES[second.index()].into())])));
    game.lift();
    let planned = texts.with("play-planned", [("name", NAMES[first.index()].into())]);
    assert!(game.window.shows(&planned));
}

/// Everything that could be tried at a moment, allowed or not, and what is touched for it.
fn tries(game: &Game, texts: &Texts, names: &[String]) -> Vec<(Action, String)> {
    let (setup, state) = (game.setup(), game.state());
    let at = touches::Moment { texts, names, setup: &setup, state: &state };
    let Step::Turn(turn) = state.step() else { return Vec::new() };
    let guild = turn.guild;
    let mut tries = Vec::new();
    if turn.stage == Stage::Act {
        for window in guildhall::norenberc::Window::ALL {
            if state.has_lodger(guild, window) {
                let spot = guildhall::norenberc::Spot::Lodgings(guild, window);
                tries.push((Action::Recruit { guild, window }, at.tile(spot)));
            }
        }
        for (good, _) in state.storehouse(guild).iter() {
            let buy = Action::Buy { guild, goods: Goods::one(good) };
            tries.push((buy, at.stock(guild, good)));
        }
    }
    if turn.stage == Stage::Swap {
        for guild in setup.guilds() {
            // Of every guild its master, and another craftsman of it.
            let master = guildhall::norenberc::Bench::of_guildmaster(state.round());
            let spot = |bench| guildhall::norenberc::Spot::Workshop(guild, bench);
            let other = guildhall::norenberc::Bench::ALL
                .into_iter()
                .find(|&bench| bench != master && state.settled(&setup, guild, bench).is_some());
            if let Some(other) = other {
                tries.push((Action::swap(spot(master), spot(other)), at.tile(spot(master))));
            }
        }
    }
    tries
}

/// Touches what is dimmed and finds the refusal of the rules.
fn dimmed_says_why(game: &mut Game, describe: Describe) -> usize {
    let (engine, state) = (game.setup(), game.state());
    let seat = to_move(game.session()).person.unwrap();
    let mut found = 0;
    for (action, name) in tries(game, describe.texts, describe.names) {
        let Err(refusal) = Norenberc::check(&engine, &state, Actor::Seat(seat), action) else { continue };
        // Talers that lie hidden have a test of their own.
        if matches!(refusal, Refusal::NotEnoughTalers { .. }) {
            continue;
        }
        game.press(&describe.texts.with("play-not-possible", [("text", name.into())]));
        assert!(game.window.shows(&describe.say(&refusal)), "{action:?}: {refusal:?}");
        found += 1;
    }
    found
}

#[test]
fn what_is_dimmed_says_why() {
    let names: Vec<_> = NAMES.iter().map(|&name| name.to_owned()).collect();
    let mut found = [0; 2];
    let stages = [Stage::Act, Stage::Swap];
    for seed in 0..40 {
        for Moment { before, state, .. } in moments(seed) {
            let index = before.len();
            if let Step::Turn(turn) = state.step()
                && let Some(kind) = stages.iter().position(|stage| *stage == turn.stage)
                && found[kind] < 6
                && (index % 3 == 0 || kind == 1)
            {
                let lang = Lang::ALL[(seed as usize + index) % Lang::ALL.len()];
                let texts = Texts::new(lang);
                let mut game = opened(&before, seed, lang, HIGH);
                found[kind] += dimmed_says_why(&mut game, Describe { texts: &texts, names: &names });
            }
        }
        if found.iter().all(|&found| found >= 4) {
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
        game.press(&texts.with("play-not-possible", [("text", fifth.into())]));
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
        let seat = to_move(game.session()).person.unwrap();
        // What a guest asks for belongs to the move that took the guest, and goes back with it.
        if !Norenberc::is_mid_move(&game.state()) {
            before.push(game.state());
        }
        let action = liked(&game.legal(seat), &mut rng);
        game.make_any(seat, action, &mut rng);
    }
    for state in before.iter().rev() {
        game.window.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
        game.wait();
        // Bots plan while the person thinks: only the person's own decision is the same.
        let now = game.state();
        assert_eq!((now.round(), now.turn()), (state.round(), state.turn()));
        assert_eq!(to_move(game.session()).person, Some(Seat(0)));
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
        let seat = to_move(game.session()).person.unwrap();
        game.make(seat, &[Action::Plan(all)]);
        assert!(game.window.shows("Nothing to undo"));
    }
    let state = game.state();
    let Step::Turn(turn) = state.step() else { panic!("an action") };
    game.make(turn.seat, &[Action::Nothing { guild: turn.guild }]);
    game.window.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
    game.wait();
    assert_eq!(game.state(), state);
    // The second action at the guild calls the next guild: cards are turned up, so it stays.
    game.make(turn.seat, &[Action::Nothing { guild: turn.guild }]);
    let Step::Turn(turn) = game.state().step() else { panic!("an action") };
    game.make(turn.seat, &[Action::Nothing { guild: turn.guild }]);
    assert!(game.window.shows("Nothing to undo"));
}

#[test]
fn closed_and_opened_again_nothing_is_lost_and_no_secret_shown() {
    let begin = Begin { size: HIGH, ..Begin::default() };
    // At a curtain, after somebody has planned.
    let people = [Who::Person(None), Who::Person(None), Who::Bot(Level::Easy)];
    let mut game = Game::begin(begin, setup(&people, 6));
    let first = to_move(game.session()).person.unwrap();
    let guild = Guild::Bakers;
    game.make(first, &[Action::Plan(GuildSet::default().with(guild))]);
    game.lift();
    let before = game.state();
    let mut game = game.restart(begin);
    assert_eq!(game.state(), before);
    let second = to_move(game.session()).person.unwrap();
    assert!(!game.window.shows("Bakers"), "the curtain is down");
    assert!(!game.window.shows_part("Plan"));
    game.make(second, &[Action::Plan(GuildSet::default().with(guild))]);
    // In the middle of a move.
    let (seed, moment) = in_the_middle(|stage| stage != Stage::Act);
    let game = opened(&moment.before, seed, Lang::En, HIGH);
    let before = game.state();
    assert!(matches!(before.step(), Step::Turn(turn) if turn.stage != Stage::Act));
    let game = game.restart(begin);
    assert_eq!(game.state(), before);
    assert!(game.window.is_live(&game.key("play-back")), "there is a way back");
}

/// The first moment of any game in which this is decided, with the seed of the game.
fn in_the_middle(of: impl Fn(Stage) -> bool) -> (u64, Moment) {
    let found = (0..60).find_map(|seed| {
        let is = |moment: &Moment| matches!(moment.state.step(), Step::Turn(turn) if of(turn.stage));
        Some((seed, moments(seed).into_iter().find(is)?))
    });
    found.expect("somebody has recruited")
}

#[test]
fn closed_while_a_bot_thinks_it_thinks_again() {
    let folder = Folder::new();
    let who = [Who::Bot(Level::Easy), Who::Bot(Level::Easy), Who::Person(None)];
    let library = Library::open(folder.path());
    let mut session = library.begin(setup(&who, 9)).unwrap();
    let mut dealer = Dealer::default();
    while to_move(&session).chance {
        let action = dealer.draw(&session).unwrap();
        let event = Event { actor: Actor::Nature, action };
        session.enter(guildhall::companion::norenberc::Entry::Event(event)).unwrap();
    }
    let (bot, _) = to_move(&session).bot.unwrap();
    let settings = format!("animation = false\nbot-speed = \"instant\"\ntable = \"{}\"\n", session.name());
    drop((session, library));
    folder.write("settings.toml", &settings);
    let game = Game::open(Begin { size: HIGH, ..Begin::default() }, folder);
    assert!(game.state().has_planned(bot) || game.state().is_finished(bot));
    assert_eq!(to_move(game.session()).person, Some(Seat(2)));
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
            [
                ("name", "Ana".into()),
                ("own", "yes".into()),
                ("vp", "§".into()),
                ("place", "§".into()),
                ("win", "§".into()),
            ],
        );
        let start = vp.split('§').next().unwrap();
        assert!(game.window.shows_part(start), "{start}");
        // The hint can be followed with one press.
        let before = game.state();
        let seat = to_move(game.session()).person.unwrap();
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
fn in_the_middle_of_a_move_escape_takes_back_what_was_touched_and_then_the_move() {
    let (seed, moment) = in_the_middle(|stage| stage == Stage::Peddle);
    let Step::Turn(turn) = moment.state.step() else { panic!("a guest") };
    let mut game = opened(&moment.before, seed, Lang::En, HIGH);
    // What the table was like before the guest was recruited.
    let engine = game.setup();
    let began =
        moment.before.iter().rposition(|event| matches!(event.action, Action::Recruit { .. })).unwrap();
    let mut before = Norenberc::start(&engine);
    for event in &moment.before[..began] {
        Norenberc::apply(&engine, &mut before, event.actor, event.action, &mut ());
    }
    let (good, _) = moment.state.goods(turn.seat).iter().next().unwrap();
    let (texts, names) = (game.texts(), game.session().names());
    let at = touches::Moment { texts: &texts, names: &names, setup: &engine, state: &moment.state };
    game.press(&at.goods(turn.seat, good));
    assert!(game.window.is_live("play-confirm"));
    game.window.harness.key_press(egui::Key::Escape);
    game.wait();
    assert!(!game.window.is_live("play-confirm"), "what was touched is taken back first");
    assert_eq!(game.state(), moment.state);
    game.window.harness.key_press(egui::Key::Escape);
    game.wait();
    assert_eq!((game.state(), game.window.app().place()), (before, Route::Table));
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
                    let message = Describe { texts: &texts, names: &names }.say(&refusal);
                    let mut game = opened(&before, seed, lang, HIGH);
                    let at = touches::Moment { texts: &texts, names: &names, setup: &engine, state: &state };
                    // Lit as if there were talers enough: what lies in the purse is not given away.
                    game.press(&at.stock(turn.guild, good));
                    assert!(game.window.shows(&texts.get("moves-too-dear")), "{lang:?}");
                    assert!(!game.window.shows(&message), "{lang:?}");
                    // Whoever looks into their purse is told all of it.
                    game.press_key("play-secrets-open");
                    let dim = at.stock(turn.guild, good);
                    game.press(&texts.with("play-not-possible", [("text", dim.into())]));
                    assert!(game.window.shows(&message), "{lang:?}");
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

#[test]
fn whoever_takes_one_too_many_keeps_the_most_and_hears_why() {
    let names = NAMES.map(str::to_owned);
    let engine = Setup::new(5, default_box());
    // Where two can be bought, but not three, and not because of talers.
    let limited = |state: &State| {
        let Step::Turn(turn) = state.step() else { return None };
        let check = |good, count| {
            let buy = Action::Buy { guild: turn.guild, goods: Goods::of(good, count) };
            Norenberc::check(&engine, state, Actor::Seat(turn.seat), buy)
        };
        let stock = state.storehouse(turn.guild);
        stock.iter().find_map(|(good, _)| match (check(good, 2), check(good, 3)) {
            (Ok(()), Err(refusal)) if !matches!(refusal, Refusal::NotEnoughTalers { .. }) => {
                Some((turn.guild, good, refusal))
            }
            _ => None,
        })
    };
    let found = (0..40).find_map(|seed| {
        moments(seed).into_iter().find_map(|moment| Some((seed, limited(&moment.state)?, moment)))
    });
    let (seed, (guild, good, refusal), moment) = found.expect("somewhere two are the most");
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let message = Describe { texts: &texts, names: &names }.say(&refusal);
        let mut game = opened(&moment.before, seed, lang, HIGH);
        let at = touches::Moment { texts: &texts, names: &names, setup: &engine, state: &moment.state };
        for _ in 0..2 {
            game.press(&at.stock(guild, good));
            assert!(game.window.is_live("play-confirm") && !game.window.shows(&message), "{lang:?}");
        }
        let confirmed = |game: &Game| {
            game.window.labels().any(|label| label.contains('2')) && game.window.is_live("play-confirm")
        };
        game.press(&at.stock(guild, good));
        assert!(confirmed(&game) && game.window.shows(&message), "{lang:?}: it stays at two");
        // Back, and nothing is said any more; back once more, and nothing is chosen.
        let back = |game: &mut Game| {
            game.window.harness.key_press(egui::Key::Escape);
            game.wait();
        };
        back(&mut game);
        assert!(confirmed(&game) && !game.window.shows(&message), "{lang:?}");
        back(&mut game);
        assert!(!game.window.is_live("play-confirm"), "{lang:?}");
    }
}

/// Whether a face-down card of this guild is seen.
fn sees_card(game: &Game, guild: &str) -> bool {
    let cards = game.texts().with("board-cards", [("guilds", "§".into())]);
    let begins = cards.split('§').next().unwrap().to_owned();
    game.window.labels().any(|label| {
        label
            .split_once(&begins)
            .is_some_and(|(_, cards)| cards.to_lowercase().contains(&guild.to_lowercase()))
    })
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
    assert!(!sees_card(&game, &guild), "the others look on");
    game.press_key("play-secrets-open");
    assert!(sees_card(&game, &guild));
    game.press_key("play-secrets-close");
    assert!(!sees_card(&game, &guild));
    // Alone against bots there is nobody to hide them from.
    let begin = Begin { size: HIGH, ..Begin::default() };
    let mut game = Game::begin(begin, setup(&[Who::Person(None), Who::Bot(Level::Easy)], 6));
    let all = game.setup().guilds().fold(GuildSet::default(), GuildSet::with);
    game.make(Seat(0), &[Action::Plan(all)]);
    let left = game.state().known_cards(Seat(0));
    assert!(!left.is_empty());
    for guild in left.iter() {
        let name = Describe { texts: &game.texts(), names: &[] }.guild(guild);
        assert!(sees_card(&game, &name), "{guild:?}");
    }
}

#[test]
fn a_guest_that_is_pressed_says_what_it_does() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let begin = Begin { lang: Some(lang), size: HIGH, ..Begin::default() };
        let mut game = Game::begin(begin, setup(&[Who::Person(None), Who::Bot(Level::Easy)], 6));
        let (engine, state) = (game.setup(), game.state());
        let spots = engine.guilds().flat_map(|guild| {
            let spot = move |window| guildhall::norenberc::Spot::Lodgings(guild, window);
            guildhall::norenberc::Window::ALL
                .map(|window| (spot(window), state.lodger(&engine, guild, window)))
        });
        let townsman = |(spot, tile)| match tile {
            Some(Tile::Townsman(townsman)) => Some((spot, townsman)),
            _ => None,
        };
        let (spot, townsman) = spots.into_iter().find_map(townsman).expect("a townsman is lodged");
        let at = touches::Moment { texts: &texts, names: &[], setup: &engine, state: &state };
        let about = at.tile(spot);
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
        let begin = Begin { lang: Some(lang), place: Route::Play, size: HIGH, ..Begin::default() };
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
            Window::open(Begin { lang: Some(lang), place: Route::Play, size: HIGH, ..Begin::default() });
        window.click(&window.text("play-first"));
        window.harness.run_ok();
        let session = window.app().session::<Norenberc>().unwrap();
        let played = session.played().unwrap();
        assert_eq!(played.bots, [None, Some(Level::Medium), Some(Level::Medium)]);
        assert_eq!(window.app().place(), Route::Table);
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
                    let found = errors(&game.window.harness, &[]).into_iter();
                    all.extend(found.map(|error| format!("{what}: {error}")));
                    let Some(seat) = to_move(game.session()).person else { break };
                    let action = liked(&game.legal(seat), &mut rng);
                    game.make_any(seat, action, &mut rng);
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
            let wanted = Describe { texts: &texts, names: &names }.ask(game.state().step());
            let question = game.window.harness.get_by_label(&wanted).rect().top();
            // Everybody's row, and what they own.
            for name in NAMES {
                let labels = game.window.harness.query_all_by_label_contains(name);
                let rows = labels.filter(|node| node.rect().bottom() <= question && node.rect().top() > 0.0);
                assert!(rows.count() >= 2, "{lang:?} round {}: {name}", game.state().round());
            }
        }
    }
}
