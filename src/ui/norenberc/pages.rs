//! The pages that only Norenberc has: “Who is favourite?”, and the tiles of one's own copy, saved in a file.

use std::io;
use std::path::PathBuf;

use egui::Ui;

use super::art;
use super::box_editor::{BoxView, box_ui};
use super::table::{FavoriteView, favorite_ui};
use crate::i18n::describe::ActText;
use crate::norenberc::TileBox;
use crate::storage::Places;
use crate::storage::norenberc::{BoxDraft, own_box};
use crate::titles::TitleId;
use crate::ui::screens::title::{OwnSettings, Pages, QuickAnswer};
use crate::ui::{Cx, TitlePage};

pub const FAVORITE: TitlePage =
    TitlePage { title: TitleId::Norenberc, id: "favorite", name: "window-place-favorite" };
/// The tiles of one's own copy.
pub const BOX: TitlePage = TitlePage { title: TitleId::Norenberc, id: "box", name: "window-place-box" };

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
    const ALL: &'static [TitlePage] = &[FAVORITE, BOX];

    const QUICK_ANSWERS: &'static [QuickAnswer] = &[QuickAnswer {
        name: "table-favorite",
        about: "table-favorite-about",
        art: art::KEY,
        page: FAVORITE,
    }];

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

    fn page_ui(&mut self, ui: &mut Ui, cx: &Cx, page: TitlePage) {
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

    fn has_commands(&self) -> bool {
        self.editor.has_commands()
    }

    fn undo_redo(&mut self, page: TitlePage, back: bool) {
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

    fn undo_redo_texts(&self, cx: &Cx, page: TitlePage) -> [Option<ActText>; 2] {
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

    fn save(&mut self, places: &Places) -> Option<(PathBuf, io::Result<()>)> {
        if !self.waits {
            return None;
        }
        let written = self.editor.draft().write(places);
        self.waits = written.is_err();
        Some((places.own_box(), written))
    }
}
