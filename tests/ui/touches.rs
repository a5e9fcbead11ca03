//! What somebody touches on the board of a played game to make a move, in any language. A recruit is one choice with its
//! payment and the place in the turn order, so moves are made in chains.

use guildhall::game::{Actor, Event, Game as _, Seat};
use guildhall::i18n::Texts;
use guildhall::i18n::describe::Describe;
use guildhall::norenberc::{Action, Good, Goods, Guild, Norenberc, Setup, Spot, Stage, State, Step, Tile};
use rand::rngs::ChaCha8Rng;

use crate::play::liked;

/// Moves that are confirmed together.
pub type Chain = Vec<Action>;

/// The moves of people in a log, as they are confirmed.
pub fn chains(events: &[Event<Action>]) -> Vec<(Seat, Chain)> {
    let mut chains: Vec<(Seat, Chain)> = Vec::new();
    for event in events {
        let Actor::Seat(seat) = event.actor else { continue };
        let goes_on = matches!(event.action, Action::Pay(_) | Action::GoFirst | Action::Stay);
        match chains.last_mut().filter(|_| goes_on) {
            Some((_, chain)) => chain.push(event.action),
            None => chains.push((seat, vec![event.action])),
        }
    }
    chains
}

/// A chain that begins with this move; the rest is chosen by chance.
pub fn chain(setup: &Setup, state: &State, seat: Seat, first: Action, rng: &mut ChaCha8Rng) -> Chain {
    let mut chain = vec![first];
    let mut state = *state;
    Norenberc::apply(setup, &mut state, Actor::Seat(seat), first, &mut ());
    while let Step::Turn(turn) = state.step()
        && turn.seat == seat
        && (matches!(turn.stage, Stage::Pay(_)) || turn.stage == Stage::GoFirst)
    {
        let mut legal = Vec::new();
        Norenberc::legal(setup, &state, seat, &mut legal);
        let next = liked(&legal, rng);
        chain.push(next);
        Norenberc::apply(setup, &mut state, Actor::Seat(seat), next, &mut ());
    }
    chain
}

/// Something to touch.
#[derive(Clone, Debug, PartialEq)]
pub enum Touch {
    /// The control of this name.
    Press(String),
    /// Whether to go first.
    Place(bool),
    /// The place where everything is confirmed.
    Confirm,
}

/// A moment of a game, and who describes it.
pub struct Moment<'a> {
    pub texts: &'a Texts,
    pub names: &'a [String],
    pub setup: &'a Setup,
    pub state: &'a State,
}

impl Moment<'_> {
    fn describe(&self) -> Describe<'_> {
        Describe { texts: self.texts, names: self.names }
    }

    pub fn goods(&self, seat: Seat, good: Good) -> String {
        let count = self.state.goods(seat).count(good);
        let name = self.names[seat.index()].clone();
        self.texts
            .with("board-goods", [("name", name.into()), ("good", good.id().into()), ("count", count.into())])
    }

    pub fn stock(&self, guild: Guild, good: Good) -> String {
        let count = self.state.storehouse(guild).count(good);
        let args = [("guild", guild.id().into()), ("good", good.id().into()), ("count", count.into())];
        self.texts.with("board-stock", args)
    }

    pub fn tile(&self, spot: Spot) -> String {
        let tile = match spot {
            Spot::Workshop(guild, bench) => self.state.settled(self.setup, guild, bench).unwrap(),
            Spot::Lodgings(guild, window) => self.state.lodger(self.setup, guild, window).unwrap(),
        };
        self.tile_at(tile, spot)
    }

    fn tile_at(&self, tile: Tile, spot: Spot) -> String {
        let describe = self.describe();
        let args = [("tile", describe.tile(tile).into()), ("place", describe.spot(spot).into())];
        self.texts.with("moves-tile-at", args)
    }

    fn bundle(touches: &mut Vec<Touch>, goods: Goods, name: impl Fn(Good) -> String) {
        for (good, count) in goods.iter() {
            touches.extend(std::iter::repeat_n(Touch::Press(name(good)), count.into()));
        }
    }

    fn legal(&self, state: &State, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        Norenberc::legal(self.setup, state, seat, &mut legal);
        legal
    }

    /// What is left to choose of a payment: what all of them contain is laid out already.
    fn open_part(&self, state: &State, seat: Seat, payment: Goods) -> Goods {
        let ways = self.legal(state, seat).into_iter().map(|action| match action {
            Action::Pay(goods) => goods,
            other => panic!("{other:?} is no payment"),
        });
        payment - ways.reduce(Goods::common).expect("there is a way to pay")
    }

    /// What is touched to make these moves, one thing after the other.
    pub fn touches(&self, seat: Seat, chain: &[Action]) -> Vec<Touch> {
        let press = |name: String| Touch::Press(name);
        let key = |key: &str| Touch::Press(self.texts.get(key));
        let mut touches = Vec::new();
        let place = match chain.last() {
            Some(Action::GoFirst) if chain.len() > 1 => Some(true),
            Some(Action::Stay) if chain.len() > 1 => Some(false),
            _ => None,
        };
        match chain[0] {
            Action::Plan(cards) => {
                let guilds = self.setup.guilds().filter(|&guild| cards.contains(guild));
                touches.extend(guilds.map(|guild| press(self.describe().guild(guild))));
            }
            Action::Pass => return vec![key("play-plan-pass")],
            Action::Nothing { .. } => return vec![key("moves-nothing")],
            Action::GoFirst => return vec![key("moves-go-first")],
            Action::Stay => return vec![key("moves-stay")],
            Action::Sell { guild, count } => {
                Self::bundle(&mut touches, Goods::of(guild.good(), count), |good| self.goods(seat, good));
            }
            Action::Buy { guild, goods } => Self::bundle(&mut touches, goods, |good| self.stock(guild, good)),
            Action::Recruit { guild, window } => {
                touches.push(press(self.tile(Spot::Lodgings(guild, window))));
                let mut state = *self.state;
                Norenberc::apply(self.setup, &mut state, Actor::Seat(seat), chain[0], &mut ());
                let Some(Action::Pay(goods)) = chain.get(1) else { panic!("a recruit is paid for") };
                let open = self.open_part(&state, seat, *goods);
                Self::bundle(&mut touches, open, |good| self.goods(seat, good));
            }
            Action::Pay(goods) => {
                let open = self.open_part(self.state, seat, goods);
                Self::bundle(&mut touches, open, |good| self.goods(seat, good));
            }
            Action::Rob { victim, goods } => {
                let alike =
                    |other: &&Action| matches!(other, Action::Rob { victim: it, .. } if *it == victim);
                if self.legal(self.state, seat).iter().filter(alike).count() == 1 {
                    let (good, _) = goods.iter().next().unwrap();
                    touches.push(press(self.goods(victim, good)));
                } else {
                    Self::bundle(&mut touches, goods, |good| self.goods(victim, good));
                }
            }
            Action::Swap(one, other) => touches.extend([one, other].map(|spot| press(self.tile(spot)))),
            Action::Decline => {
                let Step::Turn(turn) = self.state.step() else { panic!("a guest") };
                touches.extend(place.map(Touch::Place));
                let rob = turn.stage == Stage::Rob;
                touches.push(key(if rob { "moves-rob-nobody" } else { "moves-swap-nothing" }));
                return touches;
            }
            Action::Peddle(good) => touches.push(press(self.goods(seat, good))),
            Action::PlaceMayor(guild) => touches.push(press(self.describe().guild(guild))),
            Action::Seal(_)
            | Action::Order(_)
            | Action::Settle { .. }
            | Action::Lodge { .. }
            | Action::Reveal { .. } => panic!("nobody plays {:?} here", chain[0]),
        }
        touches.extend(place.map(Touch::Place));
        touches.push(Touch::Confirm);
        touches
    }
}
