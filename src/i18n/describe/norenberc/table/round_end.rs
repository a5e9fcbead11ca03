//! The end of a round: favourites and why, and the moves of pieces.

use crate::companion::norenberc::{
    AgentGain, GoodsCount, GuildCard, GuildOutcome, NextRound, PeddlerBack, SeatIncome, Under,
};
use crate::game::Seat;
use crate::i18n::Arg;
use crate::i18n::describe::Describe;
use crate::i18n::describe::norenberc::{bundle_args, guild_arg, tile_args};
use crate::i18n::describe::yes_no;
use crate::norenberc::favorites::{ClaimSource, Decider};
use crate::norenberc::{Craftsman, Effect, Tile};

#[derive(Clone, Copy)]
enum Case {
    Nominative,
    Accusative,
}

impl Describe<'_> {
    /// The favourite of a guild and why, or the next question.
    pub fn card_reason(&self, card: &GuildCard) -> String {
        match card.outcome {
            GuildOutcome::Ask(question) => {
                let poorer = card.poorer();
                if poorer.is_empty() {
                    return self.question(question);
                }
                let args = [("names", self.names(poorer.iter())), ("count", poorer.len().into())];
                let out = self.texts.with("companion-ask-talers-poorer", args);
                format!("{out} {}", self.question(question))
            }
            GuildOutcome::Unknown => self.texts.with("companion-card-unknown", [guild_arg(card.guild)]),
            GuildOutcome::Nobody { ruled } => {
                self.texts.with("companion-card-nobody", [guild_arg(card.guild), ("ruled", yes_no(ruled))])
            }
            GuildOutcome::Favorite { seat, by, ref talers, .. } => {
                let entered =
                    |it: Seat| talers.iter().find(|(seat, _)| *seat == it).map(|(_, entered)| *entered);
                let by = match (by, entered(seat)) {
                    (Decider::Goods, _) => "goods",
                    (Decider::Talers, Some(_)) => "talers",
                    (Decider::Talers, None) => "more-talers",
                    (Decider::TurnOrder, _) => "turn-order",
                    (Decider::Ruling, _) => "ruling",
                };
                let others =
                    talers.iter().filter(|(it, _)| *it != seat).map(|(_, entered)| entered.to_string());
                let count = card.counts.get(seat.index()).copied().flatten().map_or(0, GoodsCount::sum);
                let args = [
                    ("name", self.name(seat)),
                    ("by", by.into()),
                    ("good", card.guild.good().id().into()),
                    ("count", count.into()),
                    ("sum", self.sum(card, seat).into()),
                    ("talers", entered(seat).unwrap_or(0).into()),
                    ("others", self.texts.list(&others.collect::<Vec<_>>()).into()),
                ];
                self.texts.with("companion-card-favorite", args)
            }
        }
    }

    /// A player's claim to a guild, as a sum if there are peddlers: they count four each (W7).
    pub fn sum(&self, card: &GuildCard, seat: Seat) -> String {
        let Some(counted) = card.counts.get(seat.index()).copied().flatten() else { return String::new() };
        let args = [
            ("count", counted.sum().into()),
            ("supply", counted.supply.into()),
            ("peddlers", counted.peddlers.into()),
            ("bonus", counted.bonus().into()),
        ];
        self.texts.with("companion-sum", args)
    }

    pub fn chip(&self, card: &GuildCard) -> String {
        let (who, by, seat, talers) = match card.outcome {
            GuildOutcome::Favorite { seat, by, ref talers, .. } => {
                let entered = talers.iter().find(|(it, _)| *it == seat).map(|(_, entered)| *entered);
                let by = match (by, entered) {
                    (Decider::Goods, _) => "goods",
                    (Decider::Talers, Some(_)) => "talers",
                    (Decider::Talers, None) => "more-talers",
                    (Decider::TurnOrder, _) => "turn-order",
                    (Decider::Ruling, _) => "ruling",
                };
                ("name", by, Some(seat), entered.unwrap_or(0))
            }
            GuildOutcome::Nobody { .. } => ("nobody", "goods", None, 0),
            GuildOutcome::Ask(_) | GuildOutcome::Unknown => ("unknown", "goods", None, 0),
        };
        let args = [
            guild_arg(card.guild),
            ("who", who.into()),
            ("name", seat.map_or_else(|| "".into(), |seat| self.name(seat))),
            ("by", by.into()),
            ("sum", seat.map_or_else(String::new, |seat| self.sum(card, seat)).into()),
            ("talers", talers.into()),
        ];
        self.texts.with("companion-chip", args)
    }

    /// The moves of a guild's pieces, sentence by sentence; empty before the favourite is known.
    pub fn card_steps(&self, card: &GuildCard) -> Vec<String> {
        let prestige = match card.prestige {
            Some(true) => "yes",
            Some(false) => "no",
            None => "unknown",
        };
        let prestige = ("prestige", prestige.into());
        match card.outcome {
            GuildOutcome::Ask(_) | GuildOutcome::Unknown => Vec::new(),
            GuildOutcome::Nobody { .. } => {
                let tiles = self.prizes(card, Case::Nominative);
                let args = [("tiles", self.texts.list(&tiles).into()), prestige, guild_arg(card.guild)];
                vec![self.texts.with("companion-card-out", args)]
            }
            GuildOutcome::Favorite { seat, from, agents, .. } => {
                let tiles = self.prizes(card, Case::Accusative);
                let from = match from {
                    ClaimSource::Supply => "supply",
                    ClaimSource::Peddler => "peddler",
                };
                let mut args = bundle_args(card.guild.good(), 1).to_vec();
                args.extend([
                    ("name", self.name(seat)),
                    ("from", from.into()),
                    ("tiles", self.texts.list(&tiles).into()),
                    prestige,
                    guild_arg(card.guild),
                ]);
                let mut steps = vec![self.texts.with("companion-card-takes", args)];
                steps.extend(self.agents(seat, agents));
                steps
            }
        }
    }

    fn prizes(&self, card: &GuildCard, case: Case) -> Vec<String> {
        let tile = |tile: Option<Craftsman>, place: &'static str| match (tile, case) {
            (Some(tile), Case::Nominative) => self.tile(Tile::Craftsman(tile)),
            (Some(tile), Case::Accusative) => {
                self.texts.with("norenberc-tile-acc", tile_args(Tile::Craftsman(tile)))
            }
            (None, Case::Nominative) => self.texts.with("companion-card-tile", [("place", place.into())]),
            (None, Case::Accusative) => self.texts.with("companion-card-tile-acc", [("place", place.into())]),
        };
        let mut prizes = vec![tile(card.master, "master")];
        if let Under::Tile(under) = card.under {
            prizes.push(tile(under, "under"));
        }
        prizes
    }

    fn agents(&self, seat: Seat, AgentGain { printed, taken }: AgentGain) -> Option<String> {
        let (kind, count) = match (printed, taken) {
            (Some(0), _) => return None,
            (Some(_), Some(0)) => ("none-left", 0),
            (Some(_), Some(taken)) => ("taken", taken),
            (Some(printed), None) => ("if-left", printed),
            (None, _) => ("if-printed", 1),
        };
        let args = [("name", self.name(seat)), ("kind", kind.into()), ("count", count.into())];
        Some(self.texts.with("companion-card-agents", args))
    }

    pub fn peddler_back(&self, back: &PeddlerBack) -> String {
        let mut args: Vec<Arg> = bundle_args(back.good, 1).to_vec();
        args.extend([("name", self.name(back.seat)), ("kept", yes_no(back.kept))]);
        self.texts.with("companion-peddler-back", args)
    }

    pub fn income(&self, income: &SeatIncome) -> String {
        if let (Some(musicians), Some(mayors)) = (income.musicians, income.mayors) {
            return self.say(&Effect::Income { seat: income.seat, base: income.base, musicians, mayors });
        }
        let part = |part: Option<u16>| part.map_or_else(|| "unknown".into(), Into::into);
        let args = [
            ("name", self.name(income.seat)),
            ("base", income.base.into()),
            ("musicians", part(income.musicians)),
            ("mayors", part(income.mayors)),
        ];
        self.texts.with("companion-income-partly", args)
    }

    pub fn next_round(&self, next: &NextRound) -> Vec<String> {
        let mut steps = Vec::new();
        for &(guild, master) in &next.masters {
            steps.push(match master {
                Some(master) => self.say(&Effect::NewGuildmaster { guild, master }),
                None => self.texts.with("companion-next-master", [guild_arg(guild)]),
            });
        }
        for &(guild, tile) in &next.left {
            steps.push(self.say(&Effect::GuestLeft { guild, tile }));
        }
        for &(guild, window, tile) in &next.came {
            steps.push(self.say(&Effect::Lodged { guild, window, tile }));
        }
        if next.came.is_empty() {
            steps.push(self.texts.get("companion-next-lodgings"));
        }
        steps.push(match next.prestige {
            Some(guild) => self.texts.with("companion-next-prestige", [guild_arg(guild)]),
            None => self.texts.get("companion-next-prestige-unknown"),
        });
        steps
    }
}
