//! Arguments to window or subcommand; no logic.

use std::io::{self, Write as _};
use std::process::ExitCode;

use guildhall::cli::{self, Run};
use guildhall::ui::{self, Route, WindowRequest};

fn main() -> ExitCode {
    let args = std::env::args_os().collect();
    match cli::run(args, &mut io::stdout().lock(), &mut io::stderr()) {
        Run::Done(status) => ExitCode::from(status),
        Run::Window { lang, own_texts, places, place, file } => {
            let place = place.and_then(|id| Route::from_id(&id, []));
            match ui::open(WindowRequest { lang, own_texts, places, place, file }) {
                Ok(()) => ExitCode::SUCCESS,
                Err(message) => {
                    // With nowhere left to complain, the status still says it.
                    let _ = writeln!(io::stderr(), "{message}");
                    ExitCode::FAILURE
                }
            }
        }
    }
}
