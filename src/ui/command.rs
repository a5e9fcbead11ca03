//! Everything a user can ask for. Painting collects commands, and the app applies them between two paints. It also collects
//! the relevant rules of the current screen: the panel of the rules opens there.

use std::cell::RefCell;
use std::path::PathBuf;

use super::Route;
use crate::game::Rule;
use crate::i18n::Lang;
use crate::storage::journal::Resolution;
use crate::storage::{BotSpeed, Mark, ThemeChoice};
use crate::titles::TitleId;

#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    SetRoute(Route),
    /// Closes what is open, else goes to the place before.
    Back,
    /// `Back` by key: messages over the page are closed first.
    Escape,
    Undo,
    Redo,
    Language(Lang),
    Theme(ThemeChoice),
    /// In percent.
    Zoom(u16),
    Animation(bool),
    /// Shows everybody's estimated score during a game.
    Estimate(bool),
    BotSpeed(BotSpeed),
    /// The place where people play, for programs that record plays.
    Location(String),
    Mark(usize, Mark),
    ToggleRules,
    /// Opens the panel of the rules unless it is open.
    OpenRules,
    /// A page of the rules: here if this is the rules' own place, else in the panel.
    Rules(RulesPage),
    /// A new text in the search field of the rules.
    Ask(String),
    /// Puts the cursor into the search field.
    FocusQuestion,
    /// Chooses the title that the window shows.
    Title(TitleId),
    /// Continues a game, by its name.
    Resume(String),
    /// Turns the past result that is shown into a table to correct.
    Correct,
    /// Opens a game in the replay, by its name.
    Replay(String),
    Share(Sharing),
    Past(PastAction),
    /// Writes everything that the program saves into one file.
    Export(PathBuf),
    /// Reads everything from such a file.
    Import(PathBuf),
    Files(FileCommand),
    /// Copies a text to the clipboard.
    Copy(String),
    /// Closes a banner, by its index.
    Dismiss(usize),
    /// Switches between the whole screen and a window.
    FullScreen,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RulesPage {
    /// All articles, or those that answer the question.
    #[default]
    Contents,
    Article(Rule),
    /// The game on one page.
    Summary,
    /// The game for newcomers.
    Overview,
    /// All names in the four languages.
    Glossary,
    Cards,
}

/// Commands about past games, by the name of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PastAction {
    /// Opens a game: its result if it is finished, else its table.
    Open(String),
    Replay(String),
    /// Writes its result into a file.
    Export(String),
    /// Moves it to the trash.
    Delete(String),
    /// Takes it out of the trash again.
    Restore(String),
    /// Goes to the tables, to begin a first game.
    Begin,
    /// Shows all unfinished games.
    ShowOpen,
}

/// A way to share the result of the open table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// In one or two languages.
    Picture(Vec<Lang>),
    /// A text for the clipboard.
    CopyText(String),
    /// A table, into a file.
    Csv(String),
    /// A sheet, which `guildhall score` reads, into a file.
    Json(String),
    /// A play file. Only the table knows when the game was played.
    BgStats,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileCommand {
    /// Tries again to write unsaved inputs.
    Save,
    /// Decides which version of a game counts.
    Settle(Resolution),
    /// Continues with the copy that is longer than the file.
    TakeLonger,
    /// Continues with the file as it is.
    LeaveLonger,
    /// Continues a damaged game from here.
    GoOn,
    /// Leaves the table without an answer.
    Leave,
    /// Asks again a question that was put off.
    Ask,
    PutOff,
    /// Asks for a file for inputs that cannot be saved.
    Elsewhere,
    /// Writes unsaved inputs into this file.
    Rescue(PathBuf),
    /// Exports in the place of an existing file.
    Replace,
    /// Exports to a file beside it.
    Beside,
    /// Closes the window, whatever is unsaved.
    Close,
    Stay,
    /// Closes a notice about the open game, by its index.
    Dismiss(usize),
    /// Hides the current condition of the files, or shows it again.
    Aside(Option<Truth>),
}

/// A condition of the files. Hiding one does not hide another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truth {
    /// Another program has the games.
    ReadOnly,
    /// Inputs are still to be written.
    Waiting,
    /// Somebody else has changed a file.
    Changed,
    /// Nothing can be written.
    Refused,
    /// Settings, or files of titles, are still to be written.
    SettingsUnsaved,
}

/// Everything that one paint collects: commands and relevant rules.
#[derive(Debug, Default)]
pub struct Commands {
    pending: RefCell<Vec<Command>>,
    relevant_rules: RefCell<Vec<Rule>>,
}

impl Commands {
    pub fn send(&self, command: Command) {
        self.pending.borrow_mut().push(command);
    }

    pub fn is_empty(&self) -> bool {
        self.pending.borrow().is_empty()
    }

    pub fn take(&mut self) -> Vec<Command> {
        std::mem::take(self.pending.get_mut())
    }

    /// Adds rules that are relevant here, the most important first. Later calls come first, as a form is nearer than its
    /// page.
    pub fn relevant_rules(&self, rules: Vec<Rule>) {
        let mut all = self.relevant_rules.borrow_mut();
        all.retain(|rule| !rules.contains(rule));
        all.splice(..0, rules);
    }

    /// Takes the relevant rules, the most important first and none twice.
    pub(crate) fn take_relevant_rules(&mut self) -> Vec<Rule> {
        std::mem::take(self.relevant_rules.get_mut())
    }
}
