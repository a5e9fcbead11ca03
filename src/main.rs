//! Arguments to subcommand; no logic.

use std::io;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args = std::env::args_os().collect();
    ExitCode::from(guildhall::cli::run(args, &mut io::stdout().lock(), &mut io::stderr()))
}
