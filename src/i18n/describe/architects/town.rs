//! Texts of the town helper beside entries: changes by corrections, moves of pieces, announcements, and reasons why a number
//! may be out of date.

use super::words::building_arg;
use super::{Describe, ToText, yes_no};
use crate::architects::Resource;
use crate::architects::scoring::Opponent;
use crate::companion::architects::{
    Cause, Change, ClockNews, Doubt, Entry, EntryError, Piece, PieceMove, Topic, Value, Why,
};
use crate::game::Seat;
use crate::i18n::{Arg, Texts};

/// The names at a table; in a game for one the opponent is named as if it sat beside the player.
pub(crate) fn with_opponent(
    texts: &Texts,
    mut names: Vec<String>,
    opponent: Option<Opponent>,
) -> Vec<String> {
    names.extend(opponent.map(|it| texts.with("architects-opponent", [("opponent", it.id().into())])));
    names
}

impl Describe<'_> {
    fn topic(&self, topic: Topic) -> String {
        let (id, number, seat, resource) = match topic {
            Topic::Reset { number } => ("reset", number, None, None),
            Topic::Freed { number, seat } => ("freed", number, Some(seat), None),
            Topic::Goods { number, seat, resource } => ("goods", number, Some(seat), Some(resource)),
            Topic::ResetVirtue { number, seat } => ("reset-virtue", number, Some(seat), None),
            Topic::ResetDebts { number, seat } => ("reset-debts", number, Some(seat), None),
            Topic::LastSpace => ("last-space", 0, None, None),
            Topic::Virtue { seat } => ("virtue", 0, Some(seat), None),
            Topic::Cathedral { seat } => ("cathedral", 0, Some(seat), None),
            Topic::Unpaid { seat } => ("unpaid", 0, Some(seat), None),
            Topic::Paid { seat } => ("paid", 0, Some(seat), None),
            Topic::Stock { seat, resource } => ("stock", 0, Some(seat), Some(resource)),
            Topic::Workers { seat } => ("workers", 0, Some(seat), None),
            Topic::Prison { seat } => ("prison", 0, Some(seat), None),
            Topic::Captured { seat } => ("captured", 0, Some(seat), None),
            Topic::TaxStand => ("tax-stand", 0, None, None),
            Topic::Total { seat } => ("total", 0, Some(seat), None),
        };
        let args = [
            ("topic", id.into()),
            ("number", (number + 1).into()),
            ("name", seat.map_or_else(|| "".into(), |seat| self.name(seat))),
            ("resource", resource.map_or("", Resource::id).into()),
        ];
        self.texts.with("town-topic", args)
    }

    fn value(&self, value: Value) -> String {
        let (id, count, seat) = match value {
            Value::Nothing => ("nothing", 0, None),
            Value::Unknown => ("unknown", 0, None),
            Value::Count(count) => ("count", count, None),
            Value::Cause(Cause::Guildhall(space)) => ("guildhall", space.into(), None),
            Value::Cause(Cause::Market) => ("market", 0, None),
            Value::Cause(Cause::Entered) => ("told", 0, None),
            Value::Seat(seat) => ("name", 0, Some(seat)),
        };
        let name = seat.map_or_else(|| "".into(), |seat: Seat| self.name(seat));
        self.texts.with("town-value", [("value", id.into()), ("count", count.into()), ("name", name)])
    }
}

impl Describe<'_> {
    /// A change by a correction; the screen of the log has the words for entries and why they are left out.
    pub(crate) fn town_change(
        &self,
        change: &Change,
        words: impl Fn(&Entry) -> String,
        refused: impl Fn(EntryError) -> String,
    ) -> String {
        let (key, args): (&str, Vec<Arg>) = match change {
            Change::Fact { topic, before, after } => (
                "town-change",
                vec![
                    ("topic", self.topic(*topic).into()),
                    ("before", self.value(*before).into()),
                    ("after", self.value(*after).into()),
                ],
            ),
            Change::Held { topic, value } => (
                "town-change-held",
                vec![("topic", self.topic(*topic).into()), ("value", self.value(*value).into())],
            ),
            Change::Skipped { entry, why, .. } => {
                ("town-change-skipped", vec![("text", words(entry).into()), ("why", refused(*why).into())])
            }
            Change::CountsAgain { entry, .. } => {
                ("town-change-counts-again", vec![("text", words(entry).into())])
            }
        };
        self.texts.with(key, args)
    }
}

impl ToText for PieceMove {
    fn say(&self, describe: &Describe) -> String {
        let (piece, resource) = match self.piece {
            Piece::Debt => ("debt", ""),
            Piece::PaidDebt => ("paid-debt", ""),
            Piece::Virtue => ("virtue", ""),
            Piece::Worker => ("worker", ""),
            Piece::Goods(resource) => ("goods", resource.id()),
        };
        let args = [
            ("piece", piece.into()),
            ("more", yes_no(self.count > 0)),
            ("name", describe.name(self.seat)),
            ("count", self.count.unsigned_abs().into()),
            ("resource", resource.into()),
        ];
        describe.texts.with("town-move", args)
    }
}

impl ToText for ClockNews {
    fn say(&self, describe: &Describe) -> String {
        let (news, space, names): (&str, u8, &[Seat]) = match self {
            ClockNews::Reset => ("reset", 0, &[]),
            ClockNews::ResetNext { space } => ("next-reset", *space, &[]),
            ClockNews::MarketNext => ("market-next", 0, &[]),
            ClockNews::LastSpace => ("last-space", 0, &[]),
            ClockNews::LastTurns { left, last: Some(_) } => ("last-turns", 0, left.as_slice()),
            ClockNews::LastTurns { left, last: None } => ("some-turns", 0, left.as_slice()),
            ClockNews::AllDone => ("all-done", 0, &[]),
            ClockNews::OpponentRests => ("rests", 0, &[]),
        };
        let count = names.len();
        let names = describe.names(names.iter().copied());
        let args =
            [("news", news.into()), ("space", space.into()), ("names", names), ("count", count.into())];
        describe.texts.with("town-news", args)
    }
}

impl ToText for Doubt {
    fn say(&self, describe: &Describe) -> String {
        let doubt = match self {
            Self::Guildhall => "guildhall",
            Self::Reward => "reward",
            Self::Hired => "hired",
            Self::Watchtower => "watchtower",
            Self::Beyond => "beyond",
            Self::Church => "church",
            Self::Instead => "instead",
            Self::Reset => "reset",
        };
        describe.texts.with("town-doubt", [("doubt", doubt.into())])
    }
}

impl ToText for Why {
    fn say(&self, describe: &Describe) -> String {
        let (why, building, number): (&str, Arg, usize) = match *self {
            Self::Entered => ("told", ("building", "".into()), 0),
            Self::Building(building) => ("building", building_arg(building), 0),
            Self::Cathedral => ("cathedral", ("building", "".into()), 0),
            Self::Market => ("market", ("building", "".into()), 0),
            Self::PaidOff => ("paid-off", ("building", "".into()), 0),
            Self::Reset(number) => ("reset", ("building", "".into()), number + 1),
        };
        describe.texts.with("town-why", [("why", why.into()), building, ("number", number.into())])
    }
}

impl ToText for Cause {
    fn say(&self, describe: &Describe) -> String {
        let (cause, space) = match *self {
            Self::Guildhall(space) => ("guildhall", space),
            Self::Market => ("market", 0),
            Self::Entered => ("told", 0),
        };
        describe.texts.with("town-cause", [("cause", cause.into()), ("space", space.into())])
    }
}
