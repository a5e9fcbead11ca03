//! The context of every painting function.

use super::command::{Command, Commands};
use super::theme::{Palette, Theme};
use crate::game::Rule;
use crate::i18n::describe::Describe;
use crate::i18n::{Arg, Texts};
use crate::storage::Settings;

/// Texts, look and settings to paint with, and the queue of commands.
#[derive(Clone, Copy)]
pub struct Cx<'a> {
    pub texts: &'a Texts,
    pub theme: &'a Theme,
    pub settings: &'a Settings,
    pub commands: &'a Commands,
    /// The relevant rules of the last paint, the most important first; none where it is not about a game.
    pub now: &'a [Rule],
    /// True if another program has the games, so that nothing can be changed here.
    pub read_only: bool,
    /// True if it is painted on paper, where nothing can be pressed.
    pub paper: bool,
}

impl<'a> Cx<'a> {
    pub fn text(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// A text with its arguments filled in.
    pub fn with<'b>(&self, key: &str, args: impl IntoIterator<Item = Arg<'b>>) -> String {
        self.texts.with(key, args)
    }

    pub const fn palette(&self) -> &'a Palette {
        &self.theme.palette
    }

    pub fn send(&self, command: Command) {
        self.commands.send(command);
    }

    /// Reports the rules that are relevant here, the most important first: the panel of the rules opens there.
    pub fn relevant_rules<R: Copy + Into<Rule>>(&self, rules: &[R]) {
        self.commands.relevant_rules(rules.iter().map(|&rule| rule.into()).collect());
    }

    /// Describes things that name no players.
    pub const fn describe(&self) -> Describe<'a> {
        Describe { texts: self.texts, names: &[] }
    }
}
