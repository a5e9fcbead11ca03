//! The footer of a table that stays in sight on all its parts: a question that a correction has opened, the
//! changes of corrections and the pieces to move for them.

use egui::{Align, Label, Layout, Ui, vec2};

use super::order::order_ui;
use super::talers::{TalersInput, talers_ui};
use super::{At, TableCommand, TableView, guild_name};
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

pub(super) fn strip_ui(ui: &mut Ui, at: &At, state: &mut TableView) {
    let open = Open::first(at);
    let news = state.strip.sync(at.view.changes(), at.view.log.len());
    if open.is_none() && !has_news(at) {
        return;
    }
    if open.is_none() && !news && at.view.changed.old_talers().is_empty() {
        return line_ui(ui, at, state);
    }
    foot_around(ui, at.cx, "strip", size::TOUCH, |ui| {
        let heading = state.strip.heading(at.cx);
        asked_ui(ui, at, open.as_ref(), state, &heading);
    });
}

/// True if corrections have left changes to read, or talers to recheck.
fn has_news(at: &At) -> bool {
    !at.view.changes().is_empty() || !at.view.changed.old_talers().is_empty()
}

fn asked_ui(ui: &mut Ui, at: &At, open: Option<&Open>, state: &mut TableView, heading: &str) {
    ui.add_enabled_ui(!at.view.read_only, |ui| match open {
        Some(open) => open.ui(ui, at, state),
        None => old_talers_ui(ui, at),
    });
    if !at.view.changes().is_empty() {
        changes_ui(ui, at, heading);
    }
}

/// Final talers entered before a correction changed an income: one answer for everybody says which are right.
fn old_talers_ui(ui: &mut Ui, at: &At) {
    let (cx, old) = (at.cx, at.view.changed.old_talers());
    if old.is_empty() {
        return;
    }
    ui.add(Label::new(text::bold(cx.text("table-talers-again"))).wrap());
    for &OldTalers { seat, entered, now } in old {
        let args = [("name", at.name(seat).into()), ("told", entered.into()), ("now", now.into())];
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
            at.enter(Entry::Owned { seat: it.seat, owned: Owned::Talers { talers: right(it) } });
        }
    }
}

/// The strip in one line, for pages with a footer of their own: the rest opens over the page.
pub(super) fn line_ui(ui: &mut Ui, at: &At, state: &mut TableView) {
    let (cx, open) = (at.cx, Open::first(at));
    if open.is_none() && !has_news(at) {
        state.strip.close();
        return;
    }
    let moves = at.view.moves().len() + at.view.puts().len();
    let words = match &open {
        Some(open) => open.title(at),
        None if !at.view.changed.old_talers().is_empty() => cx.text("table-talers-again"),
        None => cx.with("table-changed-line", [("moves", moves.into())]),
    };
    let closes = open.is_none() && at.view.changed.old_talers().is_empty();
    state.strip.sync(at.view.changes(), at.view.log.len());
    state.strip.line_ui(ui, at, &words, closes);
    let heading = state.strip.heading(cx);
    let strip = std::mem::take(&mut state.strip);
    let closed = strip.sheet_ui(ui, cx, &words, |ui| asked_ui(ui, at, open.as_ref(), state, &heading));
    state.strip = strip;
    if closed {
        state.strip.close();
    }
}

/// The moves come first, then the changes.
fn changes_ui(ui: &mut Ui, at: &At, heading: &str) {
    let cx = at.cx;
    let (moves, before) = (at.view.moves(), at.view.moves_before());
    ui.spacing_mut().interact_size.y = size::ICON;
    ui.spacing_mut().item_spacing.y = size::TIGHT;
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        close_ui(ui, at);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            let puts = at.view.puts();
            if !moves.is_empty() || !puts.is_empty() {
                let key = if before.is_empty() { "table-moves" } else { "table-moves-again" };
                ui.label(text::bold(cx.text(key)));
            }
            // Whoever has begun with the list before sees what has come to it, and what is not right any more.
            let since = MovesSince::new(if before.is_empty() { moves } else { before }, moves);
            for moved in &since.kept {
                move_ui(ui, at, Art::NEXT, &at.describe().moved(moved));
            }
            let marked = |(key, moved): (&str, &PieceMove)| {
                let words = at.describe().moved(moved);
                cx.with(key, [("text", words.into())])
            };
            for put in puts {
                move_ui(ui, at, Art::NEXT, &at.describe().put(put));
            }
            for moved in &since.new {
                move_ui(ui, at, Art::PLUS, &marked(("table-move-new", moved)));
            }
            for moved in &since.gone {
                move_ui(ui, at, Art::UNDO, &marked(("table-move-gone", moved)));
            }
            ui.label(text::bold(heading));
            for change in at.view.changes() {
                ui.add(Label::new(at.describe().say(change)).wrap());
            }
        });
    });
}

fn move_ui(ui: &mut Ui, at: &At, art: Art, words: &str) {
    ui.horizontal(|ui| {
        let side = vec2(size::ICON_SMALL, size::ICON_SMALL);
        ui.add(art.tinted(side, at.cx.palette().ink_soft));
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
    fn first(at: &At) -> Option<Self> {
        let in_question = |line: &LogLine| match (line.skipped, line.chapter) {
            (Some(EntryError::Title(TitleEntryError::Open(question))), Some(round)) => {
                Some((line.id, round, question))
            }
            _ => None,
        };
        let (end, round, question) = at.view.log.iter().find_map(in_question)?;
        let ended = at.view.play.history().iter().find(|end| end.round == round);
        let cards = ended.into_iter().flat_map(|end| &end.cards);
        let mut open_question = cards.filter(|card| card.outcome == GuildOutcome::Ask(question));
        let card = open_question.next();
        let words = match card {
            Some(card) => at.describe().card_reason(card),
            None => at.describe().question(question),
        };
        Some(Self { end, round, guild: card.map(|card| card.guild), question, words })
    }

    fn tell(&self, at: &At, entry: Entry) {
        at.queue.send(TableCommand::Insert(self.end, entry));
    }

    /// The talers that a player entered in that round.
    fn talers(&self, at: &At, seat: Seat) -> Option<u16> {
        let of_round = at.view.log.iter().filter(|line| line.chapter == Some(self.round));
        of_round.rev().find_map(|line| {
            let Entry::Told { seat: of, talers } = line.entry else { return None };
            (of == seat && line.skipped.is_none()).then_some(talers)
        })
    }

    fn title(&self, at: &At) -> String {
        match self.guild {
            Some(guild) => {
                let args = [("round", self.round.into()), ("guild", guild.id().into())];
                at.cx.with("table-open-favorite", args)
            }
            None => at.cx.with("table-log-chapter", i18n::chapter(self.round)),
        }
    }

    fn ui(&self, ui: &mut Ui, at: &At, state: &mut TableView) {
        ui.label(text::bold(self.title(at)));
        ui.add(Label::new(&self.words).wrap());
        match self.question {
            Question::Talers { tied, .. } => {
                let known = |seat: Seat| self.talers(at, seat);
                state.open_talers.sync(self.round, tied);
                ui.horizontal_wrapped(|ui| {
                    for seat in tied.iter() {
                        ui.label(text::bold(at.name(seat)));
                        state.open_talers.cell_ui(ui, at, seat, known(seat));
                        ui.add_space(size::GAP);
                    }
                });
                let unknown = |ui: &mut Ui| self.unknown_ui(ui, at);
                match talers_ui(ui, at, tied, known, &mut state.open_talers, unknown) {
                    Some(TalersInput::Amounts(entered)) => {
                        for (seat, talers) in entered {
                            self.tell(at, Entry::Told { seat, talers });
                        }
                    }
                    Some(TalersInput::Richest(Richest { among, are })) => {
                        self.tell(at, Entry::Richest { among, are });
                    }
                    None => {}
                }
            }
            Question::Order { .. } => {
                order_ui(ui, at, &mut state.open_order);
                if state.open_order.len() == at.names.len() {
                    self.tell(at, Entry::Order { order: std::mem::take(&mut state.open_order) });
                }
            }
            Question::PeddlerGood { seat } => self.peddler_ui(ui, at, seat),
            Question::Counts { seats, .. } => {
                if let (Some(guild), Some(seat)) = (self.guild, seats.iter().next()) {
                    self.count_ui(ui, at, seat, guild.good());
                }
            }
            Question::PrestigeGuild => self.prestige_ui(ui, at),
        }
        if !matches!(self.question, Question::Talers { .. }) {
            self.unknown_ui(ui, at);
        }
    }

    fn unknown_ui(&self, ui: &mut Ui, at: &At) {
        let (unknown, key) = match (self.question, self.guild) {
            (Question::PrestigeGuild, _) => (Entry::NoPrestige, "table-nobody-knows-where"),
            (_, Some(guild)) => (Entry::NoAnswer { guild }, "table-nobody-knows"),
            (_, None) => return,
        };
        if button(ui, at.cx, Weight::Normal, None, &at.cx.text(key)).clicked() {
            self.tell(at, unknown);
        }
    }

    fn peddler_ui(&self, ui: &mut Ui, at: &At, seat: Seat) {
        ui.horizontal_wrapped(|ui| {
            for good in guilds(at).map(Guild::good) {
                let name = at.cx.with("norenberc-good", [("good", good.id().into())]);
                if option(ui, at.cx, false, Some(art::of_good(good).icon()), &name).clicked() {
                    self.tell(at, Entry::Peddled { seat, good: Some(good) });
                }
            }
        });
    }

    fn count_ui(&self, ui: &mut Ui, at: &At, seat: Seat, good: Good) {
        let cx = at.cx;
        let args = [("name", at.name(seat).to_owned().into()), ("good", good.id().into())];
        let what = cx.with("table-goods-of", args);
        ui.label(text::bold(&what));
        ui.horizontal_wrapped(|ui| {
            for count in 0..=GOODS_PER_GUILD {
                let key = egui::Button::new(text::bold(count.to_string())).min_size(size::KEY);
                let args = [("what", what.clone().into()), ("count", count.into())];
                if named(ui.add(key), &cx.with("table-count-set", args)).clicked() {
                    self.tell(at, Entry::Counted { seat, good, count });
                }
            }
        });
    }

    fn prestige_ui(&self, ui: &mut Ui, at: &At) {
        ui.horizontal_wrapped(|ui| {
            for guild in guilds(at) {
                let art = Some(art::CREST_PRESTIGE.icon());
                if option(ui, at.cx, false, art, &guild_name(at.cx, guild)).clicked() {
                    self.tell(at, Entry::Prestige { guild });
                }
            }
        });
    }
}

fn guilds(at: &At) -> impl Iterator<Item = Guild> + use<> {
    Guild::first(guilds_in_play(at.names.len() as u8))
}
