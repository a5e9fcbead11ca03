//! The keyboard shortcuts, in one table: their actions, and their texts in the settings.

use egui::{Context, FocusDirection, Key, KeyboardShortcut, Modifiers, Popup};

use super::widgets::is_number_typed;
use super::{Command, Route};
use crate::storage::{ZOOM, ZOOM_STEP};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shortcut {
    Rules,
    Ask,
    Undo,
    Redo,
    Back,
    Larger,
    Smaller,
    Usual,
    Settings,
    FullScreen,
}

/// Every action with the key of its text and its shortcuts.
const KEYS: &[(Shortcut, &str, &[KeyboardShortcut])] = &[
    (Shortcut::Rules, "settings-key-rules", &[plain(Key::F1)]),
    (Shortcut::Ask, "settings-key-ask", &[with_ctrl(Key::F)]),
    (Shortcut::Undo, "settings-key-undo", &[with_ctrl(Key::Z)]),
    (Shortcut::Redo, "settings-key-redo", &[with_ctrl(Key::Y), with_ctrl_shift(Key::Z)]),
    (Shortcut::Back, "settings-key-back", &[plain(Key::Escape)]),
    (Shortcut::Larger, "settings-key-larger", &[with_ctrl(Key::Plus), with_ctrl(Key::Equals)]),
    (Shortcut::Smaller, "settings-key-smaller", &[with_ctrl(Key::Minus)]),
    (Shortcut::Usual, "settings-key-usual", &[with_ctrl(Key::Num0)]),
    (Shortcut::Settings, "settings-key-settings", &[with_ctrl(Key::Comma)]),
    (Shortcut::FullScreen, "settings-key-full-screen", &[plain(Key::F11)]),
];

/// Where nothing has the keyboard focus, the first arrow moves it to whatever is painted next: nobody has to find Tab
/// first.
pub(super) fn take_hold(ctx: &Context) {
    const ARROWS: [Key; 4] = [Key::ArrowDown, Key::ArrowUp, Key::ArrowLeft, Key::ArrowRight];
    let arrow = ctx.input(|input| ARROWS.into_iter().any(|key| input.key_pressed(key)));
    if arrow && ctx.memory(|memory| memory.focused().is_none()) {
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
    }
}

const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn with_ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn with_ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

/// The keys for the settings: the name on the key, and the key of the text for its action. Those of egui come last.
pub fn listed(ctx: &Context) -> Vec<(String, &'static str)> {
    let ours = KEYS.iter().map(|(_, text, keys)| (engraved(ctx, keys[0]), *text));
    let egui_own = [(Key::Tab, "settings-key-next"), (Key::Enter, "settings-key-confirm")];
    ours.chain(egui_own.map(|(key, text)| (engraved(ctx, plain(key)), text))).collect()
}

/// A shortcut as it is printed on the keys, in every language.
fn engraved(ctx: &Context, shortcut: KeyboardShortcut) -> String {
    let name = ctx.format_shortcut(&shortcut);
    [("Escape", "Esc"), ("Minus", "−"), ("Plus", "+"), ("Comma", ",")]
        .into_iter()
        .fold(name, |name, (word, sign)| name.replace(word, sign))
}

/// The commands for the keys that were pressed. A text field keeps undo and redo to itself, and a number Escape; Escape
/// closes popups and messages over the page before it leaves that.
pub fn pressed(ctx: &Context, zoom: u16) -> Vec<Command> {
    let typing = ctx.text_edit_focused();
    let stays = is_number_typed(ctx) || Popup::is_any_open(ctx);
    let mut commands = Vec::new();
    // Longer ones first: Ctrl+Shift+Z is not Ctrl+Z.
    let mut keys: Vec<_> =
        KEYS.iter().flat_map(|(deed, _, keys)| keys.iter().map(|key| (*deed, *key))).collect();
    keys.sort_by_key(|(_, key)| !key.modifiers.shift);
    for (deed, key) in keys {
        if typing && matches!(deed, Shortcut::Undo | Shortcut::Redo) || stays && deed == Shortcut::Back {
            continue;
        }
        if ctx.input_mut(|input| input.consume_shortcut(&key)) {
            commands.extend(commands_of(deed, zoom));
        }
    }
    commands
}

fn commands_of(deed: Shortcut, zoom: u16) -> Vec<Command> {
    match deed {
        Shortcut::Rules => vec![Command::ToggleRules, Command::FocusQuestion],
        Shortcut::Ask => vec![Command::OpenRules, Command::FocusQuestion],
        Shortcut::Undo => vec![Command::Undo],
        Shortcut::Redo => vec![Command::Redo],
        Shortcut::Back => vec![Command::Escape],
        Shortcut::Larger => vec![Command::Zoom((zoom + ZOOM_STEP).min(*ZOOM.end()))],
        Shortcut::Smaller => vec![Command::Zoom((zoom - ZOOM_STEP).max(*ZOOM.start()))],
        Shortcut::Usual => vec![Command::Zoom(100)],
        Shortcut::Settings => vec![Command::SetRoute(Route::Settings)],
        Shortcut::FullScreen => vec![Command::FullScreen],
    }
}
