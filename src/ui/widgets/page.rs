//! The layout of pages: centred, not too wide, scrolling only downwards; with the next step docked in a footer.

use egui::{
    Align, Align2, Area, CentralPanel, CornerRadius, Frame, Id, Key, Layout, Margin, Order, Panel, Rect,
    ScrollArea, Stroke, Ui, UiBuilder, Vec2, pos2, style::ScrollAnimation, vec2,
};

use super::tap::shows_page;
use super::visit::visit;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::size;

/// A page that scrolls, in a column of at most this width. A page with another id opens at its top.
pub fn page(ui: &mut Ui, id: &str, width: f32, add: impl FnOnce(&mut Ui)) {
    let id = (id, visit(ui, id));
    shows_page(ui, Id::unique(id));
    // A panel of its own knows where a footer begins.
    CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
        // The bar lies over the margin: nothing moves when it appears.
        ui.spacing_mut().scroll.floating_allocated_width = 0.0;
        ScrollArea::vertical().id_salt(id).auto_shrink(false).show(ui, |ui| {
            let wheel: Option<(u64, Vec2)> = ui.data(|data| data.get_temp(foot_wheel()));
            if let Some((_, delta)) = wheel.filter(|(turned, _)| *turned == ui.cumulative_pass_nr()) {
                ui.scroll_with_delta_animation(delta, ScrollAnimation::none());
            }
            column(ui, width, |ui| {
                add(ui);
                ui.add_space(size::GAP_LARGE);
            });
            follow_focus(ui);
        });
    });
}

/// The keys that move the keyboard focus.
const WAYS: [Key; 5] = [Key::Tab, Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];

/// Scrolls to something that has just got the focus by one of these keys; to be called at the end of whatever scrolls.
/// Things that are touched are in sight anyway.
pub(crate) fn follow_focus(ui: &Ui) {
    let place = ui.unique_id().with("focus");
    let focused = ui.memory(egui::Memory::focused);
    let before: Option<(Option<Id>, bool)> = ui.data(|data| data.get_temp(place));
    let same = before.is_some_and(|(before, _)| before == focused);
    // From the last thing to the first it takes another frame.
    let waits = same && before.is_some_and(|(_, moved)| moved);
    let moved = waits || ui.input(|input| WAYS.iter().any(|key| input.key_pressed(*key)));
    ui.data_mut(|data| data.insert_temp(place, (focused, moved)));
    let new = focused.filter(|_| !same && (moved || before.is_some_and(|(_, moved)| moved)));
    let Some(response) = new.and_then(|id| ui.read_response(id)) else { return };
    // What can be reached outside of what scrolls is not in it, though a long page that is scrolled lies behind it too.
    let reached = response.interact_rect;
    if reached.is_positive() && !ui.clip_rect().intersects(reached) {
        return;
    }
    if response.layer_id == ui.layer_id() && ui.min_rect().contains(response.rect.center()) {
        let around = response.rect.expand(size::GAP_SMALL);
        ui.scroll_to_rect_animation(around, None, ScrollAnimation::none());
    }
}

fn column(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui)) {
    let room = ui.available_width();
    let width = (room - 2.0 * size::GAP).min(width);
    let left = ui.max_rect().left() + (room - width) / 2.0;
    let top = ui.cursor().top() + size::GAP;
    let rect = Rect::from_min_size(pos2(left, top), vec2(width, f32::INFINITY));
    let layout = Layout::top_down(Align::Min);
    let inner = ui.scope_builder(UiBuilder::new().max_rect(rect).layout(layout), |ui| {
        ui.set_width(width);
        add(ui);
    });
    ui.advance_cursor_after_rect(inner.response.rect);
}

/// The top of a page, over something that is no page: in the same place.
pub(crate) fn top_of_page(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    column(ui, size::PAGE_WIDTH, add);
}

/// The next step, in a footer below whatever is painted after it: always in sight, and of this height whatever it holds, so
/// that nothing jumps when a question is longer. Longer contents scroll.
pub fn footer(ui: &mut Ui, cx: &Cx, id: &str, height: f32, add: impl FnOnce(&mut Ui)) {
    docked(ui, cx, (id, size::PAGE_WIDTH), [height, size::FOOT_MOST], None, add);
}

/// A question in a footer below whatever is painted after it, with a heading that stays in sight. It gets the height it
/// needs when it is asked, and keeps it until the next question: whatever is pressed within it, nothing moves.
pub(crate) fn footer_of_question(
    ui: &mut Ui,
    cx: &Cx,
    (id, pending, least): (&str, Id, f32),
    head: &mut dyn FnMut(&mut Ui),
    add: impl FnOnce(&mut Ui),
) {
    // Lines break elsewhere in another window.
    let now = (pending, ui.content_rect().size());
    let place = Id::unique(("foot of question", id));
    let known: Option<((Id, Vec2), f32)> = ui.data(|data| data.get_temp(place));
    let known = known.filter(|(known, _)| *known == now).map(|(_, height)| height);
    let height = [known.unwrap_or(least), size::QUESTION_ROOM];
    let needed = docked(ui, cx, (id, f32::INFINITY), height, Some(head), add);
    if known.is_none() {
        ui.data_mut(|data| data.insert_temp(place, (now, needed.ceil().max(least))));
        ui.request_discard("a question is as high as it needs to be");
    }
}

/// A [`footer`] as high as its contents, and at least this high, for contents that have to be seen as a whole.
pub(crate) fn foot_around(ui: &mut Ui, cx: &Cx, id: &str, least: f32, add: impl FnOnce(&mut Ui)) {
    let place = Id::unique(("foot around", id, visit(ui, id)));
    let needed: Option<f32> = ui.data(|data| data.get_temp(place));
    let height = [needed.unwrap_or(0.0).max(least), size::FOOT_MOST];
    let now = docked(ui, cx, (id, size::PAGE_WIDTH), height, None, add);
    if needed.is_none_or(|needed| (needed - now).abs() > 0.5) {
        ui.data_mut(|data| data.insert_temp(place, now));
        ui.request_discard("a foot is as high as what it holds");
    }
}

/// A panel of this height, but at most this share of the room, with a centred column of at most this width. Returns the
/// height of its contents.
fn docked(
    ui: &mut Ui,
    cx: &Cx,
    (id, width): (&str, f32),
    [height, most]: [f32; 2],
    head: Option<&mut dyn FnMut(&mut Ui)>,
    add: impl FnOnce(&mut Ui),
) -> f32 {
    let frame = Frame::new()
        .fill(cx.palette().surface)
        .stroke(Stroke::new(1.0, cx.palette().line_strong))
        .inner_margin(Margin { right: 0, ..Margin::symmetric(size::CARD_MARGIN, size::GAP_SMALL as i8) });
    let height = height + size::FOOT_AROUND;
    let height = height.min(ui.available_height() * most);
    let panel = Panel::bottom(id.to_owned()).resizable(false).exact_size(height).frame(frame);
    let shown = panel.show(ui, |ui| {
        let (room, margin) = (ui.max_rect(), f32::from(size::CARD_MARGIN));
        let beside = ((room.width() + margin - width) / 2.0 - margin).max(0.0);
        let column = room.with_min_x(room.left() + beside).with_max_x(room.right() - beside);
        let mut ui = ui.new_child(UiBuilder::new().max_rect(column));
        let ui = &mut ui;
        // The bar lies in the margin on the right: nothing moves when it appears.
        ui.spacing_mut().scroll.floating_allocated_width = 0.0;
        let now = (ui.cumulative_pass_nr(), ui.max_rect().with_max_x(ui.max_rect().right() - margin));
        ui.data_mut(|data| data.insert_temp(footer_place(), now));
        let above = ui.cursor().top();
        if let Some(head) = head {
            ui.scope(|ui| {
                ui.set_width(ui.available_width() - margin);
                head(ui);
            });
        }
        let above = ui.cursor().top() - above;
        let scroll = ScrollArea::vertical().id_salt(id).auto_shrink(false).min_scrolled_height(0.0);
        let shown = scroll.show(ui, |ui| {
            ui.set_width(ui.available_width() - margin);
            // As high as what is in it, and not as the room there is.
            let height = ui.scope(add).response.rect.height();
            follow_focus(ui);
            above + height
        });
        (shown.inner, shown.content_size.y <= shown.inner_rect.height())
    });
    let (needed, whole) = shown.inner;
    if whole && ui.rect_contains_pointer(shown.response.rect) {
        // The wheel is for the page where there is nothing to scroll here.
        let turned = (ui.cumulative_pass_nr(), ui.input(egui::InputState::smooth_scroll_delta));
        ui.data_mut(|data| data.insert_temp(foot_wheel(), turned));
    }
    needed
}

fn foot_wheel() -> Id {
    Id::unique("the wheel over a foot")
}

fn footer_place() -> Id {
    Id::unique("foot")
}

/// Something that comes up during an answer: over the page right above the footer, or without one at the upper end of the
/// page, where nothing is answered. Nothing has to make room, and nothing need be scrolled to.
pub(crate) fn above_footer<R>(ui: &mut Ui, cx: &Cx, id: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    let footer: Option<(u64, Rect)> = ui.data(|data| data.get_temp(footer_place()));
    let footer = footer.filter(|(painted, _)| *painted == ui.cumulative_pass_nr()).map(|(_, footer)| footer);
    let (at, pivot, room) = if let Some(footer) = footer {
        (footer.left_top() - vec2(0.0, size::GAP), Align2::LEFT_BOTTOM, footer.width())
    } else {
        let page = ui.content_rect().shrink(size::GAP);
        (page.left_top() + vec2(0.0, size::HEADER), Align2::LEFT_TOP, page.width())
    };
    let frame = Frame::new()
        .fill(cx.palette().surface)
        .stroke(Stroke::new(2.0, cx.palette().warning))
        .corner_radius(CornerRadius::same(size::RADIUS))
        .inner_margin(Margin::symmetric(size::CARD_MARGIN, size::GAP_SMALL as i8));
    let area = Area::new(Id::unique(id)).order(Order::Middle).pivot(pivot).fixed_pos(at);
    let width = room.min(size::READING_WIDTH) - frame.total_margin().sum().x;
    area.show(ui, |ui| {
        frame
            .show(ui, |ui| {
                ui.set_width(width);
                add(ui)
            })
            .inner
    })
    .inner
}

/// The height of the buttons in a footer: one line, or two where the window is narrow.
pub(crate) fn buttons_height(ui: &Ui) -> f32 {
    let lines = if ui.content_rect().width() < size::ROOMY_FOOT { 2.0 } else { 1.0 };
    lines * (size::TOUCH + size::GAP_SMALL) - size::GAP_SMALL
}

/// The height of a question under a page: a share of the window.
pub(crate) fn question_height(ui: &Ui) -> f32 {
    let height = ui.content_rect().height();
    let share = if height < size::TALL { size::QUESTION_SHARE_LOW } else { size::QUESTION_SHARE };
    (height * share).clamp(size::QUESTION, size::QUESTION_MOST)
}

/// A part of a line, as wide as this whatever stands in it.
pub fn cell<R>(ui: &mut Ui, room: Vec2, add: impl FnOnce(&mut Ui) -> R) -> R {
    let in_line = Layout::left_to_right(Align::Center);
    let added = ui.allocate_ui_with_layout(room, in_line, |ui| {
        ui.set_width(room.x);
        add(ui)
    });
    added.inner
}

/// Things in columns of the same width, at least this wide: as many as fit, but so that the last line is not nearly empty.
pub fn columns<T>(
    ui: &mut Ui,
    least: f32,
    items: impl IntoIterator<Item = T>,
    mut add: impl FnMut(&mut Ui, T),
) {
    let room = ui.available_width();
    let gap = size::GAP;
    let items: Vec<_> = items.into_iter().collect();
    let fits = |count: &usize| *count as f32 * (least + gap) <= room + gap;
    let most = (1..=items.len().max(1)).rev().find(fits).unwrap_or(1);
    let columns = items.len().max(1).div_ceil(items.len().max(1).div_ceil(most));
    let width = (room - gap * (columns as f32 - 1.0)) / columns as f32;
    let mut items = items.into_iter().peekable();
    while items.peek().is_some() {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for item in items.by_ref().take(columns) {
                ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                    ui.set_width(width);
                    add(ui, item);
                });
            }
        });
        ui.add_space(gap - ui.spacing().item_spacing.y);
    }
}

pub(crate) fn ornament(ui: &mut Ui) {
    ui.vertical_centered(|ui| ui.add(Art::ORNAMENT.image(size::ORNAMENT)));
}

pub(crate) fn skyline(ui: &Ui, cx: &Cx) {
    let page = ui.max_rect();
    let palette = cx.palette();
    let mut mesh = egui::Mesh::default();
    for (corner, colour) in [
        (page.left_top(), palette.page),
        (page.right_top(), palette.page),
        (page.left_bottom(), palette.page_low),
        (page.right_bottom(), palette.page_low),
    ] {
        mesh.colored_vertex(corner, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(1, 3, 2);
    ui.painter().add(mesh);
    // Every machine can hold a picture of this width.
    let widest = size::SAFE_PICTURE / ui.pixels_per_point();
    let height = (page.width().min(widest) / size::SKYLINE_ASPECT).min(size::SKYLINE_HEIGHT);
    let width = height * size::SKYLINE_ASPECT;
    let mut left = page.left();
    while left < page.right() {
        let at = Rect::from_min_size(pos2(left, page.bottom() - height), vec2(width, height));
        Art::SKYLINE.tinted(at.size(), palette.skyline).paint_at(ui, at);
        left += width;
    }
}
