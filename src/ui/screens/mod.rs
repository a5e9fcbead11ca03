//! The screens that are the same for every title. Each paints from values and sends commands; half-made choices live in
//! its own view. Titles plug into them with the traits in [`title`].

pub mod about;
pub mod files;
pub mod gallery;
pub mod header;
pub mod home;
pub mod past;
pub mod play;
pub mod replay;
pub mod rules;
pub mod score;
pub mod screenshot;
pub mod seated;
pub mod settings;
pub mod table;
pub mod title;
