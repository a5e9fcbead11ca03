//! The sheet of the end of a round, and the favourites, as `guildhall favorites` reads and prints them.

use serde::{Serialize, Serializer};

use super::score_sheet::MOST_TALERS;
use crate::game::Title as _;
use crate::norenberc::components::GOODS_PER_GUILD;
use crate::norenberc::favorites::{Claim, ClaimSource, Decider, Verdict, favorite};
use crate::norenberc::{Good, Guild, Norenberc, RuleId, guilds_in_play};
use crate::storage::input::{Allowed, Field, FoundInput, InputError, InputValue, Object};
use crate::storage::players::{check_title, player_fields, read_name};

/// The claims of all players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FavoritesSheet {
    /// The names, in the order given.
    pub names: Vec<String>,
    /// The guild with the prestige crest, if that is known.
    pub prestige_guild: Option<Guild>,
    guilds: Vec<Guild>,
    players: Vec<Holder>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Holder {
    talers: Option<u16>,
    place: u8,
    goods: [u8; Good::ALL.len()],
    peddlers: [u8; Good::ALL.len()],
}

impl FavoritesSheet {
    /// Reads a sheet.
    ///
    /// # Errors
    /// Says where, what was found and what is allowed.
    pub fn read(bytes: &[u8]) -> Result<Self, InputError> {
        let node = InputValue::from_json(bytes)?;
        let root = Field::root(&node).object(&["game", "turn_order", "prestige_guild", "players"])?;
        check_title::<Norenberc>(&root)?;
        let fields = player_fields::<Norenberc>(&root)?;
        let guilds: Vec<_> = Guild::first(guilds_in_play(fields.len() as u8)).collect();
        let prestige_guild = match root.get("prestige_guild") {
            Some(field) if !field.is_null() => Some(field.one_of(guilds.iter().copied(), Guild::id)?),
            _ => None,
        };
        let mut seen = [0; Good::ALL.len()];
        let (mut names, mut players) = (Vec::new(), Vec::new());
        for field in fields {
            let (name, holder) = read_player(&field, &names, &guilds, &mut seen)?;
            names.push(name);
            players.push(holder);
        }
        for (place, player) in (0..).zip(read_order(&root, "turn_order", &names)?) {
            players[player].place = place;
        }
        Ok(Self { names, prestige_guild, guilds, players })
    }

    /// The guilds in play, each with the claims of all players.
    pub fn claims(&self) -> impl Iterator<Item = (Guild, Vec<Claim>)> {
        self.guilds.iter().map(|&guild| {
            let claim = |player: &Holder| Claim {
                supply: player.goods[guild.index()],
                peddlers: player.peddlers[guild.index()],
                talers: player.talers,
                place: player.place,
            };
            (guild, self.players.iter().map(claim).collect())
        })
    }
}

/// Reads a list that names every player once, as indices.
pub(super) fn read_order(
    object: &Object,
    key: &'static str,
    names: &[String],
) -> Result<Vec<usize>, InputError> {
    let field = object.need(key);
    let mut order = Vec::new();
    for entry in field.list()? {
        let player = entry.name_among(names)?;
        if order.contains(&player) {
            return Err(entry.error(FoundInput::Repeated(names[player].clone()), Allowed::EachPlayerOnce));
        }
        order.push(player);
    }
    if let Some(missing) = (0..names.len()).find(|player| !order.contains(player)) {
        return Err(field.error(FoundInput::Without(names[missing].clone()), Allowed::EachPlayerOnce));
    }
    Ok(order)
}

fn read_player(
    field: &Field,
    earlier: &[String],
    guilds: &[Guild],
    seen: &mut [u8; Good::ALL.len()],
) -> Result<(String, Holder), InputError> {
    let player = field.object(&["name", "talers", "goods", "peddlers"])?;
    let name = read_name(&player.need("name"), earlier)?;
    let mut holder = Holder::default();
    if let Some(talers) = player.get("talers").filter(|talers| !talers.is_null()) {
        holder.talers = Some(talers.whole(0, MOST_TALERS)?);
    }
    let in_play = || guilds.iter().map(|guild| guild.good());
    let mut count_up = |entry: &Field, good: Good, more: u8| {
        let count = &mut seen[good.index()];
        *count += more;
        if *count > GOODS_PER_GUILD {
            let found = FoundInput::CountOf("guild", good.guild().id(), (*count).into());
            return Err(entry.error(found, Allowed::OverTable(GOODS_PER_GUILD.into())));
        }
        Ok(())
    };
    if let Some(field) = player.get("goods") {
        let ids: Vec<_> = in_play().map(Good::id).collect();
        let goods = field.object(&ids)?;
        for good in in_play() {
            if let Some(entry) = goods.get(good.id()) {
                let count = entry.whole(0, GOODS_PER_GUILD)?;
                count_up(&entry, good, count)?;
                holder.goods[good.index()] = count;
            }
        }
    }
    if let Some(field) = player.get("peddlers") {
        for entry in field.list()? {
            let good = entry.one_of(in_play(), Good::id)?;
            count_up(&entry, good, 1)?;
            holder.peddlers[good.index()] += 1;
        }
    }
    Ok((name, holder))
}

/// The favourite of every guild as JSON.
#[derive(Clone, Debug, Serialize)]
pub struct FavoritesReport {
    game: &'static str,
    guilds: Vec<GuildReport>,
}

#[derive(Clone, Debug, Serialize)]
struct GuildReport {
    guild: Guild,
    favorite: Option<String>,
    decided_by: &'static str,
    counts: FavoriteCounts,
    prestige_crest: bool,
    returned_from: Option<&'static str>,
    reveal: Option<Vec<String>>,
    rule: RuleId,
}

#[derive(Clone, Debug)]
struct FavoriteCounts(Vec<(String, u8)>);

impl Serialize for FavoriteCounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, count)| (name, count)))
    }
}

impl FavoritesReport {
    /// Decides every guild of a sheet.
    pub fn new(sheet: &FavoritesSheet) -> Self {
        let guilds = sheet.claims().map(|(guild, claims)| {
            let verdict = favorite(&claims);
            let name = |player: usize| sheet.names[player].clone();
            let chosen = match verdict {
                Verdict::Favorite { player, .. } => Some(player),
                Verdict::Nobody | Verdict::Reveal(_) => None,
            };
            GuildReport {
                guild,
                favorite: chosen.map(name),
                decided_by: match verdict {
                    Verdict::Favorite { by: Decider::Goods, .. } => "goods",
                    Verdict::Favorite { by: Decider::Talers, .. } => "talers",
                    Verdict::Favorite { by: Decider::TurnOrder, .. } => "turn_order",
                    Verdict::Favorite { by: Decider::Ruling, .. } => "ruling",
                    Verdict::Nobody => "nobody",
                    Verdict::Reveal(_) => "reveal",
                },
                counts: FavoriteCounts(
                    sheet.names.iter().cloned().zip(claims.iter().map(|claim| claim.count())).collect(),
                ),
                prestige_crest: sheet.prestige_guild == Some(guild),
                returned_from: chosen.map(|player| match claims[player].returned_from() {
                    ClaimSource::Supply => "supply",
                    ClaimSource::Peddler => "peddler",
                }),
                reveal: match verdict {
                    Verdict::Reveal(seats) => Some(seats.iter().map(|seat| name(seat.index())).collect()),
                    Verdict::Favorite { .. } | Verdict::Nobody => None,
                },
                rule: verdict.rule(),
            }
        });
        Self { game: Norenberc::ID, guilds: guilds.collect() }
    }
}
