//! The first decision of a turn: where the worker goes (T1), or which one is taken back (T2, X2), and what the simple
//! places give (R1, R2, I1).

use crate::architects::action::{Action, DrawSource};
use crate::architects::apply::Transition;
use crate::architects::cards::apprentices::Apprentice;
use crate::architects::components::{Circle, MARKET_CLOSED_FROM, Resource, Space, Spot};
use crate::architects::effect::Effect;
use crate::architects::goods::bundle::Goods;
use crate::architects::goods::prices;
use crate::architects::refusal::Refusal;
use crate::architects::rule_id::RuleId;
use crate::architects::rules::{Rules, Verdict, refuse_if};
use crate::architects::step::Step;
use crate::game::{Effects, Seat};

/// Virtue lost at the tax stand (I1).
const TAX_STAND_VIRTUE: u8 = 2;

impl Rules<'_> {
    pub(crate) fn may_place(self, spot: Spot) -> Verdict {
        refuse_if(self.me().board == 0, Refusal::NoWorker)?;
        match spot {
            Spot::Circle(Circle::TaxStand) => refuse_if(self.state.tax == 0, Refusal::TaxStandEmpty),
            // X1: the others may be used for nothing, or always give something.
            Spot::Circle(_) => Ok(()),
            Spot::Market(space) => self.may_use_market(space),
            Spot::Guildhall => refuse_if(!self.can_build(), Refusal::NothingToBuild),
            Spot::Prison => Err(Refusal::PrisonClosed),
        }
    }

    /// M1, X10: the limit counts when the worker is placed.
    fn may_use_market(self, space: Space) -> Verdict {
        let me = self.me();
        refuse_if(me.virtue >= MARKET_CLOSED_FROM, Refusal::TooVirtuous { virtue: me.virtue })?;
        if let Some(by) = self.state.on_market(space) {
            return Err(Refusal::SpaceTaken { space, by });
        }
        let needs = prices::market(space, me.apprentices.count(Apprentice::Trickster)).total();
        let rule = match space {
            Space::Small => RuleId::M2,
            Space::Middle => RuleId::M3,
            Space::Large => RuleId::M4,
        };
        refuse_if(needs > me.silver(), Refusal::NotEnoughSilver { needs, has: me.silver(), rule })
    }

    /// Every place where [`Self::may_place`] says yes, in the order of the board.
    #[inline]
    pub(crate) fn list_places(self, mut give: impl FnMut(Action)) {
        for spot in Spot::ALL {
            let open = match spot {
                Spot::Circle(Circle::TaxStand) => self.state.tax > 0,
                Spot::Circle(_) => true,
                Spot::Market(space) => self.may_use_market(space).is_ok(),
                Spot::Guildhall => self.can_build(),
                Spot::Prison => false,
            };
            if open {
                give(Action::Place(spot));
            }
        }
    }

    pub(crate) fn may_take_back(self, source: DrawSource) -> Verdict {
        let workers = self.me().board;
        refuse_if(workers > 0, Refusal::WorkersLeft { workers })?;
        if let DrawSource::Board(seat) = source {
            refuse_if(seat.0 >= self.setup.players(), Refusal::NoSuchPlayer { seat })?;
        }
        let me = self.state.active;
        refuse_if(self.state.there(me, source) == 0, Refusal::NoneThere { source })?;
        let elsewhere = !matches!(source, DrawSource::Circle(_)) && self.state.is_on_circles(me);
        refuse_if(elsewhere, Refusal::CirclesFirst { source })
    }

    /// Returns true if there is more than one worker to choose from (T2, X2).
    pub(crate) fn has_take_backs(self) -> bool {
        let mut count = 0;
        self.list_take_backs(|_| count += 1);
        count > 1
    }

    /// Every source where [`Self::may_take_back`] says yes: circles, or where there is nobody prison and boards (X2).
    #[inline]
    pub(crate) fn list_take_backs(self, mut give: impl FnMut(Action)) {
        let me = self.state.active;
        let mut found = false;
        for circle in Circle::ALL {
            if self.state.at(circle, me) > 0 {
                found = true;
                give(Action::TakeBack(DrawSource::Circle(circle)));
            }
        }
        if found {
            return;
        }
        let boards = Seat::first(self.setup.players()).map(DrawSource::Board);
        for source in [DrawSource::Prison].into_iter().chain(boards) {
            if self.state.there(me, source) > 0 {
                give(Action::TakeBack(source));
            }
        }
    }
}

impl<E: Effects<Effect>> Transition<'_, E> {
    /// A worker leaves the board; what follows is laid on the agenda over the end of the action.
    pub(crate) fn place(&mut self, spot: Spot) {
        let seat = self.state.active;
        self.me().board -= 1;
        if self.state.step() == Step::Turn {
            self.state.agenda.replace(Step::AfterAction);
        } else {
            // L1: the crane's worker; the action goes on.
            self.state.agenda.pop();
        }
        match spot {
            Spot::Circle(circle) => {
                let there = &mut self.state.circles[circle.index()][seat.index()];
                *there += 1;
                // X3: counted once, when the worker is placed.
                let n = *there;
                self.effects.note(Effect::Placed { seat, spot, workers: n });
                self.visit(circle, n);
            }
            Spot::Market(space) => {
                self.effects.note(Effect::Placed { seat, spot, workers: 1 });
                self.visit_market(space);
            }
            Spot::Guildhall => self.enter_guildhall(),
            Spot::Prison => unreachable!("nobody may place in the prison"),
        }
    }

    fn visit(&mut self, circle: Circle, n: u8) {
        let seat = self.state.active;
        let own = self.state.player(seat).apprentices;
        match circle {
            Circle::Quarry => {
                let stone = n + own.count(Apprentice::Stonecutter);
                self.gain(seat, Goods::of(Resource::Stone, stone));
            }
            Circle::Forest => {
                let wood = n + own.count(Apprentice::Woodcutter);
                self.gain(seat, Goods::of(Resource::Wood, wood));
            }
            Circle::Silversmith => {
                let silver = 1 + n + own.count(Apprentice::Jeweller);
                self.gain(seat, Goods::of(Resource::Silver, silver));
            }
            Circle::Mines if n < 2 => self.mine(n, Resource::Clay),
            Circle::Mines => self.state.agenda.push(Step::Mines(n)),
            Circle::Storehouse => {
                // L5: as with one worker more.
                self.state.agenda.push(Step::Trades(n + own.count(Apprentice::Overseer)));
            }
            Circle::Workshop => self.state.agenda.push(Step::Workshop(n)),
            Circle::TownCentre => {
                self.state.raid = crate::architects::state::Raid::default();
                self.state.agenda.push(Step::Captures(n));
            }
            Circle::TaxStand => self.visit_tax_stand(),
            Circle::Guardhouse => self.state.agenda.push(Step::Guard(n)),
        }
    }

    /// R2, H4: a miner helps with either.
    pub(crate) fn mine(&mut self, n: u8, resource: Resource) {
        let seat = self.state.active;
        let miners = self.state.player(seat).apprentices.count(Apprentice::Miner);
        let goods = if resource == Resource::Gold {
            Goods::of(Resource::Gold, n / 2).with(Resource::Clay, miners)
        } else {
            Goods::of(Resource::Clay, 1 + n + miners)
        };
        self.gain(seat, goods);
    }

    /// I1, H9.
    fn visit_tax_stand(&mut self) {
        let seat = self.state.active;
        let silver = std::mem::take(&mut self.state.tax);
        let me = self.me();
        me.stock.add_silver(silver);
        let (thieves, pickpockets) =
            (me.apprentices.count(Apprentice::Thief), me.apprentices.count(Apprentice::Pickpocket));
        self.effects.note(Effect::TaxTaken { seat, silver });
        self.gain(seat, Goods::of(Resource::Gold, pickpockets));
        self.lose_virtue(seat, TAX_STAND_VIRTUE.saturating_sub(thieves));
    }

    /// T2, X57: it brings nothing and triggers nothing.
    pub(crate) fn take_back(&mut self, source: DrawSource) {
        let seat = self.state.active;
        match source {
            DrawSource::Circle(circle) => self.state.circles[circle.index()][seat.index()] -= 1,
            DrawSource::Prison => self.me().prison -= 1,
            DrawSource::Board(captor) => {
                self.state.players[captor.index()].captured[seat.index()] -= 1;
            }
        }
        self.me().board += 1;
        self.effects.note(Effect::TookBack { seat, source });
        self.state.agenda.replace(Step::AfterAction);
    }
}
