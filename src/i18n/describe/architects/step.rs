//! What has to happen now.

use super::Describe;
use crate::architects::Step;
use crate::i18n::Arg;

impl<'a> Describe<'a> {
    /// A step as arguments for texts that say what has to happen.
    pub(super) fn architects_step(&self, step: Step) -> [Arg<'a>; 2] {
        let (id, player) = match step {
            Step::Side => ("side", None),
            Step::Lay(_) => ("lay", None),
            Step::Cast(_) => ("cast", None),
            Step::Deal(_) => ("deal", None),
            Step::Draft(_) => ("draft", None),
            Step::Start => ("start", None),
            Step::Draw(seat, _) => ("draw", Some(seat)),
            Step::Look(_) => ("look", None),
            Step::Refill(_) => ("refill", None),
            Step::Reward => ("reward", None),
            Step::TurnOver => ("turn-over", None),
            Step::Reshuffle => ("reshuffle", None),
            Step::Turn => ("turn", None),
            Step::Mines(_) => ("mines", None),
            Step::Trades(_) => ("trades", None),
            Step::Workshop(_) => ("workshop", None),
            Step::Captures(_) | Step::Raid(_) => ("captures", None),
            Step::Guard(_) => ("guard", None),
            Step::Middle => ("middle", None),
            Step::Keep => ("keep", None),
            Step::Guildhall => ("guildhall", None),
            Step::Pay(_) => ("pay", None),
            Step::Offering => ("offering", None),
            Step::Either(_) => ("either", None),
            Step::Barracks => ("barracks", None),
            Step::Hideout => ("hideout", None),
            Step::Church => ("church", None),
            Step::Library => ("library", None),
            Step::Tavern => ("tavern", None),
            Step::Graveyard => ("graveyard", None),
            Step::Crane => ("crane", None),
            Step::HandLimit(_) => ("hand-limit", None),
            Step::Surplus(seat, _) => ("surplus", Some(seat)),
            Step::Levy(seat, _) => ("levy", Some(seat)),
            Step::Gatekeepers(seat, _) | Step::Fara(seat) => ("free", Some(seat)),
            Step::Squires(seat, _) => ("squires", Some(seat)),
            Step::Over | Step::None => ("over", None),
            // Nobody is asked there.
            Step::Effect(_)
            | Step::Climb
            | Step::Acolytes
            | Step::AfterMarket(_)
            | Step::Reset
            | Step::ResetOf(_)
            | Step::Crowded
            | Step::MostPrisoners
            | Step::AfterAction
            | Step::NextTurn => ("other", None),
        };
        [("step", id.into()), ("player", player.map_or_else(|| "".into(), |seat| self.name(seat)))]
    }
}
