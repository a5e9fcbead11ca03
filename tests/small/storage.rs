//! Files: games as lines of JSON ([`RecordFormat`]), the sheet that `guildhall score` reads, and the result that it prints.
//! Whatever somebody wrote, the answer says where, what was found and what is allowed.
//!
//! The set-up has no keys of its own. Events: `stake` with `stake`; `wait`; `play` with `card`; `draw`, by chance, with
//! `player` and `card`.

use guildhall::game::{Event, Scored as _, Seat, Title as _};
use guildhall::storage::{
    Allowed, Field, FoundInput, InputError, Laid, Object, ReadEvent, Record, RecordFormat, check_title,
    player_fields, read_actor, read_json, read_name,
};
use serde::Serialize;
use serde_json::{Value, json};

use super::rules::{Action, CARDS, Nine, STAKES, Sheet};
use super::title::Score;

impl RecordFormat for Nine {
    type Report = Value;

    const SETUP_KEYS: &'static [&'static str] = &[];

    fn read_setup(_: &Object, players: &[String]) -> Result<Laid<Self>, InputError> {
        Ok(Laid { setup: players.len() as u8, events: Vec::new(), hole: None })
    }

    fn read_event(field: &Field, players: &[String]) -> Result<ReadEvent<Self>, InputError> {
        let all = ["stake", "wait", "play", "draw"];
        let verb = field.any_object()?.need("action").one_of(all, |verb| verb)?;
        let keys: &[_] = match verb {
            "stake" => &["actor", "action", "stake"],
            "wait" => &["actor", "action"],
            "play" => &["actor", "action", "card"],
            _ => &["actor", "action", "player", "card"],
        };
        let event = field.object(keys)?;
        let action = match verb {
            "stake" => Action::Stake(event.need("stake").whole(0, STAKES - 1)?),
            "wait" => Action::Wait,
            "play" => Action::Play(event.need("card").whole(1, CARDS)?),
            _ => Action::Draw {
                seat: Seat(event.need("player").name_among(players)? as u8),
                card: event.need("card").whole(1, CARDS)?,
            },
        };
        Ok((read_actor(&event, players)?, Ok(action)))
    }

    /// The table is laid out by events, not by its set-up.
    fn is_layout(_: &Event<Action>) -> bool {
        false
    }

    fn write_setup<'a>(_: &'a Record<Self>, _: &'a [Event<Action>]) -> impl Serialize + 'a {
        json!({})
    }

    fn write_action(players: &[String], action: Action) -> impl Serialize {
        match action {
            Action::Stake(stake) => json!({"action": "stake", "stake": stake}),
            Action::Wait => json!({"action": "wait"}),
            Action::Play(card) => json!({"action": "play", "card": card}),
            Action::Draw { seat, card } => {
                json!({"action": "draw", "player": players[seat.index()], "card": card})
            }
        }
    }

    fn report(players: &[String], score: &Score) -> Value {
        let ranks = players.iter().zip(score.ranks());
        let player = |(name, rank): (&String, _)| json!({"name": name, "result": rank});
        json!({"game": Self::ID, "players": ranks.map(player).collect::<Vec<_>>()})
    }
}

/// Reads a sheet: `{"game":"nine","players":[{"name":"Ana","best_stake":true,"cards":-3},…]}`.
pub fn read_sheet(bytes: &[u8]) -> Result<(Vec<String>, Vec<Sheet>), InputError> {
    read_json(bytes, |root| {
        let root = root.object(&["game", "players"])?;
        check_title::<Nine>(&root)?;
        let (mut names, mut sheets) = (Vec::new(), Vec::new());
        for field in player_fields::<Nine>(&root)? {
            let player = field.object(&["name", "best_stake", "cards"])?;
            names.push(read_name(&player.need("name"), &names)?);
            let best_stake = player.need("best_stake").boolean()?;
            // N2: a sheet that cannot be true is an error, also where each number by itself is possible.
            if best_stake && !sheets.is_empty() {
                let found = FoundInput::Value("true".into());
                return Err(player.need("best_stake").error(found, Allowed::OneOf(vec!["false".into()])));
            }
            sheets.push(Sheet { best_stake, cards: player.need("cards").whole(-1000, 1000)? });
        }
        Ok((names, sheets))
    })
}
