//! The result as a picture to share, drawn without a display: in one language, or in two side by side for a table that
//! speaks both. Drawn by the processor, so it is the same on every machine.

use std::io::Cursor;

use egui::{Context, RawInput, Rect, Ui, UiBuilder, ViewportId, pos2, vec2};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{DynamicImage, ImageFormat, RgbaImage};

use super::marks::marks;
use super::raster::Raster;
use super::screens::score::{ShownResult, paper_ui};
use super::screens::title::ResultScreens;
use super::theme::{self, Theme, ThemeKind, size};
use super::widgets::skyline;
use super::{Commands, Cx};
use crate::companion::Person;
use crate::i18n::Texts;
use crate::i18n::describe::shown_names;
use crate::storage::Settings;

pub struct ResultPicture<'a, T: ResultScreens> {
    /// By seat.
    pub people: &'a [Person],
    pub score: &'a T::Score,
    /// Belongings that are shown beside the points.
    pub holdings: &'a [T::Holdings],
    /// The languages, side by side.
    pub texts: &'a [&'a Texts],
    /// The start of the game in seconds since 1970, if it is known.
    pub begun: Option<u64>,
}

impl<T: ResultScreens> ResultPicture<'_, T> {
    pub fn draw(&self) -> RgbaImage {
        let ctx = Context::default();
        theme::install(&ctx);
        let look = Theme::new(ThemeKind::Light);
        look.apply(&ctx, false);
        let width = self.texts.len() as f32 * size::PICTURE;
        let mut raster = Raster::default();
        let mut height = size::PICTURE;
        let mut picture = RgbaImage::default();
        // Fonts come with the second paint; the third one knows how high the picture has to be.
        for paint in 0..4 {
            let mut used = height;
            let mut output = ctx.run_ui(input(width, height, paint), |ui| {
                // Before the first paint the fonts are not there yet.
                if paint > 0 {
                    used = self.paint(ui, &look);
                }
            });
            raster.update(&mut output.textures_delta);
            if paint == 3 {
                picture = raster.draw(&ctx, &output);
            }
            height = used.ceil();
        }
        picture
    }

    /// Paints all languages and returns the height that the picture needs.
    fn paint(&self, ui: &mut Ui, look: &Theme) -> f32 {
        let settings = Settings::default();
        let marks = marks(self.people, &settings.marks);
        let commands = Commands::default();
        let page = ui.max_rect();
        let mut bottom = page.top();
        let mut feet = Vec::new();
        for (index, texts) in self.texts.iter().enumerate() {
            let cx = Cx {
                texts,
                theme: look,
                settings: &settings,
                commands: &commands,
                now: &[],
                read_only: false,
                paper: true,
            };
            if index == 0 {
                skyline(ui, &cx);
            }
            let left = page.left() + index as f32 * size::PICTURE;
            let rect = Rect::from_min_size(pos2(left, page.top()), vec2(size::PICTURE, page.height()));
            let builder = UiBuilder::new().id_salt(index).max_rect(rect.shrink(size::GAP_LARGE));
            let names = shown_names(texts, self.people);
            let shown =
                ShownResult::<T> { names: &names, marks: &marks, score: self.score, holdings: self.holdings };
            let inner = ui.scope_builder(builder, |ui| paper_ui(ui, &cx, shown, self.begun));
            bottom = bottom.max(inner.response.rect.bottom());
            feet.push((rect.center().x, cx.text("result-picture-foot")));
        }
        // Over the roofs of the town, at the same height in all languages.
        let font = egui::FontId::proportional(size::TEXT_SMALL);
        for (centre, footer) in feet {
            let at = pos2(centre, bottom);
            ui.painter().text(at, egui::Align2::CENTER_TOP, footer, font.clone(), look.palette.ink_soft);
        }
        bottom - page.top() + size::PICTURE_FOOT
    }
}

/// A picture as a PNG file.
///
/// # Panics
/// Never: memory takes what is written to it.
pub fn png(picture: &RgbaImage) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).expect("memory takes everything");
    bytes.into_inner()
}

/// An opaque picture as a PNG file that is as small as may be.
///
/// # Panics
/// Never: memory takes what is written to it.
pub fn small_png(picture: RgbaImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    let encoder = PngEncoder::new_with_quality(&mut bytes, CompressionType::Best, FilterType::Adaptive);
    let opaque = DynamicImage::ImageRgba8(picture).into_rgb8();
    opaque.write_with_encoder(encoder).expect("memory takes everything");
    bytes
}

fn input(width: f32, height: f32, paint: u8) -> RawInput {
    let mut input = RawInput {
        screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height))),
        max_texture_side: Some(size::SAFE_TEXTURE),
        time: Some(paint.into()),
        ..RawInput::default()
    };
    let viewport = input.viewports.entry(ViewportId::ROOT).or_default();
    viewport.native_pixels_per_point = Some(size::PICTURE_SCALE);
    input
}
