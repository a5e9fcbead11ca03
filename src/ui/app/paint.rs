//! One paint of the window: header, news, the rules beside or over everything, and the current place.

use egui::{CentralPanel, CornerRadius, Frame, Margin, Panel, Ui};

use super::{App, files};
use crate::companion::AnyTable;
use crate::storage::journal::Access;
use crate::ui::news::{FileStatus, banners_ui};
use crate::ui::screens::about::about_ui;
use crate::ui::screens::files::files_ui;
use crate::ui::screens::gallery::gallery_ui;
use crate::ui::screens::header::{Header, header_ui};
use crate::ui::screens::home::home_ui;
use crate::ui::screens::past::{PastInput, past_ui};
use crate::ui::screens::rules::{panel_ui, rules_ui};
use crate::ui::screens::settings::settings_ui;
use crate::ui::theme::size;
use crate::ui::widgets::sheet;
use crate::ui::{Command, Cx, Route, Truth, keys};

impl App {
    pub(super) fn paint(&mut self, ui: &mut Ui) {
        let (place, title) = (self.place(), self.title());
        let Self { texts, theme, settings, commands, rules, settings_view, gallery, past, .. } = self;
        let texts = self.own_language.as_ref().unwrap_or(texts).of(title);
        let read_only = self.library.access() == Access::OtherProgram;
        let cx = Cx { texts, theme, settings, commands, now: &self.now, read_only, paper: false };
        let palette = cx.palette();
        let desk = self.desk.as_ref();
        let [undo, redo] = match (place, desk) {
            (Route::Page(page), _) => {
                let lobby = self.lobbies.iter().find(|lobby| lobby.title() == page.title);
                lobby.map_or([None, None], |lobby| lobby.undo_redo_texts(&cx, page))
            }
            // What cannot be changed cannot be taken back either.
            (Route::Table, Some(desk)) if !self.looking && !desk.table().is_read_only() => {
                desk.undo_redo_texts(&cx)
            }
            _ => [None, None],
        };
        let open = desk.map(|desk| desk.table());
        let at_table = open.filter(|_| place == Route::Table);
        let standing = FileStatus {
            access: self.library.access(),
            waiting: files::waiting(&self.library, open),
            unsaved: self.unsaved.as_ref(),
            at_table,
            aside: self.files.aside,
        };
        let bar = Frame::new().fill(palette.surface).inner_margin(Margin::symmetric(size::GAP as i8, 0));
        Panel::top("header").exact_size(size::HEADER).frame(bar).show(ui, |ui| {
            // The place of a game is named after what one does there.
            let played = at_table.is_some_and(AnyTable::is_played);
            let past = place == Route::Table && self.looking;
            let shown = if past {
                Route::Past
            } else if played {
                Route::Play
            } else {
                place
            };
            let aside = standing.aside().map(Truth::tone);
            header_ui(ui, &cx, &Header { place: shown, undo, redo, aside });
        });
        banners_ui(ui, &cx, &standing, &self.banners);
        let quiet = standing.truth().is_none();
        files_ui(ui, &cx, &mut self.files, standing.waiting.as_ref(), at_table);
        let wide = ui.content_rect().width() >= size::WIDE;
        let inside = Margin::same(size::GAP as i8);
        let over = !wide || self.rules_over;
        if self.rules_open && !over {
            let frame = Frame::new().fill(palette.surface).inner_margin(inside);
            Panel::right("rules").exact_size(size::SIDE_PANEL).resizable(false).frame(frame).show(ui, |ui| {
                panel_ui(ui, &cx, rules);
            });
        }
        let frame = Frame::new().fill(palette.page).corner_radius(CornerRadius::ZERO);
        let own_settings: Vec<_> = self.lobbies.iter().flat_map(|lobby| lobby.settings()).copied().collect();
        let lobby = self.lobbies.iter_mut().find(|lobby| lobby.title() == title);
        // On a board and in a replay the arrows have their own ways.
        if !matches!(place, Route::Table | Route::Replay) {
            keys::take_hold(ui);
        }
        CentralPanel::default().frame(frame).show(ui, |ui| match (place, lobby) {
            (Route::Home, _) => home_ui(ui, &cx, &self.games, title),
            (Route::Rules, _) => {
                Frame::new().inner_margin(inside).show(ui, |ui| rules_ui(ui, &cx, rules));
            }
            (Route::Table, _) => match &mut self.desk {
                Some(desk) if self.looking => desk.result_ui(ui, &cx),
                Some(desk) => desk.ui(ui, &cx),
                None => {}
            },
            (Route::Tables, Some(lobby)) => lobby.tables_ui(ui, &cx, &self.games),
            (Route::Play, Some(lobby)) => lobby.play_ui(ui, &cx, &self.games),
            (Route::Page(page), Some(lobby)) => lobby.page_ui(ui, &cx, page),
            // A title that has no such place.
            (Route::Tables | Route::Play | Route::Page(_), None) => {}
            (Route::Past, _) => {
                let input =
                    PastInput { games: &self.games, deleted: &self.deleted, unreadable: &self.unreadable };
                if let Some(action) = past_ui(ui, &cx, &input, past) {
                    cx.send(Command::Past(action));
                }
            }
            (Route::Replay, _) => {
                if let Some(replay) = &mut self.replay {
                    replay.ui(ui, &cx);
                }
            }
            (Route::Settings, _) => settings_ui(ui, &cx, settings_view, &self.places, &own_settings),
            (Route::About, _) => about_ui(ui, &cx),
            (Route::Gallery, _) => gallery_ui(ui, &cx, gallery),
        });
        if self.rules_open && over {
            let title = cx.text("window-place-rules");
            if sheet(ui, &cx, "sheet", &title, |ui| rules_ui(ui, &cx, rules)) {
                cx.send(Command::ToggleRules);
            }
        }
        self.now = self.commands.take_relevant_rules();
        // When it comes again, it is news again.
        self.files.aside = self.files.aside.filter(|_| !quiet);
    }
}
