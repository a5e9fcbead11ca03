//! `guildhall box`: the assumed tiles, to be copied and changed.

use crate::cli::output::{Format, Output};
use crate::storage::norenberc::{BoxReport, DEFAULT_BOX, default_box};

pub(super) fn run(format: Format) -> Output {
    match format {
        Format::Text => Output::text(DEFAULT_BOX.to_owned()),
        Format::Json => Output::json(&BoxReport::new(&default_box())),
    }
}
