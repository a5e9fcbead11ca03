//! Questions about files, over everything else: which version counts where somebody else has changed a game, whether to
//! use a longer copy, whether to go on with a damaged game, and what to do with inputs that cannot be saved when the
//! window is to be closed.

use std::path::{Path, PathBuf};

use egui::{Align, Layout, TextEdit, Ui, vec2};

use crate::companion::AnyTable;
use crate::i18n::describe::{self, files as say};
use crate::storage::Places;
use crate::storage::journal::{Notice, Resolution, Saved};
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Tone, Weight, banner, button, dialog};
use crate::ui::{Command, Cx, FileCommand, Truth};

impl Truth {
    pub(crate) const fn tone(self) -> Tone {
        match self {
            Self::ReadOnly | Self::Refused => Tone::Warning,
            Self::Waiting | Self::Changed | Self::SettingsUnsaved => Tone::Danger,
        }
    }
}

/// Suggested name of a file for inputs that could not be saved where they belong.
pub(crate) const UNSAVED: &str = "guildhall-unsaved.json";

/// The outcome of saving inputs in another file.
#[derive(Clone, Debug)]
pub(crate) enum Rescued {
    To(PathBuf),
    Not(PathBuf, std::io::ErrorKind),
}

/// An export to a file that exists already, and where else something may go.
#[derive(Clone, Debug)]
pub(crate) struct ExistingFile {
    pub path: PathBuf,
    /// True for the file that the program was opened with: that one is never replaced.
    pub opened: bool,
    /// A free name for the export.
    pub beside: PathBuf,
    /// Path where the existing file goes if it is replaced.
    pub kept: PathBuf,
}

/// The questions that are open over the window.
#[derive(Debug, Default)]
pub(crate) struct FilesView {
    /// True if the window is to be closed as soon as everything is saved.
    pub closing: bool,
    /// True if inputs are to be saved in another file.
    pub elsewhere: bool,
    /// That file, as typed.
    pub path: String,
    pub rescued: Option<Rescued>,
    pub taken: Option<ExistingFile>,
    /// True if the question which version counts waits until the next input.
    pub put_off: bool,
    /// Name of the damaged game that goes on all the same.
    pub going_on: Option<String>,
    /// The warning that was put away; a sign in the header stands for it.
    pub aside: Option<Truth>,
}

impl FilesView {
    pub fn new(places: &Places) -> Self {
        let path = places.exports().join(UNSAVED).display().to_string();
        Self { path, ..Self::default() }
    }

    /// True if a played game must not go on by itself: something of it is or may be lost, and nobody has decided yet.
    pub fn holds(&self, session: &dyn AnyTable) -> bool {
        let message = self.going_on.as_deref() == Some(session.name());
        session.ends_in_a_gap() && !message || offers_longer(session).is_some()
    }
}

fn offers_longer(session: &dyn AnyTable) -> Option<&Notice> {
    let mut notices = session.notices().iter().filter(|_| !session.is_read_only());
    notices.find(|notice| matches!(notice, Notice::Shorter { .. }))
}

/// Inputs that are not saved yet, over all games.
pub struct Waiting<'a> {
    pub count: usize,
    pub why: &'a Saved,
}

/// Paints the most urgent question, if there is one.
pub(crate) fn files_ui(
    ui: &Ui,
    cx: &Cx,
    view: &mut FilesView,
    waiting: Option<&Waiting>,
    at_table: Option<&dyn AnyTable>,
) {
    if view.closing || view.elsewhere {
        closing_ui(ui, cx, view, waiting);
        return;
    }
    if let Some(taken) = &view.taken {
        taken_ui(ui, cx, taken);
        return;
    }
    let Some(session) = at_table else { return };
    if let Saved::Changed { theirs, mine, .. } = *session.saved()
        && !view.put_off
    {
        changed_ui(ui, cx, theirs, mine);
    } else if let Some(longer) = offers_longer(session) {
        shorter_ui(ui, cx, longer);
    } else if session.is_played() && !session.is_read_only() && view.holds(session) {
        gap_ui(ui, cx);
    }
}

fn send(cx: &Cx, command: FileCommand) {
    cx.send(Command::Files(command));
}

fn changed_ui(ui: &Ui, cx: &Cx, theirs: usize, mine: usize) {
    let closed = dialog(ui, cx, "changed", &cx.text("files-changed"), |ui| {
        ui.label(cx.with("files-changed-about", [("theirs", theirs.into()), ("mine", mine.into())]));
        ui.add_space(size::GAP);
        let ways = [
            (Resolution::Mine, "files-keep-mine", "files-keep-mine-about"),
            (Resolution::Theirs, "files-keep-theirs", "files-keep-theirs-about"),
            (Resolution::Both, "files-keep-both", "files-keep-both-about"),
        ];
        for (keep, name, about) in ways {
            wide(ui, |ui| {
                if button(ui, cx, Weight::Normal, None, &cx.text(name)).clicked() {
                    send(cx, FileCommand::Settle(keep));
                }
            });
            ui.label(text::small(cx.text(about)).color(cx.palette().ink_soft));
            ui.add_space(size::GAP_SMALL);
        }
        false
    });
    if closed {
        send(cx, FileCommand::PutOff);
    }
}

fn shorter_ui(ui: &Ui, cx: &Cx, notice: &Notice) {
    let Notice::Shorter { inputs, copy, .. } = *notice else { return };
    let args = || [("inputs", inputs.into()), ("copy", copy.into())];
    let closed = dialog(ui, cx, "shorter", &cx.text("files-shorter"), |ui| {
        ui.label(describe::companion::notice(cx.texts, notice));
        ui.add_space(size::GAP);
        let ways = [
            (Weight::Primary, FileCommand::TakeLonger, "files-shorter-take"),
            (Weight::Normal, FileCommand::LeaveLonger, "files-shorter-leave"),
        ];
        for (weight, command, name) in ways {
            wide(ui, |ui| {
                if button(ui, cx, weight, None, &cx.with(name, args())).clicked() {
                    send(cx, command);
                }
            });
        }
        false
    });
    // Whoever puts it away has not said which one counts.
    if closed {
        send(cx, FileCommand::Leave);
    }
}

fn taken_ui(ui: &Ui, cx: &Cx, taken: &ExistingFile) {
    let path = |path: &Path| [("path", describe::quote_path(path).into())];
    let closed = dialog(ui, cx, "taken", &cx.text("files-taken"), |ui| {
        let about = if taken.opened { "files-taken-opened" } else { "files-taken-about" };
        ui.label(cx.with(about, path(&taken.path)));
        ui.add_space(size::GAP);
        let name = |path: &Path| path.file_name().map_or_else(|| path.to_owned(), PathBuf::from);
        let (beside, kept) = (name(&taken.beside), name(&taken.kept));
        let mut ways =
            vec![(Weight::Primary, FileCommand::Beside, cx.with("files-taken-beside", path(&beside)))];
        if !taken.opened {
            ways.push((Weight::Normal, FileCommand::Replace, cx.with("files-taken-replace", path(&kept))));
        }
        ways.push((Weight::Normal, FileCommand::Stay, cx.text("files-taken-neither")));
        for (weight, command, name) in ways {
            wide(ui, |ui| {
                if button(ui, cx, weight, None, &name).clicked() {
                    send(cx, command);
                }
            });
        }
        false
    });
    if closed {
        send(cx, FileCommand::Stay);
    }
}

fn gap_ui(ui: &Ui, cx: &Cx) {
    let closed = dialog(ui, cx, "gap", &cx.text("files-gap"), |ui| {
        ui.label(cx.text("files-gap-about"));
        ui.add_space(size::GAP);
        let ways = [
            (Weight::Primary, FileCommand::GoOn, "files-gap-go-on"),
            (Weight::Normal, FileCommand::Leave, "files-gap-leave"),
        ];
        for (weight, command, name) in ways {
            wide(ui, |ui| {
                if button(ui, cx, weight, None, &cx.text(name)).clicked() {
                    send(cx, command);
                }
            });
        }
        false
    });
    if closed {
        send(cx, FileCommand::Leave);
    }
}

/// Before the window is closed, or when somebody wants to be sure: unsaved inputs can go to another file.
fn closing_ui(ui: &Ui, cx: &Cx, view: &mut FilesView, waiting: Option<&Waiting>) {
    let closing = view.closing;
    let closed = dialog(ui, cx, "closing", &cx.text("files-closing"), |ui| {
        if let Some(Waiting { count, why }) = waiting {
            let message = if closing {
                Some(say::closing(cx.texts, why, *count))
            } else {
                say::waiting(cx.texts, why, *count)
            };
            ui.label(message.unwrap_or_default());
        }
        ui.add_space(size::GAP);
        let label = ui.label(cx.text("files-rescue-path"));
        let field = TextEdit::singleline(&mut view.path)
            .desired_width(f32::INFINITY)
            .align(egui::Align2::LEFT_CENTER)
            .min_size(vec2(0.0, size::TOUCH));
        ui.add(field).labelled_by(label.id);
        wide(ui, |ui| {
            if button(ui, cx, Weight::Primary, Some(Art::FOLDER), &cx.text("files-rescue")).clicked() {
                send(cx, FileCommand::Rescue(view.path.trim().into()));
            }
        });
        rescued_ui(ui, cx, view.rescued.as_ref());
        ui.add_space(size::GAP);
        ui.horizontal_wrapped(|ui| {
            if button(ui, cx, Weight::Normal, None, &cx.text("files-save-now")).clicked() {
                send(cx, FileCommand::Save);
            }
            if closing {
                if button(ui, cx, Weight::Normal, None, &cx.text("files-stay")).clicked() {
                    send(cx, FileCommand::Stay);
                }
                let safe = matches!(view.rescued, Some(Rescued::To(_)));
                let close = if safe { "files-close" } else { "files-close-anyway" };
                if button(ui, cx, Weight::Quiet, Some(Art::CLOSE), &cx.text(close)).clicked() {
                    send(cx, FileCommand::Close);
                }
            }
        });
        false
    });
    if closed {
        send(cx, FileCommand::Stay);
    }
}

fn rescued_ui(ui: &mut Ui, cx: &Cx, rescued: Option<&Rescued>) {
    let (message, colour) = match rescued {
        None => (cx.text("files-rescue-about"), cx.palette().ink_soft),
        Some(Rescued::To(path)) => {
            let path = describe::quote_path(path);
            (cx.with("files-rescued", [("path", path.into())]), cx.palette().positive)
        }
        Some(Rescued::Not(path, kind)) => {
            let disk_error = say::disk(cx.texts, path, *kind);
            (cx.with("files-not-done", [("trouble", disk_error.into())]), cx.palette().danger)
        }
    };
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), 2.0 * size::TOUCH),
        Layout::top_down(Align::Min),
        |ui| {
            ui.set_min_height(2.0 * size::TOUCH);
            ui.label(egui::RichText::new(message).color(colour));
        },
    );
}

fn wide(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let layout = Layout::top_down_justified(Align::Center);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), size::TOUCH), layout, add);
}

/// Notices about the file of the open game; once read, they can be dismissed.
pub(crate) fn notices_ui(ui: &mut Ui, cx: &Cx, session: &dyn AnyTable) {
    for (index, notice) in session.notices().iter().enumerate() {
        // That one is a question.
        if matches!(notice, Notice::Shorter { .. }) && !session.is_read_only() {
            continue;
        }
        let message = describe::companion::notice(cx.texts, notice);
        if ui.push_id(("notice", index), |ui| banner(ui, cx, Tone::Warning, &message)).inner {
            send(cx, FileCommand::Dismiss(index));
        }
    }
}
