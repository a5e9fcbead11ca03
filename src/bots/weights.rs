//! Numbers behind a judgement: a struct with names for people, and one list for a tuner.

use serde::Serialize;

/// Weights as one list of numbers.
pub trait Numbers: Clone + Send + Sync + Serialize + 'static {
    /// All numbers in order.
    fn numbers(&self) -> Vec<f32>;

    /// Puts all numbers in place, in the order of [`Numbers::numbers`].
    ///
    /// # Panics
    /// If the count differs.
    #[must_use]
    fn with_numbers(&self, numbers: &[f32]) -> Self;

    /// The text of a file of weights.
    fn lines(&self) -> String;
}

/// Makes a struct of lists of numbers that can be read from a file.
macro_rules! weights {
    ($(#[$about:meta])* $struct:ident { $($(#[$doc:meta])* $name:ident: $len:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $struct {
            $($(#[$doc])* pub $name: [f32; $len],)+
        }

        impl $crate::bots::Numbers for $struct {
            fn numbers(&self) -> Vec<f32> {
                let mut numbers = Vec::new();
                $(numbers.extend(self.$name);)+
                numbers
            }

            fn with_numbers(&self, numbers: &[f32]) -> Self {
                let mut weights = self.clone();
                let mut rest = numbers;
                $(
                    let (own, after) = rest.split_at($len);
                    weights.$name.copy_from_slice(own);
                    rest = after;
                )+
                assert!(rest.is_empty(), "as many numbers as there are weights");
                weights
            }

            fn lines(&self) -> String {
                let mut lines = String::new();
                $(
                    let numbers = self.$name.map(|number| format!("{number:.4}"));
                    lines += &format!("{} = [{}]\n", stringify!($name), numbers.join(", "));
                )+
                lines
            }
        }
    };
}

pub(crate) use weights;
