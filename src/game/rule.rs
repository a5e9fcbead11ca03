//! Rules of any title by their ids: refusals, score lines and links point to them.

use std::fmt::{self, Debug, Display, Formatter};

/// A rule of some title.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule {
    /// The id of the title.
    pub title: &'static str,
    /// The id of the rule, as its specification numbers it.
    pub id: &'static str,
}

impl Display for Rule {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl serde::Serialize for Rule {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id)
    }
}

/// The rule ids of one title.
pub trait RuleIds: Copy + Ord + Debug + 'static {
    /// All ids, in the order of the rules.
    const ALL: &'static [Self];

    /// The id as text.
    fn as_str(self) -> &'static str;
}

/// Something that cites a rule.
pub trait HasRule {
    /// The rule it cites.
    fn cited_rule(&self) -> Rule;
}

/// A reason why something is not allowed.
pub trait RefusalCode: HasRule {
    /// The id in data.
    fn code(&self) -> &'static str;
}
