//! Lists of games, the bin, earlier groups, and how people have played.

use guildhall::bots::Level;
use guildhall::companion::norenberc::{Entry, EntryError, Owned, Start, TableSetup};
use guildhall::companion::{
    DeletedGame, Library, Person, Played, TableError, Tracking, groups, people, regulars,
};
use guildhall::game::Seat;
use guildhall::i18n::describe::is_default;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::Norenberc;
use guildhall::storage::norenberc::default_box;

use crate::support::{folder, person, setup};

fn finished(library: &Library, names: &[&str], talers: &[u16]) -> String {
    let people = names.iter().map(|name| person(name)).collect();
    let setup = TableSetup {
        people,
        tracking: Tracking::FinalScore,
        start: Start { round: 4, tiles: default_box() },
        played: None,
    };
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
    let open = library.begin(setup(3, Tracking::Helper, 2, default_box())).unwrap().name().to_owned();
    let done = finished(&library, &["Ana", "Béla"], &[12, 7]);
    assert_ne!(open, done);
    let games = library.games();
    let find = |name: &str| games.iter().find(|game| game.name == name).unwrap();
    assert_eq!((find(&open).chapter, find(&open).result.is_some()), (Some(2), false));
    assert_eq!(find(&done).result.as_ref().unwrap().standings[0].total, 5);
    library.delete(&done).unwrap();
    assert_eq!(library.games().len(), 1);
    let people = vec![person("Ana"), person("Béla")];
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
    library.begin(setup(2, Tracking::FinalScore, 4, default_box())).unwrap();
    let games = library.games();
    let stats = people(&games, is_default);
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
fn whoever_is_only_called_by_a_colour_is_nobody_in_the_statistics() {
    let library = Library::open(&folder("colours"));
    // As journals had it before they said that nobody gave the name.
    for lang in Lang::ALL {
        let blue = Texts::new(lang).get("widget-colour-blue");
        finished(&library, &["Ana", &blue, "Béla"], &[12, 30, 7]);
    }
    let mut games = library.games();
    for person in games.iter_mut().flat_map(|game| &mut game.people) {
        person.colour = if person.name == "Ana" { "orange" } else { "blue" }.into();
    }
    let names = |games: &[_]| people(games, is_default).into_iter().map(|it| it.name).collect::<Vec<_>>();
    assert_eq!(names(&games), ["Ana", "Béla"], "by share of wins, then by mean");
    // A name that was marked is none, whatever it says, and a bot's is none either.
    games[0].people[0].default = Some("colour".into());
    games[1].played =
        Some(Played { bots: vec![Some(Level::Easy), None, None], seed: 1, hints: true, undo: true });
    let offered: Vec<_> = regulars(&games, is_default).into_iter().map(|person| person.name).collect();
    assert_eq!(offered, ["Béla", "Ana"], "whoever played most often first");
}

#[test]
fn the_largest_share_of_wins_comes_first() {
    let library = Library::open(&folder("shares"));
    finished(&library, &["Ana", "Béla"], &[12, 7]);
    finished(&library, &["Ana", "Béla"], &[1, 7]);
    finished(&library, &["Dóra", "Чук"], &[12, 7]);
    let stats = people(&library.games(), is_default);
    let names: Vec<_> = stats.iter().map(|stats| stats.name.as_str()).collect();
    assert_eq!(names[0], "Dóra", "one of one is more than one of two");
    assert_eq!(names[3], "Чук");
}

#[test]
fn a_table_needs_two_to_five_people_with_names_of_their_own() {
    let library = Library::open(&folder("faults"));
    let error = |names: &[&str], round| {
        let people: Vec<Person> = names.iter().map(|name| person(name)).collect();
        library
            .begin(TableSetup {
                people,
                tracking: Tracking::Helper,
                start: Start { round, tiles: default_box() },
                played: None,
            })
            .err()
    };
    assert_eq!(error(&["Ana"], 1), Some(TableError::Players { found: 1 }));
    assert_eq!(error(&["A", "B", "C", "D", "E", "F"], 1), Some(TableError::Players { found: 6 }));
    assert_eq!(error(&["Ana", " \u{200b}"], 1), Some(TableError::BlankName { person: 1 }));
    assert_eq!(error(&["Ana", "Ana"], 1), Some(TableError::RepeatedName { person: 1 }));
    assert_eq!(error(&["José", "Jose\u{301} "], 1), Some(TableError::RepeatedName { person: 1 }));
    let long = "x".repeat(25);
    assert_eq!(error(&["Ana", &long], 1), Some(TableError::LongName { person: 1, length: 25 }));
    assert_eq!(error(&["Ana", "ana"], 1), None, "everybody sees that these are two");
    assert_eq!(error(&["Ana", "Béla"], 5), Some(TableError::Start));
    assert_eq!(error(&["Ana", "Béla"], 0), Some(TableError::Start));
    assert_eq!(error(&["Ana", "Béla"], 4), None);
}

#[test]
fn whoever_is_called_alike_in_every_game_is_one_person() {
    let library = Library::open(&folder("alike"));
    finished(&library, &["Jos\u{e9}", "Ana"], &[12, 7]);
    finished(&library, &["Joe", "Ana"], &[1, 7]);
    // As it was written before names were kept as they are seen.
    let mut games = library.games();
    let joe = games.iter_mut().flat_map(|game| &mut game.people).find(|person| person.name == "Joe").unwrap();
    joe.name = "Jose\u{301} ".into();
    let stats = people(&games, is_default);
    let jose = stats.iter().find(|stats| stats.name == "Jos\u{e9}").unwrap();
    assert_eq!((jose.games, jose.wins, stats.len()), (2, 1.0, 2));
}

#[test]
fn somebody_with_a_name_from_before_may_change_everything_else() {
    let from = "tests/data/corpus/0.1.0/names-en/games/20261117-103225.jsonl";
    let to = folder("old-names-copy");
    std::fs::create_dir_all(to.join("games")).unwrap();
    std::fs::copy(from, to.join("games/old.jsonl")).unwrap();
    let mut library = Library::open(&to);
    let mut session = library.resume::<Norenberc>("old").unwrap();
    for seat in (0..4).map(Seat) {
        let mut person = session.view().people[seat.index()].clone();
        person.language = Some("ru".into());
        session.enter(Entry::Person { seat, person: person.clone() }).unwrap();
        assert_eq!(session.view().people[seat.index()], person);
    }
    let mut refused = |name: &str| {
        let mut session = library.resume::<Norenberc>("old").unwrap();
        session.enter(Entry::Person { seat: Seat(3), person: person(name) }).err()
    };
    assert_eq!(refused(" Jose\u{301}"), Some(EntryError::Name));
    assert_eq!(refused(&"y".repeat(30)), Some(EntryError::LongName { length: 30 }));
    assert_eq!(refused("Max"), None);
}

#[test]
fn a_folder_or_a_pipe_in_the_place_of_a_game_is_told_and_not_waited_for() {
    let root = folder("no-file");
    std::fs::create_dir_all(root.join("games/a-folder.jsonl")).unwrap();
    let mut expected = vec!["a-folder".to_owned()];
    if cfg!(unix) {
        let made = std::process::Command::new("mkfifo").arg(root.join("games/a-pipe.jsonl")).status();
        assert!(made.unwrap().success());
        expected.push("a-pipe".to_owned());
    }
    let mut library = Library::open(&root);
    assert_eq!(library.unreadable(), expected);
    assert!(library.games().is_empty());
    assert!(library.resume::<Norenberc>("a-folder").is_err());
}

#[test]
fn every_seed_comes_back_to_the_last_bit() {
    let root = folder("seeds");
    for seed in [u64::MAX, u64::MAX - 1, (1 << 53) + 1, 0] {
        let mut setup = setup(2, Tracking::Referee, 1, default_box());
        setup.played = Some(Played { bots: vec![None, None], seed, hints: true, undo: true });
        let library = Library::open(&root);
        let name = library.begin(setup).unwrap().name().to_owned();
        drop(library);
        assert_eq!(Library::open(&root).resume::<Norenberc>(&name).unwrap().played().unwrap().seed, seed);
    }
}
