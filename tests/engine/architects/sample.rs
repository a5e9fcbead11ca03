//! Architects as a sample for the properties that every title has: its set-ups, everything that could be said, and what
//! must hold after every event.

use std::sync::LazyLock;

use guildhall::architects::components::{HAND_LIMIT, MOST_VIRTUE, START_TAX, cathedral};
use guildhall::architects::{
    Action, Apprentice, Architects, Building, BuildingSet, Character, Circle, Conspirator, DrawSource,
    Effect, Goods, Guard, Hands, MarketCard, Resource, RewardCard, Setup, Slot, SmallSide, Space, Spot,
    State, Step, Trade, notation,
};
use guildhall::game::{Game, Seat, Table, Title};
use guildhall::storage::Record;

use super::NAMES;
use crate::conformance::Sample;

/// Every option in turn: characters dealt or chosen, promotional cards, both readings of X5, hands sealed.
pub fn setup_for(players: u8, seed: u64) -> Setup {
    let mut setup = Setup::new(players);
    if seed % 4 >= 2 {
        setup = setup.with_promo();
    }
    if seed % 2 == 1 {
        setup = setup.with_dealt_characters();
    }
    if seed % 6 == 5 {
        let chosen: Vec<_> = Character::ALL.into_iter().rev().take(players.into()).collect();
        setup = setup.with_promo().with_characters(&chosen).unwrap();
    }
    if seed % 5 == 4 {
        setup = setup.with_hands(Hands::Sealed);
    }
    setup.with_conspirator(Conspirator::ALL[seed as usize % 2])
}

/// Every heap of at most so many pieces.
fn bundles(most: u8, of: &[Resource]) -> Vec<Goods> {
    let mut bundles = vec![Goods::NONE];
    let mut last = bundles.clone();
    for _ in 0..most {
        let more =
            |bundle: &Goods| of.iter().map(|&it| bundle.with(it, bundle.count(it) + 1)).collect::<Vec<_>>();
        last = last.iter().flat_map(more).collect();
        last.sort_unstable();
        last.dedup();
        bundles.extend(&last);
    }
    bundles
}

/// Everything that could be said, most of it nonsense at any one moment.
static ANYTHING: LazyLock<Vec<Action>> = LazyLock::new(|| {
    let seats = || Seat::first(6).chain([Seat(8), Seat(63), Seat(255)]);
    let mut all = vec![
        Action::DrawBuildings,
        Action::ReleaseCaptured,
        Action::ReleasePrisoners,
        Action::Destroy,
        Action::PayInstead,
        Action::Free,
        Action::Accept,
        Action::Stop,
        Action::Reshuffle,
    ];
    for card in Building::ALL.into_iter().map(Some).chain([None]) {
        all.extend([Action::Pick(card), Action::Keep(card), Action::Discard(card)]);
        all.extend(seats().map(|seat| Action::Draw { seat, card }));
        all.extend(card.map(Action::Construct));
    }
    all.extend(Spot::ALL.map(Action::Place));
    all.extend(Circle::ALL.map(|circle| Action::TakeBack(DrawSource::Circle(circle))));
    all.push(Action::TakeBack(DrawSource::Prison));
    all.extend(seats().map(|seat| Action::TakeBack(DrawSource::Board(seat))));
    all.extend(Resource::ALL.into_iter().flat_map(|it| [Action::Mine(it), Action::Take(it)]));
    all.extend(Guard::ALL.map(Action::Guard));
    for bundle in bundles(3, &Resource::ALL) {
        all.extend([Action::Trade(Trade::Virtue(bundle)), Action::Trade(Trade::Marble(bundle))]);
        all.extend([Action::Pay(bundle), Action::Advance(bundle)]);
    }
    for bundle in bundles(8, &[Resource::Wood, Resource::Stone])
        .into_iter()
        .chain(bundles(5, &[Resource::Gold, Resource::Marble]))
    {
        all.extend([Action::Pay(bundle), Action::Advance(bundle)]);
    }
    let absurd = Resource::ALL.into_iter().fold(Goods::NONE, |bundle, it| bundle.with(it, 255));
    all.extend([Action::Pay(absurd), Action::Advance(absurd), Action::Trade(Trade::Virtue(absurd))]);
    all.extend(Building::ALL.map(|it| Action::Pay(it.card().cost)));
    for apprentice in Apprentice::ALL {
        all.extend([Action::Trade(Trade::Own(apprentice)), Action::Dismiss(apprentice)]);
        all.extend(Slot::all().map(|slot| Action::Hire { slot, discard: Some(apprentice) }));
        all.extend(Slot::all().map(|slot| Action::Show { slot, apprentice }));
    }
    all.extend(Slot::all().map(|slot| Action::Hire { slot, discard: None }));
    for circle in Circle::ALL {
        all.extend(seats().map(|colour| Action::Capture { circle, colour }));
    }
    all.extend(SmallSide::ALL.map(Action::ShowSide));
    all.extend(MarketCard::all().map(Action::TurnOver));
    all.extend(RewardCard::all().map(Action::Reward));
    all.extend(seats().map(Action::Start));
    for character in Character::ALL {
        all.extend(seats().map(|seat| Action::Cast { seat, character }));
    }
    all
});

/// Adds up by the effects what every player has: whoever shows them shows the truth.
#[derive(Default)]
pub struct Ledger {
    owned: Option<[Owned; 5]>,
    tax: u16,
    chapter: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Owned {
    stock: [u16; 6],
    virtue: u8,
    unpaid: u16,
    paid: u16,
    apprentices: u8,
    level: u8,
    workers: u8,
    prison: u8,
    hand: u8,
}

impl Owned {
    fn of(state: &State, seat: Seat) -> Self {
        Self {
            stock: Resource::ALL.map(|resource| state.count(seat, resource)),
            virtue: state.virtue(seat),
            unpaid: state.unpaid_debts(seat),
            paid: state.paid_debts(seat),
            apprentices: state.apprentices(seat).len(),
            level: state.level(seat),
            workers: state.workers(seat),
            prison: state.prisoners(seat),
            hand: state.hand_len(seat) + state.pack_len(seat),
        }
    }

    fn add(&mut self, goods: Goods) {
        for (has, resource) in self.stock.iter_mut().zip(Resource::ALL) {
            *has += u16::from(goods.count(resource));
        }
    }

    fn take(&mut self, goods: Goods) {
        for (has, resource) in self.stock.iter_mut().zip(Resource::ALL) {
            *has -= u16::from(goods.count(resource));
        }
    }
}

impl Ledger {
    fn follow(&mut self, effect: Effect, owned: &mut [Owned; 5]) {
        let silver = Resource::Silver.index();
        match effect {
            Effect::CharacterDealt { seat, character } => {
                let (it, start) = (&mut owned[seat.index()], character.start());
                it.add(start.goods);
                (it.virtue, it.unpaid) = (start.virtue, start.debts.into());
                (it.prison, it.workers) = (start.prison, 20 - start.prison);
            }
            Effect::StartSilver { seat, silver } => {
                owned[seat.index()].add(Goods::of(Resource::Silver, silver));
            }
            Effect::Placed { seat, .. } => owned[seat.index()].workers -= 1,
            Effect::TookBack { seat, source } => {
                owned[seat.index()].workers += 1;
                owned[seat.index()].prison -= u8::from(source == DrawSource::Prison);
            }
            Effect::Gained { seat, goods } => owned[seat.index()].add(goods),
            Effect::Paid { seat, goods } => owned[seat.index()].take(goods),
            Effect::PaidSilver { seat, price } => {
                owned[seat.index()].stock[silver] -= price.total();
                self.tax += u16::from(price.tax);
            }
            Effect::TaxTaken { seat, silver: coins } => {
                owned[seat.index()].stock[silver] += coins;
                self.tax -= coins;
            }
            Effect::VirtueMoved { seat, by } => {
                let virtue = &mut owned[seat.index()].virtue;
                *virtue = virtue.checked_add_signed(by).unwrap();
            }
            Effect::DebtsTaken { seat, debts } => owned[seat.index()].unpaid += u16::from(debts),
            Effect::DebtDestroyed { seat } => owned[seat.index()].unpaid -= 1,
            Effect::DebtPaid { seat } => {
                owned[seat.index()].unpaid -= 1;
                owned[seat.index()].paid += 1;
            }
            Effect::PaidInstead { seat } => owned[seat.index()].stock[silver] -= 2,
            Effect::Drew { seat, .. } => owned[seat.index()].hand += 1,
            Effect::Kept { seat, buried, .. } => owned[seat.index()].hand -= buried,
            Effect::Hired { seat, coins, .. } => {
                owned[seat.index()].apprentices += 1;
                owned[seat.index()].stock[silver] += coins;
            }
            Effect::Dismissed { seat, .. } => owned[seat.index()].apprentices -= 1,
            Effect::Captured { seat, colour, workers, .. } if seat == colour => {
                owned[seat.index()].workers += workers;
            }
            Effect::Sold { seat, silver: coins, .. } => {
                owned[seat.index()].stock[silver] += u16::from(coins);
            }
            Effect::PrisonersReleased { seat, workers } => {
                owned[seat.index()].workers += workers;
                owned[seat.index()].prison -= workers;
            }
            Effect::CaptivesReleased { seat, workers } => owned[seat.index()].workers += workers,
            Effect::Constructed { seat, .. } | Effect::Discarded { seat, .. } => {
                owned[seat.index()].hand -= 1;
            }
            Effect::Advanced { seat, level } => owned[seat.index()].level = level,
            Effect::ToPrison { seat, workers } => owned[seat.index()].prison += workers,
            _ => {}
        }
    }

    fn check(&mut self, setup: &Setup, state: &State, effects: &[Effect]) {
        let mut owned = self.owned.unwrap_or_else(|| {
            self.tax = START_TAX;
            let start = Architects::start(setup);
            [0, 1, 2, 3, 4].map(|seat| Owned::of(&start, Seat(seat)))
        });
        for effect in effects {
            self.follow(*effect, &mut owned);
        }
        for seat in Seat::first(setup.players()) {
            let (entered, mut is) = (&mut owned[seat.index()], Owned::of(state, seat));
            // Whose prisoners a sale makes, and what the draft left over, the effects leave to the table.
            if effects.iter().any(|effect| matches!(effect, Effect::Sold { .. })) {
                entered.prison = is.prison;
            }
            if effects.iter().any(|it| matches!(it, Effect::DraftPassed { .. } | Effect::Started { .. })) {
                entered.hand = is.hand;
            }
            if setup.hands() == Hands::Sealed && state.turns() <= 1 {
                entered.hand = is.hand;
            }
            if state.turns() == 0 {
                (is.hand, entered.hand) = (0, 0);
            }
            assert_eq!(*entered, is, "{seat:?} by the effects and on the table");
        }
        for (it, seat) in owned.iter_mut().zip(Seat::first(setup.players())) {
            it.hand = state.hand_len(seat) + state.pack_len(seat);
        }
        self.owned = Some(owned);
        assert_eq!(self.tax, state.tax(), "the tax stand");
        let chapter = Architects::chapter(setup, state);
        assert!(chapter >= self.chapter && (1..=5).contains(&chapter), "chapters never go down");
        self.chapter = chapter;
        check_workers(setup, state);
        check_buildings(setup, state);
        check_apprentices(setup, state);
        check_limits(setup, state);
    }
}

/// C1: twenty of every colour, wherever they are.
fn check_workers(setup: &Setup, state: &State) {
    for colour in Seat::first(setup.players()) {
        let circles: u8 = Circle::ALL.into_iter().map(|circle| state.at(circle, colour)).sum();
        let market = Space::ALL.into_iter().filter(|&space| state.on_market(space) == Some(colour)).count();
        let guildhall = state.guildhall().filter(|&seat| seat == colour).count();
        let placed = circles + market as u8 + guildhall as u8 + state.beside(colour);
        let away = state.prisoners(colour) + state.captives_of(colour);
        assert_eq!(state.workers(colour) + placed + away, 20, "{colour:?}");
        assert_eq!(state.captured(colour, colour), 0);
    }
}

/// Every building is in one place.
fn check_buildings(setup: &Setup, state: &State) {
    let all = setup.buildings();
    let (mut known, mut counted) = (BuildingSet::NONE, 0);
    let mut add = |cards: BuildingSet| {
        assert!(known.and(cards).is_empty(), "in two places: {:?}", known.and(cards));
        known = known.or(cards);
        counted += cards.len();
    };
    let mut hidden = 0;
    for seat in Seat::first(setup.players()) {
        add(state.hand(seat));
        add(state.pack(seat));
        add(state.built(seat));
        hidden +=
            state.hand_len(seat) - state.hand(seat).len() + state.pack_len(seat) - state.pack(seat).len();
    }
    for layer in 0..state.layers().len() {
        let cards = state.layer(layer as u8);
        assert!(cards.len() <= state.layers()[layer]);
        hidden += state.layers()[layer] - cards.len();
        add(cards);
    }
    assert_eq!(counted + hidden + state.untouched_len(), all.len());
    assert!(hidden == 0 || setup.hands() == Hands::Sealed);
    assert!(known.minus(all).is_empty());
    for seat in Seat::first(setup.players()).filter(|_| setup.hands() == Hands::Known) {
        // X39: what a seat has seen is never in the untouched part again, and it knows its own cards.
        let untouched = all.minus(known);
        assert!(state.seen(seat).and(untouched).is_empty() && state.certain(seat).and(untouched).is_empty());
        let own = state.hand(seat).or(state.pack(seat));
        assert!(own.minus(state.certain(seat)).is_empty() && own.minus(state.seen(seat)).is_empty());
        assert!(state.all_built().minus(state.seen(seat)).is_empty());
        assert!(state.all_built().and(state.certain(seat)).is_empty(), "nothing is certain of what all see");
    }
}

fn check_apprentices(setup: &Setup, state: &State) {
    let pending = state.agenda().any(|step| matches!(step, Step::Lay(_) | Step::Refill(_) | Step::Side));
    for apprentice in Apprentice::ALL.into_iter().filter(|it| setup.promo() || !it.is_promo()) {
        let shown = Slot::all().filter(|&slot| state.shown(slot) == Some(apprentice)).count() as u8;
        let owned: u8 =
            Seat::first(setup.players()).map(|seat| state.apprentices(seat).count(apprentice)).sum();
        let buried = state.buried_apprentices().filter(|&it| it == apprentice).count() as u8;
        let all = shown + owned + buried + state.untouched_apprentices().count(apprentice);
        assert_eq!(all, apprentice.card().copies, "{apprentice:?}");
    }
    let full = Slot::all().all(|slot| state.shown(slot).is_some());
    assert!(full || pending, "the display is refilled before anything else (X59)");
}

fn check_limits(setup: &Setup, state: &State) {
    for seat in Seat::first(setup.players()) {
        assert!(state.virtue(seat) <= MOST_VIRTUE);
        let limit = if state.character(seat) == Some(Character::Rudolf) { 6 } else { 5 };
        assert!(state.apprentices(seat).len() <= limit);
        if state.step() == Step::Turn && seat != state.active() {
            assert!(state.hand_len(seat) <= HAND_LIMIT, "T3");
        }
    }
    for level in 1..=5 {
        assert!(state.on_level(setup, level) <= cathedral(level).unwrap().spots, "A1");
    }
    if state.step() == Step::Turn {
        assert!(!Space::ALL.into_iter().all(|space| state.on_market(space).is_some()), "Z1");
        assert!(state.small_market_len() > 0 && state.small_side().is_some(), "X14");
    }
    let seen = RewardCard::all().filter(|card| !state.may_reward(*card)).count() as u8;
    let left = state.rewards_left();
    assert!(left == 0 || seen + left == 2 * setup.players() + 1, "S2");
}

impl Sample for Architects {
    const PLAYERS: std::ops::RangeInclusive<u8> = Self::SEATS;
    // Random games of five take a thousand events and more.
    const LONGEST: usize = 900;
    const GAMES: u64 = 20;

    type Ledger = Ledger;

    fn setup(players: u8, seed: u64) -> Setup {
        setup_for(players, seed)
    }

    fn anything() -> &'static [Action] {
        &ANYTHING
    }

    fn follow(ledger: &mut Ledger, setup: &Setup, state: &State, effects: &[Effect]) {
        ledger.check(setup, state, effects);
    }

    /// As a record; and by notation, line by line, it is the same.
    fn reloaded(table: &Table<Self>) -> Table<Self> {
        let players = usize::from(table.setup().players());
        let names: Vec<String> = NAMES[..players].iter().map(|name| (*name).to_owned()).collect();
        let line = Record::new(names, table).write(table);
        let record = Record::<Self>::read(line.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let (recorded, holds) = record.replay();
        assert_eq!((holds, record.write(&recorded)), (Ok(()), line));
        let write =
            |event: &guildhall::game::Event<Action>| (event.actor, notation::write(event.action, &NAMES));
        let lines: Vec<_> = table.events().iter().map(write).collect();
        let mut loaded = Table::<Self>::new(table.setup().clone());
        for (actor, line) in lines {
            let action = notation::parse(&line, &NAMES).unwrap_or_else(|error| panic!("{line}: {error}"));
            loaded.enter_noting(actor, action, &mut ()).expect("what was written holds");
        }
        assert_eq!(recorded.state(), loaded.state());
        recorded
    }
}
