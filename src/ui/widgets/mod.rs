//! Widgets, made once and used everywhere. They know how things look and are touched, not what they mean.

mod badge;
mod banner;
mod button;
mod card;
pub mod chart;
mod choice;
mod explained;
mod keypad;
mod motion;
mod overlay;
mod page;
mod stepper;
mod tap;
mod visit;

pub use badge::{initial, paint_badge, player_badge};
pub use banner::{Stood, Tone, banner, banner_over, floating, floating_foot, signed, standing};
pub use button::{Weight, button, button_if, changing_button, icon_button, named};
pub use card::{card, card_button, inset, list_card};
pub use choice::{changing_option, choice, option, option_if, switch};
pub use explained::{Reason, explained, explained_large, why, why_not};
pub use motion::{between, motion};
pub use overlay::{Form, beside, dialog, form, form_of_width, sheet};
pub use page::{
    above_foot, buttons_height, cell, columns, follow_focus, foot, foot_around, foot_of_question, ornament,
    page, question_height, skyline, top_of_page,
};
pub use stepper::{DIGITS, Stepper, is_number_typed};
pub use tap::{deaf_spot, is_second_tap, rest_finger};
pub use visit::{visit, visits};
