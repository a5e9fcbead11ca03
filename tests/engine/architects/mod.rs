//! Architects of the West Kingdom: every rule, every card, every refusal, and properties over random games.

mod broken_off;
mod buildings;
mod characters;
mod coverage;
mod data;
mod end;
mod hall;
mod knowledge;
mod market;
mod paths;
mod places;
mod policy;
mod positions;
mod properties;
mod refusals;
mod resets;
mod sample;
mod scoring;
mod set_up;
mod town;
mod virtue;
mod workshop;

use guildhall::architects::{
    Action, Apprentice, Architects, Building, BuildingSet, Circle, Effect, Position, Refusal, Resource,
    Setup, State, Step, Stock, notation,
};
use guildhall::game::{Actor, Chance, Due, Game, Seat};

pub const NAMES: [&str; 5] = ["Red", "Blue", "Yellow", "Green", "White"];
pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);
pub const YELLOW: Seat = Seat(2);
pub const GREEN: Seat = Seat(3);

/// A table to try a rule at. Whoever is due acts; what they do is told in notation.
#[derive(Clone)]
pub struct Scene {
    pub setup: Setup,
    pub state: State,
    pub effects: Vec<Effect>,
}

/// A table for so many players, arranged as the test needs it, at the beginning of Red's turn.
pub fn scene(players: u8, arrange: impl FnOnce(&mut Position)) -> Scene {
    Scene::of(Setup::new(players), arrange)
}

impl Scene {
    pub fn of(setup: Setup, arrange: impl FnOnce(&mut Position)) -> Self {
        let mut position = Position::new(&setup);
        arrange(&mut position);
        let state = position.state(&setup).expect("a possible position");
        Self { setup, state, effects: Vec::new() }
    }

    /// A table before the first event.
    pub fn new(setup: Setup) -> Self {
        let state = Architects::start(&setup);
        Self { setup, state, effects: Vec::new() }
    }

    /// Who is due; of several the lowest.
    pub fn actor(&self) -> Actor {
        match Architects::due(&self.setup, &self.state) {
            Due::Nature => Actor::Nature,
            Due::Seats(seats) => Actor::Seat(seats.iter().next().expect("somebody is due")),
            Due::Nobody => panic!("the game is over"),
        }
    }

    /// Whoever is due does this, then this.
    #[track_caller]
    pub fn plays(&mut self, lines: &str) -> &mut Self {
        for line in lines.split(';').map(str::trim) {
            let action = notation::parse(line, &NAMES).expect("a line of notation");
            self.takes(self.actor(), action);
        }
        self
    }

    #[track_caller]
    pub fn takes(&mut self, actor: Actor, action: Action) {
        let verdict = Architects::check(&self.setup, &self.state, actor, action);
        assert_eq!(verdict, Ok(()), "{action:?} at {:?}", self.state.step());
        self.effects.clear();
        Architects::apply(&self.setup, &mut self.state, actor, action, &mut self.effects);
    }

    /// Chance answers with whatever comes first, until somebody has to decide.
    pub fn settle(&mut self) -> &mut Self {
        while Architects::due(&self.setup, &self.state) == Due::Nature {
            let mut outcomes = Chance::new();
            Architects::chance(&self.setup, &self.state, &mut outcomes);
            self.takes(Actor::Nature, outcomes[0].0);
        }
        self
    }

    /// The others pass their turns at the quarry until it is this seat's turn.
    pub fn until(&mut self, seat: Seat) -> &mut Self {
        loop {
            self.settle();
            if self.state.step() == Step::Turn && self.state.active() == seat {
                return self;
            }
            let legal = self.legal();
            let quarry = legal.iter().find(|line| *line == "place quarry");
            self.plays(quarry.unwrap_or(&legal[0]));
        }
    }

    /// What whoever is due may do, in notation.
    pub fn legal(&self) -> Vec<String> {
        let actions = match self.actor() {
            Actor::Nature => {
                let mut outcomes = Chance::new();
                Architects::chance(&self.setup, &self.state, &mut outcomes);
                outcomes.into_iter().map(|(action, _)| action).collect()
            }
            Actor::Seat(seat) => {
                let mut legal = Vec::new();
                Architects::legal(&self.setup, &self.state, seat, &mut legal);
                legal
            }
        };
        actions.into_iter().map(|action| notation::write(action, &NAMES)).collect()
    }

    pub fn offers(&self, line: &str) -> bool {
        self.legal().iter().any(|it| it == line)
    }

    /// Why whoever is due may not do this.
    #[track_caller]
    pub fn refuses(&self, line: &str) -> Refusal {
        let action = notation::parse(line, &NAMES).expect("a line of notation");
        Architects::check(&self.setup, &self.state, self.actor(), action).expect_err("not allowed")
    }

    pub fn has(&self, seat: Seat, resource: Resource) -> u16 {
        self.state.count(seat, resource)
    }

    /// Clay, wood, stone, gold, marble, silver.
    pub fn stock(&self, seat: Seat) -> [u16; 6] {
        Resource::ALL.map(|resource| self.has(seat, resource))
    }

    pub fn silver(&self, seat: Seat) -> u16 {
        self.has(seat, Resource::Silver)
    }
}

/// Clay, wood, stone, gold, marble, silver.
pub fn stock(counts: [u16; 6]) -> Stock {
    Resource::ALL.into_iter().zip(counts).fold(Stock::NONE, |all, (it, count)| all.with(it, count))
}

pub fn silver(count: u16) -> Stock {
    Stock::NONE.with(Resource::Silver, count)
}

/// Plenty of everything.
pub fn plenty() -> Stock {
    stock([30; 6])
}

pub fn cards(ids: &[Building]) -> BuildingSet {
    ids.iter().copied().collect()
}

/// Own workers at one place.
pub fn at(circle: Circle, workers: u8) -> [u8; 9] {
    let mut circles = [0; 9];
    circles[circle.index()] = workers;
    circles
}

/// A display without these, so that others may own them.
pub fn display_without(own: &[Apprentice]) -> Vec<Apprentice> {
    let promo = |it: &Apprentice| !it.is_promo();
    Apprentice::ALL.into_iter().filter(|it| !own.contains(it)).filter(promo).take(8).collect()
}
