//! What a correction changed, as far as it is the same for all titles: entries that it made impossible or possible again,
//! and one list of changes after another.

use super::acts::EntryId;
use super::refused::Refused;
use super::title::{Followed, Told};

/// An entry, and why it is skipped now; nothing where it counts again.
pub(super) type Mark<T> = (EntryId, <T as Followed>::Entry, Option<Refused<<T as Followed>::Fault>>);

/// Entries that are skipped now and were not before, or the other way round. They are compared by their ids.
pub(super) fn marks<'a, T: Followed>(
    before: Told<'a, T>,
    after: Told<'a, T>,
) -> impl Iterator<Item = Mark<T>> + 'a {
    let was_skipped = move |id: EntryId| {
        before.0.iter().zip(&before.1.taken).any(|((it, _), taken)| *it == id && taken.is_err())
    };
    let told = after.0.iter().zip(&after.1.taken);
    let other = told.filter(move |((id, _), taken)| was_skipped(*id) != taken.is_err());
    other.map(|((id, entry), taken)| (*id, entry.clone(), taken.err()))
}

/// What is different after changes that came one after another, as if they had come at once: two that are about the `same`
/// become what they make together, if anything.
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
