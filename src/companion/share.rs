//! Results for other programs: a play file for BG Stats. Text and CSV depend on a language, so `i18n` makes them; the sheet
//! that `guildhall score` reads is the title's.
//!
//! A play file (`.bgsplay`) is what the app BG Stats itself exports when one shares a play: lists of `games`, `players`,
//! `locations` and `plays` that refer to each other by numbers, and are matched on import by their UUIDs. These are derived
//! from names here, so that importing a play twice changes nothing and a person stays one person.

use serde::Serialize;

use crate::game::PlayerRank;
use crate::storage::journal::Date;
use crate::storage::{seen, to_json_pretty};
use crate::titles::TitleId;

pub struct SharedPlay<'a> {
    pub game: TitleId,
    /// The name in its folder.
    pub name: &'a str,
    /// Seconds since 1970, also of the end.
    pub begun: u64,
    pub ended: u64,
    /// Playing time in seconds, if known.
    pub duration: Option<u64>,
    /// Empty if unknown.
    pub location: &'a str,
    pub players: &'a [SharedPlayer],
    pub standings: &'a [PlayerRank],
    /// The name of the game in the file.
    pub title: &'a str,
}

pub struct SharedPlayer {
    pub name: String,
    /// Identifies the person in other plays, whatever the name looks like there.
    pub known_as: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PlayFile {
    about: &'static str,
    games: [GameOut; 1],
    locations: Vec<LocationOut>,
    players: Vec<PersonOut>,
    plays: [PlayOut; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "the format has them")]
struct GameOut {
    id: u32,
    uuid: String,
    name: String,
    modification_date: String,
    cooperative: bool,
    highest_wins: bool,
    no_points: bool,
    uses_teams: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct LocationOut {
    id: u32,
    uuid: String,
    name: String,
    modification_date: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PersonOut {
    id: u32,
    uuid: String,
    name: String,
    is_anonymous: bool,
    modification_date: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PlayOut {
    uuid: String,
    entry_date: String,
    modification_date: String,
    play_date: String,
    duration_min: u64,
    game_ref_id: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    location_ref_id: Option<u32>,
    ignored: bool,
    manual_winner: bool,
    rounds: u8,
    uses_teams: bool,
    player_scores: Vec<ScoreOut>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ScoreOut {
    player_ref_id: u32,
    /// The format has a text here.
    score: String,
    winner: bool,
    rank: u8,
    new_player: bool,
    start_player: bool,
    seat_order: usize,
}

const GAME: u32 = 1;
const LOCATION: u32 = 1;

/// A play file for BG Stats.
///
/// # Panics
/// Never: a play file has only text keys.
pub fn bg_stats(played: &SharedPlay) -> String {
    let date = |seconds| Date::local(seconds).to_string();
    let ids = || 1..;
    let person = |(id, player): (u32, &SharedPlayer)| PersonOut {
        id,
        uuid: uuid("player", &player.known_as),
        name: player.name.clone(),
        is_anonymous: false,
        modification_date: date(played.ended),
    };
    let scores = ids().zip(played.standings).enumerate().map(|(seat, (id, player))| ScoreOut {
        player_ref_id: id,
        score: player.total.to_string(),
        winner: player.rank == 1,
        rank: player.rank,
        new_player: false,
        start_player: false,
        seat_order: seat + 1,
    });
    let place = seen(played.location);
    let location = (!place.is_empty()).then(|| LocationOut {
        id: LOCATION,
        uuid: uuid("location", &place),
        name: place,
        modification_date: date(played.ended),
    });
    let file = PlayFile {
        about: "guildhall",
        games: [GameOut {
            id: GAME,
            uuid: uuid("game", played.game.id()),
            name: played.title.to_owned(),
            modification_date: date(played.ended),
            cooperative: false,
            highest_wins: true,
            no_points: false,
            uses_teams: false,
        }],
        players: ids().zip(played.players).map(person).collect(),
        plays: [PlayOut {
            uuid: uuid("play", played.name),
            entry_date: date(played.ended),
            modification_date: date(played.ended),
            play_date: date(played.begun),
            // The format has no other way to say "unknown".
            duration_min: played.duration.map_or(0, |seconds| seconds.div_ceil(60)),
            game_ref_id: GAME,
            location_ref_id: location.as_ref().map(|location| location.id),
            ignored: false,
            // Tie-breaks decide too, so the winner is written and not left to the points.
            manual_winner: true,
            rounds: 0,
            uses_teams: false,
            player_scores: scores.collect(),
        }],
        locations: location.into_iter().collect(),
    };
    to_json_pretty(&file)
}

/// A UUID derived from a name: version 8, which leaves the method open. Here it is FNV-1a.
fn uuid(kind: &str, name: &str) -> String {
    const OFFSET: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0100_0000_0000_0000_0000_013b;
    let text = format!("guildhall/{kind}/{name}");
    let hash = text.bytes().fold(OFFSET, |hash, byte| (hash ^ u128::from(byte)).wrapping_mul(PRIME));
    let version = hash & !(0xf << 76) | 0x8 << 76;
    let variant = version & !(0x3 << 62) | 0x2 << 62;
    let hex = format!("{variant:032X}");
    [&hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]].join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uuids_are_stable_and_well_formed() {
        let one = uuid("player", "Ana");
        assert_eq!(one, uuid("player", "Ana"));
        assert_ne!(one, uuid("player", "Béla"));
        assert_eq!(one.len(), 36);
        assert_eq!(one.as_bytes()[14], b'8');
        assert!(matches!(one.as_bytes()[19], b'8' | b'9' | b'A' | b'B'), "{one}");
    }
}
