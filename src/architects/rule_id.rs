//! The ids of the rules in the specification. Refusals, score lines and articles cite them.

use crate::architects::Architects;
use crate::game::{Rule, Title as _, rule_ids};

rule_ids! {
    /// A rule of Architects of the West Kingdom by its id.
    C1 C2 C3 C4
    S1 S2 S3 S4 S5 S6 S7 S8 S9
    T1 T2 T3 T4 T5 T6 T7
    R1 R2
    K1 K2 K3
    W1 W2 W3 W4 W5 W6
    H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11
    N1 N2 N3 N4 N5 N6
    I1
    M1 M2 M3 M4 M5
    Z1 Z2 Z3 Z4 Z5 Z6 Z7
    G1 G2 G3 G4 G5
    D1 D2 D3
    U1 U2 U3 U4
    B1 B2 B3 B4 B5 B6
    A1 A2 A3 A4
    V1 V2 V3 V4 V5 V6 V7
    E1 E2 E3
    F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11
    P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13
    L1 L2 L3 L4 L5 L6
    O1 O2 O3 O4 O5 O6 O7 O8 O9 O10 O11 O12 O13 O14
    X1 X2 X3 X4 X5 X6 X7 X8 X9 X10 X11 X12 X13 X14 X15 X16 X17 X18 X19 X20 X21 X22 X23 X24 X25 X26 X27 X28 X29 X30
    X31 X32 X33 X34 X35 X36 X37 X38 X39 X40 X41 X42 X43 X44 X45 X46 X47 X48 X49 X50 X51 X52 X53 X54 X55 X56 X57 X58
    X59 X60 X61 X62 X63 X64 X65 X66 X67 X68 X69 X70 X71 X72 X73 X74 X75 X76
}

impl From<RuleId> for Rule {
    fn from(id: RuleId) -> Self {
        Architects::rule(id)
    }
}
