//! The end of a round (R1), as far as it can be derived. The engine decides favourites, income and the prestige guild.

use super::may_be::MayBe;
use super::{Ledger, OwnCraftsman, Previous, Unanswered};
use crate::companion::norenberc::favorite::{Answer, Question, Showing, favorite_of};
use crate::companion::norenberc::round_end::{
    AgentGain, GuildCard, GuildOutcome, NextRound, PeddlerBack, RoundEnd, SeatIncome, Under,
};
use crate::companion::norenberc::{EntryError, TitleEntryError};
use crate::game::{Seat, SeatSet};
use crate::norenberc::components::{GUILDS, ROUNDS};
use crate::norenberc::favorites::{ClaimSource, Decider};
use crate::norenberc::round_end::{BASE_INCOME, mayor_income, musician_income, prestige_guild};
use crate::norenberc::{Bench, Craftsman, Good, Guild, Townsman};

impl Ledger {
    pub fn steps(&self) -> RoundEnd {
        self.clone().run_end()
    }

    /// Ends the round; the error is the first open question.
    pub(super) fn end_round(&mut self) -> Result<(), EntryError> {
        let prestige = self.prestige();
        let nowhere = self.awaits_prestige().then_some(Question::PrestigeGuild);
        let end = self.run_end();
        let open = nowhere.or_else(|| end.open().next());
        let talers: Vec<_> = self.seats().map(|seat| self.now.talers[seat.index()]).collect();
        if self.round == ROUNDS {
            self.over = true;
            // Nothing but the income comes between the favourites and the final count.
            for ((hand, entered), income) in self.hands.iter_mut().zip(talers).zip(&end.incomes) {
                hand.talers = entered.and_then(|entered| Some(entered + income.total()?));
            }
        } else {
            self.round += 1;
        }
        self.previous_prestige = prestige.map_or(Previous::Unknown, Previous::Guild);
        self.history.push(end);
        self.forget_round();
        open.map_or(Ok(()), |question| Err(EntryError::Title(TitleEntryError::Open(question))))
    }

    /// Runs the steps on this ledger: the hands change as far as the favourites are known.
    fn run_end(&mut self) -> RoundEnd {
        let mut peddlers = Vec::new();
        let mut lost = Vec::new();
        let cards = self.guilds().map(|guild| self.card(guild, &mut peddlers, &mut lost)).collect();
        for seat in self.seats() {
            for good in Good::ALL {
                // X3: whoever may be favourite may have given it back.
                let supply = self.now.counts[seat.index()][good.index()];
                if supply.is_none_or(|supply| supply == 0) && lost.contains(&(seat, good.guild())) {
                    continue;
                }
                let kept = self.now.peddled[seat.index()][good.index()];
                peddlers.extend((0..kept).map(|_| PeddlerBack { seat, good, kept: true }));
            }
        }
        let incomes = self.seats().map(|seat| self.income(seat)).collect();
        let next = (self.round < ROUNDS).then(|| self.next_round());
        RoundEnd { round: self.round, cards, peddlers, incomes, next }
    }

    /// R2 to R4. Adds the possible favourites to `lost` if the favourite is unknown.
    fn card(
        &mut self,
        guild: Guild,
        peddlers: &mut Vec<PeddlerBack>,
        lost: &mut Vec<(Seat, Guild)>,
    ) -> GuildCard {
        let shown: Vec<_> = self.seats().map(|seat| self.shown(seat, guild)).collect();
        let counts = shown.iter().map(Showing::counted).collect();
        let prestige = self.prestige().map(|it| it == guild);
        let outcome = self.outcome(guild, &shown);
        match outcome {
            GuildOutcome::Favorite { seat, from, .. } => {
                if from == ClaimSource::Peddler {
                    // X3: this peddler goes back without giving the good back.
                    let good = guild.good();
                    let peddled = &mut self.now.peddled[seat.index()][good.index()];
                    *peddled = peddled.saturating_sub(1);
                    peddlers.push(PeddlerBack { seat, good, kept: false });
                }
                self.reward(guild, seat, prestige);
            }
            GuildOutcome::Unknown | GuildOutcome::Ask(_) => {
                let may_be = self.may_be(&shown);
                // An open question may change nothing here, such as a peddler of somebody who is far behind.
                if let Some(seat) = may_be.certain() {
                    self.reward(guild, seat, prestige);
                } else {
                    lost.extend(may_be.seats.iter().map(|seat| (seat, guild)));
                    if outcome == GuildOutcome::Unknown && !may_be.seats.is_empty() {
                        let (round, benches) = (self.round, self.prizes().collect());
                        let MayBe { seats, nobody } = may_be;
                        self.unknown.push(Unanswered { round, guild, seats, nobody, benches });
                    }
                    self.lose_track(guild, may_be.seats, prestige);
                }
            }
            GuildOutcome::Nobody { .. } => {}
        }
        let under = if self.round == ROUNDS {
            Under::Tile(self.settled(guild, Bench::UNDER_STACK))
        } else {
            Under::None
        };
        GuildCard { guild, master: self.master(guild), under, prestige, counts, outcome }
    }

    fn shown(&self, seat: Seat, guild: Guild) -> Showing {
        let place = self.order.as_ref().and_then(|order| order.iter().position(|other| *other == seat));
        Showing {
            supply: self.now.counts[seat.index()][guild.index()],
            peddlers: self.now.peddled[seat.index()][guild.index()],
            talers: self.now.talers[seat.index()],
            place: place.map(|place| place as u8),
        }
    }

    fn outcome(&self, guild: Guild, shown: &[Showing]) -> GuildOutcome {
        let returned = |seat: Seat| {
            let shown = shown[seat.index()];
            // Goods that nobody counted are taken to lie in the supply.
            if shown.supply == Some(0) && shown.peddlers > 0 {
                ClaimSource::Peddler
            } else {
                ClaimSource::Supply
            }
        };
        let ruled = self.rulings.get(&(self.round, guild));
        match ruled.map(|&(_, seat)| seat) {
            Some(None) => return GuildOutcome::Nobody { ruled: true },
            Some(Some(seat)) if seat.0 < self.players => {
                let has = shown[seat.index()];
                if has.supply != Some(0) || has.peddlers > 0 {
                    return GuildOutcome::Favorite {
                        seat,
                        by: Decider::Ruling,
                        from: returned(seat),
                        talers: Vec::new(),
                        agents: self.agent_gain(guild, seat),
                    };
                }
            }
            Some(Some(_)) | None => {}
        }
        let unknown = self.seats().find(|seat| self.now.unknown_peddlers[seat.index()] > 0);
        let answer = match unknown {
            Some(seat) => Answer::Ask(Question::PeddlerGood { seat }),
            None => favorite_of(shown, &self.now.richest),
        };
        match answer {
            // Nobody could say; if somebody can now, that counts.
            Answer::Ask(_) if self.now.no_answer.contains(guild) => GuildOutcome::Unknown,
            Answer::Ask(question) => GuildOutcome::Ask(question.about(guild)),
            Answer::Decided(decided) => GuildOutcome::new(&decided, |seat| self.agent_gain(guild, seat)),
        }
    }

    fn prizes(&self) -> impl Iterator<Item = Bench> + use<> {
        let under = (self.round == ROUNDS).then_some(Bench::UNDER_STACK);
        std::iter::once(Bench::of_guildmaster(self.round)).chain(under)
    }

    fn agent_gain(&self, guild: Guild, seat: Seat) -> AgentGain {
        let agent = |bench: Bench| self.settled(guild, bench).map(|tile| u8::from(tile.agent));
        let printed: Option<u8> = self.prizes().map(agent).sum();
        let taken = printed.and_then(|printed| self.hands[seat.index()].would_take(printed));
        AgentGain { printed, taken }
    }

    /// R3: gives the favourite its prizes.
    fn reward(&mut self, guild: Guild, seat: Seat, prestige: Option<bool>) {
        let AgentGain { printed, .. } = self.agent_gain(guild, seat);
        let all = self.prizes().count() as u8;
        let prizes: Vec<_> = self.prizes().map(|bench| OwnCraftsman::Settled { guild, bench }).collect();
        let hand = &mut self.hands[seat.index()];
        if let Some(craftsmen) = &mut hand.craftsmen {
            craftsmen.extend(prizes);
        }
        hand.gain_agents_between(printed.unwrap_or(0), printed.unwrap_or(all));
        hand.gain_crest(guild);
        hand.gain_prestige_crest(prestige);
    }

    /// One of `seats` took the prizes of the guild, or nobody did. Everything else stays known.
    fn lose_track(&mut self, guild: Guild, seats: SeatSet, prestige: Option<bool>) {
        let all = self.prizes().count() as u8;
        for seat in seats.iter() {
            let AgentGain { printed, .. } = self.agent_gain(guild, seat);
            let prizes: Vec<_> = self.prizes().map(|bench| OwnCraftsman::Settled { guild, bench }).collect();
            let hand = &mut self.hands[seat.index()];
            // If not even the other craftsmen are known, this one is nothing special.
            if hand.craftsmen.is_some() {
                hand.perhaps.extend(prizes);
            }
            hand.crests[guild.index()] = None;
            hand.gain_agents_between(0, printed.unwrap_or(all));
            if prestige != Some(false) {
                hand.prestige_crests = None;
            }
        }
    }

    /// R6, W6, W8.
    fn income(&self, seat: Seat) -> SeatIncome {
        let hand = &self.hands[seat.index()];
        let townsmen = hand.townsmen.map(|count| count.unwrap_or(0));
        let known = [Townsman::Musician3, Townsman::Musician5].map(|it| hand.townsmen[it.index()].is_some());
        SeatIncome {
            seat,
            base: BASE_INCOME,
            musicians: (known == [true, true]).then(|| musician_income(&townsmen)),
            mayors: self.mayors.and_then(|mayors| {
                if mayors == [0; GUILDS] {
                    return Some(0);
                }
                let mut own = [0; GUILDS];
                // A doubtful craftsman matters only under a mayor.
                if self.guilds().any(|guild| mayors[guild.index()] > 0 && hand.may_own(guild)) {
                    return None;
                }
                for craftsman in hand.craftsmen.as_ref()? {
                    own[craftsman.guild().index()] += 1;
                }
                Some(mayor_income(mayors, own))
            }),
        }
    }

    /// R7 to R9.
    fn next_round(&self) -> NextRound {
        let round = self.round + 1;
        let bench = Bench::of_guildmaster(round);
        let masters: Vec<(Guild, Option<Craftsman>)> =
            self.guilds().map(|guild| (guild, self.settled(guild, bench))).collect();
        let values: Option<Vec<_>> =
            masters.iter().map(|&(guild, master)| Some((guild, master?.value))).collect();
        let prestige = match (self.prestige(), values) {
            (Some(previous), Some(values)) => prestige_guild(Some(previous), values).map(|(guild, _)| guild),
            _ => None,
        };
        NextRound { round, masters, left: Vec::new(), came: Vec::new(), prestige }
    }
}
