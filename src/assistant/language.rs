//! One language as the search knows it: its words and their endings, what people call things, and what a misspelt word
//! may have been.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::ops::Range;
use std::sync::Arc;

use strsim::osa_distance;

use super::book::Book;
use super::glossary::{GlossaryEntry, ideas};
use super::words::{Endings, plain, words};
use crate::i18n::Lang;

const STOP: &str = include_str!("../../assets/search/stop.txt");

/// A form of a word, a thing or an idea as a number. It has 64 bits: among so many, 32 would let different ones meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Token(u64);

impl Token {
    pub(super) fn new(of: impl Hash) -> Self {
        let mut hasher = DefaultHasher::new();
        of.hash(&mut hasher);
        Self(hasher.finish())
    }
}

/// A word of a text, or a phrase that means something.
#[derive(Clone, Debug)]
pub(super) struct Unit {
    /// Which words of the text.
    pub(super) range: Range<usize>,
    /// What it means, then the forms of its words: at least one.
    pub(super) tokens: Vec<Token>,
    /// Whether it stands in every other question.
    pub(super) quiet: bool,
    /// Whether its meaning is known.
    pub(super) meant: bool,
}

/// A word as a language sees it.
#[derive(Clone)]
struct Word {
    /// The forms under which it is looked up, the usual one first.
    forms: Arc<[Token]>,
    quiet: bool,
}

/// What people say, and what they mean by it.
struct Phrase {
    said: Vec<Token>,
    meant: Vec<Token>,
    /// Whether it is one of several alike, such as the guilds: which one does not matter.
    alike: bool,
}

/// A word that was read: for guessing.
#[derive(Default)]
struct Known {
    often: usize,
    length: usize,
    letters: u64,
}

/// What is known of a language.
pub(super) struct Language {
    endings: Endings,
    stop: HashSet<String>,
    /// By the first word, the longest first.
    phrases: HashMap<Token, Vec<Phrase>>,
    /// All words that were read, without accents.
    known: BTreeMap<String, Known>,
    /// Whether words lose their vowels before others, as in French.
    elides: bool,
    /// Words that were looked up already.
    seen: HashMap<String, Word>,
}

/// The token of a thing, and whether it is one of several alike. It is the same in every language: a thing is what it is
/// whatever it is called.
fn thing(book: &Book, entry: &GlossaryEntry) -> (Token, bool) {
    let (group, id) = (entry.group.as_str(), entry.id.as_str());
    match (book.kind)(group, id) {
        Some(kind) => (Token::new(kind), true),
        None => (Token::new((group, id)), false),
    }
}

/// A letter as a bit: words with few bits in common cannot be near each other.
fn letters(word: &str) -> u64 {
    word.chars().fold(0, |letters, c| letters | 1 << (u32::from(c) % 64))
}

impl Language {
    pub(super) fn new(book: &Book, lang: Lang) -> Self {
        let stop =
            STOP.lines().filter_map(|line| line.split_once('=')).find(|(id, _)| id.trim() == lang.id());
        let stop = stop.map_or("", |(_, words)| words);
        let mut language = Self {
            endings: Endings::new(lang),
            stop: words(stop).map(|word| plain(&word)).collect(),
            phrases: HashMap::new(),
            known: BTreeMap::new(),
            elides: lang == Lang::Fr,
            seen: HashMap::new(),
        };
        let mut names: HashMap<Vec<Token>, (Token, bool)> = HashMap::new();
        for entry in book.names().iter().chain(&ideas()) {
            let thing = thing(book, entry);
            for said in entry.names(lang).flat_map(|name| name.split(',')) {
                let said = language.said(said);
                names.entry(said.clone()).or_insert(thing);
                language.name(said, thing);
            }
        }
        for line in (book.synonyms)(lang).lines().filter(|line| !line.starts_with('#')) {
            let Some((name, said)) = line.split_once('=') else { continue };
            // A number is the same everywhere; other things without a name in the glossary are the language's own.
            let own = || match name.trim().parse::<u8>() {
                Ok(number) => Token::new(("number", number)),
                Err(_) => Token::new((lang.id(), name.trim())),
            };
            let official = language.said(name);
            let thing = names.get(&official).copied().unwrap_or_else(|| (own(), false));
            language.name(official, thing);
            for said in said.split(',') {
                let said = language.said(said);
                language.name(said, thing);
            }
        }
        language
    }

    /// A thing is called so.
    fn name(&mut self, said: Vec<Token>, (thing, alike): (Token, bool)) {
        let Some(first) = said.first() else { return };
        let phrases = self.phrases.entry(*first).or_default();
        if let Some(known) = phrases.iter_mut().find(|known| known.said == said) {
            known.alike |= alike;
            if !known.meant.contains(&thing) {
                known.meant.push(thing);
            }
        } else {
            let place = phrases.partition_point(|known| known.said.len() > said.len());
            phrases.insert(place, Phrase { said, meant: vec![thing], alike });
        }
    }

    /// A phrase by the usual forms of its words.
    fn said(&mut self, phrase: &str) -> Vec<Token> {
        words(phrase).map(|word| self.look_up(word).forms[0]).collect()
    }

    /// Reads a text whose words are known from now on.
    pub(super) fn learn(&mut self, text: &str) -> Vec<Unit> {
        let words: Vec<_> = words(text).map(|word| self.look_up(word)).collect();
        self.units(&words)
    }

    /// Reads a question.
    pub(super) fn read(&self, words: &[String]) -> Vec<Unit> {
        let words: Vec<_> = words.iter().map(|word| self.word(word)).collect();
        self.units(&words)
    }

    /// A word with its forms. In an article most words come again, so they are remembered.
    fn look_up(&mut self, word: String) -> Word {
        let bare = plain(&word);
        let known = self.known.entry(bare).or_insert_with_key(|word| Known {
            often: 0,
            length: word.chars().count(),
            letters: letters(word),
        });
        known.often += 1;
        if let Some(found) = self.seen.get(&word) {
            return found.clone();
        }
        let found = self.word(&word);
        self.seen.insert(word, found.clone());
        found
    }

    fn word(&self, word: &str) -> Word {
        let forms = self.endings.forms(word).iter().map(Token::new).collect();
        Word { forms, quiet: self.stop.contains(&plain(word)) }
    }

    /// A text cut into units. Of phrases within each other the longest counts, and then the meanings of its words.
    fn units(&self, words: &[Word]) -> Vec<Unit> {
        let mut units = Vec::new();
        let mut start = 0;
        while let Some(first) = words.get(start) {
            let phrases = self.phrases.get(&first.forms[0]).map_or(&[][..], Vec::as_slice);
            let begins = |phrase: &&Phrase| {
                let here = words.get(start..start + phrase.said.len()).unwrap_or_default();
                here.iter().map(|word| word.forms[0]).eq(phrase.said.iter().copied())
            };
            let phrase = phrases.iter().find(begins);
            let range = start..start + phrase.map_or(1, |phrase| phrase.said.len());
            let here = &words[range.clone()];
            let mut tokens = phrase.map_or(Vec::new(), |phrase| phrase.meant.clone());
            if here.len() > 1 {
                tokens.extend(here.iter().flat_map(|word| self.meaning(word)));
            }
            if phrase.is_none_or(|phrase| !phrase.alike) {
                tokens.extend(here.iter().flat_map(|word| word.forms.iter()));
            }
            start = range.end;
            let quiet = here.iter().all(|word| word.quiet);
            units.push(Unit { range, tokens, quiet, meant: phrase.is_some() });
        }
        units
    }

    /// What a word means by itself.
    fn meaning(&self, word: &Word) -> &[Token] {
        let phrases = self.phrases.get(&word.forms[0]);
        let alone = phrases.and_then(|phrases| phrases.last()).filter(|phrase| phrase.said.len() == 1);
        alone.map_or(&[], |phrase| &phrase.meant)
    }

    /// A question without typing mistakes in the words that were not understood, and how many there were.
    pub(super) fn corrected(&self, words: &[String], understood: &[bool]) -> (usize, Vec<String>) {
        let mut slips = 0;
        let mut corrected = Vec::new();
        for (word, understood) in words.iter().zip(understood) {
            let guess = if *understood { Some((0, word.clone())) } else { self.guess(word) };
            let (off, meant) = guess.unwrap_or_else(|| (word.chars().count(), word.clone()));
            slips += off;
            corrected.extend(meant.split(' ').map(str::to_owned));
        }
        (slips, corrected)
    }

    /// The known word, or words, that an unknown one may have been meant for, and how far off it is: one slip in a short
    /// one, two in a long one.
    fn guess(&self, word: &str) -> Option<(usize, String)> {
        let word = plain(word);
        let (length, letters) = (word.chars().count(), letters(&word));
        let slips = match length {
            0..=3 => return None,
            4..=6 => 1,
            _ => 2,
        };
        let near = |(other, known): (&String, &Known)| {
            // A slip changes a letter into another, so no more than two bits.
            let differ = (known.letters ^ letters).count_ones() as usize;
            let close = known.length.abs_diff(length) <= slips && differ <= 2 * slips;
            let distance = close.then(|| osa_distance(other, &word)).filter(|&distance| distance <= slips)?;
            Some((distance, Reverse(known.often), other.clone()))
        };
        if let Some(parts) = self.parts(&word) {
            return Some((0, parts));
        }
        let nearest = self.known.iter().filter_map(near).min();
        let nearest = nearest.map(|(distance, _, word)| (distance, word));
        nearest.or_else(|| Some((slips + 1, self.relative(&word, length)?)))
    }

    /// Known words that a word is made of: a compound, or what an apostrophe should stand in.
    fn parts(&self, word: &str) -> Option<String> {
        const ELIDED: [&str; 10] = ["d", "l", "j", "n", "s", "m", "t", "c", "qu", "jusqu"];
        let known = |part: &str| self.known.get(part).is_some_and(|known| known.length > 2);
        let mut ends = word.char_indices().map(|(end, _)| end).skip(1);
        ends.find_map(|end| {
            let (first, second) = word.split_at(end);
            if !known(second) {
                None
            } else if self.elides && ELIDED.contains(&first) {
                Some(second.to_owned())
            } else {
                known(first).then(|| format!("{first} {second}"))
            }
        })
    }

    /// A known word that begins like this one: another form that the endings do not show.
    fn relative(&self, word: &str, length: usize) -> Option<String> {
        let enough = (length * 3).div_ceil(5).max(5);
        let alike = |(known, &Known { often, .. }): (_, &Known)| {
            let known: &String = known;
            let alike = known.chars().zip(word.chars()).take_while(|(a, b)| a == b).count();
            (alike >= enough).then_some((alike, often, known))
        };
        self.known.iter().filter_map(alike).max().map(|(.., known)| known.clone())
    }
}
