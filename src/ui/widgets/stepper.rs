//! A number with less and more beside it. Holding repeats; the number opens a keypad; digits and arrows work when it has
//! the keyboard.

use std::ops::RangeInclusive;

use egui::{Button, EventFilter, Id, Key as Press, Popup, PopupCloseBehavior, Response, Ui, vec2};

use super::button::{Weight, icon_button, named};
use super::keypad::{Key, keypad};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};

/// How long a press is before it repeats, and how often it then does, in seconds.
const HOLD: f64 = 0.45;
const REPEAT: f64 = 0.08;

/// A number to change.
pub struct Stepper<'a> {
    /// What is counted.
    pub what: &'a str,
    /// How many; none is not known.
    pub value: Option<u32>,
    /// What is allowed.
    pub range: RangeInclusive<u32>,
}

impl Stepper<'_> {
    /// Paints it and returns the new number when there is one.
    pub fn show(self, ui: &mut Ui, cx: &Cx) -> Option<u32> {
        let (least, most) = (*self.range.start(), *self.range.end());
        let value = self.value;
        let mut changed = None;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = size::GAP_SMALL / 2.0;
            let args = || [("what", self.what.into())];
            let can = value.is_some_and(|value| value > least);
            let less = ui
                .add_enabled_ui(can, |ui| {
                    icon_button(ui, cx, Weight::Normal, Art::Minus, &cx.with("widget-stepper-less", args()))
                })
                .inner;
            let steps = presses(ui, &less);
            if steps > 0 {
                changed = value.map(|value| value.saturating_sub(steps).max(least));
            }
            if let Some(typed) = self.number(ui, cx) {
                changed = Some(typed.clamp(least, most));
            }
            let can = value.is_none_or(|value| value < most);
            let more = ui
                .add_enabled_ui(can, |ui| {
                    icon_button(ui, cx, Weight::Normal, Art::Plus, &cx.with("widget-stepper-more", args()))
                })
                .inner;
            let steps = presses(ui, &more);
            if steps > 0 {
                // From not known the first step is to the least there can be.
                changed = Some(value.map_or(least, |value| (value + steps).min(most)));
            }
        });
        changed.filter(|&new| Some(new) != value)
    }

    /// The number itself.
    fn number(&self, ui: &mut Ui, cx: &Cx) -> Option<u32> {
        let shown = self.value.map_or_else(|| cx.text("widget-unknown-short"), |value| value.to_string());
        let said = self.value.map_or_else(|| cx.text("widget-unknown"), |value| value.to_string());
        let size = vec2(size::STEPPER_NUMBER, size::TOUCH);
        let response = ui.add_sized(size, Button::new(text::bold(shown)));
        let name = cx.with("widget-stepper-value", [("what", self.what.into()), ("value", said.into())]);
        let response = named(response, &name);
        let typing = response.id.with("typing");
        let mut new = self.keyboard(ui, &response, typing);
        let mut open = Popup::is_id_open(ui, Popup::default_response_id(&response));
        if response.clicked() {
            open = !open;
            set_typing(ui, typing, false);
        }
        let popup = Popup::from_toggle_button_response(&response)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .accessible_name(self.what)
            .show(|ui| keypad(ui, cx));
        if open && let Some(key) = popup.and_then(|popup| popup.inner) {
            match key {
                Key::Digit(digit) => new = Some(self.typed(ui, typing, digit)),
                Key::Back => new = Some(self.value.unwrap_or(0) / 10),
                Key::Done => Popup::close_id(ui, Popup::default_response_id(&response)),
            }
        }
        new
    }

    /// Digits and arrows while the number has the keyboard.
    fn keyboard(&self, ui: &Ui, response: &Response, typing: Id) -> Option<u32> {
        if response.gained_focus() {
            set_typing(ui, typing, false);
        }
        if !response.has_focus() {
            return None;
        }
        let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        if pressed(Press::ArrowUp) {
            return Some(self.value.map_or(*self.range.start(), |value| value.saturating_add(1)));
        }
        if pressed(Press::ArrowDown) {
            return self.value.map(|value| value.saturating_sub(1));
        }
        if pressed(Press::Backspace) {
            return self.value.map(|value| value / 10);
        }
        let digits = [
            Press::Num0,
            Press::Num1,
            Press::Num2,
            Press::Num3,
            Press::Num4,
            Press::Num5,
            Press::Num6,
            Press::Num7,
            Press::Num8,
            Press::Num9,
        ];
        let digit = (0..).zip(digits).find(|(_, key)| pressed(*key)).map(|(digit, _)| digit)?;
        Some(self.typed(ui, typing, digit))
    }

    /// The number with one more digit. The first digit begins a new number, and so does one for which there is no room.
    fn typed(&self, ui: &Ui, typing: Id, digit: u32) -> u32 {
        let begun = ui.data(|data| data.get_temp(typing).unwrap_or(false));
        set_typing(ui, typing, true);
        let longer = self.value.filter(|_| begun).and_then(|value| value.checked_mul(10)?.checked_add(digit));
        longer.filter(|longer| longer <= self.range.end()).unwrap_or(digit)
    }
}

fn set_typing(ui: &Ui, typing: Id, begun: bool) {
    ui.data_mut(|data| data.insert_temp(typing, begun));
}

/// How often a button counts as pressed in this paint: once for a click, again and again while it is held.
fn presses(ui: &Ui, response: &Response) -> u32 {
    let id = response.id.with("held");
    let held: Option<(f64, u32)> = ui.data(|data| data.get_temp(id));
    let now = ui.input(|input| input.time);
    if !response.is_pointer_button_down_on() {
        ui.data_mut(|data| data.remove::<(f64, u32)>(id));
        let repeated = held.is_some_and(|(_, counted)| counted > 0);
        return u32::from(response.clicked() && !repeated);
    }
    let (since, counted) = held.unwrap_or((now, 0));
    let due = repeats(now - since);
    ui.data_mut(|data| data.insert_temp(id, (since, due)));
    ui.request_repaint_after(std::time::Duration::from_secs_f64(if due == 0 { HOLD } else { REPEAT }));
    due - counted.min(due)
}

/// How often something counts that has been held for so many seconds.
fn repeats(seconds: f64) -> u32 {
    // A finger does not rest on a button for longer than this.
    const MOST: u32 = 1000;
    (0..MOST).take_while(|&count| HOLD + REPEAT * f64::from(count) <= seconds).count() as u32
}
