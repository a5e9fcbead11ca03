//! The favourite of a guild when not everything is known: the engine decides, and this module finds out what has to be asked
//! before it can. Also the answer to "who is favourite?" with no table at all.
//!
//! ```
//! use guildhall::companion::norenberc::{GuildOutcome, Question, Showing, who_is_favorite};
//! use guildhall::norenberc::Guild;
//! let ana = Showing { supply: Some(3), peddlers: 0, talers: None, place: None };
//! let bela = Showing { supply: Some(1), ..ana };
//! let outcome = |shown: &[Showing]| who_is_favorite(Guild::Bakers, shown, &[]).outcome;
//! assert!(matches!(outcome(&[ana, bela]), GuildOutcome::Favorite { .. }));
//! assert!(matches!(outcome(&[ana, ana]), GuildOutcome::Ask(Question::Talers { .. })));
//! ```

use super::round_end::GoodsCount;
use super::talers::Talers;
use crate::game::{Seat, SeatSet};
use crate::norenberc::favorites::{Claim, Decider, Verdict, favorite};
use crate::norenberc::{Guild, RuleId};

/// One player's claim to a guild, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Showing {
    pub supply: Option<u8>,
    pub peddlers: u8,
    pub talers: Option<u16>,
    /// Place in the turn order, 0 first.
    pub place: Option<u8>,
}

impl Showing {
    pub fn counted(&self) -> Option<GoodsCount> {
        Some(GoodsCount { supply: self.supply?, peddlers: self.peddlers })
    }
}

/// A comparison of talers, without amounts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Richest {
    /// The players compared.
    pub among: SeatSet,
    /// Those of them with most, all equal.
    pub are: SeatSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The goods of these players.
    Counts { guild: Option<Guild>, seats: SeatSet },
    /// The good on this player's peddler.
    PeddlerGood { seat: Seat },
    /// The talers of the tied players: the amounts of the `silent` ones, who have not said theirs, or who of all has most.
    Talers { guild: Option<Guild>, tied: SeatSet, silent: SeatSet },
    /// The turn order, as these are tied in talers too.
    Order { guild: Option<Guild>, tied: SeatSet },
    /// The guild with the prestige crest this round.
    PrestigeGuild,
}

impl Question {
    /// The rule that makes it necessary.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Counts { .. } | Self::Talers { .. } | Self::Order { .. } => RuleId::R2,
            Self::PeddlerGood { .. } => RuleId::W7,
            Self::PrestigeGuild => RuleId::R9,
        }
    }

    pub(super) fn about(self, guild: Guild) -> Self {
        let guild = Some(guild);
        match self {
            Self::Counts { seats, .. } => Self::Counts { guild, seats },
            Self::Talers { tied, silent, .. } => Self::Talers { guild, tied, silent },
            Self::Order { tied, .. } => Self::Order { guild, tied },
            Self::PeddlerGood { .. } | Self::PrestigeGuild => self,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    Decided(Decided),
    Ask(Question),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Decided {
    pub verdict: Verdict,
    /// Everybody's claim, by seat. If only comparisons are known, talers are 1 for the richest and 0 for the others.
    pub claims: Vec<Claim>,
    /// True if the talers are real amounts.
    pub amounts: bool,
}

/// Decides the favourite, or finds the next question.
pub(crate) fn favorite_of(shown: &[Showing], richest: &[Richest]) -> Answer {
    let seats = || (0..).map(Seat).zip(shown);
    let uncounted: SeatSet =
        seats().filter(|(_, shown)| shown.supply.is_none()).map(|(seat, _)| seat).collect();
    if !uncounted.is_empty() {
        return Answer::Ask(Question::Counts { guild: None, seats: uncounted });
    }
    let claim = |shown: &Showing| Claim {
        supply: shown.supply.unwrap_or(0),
        peddlers: shown.peddlers,
        talers: shown.talers,
        place: shown.place.unwrap_or(0),
    };
    let mut claims: Vec<_> = shown.iter().map(claim).collect();
    let mut amounts = true;
    let mut verdict = favorite(&claims);
    if let Verdict::Reveal(silent) = verdict {
        let most = claims.iter().map(|claim| claim.count()).max().unwrap_or(0);
        let tied = || (0..).map(Seat).zip(&claims).filter(|(_, claim)| claim.count() == most);
        let tied: SeatSet = tied().map(|(seat, _)| seat).collect();
        let talers = Talers::new(shown, richest);
        let Some(most) = talers.most(tied) else {
            let tied = talers.contenders(tied);
            let silent = tied.minus(tied.minus(silent));
            return Answer::Ask(Question::Talers { guild: None, tied, silent });
        };
        amounts = false;
        for seat in tied.iter() {
            claims[seat.index()].talers = Some(u16::from(most.contains(seat)));
        }
        verdict = favorite(&claims);
    }
    if let Verdict::Favorite { player, by: Decider::TurnOrder } = verdict {
        let best = (claims[player].count(), claims[player].talers);
        let level = seats().filter(|(seat, _)| {
            let claim = claims[seat.index()];
            (claim.count(), claim.talers) == best
        });
        if level.clone().any(|(_, shown)| shown.place.is_none()) {
            let tied = level.map(|(seat, _)| seat).collect();
            return Answer::Ask(Question::Order { guild: None, tied });
        }
    }
    Answer::Decided(Decided { verdict, claims, amounts })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(supply: u8) -> Showing {
        Showing { supply: Some(supply), peddlers: 0, talers: None, place: None }
    }

    fn set<const N: usize>(seats: [u8; N]) -> SeatSet {
        seats.into_iter().map(Seat).collect()
    }

    fn verdict(answer: Answer) -> Verdict {
        match answer {
            Answer::Decided(decided) => decided.verdict,
            Answer::Ask(question) => panic!("{question:?}"),
        }
    }

    #[test]
    fn r2_only_the_tied_are_asked() {
        let three = [shown(3), shown(1), shown(3)];
        assert_eq!(
            favorite_of(&three, &[]),
            Answer::Ask(Question::Talers { guild: None, tied: set([0, 2]), silent: set([0, 2]) })
        );
        let entered = [Showing { talers: Some(9), ..shown(3) }, shown(1), shown(3)];
        assert_eq!(
            favorite_of(&entered, &[]),
            Answer::Ask(Question::Talers { guild: None, tied: set([0, 2]), silent: set([2]) })
        );
        let unknown = [shown(3), Showing { supply: None, ..shown(0) }];
        assert_eq!(
            favorite_of(&unknown, &[]),
            Answer::Ask(Question::Counts { guild: None, seats: set([1]) })
        );
    }

    #[test]
    fn who_has_more_needs_no_amounts_and_serves_other_guilds() {
        let most = Richest { among: set([0, 1, 2]), are: set([2]) };
        let tied = [shown(2), shown(2), shown(2)];
        let chosen = Verdict::Favorite { player: 2, by: Decider::Talers };
        assert_eq!(verdict(favorite_of(&tied, &[most])), chosen);
        assert_eq!(verdict(favorite_of(&[shown(2), shown(0), shown(2)], &[most])), chosen);
        // From 2 > 0 and 0 > 1 follows 2 > 1.
        let second = Richest { among: set([0, 1]), are: set([0]) };
        let pair = Richest { among: set([0, 2]), are: set([2]) };
        assert_eq!(verdict(favorite_of(&[shown(1), shown(2), shown(2)], &[pair, second])), chosen);
        // Nothing is known of the two others.
        assert_eq!(
            favorite_of(&[shown(2), shown(2), shown(1)], &[most]),
            Answer::Ask(Question::Talers { guild: None, tied: set([0, 1]), silent: set([0, 1]) })
        );
    }

    #[test]
    fn equal_talers_ask_for_the_turn_order() {
        let equal = Richest { among: set([0, 1, 2]), are: set([0, 1]) };
        let tied = [shown(2), shown(2), shown(2)];
        assert_eq!(
            favorite_of(&tied, &[equal]),
            Answer::Ask(Question::Order { guild: None, tied: set([0, 1]) })
        );
        let placed = [2, 1, 0].map(|place| Showing { place: Some(place), ..shown(2) });
        let chosen = Verdict::Favorite { player: 1, by: Decider::TurnOrder };
        assert_eq!(verdict(favorite_of(&placed, &[equal])), chosen);
    }

    #[test]
    fn amounts_are_stronger_than_comparisons() {
        let wrong = Richest { among: set([0, 1]), are: set([0]) };
        let entered = [Showing { talers: Some(3), ..shown(1) }, Showing { talers: Some(5), ..shown(1) }];
        let chosen = Verdict::Favorite { player: 1, by: Decider::Talers };
        assert_eq!(verdict(favorite_of(&entered, &[wrong])), chosen);
        let both = [wrong, Richest { among: set([0, 1]), are: set([1]) }];
        assert!(matches!(favorite_of(&[shown(1), shown(1)], &both), Answer::Ask(_)));
    }
}
