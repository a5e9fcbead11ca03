//! The traits that a title implements for the window: its result, its table, its board, and the pages that only it has.
//! They are separate, so that a title can arrive part by part.

use std::fmt::Debug;
use std::io;
use std::path::PathBuf;

use egui::{Color32, Ui};

use super::play::{Board, Prompt};
use super::score::{Pattern, ShownResult};
use super::screenshot::{PlayScene, Screenshot, TableScene};
use super::seated::Seated;
use super::table::Queue;
use crate::assistant::book;
use crate::bots::Opponent;
use crate::companion::{EntryError, EntryResult, Person, Session, TrackedTitle, Tracking};
use crate::game::{Event, Game, Rule, Scored, Seat, Title as _};
use crate::i18n::describe::{ActText, ActionText, Describe, TitleText, ToText};
use crate::storage::{InputError, Places, RecordFormat};
use crate::titles::{TitleId, with_part};
use crate::ui::art::Art;
use crate::ui::{Cx, TitlePage};

pub(crate) fn has_table(title: TitleId) -> bool {
    with_part!(table, title, T => T::ID).is_some()
}

pub(crate) fn has_play(title: TitleId) -> bool {
    with_part!(play, title, T => T::ID).is_some()
}

/// The titles with something to see in the window: a table, or a book of rules.
pub(crate) fn shown_titles() -> impl Iterator<Item = TitleId> {
    TitleId::ALL.into_iter().filter(|&title| has_table(title) || book(title).is_some())
}

pub type Category<T> = <<T as Game>::Score as Scored>::Category;

/// The look of a category in a result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    pub colour: Color32,
    /// Needed because not everybody can tell colours apart.
    pub pattern: Pattern,
    pub art: Art,
}

/// An opponent who scores but has no seat, as a column of the sheet.
pub struct RivalColumn {
    pub name: String,
    pub art: Art,
    pub total: i32,
    /// By category: points and the words for them; `None` if it scores nothing of that kind.
    pub parts: Vec<Option<(i32, String)>>,
    pub rule: Rule,
}

/// A title whose results can be shown.
pub trait ResultScreens: TrackedTitle<Sheet: Eq> + TitleText + RecordFormat {
    /// Things of a player that are shown beside the points.
    type Holdings: Clone + Debug;

    type WhatIf: Clone + Default + Debug + PartialEq + Eq;

    /// The rules that are relevant to a result.
    const RESULT_RULES: &'static [Self::RuleId];

    fn holdings(sheets: &[Self::Sheet]) -> Vec<Self::Holdings>;

    fn look(category: Category<Self>) -> Look;

    fn rival(_: &Describe, _: &Self::Score) -> Option<RivalColumn> {
        None
    }

    /// The sentence about the winner, with the points.
    fn headline(describe: &Describe, score: &Self::Score) -> String {
        describe.headline(score)
    }

    /// The sentence about what decided the game, with its numbers.
    fn decided(describe: &Describe, score: &Self::Score) -> String;

    /// A player's bar in words, for screen readers.
    fn bar(describe: &Describe, seat: usize, score: &Self::Score) -> String;

    /// Sentences about a category beside its lines: what a player lacks where it gives nothing, or what came before the
    /// count.
    fn lacks(describe: &Describe, score: &Self::Score, seat: Seat, category: Category<Self>) -> Vec<String>;

    /// True for a sheet of somebody who owns nothing: perhaps nobody has filled it in.
    fn is_empty(sheet: &Self::Sheet) -> bool;

    /// Paints the part of a result that only this title has, under its heading.
    fn more_ui(ui: &mut Ui, cx: &Cx, shown: ShownResult<Self>);

    /// Paints the counts of one player, to be changed for “what if”.
    fn what_if_ui(ui: &mut Ui, cx: &Cx, seat: usize, sheets: &mut [Self::Sheet], view: &mut Self::WhatIf);

    /// The entries that turn the old sheet into the new one.
    fn what_if_entries(seat: Seat, old: &Self::Sheet, new: &Self::Sheet) -> Vec<Self::Entry>;

    /// The sheets of a finished game for `guildhall score`, if everything is known.
    fn score_sheet(names: &[String], sheets: &[Self::Sheet]) -> Option<String>;

    /// Reads such a file, with the checks of `guildhall score`; returns names and sheets by seat.
    ///
    /// # Errors
    /// If the file is wrong; the error says where, what was found and what is allowed.
    fn read_sheet(bytes: &[u8]) -> Result<(Vec<String>, Vec<Self::Sheet>), InputError>;
}

/// A page of the title that answers something without a table. The strings are text keys.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct QuickAnswer {
    pub name: &'static str,
    pub about: &'static str,
    pub art: Art,
    pub page: TitlePage,
}

/// A page of the title on which something is set. The strings are text keys.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OwnSettings {
    pub heading: &'static str,
    pub about: &'static str,
    /// The button among the settings.
    pub edit: &'static str,
    /// The button in the form for a new game.
    pub from_game: &'static str,
    pub page: TitlePage,
}

/// The pages that only one title has, and the files that it saves beside games.
pub trait Pages {
    const ALL: &'static [TitlePage];

    const QUICK_ANSWERS: &'static [QuickAnswer];

    const SETTINGS: &'static [OwnSettings];

    fn read(places: &Places) -> Self;

    /// Reads the files again, because they may have changed.
    fn read_again(&mut self, places: &Places);

    fn page_ui(&mut self, ui: &mut Ui, cx: &Cx, page: TitlePage);

    /// Applies what was pressed while painting.
    fn logic(&mut self);

    /// True if something pressed is not applied yet.
    fn has_commands(&self) -> bool;

    /// Closes what is open over a page; false if nothing is.
    fn close(&mut self, _: TitlePage) -> bool {
        false
    }

    /// Undoes (`back`) or redoes on a page.
    fn undo_redo(&mut self, page: TitlePage, back: bool);

    /// Descriptions of what undo and redo would do there.
    fn undo_redo_texts(&self, cx: &Cx, page: TitlePage) -> [Option<ActText>; 2];

    /// True if something is not saved in its file yet.
    fn waits(&self) -> bool;

    /// Saves it; returns the file and the outcome.
    fn save(&mut self, places: &Places) -> Option<(PathBuf, io::Result<()>)>;
}

/// The state of a table's screen: half-made choices.
pub trait TableView<T: TableScreens>: Default {
    /// Called when something was accepted: the form it came from is closed.
    fn accepted(&mut self);

    /// Called when a message was read, or a question answered with no. A half-filled form stays.
    fn dismiss(&mut self);

    /// Called when a command was rejected; `waiting` is that command, if it waits for an answer.
    fn rejected(
        &mut self,
        refused: EntryError<T::TitleEntryError>,
        waiting: Option<super::table::TableCommand<T>>,
    );

    fn show(&mut self, part: super::table::Tab);

    fn close(&mut self) -> bool;

    fn score(&mut self) -> &mut super::score::ScoreView<T>;
}

/// A table that is being set up: its tracking, and the people by seat.
#[derive(Clone, Copy, Debug)]
pub struct Opening<'a> {
    pub tracking: Tracking,
    pub people: &'a [Person],
}

/// A title that can be tracked at a real table in the window.
pub trait TableScreens:
    ResultScreens + TrackedTitle<Entry: ToText, TitleEntryError: ToText> + Game<Action: ActionText>
{
    type TableView: TableView<Self>;

    /// Commands to a table that only this title knows.
    type Command: Clone + Debug + PartialEq;

    type StartView: Default + Debug;

    type Pages: Pages;

    /// The trackings that the window offers, shallow first; the second, or the only one, is the default.
    const TRACKINGS: &'static [Tracking] = &Tracking::ALL;

    const DRAWINGS: &'static [Art];

    fn gallery_ui(ui: &mut Ui, cx: &Cx);

    fn table_ui(
        ui: &mut Ui,
        cx: &Cx,
        session: &Session<Self>,
        view: &mut Self::TableView,
        queue: &Queue<Self>,
    );

    /// Executes a command that only this title knows.
    ///
    /// # Errors
    /// If the table rejects it.
    fn act(session: &mut Session<Self>, command: &Self::Command) -> EntryResult<Self>;

    /// True if the command closes no form.
    fn keeps_form_open(command: &Self::Command) -> bool;

    /// The command to repeat once this one is done.
    fn follow_up(command: &Self::Command) -> Option<super::table::TableCommand<Self>>;

    /// True if a rejected command waits for an answer.
    fn can_wait(refused: &EntryError<Self::TitleEntryError>) -> bool;

    /// Paints the title's part of the form for a new table, beside the number of players.
    fn start_ui(ui: &mut Ui, cx: &Cx, opening: Opening, view: &mut Self::StartView, pages: &Self::Pages);

    /// Paints the title's questions about each seat, below the names.
    fn seats_ui(_: &mut Ui, _: &Cx, _: Opening, _: &mut Self::StartView, _: &Self::Pages) {}

    /// The start of a table from the form.
    fn table_start(view: &Self::StartView, opening: Opening, pages: &Self::Pages) -> Self::Start;

    /// The start of a table whose sheets lie in a file.
    fn start_of_sheets(_: &[Self::Sheet], people: &[Person], pages: &Self::Pages) -> Self::Start {
        let opening = Opening { tracking: Tracking::FinalScore, people };
        Self::table_start(&Self::StartView::default(), opening, pages)
    }

    /// Scenes for the README's pictures.
    fn table_scenes() -> Vec<(Screenshot, TableScene<Self>)> {
        Vec::new()
    }
}

/// A title that can be played in the window.
pub trait PlayScreens: TableScreens + Opponent<Reason: ToText, Why: ToText> + Game<Effect: ToText> {
    /// A half-made choice on the board. Nothing of it is in the log before it is confirmed.
    type Choice: Default + Debug;

    /// How far a recap was looked at.
    type RecapView: Default + Debug;

    /// The start of a game in the program.
    fn new_game(pages: &Self::Pages) -> Self::Start;

    /// Number of recaps so far: things that have ended, and that people look at before the game goes on.
    fn recaps(play: &Self::TableState) -> usize;

    /// True if whoever opens the game now has seen the last recap.
    fn has_seen_recaps(session: &Session<Self>) -> bool;

    /// Paints a recap in detail; returns true once it was looked at.
    fn recap_ui(
        ui: &mut Ui,
        seated: &Seated,
        play: &Self::TableState,
        recap: usize,
        view: &mut Self::RecapView,
    ) -> bool;

    /// The steps of a recap, in words and with their changes. `effects` begin with the change that ended something.
    fn recap_steps(describe: &Describe, effects: &[Self::Effect]) -> Vec<(String, Vec<Self::Effect>)>;

    /// The table after the event that ended something, with so many steps of the recap settled.
    fn in_recap(
        setup: &Self::Setup,
        state: &Self::State,
        event: &Event<Self::Action>,
        steps: usize,
    ) -> Self::State;

    /// Text key of the button that goes on from a recap.
    fn recap_on(play: &Self::TableState, recap: usize) -> &'static str;

    /// Goes a step back in a recap; false if there is none.
    fn recap_back(view: &mut Self::RecapView) -> bool;

    /// The table as the observer may see it.
    fn table(observation: &Self::Observation) -> &Self::State;

    /// The rules that are relevant now for the observer, the most important first.
    fn relevant_rules(setup: &Self::Setup, observation: &Self::Observation) -> Vec<Rule>;

    /// Syncs the choice with the board: touches of an earlier moment mean nothing any more.
    fn sync(board: &Board<Self>, choice: &mut Self::Choice);

    /// Paints the board in the room there is, highlights what can be chosen if somebody is to move, and takes touches
    /// into the choice. Everything keeps its place whatever is asked or chosen.
    fn board_ui(ui: &mut Ui, cx: &Cx, board: &Board<Self>, choice: &mut Self::Choice);

    /// The content of the strip under the board, if somebody is to move.
    fn prompt(board: &Board<Self>, choice: &Self::Choice) -> Option<Prompt<Self::Action>>;

    /// Toggles the extra choice.
    fn turn_extra(choice: &mut Self::Choice);

    /// Goes a step back in a half-made choice; false if there is none.
    fn choice_back(choice: &mut Self::Choice) -> bool;

    /// A whole move in one sentence, from its first event and everything it changed; `None` if the event says it all.
    fn sentence(describe: &Describe, event: &Event<Self::Action>, effects: &[Self::Effect])
    -> Option<String>;

    /// True if the log shows the action: setting up the game is no news.
    fn is_news(action: &Self::Action) -> bool;

    /// True if a recap begins with this change: what follows is shown there, and not beside the last event.
    fn begins_recap(effect: &Self::Effect) -> bool;

    /// The sentence that the game is over.
    fn over(describe: &Describe) -> String;

    /// True while all choose simultaneously in secret: nobody's move is shown by itself, and one's own secrets are
    /// open.
    fn is_sealed(state: &Self::State) -> bool;

    /// `Some(true)` for a reason that speaks for a move, `Some(false)` for one against it.
    fn speaks_for(reason: &Self::Reason) -> Option<bool>;

    /// Scenes of games for the README's pictures.
    fn play_scenes() -> Vec<(Screenshot, PlayScene<Self>)> {
        Vec::new()
    }
}
