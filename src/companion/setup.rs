//! The set-up of a table: its people, the level of tracking, and the title's own start.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::title::{Start as _, TrackedTitle};
use crate::bots::Level;
use crate::game::Seat;
use crate::storage::{NameError, is_blank, new_name, same_name};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Never blank, and nobody else's at the table.
    pub name: String,
    /// The id of a colour; the window knows which there are.
    pub colour: String,
    pub shape: String,
    /// The code of a language of one's own, such as `hu`; unknown ones are saved too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The id of a [`NamedBy`], if nobody gave the name. Then `name` is in the language in which the table was opened;
    /// readers see it in theirs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
}

/// The origin of a name that nobody gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamedBy {
    Colour,
    Bot,
}

impl NamedBy {
    pub const fn id(self) -> &'static str {
        match self {
            Self::Colour => "colour",
            Self::Bot => "bot",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        [Self::Colour, Self::Bot].into_iter().find(|it| it.id() == id)
    }
}

impl Person {
    /// Somebody of whom only the name is known: the seat decides about the rest.
    pub fn called(name: String) -> Self {
        Self { name, colour: String::new(), shape: String::new(), language: None, default: None }
    }

    /// The person with the name as it is saved. Rejects a name that is blank, too long, or looks like that of another.
    pub(super) fn named<'a>(self, mut others: impl Iterator<Item = &'a Self>) -> Result<Self, NewNameError> {
        let name = new_name(&self.name).map_err(NewNameError::Name)?;
        if others.any(|other| same_name(&other.name, &name)) {
            return Err(NewNameError::EntryResult);
        }
        Ok(Self { name, ..self })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub(super) enum NewNameError {
    Name(NameError),
    EntryResult,
}

/// How much of a game is tracked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tracking {
    /// One sheet per player at the end.
    FinalScore,
    /// The game is tracked in large steps; unknown facts stay unknown.
    #[serde(rename = "round-helper")]
    Helper,
    /// Every action and every draw is checked.
    Referee,
}

impl Tracking {
    pub const ALL: [Self; 3] = [Self::FinalScore, Self::Helper, Self::Referee];
}

/// Everything known before the first entry.
#[derive(Clone, Debug, PartialEq)]
pub struct TableSetup<T: TrackedTitle> {
    /// By seat.
    pub people: Vec<Person>,
    pub tracking: Tracking,
    /// The title's own part.
    pub start: T::Start,
    /// Set for a game played in the program, not at a real table.
    pub played: Option<Played>,
}

/// A game played in the program. It is tracked as by a referee; the program is Nature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// By seat: a bot's level, or a person.
    pub bots: Vec<Option<Level>>,
    pub seed: u64,
    /// True if a person may ask for a master's advice.
    pub hints: bool,
    /// True if moves can be taken back.
    pub undo: bool,
}

impl Played {
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.bots.get(seat.index()).copied().flatten()
    }

    /// The seats of people, without bots.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat).zip(&self.bots).filter(|(_, bot)| bot.is_none()).map(|(seat, _)| seat)
    }

    /// True if several people share the screen, so that they have secrets from each other.
    pub fn is_shared(&self) -> bool {
        self.people().count() > 1
    }
}

/// A reason why a table cannot be opened. `person` is an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum TableError {
    Players {
        found: usize,
    },
    BlankName {
        person: usize,
    },
    LongName {
        person: usize,
        length: usize,
    },
    RepeatedName {
        person: usize,
    },
    Start,
    Nobody,
    /// Another program has the games: nothing entered here would be saved.
    ReadOnly,
}

impl<T: TrackedTitle> TableSetup<T> {
    pub fn names(&self) -> Vec<String> {
        self.people.iter().map(|person| person.name.clone()).collect()
    }

    pub fn players(&self) -> u8 {
        self.people.len() as u8
    }

    /// The set-up of a new table: its names have limits, and are saved without invisible characters.
    ///
    /// # Errors
    /// The first fault.
    pub fn opened(mut self) -> Result<Self, TableError> {
        for person in 0..self.people.len() {
            let named = self.people[person].clone().named(self.people[..person].iter());
            self.people[person] = named.map_err(|error| match error {
                NewNameError::Name(NameError::Blank) => TableError::BlankName { person },
                NewNameError::Name(NameError::Long { length }) => TableError::LongName { person, length },
                NewNameError::EntryResult => TableError::RepeatedName { person },
            })?;
        }
        self.check().map(|()| self)
    }

    /// Checks a set-up, perhaps one from the time when names had no limits.
    ///
    /// # Errors
    /// The first fault.
    pub fn check(&self) -> Result<(), TableError> {
        let found = self.people.len();
        let may_sit = if self.played.is_some() { T::SEATS } else { T::AT_TABLE };
        if !u8::try_from(found).is_ok_and(|found| may_sit.contains(&found)) {
            return Err(TableError::Players { found });
        }
        for (person, Person { name, .. }) in self.people.iter().enumerate() {
            if is_blank(name) {
                return Err(TableError::BlankName { person });
            }
            if self.people[..person].iter().any(|other| other.name == *name) {
                return Err(TableError::RepeatedName { person });
            }
        }
        self.start.check(self.players(), self.tracking)?;
        if let Some(played) = &self.played
            && (played.bots.len() != found || played.people().next().is_none())
        {
            return Err(TableError::Nobody);
        }
        Ok(())
    }

    pub(super) fn to_json(&self) -> Value {
        let mut head = self.start.to_json();
        let value = |value: Result<Value, _>| value.expect("a head has only text keys");
        head.insert("game".into(), T::ID.into());
        head.insert("people".into(), value(serde_json::to_value(&self.people)));
        head.insert("depth".into(), value(serde_json::to_value(self.tracking)));
        head.insert("played".into(), value(serde_json::to_value(&self.played)));
        Value::Object(head)
    }

    /// Reads the head of a journal; `None` if no table can be opened with it.
    pub(super) fn from_json(head: &Value) -> Option<Self> {
        if head.get("game").and_then(Value::as_str) != Some(T::ID) {
            return None;
        }
        let part = |key: &str| head.get(key).cloned().unwrap_or_default();
        let setup = Self {
            people: serde_json::from_value(part("people")).ok()?,
            tracking: serde_json::from_value(part("depth")).ok()?,
            start: T::Start::from_json(head)?,
            played: serde_json::from_value(part("played")).ok()?,
        };
        setup.check().ok().map(|()| setup)
    }
}
