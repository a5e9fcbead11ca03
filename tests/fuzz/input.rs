//! What is said about an input that is not taken.

use std::sync::OnceLock;

use guildhall::i18n::{Lang, Texts, describe};
use guildhall::storage::{FoundInput, InputError, Location};

/// The texts of all languages.
pub fn all_texts() -> &'static [Texts; 4] {
    static TEXTS: OnceLock<[Texts; 4]> = OnceLock::new();
    TEXTS.get_or_init(|| Lang::ALL.map(Texts::new))
}

/// The place is one of the input, and every language has words for it.
pub fn is_said(error: &InputError, bytes: &[u8]) {
    match &error.at {
        Location::Field(path) => assert!(!path.is_empty()),
        Location::Position { line, column } => {
            let text = str::from_utf8(bytes).unwrap();
            let lines = text.split('\n').count();
            assert!((1..=lines).contains(line), "{error:?}");
            let columns = text.split('\n').nth(line - 1).unwrap().chars().count() + 1;
            assert!((1..=columns).contains(column), "{error:?}");
        }
        Location::Byte(byte) => {
            assert_eq!(str::from_utf8(bytes).unwrap_err().valid_up_to(), *byte, "the first that is no text");
        }
        // Something in it would have a place of its own.
        Location::Whole => {
            assert!(
                !matches!(error.found, FoundInput::Syntax | FoundInput::End | FoundInput::NotText),
                "{error:?}"
            );
        }
    }
    for texts in all_texts() {
        let message = describe::input_error(texts, error);
        assert!(!message.trim().is_empty() && !message.chars().any(char::is_control), "{message:?}");
    }
}
