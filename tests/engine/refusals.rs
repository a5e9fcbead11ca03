//! Refusals that the text of a replay cannot show: those of the set-up, those about players who are not there, and the
//! numbers in them.

use guildhall::game::{Actor, Due, Game, Seat, SeatSet, Table};
use guildhall::norenberc::{
    Action, Bench, Craftsman, Goods, Guild, GuildSet, Norenberc, Planning, Refusal, RuleId, Setup, Step,
    Tile, Townsman, Window,
};
use guildhall::storage::norenberc::default_box;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

fn table(players: u8) -> Table<Norenberc> {
    Table::new(Setup::new(players, default_box()))
}

fn order(seats: [u8; 5]) -> Action {
    Action::Order(seats.map(Seat))
}

fn settle(guild: Guild, bench: u8, value: u8, agent: bool) -> Action {
    Action::Settle { guild, bench: Bench::new(bench).expect("1 to 5"), value, agent }
}

fn craftsman(guild: Guild, value: u8, agent: bool) -> Tile {
    Tile::Craftsman(Craftsman { guild, value, agent })
}

fn lodge(guild: Guild, window: u8, tile: Tile) -> Action {
    Action::Lodge { guild, window: Window::new(window).expect("1 to 4"), tile }
}

fn refusal(table: &Table<Norenberc>, action: Action) -> Refusal {
    table.check(Actor::Nature, action).expect_err("refused")
}

fn enter(table: &mut Table<Norenberc>, action: Action) {
    table.enter(Actor::Nature, action).expect("allowed");
}

/// Two players, three guilds, each with the workshop 7 6 5 4 2+.
fn settled() -> Table<Norenberc> {
    let mut table = table(2);
    enter(&mut table, order([1, 0, 2, 3, 4]));
    for guild in Guild::first(3) {
        for (bench, value, agent) in
            [(1, 7, false), (2, 6, false), (3, 5, false), (4, 4, false), (5, 2, true)]
        {
            enter(&mut table, settle(guild, bench, value, agent));
        }
    }
    table
}

#[test]
fn s4_the_turn_order_names_every_player_once() {
    let mut table = table(3);
    for wrong in [[0, 1, 1, 3, 4], [0, 1, 3, 2, 4], [0, 1, 9, 3, 4], [2, 1, 0, 4, 3]] {
        let refusal = refusal(&table, order(wrong));
        assert_eq!(refusal, Refusal::WrongOrder, "{wrong:?}");
        assert_eq!(refusal.rule(), RuleId::S4);
    }
    assert_eq!(refusal(&table, settle(Guild::Brewers, 1, 7, false)), Refusal::NotNow { step: Step::Order });
    let seat = Actor::Seat(Seat(0));
    let early = table.check(seat, order([2, 0, 1, 3, 4])).unwrap_err();
    assert_eq!(early, Refusal::NotDue { actor: seat, step: Step::Order });
    assert_eq!(early.rule(), RuleId::S4);
    enter(&mut table, order([2, 0, 1, 3, 4]));
    assert_eq!(table.state().order(table.setup()), [Seat(2), Seat(0), Seat(1)]);
}

#[test]
fn s5_a_workshop_is_filled_bottom_first_with_its_own_craftsmen() {
    let mut table = table(2);
    enter(&mut table, order([0, 1, 2, 3, 4]));
    let step = Step::Settle(Guild::Brewers, Bench::new(1).unwrap());
    let elsewhere = Refusal::WrongPlace { step };
    assert_eq!(refusal(&table, settle(Guild::Brewers, 2, 7, false)), elsewhere);
    assert_eq!(refusal(&table, settle(Guild::Bakers, 1, 7, false)), elsewhere);
    assert_eq!(elsewhere.rule(), RuleId::S5);
    let guest = lodge(Guild::Brewers, 2, Tile::Townsman(Townsman::Mayor));
    assert_eq!(refusal(&table, guest), Refusal::NotNow { step });
    // The default box has one 7, without agent+, and no value below 2 or above 7.
    for (value, agent) in [(7, true), (2, false), (1, false), (8, false), (0, true), (255, false)] {
        let refusal = refusal(&table, settle(Guild::Brewers, 1, value, agent));
        assert_eq!(refusal, Refusal::NotInGuild { guild: Guild::Brewers, value, agent });
        assert_eq!(refusal.rule(), RuleId::S5);
    }
    enter(&mut table, settle(Guild::Brewers, 1, 7, false));
    assert_eq!(
        refusal(&table, settle(Guild::Brewers, 2, 7, false)),
        Refusal::NotInGuild { guild: Guild::Brewers, value: 7, agent: false }
    );
}

#[test]
fn s6_guests_come_guild_by_guild_into_windows_2_to_4() {
    let mut table = settled();
    let mayor = Tile::Townsman(Townsman::Mayor);
    let step = |guild, window| Step::Lodge(guild, Window::new(window).unwrap());
    for (guild, window) in [(Guild::Brewers, 1), (Guild::Brewers, 3), (Guild::Bakers, 2)] {
        let elsewhere = Refusal::WrongPlace { step: step(Guild::Brewers, 2) };
        assert_eq!(refusal(&table, lodge(guild, window, mayor)), elsewhere);
        assert_eq!(elsewhere.rule(), RuleId::S6);
    }
    for (window, value) in [(2, 6), (3, 5), (4, 4)] {
        assert_eq!(table.state().step(), step(Guild::Brewers, window));
        enter(&mut table, lodge(Guild::Brewers, window, craftsman(Guild::Bakers, value, false)));
    }
    assert_eq!(table.state().step(), step(Guild::Bakers, 2));
}

#[test]
fn s6_only_what_is_in_the_stack_can_come_out_of_it() {
    let mut table = settled();
    for tile in [
        craftsman(Guild::Brewers, 7, false),
        craftsman(Guild::Brewers, 6, true),
        craftsman(Guild::Printers, 6, false),
    ] {
        let refusal = refusal(&table, lodge(Guild::Brewers, 2, tile));
        assert_eq!(refusal, Refusal::NotInStack { tile });
        assert_eq!(refusal.rule(), RuleId::S6);
    }
    // The other 6 of the box, and the only mayor.
    let (six, mayor) = (craftsman(Guild::Brewers, 6, false), Tile::Townsman(Townsman::Mayor));
    enter(&mut table, lodge(Guild::Brewers, 2, six));
    assert_eq!(refusal(&table, lodge(Guild::Brewers, 3, six)), Refusal::NotInStack { tile: six });
    enter(&mut table, lodge(Guild::Brewers, 3, mayor));
    assert_eq!(refusal(&table, lodge(Guild::Brewers, 4, mayor)), Refusal::NotInStack { tile: mayor });
}

#[test]
fn c2_s6_a_guest_has_a_value_from_2_to_7() {
    let table = settled();
    for value in [0, 1, 8, 255] {
        let tile = craftsman(Guild::Brewers, value, false);
        assert_eq!(refusal(&table, lodge(Guild::Brewers, 2, tile)), Refusal::NotInStack { tile });
    }
}

/// Fills the set-up by chance, with a burglar in window 2 of the Brewers.
fn with_burglar(planning: Planning) -> Table<Norenberc> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut table = Table::<Norenberc>::new(Setup::new(2, default_box()).with_planning(planning));
    enter(&mut table, order([0, 1, 2, 3, 4]));
    while table.due() == Due::Nature {
        let burglar = lodge(Guild::Brewers, 2, Tile::Townsman(Townsman::Burglar));
        let action = match table.check(Actor::Nature, burglar) {
            Ok(()) => burglar,
            Err(_) => Norenberc::draw(table.setup(), table.state(), &mut rng),
        };
        enter(&mut table, action);
    }
    table
}

#[test]
fn w3_nobody_is_robbed_who_is_not_there() {
    let mut table = with_burglar(Planning::Cards);
    let (blue, orange) = (Actor::Seat(Seat(0)), Actor::Seat(Seat(1)));
    let (beer, shoe) = (Guild::Brewers.good(), Guild::Shoemakers.good());
    table.enter(blue, Action::Plan([Guild::Brewers].into_iter().collect())).unwrap();
    table.enter(orange, Action::Pass).unwrap();
    let window = Window::new(2).unwrap();
    table.enter(blue, Action::Recruit { guild: Guild::Brewers, window }).unwrap();
    table.enter(blue, Action::Pay(Goods::one(beer) + Goods::one(shoe))).unwrap();
    let goods = Goods::one(beer) + Goods::one(shoe);
    for seat in [Seat(2), Seat(4), Seat(255)] {
        let refusal = table.check(blue, Action::Rob { victim: seat, goods }).unwrap_err();
        assert_eq!(refusal, Refusal::NoSuchPlayer { seat });
        assert_eq!(refusal.rule(), RuleId::W3);
    }
    assert_eq!(table.check(blue, Action::Rob { victim: Seat(1), goods }), Ok(()));
}

#[test]
fn a1_nobody_reveals_a_card_who_is_not_there() {
    let mut table = with_burglar(Planning::Counts);
    for seat in Seat::first(2) {
        table.enter(Actor::Seat(seat), Action::Seal(1)).unwrap();
    }
    let reveal = |seats| Action::Reveal { guild: Guild::Brewers, seats };
    for seat in [Seat(2), Seat(7)] {
        let seats = SeatSet::first(2).with(seat);
        assert_eq!(refusal(&table, reveal(seats)), Refusal::NoSuchPlayer { seat });
    }
    assert_eq!(table.check(Actor::Nature, reveal(SeatSet::first(2))), Ok(()));
}

#[test]
fn a6_a_refusal_says_how_many_are_missing_by_the_shortest_way() {
    let mut table = with_burglar(Planning::Cards);
    let (blue, orange) = (Actor::Seat(Seat(0)), Actor::Seat(Seat(1)));
    let all: GuildSet = Guild::first(2).collect();
    table.enter(blue, Action::Plan(all)).unwrap();
    table.enter(orange, Action::Plan(all)).unwrap();
    let refusal = |table: &Table<Norenberc>, actor, guild, number| {
        let window = Window::new(number).unwrap();
        table.check(actor, Action::Recruit { guild, window }).unwrap_err()
    };
    let own = |guild: Guild, number, needs, has| {
        let window = Window::new(number).unwrap();
        Refusal::NotEnoughOwnGoods { window, good: guild.good(), needs, has }
    };
    // One beer and two others: with the others, one more beer would do.
    assert_eq!(refusal(&table, blue, Guild::Brewers, 4), own(Guild::Brewers, 4, 2, 1));
    table.enter(blue, Action::Sell { guild: Guild::Brewers, count: 1 }).unwrap();
    // One beer is paid for window 2 together with the pastry: one shoe is left.
    table.enter(orange, Action::Recruit { guild: Guild::Brewers, window: Window::new(2).unwrap() }).unwrap();
    let pastry = Goods::one(Guild::Bakers.good());
    table.enter(orange, Action::Pay(Goods::one(Guild::Brewers.good()) + pastry)).unwrap();
    table.enter(orange, Action::Decline).unwrap();
    table.enter(orange, Action::Stay).unwrap();
    // Blue has a pastry and a shoe. Window 3: another pastry; window 4: two more.
    assert_eq!(refusal(&table, blue, Guild::Bakers, 3), own(Guild::Bakers, 3, 2, 1));
    assert_eq!(refusal(&table, blue, Guild::Bakers, 4), own(Guild::Bakers, 4, 3, 1));
    table.enter(blue, Action::Nothing { guild: Guild::Bakers }).unwrap();
    // Orange has a shoe and no pastry.
    assert_eq!(refusal(&table, orange, Guild::Bakers, 2), own(Guild::Bakers, 2, 1, 0));
    assert_eq!(refusal(&table, orange, Guild::Bakers, 3), own(Guild::Bakers, 3, 2, 0));
}
