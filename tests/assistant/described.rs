//! Events, effects, steps, refusals and score lines in every language, over whole games.

use guildhall::game::{Actor, Due, Game, Scored as _, Seat, Table};
use guildhall::i18n::describe::Describe;
use guildhall::i18n::describe::norenberc::{Phase, RoundEndStep};
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::scoring::Score;
use guildhall::norenberc::{Deck, Norenberc, Planning, Setup};
use guildhall::storage::norenberc::default_box;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Everything a game says, from the first event to the last score line.
fn everything_said(texts: &Texts, seed: u64) -> Vec<String> {
    let names: Vec<_> = ["Ana", "Béla", "Чук", "Dóra"].map(str::to_owned).to_vec();
    let describe = Describe { texts, names: &names };
    let planning = if seed.is_multiple_of(2) { Planning::Cards } else { Planning::Counts };
    let setup = Setup::new(4, default_box()).with_planning(planning);
    let mut deck = Deck::new(&setup, seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut table = Table::<Norenberc>::new(setup);
    let mut message = Vec::new();
    loop {
        message.push(describe.step(table.state().step()));
        message.push(describe.phase(Phase::of(table.state())));
        let (actor, action) = match table.due() {
            Due::Nobody => break,
            Due::Nature => {
                let sealed = matches!(table.state().step(), guildhall::norenberc::Step::Reveal(_));
                let action = if sealed {
                    Norenberc::draw(table.setup(), table.state(), &mut rng)
                } else {
                    deck.answer(table.state())
                };
                (Actor::Nature, action)
            }
            Due::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let legal = table.legal(seat);
                (Actor::Seat(seat), legal[rng.random_range(0..legal.len())])
            }
        };
        let effects = table.enter(actor, action).unwrap();
        for effect in &effects {
            guildhall::game::Effects::note(&mut deck, *effect);
            message.push(describe.say(effect));
        }
        message.push(describe.say(table.events().last().unwrap()));
        if let Err(refusal) = table.check(Actor::Seat(Seat(0)), action) {
            message.push(describe.say(&refusal));
        }
    }
    let score = Norenberc::score(table.setup(), table.state());
    message.push(describe.winner(&score.ranks(), score.decided_by()));
    for line in score.players.iter().flat_map(|player| &player.lines) {
        message.push(describe.say(line));
        message.push(describe.category::<Score>(line.category()));
    }
    message.extend(RoundEndStep::ALL.map(|step| describe.round_end(step)));
    message
}

#[test]
fn whole_games_can_be_told_in_every_language() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for seed in 0..12 {
            for text in everything_said(&texts, seed) {
                let key = ["event-", "effect-", "step-", "refusal-", "score-", "norenberc-"];
                let whole = !text.trim().is_empty() && !text.contains(['{', '}', '$']);
                assert!(whole && !key.iter().any(|key| text.starts_with(key)), "{lang:?}: {text}");
                assert!(!text.contains("  "), "{lang:?}: two blanks: {text}");
            }
        }
        assert!(texts.missing().is_empty());
    }
}

#[test]
fn nothing_a_game_says_escapes_translation() {
    // In the pseudo-locale every text from the files has a mark; what has none was not translated.
    let texts = Texts::pseudo();
    for seed in 0..6 {
        for text in everything_said(&texts, seed) {
            assert!(text.contains('~'), "not from the files: {text}");
        }
    }
}

#[test]
fn the_same_log_is_told_anew_when_the_language_changes() {
    let tell = |lang| everything_said(&Texts::new(lang), 2);
    let (english, russian) = (tell(Lang::En), tell(Lang::Ru));
    assert_eq!(english.len(), russian.len());
    assert!(english.iter().zip(&russian).all(|(one, other)| one != other), "no line is left in English");
}
