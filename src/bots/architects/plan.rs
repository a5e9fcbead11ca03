//! The aim of a greedy player: the building in hand, or the level of the cathedral, that earns most for its turns.

use crate::architects::components::{CATHEDRAL_OPEN_FROM, LevelCost, TOP_LEVEL, cathedral};
use crate::architects::{Building, BuildingEffect, Goods, Resource, Setup, SkillSet, State};
use crate::game::Seat;

/// Turns to get one piece, by resource.
const TURNS: [f32; 6] = [0.3, 0.45, 0.45, 1.3, 1.5, 0.3];
const TURNS_FOR_SKILL: f32 = 3.5;
/// VP of a reward of the cathedral.
const REWARD: f32 = 1.0;
/// VP of a point of virtue.
const VIRTUE: f32 = 0.4;
/// VP of any effect without a number of its own.
const QUICK_ANSWERS: f32 = 1.0;

#[derive(Clone, Copy)]
pub(super) struct BuildingPlan {
    /// By resource.
    pub(super) missing: [u16; 6],
    /// The price, as far as it is fixed.
    pub(super) cost: Goods,
    /// Skills still missing.
    pub(super) skills: SkillSet,
    worth: f32,
}

impl BuildingPlan {
    pub(super) fn is_ready(&self) -> bool {
        self.skills.is_empty() && self.missing == [0; 6]
    }

    fn new(cost: Goods, skills: SkillSet, vp: f32, state: &State, seat: Seat) -> Self {
        let missing = Resource::ALL.map(|it| u16::from(cost.count(it)).saturating_sub(state.count(seat, it)));
        let pieces: f32 = missing.iter().zip(TURNS).map(|(&count, turns)| f32::from(count) * turns).sum();
        let hires = skills.iter().count() as f32;
        let worth = vp / (1.5 + pieces + TURNS_FOR_SKILL * hires);
        Self { missing, cost, skills, worth }
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the others are about as good as each other")]
pub(super) fn vp_of(building: Building, state: &State, seat: Seat) -> f32 {
    let card = building.card();
    let effect = match card.effect {
        BuildingEffect::TakeDebt | BuildingEffect::LoseVirtue(_) => -2.0,
        BuildingEffect::VpPer(..) | BuildingEffect::VirtuePer(..) => 1.5,
        BuildingEffect::NoDebtVp(vp) if state.unpaid_debts(seat) == 0 => vp.into(),
        BuildingEffect::NoDebtVp(_) | BuildingEffect::DebtVp(_) => 0.0,
        _ => QUICK_ANSWERS,
    };
    f32::from(card.vp) + f32::from(card.virtue) * VIRTUE + effect
}

pub(super) fn of_building(building: Building, state: &State, seat: Seat) -> BuildingPlan {
    let card = building.card();
    let skills = card.skills.minus(state.apprentices(seat).skills());
    BuildingPlan::new(card.cost, skills, vp_of(building, state, seat), state, seat)
}

/// The VP of a building per turn that it still takes.
pub(super) fn worth_of(building: Building, state: &State, seat: Seat) -> f32 {
    of_building(building, state, seat).worth
}

/// The next level of the cathedral, where it is open and has room, and there is a card to spare.
fn of_cathedral(setup: &Setup, state: &State, seat: Seat) -> Option<BuildingPlan> {
    let now = state.level(seat);
    let open = state.virtue(seat) >= CATHEDRAL_OPEN_FROM && now < TOP_LEVEL;
    let level = cathedral(now + 1).filter(|_| open)?;
    if state.on_level(setup, now + 1) >= level.spots || state.hand_len(seat) < 2 {
        return None;
    }
    let cost = match level.cost {
        LevelCost::Exactly(cost) => cost,
        LevelCost::WoodOrStone(count) => {
            let wood = state.count(seat, Resource::Wood).min(count.into()) as u8;
            Goods::of(Resource::Wood, wood).with(Resource::Stone, count - wood)
        }
    };
    let below = cathedral(now).map_or(0, |it| it.vp);
    let vp = f32::from(level.vp - below) + REWARD;
    Some(BuildingPlan::new(cost, SkillSet(0), vp, state, seat))
}

/// The best plan; `None` with an empty hand and no way up.
pub(super) fn best(setup: &Setup, state: &State, seat: Seat) -> Option<BuildingPlan> {
    let buildings = state.hand(seat).iter().map(|building| of_building(building, state, seat));
    buildings.chain(of_cathedral(setup, state, seat)).max_by(|a, b| a.worth.total_cmp(&b.worth))
}
