//! Architects of the West Kingdom at the table: answers with nothing set up, the score pad, its result, one's own copy.

mod at_once;
mod pad;
mod record;
mod referee;
mod screens;
mod town;

use egui_kittest::kittest::NodeT as _;
use guildhall::architects::scoring::Opponent;
use guildhall::architects::{Architects, Building};
use guildhall::companion::architects::{Boards, Entry, Missing, Session, Start, TableSetup};
use guildhall::companion::{Library, Person, Tracking};
use guildhall::i18n::{Arg, Lang, Texts};
use guildhall::storage::{Colour, Shape};
use guildhall::titles::TitleId;
use guildhall::ui::Route;

use crate::support::{Begin, Folder, Window, is_control};

/// Somebody who presses controls by their names and counts the touches.
pub struct Guest {
    pub window: Window,
    texts: Texts,
    pub touches: usize,
}

impl Guest {
    /// On Home, with this game on the shelf.
    pub fn at_home(lang: Lang) -> Self {
        Self::at(Begin { lang: Some(lang), ..Begin::default() })
    }

    pub fn at(begin: Begin) -> Self {
        Self::of(begin.lang.unwrap_or(Lang::En), open(begin))
    }

    pub fn of(lang: Lang, window: Window) -> Self {
        Self { window, texts: Texts::new(lang), touches: 0 }
    }

    pub fn texts(&self) -> &Texts {
        self.texts.of(TitleId::Architects)
    }

    pub fn text(&self, key: &str) -> String {
        self.texts().get(key)
    }

    pub fn with<'a>(&self, key: &str, args: impl IntoIterator<Item = Arg<'a>>) -> String {
        self.texts().with(key, args)
    }

    pub fn touch(&mut self, name: &str) {
        self.touches += 1;
        self.window.press(name);
    }

    pub fn touch_key(&mut self, key: &str) {
        let name = self.text(key);
        self.touch(&name);
    }

    /// Touches the only control whose name begins like this.
    pub fn touch_beginning(&mut self, begins: &str) {
        self.touches += 1;
        let nodes = self.window.harness.root().children_recursive();
        let mut called = nodes.filter(|node| {
            let inside = node.accesskit_node();
            is_control(inside.role()) && inside.label().is_some_and(|label| label.starts_with(begins))
        });
        called.next().unwrap_or_else(|| panic!("nothing begins with {begins:?}")).click_accesskit();
        assert!(called.next().is_none(), "several controls begin with {begins:?}");
        drop(called);
        self.window.settle();
    }

    /// Chooses how deep a new table is followed.
    pub fn follow(&mut self, tracking: &str) {
        let name = self.with("companion-depth", [("depth", tracking.to_owned().into())]);
        self.touch(&name);
    }

    /// Touches a building.
    pub fn touch_building(&mut self, building: Building) {
        let args =
            [("building", building.id().into()), ("vp", building.card().vp.into()), ("cost", "|".into())];
        let name = self.with("card-building", args);
        self.touch_beginning(name.split('|').next().unwrap_or_default());
    }

    /// One more of something.
    pub fn more(&mut self, what: &str, times: usize) {
        let more = self.with("widget-stepper-more", [("what", what.to_owned().into())]);
        for _ in 0..times {
            self.touch(&more);
        }
    }

    /// Types a number: the number is touched, then its digits.
    pub fn type_number(&mut self, what: &str, before: Option<u32>, number: u32) {
        let unknown = self.text("widget-unknown");
        let value = before.map_or(unknown, |before| before.to_string());
        let name =
            self.with("widget-stepper-value", [("what", what.to_owned().into()), ("value", value.into())]);
        self.touch(&name);
        for digit in number.to_string().chars() {
            self.touches += 1;
            self.window.press(&digit.to_string());
        }
    }

    /// What a number of somebody is called.
    pub fn fact(&self, name: &str, fact: Missing) -> String {
        let id = match fact {
            Missing::Buildings => "buildings",
            Missing::Cathedral => "cathedral",
            Missing::Virtue => "virtue",
            Missing::Unpaid => "unpaid",
            Missing::Paid => "paid",
            Missing::Goods(resource) => resource.id(),
            Missing::Prison => "prison",
            Missing::Captured => "captured",
            Missing::Skill(skill) => skill.id(),
            Missing::Guildhall => "guildhall",
        };
        self.with("table-fact-of", [("name", name.to_owned().into()), ("fact", id.into())])
    }

    pub fn colour(&self, colour: &str) -> String {
        self.text(&format!("widget-colour-{colour}"))
    }
}

/// A window with this game on the shelf.
pub fn open(begin: Begin) -> Window {
    let folder = Folder::new();
    let Begin { theme, zoom, .. } = begin;
    let settings = format!("theme = \"{theme}\"\nzoom = {zoom}\nanimation = false\ntitle = \"architects\"\n");
    folder.write("settings.toml", &settings);
    Window::open_in(begin, folder)
}

fn person(seat: usize) -> Person {
    Person {
        name: ["Ana", "Béla", "Чук", "Zoé", "Ede"][seat].into(),
        colour: Colour::ALL[seat].id().into(),
        shape: Shape::ALL[seat].id().into(),
        language: None,
        default: None,
    }
}

/// An open table at which this was told; with an opponent it is one person's.
pub fn at_table(begin: Begin, players: usize, opponent: Option<Opponent>, entries: &[Entry]) -> Window {
    let start = Start { boards: Boards::Standard, opponent, ..Start::default() };
    followed(begin, players, Tracking::FinalScore, start, |session| {
        for entry in entries {
            session.enter(entry.clone()).unwrap_or_else(|refused| panic!("{entry:?}: {refused:?}"));
        }
    })
}

/// An open table that is followed like this, after something was told.
pub fn followed(
    begin: Begin,
    players: usize,
    tracking: Tracking,
    start: Start,
    tell: impl FnOnce(&mut Session),
) -> Window {
    let folder = Folder::new();
    let library = Library::open(folder.path());
    let people = (0..players).map(person).collect();
    let setup = TableSetup { people, tracking, start, played: None };
    let mut session = library.begin::<Architects>(setup).unwrap();
    tell(&mut session);
    let Begin { theme, zoom, .. } = begin;
    let name = session.name();
    let settings = format!(
        "theme = \"{theme}\"\ntable = \"{name}\"\nanimation = false\nzoom = {zoom}\ntitle = \"architects\"\n"
    );
    folder.write("settings.toml", &settings);
    drop((session, library));
    Window::open_in(Begin { place: Route::Table, ..begin }, folder)
}
