//! Checks one action; a refusal names the rule that forbids it, with the numbers.

use super::action::{Action, Spot};
use super::components::{Bench, Craftsman, Guild, GuildSet, Window};
use super::goods::Goods;
use super::legal::{Price, loot};
use super::refusal::Refusal;
use super::setup::{Planning, Setup};
use super::state::{Stage, State, Step, Turn};
use super::tile_box::TilePiece;
use crate::game::{Actor, Seat, SeatSet};

type Verdict = Result<(), Refusal>;

pub(super) fn check(setup: &Setup, state: &State, actor: Actor, action: Action) -> Verdict {
    if let Actor::Seat(seat) = actor {
        refuse_if(seat.0 >= setup.players(), Refusal::NoSuchPlayer { seat })?;
    }
    if !state.due(setup).includes(actor) {
        return Err(Refusal::NotDue { actor, step: state.step });
    }
    match (state.step, actor) {
        (Step::Planning, Actor::Seat(seat)) => check_plan(setup, state, seat, action),
        (Step::Turn(turn), _) => check_turn(setup, state, turn, action),
        (Step::Order, _) => check_order(setup, state, action),
        (Step::Settle(guild, bench), _) => check_settle(setup, state, guild, bench, action),
        (Step::Lodge(guild, window) | Step::Refill(guild, window), _) => {
            check_lodge(setup, state, guild, window, action)
        }
        (Step::Reveal(guild), _) => check_reveal(setup, state, guild, action),
        (Step::Planning | Step::Over, _) => Err(Refusal::NotDue { actor, step: state.step }),
    }
}

fn not_now(state: &State) -> Verdict {
    Err(Refusal::NotNow { step: state.step })
}

fn refuse_if(condition: bool, refusal: Refusal) -> Verdict {
    if condition { Err(refusal) } else { Ok(()) }
}

fn check_plan(setup: &Setup, state: &State, seat: Seat, action: Action) -> Verdict {
    let cards = match (action, setup.planning()) {
        (Action::Pass, _) => return Ok(()),
        (Action::Plan(_), Planning::Counts) => return Err(Refusal::CardsSealed),
        (Action::Seal(_), Planning::Cards) => return Err(Refusal::CardsMissing),
        (Action::Plan(cards), Planning::Cards) => {
            check_in_play(setup, cards)?;
            cards.len()
        }
        (Action::Seal(cards), Planning::Counts) => cards,
        _ => return not_now(state),
    };
    let agents = state.available_agents(seat);
    let guilds = setup.guild_count();
    refuse_if(cards == 0, Refusal::EmptyPlan)?;
    refuse_if(cards > agents, Refusal::TooManyCards { cards, agents })?;
    refuse_if(cards > guilds, Refusal::MoreCardsThanGuilds { cards, guilds })
}

fn check_in_play(setup: &Setup, cards: GuildSet) -> Verdict {
    match cards.iter().find(|&guild| !setup.has(guild)) {
        Some(guild) => Err(Refusal::NotInPlay { guild }),
        None => Ok(()),
    }
}

fn check_turn(setup: &Setup, state: &State, turn: Turn, action: Action) -> Verdict {
    match (turn.stage, action) {
        (Stage::Act, Action::Sell { guild, count }) => {
            check_called(turn, guild)?;
            check_sale(state, turn, count)
        }
        (Stage::Act, Action::Buy { guild, goods }) => {
            check_called(turn, guild)?;
            check_purchase(setup, state, turn, goods)
        }
        (Stage::Act, Action::Recruit { guild, window }) => {
            check_called(turn, guild)?;
            check_recruit(state, turn, window)
        }
        (Stage::Act, Action::Nothing { guild }) => check_called(turn, guild),
        (Stage::Pay(window), Action::Pay(goods)) => check_payment(state, turn, window, goods),
        (Stage::Rob, Action::Rob { victim, goods }) => check_robbery(setup, state, turn, victim, goods),
        (Stage::Swap, Action::Swap(one, other)) => check_swap(setup, state, one, other),
        (Stage::Rob | Stage::Swap, Action::Decline) | (Stage::GoFirst, Action::GoFirst | Action::Stay) => {
            Ok(())
        }
        (Stage::Peddle, Action::Peddle(good)) => {
            refuse_if(state.goods(turn.seat).count(good) == 0, Refusal::NothingToPeddle { good })
        }
        (Stage::PlaceMayor, Action::PlaceMayor(guild)) => {
            refuse_if(!setup.has(guild), Refusal::NotInPlay { guild })
        }
        _ => not_now(state),
    }
}

fn check_called(turn: Turn, guild: Guild) -> Verdict {
    refuse_if(guild != turn.guild, Refusal::NotCalled { guild, called: turn.guild })
}

fn check_sale(state: &State, turn: Turn, count: u8) -> Verdict {
    let good = turn.guild.good();
    // X3: a good on a peddler cannot be sold; it is not in the supply.
    let has = state.goods(turn.seat).count(good);
    refuse_if(count == 0, Refusal::SellsNothing)?;
    refuse_if(count > has, Refusal::NotEnoughToSell { good, needs: count, has })
}

fn check_purchase(setup: &Setup, state: &State, turn: Turn, goods: Goods) -> Verdict {
    let wants = goods.total();
    refuse_if(wants == 0, Refusal::BuysNothing)?;
    let limit = state.buy_limit(setup);
    // X12: the limit counts all goods of the action, of any type.
    refuse_if(wants > limit, Refusal::BuysTooMany { wants, limit, first_turn: limit < 3 })?;
    let stock = state.storehouse(turn.guild);
    if let Some(good) = stock.lacks(goods) {
        return Err(Refusal::NotInStorehouse {
            guild: turn.guild,
            good,
            wants: goods.count(good),
            has: stock.count(good),
        });
    }
    let needs = u16::from(wants) * u16::from(state.price(setup, turn.guild));
    let has = state.talers(turn.seat);
    refuse_if(needs > has, Refusal::NotEnoughTalers { needs, has })
}

fn check_recruit(state: &State, turn: Turn, window: Window) -> Verdict {
    let Turn { guild, seat, .. } = turn;
    let empty = state.houses[guild.index()].lodgings[window.index()].is_none();
    refuse_if(empty, Refusal::EmptyWindow { guild, window })?;
    let (supply, good, price) = (state.goods(seat), guild.good(), Price::of(window));
    if price.is_within(supply, good) {
        return Ok(());
    }
    let (has, total) = (supply.count(good), supply.total());
    let in_all = price.own + price.any;
    let own = |needs| Refusal::NotEnoughOwnGoods { window, good, needs, has };
    Err(match price.own_only {
        // What is missing, by the shortest way to pay: with enough of other types fewer own goods will do.
        Some(alone) if has >= price.own || total - has < price.any => own(alone),
        _ if has < price.own => own(price.own),
        _ => Refusal::NotEnoughGoods { window, needs: in_all, has: total },
    })
}

fn check_payment(state: &State, turn: Turn, window: Window, goods: Goods) -> Verdict {
    let supply = state.goods(turn.seat);
    if let Some(good) = supply.lacks(goods) {
        // X3: goods on peddlers do not pay; they are not in the supply.
        return Err(Refusal::NotInSupply { good, needs: goods.count(good), has: supply.count(good) });
    }
    let met = Price::of(window).is_met_by(goods, turn.guild.good());
    refuse_if(!met, Refusal::WrongPrice { window })
}

fn check_robbery(setup: &Setup, state: &State, turn: Turn, victim: Seat, goods: Goods) -> Verdict {
    refuse_if(victim.0 >= setup.players(), Refusal::NoSuchPlayer { seat: victim })?;
    refuse_if(victim == turn.seat, Refusal::RobsOneself)?;
    // X3: goods on peddlers cannot be stolen; they are not in the supply.
    let supply = state.goods(victim);
    refuse_if(supply.is_empty(), Refusal::NothingToRob { victim })?;
    let (takes, must) = (goods.total(), loot(supply));
    refuse_if(takes != must, Refusal::WrongLoot { takes, must })?;
    match supply.lacks(goods) {
        Some(good) => {
            Err(Refusal::NotToBeRobbed { victim, good, takes: goods.count(good), has: supply.count(good) })
        }
        None => Ok(()),
    }
}

fn check_swap(setup: &Setup, state: &State, one: Spot, other: Spot) -> Verdict {
    refuse_if(one >= other, Refusal::SameSpot)?;
    let guild_at = |spot| {
        let (house, piece) = match spot {
            Spot::Workshop(house, bench) => (house, state.houses[house.index()].workshop[bench.index()]),
            Spot::Lodgings(house, window) => (house, state.houses[house.index()].lodgings[window.index()]),
        };
        refuse_if(!setup.has(house), Refusal::NotInPlay { guild: house })?;
        TilePiece::guild(piece).ok_or(Refusal::NoCraftsman)
    };
    let (first, second) = (guild_at(one)?, guild_at(other)?);
    refuse_if(first != second, Refusal::DifferentGuilds { one: first, other: second })?;
    // X5: in round 4 the upper tile of the stack is the guildmaster, the lower one is not.
    let master = Spot::Workshop(first, Bench::of_guildmaster(state.round));
    refuse_if(one == master || other == master, Refusal::MovesGuildmaster { guild: first })
}

fn check_order(setup: &Setup, state: &State, action: Action) -> Verdict {
    let Action::Order(order) = action else {
        return not_now(state);
    };
    let players = usize::from(setup.players());
    let named: SeatSet = order[..players].iter().copied().filter(|seat| seat.0 < 8).collect();
    let rest_in_place = order.iter().zip(state.order).skip(players).all(|(a, b)| *a == b);
    let complete = named == SeatSet::first(setup.players()) && rest_in_place;
    refuse_if(!complete, Refusal::WrongOrder)
}

fn check_settle(setup: &Setup, state: &State, due: Guild, place: Bench, action: Action) -> Verdict {
    let Action::Settle { guild, bench, value, agent } = action else {
        return not_now(state);
    };
    refuse_if((guild, bench) != (due, place), Refusal::WrongPlace { step: state.step })?;
    let left = state.stack.craftsmen_like(setup, Craftsman { guild, value, agent });
    refuse_if(left == 0, Refusal::NotInGuild { guild, value, agent })
}

fn check_lodge(setup: &Setup, state: &State, due: Guild, place: Window, action: Action) -> Verdict {
    let Action::Lodge { guild, window, tile } = action else {
        return not_now(state);
    };
    refuse_if((guild, window) != (due, place), Refusal::WrongPlace { step: state.step })?;
    refuse_if(!state.stack.may_yield(setup, tile), Refusal::NotInStack { tile })
}

fn check_reveal(setup: &Setup, state: &State, due: Guild, action: Action) -> Verdict {
    let Action::Reveal { guild, seats } = action else {
        return not_now(state);
    };
    refuse_if(guild != due, Refusal::WrongPlace { step: state.step })?;
    let guilds_left = setup.guild_count() - guild as u8;
    if let Some(seat) = seats.iter().find(|seat| seat.0 >= setup.players()) {
        return Err(Refusal::NoSuchPlayer { seat });
    }
    for seat in Seat::first(setup.players()) {
        let sealed = state.plans.sealed[seat.index()];
        let shows = seats.contains(seat);
        refuse_if(shows && sealed == 0, Refusal::CannotReveal { seat, guild })?;
        refuse_if(!shows && sealed == guilds_left, Refusal::MustReveal { seat, guild })?;
    }
    Ok(())
}
