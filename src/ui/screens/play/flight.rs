//! Pieces that move over the board from where they were to where they go, once for every event. A title says what moves
//! from where to where. Nothing waits for it, any press ends it, and without animations in the settings nothing moves.

use egui::{Event, Id, Pos2, Rect, Ui, Vec2};

use super::Board;
use crate::game::Title;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::size;

/// Seconds that a piece is on its way, and that the next one starts later.
const WAY: f64 = 0.55;
const LATER: f64 = 0.08;
/// However many there are, the last has started by then; in seconds.
const ALL_STARTED: f64 = 1.6;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Flight {
    pub art: Art,
    pub side: f32,
    pub from: Pos2,
    pub to: Pos2,
    /// An area that is hidden until the piece is there.
    pub covers: Option<Rect>,
}

#[derive(Clone)]
struct Flying {
    moment: u64,
    begun: f64,
    flights: Vec<Flight>,
}

/// Paints the flights of the last event or of the deal. Nothing moves when a board is opened or a move is taken back.
pub(crate) fn fly<T: Title>(ui: &Ui, cx: &Cx, board: &Board<T>, flights: impl FnOnce() -> Vec<Flight>) {
    let place = Id::unique("pieces on their way");
    let known: Option<Flying> = ui.data(|data| data.get_temp(place));
    let now = ui.input(|input| input.time);
    let moment = board.moment;
    let mut flying = match known {
        Some(flying) if flying.moment == moment => flying,
        before => {
            let later = before.as_ref().is_some_and(|before| before.moment < moment);
            let moves = cx.settings.animation && (board.dealt || later);
            let flights = if moves { flights() } else { Vec::new() };
            match before {
                // Nothing moves because of this: what is on its way goes on.
                Some(before) if later && flights.is_empty() => Flying { moment, ..before },
                _ => Flying { moment, begun: now, flights },
            }
        }
    };
    if !flying.flights.is_empty() && flying.begun < now && ui.input(is_pressed) {
        flying.flights.clear();
    }
    let later = LATER.min(ALL_STARTED / flying.flights.len().max(1) as f64);
    let mut waits = false;
    let parts = flying.flights.iter().enumerate().map(|(index, flight)| {
        let part = ((now - flying.begun - index as f64 * later) / WAY) as f32;
        waits |= part < 1.0;
        (flight, part)
    });
    let parts: Vec<_> = parts.filter(|(_, part)| *part < 1.0).collect();
    for covered in parts.iter().filter_map(|(flight, _)| flight.covers) {
        ui.painter().rect_filled(covered, size::RADIUS, cx.palette().surface);
    }
    for (flight, part) in parts.into_iter().filter(|(_, part)| *part >= 0.0) {
        // Slow at both ends, as a hand moves.
        let eased = part * part * (3.0 - 2.0 * part);
        let centre = flight.from.lerp(flight.to, eased);
        let rect = Rect::from_center_size(centre, Vec2::splat(flight.side));
        flight.art.image(rect.size()).paint_at(ui, rect);
    }
    ui.data_mut(|data| data.insert_temp(place, flying));
    if waits {
        ui.request_repaint();
    }
}

/// Returns true on any press: whoever goes on has seen enough.
fn is_pressed(input: &egui::InputState) -> bool {
    let pressed = |event: &Event| {
        matches!(event, Event::PointerButton { pressed: true, .. } | Event::Key { pressed: true, .. })
    };
    input.events.iter().any(pressed)
}
