//! What is said over the page, as long as it is true or until it is read: nothing makes room for it, and everything that can
//! be done about it is in sight.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use egui::Order;
use egui_kittest::kittest::Queryable as _;
use guildhall::companion::norenberc::{Start, TableSetup};
use guildhall::companion::{Library, Tracking};
use guildhall::i18n::Lang;
use guildhall::storage::norenberc::default_box;
use guildhall::ui::Route;

use crate::corrections::person;
use crate::files::{Moody, folder_with, one_more};
use crate::referee_taps::SMALL;
use crate::steady::scroll;
use crate::support::{Begin, Folder, Window};

#[test]
fn what_is_not_saved_is_said_over_the_page_and_can_be_put_aside() {
    for lang in [Lang::En, Lang::Ru, Lang::Hu] {
        for (size, zoom) in SMALL {
            let (folder, name) = folder_with(2);
            folder.write("settings.toml", &format!("table = \"{name}\"\nanimation = false\nzoom = {zoom}\n"));
            let disk = Arc::new(Moody::default());
            let begin = Begin { lang: Some(lang), place: Route::Table, size, zoom, ..Begin::default() };
            let mut window = Window::open_on(begin, folder, Arc::<Moody>::clone(&disk));
            let part = window.text("table-part-log");
            let before = window.place_of(&part);
            disk.full.store(true, Ordering::Relaxed);
            let more = one_more(&window);
            window.press(&more);
            assert_eq!(window.place_of(&part), before, "{lang:?} {zoom} %: nothing makes room");
            let screen = window.harness.ctx.content_rect();
            for key in ["files-save-now", "files-save-elsewhere", "files-aside"] {
                let at = window.place_of(&window.text(key));
                assert!(screen.contains_rect(at), "{lang:?} {zoom} %: {key} at {at} in {screen}");
                let layer = window.harness.ctx.layer_id_at(at.center()).unwrap();
                assert_eq!(layer.order, Order::Middle, "{lang:?} {zoom} %: {key}");
            }
            let aside = window.text("files-aside");
            window.put_finger_on(&aside);
            assert!(!window.shows(&window.text("files-save-now")), "{lang:?} {zoom} %: out of the way");
            let sign = window.text("files-aside-show");
            assert!(screen.contains_rect(window.place_of(&sign)), "{lang:?} {zoom} %: its sign is in sight");
            window.put_finger_on(&sign);
            assert!(window.shows(&window.text("files-save-now")), "{lang:?} {zoom} %: it is said again");
            let now = window.text("files-save-now");
            disk.full.store(false, Ordering::Relaxed);
            window.put_finger_on(&now);
            assert!(!window.shows(&now) && !window.shows(&sign), "{lang:?} {zoom} %: it is saved");
        }
    }
}

#[test]
fn a_read_only_window_says_so_without_moving_anything() {
    for (size, zoom) in SMALL {
        let begin = Begin { size, zoom, place: Route::Tables, ..Begin::default() };
        let free = Window::open(begin);
        let first = free.text("table-new");
        let place = |window: &Window| window.harness.get_by_label(&first).rect();
        let folder = Folder::new();
        folder.write("settings.toml", &format!("zoom = {zoom}\nanimation = false\n"));
        let other = Library::open(folder.path());
        let window = Window::open_in(begin, folder);
        assert!(window.shows(&window.text("files-read-only")));
        assert_eq!(place(&window), place(&free), "{zoom} %");
        drop(other);
    }
}

#[test]
fn the_way_back_from_a_deletion_moves_nothing_when_it_goes() {
    let folder = Folder::new();
    let library = Library::open(folder.path());
    for _ in 0..9 {
        let people = (0..2).map(person).collect();
        let setup = TableSetup {
            people,
            tracking: Tracking::Helper,
            start: Start { round: 1, tiles: default_box() },
            played: None,
        };
        library.begin(setup).unwrap();
    }
    drop(library);
    for (size, zoom) in SMALL {
        folder.write("settings.toml", &format!("zoom = {zoom}\nanimation = false\n"));
        let begin = Begin { size, zoom, place: Route::Past, ..Begin::default() };
        let copied = Folder::new();
        crate::steady::copy(folder.path(), copied.path());
        let mut window = Window::open_in(begin, copied);
        let delete = window.text("past-delete");
        let called = window.harness.query_all_by_label_contains(&delete);
        called.into_iter().next().expect("a game to delete").click_accesskit();
        window.settle();
        let undo = window.place_of(&window.text("past-undo"));
        assert!(window.harness.ctx.content_rect().contains_rect(undo), "{zoom} %");
        scroll(&mut window, 5000.0);
        let bin = window.text("past-bin");
        let before = window.harness.get_by_label(&bin).rect();
        window.press_key("widget-dismiss");
        assert_eq!(window.harness.get_by_label(&bin).rect(), before, "{zoom} %: nothing moves");
        assert!(!window.shows(&window.text("past-undo")));
    }
}
