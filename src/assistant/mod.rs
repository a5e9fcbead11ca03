//! The rules assistant: an article for every rule, answers to questions in plain words in any of the four languages, and the
//! rules relevant at a moment of a game.
//!
//! ```
//! use guildhall::assistant::{Assistant, norenberc};
//! let assistant = Assistant::new(&norenberc::BOOK);
//! let answers = assistant.ask("Combien coûte un invité dans la fenêtre 3 ?");
//! assert_eq!(answers[0].rule.id, "A6");
//! ```

pub mod architects;
mod article;
mod book;
mod cards;
mod compared;
mod glossary;
mod language;
mod learned;
pub mod norenberc;
mod search;
mod typed;
mod words;

pub use article::{Article, TextPage};
pub use book::{Book, book};
pub use cards::{CardCatalogue, CardEntry};
pub use glossary::GlossaryEntry;
pub use search::{Assistant, Hit};
