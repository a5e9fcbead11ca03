//! Undo and redo for pages without a journal: the current state with all earlier ones.

pub(super) trait Edit: Clone {
    /// The state that is changed.
    type Subject: Clone + PartialEq + Default;

    fn apply(&self, now: &mut Self::Subject);
}

#[derive(Debug)]
pub(super) struct History<C: Edit> {
    entered: C::Subject,
    done: Vec<(C, C::Subject)>,
    undone: Vec<(C, C::Subject)>,
}

impl<C: Edit> Default for History<C> {
    fn default() -> Self {
        Self::new(C::Subject::default())
    }
}

impl<C: Edit> History<C> {
    pub(super) const fn new(now: C::Subject) -> Self {
        Self { entered: now, done: Vec::new(), undone: Vec::new() }
    }

    pub(super) const fn now(&self) -> &C::Subject {
        &self.entered
    }

    /// Makes a change; returns false if nothing is different.
    pub(super) fn change(&mut self, change: C) -> bool {
        let before = self.entered.clone();
        change.apply(&mut self.entered);
        if self.entered == before {
            return false;
        }
        self.done.push((change, before));
        self.undone.clear();
        true
    }

    /// Undoes the last change, or redoes the last undone one; returns false if there is none.
    pub(super) fn step(&mut self, back: bool) -> bool {
        let (from, to) =
            if back { (&mut self.done, &mut self.undone) } else { (&mut self.undone, &mut self.done) };
        let Some((change, other)) = from.pop() else { return false };
        to.push((change, std::mem::replace(&mut self.entered, other)));
        true
    }

    /// The changes that undo and redo would affect.
    pub(super) fn last(&self) -> [Option<&C>; 2] {
        [&self.done, &self.undone].map(|steps| steps.last().map(|(change, _)| change))
    }
}
