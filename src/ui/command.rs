//! Everything a user can ask for. Painting collects commands, the app applies them between two paints. It also collects
//! which rules matter where one is: the panel of the rules opens there.

use std::cell::RefCell;
use std::path::PathBuf;

use super::Place;
use crate::game::Rule;
use crate::i18n::Lang;
use crate::storage::journal::Keep;
use crate::storage::{BotSpeed, Mark, ThemeChoice};
use crate::titles::TitleId;

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
    /// Whether what everybody would score is shown in a game.
    Estimate(bool),
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
    /// Another game of the house.
    Title(TitleId),
    /// Goes on with a game.
    Resume(String),
    /// A result of the past is to be corrected.
    Correct,
    /// Goes through a game step by step.
    Replay(String),
    /// The result of the open table, to others.
    Share(Sharing),
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

/// A page of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RulesPage {
    /// All articles, or those that answer the question.
    #[default]
    Contents,
    /// One article.
    Article(Rule),
    /// The game on one page.
    Summary,
    /// The game for newcomers.
    Overview,
    /// All names in the four languages.
    Glossary,
    /// All cards.
    Cards,
}

/// What is asked for about games of the past, by the name of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PastAction {
    /// Open a game: its result if it is finished, else where its people left it.
    Open(String),
    /// Go through it step by step.
    Replay(String),
    /// Write its result into a file.
    Export(String),
    /// Into the bin with it.
    Delete(String),
    /// Out of the bin again.
    Restore(String),
    /// To the table, for a first game.
    Begin,
    /// The unfinished games, all of them.
    ShowOpen,
}

/// A way to share the result of the open table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// A picture in these one or two languages.
    Picture(Vec<Lang>),
    /// This text to the clipboard.
    CopyText(String),
    /// This table into a file.
    Csv(String),
    /// This sheet, which `guildhall score` reads, into a file.
    Json(String),
    /// A play file; when the game was played only its keeper knows.
    BgStats,
}

/// What is asked for about files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileCommand {
    /// Tries to write what waits.
    Save,
    /// Which version of a game counts.
    Settle(Keep),
    /// Goes on with the copy that is longer than the file.
    TakeLonger,
    /// Goes on with the file as it is.
    LeaveLonger,
    /// A damaged game goes on from here.
    GoOn,
    /// Away from the table, with nothing said.
    Leave,
    /// Asks again what was put off.
    Ask,
    /// Puts the question off.
    PutOff,
    /// Where inputs that cannot be saved may be written.
    Elsewhere,
    /// What waits, into this file.
    Rescue(PathBuf),
    /// Exports in the place of a file that is there already.
    Replace,
    /// Exports to a file beside it.
    Beside,
    /// Closes the window, whatever waits.
    Close,
    /// Does not close it.
    Stay,
    /// A notice about the open game was read.
    Dismiss(usize),
    /// What is true of the files is put aside, or shown again.
    Aside(Option<Truth>),
}

/// What kind of thing is true of the files: of another kind one is told again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truth {
    /// Another program has the games.
    ReadOnly,
    /// Something waits to be written.
    Waiting,
    /// Somebody else has changed a file.
    Changed,
    /// Nothing can be written.
    Refused,
    /// What is kept beside games waits.
    Unkept,
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
    pub(crate) fn take_matters(&mut self) -> Vec<Rule> {
        std::mem::take(self.matters.get_mut())
    }
}
