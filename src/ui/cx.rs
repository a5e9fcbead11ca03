//! What every painting function needs.

use super::command::{Command, Commands};
use super::theme::{Palette, Theme};
use crate::game::Rule;
use crate::i18n::describe::Describe;
use crate::i18n::{Arg, Texts};
use crate::storage::Settings;

/// Texts, look and settings to paint with, and where commands go.
#[derive(Clone, Copy)]
pub struct Cx<'a> {
    /// The texts.
    pub texts: &'a Texts,
    /// The look.
    pub theme: &'a Theme,
    /// What the user has set.
    pub settings: &'a Settings,
    /// Where commands go.
    pub commands: &'a Commands,
    /// The rules that mattered in the last paint, the most important first; what is not about a game has none.
    pub now: &'a [Rule],
    /// Whether another program has the games, so that nothing can be changed here.
    pub read_only: bool,
    /// Whether it is painted on paper, where nothing can be pressed.
    pub paper: bool,
}

impl<'a> Cx<'a> {
    /// A text.
    pub fn text(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// A text with its places filled in.
    pub fn with<'b>(&self, key: &str, args: impl IntoIterator<Item = Arg<'b>>) -> String {
        self.texts.with(key, args)
    }

    /// The colours.
    pub const fn palette(&self) -> &'a Palette {
        &self.theme.palette
    }

    /// Asks for something.
    pub fn send(&self, command: Command) {
        self.commands.send(command);
    }

    /// Says which rules matter where one is, the most important first: the panel of the rules opens there.
    pub fn matters<R: Copy + Into<Rule>>(&self, rules: &[R]) {
        self.commands.matters(rules.iter().map(|&rule| rule.into()).collect());
    }

    /// Says things about nobody in particular.
    pub const fn describe(&self) -> Describe<'a> {
        Describe { texts: self.texts, names: &[] }
    }
}
