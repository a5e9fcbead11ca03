//! Applies one accepted event to the state. Everything that follows by itself is in [`super::round`].

use super::action::{Action, Spot};
use super::components::{Bench, Craftsman, Guild, MOST_AGENTS, Tile, Townsman, Window};
use super::effect::Effect;
use super::goods::Goods;
use super::legal::{can_rob, can_swap};
use super::setup::Setup;
use super::state::{Player, Stage, State, Step, Turn};
use super::tile_box::{PieceKind, TilePiece};
use crate::game::{Actor, Due, Effects, Seat, SeatSet};

pub(super) struct Transition<'a, E> {
    pub(super) setup: &'a Setup,
    pub(super) state: &'a mut State,
    pub(super) effects: &'a mut E,
    /// Stops the end of a round (R1) after so many guilds have chosen their favourites, so that screens show its steps.
    pub(super) favorites: Option<usize>,
}

impl<E: Effects<Effect>> Transition<'_, E> {
    pub(super) fn apply(&mut self, actor: Actor, action: Action) {
        match (self.state.step, actor, action) {
            (Step::Planning, Actor::Seat(seat), action) => self.plan(seat, action),
            (Step::Turn(turn), _, action) => self.act(turn, action),
            (Step::Order, _, Action::Order(order)) => {
                self.state.order = order;
                self.state.step = Step::Settle(Guild::Brewers, Bench::ALL[0]);
            }
            (Step::Settle(guild, bench), _, Action::Settle { value, agent, .. }) => {
                let tile = Tile::Craftsman(Craftsman { guild, value, agent });
                let piece = self.state.stack.take(self.setup, tile);
                self.state.houses[guild.index()].workshop[bench.index()] = piece;
                self.settle_next(guild, bench);
            }
            (Step::Lodge(guild, window) | Step::Refill(guild, window), _, Action::Lodge { tile, .. }) => {
                let piece = self.state.stack.take(self.setup, tile);
                self.state.houses[guild.index()].lodgings[window.index()] = piece;
                self.effects.note(Effect::Lodged { guild, window, tile });
                self.lodge_next(guild);
            }
            (Step::Reveal(guild), _, Action::Reveal { seats, .. }) => self.reveal(guild, seats),
            _ => unreachable!("check accepts only what fits the step"),
        }
    }

    fn plan(&mut self, seat: Seat, action: Action) {
        // A pass is a plan without cards; P3 follows when all have planned.
        if let Action::Plan(cards) = action {
            self.state.plans.cards[seat.index()] = cards;
        } else if let Action::Seal(cards) = action {
            self.state.plans.sealed[seat.index()] = cards;
        }
        self.state.committed = self.state.committed.with(seat);
        if self.state.due(self.setup) == Due::Seats(SeatSet::default()) {
            self.end_planning();
        }
    }

    fn act(&mut self, turn: Turn, action: Action) {
        let Turn { guild, seat, .. } = turn;
        match action {
            Action::Sell { count, .. } => {
                let price = self.state.price(self.setup, guild);
                let goods = Goods::of(guild.good(), count);
                self.player(seat).goods -= goods;
                self.player(seat).talers += u16::from(count) * u16::from(price);
                self.state.houses[guild.index()].storehouse += goods;
                self.effects.note(Effect::Sold { seat, guild, count, price });
                self.finish_action(turn);
            }
            Action::Buy { goods, .. } => {
                let price = self.state.price(self.setup, guild);
                self.player(seat).goods += goods;
                self.player(seat).talers -= u16::from(goods.total()) * u16::from(price);
                self.state.houses[guild.index()].storehouse -= goods;
                self.effects.note(Effect::Bought { seat, guild, goods, price });
                self.finish_action(turn);
            }
            Action::Recruit { window, .. } => self.decide(turn, Stage::Pay(window)),
            Action::Pay(goods) => {
                let Stage::Pay(window) = turn.stage else { unreachable!("payment follows a recruit") };
                self.player(seat).goods -= goods;
                // A6: everything goes to this storehouse, whatever its type.
                self.state.houses[guild.index()].storehouse += goods;
                self.effects.note(Effect::Paid { seat, guild, goods });
                self.take_guest(turn, window);
            }
            Action::Rob { victim, goods } => {
                self.rob(seat, victim, goods);
                self.shuffle_back(Townsman::Burglar);
                self.reward_recruit(turn);
            }
            Action::Swap(one, other) => {
                self.swap(one, other);
                self.shuffle_back(Townsman::Guardsman);
                self.reward_recruit(turn);
            }
            Action::Decline => {
                let burglar = turn.stage == Stage::Rob;
                self.shuffle_back(if burglar { Townsman::Burglar } else { Townsman::Guardsman });
                self.reward_recruit(turn);
            }
            Action::Peddle(good) => {
                self.player(seat).goods -= Goods::one(good);
                self.player(seat).peddled += Goods::one(good);
                self.effects.note(Effect::Peddled { seat, good });
                self.reward_recruit(turn);
            }
            Action::PlaceMayor(roof) => {
                self.state.houses[roof.index()].mayors += 1;
                self.effects.note(Effect::MayorPlaced { seat, guild: roof });
                self.reward_recruit(turn);
            }
            Action::GoFirst => {
                self.go_first(seat);
                self.finish_action(turn);
            }
            // A9: the agent goes to the roof all the same.
            Action::Nothing { .. } | Action::Stay => self.finish_action(turn),
            Action::Plan(_)
            | Action::Seal(_)
            | Action::Pass
            | Action::Order(_)
            | Action::Settle { .. }
            | Action::Lodge { .. }
            | Action::Reveal { .. } => unreachable!("check accepts only what fits the step"),
        }
    }

    /// The guest leaves the window and does what it does (A7, W).
    fn take_guest(&mut self, turn: Turn, window: Window) {
        let Turn { guild, seat, .. } = turn;
        let lodging = &mut self.state.houses[guild.index()].lodgings[window.index()];
        let piece = std::mem::replace(lodging, TilePiece::NONE);
        if let Some(tile) = self.setup.tiles().tile(piece) {
            self.effects.note(Effect::Recruited { seat, guild, window, tile });
        }
        match piece.kind() {
            PieceKind::Craftsman(..) => self.gain_craftsman(seat, piece),
            PieceKind::Townsman(townsman) => match townsman {
                Townsman::Councilman => {
                    self.gain_agent(seat);
                    self.shuffle_back(townsman);
                }
                // X17: a recruit that can have no effect is allowed, and the tile goes back.
                Townsman::Burglar if can_rob(self.setup, self.state, seat) => {
                    return self.decide(turn, Stage::Rob);
                }
                Townsman::Guardsman if can_swap(self.setup, self.state) => {
                    return self.decide(turn, Stage::Swap);
                }
                Townsman::Peddler if !self.state.goods(seat).is_empty() => {
                    return self.decide(turn, Stage::Peddle);
                }
                Townsman::Burglar | Townsman::Guardsman | Townsman::Peddler => {
                    self.shuffle_back(townsman);
                }
                Townsman::Mayor => return self.decide(turn, Stage::PlaceMayor),
                Townsman::Musician3
                | Townsman::Musician5
                | Townsman::Nobleman2
                | Townsman::Nobleman3
                | Townsman::TaxCollector
                | Townsman::Engraver
                | Townsman::Foreman2
                | Townsman::Foreman3
                | Townsman::Foreman4
                | Townsman::Apprentice => self.player(seat).townsmen[townsman.index()] += 1,
            },
            PieceKind::None => unreachable!("check refuses an empty window"),
        }
        self.reward_recruit(turn);
    }

    /// Talers for the roof, then the choice of going first (A7).
    fn reward_recruit(&mut self, turn: Turn) {
        let Turn { guild, seat, .. } = turn;
        // The agent of this action is still on the card. X15: a mayor is not an agent.
        let talers = self.state.roof_total(guild);
        self.player(seat).talers += u16::from(talers);
        self.effects.note(Effect::RoofTalers { seat, guild, talers });
        if self.state.order[0] == seat {
            self.finish_action(turn);
        } else {
            self.decide(turn, Stage::GoFirst);
        }
    }

    /// The agent goes to the roof (A2) and the next player acts.
    fn finish_action(&mut self, turn: Turn) {
        let Turn { guild, seat, .. } = turn;
        self.state.houses[guild.index()].roof[seat.index()] += 1;
        self.state.pending = self.state.pending.without(seat);
        self.effects.note(Effect::AgentToRoof { seat, guild });
        self.act_next(guild);
    }

    fn decide(&mut self, turn: Turn, stage: Stage) {
        self.state.step = Step::Turn(Turn { stage, ..turn });
    }

    fn rob(&mut self, seat: Seat, victim: Seat, goods: Goods) {
        // W3: the bank pays the price of each good's own guild.
        let talers = goods
            .iter()
            .map(|(good, count)| u16::from(count) * u16::from(self.state.price(self.setup, good.guild())))
            .sum();
        self.player(victim).goods -= goods;
        self.player(victim).talers += talers;
        self.player(seat).goods += goods;
        self.effects.note(Effect::Robbed { seat, victim, goods, talers });
    }

    fn swap(&mut self, one: Spot, other: Spot) {
        let (first, second) = (*self.spot(one), *self.spot(other));
        *self.spot(one) = second;
        *self.spot(other) = first;
        let tiles = self.setup.tiles();
        if let (Some(Tile::Craftsman(one)), Some(Tile::Craftsman(other))) =
            (tiles.tile(first), tiles.tile(second))
        {
            self.effects.note(Effect::Swapped { one, other });
        }
    }

    fn spot(&mut self, spot: Spot) -> &mut TilePiece {
        match spot {
            Spot::Workshop(house, bench) => &mut self.state.houses[house.index()].workshop[bench.index()],
            Spot::Lodgings(house, window) => &mut self.state.houses[house.index()].lodgings[window.index()],
        }
    }

    /// Those who were ahead move down one (A7).
    fn go_first(&mut self, seat: Seat) {
        let place = usize::from(self.state.place(seat));
        self.state.order[..=place].rotate_right(1);
        self.effects.note(Effect::WentFirst { seat });
    }

    pub(super) fn gain_craftsman(&mut self, seat: Seat, piece: TilePiece) {
        let PieceKind::Craftsman(guild, index) = piece.kind() else {
            unreachable!("workshops hold craftsmen only")
        };
        let craftsman = self.setup.tiles().craftsmen(guild)[index];
        self.player(seat).craftsmen[guild.index()] |= 1 << index;
        self.player(seat).values[guild.index()] += craftsman.value;
        if craftsman.agent {
            self.gain_agent(seat);
        }
    }

    /// A8, W2, X19: available from the next planning phase on; none beyond eight.
    fn gain_agent(&mut self, seat: Seat) {
        let player = self.player(seat);
        if player.agents < MOST_AGENTS {
            player.agents += 1;
            player.available += 1;
            self.effects.note(Effect::AgentGained { seat });
        } else {
            self.effects.note(Effect::NoAgentLeft { seat });
        }
    }

    pub(super) fn shuffle_back(&mut self, townsman: Townsman) {
        self.state.stack.put_back(townsman);
        self.effects.note(Effect::ShuffledBack { townsman });
    }

    pub(super) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.players[seat.index()]
    }
}
