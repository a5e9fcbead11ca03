//! The result of an open table, in the formats for sharing.

use image::RgbaImage;

use super::title_id;
use crate::companion::Session;
use crate::companion::share::{SharedPlay, SharedPlayer, bg_stats};
use crate::game::Scored as _;
use crate::i18n::describe::{known_as, whole_names};
use crate::i18n::{Lang, Texts};
use crate::ui::picture::ResultPicture;
use crate::ui::screens::title::ResultScreens;

pub(super) fn score_sheet<T: ResultScreens>(session: &Session<T>, texts: &Texts) -> Option<String> {
    let view = session.view();
    T::score_sheet(&whole_names(texts, view.people), view.sheets)
}

pub(super) fn play_file<T: ResultScreens>(
    session: &Session<T>,
    texts: &Texts,
    location: &str,
) -> Option<String> {
    let view = session.view();
    let Some(Ok(score)) = view.score else { return None };
    let names = whole_names(texts, view.people).into_iter().zip(view.people).enumerate();
    let players: Vec<_> =
        names.map(|(seat, (name, person))| SharedPlayer { name, known_as: known_as(seat, person) }).collect();
    let title = title_id::<T>();
    Some(bg_stats(&SharedPlay {
        game: title,
        name: session.name(),
        begun: session.begun(),
        ended: session.ended(),
        duration: session.duration(),
        location,
        players: &players,
        standings: &score.ranks(),
        title: &texts.of(title).get("game-name"),
    }))
}

pub(super) fn picture<T: ResultScreens>(session: &Session<T>, langs: &[Lang]) -> Option<RgbaImage> {
    let view = session.view();
    let Some(Ok(score)) = view.score else { return None };
    let texts: Vec<_> = langs.iter().map(|&lang| Texts::new(lang)).collect();
    let texts: Vec<_> = texts.iter().map(|texts| texts.of(title_id::<T>())).collect();
    let (holdings, begun) = (T::holdings(view.sheets), Some(session.begun()));
    let picture =
        ResultPicture::<T> { people: view.people, score, holdings: &holdings, texts: &texts, begun };
    Some(picture.draw())
}
