//! The page that changes how much of the game is tracked.

use egui::{Label, Ui, vec2};

use super::more_tracking::{MoreTrackingView, more_tracking_ui};
use super::{Tab, TableCx, TableView};
use crate::companion::norenberc::{Entry, EntryError, Owned, TableState, TitleEntryError};
use crate::companion::{TableState as _, Tracking};
use crate::i18n::describe::companion as say;
use crate::norenberc::components::ROUNDS;
use crate::norenberc::{Tile, Townsman};
use crate::ui::norenberc::art;
use crate::ui::norenberc::moves::parts::dimmed_button;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, card, choice, columns, option};

pub(super) fn tracking_ui(ui: &mut Ui, table: &TableCx, state: &mut TableView) {
    // What the form is about may have been undone, or the form has done what it is for.
    let about = |view: &mut MoreTrackingView| matches!(table.view.play, TableState::Round(ledger) if view.is_about(ledger));
    if state.more_tracking.take_if(|view| !about(view)).is_some()
        && table.view.play.tracking() == Tracking::Referee
    {
        table.show(Tab::Now);
    }
    if let Some(view) = &mut state.more_tracking {
        if more_tracking_ui(ui, table, view) {
            state.more_tracking = None;
            table.show(Tab::Now);
        }
        return;
    }
    let cx = table.cx;
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.label(text::heading(cx.text("table-depth")));
        let soft = |ui: &mut Ui, message| {
            ui.add(Label::new(text::small(message).color(cx.palette().ink_soft)).wrap());
        };
        soft(ui, cx.text("table-depth-about"));
        // Where it has to wait for that, the reason below says so.
        let waits = Tracking::ALL.into_iter().any(|tracking| {
            why_not(table, tracking) == Some(EntryError::Title(TitleEntryError::NotAtRoundStart))
        });
        if !waits {
            soft(ui, cx.text("table-depth-when"));
        }
        columns(ui, size::HOME_CARD.x, Tracking::ALL, |ui, tracking| {
            let name = say::tracking(cx.texts, tracking);
            let now = tracking == table.view.play.tracking();
            let rejection = why_not(table, tracking).filter(|_| !now);
            if rejection.is_some() {
                dimmed_button(ui, cx, &name, &name);
            } else if option(ui, cx, now, None, &name).clicked() && !now {
                change(table, tracking, state);
            }
            ui.add(Label::new(say::tracking_about(cx.texts, tracking)).wrap());
            if let Some(rejection) = rejection {
                soft(ui, table.describe().say(&rejection));
            }
        });
        if matches!(table.view.play, TableState::Final { .. }) {
            ui.label(text::bold(cx.text("table-round")));
            let rounds = (1..=ROUNDS).map(|round| (round, round.to_string()));
            if let Some(round) = choice(ui, cx, state.entered_round(), rounds) {
                state.round = round;
            }
            musicians_ui(ui, table);
        }
    });
}

/// The musicians, which pay at every income (W6): a score pad does not ask for them, for they score nothing.
fn musicians_ui(ui: &mut Ui, table: &TableCx) {
    let cx = table.cx;
    ui.label(text::bold(cx.text("table-musicians")));
    let seats: Vec<_> = table.seats().collect();
    columns(ui, size::COUNTS, seats, |ui, seat| {
        ui.horizontal_wrapped(|ui| {
            table.player_ui(ui, seat);
            for townsman in [Townsman::Musician3, Townsman::Musician5] {
                let tile = cx.describe().tile(Tile::Townsman(townsman));
                let args = [("name", table.name(seat).to_owned().into()), ("tile", tile.into())];
                let what = cx.with("table-tiles-of", args);
                ui.add(art::of_townsman(townsman).image(vec2(size::ICON, size::ICON)));
                ui.label(townsman.printed().to_string());
                let value = table.view.sheets[seat.index()].townsmen[townsman.index()].map(Into::into);
                if let Some(count) = (Stepper { what: &what, value, range: 0..=9 }).show(ui, cx) {
                    table.enter(Entry::Owned {
                        seat,
                        owned: Owned::Townsman { townsman, count: count as u8 },
                    });
                }
            }
        });
    });
}

/// The reason why this tracking is not possible now, if it is not.
fn why_not(table: &TableCx, tracking: Tracking) -> Option<EntryError> {
    let (play, over) = (table.view.play, table.view.play.is_over());
    match (play, tracking) {
        (TableState::Round(ledger), Tracking::Referee) if ledger.now().begun || over => {
            Some(EntryError::Title(TitleEntryError::NotAtRoundStart))
        }
        (TableState::Referee(referee), Tracking::Helper) if !referee.is_round_start() && !over => {
            Some(EntryError::Title(TitleEntryError::NotAtRoundStart))
        }
        (TableState::Final { .. }, Tracking::Referee) => Some(EntryError::NeedsPosition),
        (TableState::Final { .. } | TableState::Round(_) | TableState::Referee(_), _) => None,
    }
}

fn change(table: &TableCx, tracking: Tracking, state: &mut TableView) {
    if let (TableState::Round(ledger), Tracking::Referee) = (table.view.play, tracking) {
        state.more_tracking = Some(MoreTrackingView::new(ledger, table.view.tiles()));
        return;
    }
    let round = table.view.play.chapter().unwrap_or(state.entered_round());
    table.enter(Entry::Tracking { tracking, round, position: None });
    table.show(Tab::Now);
}
