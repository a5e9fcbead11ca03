//! Every kind of entry is corrected through the window, by the names of the controls.

use egui_kittest::kittest::Queryable as _;
use guildhall::companion::norenberc::{Entry, Owned, Start, TableSetup, Used};
use guildhall::companion::{Library, Person, Tracking};
use guildhall::game::{Seat, SeatSet};
use guildhall::i18n::Lang;
use guildhall::norenberc::{Craftsman, Fact, Good, Guild, Norenberc, Tile, Townsman};
use guildhall::storage::norenberc::default_box;
use guildhall::ui::Route;

use crate::guest::{Guest, SIZE};
use crate::support::{Begin, Folder, Window};

pub const NAMES: [&str; 3] = ["Blue", "Orange", "Yellow"];

pub fn person(seat: usize) -> Person {
    // Not the colours of their names, which would make the names defaults.
    let colour = ["green", "purple", "black"][seat];
    Person {
        name: NAMES[seat].into(),
        colour: colour.into(),
        shape: "circle".into(),
        language: None,
        default: None,
    }
}

/// A window at the log of a table where this was told.
fn table(tracking: Tracking, entries: &[Entry]) -> Guest {
    let mut guest = table_of_three(Lang::En, tracking, 1, entries);
    guest.touch_key("table-part-log");
    guest
}

/// Somebody at a table of three, opened in a round, where this was told.
pub fn table_of_three(lang: Lang, tracking: Tracking, round: u8, entries: &[Entry]) -> Guest {
    let begin = Begin { lang: Some(lang), size: SIZE, ..Begin::default() };
    let window = window_at_table(begin, (tracking, round), entries);
    Guest { window, texts: guildhall::i18n::Texts::new(lang), touches: 0 }
}

/// A window at a table of three, opened in a round, where this was told.
pub fn window_at_table(begin: Begin, (tracking, round): (Tracking, u8), entries: &[Entry]) -> Window {
    let folder = Folder::new();
    let library = Library::open(folder.path());
    let people = (0..3).map(person).collect();
    let setup = TableSetup { people, tracking, start: Start { round, tiles: default_box() }, played: None };
    let mut session = library.begin(setup).unwrap();
    for entry in entries {
        session.enter(entry.clone()).unwrap_or_else(|refused| panic!("{entry:?}: {refused:?}"));
    }
    let settings = format!("table = \"{}\"\nanimation = false\nzoom = {}\n", session.name(), begin.zoom);
    folder.write("settings.toml", &settings);
    drop((session, library));
    let window = Window::open_in(Begin { place: Route::Table, ..begin }, folder);
    assert_eq!(window.app().place(), Route::Table);
    window
}

/// What is in the log, read from the disk.
fn entered(guest: Guest) -> Vec<Entry> {
    let Window { harness, folder, .. } = guest.window;
    drop(harness);
    let mut library = Library::open(folder.path());
    let name = library.games()[0].name.clone();
    let session = library.resume::<Norenberc>(&name).unwrap();
    session.view().log.iter().map(|line| line.entry.clone()).collect()
}

/// Opens the only entry, presses these controls, enters it, and reads what came of it.
fn corrected(tracking: Tracking, entry: &Entry, presses: &[&str]) -> Entry {
    let mut guest = table(tracking, std::slice::from_ref(entry));
    guest.open_entry(entry);
    for press in presses {
        guest.touch(press);
    }
    guest.touch("Save");
    assert!(!guest.window.shows("Correct an entry"), "{entry:?}: the form is put away");
    let entered = entered(guest);
    assert_eq!(entered.len(), 1, "{entered:?}");
    entered[0].clone()
}

fn owned(seat: u8, owned: Owned) -> Entry {
    Entry::Owned { seat: Seat(seat), owned }
}

#[test]
fn every_kind_of_entry_of_a_round_has_its_form() {
    let helper = |entry: Entry, presses: &[&str]| corrected(Tracking::Helper, &entry, presses);
    let seats = |seats: &[u8]| seats.iter().map(|&seat| Seat(seat)).collect::<SeatSet>();
    let order = |order: [u8; 3]| Entry::Order { order: order.map(Seat).to_vec() };
    assert_eq!(helper(order([0, 1, 2]), &["Yellow goes first"]), order([2, 0, 1]));
    assert_eq!(
        helper(Entry::Prestige { guild: Guild::Brewers }, &["Bakers"]),
        Entry::Prestige { guild: Guild::Bakers }
    );
    assert_eq!(
        helper(Entry::NoAnswer { guild: Guild::Brewers }, &["Printers"]),
        Entry::NoAnswer { guild: Guild::Printers }
    );
    assert_eq!(
        helper(
            Entry::Counted { seat: Seat(0), good: Good::Beer, count: 3 },
            &["Orange", "Pastry", "Orange: pastries: one less"]
        ),
        Entry::Counted { seat: Seat(1), good: Good::Pastry, count: 2 }
    );
    assert_eq!(
        helper(Entry::Talers { seat: Seat(0), talers: 9 }, &["Yellow", "Yellow: talers: one more"]),
        Entry::Talers { seat: Seat(2), talers: 10 }
    );
    assert_eq!(
        helper(
            Entry::Richest { among: seats(&[0, 1]), are: seats(&[0]) },
            &["Yellow", "Yellow has the most", "Blue has the most"]
        ),
        Entry::Richest { among: seats(&[0, 1, 2]), are: seats(&[2]) }
    );
    let tile = |value, agent| Craftsman { guild: Guild::Bakers, value, agent };
    assert_eq!(
        helper(
            Entry::Workshop { guild: Guild::Bakers, tiles: [Some(tile(4, false)), None, None, None, None] },
            &["Bakers, tile 1: Baker 4", "Tile 1: Baker 5", "Tile 2: Baker 3"]
        ),
        Entry::Workshop {
            guild: Guild::Bakers,
            tiles: [Some(tile(5, false)), Some(tile(3, false)), None, None, None]
        }
    );
}

#[test]
fn every_guest_has_its_form() {
    let guest = |townsman, used| Entry::Recruited {
        seat: Seat(0),
        tile: Tile::Townsman(townsman),
        first: Some(false),
        used,
    };
    let helper = |entry: Entry, presses: &[&str]| corrected(Tracking::Helper, &entry, presses);
    // The good on a peddler, and that there was none.
    let beer = Some(Used::Peddler { good: Some(Good::Beer) });
    let none = Some(Used::Peddler { good: None });
    assert_eq!(helper(guest(Townsman::Peddler, beer), &["No goods left"]), guest(Townsman::Peddler, none));
    assert_eq!(helper(guest(Townsman::Peddler, none), &["Beer"]), guest(Townsman::Peddler, beer));
    assert_eq!(helper(guest(Townsman::Peddler, none), &[]), guest(Townsman::Peddler, none));
    // Whom and by whom.
    let craftsman = Tile::Craftsman(Craftsman { guild: Guild::Shoemakers, value: 4, agent: false });
    assert_eq!(
        helper(guest(Townsman::Apprentice, None), &["Orange", "Shoemaker", "Shoemaker 4", "Yes"]),
        Entry::Recruited { seat: Seat(1), tile: craftsman, first: Some(true), used: None }
    );
    // A guest that a guardsman put into a workshop stays one.
    let swap = Some(Used::Guardsman {
        guild: Guild::Bakers,
        bench: guildhall::norenberc::Bench::ALL[2],
        with: guildhall::companion::norenberc::SwappedWith::Guest { value: 6, agent: false },
    });
    assert_eq!(helper(guest(Townsman::Guardsman, swap), &[]), guest(Townsman::Guardsman, swap));
}

#[test]
fn everything_that_somebody_owns_has_its_form() {
    let pad = |one: Entry, presses: &[&str]| corrected(Tracking::FinalScore, &one, presses);
    let townsman = |townsman, count| owned(0, Owned::Townsman { townsman, count });
    assert_eq!(
        pad(owned(0, Owned::Talers { talers: 9 }), &["Orange", "Orange: talers: one more"]),
        owned(1, Owned::Talers { talers: 10 })
    );
    assert_eq!(
        pad(owned(0, Owned::AddCraftsman { guild: Guild::Bakers, value: 3 }), &["Brewers", "Brewer 5"]),
        owned(0, Owned::AddCraftsman { guild: Guild::Brewers, value: 5 })
    );
    assert_eq!(
        pad(
            owned(0, Owned::Craftsmen { craftsmen: vec![(Guild::Bakers, 3)] }),
            &["Remove: Baker 3", "Add: Brewer 4"]
        ),
        owned(0, Owned::Craftsmen { craftsmen: vec![(Guild::Brewers, 4)] })
    );
    assert_eq!(
        pad(owned(0, Owned::Crest { guild: Guild::Bakers, count: 1 }), &["Crest of the Bakers: one more"]),
        owned(0, Owned::Crest { guild: Guild::Bakers, count: 2 })
    );
    assert_eq!(
        pad(owned(0, Owned::PrestigeCrests { count: 1 }), &["Yellow", "Prestige crest: one more"]),
        owned(2, Owned::PrestigeCrests { count: 2 })
    );
    assert_eq!(pad(townsman(Townsman::Apprentice, 1), &["Engraver"]), townsman(Townsman::Engraver, 1));
}

#[test]
fn a_ruling_and_a_name_are_corrected_too() {
    let ruled = |talers| Entry::Ruling { round: 1, fact: Fact::Talers { seat: Seat(0), talers } };
    assert_eq!(corrected(Tracking::Helper, &ruled(7), &["Blue: talers: one less"]), ruled(6));
    let renamed = Entry::Person { seat: Seat(0), person: person(0) };
    let hungarian = Person { language: Some("hu".into()), ..person(0) };
    assert_eq!(
        corrected(Tracking::Helper, &renamed, &["Magyar"]),
        Entry::Person { seat: Seat(0), person: hungarian }
    );
    // Without an entry before it: from the names above the log.
    let mut guest = table(Tracking::Helper, &[]);
    guest.touch("Change name, colour or language: Orange");
    guest.touch("Green");
    guest.touch("Save");
    let green = Person { colour: "green".into(), ..person(1) };
    assert_eq!(entered(guest), [Entry::Person { seat: Seat(1), person: green }]);
}

#[test]
fn an_action_of_a_referees_game_is_chosen_anew_from_what_was_possible() {
    let mut guest = table(Tracking::Referee, &[]);
    // The first thing a referee asks is the turn order; any of the possible ones may be told.
    let folder = guest.window.folder.path().to_owned();
    let events = {
        let Window { harness, folder, .. } = guest.window;
        drop(harness);
        let mut library = Library::open(folder.path());
        let name = library.games()[0].name.clone();
        let mut session = library.resume::<Norenberc>(&name).unwrap();
        let guildhall::companion::norenberc::TableState::Referee(referee) = session.view().play else {
            panic!()
        };
        let events = referee.possible();
        assert!(events.len() > 1, "{events:?}");
        session.enter(Entry::Event(events[0])).unwrap();
        drop((session, library));
        let begin = Begin { place: Route::Table, size: SIZE, ..Begin::default() };
        guest = Guest {
            window: Window::open_in(begin, folder),
            texts: guildhall::i18n::Texts::new(Lang::En),
            touches: 0,
        };
        events
    };
    assert_eq!(folder, guest.window.folder.path());
    guest.touch_key("table-part-log");
    guest.open_entry(&Entry::Event(events[0]));
    let names = NAMES.map(str::to_owned);
    let describe = guildhall::i18n::describe::Describe { texts: &guest.texts, names: &names };
    let other = describe.say(&events[1]);
    guest.touch(&other);
    assert_eq!(entered(guest), [Entry::Event(events[1])]);
}

#[test]
fn an_entry_is_taken_out_and_a_forgotten_one_is_added_before_it() {
    let counted = Entry::Counted { seat: Seat(0), good: Good::Beer, count: 3 };
    let prestige = Entry::Prestige { guild: Guild::Bakers };
    let mut guest = table(Tracking::Helper, &[counted.clone(), prestige.clone()]);
    guest.open_entry(&prestige);
    guest.touch("Was something forgotten before this?");
    guest.touch("Somebody’s talers");
    guest.touch("Orange");
    guest.touch("Orange: talers: one more");
    guest.touch("Save");
    guest.open_entry(&counted);
    guest.touch("Remove this entry");
    assert!(!guest.window.shows("Correct an entry"));
    assert_eq!(entered(guest), [Entry::Talers { seat: Seat(1), talers: 1 }, prestige]);
    // On a score pad other things may have been forgotten.
    let talers = owned(0, Owned::Talers { talers: 9 });
    let mut guest = table(Tracking::FinalScore, std::slice::from_ref(&talers));
    guest.open_entry(&talers);
    guest.touch("Was something forgotten before this?");
    guest.touch("A craftsman");
    guest.touch("Bakers");
    guest.touch("Baker 7");
    guest.touch("Save");
    let baker = owned(0, Owned::AddCraftsman { guild: Guild::Bakers, value: 7 });
    assert_eq!(entered(guest), [baker, talers]);
}

#[test]
fn what_cannot_be_is_refused_in_words_and_a_strange_tile_is_asked_about() {
    let counted = |seat, count| Entry::Counted { seat: Seat(seat), good: Good::Beer, count };
    let mut guest = table(Tracking::Helper, &[counted(0, 6), counted(1, 6)]);
    guest.open_entry(&counted(1, 6));
    guest.touch("Orange: beer: one more");
    guest.touch("Save");
    assert!(guest.window.shows_part("There are twelve of each good"), "said why");
    assert!(guest.window.shows("Save"), "in the form, which stays open");
    assert!(guest.window.shows("Orange: beer: 7"), "with what was filled in");
    assert_eq!(entered(guest), [counted(0, 6), counted(1, 6)], "and nothing is changed");
    // As many sevens as the box should hold, and then one more.
    let tiles = default_box();
    let sevens = tiles.craftsmen(Guild::Bakers).iter().filter(|tile| tile.value == 7).count();
    let owns = |count| owned(0, Owned::Craftsmen { craftsmen: vec![(Guild::Bakers, 7); count] });
    let mut guest = table(Tracking::FinalScore, &[owns(sevens)]);
    guest.open_entry(&owns(sevens));
    guest.touch("Add: Baker 7");
    guest.touch("Save");
    guest.touch("Yes, it is");
    let entered = entered(guest);
    assert_eq!(entered[0], owns(sevens + 1));
    assert!(matches!(entered[..], [_, Entry::Box { .. }]), "{entered:?}");
}

#[test]
fn a_number_that_was_stepped_is_one_line_of_the_log() {
    let talers = |seat, talers| owned(seat, Owned::Talers { talers });
    let crest = |guild, count| owned(0, Owned::Crest { guild, count });
    let entries = [
        talers(0, 13),
        talers(0, 14),
        talers(0, 15),
        talers(1, 15),
        talers(0, 16),
        crest(Guild::Bakers, 1),
        crest(Guild::Brewers, 2),
    ];
    let guest = table(Tracking::FinalScore, &entries);
    let names = NAMES.map(str::to_owned);
    let describe = guildhall::i18n::describe::Describe { texts: &guest.texts, names: &names };
    let shown: Vec<_> = entries.iter().map(|entry| guest.window.shows(&describe.say(entry))).collect();
    assert_eq!(shown, [false, false, true, true, true, true, true]);
    assert_eq!(entered(guest).len(), entries.len(), "nothing is lost");
}

#[test]
fn where_the_prestige_crest_was_may_stay_unknown() {
    for lang in Lang::ALL {
        let counts = [[3, 1, 0, 0], [1, 2, 1, 0], [1, 0, 2, 2]];
        let mut entered = vec![Entry::Prestige { guild: Guild::Brewers }];
        for (seat, counts) in (0..).map(Seat).zip(counts) {
            for (guild, count) in Guild::ALL.into_iter().zip(counts) {
                entered.push(Entry::Counted { seat, good: guild.good(), count });
            }
        }
        let ended: Vec<_> = entered.iter().cloned().chain([Entry::EndRound]).collect();
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &ended);
        guest.touch_key("table-part-log");
        guest.open_entry(&Entry::Prestige { guild: Guild::Brewers });
        guest.touch_key("table-correct-remove");
        let question = guest.texts.get("companion-ask-prestige");
        assert!(guest.window.shows(&question), "{lang:?}: now it is asked");
        guest.touch_key("table-nobody-knows-where");
        assert!(!guest.window.shows(&question), "{lang:?}: nobody is asked any more");
        assert_eq!(guest.ledger().round(), 2, "{lang:?}: the round is over all the same");
        let words = guest.texts.get("companion-entry-no-prestige");
        assert!(guest.window.shows_part(&words), "{lang:?}: and the log says so");
        // In the round that is played it does not stand in the way either.
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &entered[1..]);
        guest
            .window
            .harness
            .query_all_by_label(&guest.texts.get("table-part-end"))
            .next()
            .unwrap()
            .click_accesskit();
        guest.window.settle();
        guest.touch_key("table-nobody-knows-where");
        for _ in 0..4 {
            guest.touch_key("table-step-done");
        }
        guest.touch_key("table-next-round");
        assert_eq!(guest.ledger().round(), 2, "{lang:?}");
    }
}

#[test]
fn a_correction_that_changes_nothing_is_no_step_to_undo() {
    let workshop = [Some(Craftsman { guild: Guild::Bakers, value: 3, agent: false }), None, None, None, None];
    let tile = Tile::Townsman(Townsman::Councilman);
    let of_a_round = [
        Entry::Counted { seat: Seat(0), good: Good::Beer, count: 3 },
        Entry::Workshop { guild: Guild::Bakers, tiles: workshop },
        Entry::Recruited { seat: Seat(1), tile, first: None, used: None },
    ];
    for (tracking, entry) in of_a_round
        .map(|entry| (Tracking::Helper, entry))
        .into_iter()
        .chain([(Tracking::FinalScore, owned(0, Owned::Talers { talers: 12 }))])
    {
        let mut guest = table(tracking, std::slice::from_ref(&entry));
        let undo = guest.window.text_of_undo();
        guest.open_entry(&entry);
        guest.touch("Save");
        assert!(!guest.window.shows("Correct an entry"), "{entry:?}: the form is put away");
        assert_eq!(guest.window.text_of_undo(), undo, "{entry:?}: what was done last is what was told");
        assert!(!guest.window.shows(&guest.texts.get("table-changed")), "{entry:?}");
    }
}

#[test]
fn a_tile_that_is_used_up_is_dimmed_on_the_pad_and_asked_about() {
    for lang in Lang::ALL {
        let held =
            |value| default_box().craftsmen(Guild::Bakers).iter().filter(|it| it.value == value).count();
        let (used, left) = (7, 4);
        let mine = owned(0, Owned::Craftsmen { craftsmen: vec![(Guild::Bakers, used); held(used)] });
        let none = owned(1, Owned::Craftsmen { craftsmen: Vec::new() });
        let mut guest = table_of_three(lang, Tracking::FinalScore, 1, &[mine, none]);
        guest.touch(NAMES[1]);
        let add = |guest: &Guest, value| {
            let tile = guest.tile(Tile::Craftsman(Craftsman { guild: Guild::Bakers, value, agent: false }));
            guest.name("table-add", tile)
        };
        assert!(guest.window.shows(&add(&guest, left)), "{lang:?}");
        assert!(!guest.window.shows(&add(&guest, used)), "{lang:?}");
        let dimmed = guest.texts.with("moves-not-possible", [("text", add(&guest, used).into())]);
        guest.touch(&dimmed);
        assert!(guest.window.shows(&guest.texts.get("table-beyond")), "{lang:?}: with where the others are");
    }
}

#[test]
fn a_recruit_is_corrected_without_scrolling_and_says_what_it_waits_for() {
    let peddler = |good| Entry::Recruited {
        seat: Seat(1),
        tile: Tile::Townsman(Townsman::Peddler),
        first: Some(false),
        used: Some(Used::Peddler { good: Some(good) }),
    };
    for lang in Lang::ALL {
        let order = Entry::Order { order: vec![Seat(0), Seat(1), Seat(2)] };
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let window = window_at_table(begin, (Tracking::Helper, 1), &[order, peddler(Good::Beer)]);
        let mut guest = Guest { window, texts: guildhall::i18n::Texts::new(lang), touches: 0 };
        guest.touch_key("table-part-log");
        guest.open_entry(&peddler(Good::Beer));
        let page = guest.texts.with("norenberc-good-label", [("good", "page".into())]);
        let forgotten = guest.texts.with("table-forgotten", [("what", "recruited".into())]);
        let bottom = guest.window.place_of(&page).bottom();
        let ask = guest.texts.get("table-correct-ask-forgotten");
        for name in [&guest.texts.get("table-correct-remove"), &ask, &page] {
            let place = guest.window.place_of(name);
            assert!(place.bottom() < 0.7 * begin.size.y, "{lang:?}: {name} at {place:?}");
        }
        // Whoever was recruited instead, nothing moves.
        let mayor = guest.tile(Tile::Townsman(Townsman::Musician3));
        let before = guest.window.place_of(&mayor);
        guest.touch(&mayor);
        assert_eq!(guest.window.place_of(&mayor), before, "{lang:?}");
        let peddler = guest.tile(Tile::Townsman(Townsman::Peddler));
        guest.touch(&peddler);
        assert!((guest.window.place_of(&page).bottom() - bottom).abs() < 1.0, "{lang:?}");
        // Something that was forgotten.
        guest.touch(&ask);
        guest.touch(&forgotten);
        let waits = |guest: &Guest, what: &'static str| {
            guest.window.shows(&guest.texts.with("table-recruit-waits", [("what", what.into())]))
        };
        assert!(!waits(&guest, "who") && !waits(&guest, "first"), "{lang:?}");
        guest.touch(NAMES[1]);
        assert!(waits(&guest, "guest"), "{lang:?}");
        guest.touch(&mayor);
        assert!(waits(&guest, "first") && !guest.window.is_live("table-enter"), "{lang:?}");
        guest.touch_key("table-yes");
        assert!(!waits(&guest, "first") && guest.window.is_live("table-enter"), "{lang:?}");
    }
}

#[test]
fn the_log_says_what_was_corrected_and_shows_the_last_list_again() {
    let mut entries = crate::endings::rounds([0]);
    entries.push(Entry::Talers { seat: Seat(0), talers: 3 });
    let mut guest = table(Tracking::Helper, &entries);
    guest.touch("Every entry");
    assert!(!guest.window.shows("Corrected") && !guest.window.shows("Show the last list of changes again"));
    guest.open_entry(&Entry::Counted { seat: Seat(1), good: Good::Beer, count: 2 });
    let what = guest.texts.with("table-goods-of", [("name", "Orange".into()), ("good", "beer".into())]);
    let more = guest.texts.with("widget-stepper-more", [("what", what.into())]);
    for _ in 0..2 {
        guest.touch(&more);
    }
    guest.touch("Save");
    assert!(guest.window.shows("Corrected"));
    let list = "Round 1, favourite of the Brewers: was Blue, now Orange.";
    assert!(guest.window.shows(list));
    guest.touch("Close this list");
    assert!(!guest.window.shows(list));
    guest.touch("Show the last list of changes again");
    assert!(guest.window.shows(list));
}
