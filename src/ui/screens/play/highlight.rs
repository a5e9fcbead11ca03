//! Things on a board that can be touched. What can be chosen is highlighted, what is chosen has a ring, what cannot be
//! chosen is dimmed and says why when it is touched; everything else is plain and explains itself. By keyboard the
//! arrows go from one highlighted thing to the next, wherever they lie: call [`steer`] once at the end of a paint.
//!
//! A title says with [`target`] where its things lie. A thing keeps the same id whatever is asked, so that the keyboard
//! stays where it is.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{
    CornerRadius, EventFilter, FocusDirection, Id, Key, Popup, PopupCloseBehavior, Pos2, Rect, Response,
    Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use crate::game::Rule;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::why;

/// The look of a thing on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Highlight {
    /// It has nothing to do with the question.
    #[default]
    Plain,
    /// It can be chosen.
    On,
    /// It is chosen; touched again it is taken back.
    Chosen,
    /// It would be an answer if the rules allowed it.
    Dim,
}

/// The explanation of a plain thing that is touched.
pub struct About {
    pub heading: String,
    pub lines: Vec<String>,
    pub rule: Option<Rule>,
}

/// The highlighted things of this pass, and where they lie.
#[derive(Clone, Default)]
struct Highlights {
    pass: u64,
    highlighted: Vec<(Id, Rect)>,
    /// Those on the board, without the controls that answer.
    things: Vec<(Id, Rect)>,
    chosen: Vec<Id>,
    /// The control that confirms, if the choice is complete.
    confirm: Option<(Id, Rect)>,
}

fn place() -> Id {
    Id::unique("lights of a board")
}

/// Makes something reachable by the arrows: highlighted things, and the controls that answer.
pub(crate) fn reachable(ui: &Ui, response: &Response) {
    let pass = ui.cumulative_pass_nr();
    ui.data_mut(|data| {
        let highlights = data.get_temp_mut_or_default::<Highlights>(place());
        if highlights.pass != pass {
            *highlights = Highlights { pass, ..Highlights::default() };
        }
        highlights.highlighted.push((response.id, response.rect));
    });
    if response.has_focus() {
        // The arrows are ours here, not egui's.
        let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    }
}

/// The same for the target of the first arrow.
pub(crate) fn reachable_first(ui: &Ui, response: &Response) {
    reachable(ui, response);
    ui.data_mut(|data| data.get_temp_mut_or_default::<Highlights>(place()).highlighted.rotate_right(1));
}

/// The same for the control that confirms a complete choice.
pub(crate) fn confirms(ui: &Ui, response: &Response) {
    reachable(ui, response);
    let confirm = Some((response.id, response.rect));
    ui.data_mut(|data| data.get_temp_mut_or_default::<Highlights>(place()).confirm = confirm);
}

/// Makes a thing touchable where a title has painted it.
pub fn target(
    ui: &Ui,
    cx: &Cx,
    id: impl Hash + Debug,
    rect: Rect,
    highlight: Highlight,
    name: &str,
) -> Response {
    let response = ui.interact(rect, Id::unique(("on the board", id)), Sense::click());
    let chosen = highlight == Highlight::Chosen;
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, name));
    if highlight != Highlight::Plain {
        reachable(ui, &response);
        ui.data_mut(|data| {
            let highlights = data.get_temp_mut_or_default::<Highlights>(place());
            highlights.things.push((response.id, response.rect));
            highlights.chosen.extend(chosen.then_some(response.id));
        });
    }
    if ui.is_rect_visible(rect) {
        paint_highlight(ui, cx, &response, highlight);
    }
    response
}

fn paint_highlight(ui: &Ui, cx: &Cx, response: &Response, highlight: Highlight) {
    let (palette, rect) = (cx.palette(), response.rect);
    let corner = CornerRadius::same(size::RADIUS);
    let ring = |width: f32, colour| {
        ui.painter().rect_stroke(rect, corner, Stroke::new(width, colour), StrokeKind::Inside);
    };
    match highlight {
        Highlight::Plain => {}
        Highlight::On => {
            ui.painter().rect_filled(rect, corner, palette.highlighted());
            ring(size::LIT, palette.accent);
        }
        Highlight::Chosen => {
            ring(size::RING, palette.accent);
            // In the middle of the edge: the corners have numbers.
            let side = Vec2::splat(size::TICK + size::TIGHT);
            let at = Rect::from_min_size(rect.center_top() - vec2(side.x / 2.0, 0.0), side);
            ui.painter().rect_filled(at, corner, palette.accent);
            Art::CHECK.tinted(side, palette.on_accent).paint_at(ui, at);
        }
        Highlight::Dim => {
            ui.painter().rect_filled(rect, corner, palette.surface.gamma_multiply(size::DIMMED));
        }
    }
    if response.has_focus() {
        // The light line around it keeps it in sight on any roof.
        let around = rect.expand(size::RING);
        ui.painter().rect_stroke(
            around,
            corner,
            Stroke::new(size::LIT, palette.surface),
            StrokeKind::Outside,
        );
        ui.painter().rect_stroke(rect, corner, Stroke::new(size::RING, palette.focus), StrokeKind::Outside);
    } else if response.hovered() && highlight == Highlight::Plain {
        ring(1.0, palette.line_strong);
    }
}

/// Explains a plain thing, once it is touched and until something else is.
pub(crate) fn explained_when_touched(cx: &Cx, response: &Response, about: impl FnOnce() -> About) {
    Popup::from_toggle_button_response(response)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .show(|ui| {
            let About { heading, lines, rule } = about();
            ui.set_max_width(size::DIALOG);
            ui.label(text::bold(heading));
            for line in lines {
                ui.add(egui::Label::new(line).wrap());
            }
            if let Some(rule) = rule {
                why(ui, cx, rule);
            }
        });
}

const WAYS: [(Key, Vec2); 4] = [
    (Key::ArrowLeft, Vec2::new(-1.0, 0.0)),
    (Key::ArrowRight, Vec2::new(1.0, 0.0)),
    (Key::ArrowUp, Vec2::new(0.0, -1.0)),
    (Key::ArrowDown, Vec2::new(0.0, 1.0)),
];

/// The highlighted thing that had the keyboard last, and where it was.
#[derive(Clone, Copy)]
struct Was(Id, Rect);

/// Takes the keyboard from one highlighted thing to the next. If the thing that had it has disappeared, the nearest
/// gets it.
pub(crate) fn steer(ui: &Ui) {
    let highlights: Highlights = ui.data(|data| data.get_temp(place())).unwrap_or_default();
    if highlights.pass != ui.cumulative_pass_nr() || highlights.highlighted.is_empty() {
        return;
    }
    let was_place = place().with("was");
    let focused = ui.memory(egui::Memory::focused);
    let was: Option<Was> = ui.data(|data| data.get_temp(was_place));
    let here = highlights.highlighted.iter().copied().find(|(id, _)| Some(*id) == focused);
    let pressed = WAYS.into_iter().find(|(key, _)| ui.input(|input| input.key_pressed(*key)));
    let by_hand = ui.input(|input| input.pointer.any_pressed());
    let to = match (here, focused, pressed) {
        (Some((id, from)), _, Some((key, way))) => {
            let is_thing = |id: Id| highlights.things.iter().any(|(thing, _)| *thing == id);
            let to = next(&highlights.highlighted, from, way);
            // Down from the board goes to where everything is confirmed, which comes first among the answers.
            let down = key == Key::ArrowDown && is_thing(id) && to.is_some_and(|(to, _)| !is_thing(to));
            match highlights.confirm {
                // Whoever stands on what was chosen is done with it.
                Some(confirm) if key == Key::ArrowDown && highlights.chosen.contains(&id) => Some(confirm),
                _ if down => highlights.highlighted.iter().copied().find(|(id, _)| !is_thing(*id)),
                _ => to,
            }
        }
        // Nothing has the keyboard: the first arrow goes to the first thing that is highlighted.
        (None, None, Some(_)) => highlights.highlighted.first().copied(),
        // What had it has disappeared. An answer is never under the next press of Enter by itself.
        (None, None, None) => {
            was.filter(|_| !by_hand).and_then(|Was(_, from)| nearest(&highlights.things, from))
        }
        _ => None,
    };
    if let Some((id, _)) = to {
        ui.memory_mut(|memory| {
            memory.request_focus(id);
            // The arrow has done its work: egui would take it once more from there.
            memory.move_focus(FocusDirection::None);
        });
        ui.request_repaint();
    }
    let now = to.or(here).map(|(id, rect)| Was(id, rect));
    // Whoever takes a mouse, or goes elsewhere, has left. What has disappeared still has the keyboard for a moment.
    let left = by_hand || focused.is_some_and(|id| was.is_none_or(|Was(removed, _)| removed != id));
    ui.data_mut(|data| {
        if let Some(now) = now {
            data.insert_temp(was_place, now);
        } else if left {
            data.remove::<Was>(was_place);
        }
    });
}

fn nearest(highlighted: &[(Id, Rect)], from: Rect) -> Option<(Id, Rect)> {
    let far = |rect: &Rect| rect.center().distance_sq(from.center());
    highlighted.iter().copied().min_by(|(_, one), (_, other)| far(one).total_cmp(&far(other)))
}

/// The nearest in a direction; straight ahead counts as nearer.
fn next(highlighted: &[(Id, Rect)], from: Rect, way: Vec2) -> Option<(Id, Rect)> {
    let here: Pos2 = from.center();
    let cost = |rect: &Rect| {
        let off = rect.center() - here;
        let ahead = off.dot(way);
        (ahead > 1.0).then(|| ahead + 2.0 * (off - ahead * way).length())
    };
    let ahead = highlighted.iter().filter_map(|&(id, rect)| Some((cost(&rect)?, (id, rect))));
    ahead.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, target)| target)
}
