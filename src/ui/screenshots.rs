//! The README's pictures, drawn without a display: the real window with games made of fixed entries, so that they are never
//! older than the program, and the same on every machine.

use std::path::Path;
use std::time::Duration;

use egui::{Context, RawInput, Rect, ViewportId, pos2};
use image::RgbaImage;

use super::Route;
use super::app::App;
use super::desk::{AnyScene, scenes};
use super::open::WindowRequest;
use super::raster::Raster;
use super::screens::screenshot::Screenshot;
use super::theme::size;
use crate::storage::Places;

/// The first screen, which belongs to no title.
const HOME: Screenshot = Screenshot::new("home");

/// Frames after which a window lies still, whatever it asks for.
const MOST_FRAMES: u8 = 16;
/// Fonts and drawings are there only after some frames.
const LEAST_FRAMES: u8 = 4;

/// Draws all pictures and passes on each with its name; the games lie in this folder meanwhile.
///
/// # Errors
/// Returns the error of `give`.
pub fn draw<E>(data: &Path, mut give: impl FnMut(&'static str, RgbaImage) -> Result<(), E>) -> Result<(), E> {
    give(HOME.name, picture(data, &HOME, None))?;
    for scene in scenes() {
        let shot = scene.shot;
        give(shot.name, picture(data, &shot, Some(scene)))?;
    }
    Ok(())
}

fn picture(data: &Path, shot: &Screenshot, scene: Option<AnyScene>) -> RgbaImage {
    let ctx = Context::default();
    // Every picture has a folder of its own: what one leaves behind is in no other.
    let data = data.join(shot.name);
    let request = WindowRequest {
        lang: Some(shot.lang),
        own_texts: Vec::new(),
        places: Places::new(Some(data.clone())).with_exports(data),
        place: Some(Route::Home),
        file: None,
    };
    let mut app = App::new(&ctx, &request);
    app.look_like(&ctx, shot);
    if let Some(scene) = scene {
        app.open_scene(&ctx, scene);
    }
    let mut raster = Raster::default();
    let mut frame = 0;
    loop {
        let mut output = ctx.run_ui(input(shot, frame), |ui| app.frame(ui));
        raster.update(&mut output.textures_delta);
        frame += 1;
        let root = output.viewport_output.get(&ViewportId::ROOT);
        let still = root.is_none_or(|root| root.repaint_delay > Duration::ZERO) && frame >= LEAST_FRAMES;
        if still || frame == MOST_FRAMES {
            return raster.draw(&ctx, &output);
        }
    }
}

fn input(shot: &Screenshot, frame: u8) -> RawInput {
    RawInput {
        screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), shot.size)),
        max_texture_side: Some(size::SAFE_TEXTURE),
        time: Some(frame.into()),
        ..RawInput::default()
    }
}
