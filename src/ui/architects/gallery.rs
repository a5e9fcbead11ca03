//! The controls of Architects of the West Kingdom in the gallery.

use egui::{Ui, Vec2};

use super::card::{Shown, ShownCard, game_card, game_card_button};
use super::mark::{Workers, player_workers};
use super::{art, signs};
use crate::architects::{Apprentice, Building};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::gallery::part;
use crate::ui::theme::size;

pub fn gallery_ui(ui: &mut Ui, cx: &Cx) {
    part(ui, cx, "gallery-buildings", |ui| buildings_ui(ui, cx));
    part(ui, cx, "gallery-apprentices", |ui| apprentices_ui(ui, cx));
    part(ui, cx, "gallery-states", |ui| states_ui(ui, cx));
    part(ui, cx, "gallery-workers", |ui| workers_ui(ui, cx));
    part(ui, cx, "gallery-pictures", pictures_ui);
}

fn buildings_ui(ui: &mut Ui, cx: &Cx) {
    ui.horizontal_wrapped(|ui| {
        for building in Building::ALL {
            game_card(ui, cx, building, size::GAME_CARD);
        }
    });
}

fn apprentices_ui(ui: &mut Ui, cx: &Cx) {
    ui.horizontal_wrapped(|ui| {
        for (index, apprentice) in (0..).zip(Apprentice::ALL) {
            game_card(ui, cx, ShownCard::Apprentice(apprentice, index % 4), size::GAME_CARD);
        }
    });
}

/// Every state of both cards, and the sizes between the smallest and the largest.
fn states_ui(ui: &mut Ui, cx: &Cx) {
    let name = cx.text("gallery-name");
    let owner = cx.settings.marks.first().map(|&mark| (mark, name.as_str()));
    let note = cx.text("gallery-note");
    let states = [
        Shown::default(),
        Shown { chosen: true, ..Shown::default() },
        Shown { dimmed: true, note: Some(&note), ..Shown::default() },
        Shown { owner, ..Shown::default() },
    ];
    for (row, card) in
        [ShownCard::from(Building::Keep), ShownCard::Apprentice(Apprentice::Miner, 2)].into_iter().enumerate()
    {
        ui.push_id(row, |ui| {
            ui.horizontal_wrapped(|ui| {
                for shown in states {
                    game_card_button(ui, cx, card, size::GAME_CARD, shown);
                }
                game_card(ui, cx, card, size::GAME_CARD_MOST.midpoint(size::GAME_CARD));
                game_card(ui, cx, card, size::GAME_CARD_MOST);
            });
        });
    }
}

fn workers_ui(ui: &mut Ui, cx: &Cx) {
    let name = cx.text("gallery-name");
    for (index, mark) in (0..).zip(cx.settings.marks) {
        let known = Workers { free: Some(12 - index), prison: Some(index), captured: Some(2) };
        let workers = if index == 0 { Workers { prison: None, ..known } } else { known };
        player_workers(ui, cx, (mark, &name), workers, size::BADGE);
    }
}

/// Every drawing at three sizes: in a line, to press, and on its own.
fn pictures_ui(ui: &mut Ui) {
    for side in [size::ICON, size::LEAST_TARGET, size::GAME_CARD] {
        ui.horizontal_wrapped(|ui| {
            for &picture in art::ALL {
                pictured(ui, picture, side);
            }
        });
    }
}

fn pictured(ui: &mut Ui, picture: Art, side: f32) {
    if picture == art::VP {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), egui::Sense::hover());
        signs::paint_vp(ui, rect, 12);
    } else {
        ui.add(picture.image(Vec2::splat(side)).alt_text(picture.id()));
    }
}
