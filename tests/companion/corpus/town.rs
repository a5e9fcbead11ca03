//! A game of Architects as a town helper shows it, in words that do not change with the code.

use guildhall::architects::{Resource, Skill};
use guildhall::companion::architects::{
    ClockNews, Doubt, Doubts, Known, Ledger, May, Past, ResetCard, ResetSteps, Strip, Tracked, Why,
};
use guildhall::game::Seat;
use serde_json::{Map, Value, json};

use super::architects::{counted, reset};

fn doubts(doubts: Doubts) -> Vec<&'static str> {
    let name = |doubt| match doubt {
        Doubt::Guildhall => "guildhall",
        Doubt::Reward => "reward",
        Doubt::Hired => "hired",
        Doubt::Watchtower => "watchtower",
        Doubt::Beyond => "beyond",
        Doubt::Church => "church",
        Doubt::Instead => "instead",
        Doubt::Reset => "reset",
    };
    doubts.iter().map(name).collect()
}

/// Shows a number and the doubts about it.
fn known<T: Copy + Into<Value>>(known: Known<T>) -> Value {
    json!([known.value.map(Into::into), doubts(known.doubts)])
}

const fn tracked(what: Tracked) -> &'static str {
    match what {
        Tracked::Virtue => "virtue",
        Tracked::Cathedral => "cathedral",
        Tracked::Unpaid => "unpaid",
        Tracked::Paid => "paid",
    }
}

/// Shows a change of a number: its place in the log, which number, its value since then, and why.
fn past(past: &Past) -> Value {
    let why = match past.why {
        Why::Entered => json!("told"),
        Why::Building(building) => json!(building),
        Why::Cathedral => json!("advanced"),
        Why::Market => json!("market"),
        Why::PaidOff => json!("paid-off"),
        Why::Reset(number) => json!(["reset", number]),
    };
    json!([past.index, tracked(past.what), past.value, why])
}

fn may(may: May) -> Value {
    match may {
        May::Yes => json!("yes"),
        May::Unknown => json!("unknown"),
        May::Virtue { virtue } => json!(["virtue", virtue]),
        May::Full { level } => json!(["full", level]),
        May::Top => json!("top"),
    }
}

fn strip(ledger: &Ledger, seat: Seat, strip: &Strip) -> Value {
    json!({
        "character": strip.character,
        "virtue": known(strip.virtue),
        "cathedral": known(strip.cathedral),
        "unpaid": known(strip.unpaid),
        "paid": known(strip.paid),
        "buildings": strip.buildings,
        "unnamed": strip.unnamed,
        "prison": [strip.prison, strip.last_prison],
        "goods": counted(&Resource::ALL, Resource::id, &strip.goods),
        "captured": strip.captured,
        "skills": counted(&Skill::ALL, Skill::id, &strip.skills),
        "workers": strip.workers,
        "guildhall": strip.guildhall,
        "history": strip.history.iter().map(past).collect::<Vec<_>>(),
        "evades": ledger.evades(seat),
        "may_enter_market": may(ledger.may_enter_market(seat)),
        "may_advance": may(ledger.may_advance(seat)),
    })
}

fn news(news: &ClockNews) -> Value {
    match news {
        ClockNews::Reset => json!("reset"),
        ClockNews::ResetNext { space } => json!(["reset-next", space]),
        ClockNews::MarketNext => json!("market-next"),
        ClockNews::LastSpace => json!("last-space"),
        ClockNews::LastTurns { left, last } => json!(["last-turns", left, last]),
        ClockNews::AllDone => json!("all-done"),
        ClockNews::OpponentRests => json!("opponent-rests"),
    }
}

/// Says who uses which card in the reset that is due: null is not told yet.
fn users(ledger: &Ledger) -> Map<String, Value> {
    let user = |card: ResetCard| match ledger.user(card) {
        None => Value::Null,
        Some(None) => json!("nobody"),
        Some(Some(seat)) => json!(seat),
    };
    ResetCard::ALL.into_iter().map(|card| (card.id().to_owned(), user(card))).collect()
}

fn walk(ledger: &Ledger, walk: &ResetSteps) -> Value {
    json!({ "reset": reset(&walk.reset), "open": walk.open, "users": users(ledger) })
}

/// Shows everything that a town helper knows.
pub fn shown(ledger: &Ledger) -> Value {
    let clock = ledger.clock();
    let strips = ledger.seats().map(|seat| strip(ledger, seat, ledger.strip(seat).unwrap()));
    let free_spots = (1..=5).map(|level| ledger.free_spots(level));
    let last_turns = ledger.last_turns().map(|last| json!({ "by": last.by, "had": last.had }));
    json!({
        "players": ledger.players(),
        "promo": ledger.promo(),
        "opponent": ledger.opponent(),
        "starter": ledger.starter(),
        "begun": ledger.has_begun(),
        "clock": {
            "filled": clock.filled,
            "spaces": clock.spaces,
            "next_reset": clock.next_reset,
            "market": clock.market,
            "reset_due": clock.reset_due,
        },
        "guildhall": ledger.guildhall(),
        "strangers": ledger.strangers(),
        "market": ledger.market(),
        "market_in_sight": ledger.market_in_sight(),
        "tax": ledger.tax(),
        "free_spots": free_spots.collect::<Vec<_>>(),
        "strips": strips.collect::<Vec<_>>(),
        "news": ledger.news().iter().map(news).collect::<Vec<_>>(),
        "walk": ledger.steps().map(|it| walk(ledger, &it)),
        "last_users": ResetCard::ALL.map(|card| ledger.last_user(card)),
        "last_turns": last_turns,
    })
}
