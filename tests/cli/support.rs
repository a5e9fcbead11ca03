//! Running the program and looking at what it says.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the program gave.
#[derive(Debug)]
pub struct Run {
    pub status: i32,
    pub out: String,
    pub err: String,
}

/// Runs the program, in English whatever the system speaks, and without a display whatever the machine has.
pub fn run(args: &[&str]) -> Run {
    run_with(args, &[])
}

/// The same with something on standard input.
pub fn run_with(args: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_guildhall"))
        .args(args)
        .env("LANG", "C")
        .env_remove("LANGUAGE")
        .env_remove("LC_ALL")
        .env("XDG_CONFIG_HOME", env!("CARGO_TARGET_TMPDIR"))
        .env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"))
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The program may stop reading early, when there is too much.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    let output = child.wait_with_output().expect("the program ends");
    Run {
        status: output.status.code().expect("not killed"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// A small tournament of two random bots, with more arguments.
pub fn two_random<'a>(more: &[&'a str]) -> Vec<&'a str> {
    let args = ["simulate", "--players", "2", "--bots", "random,random", "--games", "2", "--seed", "1"];
    [&args[..], more].concat()
}

impl Run {
    /// It went well, with nothing to complain about.
    #[track_caller]
    pub fn good(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The input is bad: status 2, one message on standard error with all these words, nothing on standard output.
    #[track_caller]
    pub fn bad(self, words: &[&str]) {
        assert_eq!(self.status, 2, "{self:?}");
        assert_eq!(self.out, "", "nothing on standard output");
        assert!(!self.err.contains("panicked"), "{}", self.err);
        assert_eq!(self.err.trim_end().lines().count(), 1, "one message: {}", self.err);
        // Where lines may break does not matter here.
        let message = self.err.replace('\u{a0}', " ");
        for word in words {
            assert!(message.contains(word), "{word:?} is not in: {message}");
        }
    }

    #[track_caller]
    pub fn json(self) -> serde_json::Value {
        serde_json::from_str(&self.good()).expect("JSON")
    }
}

/// A file among the test data.
pub fn data(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name);
    path.to_str().expect("a plain path").to_owned()
}

/// The recorded game that documents the format.
pub fn example_game() -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/norenberc/example-game.jsonl"))
        .expect("the example")
}

/// A folder of one's own, gone at the end.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a new folder");
        Self(path)
    }

    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a plain path").to_owned()
    }

    pub fn file(&self, name: &str, contents: impl AsRef<[u8]>) -> String {
        std::fs::write(self.0.join(name), contents).expect("a new file");
        self.path(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
