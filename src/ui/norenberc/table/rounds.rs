//! The log as people remember a game: a card per round with its favourites and why, the counted goods, the
//! recruited guests and the incomes. A touch on anything opens its correction.

use std::collections::{BTreeMap, BTreeSet};

use egui::{Atoms, Button, Label, Ui, vec2};

use super::correct::CorrectView;
use super::log::skipped_ui;
use super::{TableCx, TableView};
use crate::companion::norenberc::{Entry, GuildCard, GuildOutcome, LogLine, RoundEnd, TableState};
use crate::companion::{Entry as _, EntryId};
use crate::game::{Actor, Event, Seat, Table};
use crate::i18n;
use crate::norenberc::{Action, Fact, Good, Guild, Norenberc, Tile, guilds_in_play};
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::screens::table::corrected_ui;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, card, named, player_badge};

struct Round<'a> {
    number: u8,
    lines: Vec<&'a LogLine>,
    end: Option<&'a RoundEnd>,
}

impl<'a> Round<'a> {
    fn all(table: &TableCx<'a>) -> Vec<Self> {
        let history = table.view.play.history();
        let entered = table.view.log.iter().filter_map(|line| line.chapter);
        let numbers: BTreeSet<u8> = entered.chain(history.iter().map(|end| end.round)).collect();
        let round = |number: u8| Self {
            number,
            lines: table.view.log.iter().filter(|line| line.chapter == Some(number)).collect(),
            end: history.iter().find(|end| end.round == number),
        };
        numbers.into_iter().rev().map(round).collect()
    }

    /// The last line that counts and has such an entry.
    fn last(&self, says: impl Fn(&Entry) -> bool) -> Option<&'a LogLine> {
        self.lines.iter().rev().copied().find(|line| line.skipped.is_none() && says(&line.entry))
    }

    fn count(&self, seat: Seat, good: Good) -> Option<(&'a LogLine, u8)> {
        let line = self.last(
            |entry| matches!(*entry, Entry::Counted { seat: of, good: kind, .. } if (of, kind) == (seat, good)),
        )?;
        let Entry::Counted { count, .. } = line.entry else { return None };
        Some((line, count))
    }

    /// The correction of a favourite: of the answer or the count that decided, or else a ruling.
    fn decided(&self, of: &GuildCard) -> CorrectView {
        let guild = of.guild;
        let ruled = |entry: &Entry| matches!(entry, Entry::Ruling { fact: Fact::Favorite { guild: at, .. }, .. } if *at == guild);
        let silent = |entry: &Entry| matches!(entry, Entry::NoAnswer { guild: at } if *at == guild);
        let entered = |entry: &Entry| match (&of.outcome, entry) {
            (GuildOutcome::Favorite { talers, .. }, Entry::Talers { seat, .. }) => {
                talers.iter().any(|(tied, _)| tied == seat)
            }
            (GuildOutcome::Favorite { seat, talers, .. }, Entry::Richest { are, .. }) => {
                talers.is_empty() && are.contains(*seat)
            }
            _ => false,
        };
        let by_goods = matches!(
            of.outcome,
            GuildOutcome::Favorite { by: crate::norenberc::favorites::Decider::Goods, .. }
        );
        let seat = match of.outcome {
            GuildOutcome::Favorite { seat, .. } => Some(seat),
            GuildOutcome::Ask(_) | GuildOutcome::Nobody { .. } | GuildOutcome::Unknown => None,
        };
        let answer = || self.last(entered).filter(|_| !by_goods);
        let counted = || self.count(seat?, guild.good()).map(|(line, _)| line);
        let line = self.last(ruled).or_else(|| self.last(silent)).or_else(answer).or_else(counted);
        match line {
            Some(line) => CorrectView::amend(line.id, &line.entry),
            None => CorrectView::ruling(self.number, Fact::Favorite { guild, seat }),
        }
    }
}

/// The last round comes first.
pub(super) fn rounds_ui(ui: &mut Ui, table: &TableCx, state: &mut TableView) {
    let guests = guests(table);
    for round in Round::all(table) {
        ui.push_id(round.number, |ui| {
            card(ui, table.cx, |ui| {
                ui.set_width(ui.available_width());
                let title = table.cx.with("table-log-chapter", i18n::chapter(round.number));
                ui.label(text::heading(title));
                round_ui(ui, table, &round, &guests, state);
            });
        });
        ui.add_space(size::GAP_SMALL);
    }
}

fn round_ui(ui: &mut Ui, table: &TableCx, round: &Round, guests: &Guests, state: &mut TableView) {
    let cx = table.cx;
    if let Some(end) = round.end {
        ui.horizontal_wrapped(|ui| {
            for of in &end.cards {
                let words = table.describe().chip(of);
                let name = cx.with("table-log-correct", [("text", words.clone().into())]);
                let icon = art::of_good(of.guild.good()).image(vec2(size::ICON, size::ICON));
                let chip = Button::new((icon, text::bold(words))).min_size(vec2(size::TOUCH, size::TOUCH));
                if named(ui.add(chip), &name).clicked() {
                    state.correct = Some(round.decided(of));
                }
            }
        });
    }
    for income in round.end.iter().flat_map(|end| &end.incomes) {
        ui.add(Label::new(text::small(table.describe().income(income)).color(cx.palette().ink_soft)).wrap());
    }
    if round.last(|entry| matches!(entry, Entry::Counted { .. })).is_some() {
        grid_ui(ui, table, round, state);
    }
    entered_ui(ui, table, round, guests, state);
}

fn grid_ui(ui: &mut Ui, table: &TableCx, round: &Round, state: &mut TableView) {
    let cx = table.cx;
    let end = round.last(|entry| *entry == Entry::EndRound);
    ui.add_space(size::GAP_SMALL);
    for seat in table.seats() {
        ui.horizontal_wrapped(|ui| {
            player_badge(ui, cx, table.marks[seat.index()], table.name(seat), size::ICON * 1.4);
            for good in Guild::first(guilds_in_play(table.names.len() as u8)).map(Guild::good) {
                let counted = round.count(seat, good);
                let entry = Entry::Counted { seat, good, count: counted.map_or(0, |(_, count)| count) };
                let shown =
                    counted.map_or_else(|| cx.text("widget-unknown-short"), |(_, count)| count.to_string());
                let words = if counted.is_some() {
                    table.describe().say(&entry)
                } else {
                    let name = ("name", table.name(seat).to_owned().into());
                    cx.with("table-goods-of", [name, ("good", good.id().into())])
                };
                let icon = art::of_good(good).image(vec2(size::ICON, size::ICON));
                let corrected = counted.is_some_and(|(line, _)| line.corrected.is_some());
                let mut cell = Atoms::new((icon, text::bold(shown)));
                if corrected {
                    let side = vec2(size::ICON_SMALL, size::ICON_SMALL);
                    cell.push_right(Art::EDIT.tinted(side, cx.palette().ink_soft));
                }
                let cell = Button::new(cell).min_size(vec2(size::CELL, size::TOUCH));
                let name = cx.with("table-log-correct", [("text", words.into())]);
                if named(ui.add(cell), &name).clicked() {
                    state.correct = Some(match (counted, end) {
                        (Some((line, _)), _) => CorrectView::amend(line.id, &line.entry),
                        (None, Some(end)) => CorrectView::before(end.id, &entry),
                        (None, None) => CorrectView::at_end(&entry),
                    });
                }
            }
        });
    }
}

/// The guests of all recruits, by entry.
type Guests = BTreeMap<EntryId, Tile>;

/// The guests of all recruits, as far as the game was tracked from its start. A ruling moves no guest, so
/// that the entries before it keep their words.
fn guests(table: &TableCx) -> Guests {
    let mut guests = Guests::new();
    let TableState::Referee(referee) = table.view.play else { return guests };
    let entered = table.view.log.iter().filter(|line| line.skipped.is_none());
    let entered = entered
        .filter_map(|line| if let Entry::Event(event) = line.entry { Some((line.id, event)) } else { None });
    let mut table = Table::<Norenberc>::new(referee.setup().clone());
    for (id, event) in entered {
        if let Action::Recruit { guild, window } = event.action
            && let Some(guest) = table.state().lodger(table.setup(), guild, window)
        {
            guests.insert(id, guest);
        }
        if table.enter(event.actor, event.action).is_err() {
            break;
        }
    }
    guests
}

/// All other entries: guests, answers, the turns of a referee. The last one comes first, as with the rounds.
fn entered_ui(ui: &mut Ui, table: &TableCx, round: &Round, guests: &Guests, state: &mut TableView) {
    let cx = table.cx;
    let mut turn = 0;
    let mut planned = false;
    let referee = matches!(table.view.play, TableState::Referee(_));
    let mut entered = Vec::new();
    for (place, line) in round.lines.iter().enumerate() {
        let later = round.lines.get(place + 1);
        let on_the_way =
            later.is_some_and(|later| later.skipped.is_none() && later.entry.replaces(&line.entry));
        let in_grid = matches!(line.entry, Entry::Counted { .. } | Entry::EndRound) && line.skipped.is_none();
        if on_the_way || in_grid {
            continue;
        }
        let plans = matches!(
            line.entry,
            Entry::Event(event) if matches!(event.action, Action::Plan(_) | Action::Seal(_) | Action::Pass)
        );
        if referee && plans && !planned {
            turn += 1;
        }
        planned = plans;
        entered.push((turn, *line));
    }
    let mut above = 0;
    for (turn, line) in entered.into_iter().rev() {
        if turn != above && turn > 0 {
            ui.add_space(size::GAP_SMALL);
            ui.label(text::bold(cx.with("table-log-turn", [("turn", turn.into())])));
        }
        above = turn;
        ui.push_id(line.id, |ui| line_ui(ui, table, line, guests.get(&line.id).copied(), state));
    }
}

fn line_ui(ui: &mut Ui, table: &TableCx, line: &LogLine, guest: Option<Tile>, state: &mut TableView) {
    let cx = table.cx;
    let words = match (guest, &line.entry) {
        (Some(tile), &Entry::Event(Event { actor: Actor::Seat(seat), .. })) => {
            table.describe().say(&Entry::Recruited { seat, tile, first: None, used: None })
        }
        _ => table.describe().say(&line.entry),
    };
    let name = cx.with("table-log-correct", [("text", words.clone().into())]);
    ui.horizontal_wrapped(|ui| {
        if named(button(ui, cx, Weight::Quiet, Some(Art::EDIT), &words), &name).clicked() {
            state.correct = Some(CorrectView::amend(line.id, &line.entry));
        }
        corrected_ui(ui, table, line);
        if let Some(why) = line.skipped {
            skipped_ui(ui, table, why);
        }
    });
}
