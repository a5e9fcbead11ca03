//! The fold: a set-up and entries become a table. An entry that is not possible at its place is marked and skipped, and
//! everything else is as if it had never been made.

use super::entry::{Entry, Owned};
use super::group::{Depth, Person, TableSetup};
use super::ledger::{Ledger, Rulings};
use super::referee::Referee;
use super::refused::Refused;
use super::round_end::RoundEnd;
use super::sheet::{FinalSheet, own};
use super::tiles::{Seen, check_values, exchange};
use crate::game::{Due, Seat};
use crate::norenberc::components::ROUNDS;
use crate::norenberc::{Fact, Position, PositionFault, Tile, TileBox, Townsman};
use crate::storage::is_blank;

/// The table at one of the three depths.
#[derive(Clone, Debug, PartialEq)]
pub enum Play {
    /// One sheet a player.
    Final {
        /// By seat.
        sheets: Vec<FinalSheet>,
        /// Rounds that were followed before.
        history: Vec<RoundEnd>,
    },
    /// Rounds are followed.
    Round(Box<Ledger>),
    /// Everything is checked.
    Referee(Box<Referee>),
}

impl Play {
    /// How deep the game is followed now.
    pub const fn depth(&self) -> Depth {
        match self {
            Self::Final { .. } => Depth::FinalScore,
            Self::Round(_) => Depth::RoundHelper,
            Self::Referee(_) => Depth::Referee,
        }
    }

    /// The round helper's ledger, where there is one.
    pub const fn ledger(&self) -> Option<&Ledger> {
        match self {
            Self::Round(ledger) => Some(ledger),
            Self::Final { .. } | Self::Referee(_) => None,
        }
    }

    /// What everybody owns, as far as it is known.
    pub fn sheets(&self) -> Vec<FinalSheet> {
        match self {
            Self::Final { sheets, .. } => sheets.clone(),
            Self::Round(ledger) => ledger.sheets(),
            Self::Referee(referee) => referee.sheets(),
        }
    }

    /// The ends of rounds so far.
    pub fn history(&self) -> &[RoundEnd] {
        match self {
            Self::Final { history, .. } => history,
            Self::Round(ledger) => ledger.history(),
            Self::Referee(referee) => referee.history(),
        }
    }

    /// The round that is being played; a final score has none.
    pub fn round(&self) -> Option<u8> {
        match self {
            Self::Final { .. } => None,
            Self::Round(ledger) => Some(ledger.round()),
            Self::Referee(referee) => Some(referee.state().round()),
        }
    }

    /// Whether all rounds are over.
    pub fn is_over(&self) -> bool {
        match self {
            Self::Final { .. } => true,
            Self::Round(ledger) => ledger.is_over(),
            Self::Referee(referee) => referee.due() == Due::Nobody,
        }
    }
}

/// What came of folding.
#[derive(Clone, Debug)]
pub(super) struct Folded {
    pub(super) play: Play,
    /// Who sits at the table.
    pub(super) people: Vec<Person>,
    /// The box with everything that was found out about it.
    pub(super) tiles: TileBox,
    /// For every entry whether it counts, or why not.
    pub(super) taken: Vec<Result<(), Refused>>,
    /// For every entry the round it was made in.
    pub(super) rounds: Vec<Option<u8>>,
}

/// Folds entries in their order.
pub(super) fn fold<'a>(setup: &TableSetup, entries: impl IntoIterator<Item = &'a Entry> + Clone) -> Folded {
    // What people learn about the box, and what they rule about a round that is over, holds from the start.
    let mut tiles = setup.tiles.clone();
    let mut boxes = Vec::new();
    let mut rulings = Rulings::new();
    for (index, entry) in entries.clone().into_iter().enumerate() {
        if let Entry::Box { tile, instead } = *entry {
            let changed = exchange(&tiles, tile, instead);
            boxes.push(changed.is_some());
            tiles = changed.unwrap_or(tiles);
        } else if let Entry::Ruling { round, fact: Fact::Favorite { guild, seat } } = *entry {
            rulings.insert((round, guild), (index, seat));
        }
    }
    let mut people = setup.people.clone();
    let mut fold =
        Fold { setup, tiles, rulings, play: Play::Final { sheets: Vec::new(), history: Vec::new() } };
    fold.play = fold.start();
    let mut boxes = boxes.into_iter();
    let (mut taken, mut rounds) = (Vec::new(), Vec::new());
    for (index, entry) in entries.into_iter().enumerate() {
        rounds.push(fold.play.round());
        taken.push(if let Entry::Box { tile, .. } = entry {
            let changed = boxes.next() == Some(true);
            if changed { Ok(()) } else { Err(Refused::BeyondBox { tile: *tile, instead: None }) }
        } else if let Entry::Person { seat, person } = entry {
            rename(&mut people, seat.index(), person)
        } else if let Entry::Depth { depth, round, position } = entry {
            fold.change_depth(*depth, *round, position.as_deref()).map(|play| fold.play = play)
        } else {
            fold.enter(index, entry)
        });
    }
    Folded { play: fold.play, people, tiles: fold.tiles, taken, rounds }
}

fn rename(people: &mut [Person], index: usize, person: &Person) -> Result<(), Refused> {
    let taken = people.iter().enumerate().any(|(other, it)| other != index && it.name == person.name);
    if taken || is_blank(&person.name) {
        return Err(Refused::Name);
    }
    *people.get_mut(index).ok_or(Refused::NoSuchPlayer)? = person.clone();
    Ok(())
}

struct Fold<'a> {
    setup: &'a TableSetup,
    tiles: TileBox,
    rulings: Rulings,
    play: Play,
}

impl Fold<'_> {
    fn start(&self) -> Play {
        let players = self.setup.players();
        let rulings = self.rulings.clone();
        if self.setup.played.is_some() {
            return Play::Referee(Box::new(Referee::played(players, &self.tiles)));
        }
        match self.setup.depth {
            Depth::FinalScore => {
                Play::Final { sheets: vec![FinalSheet::blank(); players.into()], history: Vec::new() }
            }
            Depth::Referee if self.setup.round == 1 => {
                Play::Referee(Box::new(Referee::open(players, &self.tiles, rulings)))
            }
            Depth::RoundHelper | Depth::Referee => {
                Play::Round(Box::new(Ledger::open(players, self.setup.round, rulings)))
            }
        }
    }

    fn enter(&mut self, index: usize, entry: &Entry) -> Result<(), Refused> {
        if self.setup.played.is_some() && !matches!(entry, Entry::Event(_)) {
            return Err(Refused::WrongDepth);
        }
        match &mut self.play {
            Play::Round(ledger) => ledger.enter(index, entry, &self.tiles),
            Play::Referee(referee) => {
                if let Entry::Event(event) = entry {
                    referee.enter(*event)
                } else if let Entry::Ruling { round, fact } = entry {
                    referee.rule(index, *round, fact)
                } else {
                    Err(Refused::WrongDepth)
                }
            }
            Play::Final { sheets, .. } => {
                let (seat, owned) = final_fact(entry).ok_or(Refused::WrongDepth)?;
                let mut changed = sheets.clone();
                own(&mut changed, seat, &owned)?;
                let values = changed.iter().flat_map(|sheet| sheet.craftsmen.iter().flatten());
                check_values(&self.tiles, values.filter_map(|&(guild, value)| Some((guild, value?))))?;
                let mut seen = Seen::default();
                for sheet in &changed {
                    seen.add_townsmen(sheet.townsmen.map(|count| count.unwrap_or(0)));
                }
                seen.check(&self.tiles)?;
                *sheets = changed;
                Ok(())
            }
        }
    }

    /// A tile that the box should not hold is a question here too.
    fn beyond_box(&self, position: &Position, refused: Refused) -> Refused {
        let Refused::Position(PositionFault::BeyondBox { tile }) = refused else { return refused };
        Refused::BeyondBox { tile, instead: seen_in(position).unseen(&self.tiles, tile) }
    }

    fn change_depth(&self, depth: Depth, round: u8, position: Option<&Position>) -> Result<Play, Refused> {
        if self.setup.played.is_some() {
            return Err(Refused::WrongDepth);
        }
        let rulings = self.rulings.clone();
        let history = self.play.history().to_vec();
        match (&self.play, depth) {
            (Play::Round(ledger), Depth::Referee) => {
                let position = position.ok_or(Refused::NeedsPosition)?;
                if ledger.now().begun || ledger.is_over() || position.round != ledger.round() {
                    return Err(Refused::NotAtRoundStart);
                }
                let players = self.setup.players();
                let referee = Referee::at(players, &self.tiles, position, history, rulings)
                    .map_err(|fault| self.beyond_box(position, fault))?;
                Ok(Play::Referee(Box::new(referee)))
            }
            (Play::Referee(referee), Depth::RoundHelper) => {
                if !referee.is_round_start() && !self.play.is_over() {
                    return Err(Refused::NotAtRoundStart);
                }
                let (setup, state) = (referee.setup(), referee.state());
                Ok(Play::Round(Box::new(Ledger::from_state(setup, state, history, rulings))))
            }
            (Play::Final { sheets, .. }, Depth::RoundHelper) => {
                if !(1..=ROUNDS).contains(&round) {
                    return Err(Refused::NotNow);
                }
                Ok(Play::Round(Box::new(Ledger::from_sheets(sheets, round, rulings))))
            }
            (Play::Round(_) | Play::Referee(_), Depth::FinalScore) => {
                let mut sheets = self.play.sheets();
                if !self.play.is_over() {
                    // What they have now is not what they will have at the end.
                    for sheet in &mut sheets {
                        sheet.talers = None;
                    }
                }
                Ok(Play::Final { sheets, history })
            }
            (Play::Final { .. }, Depth::Referee) => Err(Refused::NeedsPosition),
            (Play::Final { .. }, Depth::FinalScore)
            | (Play::Round(_), Depth::RoundHelper)
            | (Play::Referee(_), Depth::Referee) => Err(Refused::NotNow),
        }
    }
}

/// The tiles that a position shows.
fn seen_in(position: &Position) -> Seen {
    let mut seen = Seen::default();
    for player in &position.players {
        seen.craftsmen.extend(&player.craftsmen);
        seen.add_townsmen(player.townsmen);
    }
    for house in &position.houses {
        seen.craftsmen.extend(house.workshop.iter().flatten());
        for tile in house.lodgings.iter().flatten() {
            match *tile {
                Tile::Craftsman(craftsman) => seen.craftsmen.push(craftsman),
                Tile::Townsman(townsman) => seen.townsmen.push(townsman),
            }
        }
        seen.townsmen.extend(std::iter::repeat_n(Townsman::Mayor, house.mayors.into()));
    }
    seen
}

/// What an entry says about a sheet, if anything.
fn final_fact(entry: &Entry) -> Option<(Seat, Owned)> {
    if let Entry::Owned { seat, owned } = entry {
        return Some((*seat, owned.clone()));
    }
    let Entry::Ruling { fact, .. } = entry else { return None };
    match *fact {
        Fact::Talers { seat, talers } => Some((seat, Owned::Talers { talers })),
        Fact::Crests { seat, guild, count } => Some((seat, Owned::Crest { guild, count })),
        Fact::PrestigeCrests { seat, count } => Some((seat, Owned::PrestigeCrests { count })),
        Fact::Townsmen { seat, townsman, count } => Some((seat, Owned::Townsman { townsman, count })),
        Fact::Favorite { .. }
        | Fact::Goods { .. }
        | Fact::Agents { .. }
        | Fact::Order { .. }
        | Fact::PrestigeGuild { .. } => None,
    }
}
