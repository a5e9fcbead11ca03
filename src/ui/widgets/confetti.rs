//! Bits of paper that fall when somebody has won: over everything, in nobody's way, and soon over.

use std::f32::consts::TAU;

use egui::{Color32, Id, LayerId, Order, Pos2, Shape, Stroke, Ui, pos2, vec2};

use crate::ui::theme::size;

/// The number of bits, and the seconds until the last of them has fallen.
const BITS: u32 = 140;
const LASTS: f32 = 4.5;
/// The shortest fall of a bit, in seconds.
const FALLS: f32 = 2.0;

/// A number from 0 to 1 that is always the same for a bit, but looks random.
fn chance(bit: u32, salt: u32) -> f32 {
    let mut mixed = bit.wrapping_mul(0x9E37_79B1) ^ salt.wrapping_mul(0x85EB_CA77);
    // Neighbours are to fall far apart: every bit of the number changes every other.
    for factor in [0x7FEB_352D, 0x846C_A68B] {
        mixed = (mixed ^ (mixed >> 16)).wrapping_mul(factor);
    }
    ((mixed ^ (mixed >> 16)) >> 8) as f32 / (1 << 24) as f32
}

/// The place of a bit as a share of the window, and its turn, so many seconds after the first one began to fall; `None`
/// before and after its fall.
fn fallen(bit: u32, seconds: f32) -> Option<(f32, f32, f32)> {
    let begins = chance(bit, 1) * (LASTS - FALLS - 1.0);
    let part = (seconds - begins) / (FALLS + chance(bit, 2));
    let sways = (part * TAU * (1.0 + chance(bit, 3)) + TAU * chance(bit, 4)).sin();
    (0.0..1.0)
        .contains(&part)
        .then(|| (chance(bit, 5) + 0.02 * sways, part, part * TAU * 2.0 + TAU * chance(bit, 6)))
}

pub(crate) fn confetti(ui: &Ui, colours: &[Color32], seconds: f32) {
    if colours.is_empty() || !(0.0..LASTS).contains(&seconds) {
        return;
    }
    let room = ui.ctx().content_rect();
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Foreground, Id::unique("confetti")));
    for bit in 0..BITS {
        let Some((across, down, turned)) = fallen(bit, seconds) else { continue };
        let centre = pos2(room.left() + across * room.width(), room.top() + down * room.height());
        let (wide, high) = (size::CONFETTI * (0.3 + turned.cos().abs()), size::CONFETTI * 0.6);
        let along = vec2(turned.cos(), turned.sin());
        let corner = |x: f32, y: f32| -> Pos2 { centre + along * (x * wide) + along.rot90() * (y * high) };
        let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(x, y)| corner(x, y));
        let colour = colours[bit as usize % colours.len()];
        painter.add(Shape::convex_polygon(corners.to_vec(), colour, Stroke::NONE));
    }
    ui.ctx().request_repaint();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_of_it_falls_and_is_over_in_time() {
        for bit in 0..BITS {
            assert!((0..=450).any(|at| fallen(bit, at as f32 / 100.0).is_some()), "{bit}");
            assert_eq!(fallen(bit, LASTS), None);
        }
        let across: Vec<_> = (0..BITS).map(|bit| chance(bit, 5)).collect();
        for part in 0..10 {
            let (from, to) = (part as f32 / 10.0, (part + 1) as f32 / 10.0);
            assert!(across.iter().any(|at| (from..to).contains(at)), "nothing falls at {from}");
        }
    }
}
