//! What must hold after every event, whatever happened: nothing appears and nothing vanishes. What leaves the game is
//! told by effects, so it can be added up here.

use guildhall::game::{Due, Game, Seat};
use guildhall::norenberc::components::{CRESTS_PER_GUILD, GOODS_PER_GUILD, MOST_AGENTS, PRESTIGE_CRESTS};
use guildhall::norenberc::favorites::ClaimSource;
use guildhall::norenberc::{
    Bench, Craftsman, Effect, Goods, Guild, Norenberc, Setup, Stage, State, Step, Tile, Townsman, Window,
};

/// Adds up what a game has given away so far, and what every player has by what the effects say.
#[derive(Default)]
pub struct Ledger {
    hands: Option<[Hand; 5]>,
    gone: Vec<Tile>,
    crests: [u8; 6],
    prestige: u8,
    max_events: usize,
}

impl Ledger {
    /// Takes note of what an event did, then checks the whole table.
    pub fn check(&mut self, setup: &Setup, state: &State, effects: &[Effect]) {
        let start = Norenberc::start(setup);
        let hands =
            self.hands.get_or_insert_with(|| [0, 1, 2, 3, 4].map(|seat| Hand::of(&start, Seat(seat))));
        for effect in effects {
            follow(*effect, hands);
        }
        for seat in Seat::first(setup.players()) {
            assert_eq!(
                hands[seat.index()],
                Hand::of(state, seat),
                "{seat:?} by the effects and on the table"
            );
        }
        for effect in effects {
            self.note(*effect);
            check_income(setup, state, *effect);
        }
        self.max_events += 1;
        assert!(self.max_events < 2000, "every game ends");
        check_goods(setup, state);
        self.check_craftsmen(setup, state);
        self.check_townsmen(setup, state);
        self.check_crests(setup, state);
        check_agents(setup, state);
        check_order(setup, state);
        let due = Norenberc::due(setup, state);
        assert!(!matches!(due, Due::Seats(seats) if seats.is_empty()), "somebody is due");
    }

    fn note(&mut self, effect: Effect) {
        match effect {
            Effect::NoFavorite { master, under, .. } => {
                self.gone.push(Tile::Craftsman(master));
                self.gone.extend(under.map(Tile::Craftsman));
            }
            Effect::GuestLeft { tile, .. } => self.gone.push(tile),
            Effect::Favorite { guild, prestige, .. } => {
                self.crests[guild.index()] += 1;
                self.prestige += u8::from(prestige);
            }
            _ => {}
        }
    }

    fn check_craftsmen(&self, setup: &Setup, state: &State) {
        for guild in setup.guilds() {
            let all = setup.tiles().craftsmen(guild);
            for &craftsman in all {
                let tile = Tile::Craftsman(craftsman);
                let held = setup.tiles().craftsmen(guild).iter().filter(|it| **it == craftsman).count();
                let owned = Seat::first(setup.players())
                    .flat_map(|seat| state.craftsmen(setup, seat, guild))
                    .filter(|it| *it == craftsman)
                    .count();
                let gone = self.gone.iter().filter(|it| **it == tile).count();
                let stacked = usize::from(state.stack().craftsmen_like(setup, craftsman));
                let lying = lying(setup, state).filter(|it| *it == tile).count();
                assert_eq!(owned + gone + stacked + lying, held, "{craftsman:?}");
            }
        }
    }

    fn check_townsmen(&self, setup: &Setup, state: &State) {
        let is_townsman = |tile: &Tile| matches!(tile, Tile::Townsman(_));
        let owned = Seat::first(setup.players())
            .flat_map(|seat| Townsman::ALL.map(|townsman| usize::from(state.townsmen(seat, townsman))))
            .sum::<usize>();
        let mayors = setup.guilds().map(|guild| usize::from(state.mayors(guild))).sum::<usize>();
        let in_hand = usize::from(matches!(state.step(), Step::Turn(turn)
            if matches!(turn.stage, Stage::Rob | Stage::Swap | Stage::Peddle | Stage::PlaceMayor)));
        let gone = self.gone.iter().filter(|tile| is_townsman(tile)).count();
        let lying = lying(setup, state).filter(is_townsman).count();
        let craftsmen_stacked: usize = setup
            .guilds()
            .flat_map(|guild| {
                let mut kinds: Vec<Craftsman> = setup.tiles().craftsmen(guild).to_vec();
                kinds.dedup();
                kinds
            })
            .map(|craftsman| usize::from(state.stack().craftsmen_like(setup, craftsman)))
            .sum();
        let stacked = usize::from(state.stack().len()) - craftsmen_stacked;
        let all = owned + mayors + in_hand + gone + lying + stacked;
        assert_eq!(all, usize::from(setup.townsmen_kept()), "townsmen");
    }

    fn check_crests(&self, setup: &Setup, state: &State) {
        for guild in setup.guilds() {
            let owned = Seat::first(setup.players()).map(|seat| state.crests(seat, guild)).sum::<u8>();
            assert_eq!(owned, self.crests[guild.index()]);
            assert!(owned <= CRESTS_PER_GUILD);
        }
        let prestige = Seat::first(setup.players()).map(|seat| state.prestige_crests(seat)).sum::<u8>();
        assert_eq!(prestige, self.prestige);
        assert!(prestige <= PRESTIGE_CRESTS);
    }
}

/// The tiles in windows.
fn lying<'a>(setup: &'a Setup, state: &'a State) -> impl Iterator<Item = Tile> + 'a {
    setup.guilds().flat_map(move |guild| {
        let lodgers = Window::ALL.into_iter().filter_map(move |window| state.lodger(setup, guild, window));
        lodgers.chain(Bench::ALL.into_iter().filter_map(move |bench| state.settled(setup, guild, bench)))
    })
}

fn check_agents(setup: &Setup, state: &State) {
    for seat in Seat::first(setup.players()) {
        let on_roofs = setup.guilds().map(|guild| state.roof(guild, seat)).sum::<u8>();
        let on_card = u8::from(state.pending().contains(seat));
        assert_eq!(state.available_agents(seat) + on_roofs + on_card, state.agents(seat));
        assert!((4..=MOST_AGENTS).contains(&state.agents(seat)));
        assert!(state.cards_left(seat) <= state.available_agents(seat), "every card has its agent");
    }
}

fn check_order(setup: &Setup, state: &State) {
    let mut order = state.order(setup).to_vec();
    order.sort_unstable();
    assert_eq!(order, Seat::first(setup.players()).collect::<Vec<_>>());
}

fn check_goods(setup: &Setup, state: &State) {
    for good in setup.guilds().map(Guild::good) {
        let held = Seat::first(setup.players())
            .map(|seat| state.goods(seat).count(good) + state.peddled(seat).count(good))
            .sum::<u8>();
        let stored = setup.guilds().map(|guild| state.storehouse(guild).count(good)).sum::<u8>();
        assert_eq!(held + stored, GOODS_PER_GUILD, "{good:?}");
    }
}

/// What a player has that effects tell of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hand {
    talers: u16,
    goods: Goods,
    peddled: Goods,
    agents: u8,
    finished: bool,
}

impl Hand {
    fn of(state: &State, seat: Seat) -> Self {
        Self {
            talers: state.talers(seat),
            goods: state.goods(seat),
            peddled: state.peddled(seat),
            agents: state.agents(seat),
            finished: state.is_finished(seat),
        }
    }
}

/// The effects alone tell what everybody has: whoever shows them shows the truth.
fn follow(effect: Effect, hands: &mut [Hand; 5]) {
    match effect {
        Effect::Sold { seat, guild, count, price } => {
            hands[seat.index()].goods -= Goods::of(guild.good(), count);
            hands[seat.index()].talers += u16::from(count) * u16::from(price);
        }
        Effect::Bought { seat, goods, price, .. } => {
            hands[seat.index()].goods += goods;
            hands[seat.index()].talers -= u16::from(goods.total()) * u16::from(price);
        }
        Effect::Paid { seat, goods, .. } => hands[seat.index()].goods -= goods,
        Effect::Robbed { seat, victim, goods, talers } => {
            hands[seat.index()].goods += goods;
            hands[victim.index()].goods -= goods;
            hands[victim.index()].talers += talers;
        }
        Effect::Peddled { seat, good } => {
            hands[seat.index()].goods -= Goods::one(good);
            hands[seat.index()].peddled += Goods::one(good);
        }
        Effect::GoodBack { seat, good } => {
            hands[seat.index()].peddled -= Goods::one(good);
            hands[seat.index()].goods += Goods::one(good);
        }
        Effect::Favorite { seat, guild, from, .. } => match from {
            ClaimSource::Supply => hands[seat.index()].goods -= Goods::one(guild.good()),
            ClaimSource::Peddler => hands[seat.index()].peddled -= Goods::one(guild.good()),
        },
        Effect::RoofTalers { seat, talers, .. } => hands[seat.index()].talers += u16::from(talers),
        Effect::Income { seat, base, musicians, mayors } => {
            hands[seat.index()].talers += base + musicians + mayors;
        }
        Effect::AgentGained { seat } => hands[seat.index()].agents += 1,
        Effect::Finished { seat, .. } => hands[seat.index()].finished = true,
        // The steps from the income on open the next round; after the last one nobody flips back.
        Effect::NewGuildmaster { .. } => hands.iter_mut().for_each(|hand| hand.finished = false),
        _ => {}
    }
}

/// R6, W6, W8: the parts of the income are what they are called.
fn check_income(setup: &Setup, state: &State, effect: Effect) {
    let Effect::Income { seat, base, musicians, mayors } = effect else { return };
    assert_eq!(base, 3);
    let of = |townsman: Townsman| u16::from(state.townsmen(seat, townsman));
    assert_eq!(musicians, 3 * of(Townsman::Musician3) + 5 * of(Townsman::Musician5));
    let per_guild = |guild| u16::from(state.mayors(guild)) * state.craftsman_count(seat, guild);
    assert_eq!(mayors, setup.guilds().map(per_guild).sum::<u16>());
}
