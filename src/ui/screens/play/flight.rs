//! Pieces that move from where they were to where they go, over the board, once for every event. A title says what moves
//! and between which places; nothing waits for it, and where the settings want no animations nothing moves.

use egui::{Id, Pos2, Rect, Ui, Vec2};

use crate::ui::Cx;
use crate::ui::art::Art;

/// How long a piece is on its way, and how much later the next one starts, in seconds.
const WAY: f64 = 0.55;
const LATER: f64 = 0.08;

/// A piece on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// What it looks like.
    pub art: Art,
    /// How large it is: the same all the way.
    pub side: f32,
    /// Where it was.
    pub from: Pos2,
    /// Where it goes.
    pub to: Pos2,
}

#[derive(Clone)]
struct Flying {
    /// The moment that they belong to.
    moment: u64,
    begun: f64,
    flights: Vec<Flight>,
}

/// Paints what moves because of the last event; `moment` counts events. What was there when the board was opened does not
/// move, nor what is taken back.
pub fn fly(ui: &Ui, cx: &Cx, moment: u64, flights: impl FnOnce() -> Vec<Flight>) {
    let place = Id::unique("pieces on their way");
    let known: Option<Flying> = ui.data(|data| data.get_temp(place));
    let now = ui.input(|input| input.time);
    let flying = match known {
        Some(flying) if flying.moment == moment => flying,
        before => {
            let moves = cx.settings.animation && before.is_some_and(|before| before.moment < moment);
            let flights = if moves { flights() } else { Vec::new() };
            let flying = Flying { moment, begun: now, flights };
            ui.data_mut(|data| data.insert_temp(place, flying.clone()));
            flying
        }
    };
    let mut waits = false;
    for (index, flight) in flying.flights.iter().enumerate() {
        let part = ((now - flying.begun - index as f64 * LATER) / WAY) as f32;
        waits |= part < 1.0;
        if (0.0..1.0).contains(&part) {
            // Slow at both ends, as a hand moves.
            let eased = part * part * (3.0 - 2.0 * part);
            let centre = flight.from.lerp(flight.to, eased);
            let rect = Rect::from_center_size(centre, Vec2::splat(flight.side));
            flight.art.image(rect.size()).paint_at(ui, rect);
        }
    }
    if waits {
        ui.request_repaint();
    }
}
