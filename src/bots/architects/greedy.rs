//! Plays for what is nearest, without looking ahead: builds when it can, gathers for the building that earns most for
//! the turns it still takes, hires for skills that are missing, fetches workers when few are left. It looks at nothing that
//! its seat may not know, and whatever others do, it goes on building, so that its games come to an end.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::plan::{self, BuildingPlan};
use crate::architects::components::MARKET_CLOSED_FROM;
use crate::architects::{
    Action, Architects, Building, Circle, Goods, Guard, Observation, Resource, Setup, SmallSide, Space, Spot,
    State, Step, Trade,
};
use crate::bots::search::Budget;
use crate::bots::{Bot, Decision, options};
use crate::game::{Game, Seat};

const FEW_WORKERS: u8 = 2;
const BIG_GROUP: u8 = 4;
/// So many captured workers are worth a way to the guardhouse.
const WORTH_SELLING: u8 = 4;
/// With less virtue than this no more of it is given away.
const ENOUGH_VIRTUE: u8 = 6;
/// With so much silver a debt is paid off.
const RICH: u16 = 9;
/// With so much on the tax stand its silver is worth the virtue.
const FULL_TAX_STAND: u16 = 7;

pub(super) struct Greedy;

impl Bot<Architects> for Greedy {
    fn decide(&self, setup: &Setup, observation: &Observation, _: &Budget, seed: u64) -> Decision<Action> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let legal = options::<Architects>(setup, observation);
        let world = Architects::resample(setup, observation, &mut rng);
        Decision::at_once(greedy(setup, &world, observation.seat(), &legal))
    }
}

/// Chooses for a seat to move. Of the state it uses only what that seat may know.
///
/// # Panics
/// If there is nothing to choose from.
pub fn greedy(setup: &Setup, state: &State, seat: Seat, legal: &[Action]) -> Action {
    let chosen = Choice { setup, state, seat, legal }.action();
    chosen.filter(|action| legal.contains(action)).unwrap_or_else(|| {
        let stop = legal.iter().find(|action| **action == Action::Stop);
        *stop.unwrap_or(&legal[0])
    })
}

struct Choice<'a> {
    setup: &'a Setup,
    state: &'a State,
    seat: Seat,
    legal: &'a [Action],
}

impl Choice<'_> {
    fn has(&self, resource: Resource) -> u16 {
        self.state.count(self.seat, resource)
    }

    fn plan(&self) -> Option<BuildingPlan> {
        plan::best(self.setup, self.state, self.seat)
    }

    fn find(&self, wanted: impl Fn(&Action) -> bool) -> Option<Action> {
        self.legal.iter().copied().find(wanted)
    }

    fn best(&self, worth: impl Fn(&Action) -> Option<f32>) -> Option<Action> {
        let mut best: Option<(f32, Action)> = None;
        for &action in self.legal {
            if let Some(worth) = worth(&action)
                && best.is_none_or(|(most, _)| worth > most)
            {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action)
    }

    fn worth_of_card(&self, card: Option<Building>) -> f32 {
        card.map_or(0.0, |building| plan::worth_of(building, self.state, self.seat))
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "what is left is declined, or is the same whatever is chosen"
    )]
    fn action(&self) -> Option<Action> {
        let seat = self.seat;
        match self.state.step() {
            Step::Draft(_) | Step::Keep => self.best(|action| match action {
                Action::Pick(card) | Action::Keep(card) => Some(self.worth_of_card(*card)),
                _ => None,
            }),
            Step::Offering | Step::HandLimit(_) => self.spare_card(),
            Step::Library if self.state.hand_len(seat) > 2 => self.spare_card(),
            Step::Turn => self.turn(),
            Step::Mines(_) => {
                let gold = self.plan().is_some_and(|plan| plan.missing[Resource::Gold.index()] > 0);
                Some(Action::Mine(if gold { Resource::Gold } else { Resource::Clay }))
            }
            Step::Trades(_) => self.trade(),
            Step::Workshop(_) => self.hire().or(Some(Action::DrawBuildings)),
            Step::Middle | Step::Tavern => self.hire(),
            Step::Captures(_) | Step::Raid(_) | Step::Barracks => self.capture(),
            Step::Guard(_) => self.guard(),
            Step::Guildhall => self.best(|action| match action {
                Action::Construct(building) => Some(plan::vp_of(*building, self.state, seat)),
                // What is built more cheaply than a level earns comes first.
                Action::Advance(_) => Some(f32::from(2 + 2 * self.state.level(seat))),
                _ => None,
            }),
            Step::Either(_) => {
                let marble = self.plan().is_some_and(|plan| plan.missing[Resource::Marble.index()] > 0);
                self.find(|action| *action == Action::Take(Resource::Marble) && marble)
                    .or_else(|| self.find(|action| *action == Action::Take(Resource::Gold)))
            }
            Step::Hideout => Some(Action::ReleasePrisoners),
            Step::Church | Step::Surplus(..) => Some(Action::Destroy),
            Step::Levy(..) => Some(Action::PayInstead),
            Step::Gatekeepers(..) | Step::Fara(_) => Some(Action::Free),
            Step::Squires(..) => Some(Action::Accept),
            Step::Crane => Some(Action::Place(Spot::Guildhall)),
            _ => None,
        }
    }

    fn spare_card(&self) -> Option<Action> {
        self.best(|action| {
            let Action::Discard(card) = action else { return None };
            Some(-self.worth_of_card(*card))
        })
    }

    fn turn(&self) -> Option<Action> {
        let at = |circle| Some(Action::Place(Spot::Circle(circle)));
        if let Some(taken) = self.find(|action| matches!(action, Action::TakeBack(_))) {
            return Some(taken);
        }
        let build = Action::Place(Spot::Guildhall);
        if self.legal.contains(&build) {
            return Some(build);
        }
        if let Some(circle) = self.fetch_workers() {
            return at(circle);
        }
        let Some(plan) = self.plan() else { return at(Circle::Workshop) };
        if !plan.skills.is_empty() {
            return if self.has(Resource::Silver) >= self.silver_for_hire() {
                at(Circle::Workshop)
            } else {
                Some(self.silver())
            };
        }
        // What is missing most comes first; with nothing missing a new card is.
        let missing = Resource::ALL.into_iter().max_by_key(|it| plan.missing[it.index()]);
        let missing = missing.filter(|_| !plan.is_ready());
        missing.map_or_else(|| at(Circle::Workshop), |resource| self.gather(resource, &plan))
    }

    /// The silver that the next hire may take: the price, and a coin for each column on the way.
    fn silver_for_hire(&self) -> u16 {
        let there = u16::from(self.state.at(Circle::Workshop, self.seat));
        4 + 2_u16.saturating_sub(there)
    }

    /// The circle from which workers come back, when few are left or many are captured.
    fn fetch_workers(&self) -> Option<Circle> {
        let (state, seat) = (self.state, self.seat);
        let few = state.workers(seat) <= FEW_WORKERS;
        let own = Circle::ALL.into_iter().map(|circle| state.at(circle, seat)).max().unwrap_or(0);
        let away = state.prisoners(seat) + state.captives_of(seat);
        if few && own >= 3 && own >= away && self.has(Resource::Silver) > 0 {
            return Some(Circle::TownCentre);
        }
        let selling = state.captured_by(seat) >= WORTH_SELLING;
        if (few && away > 0) || selling || away >= 8 {
            return Some(Circle::Guardhouse);
        }
        let short = self.has(Resource::Silver) < 4 && self.has(Resource::Silver) > 0;
        let big = |circle: Circle| {
            let others = Seat::first(self.setup.players()).filter(|&it| it != seat);
            others.map(|other| state.at(circle, other)).max().unwrap_or(0) >= BIG_GROUP
        };
        let town = state.workers(seat) > FEW_WORKERS && short && Circle::ALL.into_iter().any(big);
        town.then_some(Circle::TownCentre)
    }

    fn silver(&self) -> Action {
        let full = self.state.tax() >= FULL_TAX_STAND && self.state.virtue(self.seat) > ENOUGH_VIRTUE;
        Action::Place(Spot::Circle(if full { Circle::TaxStand } else { Circle::Silversmith }))
    }

    fn gather(&self, resource: Resource, plan: &BuildingPlan) -> Option<Action> {
        let at = |circle| Some(Action::Place(Spot::Circle(circle)));
        match resource {
            Resource::Clay => at(Circle::Mines),
            Resource::Wood => at(Circle::Forest),
            Resource::Stone => at(Circle::Quarry),
            Resource::Gold => self.market(Resource::Gold).or_else(|| at(Circle::Mines)),
            Resource::Marble => self.market(Resource::Marble).or_else(|| {
                // Three pieces that are not needed make one.
                let spare = |it: Resource| self.has(it).saturating_sub(plan.cost.count(it).into());
                let [wood, stone] = [Resource::Wood, Resource::Stone].map(spare);
                if wood + stone >= 3 {
                    at(Circle::Storehouse)
                } else {
                    at(if wood > stone { Circle::Forest } else { Circle::Quarry })
                }
            }),
            Resource::Silver => Some(self.silver()),
        }
    }

    /// A space of the black market that brings this, as long as there is virtue to lose.
    fn market(&self, resource: Resource) -> Option<Action> {
        let virtue = self.state.virtue(self.seat);
        if !(ENOUGH_VIRTUE..MARKET_CLOSED_FROM).contains(&virtue) {
            return None;
        }
        let small = self.state.small_side().map_or(Goods::NONE, SmallSide::goods);
        let offers = [(Space::Small, small), (Space::Large, self.state.large_goods())];
        let space = offers.into_iter().find(|(space, goods)| {
            goods.count(resource) > 0 && self.legal.contains(&Action::Place(Spot::Market(*space)))
        });
        space.map(|(space, _)| Action::Place(Spot::Market(space)))
    }

    /// Marble where it is needed, virtue where there is little, from what is not needed.
    fn trade(&self) -> Option<Action> {
        let plan = self.plan()?;
        let spare = |bundle: Goods| {
            bundle.iter().all(|(it, count)| self.has(it) >= u16::from(count) + u16::from(plan.cost.count(it)))
        };
        let needs_marble = plan.missing[Resource::Marble.index()] > 0;
        let low = self.state.virtue(self.seat) < ENOUGH_VIRTUE;
        self.find(
            |action| matches!(action, Action::Trade(Trade::Marble(bundle)) if needs_marble && spare(*bundle)),
        )
        .or_else(|| {
            self.find(
                |action| matches!(action, Action::Trade(Trade::Virtue(bundle)) if low && spare(*bundle)),
            )
        })
    }

    /// Whoever has most skills that are missing for what is planned, for the least silver.
    fn hire(&self) -> Option<Action> {
        let own = self.state.apprentices(self.seat).skills();
        let wanted = self.plan().map_or_else(Default::default, |plan| plan.skills);
        self.best(|action| {
            let Action::Hire { slot, discard: None } = action else { return None };
            let card = self.state.shown(*slot)?.card();
            let new = card.skills.minus(own);
            let useful = new.iter().filter(|&skill| wanted.contains(skill)).count();
            if new.is_empty() {
                return None;
            }
            let price = f32::from(slot.column()) - f32::from(self.state.coins(*slot));
            Some(useful as f32 * 10.0 - price + f32::from(card.virtue))
        })
    }

    /// The largest own group where workers are needed; else the largest group of somebody else.
    fn capture(&self) -> Option<Action> {
        let few = self.state.workers(self.seat) <= FEW_WORKERS + 1;
        let release = self.find(|action| *action == Action::ReleaseCaptured);
        if self.state.captives_of(self.seat) > 3 && release.is_some() {
            return release;
        }
        self.best(|action| {
            let Action::Capture { circle, colour } = action else { return None };
            let group = self.state.at(*circle, *colour);
            let wanted = if *colour == self.seat { few && group > 1 } else { group > 2 };
            wanted.then(|| f32::from(group) + if *colour == self.seat { 10.0 } else { 0.0 })
        })
    }

    fn guard(&self) -> Option<Action> {
        let (state, seat) = (self.state, self.seat);
        let captives = state.captives_of(seat);
        let order = [
            (Guard::Sell, true),
            (Guard::ReleasePrisoners, true),
            (Guard::PayOff, self.has(Resource::Silver) >= RICH),
            (Guard::ReleaseForSilver, captives > 2),
            (Guard::ReleaseForDebt, captives > 4 && state.workers(seat) <= FEW_WORKERS),
        ];
        let wanted = order.into_iter().filter(|(_, wanted)| *wanted);
        wanted.map(|(guard, _)| Action::Guard(guard)).find(|action| self.legal.contains(action))
    }
}
