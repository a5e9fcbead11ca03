//! Changes to JSON and TOML that know how it is built, and not what it means: values in the place of others, keys that go,
//! come twice or are called otherwise, levels in levels.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use serde_json::Value;

use crate::bytes::{self, one};

/// A value as it stands in a file. What is no list and no object is kept as its text, because a number may be too large for
/// every type and a text may be no text.
#[derive(Clone)]
pub enum Tree {
    Leaf(String),
    List(Vec<Tree>),
    Object(Vec<(String, Tree)>),
}

/// So many levels, for parsers that call themselves.
const DEEP: [usize; 4] = [5, 60, 130, 20_000];

/// Values that are at the edge of something.
const LEAVES: [&str; 47] = [
    "null",
    "true",
    "false",
    "-1",
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "11",
    "12",
    "13",
    "26",
    "27",
    "255",
    "256",
    "9999",
    "10000",
    "65535",
    "65536",
    "2147483648",
    "9007199254740993",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775808",
    "-9223372036854775809",
    "-0",
    "1.0",
    "1.5",
    "1e2",
    "1e300",
    "1e999",
    "nan",
    "inf",
    "1979-05-27T07:32:00Z",
    "[]",
    "{}",
    "\"\"",
    "\" \"",
    "\"\\u0000\"",
    "\"\\ud800\"",
];

/// Texts that are at the edge of something.
const TEXTS: [&str; 14] = [
    "",
    " ",
    "\u{200b}",
    "Ana",
    "ana",
    "Béla ",
    "Чук\u{202e}",
    "a\tb",
    "\u{1b}[2J",
    "{ $name }",
    "../x",
    "e\u{301}",
    "👨‍👩‍👧‍👦",
    "0",
];

impl From<&Value> for Tree {
    fn from(value: &Value) -> Self {
        match value {
            Value::Array(items) => Self::List(items.iter().map(Self::from).collect()),
            Value::Object(map) => {
                Self::Object(map.iter().map(|(key, item)| (key.clone(), item.into())).collect())
            }
            leaf => Self::Leaf(leaf.to_string()),
        }
    }
}

fn text(text: &str) -> String {
    Value::from(text).to_string()
}

impl Tree {
    /// As JSON.
    pub fn json(&self) -> String {
        match self {
            Self::Leaf(text) => text.clone(),
            Self::List(items) => format!("[{}]", items.iter().map(Self::json).collect::<Vec<_>>().join(",")),
            Self::Object(entries) => {
                let entry = |(key, item): &(String, Self)| format!("{}:{}", text(key), item.json());
                format!("{{{}}}", entries.iter().map(entry).collect::<Vec<_>>().join(","))
            }
        }
    }

    /// As a TOML file.
    pub fn toml(&self) -> String {
        match self {
            Self::Object(entries) => {
                let entry = |(key, item): &(String, Self)| format!("{} = {}", text(key), item.inline());
                entries.iter().map(entry).collect::<Vec<_>>().join("\n")
            }
            other => other.inline(),
        }
    }

    /// As a TOML value on one line.
    fn inline(&self) -> String {
        match self {
            Self::Leaf(text) => text.clone(),
            Self::List(items) => {
                format!("[{}]", items.iter().map(Self::inline).collect::<Vec<_>>().join(", "))
            }
            Self::Object(entries) => {
                let entry = |(key, item): &(String, Self)| format!("{} = {}", text(key), item.inline());
                format!("{{ {} }}", entries.iter().map(entry).collect::<Vec<_>>().join(", "))
            }
        }
    }

    fn children(&self) -> Box<dyn Iterator<Item = &Self> + '_> {
        match self {
            Self::Leaf(_) => Box::new(std::iter::empty()),
            Self::List(items) => Box::new(items.iter()),
            Self::Object(entries) => Box::new(entries.iter().map(|(_, item)| item)),
        }
    }

    /// How many values there are.
    fn count(&self) -> usize {
        1 + self.children().map(Self::count).sum::<usize>()
    }

    /// One of them, the first itself.
    fn nth(&mut self, place: usize) -> &mut Self {
        if place == 0 {
            return self;
        }
        let mut left = place - 1;
        let children: Box<dyn Iterator<Item = &mut Self>> = match self {
            Self::Leaf(_) => Box::new(std::iter::empty()),
            Self::List(items) => Box::new(items.iter_mut()),
            Self::Object(entries) => Box::new(entries.iter_mut().map(|(_, item)| item)),
        };
        for child in children {
            let count = child.count();
            if left < count {
                return child.nth(left);
            }
            left -= count;
        }
        panic!("there are not so many values")
    }

    fn any(&mut self, rng: &mut ChaCha8Rng) -> &mut Self {
        let count = self.count();
        self.nth(rng.random_range(0..count))
    }

    fn keys(&self, keys: &mut Vec<String>) {
        if let Self::Object(entries) = self {
            keys.extend(entries.iter().map(|(key, _)| key.clone()));
        }
        self.children().for_each(|child| child.keys(keys));
    }

    /// Where something is in which there is something else.
    fn holders(&self, place: &mut usize, holders: &mut Vec<usize>) {
        if self.children().next().is_some() {
            holders.push(*place);
        }
        *place += 1;
        self.children().for_each(|child| child.holders(place, holders));
    }

    /// Every value replaced by another one, each for itself.
    pub fn with_each_replaced(&self, by: &str) -> impl Iterator<Item = Self> {
        (0..self.count()).map(move |place| {
            let mut changed = self.clone();
            *changed.nth(place) = Self::Leaf(by.to_owned());
            changed
        })
    }

    /// One change.
    pub fn change(&mut self, rng: &mut ChaCha8Rng, others: &[Self]) {
        match rng.random_range(0..20) {
            0 | 1 => *self.any(rng) = Self::Leaf((*one(rng, &LEAVES)).to_owned()),
            2 => {
                let other = *one(rng, &TEXTS);
                *self.any(rng) = Self::Leaf(text(other));
            }
            // Something that means something, here or elsewhere.
            3 => {
                let piece = self.clone().any(rng).clone();
                *self.any(rng) = piece;
            }
            4 | 5 => {
                let piece = one(rng, others).clone().any(rng).clone();
                *self.any(rng) = piece;
            }
            6 => {
                let tracking = *one(rng, &DEEP);
                let (open, close) = *one(rng, &[("[", "]"), ("{\"a\":", "}"), ("{a=", "}")]);
                let place = self.any(rng);
                *place = Self::Leaf(format!(
                    "{}{}{}",
                    open.repeat(tracking),
                    place.json(),
                    close.repeat(tracking)
                ));
            }
            7 => {
                let long = "x".repeat(*one(rng, &[25, 300, 5000]));
                *self.any(rng) = Self::Leaf(text(&long));
            }
            8..=11 => self.change_entries(rng),
            _ => {
                let leaves = one(rng, others).leaves();
                if let Self::Leaf(leaf) = self.any_leaf(rng) {
                    similar(rng, leaf, &leaves);
                }
            }
        }
    }

    fn leaves(&self) -> Vec<String> {
        match self {
            Self::Leaf(text) => vec![text.clone()],
            other => other.children().flat_map(Self::leaves).collect(),
        }
    }

    /// A value that has none in it, mostly.
    fn any_leaf(&mut self, rng: &mut ChaCha8Rng) -> &mut Self {
        let (count, mut holders) = (self.count(), Vec::new());
        self.holders(&mut 0, &mut holders);
        let leaves: Vec<_> = (0..count).filter(|place| holders.binary_search(place).is_err()).collect();
        self.nth(*one(rng, &leaves))
    }

    /// Entries of a list or an object go, come twice, trade places or are called otherwise.
    fn change_entries(&mut self, rng: &mut ChaCha8Rng) {
        let mut keys = Vec::new();
        self.keys(&mut keys);
        keys.extend(TEXTS.map(str::to_owned));
        let mut holders = Vec::new();
        self.holders(&mut 0, &mut holders);
        if holders.is_empty() {
            return;
        }
        let times = if rng.random_bool(0.9) { 1 } else { *one(rng, &[4, 30, 300]) };
        match self.nth(*one(rng, &holders)) {
            Self::Leaf(_) => {}
            Self::List(items) => shuffle(rng, items, times),
            Self::Object(entries) => {
                if rng.random_bool(0.4) {
                    let at = rng.random_range(0..entries.len());
                    entries[at].0.clone_from(one(rng, &keys));
                } else {
                    shuffle(rng, entries, times);
                }
            }
        }
    }
}

/// Puts a value in the place of another that may well stand there too.
fn similar(rng: &mut ChaCha8Rng, leaf: &mut String, leaves: &[String]) {
    let kind = |leaf: &str| leaf.chars().next().filter(|c| !c.is_ascii_digit());
    if let Ok(number) = leaf.parse::<i64>() {
        *leaf = number.saturating_add(*one(rng, &[-2, -1, 1, 1, 2, 7])).to_string();
    } else if matches!(leaf.as_str(), "true" | "false") {
        *leaf = (leaf == "false").to_string();
    } else {
        let alike: Vec<_> = leaves.iter().filter(|other| kind(other) == kind(leaf)).collect();
        if !alike.is_empty() {
            leaf.clone_from(*one(rng, &alike));
        }
    }
}

/// Something in a list goes, comes once more, or trades places.
pub fn shuffle<T: Clone>(rng: &mut ChaCha8Rng, items: &mut Vec<T>, times: usize) {
    if items.is_empty() {
        return;
    }
    let at = rng.random_range(0..items.len());
    let to = rng.random_range(0..items.len());
    match rng.random_range(0..4) {
        0 => drop(items.remove(at)),
        1 => items.swap(at, to),
        2 => items.truncate(at),
        _ => {
            let item = items[at].clone();
            items.splice(to..to, std::iter::repeat_n(item, times));
        }
    }
}

/// Files of one kind, as bytes and as what they mean.
pub struct Forest {
    /// The files.
    pub files: Vec<Vec<u8>>,
    /// Those that can be read.
    pub trees: Vec<Tree>,
    write: fn(&Tree) -> String,
}

impl Forest {
    pub fn json(files: Vec<Vec<u8>>) -> Self {
        let tree =
            |file: &Vec<u8>| serde_json::from_slice::<Value>(file).ok().map(|value| Tree::from(&value));
        Self { trees: files.iter().filter_map(tree).collect(), files, write: Tree::json }
    }

    pub fn toml(files: Vec<Vec<u8>>) -> Self {
        let value = |file: &Vec<u8>| toml::from_str::<Value>(str::from_utf8(file).ok()?).ok();
        let trees = files.iter().filter_map(value).map(|value| Tree::from(&value)).collect();
        Self { trees, files, write: Tree::toml }
    }

    /// One of the files with something changed: what it means, its bytes, or both.
    pub fn changed(&self, rng: &mut ChaCha8Rng) -> Vec<u8> {
        if rng.random_bool(0.2) {
            let base = one(rng, &self.files).as_slice();
            return bytes::changed(rng, base, &self.files);
        }
        let mut tree = one(rng, &self.trees).clone();
        for _ in 0..*one(rng, &[1, 1, 1, 2, 3]) {
            tree.change(rng, &self.trees);
        }
        let bytes = (self.write)(&tree).into_bytes();
        if rng.random_bool(0.1) { bytes::changed(rng, &bytes, &self.files) } else { bytes }
    }
}
