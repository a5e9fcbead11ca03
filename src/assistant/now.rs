//! What matters at a moment of a game, and why something is not allowed.

use super::article::Article;
use crate::i18n::describe::Describe;
use crate::norenberc::{
    Observation, Refusal, RuleId, Setup, Stage, State, Step, Tile, Turn, Window, rule_of_step,
};

/// Why something is not allowed: in words with the numbers, and the article behind it.
pub fn why_not(describe: Describe, refusal: Refusal) -> (String, Article) {
    (describe.refusal(refusal), Article::new(describe.texts, refusal.rule()))
}

/// The rules that matter now for the one who looks, the most important first, none twice.
pub fn matters_now(setup: &Setup, observation: &Observation) -> Vec<RuleId> {
    let state = observation.table();
    let mut rules = vec![rule_of_step(state.step())];
    match state.step() {
        Step::Order | Step::Settle(..) => rules.extend([RuleId::S1, RuleId::S3]),
        Step::Lodge(..) => rules.extend([RuleId::S6, RuleId::S1]),
        Step::Refill(..) => rules.extend([RuleId::R9, RuleId::R7, RuleId::X14]),
        Step::Planning => {
            rules.extend([RuleId::P3, RuleId::A1]);
            rules.extend((state.round() == 1 && state.turn() == 1).then_some(RuleId::A5));
            rules.extend([RuleId::R2, RuleId::T1]);
        }
        Step::Reveal(_) => rules.extend([RuleId::A2, RuleId::A10]),
        Step::Turn(turn) => rules.extend(in_a_turn(setup, state, turn)),
        Step::Over => rules.extend([RuleId::G2, RuleId::G8, RuleId::G7, RuleId::G9, RuleId::G10]),
    }
    let mut seen = Vec::new();
    rules.retain(|rule| {
        let new = !seen.contains(rule);
        seen.push(*rule);
        new
    });
    rules
}

fn in_a_turn(setup: &Setup, state: &State, turn: Turn) -> Vec<RuleId> {
    match turn.stage {
        Stage::Act => {
            let mut rules = vec![RuleId::A3, RuleId::A4, RuleId::A6];
            rules.extend((state.buy_limit(setup) < 3).then_some(RuleId::A5));
            rules.extend([RuleId::A9, RuleId::A7]);
            // Who lodges here explains itself.
            rules.extend(Window::ALL.into_iter().filter_map(|window| {
                match state.lodger(setup, turn.guild, window)? {
                    Tile::Townsman(townsman) => Some(townsman.rule()),
                    Tile::Craftsman(craftsman) => craftsman.agent.then_some(RuleId::A8),
                }
            }));
            rules
        }
        Stage::Pay(_) => vec![RuleId::X18, RuleId::X3],
        Stage::Rob => vec![RuleId::X4, RuleId::X3, RuleId::W1],
        Stage::Swap => vec![RuleId::X5, RuleId::W1],
        Stage::Peddle => vec![RuleId::X3, RuleId::R2],
        Stage::PlaceMayor => vec![RuleId::X16, RuleId::R6],
        Stage::GoFirst => vec![RuleId::A10, RuleId::X15],
    }
}
