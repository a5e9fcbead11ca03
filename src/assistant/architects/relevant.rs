//! The rules relevant at a moment of a game of Architects, and the reasons for a refusal.

use crate::architects::components::{CATHEDRAL_OPEN_FROM, MARKET_CLOSED_FROM};
use crate::architects::{
    Ability, Building, BuildingEffect, Character, Observation, Refusal, RuleId, Setup, State, Step,
};
use crate::assistant::article::Article;
use crate::game::Seat;
use crate::i18n::describe::Describe;

/// The refusal in words, with its numbers, and the article behind it.
pub fn why_not(describe: Describe, refusal: Refusal) -> (String, Article) {
    (describe.say(&refusal), Article::new(describe.texts, refusal.rule()))
}

/// The rules relevant now for the observer, most important first, without repeats.
pub fn relevant_rules_now(_: &Setup, observation: &Observation) -> Vec<RuleId> {
    relevant_rules_at(observation.table(), observation.seat())
}

/// The same for the seat that has to answer, at a table where nobody's cards are known.
pub fn relevant_rules_at(state: &State, seat: Seat) -> Vec<RuleId> {
    let step = state.step();
    let mut rules = vec![step.rule()];
    rules.extend(of_step(state, step, seat));
    if is_reset(state) {
        rules.extend([RuleId::Z2, RuleId::Z3, RuleId::Z4, RuleId::Z5, RuleId::Z6, RuleId::Z7]);
    }
    let mut seen = Vec::new();
    rules.retain(|rule| {
        let new = !seen.contains(rule);
        seen.push(*rule);
        new
    });
    rules
}

fn is_reset(state: &State) -> bool {
    state.agenda().any(|step| {
        matches!(step, Step::Reset | Step::ResetOf(_) | Step::Crowded | Step::MostPrisoners)
            || matches!(step, Step::TurnOver | Step::Reshuffle)
    })
}

fn of_step(state: &State, step: Step, seat: Seat) -> Vec<RuleId> {
    match step {
        Step::Side | Step::Lay(_) => vec![RuleId::S1, RuleId::S3, RuleId::S2, RuleId::S4],
        Step::Cast(_) => vec![RuleId::P1, RuleId::P2, RuleId::P3],
        Step::Deal(_) | Step::Draft(_) => vec![RuleId::S7, RuleId::X36, RuleId::B1, RuleId::A2],
        Step::Start => vec![RuleId::S8, RuleId::X35],
        Step::Draw(..) => vec![RuleId::W6, RuleId::T3, RuleId::X17],
        Step::Look(_) | Step::Keep => vec![RuleId::M3, RuleId::X40, RuleId::X17],
        Step::Refill(_) => vec![RuleId::W5, RuleId::X59],
        Step::Reward => vec![RuleId::A2, RuleId::X42],
        Step::TurnOver | Step::Reshuffle => vec![RuleId::Z4, RuleId::X14, RuleId::X41],
        Step::Turn => of_turn(state, seat),
        Step::Mines(_) => vec![RuleId::R2, RuleId::H4],
        Step::Trades(_) => vec![RuleId::K1, RuleId::K2, RuleId::K3, RuleId::X1],
        Step::Workshop(_) => {
            let mut rules = vec![RuleId::W1, RuleId::W2, RuleId::W3, RuleId::W6];
            rules.extend(at_limit(state, seat).then_some(RuleId::X25));
            rules.extend(evades(state, seat).then_some(RuleId::V3));
            rules.extend(is(state, seat, Character::Rudolf).then_some(RuleId::X6));
            rules.extend([RuleId::H1, RuleId::W4]);
            rules
        }
        Step::Captures(_) => {
            let mut rules = vec![RuleId::N1, RuleId::N2, RuleId::N3, RuleId::N5];
            rules.extend(owns(state, seat, |it| it == Ability::Conspire).then_some(RuleId::X5));
            rules.extend(evades(state, seat).then_some(RuleId::V3));
            rules.extend([RuleId::N4, RuleId::N6]);
            rules
        }
        Step::Raid(_) => vec![RuleId::B4, RuleId::X4, RuleId::N1],
        Step::Barracks => vec![RuleId::B4, RuleId::X4, RuleId::G4],
        Step::Hideout => vec![RuleId::B4, RuleId::X4, RuleId::G3],
        Step::Guard(_) => {
            let mut rules = vec![RuleId::G1];
            rules.extend((state.captured_by(seat) > 0).then_some(RuleId::G2));
            rules.extend((state.prisoners(seat) > 0).then_some(RuleId::G3));
            rules.extend((state.captives_of(seat) > 0).then_some(RuleId::G4));
            rules.extend((state.unpaid_debts(seat) > 0).then_some(RuleId::G5));
            rules.extend(evades(state, seat).then_some(RuleId::X8));
            rules.push(RuleId::X26);
            rules
        }
        Step::Middle => {
            let mut rules = vec![RuleId::M3, RuleId::H3];
            rules.extend(at_limit(state, seat).then_some(RuleId::X25));
            rules.extend([RuleId::X47, RuleId::X46]);
            rules
        }
        Step::Guildhall => {
            let mut rules = vec![RuleId::U1, RuleId::B1, RuleId::B2, RuleId::A1, RuleId::A3];
            rules.extend((state.virtue(seat) < CATHEDRAL_OPEN_FROM).then_some(RuleId::V5));
            rules.extend([RuleId::U3, RuleId::X48]);
            rules
        }
        Step::Pay(building) => {
            let mut rules = vec![RuleId::B2];
            rules.extend(is(state, seat, Character::Therese).then_some(RuleId::X24));
            rules.extend(is(state, seat, Character::Lothaire).then_some(RuleId::X76));
            rules.extend(of_building(building));
            rules
        }
        Step::Offering | Step::Climb => vec![RuleId::A2, RuleId::A3, RuleId::X38],
        Step::Either(_) => vec![RuleId::B3, RuleId::X34],
        Step::Church => vec![RuleId::B5, RuleId::D3, RuleId::D2],
        Step::Library => vec![RuleId::B5, RuleId::X34],
        Step::Tavern => {
            let mut rules = vec![RuleId::B5, RuleId::H3];
            rules.extend(at_limit(state, seat).then_some(RuleId::X25));
            rules
        }
        Step::Graveyard => vec![RuleId::L2, RuleId::X27],
        Step::Crane => vec![RuleId::L1, RuleId::X73, RuleId::U1],
        Step::HandLimit(_) => vec![RuleId::T3, RuleId::X37, RuleId::X38],
        Step::Surplus(..) => vec![RuleId::V6, RuleId::X49, RuleId::D3, RuleId::X72],
        Step::Levy(..) => vec![RuleId::P12, RuleId::X71, RuleId::D1],
        Step::Gatekeepers(..) => vec![RuleId::H10, RuleId::X16, RuleId::X51],
        Step::Fara(_) => vec![RuleId::P11, RuleId::X51, RuleId::X16],
        Step::Squires(..) => vec![RuleId::H10, RuleId::X51, RuleId::V4],
        Step::Effect(building) => of_building(building),
        Step::Acolytes => vec![RuleId::H6],
        Step::AfterMarket(_) => vec![RuleId::X47, RuleId::H8],
        Step::Reset | Step::ResetOf(_) | Step::Crowded | Step::MostPrisoners => {
            vec![RuleId::X13, RuleId::X15, RuleId::X12]
        }
        Step::AfterAction | Step::NextTurn | Step::None => vec![RuleId::T1, RuleId::T3],
        Step::Over => vec![RuleId::F1, RuleId::F2, RuleId::F3, RuleId::F11, RuleId::X64],
    }
}

/// Where to place: closed places and last spaces come first.
fn of_turn(state: &State, seat: Seat) -> Vec<RuleId> {
    if state.workers(seat) == 0 {
        return vec![RuleId::T2, RuleId::X2, RuleId::X57];
    }
    let mut rules = vec![RuleId::T4];
    if state.last_turns().is_some() {
        rules.extend([RuleId::E1, RuleId::E2, RuleId::X55]);
    }
    let virtue = state.virtue(seat);
    rules.extend((virtue >= MARKET_CLOSED_FROM).then_some(RuleId::V4));
    rules.extend((virtue < CATHEDRAL_OPEN_FROM).then_some(RuleId::V5));
    rules.extend(evades(state, seat).then_some(RuleId::V3));
    rules.extend([RuleId::R1, RuleId::W1, RuleId::N1, RuleId::M1, RuleId::U1, RuleId::X1]);
    rules
}

/// V3: true if the player may leave some tax unpaid.
fn evades(state: &State, seat: Seat) -> bool {
    crate::architects::prices::evaded(state.virtue(seat), state.character(seat)) > 0
}

fn is(state: &State, seat: Seat, character: Character) -> bool {
    state.character(seat) == Some(character)
}

fn at_limit(state: &State, seat: Seat) -> bool {
    state.apprentices(seat).len() >= state.apprentice_limit(seat)
}

fn owns(state: &State, seat: Seat, wanted: impl Fn(Ability) -> bool) -> bool {
    state.apprentices(seat).kinds().any(|it| wanted(it.card().ability))
}

fn of_building(building: Building) -> Vec<RuleId> {
    match building.card().effect {
        BuildingEffect::Gain(_)
        | BuildingEffect::Either(..)
        | BuildingEffect::Draw(_)
        | BuildingEffect::TakeDebt => vec![RuleId::B3, RuleId::X18],
        BuildingEffect::Capture(_) | BuildingEffect::CaptureOrRelease | BuildingEffect::ReleasePrisoners => {
            vec![RuleId::B4, RuleId::X4]
        }
        BuildingEffect::DestroyDebt
        | BuildingEffect::Library
        | BuildingEffect::Palace
        | BuildingEffect::Hire => vec![RuleId::B5, RuleId::X18],
        BuildingEffect::Monument | BuildingEffect::Watchtower => vec![RuleId::B6, RuleId::X58],
        BuildingEffect::Crane => vec![RuleId::L1],
        BuildingEffect::Graveyard => vec![RuleId::L2],
        BuildingEffect::VirtuePer(..) | BuildingEffect::MostVirtue(..) | BuildingEffect::LoseVirtue(_) => {
            vec![RuleId::F1]
        }
        BuildingEffect::VpPer(..) | BuildingEffect::MostVp(..) | BuildingEffect::NoDebtVp(_) => {
            vec![RuleId::F2, RuleId::F3]
        }
        BuildingEffect::DebtVp(_) => vec![RuleId::F6, RuleId::X20],
    }
}
