//! The score pad: only what matters is asked, the rulebook's example counts 38 to 40, and nothing that was told is lost.

use egui::vec2;
use guildhall::architects::scoring::Opponent;
use guildhall::architects::{Architects, Building, Resource, Skill};
use guildhall::companion::Depth;
use guildhall::companion::architects::{Did, Entry, FinalSheet, Missing, Owned, Start};
use guildhall::game::{Scored as _, Seat};
use guildhall::i18n::Lang;
use guildhall::storage::architects::ScoreSheet;
use guildhall::ui::Place;

use super::{Guest, at_table, followed};
use crate::support::{Begin, EXPORTS, Window};

/// From Home to the result of three players with four buildings each.
const TOUCHES_OF_A_SCORE: usize = 75;

const RED: [Building; 4] = [Building::Aqueduct, Building::Barracks, Building::BettingHouse, Building::Tavern];
const BLUE: [Building; 4] = [Building::University, Building::Lighthouse, Building::Church, Building::Factory];
const YELLOW: [Building; 4] =
    [Building::Keep, Building::ClayMarket, Building::MasonsHut, Building::Reservoir];

const GOLD: Missing = Missing::Goods(Resource::Gold);
const MARBLE: Missing = Missing::Goods(Resource::Marble);
const SILVER: Missing = Missing::Goods(Resource::Silver);
const CLAY: Missing = Missing::Goods(Resource::Clay);

impl Guest {
    /// Opens a table for a final score, from Home.
    fn open_pad(&mut self, players: &str) {
        self.touch_key("home-table");
        self.follow("final-score");
        if players != "3" {
            self.touch(players);
        }
        self.touch_key("table-open");
    }

    /// On to the next step.
    fn next(&mut self) {
        let next = self.with("table-next-step", [("step", "|".into())]);
        let begins = next.split('|').next().unwrap().to_owned();
        self.touch_beginning(&begins);
    }

    fn buildings(&mut self, buildings: &[Building]) {
        for building in buildings {
            self.touch_building(*building);
        }
    }

    fn level(&mut self, name: &str, level: u8) {
        let what = self.fact(name, Missing::Cathedral);
        let vp = [0, 2, 4, 7, 12, 20][usize::from(level)];
        let key =
            self.with("table-level-set", [("what", what.into()), ("level", level.into()), ("vp", vp.into())]);
        self.touch(&key);
    }

    fn virtue(&mut self, name: &str, virtue: u8) {
        let what = self.fact(name, Missing::Virtue);
        let key = self.with("table-virtue-set", [("what", what.into()), ("virtue", virtue.into())]);
        self.touch(&key);
    }

    fn count(&mut self, name: &str, fact: Missing, count: u32) {
        let what = self.fact(name, fact);
        if count <= 2 {
            self.more(&what, count as usize);
        } else {
            self.type_number(&what, None, count);
        }
    }

    /// Whether a number of somebody is asked for.
    fn asks(&self, name: &str, fact: Missing) -> bool {
        let what = self.fact(name, fact);
        self.window.shows(&self.with("widget-stepper-more", [("what", what.into())]))
    }

    fn totals(&self) -> Vec<i32> {
        let session = self.window.app().session::<Architects>().unwrap();
        let score = session.view().score.unwrap().unwrap();
        score.standings().iter().map(|standing| standing.total).collect()
    }

    /// The two sheets of the rulebook's example: numbers.
    fn numbers_of_example(&mut self, red: &str, blue: &str) {
        self.level(red, 3);
        self.virtue(red, 12);
        for (fact, count) in [(Missing::Unpaid, 2), (GOLD, 2), (MARBLE, 1), (SILVER, 6), (Missing::Prison, 3)]
        {
            self.count(red, fact, count);
        }
        self.touch_key("table-rest-none");
        self.next();
        self.level(blue, 2);
        self.virtue(blue, 6);
        for (fact, count) in [(GOLD, 1), (SILVER, 22), (Missing::Prison, 4)] {
            self.count(blue, fact, count);
        }
        self.touch_key("table-rest-none");
    }
}

#[test]
fn the_example_of_the_rulebook_typed_in_gives_38_to_40() {
    for lang in Lang::ALL {
        let mut guest = Guest::at_home(lang);
        let [red, blue] = ["blue", "orange"].map(|colour| guest.colour(colour));
        guest.open_pad("2");
        guest.buildings(&RED);
        guest.next();
        guest.buildings(&BLUE);
        guest.touch_building(Building::Smithy);
        guest.next();
        guest.numbers_of_example(&red, &blue);
        guest.touch_key("table-to-score");
        assert_eq!(guest.totals(), [38, 40], "{lang:?}");
        let headline =
            guest.with("result-headline", [("count", 1.into()), ("names", blue.into()), ("vp", 40.into())]);
        assert!(guest.window.shows(&headline), "{lang:?}: {headline}");
        let cell = guest.with("result-cell", [("what", "debts".into()), ("name", red.into())]);
        let cell = guest.with("widget-explained", [("what", cell.into()), ("number", "−4".into())]);
        guest.touch(&cell);
        let line = guest.with("score-line-debts", [("count", 2.into()), ("each", (-2).into())]);
        assert!(guest.window.shows_part(&line), "{lang:?}: {line}");
    }
}

#[test]
fn three_players_take_at_most_so_many_touches_and_only_what_matters_is_asked() {
    for lang in Lang::ALL {
        let mut guest = Guest::at_home(lang);
        let [red, blue, yellow] = ["blue", "orange", "yellow"].map(|colour| guest.colour(colour));
        guest.open_pad("3");
        guest.buildings(&RED);
        guest.next();
        guest.buildings(&BLUE);
        guest.next();
        guest.buildings(&YELLOW);
        guest.next();
        assert!(guest.asks(&red, CLAY), "{lang:?}: a clay market is on the table");
        for fact in
            [Missing::Goods(Resource::Wood), Missing::Paid, Missing::Captured, Missing::Skill(Skill::Masonry)]
        {
            assert!(!guest.asks(&red, fact), "{lang:?}: {fact:?} changes nothing");
        }
        guest.numbers_of_example(&red, &blue);
        guest.next();
        let own = [Missing::Paid, Missing::Captured, Missing::Skill(Skill::Masonry)];
        guest.level(&yellow, 1);
        guest.virtue(&yellow, 7);
        for fact in [Missing::Unpaid, GOLD, MARBLE, SILVER, CLAY, Missing::Prison].into_iter().chain(own) {
            guest.count(&yellow, fact, 1);
        }
        guest.touch_key("table-to-score");
        assert!(guest.touches <= TOUCHES_OF_A_SCORE, "{lang:?}: {} touches", guest.touches);
        // Yellow: 12 + 0, 6 + 2 (most clay), 5 + 1, 4; level 1: 2; virtue 7: 0; -2; gold and marble 2; 0; 0.
        assert_eq!(guest.totals(), [38, 37, 32], "{lang:?}");
    }
}

#[test]
fn what_one_player_has_nobody_else_can_have_and_the_refusal_is_in_sight() {
    for lang in Lang::ALL {
        let mut guest = Guest::at_home(lang);
        guest.open_pad("2");
        guest.touch_building(Building::Keep);
        guest.next();
        guest.touch_building(Building::Keep);
        let said = guest.with(
            "companion-fault",
            [
                ("fault", "built-by".into()),
                ("building", "keep".into()),
                ("name", guest.colour("blue").into()),
                ("count", 0.into()),
                ("apprentice", "none".into()),
                ("spot", "quarry".into()),
                ("question", "".into()),
                ("captor", "".into()),
            ],
        );
        assert!(guest.window.shows(&said), "{lang:?}: {said}");
    }
}

#[test]
fn what_is_left_blank_is_none_but_not_what_was_some_when_it_was_last_told() {
    let owned = |owned| Entry::Owned { seat: Seat(1), owned };
    let told = [
        owned(Owned::Unpaid { debts: Some(1) }),
        owned(Owned::Prison { workers: Some(8) }),
        Entry::Guildhall { seat: Some(Seat(1)), did: Some(Did::Built { building: Some(Building::Church) }) },
        Entry::Depth { depth: Depth::FinalScore },
    ];
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), size: vec2(1280.0, 2400.0), ..Begin::default() };
        let window = followed(begin, 3, Depth::Helper, Start::default(), |session| {
            for entry in &told {
                session.enter(entry.clone()).unwrap();
            }
        });
        let mut guest = Guest::of(lang, window);
        // Ana's buildings, those of the other two, Ana's numbers.
        (0..4).for_each(|_| guest.next());
        let sheet = |guest: &Guest| {
            let session = guest.window.app().session::<Architects>().unwrap();
            session.view().sheets[1].clone()
        };
        for (fact, count) in [(Missing::Unpaid, 1), (Missing::Prison, 8)] {
            let may_be = format!("{count}{}", guest.text("widget-unknown-short"));
            let args = [("what", guest.fact("Béla", fact).into()), ("value", may_be.into())];
            let number = guest.with("widget-stepper-value", args);
            assert!(guest.window.shows(&number), "{lang:?}: {number}");
        }
        guest.touch_key("table-rest-none");
        let FinalSheet { unpaid, prison, paid, cathedral, .. } = sheet(&guest);
        assert_eq!((unpaid, prison), (None, None), "{lang:?}: what was known is not called none");
        assert_eq!((paid, cathedral), (Some(0), Some(0)), "{lang:?}: of the rest nothing was known");
        // The first press says that it is still so.
        for (fact, count) in [(Missing::Unpaid, 1), (Missing::Prison, 8)] {
            let what = guest.fact("Béla", fact);
            guest.more(&what, 1);
            let sheet = sheet(&guest);
            let now = if fact == Missing::Unpaid { sheet.unpaid } else { sheet.prison.map(Into::into) };
            assert_eq!(now, Some(count), "{lang:?}");
        }
    }
}

#[test]
fn what_the_result_lacks_is_asked_where_one_stands() {
    for lang in Lang::ALL {
        let mut guest = Guest::at_home(lang);
        guest.open_pad("2");
        guest.touch_key("table-part-score");
        let red = guest.colour("blue");
        assert!(
            guest.window.shows(&guest.text("table-missing")) && guest.asks(&red, Missing::Virtue),
            "{lang:?}"
        );
        assert!(!guest.window.is_live("table-to-score"), "{lang:?}");
        let what = guest.fact(&red, Missing::Virtue);
        guest.type_number(&what, None, 9);
        guest.touch_key("table-part-sheets");
        let session = guest.window.app().session::<Architects>().unwrap();
        assert_eq!(session.view().sheets[0].virtue, Some(9), "{lang:?}");
    }
}

/// A result of two with everything told.
fn finished(lang: Lang) -> Guest {
    let mut guest = Guest::at_home(lang);
    let [red, blue] = ["blue", "orange"].map(|colour| guest.colour(colour));
    guest.open_pad("2");
    guest.buildings(&RED);
    guest.next();
    guest.buildings(&BLUE);
    guest.next();
    guest.numbers_of_example(&red, &blue);
    guest.touch_key("table-to-score");
    guest
}

#[test]
fn a_result_is_there_after_a_restart_and_every_export_can_be_read_back() {
    let mut guest = finished(Lang::En);
    for key in ["result-share-json", "result-share-csv", "result-share-bg-stats"] {
        guest.touch_key(key);
    }
    let exports = guest.window.folder.path().join(EXPORTS);
    let read = |ending: &str| {
        let mut files = std::fs::read_dir(&exports).unwrap().flatten().map(|file| file.path());
        std::fs::read(files.find(|path| path.extension().is_some_and(|it| it == ending)).unwrap()).unwrap()
    };
    let sheet = ScoreSheet::read(&read("json")).unwrap();
    let totals: Vec<_> = sheet.score().players.iter().map(|player| player.total).collect();
    assert_eq!(totals, guest.totals());
    assert!(String::from_utf8(read("csv")).unwrap().contains("Blue,1,30,7,3,-4,3,0,-1,38"));
    let play: serde_json::Value = serde_json::from_slice(&read("bgsplay")).unwrap();
    assert_eq!(play["games"][0]["name"], "Architects of the West Kingdom");
    assert_eq!(play["plays"][0]["playerScores"][0]["score"], "38");
    let Window { harness, folder, .. } = guest.window;
    drop(harness);
    let again = Guest::of(Lang::En, Window::open_from_file(folder));
    assert_eq!(again.window.app().place(), Place::Table, "one sits where one sat");
    assert_eq!(again.totals(), [38, 37]);
}

#[test]
fn what_if_moves_the_totals_and_is_kept_only_when_asked() {
    let mut guest = finished(Lang::En);
    guest.touch_key("result-what-if-open");
    let whose = guest.text("result-what-if-whose");
    let what = guest.fact(&whose, Missing::Unpaid);
    guest.more(&what, 1);
    assert!(guest.window.shows("Blue: 36"), "a debt costs 2");
    guest.touch_key("result-what-if-drop");
    assert_eq!(guest.totals(), [38, 37], "nothing is kept");
    guest.touch_key("result-what-if-open");
    guest.more(&what, 1);
    guest.touch_key("table-buildings");
    guest.touch_building(Building::Well);
    guest.touch_key("result-what-if-keep");
    assert_eq!(guest.totals(), [38 - 2 + 3 + 1, 37], "a debt, a well, and the aqueduct counts it");
}

#[test]
fn a_solo_game_is_counted_against_the_opponent() {
    for lang in Lang::ALL {
        let mut guest = Guest::at_home(lang);
        guest.touch_key("home-table");
        guest.follow("final-score");
        guest.touch("1");
        let helena = guest.with("table-opponent-is", [("opponent", "helena".into())]);
        guest.touch(&helena);
        guest.touch_key("table-open");
        guest.touch_building(Building::Well);
        guest.next();
        let own = guest.colour("blue");
        guest.virtue(&own, 10);
        guest.touch_key("table-rest-none");
        guest.next();
        let opponent = guest.with("architects-opponent", [("opponent", "helena".into())]);
        guest.virtue(&opponent, 7);
        guest.count(&opponent, Missing::Guildhall, 1);
        guest.touch_key("table-rest-none");
        guest.touch_key("table-to-score");
        // 3 + 1 against 3: more than the opponent.
        assert_eq!(guest.totals(), [4], "{lang:?}");
        let args = [
            ("result", "won".into()),
            ("name", own.into()),
            ("opponent", "helena".into()),
            ("vp", 4.into()),
            ("theirs", 3.into()),
        ];
        assert!(guest.window.shows(&guest.with("score-solo", args)), "{lang:?}");
        let shown = guest.with("score-opponent", [("opponent", "helena".into()), ("vp", 3.into())]);
        assert!(guest.window.shows(&shown), "{lang:?}: {shown}");
    }
}

#[test]
fn an_entry_can_be_taken_out_and_a_player_renamed_in_the_log() {
    let mut guest = Guest::of(Lang::En, at_table(Begin::default(), 2, None, &[]));
    guest.touch_building(Building::Keep);
    guest.touch_key("table-part-log");
    guest.touch("Correct: “Ana has built the Keep.”");
    guest.touch_key("table-correct-remove");
    let session = guest.window.app().session::<Architects>().unwrap();
    assert!(session.view().sheets[0].buildings.is_empty());
    guest.touch("Change name, colour or language: Béla");
    guest.touch("Green");
    guest.touch("Save");
    let session = guest.window.app().session::<Architects>().unwrap();
    assert_eq!(session.view().people[1].colour, "green");
}

#[test]
fn a_solo_table_has_no_markets_and_says_so() {
    let guest = Guest::of(Lang::En, at_table(Begin::default(), 1, Some(Opponent::Constantine), &[]));
    let shows = |name: &str| guest.window.labels().any(|label| label.starts_with(name));
    assert!(shows("Keep: ") && !shows("Clay Market: "));
}
