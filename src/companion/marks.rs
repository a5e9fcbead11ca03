//! Entries that a correction made impossible, or possible again.

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
