//! What becomes of a final score that somebody shares or changes.

use crate::titles::TitleId;
use image::RgbaImage;

use super::picture::{ResultPicture, png};
use super::screens::score::{ScoreAction, holdings};
use crate::companion::norenberc::{Entry, FinalSheet, Owned, Refused, Session};
use crate::companion::share::{Player, SharedPlay, bg_stats};
use crate::game::{Scored as _, Seat};
use crate::i18n::describe::{known_as, whole_names};
use crate::i18n::{Lang, Texts};
use crate::norenberc::Guild;

/// What is left to do.
pub(super) enum Shared {
    /// Nothing: the table is changed.
    Kept,
    /// The table was not changed.
    Refused(Refused),
    /// To the clipboard.
    Text(String),
    /// Into a file.
    File { ending: &'static str, bytes: Vec<u8>, picture: Option<RgbaImage> },
}

/// Does what was asked for.
pub(super) fn shared(session: &mut Session, texts: &Texts, location: &str, action: ScoreAction) -> Shared {
    let file = |ending, text: String| Shared::File { ending, bytes: text.into_bytes(), picture: None };
    match action {
        ScoreAction::Keep(sheets) => keep(session, &sheets),
        ScoreAction::CopyText(text) => Shared::Text(text),
        ScoreAction::Csv(text) => file("csv", text),
        ScoreAction::Json(text) => file("json", text),
        ScoreAction::BgStats => file("bgsplay", play_file(session, texts, location)),
        ScoreAction::Picture(langs) => {
            let picture = picture(session, &langs);
            let bytes = picture.as_ref().map(png).unwrap_or_default();
            Shared::File { ending: "png", bytes, picture }
        }
    }
}

/// Enters what is different in these sheets.
fn keep(session: &mut Session, sheets: &[FinalSheet]) -> Shared {
    let before = session.view().sheets.to_vec();
    for ((seat, new), old) in (0..).map(Seat).zip(sheets).zip(&before) {
        for owned in different(old, new) {
            if let Err(refused) = session.enter(Entry::Owned { seat, owned }) {
                return Shared::Refused(refused);
            }
        }
    }
    Shared::Kept
}

fn different(old: &FinalSheet, new: &FinalSheet) -> Vec<Owned> {
    let mut all = Vec::new();
    if let Some(talers) = new.talers.filter(|_| new.talers != old.talers) {
        all.push(Owned::Talers { talers });
    }
    if let Some(craftsmen) = new.craftsmen.as_ref().filter(|_| new.craftsmen != old.craftsmen) {
        let craftsmen = craftsmen.iter().filter_map(|&(guild, value)| Some((guild, value?))).collect();
        all.push(Owned::Craftsmen { craftsmen });
    }
    for guild in Guild::ALL {
        let index = guild.index();
        if let Some(count) = new.crests[index].filter(|_| new.crests[index] != old.crests[index]) {
            all.push(Owned::Crest { guild, count });
        }
    }
    if let Some(count) = new.prestige_crests.filter(|_| new.prestige_crests != old.prestige_crests) {
        all.push(Owned::PrestigeCrests { count });
    }
    if new.townsmen != old.townsmen {
        all.push(Owned::Townsmen { townsmen: new.townsmen.map(|count| count.unwrap_or(0)) });
    }
    all
}

fn play_file(session: &Session, texts: &Texts, location: &str) -> String {
    let view = session.view();
    let Some(Ok(score)) = view.score else { return String::new() };
    let names = whole_names(texts, view.people).into_iter().zip(view.people).enumerate();
    let players: Vec<_> =
        names.map(|(seat, (name, person))| Player { name, known_as: known_as(seat, person) }).collect();
    bg_stats(&SharedPlay {
        game: TitleId::DEFAULT,
        name: session.name(),
        begun: session.begun(),
        ended: session.ended(),
        duration: session.duration(),
        location,
        players: &players,
        standings: &score.standings(),
        title: &texts.get("table-game"),
    })
}

fn picture(session: &Session, langs: &[Lang]) -> Option<RgbaImage> {
    let view = session.view();
    let Some(Ok(score)) = view.score else { return None };
    let texts: Vec<_> = langs.iter().map(|&lang| Texts::new(lang)).collect();
    let texts: Vec<_> = texts.iter().collect();
    let holdings = holdings(view.sheets);
    let begun = Some(session.begun());
    Some(ResultPicture { people: view.people, score, holdings: &holdings, texts: &texts, begun }.draw())
}
