//! The pages that only Norenberc has: “Who is favourite?”, and the tiles of one's own copy, saved in a file.

use std::io;
use std::path::PathBuf;

use egui::Ui;

use super::art;
use super::box_editor::{BoxView, box_ui};
use super::table::{FavoriteView, favorite_ui};
use crate::i18n::describe::Act;
use crate::norenberc::TileBox;
use crate::storage::Places;
use crate::storage::norenberc::{BoxDraft, own_box};
use crate::titles::TitleId;
use crate::ui::screens::title::{AtOnce, OwnSettings, Pages};
use crate::ui::{Cx, Page};

pub const FAVORITE: Page = Page { title: TitleId::Norenberc, id: "favorite", name: "window-place-favorite" };
/// The tiles of one's own copy.
pub const BOX: Page = Page { title: TitleId::Norenberc, id: "box", name: "window-place-box" };

pub struct OwnPages {
    favorite: FavoriteView,
    editor: BoxView,
    tiles: TileBox,
    /// True while the box waits to be saved.
    waits: bool,
}

impl OwnPages {
    pub(super) const fn tiles(&self) -> &TileBox {
        &self.tiles
    }

    fn changed(&mut self) {
        if let Ok(tiles) = self.editor.draft().to_box() {
            self.tiles = tiles;
        }
        self.waits = true;
    }
}

impl Pages for OwnPages {
    const ALL: &'static [Page] = &[FAVORITE, BOX];

    const AT_ONCE: &'static [AtOnce] =
        &[AtOnce { name: "table-favorite", about: "table-favorite-about", art: art::KEY, page: FAVORITE }];

    const SETTINGS: &'static [OwnSettings] = &[OwnSettings {
        heading: "settings-box",
        about: "settings-box-about",
        edit: "settings-box-edit",
        from_game: "play-option-box",
        page: BOX,
    }];

    fn read(places: &Places) -> Self {
        Self {
            favorite: FavoriteView::default(),
            editor: BoxView::new(BoxDraft::read(places)),
            tiles: own_box(places),
            waits: false,
        }
    }

    fn read_again(&mut self, places: &Places) {
        self.editor = BoxView::new(BoxDraft::read(places));
        self.tiles = own_box(places);
    }

    fn page_ui(&mut self, ui: &mut Ui, cx: &Cx, page: Page) {
        if page == BOX {
            box_ui(ui, cx, &mut self.editor);
        } else {
            favorite_ui(ui, cx, &mut self.favorite);
        }
    }

    fn logic(&mut self) {
        if self.editor.apply() {
            self.changed();
        }
    }

    fn is_asked(&self) -> bool {
        self.editor.is_asked()
    }

    fn step(&mut self, page: Page, back: bool) {
        if page == BOX {
            if if back { self.editor.undo() } else { self.editor.redo() } {
                self.changed();
            }
        } else if back {
            self.favorite.undo();
        } else {
            self.favorite.redo();
        }
    }

    fn named(&self, cx: &Cx, page: Page) -> [Option<Act>; 2] {
        if page == FAVORITE {
            self.favorite.named(cx)
        } else if cx.read_only {
            // What cannot be changed cannot be taken back either.
            [None, None]
        } else {
            self.editor.named(cx)
        }
    }

    fn waits(&self) -> bool {
        self.waits
    }

    fn keep(&mut self, places: &Places) -> Option<(PathBuf, io::Result<()>)> {
        if !self.waits {
            return None;
        }
        let written = self.editor.draft().write(places);
        self.waits = written.is_err();
        Some((places.own_box(), written))
    }
}
