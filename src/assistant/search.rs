//! Finding the articles that answer a question. One index holds the articles of all four languages; a word counts in
//! every language that knows it, so the language of the question does not matter, nor a word of another edition in it.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::hash::Hash;
use std::ops::Range;
use std::sync::Arc;

use bm25::{EmbedderBuilder, Embedding, Scorer, TokenEmbedder as _, TokenEmbedding, Tokenizer};
use strsim::osa_distance;

use super::article::Article;
use super::glossary::glossary;
use super::words::{Endings, plain, words};
use crate::i18n::{Lang, Texts};
use crate::norenberc::RuleId;

/// The most articles that are offered.
pub const MOST_ANSWERS: usize = 5;

/// How often the words of a title count in its article: they say what it is about.
const TITLE: usize = 2;
/// How much a word of a question counts: as it was typed, by the thing it means, with the word after it, by a guess at a
/// typing mistake. The numbers were tuned on the first two sets of questions in `tests/questions` and on the ways of
/// asking, each as a question to an index without it.
const TYPED: f32 = 1.0;
const THING: f32 = 0.6;
const PAIR: f32 = 0.2;
const GUESSED: f32 = 0.75;
/// How much the most similar way of asking counts beside the article, and how much less each further one.
const NEAREST: f32 = 0.5;
const FURTHER: f32 = 0.2;
/// How much a ruling counts beside a rule: who asks in few words wants the rule, not its odd cases.
const RULING: f32 = 0.95;
/// What an article scores whose rule is named by its id.
const NAMED: f32 = 1000.0;
/// BM25's k1: how long it goes on counting that a word comes again. In an article the ways of asking repeat each other.
const K1_ARTICLES: f32 = 1.2;
const K1_ASKED: f32 = 3.0;
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
    articles: Scorer<(RuleId, Lang), u64>,
    /// Ways in which people ask about a rule, each for itself.
    asked: Scorer<(RuleId, Lang, usize), u64>,
    /// Every token of the articles. Its number has 64 bits: among so many, 32 would let different words meet.
    vocabulary: HashSet<u64>,
    languages: Vec<Language>,
}

/// A word as a language sees it.
#[derive(Clone)]
struct Word {
    /// The forms under which it is looked up, the usual one first.
    forms: Arc<[String]>,
    /// Whether it stands in every question.
    says_nothing: bool,
}

/// Words that stand together, but for those that say nothing.
fn pairs<'a>(words: impl Iterator<Item = &'a Word>) -> Vec<String> {
    let telling: Vec<_> = words.filter(|word| !word.says_nothing).collect();
    telling.windows(2).map(|pair| format!("{}+{}", pair[0].forms[0], pair[1].forms[0])).collect()
}

/// The tokens of a question, parted by how much they count.
#[derive(Default)]
struct Query {
    typed: Vec<u64>,
    things: BTreeSet<u64>,
    pairs: Vec<u64>,
    guessed: Vec<u64>,
}

impl Query {
    fn parts(self) -> [(f32, Embedding<u64>); 4] {
        let things = self.things.into_iter().collect();
        [(TYPED, self.typed), (THING, things), (PAIR, self.pairs), (GUESSED, self.guessed)].map(
            |(weight, tokens)| {
                let tokens = tokens.into_iter().map(|index| TokenEmbedding { index, value: 1.0 });
                (weight, Embedding(tokens.collect()))
            },
        )
    }
}

/// The keys of words in order, and what they mean.
type Phrase = (Vec<String>, BTreeSet<String>);

/// What is known of a language.
struct Language {
    endings: Endings,
    stop: BTreeSet<String>,
    /// What people say to the things they mean, by its first word, the longest first.
    things: HashMap<String, Vec<Phrase>>,
    /// All words that are known, without accents: for guessing.
    known: BTreeSet<String>,
    /// Whether words lose their vowels before others, as in French.
    elides: bool,
    /// Words that were looked up already.
    seen: HashMap<String, Word>,
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
fn index<K: Eq + Hash + Clone>(documents: &[(K, String)], k1: f32, b: f32) -> Scorer<K, u64> {
    let length: usize = documents.iter().map(|(_, document)| document.split(' ').count()).sum();
    let mean = length as f32 / documents.len() as f32;
    let embedder = EmbedderBuilder::<u64, Blanks>::with_avgdl(mean).k1(k1).b(b).build();
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
#[derive(Default)]
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
    /// Reads all articles: a fifth of a second, so once.
    pub fn new() -> Self {
        let mut languages: Vec<_> = Lang::ALL.into_iter().map(Language::new).collect();
        let (mut articles, mut asked) = (Vec::new(), Vec::new());
        for (language, lang) in languages.iter_mut().zip(Lang::ALL) {
            let texts = Texts::new(lang);
            let mut phrases: BTreeMap<RuleId, Vec<String>> = BTreeMap::new();
            for (id, phrase) in asked_file(lang).lines().filter_map(|line| line.split_once(':')) {
                let Some(rule) = RuleId::from_id(id) else { continue };
                phrases.entry(rule).or_default().push(language.tokens(phrase).join(" "));
            }
            for &rule in RuleId::ALL {
                let phrases = phrases.remove(&rule).unwrap_or_default();
                articles.push(((rule, lang), language.document(&Article::new(&texts, rule), &phrases)));
                let each = phrases.into_iter().enumerate();
                asked.extend(each.map(|(number, phrase)| ((rule, lang, number), phrase)));
            }
        }
        let tokens = articles.iter().flat_map(|(_, document)| document.split(' '));
        let vocabulary = tokens.map(u64::embed).collect();
        let articles = index(&articles, K1_ARTICLES, B_ARTICLES);
        Self { articles, asked: index(&asked, K1_ASKED, B_ASKED), vocabulary, languages }
    }

    /// The articles that answer a question in any of the four languages, best first, at most five.
    pub fn ask(&self, question: &str) -> Vec<Answer> {
        let words: Vec<_> = words(question).collect();
        let mut scores: BTreeMap<RuleId, f32> = BTreeMap::new();
        let mut asked: HashMap<_, f32> = HashMap::new();
        for (weight, tokens) in self.query(&words).parts() {
            for found in self.articles.matches(&tokens) {
                let (rule, _) = found.id;
                *scores.entry(rule).or_default() += weight * found.score;
            }
            for found in self.asked.matches(&tokens) {
                *asked.entry(found.id).or_default() += weight * found.score;
            }
        }
        // The most similar ways of asking come first; each further one counts less.
        let mut asked: Vec<_> = asked.into_iter().map(|((rule, ..), score)| (rule, score)).collect();
        asked.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        let mut weights: BTreeMap<RuleId, f32> = BTreeMap::new();
        for (rule, score) in asked {
            let weight = weights.entry(rule).or_insert(NEAREST);
            *scores.entry(rule).or_default() += *weight * score;
            *weight *= FURTHER;
        }
        for (_, score) in scores.range_mut(RuleId::X1..) {
            *score *= RULING;
        }
        for rule in words.iter().filter_map(|word| RuleId::from_id(word)) {
            *scores.entry(rule).or_default() += NAMED;
        }
        let mut answers: Vec<_> = scores.into_iter().map(|(rule, score)| Answer { rule, score }).collect();
        answers.sort_by(|a, b| b.score.total_cmp(&a.score).then(a.rule.cmp(&b.rule)));
        answers.truncate(MOST_ANSWERS);
        answers
    }

    /// The first of a word's forms that stands in an article.
    fn token(&self, forms: &[String]) -> Option<u64> {
        forms.iter().map(|form| u64::embed(form)).find(|token| self.vocabulary.contains(token))
    }

    /// The tokens of a question in all languages.
    fn query(&self, words: &[String]) -> Query {
        let mut read: Vec<Vec<Word>> = Vec::new();
        let mut hits = Vec::new();
        for language in &self.languages {
            let words: Vec<_> = words.iter().map(|word| language.word(word)).collect();
            let known = words.iter().filter(|word| word.says_nothing || self.token(&word.forms).is_some());
            let meant = language.meant(&words);
            hits.push(known.count() + meant.iter().map(|(range, _)| range.len()).sum::<usize>());
            read.push(words);
        }
        // The question is in the language that knows most of it. What says nothing there says nothing.
        let most = hits.iter().max().copied().unwrap_or(0);
        let likely = || (0..hits.len()).filter(|&language| hits[language] == most);
        let empty: Vec<_> =
            (0..words.len()).map(|at| likely().all(|language| read[language][at].says_nothing)).collect();
        let mut query = Query::default();
        let mut understood = empty.clone();
        for (language, words) in self.languages.iter().zip(&mut read) {
            for (at, word) in words.iter_mut().enumerate() {
                word.says_nothing |= empty[at];
                let token = self.token(&word.forms).filter(|_| !word.says_nothing);
                query.typed.extend(token);
                understood[at] |= word.says_nothing || token.is_some();
            }
            for (range, things) in language.meant(words) {
                query.things.extend(things.iter().map(|thing| u64::embed(thing)));
                understood[range].fill(true);
            }
            query.pairs.extend(pairs(words.iter()).into_iter().filter_map(|pair| self.token(&[pair])));
        }
        // What no language knows may be a typing mistake in the language of the question.
        let unknown = || words.iter().zip(&understood).filter(|(_, understood)| !**understood);
        for language in likely().map(|language| &self.languages[language]) {
            for guess in unknown().flat_map(|(word, _)| language.guesses(word)) {
                let guess = language.word(guess);
                query.guessed.extend(self.token(&guess.forms));
                let meant = language.meant(std::slice::from_ref(&guess));
                query
                    .things
                    .extend(meant.into_iter().flat_map(|(_, things)| things).map(|thing| u64::embed(thing)));
            }
        }
        query
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
            things: HashMap::new(),
            known: BTreeSet::new(),
            elides: lang == Lang::Fr,
            seen: HashMap::new(),
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

    /// A thing is called by this phrase.
    fn name(&mut self, phrase: Vec<String>, thing: String) {
        let Some(first) = phrase.first() else { return };
        let phrases = self.things.entry(first.clone()).or_default();
        let known = phrases.iter_mut().find(|(known, _)| *known == phrase);
        if let Some((_, things)) = known {
            things.insert(thing);
        } else {
            let place = phrases.partition_point(|(known, _)| known.len() > phrase.len());
            phrases.insert(place, (phrase, BTreeSet::from([thing])));
        }
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

    /// An article as tokens, with those of the ways of asking about it.
    fn document(&mut self, article: &Article, asked: &[String]) -> String {
        let title = self.tokens(&article.title).join(" ");
        let answer = self.tokens(&article.answer).join(" ");
        // The rest of an article touches on too much else to be searched, but its words are known ones.
        for word in
            article.details.iter().chain(&article.example).chain(&article.editions).flat_map(|it| words(it))
        {
            self.looked_up(word);
        }
        let mut parts = vec![title.as_str(); TITLE];
        parts.push(&answer);
        parts.extend(asked.iter().map(String::as_str));
        parts.join(" ")
    }

    /// The words of a text in all their forms, what they mean and which stand together; they are known from now on.
    fn tokens(&mut self, text: &str) -> Vec<String> {
        let words: Vec<_> = words(text).map(|word| self.looked_up(word)).collect();
        let meant = self.meant(&words).into_iter().flat_map(|(_, things)| things.iter().cloned());
        let mut tokens: Vec<_> = meant.collect();
        tokens.extend(pairs(words.iter()));
        let telling = words.iter().filter(|word| !word.says_nothing);
        tokens.extend(telling.flat_map(|word| word.forms.iter().cloned()));
        tokens
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
        Word { forms: self.endings.forms(word).into(), says_nothing: self.stop.contains(&plain(word)) }
    }

    /// The things that are meant: where the words stand, and which they are. Of phrases within each other the longest.
    /// Words that say nothing mean nothing by themselves, though their stems may be those of other words.
    fn meant(&self, words: &[Word]) -> Vec<(Range<usize>, &BTreeSet<String>)> {
        let mut found = Vec::new();
        let mut start = 0;
        while start < words.len() {
            let begins = |(phrase, _): &&Phrase| {
                let said = words.get(start..start + phrase.len()).unwrap_or_default();
                said.iter().any(|word| !word.says_nothing)
                    && said.iter().map(|word| &word.forms[0]).eq(phrase.iter())
            };
            let phrases = self.things.get(&words[start].forms[0]);
            let end = match phrases.and_then(|phrases| phrases.iter().find(begins)) {
                Some((phrase, things)) => {
                    let end = start + phrase.len();
                    found.push((start..end, things));
                    end
                }
                None => start + 1,
            };
            start = end;
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
