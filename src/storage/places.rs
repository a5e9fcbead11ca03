//! The places of the program's files: one folder, so that it can be shown, copied and moved.

use std::path::{Path, PathBuf};

use directories::{ProjectDirs, UserDirs};

/// The folders of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places {
    data: PathBuf,
    exports: PathBuf,
}

impl Places {
    /// The requested folder, else the user's own for this program, else the current one.
    pub fn new(requested: Option<PathBuf>) -> Self {
        let own = || ProjectDirs::from("", "", "guildhall").map(|dirs| dirs.data_dir().to_owned());
        let data = requested.or_else(own).unwrap_or_else(|| PathBuf::from("guildhall-data"));
        // Whoever reads where their data lies need not know where the program was started.
        let data = std::path::absolute(&data).unwrap_or(data);
        let user = UserDirs::new();
        let known =
            user.as_ref().map(|dirs| dirs.document_dir().unwrap_or_else(|| dirs.home_dir()).to_owned());
        Self { data, exports: known.unwrap_or_else(|| PathBuf::from(".")) }
    }

    /// Sends exports to this folder instead.
    #[must_use]
    pub fn with_exports(self, exports: PathBuf) -> Self {
        Self { exports, ..self }
    }

    /// The folder with all data.
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// The settings file.
    pub fn settings(&self) -> PathBuf {
        self.data.join("settings.toml")
    }

    /// The tiles of the user's own copy, in the format of `--box`.
    pub fn own_box(&self) -> PathBuf {
        self.data.join("box.toml")
    }

    pub(crate) fn box_draft(&self) -> PathBuf {
        self.data.join("box-draft.toml")
    }

    /// The folder for exports: one that people know.
    pub fn exports(&self) -> &Path {
        &self.exports
    }

    /// The folder for the user's own texts, which replace the built-in ones.
    pub fn own_texts() -> Option<PathBuf> {
        ProjectDirs::from("", "", "guildhall").map(|dirs| dirs.config_dir().join("locales"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_named_from_the_root_wherever_the_program_was_started() {
        let places = Places::new(Some(PathBuf::from("games-here")));
        assert!(places.data().is_absolute() && places.data().ends_with("games-here"));
    }
}
