//! Tournaments: many games between bots, to measure their strength. N consecutive games share one deal (the same set-up
//! and the same luck of the draw), with the line-up rotated through the seats, so that a good hand does not look like a
//! good bot. Everything follows from one seed; threads share the work by deals and change nothing but the time.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use super::search::Budget;
use super::{Bot, BotKind, HasBots, seed};
use crate::game::{Actor, Deal as _, Due, Outcome, Seat, Table};

/// A game that has not ended after so many decisions counts as it stands.
const LONGEST: u32 = 100_000;

/// The parameters of a tournament.
pub struct Tournament<T: HasBots> {
    /// The set-up of every game.
    pub setup: T::Setup,
    /// The bots, one per seat.
    pub bots: Vec<BotKind>,
    /// Number of deals; each is played once from every seat.
    pub deals: u64,
    /// The seed of everything random.
    pub seed: u64,
}

/// A game of a tournament.
pub struct PlayedGame<T: HasBots> {
    /// The table at the end.
    pub table: Table<T>,
    /// The bot at each seat, as an index into [`Tournament::bots`].
    pub seated: Vec<usize>,
    /// The number of turns, if the game was broken off: it has no result.
    pub broken_off: Option<u32>,
}

/// The results of one bot over all games.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Share of the wins per deal; a shared win counts as its share.
    shares: Shares,
    wins: f64,
    points: f64,
    /// Points of the games won, shared ones by their share.
    won_points: f64,
    games: u64,
    decisions: u64,
    thinking: Duration,
}

impl Tally {
    /// Games with a result.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Wins, shared ones by their share.
    pub fn wins(&self) -> f64 {
        self.wins
    }

    /// Share of the games that were won.
    pub fn win_share(&self) -> f64 {
        self.shares.mean()
    }

    /// The 95 % interval of [`Tally::win_share`], by deals.
    pub fn win_share_95(&self) -> [f64; 2] {
        self.shares.interval_95()
    }

    /// Mean points per game.
    pub fn points_mean(&self) -> f64 {
        self.points / self.games.max(1) as f64
    }

    pub(crate) fn points_of_wins(&self) -> f64 {
        self.won_points
    }

    /// Choices among at least two options.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// Mean time of such a choice, in milliseconds.
    pub fn ms_per_decision(&self) -> f64 {
        self.thinking.as_secs_f64() * 1e3 / self.decisions.max(1) as f64
    }
}

struct Dealt<T: HasBots> {
    tallies: Vec<Tally>,
    played: Vec<PlayedGame<T>>,
}

impl<T: HasBots> Tournament<T> {
    /// Plays all deals and passes every game to `give`, in order. `give` may stop the tournament with an error.
    ///
    /// # Errors
    /// Returns the error of `give`.
    ///
    /// # Panics
    /// If a bot takes an action that it was not offered.
    pub fn play<E>(
        &self,
        threads: usize,
        mut give: impl FnMut(&PlayedGame<T>) -> Result<(), E>,
    ) -> Result<Vec<Tally>, E> {
        let next = AtomicU64::new(0);
        let (send, receive) = mpsc::sync_channel(2 * threads);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                let (send, next) = (send.clone(), &next);
                scope.spawn(move || {
                    loop {
                        let deal = next.fetch_add(1, Ordering::Relaxed);
                        if deal >= self.deals || send.send((deal, self.deal(deal))).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(send);
            let mut tallies = vec![Tally::default(); self.bots.len()];
            // Deals come in any order and are counted in theirs.
            let mut waiting = BTreeMap::new();
            let mut due = 0;
            for (deal, result) in receive {
                waiting.insert(deal, result);
                while let Some(Dealt { tallies: more, played }) = waiting.remove(&due) {
                    played.iter().try_for_each(&mut give)?;
                    tallies.iter_mut().zip(&more).for_each(|(sum, more)| sum.add(more));
                    due += 1;
                }
            }
            Ok(tallies)
        })
    }

    /// The first game alone, with every bot at its own seat.
    pub(crate) fn first_game(&self) -> Table<T> {
        let seated: Vec<_> = (0..self.bots.len()).collect();
        self.game(0, 0, &seated, &mut vec![Tally::default(); self.bots.len()])
    }

    fn deal(&self, deal: u64) -> Dealt<T> {
        let players = self.bots.len();
        let mut tallies = vec![Tally::default(); players];
        let played = (0..players)
            .map(|game| {
                let seated: Vec<_> = (0..players).map(|seat| (seat + game) % players).collect();
                let table = self.game(deal, game as u64, &seated, &mut tallies);
                let over = table.due() == Due::Nobody;
                let broken_off = T::broken_off(table.setup(), table.state()).filter(|_| !over);
                if broken_off.is_none() {
                    let outcomes = T::outcomes(table.setup(), table.state());
                    count(&outcomes[..players], &seated, &mut tallies);
                }
                PlayedGame { table, seated, broken_off }
            })
            .collect();
        for tally in tallies.iter_mut().filter(|tally| tally.games > 0) {
            tally.shares.add(tally.wins / tally.games as f64);
        }
        Dealt { tallies, played }
    }

    fn game(&self, deal: u64, game: u64, seated: &[usize], tallies: &mut [Tally]) -> Table<T> {
        let mut deck = T::Deck::new(&self.setup, seed([self.seed, deal, u64::MAX, 0]));
        let bots: Vec<Contestant<T>> = seated
            .iter()
            .map(|&bot| Contestant {
                bot: T::bot(self.bots[bot]),
                budget: T::budget(self.bots[bot]),
                seed: seed([self.seed, deal, game, bot as u64]),
            })
            .collect();
        let mut table = Table::<T>::new(self.setup.clone());
        let mut legal = Vec::new();
        let mut left = LONGEST;
        loop {
            let (actor, action) = match table.due() {
                Due::Nobody => return table,
                Due::Nature => (Actor::Nature, deck.answer(table.setup(), table.state())),
                Due::Seats(_) if left == 0 || T::broken_off(table.setup(), table.state()).is_some() => {
                    return table;
                }
                Due::Seats(seats) => {
                    left -= 1;
                    let seat = seats.iter().next().expect("somebody is due");
                    legal.clear();
                    T::legal(table.setup(), table.state(), seat, &mut legal);
                    let tally = &mut tallies[seated[seat.index()]];
                    (Actor::Seat(seat), decide(&table, seat, &legal, &bots[seat.index()], tally))
                }
            };
            table.enter_noting(actor, action, &mut deck).expect("bots take only what they are offered");
        }
    }
}

struct Contestant<T: HasBots> {
    bot: Box<dyn Bot<T>>,
    budget: Budget,
    seed: u64,
}

fn decide<T: HasBots>(
    table: &Table<T>,
    seat: Seat,
    legal: &[T::Action],
    player: &Contestant<T>,
    tally: &mut Tally,
) -> T::Action {
    if let [only] = legal {
        return *only;
    }
    let start = Instant::now();
    let seed = seed([player.seed, table.events().len() as u64, 0, 0]);
    let action = player.bot.decide(table.setup(), &table.observe(seat), &player.budget, seed).action;
    tally.thinking += start.elapsed();
    tally.decisions += 1;
    action
}

fn count(outcomes: &[Outcome], seated: &[usize], tallies: &mut [Tally]) {
    let share = 1.0 / outcomes.iter().filter(|outcome| outcome.win > 0.0).count() as f64;
    for (outcome, &bot) in outcomes.iter().zip(seated) {
        let tally = &mut tallies[bot];
        tally.games += 1;
        tally.points += f64::from(outcome.points);
        if outcome.win > 0.0 {
            tally.wins += share;
            tally.won_points += share * f64::from(outcome.points);
        }
    }
}

impl Tally {
    fn add(&mut self, more: &Self) {
        self.shares.join(more.shares);
        self.wins += more.wins;
        self.points += more.points;
        self.won_points += more.won_points;
        self.games += more.games;
        self.decisions += more.decisions;
        self.thinking += more.thinking;
    }
}

/// Student's t for a two-sided 95 % interval with 1 to 30 degrees of freedom; the normal value is used beyond.
const T_95: [f64; 30] = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
];
const Z_95: f64 = 1.96;

/// Independent shares, one per deal, as sums.
#[derive(Clone, Copy, Debug, Default)]
struct Shares {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Shares {
    fn add(&mut self, share: f64) {
        self.join(Self { count: 1, sum: share, squares: share * share });
    }

    fn join(&mut self, more: Self) {
        self.count += more.count;
        self.sum += more.sum;
        self.squares += more.squares;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    /// The 95 % interval of the mean. Where all shares are the same, their spread says nothing, and Wilson's interval for
    /// so many trials is the honest answer.
    fn interval_95(&self) -> [f64; 2] {
        if self.count == 0 {
            return [0.0, 1.0];
        }
        let (n, p) = (self.count as f64, self.mean());
        let spread = self.squares - n * p * p;
        let (centre, half) = if self.count > 1 && spread > 1e-9 {
            let t = T_95.get(self.count as usize - 2).copied().unwrap_or(Z_95);
            (p, t * (spread / (n - 1.0) / n).sqrt())
        } else {
            let z2 = Z_95 * Z_95;
            let half = Z_95 * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
            ((p + z2 / (2.0 * n)) / (1.0 + z2 / n), half / (1.0 + z2 / n))
        };
        [(centre - half).max(0.0), (centre + half).min(1.0)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(values: &[f64]) -> Shares {
        let mut shares = Shares::default();
        for &value in values {
            shares.add(value);
        }
        shares
    }

    #[test]
    fn intervals_hold_the_mean_and_stay_between_0_and_1() {
        let cases: [&[f64]; 5] = [&[0.5], &[1.0; 10], &[0.0, 1.0], &[0.25; 3], &[0.2, 0.4, 0.1, 0.5]];
        for values in cases {
            let [low, high] = shares(values).interval_95();
            let p = shares(values).mean();
            assert!(0.0 <= low && low <= p && p <= high && high <= 1.0, "{values:?}: {low} {high}");
            assert!(low < high);
        }
    }

    #[test]
    fn intervals_are_as_wide_as_counted_by_hand() {
        // Mean 0.5, standard deviation 0.1: 0.5 ± 3.182 × 0.1 / √4.
        let sd = 0.1 * (3.0_f64 / 4.0).sqrt();
        let [low, high] = shares(&[0.5 - sd, 0.5 + sd, 0.5 - sd, 0.5 + sd]).interval_95();
        assert!((low - 0.3409).abs() < 1e-9 && (high - 0.6591).abs() < 1e-9, "{low} {high}");
    }
}
