//! Everything that follows by itself: set-up (S), calling the guilds (A1), the end of a turn (T) and of a round (R).

use super::apply::Transition;
use super::components::{Bench, Craftsman, Guild, ROUNDS, Tile, Townsman, Window};
use super::effect::Effect;
use super::favorites::{ClaimSource, Verdict, favorite};
use super::goods::Goods;
use super::round_end::{BASE_INCOME, mayor_income, musician_income, prestige_guild};
use super::state::{SEATS, Stage, Step, Turn};
use super::tile_box::TilePiece;
use crate::game::{Effects, Seat, SeatSet};

impl<E: Effects<Effect>> Transition<'_, E> {
    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<E> {
        Seat::first(self.setup.players())
    }

    /// S5, then S6.
    pub(super) fn settle_next(&mut self, guild: Guild, bench: Bench) {
        let next_guild = || guild.next().filter(|&next| self.setup.has(next));
        self.state.step = if let Some(bench) = Bench::new(bench.number() + 1) {
            Step::Settle(guild, bench)
        } else if let Some(guild) = next_guild() {
            Step::Settle(guild, Bench::ALL[0])
        } else {
            return self.lodge_next(Guild::Brewers);
        };
    }

    /// The next empty window, guild by guild, left to right (S6, R8); with none left, or no guests, the round opens.
    pub(super) fn lodge_next(&mut self, from: Guild) {
        // S6: at set-up window 1 stays empty. No round ends before the second one opens.
        let set_up = self.state.round == 1;
        let first = usize::from(set_up);
        for guild in self.setup.guilds().skip(from.index()) {
            let lodgings = &self.state.houses[guild.index()].lodgings;
            let Some(window) = Window::ALL[first..].iter().find(|it| lodgings[it.index()].is_none()) else {
                continue;
            };
            if self.state.stack.is_empty() {
                self.effects.note(Effect::StackEmpty);
                break;
            }
            let step = if set_up { Step::Lodge } else { Step::Refill };
            self.state.step = step(guild, *window);
            return;
        }
        self.open_round();
    }

    /// S7, R9: the prestige guild; then everybody plans.
    fn open_round(&mut self) {
        let masters = self.setup.guilds().map(|guild| (guild, self.state.price(self.setup, guild)));
        if let Some((guild, value)) = prestige_guild(self.state.prestige, masters) {
            self.state.prestige = Some(guild);
            self.effects.note(Effect::PrestigeGuild { guild, value });
        }
        self.state.step = Step::Planning;
    }

    /// Everybody has planned: those without a card are finished (P3), then the Brewers are called.
    pub(super) fn end_planning(&mut self) {
        let mut cards = [0; 5];
        for seat in self.seats() {
            cards[seat.index()] = self.state.cards_left(seat);
        }
        self.effects.note(Effect::PlansLaid { cards });
        for seat in self.state.committed.iter() {
            if self.state.cards_left(seat) == 0 {
                self.state.finished = self.state.finished.with(seat);
                self.effects.note(Effect::Finished { seat, passed: true });
            }
        }
        self.state.committed = SeatSet::default();
        self.call(Some(Guild::Brewers));
    }

    /// Calls this guild or the next one for which somebody may have a card (A1); after the last one the turn ends.
    fn call(&mut self, first: Option<Guild>) {
        let plans = &self.state.plans;
        let called = if plans.sealed == [0; SEATS] {
            let cards = plans.cards.iter().fold(0, |all, cards| all | cards.0);
            Guild::ALL.get(cards.trailing_zeros() as usize).copied()
        } else {
            first.filter(|&guild| self.setup.has(guild))
        };
        match called {
            Some(guild) if self.state.plans.sealed == [0; SEATS] => {
                self.reveal_cards(guild, SeatSet::default());
                self.act_next(guild);
            }
            Some(guild) => self.state.step = Step::Reveal(guild),
            None => self.end_turn(),
        }
    }

    pub(super) fn reveal(&mut self, guild: Guild, seats: SeatSet) {
        self.reveal_cards(guild, seats);
        self.act_next(guild);
    }

    /// Everybody with the guild's card puts an agent on it.
    fn reveal_cards(&mut self, guild: Guild, given: SeatSet) {
        let mut pending = SeatSet::default();
        for seat in self.seats() {
            let plans = &mut self.state.plans;
            let cards = &mut plans.cards[seat.index()];
            if cards.contains(guild) {
                *cards = cards.without(guild);
            } else if given.contains(seat) {
                plans.sealed[seat.index()] -= 1;
            } else {
                continue;
            }
            self.player(seat).available -= 1;
            pending = pending.with(seat);
        }
        self.state.pending = pending;
        self.state.revealed = pending.len();
        if !pending.is_empty() {
            self.effects.note(Effect::Called { guild, seats: pending });
        }
    }

    /// The next player acts at the guild, or the next guild is called.
    ///
    /// A10: whoever goes first has acted already, so the order among those who have not stays as it was.
    pub(super) fn act_next(&mut self, guild: Guild) {
        let pending = self.state.pending;
        if pending.is_empty() {
            return self.call(guild.next());
        }
        let seat =
            *self.state.order.iter().find(|&&seat| pending.contains(seat)).expect("every seat has a place");
        self.state.step = Step::Turn(Turn { guild, seat, stage: Stage::Act });
    }

    /// T1, T2.
    fn end_turn(&mut self) {
        for seat in self.seats() {
            let out = self.state.available_agents(seat) == 0;
            if out && !self.state.is_finished(seat) {
                self.state.finished = self.state.finished.with(seat);
                self.effects.note(Effect::Finished { seat, passed: false });
            }
        }
        if self.state.finished == SeatSet::first(self.setup.players()) {
            match self.favorites {
                None => self.end_round(),
                Some(favorites) => {
                    for guild in self.setup.guilds().take(favorites) {
                        self.choose_favorite(guild);
                        // The crest went with the favourite, or left the game.
                        self.state.prestige = self.state.prestige.filter(|it| *it != guild);
                    }
                    if favorites > usize::from(self.setup.guild_count()) {
                        self.return_peddlers();
                        self.return_agents();
                        self.collect_income();
                    }
                }
            }
        } else {
            self.state.turn += 1;
            self.state.step = Step::Planning;
            let (round, turn) = (self.state.round, self.state.turn);
            self.effects.note(Effect::NewTurn { round, turn });
        }
    }

    /// R1: the steps in their order.
    fn end_round(&mut self) {
        self.effects.note(Effect::RoundOver { round: self.state.round });
        for guild in self.setup.guilds() {
            self.choose_favorite(guild);
        }
        self.return_peddlers();
        self.return_agents();
        self.collect_income();
        if self.state.round == ROUNDS {
            self.state.step = Step::Over;
            self.effects.note(Effect::GameOver);
            return;
        }
        self.state.finished = SeatSet::default();
        self.state.round += 1;
        self.state.turn = 1;
        self.announce_guildmasters();
        self.clear_lodgings();
        self.lodge_next(Guild::Brewers);
    }

    /// R2 to R4.
    fn choose_favorite(&mut self, guild: Guild) {
        let claims = self.state.claims(self.setup, guild);
        self.effects.note(Effect::Shown { guild, claims });
        let claims = &claims[..usize::from(self.setup.players())];
        let master_bench = Bench::of_guildmaster(self.state.round);
        let (master, master_tile) = self.take_settled(guild, master_bench);
        let under = (self.state.round == ROUNDS).then(|| self.take_settled(guild, Bench::UNDER_STACK));
        let prestige = self.state.prestige == Some(guild);
        let ruled = std::mem::take(&mut self.state.ruled[guild.index()]);
        let Verdict::Favorite { player, by } = ruled.verdict(claims).unwrap_or_else(|| favorite(claims))
        else {
            // R4, X6: the tiles and a prestige crest leave the game, the guild's crest stays.
            let under = under.map(|(_, tile)| tile);
            self.effects.note(Effect::NoFavorite { guild, master: master_tile, under, prestige });
            return;
        };
        let seat = Seat(player as u8);
        let from = claims[player].returned_from();
        self.effects.note(Effect::Favorite {
            guild,
            seat,
            by,
            from,
            master: master_tile,
            under: under.map(|(_, tile)| tile),
            prestige,
        });
        let good = Goods::one(guild.good());
        match from {
            ClaimSource::Supply => self.player(seat).goods -= good,
            ClaimSource::Peddler => {
                // X3: this peddler goes back without giving the good back.
                self.player(seat).peddled -= good;
                self.shuffle_back(Townsman::Peddler);
            }
        }
        self.state.houses[guild.index()].storehouse += good;
        self.player(seat).crests[guild.index()] += 1;
        self.player(seat).prestige_crests += u8::from(prestige);
        self.gain_craftsman(seat, master);
        if let Some((piece, _)) = under {
            self.gain_craftsman(seat, piece);
        }
    }

    fn take_settled(&mut self, guild: Guild, bench: Bench) -> (TilePiece, Craftsman) {
        let place = &mut self.state.houses[guild.index()].workshop[bench.index()];
        let piece = std::mem::replace(place, TilePiece::NONE);
        match self.setup.tiles().tile(piece) {
            Some(Tile::Craftsman(craftsman)) => (piece, craftsman),
            _ => unreachable!("a workshop holds a craftsman for every round"),
        }
    }

    /// W7: after all favourites are chosen.
    fn return_peddlers(&mut self) {
        for seat in self.seats() {
            let peddled = std::mem::take(&mut self.player(seat).peddled);
            self.player(seat).goods += peddled;
            for (good, count) in peddled.iter() {
                for _ in 0..count {
                    self.effects.note(Effect::GoodBack { seat, good });
                    self.shuffle_back(Townsman::Peddler);
                }
            }
        }
    }

    /// R5.
    fn return_agents(&mut self) {
        for guild in self.setup.guilds() {
            self.state.houses[guild.index()].roof = [0; 5];
        }
        for seat in self.seats() {
            let player = self.player(seat);
            player.available = player.agents;
        }
        self.effects.note(Effect::AgentsBack);
    }

    /// R6, W6, W8, X16.
    fn collect_income(&mut self) {
        let on_roofs = self.state.houses.map(|house| house.mayors);
        for seat in self.seats() {
            let player = &self.state.players[seat.index()];
            let musicians = musician_income(&player.townsmen);
            let craftsmen = player.craftsmen.map(|mask| mask.count_ones() as u8);
            let mayors = mayor_income(on_roofs, craftsmen);
            self.player(seat).talers += BASE_INCOME + musicians + mayors;
            self.effects.note(Effect::Income { seat, base: BASE_INCOME, musicians, mayors });
        }
    }

    /// R7: the workshops are numbered by round, so the next tile is in place already.
    fn announce_guildmasters(&mut self) {
        let bench = Bench::of_guildmaster(self.state.round);
        for guild in self.setup.guilds() {
            if let Some(Tile::Craftsman(master)) = self.state.settled(self.setup, guild, bench) {
                self.effects.note(Effect::NewGuildmaster { guild, master });
            }
        }
    }

    /// R8: the guest in window 1 leaves, the others slide left.
    fn clear_lodgings(&mut self) {
        for guild in self.setup.guilds() {
            let first = self.state.lodger(self.setup, guild, Window::ALL[0]);
            let lodgings = &mut self.state.houses[guild.index()].lodgings;
            let mut slid = [TilePiece::NONE; 4];
            let guests = lodgings[1..].iter().filter(|piece| !piece.is_none());
            for (window, guest) in slid.iter_mut().zip(guests) {
                *window = *guest;
            }
            *lodgings = slid;
            if let Some(tile) = first {
                self.effects.note(Effect::GuestLeft { guild, tile });
            }
        }
    }
}
