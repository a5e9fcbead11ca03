//! The result of Norenberc, and its table in the window.

use egui::Ui;

use super::table::{self, TableCommand, TableView, TitleCommand};
use super::what_if::{WhatIfTab, what_if_ui};
use super::{art, gallery, majorities, pages, palette, screenshots, start};
use crate::companion::norenberc::{
    Entry, FinalSheet, Owned, Session, Start, TitleEntryError, read_sheet, score_sheet,
};
use crate::companion::{EntryError, EntryResult};
use crate::game::Seat;
use crate::i18n::describe::Describe;
use crate::norenberc::scoring::{Category, DecidedBy, Score, TieBreak};
use crate::norenberc::{Guild, Norenberc, RuleId};
use crate::storage::InputError;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::score::{Pattern, ShownResult};
use crate::ui::screens::screenshot::{Screenshot, TableScene};
use crate::ui::screens::table::Queue;
use crate::ui::screens::title::{Look, Opening, ResultScreens, TableScreens};

impl ResultScreens for Norenberc {
    type Holdings = majorities::Holdings;
    type WhatIf = WhatIfTab;

    const RESULT_RULES: &'static [RuleId] =
        &[RuleId::G2, RuleId::G4, RuleId::G5, RuleId::G6, RuleId::G8, RuleId::G10];

    fn holdings(sheets: &[FinalSheet]) -> Vec<majorities::Holdings> {
        majorities::holdings(sheets)
    }

    fn look(category: Category) -> Look {
        let (pattern, art) = match category {
            Category::Majority => (Pattern::Plain, art::CRAFTSMAN),
            Category::Thirty => (Pattern::Rising, art::GUILDMASTER),
            Category::AllTypes => (Pattern::Dots, art::KEY),
            Category::Richest => (Pattern::Level, art::TALER_STACK),
            Category::Crests => (Pattern::Falling, art::CREST_PRESTIGE),
            Category::Townsmen => (Pattern::Upright, art::NOBLEMAN),
        };
        Look { colour: palette::category(category), pattern, art }
    }

    fn decided(describe: &Describe, score: &Score) -> String {
        let standings: Vec<TieBreak> = score.players.iter().map(|player| player.standing).collect();
        let best = standings.iter().copied().max().unwrap_or_default();
        // Those whom the winner had to beat last, and what they were beaten by.
        let next = standings.iter().copied().filter(|it| *it < best).max().unwrap_or_default();
        let rivals = |same: fn(&TieBreak, &TieBreak) -> bool| {
            let rivals =
                standings.iter().zip(describe.names).filter(|(it, _)| **it < best && same(it, &next));
            rivals.map(|(_, name)| name.clone()).collect::<Vec<_>>()
        };
        let (by, most, next, rivals) = match score.decided_by {
            DecidedBy::Vp => ("vp", best.vp, next.vp, rivals(|a, b| a.vp == b.vp)),
            DecidedBy::Craftsmen => {
                let rivals = rivals(|a, b| (a.vp, a.craftsmen) == (b.vp, b.craftsmen));
                ("craftsmen", best.craftsmen.into(), next.craftsmen.into(), rivals)
            }
            DecidedBy::Value => ("value", best.value.into(), next.value.into(), rivals(|a, b| a == b)),
            DecidedBy::Shared => ("shared", 0, 0, Vec::new()),
        };
        let args = [
            ("by", by.into()),
            ("names", describe.texts.list(&rivals).into()),
            ("count", rivals.len().into()),
            ("most", most.into()),
            ("next", next.into()),
            ("margin", (most - next).into()),
        ];
        describe.texts.with("result-decided", args)
    }

    fn bar(describe: &Describe, seat: usize, score: &Score) -> String {
        describe.score_bar(seat, &score.players[seat])
    }

    fn lacks(describe: &Describe, score: &Score, seat: Seat, category: Category) -> Vec<String> {
        let lacks = score.players[seat.index()].lacks.iter().filter(|lack| lack.category() == category);
        lacks.map(|lack| describe.say(lack)).collect()
    }

    fn is_empty(sheet: &FinalSheet) -> bool {
        sheet.is_empty()
    }

    fn more_ui(ui: &mut Ui, cx: &Cx, shown: ShownResult<Self>) {
        majorities::majorities_ui(ui, cx, shown);
    }

    fn what_if_ui(ui: &mut Ui, cx: &Cx, seat: usize, sheets: &mut [FinalSheet], view: &mut WhatIfTab) {
        what_if_ui(ui, cx, seat, sheets, view);
    }

    fn what_if_entries(seat: Seat, old: &FinalSheet, new: &FinalSheet) -> Vec<Entry> {
        different(old, new).into_iter().map(|owned| Entry::Owned { seat, owned }).collect()
    }

    fn score_sheet(names: &[String], sheets: &[FinalSheet]) -> Option<String> {
        score_sheet(names, sheets)
    }

    fn read_sheet(bytes: &[u8]) -> Result<(Vec<String>, Vec<FinalSheet>), InputError> {
        read_sheet(bytes)
    }
}

fn different(old: &FinalSheet, new: &FinalSheet) -> Vec<Owned> {
    let mut all = Vec::new();
    if let Some(talers) = new.talers.filter(|_| new.talers != old.talers) {
        all.push(Owned::Talers { talers });
    }
    if let Some(craftsmen) = new.craftsmen.as_ref().filter(|_| new.craftsmen != old.craftsmen) {
        let craftsmen = craftsmen.iter().filter_map(|&(guild, value)| Some((guild, value?))).collect();
        all.push(Owned::Craftsmen { craftsmen });
    }
    for guild in Guild::ALL {
        let index = guild.index();
        if let Some(count) = new.crests[index].filter(|_| new.crests[index] != old.crests[index]) {
            all.push(Owned::Crest { guild, count });
        }
    }
    if let Some(count) = new.prestige_crests.filter(|_| new.prestige_crests != old.prestige_crests) {
        all.push(Owned::PrestigeCrests { count });
    }
    if new.townsmen != old.townsmen {
        all.push(Owned::Townsmen { townsmen: new.townsmen.map(|count| count.unwrap_or(0)) });
    }
    all
}

impl TableScreens for Norenberc {
    type TableView = TableView;
    type Command = TitleCommand;
    type StartView = start::StartView;
    type Pages = pages::OwnPages;

    const DRAWINGS: &'static [Art] = art::ALL;

    fn gallery_ui(ui: &mut Ui, cx: &Cx) {
        gallery::gallery_ui(ui, cx);
    }

    fn table_ui(ui: &mut Ui, cx: &Cx, session: &Session, view: &mut TableView, queue: &Queue<Self>) {
        table::table_ui(ui, cx, session, view, queue);
    }

    fn act(session: &mut Session, command: &TitleCommand) -> EntryResult<Self> {
        command.act(session)
    }

    fn keeps_form_open(command: &TitleCommand) -> bool {
        matches!(command, TitleCommand::StepDone(_))
    }

    fn follow_up(command: &TitleCommand) -> Option<TableCommand> {
        if let TitleCommand::AcceptTile { then, .. } = command { Some((**then).clone()) } else { None }
    }

    fn can_wait(refused: &EntryError<TitleEntryError>) -> bool {
        matches!(refused, EntryError::Title(TitleEntryError::BeyondBox { .. }))
    }

    fn start_ui(ui: &mut Ui, cx: &Cx, opening: Opening, view: &mut start::StartView, _: &pages::OwnPages) {
        start::start_ui(ui, cx, opening.tracking, view);
    }

    fn table_start(view: &start::StartView, opening: Opening, pages: &pages::OwnPages) -> Start {
        start::start(view, opening.tracking, pages)
    }

    fn table_scenes() -> Vec<(Screenshot, TableScene<Self>)> {
        screenshots::table_scenes()
    }
}
