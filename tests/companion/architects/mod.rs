//! A real table of Architects of the West Kingdom.

mod agreement;
mod corrections;
mod durability;
mod final_score;
mod referee;
mod solo;
pub mod support;
mod town;
mod trackings;
