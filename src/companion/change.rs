//! Changes by a correction, as far as they are the same for all titles: entries that became impossible or possible again, and
//! merging lists of changes.

use super::acts::EntryId;
use super::entry_error::EntryError;
use super::title::{Snapshot, TrackedTitle};

/// An entry, and the reason why it is skipped now; `None` if it counts again.
pub(super) type Mark<T> =
    (EntryId, <T as TrackedTitle>::Entry, Option<EntryError<<T as TrackedTitle>::TitleEntryError>>);

/// Entries that are skipped now and were not before, or the other way round; compared by their ids.
pub(super) fn marks<'a, T: TrackedTitle>(
    before: Snapshot<'a, T>,
    after: Snapshot<'a, T>,
) -> impl Iterator<Item = Mark<T>> + 'a {
    let was_skipped = move |id: EntryId| {
        before.0.iter().zip(&before.1.results).any(|((it, _), taken)| *it == id && taken.is_err())
    };
    let entered = after.0.iter().zip(&after.1.results);
    let other = entered.filter(move |((id, _), taken)| was_skipped(*id) != taken.is_err());
    other.map(|((id, entry), taken)| (*id, entry.clone(), taken.err()))
}

/// Two lists of changes, one after the other, as one: two changes that are about the `same` are put `together`, if anything
/// is left of them.
pub(super) fn merged<C>(
    mut all: Vec<C>,
    new: Vec<C>,
    same: fn(&C, &C) -> bool,
    together: fn(&C, &C) -> Option<C>,
) -> Vec<C> {
    for change in new {
        match all.iter().position(|earlier| same(earlier, &change)) {
            Some(place) => match together(&all[place], &change) {
                Some(both) => all[place] = both,
                None => drop(all.remove(place)),
            },
            None => all.push(change),
        }
    }
    all
}
