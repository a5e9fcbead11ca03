//! Architects of the West Kingdom in words: every value and whole games, in every language, and what is hidden stays hidden.

use guildhall::architects::components::LOOK_AT;
use guildhall::architects::prices::Price;
use guildhall::architects::{
    Action, Apprentice, Architects, Building, Character, Circle, Deck, DrawSource, Effect, Goods, Guard,
    MarketCard, Resource, RewardCard, Setup, Slot, SmallSide, Spot, Step, Trade,
};
use guildhall::game::{Actor, Due, Game, Scored as _, Seat, Table, Title as _};
use guildhall::i18n::describe::{ActionText, Describe};
use guildhall::i18n::{Lang, Texts};
use guildhall::titles::TitleId;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

const NUMBERS: [u8; 8] = [0, 1, 2, 5, 11, 21, 22, 101];

fn names() -> Vec<String> {
    ["Ana", "Béla", "Чук", "Dóra"].map(str::to_owned).to_vec()
}

/// A sentence is whole: nothing is left to fill in, nothing is empty, and it is no key.
fn assert_whole(lang: Lang, text: &str) {
    let key = ["event-", "effect-", "step-", "refusal-", "score-", "architects-", "reset-"];
    let whole = !text.trim().is_empty() && !text.contains(['{', '}', '$']);
    assert!(whole && !key.iter().any(|key| text.contains(key)), "{lang:?}: {text}");
    let glued = ["  ", " .", ",,", "..", " ,", "()", "( ", " )", ": ."];
    assert!(!glued.iter().any(|glued| text.contains(glued)), "{lang:?}: {text}");
    assert!(!text.contains(" none"), "{lang:?}: {text}");
}

/// Every action there is, with heaps of every size.
fn actions() -> Vec<Action> {
    let cards = || Building::ALL.into_iter().map(Some).chain([None]);
    let seat = Seat(1);
    let mut all: Vec<Action> = cards()
        .flat_map(|card| {
            [Action::Pick(card), Action::Keep(card), Action::Discard(card), Action::Draw { seat, card }]
        })
        .collect();
    all.extend(Spot::ALL.map(Action::Place));
    all.extend(Circle::ALL.map(|circle| Action::TakeBack(DrawSource::Circle(circle))));
    all.extend([Action::TakeBack(DrawSource::Prison), Action::TakeBack(DrawSource::Board(seat))]);
    all.extend([Resource::Clay, Resource::Gold].map(Action::Mine));
    all.extend(Guard::ALL.map(Action::Guard));
    all.extend(Building::ALL.map(Action::Construct));
    all.extend(Resource::ALL.map(Action::Take));
    for apprentice in Apprentice::ALL {
        let slot = Slot::new(2, 3).unwrap();
        all.extend([
            Action::Dismiss(apprentice),
            Action::Show { slot, apprentice },
            Action::Hire { slot, discard: Some(apprentice) },
        ]);
        if apprentice.id().split('-').next().is_some_and(|it| ["merchant", "patron", "trader"].contains(&it))
        {
            all.push(Action::Trade(Trade::Own(apprentice)));
        }
    }
    all.extend(Slot::all().map(|slot| Action::Hire { slot, discard: None }));
    for (circle, colour) in Circle::ALL.into_iter().flat_map(|circle| [(circle, Seat(0)), (circle, Seat(2))])
    {
        all.push(Action::Capture { circle, colour });
    }
    for count in NUMBERS.into_iter().filter(|count| *count > 0) {
        for resource in Resource::ALL {
            let goods = Goods::of(resource, count);
            all.extend([Action::Pay(goods), Action::Advance(goods)]);
            all.extend([Action::Trade(Trade::Virtue(goods)), Action::Trade(Trade::Marble(goods))]);
        }
    }
    all.extend(Character::ALL.map(|character| Action::Cast { seat, character }));
    all.extend(SmallSide::ALL.map(Action::ShowSide));
    all.extend(MarketCard::all().map(Action::TurnOver));
    all.extend(RewardCard::all().map(Action::Reward));
    all.extend([
        Action::DrawBuildings,
        Action::ReleaseCaptured,
        Action::ReleasePrisoners,
        Action::Destroy,
        Action::PayInstead,
        Action::Free,
        Action::Accept,
        Action::Stop,
        Action::Reshuffle,
        Action::Start(seat),
    ]);
    all
}

/// Whether only Nature does it.
fn is_chance(action: Action) -> bool {
    matches!(
        action,
        Action::ShowSide(_)
            | Action::TurnOver(_)
            | Action::Reshuffle
            | Action::Show { .. }
            | Action::Cast { .. }
            | Action::Start(_)
            | Action::Draw { .. }
            | Action::Reward(_)
    )
}

/// Every effect there is, with every number.
fn effects() -> Vec<Effect> {
    let (seat, slot) = (Seat(0), Slot::new(1, 4).unwrap());
    let mut all = vec![
        Effect::Started { seat },
        Effect::TurnBegun { seat },
        Effect::Passed { seat },
        Effect::DebtDestroyed { seat },
        Effect::DebtPaid { seat },
        Effect::PaidInstead { seat },
        Effect::PileEmpty { seat },
        Effect::NoRewardLeft { seat },
        Effect::ResetBegun,
        Effect::Reshuffled,
        Effect::GuildhallFull { seat },
        Effect::GameOver,
        Effect::TookBack { seat, source: DrawSource::Prison },
        Effect::TookBack { seat, source: DrawSource::Board(Seat(2)) },
    ];
    all.extend(Character::ALL.map(|character| Effect::CharacterDealt { seat, character }));
    all.extend([1, 2, 3].map(|round| Effect::DraftPassed { round }));
    all.extend([1, 2, 3, 4, 5].map(|level| Effect::Advanced { seat, level }));
    for card in Building::ALL.into_iter().map(Some).chain([None]) {
        all.extend([Effect::Drew { seat, card }, Effect::Discarded { seat, card }]);
        all.extend([0, 1, 4].map(|buried| Effect::Kept { seat, card, buried }));
    }
    all.extend(Building::ALL.map(|building| Effect::Constructed { seat, building }));
    all.extend(Circle::ALL.map(|circle| Effect::TookBack { seat, source: DrawSource::Circle(circle) }));
    for apprentice in Apprentice::ALL {
        all.extend([Effect::Dismissed { seat, apprentice }, Effect::Shown { slot, apprentice }]);
        all.extend(NUMBERS.map(|coins| Effect::Hired { seat, slot, apprentice, coins: coins.into() }));
    }
    for count in NUMBERS {
        all.extend([
            Effect::StartSilver { seat, silver: count },
            Effect::TaxTaken { seat, silver: count.into() },
            Effect::DebtsTaken { seat, debts: count },
            Effect::Sold { seat, workers: count, silver: count },
            Effect::PrisonersReleased { seat, workers: count },
            Effect::CaptivesReleased { seat, workers: count },
            Effect::ToPrison { seat, workers: count },
            Effect::VirtueMoved { seat, by: count.cast_signed() },
            Effect::VirtueMoved { seat, by: -count.cast_signed() },
        ]);
        all.extend(Spot::ALL.map(|spot| Effect::Placed { seat, spot, workers: count }));
        for (circle, colour) in Circle::ALL.into_iter().flat_map(|it| [(it, Seat(0)), (it, Seat(3))]) {
            all.push(Effect::Captured { seat, circle, colour, workers: count });
        }
        for (silver, tax, skipped) in [(count, 0, 0), (0, count, 0), (0, 0, count), (count, count, count)] {
            all.push(Effect::PaidSilver { seat, price: Price { silver, tax, skipped } });
        }
        for resource in Resource::ALL.into_iter().filter(|_| count > 0) {
            let goods = Goods::of(resource, count).with(Resource::Marble, 1);
            all.extend([Effect::Gained { seat, goods }, Effect::Paid { seat, goods }]);
        }
    }
    all.extend(RewardCard::all().map(|reward| Effect::Rewarded { seat, reward }));
    all.extend(MarketCard::all().map(|card| Effect::TurnedOver { card }));
    all.extend(SmallSide::ALL.map(|side| Effect::SideShown { side }));
    all
}

/// Every step that somebody can be asked in, or that follows by itself.
fn steps() -> Vec<Step> {
    let seat = Seat(1);
    let mut all = vec![
        Step::None,
        Step::Side,
        Step::Cast(seat),
        Step::Deal(seat),
        Step::Start,
        Step::Look(LOOK_AT),
        Step::Reward,
        Step::TurnOver,
        Step::Reshuffle,
        Step::Turn,
        Step::Middle,
        Step::Keep,
        Step::Guildhall,
        Step::Offering,
        Step::Barracks,
        Step::Hideout,
        Step::Church,
        Step::Library,
        Step::Tavern,
        Step::Graveyard,
        Step::Crane,
        Step::HandLimit(false),
        Step::HandLimit(true),
        Step::Fara(seat),
        Step::Climb,
        Step::Acolytes,
        Step::AfterMarket(1),
        Step::Reset,
        Step::ResetOf(seat),
        Step::Crowded,
        Step::MostPrisoners,
        Step::AfterAction,
        Step::NextTurn,
        Step::Over,
    ];
    all.extend(Slot::all().map(Step::Lay));
    all.extend([1, 2].map(Step::Refill));
    all.extend([1, 2, 3].map(Step::Draft));
    for building in Building::ALL {
        all.extend([Step::Pay(building), Step::Either(building), Step::Effect(building)]);
    }
    for count in NUMBERS {
        all.extend([
            Step::Draw(seat, count),
            Step::Mines(count),
            Step::Trades(count),
            Step::Workshop(count),
            Step::Captures(count),
            Step::Guard(count),
            Step::Raid(count),
            Step::Surplus(seat, count),
            Step::Levy(seat, count),
            Step::Gatekeepers(seat, count),
            Step::Squires(seat, count),
        ]);
    }
    all
}

#[test]
fn every_event_effect_step_and_price_is_said_in_every_language() {
    let names = names();
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let texts = texts.of(TitleId::Architects);
        let describe = Describe { texts, names: &names };
        for action in actions() {
            for actor in [Actor::Seat(Seat(0)), Actor::Nature] {
                let nature = is_chance(action);
                if nature == (actor == Actor::Nature) {
                    assert_whole(lang, &action.say(actor, &describe));
                    assert_whole(lang, &action.say_partial(actor, &describe));
                }
            }
        }
        for effect in effects() {
            assert_whole(lang, &describe.say(&effect));
        }
        for step in steps() {
            assert_whole(lang, &describe.step_now(step));
            for takes_back in [false, true] {
                let wanted = describe.step_question(step, Seat(2), takes_back);
                assert_whole(lang, &wanted);
                assert!(wanted.ends_with(['?', '.']), "{lang:?}: {wanted}");
            }
        }
        for (silver, tax, skipped) in [(0, 0, 0), (2, 2, 0), (1, 0, 3), (0, 1, 0), (21, 11, 2)] {
            assert_whole(lang, &describe.say(&Price { silver, tax, skipped }));
        }
        assert!(texts.missing().is_empty(), "{:?}", texts.missing());
    }
}

/// Everything a game says, from the first event to the last score line, as everybody may hear it.
fn everything_said(texts: &Texts, seed: u64) -> Vec<String> {
    let names = names();
    let describe = Describe { texts, names: &names };
    let mut setup = Setup::new(2 + (seed % 3) as u8);
    if seed.is_multiple_of(2) {
        setup = setup.with_promo().with_dealt_characters();
    }
    let mut deck = Deck::new(&setup, seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut table = Table::<Architects>::new(setup);
    let mut message = Vec::new();
    // Random play may go round in circles; the beginning and the reset are in the first thousand events.
    for _ in 0..1200 {
        message.push(describe.step_now(table.state().step()));
        let (actor, action) = match table.due() {
            Due::Nobody => break,
            Due::Nature => (Actor::Nature, deck.answer(table.setup(), table.state())),
            Due::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                message.push(describe.turn_question(table.state(), seat));
                let legal = table.legal(seat);
                (Actor::Seat(seat), legal[rng.random_range(0..legal.len())])
            }
        };
        let effects = table.enter(actor, action).unwrap();
        for effect in &effects {
            guildhall::game::Effects::note(&mut deck, *effect);
            message.push(describe.say(effect));
            message.extend(Architects::redact_effect(effect, None).map(|it| describe.say(&it)));
        }
        message.push(describe.say(table.events().last().unwrap()));
        if let Err(refusal) = table.check(Actor::Seat(Seat(0)), action) {
            message.push(describe.say(&refusal));
        }
    }
    let score = Architects::score(table.setup(), table.state());
    message.push(describe.winner(&score.ranks(), score.decided_by()));
    message.extend(score.players.iter().flat_map(|player| &player.lines).map(|line| describe.say(line)));
    message
}

#[test]
fn whole_games_of_architects_can_be_told_in_every_language() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let texts = texts.of(TitleId::Architects);
        for seed in 0..3 {
            for text in everything_said(texts, seed) {
                assert_whole(lang, &text);
            }
        }
        assert!(texts.missing().is_empty());
    }
}

#[test]
fn nothing_a_game_of_architects_says_escapes_translation() {
    let texts = Texts::pseudo();
    let texts = texts.of(TitleId::Architects);
    for text in everything_said(texts, 2) {
        assert!(text.contains('~'), "not from the files: {text}");
    }
}

#[test]
fn the_log_of_architects_is_told_anew_when_the_language_changes() {
    let tell = |lang: Lang| everything_said(Texts::new(lang).of(TitleId::Architects), 1);
    let (english, russian) = (tell(Lang::En), tell(Lang::Ru));
    assert_eq!(english.len(), russian.len());
    assert!(english.iter().zip(&russian).all(|(one, other)| one != other), "no line is left in English");
}

#[test]
fn counts_of_architects_are_said_as_the_languages_say_them() {
    let message = |lang: Lang, resource| {
        let names = names();
        let texts = Texts::new(lang);
        let describe = Describe { texts: texts.of(TitleId::Architects), names: &names };
        NUMBERS.map(|count| describe.resources(resource, count).replace('\u{a0}', " "))
    };
    assert_eq!(message(Lang::En, Resource::Clay)[..3], ["0 clay", "1 clay", "2 clay"]);
    assert_eq!(message(Lang::Fr, Resource::Stone)[..3], ["0 pierre", "1 pierre", "2 pierres"]);
    assert_eq!(
        message(Lang::Ru, Resource::Stone),
        ["0 камней", "1 камень", "2 камня", "5 камней", "11 камней", "21 камень", "22 камня", "101 камень"]
    );
    assert!(message(Lang::Hu, Resource::Stone).iter().all(|text| text.ends_with(" kő")));
}

#[test]
fn x36_x40_the_log_names_no_card_that_the_reader_may_not_know() {
    let names = names();
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let describe = Describe { texts: texts.of(TitleId::Architects), names: &names };
        let setup = Setup::new(3);
        let mut deck = Deck::new(&setup, 5);
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let mut table = Table::<Architects>::new(setup);
        let mut built = Vec::new();
        while table.events().len() < 400 {
            let (actor, action) = match table.due() {
                Due::Nobody => break,
                Due::Nature => (Actor::Nature, deck.answer(table.setup(), table.state())),
                Due::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let legal = table.legal(seat);
                    (Actor::Seat(seat), legal[rng.random_range(0..legal.len())])
                }
            };
            if let Action::Construct(building) = action {
                built.push(building);
            }
            for effect in table.enter(actor, action).unwrap() {
                guildhall::game::Effects::note(&mut deck, effect);
            }
        }
        let redacted = Architects::redact(table.setup(), table.events(), table.state(), None);
        let entered: Vec<_> = redacted.iter().map(|event| describe.say(event)).collect();
        // A building is named in the log of others exactly when it was constructed.
        for building in Building::ALL {
            let named = Action::Construct(building).say(Actor::Seat(Seat(0)), &describe).replace("Ana ", "");
            let object = named.trim_end_matches('.').split(' ').skip(1).collect::<Vec<_>>().join(" ");
            let hits = entered.iter().filter(|line| line.contains(&format!(" {object}."))).count();
            let times = built.iter().filter(|it| **it == building).count();
            assert_eq!(hits, times, "{lang:?}: {object}");
        }
    }
}
