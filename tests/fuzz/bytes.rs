//! Changes to bytes that know nothing of what they mean.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// Pieces that mean something to some parser.
const WORDS: [&[u8]; 44] = [
    b"null",
    b"true",
    b"-1",
    b"0",
    b"1",
    b"12",
    b"13",
    b"255",
    b"256",
    b"65536",
    b"99999999999999999999",
    b"1e999",
    b"nan",
    b"inf",
    b"\"\"",
    b"[]",
    b"{}",
    b"[",
    b"]",
    b"{",
    b"}",
    b"(",
    b")",
    b"\"brewers\"",
    b"\"beer\"",
    b"\"peddler\"",
    b"\"Ana\"",
    b",",
    b":",
    b"=",
    b"\n",
    b"\r\n",
    b"\t",
    b" ",
    b"#",
    b"\"",
    b"'''",
    b"\\u0000",
    b"\\ud800",
    b"\x00",
    b"\x1b[2J",
    b"\xef\xbb\xbf",
    b"\xff\xfe",
    b"\xe2\x80\xae",
];

/// Any of them.
pub fn one<'a, T>(rng: &mut ChaCha8Rng, all: &'a [T]) -> &'a T {
    &all[rng.random_range(0..all.len())]
}

/// Some bytes with one to four changes; `others` are what pieces are taken from.
pub fn changed(rng: &mut ChaCha8Rng, bytes: &[u8], others: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..rng.random_range(1..=4) {
        change(rng, &mut bytes, others);
    }
    bytes
}

/// A part of some bytes, mostly a short one.
fn part(rng: &mut ChaCha8Rng, len: usize) -> std::ops::Range<usize> {
    let start = rng.random_range(0..=len);
    let most = if rng.random_bool(0.8) { 12 } else { len };
    start..(start + rng.random_range(0..=most)).min(len)
}

fn change(rng: &mut ChaCha8Rng, bytes: &mut Vec<u8>, others: &[Vec<u8>]) {
    let place = part(rng, bytes.len());
    match rng.random_range(0..10) {
        0 | 1 if !bytes.is_empty() => {
            let at = place.start.min(bytes.len() - 1);
            bytes[at] =
                if rng.random_bool(0.5) { bytes[at] ^ (1 << rng.random_range(0..8)) } else { rng.random() };
        }
        2 => drop(bytes.drain(place)),
        3 => {
            let piece = bytes[place].to_vec();
            let to = rng.random_range(0..=bytes.len());
            bytes.splice(to..to, piece);
        }
        // The rest of another one.
        4 => {
            let other = one(rng, others);
            bytes.truncate(place.start);
            bytes.extend(&other[rng.random_range(0..=other.len())..]);
        }
        5 => {
            let other = one(rng, others);
            let piece = other[part(rng, other.len())].to_vec();
            bytes.splice(place, piece);
        }
        6 => bytes.truncate(place.start),
        7 => number(rng, bytes),
        _ => {
            let word = *one(rng, &WORDS);
            bytes.splice(place, word.iter().copied());
        }
    }
}

/// Puts another number in the place of one.
fn number(rng: &mut ChaCha8Rng, bytes: &mut Vec<u8>) {
    let starts: Vec<_> = (0..bytes.len())
        .filter(|&at| bytes[at].is_ascii_digit() && (at == 0 || !bytes[at - 1].is_ascii_digit()))
        .collect();
    if starts.is_empty() {
        return;
    }
    let start = *one(rng, &starts);
    let end = start + bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let other = *one(rng, &[0, 1, 2, 3, 5, 7, 8, 12, 13, 27, 99, 255, 256, 10_001, 70_000, u64::MAX]);
    bytes.splice(start..end, other.to_string().into_bytes());
}
