//! A whole game told to the referee, touch by touch: what an ordinary turn takes.

use std::collections::BTreeMap;

use egui_kittest::kittest::NodeT as _;
use guildhall::architects::{Action, Architects, Circle, Spot};
use guildhall::bots::architects::greedy;
use guildhall::companion::Depth;
use guildhall::companion::architects::{Referee, Start};
use guildhall::game::{Actor, Due, Event, Game as _, Seat};
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::titles::TitleId;
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use super::{Guest, followed};
use crate::support::{Begin, is_control};

const SEED: u64 = 3;
/// What an ordinary turn takes at most, gathering, and how many turns in a hundred are ordinary.
const TURN: usize = 5;
const GATHERING: usize = 2;
const ORDINARY: usize = 95;

/// What comes next: greedily, and by chance.
fn next(referee: &Referee, rng: &mut ChaCha8Rng) -> Option<Event<Action>> {
    let (setup, state) = (referee.setup(), referee.state());
    match referee.due() {
        Due::Nobody => None,
        Due::Nature => Some(Event { actor: Actor::Nature, action: Architects::draw(setup, state, rng) }),
        Due::Seats(seats) => {
            let seat = seats.iter().next().unwrap();
            let action = greedy(setup, state, seat, &referee.legal(seat));
            Some(Event { actor: Actor::Seat(seat), action })
        }
    }
}

/// Where resources and silver come from without a further choice but clay or gold.
fn gathers(action: Action) -> bool {
    let places = [Circle::Quarry, Circle::Forest, Circle::Mines, Circle::Silversmith];
    matches!(action, Action::Place(Spot::Circle(circle)) if places.contains(&circle))
}

impl Guest {
    /// Touches the control of this number among those whose name is this, or this with more behind it.
    fn touch_named(&mut self, name: &str, number: usize) {
        self.touches += 1;
        let more = [format!("{name}: "), format!("{name}. ")];
        let nodes = self.window.harness.root().children_recursive();
        let mut called = nodes.filter(|node| {
            let inside = node.accesskit_node();
            let label = inside.label().unwrap_or_default();
            is_control(inside.role()) && (label == name || more.iter().any(|more| label.starts_with(more)))
        });
        called.nth(number).unwrap_or_else(|| panic!("nothing is called {name:?}")).click_accesskit();
        drop(called);
        self.window.settle();
    }

    /// Tells an event as somebody would.
    fn tell(&mut self, texts: &Texts, event: &Event<Action>) {
        let names = ["Ana", "Béla", "Чук"].map(str::to_owned);
        let state = *self.referee().state();
        let describe = Describe { texts, names: &names };
        match event.action {
            Action::Place(Spot::Market(space)) => {
                let name = self.with("table-space", [("space", space.id().into())]);
                self.touch_named(&name, 0);
            }
            Action::Place(spot) => {
                let place = if let Spot::Circle(circle) = spot { circle.id() } else { "guildhall" };
                let name = self.with("architects-place", [("place", place.into())]);
                self.touch_named(&name, 0);
            }
            Action::Hire { slot, discard } => {
                let shown = state.shown(slot).unwrap();
                let before = guildhall::architects::Slot::all().take_while(|it| *it != slot);
                let alike = before.filter(|it| state.shown(*it) == Some(shown)).count();
                self.touch_named(&describe.architects_apprentice(shown), alike);
                let told = self.referee().state().shown(slot) != Some(shown);
                if discard.is_some() && !told {
                    self.touch(&describe.say(event));
                }
            }
            Action::Show { apprentice, .. } => {
                self.touch_named(&describe.architects_apprentice(apprentice), 0);
            }
            Action::Construct(building) => self.touch_building(building),
            _ => self.touch_named(&describe.say(event), 0),
        }
    }
}

#[test]
fn an_ordinary_turn_of_a_whole_game_takes_few_touches() {
    let begin = Begin { lang: Some(Lang::En), ..Begin::default() };
    let start = Start { first: Some(Seat(0)), ..Start::default() };
    let mut guest = Guest::of(Lang::En, followed(begin, 3, Depth::Referee, start, |_| {}));
    let (mut rng, texts) = (ChaCha8Rng::seed_from_u64(SEED), Texts::new(Lang::En));
    let mut touches: BTreeMap<u16, (usize, bool)> = BTreeMap::new();
    while let Some(event) = next(&guest.referee(), &mut rng) {
        let (turn, before) = (guest.referee().state().turns(), guest.touches);
        let events = guest.referee().events().map_or(0, <[_]>::len);
        guest.tell(texts.of(TitleId::Architects), &event);
        assert!(guest.referee().events().map_or(0, <[_]>::len) > events, "{event:?} was taken");
        // What a reset did is done at the table first.
        if guest.window.shows(&guest.text("table-walk-done")) {
            guest.touch_key("table-walk-done");
        }
        let (of_turn, gathering) = touches.entry(turn).or_default();
        *of_turn += guest.touches - before;
        *gathering |= gathers(event.action);
    }
    // Before the first turn the table is set up.
    touches.remove(&0);
    let turns = touches.len();
    let ordinary = touches.values().filter(|(touches, _)| *touches <= TURN).count();
    assert!(turns > 50 && ordinary * 100 >= ORDINARY * turns, "{ordinary} of {turns}: {touches:?}");
    let gathering = touches.values().filter(|(_, gathering)| *gathering);
    let slow: Vec<_> = gathering.filter(|(touches, _)| *touches > GATHERING).collect();
    assert!(slow.is_empty(), "{slow:?}");
}
