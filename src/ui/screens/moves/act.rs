//! A player's action at the guild that is called: sell, buy, recruit or nothing.

use egui::{Button, Label, Response, Ui, vec2};

use super::parts::{back_button, confirm, dimmed_button, dimmed_name, goods_ui};
use super::{Ask, Half};
use crate::game::Actor;
use crate::norenberc::components::GOODS_PER_GUILD;
use crate::norenberc::{Action, Good, Goods, Guild, Refusal, RuleId, Turn, Window};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::houses::own_ui;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, columns, named, tile_button_sized, tile_size, tile_sized};

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

    const fn rule(self) -> RuleId {
        match self {
            Self::Sell => RuleId::A3,
            Self::Buy => RuleId::A4,
            Self::Recruit => RuleId::A6,
            Self::Nothing => RuleId::A9,
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
            ask.cx.matters(&[kind.rule()]);
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
    let (mut chosen, mut done) = (None, None);
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
        done = quick_ui(ui, ask, turn, kind, half).or(done);
    });
    if done.is_some() {
        return done;
    }
    if chosen == Some(Kind::Nothing) {
        return Some(Action::Nothing { guild: turn.guild });
    }
    if chosen.is_some() {
        half.begin_again();
        half.kind = chosen;
    }
    None
}

/// What is done most often, at one touch: as many goods of one type as there are keys for, or a guest. Whatever else there
/// is stands behind the name of the action. Keys that cost too much are there all the same: talers may be hidden.
fn quick_ui(ui: &mut Ui, ask: &Ask, turn: Turn, kind: Kind, half: &mut Half) -> Option<Action> {
    let (cx, guild, actor) = (ask.cx, turn.guild, Actor::Seat(turn.seat));
    let fits =
        |count: &usize| *count as f32 * (size::QUICK + size::TIGHT) <= ui.available_width() + size::TIGHT;
    let fit = (1..=usize::from(GOODS_PER_GUILD)).take_while(fits).count();
    let mut done = None;
    let mut press = |pressed: bool, action: Action| {
        if pressed {
            match ask.check(actor, action) {
                Ok(()) => done = Some(action),
                Err(refusal) => half.refused = Some((action, refusal)),
            }
        }
    };
    ui.horizontal(|ui| {
        ui.set_min_height(tile_size(size::TILE_QUICK).y);
        ui.spacing_mut().item_spacing.x = size::TIGHT;
        match kind {
            Kind::Sell => {
                let own = ask.state.goods(turn.seat).count(guild.good());
                for count in (1..=own).take(fit) {
                    let sell = Action::Sell { guild, count };
                    let key = heap_key(ui, guild.good(), count, &ask.event(actor, sell));
                    press(key.clicked(), sell);
                }
            }
            Kind::Buy => {
                let stock = ask.state.storehouse(guild);
                let limit = ask.state.buy_limit(ask.setup);
                let others = ask.setup.guilds().filter(|&other| other != guild);
                let goods = std::iter::once(guild).chain(others).map(Guild::good);
                let heaps = goods.flat_map(|good| (1..=stock.count(good).min(limit)).map(move |n| (good, n)));
                for (good, count) in heaps.take(fit) {
                    let buy = Action::Buy { guild, goods: Goods::of(good, count) };
                    let key = heap_key(ui, good, count, &ask.event(actor, buy));
                    press(key.clicked(), buy);
                }
            }
            Kind::Recruit => {
                for window in Window::ALL {
                    let Some(guest) = ask.state.lodger(ask.setup, guild, window) else { continue };
                    let recruit = Action::Recruit { guild, window };
                    let dimmed = ask.check(actor, recruit).is_err();
                    let place = cx.with("moves-window", [("number", window.number().into())]);
                    let args = [("tile", cx.describe().tile(guest).into()), ("place", place.into())];
                    let heard = cx.with("moves-tile-at", args);
                    let heard = if dimmed { dimmed_name(cx, &heard) } else { heard };
                    let look = [false, dimmed];
                    let key = tile_button_sized(ui, cx, guest, size::TILE_QUICK, look, &heard);
                    press(key.clicked(), recruit);
                }
            }
            Kind::Nothing => {}
        }
    });
    done
}

/// So many of a good, to touch.
fn heap_key(ui: &mut Ui, good: Good, count: u8, name: &str) -> Response {
    let icon = Art::of_good(good).icon();
    let key = Button::new((icon, text::bold(count.to_string()))).min_size(vec2(size::QUICK, size::TOUCH));
    named(ui.add(key), name).on_hover_text(name)
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
