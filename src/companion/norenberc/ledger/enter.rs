//! Applies one entry to the ledger, or rejects it and changes nothing.

use super::{Hand, Ledger, OwnCraftsman, ThisRound};
use crate::companion::norenberc::entry::{Entry, Owned, SwappedWith, Used};
use crate::companion::norenberc::favorite::Richest;
use crate::companion::norenberc::round_end::GuildOutcome;
use crate::companion::norenberc::sheet::{at_most, check_value, own};
use crate::companion::norenberc::tiles::{SeenTiles, check_values};
use crate::companion::norenberc::{EntryError, TitleEntryError};
use crate::game::{Seat, SeatSet};
use crate::norenberc::components::{GOODS_PER_GUILD, MOST_AGENTS, TOWNSMAN_VARIANTS, Trigger};
use crate::norenberc::favorites::Decider;
use crate::norenberc::{
    Bench, Craftsman, Fact, Good, Guild, MOST_TALERS, Tile, TileBox, Townsman, guilds_in_play,
};

type EntryResult = Result<(), EntryError>;

impl Ledger {
    /// Accepts an entry; `index` is its place among all entries. The end of a round with an open question is the one entry
    /// that is applied and rejected at the same time: the favourite stays unknown until the question is answered.
    pub(in crate::companion) fn enter(
        &mut self,
        index: usize,
        entry: &Entry,
        tiles: &TileBox,
    ) -> EntryResult {
        let mut next = self.clone();
        let taken = next.apply(index, entry, tiles);
        // A round in which a correction has opened a question is over all the same: later entries belong to the next.
        if matches!(taken, Ok(()) | Err(EntryError::Title(TitleEntryError::Open(_)))) {
            *self = next;
        }
        taken
    }

    fn apply(&mut self, index: usize, entry: &Entry, tiles: &TileBox) -> EntryResult {
        match *entry {
            Entry::Workshop { guild, tiles: ref entered } => {
                self.fill_workshop(guild, entered)?;
                self.seen().check(tiles)
            }
            Entry::Owned { seat, ref owned } => self.own(seat, owned, tiles),
            Entry::Ruling { round, ref fact } => self.rule(index, round, fact),
            Entry::Event(_) => Err(EntryError::WrongTracking),
            // The fold handles these itself.
            Entry::Box { .. } | Entry::Tracking { .. } | Entry::Person { .. } => Ok(()),
            // Everything else happens during a round.
            Entry::Order { .. }
            | Entry::Recruited { .. }
            | Entry::Peddled { .. }
            | Entry::Counted { .. }
            | Entry::Talers { .. }
            | Entry::Richest { .. }
            | Entry::NoAnswer { .. }
            | Entry::Prestige { .. }
            | Entry::NoPrestige
            | Entry::EndRound
                if self.over =>
            {
                Err(EntryError::NotNow)
            }
            Entry::Order { ref order } => self.tell_order(order),
            Entry::Recruited { seat, tile, first, used } => {
                self.recruit(seat, tile, first, used)?;
                let mut seen = self.seen();
                if let Tile::Townsman(townsman) = tile
                    && townsman.trigger() == Trigger::Star
                {
                    seen.townsmen.push(townsman);
                }
                seen.check(tiles)
            }
            Entry::Peddled { seat, good } => {
                self.seated(seat)?;
                let unknown = &mut self.now.unknown_peddlers[seat.index()];
                *unknown = unknown.checked_sub(1).ok_or(EntryError::NotNow)?;
                good.map_or(Ok(()), |good| self.peddle(seat, good))
            }
            Entry::Counted { seat, good, count } => {
                self.seated(seat)?;
                self.in_play(good.guild())?;
                self.begin();
                self.now.counts[seat.index()][good.index()] = Some(count);
                self.check_goods(good, count)
            }
            Entry::Talers { seat, talers } => {
                self.seated(seat)?;
                at_most(talers, MOST_TALERS)?;
                self.begin();
                self.now.talers[seat.index()] = Some(talers);
                Ok(())
            }
            Entry::Richest { among, are } => self.compare(among, are),
            Entry::NoAnswer { guild } => {
                self.in_play(guild)?;
                self.begin();
                self.now.no_answer = self.now.no_answer.with(guild);
                Ok(())
            }
            Entry::Prestige { guild } => {
                self.in_play(guild)?;
                // R9; a table that plays otherwise enters a ruling.
                if self.previous_prestige() == Some(guild) {
                    return Err(EntryError::Title(TitleEntryError::PrestigeAgain { guild }));
                }
                self.now.prestige = Some(guild);
                Ok(())
            }
            Entry::NoPrestige => {
                self.now.no_prestige = true;
                Ok(())
            }
            Entry::EndRound => self.end_round(),
        }
    }

    fn seated(&self, seat: Seat) -> EntryResult {
        if seat.0 < self.players { Ok(()) } else { Err(EntryError::NoSuchPlayer) }
    }

    fn in_play(&self, guild: Guild) -> EntryResult {
        if (guild as u8) < guilds_in_play(self.players) {
            Ok(())
        } else {
            Err(EntryError::Title(TitleEntryError::NotInPlay { guild }))
        }
    }

    fn begin(&mut self) {
        self.now.begun = true;
    }

    fn fill_workshop(&mut self, guild: Guild, entered: &[Option<Craftsman>; 5]) -> EntryResult {
        self.in_play(guild)?;
        for (place, tile) in self.workshops[guild.index()].iter_mut().zip(entered) {
            if let Some(tile) = tile {
                check_value(tile.value)?;
                if tile.guild != guild {
                    return Err(EntryError::Title(TitleEntryError::OtherGuild { guild }));
                }
                *place = Some(*tile);
            }
        }
        Ok(())
    }

    fn tell_order(&mut self, order: &[Seat]) -> EntryResult {
        let everybody: SeatSet = order.iter().copied().filter(|seat| seat.0 < self.players).collect();
        if order.len() != usize::from(self.players) || everybody != self.everybody() {
            return Err(EntryError::Title(TitleEntryError::Order));
        }
        self.order = Some(order.to_vec());
        Ok(())
    }

    fn compare(&mut self, among: SeatSet, are: SeatSet) -> EntryResult {
        let known = among.minus(self.everybody()).is_empty() && are.minus(among).is_empty();
        if !known || are.is_empty() || among.len() < 2 {
            return Err(EntryError::Title(TitleEntryError::NotAmong));
        }
        self.begin();
        self.now.richest.push(Richest { among, are });
        Ok(())
    }

    fn recruit(&mut self, seat: Seat, tile: Tile, first: Option<bool>, used: Option<Used>) -> EntryResult {
        self.seated(seat)?;
        self.begin();
        match (tile, used) {
            (Tile::Craftsman(craftsman), None) => self.recruit_craftsman(seat, craftsman)?,
            (Tile::Townsman(Townsman::Peddler), Some(Used::Peddler { good })) => {
                good.map_or(Ok(()), |good| self.peddle(seat, good))?;
            }
            (Tile::Townsman(Townsman::Peddler), None) => self.now.unknown_peddlers[seat.index()] += 1,
            (Tile::Townsman(Townsman::Mayor), Some(Used::Mayor { roof })) => {
                self.in_play(roof)?;
                if let Some(mayors) = &mut self.mayors {
                    mayors[roof.index()] += 1;
                }
            }
            // A mayor lies on some roof.
            (Tile::Townsman(Townsman::Mayor), None) => self.mayors = None,
            (Tile::Townsman(Townsman::Guardsman), Some(Used::Guardsman { guild, bench, with })) => {
                self.swap(guild, bench, with)?;
            }
            (Tile::Townsman(Townsman::Councilman), None) => self.own_hand(seat).gain_agents(1),
            (Tile::Townsman(Townsman::Guardsman | Townsman::Burglar), None) => {}
            (Tile::Townsman(townsman), None) => {
                if let Some(count) = &mut self.own_hand(seat).townsmen[townsman.index()] {
                    *count += 1;
                }
            }
            (tile, Some(_)) => return Err(EntryError::Title(TitleEntryError::OtherGuest { tile })),
        }
        self.go_first(seat, first);
        Ok(())
    }

    fn own_hand(&mut self, seat: Seat) -> &mut Hand {
        &mut self.hands[seat.index()]
    }

    fn recruit_craftsman(&mut self, seat: Seat, craftsman: Craftsman) -> EntryResult {
        self.in_play(craftsman.guild)?;
        check_value(craftsman.value)?;
        self.take_loose(craftsman);
        self.recruited.push(craftsman);
        let hand = self.own_hand(seat);
        if let Some(craftsmen) = &mut hand.craftsmen {
            craftsmen.push(craftsman.into());
        }
        hand.gain_agents(craftsman.agent.into());
        Ok(())
    }

    /// If the guardsman put such a tile into lodgings, that is the one taken.
    fn take_loose(&mut self, craftsman: Craftsman) {
        if let Some(place) = self.loose.iter().position(|it| *it == craftsman) {
            self.loose.remove(place);
        }
    }

    fn peddle(&mut self, seat: Seat, good: Good) -> EntryResult {
        self.in_play(good.guild())?;
        self.now.peddled[seat.index()][good.index()] += 1;
        self.check_goods(good, 1)
    }

    /// C2: there are twelve of a good.
    fn check_goods(&self, good: Good, count: u8) -> EntryResult {
        let counted = self.now.counts.iter().filter_map(|counts| counts[good.index()]);
        let peddled = self.now.peddled.iter().map(|goods| goods[good.index()]);
        let sum: u16 = counted.chain(peddled).map(u16::from).sum();
        let most = u16::from(GOODS_PER_GUILD);
        if sum > most {
            let others = sum - u16::from(count);
            return Err(EntryError::Title(TitleEntryError::TooManyGoods {
                good,
                left: most.saturating_sub(others) as u8,
            }));
        }
        Ok(())
    }

    fn swap(&mut self, guild: Guild, bench: Bench, with: SwappedWith) -> EntryResult {
        self.in_play(guild)?;
        // W4, X5: the guildmaster cannot be moved, and what lay below has been taken.
        let movable = |bench: Bench| {
            let master = Bench::of_guildmaster(self.round);
            bench != master && bench.number() >= self.round
        };
        let other = match with {
            SwappedWith::Bench(other) => Some(other),
            SwappedWith::Guest { .. } => None,
        };
        if !movable(bench) || other.is_some_and(|other| !movable(other)) {
            return Err(EntryError::Title(TitleEntryError::MovesGuildmaster { guild }));
        }
        match with {
            SwappedWith::Bench(other) => self.workshops[guild.index()].swap(bench.index(), other.index()),
            SwappedWith::Guest { value, agent } => {
                check_value(value)?;
                let guest = Craftsman { guild, value, agent };
                self.take_loose(guest);
                let place = &mut self.workshops[guild.index()][bench.index()];
                self.loose.extend(place.replace(guest));
            }
        }
        Ok(())
    }

    /// A7: those who were ahead move down one. If it is unknown whether somebody went first, so is the order.
    fn go_first(&mut self, seat: Seat, first: Option<bool>) {
        let Some(order) = &mut self.order else { return };
        let place = order.iter().position(|other| *other == seat).unwrap_or(0);
        match first {
            Some(true) => order[..=place].rotate_right(1),
            None if place > 0 => self.order = None,
            Some(false) | None => {}
        }
    }

    pub(super) fn seen(&self) -> SeenTiles {
        let settled = self.workshops.iter().flatten().flatten();
        let mut seen = SeenTiles {
            craftsmen: settled.chain(&self.recruited).chain(&self.loose).copied().collect(),
            townsmen: Vec::new(),
        };
        for hand in &self.hands {
            seen.add_townsmen(hand.townsmen.map(|count| count.unwrap_or(0)));
        }
        let mut moons = [0; TOWNSMAN_VARIANTS];
        moons[Townsman::Mayor.index()] = self.mayors.iter().flatten().sum();
        let peddlers = self.now.peddled.iter().flatten().chain(&self.now.unknown_peddlers);
        moons[Townsman::Peddler.index()] = peddlers.sum();
        seen.add_townsmen(moons);
        seen
    }

    fn own(&mut self, seat: Seat, owned: &Owned, tiles: &TileBox) -> EntryResult {
        self.set(seat, owned)?;
        let sheets = self.sheets();
        let values = sheets.iter().flat_map(|sheet| sheet.craftsmen.iter().flatten());
        check_values(tiles, values.filter_map(|&(guild, value)| Some((guild, value?))))?;
        self.seen().check(tiles)
    }

    /// Records a possession. Doubtful tiles of unknown favourites stay, unless this is one of them.
    fn set(&mut self, seat: Seat, owned: &Owned) -> EntryResult {
        self.seated(seat)?;
        let before = self.sheet(&self.hands[seat.index()]);
        own(&mut self.sheets(), seat, owned)?;
        if let Owned::Mayors { mayors } = *owned {
            for guild in Guild::ALL.into_iter().filter(|guild| mayors[guild.index()] > 0) {
                self.in_play(guild)?;
            }
            self.mayors = Some(mayors);
            return Ok(());
        }
        let known = |guild, value| OwnCraftsman::Known { guild, value, agent: None };
        let place = |tiles: &[(Guild, Option<u8>)], tile| tiles.iter().position(|it| *it == tile);
        // The same places in the sheet and in the hand; like tiles are interchangeable.
        let place_of = |tile| before.craftsmen.as_ref().and_then(|tiles| place(tiles, tile));
        let hand = self.own_hand(seat);
        match *owned {
            Owned::Mayors { .. } => {}
            Owned::Agents { agents } => hand.set_agents(Some(agents)),
            Owned::Talers { talers } => hand.talers = Some(talers),
            Owned::AddCraftsman { guild, value } => {
                // A doubtful tile like this one turns out to be theirs.
                if let Some(place) = before.perhaps_like(guild, value) {
                    hand.perhaps.remove(place);
                }
                hand.craftsmen.get_or_insert_default().push(known(guild, value));
            }
            Owned::CraftsmanValue { guild, value } => {
                if let Some(place) = place_of((guild, None)) {
                    hand.craftsmen.get_or_insert_default()[place] = known(guild, value);
                }
            }
            Owned::RemoveCraftsman { guild, value } => {
                if let Some(place) = place_of((guild, Some(value))) {
                    hand.craftsmen.get_or_insert_default().remove(place);
                }
            }
            Owned::Craftsmen { ref craftsmen } => {
                hand.craftsmen = Some(craftsmen.iter().map(|&(guild, value)| known(guild, value)).collect());
                hand.perhaps.clear();
            }
            Owned::Crest { guild, count } => hand.set_crests(guild, Some(count)),
            Owned::Crests { crests } => {
                for guild in Guild::ALL {
                    hand.set_crests(guild, Some(crests[guild.index()]));
                }
            }
            Owned::PrestigeCrests { count } => hand.set_prestige_crests(Some(count)),
            Owned::Townsman { townsman, count } => hand.townsmen[townsman.index()] = Some(count),
            Owned::Townsmen { townsmen } => hand.townsmen = townsmen.map(Some),
        }
        Ok(())
    }

    /// Rules a fact. Favourites were ruled when their round ended; this only checks that the ruling had an effect.
    fn rule(&mut self, index: usize, round: u8, fact: &Fact) -> EntryResult {
        match *fact {
            Fact::Favorite { guild, seat } => {
                self.in_play(guild)?;
                seat.map_or(Ok(()), |seat| self.seated(seat))?;
                self.ruled(index, round, guild, seat)
            }
            Fact::Talers { seat, talers } if self.over => {
                self.seated(seat)?;
                at_most(talers, MOST_TALERS)?;
                self.own_hand(seat).talers = Some(talers);
                Ok(())
            }
            Fact::Talers { seat, talers } => {
                self.seated(seat)?;
                at_most(talers, MOST_TALERS)?;
                self.now.talers[seat.index()] = Some(talers);
                Ok(())
            }
            Fact::Goods { seat, good, count } => {
                self.seated(seat)?;
                self.in_play(good.guild())?;
                self.now.counts[seat.index()][good.index()] = Some(count);
                self.check_goods(good, count)
            }
            Fact::Agents { seat, agents } => {
                self.seated(seat)?;
                at_most(agents, MOST_AGENTS)?;
                self.own_hand(seat).set_agents(Some(agents));
                Ok(())
            }
            Fact::Crests { seat, guild, count } => self.set(seat, &Owned::Crest { guild, count }),
            Fact::PrestigeCrests { seat, count } => self.set(seat, &Owned::PrestigeCrests { count }),
            Fact::Townsmen { seat, townsman, count } => self.set(seat, &Owned::Townsman { townsman, count }),
            Fact::Order { ref order } => self.tell_order(order),
            Fact::PrestigeGuild { guild } => {
                self.in_play(guild)?;
                self.now.prestige = Some(guild);
                Ok(())
            }
        }
    }

    fn ruled(&self, index: usize, round: u8, guild: Guild, seat: Option<Seat>) -> EntryResult {
        // A later ruling about the same guild takes this one's place.
        if self.rulings.get(&(round, guild)).is_some_and(|&(winner, _)| winner != index) {
            return Ok(());
        }
        let steps = if round == self.round && !self.over { Some(self.steps()) } else { None };
        let end = steps.as_ref().or_else(|| self.history.iter().find(|end| end.round == round));
        let outcome = end.and_then(|end| end.card(guild)).map(|card| &card.outcome);
        match (outcome, seat) {
            (Some(GuildOutcome::Nobody { ruled: true }), None) => Ok(()),
            (Some(GuildOutcome::Favorite { seat: favorite, by: Decider::Ruling, .. }), Some(seat))
                if *favorite == seat =>
            {
                Ok(())
            }
            _ => Err(EntryError::Title(TitleEntryError::RulingHasNoEffect)),
        }
    }

    pub(super) fn forget_round(&mut self) {
        self.now = ThisRound::default();
        self.first_order.clone_from(&self.order);
    }
}
