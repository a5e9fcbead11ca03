//! Protection against double taps: fingers tap twice, and the second tap is not meant for whatever the first one opened. A
//! question can check for a second tap; for pages, sheets and dialogs the window does it: where a finger has just changed
//! the screen, taps are ignored for a moment.

use std::time::Duration;

use egui::{Area, Context, Id, LayerId, Memory, Order, Pos2, Rect, Sense, Vec2};

use crate::ui::theme::size;

/// Two taps within so many seconds count as one.
const TWICE: f64 = 0.4;

/// The last tap, and the question at that time.
#[derive(Clone, Copy)]
struct Tap {
    pressed: Id,
    time: f64,
    at: Pos2,
}

/// True if a finger taps where it has just answered another question: this tap has to be ignored.
pub(crate) fn is_second_tap(ctx: &Context, pressed: Id) -> bool {
    let tapped = ctx.input(|input| {
        let at = input.pointer.interact_pos().filter(|_| input.pointer.primary_clicked())?;
        Some((input.time, at))
    });
    let Some((time, at)) = tapped else { return false };
    let place = Id::unique("the last tap");
    let last: Option<Tap> = ctx.data(|data| data.get_temp(place));
    let soon = |last: &Tap| time - last.time < TWICE && last.at.distance(at) < size::TOUCH;
    let second = last.filter(|last| last.pressed != pressed && soon(last));
    // A third one is not meant for it either.
    let pressed = second.map_or(pressed, |last| last.pressed);
    ctx.data_mut(|data| data.insert_temp(place, Tap { pressed, time, at }));
    second.is_some()
}

/// The state behind [`deaf_spot`].
#[derive(Clone, Copy, Default)]
struct Deaf {
    /// Time and place of the last tap, unless it was in the header, which is the same on every page.
    tap: Option<(f64, Pos2)>,
    /// The sheet or dialog over the page, and the page.
    seen: (Option<LayerId>, Option<Id>),
    /// True if something else lies under the finger now.
    changed: bool,
}

fn deaf() -> Id {
    Id::unique("where a finger has just been")
}

fn page_shown() -> Id {
    Id::unique("the page that is shown")
}

fn finger_rests() -> Id {
    Id::unique("a finger rests")
}

pub(super) fn shows_page(ctx: &Context, page: Id) {
    ctx.data_mut(|data| data.insert_temp(page_shown(), page));
}

/// Makes a second tap count for nothing although the page is the same: something else lies under the finger from now on.
pub(crate) fn rest_finger(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(finger_rests(), true));
}

/// Covers the place of the last tap for a moment, if that tap has opened or closed a page, a sheet or a dialog. To be
/// painted over everything else.
pub(crate) fn tap_guard(ctx: &Context) {
    let mut known: Deaf = ctx.data(|data| data.get_temp(deaf())).unwrap_or_default();
    let around = |at: Pos2| Rect::from_center_size(at, Vec2::splat(size::TOUCH));
    let (now, tapped) = ctx.input(|input| {
        let at = input.pointer.interact_pos().filter(|_| input.pointer.primary_clicked());
        (input.time, at)
    });
    let is_second = |at: Pos2| known.changed && known.tap.is_some_and(|(_, last)| around(last).contains(at));
    if let Some(at) = tapped.filter(|&at| !is_second(at)) {
        let counts = known.seen.0.is_some() || at.y >= size::HEADER;
        (known.tap, known.changed) = (counts.then_some((now, at)), false);
    }
    let (page, rests) = ctx.data_mut(|data| (data.get_temp(page_shown()), data.remove_temp(finger_rests())));
    let seen = (ctx.memory(Memory::top_modal_layer), page);
    known.changed |= known.seen != seen || rests == Some(true);
    known.seen = seen;
    let spot = known.tap.filter(|(time, _)| known.changed && now - time < TWICE);
    if let Some((time, at)) = spot {
        let spot = around(at);
        let area = Area::new(deaf()).order(Order::Tooltip).fixed_pos(spot.min).constrain(false);
        // Nothing to reach with the keyboard.
        area.show(ctx, |ui| ui.allocate_exact_size(spot.size(), Sense::CLICK | Sense::DRAG));
        ctx.request_repaint_after(Duration::from_secs_f64(time + TWICE - now));
    } else {
        known.changed = false;
    }
    ctx.data_mut(|data| data.insert_temp(deaf(), known));
}
