//! The state of the page “A reset: who pays?”: workers by colour, and the owners of the cards that work in a reset.

use crate::architects::components::{MOST_PLAYERS, START_VIRTUE, WORKERS};
use crate::architects::reset::{After, PlayerReset, reset};
use crate::architects::{Apprentice, Character, Space};
use crate::game::Seat;
use crate::i18n::describe::{ActText, Acted};
use crate::ui::Cx;
use crate::ui::architects::history;
use crate::ui::screens::settings::colour_key;

const SEATS: usize = MOST_PLAYERS as usize;

/// Workers in the black market, over all players (T4).
const IN_MARKET: u8 = Space::ALL.len() as u8;

/// A card that works in a reset (Z5). Each exists once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HelpingCard {
    Apprentice(Apprentice),
    Fara,
}

impl HelpingCard {
    /// The promotional one comes last.
    pub(super) const ALL: [Self; 5] = [
        Self::Apprentice(Apprentice::Gatekeeper),
        Self::Apprentice(Apprentice::SquireCarpentry),
        Self::Apprentice(Apprentice::SquireTiling),
        Self::Apprentice(Apprentice::SquireMasonry),
        Self::Fara,
    ];

    pub(super) fn all(promo: bool) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |card| promo || *card != Self::Fara)
    }

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Apprentice(apprentice) => apprentice.id(),
            Self::Fara => Character::Fara.id(),
        }
    }

    fn index(self) -> usize {
        Self::ALL.iter().position(|card| *card == self).unwrap_or_default()
    }
}

/// All colours are there, whoever plays: those without workers have no part in a reset.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ResetForm {
    prison: [u8; SEATS],
    market: [u8; SEATS],
    owners: [Option<Seat>; HelpingCard::ALL.len()],
}

impl ResetForm {
    pub(super) const fn prison(&self, seat: Seat) -> u8 {
        self.prison[seat.index()]
    }

    pub(super) const fn market(&self, seat: Seat) -> u8 {
        self.market[seat.index()]
    }

    /// The player's workers that are not in the market: nobody has more (C1).
    pub(super) const fn most_in_prison(&self, seat: Seat) -> u8 {
        WORKERS - self.market[seat.index()]
    }

    /// The room that the other players leave, but no more than the workers outside the prison.
    pub(super) fn most_in_market(&self, seat: Seat) -> u8 {
        let others = seats().filter(|other| *other != seat).map(|other| self.market(other));
        let free = IN_MARKET.saturating_sub(others.sum());
        free.min(WORKERS - self.prison[seat.index()])
    }

    pub(super) fn owner(&self, card: HelpingCard) -> Option<Seat> {
        self.owners[card.index()]
    }

    pub(super) fn is_begun(&self) -> bool {
        seats().any(|seat| self.prison(seat) + self.market(seat) > 0)
    }

    fn sheet(&self, seat: Seat, promo: bool) -> PlayerReset {
        let has = |card: HelpingCard| u8::from(self.owner(card) == Some(seat));
        let [gatekeeper, virtue, gold, marble, fara] = HelpingCard::ALL;
        PlayerReset {
            // Nobody has to enter it: the answer has a note on the ends of the track.
            virtue: START_VIRTUE,
            unpaid_debts: 0,
            prison: self.prison(seat),
            market: self.market(seat),
            gatekeepers: has(gatekeeper),
            virtue_squires: has(virtue),
            gold_squires: has(gold),
            marble_squires: has(marble),
            character: (promo && has(fara) > 0).then_some(Character::Fara),
        }
    }

    pub(super) fn after(&self, promo: bool) -> Vec<After> {
        let sheets: Vec<_> = seats().map(|seat| self.sheet(seat, promo)).collect();
        reset(&sheets)
    }
}

pub(super) fn seats() -> impl Iterator<Item = Seat> {
    (0..MOST_PLAYERS).map(Seat)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResetEdit {
    Prison(Seat, u8),
    Market(Seat, u8),
    Owner(HelpingCard, Option<Seat>),
    Again,
}

impl history::Edit for ResetEdit {
    type Subject = ResetForm;

    fn apply(&self, form: &mut ResetForm) {
        match *self {
            Self::Prison(seat, count) => form.prison[seat.index()] = count,
            Self::Market(seat, count) => form.market[seat.index()] = count,
            Self::Owner(card, owner) => form.owners[card.index()] = owner,
            Self::Again => *form = ResetForm::default(),
        }
    }
}

/// The players are called by their colours: nobody has to type a name.
pub(super) fn names(cx: &Cx) -> Vec<String> {
    cx.settings.marks.iter().map(|mark| cx.text(colour_key(mark.colour))).collect()
}

pub(super) fn card_name(cx: &Cx, card: HelpingCard) -> String {
    cx.with("reset-card", [("card", card.id().into())])
}

pub(super) fn owner_name(cx: &Cx, names: &[String], card: HelpingCard, owner: Option<Seat>) -> String {
    let owner = owner.map_or_else(|| cx.text("reset-nobody"), |seat| names[seat.index()].clone());
    cx.with("widget-explained", [("what", card_name(cx, card).into()), ("number", owner.into())])
}

pub(super) fn act(cx: &Cx, change: ResetEdit) -> ActText {
    let names = names(cx);
    let count = |what: String, value: u8| {
        cx.with("widget-stepper-value", [("what", what.into()), ("value", value.to_string().into())])
    };
    let of = |key, seat: Seat| cx.with(key, [("name", names[seat.index()].clone().into())]);
    let message = match change {
        ResetEdit::Prison(seat, workers) => count(of("reset-prison-of", seat), workers),
        ResetEdit::Market(seat, workers) => count(of("reset-market-of", seat), workers),
        ResetEdit::Owner(card, owner) => owner_name(cx, &names, card, owner),
        ResetEdit::Again => cx.text("reset-again"),
    };
    ActText::new(Acted::Sentence, message)
}

#[cfg(test)]
mod tests {
    use super::super::super::history::History;
    use super::*;
    use crate::architects::RuleId;

    #[test]
    fn q23_a_gatekeeper_frees_two_and_the_others_are_tied() {
        let mut history = History::<ResetEdit>::default();
        let [red, blue, yellow] = [Seat(0), Seat(1), Seat(2)];
        for change in [
            ResetEdit::Prison(blue, 1),
            ResetEdit::Market(red, 1),
            ResetEdit::Market(blue, 2),
            ResetEdit::Prison(red, 1),
            ResetEdit::Prison(yellow, 2),
            ResetEdit::Owner(HelpingCard::ALL[0], Some(blue)),
        ] {
            assert!(history.change(change), "{change:?}");
        }
        assert!(!history.change(ResetEdit::Prison(yellow, 2)), "nothing new");
        let after = history.now().after(false);
        let prison: Vec<_> = after.iter().map(|it| it.prison).collect();
        assert_eq!(prison, [2, 1, 2, 0, 0]);
        let pays: Vec<_> =
            after.iter().map(|it| it.lines.iter().any(|line| line.rule == RuleId::Z7)).collect();
        assert_eq!(pays, [true, false, true, false, false]);
        assert!(history.step(true) && history.step(false));
        assert_eq!(history.now().after(false), after);
    }

    #[test]
    fn no_more_than_three_workers_are_in_the_market() {
        let mut form = ResetForm::default();
        history::Edit::apply(&ResetEdit::Market(Seat(3), 2), &mut form);
        assert_eq!((form.most_in_market(Seat(0)), form.most_in_market(Seat(3))), (1, IN_MARKET));
        history::Edit::apply(&ResetEdit::Prison(Seat(0), WORKERS), &mut form);
        assert_eq!(form.most_in_market(Seat(0)), 0, "nobody has more workers than there are");
    }
}
