//! Messages about wrong arguments, in the user's language: where, what was found, what is allowed.

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::i18n::{Texts, describe::quote};

pub(super) fn describe(texts: &Texts, error: &Error) -> String {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    // That there may be more of something is said in the help; here the sentence has its own end.
    let arg = quote(&context(ContextKind::InvalidArg).replace("...", ""));
    #[expect(clippy::wildcard_enum_match_arm, reason = "clap may add kinds; one message serves for the rest")]
    let (key, value, allowed) = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            ("cli-error-command", context(ContextKind::InvalidSubcommand), String::new())
        }
        ErrorKind::UnknownArgument => ("cli-error-argument", String::new(), String::new()),
        ErrorKind::MissingRequiredArgument => ("cli-error-missing", String::new(), String::new()),
        ErrorKind::InvalidValue => {
            let value = context(ContextKind::InvalidValue);
            let key = if value.is_empty() { "cli-error-no-value" } else { "cli-error-value" };
            (key, value, context(ContextKind::ValidValue))
        }
        ErrorKind::ArgumentConflict => ("cli-error-twice", String::new(), String::new()),
        ErrorKind::InvalidUtf8 => ("cli-error-utf8", String::new(), String::new()),
        _ => ("cli-error-other", String::new(), String::new()),
    };
    texts.with(key, [("arg", arg.into()), ("value", quote(&value).into()), ("allowed", allowed.into())])
}

pub(super) fn no_command(texts: &Texts, command: &str) -> String {
    let args =
        [("arg", String::new().into()), ("value", quote(command).into()), ("allowed", String::new().into())];
    texts.with("cli-error-command", args)
}

pub(super) fn wrong_argument(texts: &Texts, arg: &str, value: &str, allowed: &str) -> String {
    let (arg, allowed) = (arg.to_owned().into(), allowed.to_owned().into());
    texts.with("cli-error-value", [("arg", arg), ("value", quote(value).into()), ("allowed", allowed)])
}

pub(super) fn wrong_value(texts: &Texts, option: &str, value: &str, allowed: &str) -> String {
    wrong_argument(texts, &format!("--{option}"), value, allowed)
}
