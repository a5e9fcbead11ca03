//! Trying inputs one after the other, each made from its number alone, so that any of them can be tried again.

use std::fs::{self, File};
use std::io::{Seek as _, Write as _};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::Path;
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// One kind of input.
pub struct Target<'a> {
    /// Also the name of its test.
    pub name: &'static str,
    /// How many inputs are tried where nothing else is asked for.
    pub inputs: u64,
    /// Files to begin with: the first inputs as they are, all others changed.
    pub corpus: &'a [Vec<u8>],
    /// Makes an input.
    pub make: &'a dyn Fn(&mut ChaCha8Rng) -> Vec<u8>,
    /// Panics where something is wrong, and says whether the input was taken.
    pub check: &'a dyn Fn(&[u8], &mut ChaCha8Rng) -> bool,
}

/// Files that a run leaves behind lie here, never among the sources.
pub const OUT: &str = env!("CARGO_TARGET_TMPDIR");

fn wanted(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

impl Target<'_> {
    /// Tries as many inputs as are asked for.
    pub fn run(&self) {
        let (seconds, seed) = (wanted("FUZZ_SECONDS"), wanted("FUZZ_SEED"));
        let begun = Instant::now();
        let goes_on = |tried: u64| match (seconds, seed) {
            (Some(seconds), _) => begun.elapsed() < Duration::from_secs(seconds),
            (None, Some(_)) => tried < 1,
            (None, None) => tried < self.inputs,
        };
        // A parser that runs out of stack ends the whole program: then this file says with which input.
        let mut now = File::create(Path::new(OUT).join(format!("fuzz-{}.seed", self.name))).unwrap();
        let (mut tried, mut taken, mut slowest) = (0, 0, (Duration::ZERO, 0));
        while goes_on(tried) {
            let seed = seed.unwrap_or(0) + tried;
            now.rewind().and_then(|()| writeln!(now, "{seed:020}")).unwrap();
            let before = Instant::now();
            taken += u64::from(self.try_one(seed));
            slowest = slowest.max((before.elapsed(), seed));
            tried += 1;
        }
        println!(
            "{}: {tried} inputs, {taken} taken, {:.1} s; the slowest {:.1?} (seed {})",
            self.name,
            begun.elapsed().as_secs_f32(),
            slowest.0,
            slowest.1
        );
        if seed.is_none() {
            // Inputs that all end at the door, or all pass it, try nothing.
            assert!((1..100).contains(&(taken * 100 / tried.max(1))), "{taken} of {tried} taken");
        }
    }

    fn try_one(&self, seed: u64) -> bool {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let entry = usize::try_from(seed).ok().and_then(|seed| self.corpus.get(seed));
        let input = entry.cloned().unwrap_or_else(|| (self.make)(&mut rng));
        let name = self.name;
        catch_unwind(AssertUnwindSafe(|| (self.check)(&input, &mut rng))).unwrap_or_else(|panic| {
            let file = Path::new(OUT).join(format!("fuzz-{name}-{seed}.input"));
            fs::write(&file, &input).unwrap();
            println!("{name}, seed {seed}: FUZZ_SEED={seed} cargo test --test fuzz {name}");
            println!("its input: {}", file.display());
            resume_unwind(panic)
        })
    }
}
