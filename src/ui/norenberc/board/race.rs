//! The favourite of a guild if the round ended now, as far as the viewer may know.

use super::top::Top;
use crate::game::Seat;
use crate::norenberc::favorites::{Claim, Decider, Verdict, favorite};
use crate::norenberc::round_end::prestige_guild;
use crate::norenberc::scoring::{Category, PlayerScore, Sheet, score};
use crate::norenberc::{Bench, Guild, Tile};

/// The players' claims on a guild, and the verdict; it stays open where hidden talers decide.
pub(crate) fn race(top: &Top, guild: Guild) -> (Vec<Claim>, Verdict) {
    let players = usize::from(top.setup.players());
    if let Some(settled) = settled(top, guild, players) {
        return settled;
    }
    let mut claims = top.state.claims(top.setup, guild)[..players].to_vec();
    for (claim, talers) in claims.iter_mut().zip(top.talers) {
        claim.talers = *talers;
    }
    let verdict = favorite(&claims);
    (claims, verdict)
}

/// At the end of a round: the claims that decided the guild in question; guilds before it have no race left.
fn settled(top: &Top, guild: Guild, players: usize) -> Option<(Vec<Claim>, Verdict)> {
    if !top.ended || top.spoken.is_some_and(|spoken| guild > spoken) {
        return None;
    }
    let (Some(shown), true) = (top.shown, top.spoken == Some(guild)) else {
        return Some((top.state.claims(top.setup, guild)[..players].to_vec(), Verdict::Nobody));
    };
    let verdict = top.mover.map_or(Verdict::Nobody, |seat| {
        // The reason is given in words.
        Verdict::Favorite { player: seat.index(), by: Decider::Goods }
    });
    Some((shown[..players].to_vec(), verdict))
}

pub(crate) fn next_master(top: &Top, guild: Guild) -> Option<Tile> {
    let bench = Bench::of_guildmaster(top.state.round() + 1);
    (top.state.round() < crate::norenberc::components::ROUNDS)
        .then(|| top.state.settled(top.setup, guild, bench))
        .flatten()
}

/// The prestige guild of the next round, as the workshops lie now (R9).
pub(crate) fn next_prestige(top: &Top) -> Option<Guild> {
    let value = |guild: Guild| match next_master(top, guild)? {
        Tile::Craftsman(craftsman) => Some((guild, craftsman.value)),
        Tile::Townsman(_) => None,
    };
    prestige_guild(top.state.prestige_guild(), top.setup.guilds().filter_map(value)).map(|(guild, _)| guild)
}

/// The score if the game ended now, without points that depend on hidden talers.
pub fn standing(top: &Top, seat: Seat) -> u32 {
    parts(top, seat).into_iter().map(|(_, vp)| vp).sum()
}

/// The same by category.
pub(crate) fn parts(top: &Top, seat: Seat) -> Vec<(Category, u32)> {
    let all = top.standing.get_or_init(|| {
        let sheets = Seat::first(top.setup.players()).map(|seat| top.state.sheet(top.setup, seat));
        without_hidden(sheets.collect(), top.talers)
    });
    all[seat.index()].clone()
}

fn without_hidden(mut sheets: Vec<Sheet>, talers: &[Option<u16>]) -> Vec<Vec<(Category, u32)>> {
    for (sheet, talers) in sheets.iter_mut().zip(talers) {
        sheet.talers = talers.unwrap_or(0);
    }
    let hidden = talers.iter().any(Option::is_none);
    let counted = |category: &Category| !hidden || *category != Category::Richest;
    let points = |player: PlayerScore| {
        let of = |category: Category| {
            let lines = player.lines.iter().filter(|line| line.category() == category);
            (category, lines.map(|line| line.vp).sum())
        };
        Category::ALL.into_iter().filter(counted).map(of).filter(|(_, vp)| *vp > 0).collect()
    };
    score(&sheets).players.into_iter().map(points).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::norenberc::Townsman;

    #[test]
    fn points_do_not_tell_how_many_talers_are_hidden() {
        let sheet = |talers| {
            let mut sheet = Sheet { talers, ..Sheet::default() };
            sheet.townsmen[Townsman::TaxCollector.index()] = 1;
            sheet
        };
        let totals = |sheets, talers: &[_]| {
            let sum = |parts: Vec<(Category, u32)>| parts.into_iter().map(|(_, vp)| vp).sum::<u32>();
            without_hidden(sheets, talers).into_iter().map(sum).collect::<Vec<_>>()
        };
        let points = |talers| totals(vec![sheet(20), sheet(talers)], &[Some(20), None]);
        assert_eq!(points(0), points(45));
        assert_eq!(points(45)[0], 2, "W10: one's own count");
        // Where all are seen, all of them count.
        assert!(totals(vec![sheet(20), sheet(45)], &[Some(20), Some(45)])[1] >= 4);
    }
}
