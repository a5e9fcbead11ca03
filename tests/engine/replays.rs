//! Every golden replay holds.

use crate::replay_file;

#[test]
fn golden_replays_hold() {
    let files = replay_file::files();
    assert!(!files.is_empty());
    for file in files {
        replay_file::run(&file);
    }
}
