//! A game in the program: against bots or around one screen. The session says what lies on the table; these screens show
//! it as the one who looks may see it, and ask.

mod curtain;
mod events;
mod flight;
mod hint;
mod lit;
mod look_back;
mod new_game;
mod pause;
mod strip;
mod table;

pub(crate) use flight::{Flight, fly};
pub(crate) use hint::hint_ui;
pub use lit::{About, Light, target};
pub(crate) use lit::{explained_when_touched, reachable};
pub(crate) use new_game::{NewGameView, dealt_anew, new_game_ui};
pub use strip::{Answer, Asks, Extra, lines};
pub(crate) use strip::{line_ui, strip_panel, words_ui};
pub use table::matters;

use std::cell::RefCell;

use egui::Ui;

use super::score::{Count, ScoreAction, ScoreInput, ScoreView, count_ui, score_ui};
use super::seated::{Seated, mark};
use super::table::Part;
use super::title::PlayScreens;
use crate::bots::{Advice, Opponent};
use crate::companion::{Following as _, Played, Referee, Refused, Session, View};
use crate::game::{Rule, Seat, Title};
use crate::i18n::describe::shown_names;
use crate::play::{Asked, asked};
use crate::storage::{BotSpeed, Mark};
use crate::ui::{Command, Cx};

/// Something that is asked of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum PlayCommand<T: Title> {
    /// The same seats, and another deal.
    Again,
    /// A person's moves, one after the other.
    Moves(Seat, Vec<T::Action>),
    /// What has ended was looked at.
    PauseSeen,
    /// Everything up to the next decision of a person at once.
    Skip,
}

/// The advice of a title's bots.
pub(crate) type AdviceOf<T> = Advice<<T as crate::game::Game>::Action, <T as Opponent>::Reason>;

/// What is open, chosen and shown, and not in the journal.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a thing of its own that is open or not")]
pub(crate) struct PlayView<T: PlayScreens> {
    part: Part,
    /// Who has lifted the curtain.
    at_screen: Option<Seat>,
    choice: T::Choice,
    /// An answer that is asked about once more before it counts.
    armed: Option<usize>,
    /// Why an answer that was pressed is not possible.
    said: Option<(String, Rule)>,
    /// How many events were painted, and what the last of them changed.
    shown: (usize, Vec<T::Effect>),
    /// Whether the game was dealt before these eyes.
    is_new: bool,
    /// Whether a person among others looks at their secrets.
    secrets_open: bool,
    hint_open: bool,
    log_open: bool,
    /// Whether the log tells the parts of moves too.
    parts_open: bool,
    /// Whether it tells why bots made their moves.
    whys_open: bool,
    /// The game move by move.
    story: events::Story<T>,
    /// Which of the moves since one's own turn is looked at.
    look: Option<usize>,
    telling: pause::Telling,
    pause: T::PauseView,
    /// How many of them were looked at.
    pauses_seen: usize,
    score: ScoreView<T>,
    /// The points as they are counted up, where the game has just ended.
    count: Option<Count>,
    refused: Option<Refused<T::Fault>>,
}

impl<T: PlayScreens> PlayView<T> {
    /// A game that is opened, perhaps again.
    pub fn new(session: &Session<T>) -> Self {
        let ends = T::pauses(session.view().play);
        // Whoever comes back later has seen what ended before.
        let looked = !asked(session).chance && T::has_seen_pauses(session);
        Self {
            part: Part::default(),
            at_screen: None,
            choice: T::Choice::default(),
            armed: None,
            said: None,
            shown: (0, Vec::new()),
            is_new: session.view().play.referee().and_then(Referee::events).is_some_and(<[_]>::is_empty),
            secrets_open: false,
            hint_open: false,
            log_open: false,
            parts_open: false,
            whys_open: false,
            story: events::Story::default(),
            look: None,
            telling: pause::Telling::default(),
            pause: T::PauseView::default(),
            pauses_seen: if looked { ends } else { ends.saturating_sub(1) },
            score: ScoreView::default(),
            count: None,
            refused: None,
        }
    }

    /// Puts away what is open over the table; false if nothing is.
    pub fn close(&mut self) -> bool {
        if std::mem::take(&mut self.hint_open)
            || std::mem::take(&mut self.log_open)
            || self.look.take().is_some()
        {
            return true;
        }
        let said = self.refused.take().is_some() | self.said.take().is_some() | self.armed.take().is_some();
        let back = said || self.count.take().is_some() || T::choice_back(&mut self.choice);
        if back || self.telling.close() || T::pause_back(&mut self.pause) || self.score.close() {
            return true;
        }
        let elsewhere = self.part != Part::Now;
        self.part = Part::Now;
        elsewhere
    }

    /// What is tried out with the result.
    pub const fn score(&mut self) -> &mut ScoreView<T> {
        &mut self.score
    }

    /// Something that has ended and that nobody has looked at yet.
    pub fn unseen(&self, view: &View<T>) -> Option<usize> {
        (self.pauses_seen < T::pauses(view.play)).then_some(self.pauses_seen)
    }

    /// What has ended was looked at.
    pub(crate) fn pause_seen(&mut self, session: &Session<T>) {
        self.pauses_seen = T::pauses(session.view().play);
        self.pause = T::PauseView::default();
        if session.view().play.is_over() {
            self.part = Part::Score;
            self.count = Some(Count::default());
        }
    }

    /// A move was made or taken back.
    pub fn moved(&mut self, session: &Session<T>) {
        self.pauses_seen = self.pauses_seen.min(T::pauses(session.view().play));
        self.secrets_open = false;
        self.hint_open = false;
        self.refused = None;
        self.said = None;
        self.armed = None;
        self.look = None;
        self.count = None;
        self.part = Part::Now;
    }

    /// A move was not taken.
    pub const fn refused(&mut self, refused: Refused<T::Fault>) {
        self.refused = Some(refused);
    }

    /// Whether a hint is wanted.
    pub(crate) const fn wants_hint(&self) -> bool {
        self.hint_open
    }
}

/// What bots and hints have to say at the moment.
pub struct Thinking<'a, T: PlayScreens> {
    /// The bot that thinks.
    pub bot: Option<Seat>,
    /// The hint, where it is there.
    pub hint: Option<&'a AdviceOf<T>>,
}

/// The table of a game as it is painted.
#[expect(clippy::struct_excessive_bools, reason = "each is a thing of its own that is so or not")]
pub struct Board<'a, T: Title> {
    /// What is fixed.
    pub setup: &'a T::Setup,
    /// What lies there, as the one who looks may see it.
    pub state: &'a T::State,
    /// Who sits there.
    pub seated: Seated<'a>,
    /// Whose eyes see it.
    pub eyes: Option<Seat>,
    /// Whether their own secrets may be seen.
    pub open: bool,
    /// Whether nothing is secret: the game is over.
    pub over: bool,
    /// How many events there were: another number is another moment.
    pub moment: u64,
    /// What changed since the moment before that was seen.
    pub moved: &'a [T::Effect],
    /// Whether the table has just been laid out, and nobody has done anything yet.
    pub dealt: bool,
    /// Of whom something is asked.
    pub asked: Option<Seat>,
    /// Whose move is looked back at: they are marked, not those who are next.
    pub mover: Option<Seat>,
    /// Whether something that is over is told: what is spoken of is marked, not what is next.
    pub told: bool,
    /// Whether that is the end of a chapter, in the middle of which the table lies.
    pub ended: bool,
    /// Whether what everybody would score is shown.
    pub estimates: bool,
}

/// What painting a game needs.
struct At<'a, T: PlayScreens> {
    cx: &'a Cx<'a>,
    view: &'a View<'a, T>,
    session: &'a Session<T>,
    played: &'a Played,
    referee: &'a Referee<T>,
    names: &'a [String],
    marks: &'a [Mark],
    asked: Asked,
    queue: &'a RefCell<Vec<PlayCommand<T>>>,
}

impl<'a, T: PlayScreens> At<'a, T> {
    fn send(&self, command: PlayCommand<T>) {
        self.queue.borrow_mut().push(command);
    }

    const fn seated(&self) -> Seated<'a> {
        Seated { cx: self.cx, names: self.names, marks: self.marks }
    }

    /// Whether what everybody would score is shown. Among people nobody is told what all have not agreed to be told.
    fn estimates(&self) -> bool {
        !self.played.is_shared() && self.cx.settings.estimate
    }
}

/// Whose secrets would be seen, and who has to lift the curtain first.
fn behind_curtain<T: PlayScreens>(at: &At<T>, view: &PlayView<T>) -> Option<Seat> {
    let secret = |seat| T::is_secret(at.referee.setup(), at.referee.state(), seat);
    let person = at.asked.person;
    person.filter(|&seat| at.played.is_shared() && secret(seat) && view.at_screen != Some(seat))
}

/// Whose eyes see the table: of the only person, or of whoever is asked.
pub fn viewer<T: PlayScreens>(session: &Session<T>) -> Option<Seat> {
    let played = session.played()?;
    if played.is_shared() { asked(session).person } else { played.people().next() }
}

/// Paints a game.
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
    let asked = asked(session);
    let at = At { cx, view: &view, session, played, referee, names: &names, marks: &marks, asked, queue };
    state.story.meet(&at);
    let players = T::players(referee.setup());
    if !Seat::first(players).any(|seat| T::is_secret(referee.setup(), referee.state(), seat)) {
        // Whoever has a secret next has to lift the curtain again.
        state.at_screen = None;
    }
    if let Some(pause) = state.unseen(&view).filter(|_| !asked.chance) {
        pause::pause_ui(ui, &at, state, pause);
        return;
    }
    if let Some(seat) = behind_curtain(&at, state) {
        if curtain::curtain_ui(ui, cx, marks[seat.index()], &names[seat.index()]) {
            state.at_screen = Some(seat);
        }
        return;
    }
    match (state.part, view.score) {
        (Part::Score, Some(Ok(score))) => {
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

/// How long the moves of bots are shown, in seconds.
pub(crate) const fn pace(speed: BotSpeed) -> f64 {
    match speed {
        BotSpeed::Slow => 2.6,
        BotSpeed::Normal => 1.3,
        BotSpeed::Fast => 0.45,
        BotSpeed::Instant => 0.0,
    }
}
