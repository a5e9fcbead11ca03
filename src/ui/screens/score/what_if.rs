//! “What if”: change any count and watch the totals move. The changed sheets live in the view and nowhere else.

use egui::{Align, Label, Layout, Ui, vec2};

use super::{ScoreAction, ScoreInput, ScoreView, Shown};
use crate::companion::norenberc::FinalSheet;
use crate::norenberc::components::{
    CRAFTSMEN_PER_GUILD, CRESTS_PER_GUILD, HIGHEST_VALUE, LOWEST_VALUE, PRESTIGE_CRESTS, TOWNSMEN, Trigger,
};
use crate::norenberc::{Craftsman, Guild, MOST_TALERS, Tile, Townsman, guilds_in_play};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, Weight, button, columns, inset, option, player_badge};

/// What is tried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WhatIf {
    /// What everybody would own.
    pub(super) sheets: Vec<FinalSheet>,
    seat: usize,
    part: Part,
    /// It was opened just now, from further down.
    fresh: bool,
}

/// Which counts of a player are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    TalersAndCrests,
    Craftsmen(Guild),
    Townsmen,
}

/// One count of a sheet.
#[derive(Clone, Copy)]
enum Count {
    Talers,
    Crests(Guild),
    PrestigeCrests,
    Craftsmen(Guild, u8),
    Townsmen(Townsman),
}

impl Count {
    fn art(self) -> Art {
        match self {
            Self::Talers => Art::Taler,
            Self::Crests(guild) => Art::of_crest(guild),
            Self::PrestigeCrests => Art::CrestPrestige,
            Self::Craftsmen(guild, _) => Art::of_good(guild.good()),
            Self::Townsmen(townsman) => Art::of_townsman(townsman),
        }
    }

    fn name(self, cx: &Cx) -> String {
        match self {
            Self::Talers => cx.text("result-talers"),
            Self::Crests(guild) => cx.with("widget-crest", [("guild", guild.id().into())]),
            Self::PrestigeCrests => cx.text("widget-crest-prestige"),
            Self::Craftsmen(guild, value) => {
                cx.describe().tile(Tile::Craftsman(Craftsman { guild, value, agent: false }))
            }
            Self::Townsmen(townsman) => cx.describe().tile(Tile::Townsman(townsman)),
        }
    }

    fn of(self, sheet: &FinalSheet) -> u32 {
        match self {
            Self::Talers => sheet.talers.unwrap_or(0).into(),
            Self::Crests(guild) => sheet.crests[guild.index()].unwrap_or(0).into(),
            Self::PrestigeCrests => sheet.prestige_crests.unwrap_or(0).into(),
            Self::Craftsmen(guild, value) => {
                let same = |it: &&(Guild, Option<u8>)| **it == (guild, Some(value));
                sheet.craftsmen.iter().flatten().filter(same).count() as u32
            }
            Self::Townsmen(townsman) => sheet.townsmen[townsman.index()].unwrap_or(0).into(),
        }
    }

    fn set(self, sheet: &mut FinalSheet, count: u32) {
        let few = count as u8;
        match self {
            Self::Talers => sheet.talers = Some(count as u16),
            Self::Crests(guild) => sheet.crests[guild.index()] = Some(few),
            Self::PrestigeCrests => sheet.prestige_crests = Some(few),
            Self::Craftsmen(guild, value) => {
                let craftsmen = sheet.craftsmen.get_or_insert_default();
                let tile = (guild, Some(value));
                for _ in craftsmen.iter().filter(|it| **it == tile).count()..count as usize {
                    craftsmen.push(tile);
                }
                while craftsmen.iter().filter(|it| **it == tile).count() > count as usize {
                    let Some(last) = craftsmen.iter().rposition(|it| *it == tile) else { return };
                    craftsmen.remove(last);
                }
            }
            Self::Townsmen(townsman) => sheet.townsmen[townsman.index()] = Some(few),
        }
    }

    /// C2, C3: what lies with others cannot lie here as well.
    fn most(self, sheets: &[FinalSheet], seat: usize) -> u32 {
        let sum = |count: &dyn Fn(&FinalSheet) -> u32| sheets.iter().map(count).sum::<u32>();
        let (all, there) = match self {
            Self::Talers => return MOST_TALERS.into(),
            Self::Crests(_) => (sum(&|sheet| self.of(sheet)), CRESTS_PER_GUILD.into()),
            Self::PrestigeCrests => (sum(&|sheet| self.of(sheet)), PRESTIGE_CRESTS.into()),
            Self::Craftsmen(guild, _) => {
                let of_guild = |sheet: &FinalSheet| {
                    sheet.craftsmen.iter().flatten().filter(|(of, _)| *of == guild).count() as u32
                };
                (sum(&of_guild), CRAFTSMEN_PER_GUILD as u32)
            }
            Self::Townsmen(_) => {
                let all = |sheet: &FinalSheet| {
                    sheet.townsmen.iter().map(|count| u32::from(count.unwrap_or(0))).sum::<u32>()
                };
                (sum(&all), TOWNSMEN.into())
            }
        };
        let here = self.of(&sheets[seat]);
        here + u32::saturating_sub(there, all)
    }
}

/// The way in.
pub(super) fn open_ui(ui: &mut Ui, cx: &Cx, input: &ScoreInput, view: &mut ScoreView) {
    ui.label(text::heading(cx.text("result-heading-what-if")));
    ui.label(cx.text("result-what-if-about"));
    if button(ui, cx, Weight::Normal, Some(Art::Hint), &cx.text("result-what-if-open")).clicked() {
        let sheets = input.sheets.to_vec();
        view.what_if = Some(WhatIf { sheets, seat: 0, part: Part::TalersAndCrests, fresh: true });
    }
}

/// The counts to change, and the totals as they would be.
pub(super) fn what_if_ui(
    ui: &mut Ui,
    cx: &Cx,
    shown: Shown,
    input: &ScoreInput,
    view: &mut ScoreView,
) -> Option<ScoreAction> {
    let what_if = view.what_if.as_mut()?;
    if std::mem::take(&mut what_if.fresh) {
        ui.scroll_to_cursor(Some(Align::TOP));
    }
    ui.label(text::heading(cx.text("result-heading-what-if")));
    ui.label(cx.text("result-what-if-about"));
    totals_ui(ui, cx, shown, input);
    ui.add_space(size::GAP_SMALL);
    ui.horizontal_wrapped(|ui| {
        for (seat, name) in shown.names.iter().enumerate() {
            if option(ui, cx, what_if.seat == seat, None, name).clicked() {
                what_if.seat = seat;
            }
        }
    });
    let guilds = Guild::first(guilds_in_play(shown.names.len() as u8));
    ui.horizontal_wrapped(|ui| {
        let mut choose = |ui: &mut Ui, part: Part, art: Art, name: &str| {
            if option(ui, cx, what_if.part == part, Some(art.icon()), name).clicked() {
                what_if.part = part;
            }
        };
        choose(ui, Part::TalersAndCrests, Art::TalerStack, &cx.text("result-what-if-talers"));
        for guild in guilds.clone() {
            choose(ui, Part::Craftsmen(guild), Art::of_good(guild.good()), &cx.describe().guild(guild));
        }
        choose(ui, Part::Townsmen, Art::Nobleman, &cx.text("result-what-if-townsmen"));
    });
    counts_ui(ui, cx, what_if, guilds);
    ui.add_space(size::GAP_SMALL);
    let mut action = None;
    let mut done = false;
    ui.horizontal_wrapped(|ui| {
        let same = what_if.sheets == input.sheets;
        let back = button(ui, cx, Weight::Primary, Some(Art::Back), &cx.text("result-what-if-drop"));
        done = back.clicked();
        let keep = ui.add_enabled_ui(input.keeps && !same && !cx.read_only, |ui| {
            button(ui, cx, Weight::Normal, Some(Art::Check), &cx.text("result-what-if-keep"))
        });
        if keep.inner.clicked() {
            action = Some(ScoreAction::Keep(what_if.sheets.clone()));
            done = true;
        }
    });
    if done {
        view.what_if = None;
    }
    action
}

/// Everybody's total, and how it differs from the real one.
fn totals_ui(ui: &mut Ui, cx: &Cx, shown: Shown, input: &ScoreInput) {
    columns(ui, size::WHAT_IF_TOTAL, 0..shown.names.len(), |ui, seat| {
        let (now, real) = (shown.score.players[seat].total, input.score.players[seat].total);
        let (sign, colour) = match now.cmp(&real) {
            std::cmp::Ordering::Greater => ("more", cx.palette().positive),
            std::cmp::Ordering::Less => ("less", cx.palette().danger),
            std::cmp::Ordering::Equal => ("same", cx.palette().ink_soft),
        };
        inset(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                player_badge(ui, cx, shown.marks[seat], &shown.names[seat], size::SWATCH);
                let room = ui.available_width();
                ui.allocate_ui_with_layout(vec2(room, 0.0), Layout::top_down(Align::Min), |ui| {
                    ui.set_width(room);
                    ui.spacing_mut().item_spacing.y = 0.0;
                    let args = [("category", shown.names[seat].clone().into()), ("vp", now.into())];
                    ui.add(Label::new(text::bold(cx.with("score-category-line", args))).wrap());
                    let args = [("sign", sign.into()), ("by", now.abs_diff(real).into())];
                    ui.label(text::small(cx.with("result-change", args)).color(colour));
                });
            });
        });
    });
}

fn counts_ui(ui: &mut Ui, cx: &Cx, what_if: &mut WhatIf, guilds: impl Iterator<Item = Guild>) {
    let counts: Vec<_> = match what_if.part {
        Part::TalersAndCrests => {
            let crests = guilds.map(Count::Crests);
            [Count::Talers].into_iter().chain(crests).chain([Count::PrestigeCrests]).collect()
        }
        Part::Craftsmen(guild) => {
            (LOWEST_VALUE..=HIGHEST_VALUE).map(|value| Count::Craftsmen(guild, value)).collect()
        }
        Part::Townsmen => {
            let scores = |townsman: &Townsman| townsman.trigger() == Trigger::Sun;
            Townsman::ALL.into_iter().filter(scores).map(Count::Townsmen).collect()
        }
    };
    let seat = what_if.seat;
    let sheets = &mut what_if.sheets;
    columns(ui, size::COUNT, counts, |ui, count| {
        let name = count.name(cx);
        // A number belongs to one player: another one must not go on where this one's typing stopped.
        ui.push_id((seat, &name), |ui| {
            inset(ui, cx, |ui| {
                ui.set_width(ui.available_width());
                ui.horizontal(|ui| {
                    let side = vec2(size::SWATCH, size::SWATCH);
                    ui.add(count.art().image(side));
                    ui.add(Label::new(&name).wrap());
                });
                let range = 0..=count.most(sheets, seat);
                let stepper = Stepper { what: &name, value: Some(count.of(&sheets[seat])), range };
                if let Some(new) = stepper.show(ui, cx) {
                    count.set(&mut sheets[seat], new);
                }
            });
        });
    });
}
