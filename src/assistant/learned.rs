//! Learning from examples which rule a text is about: softmax regression. Every feature of a text, such as a word, has a
//! weight for every rule. It is small enough to be learnt anew at each start, and comes out the same each time.

use super::language::{ByToken, Token};

/// How often all examples are read.
const READINGS: usize = 2;
/// How far the weights of a feature move at first; the more they have moved, the less (Adagrad, with one sum a feature:
/// one a weight learns no better and takes longer).
const STEP: f32 = 2.2;
const MOVED: f32 = 0.1;
/// A rule this unlikely need not become less so.
const NOTICED: f32 = 0.03;
/// Two words that stand together less often than this say nothing that they do not say by themselves.
const OFTEN: u32 = 3;
/// An example this sure is not read again.
const SURE: f32 = 0.35;
/// How many parts of a weight are one. Weights are whole numbers of them: in half the room they are read in two thirds of the
/// time, and learn the same.
const PARTS: f32 = 1024.0;
/// A logarithm below which a likelihood is nothing.
const NOTHING: f32 = -12.0;

/// A text and the rule that it is about, by its number.
pub(super) struct Example {
    pub(super) tokens: Vec<Token>,
    /// Tokens that stand together.
    pub(super) pairs: Vec<Token>,
    pub(super) rule: usize,
    /// How much it counts.
    pub(super) weight: f32,
}

/// What was learnt.
pub(super) struct Learned {
    rules: usize,
    /// Where the weights of a feature begin.
    places: ByToken<usize>,
    weights: Vec<i16>,
}

impl Learned {
    /// Learns from examples about so many rules.
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

    /// Whether a feature came in any example.
    pub(super) fn knows(&self, feature: Token) -> bool {
        self.places.contains_key(&feature)
    }

    /// The places of those features that are known, each once.
    fn places<'a>(&self, features: impl Iterator<Item = &'a Token>) -> Vec<usize> {
        let mut places: Vec<_> = features.filter_map(|feature| self.places.get(feature).copied()).collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    /// How likely each rule is.
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

    /// For each rule the logarithm of how likely a text is about it.
    pub(super) fn scores<'a>(&self, features: impl Iterator<Item = &'a Token>) -> Vec<f32> {
        let mut scores = vec![0.0; self.rules];
        self.likely(&self.places(features), &mut scores);
        scores.into_iter().map(|likely| likely.ln().max(NOTHING)).collect()
    }
}

/// The exponential of a small negative number, near enough to compare likelihoods: unlike the exact one it is counted for
/// many numbers at once.
fn nearly_exp(of: f32) -> f32 {
    let mut power = 1.0 + of / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// How much one of so many features counts: long texts would be too sure of themselves.
fn share(features: usize) -> f32 {
    1.0 / (features.max(1) as f32).sqrt()
}

/// The numbers below this one, neighbours far apart, so that one rule does not come after the other.
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
