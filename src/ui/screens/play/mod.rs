//! A game in the program: against bots or around one screen. The session says what lies on the table; these screens show
//! it as the one who looks may see it, and ask.

mod curtain;
mod events;
mod hint;
mod new_game;
mod plan;
mod table;

pub use hint::hint_ui;
pub use new_game::{NewGameView, new_game_ui, player_kind};

use egui::Ui;

use super::moves::Half;
use super::round_end::RoundEndView;
use super::score::{ScoreInput, ScoreView, score_ui};
use super::table::{Part, TableCommand, mark};
use crate::bots::norenberc::Advice;
use crate::companion::norenberc::{Referee, Refused, RoundEnd, Session, TableSetup, View};
use crate::companion::{Play as _, Played};
use crate::game::{Seat, Title as _};
use crate::i18n::describe::shown_names;
use crate::norenberc::{Action, Norenberc};
use crate::play::{Asked, asked};
use crate::storage::{BotSpeed, Mark};
use crate::ui::{Command, Cx};

/// Something that is asked of a game.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayCommand {
    /// A new game.
    Begin(Box<TableSetup>),
    /// A person's move.
    Move(Seat, Action),
    /// The end of a round was looked at.
    RoundSeen,
    /// Everything up to the next decision of a person at once.
    Skip,
}

/// What is open, chosen and shown, and not in the journal.
#[derive(Debug, Default)]
pub struct PlayView {
    part: Part,
    /// Who has lifted the curtain.
    at_screen: Option<Seat>,
    plan: plan::PlanView,
    half: Half,
    /// Whether a person among others looks at their talers.
    purse_open: bool,
    hint_open: bool,
    log_open: bool,
    round_end: RoundEndView,
    /// How many ends of rounds were looked at.
    rounds_seen: usize,
    score: ScoreView,
    refused: Option<Refused>,
}

impl PlayView {
    /// A game that is opened, perhaps again.
    pub fn new(session: &Session) -> Self {
        let ends = session.view().play.history().len();
        // Whoever comes back in the middle of a round has seen how the last one ended.
        let looked = !asked(session).chance && !at_round_start(session);
        Self { rounds_seen: if looked { ends } else { ends.saturating_sub(1) }, ..Self::default() }
    }

    /// Puts away what is open over the table; false if nothing is.
    pub fn close(&mut self) -> bool {
        if std::mem::take(&mut self.hint_open) || std::mem::take(&mut self.log_open) {
            return true;
        }
        if self.refused.take().is_some() || self.half.back() || self.round_end.back() {
            return true;
        }
        if self.score.close() {
            return true;
        }
        let elsewhere = self.part != Part::Now;
        self.part = Part::Now;
        elsewhere
    }

    /// The end of a round that nobody has looked at yet.
    pub fn unseen<'a>(&self, view: &View<'a>) -> Option<&'a RoundEnd> {
        view.play.history().get(self.rounds_seen)
    }

    /// The end of a round was looked at.
    pub fn round_seen(&mut self, session: &Session) {
        self.rounds_seen = session.view().play.history().len();
        self.round_end = RoundEndView::default();
        if session.view().play.is_over() {
            self.part = Part::Score;
        }
    }

    /// A move was made or taken back.
    pub fn moved(&mut self, session: &Session) {
        self.rounds_seen = self.rounds_seen.min(session.view().play.history().len());
        self.purse_open = false;
        self.hint_open = false;
        self.refused = None;
        self.part = Part::Now;
    }

    /// A move was not taken.
    pub fn refused(&mut self, refused: Refused) {
        self.refused = Some(refused);
    }

    /// Whether a hint is wanted.
    pub const fn wants_hint(&self) -> bool {
        self.hint_open
    }

    /// Another part.
    pub fn show(&mut self, part: Part) {
        self.part = part;
    }
}

fn at_round_start(session: &Session) -> bool {
    match session.view().play {
        crate::companion::norenberc::Play::Referee(referee) => referee.is_round_start(),
        crate::companion::norenberc::Play::Final { .. } | crate::companion::norenberc::Play::Round(_) => {
            false
        }
    }
}

/// What bots and hints have to say at the moment.
pub struct Thinking<'a> {
    /// The bot that thinks.
    pub bot: Option<Seat>,
    /// The hint, where it is there.
    pub hint: Option<&'a Advice>,
}

/// What painting a game needs.
struct At<'a> {
    cx: &'a Cx<'a>,
    view: &'a View<'a>,
    session: &'a Session,
    played: &'a Played,
    referee: &'a Referee,
    names: &'a [String],
    marks: &'a [Mark],
    asked: Asked,
}

impl At<'_> {
    fn send(&self, command: PlayCommand) {
        self.cx.send(Command::Play(command));
    }
}

/// Whose secrets would be seen, and who has to lift the curtain first.
fn behind_curtain(played: &Played, referee: &Referee, asked: Asked, view: &PlayView) -> Option<Seat> {
    let secret = |seat| Norenberc::is_secret(referee.setup(), referee.state(), seat);
    asked.person.filter(|&seat| played.is_shared() && secret(seat) && view.at_screen != Some(seat))
}

/// Whose eyes see the table: of the only person, or of whoever is asked.
pub fn viewer(session: &Session) -> Option<Seat> {
    let played = session.played()?;
    if played.is_shared() { asked(session).person } else { played.people().next() }
}

/// Paints a game.
pub fn play_ui(ui: &mut Ui, cx: &Cx, session: &Session, state: &mut PlayView, thinking: &Thinking) {
    let view = session.view();
    let (Some(played), crate::companion::norenberc::Play::Referee(referee)) = (session.played(), view.play)
    else {
        return;
    };
    let names = shown_names(cx.texts, view.people);
    let marks: Vec<_> = view.people.iter().enumerate().map(|(seat, person)| mark(person, seat, cx)).collect();
    let asked = asked(session);
    let at = At { cx, view: &view, session, played, referee, names: &names, marks: &marks, asked };
    if !Seat::first(referee.setup().players())
        .any(|seat| Norenberc::is_secret(referee.setup(), referee.state(), seat))
    {
        // Whoever has a secret next has to lift the curtain again.
        state.at_screen = None;
    }
    if let Some(end) = state.unseen(&view).filter(|_| !asked.chance) {
        table::over_ui(ui, &at, end, &mut state.round_end);
        return;
    }
    if let Some(seat) = behind_curtain(played, referee, asked, state) {
        if curtain::curtain_ui(ui, cx, marks[seat.index()], &names[seat.index()]) {
            state.at_screen = Some(seat);
        }
        return;
    }
    match (state.part, view.score) {
        (Part::Score, Some(Ok(score))) => {
            table::parts_ui(ui, &at, state);
            let input = ScoreInput { people: view.people, score, sheets: view.sheets, keeps: false };
            if let Some(action) = score_ui(ui, cx, &input, &mut state.score) {
                cx.send(Command::Table(TableCommand::Score(action)));
            }
        }
        _ => table::table_ui(ui, &at, state, thinking),
    }
}

/// How long the moves of bots are shown, in seconds.
pub const fn pace(speed: BotSpeed) -> f64 {
    match speed {
        BotSpeed::Slow => 2.6,
        BotSpeed::Normal => 1.3,
        BotSpeed::Fast => 0.45,
        BotSpeed::Instant => 0.0,
    }
}
