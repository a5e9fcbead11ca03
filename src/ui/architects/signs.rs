//! The effect of a card as a line of signs: goods with their number, conditions, exchanges. The words for it are in the
//! rules.

use egui::{Align2, Color32, FontFamily, FontId, Rect, Ui, Vec2, pos2, vec2};

use super::art;
use crate::architects::{Ability, Apprentice, Building, BuildingEffect, Goods, Most, Per, Resource};
use crate::ui::art::Art;
use crate::ui::theme::BOLD;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Picture(Art),
    /// So many of the sign that follows.
    Count(u8),
    /// So many more of the sign that follows.
    More(u8),
    /// So many fewer of the sign that follows.
    Less(u8),
    Vp(i8),
    /// “Or”, or “for every”.
    Slash,
    /// The signs before it are given for those after it.
    Arrow,
}

use Sign::{Arrow, Count, Less, More, Picture, Slash, Vp};

/// Returns true if a building works at the end of the game, not when it is constructed.
pub(crate) const fn at_end(effect: BuildingEffect) -> bool {
    match effect {
        BuildingEffect::Gain(_)
        | BuildingEffect::Either(..)
        | BuildingEffect::Draw(_)
        | BuildingEffect::TakeDebt
        | BuildingEffect::Capture(_)
        | BuildingEffect::CaptureOrRelease
        | BuildingEffect::ReleasePrisoners
        | BuildingEffect::DestroyDebt
        | BuildingEffect::Library
        | BuildingEffect::Palace
        | BuildingEffect::Hire
        | BuildingEffect::Monument
        | BuildingEffect::Watchtower
        | BuildingEffect::Crane
        | BuildingEffect::Graveyard => false,
        BuildingEffect::VpPer(..)
        | BuildingEffect::VirtuePer(..)
        | BuildingEffect::MostVp(..)
        | BuildingEffect::MostVirtue(..)
        | BuildingEffect::LoseVirtue(_)
        | BuildingEffect::NoDebtVp(_)
        | BuildingEffect::DebtVp(_) => true,
    }
}

pub(crate) fn of_goods(goods: Goods) -> Vec<Sign> {
    goods.iter().flat_map(|(it, count)| [Count(count), Picture(art::of_resource(it))]).collect()
}

pub fn of_building(building: Building) -> Vec<Sign> {
    match building.card().effect {
        BuildingEffect::Gain(goods) => of_goods(goods),
        BuildingEffect::Either(one, other) => {
            of_goods(one).into_iter().chain([Slash]).chain(of_goods(other)).collect()
        }
        BuildingEffect::Draw(count) => vec![Count(count), Picture(art::DRAW)],
        BuildingEffect::TakeDebt => vec![Picture(art::TAKE_DEBT)],
        BuildingEffect::Capture(count) => vec![Count(count), Picture(art::CAPTURE)],
        BuildingEffect::CaptureOrRelease => vec![Picture(art::CAPTURE), Slash, Picture(art::RELEASE)],
        BuildingEffect::ReleasePrisoners => vec![Picture(art::OPEN_PRISON)],
        BuildingEffect::DestroyDebt => vec![Picture(art::DESTROY_DEBT)],
        BuildingEffect::Library => vec![Picture(art::DISCARD), Arrow, Picture(art::BOOK), Picture(art::GOLD)],
        BuildingEffect::Palace => vec![Picture(art::VIRTUE), Arrow, Picture(art::GOLD)],
        BuildingEffect::Hire => vec![Picture(art::HIRE)],
        BuildingEffect::Monument => vec![Picture(art::EVERYONE), More(1), Picture(art::VIRTUE_UP)],
        BuildingEffect::Watchtower => {
            vec![Picture(art::WATCH), Picture(art::WORKER_PRISON), Arrow, Picture(art::VIRTUE_DOWN)]
        }
        BuildingEffect::Crane => vec![Picture(art::CRANE)],
        BuildingEffect::Graveyard => vec![Picture(art::GRAVEYARD)],
        BuildingEffect::VpPer(per, count) => [Vp(1), Slash].into_iter().chain(of_per(per, count)).collect(),
        BuildingEffect::VirtuePer(per, count) => {
            [Picture(art::VIRTUE_UP), Slash].into_iter().chain(of_per(per, count)).collect()
        }
        BuildingEffect::MostVp(most, vp) => {
            vec![Picture(art::MOST), Picture(of_most(most)), Arrow, Vp(vp.cast_signed())]
        }
        BuildingEffect::MostVirtue(most, virtue) => {
            vec![Picture(art::MOST), Picture(of_most(most)), Arrow, Count(virtue), Picture(art::VIRTUE_UP)]
        }
        BuildingEffect::LoseVirtue(virtue) => vec![Less(virtue), Picture(art::VIRTUE_DOWN)],
        BuildingEffect::NoDebtVp(vp) => vec![Picture(art::NO_DEBT), Arrow, Vp(vp.cast_signed())],
        BuildingEffect::DebtVp(vp) => vec![Vp(vp), Slash, Picture(art::DEBT_UNPAID)],
    }
}

fn of_per(per: Per, count: u8) -> Vec<Sign> {
    let pictures: &[Art] = match per {
        Per::Buildings => &[art::BUILDING],
        Per::Gold => &[art::GOLD],
        Per::Marble => &[art::MARBLE],
        Per::PaidDebts => &[art::DEBT_PAID],
        Per::Materials => &[art::CLAY, art::WOOD, art::STONE],
        Per::Captured => &[art::WORKER_CAPTURED],
        Per::Virtue => &[art::VIRTUE],
        Per::Skilled(skill) => return vec![Picture(art::of_skill(skill))],
    };
    let number = (count > 1).then_some(Count(count));
    number.into_iter().chain(pictures.iter().map(|&it| Picture(it))).collect()
}

const fn of_most(most: Most) -> Art {
    match most {
        Most::Cathedral => art::CATHEDRAL,
        Most::Of(resource) => art::of_resource(resource),
    }
}

/// Empty for an apprentice without an ability.
pub fn of_apprentice(apprentice: Apprentice) -> Vec<Sign> {
    let silver = Picture(art::of_resource(Resource::Silver));
    let (before, goods): (Vec<Sign>, Goods) = match apprentice.card().ability {
        Ability::None => (vec![], Goods::NONE),
        Ability::Visit(circle, goods) => (vec![Picture(art::of_circle(circle))], goods),
        Ability::Trade { give, get, virtue } => {
            let before = of_goods(give).into_iter().chain([Arrow]).chain(of_virtue(virtue));
            (before.collect(), get)
        }
        Ability::Advance(goods, buildings) => {
            let cards = (buildings > 0).then_some([Count(buildings), Picture(art::DRAW)]);
            (Some(Picture(art::CATHEDRAL)).into_iter().chain(cards.into_iter().flatten()).collect(), goods)
        }
        Ability::PayOff(goods) => (vec![Picture(art::DEBT_PAID)], goods),
        Ability::Conspire => (vec![Picture(art::CAPTURE), Less(1), silver], Goods::NONE),
        Ability::Illude => {
            (vec![Picture(art::BLACK_MARKET), Count(0), Picture(art::VIRTUE_DOWN)], Goods::NONE)
        }
        Ability::Trick => (vec![Picture(art::BLACK_MARKET), Less(1), silver], Goods::NONE),
        Ability::Swindle(goods) => (vec![Picture(art::BLACK_MARKET)], goods),
        Ability::Thieve => (vec![Picture(art::TAX_STAND), More(1), Picture(art::VIRTUE_UP)], Goods::NONE),
        Ability::Gatekeep(workers) => {
            (vec![Picture(art::CARD_MARKET), Count(workers), Picture(art::OPEN_PRISON)], Goods::NONE)
        }
        Ability::Squire { get, virtue } => {
            let before = [Count(0), Picture(art::WORKER_PRISON), Arrow].into_iter().chain(of_virtue(virtue));
            (before.collect(), get)
        }
        Ability::Sell(goods) => (vec![Picture(art::WORKER_CAPTURED), Arrow, Picture(art::PRISON)], goods),
        Ability::Oversee => (vec![Picture(art::STOREHOUSE), More(1), Picture(art::WORKER)], Goods::NONE),
        Ability::Peddle(goods) => (vec![Picture(art::CARD_MARKET)], goods),
    };
    before.into_iter().chain(of_goods(goods)).collect()
}

fn of_virtue(virtue: u8) -> Vec<Sign> {
    if virtue == 0 { vec![] } else { vec![Count(virtue), Picture(art::VIRTUE_UP)] }
}

impl Sign {
    /// Its width, in heights.
    const fn share(self) -> f32 {
        match self {
            Picture(_) => 1.05,
            Vp(_) => 1.1,
            Count(number) => {
                if number > 9 {
                    0.95
                } else {
                    0.5
                }
            }
            More(_) | Less(_) => 0.9,
            Slash => 0.4,
            Arrow => 0.65,
        }
    }

    /// A line may end after these.
    const fn ends_line(self) -> bool {
        matches!(self, Slash | Arrow)
    }
}

pub fn width(signs: &[Sign], height: f32) -> f32 {
    signs.iter().map(|sign| sign.share()).sum::<f32>() * height
}

/// Longer lines of signs, in heights, become two where there is room.
const ONE_LINE: f32 = 3.2;

/// Paints signs as large as possible, in one line or two, in the middle of a room.
pub fn paint(ui: &Ui, room: Rect, signs: &[Sign], ink: Color32) {
    let parts = match signs.iter().position(|sign| sign.ends_line()) {
        Some(at) if width(signs, 1.0) > ONE_LINE && room.height() * ONE_LINE > room.width() => {
            let (first, second) = signs.split_at(at + 1);
            vec![first, second]
        }
        _ => vec![signs],
    };
    let widest = parts.iter().map(|part| width(part, 1.0)).fold(0.0, f32::max);
    if widest == 0.0 {
        return;
    }
    let height = (room.height() / parts.len() as f32).min(room.width() / widest);
    let mut top = room.center().y - height * parts.len() as f32 / 2.0;
    for part in parts {
        paint_line(ui, pos2(room.center().x - width(part, height) / 2.0, top), part, height, ink);
        top += height;
    }
}

pub(crate) fn paint_line(ui: &Ui, mut at: egui::Pos2, signs: &[Sign], height: f32, ink: Color32) {
    for &sign in signs {
        let room = Rect::from_min_size(at, vec2(sign.share() * height, height));
        paint_sign(ui, room, sign, ink);
        at.x = room.right();
    }
}

fn paint_sign(ui: &Ui, room: Rect, sign: Sign, ink: Color32) {
    let side = room.height();
    let middle = Rect::from_center_size(room.center(), Vec2::splat(side * 0.96));
    let write = |text: String| {
        ui.painter().text(room.center(), Align2::CENTER_CENTER, text, number(side * 0.85), ink);
    };
    match sign {
        Picture(picture) => picture.image(middle.size()).paint_at(ui, middle),
        Count(count) => write(count.to_string()),
        More(count) => write(format!("+{count}")),
        Less(count) => write(format!("−{count}")),
        Vp(vp) => paint_vp(ui, middle, vp),
        Slash => write("/".to_owned()),
        Arrow => {
            let arrow = Rect::from_center_size(room.center(), Vec2::splat(side * 0.55));
            Art::NEXT.tinted(arrow.size(), ink).paint_at(ui, arrow);
        }
    }
}

pub(crate) fn paint_vp(ui: &Ui, rect: Rect, vp: i8) {
    art::VP.image(rect.size()).paint_at(ui, rect);
    let text = if vp < 0 { format!("−{}", vp.unsigned_abs()) } else { vp.to_string() };
    let size = rect.height() * if text.chars().count() > 1 { 0.44 } else { 0.54 };
    let centre = rect.center() - vec2(0.0, rect.height() * 0.015);
    // The wreath is the same in every look, and so is the number in it.
    ui.painter().text(centre, Align2::CENTER_CENTER, text, number(size), super::palette::IN_WREATH);
}

pub(super) fn number(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_building_and_every_apprentice_but_one_shows_what_it_does() {
        for building in Building::ALL {
            assert!(!of_building(building).is_empty(), "{building:?}");
        }
        for apprentice in Apprentice::ALL {
            let none = apprentice.card().ability == Ability::None;
            assert_eq!(of_apprentice(apprentice).is_empty(), none, "{apprentice:?}");
        }
    }

    #[test]
    fn cards_that_do_different_things_show_different_signs() {
        for (index, one) in Building::ALL.into_iter().enumerate() {
            for other in Building::ALL.into_iter().skip(index + 1) {
                let same = of_building(one) == of_building(other);
                assert!(!same || one.card().effect == other.card().effect, "{one:?} and {other:?}");
            }
        }
        for (index, one) in Apprentice::ALL.into_iter().enumerate() {
            for other in Apprentice::ALL.into_iter().skip(index + 1) {
                let same = of_apprentice(one) == of_apprentice(other);
                assert!(!same || one.card().ability == other.card().ability, "{one:?} and {other:?}");
            }
        }
    }
}
