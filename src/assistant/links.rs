//! Which rules are often mixed up with which, or needed together.

use crate::norenberc::RuleId;

const LINKS: &str = include_str!("../../assets/search/links.txt");

/// Other rules to read, the most useful first.
pub fn see_also(rule: RuleId) -> Vec<RuleId> {
    let line = LINKS.lines().filter_map(|line| line.split_once(':')).find(|(id, _)| *id == rule.as_str());
    let Some((_, others)) = line else { return Vec::new() };
    others.split_whitespace().filter_map(RuleId::from_id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_links_and_every_link_is_a_rule() {
        for (id, others) in LINKS.lines().filter_map(|line| line.split_once(':')) {
            assert!(RuleId::from_id(id).is_some(), "{id}");
            for other in others.split_whitespace() {
                assert!(RuleId::from_id(other).is_some_and(|rule| rule.as_str() != id), "{id}: {other}");
            }
        }
        for &rule in RuleId::ALL {
            assert!((1..=5).contains(&see_also(rule).len()), "{rule}");
        }
    }
}
