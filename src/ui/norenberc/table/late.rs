//! A favourite whom nobody knew when the round ended, answered with one touch: tile, crest and prestige crest
//! go with it. An answer can be seen and changed until the page is left: nothing below it moves.

use egui::{Label, Ui, vec2};

use super::{TableCx, TitleCommand};
use crate::companion::norenberc::{FavoriteIs, Ledger, TableState, Unanswered};
use crate::game::Seat;
use crate::norenberc::{Guild, Tile};
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{named, option};

/// All questions since the page was opened.
#[derive(Clone, Debug, Default)]
pub(super) struct LateView {
    in_question: Vec<(Unanswered, String)>,
}

impl LateView {
    /// Adds new questions; returns true if there are any, answered or not.
    pub(crate) fn sync(&mut self, table: &TableCx) -> bool {
        let TableState::Round(ledger) = table.view.play else { return false };
        for it in ledger.unanswered() {
            if !self.in_question.iter().any(|(in_question, _)| in_question == it) {
                self.in_question.push((it.clone(), words(table, ledger, it)));
            }
        }
        !self.in_question.is_empty()
    }

    /// Asks about this player, or about all.
    pub fn ui(&self, ui: &mut Ui, table: &TableCx, about: Option<Seat>) {
        let cx = table.cx;
        for (it, words) in &self.in_question {
            if about.is_some_and(|seat| !it.seats.contains(seat)) {
                continue;
            }
            let answer = answer(table, it);
            // Where the sheets say something else since, they are right.
            if answer == FavoriteIs::Unknown && !is_open(table, it) {
                continue;
            }
            ui.horizontal_wrapped(|ui| {
                if answer == FavoriteIs::Unknown {
                    ui.add(Art::WARNING.tinted(vec2(size::ICON, size::ICON), cx.palette().warning));
                } else {
                    ui.add(Art::CHECK.tinted(vec2(size::ICON, size::ICON), cx.palette().positive));
                }
                ui.add(Label::new(text::bold(words)));
                let players = it.seats.iter().map(|seat| (Some(seat), table.name(seat).to_owned()));
                let nobody = it.nobody.then(|| (None, cx.text("companion-change-nobody")));
                for (seat, name) in players.chain(nobody) {
                    let chosen = answer == seat.map_or(FavoriteIs::Nobody, FavoriteIs::Player);
                    let image = seat.map(|seat| table.shape(seat));
                    let pressed = option(ui, cx, chosen, image, &name);
                    let says =
                        cx.with("table-late-is", [("text", words.clone().into()), ("name", name.into())]);
                    if named(pressed, &says).clicked() && !chosen {
                        let answered = TitleCommand::AnswerFavorite(it.round, it.guild, seat);
                        table.title_command(answered);
                    }
                }
            });
        }
    }
}

/// True if an open question is about this player.
pub(super) fn is_about(table: &TableCx, seat: Seat) -> bool {
    let TableState::Round(ledger) = table.view.play else { return false };
    ledger.unanswered().any(|it| it.seats.contains(seat))
}

/// The round whose question is answered by a tile in front of this player.
pub(super) fn answers(table: &TableCx, seat: Seat, guild: Guild, value: u8) -> Option<u8> {
    let TableState::Round(ledger) = table.view.play else { return None };
    let is_it = |it: &&Unanswered| {
        let tiles = ledger.taken_by_unknown(it);
        // A tile of which only the guild is known gets its value with the next touch.
        let fits = tiles.iter().any(|tile| tile.is_none_or(|tile| tile.value == value));
        it.guild == guild && it.seats.contains(seat) && fits
    };
    ledger.unanswered().find(is_it).map(|it| it.round)
}

fn is_open(table: &TableCx, it: &Unanswered) -> bool {
    table.view.play.ledger().is_some_and(|ledger| ledger.unanswered().any(|other| other == it))
}

fn answer(table: &TableCx, it: &Unanswered) -> FavoriteIs {
    let end = table.view.play.history().iter().find(|end| end.round == it.round);
    end.and_then(|end| end.card(it.guild)).map_or(FavoriteIs::Unknown, FavoriteIs::of)
}

fn words(table: &TableCx, ledger: &Ledger, it: &Unanswered) -> String {
    let tiles = ledger.taken_by_unknown(it).into_iter().map(|tile| match tile {
        Some(tile) => table.describe().tile(Tile::Craftsman(tile)),
        None => table.describe().craftsman_of(it.guild),
    });
    let tiles: Vec<_> = tiles.collect();
    let args = [
        ("tiles", table.cx.texts.list(&tiles).into()),
        ("guild", it.guild.id().into()),
        ("round", it.round.into()),
    ];
    table.cx.with("table-late", args)
}
