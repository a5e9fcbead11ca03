//! Digits to touch.

use egui::{Button, RichText, Ui};

use super::button::{Weight, button, named};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::size;

/// What was pressed on a keypad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    Digit(u32),
    /// Takes back a digit.
    Back,
    Done,
}

/// Twelve keys as on a telephone.
pub(super) fn keypad(ui: &mut Ui, cx: &Cx) -> Option<Key> {
    let mut pressed = None;
    for row in [[1, 2, 3], [4, 5, 6], [7, 8, 9]] {
        ui.horizontal(|ui| {
            for digit in row {
                if digit_key(ui, digit) {
                    pressed = Some(Key::Digit(digit));
                }
            }
        });
    }
    ui.horizontal(|ui| {
        let back = Art::Back.tinted(egui::Vec2::splat(size::ICON), cx.palette().ink);
        let back = ui.add(Button::image(back).min_size(size::KEY));
        if named(back, &cx.text("widget-keypad-back")).clicked() {
            pressed = Some(Key::Back);
        }
        if digit_key(ui, 0) {
            pressed = Some(Key::Digit(0));
        }
        ui.spacing_mut().interact_size = size::KEY;
        let done = button(ui, cx, Weight::Primary, Some(Art::Check), "");
        if named(done, &cx.text("widget-keypad-done")).clicked() {
            pressed = Some(Key::Done);
        }
    });
    pressed
}

fn digit_key(ui: &mut Ui, digit: u32) -> bool {
    ui.add(Button::new(RichText::new(digit.to_string()).heading()).min_size(size::KEY)).clicked()
}
