//! The immediate effects of a building (B3 to B6, L1, L2). End-game effects wait for the final scoring.

use crate::architects::apply::Transition;
use crate::architects::cards::buildings::{Building, BuildingEffect};
use crate::architects::components::{CROWDED_PRISON, Resource};
use crate::architects::effect::Effect;
use crate::architects::goods::bundle::Goods;
use crate::architects::step::Step;
use crate::game::Effects;

/// Virtue for 1 gold at the palace (B5).
pub(crate) const PALACE_VIRTUE: u8 = 4;
/// Gold for a building discarded to the library (B5).
pub(crate) const LIBRARY_GOLD: u8 = 2;

impl<E: Effects<Effect>> Transition<'_, E> {
    pub(crate) fn effect_of(&mut self, building: Building) {
        let seat = self.state.active;
        self.state.agenda.pop();
        match building.card().effect {
            BuildingEffect::Gain(goods) => self.gain(seat, goods),
            BuildingEffect::Either(..) => self.state.agenda.push(Step::Either(building)),
            BuildingEffect::Draw(cards) => self.state.agenda.push(Step::Draw(seat, cards)),
            BuildingEffect::TakeDebt => self.take_debts(seat, 1),
            BuildingEffect::Capture(groups) => self.state.agenda.push(Step::Raid(groups)),
            BuildingEffect::CaptureOrRelease => self.state.agenda.push(Step::Barracks),
            BuildingEffect::ReleasePrisoners => self.state.agenda.push(Step::Hideout),
            BuildingEffect::DestroyDebt => self.state.agenda.push(Step::Church),
            BuildingEffect::Library => self.state.agenda.push(Step::Library),
            BuildingEffect::Palace => {
                let gold = self.me().virtue / PALACE_VIRTUE;
                self.gain(seat, Goods::of(Resource::Gold, gold));
            }
            BuildingEffect::Hire => self.state.agenda.push(Step::Tavern),
            // X58: all at once; questions are asked clockwise from the active player, so the last one is laid first.
            BuildingEffect::Monument => {
                for other in self.setup.clockwise(seat).rev() {
                    self.gain_virtue(other, 1);
                }
            }
            BuildingEffect::Watchtower => {
                for other in self.setup.clockwise(seat).rev() {
                    if self.state.prisoners(other) >= CROWDED_PRISON {
                        self.lose_virtue(other, 1);
                    }
                }
            }
            BuildingEffect::Crane => self.state.agenda.push(Step::Crane),
            BuildingEffect::Graveyard => self.state.agenda.push(Step::Graveyard),
            BuildingEffect::VpPer(..)
            | BuildingEffect::VirtuePer(..)
            | BuildingEffect::MostVp(..)
            | BuildingEffect::MostVirtue(..)
            | BuildingEffect::LoseVirtue(_)
            | BuildingEffect::NoDebtVp(_)
            | BuildingEffect::DebtVp(_) => {}
        }
    }
}
