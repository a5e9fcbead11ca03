//! Taps that are meant as one: fingers tap twice, and the second tap is not for what the first one brought there.

use egui::{Context, Id, Pos2};

use crate::ui::theme::size;

/// Two taps within so many seconds are meant as one.
const TWICE: f64 = 0.4;

/// The last tap, and what was asked then.
#[derive(Clone, Copy)]
struct Tap {
    asked: Id,
    time: f64,
    at: Pos2,
}

/// Whether a finger taps now where it has just answered another question: then this tap is for nothing.
pub fn is_second_tap(ctx: &Context, asked: Id) -> bool {
    let tapped = ctx.input(|input| {
        let at = input.pointer.interact_pos().filter(|_| input.pointer.primary_clicked())?;
        Some((input.time, at))
    });
    let Some((time, at)) = tapped else { return false };
    let place = Id::unique("the last tap");
    let last: Option<Tap> = ctx.data(|data| data.get_temp(place));
    let soon = |last: &Tap| time - last.time < TWICE && last.at.distance(at) < size::TOUCH;
    let second = last.filter(|last| last.asked != asked && soon(last));
    // A third one is not meant for it either.
    let asked = second.map_or(asked, |last| last.asked);
    ctx.data_mut(|data| data.insert_temp(place, Tap { asked, time, at }));
    second.is_some()
}
