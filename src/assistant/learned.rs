//! Learns from examples which rule a text is about: softmax regression. Every feature of a text, such as a word, has a weight
//! for every rule. It is small enough to be trained at each start, and the result is always the same.

use super::language::{ByToken, Token};

/// Passes over all examples.
const READINGS: usize = 2;
/// The first step of a feature's weights; later ones get smaller (Adagrad, with one sum per feature: one per weight learns no
/// better and takes longer).
const STEP: f32 = 2.2;
const MOVED: f32 = 0.1;
/// A rule less likely than this is not pushed down any further.
const NOTICED: f32 = 0.03;
/// A pair of words that occurs less often than this says nothing beyond its words.
const OFTEN: u32 = 3;
/// An example with at least this likelihood is not read again.
const SURE: f32 = 0.35;
/// The scale of weights, which are integers: they take half the room and two thirds of the time, and learn the same.
const PARTS: f32 = 1024.0;
/// Logarithms of likelihoods are cut off here.
const NOTHING: f32 = -12.0;

pub(super) struct Example {
    pub(super) tokens: Vec<Token>,
    pub(super) pairs: Vec<Token>,
    pub(super) rule: usize,
    pub(super) weight: f32,
}

pub(super) struct Learned {
    rules: usize,
    places: ByToken<usize>,
    weights: Vec<i16>,
}

impl Learned {
    pub(super) fn new(examples: &[Example], rules: usize) -> Self {
        let mut learned = Self { rules, places: ByToken::default(), weights: Vec::new() };
        let mut often: ByToken<u32> = ByToken::default();
        for example in examples {
            let pairs = example.pairs.iter().filter(|pair| {
                let often = often.entry(**pair).or_default();
                *often += 1;
                *often == OFTEN
            });
            for feature in example.tokens.iter().chain(pairs) {
                let next = rules * learned.places.len();
                learned.places.entry(*feature).or_insert(next);
            }
        }
        learned.weights = vec![0; rules * learned.places.len()];
        let mut moved = vec![MOVED; learned.places.len()];
        let mut likely = vec![0.0; rules];
        let places: Vec<_> = examples
            .iter()
            .map(|example| learned.places(example.tokens.iter().chain(&example.pairs)))
            .collect();
        let mut order = mixed(examples.len());
        let mut wrong = Vec::new();
        for _ in 0..READINGS {
            order.retain(|&at| {
                let (places, example) = (&places[at], &examples[at]);
                let step = share(places.len());
                learned.likely(places, &mut likely);
                wrong.clear();
                for (rule, likely) in likely.iter().enumerate() {
                    let by = likely - f32::from(u8::from(rule == example.rule));
                    if by.abs() > NOTICED {
                        wrong.push((rule, by * step * example.weight));
                    }
                }
                let far: f32 = wrong.iter().map(|(_, by)| by * by).sum();
                for place in places {
                    let moved = &mut moved[place / rules];
                    *moved += far;
                    let step = STEP / moved.sqrt();
                    let weights = &mut learned.weights[*place..place + rules];
                    for &(rule, by) in &wrong {
                        weights[rule] = weights[rule].saturating_sub((step * by * PARTS).round() as i16);
                    }
                }
                likely[example.rule] < SURE
            });
        }
        learned
    }

    pub(super) fn knows(&self, feature: Token) -> bool {
        self.places.contains_key(&feature)
    }

    fn places<'a>(&self, features: impl Iterator<Item = &'a Token>) -> Vec<usize> {
        let mut places: Vec<_> = features.filter_map(|feature| self.places.get(feature).copied()).collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    fn likely(&self, places: &[usize], scores: &mut [f32]) {
        let mut sums = vec![0_i32; self.rules];
        for place in places {
            for (sum, weight) in sums.iter_mut().zip(&self.weights[*place..place + self.rules]) {
                *sum += i32::from(*weight);
            }
        }
        for (score, sum) in scores.iter_mut().zip(&sums) {
            *score = *sum as f32 / PARTS;
        }
        let share = share(places.len());
        let most = scores.iter().copied().fold(f32::MIN, f32::max);
        for score in &mut *scores {
            *score = nearly_exp(((*score - most) * share).max(NOTHING));
        }
        let total: f32 = scores.iter().sum();
        for score in scores {
            *score /= total;
        }
    }

    /// The logarithm of each rule's likelihood.
    pub(super) fn scores<'a>(&self, features: impl Iterator<Item = &'a Token>) -> Vec<f32> {
        let mut scores = vec![0.0; self.rules];
        self.likely(&self.places(features), &mut scores);
        scores.into_iter().map(|likely| likely.ln().max(NOTHING)).collect()
    }
}

/// The exponential of a small negative number, near enough to compare likelihoods. Unlike the exact one it can be vectorised.
fn nearly_exp(of: f32) -> f32 {
    let mut power = 1.0 + of / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// The weight of each of so many features: long texts would be too sure of themselves.
fn share(features: usize) -> f32 {
    1.0 / (features.max(1) as f32).sqrt()
}

/// The numbers below `count` with neighbours far apart, so that examples of one rule do not follow each other.
fn mixed(count: usize) -> Vec<usize> {
    let rows = count.isqrt().max(1);
    (0..rows).flat_map(|row| (row..count).step_by(rows)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token> {
        text.split(' ').map(Token::new).collect()
    }

    #[test]
    fn every_example_is_read_once() {
        for count in [0, 1, 2, 10, 101] {
            let mut order = mixed(count);
            order.sort_unstable();
            assert!(order.into_iter().eq(0..count));
        }
    }

    #[test]
    fn likelihoods_are_near_enough() {
        for of in [0.0_f32, -0.1, -1.0, -4.0, NOTHING] {
            assert!((nearly_exp(of) / of.exp() - 1.0).abs() < 0.08, "{of}");
        }
    }

    #[test]
    fn words_count_by_what_they_tell_apart() {
        let texts = ["how much is a hat", "how much is a shoe", "who is first", "who is last"];
        let example = |(at, text): (usize, &&str)| Example {
            tokens: tokens(text),
            pairs: Vec::new(),
            rule: at / 2,
            weight: 1.0,
        };
        let learned = Learned::new(&texts.iter().enumerate().map(example).collect::<Vec<_>>(), 2);
        let scores = |text| learned.scores(tokens(text).iter());
        assert!(scores("much")[0] > scores("much")[1] && scores("who")[0] < scores("who")[1]);
        assert!((scores("is")[0] - scores("is")[1]).abs() < (scores("who")[0] - scores("who")[1]).abs());
        assert!(learned.knows(Token::new("hat")) && !learned.knows(Token::new("cloth")));
    }
}
