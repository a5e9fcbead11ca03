//! The badge of a guild: its good on its colour, the same everywhere.

use egui::{CornerRadius, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::{art, palette};
use crate::norenberc::Guild;
use crate::ui::Cx;
use crate::ui::theme::size;

pub(crate) fn guild_badge(ui: &mut Ui, cx: &Cx, guild: Guild, with_name: bool) -> Response {
    let name = cx.describe().guild(guild);
    let response = ui
        .horizontal(|ui| {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(size::ICON * 1.6), Sense::hover());
            let fill = palette::guild(guild);
            ui.painter().rect(
                rect,
                CornerRadius::same(size::RADIUS),
                fill,
                Stroke::new(1.0, cx.palette().line_strong),
                StrokeKind::Inside,
            );
            let inside = rect.shrink(rect.width() * 0.1);
            art::of_good(guild.good()).image(inside.size()).paint_at(ui, inside);
            if with_name {
                ui.label(&name);
            }
            response
        })
        .inner;
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    response.on_hover_text(name)
}
