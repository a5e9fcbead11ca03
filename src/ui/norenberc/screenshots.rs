//! The scenes of Norenberc for the README's pictures: a tie at a real table, a question about it, and three moments of one
//! game against bots.

use super::board::{Choice, DecisionCx, Thing};
use crate::bots::tournament::Tournament;
use crate::bots::{BotKind, Level};
use crate::companion::norenberc::{Entry, Start, TableSetup};
use crate::companion::{NamedBy, Played, Tracking};
use crate::game::{Game as _, Seat};
use crate::i18n::Lang;
use crate::norenberc::{
    Action, Craftsman, Good, Guild, Norenberc, Observation, Setup, Spot, Stage, State, Step, Window,
};
use crate::play::{Moment, Replay};
use crate::storage::ThemeChoice;
use crate::storage::norenberc::default_box;
use crate::ui::screens::screenshot::{OpenedIn, PlayScene, Screenshot, TableScene, entries, named, unnamed};
use crate::ui::screens::table::Tab;
use crate::ui::theme::size;

/// The person in the games; the others are bots.
const PERSON: Seat = Seat(0);
const PLAYERS: u8 = 3;
/// A close game that the person wins.
const SEED: u64 = 2;
/// About as many as a small machine plays in the time of a hint.
const PLAYOUTS: u32 = 5_000;

pub(super) fn table_scenes() -> Vec<(Screenshot, TableScene<Norenberc>)> {
    let rules = TableScene::Rules("who is favourite when two players have the same goods");
    vec![
        (Screenshot::new("table"), tied_table()),
        (Screenshot::new("rules").with_theme(ThemeChoice::Dark), rules),
    ]
}

/// The end of a round in which two players are tied for the first guild.
fn tied_table() -> TableScene<Norenberc> {
    let setup = TableSetup {
        people: named(["Ana", "Béla", "Zoé"]),
        tracking: Tracking::Helper,
        start: start(),
        played: None,
    };
    let order = [1, 2, 0].map(Seat).to_vec();
    let mut entries = vec![Entry::Order { order }, Entry::Prestige { guild: Guild::Brewers }];
    for (guild, values) in
        Guild::ALL.into_iter().zip([[6, 4, 3, 5, 7], [5, 6, 4, 3, 7], [4, 7, 3, 5, 6], [3, 5, 6, 4, 7]])
    {
        let tiles = values.map(|value| Some(Craftsman { guild, value, agent: value == 3 }));
        entries.push(Entry::Workshop { guild, tiles });
    }
    for (seat, counts) in (0..).map(Seat).zip([[3, 0, 2, 1], [3, 2, 1, 0], [1, 3, 0, 2]]) {
        let counted = Good::ALL.into_iter().zip(counts);
        entries.extend(counted.map(|(good, count)| Entry::Counted { seat, good, count }));
    }
    TableScene::Table { setup, entries, tab: Tab::End }
}

pub(super) fn play_scenes() -> Vec<(Screenshot, PlayScene<Norenberc>)> {
    let game = game();
    let hint = Screenshot::new("hint").in_language(Lang::Ru).with_theme(ThemeChoice::Dark);
    let mut scenes = Vec::new();
    if let Some((moment, choice)) = recruiting(&game) {
        scenes.push((Screenshot::new("play"), scene(&game, moment, OpenedIn::Choice(choice))));
    }
    if let Some(moment) = game.decisions().find(|&moment| acts_in(&game.moments[moment], 1)) {
        scenes.push((hint, scene(&game, moment, OpenedIn::Hint { playouts: PLAYOUTS })));
    }
    let result = Screenshot::new("result").with_size(size::SCREENSHOT_TALL);
    scenes.push((result, scene(&game, game.moments.len() - 1, OpenedIn::Result)));
    scenes
}

fn start() -> Start {
    Start { round: 1, tiles: default_box() }
}

/// A whole game between bots.
fn game() -> Replay<Norenberc> {
    let setup = Setup::new(PLAYERS, default_box());
    let bots = vec![BotKind::Level(Level::Medium); PLAYERS.into()];
    let table = Tournament::<Norenberc> { setup, bots, deals: 1, seed: SEED }.first_game();
    Replay::new(table.setup().clone(), table.events())
}

/// The game up to a moment, as if a person sat in the first seat.
fn scene(game: &Replay<Norenberc>, moment: usize, open: OpenedIn<Choice>) -> PlayScene<Norenberc> {
    let bots = vec![None, Some(Level::Medium), Some(Level::Medium)];
    let setup = TableSetup {
        people: unnamed(bots.iter().map(|bot| if bot.is_some() { NamedBy::Bot } else { NamedBy::Colour })),
        tracking: Tracking::Referee,
        start: start(),
        played: Some(Played { bots, seed: SEED, hints: true, undo: true }),
    };
    let events: Vec<_> = game.moments[..moment].iter().filter_map(|moment| moment.event).collect();
    PlayScene { setup, entries: entries::<Norenberc>(&events), open }
}

/// True if the person chooses an action in this round.
fn acts_in(moment: &Moment<Norenberc>, round: u8) -> bool {
    let acts = matches!(moment.state.step(), Step::Turn(turn) if turn.stage == Stage::Act);
    acts && moment.seat() == Some(PERSON) && moment.state.round() == round
}

/// The last moment of round 2 in which the person can recruit, with a guest chosen.
fn recruiting(game: &Replay<Norenberc>) -> Option<(usize, Choice)> {
    let acts = game.decisions().filter(|&moment| acts_in(&game.moments[moment], 2));
    acts.rev().find_map(|moment| {
        let observation = Norenberc::observe(&game.setup, &game.moments[moment].state, PERSON);
        let state: &State = Observation::table(&observation);
        let decision = DecisionCx { setup: &game.setup, state, seat: PERSON, hidden: false };
        let guild = decision.turn()?.guild;
        let recruits = |&window: &Window| decision.check(Action::Recruit { guild, window }).is_ok();
        let window = Window::ALL.into_iter().find(recruits)?;
        let mut choice = Choice::default();
        choice.sync(decision);
        choice.tap(decision, Thing::Spot(Spot::Lodgings(guild, window)));
        Some((moment, choice))
    })
}
