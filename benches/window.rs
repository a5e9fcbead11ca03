//! What a frame costs: layout, painting and tessellation of whole screens at 1920 x 1080, without a graphics card.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use egui_kittest::Harness;
use guildhall::i18n::Lang;
use guildhall::storage::Places;
use guildhall::ui::{App, Place, WindowRequest};

fn window(place: Place) -> Harness<'static, App> {
    let folder = std::env::temp_dir().join(format!("guildhall-bench-{}", std::process::id()));
    let request = WindowRequest {
        lang: Some(Lang::Ru),
        own_texts: Vec::new(),
        places: Places::new(Some(folder)),
        place: Some(place),
    };
    let mut harness = Harness::builder()
        .with_size([1920.0, 1080.0])
        .with_max_steps(16)
        .build_eframe(move |cc| App::new(&cc.egui_ctx, &request));
    harness.run();
    harness
}

fn frames(c: &mut Criterion) {
    let mut group = c.benchmark_group("a frame at 1920 x 1080");
    for place in Place::ALL {
        let mut harness = window(place);
        group.bench_function(place.id(), |b| {
            b.iter(|| {
                harness.step();
                let shapes = harness.output().shapes.clone();
                black_box(harness.ctx.tessellate(shapes, 1.0))
            });
        });
    }
    group.finish();
    let _ =
        std::fs::remove_dir_all(std::env::temp_dir().join(format!("guildhall-bench-{}", std::process::id())));
}

criterion_group!(benches, frames);
criterion_main!(benches);
