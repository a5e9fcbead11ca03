//! Small positions set up by hand for the tests of judgement: a table at the start of a round, and what happened since.

use guildhall::game::{Actor, Due, Game, Seat, SeatSet};
use guildhall::norenberc::components::GOODS_PER_GUILD;
use guildhall::norenberc::{
    Action, Bench, Craftsman, Good, Goods, Guild, GuildSet, HousePosition, Norenberc, Observation,
    PlayerPosition, Position, Setup, State, Tile, Townsman, Window,
};
use guildhall::storage::norenberc::default_box;

/// The one who decides.
pub const ANA: Seat = Seat(0);
pub const BELA: Seat = Seat(1);
pub const CILI: Seat = Seat(2);

/// A table in the making: everybody has 20 talers, four agents and no goods; all goods lie in their own storehouse; no
/// guests; Ana is last in the turn order.
pub struct Desk {
    setup: Setup,
    position: Position,
}

pub const fn craftsman(guild: Guild, value: u8) -> Craftsman {
    // What the default box says: both twos show agent+; of the threes this is the one without.
    Craftsman { guild, value, agent: value == 2 }
}

/// A craftsman as a guest.
pub const fn guest(guild: Guild, value: u8) -> Tile {
    Tile::Craftsman(craftsman(guild, value))
}

pub fn window(number: u8) -> Window {
    Window::new(number).unwrap()
}

/// So many goods of some types.
pub fn goods(list: &[(Good, u8)]) -> Goods {
    list.iter().fold(Goods::NONE, |sum, &(good, count)| sum + Goods::of(good, count))
}

impl Desk {
    /// A table of so many players in a round. `masters` are the guildmasters by guild, of this round and the later ones;
    /// in round 4 also the tile under the master, which comes second.
    pub fn new(players: u8, round: u8, masters: &[&[u8]]) -> Self {
        let setup = Setup::new(players, default_box());
        let player = PlayerPosition { talers: 20, agents: 4, ..PlayerPosition::default() };
        let houses = setup.guilds().zip(masters).map(|(guild, masters)| {
            let mut house = HousePosition {
                storehouse: Goods::of(guild.good(), GOODS_PER_GUILD),
                ..HousePosition::default()
            };
            // The master of round 4 lies on the topmost bench, the tile under it one below.
            let order = [1, 2, 3, 5, 4];
            for (&bench, &value) in order[usize::from(round) - 1..].iter().zip(*masters) {
                house.workshop[Bench::new(bench).unwrap().index()] = Some(craftsman(guild, value));
            }
            house
        });
        let position = Position {
            round,
            order: Seat::first(players).rev().collect(),
            prestige: Guild::Brewers,
            players: vec![player; players.into()],
            houses: houses.collect(),
            stack: 12,
        };
        Self { setup, position }
    }

    /// Changes one player.
    pub fn player(mut self, seat: Seat, change: impl FnOnce(&mut PlayerPosition)) -> Self {
        change(&mut self.position.players[seat.index()]);
        self
    }

    pub fn talers(self, seat: Seat, talers: u16) -> Self {
        self.player(seat, |player| player.talers = talers)
    }

    /// Goods out of their own storehouse.
    pub fn has(mut self, seat: Seat, list: &[(Good, u8)]) -> Self {
        for &(good, count) in list {
            self.position.houses[good.guild().index()].storehouse -= Goods::of(good, count);
        }
        self.player(seat, |player| player.goods += goods(list))
    }

    /// Goods that lie in another storehouse than their own.
    pub fn lies_at(mut self, guild: Guild, list: &[(Good, u8)]) -> Self {
        for &(good, count) in list {
            self.position.houses[good.guild().index()].storehouse -= Goods::of(good, count);
        }
        self.position.houses[guild.index()].storehouse += goods(list);
        self
    }

    /// Craftsmen, by guild and value.
    pub fn owns(self, seat: Seat, list: &[(Guild, &[u8])]) -> Self {
        self.player(seat, |player| {
            for &(guild, values) in list {
                player.craftsmen.extend(values.iter().map(|&value| craftsman(guild, value)));
            }
        })
    }

    /// So many different guild crests, and so many prestige crests.
    pub fn crests(self, seat: Seat, guilds: &[Guild], prestige: u8) -> Self {
        self.player(seat, |player| {
            for guild in guilds {
                player.crests[guild.index()] = 1;
            }
            player.prestige_crests = prestige;
        })
    }

    pub fn townsman(self, seat: Seat, townsman: Townsman, count: u8) -> Self {
        self.player(seat, |player| player.townsmen[townsman.index()] = count)
    }

    pub fn lodges(mut self, guild: Guild, number: u8, tile: Tile) -> Self {
        self.position.houses[guild.index()].lodgings[window(number).index()] = Some(tile);
        self
    }

    /// Puts somebody first in the turn order.
    pub fn first(mut self, seat: Seat) -> Self {
        self.position.order.sort_by_key(|&other| other != seat);
        self
    }

    pub fn prestige(mut self, guild: Guild) -> Self {
        self.position.prestige = guild;
        self
    }

    /// The table as it stands when the round begins.
    pub fn laid(self) -> Laid {
        let state = State::at(&self.setup, &self.position).expect("a position that can be");
        Laid { setup: self.setup, state }
    }

    /// The others have passed, three of Ana's agents have done nothing, and the last one is due at this guild.
    pub fn last_agent_at(self, guild: Guild) -> Laid {
        self.last_agent().then(ANA, &[Action::Plan(GuildSet::default().with(guild))])
    }

    /// The same before that agent is planned.
    pub fn last_agent(self) -> Laid {
        let mut laid = self.laid();
        let three: GuildSet = Guild::first(3).collect();
        for seat in Seat::first(laid.setup.players()).filter(|&seat| seat != ANA) {
            laid = laid.then(seat, &[Action::Pass]);
        }
        laid = laid.then(ANA, &[Action::Plan(three)]);
        let nothing: Vec<_> = Guild::first(3).map(|guild| Action::Nothing { guild }).collect();
        laid.then(ANA, &nothing)
    }
}

/// A table at a moment.
pub struct Laid {
    pub setup: Setup,
    pub state: State,
}

impl Laid {
    /// What somebody does next.
    pub fn then(mut self, seat: Seat, actions: &[Action]) -> Self {
        for &action in actions {
            Norenberc::check(&self.setup, &self.state, Actor::Seat(seat), action).expect("it is allowed");
            Norenberc::apply(&self.setup, &mut self.state, Actor::Seat(seat), action, &mut ());
        }
        self
    }

    pub fn seen(&self) -> Observation {
        Norenberc::observe(&self.setup, &self.state, ANA)
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        Norenberc::legal(&self.setup, &self.state, ANA, &mut legal);
        legal
    }
}

/// The best lead over the best rival that a seat can still reach where it alone acts; nothing if others or chance take part,
/// or if it takes more than so many actions to know.
pub fn best_lead(setup: &Setup, state: &State, seat: Seat, left: &mut u32) -> Option<i32> {
    match Norenberc::due(setup, state) {
        Due::Nobody => {
            let outcomes = Norenberc::outcomes(setup, state);
            let rivals = SeatSet::first(setup.players()).without(seat);
            let best = rivals.iter().map(|rival| outcomes[rival.index()].points as i32).max()?;
            Some(outcomes[seat.index()].points as i32 - best)
        }
        Due::Nature => None,
        Due::Seats(seats) => {
            let mut legal = Vec::new();
            let due = seats.iter().next()?;
            if due != seat {
                return None;
            }
            Norenberc::legal(setup, state, due, &mut legal);
            legal
                .into_iter()
                .map(|action| lead_after(setup, state, seat, action, left))
                .try_fold(i32::MIN, |best, lead| Some(best.max(lead?)))
        }
    }
}

pub fn lead_after(setup: &Setup, state: &State, seat: Seat, action: Action, left: &mut u32) -> Option<i32> {
    *left = left.checked_sub(1)?;
    let mut after = *state;
    Norenberc::apply(setup, &mut after, Actor::Seat(seat), action, &mut ());
    best_lead(setup, &after, seat, left)
}

#[test]
fn a_position_knows_the_value_of_the_craftsmen_one_owns() {
    let laid = Desk::new(2, 4, &[&[3, 2], &[3, 2], &[3, 2]])
        .owns(BELA, &[(Guild::Bakers, &[4, 4]), (Guild::Brewers, &[7])])
        .laid();
    let values = Guild::first(3).map(|guild| laid.state.craftsman_value(BELA, guild));
    assert_eq!(values.collect::<Vec<_>>(), [7, 8, 0]);
    assert_eq!(laid.state.craftsman_value(ANA, Guild::Bakers), 0);
}
