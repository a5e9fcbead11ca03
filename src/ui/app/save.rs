//! The files beside games: the settings, and those of titles.

use std::io;
use std::path::Path;

use egui::Context;

use super::App;
use crate::storage::WindowSize;
use crate::storage::journal::DiskError;

impl App {
    /// Writes the titles' own files when they have changed.
    pub(super) fn save_own(&mut self) {
        if self.is_read_only() || self.unsaved.is_some() {
            return;
        }
        self.save_own_again();
    }

    /// The same even if the disk has just refused something.
    pub(super) fn save_own_again(&mut self) {
        for index in 0..self.lobbies.len() {
            if let Some((path, written)) = self.lobbies[index].save(&self.places) {
                self.kept(&path, written);
            }
        }
    }

    fn kept(&mut self, path: &Path, written: io::Result<()>) {
        let waits = self.lobbies.iter().any(|lobby| lobby.waits());
        match written {
            Ok(()) if self.settings == self.written && !waits => self.unsaved = None,
            Ok(()) => {}
            Err(error) => self.unsaved = Some(DiskError::new(path, &error)),
        }
    }

    /// Writes the settings when they have changed, unless another program has the files.
    pub(super) fn save_settings(&mut self) {
        if self.settings == self.written || self.is_read_only() {
            return;
        }
        let written = self.settings.write(&self.places.settings());
        if written.is_ok() {
            self.written = self.settings.clone();
        }
        self.kept(&self.places.settings(), written);
    }

    pub(super) fn remember_window(&mut self, ctx: &Context) {
        let zoom = ctx.zoom_factor();
        let size = ctx.input(|input| {
            let viewport = input.viewport();
            let rect = viewport.inner_rect?;
            let maximized = viewport.maximized.unwrap_or(false);
            // The size to come back to from a maximized window is the one before.
            let usual = self.settings.window.filter(|_| maximized);
            let (width, height) = (rect.width() * zoom, rect.height() * zoom);
            let (width, height) = usual.map_or((width, height), |usual| (usual.width, usual.height));
            Some(WindowSize { width, height, maximized })
        });
        self.settings.window = size.or(self.settings.window);
    }
}
