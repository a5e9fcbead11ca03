//! One language of the search: its words and their endings, synonyms, and guesses for misspelt words.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::hash::{BuildHasherDefault, DefaultHasher, Hash, Hasher};
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use rapidfuzz::distance::osa;

use super::book::Book;
use super::glossary::{GlossaryEntry, ideas};
use super::typed::{heard, sound_of};
use super::words::{Endings, as_written, plain, words};
use crate::i18n::Lang;

const STOP: &str = include_str!("../../assets/search/stop.txt");

/// A word form, a thing or an idea, hashed to 64 bits: among so many, 32 would collide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Token(u64);

impl Token {
    pub(super) fn new(of: impl Hash) -> Self {
        let mut hasher = DefaultHasher::new();
        of.hash(&mut hasher);
        Self(hasher.finish())
    }

    /// A token for two adjacent ones, in this order. Both are hashes already, so mixing them is enough.
    pub(super) fn pair(self, next: Self) -> Self {
        Self((self.0.rotate_left(23) ^ next.0).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
}

/// A map by token. Tokens are hashes already, so they are not hashed again.
pub(super) type ByToken<T> = HashMap<Token, T, BuildHasherDefault<AsItIs>>;

#[derive(Default)]
pub(super) struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |hash, byte| hash.rotate_left(8) ^ u64::from(*byte));
    }

    fn write_u64(&mut self, token: u64) {
        self.0 = token;
    }
}

/// A word of a text, or a phrase that means something.
#[derive(Clone, Debug)]
pub(super) struct Unit {
    pub(super) range: Range<usize>,
    /// Its meanings, then the forms of its words; never empty.
    pub(super) tokens: Vec<Token>,
    /// True if it consists of stop words.
    pub(super) quiet: bool,
    pub(super) meant: bool,
}

#[derive(Clone)]
struct Word {
    /// The forms under which it is looked up, the usual one first.
    forms: Arc<[Token]>,
    quiet: bool,
}

struct Phrase {
    spoken: Vec<Token>,
    meant: Vec<Token>,
    /// True if it only stands for its kind: any of the guilds, for example.
    alike: bool,
}

struct KnownWord {
    word: String,
    often: usize,
    /// The word with its accents: each spelling and its count.
    spellings: Vec<(usize, Word)>,
    length: usize,
    letters: u64,
}

pub(super) struct Language {
    endings: Endings,
    stop: HashSet<String>,
    /// By first word, longest phrase first.
    phrases: ByToken<Vec<Phrase>>,
    /// All words read, without accents; `places` finds their index.
    known: Vec<KnownWord>,
    places: HashMap<String, usize>,
    /// True if words lose their vowels before others, as in French.
    elides: bool,
    /// True if people write it in Latin letters too, as Russian.
    sounds: bool,
    /// The most frequent known word for each sound; made on first use.
    by_sound: OnceLock<BTreeMap<String, String>>,
    /// Words already looked up: the index in `known` and in its `spellings`.
    seen: HashMap<String, (usize, usize)>,
}

/// The token of a thing, the same in every language, and whether it only stands for its kind.
fn thing(book: &Book, entry: &GlossaryEntry) -> (Token, bool) {
    let (group, id) = (entry.group.as_str(), entry.id.as_str());
    match (book.kind)(group, id) {
        Some(kind) => (Token::new(kind), true),
        None => (Token::new((group, id)), false),
    }
}

/// The letters of a word as a bit set: words that share few bits cannot be near each other.
fn letters(word: &str) -> u64 {
    word.chars().fold(0, |letters, c| letters | 1 << (u32::from(c) % 64))
}

/// The word that sounds most like this, with at most one slip in a short word, two in a long one.
fn nearest<'a>(by_sound: &'a BTreeMap<String, String>, sound: &str) -> Option<&'a String> {
    let length = sound.len();
    let slips = match length {
        0..=4 => return None,
        5..=8 => 1,
        _ => 2,
    };
    let sound = osa::BatchComparator::new(sound.bytes());
    let most = osa::Args::default().score_cutoff(slips);
    let near = by_sound.iter().filter(|(other, _)| other.len().abs_diff(length) <= slips);
    let near = near.filter_map(|(other, word)| Some((sound.distance_with_args(other.bytes(), &most)?, word)));
    near.min().map(|(_, word)| word)
}

impl Language {
    pub(super) fn new(book: &Book, lang: Lang) -> Self {
        let stop =
            STOP.lines().filter_map(|line| line.split_once('=')).find(|(id, _)| id.trim() == lang.id());
        let stop = stop.map_or("", |(_, words)| words);
        let mut language = Self {
            endings: Endings::new(lang),
            stop: words(stop).map(|word| plain(&word)).collect(),
            phrases: ByToken::default(),
            known: Vec::new(),
            places: HashMap::new(),
            elides: lang == Lang::Fr,
            sounds: lang == Lang::Ru,
            by_sound: OnceLock::new(),
            seen: HashMap::new(),
        };
        let mut names: HashMap<Vec<Token>, (Token, bool)> = HashMap::new();
        for entry in book.names().iter().chain(&ideas()) {
            let thing = thing(book, entry);
            for spoken in entry.names(lang).flat_map(|name| name.split(',')) {
                let spoken = language.spoken(spoken);
                names.entry(spoken.clone()).or_insert(thing);
                language.name(spoken, thing);
            }
        }
        for line in (book.synonyms)(lang).lines().filter(|line| !line.starts_with('#')) {
            let Some((name, spoken)) = line.split_once('=') else { continue };
            // A number is the same everywhere; other things without a name in the glossary are the language's own.
            let own = || match name.trim().parse::<u8>() {
                Ok(number) => Token::new(("number", number)),
                Err(_) => Token::new((lang.id(), name.trim())),
            };
            let official = language.spoken(name);
            let thing = names.get(&official).copied().unwrap_or_else(|| (own(), false));
            language.name(official, thing);
            for spoken in spoken.split(',') {
                let spoken = language.spoken(spoken);
                language.name(spoken, thing);
            }
        }
        language
    }

    fn name(&mut self, spoken: Vec<Token>, (thing, alike): (Token, bool)) {
        let Some(first) = spoken.first() else { return };
        let phrases = self.phrases.entry(*first).or_default();
        if let Some(known) = phrases.iter_mut().find(|known| known.spoken == spoken) {
            known.alike |= alike;
            if !known.meant.contains(&thing) {
                known.meant.push(thing);
            }
        } else {
            let place = phrases.partition_point(|known| known.spoken.len() > spoken.len());
            phrases.insert(place, Phrase { spoken, meant: vec![thing], alike });
        }
    }

    /// The usual forms of a phrase's words.
    fn spoken(&mut self, phrase: &str) -> Vec<Token> {
        as_written(&phrase.to_lowercase()).map(|word| self.look_up(word).forms[0]).collect()
    }

    /// Reads a text and learns its words.
    pub(super) fn learn(&mut self, text: &str) -> Vec<Unit> {
        let words: Vec<_> = as_written(&text.to_lowercase()).map(|word| self.look_up(word)).collect();
        self.units(&words)
    }

    /// Learns the words of a text, whatever they mean there.
    pub(super) fn know_words(&mut self, text: &str) {
        for word in as_written(&text.to_lowercase()) {
            self.look_up(word);
        }
    }

    /// Reads a question, without learning from it.
    pub(super) fn read(&self, words: &[String]) -> Vec<Unit> {
        let words: Vec<_> = words.iter().map(|word| self.query(word)).collect();
        self.units(&words)
    }

    /// A word with its forms. Forms are remembered, because most words of an article come again.
    fn look_up(&mut self, word: &str) -> Word {
        if let Some(&(place, spelling)) = self.seen.get(word) {
            let known = &mut self.known[place];
            known.often += 1;
            let (often, found) = &mut known.spellings[spelling];
            *often += 1;
            return found.clone();
        }
        let place = self.know(plain(word));
        let found = self.word(word);
        let spellings = &mut self.known[place].spellings;
        spellings.push((1, found.clone()));
        self.seen.insert(word.to_owned(), (place, spellings.len() - 1));
        found
    }

    /// A word of a question. Many people type no accents: a word without any is read as its most frequent spelling.
    fn query(&self, word: &str) -> Word {
        let bare = plain(word);
        if bare != word {
            return self.word(word);
        }
        let spellings = self.places.get(&bare).map(|&place| &self.known[place].spellings);
        let oftenest = spellings.and_then(|spellings| spellings.iter().max_by_key(|(often, _)| *often));
        oftenest.map_or_else(|| self.word(word), |(_, found)| found.clone())
    }

    fn know(&mut self, word: String) -> usize {
        if let Some(&place) = self.places.get(&word) {
            self.known[place].often += 1;
            return place;
        }
        let place = self.known.len();
        self.known.push(KnownWord {
            often: 1,
            spellings: Vec::new(),
            length: word.chars().count(),
            letters: letters(&word),
            word: word.clone(),
        });
        self.places.insert(word, place);
        place
    }

    fn word(&self, word: &str) -> Word {
        // The same letters are another word in another language.
        let token = |form: &String| Token::new(("form", self.endings.lang.id(), form));
        let forms = self.endings.forms(word).iter().map(token).collect();
        Word { forms, quiet: self.stop.contains(&plain(word)) }
    }

    /// Cuts a text into units: the longest of nested phrases, with the meanings of its words.
    fn units(&self, words: &[Word]) -> Vec<Unit> {
        let mut units = Vec::new();
        let mut start = 0;
        while let Some(first) = words.get(start) {
            let phrases = self.phrases.get(&first.forms[0]).map_or(&[][..], Vec::as_slice);
            let begins = |phrase: &&Phrase| {
                let here = words.get(start..start + phrase.spoken.len()).unwrap_or_default();
                here.iter().map(|word| word.forms[0]).eq(phrase.spoken.iter().copied())
            };
            let phrase = phrases.iter().find(begins);
            let range = start..start + phrase.map_or(1, |phrase| phrase.spoken.len());
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

    fn meaning(&self, word: &Word) -> &[Token] {
        let phrases = self.phrases.get(&word.forms[0]);
        let alone = phrases.and_then(|phrases| phrases.last()).filter(|phrase| phrase.spoken.len() == 1);
        alone.map_or(&[], |phrase| &phrase.meant)
    }

    /// The words of a question in Latin letters as words of this language; those that sound like none stay. `None` if the
    /// language is not written so, or no word fits.
    pub(super) fn heard(&self, question: &str) -> Option<Vec<String>> {
        if !self.sounds {
            return None;
        }
        let by_sound = self.by_sound.get_or_init(|| {
            let mut often: Vec<_> = self.known.iter().map(|known| (known.often, &known.word)).collect();
            often.sort_unstable();
            often.into_iter().map(|(_, word)| (sound_of(word), word.clone())).collect()
        });
        let heard: Vec<_> = heard(question).collect();
        if !heard.iter().any(|(_, sound)| by_sound.contains_key(sound)) {
            return None;
        }
        let near = |(word, sound): (String, String)| {
            let exact = by_sound.get(&sound);
            exact.or_else(|| nearest(by_sound, &sound)).cloned().unwrap_or(word)
        };
        Some(heard.into_iter().map(near).collect())
    }

    /// A question with typing mistakes corrected in the words that were not understood, and the number of mistakes.
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

    /// The known word or words that an unknown one may be meant for, and the distance: at most one slip in a short word, two
    /// in a long one.
    fn guess(&self, word: &str) -> Option<(usize, String)> {
        let word = plain(word);
        let (length, letters) = (word.chars().count(), letters(&word));
        let slips = match length {
            0..=3 => return None,
            4..=7 => 1,
            _ => 2,
        };
        let meant = osa::BatchComparator::new(word.chars());
        let most = osa::Args::default().score_cutoff(slips);
        if let Some(parts) = self.parts(&word) {
            return Some((0, parts));
        }
        let close = self.known.iter().filter(|known| {
            // A slip changes a letter into another, so no more than two bits.
            let differ = (known.letters ^ letters).count_ones() as usize;
            known.length.abs_diff(length) <= slips && differ <= 2 * slips
        });
        let near = close.filter_map(|known| {
            let distance = meant.distance_with_args(known.word.chars(), &most)?;
            Some((distance, Reverse(known.often), &known.word))
        });
        let nearest = near.min().map(|(distance, _, word)| (distance, word.clone()));
        nearest.or_else(|| Some((slips + 1, self.relative(&word, length)?)))
    }

    /// The known words that a word is made of: a compound, or words with a missing apostrophe.
    fn parts(&self, word: &str) -> Option<String> {
        const ELIDED: [&str; 10] = ["d", "l", "j", "n", "s", "m", "t", "c", "qu", "jusqu"];
        let known = |part: &str| self.places.get(part).is_some_and(|&place| self.known[place].length > 2);
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

    /// A known word with the same beginning: another form that the endings do not cover.
    fn relative(&self, word: &str, length: usize) -> Option<String> {
        let enough = (length * 3).div_ceil(4).max(5);
        let alike = self.known.iter().filter_map(|known| {
            let alike = known.word.chars().zip(word.chars()).take_while(|(a, b)| a == b).count();
            (alike >= enough).then_some((alike, known.often, &known.word))
        });
        alike.max().map(|(.., known)| known.clone())
    }
}
