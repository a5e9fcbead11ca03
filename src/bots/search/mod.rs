//! Search for any title: information-set Monte Carlo tree search with one observer.
//!
//! Every iteration invents what the observation hides, walks down a tree of information sets, adds one node and plays
//! the game to its end by [`Knowledge`]. Every seat looks for its own good (max^n). Where several seats choose at once,
//! the viewer chooses last in the tree and sees nothing of the others' choices, so that each of them has a bandit of its
//! own that knows nothing of the others. An ending in which nobody else takes part is tried in full instead.

mod budget;
mod ending;
mod knowledge;
mod tree;

pub use budget::Budget;
pub use knowledge::{Knowledge, NoKnowledge};

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::game::{Actor, Due, Game, MOST_SEATS, Outcome, Seat, SeatSet};
use tree::{Tree, key};

/// Share of the priors that is spread evenly at the root, where it matters most.
const OPEN_ROOT: f32 = 0.25;
/// With so many iterations per move, each is tried at least once.
const TRY_ALL: usize = 10;

/// Number of moves that are compared, and the part of all games that is enough for one of them.
const EXPLAINED: usize = 5;
const EXPLAINED_PART: u32 = 20;

/// A move tried so many times as often as any other is best beyond doubt.
const CLEAR: u32 = 4;

/// Parameters of a search.
#[derive(Clone, Copy, Debug)]
pub struct SearchParams {
    /// How much it explores moves that have not gone best so far, in spreads of the rewards.
    pub exploration: f32,
    /// Share of winning in the reward; the rest is the lead over the best rival.
    pub win: f32,
    /// Share of the priors that is spread evenly, so that no move is ruled out.
    pub root_noise: f32,
    /// Stops as soon as the rest will not change the choice.
    pub early_stop: bool,
}

impl Default for SearchParams {
    fn default() -> Self {
        Self { exploration: 3.0, win: 0.6, root_noise: 0.1, early_stop: true }
    }
}

/// An action at the root, with its statistics.
#[derive(Clone, Debug)]
pub struct Tried<A> {
    /// The action.
    pub action: A,
    /// Number of visits, for choosing.
    pub visits: u32,
    /// Number of games behind the sums below.
    pub samples: u32,
    /// The mean reward, 0 to 1.
    pub value: f32,
    /// Sums of the results, by seat.
    pub outcomes: [Outcome; MOST_SEATS],
    /// Sums of the numbers of [`Knowledge::note`]; empty unless [`Search::noting`] is set.
    pub notes: Vec<f32>,
}

/// The result of a search.
#[derive(Clone, Debug)]
pub struct SearchResult<A> {
    /// The actions tried: the best first, then those tried most.
    pub tried: Vec<Tried<A>>,
    /// Number of games played to their end.
    pub iterations: u32,
    /// Spread of their rewards.
    pub spread: f32,
}

/// A search for the observing seat.
pub struct Search<'a, G: Game, K> {
    /// The set-up of the game.
    pub setup: &'a G::Setup,
    /// The observation of the seat.
    pub observation: &'a G::Observation,
    /// Knowledge about the title.
    pub knowledge: &'a K,
    /// The parameters of the search.
    pub params: SearchParams,
    /// True to note why it went well or badly.
    pub noting: bool,
}

impl<G: Game, K: Knowledge<G>> Search<'_, G, K> {
    /// Searches within a budget. The same seed, threads and iterations give the same result.
    ///
    /// # Panics
    /// If the seat is not to move.
    pub fn run(&self, budget: &Budget, seed: u64) -> SearchResult<G::Action> {
        if let Some(found) = ending::solve(self, budget.share(0)) {
            return found;
        }
        let rng = |thread| Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(thread as u64));
        let mut found = if budget.threads() == 1 {
            SearchWorker::new(self, budget.share(0), rng(0)).run(budget)
        } else {
            std::thread::scope(|scope| {
                let workers: Vec<_> = (0..budget.threads())
                    .map(|thread| {
                        scope.spawn(move || {
                            SearchWorker::new(self, budget.share(thread), rng(thread)).run(budget)
                        })
                    })
                    .collect();
                let found = workers.into_iter().map(|worker| worker.join().expect("a search does not panic"));
                found.reduce(merge).expect("there is a thread")
            })
        };
        found.tried.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        let often = found.tried[0].visits.div_ceil(2);
        let good = found.tried.iter().enumerate().filter(|(_, tried)| tried.visits >= often);
        let best = good.max_by(|(_, a), (_, b)| a.value.total_cmp(&b.value)).map_or(0, |(index, _)| index);
        found.tried[..=best].rotate_right(1);
        found
    }
}

fn merge<A: PartialEq>(mut one: SearchResult<A>, other: SearchResult<A>) -> SearchResult<A> {
    one.iterations += other.iterations;
    one.spread = one.spread.max(other.spread);
    for more in other.tried {
        if let Some(same) = one.tried.iter_mut().find(|same| same.action == more.action) {
            let visits = same.visits + more.visits;
            let sum = same.value * same.visits as f32 + more.value * more.visits as f32;
            same.value = sum / visits.max(1) as f32;
            same.visits = visits;
            same.samples += more.samples;
            add(&mut same.outcomes, &more.outcomes);
            for (sum, more) in same.notes.iter_mut().zip(more.notes) {
                *sum += more;
            }
        } else {
            one.tried.push(more);
        }
    }
    one
}

fn add(sums: &mut [Outcome; MOST_SEATS], more: &[Outcome; MOST_SEATS]) {
    for (sum, more) in sums.iter_mut().zip(more) {
        sum.points += more.points;
        sum.win += more.win;
        sum.place += more.place;
    }
}

/// One tree and the state needed to grow it.
struct SearchWorker<'a, 'b, G: Game, K: Knowledge<G>> {
    search: &'a Search<'b, G, K>,
    /// The viewer's observation, with all simultaneous choices open.
    seen: G::Observation,
    viewer: Seat,
    iterations: u32,
    rng: Xoshiro256PlusPlus,
    tree: Tree<G::Action>,
    root: Option<usize>,
    /// The edge of the root to take, whatever it promises.
    forced: Option<usize>,
    /// By edge of the root.
    outcomes: Vec<[Outcome; MOST_SEATS]>,
    /// By edge of the root, as many each as the title counts.
    notes: Vec<f32>,
    path: Vec<(usize, usize)>,
    legal: Vec<G::Action>,
    ratings: Vec<f32>,
    memo: K::Memo,
}

impl<'a, 'b, G: Game, K: Knowledge<G>> SearchWorker<'a, 'b, G, K> {
    fn new(search: &'a Search<'b, G, K>, iterations: u32, rng: Xoshiro256PlusPlus) -> Self {
        Self {
            search,
            seen: G::reopened(search.setup, search.observation),
            viewer: G::viewer(search.observation),
            iterations,
            rng,
            tree: Tree::with_room_for(iterations.min(1 << 17) as usize),
            root: None,
            forced: None,
            outcomes: Vec::new(),
            notes: Vec::new(),
            path: Vec::with_capacity(256),
            legal: Vec::with_capacity(512),
            ratings: Vec::with_capacity(512),
            memo: K::Memo::default(),
        }
    }

    fn run(mut self, budget: &Budget) -> SearchResult<G::Action> {
        let mut done = 0;
        while done < self.iterations {
            self.iterate();
            done += 1;
            if budget.is_over(done)
                || (self.search.params.early_stop && self.is_decided(self.iterations - done))
            {
                break;
            }
        }
        let root = self.root.expect("the viewer is due");
        let chosen: Vec<_> = self.tree.edges(root).iter().map(|edge| (edge.visits, edge.value)).collect();
        if self.search.noting {
            done += self.explain(root, budget);
        }
        let notes = self.notes.len() / self.outcomes.len();
        let spread = self.tree.node(root).seen_spread();
        let tried = self.tree.edges(root).iter().enumerate().map(|(index, edge)| Tried {
            action: edge.action,
            visits: chosen[index].0,
            samples: edge.visits,
            value: chosen[index].1 / chosen[index].0.max(1) as f32,
            outcomes: self.outcomes[index],
            notes: self.notes[index * notes..(index + 1) * notes].to_vec(),
        });
        SearchResult { tried: tried.collect(), iterations: done, spread }
    }

    /// Plays on after the best few moves until there is enough to compare them; the choice is settled already.
    fn explain(&mut self, root: usize, budget: &Budget) -> u32 {
        let mut best: Vec<_> =
            self.tree.edges(root).iter().enumerate().map(|(index, edge)| (edge.visits, index)).collect();
        best.sort_by_key(|&(visits, index)| (std::cmp::Reverse(visits), index));
        let enough = self.iterations / EXPLAINED_PART;
        let mut done = 0;
        for (_, edge) in best.into_iter().take(EXPLAINED) {
            self.forced = Some(edge);
            while self.tree.edges(root)[edge].visits < enough && !budget.is_over(done) {
                self.iterate();
                done += 1;
            }
        }
        done
    }

    /// True if the remaining iterations cannot change the most visited move, or hardly ever do.
    fn is_decided(&self, left: u32) -> bool {
        let edges = self.root.map_or(&[][..], |root| self.tree.edges(root));
        let (mut most, mut second) = (0, 0);
        for edge in edges {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else if edge.visits > second {
                second = edge.visits;
            }
        }
        let clear = left < self.iterations / 4 * 3 && most > CLEAR * second;
        clear || most > second + left
    }

    fn iterate(&mut self) {
        let setup = self.search.setup;
        let mut state = self.search.knowledge.guess(setup, &self.seen, &mut self.rng, &mut self.memo);
        let begin = state;
        self.search.knowledge.begin(setup, &state, &mut self.memo);
        self.path.clear();
        let mut in_tree = true;
        let mut left = K::HORIZON;
        loop {
            let (actor, action) = match G::due(setup, &state) {
                Due::Nobody => break,
                Due::Nature => (Actor::Nature, G::draw(setup, &state, &mut self.rng)),
                // As if it ended now: a title need not have a last turn.
                Due::Seats(_) if left == 0 => break,
                Due::Seats(seats) => {
                    left -= 1;
                    let seat = self.next(seats);
                    let action = if in_tree {
                        self.step(&state, seat, &mut in_tree)
                    } else {
                        self.search.knowledge.play(setup, &state, seat, &mut self.rng, &mut self.memo)
                    };
                    (Actor::Seat(seat), action)
                }
            };
            debug_assert!(
                G::check(setup, &state, actor, action).is_ok(),
                "{actor:?} {action:?} in {state:?}"
            );
            G::apply(setup, &mut state, actor, action, &mut ());
        }
        self.learn(&begin, &state);
    }

    /// The next seat of those that choose simultaneously: the viewer last.
    fn next(&self, seats: SeatSet) -> Seat {
        let others = seats.without(self.viewer);
        Seat((if others.is_empty() { seats } else { others }).0.trailing_zeros() as u8)
    }

    /// Chooses in the tree; the first node that is new is the last one.
    fn step(&mut self, state: &G::State, seat: Seat, in_tree: &mut bool) -> G::Action {
        let setup = self.search.setup;
        let seen = G::observe(setup, state, self.viewer);
        self.legal.clear();
        // One's own options follow from what one sees. Those of another may follow from what one does not see: moments
        // in which they differ are different moments.
        if seat != self.viewer {
            G::legal(setup, state, seat, &mut self.legal);
        }
        let key = key::<G>(&seen, seat, &self.legal);
        let node = match self.tree.find(key) {
            Ok(node) => node,
            Err(slot) => {
                *in_tree = false;
                if seat == self.viewer {
                    G::legal(setup, state, seat, &mut self.legal);
                }
                self.ratings.clear();
                self.search.knowledge.rate(setup, state, seat, &self.legal, &mut self.ratings);
                let first = self.root.is_none() && seat == self.viewer;
                let open = if first { OPEN_ROOT } else { self.search.params.root_noise };
                let node = self.tree.insert(slot, key, seat, &self.legal, &self.ratings, open);
                if first {
                    self.root = Some(node);
                    let edges = self.tree.edges(node).len();
                    self.outcomes = vec![Default::default(); edges];
                    let notes = if self.search.noting { K::NOTES } else { 0 };
                    self.notes = vec![0.0; edges * notes];
                    // All seats that choose together with the viewer are part of the first move.
                    *in_tree = true;
                }
                if self.root.is_none() {
                    *in_tree = true;
                }
                node
            }
        };
        let forced = self.forced.filter(|_| Some(node) == self.root);
        let edge = forced.unwrap_or_else(|| self.select(node));
        self.path.push((node, edge));
        self.tree.edges(node)[edge].action
    }

    /// The edge that promises most (PUCT).
    fn select(&self, node: usize) -> usize {
        let edges = self.tree.edges(node);
        // At the root everything is tried once, if there is time.
        if Some(node) == self.root
            && self.iterations as usize >= TRY_ALL * edges.len()
            && let Some(new) = edges.iter().position(|edge| edge.visits == 0)
        {
            return new;
        }
        let node = self.tree.node(node);
        let spread = self.search.params.exploration * node.spread() * (node.visits as f32 + 1.0).sqrt();
        let mean = node.mean();
        let mut best = (f32::NEG_INFINITY, 0);
        for (index, edge) in edges.iter().enumerate() {
            let value = if edge.visits > 0 { edge.value / edge.visits as f32 } else { mean };
            let promise = value + spread * edge.prior / (1.0 + edge.visits as f32);
            if promise > best.0 {
                best = (promise, index);
            }
        }
        best.1
    }

    fn learn(&mut self, begin: &G::State, end: &G::State) {
        let Search { setup, knowledge, noting, .. } = *self.search;
        let outcomes = G::outcomes(setup, end);
        let players = usize::from(G::players(setup));
        let rewards = rewards(self.search.params.win, K::LEAD, &outcomes[..players]);
        for &(node, edge) in &self.path {
            let seat = self.tree.node(node).seat;
            self.tree.note(node, edge, rewards[seat.index()]);
            if Some(node) == self.root {
                add(&mut self.outcomes[edge], &outcomes);
                if noting {
                    let notes = &mut self.notes[edge * K::NOTES..(edge + 1) * K::NOTES];
                    knowledge.note(setup, begin, end, self.viewer, notes);
                }
            }
        }
    }
}

/// The reward of a result for each seat, from 0 to 1.
fn rewards(win: f32, three_quarters: f32, outcomes: &[Outcome]) -> [f32; MOST_SEATS] {
    let mut rewards = [0.0; MOST_SEATS];
    for (seat, outcome) in outcomes.iter().enumerate() {
        let rivals = outcomes.iter().enumerate().filter(|(other, _)| *other != seat);
        let best = rivals.map(|(_, rival)| rival.points).fold(f32::NEG_INFINITY, f32::max);
        let lead = (outcome.points - best) / three_quarters;
        // However far ahead or behind, a point more is a point more.
        let lead = 0.5 + 0.5 * lead / (1.0 + lead.abs());
        rewards[seat] = win * outcome.win + (1.0 - win) * lead;
    }
    rewards
}
