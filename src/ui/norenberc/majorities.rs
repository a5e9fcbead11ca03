//! The craftsman majorities, guild by guild: who has which place, who is tied, and what it earns.

use egui::{Align, Label, Layout, Ui, vec2};

use crate::companion::norenberc::FinalSheet;
use crate::norenberc::components::GUILDS;
use crate::norenberc::scoring::{LineSource, ScoreLine, Sheet};
use crate::norenberc::{Guild, Norenberc, RuleId, guilds_in_play};
use crate::ui::Cx;
use crate::ui::norenberc::badge::guild_badge;
use crate::ui::screens::score::{ShownResult, reason, rule_off};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Reason, columns, explained, inset, player_badge};

/// A player's craftsmen of one guild.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Holding {
    pub value: u8,
    pub tiles: u8,
}

pub(crate) type Holdings = [Holding; GUILDS];

pub fn holdings(sheets: &[FinalSheet]) -> Vec<Holdings> {
    let one = |sheet: &FinalSheet| {
        let mut own = Holdings::default();
        for &(guild, value) in sheet.craftsmen.iter().flatten() {
            let holding = &mut own[guild.index()];
            holding.value += value.unwrap_or(0);
            holding.tiles += 1;
        }
        own
    };
    sheets.iter().map(one).collect()
}

impl Holding {
    pub fn all(sheet: &Sheet) -> Holdings {
        Guild::ALL.map(|guild| Self { value: sheet.value(guild), tiles: sheet.tiles(guild) })
    }
}

pub(super) fn majorities_ui(ui: &mut Ui, cx: &Cx, shown: ShownResult<Norenberc>) {
    ui.label(text::heading(cx.text("result-heading-majorities")));
    let guilds = Guild::first(guilds_in_play(shown.names.len() as u8));
    columns(ui, size::MAJORITY_CARD, guilds, |ui, guild| {
        inset(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            guild_badge(ui, cx, guild, true);
            guild_ui(ui, cx, shown, guild);
        });
    });
}

fn guild_ui(ui: &mut Ui, cx: &Cx, shown: ShownResult<Norenberc>, guild: Guild) {
    let holding = |seat: usize| shown.holdings[seat][guild.index()];
    let (mut owners, without): (Vec<_>, Vec<_>) =
        (0..shown.names.len()).partition(|&seat| holding(seat).tiles > 0);
    owners.sort_by_key(|&seat| std::cmp::Reverse(holding(seat)));
    let soft = cx.palette().ink_soft;
    for &seat in &owners {
        rule_off(ui, cx.palette().line, 1.0);
        owner_ui(ui, cx, shown, guild, seat);
    }
    if owners.is_empty() {
        ui.label(text::small(cx.text("result-majority-nobody")).color(soft));
    } else if !without.is_empty() {
        rule_off(ui, cx.palette().line, 1.0);
        let names: Vec<_> = without.iter().map(|&seat| shown.names[seat].clone()).collect();
        let names = cx.texts.list(&names).into();
        ui.label(text::small(cx.with("result-majority-without", [("names", names)])).color(soft));
    }
}

fn line(shown: ShownResult<'_, Norenberc>, guild: Guild, seat: usize) -> Option<&ScoreLine> {
    let here =
        |line: &&ScoreLine| matches!(line.source, LineSource::Majority { guild: of, .. } if of == guild);
    shown.score.players[seat].lines.iter().find(here)
}

fn owner_ui(ui: &mut Ui, cx: &Cx, shown: ShownResult<Norenberc>, guild: Guild, seat: usize) {
    let line = line(shown, guild, seat);
    let (place, tied) = match line.map(|line| line.source) {
        Some(LineSource::Majority { place, tied, .. }) => (place, tied),
        _ => (0, false),
    };
    let owned = shown.holdings[seat][guild.index()];
    let owned =
        cx.with("result-majority-owns", [("value", owned.value.into()), ("tiles", owned.tiles.into())]);
    ui.horizontal_top(|ui| {
        player_badge(ui, cx, shown.marks[seat], &shown.names[seat], size::SWATCH);
        let words = ui.available_width() - size::TOUCH - ui.spacing().item_spacing.x;
        ui.allocate_ui_with_layout(vec2(words, 0.0), Layout::top_down(Align::Min), |ui| {
            ui.set_width(words);
            ui.spacing_mut().item_spacing.y = 0.0;
            let tied = if tied { "yes" } else { "no" }.into();
            let args = [("name", shown.names[seat].clone().into()), ("place", place.into()), ("tied", tied)];
            ui.add(Label::new(cx.with("result-majority-place", args)).wrap());
            ui.add(Label::new(text::small(owned).color(cx.palette().ink_soft)).wrap());
        });
        // G4: after a tied 2nd, or after the 3rd, there is no place.
        let none = || Reason { text: cx.text("result-majority-none"), rule: RuleId::G4.into() };
        let (vp, why) = line.map_or_else(|| (0, none()), |line| (line.vp, reason(cx, shown, line)));
        let args = [("name", shown.names[seat].clone().into()), ("guild", guild.id().into())];
        explained(ui, cx, &vp.to_string(), &cx.with("result-majority-of", args), &[why]);
    });
}
