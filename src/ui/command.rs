//! Everything a user can ask for. Painting collects commands, the app applies them between two paints. It also collects
//! which rules matter where one is: the panel of the rules opens there.

use std::cell::RefCell;
use std::path::PathBuf;

use super::Place;
use super::screens::box_editor::BoxChange;
use super::screens::files::FileCommand;
use super::screens::past::PastAction;
use super::screens::play::PlayCommand;
use super::screens::rules::RulesPage;
use super::screens::table::TableCommand;
use crate::game::Rule;
use crate::i18n::Lang;
use crate::storage::{BotSpeed, Mark, ThemeChoice};

/// Something a user asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// To another place.
    Go(Place),
    /// Out of what is open, else to the place before.
    Back,
    /// The same by key: what is said over the page goes first.
    Escape,
    /// Takes back the last change.
    Undo,
    /// Makes it again.
    Redo,
    /// Another language.
    Language(Lang),
    /// Another look.
    Theme(ThemeChoice),
    /// Another zoom, in percent.
    Zoom(u16),
    /// Whether things move.
    Animation(bool),
    /// How fast bots are shown.
    BotSpeed(BotSpeed),
    /// Where people play, for programs that keep plays.
    Location(String),
    /// Another mark for a seat.
    Mark(usize, Mark),
    /// Opens or closes the panel of the rules.
    ToggleRules,
    /// Opens the rules where they are not open yet.
    OpenRules,
    /// A page of the rules: here if this is the rules' own place, else in the panel.
    Rules(RulesPage),
    /// The question was changed.
    Ask(String),
    /// The cursor into the field for questions.
    FocusQuestion,
    /// The tiles of one's own copy.
    Box(BoxChange),
    /// A real table.
    Table(TableCommand),
    /// A game in the program.
    Play(PlayCommand),
    /// Goes through a game step by step.
    Replay(String),
    /// A game of the past.
    Past(PastAction),
    /// Everything the program keeps into one file.
    Export(PathBuf),
    /// Everything from such a file.
    Import(PathBuf),
    /// What is not saved, or was changed by others.
    Files(FileCommand),
    /// To the clipboard.
    Copy(String),
    /// A banner was read.
    Dismiss(usize),
    /// The whole screen, or a window again.
    FullScreen,
}

/// What one paint collects: the commands, and the rules that matter.
#[derive(Debug, Default)]
pub struct Commands {
    asked: RefCell<Vec<Command>>,
    matters: RefCell<Vec<Rule>>,
}

impl Commands {
    /// One more.
    pub fn send(&self, command: Command) {
        self.asked.borrow_mut().push(command);
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.asked.borrow().is_empty()
    }

    /// All of them, in order; none is left.
    pub fn take(&mut self) -> Vec<Command> {
        std::mem::take(self.asked.get_mut())
    }

    /// These rules matter here, the most important first. Whoever speaks later stands nearer, as a form over its page,
    /// and comes first.
    pub fn matters(&self, rules: Vec<Rule>) {
        let mut all = self.matters.borrow_mut();
        all.retain(|rule| !rules.contains(rule));
        all.splice(..0, rules);
    }

    /// The rules that matter, the most important first and none twice; none is left.
    pub fn take_matters(&mut self) -> Vec<Rule> {
        std::mem::take(self.matters.get_mut())
    }
}
