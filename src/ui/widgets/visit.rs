//! Visits: whatever is opened anew begins at its top, and stays where it was scrolled to as long as it is there.

use egui::{Context, Id};

/// The last visit to something.
#[derive(Clone, Copy)]
struct Visit {
    number: u64,
    /// The frame in which it was last painted.
    painted: u64,
}

/// The number of this visit, for the ids of what is to begin anew with it: another one whenever the frame before did not
/// paint the thing.
pub fn visit(ctx: &Context, id: &str) -> u64 {
    let now = ctx.cumulative_frame_nr();
    let id = Id::unique(("visit", id));
    let before: Option<Visit> = ctx.data(|data| data.get_temp(id));
    let number = before.filter(|it| it.painted + 1 >= now).map_or_else(|| begun(ctx), |it| it.number);
    ctx.data_mut(|data| data.insert_temp(id, Visit { number, painted: now }));
    number
}

fn begun(ctx: &Context) -> u64 {
    let number = visits(ctx) + 1;
    ctx.data_mut(|data| data.insert_temp(all(), number));
    number
}

fn all() -> Id {
    Id::unique("visits")
}

/// How many pages, sheets and dialogs have been opened so far.
pub fn visits(ctx: &Context) -> u64 {
    ctx.data(|data| data.get_temp(all())).unwrap_or(0)
}
