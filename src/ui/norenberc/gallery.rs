//! The controls of Norenberc in the gallery.

use std::sync::LazyLock;

use egui::Ui;

use super::badge::guild_badge;
use super::tile::{crest, tile};
use crate::assistant::norenberc::relevant_rules_now;
use crate::game::{Actor, Due, Seat, Table};
use crate::norenberc::{Craftsman, Deck, Good, Guild, Norenberc, Refusal, RuleId, Setup, Tile, Townsman};
use crate::storage::norenberc::default_box;
use crate::ui::Cx;
use crate::ui::screens::gallery::part;
use crate::ui::theme::size;
use crate::ui::widgets::{Reason, columns, explained, why, why_not};

/// The relevant rules when the first plan of a game is due.
static FIRST_PLAN: LazyLock<Vec<RuleId>> = LazyLock::new(|| {
    let mut table = Table::<Norenberc>::new(Setup::new(2, default_box()));
    let mut deck = Deck::new(table.setup(), 1);
    while table.due() == Due::Nature {
        let answer = deck.answer(table.state());
        table.enter(Actor::Nature, answer).expect("a deck answers as the rules want it");
    }
    let observation = table.observe(Seat(0));
    relevant_rules_now(table.setup(), &observation)
});

pub(super) fn gallery_ui(ui: &mut Ui, cx: &Cx) {
    cx.relevant_rules(&FIRST_PLAN);
    part(ui, cx, "gallery-guilds", |ui| guilds_ui(ui, cx));
    part(ui, cx, "gallery-tiles", |ui| tiles_ui(ui, cx));
    part(ui, cx, "gallery-reasons", |ui| reasons_ui(ui, cx));
}

fn guilds_ui(ui: &mut Ui, cx: &Cx) {
    columns(ui, 180.0, Guild::ALL, |ui, guild| {
        guild_badge(ui, cx, guild, true);
    });
    ui.horizontal_wrapped(|ui| {
        for guild in Guild::ALL.map(Some).into_iter().chain([None]) {
            crest(ui, cx, guild, size::TOUCH);
        }
    });
}

fn tiles_ui(ui: &mut Ui, cx: &Cx) {
    ui.horizontal_wrapped(|ui| {
        for (value, guild) in (2..).zip(Guild::ALL) {
            tile(ui, cx, Tile::Craftsman(Craftsman { guild, value, agent: value % 2 == 0 }));
        }
        for townsman in Townsman::ALL {
            tile(ui, cx, Tile::Townsman(townsman));
        }
    });
}

fn reasons_ui(ui: &mut Ui, cx: &Cx) {
    ui.horizontal_wrapped(|ui| {
        let reason = |rule| Reason { text: cx.text("gallery-sample"), rule };
        explained(
            ui,
            cx,
            "25",
            &cx.text("gallery-number"),
            &[reason(RuleId::G2.into()), reason(RuleId::G8.into())],
        );
        why(ui, cx, RuleId::R2);
    });
    let refusal = Refusal::NotInStorehouse { guild: Guild::Bakers, good: Good::Pastry, wants: 3, has: 1 };
    why_not(ui, cx, &cx.describe().say(&refusal), refusal.rule());
}
