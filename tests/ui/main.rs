//! The window, driven by the names of its controls as somebody with a screen reader would, in all four languages.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that panics has failed, as it should"
)]

mod about;
mod architects;
mod banners;
mod board;
mod cards;
mod corrections;
mod desk;
mod endings;
mod evening;
mod exports;
mod favorite;
mod files;
mod guest;
mod helper;
mod keyboard;
mod late;
mod layout;
mod moments;
mod more_tracking;
mod moves;
mod names;
mod odd_names;
mod opened;
mod past;
mod people;
mod pictures;
mod plain;
mod play;
mod play_taps;
mod referee;
mod referee_evening;
mod referee_foot;
mod referee_taps;
mod replay;
mod rounds;
mod rules;
mod rules_architects;
mod score;
mod screens;
mod settings;
mod standings;
mod steady;
mod support;
mod table;
mod taps;
mod ties;
mod touches;
mod walk;
mod widgets;
