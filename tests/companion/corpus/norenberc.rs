//! A game of Norenberc as a screen shows it, in words that do not change with the code.

use guildhall::companion::TableState as _;
use guildhall::companion::norenberc::{FinalSheet, GuildOutcome, LogLine, RoundEnd, Session};
use guildhall::norenberc::Guild;
use guildhall::storage::norenberc::{BoxReport, ScoreReport};
use serde_json::{Value, json};

use super::act;

fn line(line: &LogLine) -> Value {
    json!({ "id": line.id, "round": line.chapter, "entry": line.entry, "skipped": line.skipped.is_some() })
}

fn round_end(end: &RoundEnd) -> Value {
    let favorite = |guild: Guild, outcome: &GuildOutcome| match outcome {
        GuildOutcome::Favorite { seat, by, .. } => json!([guild, seat, format!("{by:?}")]),
        GuildOutcome::Nobody { ruled } => json!([guild, "nobody", ruled]),
        GuildOutcome::Unknown => json!([guild, "unknown"]),
        GuildOutcome::Ask(_) => json!([guild, "asked"]),
    };
    let favorites: Vec<_> = end.cards.iter().map(|card| favorite(card.guild, &card.outcome)).collect();
    let incomes: Vec<_> = end.incomes.iter().map(|income| json!([income.seat, income.total()])).collect();
    json!({ "round": end.round, "favorites": favorites, "incomes": incomes })
}

/// Shows a game as a screen does.
pub fn shown(session: &Session) -> Value {
    let view = session.view();
    let sheet = |sheet: &FinalSheet| {
        json!({
            "talers": sheet.talers,
            "craftsmen": sheet.craftsmen,
            "crests": sheet.crests,
            "prestige_crests": sheet.prestige_crests,
            "townsmen": sheet.townsmen,
        })
    };
    let score = view.score.map(|score| match score {
        Ok(score) => json!(ScoreReport::new(&session.names(), score, vec![])),
        Err(missing) => json!(missing.iter().map(|(seat, _)| seat).collect::<Vec<_>>()),
    });
    json!({
        "people": view.people,
        "depth": view.play.tracking(),
        "round": view.play.chapter(),
        "box": BoxReport::new(view.tiles()),
        "log": view.log.iter().map(line).collect::<Vec<_>>(),
        "undo": act(view.undo),
        "redo": act(view.redo),
        "sheets": view.sheets.iter().map(sheet).collect::<Vec<_>>(),
        "score": score,
        "history": view.play.history().iter().map(round_end).collect::<Vec<_>>(),
        "played": session.played(),
        "record": session.record().map(|record| record.lines().count()),
    })
}

/// Forgives what is known today and was not then. Where one favourite was not known, 0.1.0 took the craftsmen of everybody
/// for unknown, the crests of that guild and the incomes. Today what is certain stays known. So what was unknown then may be known now, and nothing else may differ:
/// what was known is compared as it stands.
pub fn forget_what_was_unknown(found: &mut Value, expected: &Value) {
    fn forget(found: &mut Value, expected: &Value) {
        match (found, expected) {
            (found, Value::Null) => *found = Value::Null,
            (Value::Array(found), Value::Array(expected)) => {
                found.iter_mut().zip(expected).for_each(|(found, expected)| forget(found, expected));
            }
            (Value::Object(found), Value::Object(expected)) => {
                for (key, expected) in expected {
                    found.entry(key).and_modify(|found| forget(found, expected));
                }
            }
            _ => {}
        }
    }
    forget(&mut found["sheets"], &expected["sheets"]);
    let ends = found["history"].as_array_mut().unwrap().iter_mut();
    for (found, expected) in ends.zip(expected["history"].as_array().unwrap()) {
        forget(&mut found["incomes"], &expected["incomes"]);
    }
    // Of whom something was missing then, it may not be now; of nobody else.
    if let (Value::Array(missing), Value::Array(then)) = (&found["score"], &expected["score"])
        && missing.iter().all(|seat| then.contains(seat))
    {
        found["score"] = expected["score"].clone();
    }
}
