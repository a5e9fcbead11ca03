//! A table of Architects of the West Kingdom in words: entries, questions, and reasons to reject an entry.

use super::words::{apprentice_arg, building_arg, count_arg, spot_arg};
use super::{Describe, ToText, yes_no};
use crate::architects::{Circle, Fact, FactError, Space, Spot, Stand};
use crate::companion::architects::{Did, Entry, Missing, OnSpace, Owned, Question, TitleEntryError};
use crate::game::Seat;
use crate::i18n::Arg;
use crate::i18n::describe::companion::tracking_arg;
use crate::i18n::describe::whole_name;
use crate::storage::short_name;

impl Missing {
    pub(crate) const fn text_id(self) -> &'static str {
        match self {
            Self::Buildings => "buildings",
            Self::Cathedral => "cathedral",
            Self::Virtue => "virtue",
            Self::Unpaid => "unpaid",
            Self::Paid => "paid",
            Self::Goods(resource) => resource.id(),
            Self::Prison => "prison",
            Self::Captured => "captured",
            Self::Skill(skill) => skill.id(),
            Self::Guildhall => "guildhall",
        }
    }
}

impl Describe<'_> {
    /// A player, or the opponent of a game for one, who has no seat.
    pub(super) fn who(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => short_name(name),
            None => self.texts.get("companion-opponent"),
        }
    }

    pub(super) fn who_arg(&self, seat: Seat) -> Arg<'static> {
        ("name", self.who(seat).into())
    }

    fn somebody_arg(&self, seat: Option<Seat>) -> Arg<'static> {
        let somebody = || self.texts.get("companion-somebody");
        ("name", seat.map_or_else(somebody, |seat| self.who(seat)).into())
    }

    fn counted(&self, seat: Seat, fact: &'static str, count: Option<u16>) -> String {
        let what = self.texts.with("table-fact-of", [self.who_arg(seat), ("fact", fact.into())]);
        let value = count.map_or_else(|| self.texts.get("widget-unknown"), |count| count.to_string());
        self.texts.with("companion-entry-counted", [("what", what.into()), ("value", value.into())])
    }

    fn owns(&self, seat: Seat, owned: &Owned) -> String {
        let few = |count: Option<u8>| count.map(u16::from);
        let of = |fact: Missing, count| self.counted(seat, fact.text_id(), count);
        let (key, args): (&str, Vec<Arg>) = match *owned {
            Owned::Building { building } => ("companion-owned-building", vec![building_arg(building)]),
            Owned::NoBuilding { building } => ("companion-owned-no-building", vec![building_arg(building)]),
            Owned::Unnamed { buildings } => {
                let count = buildings.map_or_else(|| "none".into(), Into::into);
                ("companion-owned-unnamed", vec![("count", count)])
            }
            Owned::Cathedral { level } => return of(Missing::Cathedral, few(level)),
            Owned::Virtue { virtue } => return of(Missing::Virtue, few(virtue)),
            Owned::Unpaid { debts } => return of(Missing::Unpaid, debts),
            Owned::Paid { debts } => return of(Missing::Paid, debts),
            Owned::Goods { resource, count } => return of(Missing::Goods(resource), count),
            Owned::Prison { workers } => return of(Missing::Prison, few(workers)),
            Owned::Captured { workers } => return of(Missing::Captured, few(workers)),
            Owned::Skill { skill, apprentices } => return of(Missing::Skill(skill), few(apprentices)),
            Owned::Guildhall { workers } => return of(Missing::Guildhall, few(workers)),
            Owned::Workers { workers } => return self.counted(seat, "workers", few(workers)),
            Owned::NothingElse => ("companion-owned-nothing-else", vec![]),
        };
        self.texts.with(key, args.into_iter().chain([self.who_arg(seat)]))
    }

    fn on_space(&self, on: OnSpace) -> String {
        match on {
            OnSpace::Free => self.texts.get("companion-space-free"),
            OnSpace::By(seat) => self.who(seat),
            OnSpace::Somebody => self.texts.get("companion-somebody"),
            OnSpace::Unknown => self.texts.get("widget-unknown"),
        }
    }

    pub(crate) fn reset_question(&self, question: Question) -> String {
        let (ask, card) = match question {
            Question::Prison { .. } => ("prison", ""),
            Question::Used { card } => ("used", card.id()),
            Question::Virtue { .. } => ("virtue", ""),
            Question::Destroyed { .. } => ("destroyed", ""),
            Question::Instead { .. } => ("instead", ""),
        };
        let args = [("ask", ask.into()), ("card", card.into()), self.somebody_arg(question.seat())];
        self.texts.with("companion-ask", args)
    }

    fn ruled(&self, fact: Fact) -> String {
        let (id, mut args): (&str, Vec<Arg>) = match fact {
            Fact::Goods { seat, resource, count } => {
                let what = self.counted(seat, resource.id(), Some(count));
                return self.texts.with("companion-ruling-counted", [("text", what.into())]);
            }
            Fact::Virtue { seat, virtue } => {
                let what = self.counted(seat, Missing::Virtue.text_id(), Some(virtue.into()));
                return self.texts.with("companion-ruling-counted", [("text", what.into())]);
            }
            Fact::Unpaid { seat, debts } => {
                let what = self.counted(seat, Missing::Unpaid.text_id(), Some(debts));
                return self.texts.with("companion-ruling-counted", [("text", what.into())]);
            }
            Fact::Paid { seat, debts } => {
                let what = self.counted(seat, Missing::Paid.text_id(), Some(debts));
                return self.texts.with("companion-ruling-counted", [("text", what.into())]);
            }
            Fact::Level { seat, level } => {
                let what = self.counted(seat, Missing::Cathedral.text_id(), Some(level.into()));
                return self.texts.with("companion-ruling-counted", [("text", what.into())]);
            }
            Fact::Hand { seat, cards } => ("hand", vec![self.who_arg(seat), count_arg(cards)]),
            Fact::Workers { seat, at, workers } => {
                let mut args = vec![self.who_arg(seat), count_arg(workers)];
                let id = match at {
                    Stand::Circle(circle) => {
                        args.push(spot_arg(Spot::Circle(circle)));
                        "workers"
                    }
                    Stand::Prison => {
                        args.push(spot_arg(Spot::Prison));
                        "workers"
                    }
                    Stand::Board(captor) => {
                        args.push(("captor", self.who(captor).into()));
                        "captured"
                    }
                };
                (id, args)
            }
            Fact::TaxStand { silver } => ("tax-stand", vec![count_arg(silver)]),
            Fact::TaxPaid { seat, tax } => ("tax-paid", vec![self.who_arg(seat), count_arg(tax)]),
            Fact::Dismissed { seat, apprentice } => {
                ("dismissed", vec![self.who_arg(seat), apprentice_arg(apprentice)])
            }
        };
        args.push(("fact", id.into()));
        self.texts.with("companion-ruling", filled(args))
    }
}

/// Fills every argument that a message may have.
fn filled(mut args: Vec<Arg<'static>>) -> Vec<Arg<'static>> {
    let usual: [Arg; 7] = [
        ("name", "".into()),
        ("count", 0.into()),
        ("captor", "".into()),
        ("building", "none".into()),
        ("apprentice", "none".into()),
        ("spot", Circle::Quarry.id().into()),
        ("question", "".into()),
    ];
    for (key, value) in usual {
        if !args.iter().any(|(known, _)| *known == key) {
            args.push((key, value));
        }
    }
    args
}

impl ToText for Entry {
    fn say(&self, describe: &Describe) -> String {
        let space = |space: Space| spot_arg(Spot::Market(space));
        let (key, args): (&str, Vec<Arg>) = match *self {
            Self::Guildhall { seat, did } => {
                let (did, building, virtue) = match did {
                    None => ("none", None, None),
                    Some(Did::Built { building }) => ("built", building, None),
                    Some(Did::Advanced { virtue }) => ("advanced", None, virtue),
                };
                let building = building.map_or("none", |building| building.id());
                let args = vec![
                    describe.somebody_arg(seat),
                    ("did", did.into()),
                    ("building", building.into()),
                    ("virtue", virtue.unwrap_or(0).into()),
                ];
                ("companion-entry-guildhall", args)
            }
            Self::Market { seat, space: on } => {
                ("companion-entry-market", vec![describe.somebody_arg(seat), space(on)])
            }
            Self::LastTurn { seat } => ("companion-entry-last-turn", vec![describe.who_arg(seat)]),
            Self::GuildhallIs { ref workers } => {
                ("companion-entry-guildhall-is", vec![count_arg(workers.len())])
            }
            Self::MarketIs { spaces: [left, middle, right] } => {
                let on = |on| describe.on_space(on).into();
                let args = vec![("left", on(left)), ("middle", on(middle)), ("right", on(right))];
                ("companion-entry-market-is", args)
            }
            Self::TaxStand { silver } => {
                let unknown = || describe.texts.get("widget-unknown");
                let value = silver.map_or_else(unknown, |silver| silver.to_string());
                ("companion-entry-tax-stand", vec![("value", value.into())])
            }
            Self::Reset { seat } => (
                "companion-entry-reset",
                vec![describe.somebody_arg(seat), ("known", yes_no(seat.is_some()))],
            ),
            Self::Used { card, by } => {
                let args = vec![
                    describe.somebody_arg(by),
                    ("used", yes_no(by.is_some())),
                    ("card", card.id().into()),
                ];
                ("companion-entry-used", args)
            }
            Self::Destroyed { seat, debts } => {
                ("companion-entry-destroyed", vec![describe.who_arg(seat), count_arg(debts)])
            }
            Self::PaidOff { seat } => ("companion-entry-paid-off", vec![describe.who_arg(seat)]),
            Self::Instead { seat, debts } => {
                ("companion-entry-instead", vec![describe.who_arg(seat), count_arg(debts)])
            }
            Self::NotKnown { question } => {
                let question = describe.reset_question(question);
                ("companion-entry-not-known", vec![("question", question.into())])
            }
            Self::NoneUsed => ("companion-entry-none-used", vec![]),
            Self::ResetDone => ("companion-entry-reset-done", vec![]),
            Self::EndGame => ("companion-entry-end-game", vec![]),
            Self::Options { promo, conspirator } => (
                "companion-entry-options",
                vec![("promo", yes_no(promo)), ("reading", conspirator.id().into())],
            ),
            Self::Owned { seat, ref owned } => return describe.owns(seat, owned),
            Self::Event(ref event) => return describe.say(event),
            Self::Person { seat, ref person } => {
                let name = whole_name(describe.texts, seat.index(), person);
                ("companion-entry-person", vec![("name", short_name(&name).into())])
            }
            Self::Ruling { fact } => return describe.ruled(fact),
            Self::Tracking { tracking } => ("companion-entry-depth", vec![tracking_arg(tracking)]),
        };
        describe.texts.with(key, args)
    }
}

impl ToText for FactError {
    fn say(&self, describe: &Describe) -> String {
        let (error, args): (&str, Vec<Arg>) = match *self {
            Self::NotNow => ("fact-not-now", vec![]),
            Self::NoSuchPlayer => return describe.texts.get("companion-refused-no-such-player"),
            Self::Most { most } => ("too-many", vec![count_arg(most)]),
            Self::LevelFull { level } => ("level-full", vec![count_arg(level)]),
            Self::HandEntered => ("hand-told", vec![]),
            Self::NotOwned { apprentice } => ("not-owned", vec![apprentice_arg(apprentice)]),
            Self::NothingLeft { seat } => ("nothing-left", vec![describe.who_arg(seat)]),
        };
        error_text(describe, error, args)
    }
}

impl ToText for TitleEntryError {
    fn say(&self, describe: &Describe) -> String {
        let (error, args): (&str, Vec<Arg>) = match *self {
            Self::Rules(refusal) => return describe.say(&refusal),
            Self::Fact(error) => return describe.say(&error),
            Self::ResetFirst => ("waits-for-reset", vec![]),
            Self::MarketClosed { seat, virtue } => {
                ("market-closed", vec![describe.who_arg(seat), count_arg(virtue)])
            }
            Self::CathedralClosed { seat, virtue } => {
                ("cathedral-closed", vec![describe.who_arg(seat), count_arg(virtue)])
            }
            Self::Open(question) => ("open", vec![("question", describe.reset_question(question).into())]),
            Self::NoReset => ("no-reset", vec![]),
            Self::NotInQuestion => ("not-asked", vec![]),
            Self::SpaceTaken { space } => ("space-taken", vec![spot_arg(Spot::Market(space))]),
            Self::LevelFull { level } => ("level-full", vec![count_arg(level)]),
            Self::TopReached { seat } => ("top-reached", vec![describe.who_arg(seat)]),
            Self::BuiltBy { building, seat } => {
                ("built-by", vec![building_arg(building), describe.who_arg(seat)])
            }
            Self::NotBuilt { building } => ("not-built", vec![building_arg(building)]),
            Self::NotInGame { building } => ("not-in-game", vec![building_arg(building)]),
            Self::NotSolo { building } => ("not-solo", vec![building_arg(building)]),
            Self::TooMany { most } => ("too-many", vec![count_arg(most)]),
            Self::TooFew { fewest } => ("too-few", vec![count_arg(fewest)]),
            Self::SpacesLeft { left } => ("spaces-left", vec![count_arg(left)]),
            Self::HadLastTurn { seat } => ("had-last-turn", vec![describe.who_arg(seat)]),
            Self::NotTheirs { seat } => ("not-theirs", vec![describe.who_arg(seat)]),
            Self::NoDebt { seat } => ("no-debt", vec![describe.who_arg(seat)]),
            Self::OutOfTurn { seat, next } => {
                ("out-of-turn", vec![describe.who_arg(seat), ("other", describe.who(next).into())])
            }
            Self::TurnsLeft { next } => ("turns-left", vec![describe.who_arg(next)]),
            Self::OnlyAtStart => ("only-at-start", vec![]),
            Self::WithinTurn => ("within-turn", vec![]),
            Self::Options => ("options", vec![]),
        };
        error_text(describe, error, args)
    }
}

fn error_text(describe: &Describe, error: &'static str, args: Vec<Arg<'static>>) -> String {
    describe.texts.with("companion-fault", filled(args).into_iter().chain([("fault", error.into())]))
}
