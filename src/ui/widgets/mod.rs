//! Widgets, made once and used everywhere. They know how things look and are touched, not what they mean.

mod badge;
mod banner;
mod button;
mod card;
pub mod chart;
mod choice;
mod confetti;
mod explained;
mod keypad;
mod motion;
mod overlay;
mod page;
mod stepper;
mod tap;
mod visit;

pub(crate) use badge::{paint_badge, player_badge};
pub use banner::{Stood, Tone, standing};
pub(crate) use banner::{banner, banner_over, floating, floating_footer, signed};
pub use button::{Weight, button, named};
pub(crate) use button::{button_if, button_with, changing_button, icon_button};
pub use card::card;
pub(crate) use card::{card_button, inset, list_card};
pub(crate) use choice::{changing_option, option_if};
pub use choice::{choice, option, switch};
pub(crate) use confetti::confetti;
pub(crate) use explained::explained_large;
pub use explained::{Reason, explained, why, why_not};
pub use motion::between;
pub(crate) use motion::motion;
pub(crate) use overlay::form_of_width;
pub use overlay::{Form, beside, dialog, form, sheet};
pub(crate) use page::{
    above_footer, buttons_height, follow_focus, foot_around, footer_of_question, ornament, question_height,
    skyline, top_of_page,
};
pub use page::{cell, columns, footer, page};
pub(crate) use stepper::{DIGITS, Stepper, is_number_typed};
pub(crate) use tap::{is_second_tap, rest_finger, tap_guard};
pub use visit::{visit, visits};
