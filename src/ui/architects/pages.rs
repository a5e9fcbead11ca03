//! The pages that only Architects has: who pays in a reset, the cards, and the settings of the user's copy, which are saved
//! in a file.

use std::io;
use std::path::PathBuf;

use egui::Ui;

use super::art;
use super::cards::{CardsView, cards_ui};
use super::copy::{CopyView, copy_ui};
use super::reset::{ResetView, reset_ui};
use crate::i18n::describe::ActText;
use crate::storage::Places;
use crate::storage::architects::OwnCopy;
use crate::titles::TitleId;
use crate::ui::screens::title::{OwnSettings, Pages, QuickAnswer};
use crate::ui::{Cx, TitlePage};

/// Who pays in a reset, without a table.
pub const RESET: TitlePage =
    TitlePage { title: TitleId::Architects, id: "reset", name: "window-place-reset" };
pub const CARDS: TitlePage =
    TitlePage { title: TitleId::Architects, id: "cards", name: "window-place-cards" };
pub const COPY: TitlePage = TitlePage { title: TitleId::Architects, id: "copy", name: "window-place-copy" };

pub struct OwnPages {
    reset: ResetView,
    cards: CardsView,
    copy: CopyView,
    /// True if the settings of the user's copy are still to be saved.
    waits: bool,
}

impl OwnPages {
    pub(super) const fn copy(&self) -> &OwnCopy {
        self.copy.copy()
    }
}

impl Pages for OwnPages {
    const ALL: &'static [TitlePage] = &[RESET, CARDS, COPY];

    const QUICK_ANSWERS: &'static [QuickAnswer] = &[
        QuickAnswer { name: "table-reset", about: "table-reset-about", art: art::PRISON, page: RESET },
        QuickAnswer { name: "table-cards", about: "table-cards-about", art: art::GUILDHALL, page: CARDS },
    ];

    const SETTINGS: &'static [OwnSettings] = &[OwnSettings {
        heading: "settings-copy",
        about: "settings-copy-about",
        edit: "settings-copy-edit",
        from_game: "play-option-copy",
        page: COPY,
    }];

    fn read(places: &Places) -> Self {
        Self {
            reset: ResetView::default(),
            cards: CardsView::default(),
            copy: CopyView::new(OwnCopy::read(places)),
            waits: false,
        }
    }

    fn read_again(&mut self, places: &Places) {
        self.copy = CopyView::new(OwnCopy::read(places));
    }

    fn page_ui(&mut self, ui: &mut Ui, cx: &Cx, page: TitlePage) {
        let promo = self.copy().promo;
        if page == COPY {
            copy_ui(ui, cx, &mut self.copy);
        } else if page == CARDS {
            cards_ui(ui, cx, self.copy.copy(), &mut self.cards);
        } else {
            reset_ui(ui, cx, promo, &mut self.reset);
        }
    }

    fn logic(&mut self) {
        self.waits |= self.copy.apply();
    }

    fn has_commands(&self) -> bool {
        self.copy.has_commands()
    }

    fn close(&mut self, page: TitlePage) -> bool {
        page == CARDS && self.cards.close()
    }

    fn undo_redo(&mut self, page: TitlePage, back: bool) {
        if page == RESET {
            self.reset.step(back);
        } else if page == COPY {
            self.waits |= self.copy.step(back);
        }
    }

    fn undo_redo_texts(&self, cx: &Cx, page: TitlePage) -> [Option<ActText>; 2] {
        if page == RESET {
            self.reset.named(cx)
        } else if page == COPY && !cx.read_only {
            self.copy.named(cx)
        } else {
            // What cannot be changed cannot be taken back either.
            [None, None]
        }
    }

    fn waits(&self) -> bool {
        self.waits
    }

    fn save(&mut self, places: &Places) -> Option<(PathBuf, io::Result<()>)> {
        if !self.waits {
            return None;
        }
        let written = self.copy().write(places);
        self.waits = written.is_err();
        Some((OwnCopy::path(places), written))
    }
}
