//! Random seeds for the shuffling of a game.

use std::hash::{BuildHasher as _, Hasher as _, RandomState};

use rand::TryRng as _;
use rand::rngs::SysRng;

/// Number of seeds for a game against bots: few enough to pass one on to a friend.
const SHORT: u64 = 1_000_000;

/// A seed for a game; `shared` if several people play, who have secrets from each other.
pub(crate) fn any_seed(shared: bool) -> u64 {
    if shared { secret() } else { by_hash() % SHORT }
}

/// Among people nobody may find the seed by trying all of them, because every later draw follows from it: 64 bits of the
/// system's own chance.
fn secret() -> u64 {
    SysRng.try_next_u64().unwrap_or_else(|_| by_hash())
}

/// Every hasher of the standard library has keys of its own: chance enough for a deal.
fn by_hash() -> u64 {
    RandomState::new().build_hasher().finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn among_people_a_seed_has_64_bits_and_alone_it_is_short() {
        let secret: Vec<_> = (0..64).map(|_| any_seed(true)).collect();
        // With 64 seeds each bit is set in one of them and not in another; that this fails by chance is beyond 10⁻¹⁷.
        assert_eq!(secret.iter().fold(0, |all, seed| all | seed), u64::MAX);
        assert_eq!(secret.iter().fold(u64::MAX, |all, seed| all & seed), 0);
        assert!((0..64).all(|_| any_seed(false) < SHORT));
    }
}
