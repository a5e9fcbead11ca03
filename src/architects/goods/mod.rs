//! Bundles of resources, what is paid with them, and prices in silver.

pub(crate) mod bundle;
pub mod costs;
pub mod prices;
