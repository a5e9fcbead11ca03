//! Questions about files, over everything else: what is to count where somebody else has changed a game, whether a longer
//! copy is to be used, whether a damaged game goes on, and what to do with inputs that cannot be saved when the window is
//! to be closed.

use std::path::{Path, PathBuf};

use egui::{Align, Layout, TextEdit, Ui, vec2};

use crate::companion::AnyTable;
use crate::i18n::describe::{self, files as say};
use crate::storage::Places;
use crate::storage::journal::{Keep, Notice, Saved};
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Tone, Weight, banner, button, dialog};
use crate::ui::{Command, Cx, FileCommand, Truth};

impl Truth {
    /// How bad it is.
    pub(crate) const fn tone(self) -> Tone {
        match self {
            Self::ReadOnly | Self::Refused => Tone::Warning,
            Self::Waiting | Self::Changed | Self::Unkept => Tone::Danger,
        }
    }
}

/// How a file with inputs is called that could not be saved where they belong.
pub(crate) const UNSAVED: &str = "guildhall-unsaved.json";

/// What became of writing to another file.
#[derive(Clone, Debug)]
pub(crate) enum Rescued {
    /// It is there.
    To(PathBuf),
    /// It is not.
    Not(PathBuf, std::io::ErrorKind),
}

/// An export to a file that is there already, and where else something may go.
#[derive(Clone, Debug)]
pub(crate) struct Taken {
    /// The file.
    pub path: PathBuf,
    /// Whether it is the one that was opened with the program: that is never replaced.
    pub opened: bool,
    /// A file of another name.
    pub beside: PathBuf,
    /// Where what is there goes if it is replaced.
    pub kept: PathBuf,
}

/// What is open over the window.
#[derive(Debug, Default)]
pub(crate) struct FilesView {
    /// Whether the window is to be closed as soon as everything is safe.
    pub closing: bool,
    /// Whether inputs are to be written elsewhere.
    pub elsewhere: bool,
    /// The file for it, as typed.
    pub path: String,
    /// What became of it.
    pub rescued: Option<Rescued>,
    /// An export that waits, because there is a file already.
    pub taken: Option<Taken>,
    /// Whether the question which version counts waits until the next input.
    pub put_off: bool,
    /// The damaged game that goes on all the same.
    pub going_on: Option<String>,
    /// What was put aside.
    pub aside: Option<Truth>,
}

impl FilesView {
    /// Nothing is asked yet.
    pub fn new(places: &Places) -> Self {
        let path = places.exports().join(UNSAVED).display().to_string();
        Self { path, ..Self::default() }
    }

    /// Whether a played game must not go on by itself: something of it is lost, or may be, and nobody has said a word.
    pub fn holds(&self, session: &dyn AnyTable) -> bool {
        let said = self.going_on.as_deref() == Some(session.name());
        session.ends_in_a_gap() && !said || offers_longer(session).is_some()
    }
}

/// The notice that offers a longer copy.
fn offers_longer(session: &dyn AnyTable) -> Option<&Notice> {
    let mut notices = session.notices().iter().filter(|_| !session.is_read_only());
    notices.find(|notice| matches!(notice, Notice::Shorter { .. }))
}

/// What waits, over all games.
pub struct Waiting<'a> {
    /// How many inputs.
    pub count: usize,
    /// Why, of one of the games.
    pub why: &'a Saved,
}

/// Paints the question that comes first, if there is one.
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
            (Keep::Mine, "files-keep-mine", "files-keep-mine-about"),
            (Keep::Theirs, "files-keep-theirs", "files-keep-theirs-about"),
            (Keep::Both, "files-keep-both", "files-keep-both-about"),
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

fn taken_ui(ui: &Ui, cx: &Cx, taken: &Taken) {
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

/// Before the window is closed, or when somebody wants to be sure: what waits can go to another file.
fn closing_ui(ui: &Ui, cx: &Cx, view: &mut FilesView, waiting: Option<&Waiting>) {
    let closing = view.closing;
    let closed = dialog(ui, cx, "closing", &cx.text("files-closing"), |ui| {
        if let Some(Waiting { count, why }) = waiting {
            let said = if closing {
                Some(say::closing(cx.texts, why, *count))
            } else {
                say::waiting(cx.texts, why, *count)
            };
            ui.label(said.unwrap_or_default());
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

/// What became of it, in a place that is there before.
fn rescued_ui(ui: &mut Ui, cx: &Cx, rescued: Option<&Rescued>) {
    let (said, colour) = match rescued {
        None => (cx.text("files-rescue-about"), cx.palette().ink_soft),
        Some(Rescued::To(path)) => {
            let path = describe::quote_path(path);
            (cx.with("files-rescued", [("path", path.into())]), cx.palette().positive)
        }
        Some(Rescued::Not(path, kind)) => {
            let trouble = say::disk(cx.texts, path, *kind);
            (cx.with("files-not-done", [("trouble", trouble.into())]), cx.palette().danger)
        }
    };
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), 2.0 * size::TOUCH),
        Layout::top_down(Align::Min),
        |ui| {
            ui.set_min_height(2.0 * size::TOUCH);
            ui.label(egui::RichText::new(said).color(colour));
        },
    );
}

fn wide(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let layout = Layout::top_down_justified(Align::Center);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), size::TOUCH), layout, add);
}

/// What was found in the file of the open game. Read, it can be put away.
pub(crate) fn notices_ui(ui: &mut Ui, cx: &Cx, session: &dyn AnyTable) {
    for (index, notice) in session.notices().iter().enumerate() {
        // That one is a question.
        if matches!(notice, Notice::Shorter { .. }) && !session.is_read_only() {
            continue;
        }
        let said = describe::companion::notice(cx.texts, notice);
        if ui.push_id(("notice", index), |ui| banner(ui, cx, Tone::Warning, &said)).inner {
            send(cx, FileCommand::Dismiss(index));
        }
    }
}
