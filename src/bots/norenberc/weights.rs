//! The numbers behind the bots' judgement. They are data in `assets/norenberc/bots`, one file per number of players,
//! made by `guildhall train` from `hand.toml`.

use std::sync::LazyLock;

use crate::bots::weights;

weights! {
    /// The worth of things, in VP unless it says otherwise. Lists of four are by round.
    Weights {
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
    /// A burglar.
    burglar: 4,
    /// A guardsman.
    guardsman: 4,
    /// A peddler.
    peddler: 4,
    /// A mayor.
    mayor: 4,
    /// How much of a musician's talers counts.
    musician: 1,
    /// How many craftsmen of its value a foreman will find, beside those one has.
    foreman: 4,
    /// How many second and third places an apprentice will find.
    apprentice: 4,
    /// Going first.
    first: 1,
    /// The gain from which an agent is sent.
    errand: 4,
    /// How much of what a rival loses counts as won.
    spite: 1,
    }
}

fn read(text: &str) -> Weights {
    toml::from_str(text).expect("a test reads the files")
}

static HAND: LazyLock<Weights> =
    LazyLock::new(|| read(include_str!("../../../assets/norenberc/bots/hand.toml")));

static BEGINNER: LazyLock<Weights> =
    LazyLock::new(|| read(include_str!("../../../assets/norenberc/bots/beginner.toml")));

static TUNED: LazyLock<[Weights; 4]> = LazyLock::new(|| {
    [
        read(include_str!("../../../assets/norenberc/bots/players-2.toml")),
        read(include_str!("../../../assets/norenberc/bots/players-3.toml")),
        read(include_str!("../../../assets/norenberc/bots/players-4.toml")),
        read(include_str!("../../../assets/norenberc/bots/players-5.toml")),
    ]
});

impl Weights {
    pub(crate) fn beginner() -> &'static Self {
        &BEGINNER
    }

    /// Tuned for a number of players, 2 to 5.
    ///
    /// # Panics
    /// For any other number.
    pub fn tuned(players: u8) -> &'static Self {
        &TUNED[usize::from(players) - 2]
    }

    /// The weights a person chose before anything was measured.
    pub fn hand() -> &'static Self {
        &HAND
    }
}
