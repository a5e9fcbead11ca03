//! The texts and answers of the strip under the board.

#![expect(clippy::wildcard_enum_match_arm, reason = "what is not being chosen has nothing to say")]

use super::about::tile_lines;
use super::choice::{Choice, Picked};
use super::decision::DecisionCx;
use crate::game::{Actor, Game as _};
use crate::i18n::describe::norenberc::Intent;
use crate::norenberc::{
    Action, Craftsman, Goods, Guild, Norenberc, Price, Refusal, RuleId, Spot, Stage, State, Step, Tile,
    Townsman, Turn, Window, rule_of_step,
};
use crate::ui::screens::play::{AnswerButton, Board, Extra, Prompt};

pub fn prompt(board: &Board<Norenberc>, decision: DecisionCx, choice: &Choice) -> Prompt<Action> {
    let (cx, describe) = (board.seated.cx, board.seated.describe());
    let step = decision.state.step();
    let question = if step == Step::Planning {
        let name = board.seated.names[decision.seat.index()].clone();
        cx.with("play-plan", [("name", name.into())])
    } else {
        describe.ask(step)
    };
    let message = |refusal: Refusal| {
        let secret = decision.is_secret(refusal);
        let message = if secret { cx.text("moves-too-dear") } else { describe.say(&refusal) };
        (message, refusal.rule().into())
    };
    let answer = |key: &str, action: Action, sure: Option<&str>| AnswerButton {
        text: cx.text(key),
        sure: sure.map(|key| cx.text(key)),
        actions: choice.with_place(decision, action).map_err(message),
    };
    let mut answers = Vec::new();
    if step == Step::Planning {
        // Nobody is out of a round by one touch.
        answers.push(answer("play-plan-pass", Action::Pass, Some("play-plan-pass-sure")));
    }
    let turn = decision.turn();
    match turn.map(|turn| turn.stage) {
        Some(Stage::Act) => {
            if let Some(turn) = turn {
                answers.push(answer("moves-nothing", Action::Nothing { guild: turn.guild }, None));
            }
        }
        Some(Stage::Rob) => answers.push(answer("moves-rob-nobody", Action::Decline, None)),
        Some(Stage::Swap) => answers.push(answer("moves-swap-nothing", Action::Decline, None)),
        Some(Stage::GoFirst) => {
            answers.push(answer("moves-stay", Action::Stay, None));
            answers.push(answer("moves-go-first", Action::GoFirst, None));
        }
        Some(Stage::Pay(_) | Stage::Peddle | Stage::PlaceMayor) | None => {}
    }
    if let Some(rule) = rule_of(&choice.picked) {
        cx.relevant_rules(&[rule]);
    }
    let confirm = choice.moves(decision);
    let recruits = matches!(choice.picked, Picked::Recruit(..)) && decision.state.place(decision.seat) > 0;
    let place = recruits || choice.decides_place(decision) || guest_decides(decision, turn);
    let extra = place.then(|| Extra { text: cx.text("moves-go-first"), on: !choice.stays });
    let within = turn.is_some_and(|turn| turn.stage != Stage::Act);
    // Whoever has touched a guest reads what it does.
    let guest = match (&choice.picked, turn) {
        (Picked::Recruit(window, _), Some(turn)) => {
            decision.state.lodger(decision.setup, turn.guild, *window)
        }
        _ => None,
    };
    let question = guest.map_or((question, rule_of_step(step).into()), |guest| {
        let (lines, rule) = tile_lines(cx, guest);
        let paid = if let Picked::Recruit(_, laid) = choice.picked { laid } else { Goods::NONE };
        // W7: it takes a good that is left after paying.
        let none_left = decision.state.goods(decision.seat).total() == paid.total();
        if guest == Tile::Townsman(Townsman::Peddler) && none_left {
            return (cx.text("board-peddler-back"), rule.into());
        }
        (lines.join(" "), rule.into())
    });
    Prompt {
        question,
        chosen: intent(decision, choice).map_or_else(String::new, |intent| describe.say(&intent)),
        refused: choice.refused.map(|(_, refusal)| message(refusal)),
        answers,
        extra,
        confirm,
        back: choice.is_begun() || choice.refused.is_some() || within,
    }
}

/// True if the place in the turn order is decided after this question of a guest.
fn guest_decides(decision: DecisionCx, turn: Option<Turn>) -> bool {
    let guest = turn.is_some_and(|turn| match turn.stage {
        Stage::Rob | Stage::Swap | Stage::Peddle | Stage::PlaceMayor => true,
        Stage::Act | Stage::Pay(_) | Stage::GoFirst => false,
    });
    guest && decision.state.place(decision.seat) > 0
}

const fn rule_of(picked: &Picked) -> Option<RuleId> {
    match picked {
        Picked::Sell(_) => Some(RuleId::A3),
        Picked::Buy(_) => Some(RuleId::A4),
        Picked::Recruit(..) => Some(RuleId::A6),
        Picked::Nothing
        | Picked::Plan(_)
        | Picked::Pay(_)
        | Picked::Rob(..)
        | Picked::Swap(..)
        | Picked::Peddle(_)
        | Picked::Mayor(_) => None,
    }
}

/// The action that is prepared, or how to begin.
fn intent(decision: DecisionCx, choice: &Choice) -> Option<Intent> {
    let state = decision.state;
    if state.step() == Step::Planning {
        return Some(match choice.picked {
            Picked::Plan(cards) => Intent::Plan { cards },
            _ => Intent::PlanHow { agents: state.available_agents(decision.seat) },
        });
    }
    let turn = decision.turn()?;
    let guild = turn.guild;
    let price = u16::from(state.price(decision.setup, guild));
    let lodger = |window| state.lodger(decision.setup, guild, window);
    let pays = |action| match turn.stage {
        Stage::Pay(_) => Norenberc::check(decision.setup, state, Actor::Seat(decision.seat), action).is_ok(),
        _ => false,
    };
    Some(match (&choice.picked, turn.stage) {
        (Picked::Sell(count), _) => {
            Intent::Sell { good: guild.good(), count: *count, talers: u16::from(*count) * price }
        }
        (Picked::Buy(goods), _) => {
            let talers = u16::from(goods.total()) * price;
            Intent::Buy { goods: *goods, talers, limit: state.buy_limit(decision.setup) }
        }
        (Picked::Recruit(window, laid), _) => {
            let paid = Price::of(*window).is_met_by(*laid, guild.good());
            recruit(state, lodger(*window)?, (guild, *window), *laid, paid)
        }
        (Picked::Pay(laid), Stage::Pay(window)) => {
            recruit(state, lodger(window)?, (guild, window), *laid, pays(Action::Pay(*laid)))
        }
        (Picked::Rob(victim, goods), _) => {
            let most = state.goods(*victim).total().min(2);
            Intent::Rob { victim: *victim, goods: *goods, more: most.saturating_sub(goods.total()) }
        }
        (Picked::Swap(one, other), _) => {
            let one = craftsman(decision, *one)?;
            match other.and_then(|other| craftsman(decision, other)) {
                Some(other) => Intent::Swap { one, other },
                None => Intent::SwapOther { one },
            }
        }
        (Picked::Peddle(good), _) => Intent::Peddle { good: *good },
        (Picked::Mayor(guild), _) => Intent::Mayor { guild: *guild },
        (Picked::Nothing | Picked::Plan(_) | Picked::Pay(_), stage) => match stage {
            Stage::Act => {
                let legal = decision.legal();
                let can = |is: fn(&Action) -> bool| legal.iter().any(is);
                // Whether goods can be paid for may be a secret.
                let secret = decision.hidden && state.storehouse(guild).total() > 0;
                Intent::ActHow {
                    guild,
                    buy: secret || can(|action| matches!(action, Action::Buy { .. })),
                    sell: can(|action| matches!(action, Action::Sell { .. })),
                    recruit: can(|action| matches!(action, Action::Recruit { .. })),
                }
            }
            Stage::Rob => Intent::RobHow,
            Stage::Swap => Intent::SwapHow,
            Stage::Peddle => Intent::PeddleHow,
            Stage::PlaceMayor => Intent::MayorHow,
            Stage::GoFirst => Intent::Place { place: state.place(decision.seat) + 1 },
            Stage::Pay(_) => return None,
        },
    })
}

fn recruit(state: &State, tile: Tile, (guild, window): (Guild, Window), laid: Goods, paid: bool) -> Intent {
    if paid {
        Intent::Recruit { tile, goods: laid, talers: state.roof_total(guild) }
    } else {
        Intent::Unpaid { tile, window, laid }
    }
}

fn craftsman(decision: DecisionCx, spot: Spot) -> Option<Craftsman> {
    let tile = match spot {
        Spot::Workshop(guild, bench) => decision.state.settled(decision.setup, guild, bench),
        Spot::Lodgings(guild, window) => decision.state.lodger(decision.setup, guild, window),
    };
    match tile? {
        Tile::Craftsman(craftsman) => Some(craftsman),
        Tile::Townsman(_) => None,
    }
}
