//! What the window keeps on the disk beside games: the settings, and the box.

use std::io;
use std::path::Path;

use egui::Context;

use super::App;
use crate::storage::WindowSize;
use crate::storage::journal::Trouble;

impl App {
    pub(super) fn box_changed(&mut self) {
        if let Ok(tiles) = self.box_view.draft().to_box() {
            self.tiles = tiles;
        }
        self.box_waits = true;
        self.keep_box();
    }

    /// Writes the box when it is not what is on the disk.
    pub(super) fn keep_box(&mut self) {
        if self.box_waits && !self.is_read_only() {
            let written = self.box_view.draft().write(&self.places);
            self.box_waits = written.is_err();
            self.kept(&self.places.own_box(), written);
        }
    }

    /// What became of the settings or the box.
    fn kept(&mut self, path: &Path, written: io::Result<()>) {
        match written {
            Ok(()) if self.settings == self.written && !self.box_waits => self.unkept = None,
            Ok(()) => {}
            Err(error) => self.unkept = Some(Trouble::new(path, &error)),
        }
    }

    /// Writes the settings when they are not what is on the disk. Another program's are left alone.
    pub(super) fn keep_settings(&mut self) {
        if self.settings == self.written || self.is_read_only() {
            return;
        }
        let written = self.settings.write(&self.places.settings());
        if written.is_ok() {
            self.written = self.settings.clone();
        }
        self.kept(&self.places.settings(), written);
    }

    /// Remembers how large the window is.
    pub(super) fn remember_window(&mut self, ctx: &Context) {
        let zoom = ctx.zoom_factor();
        let size = ctx.input(|input| {
            let viewport = input.viewport();
            let rect = viewport.inner_rect?;
            let maximized = viewport.maximized.unwrap_or(false);
            // In a maximized window the size to come back to is the one before.
            let usual = self.settings.window.filter(|_| maximized);
            let (width, height) = (rect.width() * zoom, rect.height() * zoom);
            let (width, height) = usual.map_or((width, height), |usual| (usual.width, usual.height));
            Some(WindowSize { width, height, maximized })
        });
        self.settings.window = size.or(self.settings.window);
    }
}
