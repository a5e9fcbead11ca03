//! Finding the articles that answer a question. One index holds the articles of all four languages; a word counts in
//! every language that knows it, so the language of the question does not matter, nor a word of another edition in it.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::Hash;
use std::ops::Range;

use bm25::{EmbedderBuilder, Embedding, Scorer, TokenEmbedder as _, TokenEmbedding, Tokenizer};
use strsim::osa_distance;

use super::article::Article;
use super::glossary::glossary;
use super::words::{Endings, plain, words};
use crate::i18n::{Lang, Texts};
use crate::norenberc::RuleId;

/// The most articles that are offered.
pub const MOST_ANSWERS: usize = 5;

/// How often the words of each part of an article count: what stands in the title says what it is about.
const TITLE: usize = 9;
const ANSWER: usize = 1;
const ASKED: usize = 5;
/// How much the most similar way of asking counts beside the article, and how much less each further one.
const NEAREST: f32 = 2.6;
const FURTHER: f32 = 0.3;
/// How often a word of a question counts: as it was typed, by the thing it means, with the word after it, by a guess at a
/// typing mistake. The numbers were tuned on the questions in `tests/questions`.
const TYPED: usize = 4;
const THING: usize = 1;
const PAIR: usize = 1;
const GUESSED: usize = 3;
/// What an article scores whose rule is named by its id.
const NAMED: f32 = 1000.0;
/// BM25's k1: how long it goes on counting that a word comes again.
const REPEATS: f32 = 3.0;
/// BM25's b: how much length matters. Articles are of much the same length; ways of asking are not.
const B_ARTICLES: f32 = 0.1;
const B_ASKED: f32 = 0.8;

/// An article for a question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answer {
    /// Which rule.
    pub rule: RuleId,
    /// How well it fits.
    pub score: f32,
}

/// Finds articles.
pub struct Assistant {
    articles: Scorer<(RuleId, Lang), u32>,
    /// Ways in which people ask about a rule, each for itself.
    asked: Scorer<(RuleId, Lang, usize), u32>,
    vocabulary: BTreeMap<String, u32>,
    languages: Vec<Language>,
}

/// A word as a language sees it.
#[derive(Clone)]
struct Word {
    /// The forms under which it is looked up, the usual one first.
    forms: Vec<String>,
    /// Whether it stands in every question.
    says_nothing: bool,
}

/// Words that stand together.
fn pairs(words: &[Word]) -> Vec<String> {
    words.windows(2).map(|pair| format!("{}+{}", pair[0].forms[0], pair[1].forms[0])).collect()
}

/// What is known of a language.
struct Language {
    endings: Endings,
    stop: BTreeSet<String>,
    /// What people say to the things they mean; phrases have their words in order.
    things: BTreeMap<Vec<String>, BTreeSet<String>>,
    longest_phrase: usize,
    /// All words that are known, without accents: for guessing.
    known: BTreeSet<String>,
    /// Whether words lose their vowels before others, as in French.
    elides: bool,
    /// Words that were looked up already.
    seen: BTreeMap<String, Word>,
}

const fn asked_file(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../assets/search/asked/en.txt"),
        Lang::Fr => include_str!("../../assets/search/asked/fr.txt"),
        Lang::Ru => include_str!("../../assets/search/asked/ru.txt"),
        Lang::Hu => include_str!("../../assets/search/asked/hu.txt"),
    }
}

const STOP: &str = include_str!("../../assets/search/stop.txt");

const fn synonyms_file(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../assets/search/en.txt"),
        Lang::Fr => include_str!("../../assets/search/fr.txt"),
        Lang::Ru => include_str!("../../assets/search/ru.txt"),
        Lang::Hu => include_str!("../../assets/search/hu.txt"),
    }
}

/// Documents as BM25 sees them, every token once: looking one up then takes as long as the document has different words.
fn index<K: Eq + Hash + Clone>(documents: &[(K, String)], length_matters: f32) -> Scorer<K, u32> {
    let corpus: Vec<_> = documents.iter().map(|(_, document)| document.as_str()).collect();
    let embedder = EmbedderBuilder::<u32, _>::with_tokenizer_and_fit_to_corpus(Blanks, &corpus);
    let embedder = embedder.b(length_matters).k1(REPEATS).build();
    let mut scorer = Scorer::new();
    for (id, document) in documents {
        let mut tokens = embedder.embed(document).0;
        tokens.sort_by_key(|token| token.index);
        tokens.dedup_by_key(|token| token.index);
        scorer.upsert(id, Embedding(tokens));
    }
    scorer
}

/// Text whose words are parted by blanks and made already.
struct Blanks;

impl Tokenizer for Blanks {
    fn tokenize(&self, text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }
}

impl Default for Assistant {
    fn default() -> Self {
        Self::new()
    }
}

impl Assistant {
    /// Reads all articles: a quarter of a second, so once.
    pub fn new() -> Self {
        let mut languages: Vec<_> = Lang::ALL.into_iter().map(Language::new).collect();
        let (mut articles, mut asked) = (Vec::new(), Vec::new());
        for (language, lang) in languages.iter_mut().zip(Lang::ALL) {
            let texts = Texts::new(lang);
            let phrases = asked_file(lang).lines().filter_map(|line| line.split_once(':'));
            let phrases: Vec<_> =
                phrases.filter_map(|(id, phrase)| RuleId::from_id(id).map(|rule| (rule, phrase))).collect();
            for &rule in RuleId::ALL {
                let own = || phrases.iter().filter(|(of, _)| *of == rule).map(|(_, phrase)| *phrase);
                let article = Article::new(&texts, rule);
                articles.push(((rule, lang), language.document(&article, own())));
                asked.extend(
                    own()
                        .enumerate()
                        .map(|(number, phrase)| ((rule, lang, number), language.tokens(phrase, 1).join(" "))),
                );
            }
        }
        let tokens = articles.iter().flat_map(|(_, document)| document.split(' '));
        let vocabulary = tokens.map(|token| (token.to_owned(), u32::embed(token))).collect();
        Self { articles: index(&articles, B_ARTICLES), asked: index(&asked, B_ASKED), vocabulary, languages }
    }

    /// The articles that answer a question in any of the four languages, best first, at most five.
    pub fn ask(&self, question: &str) -> Vec<Answer> {
        let words: Vec<_> = words(question).collect();
        let named = words.iter().filter_map(|word| RuleId::from_id(word)).map(|rule| (rule, NAMED));
        let mut scores: BTreeMap<RuleId, f32> = named.collect();
        let query = self.query(&words);
        for found in self.articles.matches(&query) {
            let (rule, _) = found.id;
            *scores.entry(rule).or_default() += found.score;
        }
        // The most similar ways of asking come first; each further one counts less.
        let mut weights: BTreeMap<RuleId, f32> = BTreeMap::new();
        for found in self.asked.matches(&query) {
            let (rule, ..) = found.id;
            let weight = weights.entry(rule).or_insert(NEAREST);
            *scores.entry(rule).or_default() += *weight * found.score;
            *weight *= FURTHER;
        }
        let mut answers: Vec<_> = scores.into_iter().map(|(rule, score)| Answer { rule, score }).collect();
        answers.sort_by(|a, b| b.score.total_cmp(&a.score).then(a.rule.cmp(&b.rule)));
        answers.truncate(MOST_ANSWERS);
        answers
    }

    /// The tokens of a question in all languages, each as often as it counts.
    fn query(&self, words: &[String]) -> Embedding<u32> {
        let mut tokens = Vec::new();
        // A word counts by the first of its forms that is known.
        let mut add = |forms: &[String], times: usize| {
            let known = forms.iter().find_map(|form| self.vocabulary.get(form));
            let token = known.map(|&index| TokenEmbedding { index, value: 1.0 });
            tokens.extend(token.iter().flat_map(|token| std::iter::repeat_n(token.clone(), times)));
            token.is_some()
        };
        let mut understood = vec![false; words.len()];
        let mut hits = [0; Lang::ALL.len()];
        for (language, hits) in self.languages.iter().zip(&mut hits) {
            let words: Vec<_> = words.iter().map(|word| language.word(word)).collect();
            let keys: Vec<_> = words.iter().map(|word| word.forms[0].clone()).collect();
            for (word, understood) in words.iter().zip(&mut understood) {
                let known = word.says_nothing || add(&word.forms, TYPED);
                *hits += usize::from(known);
                *understood |= known;
            }
            for (range, things) in language.meant(&keys) {
                for thing in things {
                    add(std::slice::from_ref(thing), THING);
                }
                *hits += range.len();
                understood[range].fill(true);
            }
            let telling: Vec<_> = words.into_iter().filter(|word| !word.says_nothing).collect();
            for pair in pairs(&telling) {
                add(&[pair], PAIR);
            }
        }
        // What no language knows may be a typing mistake in the language that knows most of the rest.
        let most = hits.iter().max().copied().unwrap_or(0);
        for (language, _) in self.languages.iter().zip(hits).filter(|(_, hits)| *hits == most) {
            for word in
                words.iter().zip(&understood).filter(|(_, understood)| !**understood).map(|(word, _)| word)
            {
                for guess in language.guesses(word) {
                    add(&language.endings.forms(guess), GUESSED);
                    for thing in language.things.get(&vec![language.key(guess)]).into_iter().flatten() {
                        add(std::slice::from_ref(thing), THING);
                    }
                }
            }
        }
        Embedding(tokens)
    }
}

impl Language {
    fn new(lang: Lang) -> Self {
        let stop =
            STOP.lines().filter_map(|line| line.split_once('=')).find(|(id, _)| id.trim() == lang.id());
        let stop = stop.map_or("", |(_, words)| words);
        let mut language = Self {
            endings: Endings::new(lang),
            stop: words(stop).map(|word| plain(&word)).collect(),
            things: BTreeMap::new(),
            longest_phrase: 1,
            known: BTreeSet::new(),
            elides: lang == Lang::Fr,
            seen: BTreeMap::new(),
        };
        let mut names = BTreeMap::new();
        for entry in glossary() {
            // The same token in every language: a thing is what it is whatever it is called.
            let thing = format!("{}.{}", entry.group, entry.id);
            let name = language.phrase(entry.name(lang));
            names.entry(name.clone()).or_insert_with(|| thing.clone());
            language.name(name, thing);
        }
        for line in synonyms_file(lang).lines().filter(|line| !line.starts_with('#')) {
            let Some((official, said)) = line.split_once('=') else { continue };
            let official = language.phrase(official);
            let own = || format!("{}.{}", lang.id(), official.join(" "));
            let thing = names.get(&official).cloned().unwrap_or_else(own);
            language.name(official.clone(), thing.clone());
            for phrase in said.split(',') {
                let phrase = language.phrase(phrase);
                language.name(phrase, thing.clone());
            }
        }
        language
    }

    /// A phrase is called by this name.
    fn name(&mut self, phrase: Vec<String>, thing: String) {
        self.longest_phrase = self.longest_phrase.max(phrase.len());
        self.things.entry(phrase).or_default().insert(thing);
    }

    /// A text as the keys of its words, which are known from now on.
    fn phrase(&mut self, text: &str) -> Vec<String> {
        let words: Vec<_> = words(text).collect();
        self.known.extend(words.iter().map(|word| plain(word)));
        words.iter().map(|word| self.key(word)).collect()
    }

    /// The form of a word by which synonyms are found.
    fn key(&self, word: &str) -> String {
        self.endings.forms(word).swap_remove(0)
    }

    /// An article and the ways of asking about it as tokens.
    fn document<'a>(&mut self, article: &Article, asked: impl Iterator<Item = &'a str>) -> String {
        let mut tokens = self.tokens(&article.title, TITLE);
        tokens.extend(self.tokens(&article.answer, ANSWER));
        // The rest of an article touches on too much else to be searched, but its words are known ones.
        for word in
            article.details.iter().chain(&article.example).chain(&article.editions).flat_map(|it| words(it))
        {
            self.looked_up(word);
        }
        for phrase in asked {
            tokens.extend(self.tokens(phrase, ASKED));
        }
        tokens.join(" ")
    }

    /// The words of a text in all their forms, each so many times; they are known from now on.
    fn tokens(&mut self, text: &str, times: usize) -> Vec<String> {
        let words: Vec<_> = words(text).map(|word| self.looked_up(word)).collect();
        let keys: Vec<_> = words.iter().map(|word| word.forms[0].clone()).collect();
        let mut once = Vec::new();
        for (_, things) in self.meant(&keys) {
            once.extend(things.iter().cloned());
        }
        let telling: Vec<_> = words.into_iter().filter(|word| !word.says_nothing).collect();
        once.extend(pairs(&telling));
        once.extend(telling.into_iter().flat_map(|word| word.forms));
        std::iter::repeat_n(once, times).flatten().collect()
    }

    /// A word with its forms. In an article most words come again, so they are remembered.
    fn looked_up(&mut self, word: String) -> Word {
        if let Some(found) = self.seen.get(&word) {
            return found.clone();
        }
        let looked_up = self.word(&word);
        if !looked_up.says_nothing {
            self.known.insert(plain(&word));
        }
        self.seen.insert(word, looked_up.clone());
        looked_up
    }

    fn word(&self, word: &str) -> Word {
        Word { forms: self.endings.forms(word), says_nothing: self.stop.contains(&plain(word)) }
    }

    /// The things that are meant: where the words stand, and which they are. Of phrases within each other the longest.
    fn meant(&self, keys: &[String]) -> Vec<(Range<usize>, &BTreeSet<String>)> {
        let mut found = Vec::new();
        let mut start = 0;
        while start < keys.len() {
            let longest = (start + self.longest_phrase).min(keys.len());
            let thing =
                (start + 1..=longest).rev().find_map(|end| Some((end, self.things.get(&keys[start..end])?)));
            start = match thing {
                Some((end, things)) => {
                    found.push((start..end, things));
                    end
                }
                None => start + 1,
            };
        }
        found
    }

    /// Known words that a word may have been meant for: one slip in a short one, two in a long one.
    fn guesses(&self, word: &str) -> Vec<&String> {
        let word = plain(word);
        let length = word.chars().count();
        let slips = match length {
            0..=3 => return Vec::new(),
            4..=6 => 1,
            _ => 2,
        };
        if let Some(parts) = self.parts(&word) {
            return parts;
        }
        let mut best = (slips + 1, Vec::new());
        for known in &self.known {
            if known.chars().count().abs_diff(length) > slips {
                continue;
            }
            let distance = osa_distance(known, &word);
            match distance.cmp(&best.0) {
                std::cmp::Ordering::Less => best = (distance, vec![known]),
                std::cmp::Ordering::Equal if distance <= slips => best.1.push(known),
                std::cmp::Ordering::Equal | std::cmp::Ordering::Greater => {}
            }
        }
        if best.1.is_empty() {
            best.1 = self.relatives(&word, length);
        }
        best.1
    }

    /// Known words that a word is made of: a compound, or what an apostrophe should stand in.
    fn parts(&self, word: &str) -> Option<Vec<&String>> {
        const ELIDED: [&str; 10] = ["d", "l", "j", "n", "s", "m", "t", "c", "qu", "jusqu"];
        let mut ends = word.char_indices().map(|(end, _)| end).skip(1);
        ends.find_map(|end| {
            let (first, second) = word.split_at(end);
            let second = self.known.get(second).filter(|it| it.chars().count() > 2)?;
            if self.elides && ELIDED.contains(&first) {
                return Some(vec![second]);
            }
            Some(vec![self.known.get(first).filter(|it| it.chars().count() > 2)?, second])
        })
    }

    /// Known words that begin like this one: another form that the endings do not show.
    fn relatives(&self, word: &str, length: usize) -> Vec<&String> {
        let alike = |known: &String| known.chars().zip(word.chars()).take_while(|(a, b)| a == b).count();
        let enough = (length * 3).div_ceil(5).max(5);
        self.known.iter().filter(|known| alike(known) >= enough).collect()
    }
}
