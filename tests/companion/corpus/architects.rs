//! A game of Architects as a screen shows it, in words that do not change with the code.

use guildhall::architects::reset::ResetChange;
use guildhall::architects::{
    Action, Cast, Circle, MarketCard, Resource, Skill, Slot, SmallSide, Space, State, Step, notation,
};
use guildhall::companion::architects::{
    Cause, FinalSheet, LogLine, Missing, Referee, ResetOutcome, Rival, SeatReset, Session, TableState,
    relevant_numbers,
};
use guildhall::companion::{Correction, GameSummary, Start as _, TableState as _, Tracking};
use guildhall::game::{Actor, Due, Event, Seat};
use guildhall::storage::architects::ScoreReport;
use serde_json::{Map, Value, json};

use super::{act, town};

/// Names of the seats in notation, as in a journal.
const SEATS: [&str; 5] = ["0", "1", "2", "3", "4"];

fn line(line: &LogLine) -> Value {
    let skipped = line.skipped.is_some();
    let mut shown =
        json!({ "id": line.id, "chapter": line.chapter, "entry": line.entry, "skipped": skipped });
    if let Some(correction) = line.corrected {
        shown["corrected"] = match correction {
            Correction::Amended => json!("amended"),
            Correction::Inserted => json!("inserted"),
        };
    }
    shown
}

/// Lists numbers by the name of what is counted; null is one that nobody knows.
pub fn counted<K: Copy, N: Into<Value> + Copy>(
    kinds: &[K],
    id: fn(K) -> &'static str,
    counts: &[N],
) -> Map<String, Value> {
    kinds.iter().zip(counts).map(|(kind, count)| (id(*kind).to_owned(), (*count).into())).collect()
}

fn rival(rival: &Rival) -> Value {
    json!({
        "kind": rival.kind,
        "guildhall": rival.guildhall,
        "cathedral": rival.cathedral,
        "virtue": rival.virtue,
        "marble": rival.marble,
        "unpaid": rival.unpaid,
        "prison": rival.prison,
    })
}

fn sheet(sheet: &FinalSheet) -> Value {
    json!({
        "buildings": sheet.buildings,
        "unnamed": sheet.unnamed,
        "cathedral": sheet.cathedral,
        "virtue": sheet.virtue,
        "unpaid": sheet.unpaid,
        "paid": sheet.paid,
        "goods": counted(&Resource::ALL, Resource::id, &sheet.goods),
        "prison": sheet.prison,
        "captured": sheet.captured,
        "skills": counted(&Skill::ALL, Skill::id, &sheet.skills),
        "character": sheet.character,
        "opponent": sheet.opponent.as_ref().map(rival),
    })
}

/// Names a fact of a sheet.
fn fact((seat, missing): (Seat, Missing)) -> Value {
    let name = match missing {
        Missing::Buildings => "buildings",
        Missing::Cathedral => "cathedral",
        Missing::Virtue => "virtue",
        Missing::Unpaid => "unpaid",
        Missing::Paid => "paid",
        Missing::Goods(resource) => resource.id(),
        Missing::Prison => "prison",
        Missing::Captured => "captured",
        Missing::Skill(skill) => skill.id(),
        Missing::Guildhall => "guildhall",
    };
    json!([seat, name])
}

fn seat_reset(message: &SeatReset) -> Value {
    let change = |change| match change {
        ResetChange::ToPrison(workers) => json!(["to-prison", workers]),
        ResetChange::Freed(workers) => json!(["freed", workers]),
        ResetChange::Gold(gold) => json!(["gold", gold]),
        ResetChange::Marble(marble) => json!(["marble", marble]),
        ResetChange::Virtue(by) => json!(["virtue", by]),
        ResetChange::DebtsDestroyed(debts) => json!(["destroyed", debts]),
        ResetChange::Debts(debts) => json!(["debts", debts]),
    };
    let lines = message.lines.iter().map(|line| json!([line.rule, change(line.change), line.choice]));
    json!({
        "from_market": message.from_market,
        "prison": message.prison,
        "lines": lines.collect::<Vec<_>>(),
        "silver": message.silver,
        "virtue": message.virtue,
        "debts": message.debts,
        "instead": message.instead,
    })
}

/// Shows a reset as it was walked, or as far as it is.
pub fn reset(reset: &ResetOutcome) -> Value {
    json!({
        "cause": match reset.cause {
            Cause::Guildhall(space) => json!(["guildhall", space]),
            Cause::Market => json!("market"),
            Cause::Entered => json!("told"),
        },
        "by": reset.by,
        "strangers": reset.strangers,
        "seats": reset.seats.iter().map(seat_reset).collect::<Vec<_>>(),
    })
}

/// Lists the possessions of somebody in a game that is followed in full.
fn player(state: &State, players: u8, seat: Seat) -> Value {
    let captured = Seat::first(players).map(|colour| state.captured(seat, colour));
    json!({
        "character": state.character(seat),
        "goods": counted(&Resource::ALL, Resource::id, &Resource::ALL.map(|it| state.count(seat, it))),
        "virtue": state.virtue(seat),
        "level": state.level(seat),
        "unpaid": state.unpaid_debts(seat),
        "paid": state.paid_debts(seat),
        "workers": state.workers(seat),
        "prison": state.prisoners(seat),
        "captured": captured.collect::<Vec<_>>(),
        "beside": state.beside(seat),
        "hand": [state.hand_len(seat), state.hand(seat).len()],
        "pack": [state.pack_len(seat), state.pack(seat).len()],
        "built": state.built(seat).iter().collect::<Vec<_>>(),
        "apprentices": state.apprentices(seat).iter().collect::<Vec<_>>(),
    })
}

/// Lists the cards and the board of a game that is followed in full.
fn board(state: &State, players: u8) -> Value {
    let seats = || Seat::first(players);
    let circle = |circle: Circle| {
        let there: Vec<_> = seats().map(|seat| state.at(circle, seat)).collect();
        (circle.id().to_owned(), json!(there))
    };
    let slots = Slot::all().map(|slot| json!([state.shown(slot), state.coins(slot)]));
    let market = Space::ALL.map(|space| state.on_market(space));
    let large = state.large_goods().iter().map(|(resource, count)| json!([resource, count]));
    json!({
        "circles": Circle::ALL.into_iter().map(circle).collect::<Map<_, _>>(),
        "guildhall": state.guildhall().collect::<Vec<_>>(),
        "market": market,
        "tax": state.tax(),
        "display": slots.collect::<Vec<_>>(),
        "side": state.small_side().map(SmallSide::id),
        "large_card": state.large_card().map(MarketCard::number),
        "large_goods": large.collect::<Vec<_>>(),
        "small_market": state.small_market_len(),
        "rewards": state.rewards_left(),
        "buildings": [state.building_pile_len(), state.untouched_len()],
        "apprentices": state.apprentice_pile_len(),
        "buried": state.buried_apprentices().collect::<Vec<_>>(),
    })
}

/// Shows everything that a referee knows.
pub fn referee(referee: &Referee) -> Value {
    let (setup, state) = (referee.setup(), referee.state());
    let due = match referee.due() {
        Due::Nobody => json!("nobody"),
        Due::Nature => json!("nature"),
        Due::Seats(seats) => json!(seats),
    };
    let written = |event: Event<Action>| {
        let actor = if let Actor::Seat(seat) = event.actor { Some(seat) } else { None };
        json!([actor, notation::write(event.action, &SEATS)])
    };
    let players = setup.players();
    json!({
        "cast": match setup.cast() {
            Cast::Standard => json!("none"),
            Cast::Dealt => json!("dealt"),
            Cast::Chosen(characters) => json!(characters[..usize::from(players)]),
        },
        "promo": setup.promo(),
        "conspirator": setup.conspirator(),
        "hands": setup.hands(),
        "due": due,
        "active": state.active(),
        "turns": state.turns(),
        "last_turns": state.last_turns(),
        "agenda": state.agenda().map(Step::rule).collect::<Vec<_>>(),
        "possible": referee.possible().into_iter().map(written).collect::<Vec<_>>(),
        "effects": referee.effects().len(),
        "events": referee.events().map(<[_]>::len),
        "players": Seat::first(players).map(|seat| player(state, players, seat)).collect::<Vec<_>>(),
        "board": board(state, players),
    })
}

/// Shows the table at its depth.
fn play(play: &TableState) -> Value {
    match play {
        TableState::Final { kept, .. } => json!({ "kept": kept.as_deref().map(town::shown) }),
        TableState::Town(ledger) => town::shown(ledger),
        TableState::Referee(it) => referee(it),
    }
}

/// Shows a game as a screen and a list of games do.
pub fn shown(session: &Session, summary: &GameSummary) -> Value {
    let view = session.view();
    let score = view.score.map(|score| match score {
        Ok(score) => json!(ScoreReport::new(&session.names(), score)),
        Err(missing) => json!(missing.iter().copied().map(fact).collect::<Vec<_>>()),
    });
    let result = summary.result.as_ref().map(|result| {
        let standings = result.standings.iter().map(|it| json!([it.total, it.rank]));
        json!({ "standings": standings.collect::<Vec<_>>(), "decided_by": result.decided_by })
    });
    let may_be = |tracking: &Tracking| view.play.why_not_tracking(*tracking).is_none();
    // A number that was stepped up and down is one line for whoever reads the log.
    let entered: Vec<_> = view.entered().map(|line| line.id).collect();
    let on_the_way = view.log.iter().map(|line| line.id).filter(|id| !entered.contains(id));
    json!({
        "title": summary.title,
        "people": view.people,
        "start": view.preconditions.start.to_json(),
        "depth": view.play.tracking(),
        "depths": Tracking::ALL.into_iter().filter(may_be).collect::<Vec<_>>(),
        "chapter": view.play.chapter(),
        "over": view.play.is_over(),
        "log": view.log.iter().map(line).collect::<Vec<_>>(),
        "on_the_way": on_the_way.collect::<Vec<_>>(),
        "undo": act(view.undo),
        "redo": act(view.redo),
        "fields": relevant_numbers(view.sheets).into_iter().map(fact).collect::<Vec<_>>(),
        "sheets": view.sheets.iter().map(sheet).collect::<Vec<_>>(),
        "score": score,
        "resets": view.play.resets().iter().map(reset).collect::<Vec<_>>(),
        "play": play(view.play),
        "played": session.played(),
        "record": session.record().map(|record| record.lines().count()),
        "times": [session.begun(), session.ended(), summary.begun, summary.changed],
        "duration": session.duration(),
        "listed": { "depth": summary.tracking, "chapter": summary.chapter, "result": result },
    })
}
