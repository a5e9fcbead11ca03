//! A message that stays until it is read.

use egui::{
    Align, Align2, Area, Color32, Context, CornerRadius, Frame, Id, Layout, Margin, Order, ScrollArea,
    Stroke, TextStyle, Ui, vec2,
};

use super::button::{Weight, button, icon_button};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::size;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Good,
    Info,
    Warning,
    Danger,
}

/// Returns true if it was dismissed.
pub(crate) fn banner(ui: &mut Ui, cx: &Cx, tone: Tone, text: &str) -> bool {
    banner_over(ui, cx, tone, text, |_| {})
}

pub(crate) fn banner_over(ui: &mut Ui, cx: &Cx, tone: Tone, text: &str, below: impl FnOnce(&mut Ui)) -> bool {
    framed(ui, cx, tone, |ui| {
        message(ui, text, size::TOUCH, below);
        icon_button(ui, cx, Weight::Quiet, Art::CLOSE, &cx.text("widget-dismiss")).clicked()
    })
}

/// The answer to a [`standing`] banner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stood {
    Way(usize),
    /// Hidden for now: a sign in the header stands for it.
    Aside,
}

/// A banner that stays as long as it is true, with its actions below. Returns the one that was pressed.
pub fn standing(ui: &mut Ui, cx: &Cx, tone: Tone, text: &str, ways: &[&str]) -> Option<Stood> {
    framed(ui, cx, tone, |ui| {
        let mut pressed = None;
        let room = ui.available_width() - size::TOUCH - size::GAP;
        ui.allocate_ui_with_layout(vec2(room, 0.0), Layout::top_down(Align::Min), |ui| {
            ui.set_width(room);
            ui.scope(|ui| first_line(ui, text));
            if !ways.is_empty() {
                ui.horizontal_wrapped(|ui| {
                    for (index, way) in ways.iter().enumerate() {
                        if button(ui, cx, Weight::Normal, None, &cx.text(way)).clicked() {
                            pressed = Some(Stood::Way(index));
                        }
                    }
                });
            }
        });
        if icon_button(ui, cx, Weight::Quiet, Art::CLOSE, &cx.text("files-aside")).clicked() {
            pressed = Some(Stood::Aside);
        }
        pressed
    })
}

/// News over the page, at its upper right under the header: nothing below moves when they come or go, and sheets and
/// dialogs lie over them.
pub(crate) fn floating(ctx: &Context, id: &str, below: f32, add: impl FnOnce(&mut Ui)) {
    let screen = ctx.content_rect();
    let width = size::NEWS.min(screen.width() - 2.0 * size::GAP);
    let from_corner = vec2(-size::GAP, below + size::GAP_SMALL);
    let area = Area::new(Id::unique(id)).order(Order::Middle).anchor(Align2::RIGHT_TOP, from_corner);
    area.show(ctx, |ui| {
        ui.set_width(width);
        let most = screen.height() * size::NEWS_MOST;
        ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
            ui.set_width(width);
            add(ui);
        });
    });
}

/// Something over the lower end of the page, wherever that is scrolled to.
pub(crate) fn floating_footer(ctx: &Context, id: &str, add: impl FnOnce(&mut Ui)) {
    let width = size::PAGE_WIDTH.min(ctx.content_rect().width() - 2.0 * size::GAP);
    let from_footer = vec2(0.0, -size::GAP);
    let area = Area::new(Id::unique(id)).order(Order::Middle).anchor(Align2::CENTER_BOTTOM, from_footer);
    area.show(ctx, |ui| {
        ui.set_width(width);
        add(ui);
    });
}

pub(crate) fn signed(cx: &Cx, tone: Tone) -> (Art, Color32) {
    let palette = cx.palette();
    match tone {
        Tone::Good => (Art::CHECK, palette.positive),
        Tone::Info => (Art::INFO, palette.link),
        Tone::Warning => (Art::WARNING, palette.warning),
        Tone::Danger => (Art::WARNING, palette.danger),
    }
}

fn framed<R>(ui: &mut Ui, cx: &Cx, tone: Tone, add: impl FnOnce(&mut Ui) -> R) -> R {
    let (icon, colour) = signed(cx, tone);
    Frame::new()
        .fill(cx.palette().surface)
        .stroke(Stroke::new(2.0, colour))
        .corner_radius(CornerRadius::same(size::RADIUS))
        .inner_margin(Margin::symmetric(size::CARD_MARGIN, size::GAP_SMALL as i8))
        .show(ui, |ui| {
            // Sign, first line and cross stand in one line, however many follow.
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(size::ICON);
                    ui.add_space((size::TOUCH - size::ICON) / 2.0);
                    ui.add(icon.tinted(vec2(size::ICON, size::ICON), colour));
                });
                add(ui)
            })
            .inner
        })
        .inner
}

/// The words, with this much room left beside them.
fn message(ui: &mut Ui, text: &str, beside: f32, below: impl FnOnce(&mut Ui)) {
    let room = ui.available_width() - beside - size::GAP;
    ui.allocate_ui_with_layout(vec2(room, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(room);
        first_line(ui, text);
        below(ui);
    });
}

/// Words whose first line is level with the buttons beside it.
fn first_line(ui: &mut Ui, text: &str) {
    ui.add_space(((size::TOUCH - ui.text_style_height(&TextStyle::Body)) / 2.0).max(0.0));
    ui.spacing_mut().interact_size.y = 0.0;
    ui.label(text);
}
