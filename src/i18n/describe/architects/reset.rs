//! The effects of a reset of the black market.

use std::fmt::Write as _;

use super::{Describe, ToText, sign, yes_no};
use crate::architects::reset::{After, ResetChange, ResetLine};
use crate::i18n::Arg;
use crate::storage::short_name;

impl Describe<'_> {
    pub fn reset_outcome(&self, after: &[After]) -> String {
        let mut text = String::new();
        for (name, after) in self.names.iter().zip(after) {
            let args = [
                ("name", short_name(name).into()),
                ("prison", after.prison.into()),
                ("virtue", after.virtue.into()),
                ("debts", after.unpaid_debts.into()),
            ];
            let _ = writeln!(text, "{}", self.texts.with("reset-player", args));
            if after.lines.is_empty() {
                let _ = writeln!(text, "  {}", self.texts.get("reset-nothing"));
            }
            for line in &after.lines {
                let _ = writeln!(text, "  {}", self.say(line));
            }
        }
        text
    }

    pub(crate) fn reset_change(&self, change: ResetChange) -> String {
        let count = |count: u16| vec![("count", count.into())];
        let (key, args): (&str, Vec<Arg>) = match change {
            ResetChange::ToPrison(workers) => ("reset-to-prison", count(workers.into())),
            ResetChange::Freed(workers) => ("reset-freed", count(workers.into())),
            ResetChange::Gold(gold) => ("reset-gold", count(gold.into())),
            ResetChange::Marble(marble) => ("reset-marble", count(marble.into())),
            ResetChange::Virtue(by) => {
                ("reset-virtue", vec![sign(by.into()), ("count", by.unsigned_abs().into())])
            }
            ResetChange::DebtsDestroyed(debts) => ("reset-debts-destroyed", count(debts)),
            ResetChange::Debts(debts) => ("reset-debts", count(debts)),
        };
        self.texts.with(key, args)
    }
}

impl ToText for ResetLine {
    fn say(&self, describe: &Describe) -> String {
        let text = describe.reset_change(self.change).into();
        let args = [("text", text), ("rule", self.rule.as_str().into()), ("choice", yes_no(self.choice))];
        describe.texts.with("reset-line", args)
    }
}
