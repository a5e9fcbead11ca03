//! What somebody presses to make a move, in any language.

use guildhall::game::{Actor, Event, Game as _, Seat};
use guildhall::i18n::Texts;
use guildhall::i18n::describe::Describe;
use guildhall::norenberc::{Action, Goods, Norenberc, Setup, Spot, Stage, State, Step, Tile};

/// So many heaps of goods are offered at one touch each.
const FEW_HEAPS: usize = 6;

/// A moment of a game, and who describes it.
pub struct At<'a> {
    pub texts: &'a Texts,
    pub names: &'a [String],
    pub setup: &'a Setup,
    pub state: &'a State,
}

impl At<'_> {
    fn describe(&self) -> Describe<'_> {
        Describe { texts: self.texts, names: self.names }
    }

    fn key(&self, key: &str) -> String {
        self.texts.get(key)
    }

    fn count(&self, goods: Goods, presses: &mut Vec<String>) {
        for (good, count) in goods.iter() {
            let what = self.describe().good(good);
            let more = self.texts.with("widget-stepper-more", [("what", what.into())]);
            presses.extend(std::iter::repeat_n(more, count.into()));
        }
    }

    fn tile(&self, spot: Spot) -> Tile {
        match spot {
            Spot::Workshop(guild, bench) => self.state.settled(self.setup, guild, bench).unwrap(),
            Spot::Lodgings(guild, window) => self.state.lodger(self.setup, guild, window).unwrap(),
        }
    }

    /// How many ways there are to do something like this: to pay, or to rob the same player.
    fn ways(&self, seat: Seat, action: Action) -> usize {
        let mut legal = Vec::new();
        Norenberc::legal(self.setup, self.state, seat, &mut legal);
        let alike = |other: &&Action| match (action, **other) {
            (Action::Pay(_), Action::Pay(_)) => true,
            (Action::Rob { victim, .. }, Action::Rob { victim: other, .. }) => victim == other,
            _ => false,
        };
        legal.iter().filter(alike).count()
    }

    /// What is left to choose of a payment: what all of them contain is laid out already.
    fn open_part(&self, seat: Seat, payment: Goods) -> Goods {
        let mut legal = Vec::new();
        Norenberc::legal(self.setup, self.state, seat, &mut legal);
        let least = |good| {
            let counts = legal.iter().map(|action| match action {
                Action::Pay(goods) => goods.count(good),
                other => panic!("{other:?} is no payment"),
            });
            counts.min().expect("there is a way to pay")
        };
        payment
            .iter()
            .map(|(good, count)| Goods::of(good, count - least(good)))
            .fold(Goods::NONE, |sum, it| sum + it)
    }

    /// The controls that make this move, one after the other.
    pub fn presses(&self, seat: Seat, action: Action) -> Vec<String> {
        let describe = self.describe();
        let mut presses = Vec::new();
        match action {
            Action::Plan(_) => panic!("plans are made on the board"),
            Action::Pass => presses.push(self.key("play-plan-pass")),
            Action::Sell { guild, count } => {
                let talers = u16::from(count) * u16::from(self.state.price(self.setup, guild));
                let args =
                    [("good", guild.good().id().into()), ("count", count.into()), ("talers", talers.into())];
                presses.extend([self.key("moves-sell"), self.texts.with("moves-sell-count", args)]);
            }
            Action::Buy { goods, .. } => {
                presses.push(self.key("moves-buy"));
                self.count(goods, &mut presses);
                presses.push(self.key("moves-enter"));
            }
            Action::Recruit { .. } => {
                let event = Event { actor: Actor::Seat(seat), action };
                presses.extend([self.key("moves-recruit"), describe.say(&event)]);
            }
            Action::Nothing { .. } => presses.push(self.key("moves-nothing")),
            Action::Pay(_) if self.ways(seat, action) <= FEW_HEAPS => {
                presses.push(describe.say(&Event { actor: Actor::Seat(seat), action }));
            }
            Action::Pay(goods) => {
                self.count(self.open_part(seat, goods), &mut presses);
                presses.push(self.key("moves-enter"));
            }
            Action::Rob { victim, goods } => {
                presses.push(self.names[victim.index()].clone());
                if self.ways(seat, action) <= FEW_HEAPS {
                    presses.push(describe.say(&Event { actor: Actor::Seat(seat), action }));
                } else {
                    self.count(goods, &mut presses);
                    presses.push(self.key("moves-enter"));
                }
            }
            Action::Swap(one, other) => {
                let Tile::Craftsman(craftsman) = self.tile(one) else { panic!("a craftsman") };
                presses.push(describe.guild(craftsman.guild));
                for spot in [one, other] {
                    let tile = describe.tile(self.tile(spot));
                    let args = [("tile", tile.into()), ("place", describe.spot(spot).into())];
                    presses.push(self.texts.with("moves-tile-at", args));
                }
            }
            Action::Decline => {
                let Step::Turn(turn) = self.state.step() else { panic!("a guest") };
                let rob = turn.stage == Stage::Rob;
                presses.push(self.key(if rob { "moves-rob-nobody" } else { "moves-swap-nothing" }));
            }
            Action::Peddle(good) => presses.push(describe.good(good)),
            Action::PlaceMayor(guild) => presses.push(describe.guild(guild)),
            Action::GoFirst => presses.push(self.key("moves-go-first")),
            Action::Stay => presses.push(self.key("moves-stay")),
            Action::Seal(_)
            | Action::Order(_)
            | Action::Settle { .. }
            | Action::Lodge { .. }
            | Action::Reveal { .. } => panic!("nobody plays {action:?} here"),
        }
        presses
    }
}
