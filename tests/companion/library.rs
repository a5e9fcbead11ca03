//! Lists of games, the bin, earlier groups, and how people have played.

use guildhall::companion::{
    DeletedGame, Depth, Entry, Library, Owned, Person, TableFault, TableSetup, groups, people,
};
use guildhall::game::Seat;
use guildhall::storage::default_box;

use crate::support::{folder, person, setup};

fn finished(library: &Library, names: &[&str], talers: &[u16]) -> String {
    let people = names.iter().map(|name| person(name)).collect();
    let setup = TableSetup { people, depth: Depth::FinalScore, round: 4, tiles: default_box(), played: None };
    let mut session = library.begin(setup).unwrap();
    for (seat, &talers) in (0..).map(Seat).zip(talers) {
        session.enter(Entry::Owned { seat, owned: Owned::Talers { talers } }).unwrap();
    }
    session.name().to_owned()
}

#[test]
fn games_are_listed_deleted_and_taken_back() {
    let folder = folder("list");
    let mut library = Library::open(&folder);
    assert!(library.games().is_empty());
    let open = library.begin(setup(3, Depth::RoundHelper, 2, default_box())).unwrap().name().to_owned();
    let done = finished(&library, &["Ana", "Béla"], &[12, 7]);
    assert_ne!(open, done);
    let games = library.games();
    let find = |name: &str| games.iter().find(|game| game.name == name).unwrap();
    assert_eq!((find(&open).round, find(&open).score.is_some()), (Some(2), false));
    assert_eq!(find(&done).score.as_ref().unwrap().players[0].total, 5);
    library.delete(&done).unwrap();
    assert_eq!(library.games().len(), 1);
    let people = vec!["Ana".to_owned(), "Béla".to_owned()];
    assert_eq!(library.deleted(), [DeletedGame { name: done.clone(), people }]);
    library.restore(&done).unwrap();
    assert_eq!(library.games(), games);
    assert!(library.delete("there-is-no-such-game").is_err());
}

#[test]
fn people_have_games_wins_means_and_bests() {
    let folder = folder("people");
    let library = Library::open(&folder);
    finished(&library, &["Ana", "Béla"], &[12, 7]);
    finished(&library, &["Béla", "Ana", "Чук"], &[20, 20, 1]);
    library.begin(setup(2, Depth::FinalScore, 4, default_box())).unwrap();
    let games = library.games();
    let stats = people(&games);
    let of = |name: &str| stats.iter().find(|stats| stats.name == name).unwrap();
    assert_eq!((of("Ana").games, of("Béla").games, of("Чук").games), (2, 2, 1));
    // G7: 5 VP alone, 2 each in a tie, and then the victory is shared.
    assert_eq!((of("Ana").wins, of("Ana").mean, of("Ana").best), (1.5, 3.5, 5));
    assert_eq!((of("Béla").wins, of("Чук").best), (0.5, 0));
    assert_eq!(of("Ana").scores.len(), 2);
    let groups = groups(&games);
    assert!(groups.contains(&vec![person("Béla"), person("Ana"), person("Чук")]));
    assert_eq!(groups.len(), 2, "each group once");
}

#[test]
fn a_table_needs_two_to_five_people_with_names_of_their_own() {
    let library = Library::open(&folder("faults"));
    let fault = |names: &[&str], round| {
        let people: Vec<Person> = names.iter().map(|name| person(name)).collect();
        library
            .begin(TableSetup {
                people,
                depth: Depth::RoundHelper,
                round,
                tiles: default_box(),
                played: None,
            })
            .err()
    };
    assert_eq!(fault(&["Ana"], 1), Some(TableFault::Players { found: 1 }));
    assert_eq!(fault(&["A", "B", "C", "D", "E", "F"], 1), Some(TableFault::Players { found: 6 }));
    assert_eq!(fault(&["Ana", " \u{200b}"], 1), Some(TableFault::BlankName { person: 1 }));
    assert_eq!(fault(&["Ana", "Ana"], 1), Some(TableFault::RepeatedName { person: 1 }));
    assert_eq!(fault(&["Ana", "Béla"], 5), Some(TableFault::Round));
    assert_eq!(fault(&["Ana", "Béla"], 0), Some(TableFault::Round));
    assert_eq!(fault(&["Ana", "Béla"], 4), None);
}
