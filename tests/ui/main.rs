//! The window, driven by the names of its controls as somebody with a screen reader would, in all four languages.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that panics has failed, as it should"
)]

mod about;
mod banners;
mod corrections;
mod deeper;
mod desk;
mod endings;
mod exports;
mod favorite;
mod files;
mod guest;
mod helper;
mod keyboard;
mod late;
mod layout;
mod moves;
mod names;
mod past;
mod people;
mod pictures;
mod plain;
mod play;
mod referee;
mod referee_evening;
mod referee_foot;
mod referee_taps;
mod replay;
mod rounds;
mod rules;
mod score;
mod screens;
mod settings;
mod standings;
mod steady;
mod support;
mod table;
mod taps;
mod ties;
mod walk;
mod widgets;
