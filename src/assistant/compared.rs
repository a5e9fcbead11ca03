//! Ranking without examples: BM25 compares the words of a question with those of every article. A word counts more the fewer
//! articles have it, and the more often this one does.

use super::language::{ByToken, Token};

/// BM25's k1: how long repetitions of a word keep counting.
const K1: f32 = 1.2;

pub(super) struct ArticleWords {
    pub(super) rule: usize,
    pub(super) tokens: Vec<Token>,
}

pub(super) struct Bm25 {
    rules: usize,
    /// For every word the rules it speaks for, with weights.
    speaks: ByToken<Vec<(usize, f32)>>,
}

impl Bm25 {
    /// Indexes the articles. A rule may have several, one per language.
    pub(super) fn new(pages: &[ArticleWords], rules: usize) -> Self {
        let mut found: ByToken<Vec<(usize, f32)>> = ByToken::default();
        for page in pages {
            let mut tokens = page.tokens.clone();
            tokens.sort_unstable();
            for same in tokens.chunk_by(|one, next| one == next) {
                // Articles are of much the same length, so length does not matter.
                let often = same.len() as f32;
                found.entry(same[0]).or_default().push((page.rule, often * (K1 + 1.0) / (often + K1)));
            }
        }
        let rare = |having: usize| {
            let (all, having) = (pages.len() as f32, having as f32);
            (1.0 + (all - having + 0.5) / (having + 0.5)).ln()
        };
        let speaks = found.into_iter().map(|(token, mut speaks)| {
            let rare = rare(speaks.len());
            for (_, loudly) in &mut speaks {
                *loudly *= rare;
            }
            (token, speaks)
        });
        Self { rules, speaks: speaks.collect() }
    }

    pub(super) fn scores(&self, tokens: &[Token]) -> Vec<f32> {
        let mut scores = vec![0.0; self.rules];
        for (rule, loudly) in tokens.iter().filter_map(|token| self.speaks.get(token)).flatten() {
            scores[*rule] += loudly;
        }
        scores
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token> {
        text.split(' ').map(Token::new).collect()
    }

    fn compared(texts: &[(usize, &str)]) -> Bm25 {
        let pages: Vec<_> =
            texts.iter().map(|&(rule, text)| ArticleWords { rule, tokens: tokens(text) }).collect();
        Bm25::new(&pages, 3)
    }

    #[test]
    fn a_word_counts_by_how_rare_it_is_and_how_often_it_comes() {
        let compared = compared(&[(0, "hat hat sold"), (1, "hat sold"), (2, "shoe sold")]);
        // By hand: two of three articles have the hat, ln(1 + 1.5 / 2.5) = 0.4700; one has the shoe, ln(1 + 2.5 / 1.5) =
        // 0.9808. Coming twice counts 2 * 2.2 / 3.2 = 1.375 times as much as coming once.
        let near = |scores: &[f32], wanted: [f32; 3]| {
            scores.iter().zip(wanted).all(|(score, wanted)| (score - wanted).abs() < 0.0005)
        };
        assert!(near(&compared.scores(&tokens("hat")), [0.6463, 0.4700, 0.0]));
        assert!(near(&compared.scores(&tokens("shoe hat")), [0.6463, 0.4700, 0.9808]));
        // What every article has says little: ln(1 + 0.5 / 3.5).
        assert!(near(&compared.scores(&tokens("sold")), [0.1335; 3]));
    }

    #[test]
    fn words_that_no_article_has_say_nothing() {
        let compared = compared(&[(0, "hat"), (1, "shoe")]);
        assert_eq!(compared.scores(&tokens("castle")), [0.0; 3]);
        assert_eq!(compared.scores(&[]), [0.0; 3]);
    }

    #[test]
    fn the_articles_of_a_rule_in_several_languages_speak_together() {
        let compared = compared(&[(0, "hat"), (0, "chapeau"), (1, "shoe")]);
        let both = compared.scores(&tokens("hat chapeau"))[0];
        assert!(both > 1.9 * compared.scores(&tokens("hat"))[0]);
    }
}
