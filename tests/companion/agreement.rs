//! The round helper, told what people at a table would tell it, says exactly what the engine does.

use std::collections::BTreeSet;

use guildhall::companion::Tracking;
use guildhall::companion::norenberc::{
    Entry, GuildOutcome, Owned, Question, RoundEnd, Session, SwappedWith, TableState, TitleEntryError, Under,
    Used, final_score,
};
use guildhall::game::{Actor, Game, Seat, SeatSet, Table};
use guildhall::norenberc::favorites::Claim;
use guildhall::norenberc::{
    Action, Bench, Craftsman, Effect, Good, Guild, Norenberc, Setup, Spot, Tile, TileBox, Townsman,
};
use guildhall::storage::norenberc::default_box;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::support::{any_action, in_memory, setup};

/// How much the people tell.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Habit {
    /// Workshops at once, every amount.
    Thorough,
    /// Workshops at once, comparisons instead of amounts, the turn order when asked.
    Discreet,
    /// Workshops only at the very end, the prestige guild when asked.
    Lazy,
}

/// A guest on the way from the lodgings to a player.
#[derive(Clone, Copy)]
struct Recruit {
    seat: Seat,
    tile: Tile,
    first: Option<bool>,
    used: Option<Used>,
}

struct Follower {
    session: Session,
    habit: Habit,
    rng: ChaCha8Rng,
    recruit: Option<Recruit>,
    /// What the engine did at the end of the round.
    end: Vec<Effect>,
    workshops: [[Option<Craftsman>; 5]; 6],
    wanted: BTreeSet<&'static str>,
}

impl Follower {
    fn enter(&mut self, entry: Entry) {
        let entered = format!("{entry:?}");
        self.session.enter(entry).unwrap_or_else(|refused| panic!("{entered}: {refused:?}"));
    }

    fn ledger(&self) -> &guildhall::companion::norenberc::Ledger {
        match self.session.view().play {
            TableState::Round(ledger) => ledger,
            other => panic!("{other:?}"),
        }
    }

    fn event(&mut self, before: &Table<Norenberc>, actor: Actor, action: Action, effects: &[Effect]) {
        if let (Actor::Seat(_), Action::Swap(one, other)) = (actor, action)
            && let Some(recruit) = &mut self.recruit
        {
            recruit.used = swapped(before, one, other);
        }
        for effect in effects {
            match *effect {
                Effect::Recruited { seat, tile, .. } => {
                    let first = (before.state().place(seat) > 0).then_some(false);
                    self.recruit = Some(Recruit { seat, tile, first, used: None });
                }
                Effect::Peddled { good, .. } => {
                    self.recruit.as_mut().unwrap().used = Some(Used::Peddler { good: Some(good) });
                }
                Effect::ShuffledBack { townsman: Townsman::Peddler } if self.end.is_empty() => {
                    self.recruit.as_mut().unwrap().used = Some(Used::Peddler { good: None });
                }
                Effect::MayorPlaced { guild, .. } => {
                    self.recruit.as_mut().unwrap().used = Some(Used::Mayor { roof: guild });
                }
                Effect::WentFirst { .. } => self.recruit.as_mut().unwrap().first = Some(true),
                Effect::AgentToRoof { .. } => self.recruited(),
                Effect::RoundOver { .. } => self.end.push(*effect),
                _ if !self.end.is_empty() => self.end.push(*effect),
                _ => {}
            }
        }
    }

    fn recruited(&mut self) {
        let Some(Recruit { seat, tile, first, used }) = self.recruit.take() else { return };
        // Somebody who is first already is not asked.
        let first = if first == Some(false) && self.habit == Habit::Discreet && self.rng.random_bool(0.1) {
            None
        } else {
            Some(first.unwrap_or(false))
        };
        // The good on a peddler may be told later.
        let late = matches!(used, Some(Used::Peddler { good: Some(_) })) && self.rng.random_bool(0.2);
        let now = if late { None } else { used };
        self.enter(Entry::Recruited { seat, tile, first, used: now });
        if let (true, Some(Used::Peddler { good })) = (late, used) {
            self.enter(Entry::Peddled { seat, good });
        }
    }

    /// Everything up to the start of the next round, where the engine has said everything.
    fn end_round(&mut self, after: &Table<Norenberc>) {
        let effects = std::mem::take(&mut self.end);
        let order = after.state().order(after.setup()).to_vec();
        for effect in &effects {
            let Effect::Shown { guild, claims } = *effect else { continue };
            for (seat, claim) in (0..).map(Seat).zip(claims).take(after.setup().players().into()) {
                self.enter(Entry::Counted { seat, good: guild.good(), count: claim.supply });
            }
        }
        if self.ledger().prestige().is_none() {
            let guild = effects
                .iter()
                .find_map(|effect| match *effect {
                    Effect::Favorite { guild, prestige: true, .. }
                    | Effect::NoFavorite { guild, prestige: true, .. } => Some(guild),
                    _ => None,
                })
                .unwrap();
            assert_eq!(
                self.session.enter(Entry::EndRound).unwrap_err(),
                guildhall::companion::norenberc::EntryError::Title(TitleEntryError::Open(
                    Question::PrestigeGuild
                ))
            );
            self.enter(Entry::Prestige { guild });
        }
        self.answer(&effects, &order);
        let walk = self.ledger().steps();
        self.compare(&walk, &effects);
        self.enter(Entry::EndRound);
        assert_eq!(self.ledger().history().last(), Some(&walk));
    }

    fn answer(&mut self, effects: &[Effect], order: &[Seat]) {
        let shown = |guild: Guild| {
            let claims = effects.iter().find_map(|effect| match *effect {
                Effect::Shown { guild: it, claims } if it == guild => Some(claims),
                _ => None,
            });
            claims.unwrap()
        };
        for _ in 0..20 {
            let question = self.ledger().steps().open().next();
            match question {
                None => return,
                Some(Question::Talers { guild, tied, silent }) => {
                    let claims = shown(guild.unwrap());
                    check_tied(&claims, tied, self.ledger().now().richest.is_empty());
                    assert!(silent.minus(tied).is_empty() && !silent.is_empty());
                    let talers = |seat: Seat| claims[seat.index()].talers.unwrap();
                    self.wanted.insert("talers");
                    if self.habit == Habit::Discreet && self.rng.random_bool(0.7) {
                        let most = tied.iter().map(talers).max().unwrap();
                        let are = tied.iter().filter(|&seat| talers(seat) == most).collect();
                        self.enter(Entry::Richest { among: tied, are });
                    } else {
                        for seat in silent.iter() {
                            self.enter(Entry::Talers { seat, talers: talers(seat) });
                        }
                    }
                }
                Some(Question::Order { tied, .. }) => {
                    assert!(tied.len() > 1);
                    assert_eq!(self.ledger().order(), None);
                    self.wanted.insert("order");
                    self.enter(Entry::Order { order: order.to_vec() });
                }
                Some(other) => panic!("{other:?}"),
            }
        }
        panic!("too many questions");
    }

    fn compare(&self, walk: &RoundEnd, effects: &[Effect]) {
        let lazy = self.habit == Habit::Lazy;
        let mut cards = walk.cards.iter();
        let mut incomes = walk.incomes.iter();
        let mut kept = walk.peddlers.iter().filter(|it| it.kept).map(|it| (it.seat, it.good));
        let mut agents = 0;
        let mut gains = Vec::new();
        for effect in effects {
            match *effect {
                Effect::Favorite { guild, seat, by, from, master, under, prestige } => {
                    gains.push(std::mem::take(&mut agents));
                    let card = cards.next().unwrap();
                    assert_eq!((card.guild, card.prestige), (guild, Some(prestige)));
                    if !lazy {
                        assert_eq!(card.master, Some(master));
                        let tile = under.map_or(Under::None, |under| Under::Tile(Some(under)));
                        assert_eq!(card.under, tile);
                    }
                    match card.outcome {
                        GuildOutcome::Favorite { seat: s, by: b, from: f, .. } => {
                            assert_eq!((s, b, f), (seat, by, from));
                        }
                        ref other => panic!("{other:?}"),
                    }
                }
                Effect::NoFavorite { guild, .. } => {
                    gains.push(std::mem::take(&mut agents));
                    let card = cards.next().unwrap();
                    assert_eq!((card.guild, &card.outcome), (guild, &GuildOutcome::Nobody { ruled: false }));
                }
                Effect::AgentGained { .. } => agents += 1,
                Effect::GoodBack { seat, good } => assert_eq!(kept.next(), Some((seat, good))),
                Effect::Income { seat, base, musicians, mayors } => {
                    let income = incomes.next().unwrap();
                    assert_eq!((income.seat, income.base), (seat, base));
                    assert_eq!(income.musicians, Some(musicians));
                    assert_eq!(income.mayors, Some(mayors));
                }
                Effect::NewGuildmaster { guild, master } if !lazy => {
                    assert!(walk.next.as_ref().unwrap().masters.contains(&(guild, Some(master))));
                }
                Effect::PrestigeGuild { guild, .. } if !lazy => {
                    assert_eq!(walk.next.as_ref().unwrap().prestige, Some(guild));
                }
                _ => {}
            }
        }
        gains.push(agents);
        assert_eq!((cards.next(), incomes.next(), kept.next()), (None, None, None));
        if !lazy {
            for (card, gain) in walk.cards.iter().zip(&gains[1..]) {
                if let GuildOutcome::Favorite { agents, .. } = &card.outcome {
                    assert_eq!(agents.taken, Some(*gain), "{card:?}");
                }
            }
        }
    }

    fn finish(&mut self, table: &Table<Norenberc>) {
        if self.habit == Habit::Lazy {
            let missing = final_score(self.session.view().sheets).unwrap_err();
            assert!(!missing.is_empty());
            for guild in table.setup().guilds() {
                self.enter(Entry::Workshop { guild, tiles: self.workshops[guild.index()] });
            }
        }
        for seat in Seat::first(table.setup().players()) {
            let known = self.session.view().sheets[seat.index()].talers;
            let talers = table.state().talers(seat);
            assert!(known.is_none_or(|known| known == talers), "what was told, and the income");
            if known.is_none() {
                self.enter(Entry::Owned { seat, owned: Owned::Talers { talers } });
            }
        }
        let mut score = self.session.view().score.unwrap().unwrap().clone();
        let mut expected = Norenberc::score(table.setup(), table.state());
        assert_eq!(score.decided_by, expected.decided_by);
        for player in score.players.iter_mut().chain(&mut expected.players) {
            player.lines.sort_by_key(|line| format!("{line:?}"));
        }
        assert_eq!(score, expected);
        for (seat, hand) in
            Seat::first(table.setup().players()).map(|seat| (seat, self.ledger().hand(seat).unwrap()))
        {
            assert!(hand.agents().is_none_or(|known| known == table.state().agents(seat)), "{hand:?}");
        }
    }
}

/// R2: exactly those with most goods are asked, unless some are known to be poorer already.
fn check_tied(claims: &[Claim], tied: SeatSet, all: bool) {
    let most = claims.iter().map(|claim| claim.count()).max().unwrap();
    let level: SeatSet = (0..)
        .map(Seat)
        .zip(claims)
        .filter(|(_, claim)| claim.count() == most && claim.place != u8::MAX)
        .map(|(seat, _)| seat)
        .collect();
    assert!(tied.minus(level).is_empty() && tied.len() > 1);
    if all {
        let known_poorer = level.minus(tied);
        assert!(known_poorer.iter().all(|seat| claims[seat.index()].talers.is_some()));
    }
}

fn swapped(before: &Table<Norenberc>, one: Spot, other: Spot) -> Option<Used> {
    let guest = |house: Guild, window| match before.state().lodger(before.setup(), house, window) {
        Some(Tile::Craftsman(Craftsman { value, agent, .. })) => SwappedWith::Guest { value, agent },
        other => panic!("{other:?}"),
    };
    match (one, other) {
        (Spot::Workshop(guild, bench), Spot::Workshop(_, other)) => {
            Some(Used::Guardsman { guild, bench, with: SwappedWith::Bench(other) })
        }
        (Spot::Workshop(guild, bench), Spot::Lodgings(house, window))
        | (Spot::Lodgings(house, window), Spot::Workshop(guild, bench)) => {
            Some(Used::Guardsman { guild, bench, with: guest(house, window) })
        }
        (Spot::Lodgings(..), Spot::Lodgings(..)) => None,
    }
}

/// A box with many of a few kinds of townsmen.
fn odd_box(rng: &mut ChaCha8Rng) -> TileBox {
    let craftsmen: Vec<_> = Guild::ALL
        .into_iter()
        .flat_map(|guild| [guild; 11])
        .map(|guild| Craftsman { guild, value: rng.random_range(2..=7), agent: rng.random_bool(0.4) })
        .collect();
    let mut townsmen = [0; 15];
    for kind in [Townsman::Peddler, Townsman::Mayor, Townsman::Guardsman, Townsman::Musician5] {
        townsmen[kind.index()] = 6;
    }
    townsmen[Townsman::Apprentice.index()] = 2;
    TileBox::new(&craftsmen, townsmen).unwrap()
}

fn follow(players: u8, seed: u64, habit: Habit) -> BTreeSet<&'static str> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let tiles = if seed % 3 == 2 { odd_box(&mut rng) } else { default_box() };
    let session = in_memory(setup(players, Tracking::Helper, 1, tiles.clone()));
    let mut table = Table::<Norenberc>::new(Setup::new(players, tiles));
    let mut follower = Follower {
        session,
        habit,
        rng: ChaCha8Rng::seed_from_u64(seed ^ 1),
        recruit: None,
        end: Vec::new(),
        workshops: [[None; 5]; 6],
        wanted: BTreeSet::new(),
    };
    let mut begun = false;
    let mut rounds = 0;
    while let Some((actor, action)) = any_action(&table, &mut rng) {
        let before = Table::replay(table.setup().clone(), table.events().iter().copied()).0;
        let effects = table.enter(actor, action).unwrap();
        if !begun && actor != Actor::Nature {
            begun = true;
            for guild in table.setup().guilds() {
                for bench in Bench::ALL {
                    if let Some(Tile::Craftsman(it)) = table.state().settled(table.setup(), guild, bench) {
                        follower.workshops[guild.index()][bench.index()] = Some(it);
                    }
                }
                if habit != Habit::Lazy {
                    let tiles = follower.workshops[guild.index()];
                    follower.enter(Entry::Workshop { guild, tiles });
                }
            }
            if habit != Habit::Discreet {
                follower.enter(Entry::Order { order: table.state().order(table.setup()).to_vec() });
            }
        }
        if let Action::Swap(one, other) = action {
            keep_workshops(&mut follower.workshops, &before, one, other);
        }
        follower.event(&before, actor, action, &effects);
        let opened = effects.iter().any(|effect| {
            matches!(effect, Effect::PrestigeGuild { .. } | Effect::GameOver) && !follower.end.is_empty()
        });
        if opened {
            rounds += 1;
            follower.end_round(&table);
        }
    }
    assert_eq!(rounds, 4);
    follower.finish(&table);
    follower.wanted
}

/// The workshops as they were when their tiles were taken, for people who tell them afterwards.
fn keep_workshops(
    workshops: &mut [[Option<Craftsman>; 5]; 6],
    before: &Table<Norenberc>,
    one: Spot,
    other: Spot,
) {
    let tile = |spot| match spot {
        Spot::Workshop(guild, bench) => before.state().settled(before.setup(), guild, bench),
        Spot::Lodgings(guild, window) => before.state().lodger(before.setup(), guild, window),
    };
    for (to, from) in [(one, other), (other, one)] {
        if let (Spot::Workshop(guild, bench), Some(Tile::Craftsman(it))) = (to, tile(from)) {
            workshops[guild.index()][bench.index()] = Some(it);
        }
    }
}

#[test]
fn the_round_helper_says_what_the_engine_does() {
    let mut wanted = BTreeSet::new();
    for players in 2..=5 {
        for seed in 0..60 {
            for habit in [Habit::Thorough, Habit::Discreet] {
                wanted.extend(follow(players, seed, habit));
            }
        }
    }
    assert_eq!(wanted, BTreeSet::from(["order", "talers"]), "all questions come up");
}

#[test]
fn workshops_can_be_told_at_the_very_end() {
    for players in 2..=5 {
        for seed in 100..125 {
            follow(players, seed, Habit::Lazy);
        }
    }
}

#[test]
fn goods_are_unknown_again_when_a_round_starts() {
    let mut session = crate::support::table(2, Tracking::Helper, 1);
    for guild in Guild::first(3) {
        let tiles = [2, 3, 4, 5, 6].map(|value| Some(Craftsman { guild, value, agent: false }));
        // The default box has such tiles, with or without agent+.
        let tiles = tiles.map(|tile| {
            let own = default_box();
            tile.and_then(|it| own.craftsmen(guild).iter().find(|own| own.value == it.value).copied())
        });
        session.enter(Entry::Workshop { guild, tiles }).unwrap();
    }
    for good in Good::ALL.into_iter().take(3) {
        session.enter(Entry::Counted { seat: Seat(0), good, count: 3 }).unwrap();
        session.enter(Entry::Counted { seat: Seat(1), good, count: 1 }).unwrap();
    }
    session.enter(Entry::Talers { seat: Seat(0), talers: 8 }).unwrap();
    session.enter(Entry::EndRound).unwrap();
    let view = session.view();
    let TableState::Round(ledger) = view.play else { panic!() };
    assert_eq!(ledger.round(), 2);
    assert_eq!(ledger.now(), &guildhall::companion::norenberc::ThisRound::default());
    assert_eq!(ledger.hand(Seat(0)).unwrap().crests[..3], [Some(1); 3]);
}
