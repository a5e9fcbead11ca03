//! The numbers behind the bots' judgement. They are data in `assets/bots`, one file a number of players, made by
//! `guildhall train`; `hand.toml` is what it starts from.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// Makes the struct together with its view as one list of numbers, which is what a tuner turns.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident: $len:literal,)+) => {
        /// What things are worth, in VP unless it says otherwise. Lists of four go by the round.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Weights {
            $($(#[$doc])* pub $name: [f32; $len],)+
        }

        impl Weights {
            /// All numbers in order.
            pub fn numbers(&self) -> Vec<f32> {
                let mut numbers = Vec::new();
                $(numbers.extend(self.$name);)+
                numbers
            }

            /// The lines of a file of weights.
            pub fn lines(&self) -> String {
                let mut lines = String::new();
                $(
                    let numbers = self.$name.map(|number| format!("{number:.4}"));
                    lines += &format!("{} = [{}]\n", stringify!($name), numbers.join(", "));
                )+
                lines
            }

            /// Puts all numbers in place, in the order of [`Weights::numbers`].
            ///
            /// # Panics
            /// If there are not as many.
            #[must_use]
            pub fn with_numbers(&self, numbers: &[f32]) -> Self {
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
        }
    };
}

weights! {
    /// The first taler.
    taler: 4,
    /// With so many talers one more is worth a quarter of the first.
    talers_enough: 1,
    /// How much of the 5 VP for the richest counts.
    richest: 4,
    /// By how many talers one must lead to be fairly sure of them.
    richest_lead: 4,
    /// How many VP a tax collector brings for every 10 talers one has now.
    tax: 4,
    /// How much of the money that a good will bring counts.
    resale: 4,
    /// How much of the price in this round counts when a good is valued, and one, two and three rounds later.
    price: 4,
    /// The first, second and third good of a type, for paying guests.
    hand: 3,
    /// How much of that counts.
    hand_round: 4,
    /// How much of a favourite's prize counts.
    favorite: 4,
    /// By how many goods one must lead to be fairly sure: at the end of the round, and more for every agent a rival has.
    contest: 2,
    /// Leading in a guild's goods when the next round begins.
    lasting: 4,
    /// How many more crests one expects to get.
    crests_ahead: 4,
    /// How much of the VP for majorities counts.
    majority: 4,
    /// By how much value one must lead to be fairly sure of a place.
    majority_lead: 4,
    /// How much of the 5 VP for all types counts.
    all_types: 4,
    /// Any craftsman.
    craftsman: 1,
    /// One more agent.
    agent: 4,
    /// What a burglar brings.
    burglar: 4,
    /// What a guardsman brings.
    guardsman: 4,
    /// What a peddler brings.
    peddler: 4,
    /// What a mayor brings.
    mayor: 4,
    /// How much of a musician's talers counts.
    musician: 1,
    /// How many craftsmen of its value a foreman will find, beside those one has.
    foreman: 4,
    /// How many second and third places an apprentice will find.
    apprentice: 4,
    /// Going first.
    first: 1,
    /// What an agent must gain to be sent.
    errand: 4,
    /// How much of what a rival loses counts as won.
    spite: 1,
}

fn read(text: &str) -> Weights {
    toml::from_str(text).expect("a test reads the files")
}

static HAND: LazyLock<Weights> = LazyLock::new(|| read(include_str!("../../../assets/bots/hand.toml")));

static BEGINNER: LazyLock<Weights> =
    LazyLock::new(|| read(include_str!("../../../assets/bots/beginner.toml")));

static TUNED: LazyLock<[Weights; 4]> = LazyLock::new(|| {
    [
        read(include_str!("../../../assets/bots/players-2.toml")),
        read(include_str!("../../../assets/bots/players-3.toml")),
        read(include_str!("../../../assets/bots/players-4.toml")),
        read(include_str!("../../../assets/bots/players-5.toml")),
    ]
});

impl Weights {
    /// What a beginner thinks.
    pub fn beginner() -> &'static Self {
        &BEGINNER
    }

    /// Tuned for a number of players, 2 to 5.
    ///
    /// # Panics
    /// For any other number.
    pub fn tuned(players: u8) -> &'static Self {
        &TUNED[usize::from(players) - 2]
    }

    /// What a person thought before anything was measured.
    pub fn hand() -> &'static Self {
        &HAND
    }
}
