//! The palette as egui's own style, so that its widgets look like ours.

use std::collections::BTreeMap;

use egui::style::{ScrollStyle, Selection, WidgetVisuals, Widgets};
use egui::{
    Color32, CornerRadius, FontFamily, FontId, Margin, RichText, Shadow, Spacing, Stroke, Style, TextStyle,
    Visuals, vec2,
};

use super::fonts::{BOLD, DISPLAY};
use super::palette::Palette;
use super::size;

/// In seconds.
const ANIMATION: f32 = 0.12;
const FOCUS_WIDTH: f32 = 3.0;

pub(super) fn style(palette: &Palette, animation: bool) -> Style {
    let mut style = Style {
        text_styles: text_styles(),
        spacing: spacing(),
        visuals: visuals(palette),
        animation_time: if animation { ANIMATION } else { 0.0 },
        ..Style::default()
    };
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.4;
    if !animation {
        style.scroll_animation = egui::style::ScrollAnimation::none();
    }
    // A blinking cursor would repaint a window in which nothing happens.
    style.visuals.text_cursor.blink = false;
    style
}

fn text_styles() -> BTreeMap<TextStyle, FontId> {
    let display = || FontFamily::Name(DISPLAY.into());
    [
        (TextStyle::Small, FontId::new(size::TEXT_SMALL, FontFamily::Proportional)),
        (TextStyle::Body, FontId::new(size::TEXT, FontFamily::Proportional)),
        (TextStyle::Button, FontId::new(size::TEXT, FontFamily::Proportional)),
        (TextStyle::Monospace, FontId::new(size::TEXT, FontFamily::Proportional)),
        (TextStyle::Heading, FontId::new(size::HEADING, display())),
        (TextStyle::Name(TITLE.into()), FontId::new(size::TITLE, display())),
        (TextStyle::Name(BOLD.into()), FontId::new(size::TEXT, FontFamily::Name(BOLD.into()))),
    ]
    .into()
}

const TITLE: &str = "title";

pub mod text {
    use super::{BOLD, RichText, TITLE, TextStyle};

    /// The name of a page.
    pub fn title(text: impl Into<String>) -> RichText {
        RichText::new(text).text_style(TextStyle::Name(TITLE.into()))
    }

    pub fn heading(text: impl Into<String>) -> RichText {
        RichText::new(text).heading()
    }

    pub(crate) fn bold(text: impl Into<String>) -> RichText {
        RichText::new(text).text_style(TextStyle::Name(BOLD.into()))
    }

    pub fn small(text: impl Into<String>) -> RichText {
        RichText::new(text).small()
    }
}

fn spacing() -> Spacing {
    let touch = size::TOUCH;
    Spacing {
        item_spacing: vec2(size::GAP_SMALL + 2.0, size::GAP_SMALL + 2.0),
        button_padding: vec2(size::GAP, size::GAP_SMALL),
        interact_size: vec2(touch, touch),
        menu_margin: Margin::same(size::GAP_SMALL as i8),
        icon_width: size::ICON,
        icon_width_inner: size::ICON - 8.0,
        icon_spacing: size::GAP_SMALL,
        tooltip_width: size::DIALOG,
        combo_height: size::TOUCH * 6.0,
        scroll: ScrollStyle {
            floating: true,
            floating_allocated_width: size::GAP,
            bar_width: 10.0,
            // That there is more below is seen before somebody looks for it.
            dormant_handle_opacity: 0.4,
            floating_width: 4.0,
            ..ScrollStyle::default()
        },
        ..Spacing::default()
    }
}

fn visuals(palette: &Palette) -> Visuals {
    let corner_radius = CornerRadius::same(size::RADIUS);
    let widget = |fill: Color32, line: Stroke, ink: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: line,
        corner_radius,
        fg_stroke: Stroke::new(1.5, ink),
        expansion: 0.0,
    };
    let border = Stroke::new(1.0, palette.line_strong);
    let dark_mode = palette.page.r() < 128;
    Visuals {
        dark_mode,
        override_text_color: Some(palette.ink),
        weak_text_color: Some(palette.ink_soft),
        widgets: Widgets {
            noninteractive: widget(palette.surface, Stroke::new(1.0, palette.line), palette.ink),
            inactive: widget(palette.control, border, palette.ink),
            hovered: widget(palette.control_hovered, border, palette.ink),
            active: widget(palette.control_hovered, Stroke::new(FOCUS_WIDTH, palette.focus), palette.ink),
            open: widget(palette.control_hovered, border, palette.ink),
        },
        // The line is also drawn around a field that has the keyboard.
        selection: Selection {
            bg_fill: palette.control_hovered,
            stroke: Stroke::new(FOCUS_WIDTH, palette.focus),
        },
        hyperlink_color: palette.link,
        faint_bg_color: palette.sunken,
        extreme_bg_color: palette.sunken,
        text_edit_bg_color: Some(palette.sunken),
        code_bg_color: palette.sunken,
        warn_fg_color: palette.warning,
        error_fg_color: palette.danger,
        window_corner_radius: CornerRadius::same(size::RADIUS_CARD),
        window_shadow: shadow(palette, 24),
        window_fill: palette.surface,
        window_stroke: Stroke::new(1.0, palette.line_strong),
        menu_corner_radius: corner_radius,
        panel_fill: palette.page,
        popup_shadow: shadow(palette, 12),
        image_loading_spinners: false,
        // Dimmed, yet still to be read.
        disabled_alpha: 0.62,
        ..if dark_mode { Visuals::dark() } else { Visuals::light() }
    }
}

pub(super) fn shadow(palette: &Palette, blur: u8) -> Shadow {
    Shadow { offset: [0, (blur / 4).cast_signed()], blur, spread: 0, color: palette.shadow }
}
