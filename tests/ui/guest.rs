//! Somebody at a table who presses controls by their names and counts the touches.

use egui_kittest::kittest::Queryable as _;
use guildhall::companion::norenberc::{Entry, Ledger, TableState};
use guildhall::i18n::describe::{Describe, shown_names};
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::{Craftsman, Guild, Norenberc, Tile, Townsman};
use guildhall::ui::Route;
use serde_json::Value;

use crate::support::{Begin, Window};

/// Tall enough that nothing is out of sight.
pub const SIZE: egui::Vec2 = egui::vec2(1280.0, 3000.0);

/// Somebody at a table who counts their touches.
pub struct Guest {
    pub window: Window,
    pub texts: Texts,
    pub touches: usize,
}

impl Guest {
    pub fn sit_down(lang: Lang) -> Self {
        let window =
            Window::open(Begin { lang: Some(lang), place: Route::Tables, size: SIZE, ..Begin::default() });
        Self { window, texts: Texts::new(lang), touches: 0 }
    }

    pub fn touch(&mut self, name: &str) {
        self.touches += 1;
        self.window.press(name);
    }

    pub fn touch_key(&mut self, key: &str) {
        let name = self.texts.get(key);
        self.touch(&name);
    }

    /// Presses the last of several controls with this name.
    pub fn touch_last(&mut self, key: &str) {
        self.touches += 1;
        let name = self.texts.get(key);
        self.window.harness.query_all_by_label(&name).last().unwrap().click_accesskit();
        self.window.settle();
    }

    /// Opens an entry of the log, the first that reads like this.
    pub fn open_entry(&mut self, entry: &Entry) {
        let words = Describe { texts: &self.texts, names: &self.names() }.say(entry);
        let name = self.texts.with("table-log-correct", [("text", words.into())]);
        let entries = self.texts.get("table-log-entries");
        if !self.window.shows(&name) && self.window.shows(&entries) {
            self.window.press(&entries);
        }
        let lines = self.window.harness.query_all_by_label(&name);
        lines.into_iter().next().unwrap_or_else(|| panic!("{name:?} is not in the log")).click_accesskit();
        self.window.settle();
    }

    /// What is known at the table.
    pub fn ledger(&self) -> Ledger {
        match self.window.app().session::<Norenberc>().unwrap().view().play {
            TableState::Round(ledger) => (**ledger).clone(),
            other => panic!("{other:?}"),
        }
    }

    /// What everybody at the table is called on the screen.
    pub fn names(&self) -> Vec<String> {
        shown_names(&self.texts, self.window.app().session::<Norenberc>().unwrap().view().people)
    }

    pub fn tile(&self, tile: Tile) -> String {
        Describe { texts: &self.texts, names: &[] }.tile(tile)
    }

    pub fn name(&self, key: &str, what: String) -> String {
        self.texts.with(key, [("tile", what.clone().into()), ("what", what.into())])
    }

    /// A number by the keypad. The next touch, wherever it goes, enters it: here the finger comes down beside everything.
    pub fn type_number(&mut self, what: &str, number: u64) {
        let unknown = self.texts.get("widget-unknown");
        let value = [("what", what.to_owned().into()), ("value", unknown.into())];
        let field = self.texts.with("widget-stepper-value", value);
        self.touch(&field);
        for digit in number.to_string().chars() {
            self.touch(&digit.to_string());
        }
        self.window.put_finger_down(egui::pos2(2.0, 2.0));
    }

    /// Opens the workshops at a guild of whose guildmaster nothing is known.
    pub fn open_workshops(&mut self, guild: Guild) {
        let unknown = self.texts.get("widget-unknown");
        let master = [("guild", guild.id().into()), ("value", unknown.into())];
        let master = self.texts.with("table-master", master);
        self.touch(&master);
    }

    /// What a tile is called that may lie at the place which is told.
    pub fn tile_at(&self, bench: u8, craftsman: Craftsman) -> String {
        let place = self.texts.with("table-bench", [("number", bench.into())]);
        let args = [("place", place.into()), ("value", self.tile(Tile::Craftsman(craftsman)).into())];
        self.texts.with("table-bench-value", args)
    }

    /// Tells that this tile lies at the place which is told.
    pub fn settle(&mut self, bench: u8, craftsman: Craftsman) {
        let name = self.tile_at(bench, craftsman);
        self.touch(&name);
    }

    /// What a place of a drawn workshop is called.
    pub fn place(&self, guild: Guild, bench: u8, tile: Option<Craftsman>) -> String {
        let tile = tile.map_or_else(|| self.texts.get("widget-unknown"), |it| self.tile(Tile::Craftsman(it)));
        let args = [("guild", guild.id().into()), ("number", bench.into()), ("tile", tile.into())];
        self.texts.with("table-place", args)
    }

    /// From the card of a player.
    pub fn recruit(&mut self, player: usize) {
        let recruits = self.texts.with("table-recruits", [("name", self.names()[player].clone().into())]);
        self.touch(&recruits);
    }

    /// One player's sheet, as `guildhall score` reads it.
    pub fn fill_in(&mut self, player: &Value, name: &str) {
        let what = self.texts.with("table-talers-of", [("name", name.to_owned().into())]);
        self.type_number(&what, player["talers"].as_u64().unwrap());
        for craftsman in player["craftsmen"].as_array().unwrap() {
            let guild = Guild::from_id(craftsman["guild"].as_str().unwrap()).unwrap();
            let value = craftsman["value"].as_u64().unwrap() as u8;
            let tile = self.tile(Tile::Craftsman(Craftsman { guild, value, agent: false }));
            let add = self.name("table-add", tile);
            self.touch(&add);
        }
        for guild in Guild::ALL {
            let crests = player["crests"].as_array().unwrap().iter();
            let count = crests.filter(|crest| crest.as_str() == Some(guild.id())).count();
            if count > 0 {
                let args = [("guild", guild.id().into()), ("count", count.into())];
                let set = self.texts.with("table-crests-set", args);
                self.touch(&set);
            }
        }
        let prestige = player["prestige_crests"].as_u64().unwrap();
        let set = self.texts.with("table-prestige-set", [("count", prestige.into())]);
        self.touch(&set);
        for townsman in player["townsmen"].as_array().unwrap() {
            let townsman = Townsman::from_id(townsman.as_str().unwrap()).unwrap();
            let tile = self.tile(Tile::Townsman(townsman));
            let more = self.name("widget-stepper-more", tile);
            self.touch(&more);
        }
    }
}

pub fn rulebook() -> Value {
    let path = format!("{}/tests/data/score-rulebook.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

pub fn colour(texts: &Texts, index: usize) -> String {
    texts.get(
        ["widget-colour-blue", "widget-colour-orange", "widget-colour-yellow", "widget-colour-green"][index],
    )
}

/// Types in the rulebook's example, up to the final score.
pub fn rulebook_example(lang: Lang) -> Guest {
    let mut guest = Guest::sit_down(lang);
    let tracking = guest.texts.with("companion-depth", [("depth", "final-score".into())]);
    guest.touch(&tracking);
    guest.touch_key("table-open");
    for (index, player) in rulebook()["players"].as_array().unwrap().iter().enumerate() {
        let name = colour(&guest.texts, index);
        guest.fill_in(player, &name);
        if index < 2 {
            let next = colour(&guest.texts, index + 1);
            let on = guest.texts.with("table-next-player", [("name", next.into())]);
            guest.touch(&on);
        } else {
            // The way to the score stands above and below the sheet.
            guest.touch_last("table-part-score");
        }
    }
    guest
}

/// Counts goods in the order of the grid: a touch each.
pub fn count(guest: &mut Guest, counts: &[(usize, &str, u8)]) {
    for &(player, good, count) in counts {
        let name = colour(&guest.texts, player);
        let what = guest.texts.with("table-goods-of", [("name", name.into()), ("good", good.into())]);
        let set = guest.texts.with("table-count-set", [("what", what.into()), ("count", count.into())]);
        guest.touch(&set);
    }
}

pub const GOODS: [&str; 5] = ["beer", "pastry", "shoe", "page", "cloth"];

/// A round whose counts are these, by player and good.
pub fn count_all<const PLAYERS: usize, const KINDS: usize>(
    guest: &mut Guest,
    counts: [[u8; KINDS]; PLAYERS],
) {
    for (player, row) in counts.iter().enumerate() {
        for (good, &number) in GOODS.iter().zip(row) {
            count(guest, &[(player, good, number)]);
        }
    }
}

pub fn end_part(guest: &mut Guest) {
    guest.touch_last("table-part-end");
}
