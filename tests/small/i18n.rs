//! Words: where the texts are ([`HasLocales`]), and which one says a value ([`ToText`], [`ActionText`], [`TitleText`]). A value
//! becomes the key of a text in matches that miss nothing, never by gluing keys together.

use guildhall::game::Actor;
use guildhall::i18n::describe::{ActionText, Describe, TitleText, ToText};
use guildhall::i18n::{Arg, HasLocales, Lang};

use super::rules::{Action, Nine, Refusal, State};
use super::title::{Category, ScoreLine};

impl HasLocales for Nine {
    /// A title of the program has the same files in all four languages, and lists them with a macro:
    /// `files!("en/nine"; "event" "game" "refusal" "replay" "score")`. The key of a text begins with the name of its file.
    fn texts(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En | Lang::Fr | Lang::Ru | Lang::Hu => &[
                include_str!("en/event.ftl"),
                include_str!("en/game.ftl"),
                include_str!("en/refusal.ftl"),
                include_str!("en/replay.ftl"),
                include_str!("en/score.ftl"),
            ],
        }
    }
}

impl TitleText for Nine {
    fn moment(_: &u8, state: &State) -> Vec<Arg<'static>> {
        vec![("turn", state.turns.into())]
    }
}

impl ToText for Refusal {
    fn say(&self, describe: &Describe) -> String {
        describe.texts.get(match self {
            Self::NotDue => "refusal-not-due",
            Self::NoSuchStake => "refusal-no-such-stake",
            Self::NoSuchPlay => "refusal-no-such-play",
            Self::NoSuchDraw => "refusal-no-such-draw",
        })
    }
}

impl ToText for ScoreLine {
    fn say(&self, describe: &Describe) -> String {
        describe.texts.get(match self.category {
            Category::Stake => "score-line-stake",
            Category::Cards => "score-line-cards",
        })
    }
}

impl ActionText for Action {
    fn say(&self, by: Actor, describe: &Describe) -> String {
        let name = match (*self, by) {
            (Self::Draw { seat, .. }, _) | (_, Actor::Seat(seat)) => describe.name(seat),
            (_, Actor::Nature) => "".into(),
        };
        let (key, number) = match *self {
            Self::Stake(stake) => ("event-stake", stake),
            Self::Wait => ("event-wait", 0),
            Self::Play(card) => ("event-play", card),
            Self::Draw { card, .. } => ("event-draw", card),
        };
        describe.texts.with(key, [("name", name), ("number", number.into())])
    }

    /// The card that is left blank has a sentence too.
    fn say_partial(&self, by: Actor, describe: &Describe) -> String {
        self.say(by, describe)
    }
}
