//! The referee of Norenberc. Planning asks only who passes and how many cards each has played; the cards are asked for when
//! their guild is called.

use super::ledger::Rulings;
use super::round_end::{
    AgentGain, GuildCard, GuildOutcome, NextRound, PeddlerBack, RoundEnd, SeatIncome, Under,
};
use super::sheet::{FinalSheet, check_value};
use super::tiles::{SeenTiles, held};
use super::{EntryError, Referee, TitleEntryError};
use crate::game::{Actor, Chance, Due, Event, Game, Seat, SeatSet};
use crate::norenberc::favorites::{Claim, ClaimSource, Decider};
use crate::norenberc::round_end::prestige_guild;
use crate::norenberc::{
    Action, Craftsman, Effect, Fact, FactError, Guild, Norenberc, Planning, Position, Refusal, Setup, Stage,
    State, Step, Tile, TileBox, Townsman, Window,
};

#[derive(Clone, Debug, PartialEq)]
pub struct Notes {
    history: Vec<RoundEnd>,
    rulings: Rulings,
}

impl Referee {
    pub(super) fn before_setup(players: u8, tiles: &TileBox, rulings: Rulings) -> Self {
        let setup = Setup::new(players, tiles.clone()).with_planning(Planning::Counts);
        Self::open(setup, Notes { history: Vec::new(), rulings })
    }

    /// A game played in the program, which knows the planned cards.
    pub(super) fn played(players: u8, tiles: &TileBox) -> Self {
        let setup = Setup::new(players, tiles.clone());
        Self::open(setup, Notes { history: Vec::new(), rulings: Rulings::new() })
    }

    pub(super) fn at_round(
        players: u8,
        tiles: &TileBox,
        position: &Position,
        history: Vec<RoundEnd>,
        rulings: Rulings,
    ) -> Result<Self, EntryError> {
        let setup = Setup::new(players, tiles.clone()).with_planning(Planning::Counts);
        let state = State::at(&setup, position).map_err(TitleEntryError::Position)?;
        Ok(Self::at(setup, state, Notes { history, rulings }))
    }

    /// The next event at a real table if nobody has a choice: the only way to pay, cards that leave no doubt. An action is
    /// asked for all the same, because a table that does another one wants to know why not; and so is a draw, because the box
    /// may hold other tiles.
    pub(crate) fn only_way(&self) -> Option<Event<Action>> {
        if self.setup().planning() != Planning::Counts {
            return None;
        }
        let only = |actor: Actor, mut actions: Vec<Action>| {
            let action = actions.pop().filter(|_| actions.is_empty())?;
            Some(Event { actor, action })
        };
        match self.state.step() {
            Step::Reveal(_) => {
                let mut chance = Chance::default();
                Norenberc::chance(self.setup(), &self.state, &mut chance);
                only(Actor::Nature, chance.iter().map(|&(action, _)| action).collect())
            }
            Step::Turn(turn) if turn.stage != Stage::Act => {
                only(Actor::Seat(turn.seat), self.legal(turn.seat))
            }
            Step::Planning => {
                let seats = Seat::first(self.setup().players());
                seats.into_iter().find_map(|seat| only(Actor::Seat(seat), self.legal(seat)))
            }
            Step::Turn(_)
            | Step::Order
            | Step::Settle(..)
            | Step::Lodge(..)
            | Step::Refill(..)
            | Step::Over => None,
        }
    }

    /// The ends of rounds so far; the current one grows while guests come.
    pub fn history(&self) -> &[RoundEnd] {
        &self.notes.history
    }

    /// True if a round is about to begin, so that tracking can change.
    pub(crate) fn is_round_start(&self) -> bool {
        let everybody = SeatSet::first(self.setup().players());
        self.state.step() == Step::Planning && self.state.turn() == 1 && self.due() == Due::Seats(everybody)
    }

    pub fn sheets(&self) -> Vec<FinalSheet> {
        let sheet = |seat| FinalSheet {
            talers: Some(self.state.talers(seat)),
            craftsmen: Some(
                self.setup()
                    .guilds()
                    .flat_map(|guild| self.state.craftsmen(self.setup(), seat, guild))
                    .map(|it| (it.guild, Some(it.value)))
                    .collect(),
            ),
            perhaps: Vec::new(),
            crests: Guild::ALL.map(|guild| Some(self.state.crests(seat, guild))),
            prestige_crests: Some(self.state.prestige_crests(seat)),
            townsmen: Townsman::ALL
                .map(|it| Some(if it.stays() { self.state.townsmen(seat, it) } else { 0 })),
        };
        Seat::first(self.setup().players()).map(sheet).collect()
    }

    pub(super) fn enter(&mut self, event: Event<Action>) -> Result<(), EntryError> {
        Norenberc::check(self.setup(), self.state(), event.actor, event.action)
            .map_err(|refusal| self.refused(event.action, refusal))?;
        let without_choice = self.only_way() == Some(event);
        self.rule_favorites();
        let effects = self.apply(event, without_choice).to_vec();
        for effect in &effects {
            let setup = self.setup().clone();
            note(&mut self.notes.history, effect, &setup);
        }
        Ok(())
    }

    /// A tile that cannot come may come from a box that holds other tiles.
    fn refused(&self, action: Action, refusal: Refusal) -> EntryError {
        let tile = if let Refusal::NotInStack { tile } = refusal {
            tile
        } else if let Refusal::NotInGuild { guild, value, agent } = refusal {
            Tile::Craftsman(Craftsman { guild, value, agent })
        } else {
            return EntryError::Title(TitleEntryError::Rules(refusal));
        };
        if let Tile::Craftsman(Craftsman { value, .. }) = tile
            && let Err(refused) = check_value(value)
        {
            return refused;
        }
        let in_play = !matches!(tile, Tile::Craftsman(it) if !self.setup().has(it.guild));
        // S1: when all that were kept have been seen, no other box yields one more.
        let none_left = matches!(tile, Tile::Townsman(_)) && self.state.stack().kept() == 0;
        let wanted = matches!(action, Action::Settle { .. } | Action::Lodge { .. });
        if !wanted || !in_play || none_left {
            return EntryError::Title(TitleEntryError::Rules(refusal));
        }
        EntryError::Title(TitleEntryError::BeyondBox { tile, instead: self.unseen(tile) })
    }

    fn unseen(&self, tile: Tile) -> Option<Tile> {
        let tiles = self.setup().tiles();
        let stack = self.state.stack();
        // A tile that may still come has not been seen: all others have.
        let mut seen = SeenTiles::default();
        for guild in self.setup().guilds() {
            let mut kinds = tiles.craftsmen(guild).to_vec();
            kinds.dedup();
            for craftsman in kinds {
                let all = held(tiles, Tile::Craftsman(craftsman));
                let left = stack.craftsmen_like(self.setup(), craftsman).into();
                seen.craftsmen.extend(std::iter::repeat_n(craftsman, all.saturating_sub(left)));
            }
        }
        for townsman in Townsman::ALL {
            let out = tiles.townsmen(townsman).saturating_sub(stack.unseen(townsman));
            seen.townsmen.extend(std::iter::repeat_n(townsman, out.into()));
        }
        seen.unseen(tiles, tile)
    }

    /// Applies rulings about this round's favourites, wherever they were entered.
    fn rule_favorites(&mut self) {
        let (round, setup) = (self.state.round(), self.setup().clone());
        let of_round = self.notes.rulings.range((round, Guild::Brewers)..=(round, Guild::Hatters));
        for (&(_, guild), &(_, seat)) in of_round {
            // Before the set-up is complete nothing can be ruled, and no round ends either.
            let _ = self.state.rule(&setup, &Fact::Favorite { guild, seat });
            self.events = None;
        }
    }

    pub(super) fn rule(&mut self, index: usize, round: u8, fact: &Fact) -> Result<(), EntryError> {
        if let Fact::Favorite { guild, seat } = *fact {
            return self.ruled(index, round, guild, seat);
        }
        let setup = self.setup().clone();
        self.state.rule(&setup, fact).map_err(TitleEntryError::Fact)?;
        self.events = None;
        Ok(())
    }

    /// Checks that a ruling about a favourite had, or can have, an effect.
    fn ruled(&self, index: usize, round: u8, guild: Guild, seat: Option<Seat>) -> Result<(), EntryError> {
        if !self.setup().has(guild) {
            return Err(EntryError::Title(TitleEntryError::Fact(FactError::NotInPlay { guild })));
        }
        if seat.is_some_and(|seat| seat.0 >= self.setup().players()) {
            return Err(EntryError::NoSuchPlayer);
        }
        if self.notes.rulings.get(&(round, guild)).is_some_and(|&(winner, _)| winner != index) {
            return Ok(());
        }
        // In a round that is not over the ruling waits.
        let waits = round == self.state.round() && self.state.step() != Step::Over;
        let card = self.notes.history.iter().find(|end| end.round == round).and_then(|end| end.card(guild));
        match (card.map(|card| &card.outcome), seat) {
            (None, _) if waits => Ok(()),
            (Some(GuildOutcome::Nobody { .. }), None) => Ok(()),
            (Some(GuildOutcome::Favorite { seat: favorite, by: Decider::Ruling, .. }), Some(seat))
                if *favorite == seat =>
            {
                Ok(())
            }
            _ => Err(EntryError::Title(TitleEntryError::RulingHasNoEffect)),
        }
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "everything else happens within a round")]
fn note(history: &mut Vec<RoundEnd>, effect: &Effect, setup: &Setup) {
    if let Effect::RoundOver { round } = *effect {
        let (cards, peddlers, incomes) = (Vec::new(), Vec::new(), Vec::new());
        history.push(RoundEnd { round, cards, peddlers, incomes, next: None });
        return;
    }
    let Some(end) = history.last_mut() else { return };
    let players = usize::from(setup.players());
    match *effect {
        Effect::Shown { guild, claims } => end.cards.push(card(guild, &claims[..players])),
        Effect::Favorite { seat, by, from, master, under, prestige, .. } => {
            let Some(card) = end.cards.last_mut() else { return };
            fill(card, master, under, prestige);
            let printed = u8::from(master.agent) + under.map_or(0, |under| u8::from(under.agent));
            let agents = AgentGain { printed: Some(printed), taken: Some(0) };
            if let GuildOutcome::Favorite { seat: who, by: what, from: place, talers, agents: gain } =
                &mut card.outcome
            {
                (*who, *what, *place, *gain) = (seat, by, from, agents);
                if matches!(by, Decider::Goods | Decider::Ruling) {
                    talers.clear();
                }
            }
            if from == ClaimSource::Peddler {
                end.peddlers.push(PeddlerBack { seat, good: card.guild.good(), kept: false });
            }
        }
        Effect::NoFavorite { master, under, prestige, .. } => {
            let Some(card) = end.cards.last_mut() else { return };
            fill(card, master, under, prestige);
            // The rules find nobody only where nobody has the good.
            let ruled = card.counts.iter().flatten().any(|count| count.sum() > 0);
            card.outcome = GuildOutcome::Nobody { ruled };
        }
        // After the last favourite agents come from elsewhere.
        Effect::AgentGained { .. } if end.incomes.is_empty() => {
            if let Some(GuildCard { outcome: GuildOutcome::Favorite { agents, .. }, .. }) =
                end.cards.last_mut()
            {
                agents.taken = agents.taken.map(|taken| taken + 1);
            }
        }
        Effect::GoodBack { seat, good } => end.peddlers.push(PeddlerBack { seat, good, kept: true }),
        Effect::Income { seat, base, musicians, mayors } => {
            end.incomes.push(SeatIncome { seat, base, musicians: Some(musicians), mayors: Some(mayors) });
        }
        Effect::NewGuildmaster { guild, master } => {
            next(end).masters.push((guild, Some(master)));
            foresee(end, setup);
        }
        Effect::GuestLeft { guild, tile } => next(end).left.push((guild, tile)),
        Effect::Lodged { guild, window, tile } => came(end, guild, window, tile),
        Effect::PrestigeGuild { guild, .. } => next(end).prestige = Some(guild),
        _ => {}
    }
}

fn next(end: &mut RoundEnd) -> &mut NextRound {
    let round = end.round + 1;
    end.next.get_or_insert_with(|| NextRound {
        round,
        masters: Vec::new(),
        left: Vec::new(),
        came: Vec::new(),
        prestige: None,
    })
}

/// R9: the new prestige guild follows from the guildmasters, before the guests have come.
fn foresee(end: &mut RoundEnd, setup: &Setup) {
    let previous = end.cards.iter().find(|card| card.prestige == Some(true)).map(|card| card.guild);
    let masters = &next(end).masters;
    if masters.len() == usize::from(setup.guild_count()) {
        let values = masters.iter().filter_map(|&(guild, master)| Some((guild, master?.value)));
        next(end).prestige = prestige_guild(previous, values).map(|(guild, _)| guild);
    }
}

fn came(end: &mut RoundEnd, guild: Guild, window: Window, tile: Tile) {
    next(end).came.push((guild, window, tile));
}

fn card(guild: Guild, claims: &[Claim]) -> GuildCard {
    let most = claims.iter().map(|claim| claim.count()).max().unwrap_or(0);
    let tied = (0..).map(Seat).zip(claims).filter(|(_, claim)| claim.count() == most);
    GuildCard {
        guild,
        master: None,
        under: Under::None,
        prestige: None,
        counts: claims.iter().map(|claim| Some(claim.into())).collect(),
        outcome: GuildOutcome::Favorite {
            seat: Seat(0),
            by: Decider::Goods,
            from: ClaimSource::Supply,
            talers: tied.filter_map(|(seat, claim)| Some((seat, claim.talers?))).collect(),
            agents: AgentGain::default(),
        },
    }
}

fn fill(card: &mut GuildCard, master: Craftsman, under: Option<Craftsman>, prestige: bool) {
    card.master = Some(master);
    card.under = under.map_or(Under::None, |under| Under::Tile(Some(under)));
    card.prestige = Some(prestige);
}
