//! Whose turn it is: chance, bots, people.

use crate::bots::Level;
use crate::companion::{Followed, Following as _, Played, Referee, Session};
use crate::game::{Due, Seat};

/// Who is asked now. Where all choose at once, a bot and a person may be asked at the same time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// Whether chance is.
    pub chance: bool,
    /// The bot whose turn it is.
    pub bot: Option<(Seat, Level)>,
    /// The person whose turn it is.
    pub person: Option<Seat>,
}

/// The game in the program, where the session is one.
pub(super) fn game<T: Followed>(session: &Session<T>) -> Option<(&Played, &Referee<T>)> {
    Some((session.played()?, session.view().play.referee()?))
}

/// Says who is asked. At a table that is not played here, or a game that is over, nobody is.
pub fn asked<T: Followed>(session: &Session<T>) -> Asked {
    let Some((played, referee)) = game(session) else { return Asked::default() };
    match referee.due() {
        Due::Nature => Asked { chance: true, ..Asked::default() },
        Due::Seats(seats) => {
            let in_order = T::order(referee.setup(), referee.state()).into_iter();
            let due: Vec<_> = in_order.filter(|&seat| seats.contains(seat)).collect();
            Asked {
                chance: false,
                bot: due.iter().find_map(|&seat| Some((seat, played.bot(seat)?))),
                person: due.iter().copied().find(|&seat| played.bot(seat).is_none()),
            }
        }
        Due::Nobody => Asked::default(),
    }
}
