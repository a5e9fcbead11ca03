//! Digits to touch. The keyboard focus stays with the number: Tab skips the keys.

use egui::{Button, RichText, Sense, Ui};

use super::button::named;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::size;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PadKey {
    Digit(u32),
    Back,
    Done,
}

/// Twelve keys as on a telephone.
pub(super) fn keypad(ui: &mut Ui, cx: &Cx) -> Option<PadKey> {
    let mut pressed = None;
    for row in [[1, 2, 3], [4, 5, 6], [7, 8, 9]] {
        ui.horizontal(|ui| {
            for digit in row {
                if digit_key(ui, digit) {
                    pressed = Some(PadKey::Digit(digit));
                }
            }
        });
    }
    ui.horizontal(|ui| {
        let back = Art::BACK.tinted(egui::Vec2::splat(size::ICON), cx.palette().ink);
        let back = ui.add(Button::image(back).min_size(size::KEY).sense(Sense::CLICK));
        if named(back, &cx.text("widget-keypad-back")).clicked() {
            pressed = Some(PadKey::Back);
        }
        if digit_key(ui, 0) {
            pressed = Some(PadKey::Digit(0));
        }
        let check = Art::CHECK.tinted(egui::Vec2::splat(size::ICON), cx.palette().on_accent);
        let done = Button::image(check).min_size(size::KEY).sense(Sense::CLICK).fill(cx.palette().accent);
        let done = ui.add(done);
        if named(done, &cx.text("widget-keypad-done")).clicked() {
            pressed = Some(PadKey::Done);
        }
    });
    pressed
}

fn digit_key(ui: &mut Ui, digit: u32) -> bool {
    let key = RichText::new(digit.to_string()).heading();
    let key = Button::new(key).min_size(size::KEY).sense(Sense::CLICK);
    ui.add(key).clicked()
}
