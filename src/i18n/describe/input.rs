//! Faults and oddities of an input: where, what was found, what is allowed.

use fluent::FluentValue;

use super::{Describe, ToText, quote, quote_path, yes_no};
use crate::game::HasRule;
use crate::i18n::{Arg, LocaleError, MOST_BRACKETS, Texts, TextsError};
use crate::storage::{Allowed, FoundInput, InputError, LONGEST_NAME, Location, MOST_BYTES, ValueKind};

/// A piece of a recorded set-up that cannot lie where it does.
pub fn refused_setup(texts: &Texts, line: usize, place: &str, refusal: &(impl ToText + HasRule)) -> String {
    texts.with(
        "input-refused",
        [
            ("line", line.into()),
            ("field", place.to_owned().into()),
            ("text", Describe { texts, names: &[] }.say(refusal).into()),
            ("rule", refusal.cited_rule().id.into()),
        ],
    )
}

pub(crate) fn locale_error(texts: &Texts, LocaleError { file, line, why }: &LocaleError) -> String {
    let why = match why {
        TextsError::Broken => "broken",
        TextsError::Brackets => "brackets",
        TextsError::Large => "large",
    };
    let args = [
        ("file", quote_path(file).into()),
        ("line", (*line).into()),
        ("why", why.into()),
        ("brackets", MOST_BRACKETS.into()),
        ("mebibytes", (MOST_BYTES >> 20).into()),
    ];
    texts.with("locale-broken", args)
}

pub fn input_error(texts: &Texts, error: &InputError) -> String {
    let at = match (&error.at, error.line) {
        (Location::Whole, None) => texts.get("input-at-whole"),
        (Location::Whole, Some(line)) => texts.with("input-at-line", [("line", line.into())]),
        (Location::Field(path), None) => quote(path),
        (Location::Field(path), Some(line)) => {
            texts.with("input-at-field", [("line", line.into()), ("field", quote(path).into())])
        }
        // In a file with one game a line, that line is the one to look at.
        (Location::Position { line, column }, given) => {
            let line = given.unwrap_or(*line);
            texts.with("input-at-position", [("line", line.into()), ("column", (*column).into())])
        }
        (Location::Byte(byte), None) => texts.with("input-at-byte", [("byte", (*byte).into())]),
        (Location::Byte(byte), Some(line)) => {
            texts.with("input-at-line-byte", [("line", line.into()), ("byte", (*byte).into())])
        }
    };
    let found = input_found(texts, &error.found);
    let allowed = input_allowed(texts, &error.allowed);
    texts.with("input-error", [("at", at.into()), ("found", found.into()), ("allowed", allowed.into())])
}

fn kind_id(kind: ValueKind) -> FluentValue<'static> {
    match kind {
        ValueKind::Null => "null",
        ValueKind::Bool => "bool",
        ValueKind::Whole => "whole",
        ValueKind::Text => "text",
        ValueKind::List => "list",
        ValueKind::Object => "object",
    }
    .into()
}

fn input_found(texts: &Texts, found: &FoundInput) -> String {
    let (key, args): (&str, Vec<Arg>) = match found {
        FoundInput::Nothing => ("input-found-nothing", vec![]),
        FoundInput::Kind(kind) => ("input-kind", vec![("kind", kind_id(*kind))]),
        FoundInput::Value(value) => ("input-found-value", vec![("value", quote(value).into())]),
        FoundInput::Long(value, count) => {
            ("input-found-long", vec![("value", quote(value).into()), ("count", (*count).into())])
        }
        FoundInput::Number(number) => ("input-found-number", vec![("value", quote(number).into())]),
        FoundInput::Count(count) => ("input-found-count", vec![("count", (*count).into())]),
        FoundInput::CountOf(kind, id, count) => {
            ("input-found-count-of", vec![(kind, (*id).into()), ("count", (*count).into())])
        }
        FoundInput::Without(name) => ("input-found-without", vec![("value", quote(name).into())]),
        FoundInput::Repeated(key) => ("input-found-repeated", vec![("value", quote(key).into())]),
        FoundInput::Syntax => ("input-found-syntax", vec![]),
        FoundInput::End => ("input-found-end", vec![]),
        FoundInput::TooDeep => ("input-found-too-deep", vec![]),
        FoundInput::NotText => ("input-found-not-text", vec![]),
        FoundInput::TooLarge => ("input-found-too-large", vec![]),
    };
    texts.with(key, args)
}

fn input_allowed(texts: &Texts, allowed: &Allowed) -> String {
    let joined = |items: &[String]| {
        let quoted: Vec<_> = items.iter().map(|item| quote(item)).collect();
        FluentValue::from(quoted.join(", "))
    };
    let (key, args): (&str, Vec<Arg>) = match allowed {
        Allowed::Kind(kind) => ("input-kind", vec![("kind", kind_id(*kind))]),
        Allowed::OneOf(ids) => ("input-allowed-one-of", vec![("items", joined(ids))]),
        Allowed::Keys(keys) => ("input-allowed-keys", vec![("items", keys.join(", ").into())]),
        Allowed::Once => ("input-allowed-once", vec![]),
        Allowed::Range(low, high) => {
            let exact = ("exact", yes_no(low == high));
            ("input-allowed-range", vec![("low", (*low).into()), ("high", (*high).into()), exact])
        }
        Allowed::Entries(low, high) => {
            ("input-allowed-entries", vec![("low", (*low).into()), ("high", (*high).into())])
        }
        Allowed::Name => ("input-allowed-name", vec![("most", LONGEST_NAME.into())]),
        Allowed::NewName => ("input-allowed-new-name", vec![]),
        Allowed::EachPlayerOnce => ("input-allowed-each-player-once", vec![]),
        Allowed::OverTable(most) => ("input-allowed-over-table", vec![("most", (*most).into())]),
        Allowed::Exactly(count) => ("input-allowed-exactly", vec![("count", (*count).into())]),
        Allowed::Utf8 => ("input-allowed-utf8", vec![]),
        Allowed::Json => ("input-allowed-json", vec![]),
        Allowed::Toml => ("input-allowed-toml", vec![]),
        Allowed::Size => ("input-allowed-size", vec![("mebibytes", (MOST_BYTES >> 20).into())]),
        Allowed::Format(newest) => ("input-allowed-format", vec![("newest", (*newest).into())]),
        Allowed::JsonLine => ("input-allowed-json-line", vec![]),
    };
    texts.with(key, args)
}
