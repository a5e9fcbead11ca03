//! Golden replays: a game as a text file that says what it expects. See `tests/replays/README.md` for the format.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use guildhall::game::{Actor, Chance, Due, Game, Seat, Table};
use guildhall::norenberc::{
    Action, Bench, Craftsman, Effect, Good, Goods, Guild, Norenberc, Planning, RuleId, Setup, Step, Tile,
    Townsman, Window, notation, standings,
};
use guildhall::storage::norenberc::{default_box, read_box};

use crate::invariants::Ledger;

/// What a file has shown.
#[derive(Default)]
pub struct Proven {
    pub rules: BTreeSet<RuleId>,
    pub refusals: BTreeSet<String>,
    pub recruited: BTreeSet<Townsman>,
}

/// All replay files.
pub fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays/norenberc");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the folder of replays")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    files
}

/// Plays a file and checks everything it says.
pub fn run(path: &Path) -> Proven {
    let text = fs::read_to_string(path).expect("a readable replay");
    let mut replay = Replay::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if !line.is_empty() {
            replay.line(line).unwrap_or_else(|error| {
                panic!("{}:{}: {line}\n  {error}", path.file_name().unwrap().display(), number + 1)
            });
        }
    }
    assert!(!replay.proven.rules.is_empty(), "{}: proves nothing", path.display());
    replay.proven
}

struct Replay {
    names: Vec<String>,
    planning: Planning,
    tiles: String,
    workshops: Vec<(Guild, Vec<Craftsman>)>,
    lodgings: Vec<(Guild, Vec<Tile>)>,
    table: Option<Table<Norenberc>>,
    ledger: Ledger,
    proven: Proven,
}

type Verdict = Result<(), String>;

impl Replay {
    fn new() -> Self {
        Self {
            names: Vec::new(),
            planning: Planning::Cards,
            tiles: String::new(),
            workshops: Vec::new(),
            lodgings: Vec::new(),
            table: None,
            ledger: Ledger::default(),
            proven: Proven::default(),
        }
    }

    fn line(&mut self, line: &str) -> Verdict {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "players" => self.names = rest.split(' ').map(str::to_owned).collect(),
            "proves" => return self.proves(rest),
            "planning" => self.planning = if rest == "counts" { Planning::Counts } else { Planning::Cards },
            "box" => rest.clone_into(&mut self.tiles),
            "workshop" => {
                let (guild, tiles) = read_tiles(rest)?;
                let craftsmen = tiles.into_iter().map(|tile| match tile {
                    Tile::Craftsman(craftsman) => Ok(craftsman),
                    Tile::Townsman(_) => Err("a workshop holds craftsmen".to_owned()),
                });
                self.workshops.push((guild, craftsmen.collect::<Result<_, _>>()?));
            }
            "lodgings" => self.lodgings.push(read_tiles(rest)?),
            "order" => return self.start(rest),
            "fill" => return self.fill(),
            "all" if rest == "pass" => return self.all_pass(),
            "expect" => return self.claim(rest, Self::expect),
            "refuse" => return self.claim(rest, Self::refuse),
            actor => {
                let name = actor.strip_suffix(':').ok_or("neither a directive nor an actor")?;
                return self.event(name, rest);
            }
        }
        Ok(())
    }

    fn proves(&mut self, rules: &str) -> Verdict {
        for id in rules.split_whitespace() {
            self.proven.rules.insert(rule(id)?);
        }
        Ok(())
    }

    /// Something said about the table, with the rules it shows after a bar.
    fn claim(&mut self, rest: &str, check: fn(&mut Self, &str, &[&str]) -> Verdict) -> Verdict {
        let (claim, tags) = rest.split_once('|').unwrap_or((rest, ""));
        let tags: Vec<_> = tags.split_whitespace().collect();
        check(self, claim.trim(), &tags)
    }

    fn table(&self) -> Result<&Table<Norenberc>, String> {
        self.table.as_ref().ok_or_else(|| "before `order` nothing lies on the table".to_owned())
    }

    fn names(&self) -> Vec<&str> {
        self.names.iter().map(String::as_str).collect()
    }

    fn actor(&self, name: &str) -> Result<Actor, String> {
        if name == "Nature" {
            return Ok(Actor::Nature);
        }
        let seat = self.names.iter().position(|other| other == name).ok_or(format!("nobody is {name}"))?;
        Ok(Actor::Seat(Seat(seat as u8)))
    }

    fn seat(&self, name: &str) -> Result<Seat, String> {
        match self.actor(name)? {
            Actor::Seat(seat) => Ok(seat),
            Actor::Nature => Err("Nature has no seat".to_owned()),
        }
    }

    /// The turn order opens the game; workshops and lodgings follow as announced.
    fn start(&mut self, order: &str) -> Verdict {
        let tiles = match self.tiles.as_str() {
            "" => default_box(),
            toml => read_box(toml.replace(" / ", "\n").as_bytes()).map_err(|error| error.to_string())?,
        };
        if order.split_whitespace().count() != self.names.len() {
            return Err("the order names every player".to_owned());
        }
        let setup = Setup::new(self.names.len() as u8, tiles).with_planning(self.planning);
        self.table = Some(Table::new(setup));
        self.event("Nature", &format!("order {order}"))?;
        self.fill()
    }

    /// Answers Nature with what was announced, else with any craftsman that was not.
    fn fill(&mut self) -> Verdict {
        while self.table()?.due() == Due::Nature {
            let action = self.next_tile()?;
            self.enter(Actor::Nature, action)?;
        }
        Ok(())
    }

    fn next_tile(&mut self) -> Result<Action, String> {
        let (setup, state) = (self.table()?.setup().clone(), *self.table()?.state());
        match state.step() {
            Step::Settle(guild, bench) => {
                if let Some((_, tiles)) =
                    self.workshops.iter_mut().find(|(at, tiles)| *at == guild && !tiles.is_empty())
                {
                    let Craftsman { value, agent, .. } = tiles.remove(0);
                    return Ok(Action::Settle { guild, bench, value, agent });
                }
            }
            Step::Lodge(guild, window) | Step::Refill(guild, window) => {
                if let Some((_, tiles)) =
                    self.lodgings.iter_mut().find(|(at, tiles)| *at == guild && !tiles.is_empty())
                {
                    return Ok(Action::Lodge { guild, window, tile: tiles.remove(0) });
                }
            }
            step => return Err(format!("`fill` does not answer {step:?}")),
        }
        let mut outcomes = Chance::new();
        Norenberc::chance(&setup, &state, &mut outcomes);
        let announced = |craftsman: Craftsman| {
            let settled = self.workshops.iter().flat_map(|(_, tiles)| tiles.iter().copied());
            let lodged = self.lodgings.iter().flat_map(|(_, tiles)| tiles).filter_map(|tile| match tile {
                Tile::Craftsman(craftsman) => Some(*craftsman),
                Tile::Townsman(_) => None,
            });
            settled.chain(lodged).filter(|it| *it == craftsman).count()
        };
        let free = outcomes.iter().map(|(action, _)| *action).find(|action| {
            let craftsman = match *action {
                Action::Settle { guild, value, agent, .. } => Craftsman { guild, value, agent },
                Action::Lodge { tile: Tile::Craftsman(craftsman), .. } => craftsman,
                _ => return false,
            };
            usize::from(state.stack().craftsmen_like(&setup, craftsman)) > announced(craftsman)
        });
        free.ok_or_else(|| "no craftsman is left to fill with".to_owned())
    }

    fn all_pass(&mut self) -> Verdict {
        let Due::Seats(seats) = self.table()?.due() else { return Err("nobody plans".to_owned()) };
        for seat in seats.iter() {
            self.enter(Actor::Seat(seat), Action::Pass)?;
        }
        Ok(())
    }

    fn event(&mut self, name: &str, action: &str) -> Verdict {
        let actor = self.actor(name)?;
        let action = notation::parse(action, &self.names()).map_err(|error| error.to_string())?;
        self.enter(actor, action)
    }

    fn enter(&mut self, actor: Actor, action: Action) -> Verdict {
        let table = self.table.as_mut().ok_or("before `order` nothing can happen")?;
        let effects =
            table.enter(actor, action).map_err(|refusal| format!("{} {refusal:?}", refusal.rule()))?;
        for effect in &effects {
            if let Effect::Recruited { tile: Tile::Townsman(townsman), .. } = effect {
                self.proven.recruited.insert(*townsman);
            }
        }
        self.ledger.check(table.setup(), table.state(), &effects);
        Ok(())
    }

    /// `refuse Blue: recruit brewers 4 | A6 NotEnoughOwnGoods`
    fn refuse(&mut self, claim: &str, tags: &[&str]) -> Verdict {
        let (name, action) = claim.split_once(':').ok_or("refuse NAME: ACTION | RULE Refusal")?;
        let action = notation::parse(action, &self.names()).map_err(|error| error.to_string())?;
        let Err(refusal) = self.table()?.check(self.actor(name)?, action) else {
            return Err("this is allowed".to_owned());
        };
        let kind = format!("{refusal:?}");
        let kind = kind.split([' ', '{']).next().unwrap_or_default().to_owned();
        let message = [refusal.rule().as_str(), kind.as_str()];
        if tags != message {
            return Err(format!("refused by {message:?} ({refusal:?})"));
        }
        self.proven.refusals.insert(kind);
        self.proves(tags[0])
    }

    fn expect(&mut self, claim: &str, tags: &[&str]) -> Verdict {
        self.proves(&tags.join(" "))?;
        let words: Vec<_> = claim.split_whitespace().collect();
        let found = match self.seat(words.first().ok_or("expect what?")?) {
            Ok(seat) => self.of_player(seat, &words[1..])?,
            Err(_) => self.of_table(&words)?,
        };
        let (found, expected) = found;
        if found == expected { Ok(()) } else { Err(format!("expected {expected:?}, found {found:?}")) }
    }

    /// What a player has, and what was expected, as text.
    fn of_player(&self, seat: Seat, words: &[&str]) -> Result<(String, String), String> {
        let table = self.table()?;
        let (setup, state) = (table.setup(), table.state());
        let (&what, rest) = words.split_first().ok_or("of the player what?")?;
        let expected = rest.join(" ");
        let found = match (what, rest) {
            ("talers", _) => state.talers(seat).to_string(),
            ("goods", _) => return Ok((write(state.goods(seat)), expected)),
            ("peddled", _) => return Ok((write(state.peddled(seat)), expected)),
            ("agents", _) => state.agents(seat).to_string(),
            ("available", _) => state.available_agents(seat).to_string(),
            ("cards", _) => state.cards_left(seat).to_string(),
            ("finished", _) => if state.is_finished(seat) { "yes" } else { "no" }.to_owned(),
            ("prestige", _) => state.prestige_crests(seat).to_string(),
            ("vp", _) => standings(setup, state)[seat.index()].vp.to_string(),
            ("crests", [guild, expected]) => {
                return Ok((state.crests(seat, guild_of(guild)?).to_string(), (*expected).to_owned()));
            }
            ("craftsmen", [guild, expected @ ..]) => {
                let values: Vec<_> =
                    state.craftsmen(setup, seat, guild_of(guild)?).map(|it| it.value.to_string()).collect();
                return Ok((values.join(" "), expected.join(" ")));
            }
            ("townsman", [id, expected]) => {
                let townsman = Townsman::from_id(id).ok_or("no such townsman")?;
                return Ok((state.townsmen(seat, townsman).to_string(), (*expected).to_owned()));
            }
            ("may", [..]) => {
                let action = notation::parse(&expected, &self.names()).map_err(|error| error.to_string())?;
                let may = table.legal(seat).contains(&action);
                return Ok((if may { expected.clone() } else { "it is not legal".to_owned() }, expected));
            }
            ("options", _) => table.legal(seat).len().to_string(),
            _ => return Err(format!("cannot expect {what} of a player")),
        };
        Ok((found, expected))
    }

    fn of_table(&self, words: &[&str]) -> Result<(String, String), String> {
        let table = self.table()?;
        let (setup, state) = (table.setup(), table.state());
        let (&what, rest) = words.split_first().ok_or("of the table what?")?;
        let expected = rest.join(" ");
        let named = |seats: &mut dyn Iterator<Item = Seat>| {
            seats.map(|seat| self.names[seat.index()].clone()).collect::<Vec<_>>().join(" ")
        };
        let found = match (what, rest) {
            ("round", _) => state.round().to_string(),
            ("turn", _) => state.turn().to_string(),
            ("stack", _) => state.stack().len().to_string(),
            ("order", _) => named(&mut state.order(setup).iter().copied()),
            ("due", _) => match table.due() {
                Due::Seats(seats) => named(&mut seats.iter()),
                Due::Nature => "Nature".to_owned(),
                Due::Nobody => "nobody".to_owned(),
            },
            ("prestige-guild", _) => state.prestige_guild().map_or("none", Guild::id).to_owned(),
            ("winners", _) => {
                let score = Norenberc::score(setup, state);
                named(&mut score.winners().map(|seat| Seat(seat as u8)))
            }
            (_, [guild, expected @ ..]) => {
                let guild = guild_of(guild)?;
                let tiles = |tiles: &mut dyn Iterator<Item = Option<Tile>>| {
                    tiles
                        .map(|tile| tile.map_or("-".to_owned(), notation::write_tile))
                        .collect::<Vec<_>>()
                        .join(" ")
                };
                let found = match what {
                    "storehouse" => write(state.storehouse(guild)),
                    "roof" => state.roof_total(guild).to_string(),
                    "price" => state.price(setup, guild).to_string(),
                    "mayors" => state.mayors(guild).to_string(),
                    "lodgings" => {
                        tiles(&mut Window::ALL.into_iter().map(|window| state.lodger(setup, guild, window)))
                    }
                    "workshop" => {
                        tiles(&mut Bench::ALL.into_iter().map(|bench| state.settled(setup, guild, bench)))
                    }
                    _ => return Err(format!("cannot expect {what}")),
                };
                return Ok((found, expected.join(" ")));
            }
            _ => return Err(format!("cannot expect {what}")),
        };
        Ok((found, expected))
    }
}

fn rule(id: &str) -> Result<RuleId, String> {
    RuleId::ALL.iter().copied().find(|rule| rule.as_str() == id).ok_or(format!("no rule {id}"))
}

fn guild_of(id: &str) -> Result<Guild, String> {
    Guild::from_id(id).ok_or(format!("no guild {id}"))
}

fn write(goods: Goods) -> String {
    if goods.is_empty() {
        return "none".to_owned();
    }
    let bundle = |(good, count): (Good, u8)| format!("{count} {}", good.id());
    goods.iter().map(bundle).collect::<Vec<_>>().join(" ")
}

/// `brewers 6 4 3+` or `brewers councilman printers-7 musician-3`
fn read_tiles(rest: &str) -> Result<(Guild, Vec<Tile>), String> {
    let mut words = rest.split_whitespace();
    let guild = guild_of(words.next().ok_or("of which guild?")?)?;
    let tiles = words.map(|word| {
        let tile = if word.starts_with(|c: char| c.is_ascii_digit()) {
            format!("{}-{word}", guild.id())
        } else {
            word.to_owned()
        };
        match notation::parse(&format!("lodge brewers 1 {tile}"), &[]) {
            Ok(Action::Lodge { tile, .. }) => Ok(tile),
            _ => Err(format!("no tile {word}")),
        }
    });
    Ok((guild, tiles.collect::<Result<_, _>>()?))
}
