//! The screens. Each paints from values and sends commands; half-made choices live in its own view.

pub mod about;
pub mod box_editor;
pub mod files;
pub mod gallery;
pub mod header;
pub mod home;
pub mod houses;
pub mod moves;
pub mod past;
pub mod play;
pub mod referee;
pub mod replay;
pub mod round_end;
pub mod rules;
pub mod score;
pub mod settings;
pub mod table;
