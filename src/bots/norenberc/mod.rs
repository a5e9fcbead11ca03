//! What bots know about Norenberc.

mod advice;
mod appraisal;
mod curves;
mod level;
mod notes;
mod outlook;
mod policy;
mod rating;
pub mod train;
mod weights;

pub use advice::{Advice, AdvisedMove, Expected, Reason, advise};
pub use level::choose;
pub use policy::Judgement;
pub use weights::Weights;
