//! Everything that can be done at each place of the town: all that is allowed, the reason why something is not, and what it changes.

pub(crate) mod capturing;
pub(crate) mod guarding;
pub(crate) mod guildhall;
pub(crate) mod hiring;
pub(crate) mod market;
pub(crate) mod placing;
pub(crate) mod storehouse;
