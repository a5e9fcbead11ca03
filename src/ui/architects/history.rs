//! What was told on a page that keeps no journal, with everything it was before: for undo and redo there.

/// Something that changes what was told.
pub(super) trait Change: Clone {
    /// What is told.
    type Told: Clone + PartialEq + Default;

    /// Makes the change.
    fn apply(&self, told: &mut Self::Told);
}

/// What was told, with all it was before.
#[derive(Debug)]
pub(super) struct History<C: Change> {
    told: C::Told,
    done: Vec<(C, C::Told)>,
    undone: Vec<(C, C::Told)>,
}

impl<C: Change> Default for History<C> {
    fn default() -> Self {
        Self::new(C::Told::default())
    }
}

impl<C: Change> History<C> {
    /// Begins with this.
    pub(super) const fn new(told: C::Told) -> Self {
        Self { told, done: Vec::new(), undone: Vec::new() }
    }

    /// What was told.
    pub(super) const fn told(&self) -> &C::Told {
        &self.told
    }

    /// Tells something; false if nothing is different.
    pub(super) fn change(&mut self, change: C) -> bool {
        let before = self.told.clone();
        change.apply(&mut self.told);
        if self.told == before {
            return false;
        }
        self.done.push((change, before));
        self.undone.clear();
        true
    }

    /// Takes back what was told last, or tells it again; false if there is nothing.
    pub(super) fn step(&mut self, back: bool) -> bool {
        let (from, to) =
            if back { (&mut self.done, &mut self.undone) } else { (&mut self.undone, &mut self.done) };
        let Some((change, other)) = from.pop() else { return false };
        to.push((change, std::mem::replace(&mut self.told, other)));
        true
    }

    /// What undo would take back, and what redo would tell again.
    pub(super) fn last(&self) -> [Option<&C>; 2] {
        [&self.done, &self.undone].map(|steps| steps.last().map(|(change, _)| change))
    }
}
