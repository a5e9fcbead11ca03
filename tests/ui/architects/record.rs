//! A whole game told to the referee, touch by touch: what an ordinary turn takes.

use std::collections::BTreeMap;

use egui_kittest::kittest::NodeT as _;
use guildhall::architects::scoring::score;
use guildhall::architects::{Action, Architects, Circle, Spot, sheets};
use guildhall::bots::architects::greedy;
use guildhall::companion::Tracking;
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
/// What comes after a name where more is said; French has a space before a colon.
const ENDS: [char; 3] = [':', '.', '\u{a0}'];
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
        let nodes = self.window.harness.root().children_recursive();
        let mut called = nodes.filter(|node| {
            let inside = node.accesskit_node();
            let label = inside.label().unwrap_or_default();
            let more = label.strip_prefix(name);
            is_control(inside.role()) && more.is_some_and(|more| more.is_empty() || more.starts_with(ENDS))
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
                self.touch_named(&describe.say(&shown), alike);
                let entered = self.referee().state().shown(slot) != Some(shown);
                if discard.is_some() && !entered {
                    self.touch(&describe.say(event));
                }
            }
            Action::Show { apprentice, .. } => {
                self.touch_named(&describe.say(&apprentice), 0);
            }
            Action::Construct(building) => self.touch_building(building),
            _ => self.touch_named(&describe.say(event), 0),
        }
    }
}

/// Tells a whole game, and what every turn took: how many touches, and whether somebody gathered.
fn told_to_the_end(lang: Lang, players: usize) -> (Guest, BTreeMap<u16, (usize, bool)>) {
    let begin = Begin { lang: Some(lang), ..Begin::default() };
    let start = Start { first: Some(Seat(0)), ..Start::default() };
    let mut guest = Guest::of(lang, followed(begin, players, Tracking::Referee, start, |_| {}));
    let (mut rng, texts) = (ChaCha8Rng::seed_from_u64(SEED), Texts::new(lang));
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
    (guest, touches)
}

#[test]
fn an_ordinary_turn_of_a_whole_game_takes_few_touches() {
    let (_, touches) = told_to_the_end(Lang::En, 3);
    let turns = touches.len();
    let ordinary = touches.values().filter(|(touches, _)| *touches <= TURN).count();
    assert!(turns > 50 && ordinary * 100 >= ORDINARY * turns, "{ordinary} of {turns}: {touches:?}");
    let gathering = touches.values().filter(|(_, gathering)| *gathering);
    let slow: Vec<_> = gathering.filter(|(touches, _)| *touches > GATHERING).collect();
    assert!(slow.is_empty(), "{slow:?}");
}

#[test]
fn a_whole_game_is_told_in_every_other_language_and_counted() {
    for lang in [Lang::Fr, Lang::Ru, Lang::Hu] {
        let (mut guest, _) = told_to_the_end(lang, 2);
        let (referee, names) = (guest.referee(), ["Ana".to_owned(), "Béla".to_owned()]);
        let counted = score(&sheets(referee.setup(), referee.state())[..2], None);
        guest.touch_key("table-part-score");
        let session = guest.window.app().session::<Architects>().unwrap();
        assert_eq!(session.view().score.unwrap().unwrap(), &counted, "{lang:?}");
        let winner = Describe { texts: guest.texts(), names: &names }.headline(&counted);
        assert!(guest.window.shows(&winner), "{lang:?}: {winner}");
    }
}
