//! Entries in words: lines of the log.

use crate::companion::norenberc::{Entry, Owned, SwappedWith, Used};
use crate::game::Seat;
use crate::i18n::Arg;
use crate::i18n::describe::Describe;
use crate::i18n::describe::companion::tracking_arg;
use crate::i18n::describe::norenberc::{bundle_args, craftsman_args, guild_arg, tile_args};
use crate::i18n::describe::{ToText, whole_name, yes_no};
use crate::norenberc::components::Trigger;
use crate::norenberc::{Bench, Craftsman, Fact, Good, Guild, Tile, Townsman};
use crate::storage::short_name;

impl Describe<'_> {
    fn recruited(&self, seat: Seat, tile: Tile, first: Option<bool>, used: Option<Used>) -> String {
        let mut args = tile_args(tile).to_vec();
        let back = matches!(tile, Tile::Townsman(townsman) if townsman.trigger() == Trigger::Star);
        args.extend([
            ("name", self.name(seat)),
            ("first", yes_no(first == Some(true))),
            ("back", yes_no(back)),
        ]);
        let (id, more) = match used {
            None if tile == Tile::Townsman(Townsman::Councilman) => ("councilman", vec![]),
            None => ("nothing", vec![]),
            Some(Used::Peddler { good }) => ("peddler", peddled(good).to_vec()),
            Some(Used::Mayor { roof }) => ("mayor", vec![guild_arg(roof)]),
            Some(Used::Guardsman { guild, bench, with }) => ("guardsman", self.swapped(guild, bench, with)),
        };
        self.texts
            .with("companion-entry-recruited", args.into_iter().chain(more).chain([("used", id.into())]))
    }

    fn swapped(&self, guild: Guild, bench: Bench, with: SwappedWith) -> Vec<Arg<'static>> {
        let (id, other, guest) = match with {
            SwappedWith::Bench(other) => ("bench", other.number(), String::new()),
            SwappedWith::Guest { value, agent } => {
                ("guest", 0, self.tile(Tile::Craftsman(Craftsman { guild, value, agent })))
            }
        };
        vec![
            guild_arg(guild),
            ("with", id.into()),
            ("number", bench.number().into()),
            ("other", other.into()),
            ("guest", guest.into()),
        ]
    }

    fn owned(&self, seat: Seat, owned: &Owned) -> String {
        let name = ("name", self.name(seat));
        let count = |count: usize| ("count", count.into());
        let craftsman = |guild, value, added: bool| {
            let mut args = craftsman_args(Craftsman { guild, value, agent: false }).to_vec();
            args.push(("added", yes_no(added)));
            args
        };
        let (key, args): (&str, Vec<Arg>) = match *owned {
            Owned::Talers { talers } => ("companion-entry-told", vec![("talers", talers.into())]),
            Owned::Craftsmen { ref craftsmen } => ("companion-entry-craftsmen", vec![count(craftsmen.len())]),
            Owned::AddCraftsman { guild, value } | Owned::CraftsmanValue { guild, value } => {
                ("companion-entry-craftsman", craftsman(guild, value, true))
            }
            Owned::RemoveCraftsman { guild, value } => {
                ("companion-entry-craftsman", craftsman(guild, value, false))
            }
            Owned::Crest { guild, count: crests } => {
                ("companion-entry-crest", vec![guild_arg(guild), count(crests.into())])
            }
            Owned::Crests { crests } => {
                ("companion-entry-crests", vec![count(crests.iter().map(|&it| usize::from(it)).sum())])
            }
            Owned::PrestigeCrests { count: crests } => {
                ("companion-entry-prestige-crests", vec![count(crests.into())])
            }
            Owned::Townsman { townsman, count: tiles } => {
                let tile = tile_args(Tile::Townsman(townsman)).to_vec();
                ("companion-entry-townsman", [tile, vec![count(tiles.into())]].concat())
            }
            Owned::Townsmen { townsmen } => {
                ("companion-entry-townsmen", vec![count(townsmen.iter().map(|&it| usize::from(it)).sum())])
            }
            Owned::Agents { agents } => ("companion-entry-agents", vec![count(agents.into())]),
            Owned::Mayors { mayors } => {
                let roofs = Guild::ALL.into_iter().filter(|guild| mayors[guild.index()] > 0);
                let roofs: Vec<_> = roofs.collect();
                let args = vec![count(roofs.len()), ("guilds", self.guilds(roofs))];
                ("companion-entry-mayors", args)
            }
        };
        self.texts.with(key, args.into_iter().chain([name]))
    }

    pub fn fact(&self, fact: &Fact) -> String {
        let name = |seat: Seat| ("name", self.name(seat));
        let count = |count: u8| ("count", count.into());
        let (id, args): (&str, Vec<Arg>) = match *fact {
            Fact::Favorite { guild, seat: Some(seat) } => ("favorite", vec![guild_arg(guild), name(seat)]),
            Fact::Favorite { guild, seat: None } => ("nobody", vec![guild_arg(guild)]),
            Fact::Talers { seat, talers } => ("talers", vec![name(seat), ("talers", talers.into())]),
            Fact::Goods { seat, good, count } => {
                ("goods", [&[name(seat)], &bundle_args(good, count)[..]].concat())
            }
            Fact::Agents { seat, agents } => ("agents", vec![name(seat), count(agents)]),
            Fact::Crests { seat, guild, count: crests } => {
                ("crests", vec![name(seat), guild_arg(guild), count(crests)])
            }
            Fact::PrestigeCrests { seat, count: crests } => {
                ("prestige-crests", vec![name(seat), count(crests)])
            }
            Fact::Townsmen { seat, townsman, count: tiles } => {
                let tile = tile_args(Tile::Townsman(townsman));
                ("townsmen", [&[name(seat), count(tiles)], &tile[..]].concat())
            }
            Fact::Order { ref order } => ("order", vec![("names", self.names(order.iter().copied()))]),
            Fact::PrestigeGuild { guild } => ("prestige-guild", vec![guild_arg(guild)]),
        };
        self.texts.with("companion-ruling", args.into_iter().chain([("fact", id.into())]))
    }
}

fn peddled(good: Option<Good>) -> [Arg<'static>; 3] {
    let [kind, count] = bundle_args(good.unwrap_or(Good::Beer), good.is_some().into());
    [kind, count, ("placed", yes_no(good.is_some()))]
}

impl ToText for Entry {
    fn say(&self, describe: &Describe) -> String {
        let name = |seat: Seat| ("name", describe.name(seat));
        let (key, args): (&str, Vec<Arg>) = match *self {
            Entry::Workshop { guild, ref tiles } => {
                let known = tiles.iter().flatten().map(|&it| describe.tile(Tile::Craftsman(it)));
                let list = describe.texts.list(&known.collect::<Vec<_>>());
                ("companion-entry-workshop", vec![guild_arg(guild), ("tiles", list.into())])
            }
            Entry::Order { ref order } => {
                ("companion-entry-order", vec![("names", describe.names(order.iter().copied()))])
            }
            Entry::Recruited { seat, tile, first, used } => {
                return describe.recruited(seat, tile, first, used);
            }
            Entry::Peddled { seat, good } => {
                ("companion-entry-peddled", [&[name(seat)], &peddled(good)[..]].concat())
            }
            Entry::Counted { seat, good, count } => {
                ("companion-entry-counted", [&[name(seat)], &bundle_args(good, count)[..]].concat())
            }
            Entry::Talers { seat, talers } => {
                ("companion-entry-told", vec![name(seat), ("talers", talers.into())])
            }
            Entry::Richest { among, are } => ("companion-entry-richest", describe.richest(among, are)),
            Entry::NoAnswer { guild } => ("companion-entry-no-answer", vec![guild_arg(guild)]),
            Entry::Prestige { guild } => ("companion-entry-prestige", vec![guild_arg(guild)]),
            Entry::NoPrestige => ("companion-entry-no-prestige", vec![]),
            Entry::EndRound => ("companion-entry-end-round", vec![]),
            Entry::Owned { seat, ref owned } => return describe.owned(seat, owned),
            Entry::Event(ref event) => return describe.say(event),
            Entry::Person { seat, ref person } => {
                let name = whole_name(describe.texts, seat.index(), person);
                ("companion-entry-person", vec![("name", short_name(&name).into())])
            }
            Entry::Box { tile, instead } => (
                "companion-entry-box",
                vec![("tile", describe.tile(tile).into()), ("other", describe.tile(instead).into())],
            ),
            Entry::Ruling { ref fact, .. } => return describe.fact(fact),
            Entry::Tracking { tracking, .. } => ("companion-entry-depth", vec![tracking_arg(tracking)]),
        };
        describe.texts.with(key, args)
    }
}
