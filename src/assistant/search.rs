//! Finds the articles that answer a question, in whichever of the four languages it is asked. Two rankings are combined: one
//! learnt from examples of how people ask about each rule, and BM25, which compares words with those of the articles.

use std::collections::BTreeMap;
use std::f32::consts::LN_2;
use std::thread;

use super::article::Article;
use super::book::Book;
use super::compared::{ArticleWords, Bm25};
use super::language::{Language, Token, Unit};
use super::learned::{Example, Learned};
use super::typed::other_layout;
use super::words::words;
use crate::game::Rule;
use crate::i18n::{Lang, Texts};

pub(crate) const MOST_ANSWERS: usize = 5;

/// The weight of a sentence of an article as an example, beside a phrasing of a question.
const SENTENCE: f32 = 0.5;
/// The weight of BM25 beside the learnt ranking.
const COMPARED: f32 = 0.08;
/// How often the words of a title count in its article: they say what it is about.
const TITLE: usize = 2;
/// Subtracted for a ruling about a special case: a question about a thing in general wants the rule itself.
const RULING: f32 = 0.8;
/// Added for an article whose rule is named by its id.
const NAMED: f32 = 1000.0;
/// A question is about the game if more than one in `ONE_IN` of its telling words, as typed, are things of the game, and some
/// article has this BM25 score.
const ONE_IN: usize = 3;
const LOUD: f32 = 15.0;
/// Or if an article fits this well, as the words may be misspelt.
const SURE: f32 = 0.85;
/// Or if an article has this BM25 score, and its product with the lead over "no rule", in logarithms, is more than
/// `TOGETHER`.
const LOUDER: f32 = 24.0;
const TOGETHER: f32 = 60.0;

/// The weight of a word with a known meaning, when the language of a question is determined.
const MEANT: usize = 2;

/// Phrases that have nothing to do with a game.
const fn off(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../assets/search/off/en.txt"),
        Lang::Fr => include_str!("../../assets/search/off/fr.txt"),
        Lang::Ru => include_str!("../../assets/search/off/ru.txt"),
        Lang::Hu => include_str!("../../assets/search/off/hu.txt"),
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hit {
    pub rule: Rule,
    /// From 0 to 1.
    pub score: f32,
}

pub struct Assistant {
    pub(super) book: &'static Book,
    learned: Learned,
    compared: Bm25,
    languages: Vec<Language>,
}

/// A text as both rankings see it.
#[derive(Default)]
struct SearchMemo {
    /// Tokens of all but stop words.
    telling: Vec<Token>,
    tokens: Vec<Token>,
    pairs: Vec<Token>,
    /// True if enough of its words are things of the game as typed, before any correction.
    of_the_game: bool,
}

impl SearchMemo {
    fn new(units: &[Unit]) -> Self {
        let telling: Vec<_> = units.iter().filter(|unit| !unit.quiet).collect();
        let pair = |one: &Unit, next: &Unit| one.tokens[0].pair(next.tokens[0]);
        let mut pairs: Vec<_> = units.windows(2).map(|two| pair(&two[0], &two[1])).collect();
        // Words that say little may stand between two that say much.
        pairs.extend(telling.windows(2).map(|two| pair(two[0], two[1])));
        pairs.sort_unstable();
        pairs.dedup();
        let telling = telling.iter().flat_map(|unit| &unit.tokens).copied().collect();
        let tokens = units.iter().flat_map(|unit| &unit.tokens).copied().collect();
        Self { telling, tokens, pairs, of_the_game: false }
    }
}

struct Shelf {
    language: Language,
    examples: Vec<Example>,
    articles: BTreeMap<usize, Vec<Token>>,
}

impl Shelf {
    fn new(book: &Book, lang: Lang) -> Self {
        let language = Language::new(book, lang);
        let mut shelf = Self { language, examples: Vec::new(), articles: BTreeMap::new() };
        for (id, phrase) in (book.phrasings)(lang).lines().filter_map(|line| line.split_once(':')) {
            if let Some(rule) = book.index(id) {
                shelf.read(rule, phrase, 1.0, 1);
            }
        }
        // An index after all rules stands for none of them.
        for phrase in off(lang).lines() {
            let seen = SearchMemo::new(&shelf.language.learn(phrase));
            shelf.example(book.rules.len(), seen, 1.0);
        }
        let texts = Texts::new(lang);
        for (rule, of) in book.rules().enumerate() {
            let article = Article::new(&texts, of);
            shelf.read(rule, &article.title, 1.0, TITLE);
            for sentence in article.answer.split_inclusive(['.', ':', ';']) {
                shelf.read(rule, sentence, SENTENCE, 1);
            }
            // The rest of an article touches on too much else to be searched, but its words are known ones.
            for part in article.details.iter().chain(&article.example).chain(&article.editions) {
                shelf.language.know_words(part);
            }
        }
        shelf
    }

    fn read(&mut self, rule: usize, text: &str, weight: f32, times: usize) {
        let seen = SearchMemo::new(&self.language.learn(text));
        let article = self.articles.entry(rule).or_default();
        for _ in 0..times {
            article.extend(&seen.telling);
        }
        self.example(rule, seen, weight);
    }

    fn example(&mut self, rule: usize, seen: SearchMemo, weight: f32) {
        self.examples.push(Example { tokens: seen.tokens, pairs: seen.pairs, rule, weight });
    }
}

impl Assistant {
    /// Reads all articles of a book: a fifth of a second, so do it once.
    ///
    /// # Panics
    /// Never: nothing in the reading does.
    pub fn new(book: &'static Book) -> Self {
        let shelves: Vec<_> = thread::scope(|scope| {
            let readers: Vec<_> = Lang::ALL.map(|lang| scope.spawn(move || Shelf::new(book, lang))).into();
            readers.into_iter().map(|reader| reader.join().expect("reading does not panic")).collect()
        });
        let mut examples = Vec::new();
        let mut pages = Vec::new();
        let mut languages = Vec::new();
        for shelf in shelves {
            pages.extend(shelf.articles.into_iter().map(|(rule, tokens)| ArticleWords { rule, tokens }));
            examples.extend(shelf.examples);
            languages.push(shelf.language);
        }
        let rules = book.rules.len();
        let learned = Learned::new(&examples, rules + 1);
        Self { book, learned, compared: Bm25::new(&pages, rules), languages }
    }

    /// The articles that answer a question in any of the four languages: best first, at most five, none if the question does
    /// not seem to be about the game.
    pub fn ask(&self, question: &str) -> Vec<Hit> {
        let words = self.letters(question);
        let named: Vec<_> = words.iter().filter_map(|word| self.book.index(word)).collect();
        let seen = self.see(&words);
        if named.is_empty() && !seen.telling.iter().any(|token| self.learned.knows(*token)) {
            return Vec::new();
        }
        let mut learned = self.learned.scores(seen.tokens.iter().chain(&seen.pairs));
        let nothing = learned.pop().unwrap_or(f32::MIN);
        // Where a question is about the game, "no rule" has to be twice as likely.
        let doubt = if seen.of_the_game { LN_2 } else { 0.0 };
        if named.is_empty() && learned.iter().all(|rule| *rule + doubt < nothing) {
            return Vec::new();
        }
        let sooner = learned.iter().copied().fold(f32::MIN, f32::max) - nothing;
        let compared = self.compared.scores(&seen.telling);
        let loudest = compared.iter().copied().fold(0.0, f32::max);
        let mut answers: Vec<_> = self
            .book
            .rules()
            .zip(learned.into_iter().zip(compared))
            .enumerate()
            .map(|(index, (rule, (learned, compared)))| {
                let times = named.iter().filter(|named| **named == index).count();
                let ruling = if (self.book.is_ruling)(rule.id) { RULING } else { 0.0 };
                Hit { rule, score: learned + COMPARED * compared + NAMED * times as f32 - ruling }
            })
            .collect();
        // Those that fit equally well stay in the order of the rules.
        answers.sort_by(|a, b| b.score.total_cmp(&a.score));
        // From logarithms to shares.
        let most = answers[0].score;
        let total: f32 = answers.iter().map(|answer| (answer.score - most).exp()).sum();
        answers.truncate(MOST_ANSWERS);
        for answer in &mut answers {
            answer.score = (answer.score - most).exp() / total;
        }
        let fits = seen.of_the_game && loudest >= LOUD
            || answers[0].score >= SURE
            || loudest >= LOUDER && sooner * loudest > TOGETHER;
        if named.is_empty() && !fits {
            return Vec::new();
        }
        answers
    }

    /// The words of a question in the letters of its language: as typed, unless more of them are words in the other layout of
    /// a keyboard, or as Russian in Latin letters.
    fn letters(&self, question: &str) -> Vec<String> {
        let typed: Vec<_> = words(question).collect();
        let known = |words: &[String]| {
            let hits = self.languages.iter().map(|language| self.hits(&language.read(words)));
            hits.max().unwrap_or(0)
        };
        let mut most = known(&typed);
        let mut best = typed;
        if most >= MEANT * best.len() {
            return best;
        }
        let layout = words(&other_layout(question)).collect();
        let heard = self.languages.iter().filter_map(|language| language.heard(question));
        for other in [layout].into_iter().chain(heard) {
            let known = known(&other);
            if known > most {
                (most, best) = (known, other);
            }
        }
        best
    }

    /// The number of known words; one with a meaning counts twice.
    fn hits(&self, units: &[Unit]) -> usize {
        let hit = |unit: &Unit| unit.range.len() * if unit.meant { MEANT } else { 1 };
        units.iter().filter(|unit| self.knows(unit)).map(hit).sum()
    }

    fn knows(&self, unit: &Unit) -> bool {
        unit.tokens.iter().any(|token| self.learned.knows(*token))
    }

    fn see(&self, words: &[String]) -> SearchMemo {
        let read: Vec<_> = self.languages.iter().map(|language| language.read(words)).collect();
        // The question is in the language that knows most of it, and the meaning of most.
        let hits: Vec<usize> = read.iter().map(|units| self.hits(units)).collect();
        let most = hits.iter().max().copied().unwrap_or(0);
        let spoken: Vec<_> = (0..read.len()).filter(|&at| hits[at] == most).collect();
        let of_the_game = spoken.iter().any(|&at| {
            let telling = || read[at].iter().filter(|unit| !unit.quiet);
            let meant = telling().filter(|unit| unit.meant && self.knows(unit));
            let words = |unit: &Unit| unit.range.len();
            meant.map(words).sum::<usize>() * ONE_IN > telling().map(words).sum()
        });
        let mut known = vec![false; words.len()];
        for unit in spoken.iter().flat_map(|&at| &read[at]).filter(|unit| self.knows(unit)) {
            known[unit.range.clone()].fill(true);
        }
        // What it does not know may be a word of another language, or else a typing mistake.
        let mut foreign = Vec::new();
        let mut understood = known.clone();
        for unit in read.iter().flatten().filter(|unit| !unit.quiet && self.knows(unit)) {
            if !known[unit.range.clone()].contains(&true) {
                foreign.extend(&unit.tokens);
                understood[unit.range.clone()].fill(true);
            }
        }
        let corrected = spoken.iter().map(|&at| self.languages[at].corrected(words, &understood));
        let Some((at, (_, words))) = spoken.iter().zip(corrected).min_by_key(|(_, (slips, _))| *slips) else {
            return SearchMemo::default();
        };
        let mut seen = SearchMemo::new(&self.languages[*at].read(&words));
        seen.telling.extend(&foreign);
        seen.tokens.extend(&foreign);
        seen.of_the_game = of_the_game;
        seen
    }
}
