//! Games and their players, as people say it.

use crate::companion::{DeletedGame, GameSummary};
use crate::i18n::describe::{day_of, shown_names};
use crate::ui::Cx;

/// A deleted game: the day from the name of its file, and who played; the name itself if no day can be read from it.
pub(super) fn deleted(cx: &Cx, game: &DeletedGame) -> String {
    let name = &game.name;
    let part = |from: usize, to: usize| name.get(from..to)?.parse::<u64>().ok();
    let Some(((year, month), day)) = part(0, 4).zip(part(4, 6)).zip(part(6, 8)) else {
        return name.to_owned();
    };
    if !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return name.to_owned();
    }
    let date = ("date", day_of(cx.texts, year, month, day).into());
    if game.people.is_empty() {
        return cx.with("past-file", [date, ("file", name.clone().into())]);
    }
    let names = shown_names(cx.texts, &game.people);
    cx.with("past-game", [date, ("names", cx.texts.list(&names).into())])
}

pub(super) fn names(cx: &Cx, game: &GameSummary) -> Vec<String> {
    shown_names(cx.texts, &game.people)
}
