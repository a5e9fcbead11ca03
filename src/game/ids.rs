//! Macros for enums whose variants have an id in data, so that all titles read, write and order them the same way.

/// Makes an enum whose variants have an id in data, in a fixed order.
macro_rules! with_ids {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "the variants are the names of the things")]
        pub enum $name { $($variant),+ }

        impl $name {
            /// All variants, in order.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$variant),+];

            /// The id in data.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// Finds a variant by its id.
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|it| it.id() == id)
            }

            /// The index in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = String::deserialize(deserializer)?;
                Self::from_id(&id).ok_or_else(|| serde::de::Error::custom(id))
            }
        }
    };
}

/// Makes the enum `RuleId` of a title, in the order of its rules.
macro_rules! rule_ids {
    ($(#[$doc:meta])* $($id:ident)+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "what each id says stands in the rules, not here")]
        pub enum RuleId { $($id),+ }

        impl RuleId {
            /// All ids, in the order of the rules.
            pub const ALL: &[Self] = &[$(Self::$id),+];

            /// The id as text.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$id => stringify!($id)),+ }
            }

            /// Finds a rule by its id, ignoring case.
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|rule| rule.as_str().eq_ignore_ascii_case(id))
            }
        }

        impl $crate::game::RuleIds for RuleId {
            const ALL: &'static [Self] = Self::ALL;

            fn as_str(self) -> &'static str {
                self.as_str()
            }
        }

        impl std::fmt::Display for RuleId {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl serde::Serialize for RuleId {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }
    };
}

pub(crate) use {rule_ids, with_ids};
