//! The guildhall (U): constructing a building (B1, B2) and advancing on the cathedral (A1, A2).

use crate::architects::action::Action;
use crate::architects::apply::Transition;
use crate::architects::cards::apprentices::Ability;
use crate::architects::cards::buildings::{Building, BuildingSet};
use crate::architects::cards::market_cards::RewardCard;
use crate::architects::components::{
    CATHEDRAL_OPEN_FROM, CathedralLevel, Character, MOST_SPACES, Spot, TOP_LEVEL, cathedral, resets_at,
};
use crate::architects::effect::Effect;
use crate::architects::goods::bundle::Goods;
use crate::architects::goods::costs::{self, Payer};
use crate::architects::refusal::Refusal;
use crate::architects::rule_id::RuleId;
use crate::architects::rules::{Rules, Verdict, refuse_if};
use crate::architects::step::Step;
use crate::game::{Effects, Seat};

impl Rules<'_> {
    fn payer(self) -> Payer {
        Payer::of(self.me().character)
    }

    pub(crate) fn may_construct(self, building: Building) -> Verdict {
        refuse_if(!self.setup.buildings().contains(building), Refusal::NotInGame { building })?;
        if self.setup.is_sealed() {
            let built = |seat: &Seat| self.state.built(*seat).contains(building);
            if let Some(by) = Seat::first(self.setup.players()).find(built) {
                return Err(Refusal::AlreadyBuilt { building, by });
            }
        }
        refuse_if(!self.candidates().contains(building), Refusal::NotInHand { building })?;
        let card = building.card();
        let skills = card.skills.minus(self.me().apprentices.skills());
        refuse_if(!skills.is_empty(), Refusal::SkillsMissing { building, skills })?;
        match costs::lack(card.cost, self.payer(), &self.me().stock) {
            Some(lack) => Err(Refusal::NotEnough { lack, rule: RuleId::B2 }),
            None => Ok(()),
        }
    }

    /// The buildings that can be constructed: the same as [`Self::may_construct`] says, all at once.
    fn constructible(self) -> impl Iterator<Item = Building> {
        let skilled = BuildingSet::within(self.me().apprentices.skills());
        let (payer, stock) = (self.payer(), self.me().stock);
        let purse = stock.packed();
        let payable = move |it: &Building| match payer {
            Payer::Plain => purse.holds(it.packed_cost()),
            Payer::Therese | Payer::Lothaire => costs::lack(it.card().cost, payer, &stock).is_none(),
        };
        self.candidates().and(skilled).iter().filter(payable)
    }

    pub(crate) fn list_constructions(self, give: &mut impl FnMut(Action)) {
        self.constructible().map(Action::Construct).for_each(give);
    }

    pub(crate) fn list_payments(self, building: Building, give: impl FnMut(Goods)) {
        costs::each_payment(building.card().cost, self.payer(), &self.me().stock, give);
    }

    pub(crate) fn may_pay(self, building: Building, bundle: Goods) -> Verdict {
        let fits = costs::is_paid_by(building.card().cost, self.payer(), bundle);
        refuse_if(!fits, Refusal::WrongPayment)?;
        self.may_spend(bundle, RuleId::B2)
    }

    /// A1: the level that the active player can go up to, if any.
    fn may_advance(self) -> Result<CathedralLevel, Refusal> {
        let me = self.me();
        refuse_if(me.virtue < CATHEDRAL_OPEN_FROM, Refusal::VirtueTooLow { virtue: me.virtue })?;
        refuse_if(me.level >= TOP_LEVEL, Refusal::TopReached)?;
        let next = me.level + 1;
        let level = cathedral(next).ok_or(Refusal::TopReached)?;
        let full = self.state.on_level(self.setup, next) >= level.spots;
        refuse_if(full, Refusal::LevelFull { level: next, spots: level.spots })?;
        // P6: Frederick needs no building.
        let empty = me.hand_len() == 0 && !me.is(Character::Frederick);
        refuse_if(empty, Refusal::NoCardToDiscard)?;
        match costs::level_lack(level.cost, self.payer(), &me.stock) {
            Some(lack) => Err(Refusal::NotEnough { lack, rule: RuleId::A3 }),
            None => Ok(level),
        }
    }

    pub(crate) fn may_advance_with(self, bundle: Goods) -> Verdict {
        let level = self.may_advance()?;
        refuse_if(!costs::is_level_paid_by(level.cost, self.payer(), bundle), Refusal::WrongPayment)?;
        self.may_spend(bundle, RuleId::A3)
    }

    pub(crate) fn list_advances(self, mut give: impl FnMut(Action)) {
        if let Ok(level) = self.may_advance() {
            costs::each_level_payment(level.cost, self.payer(), &self.me().stock, |bundle| {
                give(Action::Advance(bundle));
            });
        }
    }

    /// X53: true if there is at least one way through the guildhall.
    pub(crate) fn can_build(self) -> bool {
        self.constructible().next().is_some() || self.may_advance().is_ok()
    }
}

impl<E: Effects<Effect>> Transition<'_, E> {
    /// T4, E2: the next space, or beside the full guildhall; Z1: perhaps a reset.
    pub(crate) fn enter_guildhall(&mut self) {
        let seat = self.state.active;
        let spaces = self.setup.spaces();
        if self.state.filled < spaces {
            debug_assert!(usize::from(spaces) <= MOST_SPACES);
            self.state.guildhall[usize::from(self.state.filled)] = seat.0;
            self.state.filled += 1;
            // X13: the crane's second worker still gives only one reset.
            self.state.reset_due |= resets_at(self.setup.players(), self.state.filled);
        } else {
            self.state.beside[seat.index()] += 1;
        }
        let workers = self.state.guildhall().filter(|&it| it == seat).count() as u8 + self.state.beside(seat);
        self.effects.note(Effect::Placed { seat, spot: Spot::Guildhall, workers });
        self.state.agenda.push(Step::Guildhall);
    }

    pub(crate) fn construct(&mut self, building: Building) {
        self.state.agenda.replace(Step::Pay(building));
    }

    /// B2, X48: pay, lay the card, virtue, effect, then Clovis's card.
    pub(crate) fn pay_for(&mut self, building: Building, bundle: Goods) {
        let seat = self.state.active;
        self.state.agenda.pop();
        self.spend(seat, bundle);
        if self.setup.is_sealed() {
            self.me().sealed -= 1;
        } else {
            self.me().hand = self.me().hand.without(building);
            for player in &mut self.state.players {
                // Everybody sees it now; there is nothing left to be certain of.
                player.seen = player.seen.with(building);
                player.certain = player.certain.without(building);
            }
        }
        let me = self.me();
        me.built = me.built.with(building);
        let draws = me.is(Character::Clovis);
        self.effects.note(Effect::Constructed { seat, building });
        if draws {
            self.state.agenda.push(Step::Draw(seat, 1));
        }
        self.state.agenda.push(Step::Effect(building));
        self.change_virtue(seat, building.card().virtue);
    }

    /// A2: pay, discard, go up, reward, acolytes.
    pub(crate) fn advance(&mut self, bundle: Goods) {
        let seat = self.state.active;
        self.spend(seat, bundle);
        self.state.agenda.replace(Step::Climb);
        if !self.me().is(Character::Frederick) {
            self.state.agenda.push(Step::Offering);
        }
    }

    pub(crate) fn climb(&mut self) {
        let seat = self.state.active;
        let me = self.me();
        me.level += 1;
        let level = me.level;
        self.effects.note(Effect::Advanced { seat, level });
        self.state.agenda.replace(Step::Acolytes);
        if self.state.rewards_left > 0 {
            self.state.agenda.push(Step::Reward);
        } else {
            self.effects.note(Effect::NoRewardLeft { seat });
            self.gain_virtue(seat, 1);
        }
    }

    pub(crate) fn take_reward(&mut self, card: RewardCard) {
        let seat = self.state.active;
        self.state.agenda.pop();
        self.state.unseen_rewards &= !(1 << (card.number() - 1));
        self.state.rewards_left -= 1;
        self.effects.note(Effect::Rewarded { seat, reward: card });
        let reward = card.reward();
        if reward.buildings > 0 {
            self.state.agenda.push(Step::Draw(seat, reward.buildings));
        }
        self.gain(seat, reward.goods);
        self.gain_virtue(seat, reward.virtue);
    }

    /// H6, X33: each of them, once.
    pub(crate) fn acolytes(&mut self) {
        let seat = self.state.active;
        self.state.agenda.pop();
        let (mut all, mut draws) = (Goods::NONE, 0);
        for apprentice in self.state.player(seat).apprentices.iter() {
            if let Ability::Advance(goods, cards) = apprentice.card().ability {
                all = all + goods;
                draws += cards;
            }
        }
        if draws > 0 {
            self.state.agenda.push(Step::Draw(seat, draws));
        }
        self.gain(seat, all);
    }
}
