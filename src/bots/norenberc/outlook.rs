//! The worth of tiles to one player in a round: guests, guildmasters, crests, agents. Within a round little of it
//! changes, so a playout computes it once a round; callers that want it exactly compute it anew.

use super::weights::Weights;
use crate::game::Seat;
use crate::norenberc::components::{GUILDS, MOST_AGENTS, ROUNDS};
use crate::norenberc::{Bench, Craftsman, Guild, Setup, State, Tile, Townsman, Window};

/// VP for so many crests (G8), with one more step so that fractions can be read between two.
const CREST_VP: [f32; 10] = [0.0, 0.0, 0.0, 2.0, 5.0, 9.0, 14.0, 20.0, 20.0, 20.0];
/// VP for being richest (G7) and for all types (G6).
const FIVE: f32 = 5.0;

/// From 0 to 1, a half at 0, three quarters at 1. Cheaper than the usual one and with longer tails.
pub(super) fn likely(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}

/// From 0 to 1 in a straight line between −1 and 1: cheaper still, for the most frequent calls.
fn ramp(x: f32) -> f32 {
    0.5 + 0.5 * x.clamp(-1.0, 1.0)
}

#[expect(clippy::cast_sign_loss, reason = "the number is clamped to 0 and more")]
fn crest_vp(crests: f32) -> f32 {
    let whole = crests.clamp(0.0, 8.0);
    let index = whole as usize;
    CREST_VP[index] + (whole - index as f32) * (CREST_VP[index + 1] - CREST_VP[index])
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Outlook {
    /// The round it is for; 0 for none.
    pub(super) round: u8,
    /// Worth of the guests, by guild and window.
    pub(super) guests: [[f32; Window::ALL.len()]; GUILDS],
    /// Worth of being favourite of a guild this round, without the good that it costs.
    pub(super) prizes: [f32; GUILDS],
    pub(super) prices: [u8; GUILDS],
    /// The best price of a guild in a later round, as far as it counts.
    pub(super) later_prices: [f32; GUILDS],
}

impl Outlook {
    pub(super) fn new(setup: &Setup, state: &State, seat: Seat, weights: &Weights) -> Self {
        let worth = Worth::new(setup, state, seat, weights);
        let mut outlook = Self { round: state.round(), ..Self::default() };
        for guild in setup.guilds() {
            for window in Window::ALL {
                if let Some(guest) = state.lodger(setup, guild, window) {
                    outlook.guests[guild.index()][window.index()] = worth.of_tile(guest);
                }
            }
            outlook.prizes[guild.index()] = worth.of_prize(guild);
            outlook.prices[guild.index()] = state.price(setup, guild);
            outlook.later_prices[guild.index()] = worth.later_price(guild);
        }
        outlook
    }
}

#[derive(Clone, Copy)]
pub(super) struct Purse<'a> {
    weights: &'a Weights,
    round: usize,
    talers: f32,
    /// The most talers of a rival.
    rival: f32,
    collectors: f32,
    worth: f32,
}

impl<'a> Purse<'a> {
    pub(super) fn new(setup: &Setup, state: &State, seat: Seat, weights: &'a Weights) -> Self {
        let rivals = Seat::first(setup.players()).filter(|&rival| rival != seat);
        let rival = rivals.map(|rival| state.talers(rival)).max().unwrap_or(0);
        let mut purse = Self {
            weights,
            round: round(state),
            talers: f32::from(state.talers(seat)),
            rival: f32::from(rival),
            collectors: f32::from(state.townsmen(seat, Townsman::TaxCollector)),
            worth: 0.0,
        };
        purse.worth = purse.worth_of(purse.talers);
        purse
    }

    fn worth_of(&self, talers: f32) -> f32 {
        let (weights, round) = (self.weights, self.round);
        let enough = weights.talers_enough[0];
        let lead = (talers - self.rival) / weights.richest_lead[round];
        weights.taler[round] * talers * enough / (talers + enough)
            + weights.richest[round] * FIVE * likely(lead)
            + self.collectors * weights.tax[round] * talers * 0.1
    }

    pub(super) fn more(&self, talers: f32) -> f32 {
        self.worth_of(self.talers + talers) - self.worth
    }
}

/// 0 to 3.
pub(super) fn round(state: &State) -> usize {
    usize::from(state.round().clamp(1, ROUNDS)) - 1
}

pub(super) struct Worth<'a> {
    setup: &'a Setup,
    state: &'a State,
    seat: Seat,
    weights: &'a Weights,
    round: usize,
    purse: Purse<'a>,
    crests: f32,
    missing_types: f32,
}

impl<'a> Worth<'a> {
    pub(super) fn new(setup: &'a Setup, state: &'a State, seat: Seat, weights: &'a Weights) -> Self {
        let mut crests =
            u32::from(state.prestige_crests(seat)) + u32::from(state.townsmen(seat, Townsman::Engraver));
        let mut missing_types = 0;
        for guild in setup.guilds() {
            crests += u32::from(state.crests(seat, guild) > 0);
            missing_types += u32::from(state.craftsman_value(seat, guild) == 0);
        }
        Self {
            setup,
            state,
            seat,
            weights,
            round: round(state),
            purse: Purse::new(setup, state, seat, weights),
            crests: crests as f32,
            missing_types: missing_types as f32,
        }
    }

    fn rounds_left(&self) -> f32 {
        3.0 - self.round as f32
    }

    fn of_crests(&self, more: u8) -> f32 {
        let ahead = self.crests + self.weights.crests_ahead[self.round];
        crest_vp(ahead + f32::from(more)) - crest_vp(ahead)
    }

    fn of_agent(&self) -> f32 {
        if self.state.agents(self.seat) < MOST_AGENTS { self.weights.agent[self.round] } else { 0.0 }
    }

    /// Worth of a craftsman: places in the majority, all types, foremen, mayors, agent+.
    pub(super) fn of_craftsman(&self, craftsman: Craftsman) -> f32 {
        let Craftsman { guild, value, agent } = craftsman;
        let (weights, round) = (self.weights, self.round);
        let own = f32::from(self.state.craftsman_value(self.seat, guild));
        let with = own + f32::from(value);
        let scale = 1.0 / weights.majority_lead[round].max(0.5);
        let mut overtaken = 0.0;
        for rival in Seat::first(self.setup.players()).filter(|&rival| rival != self.seat) {
            let rival = f32::from(self.state.craftsman_value(rival, guild));
            overtaken += ramp((with - rival) * scale) - ramp((own - rival) * scale);
        }
        // From first to nothing it is 5 VP among three or more, and as much between two.
        let place = FIVE / f32::from(self.setup.players() - 1);
        let mut worth = weights.craftsman[0] + weights.majority[round] * place * overtaken;
        if own == 0.0 {
            worth += weights.all_types[round] * FIVE / (self.missing_types * self.missing_types).max(1.0);
        }
        if own < 30.0 && with >= 30.0 {
            worth += 2.0;
        }
        let foreman = match value {
            2 => Some(Townsman::Foreman2),
            3 => Some(Townsman::Foreman3),
            4 => Some(Townsman::Foreman4),
            _ => None,
        };
        if let Some(foreman) = foreman {
            worth += f32::from(self.state.townsmen(self.seat, foreman));
        }
        let mayors = self.state.mayors(guild);
        if mayors > 0 {
            worth += f32::from(mayors) * self.purse.more(1.0) * (self.rounds_left() + 1.0);
        }
        if agent { worth + self.of_agent() } else { worth }
    }

    pub(super) fn of_tile(&self, tile: Tile) -> f32 {
        match tile {
            Tile::Craftsman(craftsman) => self.of_craftsman(craftsman),
            Tile::Townsman(townsman) => self.of_townsman(townsman),
        }
    }

    fn of_townsman(&self, townsman: Townsman) -> f32 {
        let (weights, round) = (self.weights, self.round);
        match townsman {
            Townsman::Councilman => self.of_agent(),
            Townsman::Burglar => weights.burglar[round],
            Townsman::Guardsman => weights.guardsman[round],
            Townsman::Peddler => weights.peddler[round],
            Townsman::Mayor => weights.mayor[round],
            Townsman::Musician3 | Townsman::Musician5 => {
                let talers = f32::from(townsman.printed()) * (self.rounds_left() + 1.0);
                weights.musician[0] * self.purse.more(talers)
            }
            Townsman::Nobleman2 | Townsman::Nobleman3 => f32::from(townsman.printed()),
            Townsman::TaxCollector => weights.tax[round] * self.purse.talers * 0.1,
            Townsman::Engraver => self.of_crests(1),
            Townsman::Foreman2 | Townsman::Foreman3 | Townsman::Foreman4 => {
                let own =
                    self.setup.guilds().flat_map(|guild| self.state.craftsmen(self.setup, self.seat, guild));
                let counted = own.filter(|craftsman| craftsman.value == townsman.printed()).count();
                counted as f32 + weights.foreman[round]
            }
            Townsman::Apprentice => weights.apprentice[round],
        }
    }

    fn settled(&self, guild: Guild, bench: Bench) -> Option<Craftsman> {
        match self.state.settled(self.setup, guild, bench) {
            Some(Tile::Craftsman(craftsman)) => Some(craftsman),
            Some(Tile::Townsman(_)) | None => None,
        }
    }

    fn of_prize(&self, guild: Guild) -> f32 {
        let round = self.state.round();
        let crest = u8::from(self.state.crests(self.seat, guild) == 0);
        let prestige = u8::from(self.state.prestige_guild() == Some(guild));
        let mut worth = self.of_crests(crest + prestige);
        if let Some(master) = self.settled(guild, Bench::of_guildmaster(round)) {
            worth += self.of_craftsman(master);
        }
        if round == ROUNDS
            && let Some(under) = self.settled(guild, Bench::UNDER_STACK)
        {
            worth += self.of_craftsman(under);
        }
        worth
    }

    fn later_price(&self, guild: Guild) -> f32 {
        let mut best = 0.0_f32;
        for (later, factor) in (self.state.round() + 1..=ROUNDS).zip(&self.weights.price[1..]) {
            if let Some(master) = self.settled(guild, Bench::of_guildmaster(later)) {
                best = best.max(f32::from(master.value) * factor);
            }
        }
        best
    }
}
