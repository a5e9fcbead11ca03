//! The ids of the rules in the specification. Refusals, score lines and articles cite them.

use crate::game::{Rule, Title as _, rule_ids};
use crate::norenberc::Norenberc;

rule_ids! {
    /// A rule of Norenberc by its id.
    C1 C2 C3 C4
    S1 S2 S3 S4 S5 S6 S7 S8
    P1 P2 P3 P4
    A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11
    W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 W11 W12 W13 W14
    T1 T2
    R1 R2 R3 R4 R5 R6 R7 R8 R9
    G1 G2 G3 G4 G5 G6 G7 G8 G9 G10
    X1 X2 X3 X4 X5 X6 X7 X8 X9 X10 X11 X12 X13 X14 X15 X16 X17 X18 X19 X20 X21 X22 X23 X24 X25 X26 X27
}

impl PartialEq<RuleId> for Rule {
    fn eq(&self, id: &RuleId) -> bool {
        *self == Self::from(*id)
    }
}

impl From<RuleId> for Rule {
    fn from(id: RuleId) -> Self {
        Norenberc::rule(id)
    }
}
