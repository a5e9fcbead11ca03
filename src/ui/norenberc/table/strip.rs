//! The footer of a table that stays in sight on all its parts: a question that a correction has opened, the
//! changes of corrections and the pieces to move for them.

use egui::{Align, Label, Layout, Ui, vec2};

use super::order::order_ui;
use super::talers::{TalersInput, talers_ui};
use super::{TableCommand, TableCx, TableView, guild_name};
use crate::companion::EntryId;
use crate::companion::norenberc::{
    Entry, EntryError, GuildOutcome, LogLine, MovesSince, OldTalers, Owned, PieceMove, Question, Richest,
    TitleEntryError,
};
use crate::game::Seat;
use crate::i18n;
use crate::norenberc::components::GOODS_PER_GUILD;
use crate::norenberc::{Good, Guild, guilds_in_play};
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::screens::table::close_ui;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, foot_around, named, option};

pub(super) fn strip_ui(ui: &mut Ui, table: &TableCx, state: &mut TableView) {
    let open = Open::first(table);
    let news = state.strip.sync(table.view.changes(), table.view.log.len());
    if open.is_none() && !has_news(table) {
        return;
    }
    if open.is_none() && !news && table.view.changed.old_talers().is_empty() {
        return line_ui(ui, table, state);
    }
    foot_around(ui, table.cx, "strip", size::TOUCH, |ui| {
        let heading = state.strip.heading(table.cx);
        question_ui(ui, table, open.as_ref(), state, &heading);
    });
}

/// True if corrections have left changes to read, or talers to recheck.
fn has_news(table: &TableCx) -> bool {
    !table.view.changes().is_empty() || !table.view.changed.old_talers().is_empty()
}

fn question_ui(ui: &mut Ui, table: &TableCx, open: Option<&Open>, state: &mut TableView, heading: &str) {
    ui.add_enabled_ui(!table.view.read_only, |ui| match open {
        Some(open) => open.ui(ui, table, state),
        None => old_talers_ui(ui, table),
    });
    if !table.view.changes().is_empty() {
        changes_ui(ui, table, heading);
    }
}

/// Final talers entered before a correction changed an income: one answer for everybody says which are right.
fn old_talers_ui(ui: &mut Ui, table: &TableCx) {
    let (cx, old) = (table.cx, table.view.changed.old_talers());
    if old.is_empty() {
        return;
    }
    ui.add(Label::new(text::bold(cx.text("table-talers-again"))).wrap());
    for &OldTalers { seat, entered, now } in old {
        let args = [("name", table.name(seat).into()), ("told", entered.into()), ("now", now.into())];
        ui.add(Label::new(cx.with("table-talers-again-of", args)).wrap());
    }
    let mut right: Option<fn(&OldTalers) -> u16> = None;
    ui.horizontal_wrapped(|ui| {
        let take = button(ui, cx, Weight::Normal, Some(Art::CHECK), &cx.text("table-talers-again-take"));
        if take.clicked() {
            right = Some(|it| it.now);
        }
        let keep = button(ui, cx, Weight::Normal, Some(Art::UNDO), &cx.text("table-talers-again-keep"));
        if keep.clicked() {
            right = Some(|it| it.entered);
        }
    });
    for it in old {
        if let Some(right) = right {
            // Amounts that stay are entered once more: now they rest on the incomes as they are.
            table.enter(Entry::Owned { seat: it.seat, owned: Owned::Talers { talers: right(it) } });
        }
    }
}

/// The strip in one line, for pages with a footer of their own: the rest opens over the page.
pub(super) fn line_ui(ui: &mut Ui, table: &TableCx, state: &mut TableView) {
    let (cx, open) = (table.cx, Open::first(table));
    if open.is_none() && !has_news(table) {
        state.strip.close();
        return;
    }
    let moves = table.view.moves().len() + table.view.puts().len();
    let words = match &open {
        Some(open) => open.title(table),
        None if !table.view.changed.old_talers().is_empty() => cx.text("table-talers-again"),
        None => cx.with("table-changed-line", [("moves", moves.into())]),
    };
    let closes = open.is_none() && table.view.changed.old_talers().is_empty();
    state.strip.sync(table.view.changes(), table.view.log.len());
    state.strip.line_ui(ui, table, &words, closes);
    let heading = state.strip.heading(cx);
    let strip = std::mem::take(&mut state.strip);
    let closed = strip.sheet_ui(ui, cx, &words, |ui| question_ui(ui, table, open.as_ref(), state, &heading));
    state.strip = strip;
    if closed {
        state.strip.close();
    }
}

/// The moves come first, then the changes.
fn changes_ui(ui: &mut Ui, table: &TableCx, heading: &str) {
    let cx = table.cx;
    let (moves, before) = (table.view.moves(), table.view.moves_before());
    ui.spacing_mut().interact_size.y = size::ICON;
    ui.spacing_mut().item_spacing.y = size::TIGHT;
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        close_ui(ui, table);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            let puts = table.view.puts();
            if !moves.is_empty() || !puts.is_empty() {
                let key = if before.is_empty() { "table-moves" } else { "table-moves-again" };
                ui.label(text::bold(cx.text(key)));
            }
            // Whoever has begun with the list before sees what has come to it, and what is not right any more.
            let since = MovesSince::new(if before.is_empty() { moves } else { before }, moves);
            for moved in &since.kept {
                move_ui(ui, table, Art::NEXT, &table.describe().moved(moved));
            }
            let marked = |(key, moved): (&str, &PieceMove)| {
                let words = table.describe().moved(moved);
                cx.with(key, [("text", words.into())])
            };
            for put in puts {
                move_ui(ui, table, Art::NEXT, &table.describe().put(put));
            }
            for moved in &since.new {
                move_ui(ui, table, Art::PLUS, &marked(("table-move-new", moved)));
            }
            for moved in &since.removed {
                move_ui(ui, table, Art::UNDO, &marked(("table-move-gone", moved)));
            }
            ui.label(text::bold(heading));
            for change in table.view.changes() {
                ui.add(Label::new(table.describe().say(change)).wrap());
            }
        });
    });
}

fn move_ui(ui: &mut Ui, table: &TableCx, art: Art, words: &str) {
    ui.horizontal(|ui| {
        let side = vec2(size::ICON_SMALL, size::ICON_SMALL);
        ui.add(art.tinted(side, table.cx.palette().ink_soft));
        ui.add(Label::new(words).wrap());
    });
}

/// An open question about a round that is over.
struct Open {
    /// The end of that round: the answer is inserted before it.
    end: EntryId,
    round: u8,
    /// The guild whose favourite it is about.
    guild: Option<Guild>,
    question: Question,
    words: String,
}

impl Open {
    fn first(table: &TableCx) -> Option<Self> {
        let in_question = |line: &LogLine| match (line.skipped, line.chapter) {
            (Some(EntryError::Title(TitleEntryError::Open(question))), Some(round)) => {
                Some((line.id, round, question))
            }
            _ => None,
        };
        let (end, round, question) = table.view.log.iter().find_map(in_question)?;
        let ended = table.view.play.history().iter().find(|end| end.round == round);
        let cards = ended.into_iter().flat_map(|end| &end.cards);
        let mut open_question = cards.filter(|card| card.outcome == GuildOutcome::Ask(question));
        let card = open_question.next();
        let words = match card {
            Some(card) => table.describe().card_reason(card),
            None => table.describe().question(question),
        };
        Some(Self { end, round, guild: card.map(|card| card.guild), question, words })
    }

    fn tell(&self, table: &TableCx, entry: Entry) {
        table.queue.send(TableCommand::Insert(self.end, entry));
    }

    /// The talers that a player entered in that round.
    fn talers(&self, table: &TableCx, seat: Seat) -> Option<u16> {
        let of_round = table.view.log.iter().filter(|line| line.chapter == Some(self.round));
        of_round.rev().find_map(|line| {
            let Entry::Talers { seat: of, talers } = line.entry else { return None };
            (of == seat && line.skipped.is_none()).then_some(talers)
        })
    }

    fn title(&self, table: &TableCx) -> String {
        match self.guild {
            Some(guild) => {
                let args = [("round", self.round.into()), ("guild", guild.id().into())];
                table.cx.with("table-open-favorite", args)
            }
            None => table.cx.with("table-log-chapter", i18n::chapter(self.round)),
        }
    }

    fn ui(&self, ui: &mut Ui, table: &TableCx, state: &mut TableView) {
        ui.label(text::bold(self.title(table)));
        ui.add(Label::new(&self.words).wrap());
        match self.question {
            Question::Talers { tied, .. } => {
                let known = |seat: Seat| self.talers(table, seat);
                state.open_talers.sync(self.round, tied);
                ui.horizontal_wrapped(|ui| {
                    for seat in tied.iter() {
                        ui.label(text::bold(table.name(seat)));
                        state.open_talers.cell_ui(ui, table, seat, known(seat));
                        ui.add_space(size::GAP);
                    }
                });
                let unknown = |ui: &mut Ui| self.unknown_ui(ui, table);
                match talers_ui(ui, table, tied, known, &mut state.open_talers, unknown) {
                    Some(TalersInput::Amounts(entered)) => {
                        for (seat, talers) in entered {
                            self.tell(table, Entry::Talers { seat, talers });
                        }
                    }
                    Some(TalersInput::Richest(Richest { among, are })) => {
                        self.tell(table, Entry::Richest { among, are });
                    }
                    None => {}
                }
            }
            Question::Order { .. } => {
                order_ui(ui, table, &mut state.open_order);
                if state.open_order.len() == table.names.len() {
                    self.tell(table, Entry::Order { order: std::mem::take(&mut state.open_order) });
                }
            }
            Question::PeddlerGood { seat } => self.peddler_ui(ui, table, seat),
            Question::Counts { seats, .. } => {
                if let (Some(guild), Some(seat)) = (self.guild, seats.iter().next()) {
                    self.count_ui(ui, table, seat, guild.good());
                }
            }
            Question::PrestigeGuild => self.prestige_ui(ui, table),
        }
        if !matches!(self.question, Question::Talers { .. }) {
            self.unknown_ui(ui, table);
        }
    }

    fn unknown_ui(&self, ui: &mut Ui, table: &TableCx) {
        let (unknown, key) = match (self.question, self.guild) {
            (Question::PrestigeGuild, _) => (Entry::NoPrestige, "table-nobody-knows-where"),
            (_, Some(guild)) => (Entry::NoAnswer { guild }, "table-nobody-knows"),
            (_, None) => return,
        };
        if button(ui, table.cx, Weight::Normal, None, &table.cx.text(key)).clicked() {
            self.tell(table, unknown);
        }
    }

    fn peddler_ui(&self, ui: &mut Ui, table: &TableCx, seat: Seat) {
        ui.horizontal_wrapped(|ui| {
            for good in guilds(table).map(Guild::good) {
                let name = table.cx.with("norenberc-good", [("good", good.id().into())]);
                if option(ui, table.cx, false, Some(art::of_good(good).icon()), &name).clicked() {
                    self.tell(table, Entry::Peddled { seat, good: Some(good) });
                }
            }
        });
    }

    fn count_ui(&self, ui: &mut Ui, table: &TableCx, seat: Seat, good: Good) {
        let cx = table.cx;
        let args = [("name", table.name(seat).to_owned().into()), ("good", good.id().into())];
        let what = cx.with("table-goods-of", args);
        ui.label(text::bold(&what));
        ui.horizontal_wrapped(|ui| {
            for count in 0..=GOODS_PER_GUILD {
                let key = egui::Button::new(text::bold(count.to_string())).min_size(size::KEY);
                let args = [("what", what.clone().into()), ("count", count.into())];
                if named(ui.add(key), &cx.with("table-count-set", args)).clicked() {
                    self.tell(table, Entry::Counted { seat, good, count });
                }
            }
        });
    }

    fn prestige_ui(&self, ui: &mut Ui, table: &TableCx) {
        ui.horizontal_wrapped(|ui| {
            for guild in guilds(table) {
                let art = Some(art::CREST_PRESTIGE.icon());
                if option(ui, table.cx, false, art, &guild_name(table.cx, guild)).clicked() {
                    self.tell(table, Entry::Prestige { guild });
                }
            }
        });
    }
}

fn guilds(table: &TableCx) -> impl Iterator<Item = Guild> + use<> {
    Guild::first(guilds_in_play(table.names.len() as u8))
}
