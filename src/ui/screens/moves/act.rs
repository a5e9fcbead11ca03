//! A player's action at the guild that is called: sell, buy, recruit or nothing.

use egui::{Label, Ui, vec2};

use super::parts::{back_button, confirm, dimmed_button, goods_ui};
use super::{Ask, Half};
use crate::game::Actor;
use crate::norenberc::{Action, Goods, Refusal, Turn, Window};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::houses::own_ui;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, columns, named, tile_sized};

/// What kind of action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A3.
    Sell,
    /// A4.
    Buy,
    /// A6.
    Recruit,
    /// A9.
    Nothing,
}

impl Kind {
    const ALL: [Self; 4] = [Self::Sell, Self::Buy, Self::Recruit, Self::Nothing];

    fn name(self, cx: &Cx) -> String {
        cx.text(match self {
            Self::Sell => "moves-sell",
            Self::Buy => "moves-buy",
            Self::Recruit => "moves-recruit",
            Self::Nothing => "moves-nothing",
        })
    }

    const fn art(self) -> Art {
        match self {
            Self::Sell => Art::TalerStack,
            Self::Buy => Art::Taler,
            Self::Recruit => Art::Craftsman,
            Self::Nothing => Art::Agent,
        }
    }

    /// Why nothing of this kind is possible, if so: what would be nearest, and its refusal.
    fn refused(self, ask: &Ask, turn: Turn) -> Option<(Action, Refusal)> {
        let guild = turn.guild;
        let refused = |action| Some((action, ask.check(Actor::Seat(turn.seat), action).err()?));
        match self {
            Self::Sell => refused(Action::Sell { guild, count: 1 }),
            Self::Buy => {
                let stock = ask.state.storehouse(guild);
                // One of whatever lies there; of an empty storehouse its own good says it.
                let good = stock.iter().next().map_or(guild.good(), |(good, _)| good);
                refused(Action::Buy { guild, goods: Goods::one(good) })
            }
            Self::Recruit => {
                let recruit = |window| refused(Action::Recruit { guild, window });
                if Window::ALL.into_iter().any(|window| recruit(window).is_none()) {
                    return None;
                }
                let lodged = |&window: &Window| ask.state.lodger(ask.setup, guild, window).is_some();
                let cheapest = Window::ALL.into_iter().find(lodged).unwrap_or(Window::ALL[0]);
                recruit(cheapest)
            }
            Self::Nothing => refused(Action::Nothing { guild }),
        }
    }
}

/// Which action, then its own question.
pub fn act_ui(ui: &mut Ui, ask: &Ask, turn: Turn, half: &mut Half) -> Option<Action> {
    let guild = turn.guild;
    match half.kind {
        None => kinds_ui(ui, ask, turn, half),
        Some(Kind::Sell) => within(ui, ask, turn, half, |ui, _| sell_ui(ui, ask, turn)),
        Some(Kind::Buy) => within(ui, ask, turn, half, |ui, half| buy_ui(ui, ask, turn, half)),
        Some(Kind::Recruit) => within(ui, ask, turn, half, |ui, _| recruit_ui(ui, ask, turn)),
        Some(Kind::Nothing) => Some(Action::Nothing { guild }),
    }
}

/// A question with its name, a way back to the kinds of actions, and what the player has.
fn within(
    ui: &mut Ui,
    ask: &Ask,
    turn: Turn,
    half: &mut Half,
    add: impl FnOnce(&mut Ui, &mut Half) -> Option<Action>,
) -> Option<Action> {
    let mut back = false;
    ui.horizontal_wrapped(|ui| {
        back = back_button(ui, ask.cx);
        if let Some(kind) = half.kind {
            ui.label(text::bold(kind.name(ask.cx)));
        }
        ui.add_space(size::GAP);
        own_ui(ui, ask.cx, &ask.table, turn.seat);
    });
    let action = add(ui, half);
    if back {
        half.begin_again();
    }
    action
}

fn kinds_ui(ui: &mut Ui, ask: &Ask, turn: Turn, half: &mut Half) -> Option<Action> {
    let cx = ask.cx;
    let mut chosen = None;
    columns(ui, size::ACTION, Kind::ALL, |ui, kind| {
        let name = kind.name(cx);
        let refused = kind.refused(ask, turn);
        ui.horizontal(|ui| {
            ui.add(kind.art().image(vec2(size::ICON, size::ICON) * 1.5));
            if refused.is_none() {
                if button(ui, cx, Weight::Normal, None, &name).clicked() {
                    chosen = Some(kind);
                }
            } else if dimmed_button(ui, cx, &name, &name).clicked() {
                half.refused = refused;
            }
        });
    });
    if chosen == Some(Kind::Nothing) {
        return Some(Action::Nothing { guild: turn.guild });
    }
    if chosen.is_some() {
        half.begin_again();
        half.kind = chosen;
    }
    None
}

/// How many of the guild's own goods.
fn sell_ui(ui: &mut Ui, ask: &Ask, turn: Turn) -> Option<Action> {
    let (cx, guild) = (ask.cx, turn.guild);
    let price = u16::from(ask.state.price(ask.setup, guild));
    let mut sold = None;
    ui.horizontal_wrapped(|ui| {
        for count in 1..=ask.state.goods(turn.seat).count(guild.good()) {
            let args = [
                ("good", guild.good().id().into()),
                ("count", count.into()),
                ("talers", (u16::from(count) * price).into()),
            ];
            if button(ui, cx, Weight::Normal, None, &cx.with("moves-sell-count", args)).clicked() {
                sold = Some(Action::Sell { guild, count });
            }
        }
    });
    sold
}

fn buy_ui(ui: &mut Ui, ask: &Ask, turn: Turn, half: &mut Half) -> Option<Action> {
    let guild = turn.guild;
    let limit = ask.state.buy_limit(ask.setup);
    let price = u16::from(ask.state.price(ask.setup, guild));
    let args = [("limit", limit.into()), ("price", price.into())];
    ui.label(ask.cx.with("moves-buy-limit", args));
    goods_ui(ui, ask, ask.state.storehouse(guild), limit, &mut half.goods);
    let action = Action::Buy { guild, goods: half.goods };
    if half.goods.is_empty() {
        return None;
    }
    let talers = u16::from(half.goods.total()) * price;
    ui.label(ask.cx.with("moves-buy-cost", [("talers", talers.into())]));
    confirm(ui, ask, Actor::Seat(turn.seat), action).then_some(action)
}

/// Four windows.
fn recruit_ui(ui: &mut Ui, ask: &Ask, turn: Turn) -> Option<Action> {
    let (cx, guild, actor) = (ask.cx, turn.guild, Actor::Seat(turn.seat));
    let mut recruited = None;
    columns(ui, size::ACTION, Window::ALL, |ui, window| {
        let action = Action::Recruit { guild, window };
        let verdict = ask.check(actor, action);
        let guest = ask.state.lodger(ask.setup, guild, window);
        let number = cx.with("moves-window", [("number", window.number().into())]);
        ui.horizontal_top(|ui| {
            if let Some(guest) = guest {
                tile_sized(ui, cx, guest, size::TILE_BUTTON);
            }
            ui.vertical(|ui| {
                if let Some(guest) = guest {
                    ui.add(Label::new(text::bold(cx.describe().tile(guest))).wrap());
                }
                if verdict.is_ok() {
                    let heard = ask.event(actor, action);
                    if named(button(ui, cx, Weight::Primary, None, &number), &heard).clicked() {
                        recruited = Some(action);
                    }
                } else {
                    dimmed_button(ui, cx, &number, &number);
                }
            });
        });
        let price = cx.with("houses-price", [("window", window.number().into())]);
        ui.add(Label::new(text::small(price)).wrap());
        if let Err(refusal) = verdict {
            ask.why_not(ui, refusal);
        }
    });
    recruited
}
