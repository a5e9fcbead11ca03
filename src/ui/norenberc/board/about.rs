//! The popups that explain the things on the board.

use super::mats::seen_cards;
use super::race::{next_master, next_prestige, parts, race, standing};
use super::top::Top;
use crate::assistant::Article;
use crate::game::Seat;
use crate::norenberc::components::CRESTS_PER_GUILD;
use crate::norenberc::favorites::Verdict;
use crate::norenberc::scoring::Score;
use crate::norenberc::{Bench, Good, Guild, RuleId, Spot, Tile, Townsman, Window};
use crate::ui::Cx;
use crate::ui::screens::play::About;

pub fn house(top: &Top, guild: Guild) -> About {
    let cx = top.cx;
    let mut lines = vec![price(top, guild)];
    lines.push(race_line(top, guild));
    let talers = top.state.roof_total(guild);
    if talers > 0 {
        lines.push(cx.with("board-roof", [("talers", talers.into())]));
    }
    let taken: u8 = Seat::first(top.setup.players()).map(|seat| top.state.crests(seat, guild)).sum();
    let left = CRESTS_PER_GUILD.saturating_sub(taken);
    lines.push(cx.with("houses-crests-left", [("guild", guild.id().into()), ("count", left.into())]));
    lines.extend(next(top, guild));
    About { heading: cx.describe().guild(guild), lines, rule: Some(RuleId::R2.into()) }
}

fn race_line(top: &Top, guild: Guild) -> String {
    let (claims, verdict) = race(top, guild);
    let prestige = top.prestige_guild() == Some(guild);
    let mut message = top.describe().verdict(guild, &claims, verdict, prestige);
    if let Verdict::Reveal(_) = verdict {
        // Whoever looks knows their own talers, and is tied all the same.
        let most = claims.iter().map(|claim| claim.count()).max();
        let tied = claims.iter().zip(top.names).filter(|(claim, _)| Some(claim.count()) == most);
        let names: Vec<_> = tied.map(|(_, name)| name.clone()).collect();
        message += " ";
        message += &top.cx.with("board-tied", [("names", top.cx.texts.list(&names).into())]);
    }
    top.cx.with("board-race", [("verdict", message.into())])
}

fn price(top: &Top, guild: Guild) -> String {
    let price = top.state.price(top.setup, guild);
    top.cx.with("houses-master", [("guild", guild.id().into()), ("price", price.into())])
}

fn next(top: &Top, guild: Guild) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(tile) = next_master(top, guild) {
        let tile = top.cx.describe().tile(tile);
        lines.push(top.cx.with("board-next-master", [("tile", tile.into())]));
    }
    if next_prestige(top) == Some(guild) {
        lines.push(top.cx.text("board-next-prestige"));
    }
    lines
}

/// The effect of a tile in words, and its rule.
pub fn tile_lines(cx: &Cx, tile: Tile) -> (Vec<String>, RuleId) {
    match tile {
        Tile::Townsman(townsman) => (vec![Article::new(cx.texts, townsman.rule()).answer], townsman.rule()),
        Tile::Craftsman(craftsman) => {
            let key = if craftsman.agent { "board-craftsman-agent" } else { "board-craftsman" };
            (vec![cx.text(key)], RuleId::G2)
        }
    }
}

pub fn window(top: &Top, guild: Guild, window: Window) -> About {
    let price = top.cx.with("houses-price", [("window", window.number().into())]);
    if let Some(tile) = top.state.lodger(top.setup, guild, window) {
        let (mut lines, rule) = tile_lines(top.cx, tile);
        lines.push(price);
        return About { heading: top.cx.describe().tile(tile), lines, rule: Some(rule.into()) };
    }
    let args = [("guild", guild.id().into()), ("number", window.number().into())];
    let heading = top.cx.with("board-window-empty", args);
    About { heading, lines: vec![price], rule: Some(RuleId::A6.into()) }
}

pub fn bench(top: &Top, spot: Spot) -> About {
    let Spot::Workshop(guild, bench) = spot else { return house(top, Guild::Brewers) };
    let mut lines = Vec::new();
    let master = Bench::of_guildmaster(top.state.round());
    if bench == master {
        lines.push(price(top, guild));
    }
    for place in Bench::ALL.into_iter().filter(|&place| place == bench || stacked(bench, place)) {
        if let Some(tile) = top.state.settled(top.setup, guild, place) {
            lines.push(top.tile_at(tile, Spot::Workshop(guild, place)));
        }
    }
    lines.extend(next(top, guild));
    About {
        heading: top.cx.with("board-workshop", [("guild", guild.id().into())]),
        lines,
        rule: Some(RuleId::R7.into()),
    }
}

fn stacked(one: Bench, other: Bench) -> bool {
    let [.., under, over] = Bench::ALL;
    (one == under && other == over) || (one == over && other == under)
}

pub fn storehouse(top: &Top, guild: Guild) -> About {
    let cx = top.cx;
    let stock = top.state.storehouse(guild);
    let lies =
        if stock.is_empty() { cx.text("houses-storehouse-empty") } else { cx.describe().bundles(stock) };
    let heading = cx.with("board-storehouse", [("guild", guild.id().into())]);
    let lines = vec![lies, price(top, guild), race_line(top, guild)];
    About { heading, lines, rule: Some(RuleId::A4.into()) }
}

pub fn goods(top: &Top, seat: Seat, good: Good) -> About {
    let (supply, peddled) = (top.state.goods(seat).count(good), top.state.peddled(seat).count(good));
    let mut lines = Vec::new();
    if peddled > 0 {
        lines.push(top.cx.with("houses-peddled", [("good", good.id().into()), ("count", peddled.into())]));
    }
    lines.push(race_line(top, good.guild()));
    About { heading: top.cx.describe().bundle(good, supply), lines, rule: Some(RuleId::R2.into()) }
}

/// The accessible name of a row's right part, behind the goods.
pub(crate) fn owned_name(top: &Top, seat: Seat) -> String {
    let name = top.names[seat.index()].clone();
    top.cx.with("board-owned", [("name", name.into()), ("list", owned(top, seat).into())])
}

fn owned(top: &Top, seat: Seat) -> String {
    let (cx, state) = (top.cx, top.state);
    let mut all = Vec::new();
    for guild in top.setup.guilds() {
        all.extend(state.craftsmen(top.setup, seat, guild).map(|it| cx.describe().tile(Tile::Craftsman(it))));
    }
    for townsman in Townsman::ALL {
        let count = state.townsmen(seat, townsman);
        all.extend((0..count).map(|_| cx.describe().tile(Tile::Townsman(townsman))));
    }
    for guild in top.setup.guilds() {
        let count = state.crests(seat, guild);
        if count > 0 {
            all.push(cx.with("houses-crests", [("guild", guild.id().into()), ("count", count.into())]));
        }
    }
    let prestige = state.prestige_crests(seat);
    if prestige > 0 {
        all.push(cx.with("houses-prestige-crests", [("count", prestige.into())]));
    }
    if all.is_empty() { cx.text("board-owned-nothing") } else { cx.texts.list(&all) }
}

/// The accessible name of a row's left part, before the goods.
pub(crate) fn purse_name(top: &Top, seat: Seat) -> String {
    let all: Vec<_> = [top.names[seat.index()].clone()].into_iter().chain(purse(top, seat)).collect();
    all.join(&top.cx.text("locale-list-comma"))
}

/// Talers, agents and cards, as far as the viewer may know them.
fn purse(top: &Top, seat: Seat) -> Vec<String> {
    let (cx, state) = (top.cx, top.state);
    let talers = top.talers.get(seat.index()).copied().flatten();
    let mut lines = vec![match talers {
        Some(talers) => cx.with("norenberc-talers", [("talers", talers.into())]),
        None => cx.text("houses-talers-hidden"),
    }];
    let (free, all) = (state.available_agents(seat), state.agents(seat));
    lines.push(cx.with("houses-agents", [("free", free.into()), ("all", all.into())]));
    if state.is_finished(seat) {
        lines.push(cx.text("houses-finished"));
    }
    let cards = seen_cards(top, seat);
    if !cards.is_empty() {
        let cards: Vec<_> = cards.into_iter().map(|guild| cx.describe().guild(guild)).collect();
        lines.push(cx.with("board-cards", [("guilds", cx.texts.list(&cards).into())]));
    }
    lines
}

pub fn player(top: &Top, seat: Seat) -> About {
    let (cx, state) = (top.cx, top.state);
    let mut lines = purse(top, seat);
    lines.push(cx.with("moves-place-now", [("place", (state.place(seat) + 1).into())]));
    if !state.goods(seat).is_empty() {
        lines.push(cx.describe().bundles(state.goods(seat)));
    }
    for (good, count) in state.peddled(seat).iter() {
        lines.push(cx.with("houses-peddled", [("good", good.id().into()), ("count", count.into())]));
    }
    lines.push(owned(top, seat));
    if top.estimates {
        let hidden = if top.talers.iter().any(Option::is_none) { "yes" } else { "no" };
        let vp = standing(top, seat);
        lines.push(cx.with("board-standing", [("vp", vp.into()), ("hidden", hidden.into())]));
        let parts = parts(top, seat).into_iter().map(|(category, vp)| {
            let category = cx.describe().category::<Score>(category);
            cx.with("score-category-line", [("category", category.into()), ("vp", vp.into())])
        });
        lines.push(parts.collect::<Vec<_>>().join("\n"));
    }
    About { heading: top.names[seat.index()].clone(), lines, rule: Some(RuleId::G1.into()) }
}

pub fn round(top: &Top, heading: String) -> About {
    let mut lines = Vec::new();
    if let Some(guild) = next_prestige(top) {
        let guild = top.cx.describe().guild(guild);
        lines.push(top.cx.with("board-prestige-moves", [("guild", guild.into())]));
    }
    let left = top.state.stack().len();
    lines.push(top.cx.with("houses-stack", [("count", left.into())]));
    About { heading, lines, rule: Some(RuleId::R1.into()) }
}

pub fn order(top: &Top) -> About {
    let names: Vec<_> =
        top.state.order(top.setup).iter().map(|seat| top.names[seat.index()].clone()).collect();
    let heading = top.cx.text("houses-order");
    let lines = vec![top.cx.texts.list(&names), top.cx.text("board-order")];
    About { heading, lines, rule: Some(RuleId::A1.into()) }
}
