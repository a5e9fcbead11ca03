//! Refusals that no other test comes across, and that each has a name of its own.

use guildhall::architects::{
    Action, Architects, Building, Circle, Hands, Refusal, Resource, RuleId, Setup, Step,
};
use guildhall::game::{Actor, Game, HasRule, Seat};

use super::{BLUE, RED, Scene, cards, plenty, scene};

#[test]
fn t1_somebody_else_or_nobody_or_something_else_is_due() {
    let table = scene(2, |_| {});
    let check = |actor, action| Architects::check(&table.setup, &table.state, actor, action).unwrap_err();
    let seat = Seat(7);
    assert_eq!(check(Actor::Seat(seat), Action::Stop), Refusal::NoSuchPlayer { seat });
    let (actor, step) = (Actor::Seat(BLUE), Step::Turn);
    assert_eq!(check(actor, Action::Stop), Refusal::NotDue { actor, step });
    assert_eq!(check(Actor::Nature, Action::Reshuffle).code(), "not-due");
    assert_eq!(table.refuses("stop"), Refusal::NotNow { step });
    assert_eq!(table.refuses("stop").cited_rule().title, "architects");
}

#[test]
fn r2_the_mines_have_clay_and_gold() {
    let mut table = scene(2, |it| it.players[0].circles = super::at(Circle::Mines, 1));
    table.plays("place mines");
    assert_eq!(table.refuses("mine wood"), Refusal::NotMined);
    assert_eq!(Refusal::GoldNeedsTwo { workers: 1 }.rule(), RuleId::R2);
}

#[test]
fn x65_no_card_is_named_where_hands_are_sealed() {
    let mut table = Scene::of(Setup::new(2).with_hands(Hands::Sealed), |it| {
        it.display = super::display_without(&[guildhall::architects::Apprentice::Labourer]);
        it.players[0].apprentices = vec![guildhall::architects::Apprentice::Labourer];
        it.players[0].sealed = 2;
        it.players[0].stock = plenty();
    });
    table.plays("place guildhall; construct library");
    assert_eq!(table.legal(), ["discard ?", "stop"]);
    assert_eq!(table.refuses("discard keep"), Refusal::CardSealed);
    table.plays("discard ?");
    assert_eq!((table.state.hand_len(RED), table.has(RED, Resource::Gold)), (0, 32));
}

#[test]
fn a1_without_a_card_to_discard_there_is_no_advance() {
    let mut table = Scene::of(Setup::new(2).with_promo(), |it| {
        it.players[0].hand = cards(&[Building::Crane]);
        it.players[0].stock = plenty();
    });
    table.plays("place guildhall; construct crane");
    assert_eq!(table.state.active(), BLUE, "with an empty hand the crane's worker has nothing to do");
    assert_eq!(Refusal::NoCardToDiscard.rule(), RuleId::A1);
}

#[test]
fn t2_nobody_is_there_to_be_taken_back() {
    let table = scene(2, |it| it.players[0].circles = [10, 10, 0, 0, 0, 0, 0, 0, 0]);
    let source = guildhall::architects::DrawSource::Circle(Circle::Mines);
    assert_eq!(table.refuses("take-back mines"), Refusal::NoneThere { source });
    assert_eq!(table.refuses("take-back from Yellow").code(), "no-such-player");
}

#[test]
fn rare_refusals_name_their_rule() {
    let slot = guildhall::architects::Slot::new(1, 1).unwrap();
    assert_eq!(Refusal::EmptySlot { slot }.rule(), RuleId::W2);
    assert_eq!(Refusal::NoPrisoners { rule: RuleId::G3 }.rule(), RuleId::G3);
    let table = {
        let mut table = scene(2, |it| it.players[0].captured = [0, 1, 0, 0, 0]);
        table.plays("place guardhouse");
        table
    };
    assert_eq!(table.refuses("guard release-prison"), Refusal::NoPrisoners { rule: RuleId::G3 });
}
