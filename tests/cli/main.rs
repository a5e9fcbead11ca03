//! The program from outside: real arguments, real files, real exit status.

mod bad_input;
mod commands;
mod fuzz;
mod records;
mod simulate;
mod support;
