//! The components of the program and their licences: `assets/licences/licences.toml`. A test makes that file from
//! `Cargo.lock` and what lies in `assets`, and fails where it is out of date.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

/// Everything that is in the program. Licences are named as in the SPDX list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Licences {
    /// The licence of our own code.
    pub code: String,
    /// The fonts.
    pub fonts: Vec<Font>,
    /// The drawings.
    pub drawings: Vec<Drawing>,
    /// The packages, by their names.
    pub packages: Vec<Package>,
    /// Packages that are needed only to build, to test or for other systems: name and version.
    pub not_shipped: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Font {
    /// The name the font gives itself.
    pub name: String,
    /// Its file, or the package that it comes with.
    pub from: String,
    pub licence: String,
    /// The copyright notice in the font.
    pub copyright: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawing {
    pub from: String,
    pub licence: String,
}

/// A package of other people's code.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Package {
    /// Its name on crates.io.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence.
    pub licence: String,
    /// The systems whose program has it.
    pub systems: Vec<String>,
}

impl Licences {
    /// The licences of this program.
    pub fn of_program() -> &'static Self {
        static READ: LazyLock<Licences> = LazyLock::new(|| {
            let file = include_str!("../../assets/licences/licences.toml");
            toml::from_str(file).expect("a test reads the file")
        });
        &READ
    }

    pub(crate) fn packages_by_licence(&self) -> BTreeMap<&str, Vec<&Package>> {
        let mut by_licence: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for package in &self.packages {
            by_licence.entry(package.licence.as_str()).or_default().push(package);
        }
        by_licence
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_licences_of_this_program_can_be_read_and_every_package_has_one() {
        let licences = Licences::of_program();
        assert_eq!(licences.code, env!("CARGO_PKG_LICENSE"));
        assert!(licences.packages.iter().any(|package| package.name == "egui"));
        let by_licence = licences.packages_by_licence();
        assert!(by_licence.keys().all(|licence| !licence.is_empty()));
        assert_eq!(by_licence.values().map(Vec::len).sum::<usize>(), licences.packages.len());
    }
}
