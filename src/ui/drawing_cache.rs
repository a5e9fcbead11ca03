//! Drawings as pixels, kept for the whole process: whatever opens a window after the first, as tests and `guildhall picture`
//! do, has them at once. It must not know what is drawn.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use egui::load::{ImageLoadResult, ImageLoader, ImagePoll, SizeHint};
use egui::mutex::Mutex;
use egui::{Color32, ColorImage, Context};
use egui_extras::loaders::svg_loader::SvgLoader;

/// The bytes of pixels that are kept at most.
const MOST: usize = 64 << 20;

/// The drawings of this process. What a drawing looks like depends on its name and its size alone, so that windows
/// that share them cannot disturb each other.
static DRAWINGS: LazyLock<Mutex<Drawings>> = LazyLock::new(Mutex::default);

#[derive(Default)]
struct Drawings {
    kept: HashMap<(String, SizeHint), Arc<ColorImage>>,
    bytes: usize,
}

const fn bytes(image: &ColorImage) -> usize {
    image.pixels.len() * size_of::<Color32>()
}

impl Drawings {
    fn keep(&mut self, uri: &str, size_hint: SizeHint, image: &Arc<ColorImage>) {
        // Whoever drags a window larger goes through hundreds of sizes.
        if self.bytes + bytes(image) > MOST {
            self.forget_all();
        }
        if self.kept.insert((uri.to_owned(), size_hint), Arc::clone(image)).is_none() {
            self.bytes += bytes(image);
        }
    }

    fn forget_all(&mut self) {
        *self = Self::default();
    }
}

/// The loader of drawings, for [`Context::add_image_loader`].
pub(crate) struct DrawingCache;

impl ImageLoader for DrawingCache {
    fn id(&self) -> &'static str {
        egui::generate_loader_id!(DrawingCache)
    }

    fn load(&self, ctx: &Context, uri: &str, size_hint: SizeHint) -> ImageLoadResult {
        if let Some(image) = DRAWINGS.lock().kept.get(&(uri.to_owned(), size_hint)) {
            return Ok(ImagePoll::Ready { image: Arc::clone(image) });
        }
        // Not under the lock: other windows go on while this one draws. A loader for one drawing keeps nothing.
        let drawn = SvgLoader::default().load(ctx, uri, size_hint);
        if let Ok(ImagePoll::Ready { image }) = &drawn {
            DRAWINGS.lock().keep(uri, size_hint, image);
        }
        drawn
    }

    fn forget(&self, uri: &str) {
        let mut drawings = DRAWINGS.lock();
        drawings.kept.retain(|(kept, _), _| kept != uri);
        drawings.bytes = drawings.kept.values().map(|image| bytes(image)).sum();
    }

    fn forget_all(&self) {
        DRAWINGS.lock().forget_all();
    }

    fn byte_size(&self) -> usize {
        DRAWINGS.lock().bytes
    }
}
