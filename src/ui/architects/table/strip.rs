//! The strip in the footer of every part of a table: a question about a past reset that a correction has opened, the
//! changes made by corrections, and the pieces to move for them.

use egui::{Align, Label, Layout, Ui, vec2};

use super::{TableCommand, TableCx};
use crate::companion::EntryId;
use crate::companion::architects::{
    Change, Entry, EntryError, LogLine, Question, Session, TableState, TitleEntryError,
};
use crate::i18n::describe::Describe;
use crate::ui::architects::town::answer_ui;
use crate::ui::architects::town::who::{message, names};
use crate::ui::art::Art;
use crate::ui::screens::table::{ChangedView, close_ui};
use crate::ui::theme::{size, text};
use crate::ui::widgets::foot_around;

/// An open question about a reset that is over.
struct Open {
    /// The end of that reset: the answer belongs before it.
    end: EntryId,
    question: Question,
}

impl Open {
    fn first(table: &TableCx) -> Option<Self> {
        let in_question = |line: &LogLine| {
            let Some(EntryError::Title(TitleEntryError::Open(question))) = line.skipped else { return None };
            Some(Self { end: line.id, question })
        };
        table.view.log.iter().find_map(in_question)
    }
}

pub(super) fn strip_ui(ui: &mut Ui, table: &TableCx, session: &Session, strip: &mut ChangedView<Change>) {
    let open = Open::first(table);
    let news = strip.sync(table.view.changes(), table.view.log.len());
    if open.is_none() && table.view.changes().is_empty() {
        strip.close();
        return;
    }
    if open.is_none() && !news {
        let words = table.cx.with("table-changed-line", [("moves", table.view.moves().len().into())]);
        strip.line_ui(ui, table, &words, true);
        if strip.sheet_ui(ui, table.cx, &words, |ui| changes_ui(ui, table, strip)) {
            strip.close();
        }
        return;
    }
    foot_around(ui, table.cx, "strip", size::TOUCH, |ui| {
        if let Some(open) = open {
            ui.add_enabled_ui(!table.view.read_only, |ui| open_ui(ui, table, session, &open));
        }
        if !table.view.changes().is_empty() {
            changes_ui(ui, table, strip);
        }
    });
}

/// The question with its answers, as the table was then.
fn open_ui(ui: &mut Ui, table: &TableCx, session: &Session, open: &Open) {
    let Some(TableState::Town(ledger)) = session.before(open.end) else { return };
    let tell = |entry| table.queue.send(TableCommand::Insert(open.end, entry));
    ui.label(text::bold(table.describe().say(&EntryError::Title(TitleEntryError::Open(open.question)))));
    answer_ui(ui, table, &ledger, open.question, &tell);
}

fn changes_ui(ui: &mut Ui, table: &TableCx, strip: &ChangedView<Change>) {
    let cx = table.cx;
    let (moves, before) = (table.view.moves(), table.view.moves_before());
    ui.spacing_mut().interact_size.y = size::ICON;
    ui.spacing_mut().item_spacing.y = size::TIGHT;
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        close_ui(ui, table);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            if !moves.is_empty() {
                let key = if before.is_empty() { "table-moves" } else { "table-moves-again" };
                ui.label(text::bold(cx.text(key)));
            }
            for moved in moves {
                ui.horizontal(|ui| {
                    let side = vec2(size::ICON_SMALL, size::ICON_SMALL);
                    ui.add(Art::NEXT.tinted(side, cx.palette().ink_soft));
                    ui.add(Label::new(message(table, moved)).wrap());
                });
            }
            ui.label(text::bold(strip.heading(cx)));
            let names = names(table);
            let describe = Describe { texts: cx.texts, names: &names };
            for change in table.view.changes() {
                let entry = |entry: &Entry| table.describe().say(entry);
                let words = describe.town_change(change, entry, |why| table.describe().say(&why));
                ui.add(Label::new(words).wrap());
            }
        });
    });
}
