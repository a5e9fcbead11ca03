//! The scenes of Architects for the README's pictures: the score pad, the town helper and the referee.

use crate::architects::{Architects, Building, Hands, Setup, Step};
use crate::bots::BotKind;
use crate::bots::tournament::Tournament;
use crate::companion::Tracking;
use crate::companion::architects::{Did, Entry, Owned, Start, TableSetup};
use crate::game::Seat;
use crate::play::Replay;
use crate::ui::screens::screenshot::{Screenshot, TableScene, entries, named};
use crate::ui::screens::table::Tab;

const PEOPLE: [&str; 3] = ["Ana", "Béla", "Zoé"];
const SEED: u64 = 3;
/// The turns before the one that the referee asks about: enough for workers everywhere.
const TURNS: usize = 16;

pub(super) fn table_scenes() -> Vec<(Screenshot, TableScene<Architects>)> {
    let scene = |tracking, entries| {
        let start = Start { first: Some(Seat(0)), ..Start::default() };
        let setup = TableSetup { people: named(PEOPLE), tracking, start, played: None };
        TableScene::Table { setup, entries, tab: Tab::Now }
    };
    vec![
        (Screenshot::new("town"), scene(Tracking::Helper, town())),
        (Screenshot::new("buildings"), scene(Tracking::FinalScore, pad())),
        (Screenshot::new("referee"), scene(Tracking::Referee, checked())),
    ]
}

/// Everybody's buildings in the order of turns.
fn by_turn<const N: usize>(buildings: [[Building; N]; 3]) -> impl Iterator<Item = (Seat, Building)> {
    (0..N).flat_map(move |turn| (0..).map(Seat).zip(buildings.map(|of| of[turn])))
}

/// A reset, and workers in the guildhall up to the next one.
fn town() -> Vec<Entry> {
    use Building::{Aqueduct, Armoury, Barracks, Church, Dungeon, Keep, Library, Palace, Watchtower};
    let worker = |seat, did| Entry::Guildhall { seat: Some(seat), did: Some(did) };
    let built =
        by_turn([[Church, Dungeon, Barracks], [Palace, Library, Armoury], [Watchtower, Keep, Aqueduct]]);
    let mut entries: Vec<_> =
        built.map(|(seat, building)| worker(seat, Did::Built { building: Some(building) })).collect();
    let imprisoned = (0..).map(Seat).zip([1, 3, 0]);
    entries.extend(imprisoned.map(|(seat, workers)| {
        let owned = Owned::Prison { workers: Some(workers) };
        Entry::Owned { seat, owned }
    }));
    entries.extend([Entry::NoneUsed, Entry::ResetDone]);
    let advanced = [Seat(0), Seat(1), Seat(1)];
    entries.extend(advanced.map(|seat| worker(seat, Did::Advanced { virtue: Some(1) })));
    entries.push(Entry::TaxStand { silver: Some(4) });
    entries
}

/// The buildings of a finished game.
fn pad() -> Vec<Entry> {
    use Building::{
        Armoury, Barracks, BettingHouse, CarpentersHut, Castle, Chapel, Church, Dungeon, Keep, Monument,
        Palace, Watchtower,
    };
    let built = by_turn([
        [Barracks, Chapel, Church, Monument],
        [Armoury, BettingHouse, Dungeon, Palace],
        [Watchtower, CarpentersHut, Castle, Keep],
    ]);
    built.map(|(seat, building)| Entry::Owned { seat, owned: Owned::Building { building } }).collect()
}

/// A game between bots, up to a player's turn.
fn checked() -> Vec<Entry> {
    let setup = Setup::new(PEOPLE.len() as u8).with_hands(Hands::Sealed);
    let bots = vec![BotKind::Greedy; PEOPLE.len()];
    let table = Tournament::<Architects> { setup, bots, deals: 1, seed: SEED }.first_game();
    let game = Replay::<Architects>::new(table.setup().clone(), table.events());
    let mut turns = game.decisions().filter(|&moment| game.moments[moment].state.step() == Step::Turn);
    let turn = turns.nth(TURNS).unwrap_or_default();
    entries::<Architects>(&table.events()[..turn])
}
