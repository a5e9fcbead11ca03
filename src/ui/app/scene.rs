//! The window at a scene, for the README's pictures: reached by the commands that somebody at the window would give.

use egui::{Context, Ui};

use super::App;
use crate::ui::desk::{AnyScene, OpenScene};
use crate::ui::screens::screenshot::Screenshot;
use crate::ui::{Command, Route};

impl App {
    /// Takes on the look of a screenshot, in which nothing moves.
    pub(in crate::ui) fn look_like(&mut self, ctx: &Context, shot: &Screenshot) {
        self.apply(ctx, Command::Theme(shot.theme));
        self.apply(ctx, Command::Animation(false));
    }

    /// Opens a scene.
    pub(in crate::ui) fn open_scene(&mut self, ctx: &Context, scene: AnyScene) {
        self.apply(ctx, Command::Title(scene.title));
        match scene.open {
            OpenScene::Rules(question) => {
                self.apply(ctx, Command::SetRoute(Route::Rules));
                self.apply(ctx, Command::Ask(question.to_owned()));
            }
            OpenScene::Table(open) => {
                let desk = open(&self.library);
                self.sit_down(desk);
            }
        }
    }

    /// One frame without a display.
    pub(in crate::ui) fn frame(&mut self, ui: &mut Ui) {
        self.apply_all(ui.ctx());
        self.paint_all(ui);
    }
}
