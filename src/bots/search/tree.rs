//! The tree of a search: the moves tried from each information set, and their results. Nodes and edges lie in two lists
//! and are found by the hash of an observation; nothing is allocated once the lists have grown.

use std::hash::{Hash, Hasher};

use crate::game::{Game, Seat};

#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// How likely it is best, at first sight.
    pub(super) prior: f32,
    pub(super) visits: u32,
    /// Sum of the rewards of the seat that acts.
    pub(super) value: f32,
}

/// An information set of the viewer in which a seat acts.
#[derive(Clone, Copy, Debug)]
pub(super) struct TreeNode {
    key: u64,
    pub(super) seat: Seat,
    pub(super) visits: u32,
    /// Sums of the rewards and of their squares.
    value: f32,
    squares: f32,
    first: u32,
    len: u32,
}

/// The assumed spread of rewards before anything is known, and the number of games it counts for.
const USUAL_SPREAD: f32 = 0.3;
const USUAL_GAMES: f32 = 4.0;

impl TreeNode {
    pub(super) fn mean(&self) -> f32 {
        if self.visits > 0 { self.value / self.visits as f32 } else { 0.5 }
    }

    pub(super) fn seen_spread(&self) -> f32 {
        ((self.squares - self.mean() * self.value).max(0.0) / self.visits.max(1) as f32).sqrt()
    }

    /// The spread to expect: near the end of a game small differences are all there is.
    pub(super) fn spread(&self) -> f32 {
        let mean = self.mean();
        let own = (self.squares - mean * self.value).max(0.0);
        ((own + USUAL_GAMES * USUAL_SPREAD * USUAL_SPREAD) / (self.visits as f32 + USUAL_GAMES)).sqrt()
    }
}

pub(super) struct Tree<A> {
    nodes: Vec<TreeNode>,
    edges: Vec<Edge<A>>,
    /// Open addressing; 0 is free, else the node's index and one.
    slots: Vec<u32>,
}

impl<A: Copy + PartialEq> Tree<A> {
    pub(super) fn with_room_for(nodes: usize) -> Self {
        let nodes = nodes.clamp(16, 1 << 22);
        Self {
            nodes: Vec::with_capacity(nodes),
            edges: Vec::with_capacity(nodes * 8),
            slots: vec![0; (nodes * 2).next_power_of_two()],
        }
    }

    /// The node of this key, or the free slot where it belongs.
    pub(super) fn find(&self, key: u64) -> Result<usize, usize> {
        let mask = self.slots.len() - 1;
        let mut slot = key as usize & mask;
        loop {
            match self.slots[slot] {
                0 => return Err(slot),
                index if self.nodes[index as usize - 1].key == key => return Ok(index as usize - 1),
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    /// Adds a node in a free slot. The ratings of the actions become priors, of which the part `open` is spread evenly.
    pub(super) fn insert(
        &mut self,
        slot: usize,
        key: u64,
        seat: Seat,
        actions: &[A],
        ratings: &[f32],
        open: f32,
    ) -> usize {
        let first = self.edges.len();
        let best = ratings.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let edge = |(&action, &rating): (&A, &f32)| Edge {
            action,
            prior: (rating - best).exp(),
            visits: 0,
            value: 0.0,
        };
        self.edges.extend(actions.iter().zip(ratings).map(edge));
        let own = &mut self.edges[first..];
        own.sort_unstable_by(|a, b| b.prior.total_cmp(&a.prior));
        let sum: f32 = own.iter().map(|edge| edge.prior).sum();
        let even = open / own.len() as f32;
        for edge in own.iter_mut() {
            edge.prior = (1.0 - open) * edge.prior / sum + even;
        }
        let node = TreeNode {
            key,
            seat,
            visits: 0,
            value: 0.0,
            squares: 0.0,
            first: first as u32,
            len: own.len() as u32,
        };
        self.nodes.push(node);
        self.slots[slot] = self.nodes.len() as u32;
        if self.nodes.len() * 2 > self.slots.len() {
            self.grow();
        }
        self.nodes.len() - 1
    }

    fn grow(&mut self) {
        self.slots = vec![0; self.slots.len() * 2];
        for index in 0..self.nodes.len() {
            if let Err(slot) = self.find(self.nodes[index].key) {
                self.slots[slot] = index as u32 + 1;
            }
        }
    }

    pub(super) fn node(&self, index: usize) -> &TreeNode {
        &self.nodes[index]
    }

    pub(super) fn edges(&self, node: usize) -> &[Edge<A>] {
        let TreeNode { first, len, .. } = self.nodes[node];
        &self.edges[first as usize..(first + len) as usize]
    }

    pub(super) fn note(&mut self, node: usize, edge: usize, value: f32) {
        let node = &mut self.nodes[node];
        node.visits += 1;
        node.value += value;
        node.squares += value * value;
        let edge = &mut self.edges[node.first as usize + edge];
        edge.visits += 1;
        edge.value += value;
    }
}

/// The key of an observation together with the seat to move and its legal actions.
pub(super) fn key<G: Game>(observation: &G::Observation, seat: Seat, legal: &[G::Action]) -> u64 {
    let mut hasher = Mixer { sum: u64::from(seat.0) + 1, word: 0, bits: 0 };
    observation.hash(&mut hasher);
    legal.hash(&mut hasher);
    hasher.finish()
}

/// A quick hash for plain data that nobody attacks. Small numbers are packed into words, and words are mixed.
struct Mixer {
    sum: u64,
    word: u64,
    bits: u32,
}

impl Mixer {
    #[inline]
    fn add(&mut self, word: u64) {
        self.sum = (self.sum.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    /// Adds a number of so many bits, 8 to 32.
    #[inline]
    fn pack(&mut self, number: u64, bits: u32) {
        if self.bits + bits > 64 {
            self.add(self.word);
            (self.word, self.bits) = (0, 0);
        }
        self.word |= number << self.bits;
        self.bits += bits;
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        let sum = (self.sum.rotate_left(5) ^ self.word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let z = (sum ^ sum >> 32).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z ^ z >> 29
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let mut chunks = bytes.chunks_exact(8);
        for chunk in &mut chunks {
            self.add(u64::from_le_bytes(chunk.try_into().expect("eight bytes")));
        }
        for &byte in chunks.remainder() {
            self.pack(u64::from(byte), 8);
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.pack(u64::from(number), 8);
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.pack(u64::from(number), 16);
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.pack(u64::from(number), 32);
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    /// Which variant an enum has, mostly.
    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.pack(number.cast_unsigned() as u64 & 0xffff, 16);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }
}
