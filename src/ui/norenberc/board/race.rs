//! Who would be favourite of a guild if the round ended now, from what the one who looks may know.

use super::top::Top;
use crate::game::Seat;
use crate::norenberc::favorites::{Claim, Verdict, favorite};
use crate::norenberc::round_end::prestige_guild;
use crate::norenberc::scoring::{Category, score};
use crate::norenberc::{Bench, Guild, Tile};

/// What everybody has to show for a guild, and what follows. Where hidden talers decide it stays open.
pub(crate) fn race(top: &Top, guild: Guild) -> (Vec<Claim>, Verdict) {
    let players = usize::from(top.setup.players());
    let mut claims = top.state.claims(top.setup, guild)[..players].to_vec();
    for (claim, talers) in claims.iter_mut().zip(top.talers) {
        claim.talers = *talers;
    }
    let verdict = favorite(&claims);
    (claims, verdict)
}

/// The craftsman who is guildmaster in the next round, if there is one more.
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

/// What everybody would score if the game ended now; without what the richest gets, where talers are hidden.
pub fn standing(top: &Top) -> Vec<u32> {
    let sheets: Vec<_> =
        Seat::first(top.setup.players()).map(|seat| top.state.sheet(top.setup, seat)).collect();
    let hidden = top.talers.iter().any(Option::is_none);
    let result = score(&sheets);
    let points = |player: &crate::norenberc::scoring::PlayerScore| {
        let richest = player.lines.iter().filter(|line| line.category() == Category::Richest);
        let richest: u32 = richest.map(|line| line.vp).sum();
        if hidden { player.total - richest } else { player.total }
    };
    result.players.iter().map(points).collect()
}
