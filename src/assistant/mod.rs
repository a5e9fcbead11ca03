//! The rules assistant: an article for every rule, the right one for a question in plain words in any of the four
//! languages, and those that matter at a moment of a game.
//!
//! ```
//! use guildhall::assistant::Assistant;
//! use guildhall::norenberc::RuleId;
//! let assistant = Assistant::new();
//! let answers = assistant.ask("Combien coûte un invité dans la fenêtre 3 ?");
//! assert_eq!(answers[0].rule, RuleId::A6);
//! ```

mod article;
mod compared;
mod glossary;
mod language;
mod learned;
mod links;
mod now;
mod search;
mod words;

pub use article::{Article, Page, page};
pub use glossary::{GlossaryEntry, glossary};
pub use links::see_also;
pub use now::{matters_now, why_not};
pub use search::{Answer, Assistant};
