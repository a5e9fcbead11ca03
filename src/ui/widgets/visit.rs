//! Visits: a page that is opened anew begins at its top, and keeps its place as long as it is shown.

use egui::{Context, Id};

#[derive(Clone, Copy)]
struct PageVisit {
    number: u64,
    /// The frame in which it was last painted.
    painted: u64,
}

/// The number of this visit, for ids of things that begin anew with it. It changes whenever the frame before did not paint
/// the thing.
pub fn visit(ctx: &Context, id: &str) -> u64 {
    let now = ctx.cumulative_frame_nr();
    let id = Id::unique(("visit", id));
    let before: Option<PageVisit> = ctx.data(|data| data.get_temp(id));
    let number = before.filter(|it| it.painted + 1 >= now).map_or_else(|| begun(ctx), |it| it.number);
    ctx.data_mut(|data| data.insert_temp(id, PageVisit { number, painted: now }));
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

/// The number of pages, sheets and dialogs opened so far.
pub fn visits(ctx: &Context) -> u64 {
    ctx.data(|data| data.get_temp(all())).unwrap_or(0)
}
