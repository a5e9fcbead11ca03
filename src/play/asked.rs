//! Whose turn it is: chance, bots, people.

use crate::bots::Level;
use crate::companion::{Play, Played, Referee, Session};
use crate::game::{Due, Seat};
use crate::norenberc::{Action, Deck};

/// Who is asked now. While all plan at once, a bot and a person may be asked at the same time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// What chance brings.
    pub chance: Option<Action>,
    /// The bot whose turn it is.
    pub bot: Option<(Seat, Level)>,
    /// The person whose turn it is.
    pub person: Option<Seat>,
}

/// The game in the program, where the session is one.
pub(super) fn game(session: &Session) -> Option<(&Played, &Referee)> {
    match (session.played(), session.view().play) {
        (Some(played), Play::Referee(referee)) => Some((played, referee)),
        (_, Play::Final { .. } | Play::Round(_) | Play::Referee(_)) => None,
    }
}

/// Says who is asked. At a table that is not played here, or a game that is over, nobody is.
pub fn asked(session: &Session) -> Asked {
    let Some((played, referee)) = game(session) else { return Asked::default() };
    match referee.due() {
        Due::Nature => {
            let events = referee.events().unwrap_or_default();
            let mut deck = Deck::after(referee.setup(), played.seed, events);
            Asked { chance: Some(deck.answer(referee.state())), ..Asked::default() }
        }
        Due::Seats(seats) => {
            let in_order = referee.state().order(referee.setup()).iter().copied();
            let due: Vec<_> = in_order.filter(|&seat| seats.contains(seat)).collect();
            Asked {
                chance: None,
                bot: due.iter().find_map(|&seat| Some((seat, played.bot(seat)?))),
                person: due.iter().copied().find(|&seat| played.bot(seat).is_none()),
            }
        }
        Due::Nobody => Asked::default(),
    }
}
