//! The counts of one player, to be changed for “what if”.

use egui::{Label, Ui, vec2};

use crate::companion::norenberc::FinalSheet;
use crate::norenberc::components::{
    CRAFTSMEN_PER_GUILD, CRESTS_PER_GUILD, HIGHEST_VALUE, LOWEST_VALUE, PRESTIGE_CRESTS, TOWNSMEN, Trigger,
};
use crate::norenberc::{Craftsman, Guild, MOST_TALERS, Tile, Townsman, guilds_in_play};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::theme::size;
use crate::ui::widgets::{Stepper, columns, inset, option};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WhatIfTab {
    #[default]
    TalersAndCrests,
    Craftsmen(Guild),
    /// Only those that score.
    Townsmen,
}

#[derive(Clone, Copy)]
enum CountedThing {
    Talers,
    Crests(Guild),
    PrestigeCrests,
    Craftsmen(Guild, u8),
    Townsmen(Townsman),
}

impl CountedThing {
    fn art(self) -> Art {
        match self {
            Self::Talers => art::TALER,
            Self::Crests(guild) => art::of_crest(guild),
            Self::PrestigeCrests => art::CREST_PRESTIGE,
            Self::Craftsmen(guild, _) => art::of_good(guild.good()),
            Self::Townsmen(townsman) => art::of_townsman(townsman),
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

    /// The most there can be (C2, C3): pieces that lie with others cannot lie here as well.
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

pub(super) fn what_if_ui(ui: &mut Ui, cx: &Cx, seat: usize, sheets: &mut [FinalSheet], part: &mut WhatIfTab) {
    let guilds = Guild::first(guilds_in_play(sheets.len() as u8));
    let chosen = &mut *part;
    ui.horizontal_wrapped(|ui| {
        let mut choose = |ui: &mut Ui, part: WhatIfTab, art: Art, name: &str| {
            if option(ui, cx, *chosen == part, Some(art.icon()), name).clicked() {
                *chosen = part;
            }
        };
        choose(ui, WhatIfTab::TalersAndCrests, art::TALER_STACK, &cx.text("result-what-if-talers"));
        for guild in guilds.clone() {
            choose(ui, WhatIfTab::Craftsmen(guild), art::of_good(guild.good()), &cx.describe().guild(guild));
        }
        choose(ui, WhatIfTab::Townsmen, art::NOBLEMAN, &cx.text("result-what-if-townsmen"));
    });
    counts_ui(ui, cx, *part, (seat, sheets), guilds);
}

fn counts_ui(
    ui: &mut Ui,
    cx: &Cx,
    part: WhatIfTab,
    (seat, sheets): (usize, &mut [FinalSheet]),
    guilds: impl Iterator<Item = Guild>,
) {
    let counts: Vec<_> = match part {
        WhatIfTab::TalersAndCrests => {
            let crests = guilds.map(CountedThing::Crests);
            [CountedThing::Talers].into_iter().chain(crests).chain([CountedThing::PrestigeCrests]).collect()
        }
        WhatIfTab::Craftsmen(guild) => {
            (LOWEST_VALUE..=HIGHEST_VALUE).map(|value| CountedThing::Craftsmen(guild, value)).collect()
        }
        WhatIfTab::Townsmen => {
            let scores = |townsman: &Townsman| townsman.trigger() == Trigger::Sun;
            Townsman::ALL.into_iter().filter(scores).map(CountedThing::Townsmen).collect()
        }
    };
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
