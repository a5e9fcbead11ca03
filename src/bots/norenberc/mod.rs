//! What bots know about Norenberc.

mod appraisal;
mod level;
mod policy;
mod rating;
pub mod train;
mod weights;

pub use level::choose;
pub use policy::Judgement;
pub use weights::Weights;
