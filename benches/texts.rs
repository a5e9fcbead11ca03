//! How long texts and answers take: a screen formats hundreds of texts a frame, and nobody waits for an answer.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use guildhall::assistant::{Assistant, architects, norenberc};
use guildhall::i18n::{Lang, Texts};

fn texts(c: &mut Criterion) {
    let mut group = c.benchmark_group("texts");
    let russian = Texts::new(Lang::Ru);
    group.bench_function("load a language", |b| b.iter(|| Texts::new(black_box(Lang::Ru))));
    group.bench_function("a plain text", |b| b.iter(|| russian.get(black_box("cli-heading-usage"))));
    group.bench_function("a text with a plural", |b| {
        b.iter(|| {
            let args = [("good", "beer".into()), ("count", black_box(22).into())];
            russian.with("norenberc-heap", args)
        });
    });
    group.finish();
}

fn answers(c: &mut Criterion) {
    let wanted = [
        (
            &norenberc::BOOK,
            [
                ("short", "burglar"),
                (
                    "long",
                    "Two of us have the same number of shoes at the end of the round, so who gets the guildmaster?",
                ),
                ("misspelt", "quand es que les agant redescendet du toi"),
                ("in Latin letters", "skolko stoit gost v okne 3"),
            ],
        ),
        (
            &architects::BOOK,
            [
                ("short", "gatekeeper"),
                (
                    "long",
                    "Two of us have the most workers in prison when the black market is reset, who takes the debt?",
                ),
                ("misspelt", "combien coute l'enbauche d'un aprenti a l'atelié"),
                ("in Latin letters", "skolko stoit nanyat pomoshnika"),
            ],
        ),
    ];
    for (book, questions) in wanted {
        let mut group = c.benchmark_group(format!("answers, {}", book.title));
        group.sample_size(20);
        group.bench_function("read all articles", |b| b.iter(|| Assistant::new(book)));
        let assistant = Assistant::new(book);
        for (name, question) in questions {
            group.bench_function(name, |b| b.iter(|| assistant.ask(black_box(question))));
        }
        group.finish();
    }
}

criterion_group!(benches, texts, answers);
criterion_main!(benches);
