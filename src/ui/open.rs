//! Opening the window, and the message where that fails.

use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use egui::ViewportBuilder;

use super::app::{App, LastWord, LeftBehind};
use super::awake::Awake;
use super::route::Route;
use super::theme::size;
use crate::i18n::describe::quote_path;
use crate::i18n::{Lang, Texts};
use crate::storage::{Places, Settings};

#[derive(Clone, Debug)]
pub struct WindowRequest {
    pub lang: Option<Lang>,
    /// Folders with the user's own texts.
    pub own_texts: Vec<PathBuf>,
    pub places: Places,
    /// The first place; by default the one in which the window was closed.
    pub place: Option<Route>,
    /// A file to show.
    pub file: Option<PathBuf>,
}

/// Opens the window and returns when it is closed.
///
/// # Errors
/// A message in the user's language: there is no display, or a library is missing.
pub fn open(request: WindowRequest) -> Result<(), String> {
    // Only read here: the window reports the faults in it.
    let (settings, _) = Settings::read(&request.places.settings());
    let chosen = settings.language.as_deref().and_then(Lang::from_id);
    let lang = request.lang.or(chosen).unwrap_or_else(Lang::of_system);
    let own_texts = request.own_texts.clone();
    let options = eframe::NativeOptions { viewport: viewport(&settings), ..eframe::NativeOptions::default() };
    let started = Arc::new(AtomicBool::new(false));
    let began = Arc::clone(&started);
    let left = LeftBehind::default();
    let word = Arc::clone(&left);
    let ended = first_panic(|| {
        eframe::run_native(
            "guildhall",
            options,
            Box::new(move |cc| {
                began.store(true, Ordering::Relaxed);
                let mut app = App::new(&cc.egui_ctx, &request);
                app.set_awake(Awake::by_system());
                app.set_left_behind(word);
                Ok(Box::new(app))
            }),
        )
    });
    let message = match ended {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(error)) => error.to_string(),
        Err(message) => message,
    };
    let message = without_source(&message);
    let (texts, _) = Texts::load(lang, &own_texts);
    // A window that was open and stops has another fault than a missing library.
    if started.load(Ordering::Relaxed) {
        let left = left.lock().unwrap_or_else(PoisonError::into_inner).take();
        return Err(stopped(&texts, message, left.as_ref()));
    }
    Err(no_window(&texts, message))
}

/// Runs something. Missing libraries end in a panic deep inside; its text is caught and no backtrace is shown.
fn first_panic<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    let message = Arc::new(Mutex::new(String::new()));
    let heard = Arc::clone(&message);
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let mut message = heard.lock().unwrap_or_else(PoisonError::into_inner);
        if message.is_empty() {
            info.payload_as_str().unwrap_or_default().clone_into(&mut message);
        }
    }));
    let result = panic::catch_unwind(AssertUnwindSafe(run));
    panic::set_hook(usual);
    result.map_err(|_| message.lock().unwrap_or_else(PoisonError::into_inner).clone())
}

/// The message of the system, without its place in somebody's source.
fn without_source(reason: &str) -> &str {
    let Some((_, after)) = reason.split_once(".rs:") else { return reason };
    after.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, ':' | ' '))
}

/// The message that the window crashed, with the fate of everything that was entered.
fn stopped(texts: &Texts, reason: &str, word: Option<&LastWord>) -> String {
    let mut message = vec![texts.with("startup-stopped", [("reason", reason.to_owned().into())])];
    // Without a report on unsaved inputs, nothing is promised.
    message.extend(word.map(|word| match word {
        LastWord::Saved => texts.get("startup-stopped-saved"),
        LastWord::Rescued(count, path) => {
            let args = [("count", (*count).into()), ("path", quote_path(path).into())];
            texts.with("startup-stopped-rescued", args)
        }
        LastWord::Lost(count) => texts.with("startup-stopped-lost", [("count", (*count).into())]),
    }));
    message.push(texts.get("startup-stopped-report"));
    message.join(" ")
}

fn no_window(texts: &Texts, reason: &str) -> String {
    let display = ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|it| !it.is_empty()));
    let what = texts.get(if display { "startup-no-library" } else { "startup-no-display" });
    let detail = texts
        .with("startup-detail", [("reason", reason.lines().next().unwrap_or_default().to_owned().into())]);
    let [debian, fedora, arch] = [
        "libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libegl1 libgl1-mesa-dri libwayland-egl1",
        "libX11 libX11-xcb libXcursor libXi libxkbcommon-x11 mesa-libEGL mesa-dri-drivers libwayland-egl",
        "libx11 libxcursor libxi libxkbcommon-x11 mesa wayland",
    ];
    let install = texts.with(
        "startup-install",
        [("debian", debian.into()), ("fedora", fedora.into()), ("arch", arch.into())],
    );
    format!("{what}\n{detail}\n\n{install}\n\n{}", texts.get("startup-commands"))
}

fn viewport(settings: &Settings) -> ViewportBuilder {
    let icon = eframe::icon_data::from_png_bytes(include_bytes!("../../assets/art/app-icon.png"));
    let (size, maximized) = settings.window.map_or((size::FIRST_WINDOW, false), |window| {
        (egui::vec2(window.width, window.height), window.maximized)
    });
    let builder = ViewportBuilder::default()
        .with_title("Guildhall")
        .with_app_id("guildhall")
        .with_inner_size(size.max(size::LEAST_WINDOW))
        .with_min_inner_size(size::LEAST_WINDOW)
        .with_maximized(maximized);
    match icon {
        Ok(icon) => builder.with_icon(icon),
        Err(_) => builder,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_that_broke_down_promises_only_what_is_so() {
        let path = PathBuf::from("/home/ana/guildhall-unsaved.json");
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let message = |word: Option<LastWord>| stopped(&texts, "a reason", word.as_ref());
            let saved = texts.get("startup-stopped-saved");
            assert!(message(Some(LastWord::Saved)).contains(&saved));
            for count in [0, 1, 2, 5, 17] {
                let rescued = message(Some(LastWord::Rescued(count, path.clone())));
                let lost = message(Some(LastWord::Lost(count)));
                assert!(rescued.contains("/home/ana/guildhall-unsaved.json"), "{rescued}");
                for text in [&rescued, &lost] {
                    assert!(!text.contains(&saved) && text.contains("a reason"), "{text}");
                    assert!(count == 0 || text.contains(&count.to_string()), "{text}");
                }
            }
            assert!(!message(None).contains(&saved), "nobody knows");
        }
    }
}
