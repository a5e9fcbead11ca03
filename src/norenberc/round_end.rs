//! Income (R6) and the next prestige guild (S7, R9), from what lies on the table and not from a running game.
//!
//! ```
//! use guildhall::norenberc::Guild;
//! use guildhall::norenberc::round_end::prestige_guild;
//! let masters = [(Guild::Brewers, 7), (Guild::Bakers, 7), (Guild::Shoemakers, 3)];
//! assert_eq!(prestige_guild(None, masters), Some((Guild::Brewers, 7)));
//! assert_eq!(prestige_guild(Some(Guild::Brewers), masters), Some((Guild::Bakers, 7)));
//! ```

use super::components::{GUILDS, Guild, TOWNSMAN_VARIANTS, Townsman};

/// Talers that everybody gets at Collect Income (R6).
pub(crate) const BASE_INCOME: u16 = 3;

/// Talers from a player's musicians (W6). The townsmen are counted in the order of [`Townsman::ALL`].
pub(crate) fn musician_income(townsmen: &[u8; TOWNSMAN_VARIANTS]) -> u16 {
    [Townsman::Musician3, Townsman::Musician5]
        .into_iter()
        .map(|it| u16::from(it.printed()) * u16::from(townsmen[it.index()]))
        .sum()
}

/// Talers from the mayors for a player who owns so many craftsmen of each guild (W8, X16).
pub(crate) fn mayor_income(mayors: [u8; GUILDS], craftsmen: [u8; GUILDS]) -> u16 {
    mayors.iter().zip(craftsmen).map(|(&mayors, own)| u16::from(mayors) * u16::from(own)).sum()
}

/// The prestige guild among those with these guildmasters, in number order (S7, R9), with its master's value.
pub fn prestige_guild(
    previous: Option<Guild>,
    masters: impl IntoIterator<Item = (Guild, u8)>,
) -> Option<(Guild, u8)> {
    let mut best: Option<(Guild, u8)> = None;
    for (guild, value) in masters.into_iter().filter(|&(guild, _)| Some(guild) != previous) {
        // A tie goes to the lower number.
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((guild, value));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn w6_w8_x16_each_musician_and_each_mayor_pays() {
        let mut townsmen = [0; TOWNSMAN_VARIANTS];
        townsmen[Townsman::Musician3.index()] = 1;
        townsmen[Townsman::Musician5.index()] = 2;
        assert_eq!(musician_income(&townsmen), 13);
        assert_eq!(mayor_income([2, 1, 0, 0, 0, 0], [3, 0, 5, 0, 0, 0]), 6);
    }
}
