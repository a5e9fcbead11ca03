//! A real table of Architects of the West Kingdom.

mod agreement;
mod corrections;
mod depths;
mod durability;
mod final_score;
mod referee;
mod solo;
pub mod support;
mod town;
