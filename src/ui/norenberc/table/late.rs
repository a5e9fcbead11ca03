//! A favourite whom nobody knew when the round ended, answered with one touch: tile, crest and prestige crest
//! go with it. An answer can be seen and changed until the page is left: nothing below it moves.

use egui::{Label, Ui, vec2};

use super::{At, TitleCommand};
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
    pub(crate) fn sync(&mut self, at: &At) -> bool {
        let TableState::Round(ledger) = at.view.play else { return false };
        for it in ledger.unanswered() {
            if !self.in_question.iter().any(|(in_question, _)| in_question == it) {
                self.in_question.push((it.clone(), words(at, ledger, it)));
            }
        }
        !self.in_question.is_empty()
    }

    /// Asks about this player, or about all.
    pub fn ui(&self, ui: &mut Ui, at: &At, about: Option<Seat>) {
        let cx = at.cx;
        for (it, words) in &self.in_question {
            if about.is_some_and(|seat| !it.seats.contains(seat)) {
                continue;
            }
            let answer = answer(at, it);
            // Where the sheets say something else since, they are right.
            if answer == FavoriteIs::Unknown && !is_open(at, it) {
                continue;
            }
            ui.horizontal_wrapped(|ui| {
                if answer == FavoriteIs::Unknown {
                    ui.add(Art::WARNING.tinted(vec2(size::ICON, size::ICON), cx.palette().warning));
                } else {
                    ui.add(Art::CHECK.tinted(vec2(size::ICON, size::ICON), cx.palette().positive));
                }
                ui.add(Label::new(text::bold(words)));
                let players = it.seats.iter().map(|seat| (Some(seat), at.name(seat).to_owned()));
                let nobody = it.nobody.then(|| (None, cx.text("companion-change-nobody")));
                for (seat, name) in players.chain(nobody) {
                    let chosen = answer == seat.map_or(FavoriteIs::Nobody, FavoriteIs::Player);
                    let image = seat.map(|seat| at.shape(seat));
                    let pressed = option(ui, cx, chosen, image, &name);
                    let says =
                        cx.with("table-late-is", [("text", words.clone().into()), ("name", name.into())]);
                    if named(pressed, &says).clicked() && !chosen {
                        let answered = TitleCommand::AnswerFavorite(it.round, it.guild, seat);
                        at.title_command(answered);
                    }
                }
            });
        }
    }
}

/// True if an open question is about this player.
pub(super) fn is_about(at: &At, seat: Seat) -> bool {
    let TableState::Round(ledger) = at.view.play else { return false };
    ledger.unanswered().any(|it| it.seats.contains(seat))
}

/// The round whose question is answered by a tile in front of this player.
pub(super) fn answers(at: &At, seat: Seat, guild: Guild, value: u8) -> Option<u8> {
    let TableState::Round(ledger) = at.view.play else { return None };
    let is_it = |it: &&Unanswered| {
        let tiles = ledger.taken_by_unknown(it);
        // A tile of which only the guild is known gets its value with the next touch.
        let fits = tiles.iter().any(|tile| tile.is_none_or(|tile| tile.value == value));
        it.guild == guild && it.seats.contains(seat) && fits
    };
    ledger.unanswered().find(is_it).map(|it| it.round)
}

fn is_open(at: &At, it: &Unanswered) -> bool {
    at.view.play.ledger().is_some_and(|ledger| ledger.unanswered().any(|other| other == it))
}

fn answer(at: &At, it: &Unanswered) -> FavoriteIs {
    let end = at.view.play.history().iter().find(|end| end.round == it.round);
    end.and_then(|end| end.card(it.guild)).map_or(FavoriteIs::Unknown, FavoriteIs::of)
}

fn words(at: &At, ledger: &Ledger, it: &Unanswered) -> String {
    let tiles = ledger.taken_by_unknown(it).into_iter().map(|tile| match tile {
        Some(tile) => at.describe().tile(Tile::Craftsman(tile)),
        None => at.describe().craftsman_of(it.guild),
    });
    let tiles: Vec<_> = tiles.collect();
    let args = [
        ("tiles", at.cx.texts.list(&tiles).into()),
        ("guild", it.guild.id().into()),
        ("round", it.round.into()),
    ];
    at.cx.with("table-late", args)
}
