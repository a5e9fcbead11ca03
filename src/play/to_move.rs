//! Works out whose turn it is: chance, bots, people.

use crate::bots::Level;
use crate::companion::{Played, Referee, Session, TableState as _, TrackedTitle};
use crate::game::{Due, Seat};

/// The seats to move. Where all choose simultaneously, a bot and a person may be to move at the same time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ToMove {
    pub chance: bool,
    pub bot: Option<(Seat, Level)>,
    pub person: Option<Seat>,
}

/// The played game and its referee, if the session has them.
pub(super) fn game<T: TrackedTitle>(session: &Session<T>) -> Option<(&Played, &Referee<T>)> {
    Some((session.played()?, session.view().play.referee()?))
}

/// Nobody is to move at a table that is not played here, or when the game is over.
pub fn to_move<T: TrackedTitle>(session: &Session<T>) -> ToMove {
    let Some((played, referee)) = game(session) else { return ToMove::default() };
    match referee.due() {
        Due::Nature => ToMove { chance: true, ..ToMove::default() },
        Due::Seats(seats) => {
            let in_order = T::order(referee.setup(), referee.state()).into_iter();
            let due: Vec<_> = in_order.filter(|&seat| seats.contains(seat)).collect();
            ToMove {
                chance: false,
                bot: due.iter().find_map(|&seat| Some((seat, played.bot(seat)?))),
                person: due.iter().copied().find(|&seat| played.bot(seat).is_none()),
            }
        }
        Due::Nobody => ToMove::default(),
    }
}
