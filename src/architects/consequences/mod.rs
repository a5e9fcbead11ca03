//! Everything that follows by itself from an action: effects of buildings, virtue and debts, cards drawn, a reset.

pub(crate) mod constructed;
pub(crate) mod drafting;
pub(crate) mod market_reset;
pub(crate) mod virtue;
