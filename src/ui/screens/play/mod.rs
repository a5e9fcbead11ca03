//! The screens of a game in the program, against bots or around one screen. They show the session's table as the viewer
//! may see it, and ask for decisions.

mod curtain;
mod events;
mod flight;
mod highlight;
mod hint;
mod look_back;
mod new_game;
mod recap;
mod strip;
mod table;

pub(crate) use flight::{Flight, fly};
pub use highlight::{About, Highlight, target};
pub(crate) use highlight::{explained_when_touched, reachable};
pub(crate) use hint::hint_ui;
pub(crate) use new_game::{NewGameView, dealt_anew, new_game_ui};
pub use strip::{AnswerButton, Extra, Prompt, lines};
pub(crate) use strip::{line_ui, strip_panel, words_ui};
pub use table::relevant_rules;

use std::cell::RefCell;

use egui::Ui;

use super::score::{CountUp, ScoreAction, ScoreInput, ScoreView, count_ui, score_ui};
use super::seated::{Seated, mark};
use super::table::Tab;
use super::title::PlayScreens;
use crate::bots::{Advice, Opponent};
use crate::companion::{EntryError, Played, Referee, Session, TableState as _, View};
use crate::game::{Rule, Seat, Title};
use crate::i18n::describe::shown_names;
use crate::play::{ToMove, to_move};
use crate::storage::{BotSpeed, Mark};
use crate::ui::{Command, Cx};

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum PlayCommand<T: Title> {
    /// A new deal for the same seats.
    Again,
    Moves(Seat, Vec<T::Action>),
    /// A recap was looked at.
    RecapSeen,
    /// No delays up to the next decision of a person.
    Skip,
}

pub(crate) type AdviceOf<T> = Advice<<T as crate::game::Game>::Action, <T as Opponent>::Reason>;

/// The state of the screens that is not in the journal.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a thing of its own that is open or not")]
pub(crate) struct PlayView<T: PlayScreens> {
    part: Tab,
    /// The person who has lifted the curtain.
    at_screen: Option<Seat>,
    choice: T::Choice,
    /// The answer that waits for a second press.
    armed: Option<usize>,
    /// Why an answer that was pressed is not possible.
    message: Option<(String, Rule)>,
    /// Number of events painted, and the changes of the last of them.
    shown: (usize, Vec<T::Effect>),
    /// True if the game was dealt while it was open here.
    is_new: bool,
    /// True while a person at a shared screen looks at their secrets.
    secrets_open: bool,
    hint_open: bool,
    log_open: bool,
    parts_open: bool,
    whys_open: bool,
    story: events::Story<T>,
    /// The move that is looked back at, among those since one's own turn.
    look: Option<usize>,
    telling: recap::Telling,
    recap: T::RecapView,
    recaps_seen: usize,
    score: ScoreView<T>,
    /// The points as they are counted up, if the game has just ended.
    count: Option<CountUp>,
    refused: Option<EntryError<T::TitleEntryError>>,
}

impl<T: PlayScreens> PlayView<T> {
    pub fn new(session: &Session<T>) -> Self {
        let ends = T::recaps(session.view().play);
        // Whoever comes back later has seen what ended before.
        let looked = !to_move(session).chance && T::has_seen_recaps(session);
        Self {
            part: Tab::default(),
            at_screen: None,
            choice: T::Choice::default(),
            armed: None,
            message: None,
            shown: (0, Vec::new()),
            is_new: session.view().play.referee().and_then(Referee::events).is_some_and(<[_]>::is_empty),
            secrets_open: false,
            hint_open: false,
            log_open: false,
            parts_open: false,
            whys_open: false,
            story: events::Story::default(),
            look: None,
            telling: recap::Telling::default(),
            recap: T::RecapView::default(),
            recaps_seen: if looked { ends } else { ends.saturating_sub(1) },
            score: ScoreView::default(),
            count: None,
            refused: None,
        }
    }

    pub fn close(&mut self) -> bool {
        if std::mem::take(&mut self.hint_open)
            || std::mem::take(&mut self.log_open)
            || self.look.take().is_some()
        {
            return true;
        }
        let message =
            self.refused.take().is_some() | self.message.take().is_some() | self.armed.take().is_some();
        let back = message || self.count.take().is_some() || T::choice_back(&mut self.choice);
        if back || self.telling.close() || T::recap_back(&mut self.recap) || self.score.close() {
            return true;
        }
        let elsewhere = self.part != Tab::Now;
        self.part = Tab::Now;
        elsewhere
    }

    pub const fn score(&mut self) -> &mut ScoreView<T> {
        &mut self.score
    }

    /// The first recap that nobody has looked at yet.
    pub fn unseen(&self, view: &View<T>) -> Option<usize> {
        (self.recaps_seen < T::recaps(view.play)).then_some(self.recaps_seen)
    }

    pub(crate) fn recap_seen(&mut self, session: &Session<T>) {
        self.recaps_seen = T::recaps(session.view().play);
        self.recap = T::RecapView::default();
        if session.view().play.is_over() {
            self.part = Tab::Score;
            self.count = Some(CountUp::default());
        }
    }

    /// Called when a move was made or taken back.
    pub fn moved(&mut self, session: &Session<T>) {
        self.recaps_seen = self.recaps_seen.min(T::recaps(session.view().play));
        self.secrets_open = false;
        self.hint_open = false;
        self.refused = None;
        self.message = None;
        self.armed = None;
        self.look = None;
        self.count = None;
        self.part = Tab::Now;
    }

    pub const fn rejected(&mut self, refused: EntryError<T::TitleEntryError>) {
        self.refused = Some(refused);
    }

    pub(crate) const fn wants_hint(&self) -> bool {
        self.hint_open
    }

    pub(crate) const fn open_hint(&mut self) {
        self.hint_open = true;
    }

    pub(crate) fn choose(&mut self, choice: T::Choice) {
        self.choice = choice;
    }
}

/// The bot that thinks, and the hint if it is there.
pub struct Thinking<'a, T: PlayScreens> {
    pub bot: Option<Seat>,
    pub hint: Option<&'a AdviceOf<T>>,
}

/// A board as it is painted: everything a title needs to know.
#[expect(clippy::struct_excessive_bools, reason = "each is a thing of its own that is so or not")]
pub struct Board<'a, T: Title> {
    pub setup: &'a T::Setup,
    /// As the viewer may see it.
    pub state: &'a T::State,
    pub seated: Seated<'a>,
    /// The viewer's seat.
    pub eyes: Option<Seat>,
    /// True if the viewer's own secrets may be seen.
    pub open: bool,
    /// True if nothing is secret, because the game is over.
    pub over: bool,
    /// Another number is another moment; later moments have higher numbers.
    pub moment: u64,
    /// Changes since the moment before that was seen.
    pub moved: &'a [T::Effect],
    /// True if the table has just been dealt, and nobody has done anything yet.
    pub dealt: bool,
    /// The seat to move.
    pub to_move: Option<Seat>,
    /// The seat whose move is looked back at: it is marked, not the seat that is next.
    pub mover: Option<Seat>,
    /// True in a recap and in looking back: what it is about is marked, not what is next.
    pub narrated: bool,
    /// True for a recap of the end of a chapter, when the table lies in the middle of it.
    pub ended: bool,
    pub estimates: bool,
}

struct PlayCx<'a, T: PlayScreens> {
    cx: &'a Cx<'a>,
    view: &'a View<'a, T>,
    session: &'a Session<T>,
    played: &'a Played,
    referee: &'a Referee<T>,
    names: &'a [String],
    marks: &'a [Mark],
    to_move: ToMove,
    queue: &'a RefCell<Vec<PlayCommand<T>>>,
}

impl<'a, T: PlayScreens> PlayCx<'a, T> {
    fn send(&self, command: PlayCommand<T>) {
        self.queue.borrow_mut().push(command);
    }

    const fn seated(&self) -> Seated<'a> {
        Seated { cx: self.cx, names: self.names, marks: self.marks }
    }

    /// True if estimates of the scores are shown. Among people nobody is helped in a way that all have not agreed to.
    fn estimates(&self) -> bool {
        !self.played.is_shared() && self.cx.settings.estimate
    }
}

/// The person who has to lift the curtain before their secrets are shown.
fn behind_curtain<T: PlayScreens>(game: &PlayCx<T>, view: &PlayView<T>) -> Option<Seat> {
    let secret = |seat| T::is_secret(game.referee.setup(), game.referee.state(), seat);
    let person = game.to_move.person;
    person.filter(|&seat| game.played.is_shared() && secret(seat) && view.at_screen != Some(seat))
}

/// The seat that sees the table: the only person, or the person to move.
pub fn viewer<T: PlayScreens>(session: &Session<T>) -> Option<Seat> {
    let played = session.played()?;
    if played.is_shared() { to_move(session).person } else { played.people().next() }
}

pub(crate) fn play_ui<T: PlayScreens>(
    ui: &mut Ui,
    cx: &Cx,
    session: &Session<T>,
    state: &mut PlayView<T>,
    thinking: &Thinking<T>,
    queue: &RefCell<Vec<PlayCommand<T>>>,
) {
    let view = session.view();
    let (Some(played), Some(referee)) = (session.played(), view.play.referee()) else { return };
    let names = shown_names(cx.texts, view.people);
    let marks: Vec<_> = view.people.iter().enumerate().map(|(seat, person)| mark(person, seat, cx)).collect();
    let to_move = to_move(session);
    let at =
        PlayCx { cx, view: &view, session, played, referee, names: &names, marks: &marks, to_move, queue };
    state.story.sync(&at);
    let players = T::players(referee.setup());
    if !Seat::first(players).any(|seat| T::is_secret(referee.setup(), referee.state(), seat)) {
        // Whoever has a secret next has to lift the curtain again.
        state.at_screen = None;
    }
    if let Some(recap) = state.unseen(&view).filter(|_| !to_move.chance) {
        recap::recap_ui(ui, &at, state, recap);
        return;
    }
    if let Some(seat) = behind_curtain(&at, state) {
        if curtain::curtain_ui(ui, cx, marks[seat.index()], &names[seat.index()]) {
            state.at_screen = Some(seat);
        }
        return;
    }
    match (state.part, view.score) {
        (Tab::Score, Some(Ok(score))) => {
            table::parts_ui(ui, &at, state);
            let input = ScoreInput::<T> { people: view.people, score, sheets: view.sheets, keeps: false };
            if let Some(count) = state.count.as_mut().filter(|_| cx.settings.animation) {
                if count_ui(ui, cx, &input, count) {
                    state.count = None;
                }
                return;
            }
            // Nothing can be kept here.
            if let Some(ScoreAction::Share(sharing)) = score_ui(ui, cx, &input, &mut state.score) {
                cx.send(Command::Share(sharing));
            }
        }
        _ => table::table_ui(ui, &at, state, thinking),
    }
}

/// Seconds that a bot's move is shown.
pub(crate) const fn pace(speed: BotSpeed) -> f64 {
    match speed {
        BotSpeed::Slow => 2.6,
        BotSpeed::Normal => 1.3,
        BotSpeed::Fast => 0.45,
        BotSpeed::Instant => 0.0,
    }
}
