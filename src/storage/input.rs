//! Reading what people wrote: JSON and TOML become a tree that remembers every key, repeated ones too, and is then read
//! field by field. An error says where, what was found and what is allowed; the words for it are in the locales.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use thiserror::Error;

use super::name::same_name;

/// The most that is read from a file or from one line of a record.
pub(crate) const MOST_BYTES: usize = 1 << 20;

/// An error in an input.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{at:?}: found {found:?}, allowed: {allowed:?}")]
pub struct InputError {
    /// The line, from 1 on, in a file with one game per line.
    pub line: Option<usize>,
    /// The place of the error.
    pub at: Location,
    /// The value found there.
    pub found: FoundInput,
    /// The values allowed there.
    pub allowed: Allowed,
}

impl InputError {
    pub(super) fn new(at: Location, found: FoundInput, allowed: Allowed) -> Self {
        Self { line: None, at, found, allowed }
    }

    #[must_use]
    pub(crate) fn in_line(self, line: usize) -> Self {
        let allowed = if self.allowed == Allowed::Json { Allowed::JsonLine } else { self.allowed };
        Self { line: Some(line), allowed, ..self }
    }
}

/// A place in an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Location {
    /// The input as a whole.
    Whole,
    /// A field, such as `players[1].townsmen[0]`.
    Field(String),
    /// A place in the text.
    Position {
        /// From 1 on.
        line: usize,
        /// From 1 on.
        column: usize,
    },
    /// A byte, from 0 on.
    Byte(usize),
}

/// Something found in an input that is not allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoundInput {
    /// Nothing: the key is not there.
    Nothing,
    /// A value of another kind.
    Kind(ValueKind),
    /// A text, as written.
    Value(String),
    /// A text that is too long, with its number of characters.
    Long(String, usize),
    /// A number, as written.
    Number(String),
    /// A count.
    Count(usize),
    /// A count of one thing: its kind, its id and the count. Its display name is up to the title.
    CountOf(&'static str, &'static str, usize),
    /// A list of players that misses this one.
    Without(String),
    /// A key that was there before.
    Repeated(String),
    /// A breach of the grammar.
    Syntax,
    /// The end, too early.
    End,
    /// Too many nested levels.
    TooDeep,
    /// Bytes that are no text.
    NotText,
    /// More than `MOST_BYTES`.
    TooLarge,
}

/// The kinds of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the variants are the names of the kinds")]
pub enum ValueKind {
    Null,
    Bool,
    Whole,
    Text,
    List,
    Object,
}

/// The values that would have been allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// A value of this kind.
    Kind(ValueKind),
    /// One of these.
    OneOf(Vec<String>),
    /// One of these keys.
    Keys(Vec<&'static str>),
    /// Each key once.
    Once,
    /// A whole number in this range.
    Range(i64, i64),
    /// A number of entries in this range.
    Entries(usize, usize),
    /// A name that is neither blank nor too long.
    Name,
    /// A name that nobody else has.
    NewName,
    /// Every player once.
    EachPlayerOnce,
    /// At most this many over the whole table.
    OverTable(usize),
    /// Exactly this many.
    Exactly(usize),
    /// Text in UTF-8.
    Utf8,
    /// JSON.
    Json,
    /// TOML.
    Toml,
    /// At most `MOST_BYTES`.
    Size,
    /// A format up to this one.
    Format(i64),
    /// One game as JSON on one line.
    JsonLine,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum InputValue {
    Missing,
    Null,
    Bool(bool),
    Whole(i128),
    Fraction(f64),
    Text(String),
    List(Vec<InputValue>),
    Object(Vec<(String, InputValue)>),
}

impl InputValue {
    pub fn from_json(bytes: &[u8]) -> Result<Self, InputError> {
        let text = text(bytes)?;
        if text.trim().is_empty() {
            return Err(InputError::new(Location::Whole, FoundInput::Nothing, Allowed::Json));
        }
        serde_json::from_str(text).map_err(|error| {
            let line = text.lines().nth(error.line().saturating_sub(1)).unwrap_or_default();
            // serde_json counts bytes; people count characters.
            let before = &line[..line.floor_char_boundary(error.column().saturating_sub(1))];
            let at = Location::Position { line: error.line(), column: before.chars().count() + 1 };
            let found = if error.is_eof() {
                FoundInput::End
            } else if error.to_string().starts_with("recursion limit") {
                FoundInput::TooDeep
            } else {
                line[before.len()..]
                    .chars()
                    .next()
                    .map_or(FoundInput::Syntax, |c| FoundInput::Value(c.into()))
            };
            InputError::new(at, found, Allowed::Json)
        })
    }

    pub(crate) fn from_toml(bytes: &[u8]) -> Result<Self, InputError> {
        let text = text(bytes)?;
        toml::from_str(text).map_err(|error: toml::de::Error| {
            let at = error.span().map_or(Location::Whole, |span| {
                let before = &text[..text.floor_char_boundary(span.start)];
                let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
                Location::Position {
                    line: before.matches('\n').count() + 1,
                    column: before[line_start..].chars().count() + 1,
                }
            });
            InputError::new(at, FoundInput::Syntax, Allowed::Toml)
        })
    }

    /// The value for a message: numbers and texts as they are written.
    fn found(&self) -> FoundInput {
        match self {
            Self::Missing => FoundInput::Nothing,
            Self::Null => FoundInput::Kind(ValueKind::Null),
            Self::Bool(_) => FoundInput::Kind(ValueKind::Bool),
            Self::Whole(number) => FoundInput::Number(number.to_string()),
            Self::Fraction(number) => FoundInput::Number(format!("{number:?}")),
            Self::Text(text) => FoundInput::Value(text.clone()),
            Self::List(_) => FoundInput::Kind(ValueKind::List),
            Self::Object(_) => FoundInput::Kind(ValueKind::Object),
        }
    }
}

fn text(bytes: &[u8]) -> Result<&str, InputError> {
    if bytes.len() > MOST_BYTES {
        return Err(InputError::new(Location::Whole, FoundInput::TooLarge, Allowed::Size));
    }
    // Some editors put a mark before the first character that nobody sees.
    let seen = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    str::from_utf8(seen).map_err(|error| {
        let byte = bytes.len() - seen.len() + error.valid_up_to();
        InputError::new(Location::Byte(byte), FoundInput::NotText, Allowed::Utf8)
    })
}

impl<'de> Deserialize<'de> for InputValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct NodeVisitor;
        impl<'de> Visitor<'de> for NodeVisitor {
            type Value = InputValue;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("any value")
            }
            fn visit_unit<E>(self) -> Result<InputValue, E> {
                Ok(InputValue::Null)
            }
            fn visit_bool<E>(self, value: bool) -> Result<InputValue, E> {
                Ok(InputValue::Bool(value))
            }
            fn visit_i64<E>(self, value: i64) -> Result<InputValue, E> {
                Ok(InputValue::Whole(value.into()))
            }
            fn visit_u64<E>(self, value: u64) -> Result<InputValue, E> {
                Ok(InputValue::Whole(value.into()))
            }
            fn visit_f64<E>(self, value: f64) -> Result<InputValue, E> {
                Ok(InputValue::Fraction(value))
            }
            fn visit_str<E>(self, value: &str) -> Result<InputValue, E> {
                Ok(InputValue::Text(value.into()))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<InputValue, A::Error> {
                let mut list = Vec::new();
                while let Some(item) = items.next_element()? {
                    list.push(item);
                }
                Ok(InputValue::List(list))
            }
            fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<InputValue, A::Error> {
                let mut object = Vec::new();
                while let Some(entry) = entries.next_entry()? {
                    object.push(entry);
                }
                Ok(InputValue::Object(object))
            }
        }
        deserializer.deserialize_any(NodeVisitor)
    }
}

/// Reads a sheet in JSON, field by field.
///
/// # Errors
/// Says where, what was found and what is allowed.
pub fn read_json<R>(
    bytes: &[u8],
    read: impl FnOnce(&Field) -> Result<R, InputError>,
) -> Result<R, InputError> {
    read(&Field::root(&InputValue::from_json(bytes)?))
}

/// A value and its place in the input.
#[derive(Clone, Debug)]
pub struct Field<'a> {
    node: &'a InputValue,
    path: String,
}

impl<'a> Field<'a> {
    pub(super) fn root(node: &'a InputValue) -> Self {
        Self { node, path: String::new() }
    }

    fn at(&self) -> Location {
        if self.path.is_empty() { Location::Whole } else { Location::Field(self.path.clone()) }
    }

    /// The place, such as `players[1].townsmen[0]`.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// An error about this value.
    pub fn error(&self, found: FoundInput, allowed: Allowed) -> InputError {
        InputError::new(self.at(), found, allowed)
    }

    pub(super) fn found(&self) -> FoundInput {
        self.node.found()
    }

    fn wrong_kind(&self, kind: ValueKind) -> InputError {
        self.error(self.found(), Allowed::Kind(kind))
    }

    /// An object with these keys and no others, each at most once.
    ///
    /// # Errors
    /// Says where, what was found and what is allowed.
    pub fn object(&self, keys: &[&'static str]) -> Result<Object<'a>, InputError> {
        let object = self.any_object()?;
        for (index, (key, _)) in object.entries.iter().enumerate() {
            let here = || Location::Field(join(&self.path, key));
            if !keys.contains(&key.as_str()) {
                let allowed = Allowed::Keys(keys.to_vec());
                return Err(InputError::new(here(), FoundInput::Value(key.clone()), allowed));
            }
            if object.entries[..index].iter().any(|(earlier, _)| earlier == key) {
                return Err(InputError::new(here(), FoundInput::Repeated(key.clone()), Allowed::Once));
            }
        }
        Ok(object)
    }

    /// An object with any keys.
    ///
    /// # Errors
    /// Says where, what was found and what is allowed.
    pub fn any_object(&self) -> Result<Object<'a>, InputError> {
        let InputValue::Object(entries) = self.node else {
            return Err(self.wrong_kind(ValueKind::Object));
        };
        Ok(Object { entries, path: self.path.clone() })
    }

    /// The entries of a list.
    ///
    /// # Errors
    /// Says where, what was found and what is allowed.
    pub fn list(&self) -> Result<Vec<Self>, InputError> {
        let InputValue::List(items) = self.node else {
            return Err(self.wrong_kind(ValueKind::List));
        };
        let field = |(index, node)| Field { node, path: format!("{}[{index}]", self.path) };
        Ok(items.iter().enumerate().map(field).collect())
    }

    /// The entries of a list of this length.
    ///
    /// # Errors
    /// Says where, what was found and what is allowed.
    pub fn list_of(&self, fewest: usize, most: usize) -> Result<Vec<Self>, InputError> {
        let list = self.list()?;
        if (fewest..=most).contains(&list.len()) {
            Ok(list)
        } else {
            Err(self.error(FoundInput::Count(list.len()), Allowed::Entries(fewest, most)))
        }
    }

    /// The entries of a list of texts without repetitions.
    pub(crate) fn each_once<T: PartialEq>(
        &self,
        read: impl Fn(&Self) -> Result<T, InputError>,
    ) -> Result<Vec<T>, InputError> {
        let mut all = Vec::new();
        for field in self.list()? {
            let item = read(&field)?;
            if all.contains(&item) {
                return Err(field.error(FoundInput::Repeated(field.text()?.to_owned()), Allowed::Once));
            }
            all.push(item);
        }
        Ok(all)
    }

    /// A text.
    ///
    /// # Errors
    /// Says where, what was found and what is allowed.
    pub fn text(&self) -> Result<&'a str, InputError> {
        let InputValue::Text(text) = self.node else {
            return Err(self.wrong_kind(ValueKind::Text));
        };
        Ok(text)
    }

    /// True or false.
    ///
    /// # Errors
    /// Says where, what was found and what is allowed.
    pub fn boolean(&self) -> Result<bool, InputError> {
        let InputValue::Bool(value) = self.node else {
            return Err(self.wrong_kind(ValueKind::Bool));
        };
        Ok(*value)
    }

    pub(crate) fn is_text(&self) -> bool {
        matches!(self.node, InputValue::Text(_))
    }

    pub(crate) fn is_missing(&self) -> bool {
        *self.node == InputValue::Missing
    }

    /// Returns true for `null`.
    pub fn is_null(&self) -> bool {
        *self.node == InputValue::Null
    }

    /// A whole number in a range.
    ///
    /// # Errors
    /// Says where, what was found and what is allowed.
    pub fn whole<T: TryFrom<i128> + Into<i64> + Copy>(&self, low: T, high: T) -> Result<T, InputError> {
        let allowed = low.into()..=high.into();
        let fits = |number: &T| allowed.contains(&(*number).into());
        let number = if let InputValue::Whole(number) = *self.node { T::try_from(number).ok() } else { None };
        number
            .filter(fits)
            .ok_or_else(|| self.error(self.node.found(), Allowed::Range(low.into(), high.into())))
    }

    /// One of these, by its id.
    ///
    /// # Errors
    /// Says where, what was found and what is allowed.
    pub fn one_of<T: Copy>(
        &self,
        all: impl IntoIterator<Item = T> + Clone,
        id: impl Fn(T) -> &'static str,
    ) -> Result<T, InputError> {
        let named = |it: &T| matches!(self.node, InputValue::Text(text) if text == id(*it));
        all.clone().into_iter().find(named).ok_or_else(|| {
            let ids = all.into_iter().map(|it| id(it).to_owned()).collect();
            self.error(self.node.found(), Allowed::OneOf(ids))
        })
    }

    /// The index of a name in this list. If none is written exactly like this, one that looks like it is accepted.
    ///
    /// # Errors
    /// Says where, what was found and what is allowed.
    pub fn name_among(&self, names: &[String]) -> Result<usize, InputError> {
        let named = |name: &String| matches!(self.node, InputValue::Text(text) if text == name);
        let alike = |name: &String| matches!(self.node, InputValue::Text(text) if same_name(text, name));
        let found = names.iter().position(named).or_else(|| names.iter().position(alike));
        found.ok_or_else(|| self.error(self.node.found(), Allowed::OneOf(names.to_vec())))
    }
}

/// An object of the input.
#[derive(Clone, Debug)]
pub struct Object<'a> {
    entries: &'a [(String, InputValue)],
    path: String,
}

impl<'a> Object<'a> {
    /// A field that may be left out.
    pub fn get(&self, key: &str) -> Option<Field<'a>> {
        let (_, node) = self.entries.iter().find(|(name, _)| name == key)?;
        Some(Field { node, path: join(&self.path, key) })
    }

    /// A field that must be there: if it is missing, reading it reports what is allowed.
    pub fn need(&self, key: &str) -> Field<'a> {
        self.get(key).unwrap_or_else(|| Field { node: &InputValue::Missing, path: join(&self.path, key) })
    }
}

fn join(path: &str, key: &str) -> String {
    // A key may be empty; a place may not.
    let key = if key.is_empty() { "\"\"" } else { key };
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}
