//! A number with buttons for less and more. Holding one repeats; the number opens a keypad; digits and arrows work when it
//! has the keyboard focus.

use std::ops::RangeInclusive;

use egui::{
    Button, Context, Event, EventFilter, Id, Key as Press, Modifiers, Popup, PopupCloseBehavior, Rect,
    RectAlign, Response, Ui, vec2,
};

use super::button::{Weight, icon_button, named};
use super::keypad::{PadKey, keypad};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};

/// Seconds until a held button repeats, and between two repetitions.
const HOLD: f64 = 0.45;
const REPEAT: f64 = 0.08;

pub(crate) struct Stepper<'a> {
    /// The name of what is counted.
    pub what: &'a str,
    /// `None` if it is unknown.
    pub value: Option<u32>,
    pub range: RangeInclusive<u32>,
}

impl Stepper<'_> {
    /// Paints it and returns the new number if it was changed.
    pub fn show(self, ui: &mut Ui, cx: &Cx) -> Option<u32> {
        self.show_from(ui, cx, None)
    }

    /// For an unknown number that is probably `guess`: the first press confirms it.
    pub(crate) fn show_from(self, ui: &mut Ui, cx: &Cx, guess: Option<u32>) -> Option<u32> {
        let (least, most) = (*self.range.start(), *self.range.end());
        let value = self.value;
        let mut changed = None;
        // It cannot be broken in two: where the rest of a row is too narrow, it begins the next one.
        let width = 2.0 * size::TOUCH + size::STEPPER_NUMBER + size::GAP_SMALL;
        let has_begun = ui.cursor().left() > ui.max_rect().left();
        if ui.layout().main_wrap() && has_begun && ui.available_size_before_wrap().x < width {
            ui.end_row();
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = size::GAP_SMALL / 2.0;
            let args = || [("what", self.what.into())];
            let can = value.is_none_or(|value| value > least);
            let less = ui
                .add_enabled_ui(can, |ui| {
                    icon_button(ui, cx, Weight::Normal, Art::MINUS, &cx.with("widget-stepper-less", args()))
                })
                .inner;
            let steps = presses(ui, &less);
            if steps > 0 {
                changed = Some(
                    value.map_or(guess.unwrap_or(least), |value| value.saturating_sub(steps).max(least)),
                );
            }
            let (typed, number) = self.number(ui, cx, guess);
            if let Some(typed) = typed {
                changed = Some(typed.clamp(least, most));
            }
            let can = value.is_none_or(|value| value < most);
            let more = ui
                .add_enabled_ui(can, |ui| {
                    icon_button(ui, cx, Weight::Normal, Art::PLUS, &cx.with("widget-stepper-more", args()))
                })
                .inner;
            let steps = presses(ui, &more);
            if steps > 0 {
                changed = Some(
                    value.map_or_else(|| guess.unwrap_or(self.first()), |value| (value + steps).min(most)),
                );
            }
            // A button that goes out leaves the keyboard to the number beside it, and not to nobody.
            let out = [(&less, least), (&more, most)];
            if out.iter().any(|(button, last)| changed == Some(*last) && button.has_focus()) {
                ui.memory_mut(|memory| memory.request_focus(number));
            }
        });
        changed.filter(|&new| Some(new) != value)
    }

    /// The first number after an unknown one: whoever adds something has at least one.
    fn first(&self) -> u32 {
        1.clamp(*self.range.start(), *self.range.end())
    }

    /// Paints the number and returns a new one, and its id. Digits count when they are confirmed or left, not one by one: 1
    /// is not yet 12.
    fn number(&self, ui: &mut Ui, cx: &Cx, guess: Option<u32>) -> (Option<u32>, Id) {
        let place = ui.scope_id().with(("number", self.what));
        let mut typing: Typing = ui.data(|data| data.get_temp(place)).unwrap_or_default();
        let busy = typing.is_busy();
        // Before the button, which would take Enter for a press, and before anything that Escape would close.
        let struck = |key| busy && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let given_up = typing.has_keyboard(ui) && struck(Press::Escape);
        let mut done = typing.has_keyboard(ui) && struck(Press::Enter);
        if given_up {
            typing.number = None;
        }
        let value = typing.number.or(self.value);
        let unknown = cx.text("widget-unknown-short");
        let known = value.map(|value| value.to_string());
        let doubted = known.or_else(|| guess.map(|guess| format!("{guess}{unknown}")));
        let shown = doubted.clone().unwrap_or(unknown);
        let message = doubted.unwrap_or_else(|| cx.text("widget-unknown"));
        let size = vec2(size::STEPPER_NUMBER, size::TOUCH);
        let response = ui.add_sized(size, Button::new(text::bold(shown)));
        let name = cx.with("widget-stepper-value", [("what", self.what.into()), ("value", message.into())]);
        let response = named(response, &name);
        typing.button = Some(response.id);
        if response.clicked() {
            // A finger on the number gives it the keyboard too.
            response.request_focus();
        }
        let mut confirmed = self.keyboard(ui, &response, &mut typing);
        let popup = Popup::from_toggle_button_response(&response)
            .close_behavior(PopupCloseBehavior::IgnoreClicks)
            // Beside the stepper: numbers often stand one below the other, and the next one is to be touched.
            .align(RectAlign::RIGHT_START)
            .align_alternatives(&[RectAlign::LEFT_START, RectAlign::BOTTOM, RectAlign::TOP])
            .gap(size::TOUCH + size::GAP_SMALL)
            .accessible_name(self.what)
            .show(|ui| keypad(ui, cx));
        let keypad = popup.as_ref().map(|popup| popup.response.rect);
        let key = popup.and_then(|popup| popup.inner);
        match key {
            Some(PadKey::Digit(digit)) => typing.number = Some(self.longer(typing.number, digit)),
            Some(PadKey::Back) => typing.number = Some(value.unwrap_or(0) / 10),
            Some(PadKey::Done) => done = true,
            None => {}
        }
        if touched(ui, keypad) {
            // The keys of the keypad leave the keyboard where it is.
            response.request_focus();
        }
        let own = key.is_some() || response.clicked();
        let left = busy && !own && is_left(ui, &response, keypad);
        if left || done {
            confirmed = typing.number.take().or(confirmed);
        }
        if left || done || given_up {
            Popup::close_id(ui, Popup::default_response_id(&response));
        }
        typing.open = keypad.is_some() && !(left || done || given_up);
        if typing.is_busy() {
            let pass = ui.cumulative_pass_nr();
            ui.data_mut(|data| data.insert_temp(typed_id(), pass));
        }
        ui.data_mut(|data| data.insert_temp(place, typing));
        (confirmed, response.id)
    }

    fn keyboard(&self, ui: &Ui, response: &Response, typing: &mut Typing) -> Option<u32> {
        if !response.has_focus() {
            return None;
        }
        // While a number is typed, Escape gives up the number and not the keyboard.
        let filter =
            EventFilter { vertical_arrows: true, escape: typing.is_busy(), ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        let value = typing.number.or(self.value);
        if pressed(Press::ArrowUp) {
            typing.number = None;
            return Some(value.map_or_else(|| self.first(), |value| value.saturating_add(1)));
        }
        if pressed(Press::ArrowDown) {
            typing.number = None;
            return Some(value.map_or(*self.range.start(), |value| value.saturating_sub(1)));
        }
        if pressed(Press::Backspace) {
            typing.number = value.map(|value| value / 10);
        }
        if let Some((digit, _)) = (0..).zip(DIGITS).find(|(_, key)| pressed(*key)) {
            typing.number = Some(self.longer(typing.number, digit));
        }
        None
    }

    /// Appends a digit; a number that would be too large begins anew with it.
    fn longer(&self, number: Option<u32>, digit: u32) -> u32 {
        let longer = number.and_then(|number| number.checked_mul(10)?.checked_add(digit));
        longer.filter(|longer| longer <= self.range.end()).unwrap_or(digit)
    }
}

#[derive(Clone, Copy, Default)]
struct Typing {
    button: Option<Id>,
    number: Option<u32>,
    /// True while the keypad is open.
    open: bool,
}

impl Typing {
    /// True if there is something to confirm or to give up.
    const fn is_busy(&self) -> bool {
        self.open || self.number.is_some()
    }

    fn has_keyboard(&self, ui: &Ui) -> bool {
        self.button.is_some_and(|id| ui.memory(|memory| memory.has_focus(id)))
    }
}

/// The id under which the pass is noted in which a number was being typed.
fn typed_id() -> Id {
    Id::unique("a number is typed")
}

/// True while a number is being typed: then Escape is about that number.
pub(crate) fn is_number_typed(ctx: &Context) -> bool {
    let pass: Option<u64> = ctx.data(|data| data.get_temp(typed_id()));
    // A number that is no longer painted is not being typed either.
    pass.is_some_and(|pass| ctx.cumulative_pass_nr() <= pass + 1)
}

/// True if the keypad was touched in this paint, on a key or beside one.
fn touched(ui: &Ui, keypad: Option<Rect>) -> bool {
    ui.input(|input| {
        let pointer = &input.pointer;
        let at = pointer.interact_pos().zip(keypad).is_some_and(|(at, keypad)| keypad.contains(at));
        at && (pointer.any_pressed() || pointer.any_released())
    })
}

/// True if whoever typed a number went on to something else: with a finger as soon as it is down, so that the number counts
/// before what is touched; by the keyboard; by pressing something without a finger; or by scrolling, which would take the
/// number away from under its keypad.
fn is_left(ui: &Ui, response: &Response, keypad: Option<Rect>) -> bool {
    let elsewhere = ui.input(|input| {
        let own = |at| response.rect.contains(at) || keypad.is_some_and(|keypad| keypad.contains(at));
        let pressed = input.pointer.any_pressed() && !input.pointer.interact_pos().is_some_and(own);
        let click = egui::accesskit::Action::Click;
        let removed = |event: &Event| {
            matches!(event, Event::MouseWheel { .. })
                || matches!(event, Event::AccessKitActionRequest(request) if request.action == click)
        };
        pressed || input.events.iter().any(removed)
    });
    elsewhere || !response.has_focus()
}

pub(crate) const DIGITS: [Press; 10] = [
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

/// The number of presses in this paint: one for a click, and repetitions while the button is held.
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

fn repeats(seconds: f64) -> u32 {
    // A finger does not rest on a button for longer than this.
    const MOST: u32 = 1000;
    (0..MOST).take_while(|&count| HOLD + REPEAT * f64::from(count) <= seconds).count() as u32
}
