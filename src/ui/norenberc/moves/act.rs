//! A player's action at the guild that is called: sell, buy, recruit or nothing.

use egui::{Button, Color32, Label, Response, Stroke, Ui, vec2};

use super::parts::{dimmed_button, dimmed_name, dimmed_words, goods_ui};
use super::{Ask, Half};
use crate::game::Actor;
use crate::norenberc::components::{GOODS_PER_GUILD, MOST_PLAYERS};
use crate::norenberc::{Action, Good, Goods, Guild, Refusal, RuleId, Turn, Window};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::norenberc::houses::{counted, own_ui};
use crate::ui::norenberc::tile::{tile_button_sized, tile_size, tile_sized};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, columns, named};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionKind {
    /// A3.
    Sell,
    /// A4.
    Buy,
    /// A6.
    Recruit,
    /// A9.
    Nothing,
}

impl ActionKind {
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
            Self::Sell => art::TALER_STACK,
            Self::Buy => art::TALER,
            Self::Recruit => art::CRAFTSMAN,
            Self::Nothing => art::AGENT,
        }
    }

    /// A picture, with the price of a good here, for the house may be out of sight.
    fn sign_ui(self, ui: &mut Ui, ask: &Ask, turn: Turn) {
        match self {
            Self::Sell | Self::Buy => {
                let price = ask.state.price(ask.setup, turn.guild);
                let args = [("guild", turn.guild.id().into()), ("price", price.into())];
                let name = ask.cx.with("houses-master", args);
                counted(ui, ask.cx, self.art(), size::ICON * 1.5, &price.to_string(), &name);
            }
            Self::Recruit | Self::Nothing => {
                ui.add(self.art().image(vec2(size::ICON, size::ICON) * 1.5));
            }
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

    /// The nearest action with its refusal, if nothing of this kind is possible.
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

pub(crate) fn act_ui(ui: &mut Ui, ask: &Ask, turn: Turn, half: &mut Half) -> Option<Action> {
    let guild = turn.guild;
    match half.kind {
        None => kinds_ui(ui, ask, turn, half),
        Some(ActionKind::Sell) => within(ui, ask, turn, half, |ui, _| sell_ui(ui, ask, turn)),
        Some(ActionKind::Buy) => within(ui, ask, turn, half, |ui, half| buy_ui(ui, ask, turn, half)),
        Some(ActionKind::Recruit) => within(ui, ask, turn, half, |ui, half| recruit_ui(ui, ask, turn, half)),
        Some(ActionKind::Nothing) => Some(Action::Nothing { guild }),
    }
}

/// A question with its name, and the player's means of payment unless they stand beside it.
fn within(
    ui: &mut Ui,
    ask: &Ask,
    turn: Turn,
    half: &mut Half,
    add: impl FnOnce(&mut Ui, &mut Half) -> Option<Action>,
) -> Option<Action> {
    let pinned = ask.table.pinned == Some(turn.seat);
    if let Some(kind) = half.kind {
        ask.cx.relevant_rules(&[kind.rule()]);
    }
    // What is bought has its name beside the button that enters it.
    let name = half.kind.filter(|&kind| kind != ActionKind::Buy).map(|kind| kind.name(ask.cx));
    if name.is_some() || !pinned {
        ui.horizontal_wrapped(|ui| {
            if let Some(name) = name {
                ui.label(text::bold(name));
                ui.add_space(size::GAP);
            }
            if !pinned {
                own_ui(ui, ask.cx, &ask.table, turn.seat);
            }
        });
    }
    add(ui, half)
}

fn kinds_ui(ui: &mut Ui, ask: &Ask, turn: Turn, half: &mut Half) -> Option<Action> {
    let cx = ask.cx;
    let (mut chosen, mut done) = (None, None);
    columns(ui, size::ACTION, ActionKind::ALL, |ui, kind| {
        let name = kind.name(cx);
        let refused = kind.refused(ask, turn);
        ui.horizontal(|ui| {
            kind.sign_ui(ui, ask, turn);
            if refused.is_none() {
                if button(ui, cx, Weight::Normal, None, &name).clicked() {
                    chosen = Some(kind);
                }
            } else if dimmed_words(ui, cx, &name).clicked() {
                half.refused = refused;
            }
        });
        // As high whoever acts, and wherever: what is pressed next time is in the same place.
        ui.vertical(|ui| {
            // At a table of five what everybody has needs that room.
            if ask.setup.players() < MOST_PLAYERS {
                ui.set_min_height(lines(ui) as f32 * (size::TOUCH + size::TIGHT));
            }
            done = quick_ui(ui, ask, turn, kind, half).or(done);
        });
    });
    if done.is_some() {
        return done;
    }
    if chosen == Some(ActionKind::Nothing) {
        return Some(Action::Nothing { guild: turn.guild });
    }
    if chosen.is_some() {
        half.begin_again();
        half.kind = chosen;
    }
    None
}

/// The most frequent actions at one touch: goods of one type, as many as there are keys for, or a guest. All
/// others stand behind the name of the action. Keys that cannot be paid are dimmed, unless talers are hidden.
fn quick_ui(ui: &mut Ui, ask: &Ask, turn: Turn, kind: ActionKind, half: &mut Half) -> Option<Action> {
    let (cx, guild, actor) = (ask.cx, turn.guild, Actor::Seat(turn.seat));
    let fits =
        |count: &usize| *count as f32 * (size::QUICK + size::TIGHT) <= ui.available_width() + size::TIGHT;
    let fit = (1..=usize::from(GOODS_PER_GUILD)).take_while(fits).count();
    let keys = lines(ui) * fit;
    let mut done = None;
    let mut press = |pressed: bool, action: Action| {
        if pressed {
            match ask.check(actor, action) {
                Ok(()) => done = Some(action),
                Err(refusal) => half.refused = Some((action, refusal)),
            }
        }
    };
    ui.horizontal_wrapped(|ui| {
        // A line is as high as what stands in it.
        ui.set_min_height(if kind == ActionKind::Recruit {
            tile_size(size::TILE_QUICK).y
        } else {
            size::TOUCH
        });
        ui.spacing_mut().item_spacing = vec2(size::TIGHT, size::TIGHT);
        // A key is no wider than it says: as many stand in a line as have room there.
        ui.spacing_mut().button_padding.x = size::TIGHT;
        match kind {
            ActionKind::Sell => {
                let own = ask.state.goods(turn.seat).count(guild.good());
                for count in (1..=own).take(fit) {
                    let sell = Action::Sell { guild, count };
                    let key = bundle_key(ui, ask, (guild.good(), count), sell, turn);
                    press(key.clicked(), sell);
                }
            }
            ActionKind::Buy => {
                let stock = ask.state.storehouse(guild);
                let limit = ask.state.buy_limit(ask.setup);
                let own = (1..=stock.count(guild.good()).min(limit)).map(|count| (guild.good(), count));
                let others = ask.setup.guilds().filter(|&other| other != guild).map(Guild::good);
                // One of every other good before two of any: in a narrow window all of them have a key.
                let others: Vec<_> = others.collect();
                let others = (1..=limit).flat_map(|count| others.iter().map(move |&good| (good, count)));
                let there = |&(good, count): &(Good, u8)| count <= stock.count(good);
                for (good, count) in own.chain(others.filter(there)).take(keys) {
                    let buy = Action::Buy { guild, goods: Goods::of(good, count) };
                    let key = bundle_key(ui, ask, (good, count), buy, turn);
                    press(key.clicked(), buy);
                }
            }
            ActionKind::Recruit => {
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
            ActionKind::Nothing => {}
        }
    });
    done
}

/// The number of lines for goods to buy at one touch: a wide window has keys enough in one, and in a low one
/// the players' rows need the room.
fn lines(ui: &Ui) -> usize {
    let window = ui.content_rect();
    if window.width() >= size::WIDE && window.height() < size::THREE_MATS { 1 } else { 2 }
}

fn bundle_key(ui: &mut Ui, ask: &Ask, (good, count): (Good, u8), action: Action, turn: Turn) -> Response {
    let actor = Actor::Seat(turn.seat);
    let palette = ask.cx.palette();
    let name = ask.event(actor, action);
    let refused = ask.check(actor, action).err();
    let dimmed = refused.is_some_and(|refusal| !ask.is_secret(refusal));
    let (icon, number) = (art::of_good(good).icon(), text::bold(count.to_string()));
    let space = vec2(size::QUICK, size::TOUCH);
    if dimmed {
        let icon = icon.tint(Color32::WHITE.gamma_multiply(1.0 - size::DIMMED));
        let line = Stroke::new(1.0, palette.line);
        let look = Button::new((icon, number.color(palette.ink_soft))).fill(palette.sunken).stroke(line);
        return named(ui.add(look.min_size(space)), &dimmed_name(ask.cx, &name)).on_hover_text(name);
    }
    named(ui.add(Button::new((icon, number)).min_size(space)), &name).on_hover_text(name)
}

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
    let (cx, actor) = (ask.cx, Actor::Seat(turn.seat));
    let price = u16::from(ask.state.price(ask.setup, guild));
    let action = Action::Buy { guild, goods: half.goods };
    let refused = ask.check(actor, action).err().filter(|_| !half.goods.is_empty());
    let mut bought = false;
    // Over the goods, where it is in sight however low the window is. What changes stands last: nothing moves.
    ui.horizontal_wrapped(|ui| {
        let text = cx.text("moves-enter");
        if let Some(refusal) = refused {
            if dimmed_button(ui, cx, &text, &text).clicked() {
                half.refused = Some((action, refusal));
            }
        } else {
            let enter = |ui: &mut Ui| button(ui, cx, Weight::Primary, Some(Art::CHECK), &text);
            bought = ui.add_enabled_ui(!half.goods.is_empty(), enter).inner.clicked();
        }
        ui.label(text::bold(ActionKind::Buy.name(cx)));
        let args = [("limit", limit.into()), ("price", price.into())];
        ui.label(cx.with("moves-buy-limit", args));
        if let Some(refusal) = refused {
            ask.why_not(ui, refusal);
        } else {
            let talers = u16::from(half.goods.total()) * price;
            ui.label(text::bold(cx.with("moves-buy-cost", [("talers", talers.into())])));
        }
    });
    goods_ui(ui, ask, ask.state.storehouse(guild), limit, &mut half.goods);
    bought.then_some(action)
}

fn recruit_ui(ui: &mut Ui, ask: &Ask, turn: Turn, half: &mut Half) -> Option<Action> {
    let (cx, guild, actor) = (ask.cx, turn.guild, Actor::Seat(turn.seat));
    let mut recruited = None;
    columns(ui, size::ACTION, Window::ALL, |ui, window| {
        let action = Action::Recruit { guild, window };
        let refused = ask.check(actor, action).err();
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
                if let Some(refusal) = refused {
                    if dimmed_button(ui, cx, &number, &number).clicked() {
                        half.refused = Some((action, refusal));
                    }
                } else {
                    let heard = ask.event(actor, action);
                    if named(button(ui, cx, Weight::Primary, None, &number), &heard).clicked() {
                        recruited = Some(action);
                    }
                }
            });
        });
        let price = cx.with("houses-price", [("window", window.number().into())]);
        ui.add(Label::new(text::small(price)).wrap());
        if let Some(refusal) = refused {
            ask.why_not(ui, refusal);
        }
    });
    recruited
}
