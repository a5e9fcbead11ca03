//! Captures: at the town centre (N1 to N6), and by buildings without cost (B4, X4).

use crate::architects::action::Action;
use crate::architects::apply::Transition;
use crate::architects::cards::apprentices::Apprentice;
use crate::architects::components::Circle;
use crate::architects::effect::Effect;
use crate::architects::goods::prices::{self, Price};
use crate::architects::refusal::Refusal;
use crate::architects::rule_id::RuleId;
use crate::architects::rules::{Rules, Verdict, refuse_if};
use crate::architects::step::Step;
use crate::game::{Effects, Seat};

impl Rules<'_> {
    fn capture_price(self) -> Price {
        let me = self.me();
        let conspirators = me.apprentices.count(Apprentice::Conspirator);
        let reading = self.setup.conspirator();
        prices::capture(self.state.raid.done, conspirators, reading, me.virtue, me.character)
    }

    /// N2: whether the next capture can be paid.
    fn may_pay_capture(self) -> Verdict {
        let (needs, has) = (self.capture_price().total(), self.me().silver());
        refuse_if(needs > has, Refusal::NotEnoughSilver { needs, has, rule: RuleId::N2 })
    }

    /// N3: whether one more capture may come from there. Buildings capture from as many locations as they take groups.
    fn may_reach(self, circle: Circle) -> Verdict {
        let circles = self.state.raid.circles | 1 << circle as u16;
        let limit = self.setup.capture_locations();
        let too_many = circles.count_ones() > u32::from(limit);
        refuse_if(too_many, Refusal::TooManyLocations { circle, limit })
    }

    pub(crate) fn may_capture(self, circle: Circle, colour: Seat, paid: bool) -> Verdict {
        refuse_if(colour.0 >= self.setup.players(), Refusal::NoSuchPlayer { seat: colour })?;
        let nobody = self.state.at(circle, colour) == 0;
        refuse_if(nobody, Refusal::NobodyToCapture { circle, colour })?;
        if paid {
            self.may_reach(circle)?;
            self.may_pay_capture()?;
        }
        Ok(())
    }

    pub(crate) fn can_capture(self, paid: bool) -> bool {
        let reachable = |circle: &Circle| !paid || self.may_reach(*circle).is_ok();
        let somebody = |circle: Circle| self.state.circles[circle.index()] != [0; 5];
        (!paid || self.may_pay_capture().is_ok()) && Circle::ALL.into_iter().filter(reachable).any(somebody)
    }

    pub(crate) fn list_captures(self, paid: bool, give: &mut impl FnMut(Action)) {
        if paid && self.may_pay_capture().is_err() {
            return;
        }
        for circle in Circle::ALL {
            if paid && self.may_reach(circle).is_err() {
                continue;
            }
            for colour in Seat::first(self.setup.players()) {
                if self.state.at(circle, colour) > 0 {
                    give(Action::Capture { circle, colour });
                }
            }
        }
    }
}

impl<E: Effects<Effect>> Transition<'_, E> {
    /// N1, N5: all workers of one colour from one location; own ones go back to the own board.
    #[expect(clippy::wildcard_enum_match_arm, reason = "only barracks are left")]
    pub(crate) fn capture(&mut self, circle: Circle, colour: Seat) {
        let seat = self.state.active;
        match self.state.step() {
            Step::Captures(left) => {
                let price = self.rules().capture_price();
                self.pay_silver(seat, price);
                self.state.raid.done += 1;
                self.state.raid.circles |= 1 << circle as u16;
                self.state.agenda.replace(Step::Captures(left - 1));
            }
            Step::Raid(left) => self.state.agenda.replace(Step::Raid(left - 1)),
            _ => self.state.agenda.pop(),
        }
        let workers = std::mem::take(&mut self.state.circles[circle.index()][colour.index()]);
        if colour == seat {
            self.me().board += workers;
        } else {
            self.me().captured[colour.index()] += workers;
        }
        self.effects.note(Effect::Captured { seat, circle, colour, workers });
    }
}
