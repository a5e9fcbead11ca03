//! The cards and marks of Architects of the West Kingdom, in every look, language and state.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::architects::{Apprentice, Building};
use guildhall::i18n::{Lang, Texts};
use guildhall::storage::Settings;
use guildhall::titles::TitleId;
use guildhall::ui::architects::card::{Shown, ShownCard, game_card_button};
use guildhall::ui::architects::gallery::gallery_ui;
use guildhall::ui::theme::{Theme, ThemeKind, install, size};
use guildhall::ui::{Commands, Cx};

use crate::support::Pictures;

/// A window that paints only this.
fn painted<'a>(
    lang: Lang,
    kind: ThemeKind,
    size: egui::Vec2,
    mut paint: impl FnMut(&mut egui::Ui, &Cx) + 'a,
) -> Harness<'a> {
    let (texts, theme) = (Texts::new(lang), Theme::new(kind));
    let (settings, commands) = (Settings::default(), Commands::default());
    let mut installed = false;
    let mut harness = Harness::builder().with_size(size).renderer(Pictures::default()).build_ui(move |ui| {
        if !installed {
            install(ui.ctx());
            theme.apply(ui.ctx(), false);
            installed = true;
            // The fonts are there from the next paint on.
            ui.ctx().request_repaint();
            return;
        }
        let texts = texts.of(TitleId::Architects);
        let cx = Cx {
            texts,
            theme: &theme,
            settings: &settings,
            commands: &commands,
            now: &[],
            read_only: false,
            paper: false,
        };
        ui.painter().rect_filled(ui.ctx().content_rect(), 0, theme.palette.page);
        paint(ui, &cx);
    });
    harness.run();
    harness
}

/// What can be heard, by role.
fn heard(harness: &Harness<'_>, role: Role) -> Vec<String> {
    let nodes = harness.root().children_recursive();
    let nodes = nodes.filter(|node| node.accesskit_node().role() == role);
    nodes.filter_map(|node| node.accesskit_node().label()).collect()
}

#[test]
fn every_card_is_painted_and_said_in_every_look_and_language() {
    for (lang, kind) in Lang::ALL.into_iter().zip(ThemeKind::ALL.into_iter().cycle()) {
        let harness = painted(lang, kind, egui::vec2(1280.0, 5000.0), gallery_ui);
        let images: BTreeSet<_> = heard(&harness, Role::Image).into_iter().collect();
        let texts = Texts::new(lang);
        let texts = texts.of(TitleId::Architects);
        for building in Building::ALL {
            let name = texts.with("architects-building", [("building", building.id().into())]);
            assert!(images.iter().any(|it| it.starts_with(&name)), "{lang:?}: {name}");
        }
        for apprentice in Apprentice::ALL {
            let name = texts.with("architects-apprentice", [("apprentice", apprentice.id().into())]);
            assert!(images.iter().any(|it| it.starts_with(&name)), "{lang:?}: {name}");
        }
    }
}

#[test]
fn a_card_says_what_it_is_what_it_costs_what_it_is_worth_and_whose_it_is() {
    let owner = Settings::default().marks[0];
    let harness = painted(Lang::En, ThemeKind::Light, egui::vec2(500.0, 300.0), move |ui, cx| {
        ui.horizontal(|ui| {
            let shown = Shown { owner: Some((owner, "Ana")), ..Shown::default() };
            game_card_button(ui, cx, Building::Keep, size::GAME_CARD, shown);
            let shown = Shown { dimmed: true, note: Some("Too dear."), ..Shown::default() };
            game_card_button(
                ui,
                cx,
                ShownCard::Apprentice(Apprentice::Gatekeeper, 2),
                size::GAME_CARD,
                shown,
            );
            let shown = Shown { chosen: true, ..Shown::default() };
            game_card_button(ui, cx, Building::Well, size::GAME_CARD, shown);
        });
    });
    let all = heard(&harness, Role::Button);
    assert_eq!(
        all,
        [
            "Keep: 12\u{a0}VP. Cost: 5 wood, 2 stone and 2 gold. Needs: carpentry, tiling and masonry. Virtue: −2. \
             Owner: Ana.",
            "Gatekeeper. Skill: masonry. Silver on it: 2. Virtue: −1. Too dear.",
            "Well: 3\u{a0}VP. Cost: 2 wood and 2 stone.",
        ]
    );
    let chosen = harness.get_by_label_contains("Well");
    assert_eq!(chosen.accesskit_node().toggled(), Some(egui::accesskit::Toggled::True));
}

#[test]
fn a_card_does_not_change_its_size_with_its_state() {
    let owner = Settings::default().marks[0];
    let mut places = Vec::new();
    for shown in [
        Shown::default(),
        Shown { chosen: true, ..Shown::default() },
        Shown { dimmed: true, ..Shown::default() },
        Shown { owner: Some((owner, "Ana")), ..Shown::default() },
    ] {
        let harness = painted(Lang::Ru, ThemeKind::Dark, egui::vec2(300.0, 300.0), move |ui, cx| {
            game_card_button(ui, cx, Building::TilersHut, size::GAME_CARD, shown);
        });
        places.push(harness.get_by_role(Role::Button).rect());
    }
    assert!(places.windows(2).all(|pair| pair[0] == pair[1]), "{places:?}");
}
