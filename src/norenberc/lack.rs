//! Why a category of the final score earned nothing, with the numbers that decided it.

use super::components::Guild;
use super::scoring::{Category, ScoreLine, Sheet, different_crests};
use super::setup::guilds_in_play;

/// The reason why a category earned nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lack {
    /// There is no craftsman at all (G2, G5).
    Craftsmen(Category),
    /// Others are ahead at every guild, so there is no place (G4).
    Place,
    /// The highest total of a guild is less than thirty (G5).
    Thirty {
        /// The guild; the one with the lowest number where several have that total.
        guild: Guild,
        /// Its total.
        value: u8,
    },
    /// There is no craftsman of these guilds (G6).
    Types(Vec<Guild>),
    /// Somebody has more talers (G7).
    Talers {
        /// The player's talers.
        talers: u16,
        /// The most that anybody has.
        most: u16,
    },
    /// So many different crests are too few (G8).
    Crests(u32),
    /// There is no townsman that counts at the end (G9).
    Townsmen,
}

impl Lack {
    /// The category it is about.
    pub const fn category(&self) -> Category {
        match self {
            Self::Craftsmen(category) => *category,
            Self::Place => Category::Majority,
            Self::Thirty { .. } => Category::Thirty,
            Self::Types(_) => Category::AllTypes,
            Self::Talers { .. } => Category::Richest,
            Self::Crests(_) => Category::Crests,
            Self::Townsmen => Category::Townsmen,
        }
    }
}

/// The reason for every category without a line.
pub(super) fn lacks(sheets: &[Sheet], player: usize, lines: &[ScoreLine]) -> Vec<Lack> {
    let sheet = &sheets[player];
    let guilds = || Guild::first(guilds_in_play(sheets.len() as u8));
    let none = guilds().all(|guild| sheet.tiles(guild) == 0);
    let lack = |category| match category {
        Category::Majority | Category::Thirty if none => Lack::Craftsmen(category),
        Category::Majority => Lack::Place,
        Category::Thirty => {
            let (mut best, mut value) = (Guild::Brewers, 0);
            for guild in guilds().filter(|_| !none) {
                if sheet.value(guild) > value {
                    (best, value) = (guild, sheet.value(guild));
                }
            }
            Lack::Thirty { guild: best, value }
        }
        Category::AllTypes => Lack::Types(guilds().filter(|&guild| sheet.tiles(guild) == 0).collect()),
        Category::Richest => {
            let most = sheets.iter().map(|sheet| sheet.talers).max().unwrap_or(0);
            Lack::Talers { talers: sheet.talers, most }
        }
        Category::Crests => Lack::Crests(different_crests(sheet)),
        Category::Townsmen => Lack::Townsmen,
    };
    let without = |category: &Category| lines.iter().all(|line| line.category() != *category);
    Category::ALL.into_iter().filter(without).map(lack).collect()
}

#[cfg(test)]
mod tests {
    use super::super::scoring::score;
    use super::*;

    #[test]
    fn nothing_at_all_lacks_everything() {
        let rich = Sheet { talers: 12, ..Sheet::default() };
        let result = score(&[Sheet::default(), rich]);
        assert_eq!(
            result.players[0].lacks,
            [
                Lack::Craftsmen(Category::Majority),
                Lack::Craftsmen(Category::Thirty),
                Lack::Types(vec![Guild::Brewers, Guild::Bakers, Guild::Shoemakers]),
                Lack::Talers { talers: 0, most: 12 },
                Lack::Crests(0),
                Lack::Townsmen,
            ]
        );
        assert!(result.players[1].lacks.iter().all(|lack| lack.category() != Category::Richest));
    }

    #[test]
    fn what_is_there_is_said_with_its_numbers() {
        let mut sheets = [Sheet::default(); 4];
        for (player, values) in [&[7_u8, 7][..], &[7, 6], &[7, 5], &[4]].into_iter().enumerate() {
            for &value in values {
                sheets[player].craftsmen.add(Guild::Bakers, value);
            }
        }
        sheets[3].crests = [2, 0, 0, 0, 0, 0];
        sheets[3].prestige_crests = 1;
        sheets[3].talers = 3;
        let lacks = &score(&sheets).players[3].lacks;
        // G4: three others are ahead. G8: two crests of a guild are one, with the prestige crest two.
        assert!(lacks.contains(&Lack::Place));
        assert!(lacks.contains(&Lack::Thirty { guild: Guild::Bakers, value: 4 }));
        assert!(lacks.contains(&Lack::Crests(2)));
        assert!(lacks.iter().any(|lack| matches!(lack, Lack::Types(types) if types.len() == 4)));
        assert!(!lacks.iter().any(|lack| lack.category() == Category::Richest), "the richest with 3");
    }
}
