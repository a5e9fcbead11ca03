//! The board of a played game: houses and players, highlighted where they can be touched. Touches make a
//! [`Choice`]; the strip under the board, the same for every title, shows and confirms it.

mod about;
mod anchors;
mod choice;
mod decision;
mod flights;
mod house;
mod layout;
mod mats;
mod paint;
mod race;
mod say;
mod top;

pub use choice::{Choice, Thing};
pub use decision::DecisionCx;
pub use say::prompt;

use std::cell::{OnceCell, RefCell};

use egui::{Align, Id, Layout as Flow, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use layout::BoardLayout;
use top::Top;

use super::houses::Touched;
use crate::game::Seat;
use crate::i18n::describe::norenberc::Phase;
use crate::norenberc::components::ROUNDS;
use crate::norenberc::favorites::Claim;
use crate::norenberc::{Effect, Guild, GuildSet, Norenberc, Step};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::play::{Board, Highlight, explained_when_touched, fly, target};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, icon_button, paint_badge, visit};

const GAP: f32 = size::GAP_SMALL;

/// The talers that the viewer may see: everybody's once the game is over, else their own if those are open.
pub fn talers(board: &Board<Norenberc>) -> Vec<Option<u16>> {
    let seen = |seat: Seat| board.over || board.eyes == Some(seat) && board.open;
    let all = Seat::first(board.setup.players());
    all.map(|seat| seen(seat).then(|| board.state.talers(seat))).collect()
}

pub fn decision<'a>(board: &Board<'a, Norenberc>) -> Option<DecisionCx<'a>> {
    let seat = board.to_move?;
    let hidden = !board.open;
    Some(DecisionCx { setup: board.setup, state: board.state, seat, hidden })
}

pub(crate) fn board_ui(ui: &mut Ui, cx: &Cx, board: &Board<Norenberc>, choice: &mut Choice) {
    let room = ui.available_rect_before_wrap().shrink(GAP);
    ui.advance_cursor_after_rect(room);
    let talers = talers(board);
    let players = usize::from(board.setup.players());
    let larger = (f32::from(cx.settings.zoom) / 100.0).clamp(1.0, size::TILE_LARGER);
    let least = (size::TILE_LEAST * larger).floor();
    let layout = BoardLayout::new(room.size(), usize::from(board.setup.guild_count()), players, least);
    let thing = {
        let top = Top {
            cx,
            setup: board.setup,
            state: board.state,
            names: board.seated.names,
            marks: board.seated.marks,
            talers: &talers,
            layout,
            decision: decision(board),
            choice,
            // While somebody is to move, only what can be chosen stands out.
            changed: if board.to_move.is_some() {
                GuildSet::default()
            } else {
                Touched::by(board.moved).guilds
            },
            mover: board
                .mover
                .or_else(|| board.moved.iter().find_map(favorite_of).filter(|_| board.narrated)),
            narrated: board.narrated,
            ended: board.ended,
            spoken: board.moved.iter().find_map(spoken_of),
            shown: board.moved.iter().find_map(shown_of),
            estimates: board.estimates,
            standing: OnceCell::new(),
            taps: RefCell::default(),
            anchors: RefCell::default(),
        };
        let own = board.eyes.unwrap_or(Seat(0));
        let row = Rect::from_min_max(pos2(room.left(), room.bottom() - layout.row), room.max);
        mats::mat_ui(ui, &top, own, row);
        let above = room.with_max_y(row.top() - GAP);
        let needed = layout.height(players - 1);
        if needed <= above.height() + 1.0 {
            rest_ui(ui, &top, own, above);
        } else {
            ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
                ui.spacing_mut().scroll.floating_allocated_width = 0.0;
                let id = ("board", visit(ui, "board"));
                ScrollArea::vertical().id_salt(id).auto_shrink(false).show(ui, |ui| {
                    let space = vec2(above.width(), needed);
                    let (rect, _) = ui.allocate_exact_size(space, egui::Sense::hover());
                    rest_ui(ui, &top, own, rect);
                    crate::ui::widgets::follow_focus(ui);
                });
            });
        }
        fly(ui, cx, board, || {
            let anchors = top.anchors.borrow();
            if board.dealt {
                flights::dealt(&top, &anchors)
            } else {
                flights::flights(&top, &anchors, board.moved)
            }
        });
        top.taps.into_inner()
    };
    if let (Some(thing), Some(decision)) = (thing, decision(board)) {
        choice.tap(decision, thing);
        ui.request_repaint();
    }
}

fn rest_ui(ui: &mut Ui, top: &Top, own: Seat, room: Rect) {
    let layout = top.layout;
    let guilds: Vec<_> = top.setup.guilds().collect();
    let bar = Rect::from_min_size(room.min, vec2(room.width(), size::ROW_LEAST));
    let first = page_ui(ui, top, bar, guilds.len());
    bar_ui(ui, top, bar, guilds.len() > layout.shown);
    let height = layout.house_height();
    for (index, &guild) in guilds.iter().skip(first).take(layout.shown).enumerate() {
        let left = room.left() + index as f32 * (layout.width + GAP);
        let corner = pos2(left, bar.bottom() + GAP);
        let house = layout.house(Rect::from_min_size(corner, vec2(layout.width, height)));
        house::house_ui(ui, top, guild, &house);
        if top.called() == Some(guild) && is_new_question(ui, top) {
            // What is bought lies at the foot of the house.
            ui.scroll_to_rect(house.stock, None);
        }
        top.anchors.borrow_mut().houses.push((guild, house));
    }
    let others: Vec<_> = Seat::first(top.setup.players()).filter(|&seat| seat != own).collect();
    let step = layout.row + size::TIGHT;
    let first = room.bottom() - others.len() as f32 * step;
    for (index, seat) in others.into_iter().enumerate() {
        let corner = pos2(room.left(), first + index as f32 * step);
        mats::mat_ui(ui, top, seat, Rect::from_min_size(corner, vec2(room.width(), layout.row)));
    }
}

/// True once for every new decision.
fn is_new_question(ui: &Ui, top: &Top) -> bool {
    let Some(decision) = top.decision else { return false };
    let place = Id::unique("question that is in sight");
    let now = (decision.state.round(), decision.state.turn(), decision.seat, decision.state.step());
    ui.data_mut(|data| {
        let before = data.get_temp::<(u8, u8, Seat, Step)>(place);
        data.insert_temp(place, now);
        before != Some(now)
    })
}

/// Pages through the houses if not all fit; one that is newly called comes into sight. Returns the first one.
fn page_ui(ui: &mut Ui, top: &Top, bar: Rect, guilds: usize) -> usize {
    let shown = top.layout.shown;
    if shown >= guilds {
        return 0;
    }
    let place = Id::unique("page of houses");
    let called = top.called().map(Guild::index);
    let known: Option<(usize, Option<usize>)> = ui.data(|data| data.get_temp(place));
    let (mut first, before) = known.unwrap_or((0, None));
    if called != before
        && let Some(called) = called
    {
        // Another house is called: it comes into sight.
        first = first.min(called).max((called + 1).saturating_sub(shown));
    }
    first = first.min(guilds - shown);
    let controls = bar.with_min_x(bar.right() - 2.0 * size::TOUCH - GAP);
    ui.scope_builder(UiBuilder::new().max_rect(controls).layout(Flow::left_to_right(Align::Center)), |ui| {
        let ways = [
            (Art::PREVIOUS, "board-houses-back", first.checked_sub(1)),
            (Art::NEXT, "board-houses-on", (first + shown < guilds).then_some(first + 1)),
        ];
        for (art, key, to) in ways {
            let name = top.cx.text(key);
            let control =
                ui.add_enabled_ui(to.is_some(), |ui| icon_button(ui, top.cx, Weight::Normal, art, &name));
            if control.inner.clicked() {
                first = to.unwrap_or(first);
            }
        }
    });
    ui.data_mut(|data| data.insert_temp(place, (first, called)));
    first
}

fn bar_ui(ui: &Ui, top: &Top, bar: Rect, paged: bool) {
    let (cx, state) = (top.cx, top.state);
    let phase = if top.ended { Phase::RoundEnd } else { Phase::of(state) };
    let rounds = ("rounds", ROUNDS.into());
    let message = if top.ended {
        cx.with("table-round-of", [("round", state.round().into()), rounds])
    } else if phase == Phase::RoundEnd {
        // R8: the guests come at the end of the round, though the state counts the next one already.
        cx.with("table-round-of", [("round", state.round().saturating_sub(1).into()), rounds])
    } else {
        cx.with("houses-round", [("round", state.round().into()), rounds, ("turn", state.turn().into())])
    };
    let end = bar.right() - if paged { 2.0 * (size::TOUCH + GAP) } else { 0.0 };
    let players = f32::from(top.setup.players());
    let side = size::ICON * 1.3;
    let order_width = players * (side + size::TIGHT) + 2.0 * GAP;
    let room = (end - bar.left() - order_width - GAP).max(size::TOUCH);
    let ink = cx.palette().ink;
    let heading = text::heading(&message);
    let galley = egui::WidgetText::from(heading).into_galley(
        ui,
        Some(egui::TextWrapMode::Wrap),
        room,
        egui::TextStyle::Body,
    );
    let galley = if galley.rows.len() > 1 {
        ui.painter().layout(message.clone(), paint::bold(size::TEXT_SMALL), ink, room)
    } else {
        galley
    };
    let round = Rect::from_min_size(bar.min, vec2(galley.size().x.max(size::TOUCH), bar.height()));
    let after = round.right() + GAP;
    ui.painter().galley(pos2(round.left(), bar.center().y - galley.size().y / 2.0), galley, ink);
    let control = target(ui, cx, "round", round, Highlight::Plain, &message);
    explained_when_touched(cx, &control, || about::round(top, message.clone()));
    let order = Rect::from_min_size(pos2(after, bar.top()), vec2(order_width, bar.height()));
    let pending = state.pending();
    let acting = matches!(state.step(), Step::Turn(_));
    for (index, &seat) in state.order(top.setup).iter().enumerate() {
        let centre =
            pos2(order.left() + GAP + side / 2.0 + index as f32 * (side + size::TIGHT), bar.center().y);
        let rect = Rect::from_center_size(centre, vec2(side, side));
        paint_badge(ui, cx, top.marks[seat.index()], &top.names[seat.index()], rect);
        if acting && pending.contains(seat) {
            // Who still acts at the guild that is called.
            let line = egui::Stroke::new(2.0, cx.palette().accent);
            ui.painter().hline(rect.x_range(), rect.bottom() + size::TIGHT, line);
        }
    }
    top.anchors.borrow_mut().order = Some(order);
    let name = cx.text("houses-order");
    let control = target(ui, cx, "order", order, Highlight::Plain, &name);
    explained_when_touched(cx, &control, || about::order(top));
    // The phase has what room there is left.
    let phase = cx.describe().phase(phase);
    let left = order.right() + GAP;
    let soft = cx.palette().ink_soft;
    let galley = ui.painter().layout_no_wrap(phase, egui::FontId::proportional(size::TEXT), soft);
    if left + galley.size().x <= end {
        ui.painter().galley(pos2(left, bar.center().y - galley.size().y / 2.0), galley, soft);
    }
}

/// The guild of an event: where somebody acted, or whose favourite was decided.
#[expect(clippy::wildcard_enum_match_arm, reason = "everything else happens in no house")]
const fn spoken_of(effect: &Effect) -> Option<Guild> {
    match effect {
        Effect::Favorite { guild, .. }
        | Effect::NoFavorite { guild, .. }
        | Effect::Sold { guild, .. }
        | Effect::Bought { guild, .. }
        | Effect::Paid { guild, .. }
        | Effect::Recruited { guild, .. }
        | Effect::AgentToRoof { guild, .. } => Some(*guild),
        _ => None,
    }
}

const fn favorite_of(effect: &Effect) -> Option<Seat> {
    if let Effect::Favorite { seat, .. } = effect { Some(*seat) } else { None }
}

const fn shown_of(effect: &Effect) -> Option<[Claim; 5]> {
    if let Effect::Shown { claims, .. } = effect { Some(*claims) } else { None }
}
