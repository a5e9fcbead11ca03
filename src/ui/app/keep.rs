//! What the window keeps on the disk beside games: the settings, and what titles have.

use std::io;
use std::path::Path;

use egui::Context;

use super::App;
use crate::storage::WindowSize;
use crate::storage::journal::Trouble;

impl App {
    /// Writes what titles keep beside games, when it is not what is on the disk.
    pub(super) fn keep_own(&mut self) {
        if self.is_read_only() || self.unkept.is_some() {
            return;
        }
        self.keep_own_again();
    }

    /// The same where the disk has just refused something.
    pub(super) fn keep_own_again(&mut self) {
        for index in 0..self.lobbies.len() {
            if let Some((path, written)) = self.lobbies[index].keep(&self.places) {
                self.kept(&path, written);
            }
        }
    }

    /// What became of the settings or of what titles keep.
    fn kept(&mut self, path: &Path, written: io::Result<()>) {
        let waits = self.lobbies.iter().any(|lobby| lobby.waits());
        match written {
            Ok(()) if self.settings == self.written && !waits => self.unkept = None,
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
