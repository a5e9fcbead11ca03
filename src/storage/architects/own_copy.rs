//! The user's own copy of the game, for all tables: whether the promotional cards are there (L), and how X5 is read.
//! Reading never fails: what cannot be understood keeps its default, and keys of other versions stay.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use toml::{Table, Value};

use crate::architects::Conspirator;
use crate::storage::atomic::{move_to_quarantine, read_text, replace_file};
use crate::storage::places::Places;

const PROMO: &str = "promo";
const CONSPIRATOR: &str = "conspirator";

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct OwnCopy {
    pub promo: bool,
    /// The reading of X5.
    pub conspirator: Conspirator,
    /// Keys of other versions.
    rest: Table,
}

impl Default for OwnCopy {
    fn default() -> Self {
        Self { promo: false, conspirator: Conspirator::Visit, rest: Table::new() }
    }
}

impl OwnCopy {
    pub fn path(places: &Places) -> PathBuf {
        places.data().join("architects.toml")
    }

    pub fn read(places: &Places) -> Self {
        table(&Self::path(places)).ok().flatten().map_or_else(Self::default, Self::from_table)
    }

    fn from_table(rest: Table) -> Self {
        let usual = Self::default();
        let conspirator = rest.get(CONSPIRATOR).and_then(Value::as_str).and_then(Conspirator::from_id);
        Self {
            promo: rest.get(PROMO).and_then(Value::as_bool).unwrap_or(usual.promo),
            conspirator: conspirator.unwrap_or(usual.conspirator),
            rest,
        }
    }

    fn to_table(&self) -> Table {
        let mut table = self.rest.clone();
        table.insert(PROMO.to_owned(), Value::Boolean(self.promo));
        table.insert(CONSPIRATOR.to_owned(), Value::String(self.conspirator.id().to_owned()));
        table
    }

    /// Writes the file. One that is there and cannot be understood is renamed first.
    ///
    /// # Errors
    /// Returns the I/O error; the old file is then still there.
    pub fn write(&self, places: &Places) -> io::Result<()> {
        let path = Self::path(places);
        if table(&path)?.is_none() && path.exists() {
            move_to_quarantine(&path)?;
        }
        replace_file(&path, self.to_table().to_string().as_bytes())
    }
}

/// The contents of a file; `None` if it is missing or not readable as a table.
fn table(path: &Path) -> io::Result<Option<Table>> {
    match read_text(path) {
        Ok(text) => Ok(text.parse().ok()),
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::InvalidData) => Ok(None),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    struct Data(Places);

    impl Data {
        fn new(name: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("guildhall-copy-{}-{name}", std::process::id()));
            fs::create_dir_all(&folder).expect("a folder");
            Self(Places::new(Some(folder)))
        }
    }

    impl Drop for Data {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(self.0.data());
        }
    }

    #[test]
    fn what_is_written_is_read_back_with_keys_of_other_versions() {
        let data = Data::new("back");
        assert_eq!(OwnCopy::read(&data.0), OwnCopy::default(), "without a file");
        fs::write(OwnCopy::path(&data.0), "later = 5\nconspirator = \"never\"").expect("a file");
        let read = OwnCopy::read(&data.0);
        assert_eq!((read.promo, read.conspirator), (false, Conspirator::Visit), "what is wrong is as usual");
        let copy = OwnCopy { promo: true, conspirator: Conspirator::Capture, ..read };
        copy.write(&data.0).expect("it is written");
        let back = OwnCopy::read(&data.0);
        assert_eq!((back.promo, back.conspirator), (true, Conspirator::Capture));
        let text = fs::read_to_string(OwnCopy::path(&data.0)).expect("a file");
        assert!(text.contains("later = 5"), "{text}");
    }

    #[test]
    fn a_file_that_is_no_table_is_kept_under_another_name() {
        let data = Data::new("aside");
        for bytes in [&b"promo = = 1"[..], b"\xff\xfe"] {
            fs::write(OwnCopy::path(&data.0), bytes).expect("a file");
            assert_eq!(OwnCopy::read(&data.0), OwnCopy::default());
            OwnCopy::default().write(&data.0).expect("it is written");
            let kept = fs::read_dir(data.0.data()).expect("a folder").flatten();
            let kept = kept.filter(|file| fs::read(file.path()).is_ok_and(|found| found == bytes));
            assert_eq!(kept.count(), 1, "nothing is lost");
        }
    }
}
