//! How often somebody taps in a whole game of four, by a fixed script.

use guildhall::game::Seat;
use guildhall::i18n::Lang;

use crate::play::{Game, HIGH, Who, played_out, setup};
use crate::support::Begin;
use crate::touches::chains;

/// When one filled in a form under the board it took 81 taps, and 24 more at the ends of rounds.
const MOST: usize = 75;
const SEED: u64 = 1;
const SEAT: Seat = Seat(1);

#[test]
fn taps_of_one_seat() {
    let begin = Begin { lang: Some(Lang::En), size: HIGH, ..Begin::default() };
    let mut game = Game::begin(begin, setup(&[Who::Person(None); 4], SEED));
    let (mut taps, mut decisions) = (0, 0);
    for (seat, chain) in chains(&played_out(4, SEED)) {
        game.lift();
        let made = game.make(seat, &chain);
        if seat == SEAT {
            decisions += chain.len();
            taps += made;
        }
    }
    let all = taps + game.looked;
    assert_eq!(decisions, 37, "the same game as before");
    assert!(all <= MOST, "{taps} taps and {} at the ends of rounds", game.looked);
}
