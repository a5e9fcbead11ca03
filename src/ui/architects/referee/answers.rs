//! The answers to the current question: places and cards to press where there are any, else sentences.

use egui::{Align, Align2, Button, Layout, Rect, Response, Ui, Vec2, vec2};

use super::super::card::{Shown, ShownCard, card_size, game_card_button};
use super::super::table::{TableCx, grid, of_table};
use super::super::town::space_name;
use super::super::{art, find, signs};
use super::outcome::{self, Difference, outcome};
use super::{RefereeView, actor, seat_to_move};
use crate::architects::{
    Action, Apprentice, Architects, Refusal, Resource, Slot, Space, Spot, State, Step, prices,
};
use crate::companion::architects::Referee;
use crate::game::{Actor, Due, Event, Game as _, Seat};
use crate::ui::Cx;
use crate::ui::theme::{BOLD, size, text};
use crate::ui::widgets::{button_with, columns, named, option, paint_badge};

type Answer = Option<Event<Action>>;

pub(super) fn answers_ui(ui: &mut Ui, table: &TableCx, referee: &Referee, view: &mut RefereeView) -> Answer {
    let due = referee.due();
    let by = actor(due, seat_to_move(referee));
    let possible = referee.possible();
    if due == Due::Nature {
        return chance_ui(ui, table, referee, &possible, view);
    }
    let step = referee.state().step();
    let rest = |ui: &mut Ui, out: &dyn Fn(&Action) -> bool| {
        let rest: Vec<_> = possible.iter().copied().filter(|event| !out(&event.action)).collect();
        sentences_ui(ui, table, referee, &rest)
    };
    let places = step == Step::Turn && possible.iter().any(|it| matches!(it.action, Action::Place(_)));
    if places {
        return places_ui(ui, table, referee, by, view);
    }
    if matches!(step, Step::Workshop(_) | Step::Middle | Step::Tavern) {
        let drawn = rest(ui, &|action| matches!(action, Action::Hire { .. }));
        return drawn.or_else(|| hire_ui(ui, table, referee, by, &possible, view));
    }
    if step == Step::Guildhall {
        let advanced = rest(ui, &|action| matches!(action, Action::Construct(_)));
        return advanced.or_else(|| construct_ui(ui, table, referee, by, view));
    }
    rest(ui, &|_| false)
}

/// Each answer as a sentence, with its immediate costs and gains.
fn sentences_ui(ui: &mut Ui, table: &TableCx, referee: &Referee, events: &[Event<Action>]) -> Answer {
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for event in events {
            let answer = answer_button(ui, table, referee, *event);
            if answer.clicked() {
                pressed = Some(*event);
            }
        }
    });
    pressed
}

pub(in crate::ui::architects) fn answer_button(
    ui: &mut Ui,
    table: &TableCx,
    referee: &Referee,
    event: Event<Action>,
) -> Response {
    let outcome = outcome(referee, event);
    let answer = button_with(ui, table.cx, &table.describe().say(&event), |atoms| {
        for it in &outcome {
            it.show(atoms);
        }
    });
    if let Actor::Seat(seat) = event.actor {
        let message: Vec<_> = outcome.iter().map(|it| it.say(table, seat)).collect();
        let message = message.join(". ");
        ui.ctx().accesskit_node_builder(answer.id, |node| node.set_description(message));
    }
    answer
}

/// The possible events of chance: cards as cards, players as players, the rest in words.
fn chance_ui(
    ui: &mut Ui,
    table: &TableCx,
    referee: &Referee,
    possible: &[Event<Action>],
    view: &mut RefereeView,
) -> Answer {
    let cx = table.cx;
    let shown = possible.iter().find_map(|event| {
        if let Action::Show { slot, .. } = event.action { Some((slot, event.actor)) } else { None }
    });
    let mut pressed = None;
    if let Some((slot, actor)) = shown {
        let show = |apprentice| Event { actor, action: Action::Show { slot, apprentice } };
        let may_be = |apprentice| possible.contains(&show(apprentice));
        ui.horizontal(|ui| find::field_ui(ui, cx, &mut view.wanted));
        // Cards that cannot come now keep their place, so that the next one is where it was.
        let promo = referee.setup().promo();
        let is_there = |it: &Apprentice| (promo || !it.is_promo()) && find::is_apprentice(*it, &view.wanted);
        let found: Vec<_> = Apprentice::ALL.into_iter().filter(is_there).collect();
        if found.is_empty() {
            ui.label(cx.text("table-search-nothing"));
        }
        grid(ui, &found, |ui, apprentice, width| {
            let look = Shown { dimmed: !may_be(apprentice), ..Shown::default() };
            if game_card_button(ui, cx, apprentice, width, look).clicked() {
                let event = show(apprentice);
                view.refused = refusal(referee, actor, event.action);
                pressed = Some(event).filter(|_| view.refused.is_none());
            }
        });
        return pressed;
    }
    let mut message = Vec::new();
    ui.horizontal_wrapped(|ui| {
        for event in possible {
            let words = table.describe().say(event);
            // Cards that say the same are the same to the table.
            if message.contains(&words) {
                continue;
            }
            message.push(words.clone());
            let image = if let Action::Start(seat) = event.action {
                Some(table.shape(seat))
            } else if let Action::Cast { character, .. } = event.action {
                Some(art::of_character(character).icon())
            } else {
                None
            };
            if option(ui, cx, false, image, &words).clicked() {
                pressed = Some(*event);
            }
        }
    });
    pressed
}

fn refusal(referee: &Referee, by: Actor, action: Action) -> Option<Refusal> {
    Architects::check(referee.setup(), referee.state(), by, action).err()
}

fn places_ui(ui: &mut Ui, table: &TableCx, referee: &Referee, by: Actor, view: &mut RefereeView) -> Answer {
    let mut pressed = None;
    let spots = Spot::ALL.into_iter().filter(|spot| *spot != Spot::Prison);
    columns(ui, size::PLACE, spots, |ui, spot| {
        let event = Event { actor: by, action: Action::Place(spot) };
        let refusal = refusal(referee, by, event.action);
        let brings = if refusal.is_none() { brings(referee, event) } else { Vec::new() };
        if place_ui(ui, table, referee.state(), spot, refusal.is_some(), &brings) {
            view.refused = refusal;
            if refusal.is_none() {
                pressed = Some(event);
            }
        }
    });
    pressed
}

/// The immediate costs and gains of a worker there, without the worker itself.
fn brings(referee: &Referee, event: Event<Action>) -> Vec<Difference> {
    let all = outcome(referee, event);
    all.into_iter().filter(|it| it.fact != "workers").collect()
}

pub(super) fn spot_name(cx: &Cx, spot: Spot) -> String {
    let place = |id: &'static str| cx.with("architects-place", [("place", id.into())]);
    match spot {
        Spot::Circle(circle) => place(circle.id()),
        Spot::Market(space) => space_name(cx, space),
        Spot::Guildhall => place("guildhall"),
        Spot::Prison => place("prison"),
    }
}

/// The owners of the workers there, and how many each has.
fn standing(table: &TableCx, state: &State, spot: Spot) -> Vec<(Seat, u8)> {
    let count = |seat: Seat| match spot {
        Spot::Circle(circle) => state.at(circle, seat),
        Spot::Market(space) => u8::from(state.on_market(space) == Some(seat)),
        Spot::Prison => state.prisoners(seat),
        Spot::Guildhall => 0,
    };
    table.seats().map(|seat| (seat, count(seat))).filter(|(_, workers)| *workers > 0).collect()
}

/// A place to press. An impossible one is dimmed, yet can be pressed to ask why.
fn place_ui(
    ui: &mut Ui,
    table: &TableCx,
    state: &State,
    spot: Spot,
    dimmed: bool,
    brings: &[Difference],
) -> bool {
    let cx = table.cx;
    let name = spot_name(cx, spot);
    let mut heard: Vec<_> = standing(table, state, spot)
        .into_iter()
        .map(|(seat, workers)| {
            let args = [("what", table.name(seat).to_owned().into()), ("number", workers.into())];
            cx.with("widget-explained", args)
        })
        .collect();
    match spot {
        Spot::Circle(crate::architects::Circle::TaxStand) => {
            heard.insert(0, cx.describe().resources(Resource::Silver, state.tax() as u8));
        }
        Spot::Market(Space::Small) => {
            heard.extend(state.small_side().map(|side| cx.describe().say(&side.goods())));
        }
        Spot::Market(Space::Large) => heard.push(cx.describe().say(&state.large_goods())),
        Spot::Circle(_) | Spot::Market(Space::Middle) | Spot::Guildhall | Spot::Prison => {}
    }
    heard.extend(brings.iter().map(|it| it.say(table, state.active())));
    let message = if heard.is_empty() {
        name.clone()
    } else {
        cx.with("widget-explained", [("what", name.clone().into()), ("number", cx.texts.list(&heard).into())])
    };
    let place = Button::new("").min_size(vec2(ui.available_width(), size::PLACE_HEIGHT));
    let response = named(ui.add(place), &message).on_hover_text(&message);
    let inside = response.rect.shrink(size::GAP_SMALL);
    let picture = Rect::from_min_size(inside.min, Vec2::splat(size::SWATCH));
    art::of_spot(spot).image(picture.size()).paint_at(ui, picture);
    let room = inside.with_min_x(picture.right() + size::GAP_SMALL);
    let font = egui::FontId::new(size::TEXT_SMALL, egui::FontFamily::Name(BOLD.into()));
    let words = ui.painter().layout(name, font, cx.palette().ink, room.width());
    ui.painter().galley(room.min, words, cx.palette().ink);
    let right = paint_standing(ui, table, state, spot, response.rect);
    outcome::paint(ui, cx, brings, inside.with_max_x(right.min(inside.right())));
    if dimmed {
        let corner = egui::CornerRadius::same(size::RADIUS);
        ui.painter().rect_filled(response.rect, corner, cx.palette().surface.gamma_multiply(size::DIMMED));
    }
    response.clicked()
}

/// Paints the workers from the right. Returns where they begin.
fn paint_standing(ui: &Ui, table: &TableCx, state: &State, spot: Spot, room: Rect) -> f32 {
    let side = size::ICON;
    let mut right = room.right() - size::TIGHT;
    for (seat, workers) in standing(table, state, spot).into_iter().rev() {
        let cell = Rect::from_min_size(
            egui::pos2(right - side, room.bottom() - side - size::TIGHT),
            Vec2::splat(side),
        );
        paint_badge(ui, table.cx, table.marks[seat.index()], table.name(seat), cell);
        right -= side + size::TIGHT;
        if workers > 1 {
            let number = egui::pos2(right - size::TIGHT, cell.center().y);
            let font = signs::number(side * 0.72);
            let ink = table.cx.palette().ink;
            ui.painter().text(number, Align2::RIGHT_CENTER, workers.to_string(), font, ink);
            right -= side * 0.6;
        }
    }
    right
}

/// The eight apprentices on display; at the limit, a second choice says who is discarded for the new one.
fn hire_ui(
    ui: &mut Ui,
    table: &TableCx,
    referee: &Referee,
    by: Actor,
    possible: &[Event<Action>],
    view: &mut RefereeView,
) -> Answer {
    let (cx, state) = (table.cx, referee.state());
    let ways = |slot: Slot| {
        possible.iter().filter(move |it| matches!(it.action, Action::Hire { slot: of, .. } if of == slot))
    };
    let mut pressed = None;
    display_ui(ui, table, state, &mut |ui, slot, apprentice, width| {
        let mut of_slot = ways(slot);
        let first = of_slot.next().copied();
        let more = of_slot.next().is_some();
        let card = ShownCard::Apprentice(apprentice, state.coins(slot).min(u8::MAX.into()) as u8);
        let look = Shown { chosen: view.slot == Some(slot), dimmed: first.is_none(), ..Shown::default() };
        if game_card_button(ui, cx, card, width, look).clicked() {
            view.refused = None;
            match first {
                Some(event) if !more => pressed = Some(event),
                Some(_) => view.slot = Some(slot),
                None => view.refused = refusal(referee, by, Action::Hire { slot, discard: None }),
            }
        }
    });
    if let Some(slot) = view.slot {
        let events: Vec<_> = ways(slot).copied().collect();
        pressed = sentences_ui(ui, table, referee, &events).or(pressed);
    }
    pressed
}

/// The display as it lies, two rows of four, with the price from the workshop under each card (W2, W3).
fn display_ui(
    ui: &mut Ui,
    table: &TableCx,
    state: &State,
    add: &mut dyn FnMut(&mut Ui, Slot, Apprentice, f32),
) {
    let seat = state.active();
    let price = |slot: Slot| {
        let Step::Workshop(reach) = state.step() else { return None };
        let skipped = slot.column().saturating_sub(reach);
        let total = prices::hire(state.virtue(seat), state.character(seat), skipped).total();
        Some(table.cx.describe().resources(Resource::Silver, total as u8))
    };
    let width = size::GAME_CARD;
    let row_ui = |ui: &mut Ui, row: u8, add: &mut dyn FnMut(&mut Ui, Slot, Apprentice, f32)| {
        for slot in Slot::all().filter(|slot| slot.row() == row) {
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Center), |ui| {
                ui.set_width(width);
                match state.shown(slot) {
                    Some(apprentice) => add(ui, slot, apprentice, width),
                    None => ui.add_space(card_size(width).y),
                }
                if let Some(price) = price(slot) {
                    ui.label(text::small(price));
                }
            });
        }
    };
    let rows = [1, 2];
    let whole = 8.0 * (width + size::GAP_SMALL) + size::GAP_LARGE;
    ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
    if ui.available_width() >= whole {
        ui.horizontal_top(|ui| {
            for row in rows {
                row_ui(ui, row, add);
                ui.add_space(size::GAP_LARGE);
            }
        });
    } else {
        for row in rows {
            ui.horizontal_top(|ui| row_ui(ui, row, add));
        }
    }
}

/// Everything that may be constructed: hands are not known, so all buildings that are not built are offered (X65).
fn construct_ui(
    ui: &mut Ui,
    table: &TableCx,
    referee: &Referee,
    by: Actor,
    view: &mut RefereeView,
) -> Answer {
    let cx = table.cx;
    ui.horizontal_wrapped(|ui| {
        ui.label(text::bold(cx.text("table-tell-building")));
        find::field_ui(ui, cx, &mut view.wanted);
    });
    // Possible ones come first: nobody looks for them among forty.
    let mut shown: Vec<_> = of_table(table)
        .filter(|it| find::is_building(*it, &view.wanted))
        .map(|building| (building, refusal(referee, by, Action::Construct(building))))
        .collect();
    shown.sort_by_key(|(_, refusal)| refusal.is_some());
    if shown.is_empty() {
        ui.label(cx.text("table-search-nothing"));
    }
    let mut pressed = None;
    grid(ui, &shown, |ui, (building, refusal), width| {
        let owner = table.seats().find(|seat| referee.state().built(*seat).contains(building));
        let owner = owner.map(|seat| (table.marks[seat.index()], table.name(seat)));
        let look = Shown { chosen: false, dimmed: refusal.is_some(), owner, note: None };
        if game_card_button(ui, cx, building, width, look).clicked() {
            view.refused = refusal;
            if refusal.is_none() {
                pressed = Some(Event { actor: by, action: Action::Construct(building) });
            }
        }
    });
    pressed
}
