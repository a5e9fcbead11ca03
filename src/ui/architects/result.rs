//! The result of Architects, and its table in the window.

use egui::Ui;

use super::table::{self, TableCommand, TableView, TitleCommand};
use super::what_if::{WhatIfTab, what_if_ui};
use super::{art, fact, gallery, holdings, pages, palette, screenshots, start};
use crate::architects::scoring::{Category, DecidedBy, PlayerScore, Ranking, Score};
use crate::architects::{Architects, RuleId};
use crate::companion::architects::{
    Entry, FinalSheet, OPPONENT, Owned, Session, Start, TitleEntryError, read_sheet, score_sheet,
};
use crate::companion::{EntryError, EntryResult, Person, Tracking};
use crate::game::{Scored as _, Seat};
use crate::i18n::Arg;
use crate::i18n::describe::Describe;
use crate::storage::{InputError, short_name};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::score::{Pattern, ShownResult};
use crate::ui::screens::screenshot::{Screenshot, TableScene};
use crate::ui::screens::table::Queue;
use crate::ui::screens::title::{Look, Opening, ResultScreens, RivalColumn, TableScreens};

impl ResultScreens for Architects {
    type Holdings = ();
    type WhatIf = WhatIfTab;

    const RESULT_RULES: &'static [RuleId] = &[
        RuleId::F11,
        RuleId::F1,
        RuleId::F2,
        RuleId::F4,
        RuleId::F5,
        RuleId::F6,
        RuleId::F7,
        RuleId::F8,
        RuleId::F9,
        RuleId::X29,
    ];

    fn holdings(sheets: &[FinalSheet]) -> Vec<()> {
        vec![(); sheets.len()]
    }

    fn look(category: Category) -> Look {
        let pattern = match category {
            Category::Buildings => Pattern::Plain,
            Category::Cathedral => Pattern::Upright,
            Category::Virtue => Pattern::Dots,
            Category::Debts => Pattern::Falling,
            Category::GoldMarble => Pattern::Rising,
            Category::Silver => Pattern::Level,
            Category::Prison => Pattern::Crossed,
        };
        Look { colour: palette::category(category), pattern, art: art::of_category(category) }
    }

    /// A solo player has nobody to win against.
    fn headline(describe: &Describe, score: &Score) -> String {
        if score.solo.is_some() { describe.solo_headline(score) } else { describe.headline(score) }
    }

    fn rival(describe: &Describe, score: &Score) -> Option<RivalColumn> {
        let opponent = score.opponent?;
        let all = opponent.categories();
        // O12: what stands in the guildhall counts instead of buildings, and of the goods only marble.
        let part = |category: &Category| {
            let id = match category {
                Category::Buildings => "guildhall",
                Category::GoldMarble => "marble",
                Category::Silver => return None,
                Category::Cathedral | Category::Virtue | Category::Debts | Category::Prison => {
                    Score::category_id(*category)
                }
            };
            let (id, vp) = all.into_iter().find(|(of, _)| *of == id)?;
            let args = [("category", id.into()), ("vp", vp.into())];
            Some((vp, describe.texts.with("score-opponent-line", args)))
        };
        let name = describe.texts.with("architects-opponent", [("opponent", opponent.kind.id().into())]);
        Some(RivalColumn {
            name,
            art: art::of_opponent(opponent.kind),
            total: opponent.total,
            parts: Category::ALL.iter().map(part).collect(),
            rule: RuleId::O12.into(),
        })
    }

    fn decided(describe: &Describe, score: &Score) -> String {
        let standing = |player: &PlayerScore| Ranking {
            vp: player.total,
            virtue: player.settled.virtue,
            silver: player.settled.silver,
        };
        let rankings: Vec<Ranking> = score.players.iter().map(standing).collect();
        let best = rankings.iter().copied().max().unwrap_or_default();
        // Those whom the winner had to beat last, and what they were beaten by.
        let next = rankings.iter().copied().filter(|it| *it < best).max().unwrap_or_default();
        let rivals = |same: fn(&Ranking, &Ranking) -> bool| {
            let rivals = rankings.iter().zip(describe.names).filter(|(it, _)| **it < best && same(it, &next));
            rivals.map(|(_, name)| short_name(name)).collect::<Vec<_>>()
        };
        let (by, most, next, rivals) = match score.decided_by {
            DecidedBy::Vp if score.solo.is_some() => {
                let theirs = score.opponent.map_or(0, |opponent| opponent.total);
                ("solo", best.vp, theirs, Vec::new())
            }
            DecidedBy::Vp => ("vp", best.vp, next.vp, rivals(|a, b| a.vp == b.vp)),
            DecidedBy::Virtue => {
                let rivals = rivals(|a, b| (a.vp, a.virtue) == (b.vp, b.virtue));
                ("virtue", best.virtue.into(), next.virtue.into(), rivals)
            }
            DecidedBy::Silver => ("silver", best.silver.into(), next.silver.into(), rivals(|a, b| a == b)),
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
        let of = |category| ("vp", score.points(Seat(seat as u8), category).into());
        let line = |category: &Category| {
            let name = describe.category::<Score>(*category).into();
            describe.texts.with("score-category-line", [("category", name), of(*category)])
        };
        let parts: Vec<_> = Category::ALL.iter().map(line).collect();
        let args: [Arg; 3] = [
            ("name", short_name(&describe.names[seat]).into()),
            ("parts", parts.join(", ").into()),
            ("total", score.players[seat].total.into()),
        ];
        describe.texts.with("result-bar", args)
    }

    fn lacks(describe: &Describe, score: &Score, seat: Seat, category: Category) -> Vec<String> {
        let player = &score.players[seat.index()];
        // What F1 made of virtue and debts stands beside what it is worth.
        let mut message: Vec<_> = match category {
            Category::Virtue => player.steps.iter().map(|step| describe.say(step)).collect(),
            Category::Buildings
            | Category::Cathedral
            | Category::Debts
            | Category::GoldMarble
            | Category::Silver
            | Category::Prison => Vec::new(),
        };
        if !player.lines.iter().any(|line| line.category() == category) {
            let args = [
                ("category", Score::category_id(category).into()),
                ("virtue", player.settled.virtue.into()),
                ("silver", player.settled.silver.into()),
            ];
            message.insert(0, describe.texts.with("result-lack", args));
        }
        message
    }

    fn is_empty(sheet: &FinalSheet) -> bool {
        sheet.buildings.is_empty() && sheet.cathedral.unwrap_or(0) == 0
    }

    fn more_ui(ui: &mut Ui, cx: &Cx, shown: ShownResult<Self>) {
        holdings::holdings_ui(ui, cx, shown);
    }

    fn what_if_ui(ui: &mut Ui, cx: &Cx, seat: usize, sheets: &mut [FinalSheet], view: &mut WhatIfTab) {
        what_if_ui(ui, cx, seat, sheets, view);
    }

    fn what_if_entries(seat: Seat, old: &FinalSheet, new: &FinalSheet) -> Vec<Entry> {
        different(seat, old, new)
    }

    fn score_sheet(names: &[String], sheets: &[FinalSheet]) -> Option<String> {
        score_sheet(names, sheets)
    }

    fn read_sheet(bytes: &[u8]) -> Result<(Vec<String>, Vec<FinalSheet>), InputError> {
        read_sheet(bytes)
    }
}

/// The differences between two sheets as entries, with those of the opponent.
fn different(seat: Seat, old: &FinalSheet, new: &FinalSheet) -> Vec<Entry> {
    let removed = old.buildings.iter().filter(|it| !new.has(**it));
    let come = new.buildings.iter().filter(|it| !old.has(**it));
    let removed = removed.map(|building| Owned::NoBuilding { building: *building });
    let come = come.map(|building| Owned::Building { building: *building });
    let mut all: Vec<_> = removed.chain(come).map(|owned| Entry::Owned { seat, owned }).collect();
    // Each sheet alone is that of the first seat.
    let (old, new) = ([old.clone()], [new.clone()]);
    for (of, teller) in [(Seat(0), seat), (OPPONENT, OPPONENT)] {
        if of == OPPONENT && !fact::is_opponent(&new, of) {
            continue;
        }
        for it in fact::all() {
            let count =
                fact::value(&new, of, it).filter(|_| fact::value(&new, of, it) != fact::value(&old, of, it));
            let owned = count.and_then(|count| fact::owned(it, count));
            all.extend(owned.map(|owned| Entry::Owned { seat: teller, owned }));
        }
    }
    all
}

impl TableScreens for Architects {
    type TableView = TableView;
    type Command = TitleCommand;
    type StartView = start::StartView;
    type Pages = pages::OwnPages;

    const TRACKINGS: &'static [Tracking] = &Tracking::ALL;
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

    fn keeps_form_open(_: &TitleCommand) -> bool {
        false
    }

    fn follow_up(_: &TitleCommand) -> Option<TableCommand> {
        None
    }

    fn can_wait(refused: &EntryError<TitleEntryError>) -> bool {
        matches!(refused, EntryError::Title(error) if error.may_be_entered_anyway())
    }

    fn start_ui(
        ui: &mut Ui,
        cx: &Cx,
        opening: Opening,
        view: &mut start::StartView,
        pages: &pages::OwnPages,
    ) {
        start::start_ui(ui, cx, opening, view, pages);
    }

    fn seats_ui(
        ui: &mut Ui,
        cx: &Cx,
        opening: Opening,
        view: &mut start::StartView,
        pages: &pages::OwnPages,
    ) {
        start::seats_ui(ui, cx, opening, view, pages);
    }

    fn table_start(view: &start::StartView, opening: Opening, pages: &pages::OwnPages) -> Start {
        start::start(view, opening, pages)
    }

    fn start_of_sheets(sheets: &[FinalSheet], _: &[Person], pages: &pages::OwnPages) -> Start {
        start::of_sheets(sheets, pages)
    }

    fn table_scenes() -> Vec<(Screenshot, TableScene<Self>)> {
        screenshots::table_scenes()
    }
}
