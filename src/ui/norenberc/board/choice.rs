//! A half-made choice on the board: the things touched, the highlights that follow, and the moves it makes.
//! The rules decide what is possible; nothing of it enters the log before it is confirmed.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "one kind of answer is looked for, and everything else is none"
)]

use super::decision::DecisionCx;
use crate::game::{Actor, Game as _, Seat};
use crate::norenberc::{
    Action, Bench, Good, Goods, Guild, GuildSet, Norenberc, Refusal, Setup, Spot, Stage, State, Step, Turn,
    Window,
};
use crate::ui::screens::play::Highlight;

/// Something on the board that can be an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    House(Guild),
    Spot(Spot),
    Stock(Guild, Good),
    /// Goods in front of a player.
    Goods(Seat, Good),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Picked {
    #[default]
    Nothing,
    Plan(GuildSet),
    Sell(u8),
    Buy(Goods),
    /// A guest, and the goods laid out to pay for it.
    Recruit(Window, Goods),
    /// The goods laid out for a guest that is already recruited.
    Pay(Goods),
    Rob(Seat, Goods),
    Swap(Spot, Option<Spot>),
    Peddle(Good),
    Mayor(Guild),
}

/// A half-made choice, valid for one state of the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choice {
    at: Option<(State, Seat)>,
    pub picked: Picked,
    /// Stays in place in the turn order after a recruit; remembered from the last time.
    pub stays: bool,
    /// The last thing touched that is not possible.
    pub refused: Option<(Action, Refusal)>,
}

/// The goods that all of these bundles contain: they are laid out without a touch.
fn certain(ways: &[Goods]) -> Goods {
    ways.iter().copied().reduce(Goods::common).unwrap_or(Goods::NONE)
}

/// Adds one of a good if some bundle allows it, else takes the good back down to `stays`.
fn one_more(ways: &[Goods], laid: Goods, good: Good, stays: Goods) -> Option<Goods> {
    let more = laid + Goods::one(good);
    if ways.iter().any(|way| way.contains(more)) {
        return Some(more);
    }
    let back = laid.count(good).saturating_sub(stays.count(good));
    (back > 0).then(|| laid - Goods::of(good, back))
}

impl Choice {
    /// Forgets the touches if the state has changed since.
    pub(crate) fn sync(&mut self, decision: DecisionCx) {
        let now = Some((*decision.state, decision.seat));
        if self.at == now {
            return;
        }
        *self = Self { at: now, stays: self.stays, ..Self::default() };
        if let Some(turn) = decision.turn()
            && let Stage::Pay(window) = turn.stage
        {
            self.picked = Picked::Pay(certain(&decision.payments(turn, window)));
        }
    }

    /// Takes back what was touched; false if nothing was.
    pub fn back(&mut self) -> bool {
        if self.refused.take().is_some() {
            return true;
        }
        match std::mem::take(&mut self.picked) {
            // What is certain lies there anyway.
            Picked::Nothing | Picked::Pay(_) => false,
            Picked::Swap(one, Some(_)) => {
                self.picked = Picked::Swap(one, None);
                true
            }
            Picked::Plan(_)
            | Picked::Sell(_)
            | Picked::Buy(_)
            | Picked::Recruit(..)
            | Picked::Rob(..)
            | Picked::Swap(..)
            | Picked::Peddle(_)
            | Picked::Mayor(_) => true,
        }
    }

    pub(crate) const fn is_begun(&self) -> bool {
        !matches!(self.picked, Picked::Nothing | Picked::Pay(_))
    }

    pub fn count(&self, decision: DecisionCx, thing: Thing) -> u8 {
        let guild = decision.turn().map(|turn| turn.guild);
        let own = |seat: Seat| seat == decision.seat;
        match (thing, &self.picked) {
            (Thing::Stock(at, good), Picked::Buy(goods)) if guild == Some(at) => goods.count(good),
            (Thing::Goods(seat, good), Picked::Sell(count))
                if own(seat) && guild.map(Guild::good) == Some(good) =>
            {
                *count
            }
            (Thing::Goods(seat, good), Picked::Recruit(_, goods) | Picked::Pay(goods)) if own(seat) => {
                goods.count(good)
            }
            (Thing::Goods(seat, good), Picked::Rob(victim, goods)) if seat == *victim => goods.count(good),
            (Thing::Goods(seat, good), Picked::Peddle(chosen)) if own(seat) => u8::from(good == *chosen),
            _ => 0,
        }
    }

    pub fn highlight(&self, decision: DecisionCx, thing: Thing) -> Highlight {
        match self.touch(decision, thing) {
            None => Highlight::Plain,
            Some(_) if self.has(decision, thing) => Highlight::Chosen,
            Some(Ok(_)) => Highlight::On,
            Some(Err((_, refusal))) if decision.is_secret(refusal) => Highlight::On,
            Some(Err(_)) => Highlight::Dim,
        }
    }

    fn has(&self, decision: DecisionCx, thing: Thing) -> bool {
        match (thing, &self.picked) {
            (Thing::House(guild), Picked::Plan(cards)) => cards.contains(guild),
            (Thing::House(guild), Picked::Mayor(roof)) => guild == *roof,
            (Thing::Spot(Spot::Lodgings(_, window)), Picked::Recruit(chosen, _)) => window == *chosen,
            (Thing::Spot(spot), Picked::Swap(one, other)) => spot == *one || Some(spot) == *other,
            _ => self.count(decision, thing) > 0,
        }
    }

    /// Touches a thing: it is chosen, taken back, or refused.
    pub fn tap(&mut self, decision: DecisionCx, thing: Thing) {
        match self.touch(decision, thing) {
            None => {}
            Some(Ok(picked)) => {
                let (before, beyond) = (self.count(decision, thing), self.one_too_many(decision, thing));
                let was = std::mem::replace(&mut self.picked, picked);
                // Whoever touched once too often keeps what there can be, and hears why there can be no more; one good
                // alone is taken back on purpose.
                let anew = before > 1 && self.count(decision, thing) < before;
                self.refused = beyond.filter(|_| anew);
                if self.refused.is_some() {
                    self.picked = was;
                }
            }
            Some(Err(refused)) => self.refused = Some(refused),
        }
    }

    /// The refusal of one more of the good that is being bought or sold.
    fn one_too_many(&self, decision: DecisionCx, thing: Thing) -> Option<(Action, Refusal)> {
        let guild = decision.turn()?.guild;
        let more = match (&self.picked, thing) {
            (Picked::Buy(goods), Thing::Stock(_, good)) => {
                Action::Buy { guild, goods: *goods + Goods::one(good) }
            }
            (Picked::Sell(count), Thing::Goods(..)) => Action::Sell { guild, count: count + 1 },
            _ => return None,
        };
        decision.check(more).err().map(|refusal| (more, refusal))
    }

    /// The choice after touching a thing; `None` if the thing is no answer.
    fn touch(&self, decision: DecisionCx, thing: Thing) -> Option<Result<Picked, (Action, Refusal)>> {
        if decision.state.step() == Step::Planning {
            let Thing::House(guild) = thing else { return None };
            return Some(self.touch_house(decision, guild));
        }
        let turn = decision.turn()?;
        match turn.stage {
            Stage::Act => self.touch_act(decision, turn, thing),
            Stage::Pay(window) => match thing {
                Thing::Goods(seat, good)
                    if seat == decision.seat && decision.state.goods(seat).count(good) > 0 =>
                {
                    self.touch_payment(decision, turn, window, good).map(Ok)
                }
                _ => None,
            },
            Stage::Rob => match thing {
                Thing::Goods(seat, good)
                    if seat != decision.seat && decision.state.goods(seat).count(good) > 0 =>
                {
                    self.touch_loot(decision, seat, good).map(Ok)
                }
                _ => None,
            },
            Stage::Swap => match thing {
                Thing::Spot(spot) => self.touch_swap(decision, spot),
                Thing::House(_) | Thing::Stock(..) | Thing::Goods(..) => None,
            },
            Stage::Peddle => match thing {
                Thing::Goods(seat, good)
                    if seat == decision.seat && decision.state.goods(seat).count(good) > 0 =>
                {
                    let same = self.picked == Picked::Peddle(good);
                    Some(Ok(if same { Picked::Nothing } else { Picked::Peddle(good) }))
                }
                _ => None,
            },
            Stage::PlaceMayor => match thing {
                Thing::House(guild) => {
                    let same = self.picked == Picked::Mayor(guild);
                    Some(Ok(if same { Picked::Nothing } else { Picked::Mayor(guild) }))
                }
                Thing::Spot(_) | Thing::Stock(..) | Thing::Goods(..) => None,
            },
            Stage::GoFirst => None,
        }
    }

    fn touch_house(&self, decision: DecisionCx, guild: Guild) -> Result<Picked, (Action, Refusal)> {
        let cards = if let Picked::Plan(cards) = self.picked { cards } else { GuildSet::default() };
        if cards.contains(guild) {
            let left = cards.without(guild);
            return Ok(if left.is_empty() { Picked::Nothing } else { Picked::Plan(left) });
        }
        let plan = Action::Plan(cards.with(guild));
        match decision.check(plan) {
            Ok(()) => Ok(Picked::Plan(cards.with(guild))),
            Err(refusal) => Err((plan, refusal)),
        }
    }

    fn touch_act(
        &self,
        decision: DecisionCx,
        turn: Turn,
        thing: Thing,
    ) -> Option<Result<Picked, (Action, Refusal)>> {
        let guild = turn.guild;
        match thing {
            Thing::Stock(at, good) if at == guild && decision.state.storehouse(at).count(good) > 0 => {
                let laid = if let Picked::Buy(goods) = self.picked { goods } else { Goods::NONE };
                let Some(goods) = one_more(&decision.purchases(), laid, good, Goods::NONE) else {
                    let buy = Action::Buy { guild, goods: laid + Goods::one(good) };
                    return decision.check(buy).err().map(|refusal| Err((buy, refusal)));
                };
                Some(Ok(if goods.is_empty() { Picked::Nothing } else { Picked::Buy(goods) }))
            }
            Thing::Spot(Spot::Lodgings(at, window)) if at == guild => {
                decision.state.lodger(decision.setup, at, window)?;
                if matches!(self.picked, Picked::Recruit(chosen, _) if chosen == window) {
                    return Some(Ok(Picked::Nothing));
                }
                let recruit = Action::Recruit { guild, window };
                Some(match decision.check(recruit) {
                    Ok(()) => Ok(Picked::Recruit(window, certain(&decision.payments(turn, window)))),
                    Err(refusal) => Err((recruit, refusal)),
                })
            }
            Thing::Goods(seat, good)
                if seat == decision.seat && decision.state.goods(seat).count(good) > 0 =>
            {
                if let Picked::Recruit(window, _) = self.picked {
                    return self.touch_payment(decision, turn, window, good).map(Ok);
                }
                if good != guild.good() {
                    return None;
                }
                let sold = if let Picked::Sell(count) = self.picked { count } else { 0 };
                let sell = Action::Sell { guild, count: sold + 1 };
                Some(match decision.check(sell) {
                    Ok(()) => Ok(Picked::Sell(sold + 1)),
                    Err(_) if sold > 0 => Ok(Picked::Nothing),
                    Err(refusal) => Err((sell, refusal)),
                })
            }
            Thing::House(_) | Thing::Spot(_) | Thing::Stock(..) | Thing::Goods(..) => None,
        }
    }

    fn touch_payment(&self, decision: DecisionCx, turn: Turn, window: Window, good: Good) -> Option<Picked> {
        let ways = decision.payments(turn, window);
        let more = |laid| one_more(&ways, laid, good, certain(&ways));
        match self.picked {
            Picked::Recruit(_, laid) => Some(Picked::Recruit(window, more(laid)?)),
            Picked::Pay(laid) => Some(Picked::Pay(more(laid)?)),
            _ => None,
        }
    }

    fn touch_loot(&self, decision: DecisionCx, from: Seat, good: Good) -> Option<Picked> {
        let ways = decision.robberies(from);
        let laid = match self.picked {
            Picked::Rob(victim, goods) if victim == from => goods,
            // Whoever has no more than can be taken loses all of it.
            _ if ways.len() == 1 => return Some(Picked::Rob(from, ways[0])),
            _ => Goods::NONE,
        };
        if ways.len() == 1 {
            return Some(Picked::Nothing);
        }
        let goods = one_more(&ways, laid, good, certain(&ways))?;
        Some(if goods.is_empty() { Picked::Nothing } else { Picked::Rob(from, goods) })
    }

    fn touch_swap(&self, decision: DecisionCx, spot: Spot) -> Option<Result<Picked, (Action, Refusal)>> {
        let craft = decision.is_craftsman(spot)?;
        let swaps = || decision.legal().into_iter().filter(move |action| is_swap_of(*action, spot));
        match self.picked {
            Picked::Swap(one, other) => {
                if one == spot {
                    return Some(Ok(other.map_or(Picked::Nothing, |other| Picked::Swap(other, None))));
                }
                if other == Some(spot) {
                    return Some(Ok(Picked::Swap(one, None)));
                }
                let swap = Action::swap(one, spot);
                Some(match decision.check(swap) {
                    Ok(()) => Ok(Picked::Swap(one, Some(spot))),
                    Err(refusal) => Err((swap, refusal)),
                })
            }
            _ if swaps().next().is_some() => Some(Ok(Picked::Swap(spot, None))),
            // A guildmaster, or one that has nobody to swap with.
            _ => {
                let alike = |&other: &Spot| other != spot && decision.is_craftsman(other) == Some(craft);
                let other = spots(decision.setup).find(alike).unwrap_or(spot);
                let swap = Action::swap(spot, other);
                decision.check(swap).err().map(|refusal| Err((swap, refusal)))
            }
        }
    }

    /// The moves that confirming makes; `None` while the choice is incomplete.
    pub fn moves(&self, decision: DecisionCx) -> Option<Vec<Action>> {
        let guild = decision.turn().map(|turn| turn.guild);
        let mut moves = match (&self.picked, guild) {
            (Picked::Plan(cards), _) => vec![Action::Plan(*cards)],
            (Picked::Sell(count), Some(guild)) => vec![Action::Sell { guild, count: *count }],
            (Picked::Buy(goods), Some(guild)) => vec![Action::Buy { guild, goods: *goods }],
            (Picked::Recruit(window, goods), Some(guild)) => {
                vec![Action::Recruit { guild, window: *window }, Action::Pay(*goods)]
            }
            (Picked::Pay(goods), _) => vec![Action::Pay(*goods)],
            (Picked::Rob(victim, goods), _) => vec![Action::Rob { victim: *victim, goods: *goods }],
            (Picked::Swap(one, Some(other)), _) => vec![Action::swap(*one, *other)],
            (Picked::Peddle(good), _) => vec![Action::Peddle(*good)],
            (Picked::Mayor(roof), _) => vec![Action::PlaceMayor(*roof)],
            (
                Picked::Nothing | Picked::Swap(..) | Picked::Sell(_) | Picked::Buy(_) | Picked::Recruit(..),
                _,
            ) => {
                return None;
            }
        };
        let mut state = *decision.state;
        for &action in &moves {
            Norenberc::check(decision.setup, &state, Actor::Seat(decision.seat), action).ok()?;
            Norenberc::apply(decision.setup, &mut state, Actor::Seat(decision.seat), action, &mut ());
        }
        if goes_first_after(decision, &state) {
            moves.push(if self.stays { Action::Stay } else { Action::GoFirst });
        }
        Some(moves)
    }

    /// True if the choice decides about the place in the turn order too.
    pub(crate) fn decides_place(&self, decision: DecisionCx) -> bool {
        self.moves(decision).is_some_and(|moves| matches!(moves.last(), Some(Action::Stay | Action::GoFirst)))
    }

    /// The moves of an answer button, with the place in the turn order if that comes next.
    pub(crate) fn with_place(&self, decision: DecisionCx, action: Action) -> Result<Vec<Action>, Refusal> {
        decision.check(action)?;
        let mut moves = vec![action];
        if goes_first_after(decision, &decision.after(&moves)) {
            moves.push(if self.stays { Action::Stay } else { Action::GoFirst });
        }
        Ok(moves)
    }
}

/// True if the seat to move would decide about its place in the turn order next.
fn goes_first_after(decision: DecisionCx, state: &State) -> bool {
    matches!(state.step(), Step::Turn(turn) if turn.seat == decision.seat && turn.stage == Stage::GoFirst)
}

fn is_swap_of(action: Action, spot: Spot) -> bool {
    matches!(action, Action::Swap(one, other) if one == spot || other == spot)
}

fn spots(setup: &Setup) -> impl Iterator<Item = Spot> {
    setup.guilds().flat_map(|guild| {
        let benches = Bench::ALL.into_iter().map(move |bench| Spot::Workshop(guild, bench));
        benches.chain(Window::ALL.into_iter().map(move |window| Spot::Lodgings(guild, window)))
    })
}
