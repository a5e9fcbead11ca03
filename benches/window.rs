//! What a frame costs: layout, painting and tessellation of whole screens at 1920 x 1080, without a graphics card.

use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use criterion::{Criterion, criterion_group, criterion_main};
use egui_kittest::Harness;
use guildhall::bots::norenberc::advise;
use guildhall::bots::search::Budget;
use guildhall::companion::norenberc::{Entry, Start, TableSetup, TableState};
use guildhall::companion::{Library, Person, Played, Tracking};
use guildhall::game::{Actor, Event, Game, Seat};
use guildhall::i18n::Lang;
use guildhall::norenberc::Norenberc;
use guildhall::play::{Dealer, to_move};
use guildhall::storage::Places;
use guildhall::storage::norenberc::default_box;
use guildhall::ui::{App, Route, WindowRequest};

fn folder() -> PathBuf {
    std::env::temp_dir().join(format!("guildhall-bench-{}", std::process::id()))
}

/// At sixty frames a second, as a screen paints.
fn window(place: Route, data: &Path) -> Harness<'static, App> {
    let request = WindowRequest {
        lang: Some(Lang::Ru),
        own_texts: Vec::new(),
        places: Places::new(Some(data.to_owned())),
        place: Some(place),
        file: None,
    };
    let mut harness = Harness::builder()
        .with_size([1920.0, 1080.0])
        .with_max_steps(16)
        .with_step_dt(1.0 / 60.0)
        .build_eframe(move |cc| App::new(&cc.egui_ctx, &request));
    harness.run_ok();
    harness
}

fn frame(harness: &mut Harness<'static, App>) {
    harness.step();
    let shapes = harness.output().shapes.clone();
    black_box(harness.ctx.tessellate(shapes, 1.0));
}

/// A game of five people in its third round, somebody's turn.
fn five_people(data: &Path) {
    let person = |seat: usize| Person {
        name: format!("Player {seat}"),
        colour: ["blue", "orange", "yellow", "green", "purple"][seat].into(),
        shape: "circle".into(),
        language: None,
        default: None,
    };
    let played = Played { bots: vec![None; 5], seed: 3, hints: true, undo: true };
    let setup = TableSetup {
        people: (0..5).map(person).collect(),
        tracking: Tracking::Referee,
        start: Start { round: 1, tiles: default_box() },
        played: Some(played),
    };
    let mut session = Library::open(data).begin(setup).expect("five people");
    let (mut number, mut dealer) = (0, Dealer::default());
    loop {
        let TableState::Referee(referee) = session.view().play else { return };
        let (setup, state) = (referee.setup(), referee.state());
        let turn = matches!(state.step(), guildhall::norenberc::Step::Turn(_));
        if state.round() == 3 && turn {
            break;
        }
        let wanted = to_move(&session);
        let (actor, action) = match (wanted.chance, wanted.person) {
            (true, _) => (Actor::Nature, dealer.draw(&session).expect("chance is asked")),
            (false, seat) => {
                let seat = seat.unwrap_or(Seat(0));
                let mut legal = Vec::new();
                Norenberc::legal(setup, state, seat, &mut legal);
                number += 7;
                (Actor::Seat(seat), legal[number % legal.len()])
            }
        };
        session.enter(Entry::Event(Event { actor, action })).expect("a legal move");
    }
    let settings = format!("animation = false\ntable = \"{}\"\n", session.name());
    std::fs::write(data.join("settings.toml"), settings).expect("a folder to write to");
}

fn frames(c: &mut Criterion) {
    let mut group = c.benchmark_group("a frame at 1920 x 1080");
    for place in Route::ALL {
        let mut harness = window(place, &folder().join("empty"));
        group.bench_function(place.id(), |b| b.iter(|| frame(&mut harness)));
    }
    let data = folder().join("five");
    std::fs::create_dir_all(&data).expect("a folder to write to");
    five_people(&data);
    let mut harness = window(Route::Table, &data);
    assert!(harness.state().session::<Norenberc>().is_some(), "the game is open");
    group.bench_function("a game of five", |b| b.iter(|| frame(&mut harness)));
    let cancel = Arc::new(AtomicBool::new(false));
    let thought = think(&harness, Arc::clone(&cancel));
    group.bench_function("a game of five while a bot thinks", |b| b.iter(|| frame(&mut harness)));
    cancel.store(true, Ordering::Relaxed);
    let _ = thought.join();
    drop(harness);
    // Undo and redo by turns: what comes back moves to its place again, so that there is always something on its way.
    let settings = data.join("settings.toml");
    let moving = std::fs::read_to_string(&settings)
        .expect("settings")
        .replace("animation = false", "animation = true");
    std::fs::write(&settings, moving).expect("a folder to write to");
    let mut harness = window(Route::Table, &data);
    let mut number = 0_u32;
    group.bench_function("a game of five, everything moving", |b| {
        b.iter(|| {
            if number.is_multiple_of(12) {
                let key = if number.is_multiple_of(24) { egui::Key::Z } else { egui::Key::Y };
                harness.key_press_modifiers(egui::Modifiers::COMMAND, key);
            }
            number += 1;
            frame(&mut harness);
        });
    });
    group.finish();
    let _ = std::fs::remove_dir_all(folder());
}

/// A thought on every core, as long as the frames are measured.
fn think(harness: &Harness<'static, App>, cancel: Arc<AtomicBool>) -> std::thread::JoinHandle<()> {
    let Some(TableState::Referee(referee)) =
        harness.state().session::<Norenberc>().map(|session| session.view().play)
    else {
        panic!("a game is open");
    };
    let (setup, state) = (referee.setup().clone(), *referee.state());
    std::thread::spawn(move || {
        let seat = match Norenberc::due(&setup, &state) {
            guildhall::game::Due::Seats(seats) => seats.iter().next().unwrap_or(Seat(0)),
            guildhall::game::Due::Nature | guildhall::game::Due::Nobody => return,
        };
        let seen = Norenberc::observe(&setup, &state, seat);
        let cores = std::thread::available_parallelism().map_or(1, Into::into);
        while !cancel.load(Ordering::Relaxed) {
            let budget = Budget::iterations(2_000).with_threads(cores).with_cancel(Arc::clone(&cancel));
            advise(&setup, &seen, &budget, 1);
        }
    })
}

criterion_group!(benches, frames);
criterion_main!(benches);
