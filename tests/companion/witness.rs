//! The price of the witness: one small write an input that nobody waits for, and no second flush.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use guildhall::companion::norenberc::{Entry, Owned};
use guildhall::companion::{Library, Tracking};
use guildhall::game::Seat;
use guildhall::storage::journal::{Disk, RealDisk, SNAPSHOT_EVERY};
use guildhall::storage::norenberc::default_box;

use crate::support::{folder, setup};

/// The disk of this computer, counted; on request it takes no witness.
#[derive(Default)]
struct Counted {
    witnesses: AtomicUsize,
    /// Flushes of journals.
    flushes: AtomicUsize,
    /// Flushes of anything else, folders included.
    others: AtomicUsize,
    refuses: AtomicBool,
}

fn is_witness(path: &Path) -> bool {
    path.to_string_lossy().ends_with(".end.jsonl")
}

impl Disk for Counted {
    fn write_at(&self, path: &Path, offset: u64, bytes: &[u8]) -> io::Result<()> {
        if is_witness(path) {
            self.witnesses.fetch_add(1, Ordering::Relaxed);
            if self.refuses.load(Ordering::Relaxed) {
                return Ok(());
            }
        }
        RealDisk.write_at(path, offset, bytes)
    }

    fn sync(&self, path: &Path) -> io::Result<()> {
        assert!(!is_witness(path), "nobody waits for it");
        let journal = path.parent().is_some_and(|folder| folder.ends_with("games"));
        let count = if journal { &self.flushes } else { &self.others };
        count.fetch_add(1, Ordering::Relaxed);
        RealDisk.sync(path)
    }

    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        self.others.fetch_add(1, Ordering::Relaxed);
        RealDisk.sync_folder(path)
    }
}

#[test]
fn the_witness_costs_one_write_and_no_flush_an_input() {
    const ROUNDS: u32 = 40;
    let inputs = SNAPSHOT_EVERY as u16 - 2;
    let mut spent: [Vec<Duration>; 2] = Default::default();
    // With and without in turns, so that both meet the same other work of the disk.
    for round in 0..2 * ROUNDS {
        let without = round % 2 == 1;
        let disk = Arc::new(Counted::default());
        disk.refuses.store(without, Ordering::Relaxed);
        let root = folder("witness");
        let mut session = Library::with_disk(&root, Arc::<Counted>::clone(&disk))
            .begin(setup(2, Tracking::FinalScore, 4, default_box()))
            .unwrap();
        let count = |it: &AtomicUsize| it.load(Ordering::Relaxed);
        let before = [&disk.witnesses, &disk.flushes, &disk.others].map(count);
        let began = Instant::now();
        for talers in 1..=inputs {
            session.enter(Entry::Owned { seat: Seat(0), owned: Owned::Talers { talers } }).unwrap();
        }
        spent[usize::from(without)].push(began.elapsed());
        let after = [&disk.witnesses, &disk.flushes, &disk.others].map(count);
        // So few that no copy of the file is due meanwhile.
        let inputs = usize::from(inputs);
        assert_eq!([0, 1, 2].map(|it| after[it] - before[it]), [inputs, inputs, 0]);
        drop(session);
        std::fs::remove_dir_all(root).unwrap();
    }
    // The middle one of all rounds: a disk that others use too stops now and then.
    let [with, without] = spent.map(|mut rounds| {
        rounds.sort();
        (rounds[rounds.len() / 2] / u32::from(inputs)).as_micros()
    });
    println!("an input takes {with} µs with the witness and {without} µs without it");
}
