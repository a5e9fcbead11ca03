//! Everything that was told, in the reader's language: round by round, or every entry by itself. An entry that is pressed opens: then it can be corrected or taken
//! out, or something that was forgotten before it can be told.

use egui::{Label, RichText, Ui, vec2};

use super::correct::CorrectView;
use super::rounds::rounds_ui;
use super::ruling::RulingView;
use super::{At, TableCommand, TableView};
use crate::companion::Correction;
use crate::companion::norenberc::LogLine;
use crate::i18n;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, card_button, choice, named};

pub(super) fn log_ui(ui: &mut Ui, at: &At, state: &mut TableView) {
    let cx = at.cx;
    let rules = button(ui, cx, Weight::Normal, Some(Art::EDIT), &cx.text("table-ruling"));
    if rules.clicked() {
        state.ruling = Some(RulingView::default());
    }
    let what = text::small(cx.text("table-ruling-about")).color(cx.palette().ink_soft);
    ui.add(Label::new(what).wrap());
    people_ui(ui, at, state);
    reopen_ui(ui, at);
    let about = if at.view.log.is_empty() { "table-log-empty" } else { "table-log-about" };
    ui.add(Label::new(cx.text(about)).wrap());
    // A score pad has no rounds.
    if at.view.log.iter().any(|line| line.chapter.is_some()) {
        let ways = [(false, cx.text("table-log-rounds")), (true, cx.text("table-log-entries"))];
        if let Some(every_entry) = choice(ui, cx, state.every_entry, ways) {
            state.every_entry = every_entry;
        }
        if !state.every_entry {
            return rounds_ui(ui, at, state);
        }
    }
    entries_ui(ui, at, state);
}

/// Every entry by itself, the last one first.
fn entries_ui(ui: &mut Ui, at: &At, state: &mut TableView) {
    let cx = at.cx;
    let mut round = None;
    let mut later: Option<&LogLine> = None;
    for line in at.view.log.iter().rev() {
        // A number that was stepped up and down is one line: what it was on the way counts no more.
        let on_the_way = later.is_some_and(|later| {
            (later.chapter, later.skipped) == (line.chapter, None) && later.entry.replaces(&line.entry)
        });
        later = Some(line);
        if on_the_way {
            continue;
        }
        if line.chapter.is_some() && line.chapter != round {
            round = line.chapter;
            let number = line.chapter.unwrap_or(1);
            ui.add_space(size::GAP_SMALL);
            ui.label(text::heading(cx.with("table-log-chapter", i18n::chapter(number))));
        }
        let words = at.describe().say(&line.entry);
        let name = cx.with("table-log-correct", [("text", words.clone().into())]);
        let pressed = ui.push_id(line.id, |ui| {
            card_button(ui, cx, &name, |ui| {
                ui.set_width(ui.available_width());
                // The row as a whole is pressed, so its lines need no room for fingers.
                ui.spacing_mut().interact_size.y = size::ICON;
                ui.horizontal(|ui| {
                    ui.add(Art::EDIT.tinted(vec2(size::ICON, size::ICON), cx.palette().link));
                    ui.vertical(|ui| {
                        ui.add(Label::new(&words).wrap());
                        corrected_ui(ui, at, line);
                        if let Some(why) = line.skipped {
                            let why = at.describe().say(&why);
                            let left_out = cx.with("table-log-skipped", [("why", why.into())]);
                            let left_out = RichText::new(left_out).color(cx.palette().warning);
                            ui.add(Label::new(left_out).wrap());
                        }
                    });
                });
            })
        });
        if pressed.inner.clicked() {
            state.correct = Some(CorrectView::amend(line.id, &line.entry));
        }
    }
}

/// The list of what the last correction changed: whoever closed it too early reads it once more. Its room is there as long
/// as it can be closed and opened.
fn reopen_ui(ui: &mut Ui, at: &At) {
    let (cx, changed) = (at.cx, at.view.changed);
    if !changed.can_reopen() && changed.changes().is_empty() {
        return;
    }
    let again = ui.add_enabled_ui(changed.can_reopen(), |ui| {
        button(ui, cx, Weight::Normal, Some(Art::INFO), &cx.text("table-changed-again"))
    });
    if again.inner.clicked() {
        at.queue.send(TableCommand::ReopenChanges);
    }
}

/// That an entry was corrected.
pub(super) fn corrected_ui(ui: &mut Ui, at: &At, line: &LogLine) {
    let Some(corrected) = line.corrected else { return };
    let words = at.cx.text(match corrected {
        Correction::Amended => "table-log-amended",
        Correction::Inserted => "table-log-inserted",
    });
    ui.label(text::small(words).color(at.cx.palette().ink_soft));
}

/// Who sits here: names, colours and languages can be corrected too.
fn people_ui(ui: &mut Ui, at: &At, state: &mut TableView) {
    let cx = at.cx;
    ui.horizontal_wrapped(|ui| {
        ui.label(text::bold(cx.text("table-people")));
        for (seat, person) in at.seats().zip(at.view.people) {
            let pressed = button(ui, cx, Weight::Normal, Some(Art::PERSON), at.name(seat));
            let name = cx.with("table-person-change", [("name", at.name(seat).to_owned().into())]);
            if named(pressed, &name).clicked() {
                state.correct = Some(CorrectView::person(seat, person.clone()));
            }
        }
    });
}
