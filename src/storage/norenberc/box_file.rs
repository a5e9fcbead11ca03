//! The tiles of the user's own copy of the game, as a TOML file. The default is assumed: no edition prints the numbers.
//!
//! ```toml
//! [[craftsmen]]                 # in every guild ...
//! value = 2
//! count = 2
//! agent = true
//! [[craftsmen]]                 # ... or only in some
//! value = 7
//! count = 9
//! guilds = ["brewers", "hatters"]
//! [townsmen]                    # 26 in all; what is left out is 0
//! councilman = 4
//! ```

use serde::Serialize;

use crate::norenberc::components::{
    CRAFTSMEN_PER_GUILD, CRESTS_PER_GUILD, GOODS_PER_GUILD, HIGHEST_VALUE, LOWEST_VALUE, PRESTIGE_CRESTS,
    TOWNSMAN_VARIANTS, TOWNSMEN,
};
use crate::norenberc::{BoxError, Craftsman, Guild, TileBox, Townsman};
use crate::storage::input::{Allowed, Field, FoundInput, InputError, InputValue};

/// The assumed contents of the box as a file, with comments.
pub const DEFAULT_BOX: &str = include_str!("../../../assets/norenberc/box.toml");

/// The assumed contents of the box.
///
/// # Panics
/// Never: the file is part of the program and a test reads it.
pub fn default_box() -> TileBox {
    read_box(DEFAULT_BOX.as_bytes()).expect("the default box is valid")
}

/// Reads a box file.
///
/// # Errors
/// Says where, what was found and what is allowed.
pub fn read_box(bytes: &[u8]) -> Result<TileBox, InputError> {
    box_from(&Field::root(&InputValue::from_toml(bytes)?))
}

/// Reads a box from JSON, as [`BoxReport`] writes it.
///
/// # Errors
/// Says where, what was found and what is allowed.
pub fn box_from_json(value: &serde_json::Value) -> Result<TileBox, InputError> {
    box_from(&Field::root(&InputValue::from_json(value.to_string().as_bytes())?))
}

/// Reads a box that is part of something else.
pub(super) fn box_from(field: &Field) -> Result<TileBox, InputError> {
    let object = field.object(&["craftsmen", "townsmen", "goods", "crests"])?;
    let craftsmen_field = object.need("craftsmen");
    let mut craftsmen = Vec::new();
    for entry in craftsmen_field.list()? {
        craftsmen.extend(craftsmen_from(&entry)?);
    }
    let townsmen_field = object.need("townsmen");
    let counts = townsmen_field.object(&Townsman::ALL.map(Townsman::id))?;
    let mut townsmen = [0; TOWNSMAN_VARIANTS];
    for townsman in Townsman::ALL {
        if let Some(count) = counts.get(townsman.id()) {
            townsmen[townsman.index()] = count.whole(0, TOWNSMEN)?;
        }
    }
    // C2: goods and crests are the same in every copy; a file may say so.
    if let Some(goods) = object.get("goods")
        && let Some(count) = goods.object(&["per_guild"])?.get("per_guild")
    {
        count.whole(GOODS_PER_GUILD, GOODS_PER_GUILD)?;
    }
    if let Some(crests) = object.get("crests") {
        let crests = crests.object(&["per_guild", "prestige"])?;
        if let Some(count) = crests.get("per_guild") {
            count.whole(CRESTS_PER_GUILD, CRESTS_PER_GUILD)?;
        }
        if let Some(count) = crests.get("prestige") {
            count.whole(PRESTIGE_CRESTS, PRESTIGE_CRESTS)?;
        }
    }
    TileBox::new(&craftsmen, townsmen).map_err(|error| match error {
        BoxError::Craftsmen { guild, found } => craftsmen_field
            .error(FoundInput::CountOf("guild", guild.id(), found), Allowed::Exactly(CRAFTSMEN_PER_GUILD)),
        BoxError::Value { found, .. } => craftsmen_field.error(
            FoundInput::Number(found.to_string()),
            Allowed::Range(LOWEST_VALUE.into(), HIGHEST_VALUE.into()),
        ),
        BoxError::Townsmen { found } => {
            townsmen_field.error(FoundInput::Count(found as usize), Allowed::Exactly(TOWNSMEN.into()))
        }
    })
}

fn craftsmen_from(entry: &Field) -> Result<Vec<Craftsman>, InputError> {
    let object = entry.object(&["value", "count", "agent", "guilds"])?;
    let value = object.need("value").whole(LOWEST_VALUE, HIGHEST_VALUE)?;
    let most = CRAFTSMEN_PER_GUILD as u8;
    let count = object.need("count").whole(1, most)?;
    let agent = object.get("agent").map_or(Ok(false), |agent| agent.boolean())?;
    let guilds = match object.get("guilds") {
        None => Guild::ALL.to_vec(),
        Some(list) => {
            list.list_of(1, Guild::ALL.len())?;
            list.each_once(|field| field.one_of(Guild::ALL, Guild::id))?
        }
    };
    let craftsmen =
        guilds.into_iter().flat_map(|guild| (0..count).map(move |_| Craftsman { guild, value, agent }));
    Ok(craftsmen.collect())
}

/// A box as JSON, with the same keys as the file.
#[derive(Serialize)]
pub struct BoxReport {
    craftsmen: Vec<CraftsmenOut>,
    townsmen: TileCounts,
}

#[derive(PartialEq, Serialize)]
struct CraftsmenOut {
    value: u8,
    agent: bool,
    count: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    guilds: Vec<Guild>,
}

struct TileCounts([u8; TOWNSMAN_VARIANTS]);

impl Serialize for TileCounts {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Townsman::ALL.map(|it| (it.id(), self.0[it.index()])))
    }
}

impl BoxReport {
    /// The report of a box.
    pub fn new(tiles: &TileBox) -> Self {
        let mut craftsmen: Vec<CraftsmenOut> = Vec::new();
        for guild in Guild::ALL {
            for group in tiles.craftsmen(guild).chunk_by(|a, b| a == b) {
                let Craftsman { value, agent, .. } = group[0];
                let count = group.len();
                let same = |it: &&mut CraftsmenOut| (it.value, it.agent, it.count) == (value, agent, count);
                match craftsmen.iter_mut().find(same) {
                    Some(entry) => entry.guilds.push(guild),
                    None => craftsmen.push(CraftsmenOut { value, agent, count, guilds: vec![guild] }),
                }
            }
        }
        for entry in &mut craftsmen {
            if entry.guilds.len() == Guild::ALL.len() {
                entry.guilds.clear();
            }
        }
        Self { craftsmen, townsmen: TileCounts(Townsman::ALL.map(|it| tiles.townsmen(it))) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{Location, ValueKind};

    #[test]
    fn the_default_box_is_valid_and_reads_back_from_json() {
        let tiles = default_box();
        let json = serde_json::to_vec(&BoxReport::new(&tiles)).unwrap();
        let node = InputValue::from_json(&json).unwrap();
        assert_eq!(box_from(&Field::root(&node)).unwrap(), tiles);
    }

    #[test]
    fn guilds_may_have_different_tiles() {
        let text = r#"
            craftsmen = [
                { value = 2, count = 11, guilds = ["brewers"] },
                { value = 3, count = 5, guilds = ["bakers", "shoemakers", "printers", "tailors", "hatters"] },
                { value = 7, count = 6, agent = true, guilds = ["bakers", "shoemakers", "printers", "tailors", "hatters"] },
            ]
            townsmen = { peddler = 26 }"#;
        let tiles = read_box(text.as_bytes()).unwrap();
        assert_eq!(tiles.craftsmen(Guild::Brewers)[10].value, 2);
        assert_eq!(
            tiles.craftsmen(Guild::Hatters)[10],
            Craftsman { guild: Guild::Hatters, value: 7, agent: true }
        );
        let json = serde_json::to_vec(&BoxReport::new(&tiles)).unwrap();
        let node = InputValue::from_json(&json).unwrap();
        assert_eq!(box_from(&Field::root(&node)).unwrap(), tiles);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let error = |from: &str, to: &str| {
            assert!(DEFAULT_BOX.contains(from), "the default box has {from}");
            read_box(DEFAULT_BOX.replacen(from, to, 1).as_bytes()).unwrap_err()
        };
        let field = |at: &str| Location::Field(at.into());
        assert_eq!(
            error("count = 2", "count = 1").found,
            FoundInput::CountOf("guild", Guild::Brewers.id(), 10)
        );
        assert_eq!(error("value = 2", "value = 1").at, field("craftsmen[0].value"));
        assert_eq!(error("value = 2", "value = 8").allowed, Allowed::Range(2, 7));
        assert_eq!(error("burglar = 3", "burglar = 2").found, FoundInput::Count(25));
        assert_eq!(error("burglar = 3", "thief = 3").at, field("townsmen.thief"));
        assert_eq!(error("burglar = 3", "burglar = -1").at, field("townsmen.burglar"));
        assert_eq!(error("per_guild = 12", "per_guild = 13").at, field("goods.per_guild"));
        assert_eq!(error("prestige = 4", "prestige = 5").at, field("crests.prestige"));
        assert_eq!(error("agent = true", "agent = 1").allowed, Allowed::Kind(ValueKind::Bool));
        assert_eq!(error("[townsmen]", "[townsmen").found, FoundInput::Syntax);
        assert_eq!(read_box(b"").unwrap_err().at, field("craftsmen"));
        assert_eq!(read_box(&[0xff]).unwrap_err().allowed, Allowed::Utf8);
    }
}
