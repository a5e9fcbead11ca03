//! The changes that a correction makes: everything that the rules made of the game, before and after.

use std::collections::BTreeMap;

use super::answers::in_play;
use super::entry::Entry;
use super::round_end::{AgentGain, GuildCard, GuildOutcome, RoundEnd};
use super::sheet::final_score;
use super::table_state::TableState;
use super::{EntryError, Folded, Ledger};
use crate::companion::acts::EntryId;
use crate::companion::change::{self, Mark, marks};
use crate::companion::{Snapshot, TableState as _};
use crate::game::Seat;
use crate::norenberc::{Guild, Norenberc};

/// The favourite of a guild, as far as it matters afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FavoriteIs {
    Player(Seat),
    /// Nobody has the good.
    Nobody,
    /// Nobody knows, or the round does not exist.
    Unknown,
}

/// The player who took the agents that came with the tiles of a guild (A8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgentsWent {
    /// This player, so many.
    To(Seat, u8),
    /// Nobody: none came, or the favourite has all eight.
    Nowhere,
    Unknown,
}

impl AgentsWent {
    pub(super) const fn of(card: &GuildCard) -> Self {
        match card.outcome {
            GuildOutcome::Favorite { agents: AgentGain { taken: Some(0), .. }, .. }
            | GuildOutcome::Nobody { .. } => Self::Nowhere,
            GuildOutcome::Favorite { seat, agents: AgentGain { taken: Some(taken), .. }, .. } => {
                Self::To(seat, taken)
            }
            GuildOutcome::Favorite { .. } | GuildOutcome::Ask(_) | GuildOutcome::Unknown => Self::Unknown,
        }
    }
}

/// A difference. `Order` is listed if it had already changed when the current round began. A skipped entry counts again when
/// it becomes possible.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    Favorite { round: u8, guild: Guild, before: FavoriteIs, after: FavoriteIs },
    Agents { round: u8, guild: Guild, before: AgentsWent, after: AgentsWent },
    Order { before: Option<Vec<Seat>>, after: Option<Vec<Seat>> },
    Income { round: u8, seat: Seat, before: Option<u16>, after: Option<u16> },
    Prestige { round: u8, before: Option<Guild>, after: Option<Guild> },
    Total { seat: Seat, before: Option<u32>, after: Option<u32> },
    Skipped { id: EntryId, entry: Entry, why: EntryError },
    CountsAgain { id: EntryId, entry: Entry },
}

#[derive(Default)]
struct Made {
    favorites: BTreeMap<(u8, Guild), FavoriteIs>,
    agents: BTreeMap<(u8, Guild), AgentsWent>,
    incomes: BTreeMap<(u8, Seat), Option<u16>>,
    prestige: BTreeMap<u8, Option<Guild>>,
    totals: BTreeMap<Seat, Option<u32>>,
}

impl Made {
    fn of(folded: &Folded) -> Self {
        let mut made = Self::default();
        for end in folded.play.history() {
            made.round(end);
        }
        if folded.play.is_over()
            && let Ok(score) = final_score(&folded.play.sheets())
        {
            let totals = (0..).map(Seat).zip(score.players.iter().map(|player| Some(player.total)));
            made.totals.extend(totals);
        }
        made
    }

    fn ended(&self) -> u8 {
        self.incomes.keys().map(|(round, _)| *round).max().unwrap_or(0)
    }

    fn keep_until(&mut self, last: u8) {
        self.favorites.retain(|(round, _), _| *round <= last);
        self.agents.retain(|(round, _), _| *round <= last);
        self.incomes.retain(|(round, _), _| *round <= last);
        self.prestige.retain(|round, _| *round <= last + 1);
        self.totals.clear();
    }

    fn round(&mut self, end: &RoundEnd) {
        for card in &end.cards {
            self.favorites.insert((end.round, card.guild), FavoriteIs::of(card));
            self.agents.insert((end.round, card.guild), AgentsWent::of(card));
            if card.prestige == Some(true) {
                self.prestige.insert(end.round, Some(card.guild));
            }
        }
        for income in &end.incomes {
            self.incomes.insert((end.round, income.seat), income.total());
        }
        if let Some(next) = &end.next {
            self.prestige.insert(next.round, next.prestige);
        }
    }
}

/// The differences, in the order of the rounds. Entries are compared by their ids. A round that has just ended, or whose end
/// was undone, is no correction.
pub(super) fn changes(before: Snapshot<Norenberc>, after: Snapshot<Norenberc>) -> Vec<Change> {
    let (mut old, mut new) = (Made::of(before.1), Made::of(after.1));
    let mut order = None;
    if old.ended() == new.ended() {
        order = reordered(&before.1.play, &after.1.play);
    } else {
        let both = old.ended().min(new.ended());
        old.keep_until(both);
        new.keep_until(both);
    }
    let mut changes = Vec::new();
    each(&old.favorites, &new.favorites, |&(round, guild), before, after| {
        let known = |it: Option<FavoriteIs>| it.unwrap_or(FavoriteIs::Unknown);
        changes.push((round, Change::Favorite { round, guild, before: known(before), after: known(after) }));
    });
    each(&old.agents, &new.agents, |&(round, guild), before, after| {
        let known = |it: Option<AgentsWent>| it.unwrap_or(AgentsWent::Unknown);
        changes.push((round, Change::Agents { round, guild, before: known(before), after: known(after) }));
    });
    each(&old.incomes, &new.incomes, |&(round, seat), before, after| {
        let (before, after) = (before.flatten(), after.flatten());
        changes.push((round, Change::Income { round, seat, before, after }));
    });
    each(&old.prestige, &new.prestige, |&round, before, after| {
        let (before, after) = (before.flatten(), after.flatten());
        changes.push((round, Change::Prestige { round, before, after }));
    });
    each(&old.totals, &new.totals, |&seat, before, after| {
        let (before, after) = (before.flatten(), after.flatten());
        changes.push((u8::MAX, Change::Total { seat, before, after }));
    });
    changes.sort_by_key(|(round, _)| *round);
    let mut changes: Vec<_> = changes.into_iter().map(|(_, change)| change).collect();
    changes.extend(order);
    changes.extend(marks(before, after).map(Change::of_mark));
    changes
}

/// The turn order, if a correction in a finished round has changed it. Undo in this round moves markers too, but is no
/// correction.
fn reordered(before: &TableState, after: &TableState) -> Option<Change> {
    let (before, after) = (in_play(before)?, in_play(after)?);
    let order = |ledger: &Ledger| ledger.order().map(<[Seat]>::to_vec);
    let changed = before.first_order() != after.first_order() && before.order() != after.order();
    changed.then(|| Change::Order { before: order(before), after: order(after) })
}

pub(super) fn merged(old: Vec<Change>, new: Vec<Change>) -> Vec<Change> {
    let mut all = change::merged(old, new, Change::is_about_the_same, Change::followed_by);
    all.sort_by_key(Change::round);
    all
}

impl Change {
    pub(super) const fn round(&self) -> u8 {
        match *self {
            Self::Favorite { round, .. }
            | Self::Agents { round, .. }
            | Self::Income { round, .. }
            | Self::Prestige { round, .. } => round,
            Self::Order { .. } | Self::Total { .. } | Self::Skipped { .. } | Self::CountsAgain { .. } => {
                u8::MAX
            }
        }
    }

    pub(super) const fn favorite(&self) -> Option<(u8, Guild)> {
        if let Self::Favorite { round, guild, .. } = *self { Some((round, guild)) } else { None }
    }

    /// True if it leaves something open that was known before.
    pub(super) const fn is_open(&self) -> bool {
        match *self {
            Self::Favorite { after, .. } => matches!(after, FavoriteIs::Unknown),
            Self::Agents { after, .. } => matches!(after, AgentsWent::Unknown),
            Self::Income { after, .. } => after.is_none(),
            Self::Prestige { after, .. } => after.is_none(),
            Self::Order { .. } | Self::Total { .. } | Self::Skipped { .. } | Self::CountsAgain { .. } => {
                false
            }
        }
    }

    fn of_mark((id, entry, why): Mark<Norenberc>) -> Self {
        match why {
            Some(why) => Self::Skipped { id, entry, why },
            None => Self::CountsAgain { id, entry },
        }
    }

    const fn entry(&self) -> Option<EntryId> {
        match *self {
            Self::Skipped { id, .. } | Self::CountsAgain { id, .. } => Some(id),
            Self::Favorite { .. }
            | Self::Agents { .. }
            | Self::Order { .. }
            | Self::Income { .. }
            | Self::Prestige { .. }
            | Self::Total { .. } => None,
        }
    }

    pub(super) fn is_about_the_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Favorite { round, guild, .. }, Self::Favorite { round: of, guild: at, .. })
            | (Self::Agents { round, guild, .. }, Self::Agents { round: of, guild: at, .. }) => {
                (round, guild) == (of, at)
            }
            (Self::Order { .. }, Self::Order { .. }) => true,
            (Self::Income { round, seat, .. }, Self::Income { round: of, seat: who, .. }) => {
                (round, seat) == (of, who)
            }
            (Self::Prestige { round, .. }, Self::Prestige { round: of, .. }) => round == of,
            (Self::Total { seat, .. }, Self::Total { seat: who, .. }) => seat == who,
            _ => self.entry().is_some() && self.entry() == other.entry(),
        }
    }

    /// This change followed by another about the same; `None` if they cancel out.
    fn followed_by(&self, later: &Self) -> Option<Self> {
        let mut both = later.clone();
        let undone = match (self, &mut both) {
            (Self::Favorite { before: first, .. }, Self::Favorite { before, after, .. }) => {
                *before = *first;
                before == after
            }
            (Self::Agents { before: first, .. }, Self::Agents { before, after, .. }) => {
                *before = *first;
                before == after
            }
            (Self::Order { before: first, .. }, Self::Order { before, after }) => {
                before.clone_from(first);
                before == after
            }
            (Self::Income { before: first, .. }, Self::Income { before, after, .. }) => {
                *before = *first;
                before == after
            }
            (Self::Prestige { before: first, .. }, Self::Prestige { before, after, .. }) => {
                *before = *first;
                before == after
            }
            (Self::Total { before: first, .. }, Self::Total { before, after, .. }) => {
                *before = *first;
                before == after
            }
            (Self::Skipped { .. }, Self::CountsAgain { .. })
            | (Self::CountsAgain { .. }, Self::Skipped { .. }) => true,
            _ => false,
        };
        (!undone).then_some(both)
    }
}

fn each<K: Ord, V: PartialEq + Copy>(
    old: &BTreeMap<K, V>,
    new: &BTreeMap<K, V>,
    mut give: impl FnMut(&K, Option<V>, Option<V>),
) {
    let only_old = old.keys().filter(|key| !new.contains_key(key));
    for key in new.keys().chain(only_old) {
        let (before, after) = (old.get(key).copied(), new.get(key).copied());
        if before != after {
            give(key, before, after);
        }
    }
}
