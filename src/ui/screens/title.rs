//! What a title brings to the window: how its result looks, its table, its board, and the pages that only it has. Each part
//! is a trait of its own, so that a title can arrive part by part.

use std::fmt::Debug;
use std::io;
use std::path::PathBuf;

use egui::{Color32, Ui};

use super::play::{Asks, Board};
use super::score::{Pattern, ShownResult};
use super::seated::Seated;
use super::table::Queue;
use crate::assistant::book;
use crate::bots::Opponent;
use crate::companion::{Depth, Followed, Person, Refused, Session, Taken};
use crate::game::{Event, Game, Rule, Scored, Seat, Title as _};
use crate::i18n::describe::{Act, Deed, Describe, Spoken, Worded};
use crate::storage::{InputError, Places, Recorded};
use crate::titles::{TitleId, with_play, with_table};
use crate::ui::art::Art;
use crate::ui::{Cx, Page};

/// Whether a title can be followed at a real table.
pub(crate) fn has_table(title: TitleId) -> bool {
    with_table!(title, T => T::ID).is_some()
}

/// Whether a title can be played in the program.
pub(crate) fn has_play(title: TitleId) -> bool {
    with_play!(title, T => T::ID).is_some()
}

/// The titles of which there is anything to see in the window.
pub(crate) fn shown_titles() -> impl Iterator<Item = TitleId> {
    TitleId::ALL.into_iter().filter(|&title| has_table(title) || book(title).is_some())
}

/// A category of a title's result.
pub type Category<T> = <<T as Game>::Score as Scored>::Category;

/// How a category of a result is told from the others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Its colour.
    pub colour: Color32,
    /// Its pattern, because colour alone is no sign for everybody.
    pub pattern: Pattern,
    /// Its drawing.
    pub art: Art,
}

/// Somebody who scores beside the players, as a column of the sheet.
pub struct Rival {
    /// What it is called.
    pub name: String,
    /// What it looks like.
    pub art: Art,
    /// All of its points.
    pub total: i32,
    /// What it scored in each category, with the words for it; nothing where it scores nothing of that kind.
    pub parts: Vec<Option<(i32, String)>>,
    /// The rule behind it.
    pub rule: Rule,
}

/// A title whose results can be shown.
pub trait ResultScreens: Followed<Sheet: Eq> + Spoken + Recorded {
    /// What of somebody's things is shown beside the points.
    type Holdings: Clone + Debug;

    /// Half-made choices of "what if".
    type WhatIf: Clone + Default + Debug + PartialEq + Eq;

    /// The rules that a result is about.
    const RESULT_RULES: &'static [Self::RuleId];

    /// What is shown of these sheets.
    fn holdings(sheets: &[Self::Sheet]) -> Vec<Self::Holdings>;

    /// How a category is told from the others.
    fn look(category: Category<Self>) -> Look;

    /// Somebody who scores beside the players and has no seat.
    fn rival(_: &Describe, _: &Self::Score) -> Option<Rival> {
        None
    }

    /// Who won, with the points.
    fn headline(describe: &Describe, score: &Self::Score) -> String {
        describe.headline(score)
    }

    /// What decided the game, with its numbers.
    fn decided(describe: &Describe, score: &Self::Score) -> String;

    /// What somebody's bar says, to be heard.
    fn bar(describe: &Describe, seat: usize, score: &Self::Score) -> String;

    /// What there is to say about a category beside its lines, in words: what somebody lacks where it gives nothing, or
    /// what came before the count.
    fn lacks(describe: &Describe, score: &Self::Score, seat: Seat, category: Category<Self>) -> Vec<String>;

    /// Whether a sheet says that somebody owns nothing: perhaps nobody has filled it in.
    fn is_empty(sheet: &Self::Sheet) -> bool;

    /// What a result has that others have not, under its heading.
    fn more_ui(ui: &mut Ui, cx: &Cx, shown: ShownResult<Self>);

    /// The counts of one player, to be changed for "what if".
    fn what_if_ui(ui: &mut Ui, cx: &Cx, seat: usize, sheets: &mut [Self::Sheet], view: &mut Self::WhatIf);

    /// What was tried out, as entries that make it so.
    fn kept(seat: Seat, old: &Self::Sheet, new: &Self::Sheet) -> Vec<Self::Entry>;

    /// The sheets of a finished game as `guildhall score` reads them, where everything is known.
    fn score_sheet(names: &[String], sheets: &[Self::Sheet]) -> Option<String>;

    /// Reads such a file, with the checks of `guildhall score`: the names and the sheets by seat.
    ///
    /// # Errors
    /// Says where, what was found and what is allowed.
    fn read_sheet(bytes: &[u8]) -> Result<(Vec<String>, Vec<Self::Sheet>), InputError>;
}

/// An answer that needs no table: a page of the title's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AtOnce {
    /// The key of what it is called.
    pub name: &'static str,
    /// The key of what it is for.
    pub about: &'static str,
    /// What stands for it.
    pub art: Art,
    /// Where it is.
    pub page: Page,
}

/// Something that is set for one title only: a page of the title's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OwnSettings {
    /// The key of its heading among the settings.
    pub heading: &'static str,
    /// The key of what it is for.
    pub about: &'static str,
    /// The key of the way there.
    pub edit: &'static str,
    /// The key of the way there from a new game.
    pub from_game: &'static str,
    /// Where it is.
    pub page: Page,
}

/// The pages that only one title has, and what it keeps in files beside games.
pub trait Pages {
    /// All of them.
    const ALL: &'static [Page];

    /// Those that answer something with nothing set up.
    const AT_ONCE: &'static [AtOnce];

    /// Those on which something is set.
    const SETTINGS: &'static [OwnSettings];

    /// As they lie in the files.
    fn read(places: &Places) -> Self;

    /// The files may have changed.
    fn read_again(&mut self, places: &Places);

    /// Paints one of them.
    fn page_ui(&mut self, ui: &mut Ui, cx: &Cx, page: Page);

    /// Does what was asked for while painting.
    fn logic(&mut self);

    /// Whether something was asked for and is not done yet.
    fn is_asked(&self) -> bool;

    /// Puts away what is open over a page; false if nothing is.
    fn close(&mut self, _: Page) -> bool {
        false
    }

    /// Undo or redo on a page.
    fn step(&mut self, page: Page, back: bool);

    /// What undo and redo would do there, in words.
    fn named(&self, cx: &Cx, page: Page) -> [Option<Act>; 2];

    /// Whether something is not in its file yet.
    fn waits(&self) -> bool;

    /// Writes what waits; says which file that is, and what became of it.
    fn keep(&mut self, places: &Places) -> Option<(PathBuf, io::Result<()>)>;
}

/// Half-made choices at a table.
pub trait TableView<T: TableScreens>: Default {
    /// Something was taken: the form it came from is done with.
    fn taken(&mut self);

    /// A message was read, or a question answered with no. What was being filled in stays.
    fn dismiss(&mut self);

    /// Something was not done; it may wait for an answer.
    fn refused(&mut self, refused: Refused<T::Fault>, waiting: Option<super::table::TableCommand<T>>);

    /// Another part of the table.
    fn show(&mut self, part: super::table::Part);

    /// Puts away what is open over the table; false if nothing is.
    fn close(&mut self) -> bool;

    /// Whatever is tried out with the result.
    fn score(&mut self) -> &mut super::score::ScoreView<T>;
}

/// A table that is being set up: how deep it is to be followed, and who sits there.
#[derive(Clone, Copy, Debug)]
pub struct Opening<'a> {
    /// How deep.
    pub depth: Depth,
    /// By seat.
    pub people: &'a [Person],
}

/// A title that can be followed at a real table in the window.
pub trait TableScreens: ResultScreens + Followed<Entry: Worded, Fault: Worded> + Game<Action: Deed> {
    /// Half-made choices at a table.
    type TableView: TableView<Self>;

    /// What is asked of a table that other titles do not know.
    type Command: Clone + Debug + PartialEq;

    /// Half-made choices of the form for a new table.
    type StartView: Default + Debug;

    /// What only this title has.
    type Pages: Pages;

    /// How deep a table can be followed in the window, shallow first; the second, or the only one, is what is usual.
    const DEPTHS: &'static [Depth] = &Depth::ALL;

    /// Its drawings.
    const DRAWINGS: &'static [Art];

    /// Its controls, in the gallery.
    fn gallery_ui(ui: &mut Ui, cx: &Cx);

    /// Paints the open table.
    fn table_ui(
        ui: &mut Ui,
        cx: &Cx,
        session: &Session<Self>,
        view: &mut Self::TableView,
        queue: &Queue<Self>,
    );

    /// Does what other titles do not know.
    ///
    /// # Errors
    /// Why it is not done.
    fn act(session: &mut Session<Self>, command: &Self::Command) -> Taken<Self>;

    /// Whether doing it closes no form.
    fn is_quiet(command: &Self::Command) -> bool;

    /// What is asked once more after that was done.
    fn then(command: &Self::Command) -> Option<super::table::TableCommand<Self>>;

    /// Whether something that was refused waits for an answer.
    fn can_wait(refused: &Refused<Self::Fault>) -> bool;

    /// The title's part of the form for a new table, beside the number of players.
    fn start_ui(ui: &mut Ui, cx: &Cx, opening: Opening, view: &mut Self::StartView, pages: &Self::Pages);

    /// What the title asks of each seat, below the names.
    fn seats_ui(_: &mut Ui, _: &Cx, _: Opening, _: &mut Self::StartView, _: &Self::Pages) {}

    /// What a table is told before its first entry.
    fn told_first(view: &Self::StartView, opening: Opening, pages: &Self::Pages) -> Self::Start;

    /// What a table is told before its first entry where its sheets lie in a file.
    fn told_by(_: &[Self::Sheet], people: &[Person], pages: &Self::Pages) -> Self::Start {
        let opening = Opening { depth: Depth::FinalScore, people };
        Self::told_first(&Self::StartView::default(), opening, pages)
    }
}

/// A title that can be played in the window.
pub trait PlayScreens: TableScreens + Opponent<Reason: Worded, Why: Worded> + Game<Effect: Worded> {
    /// A half-made choice on the board: what was touched so far. Nothing of it is in the log before it is confirmed.
    type Choice: Default + Debug;

    /// How far one has looked at something that has just ended.
    type PauseView: Default + Debug;

    /// What a game is told before it begins.
    fn new_game(pages: &Self::Pages) -> Self::Start;

    /// How often something has ended that people look at before the game goes on.
    fn pauses(play: &Self::Following) -> usize;

    /// Whether whoever opens the game now has seen the last of them.
    fn has_seen_pauses(session: &Session<Self>) -> bool;

    /// Paints one of them; says whether it was looked at.
    fn pause_ui(
        ui: &mut Ui,
        seated: &Seated,
        play: &Self::Following,
        pause: usize,
        view: &mut Self::PauseView,
    ) -> bool;

    /// What has ended, thing by thing, in words and with what each of them changed: from the change that ended it on.
    fn pause_steps(describe: &Describe, effects: &[Self::Effect]) -> Vec<(String, Vec<Self::Effect>)>;

    /// The table after the event that ended something, as it lies when so many of these things have been settled.
    fn in_pause(
        setup: &Self::Setup,
        state: &Self::State,
        event: &Event<Self::Action>,
        steps: usize,
    ) -> Self::State;

    /// The key of what leads on from it.
    fn pause_on(play: &Self::Following, pause: usize) -> &'static str;

    /// A step back in it; false if there is none.
    fn pause_back(view: &mut Self::PauseView) -> bool;

    /// The table as whoever looks may see it.
    fn table(observation: &Self::Observation) -> &Self::State;

    /// The rules that matter now for the one who looks, the most important first.
    fn matters(setup: &Self::Setup, observation: &Self::Observation) -> Vec<Rule>;

    /// Another moment may have come: what was touched in the one before is about nothing then.
    fn meet(board: &Board<Self>, choice: &mut Self::Choice);

    /// Paints the board in the room there is, with what can be chosen lit where somebody is asked, and takes what is
    /// touched into the choice. Everything lies where it lies whatever is asked or chosen.
    fn board_ui(ui: &mut Ui, cx: &Cx, board: &Board<Self>, choice: &mut Self::Choice);

    /// What the strip under the board says and offers, where somebody is asked.
    fn asks(board: &Board<Self>, choice: &Self::Choice) -> Option<Asks<Self::Action>>;

    /// What goes with the choice is to be the other way.
    fn turn_extra(choice: &mut Self::Choice);

    /// A step back in a half-made choice; false if there is none.
    fn choice_back(choice: &mut Self::Choice) -> bool;

    /// A whole move in one sentence, by its first event and everything it changed; nothing where the event says it all.
    fn sentence(describe: &Describe, event: &Event<Self::Action>, effects: &[Self::Effect])
    -> Option<String>;

    /// Whether the log tells it: what only sets up the game is no news.
    fn is_news(action: &Self::Action) -> bool;

    /// Whether what follows is looked at by itself, and so is not said beside the last event.
    fn begins_pause(effect: &Self::Effect) -> bool;

    /// That the game is over, in words.
    fn over(describe: &Describe) -> String;

    /// Whether all choose at once, in secret: then nobody's move is shown by itself, and one's own secrets are open.
    fn is_sealed(state: &Self::State) -> bool;

    /// What speaks for a move, or against it.
    fn speaks_for(reason: &Self::Reason) -> Option<bool>;
}
