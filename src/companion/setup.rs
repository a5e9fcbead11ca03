//! Who sits at a table, how deep the program follows the game, and what it is told before the first entry.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::title::{Followed, Start as _};
use crate::bots::Level;
use crate::game::Seat;
use crate::storage::{NameFault, is_blank, new_name, same_name};

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Never blank, and nobody else's at the table.
    pub name: String,
    /// The id of a colour; which ones there are is the window's business.
    pub colour: String,
    /// The id of a shape, likewise.
    pub shape: String,
    /// The code of a language of one's own, such as `hu`; what the program does not speak is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The id of where the name comes from if nobody gave it: see [`NamedBy`]. Then `name` is what it was in the language in
    /// which the table was opened; whoever reads it now sees it in theirs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
}

/// Where a name comes from that nobody gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamedBy {
    /// It is the name of the colour.
    Colour,
    /// It is the name of the bot in this seat.
    Bot,
}

impl NamedBy {
    /// The id in data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Colour => "colour",
            Self::Bot => "bot",
        }
    }

    /// Finds one by its id.
    pub fn from_id(id: &str) -> Option<Self> {
        [Self::Colour, Self::Bot].into_iter().find(|it| it.id() == id)
    }
}

impl Person {
    /// Somebody of whom only the name is known: the seat decides about the rest.
    pub fn called(name: String) -> Self {
        Self { name, colour: String::new(), shape: String::new(), language: None, default: None }
    }

    /// The same with a name as it is kept, for a table where these others sit.
    ///
    /// # Errors
    /// Where the name is blank, too long, or looks like that of another.
    pub(super) fn named<'a>(self, mut others: impl Iterator<Item = &'a Self>) -> Result<Self, NewNameFault> {
        let name = new_name(&self.name).map_err(NewNameFault::Name)?;
        if others.any(|other| same_name(&other.name, &name)) {
            return Err(NewNameFault::Taken);
        }
        Ok(Self { name, ..self })
    }
}

/// Why somebody is not called like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NewNameFault {
    Name(NameFault),
    Taken,
}

/// How deep the program follows a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Depth {
    /// One sheet a player at the end.
    FinalScore,
    /// The game is followed in large steps, what is not known stays unknown.
    #[serde(rename = "round-helper")]
    Helper,
    /// Every action and every draw is checked.
    Referee,
}

impl Depth {
    /// All three, shallow first.
    pub const ALL: [Self; 3] = [Self::FinalScore, Self::Helper, Self::Referee];
}

/// What is told before the first entry.
#[derive(Clone, Debug, PartialEq)]
pub struct TableSetup<T: Followed> {
    /// By seat.
    pub people: Vec<Person>,
    /// How deep.
    pub depth: Depth,
    /// What the title has to be told.
    pub start: T::Start,
    /// Where the game is played here and not on a real table: by whom and how.
    pub played: Option<Played>,
}

/// A game that is played in the program. It is followed as by a referee; the program is Nature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// By seat: a bot's level, or a person.
    pub bots: Vec<Option<Level>>,
    /// How everything is shuffled.
    pub seed: u64,
    /// Whether a person may ask what a master would do.
    pub hints: bool,
    /// Whether a move can be taken back.
    pub undo: bool,
}

impl Played {
    /// The bot in a seat, if there is one.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.bots.get(seat.index()).copied().flatten()
    }

    /// The people, by seat.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat).zip(&self.bots).filter(|(_, bot)| bot.is_none()).map(|(seat, _)| seat)
    }

    /// Whether several people share the screen, so that they have secrets from each other.
    pub fn is_shared(&self) -> bool {
        self.people().count() > 1
    }
}

/// Why a table cannot be opened like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFault {
    /// Not as many players as can play.
    Players {
        /// How many there are.
        found: usize,
    },
    /// A name is blank.
    BlankName {
        /// Whose, from 0 on.
        person: usize,
    },
    /// A name is too long.
    LongName {
        /// Whose, from 0 on.
        person: usize,
        /// How many characters it has.
        length: usize,
    },
    /// Somebody before has the same name.
    RepeatedName {
        /// Whose, from 0 on.
        person: usize,
    },
    /// The title cannot be started like this.
    Start,
    /// Only bots play.
    Nobody,
    /// Another program has the games: nothing entered here would be kept.
    ReadOnly,
}

impl<T: Followed> TableSetup<T> {
    /// The names by seat.
    pub fn names(&self) -> Vec<String> {
        self.people.iter().map(|person| person.name.clone()).collect()
    }

    /// How many sit at the table.
    pub fn players(&self) -> u8 {
        self.people.len() as u8
    }

    /// A table that is opened now: its names have limits, and are kept without what nobody sees.
    ///
    /// # Errors
    /// Says the first thing that cannot be.
    pub fn opened(mut self) -> Result<Self, TableFault> {
        for person in 0..self.people.len() {
            let named = self.people[person].clone().named(self.people[..person].iter());
            self.people[person] = named.map_err(|fault| match fault {
                NewNameFault::Name(NameFault::Blank) => TableFault::BlankName { person },
                NewNameFault::Name(NameFault::Long { length }) => TableFault::LongName { person, length },
                NewNameFault::Taken => TableFault::RepeatedName { person },
            })?;
        }
        self.check().map(|()| self)
    }

    /// Whether there can be a table like this, perhaps one that was opened when names had no limits.
    ///
    /// # Errors
    /// Says the first thing that cannot be.
    pub fn check(&self) -> Result<(), TableFault> {
        let found = self.people.len();
        let may_sit = if self.played.is_some() { T::SEATS } else { T::AT_TABLE };
        if !u8::try_from(found).is_ok_and(|found| may_sit.contains(&found)) {
            return Err(TableFault::Players { found });
        }
        for (person, Person { name, .. }) in self.people.iter().enumerate() {
            if is_blank(name) {
                return Err(TableFault::BlankName { person });
            }
            if self.people[..person].iter().any(|other| other.name == *name) {
                return Err(TableFault::RepeatedName { person });
            }
        }
        self.start.check(self.players(), self.depth)?;
        if let Some(played) = &self.played
            && (played.bots.len() != found || played.people().next().is_none())
        {
            return Err(TableFault::Nobody);
        }
        Ok(())
    }

    /// As the head of a journal.
    pub(super) fn to_json(&self) -> Value {
        let mut head = self.start.to_json();
        let value = |value: Result<Value, _>| value.expect("a head has only text keys");
        head.insert("game".into(), T::ID.into());
        head.insert("people".into(), value(serde_json::to_value(&self.people)));
        head.insert("depth".into(), value(serde_json::to_value(self.depth)));
        head.insert("played".into(), value(serde_json::to_value(&self.played)));
        Value::Object(head)
    }

    /// From the head of a journal; nothing where no table can be opened with it.
    pub(super) fn from_json(head: &Value) -> Option<Self> {
        if head.get("game").and_then(Value::as_str) != Some(T::ID) {
            return None;
        }
        let part = |key: &str| head.get(key).cloned().unwrap_or_default();
        let setup = Self {
            people: serde_json::from_value(part("people")).ok()?,
            depth: serde_json::from_value(part("depth")).ok()?,
            start: T::Start::from_json(head)?,
            played: serde_json::from_value(part("played")).ok()?,
        };
        setup.check().ok().map(|()| setup)
    }
}
