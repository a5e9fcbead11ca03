//! Everything a table can say, in all four languages, and the exports read back.

use guildhall::companion::norenberc::{
    AgentGain, Change, Entry, EntryError, FavoriteIs, Gap, GoodsCount, GuildCard, GuildOutcome, Missing,
    NextRound, Owned, PeddlerBack, Question, SeatIncome, Session, SwappedWith, TableState, TitleEntryError,
    Under, Used, Whereabouts,
};
use guildhall::companion::{TableError, Tracking};
use guildhall::game::{Actor, Event, Seat, SeatSet};
use guildhall::i18n::describe::{ActText, Describe, companion, files as say};
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::favorites::{ClaimSource, Decider};
use guildhall::norenberc::{
    Action, Bench, Craftsman, Fact, FactError, Good, Guild, PositionError, Refusal, Tile, Townsman, Window,
};
use guildhall::storage::SettingsError;
use guildhall::storage::journal::{DamagedFile, DiskError, Notice, Saved};
use std::fmt::Write as _;
use std::io::ErrorKind;

use crate::corrections::fill_workshops;
use crate::support::{NAMES, person, table};

const ANA: Seat = Seat(0);
const BREWER: Craftsman = Craftsman { guild: Guild::Brewers, value: 4, agent: true };

fn names() -> Vec<String> {
    NAMES[..3].iter().map(|name| (*name).to_owned()).collect()
}

fn two() -> SeatSet {
    [Seat(0), Seat(1)].into_iter().collect()
}

fn owned() -> Vec<Owned> {
    let guild = Guild::Bakers;
    vec![
        Owned::Talers { talers: 21 },
        Owned::Craftsmen { craftsmen: vec![(guild, 3)] },
        Owned::AddCraftsman { guild, value: 3 },
        Owned::CraftsmanValue { guild, value: 3 },
        Owned::RemoveCraftsman { guild, value: 3 },
        Owned::Crest { guild, count: 2 },
        Owned::Crests { crests: [1, 0, 2, 0, 0, 0] },
        Owned::PrestigeCrests { count: 1 },
        Owned::Townsman { townsman: Townsman::Engraver, count: 2 },
        Owned::Townsmen { townsmen: [0; 15] },
        Owned::Agents { agents: 5 },
        Owned::Mayors { mayors: [1, 0, 1, 0, 0, 0] },
        Owned::Mayors { mayors: [0; 6] },
    ]
}

fn facts() -> Vec<Fact> {
    let guild = Guild::Bakers;
    vec![
        Fact::Favorite { guild, seat: Some(ANA) },
        Fact::Favorite { guild, seat: None },
        Fact::Talers { seat: ANA, talers: 3 },
        Fact::Goods { seat: ANA, good: Good::Hat, count: 2 },
        Fact::Agents { seat: ANA, agents: 5 },
        Fact::Crests { seat: ANA, guild, count: 1 },
        Fact::PrestigeCrests { seat: ANA, count: 1 },
        Fact::Townsmen { seat: ANA, townsman: Townsman::Apprentice, count: 1 },
        Fact::Order { order: vec![Seat(1), Seat(0)] },
        Fact::PrestigeGuild { guild },
    ]
}

fn recruits() -> Vec<Entry> {
    let (guild, bench) = (Guild::Tailors, Bench::ALL[2]);
    let swaps = [SwappedWith::Bench(Bench::ALL[4]), SwappedWith::Guest { value: 5, agent: false }];
    let mut used = vec![None, Some(Used::Mayor { roof: guild })];
    used.extend([Some(Good::Hat), None].map(|good| Some(Used::Peddler { good })));
    used.extend(swaps.map(|with| Some(Used::Guardsman { guild, bench, with })));
    let recruit =
        |used| Entry::Recruited { seat: ANA, tile: Tile::Craftsman(BREWER), first: Some(true), used };
    used.into_iter().map(recruit).collect()
}

fn entries() -> Vec<Entry> {
    let guild = Guild::Printers;
    let mut entries = recruits();
    entries.extend(owned().into_iter().map(|owned| Entry::Owned { seat: ANA, owned }));
    entries.extend(facts().into_iter().map(|fact| Entry::Ruling { round: 1, fact }));
    entries.extend(Tracking::ALL.map(|tracking| Entry::Tracking { tracking, round: 2, position: None }));
    entries.extend([Some(Good::Beer), None].map(|good| Entry::Peddled { seat: ANA, good }));
    entries.extend([
        Entry::Workshop { guild: Guild::Brewers, tiles: [Some(BREWER), None, None, None, None] },
        Entry::Order { order: vec![Seat(1), Seat(0)] },
        Entry::Counted { seat: ANA, good: Good::Page, count: 1 },
        Entry::Talers { seat: ANA, talers: 1 },
        Entry::Richest { among: two(), are: two() },
        Entry::NoAnswer { guild },
        Entry::Prestige { guild },
        Entry::NoPrestige,
        Entry::EndRound,
        Entry::Event(Event { actor: Actor::Seat(ANA), action: Action::Sell { guild, count: 2 } }),
        Entry::Person { seat: ANA, person: person("Zoé") },
        Entry::Box { tile: Tile::Craftsman(BREWER), instead: Tile::Townsman(Townsman::Mayor) },
    ]);
    entries
}

fn questions() -> Vec<Question> {
    let one: SeatSet = [ANA].into_iter().collect();
    let mut questions = vec![Question::PeddlerGood { seat: ANA }, Question::PrestigeGuild];
    for guild in [None, Some(Guild::Hatters)] {
        questions.extend([
            Question::Counts { guild, seats: two() },
            Question::Talers { guild, tied: two(), silent: two() },
            Question::Talers { guild, tied: two(), silent: one },
            Question::Order { guild, tied: two() },
        ]);
    }
    questions
}

fn refusals() -> Vec<EntryError> {
    let guild = Guild::Brewers;
    let tile = Tile::Townsman(Townsman::Engraver);
    let townsman = Townsman::Mayor;
    let mut all = vec![
        EntryError::Title(TitleEntryError::Rules(Refusal::EmptyPlan)),
        EntryError::Title(TitleEntryError::BeyondBox { tile, instead: Some(Tile::Craftsman(BREWER)) }),
        EntryError::Title(TitleEntryError::BeyondBox { tile: Tile::Craftsman(BREWER), instead: None }),
        EntryError::WrongTracking,
        EntryError::NotNow,
        EntryError::Title(TitleEntryError::NotAtRoundStart),
        EntryError::NeedsPosition,
        EntryError::NoSuchPlayer,
        EntryError::Name,
        EntryError::Title(TitleEntryError::NotInPlay { guild }),
        EntryError::Title(TitleEntryError::Value { value: 8 }),
        EntryError::Title(TitleEntryError::OtherGuild { guild }),
        EntryError::Title(TitleEntryError::TooMany { most: 4 }),
        EntryError::Title(TitleEntryError::TooManyGoods { good: Good::Cloth, left: 2 }),
        EntryError::Title(TitleEntryError::NeverStays { townsman }),
        EntryError::Title(TitleEntryError::OtherGuest { tile }),
        EntryError::Title(TitleEntryError::MovesGuildmaster { guild }),
        EntryError::Title(TitleEntryError::Order),
        EntryError::Title(TitleEntryError::PrestigeAgain { guild }),
        EntryError::Title(TitleEntryError::NotAmong),
        EntryError::Title(TitleEntryError::NotKnownYet),
        EntryError::Title(TitleEntryError::NotOwned),
        EntryError::Title(TitleEntryError::RulingHasNoEffect),
        EntryError::NoSuchEntry,
        EntryError::Nothing,
        EntryError::ReadOnly,
    ];
    all.extend(questions().into_iter().map(TitleEntryError::Open).map(EntryError::Title));
    all.extend(
        [
            FactError::NotNow,
            FactError::NoSuchPlayer,
            FactError::NotInPlay { guild },
            FactError::Most { most: 3 },
            FactError::Fewest { fewest: 2 },
            FactError::NeverStays { townsman },
            FactError::Order,
        ]
        .map(TitleEntryError::Fact)
        .map(EntryError::Title),
    );
    all.extend(
        [
            PositionError::Round,
            PositionError::Order,
            PositionError::Size,
            PositionError::NotInPlay { guild },
            PositionError::Talers { seat: ANA },
            PositionError::Agents { seat: ANA },
            PositionError::Crests { guild },
            PositionError::PrestigeCrests,
            PositionError::NeverStays { seat: ANA, townsman },
            PositionError::Goods { good: Good::Beer, found: 11 },
            PositionError::Workshop { guild, bench: Bench::ALL[3] },
            PositionError::Townsmen { most: 8 },
            PositionError::BeyondBox { tile },
            PositionError::Stack { found: 90, most: 40 },
        ]
        .map(TitleEntryError::Position)
        .map(EntryError::Title),
    );
    all
}

fn cards() -> Vec<GuildCard> {
    let gains = [(Some(0), Some(0)), (Some(1), Some(0)), (Some(2), Some(2)), (Some(1), None), (None, None)];
    let mut outcomes = vec![
        GuildOutcome::Ask(Question::PrestigeGuild),
        GuildOutcome::Nobody { ruled: false },
        GuildOutcome::Nobody { ruled: true },
        GuildOutcome::Unknown,
    ];
    for by in [Decider::Goods, Decider::Talers, Decider::TurnOrder, Decider::Ruling] {
        for talers in [vec![], vec![(Seat(0), 12), (Seat(1), 9)]] {
            for from in [ClaimSource::Supply, ClaimSource::Peddler] {
                outcomes.push(GuildOutcome::Favorite {
                    seat: ANA,
                    by,
                    from,
                    talers: talers.clone(),
                    agents: AgentGain::default(),
                });
            }
        }
    }
    for (printed, taken) in gains {
        let agents = AgentGain { printed, taken };
        let (by, from) = (Decider::Goods, ClaimSource::Supply);
        outcomes.push(GuildOutcome::Favorite { seat: ANA, by, from, talers: vec![], agents });
    }
    let tiles =
        [(Some(BREWER), Under::None), (None, Under::Tile(None)), (Some(BREWER), Under::Tile(Some(BREWER)))];
    let mut cards = Vec::new();
    for outcome in outcomes {
        for (prestige, (master, under)) in [Some(true), Some(false), None].into_iter().zip(tiles) {
            let counted = |supply, peddlers| Some(GoodsCount { supply, peddlers });
            let counts = vec![counted(3, 0), counted(3, 0), None];
            let outcome = outcome.clone();
            cards.push(GuildCard { guild: Guild::Brewers, master, under, prestige, counts, outcome });
        }
    }
    cards
}

fn changes() -> Vec<Change> {
    let (round, guild) = (2, Guild::Bakers);
    vec![
        Change::Favorite { round, guild, before: FavoriteIs::Player(ANA), after: FavoriteIs::Nobody },
        Change::Favorite { round, guild, before: FavoriteIs::Unknown, after: FavoriteIs::Player(ANA) },
        Change::Income { round, seat: ANA, before: None, after: Some(3) },
        Change::Prestige { round, before: None, after: Some(guild) },
        Change::Total { seat: ANA, before: Some(12), after: None },
        Change::Skipped { id: 4, entry: Entry::EndRound, why: EntryError::NotNow },
        Change::CountsAgain { id: 4, entry: Entry::EndRound },
    ]
}

fn ends(describe: &Describe) -> Vec<String> {
    let mut message = Vec::new();
    for card in cards() {
        message.push(describe.card_reason(&card));
        message.extend(describe.card_steps(&card));
    }
    let (guild, bench) = (Guild::Brewers, Bench::UNDER_STACK);
    let places = [
        Whereabouts::Workshop { guild, bench },
        Whereabouts::Lodgings { guild: Some(guild) },
        Whereabouts::Lodgings { guild: None },
        Whereabouts::Roof { guild },
        Whereabouts::Player { seat: ANA },
        Whereabouts::Earlier { round: 1 },
    ];
    for (held, places) in [(0, &places[..0]), (2, &places[..0]), (1, &places[..1]), (6, &places[..])] {
        message.push(describe.whereabouts(held, places));
    }
    for kept in [true, false] {
        message.push(describe.peddler_back(&PeddlerBack { seat: ANA, good: Good::Shoe, kept }));
    }
    for (musicians, mayors) in [(None, None), (Some(3), None), (None, Some(2)), (Some(3), Some(2))] {
        message.push(describe.income(&SeatIncome { seat: ANA, base: 3, musicians, mayors }));
    }
    for prestige in [None, Some(Guild::Bakers)] {
        message.extend(describe.next_round(&NextRound {
            round: 2,
            masters: vec![(Guild::Brewers, Some(BREWER)), (Guild::Bakers, None)],
            left: vec![(Guild::Brewers, Tile::Craftsman(BREWER))],
            came:
                prestige.map(|guild| (guild, Window::ALL[0], Tile::Craftsman(BREWER))).into_iter().collect(),
            prestige,
        }));
    }
    message
}

fn files(texts: &Texts) -> Vec<String> {
    let path = std::path::PathBuf::from("/home/ana/games");
    let mut message = Vec::new();
    let places = [DamagedFile::Aside(path.clone()), DamagedFile::InPlace(path.clone()), DamagedFile::Nothing];
    for (missing, recovered) in [(0, 0), (0, 1), (1, 0), (2, 5), (5, 21)] {
        for (open_end, kept) in [true, false].into_iter().zip(places.iter().cycle().skip(missing)) {
            let damaged =
                Notice::Damaged { recovered, missing, open_end, since: 1_763_267_376, kept: kept.clone() };
            message.push(companion::notice(texts, &damaged));
        }
    }
    for (missing, open_end) in [(0, false), (0, true), (1, false), (2, false), (5, false)] {
        message.push(companion::notice(texts, &Notice::Shorter { inputs: 7, copy: 19, missing, open_end }));
    }
    message.push(companion::notice(texts, &Notice::Ahead { at: 4_107_542_400 }));
    message.push(companion::notice(texts, &Notice::NoFormat { format: 0, path: path.clone() }));
    message.push(companion::notice(texts, &Notice::Newer { format: 2, path: path.clone() }));
    message.push(companion::notice(texts, &Notice::NotUnderstood { lines: 2, path: path.clone() }));
    message.push(companion::notice(texts, &Notice::Unreadable { path: path.clone() }));
    for kind in [
        ErrorKind::StorageFull,
        ErrorKind::ReadOnlyFilesystem,
        ErrorKind::NotADirectory,
        ErrorKind::InvalidFilename,
        ErrorKind::PermissionDenied,
        ErrorKind::InvalidInput,
        ErrorKind::Other,
    ] {
        let disk_error = DiskError { path: path.clone(), kind };
        message.push(say::disk_error(texts, &disk_error));
        for waiting in [1, 2, 5, 21] {
            let saved = Saved::InMemory { waiting, disk_error: disk_error.clone() };
            message.extend(say::waiting(texts, &saved, waiting));
            message.push(say::closing(texts, &saved, waiting));
        }
    }
    let changed = Saved::Changed { waiting: 2, theirs: 7, mine: 5 };
    message.extend(say::waiting(texts, &changed, 2));
    message.push(say::closing(texts, &changed, 2));
    assert_eq!(say::waiting(texts, &Saved::OnDisk, 0), None);
    for error in [
        SettingsError::Broken,
        SettingsError::InQuarantine(path.clone()),
        SettingsError::Unreadable(ErrorKind::PermissionDenied),
        SettingsError::Value { key: "zoom", found: "7".into() },
    ] {
        message.push(say::settings_error(texts, &error));
    }
    for error in [
        TableError::Players { found: 6 },
        TableError::BlankName { person: 1 },
        TableError::RepeatedName { person: 1 },
        TableError::Start,
        TableError::ReadOnly,
    ] {
        message.push(companion::table_error(texts, error));
    }
    for tracking in Tracking::ALL {
        message.extend([companion::tracking(texts, tracking), companion::tracking_about(texts, tracking)]);
    }
    message
}

fn gaps() -> Vec<Gap> {
    let (seat, guild) = (ANA, Guild::Shoemakers);
    vec![
        Gap::Order,
        Gap::Prestige,
        Gap::Goods { seat },
        Gap::Talers { seat },
        Gap::Agents { seat },
        Gap::Craftsmen { seat },
        Gap::Crests { seat },
        Gap::Townsmen { seat },
        Gap::Workshop { guild },
        Gap::Storehouse { guild },
        Gap::Lodgings { guild },
        Gap::Mayors,
        Gap::Stack,
    ]
}

#[test]
fn everything_a_table_says_has_words_in_four_languages() {
    let names = names();
    let mut all = String::new();
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let describe = Describe { texts: &texts, names: &names };
        let mut message: Vec<String> = entries().iter().map(|entry| describe.say(entry)).collect();
        message.extend(questions().into_iter().map(|question| describe.question(question)));
        message.extend(refusals().into_iter().map(|refused| describe.say(&refused)));
        message.extend(changes().iter().map(|change| describe.say(change)));
        message.extend(gaps().into_iter().map(|gap| describe.gap(gap)));
        for missing in
            [Missing::Talers, Missing::Craftsmen, Missing::Crests, Missing::PrestigeCrests, Missing::Townsmen]
        {
            message.push(describe.missing(ANA, missing));
        }
        message.extend(ends(&describe));
        message.extend(files(&texts));
        assert_eq!(texts.missing(), [] as [String; 0]);
        for text in &message {
            assert!(!text.is_empty() && !text.contains(['{', '}']), "{lang:?}: {text}");
            assert!(!text.contains("companion-") && !text.contains("  "), "{lang:?}: {text}");
            let _ = writeln!(all, "{}: {text}", lang.id());
        }
    }
    std::fs::write(std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("companion-words.txt"), all)
        .unwrap();
}

/// As in the wireframe: a tie between two, told in amounts.
#[test]
fn a_card_reads_as_people_say_it() {
    let mut session = table(3, Tracking::Helper, 1);
    fill_workshops(&mut session, 3);
    for (seat, row) in Seat::first(3).zip([[3, 0, 3, 1], [1, 2, 1, 2], [3, 1, 3, 0]]) {
        for (good, count) in Good::ALL.into_iter().zip(row) {
            session.enter(Entry::Counted { seat, good, count }).unwrap();
        }
    }
    let names = session.names();
    let message = |session: &Session, lang| {
        let texts = Texts::new(lang);
        let describe = Describe { texts: &texts, names: &names };
        let TableState::Round(ledger) = session.view().play else { panic!() };
        let walk = ledger.steps();
        let card = walk.card(Guild::Shoemakers).unwrap();
        (describe.card_reason(card), describe.card_steps(card).join(" "))
    };
    assert_eq!(
        message(&session, Lang::En).0,
        "A tie between Ana and Чук. How many talers does each of them have?"
    );
    session.enter(Entry::Talers { seat: Seat(0), talers: 12 }).unwrap();
    session.enter(Entry::Talers { seat: Seat(2), talers: 9 }).unwrap();
    let (reason, steps) = message(&session, Lang::En);
    assert_eq!(reason, "Ana is the favourite: 12 talers against 9.");
    assert!(steps.starts_with("Ana gives back 1 shoe and takes the Shoemaker 7"), "{steps}");
    assert!(steps.contains(", plus a crest of the Shoemakers."), "{steps}");
    let (reason, steps) = message(&session, Lang::Ru);
    assert_eq!(reason.replace('\u{a0}', " "), "Фаворит — Ana: 12 талеров против 9.");
    assert!(steps.replace('\u{a0}', " ").contains("и берёт Сапожника 7"), "{steps}");
    let (reason, steps) = message(&session, Lang::Hu);
    assert_eq!(reason.replace('\u{a0}', " "), "A kedvenc Ana: 12 tallér, a többiek: 9.");
    assert!(steps.contains("megkapja a 7-es cipészt"), "{steps}");
    let undo = session.view().undo.unwrap();
    let texts = Texts::new(Lang::Fr);
    let act = Describe { texts: &texts, names: &names }.act(undo);
    assert_eq!(ActText::undo(Some(&act), &texts).replace('\u{a0}', " "), "Annuler : « Чук a 9 thalers. »");
}

#[test]
fn undo_and_redo_say_whole_sentences_of_what_they_do() {
    let session = {
        let mut session = table(3, Tracking::Helper, 1);
        session.enter(Entry::Order { order: vec![Seat(1), Seat(0), Seat(2)] }).unwrap();
        let id = session.view().log.last().unwrap().id;
        session.amend(id, Entry::Order { order: vec![Seat(0), Seat(1), Seat(2)] }).unwrap();
        session
    };
    let names = names();
    let message = |lang, redo| {
        let texts = Texts::new(lang);
        let act = Describe { texts: &texts, names: &names }.act(session.view().undo.unwrap());
        let message =
            if redo { ActText::redo(Some(&act), &texts) } else { ActText::undo(Some(&act), &texts) };
        message.replace('\u{a0}', " ")
    };
    let order = names[..3].join(", ").replace(&format!(", {}", names[2]), &format!(" and {}", names[2]));
    assert_eq!(message(Lang::En, false), format!("Undo the correction: “Turn order: {order}.”"));
    let order = order.replace(" and ", " és ");
    assert_eq!(message(Lang::Hu, true), format!("Újra a javítás: „Sorrend: {order}.”"));
    assert_eq!(ActText::undo(None, &Texts::new(Lang::Ru)), "Отменять нечего");
}

#[test]
fn what_a_guest_did_and_what_a_table_ruled_are_whole_sentences() {
    let names = names();
    let say = |lang, entry: &Entry| {
        let texts = Texts::new(lang);
        Describe { texts: &texts, names: &names }.say(entry).replace('\u{a0}', " ")
    };
    let (guild, bench) = (Guild::Tailors, Bench::ALL[2]);
    let with = SwappedWith::Guest { value: 5, agent: false };
    let used = Some(Used::Guardsman { guild, bench, with });
    let tile = Tile::Townsman(Townsman::Guardsman);
    let guardsman = Entry::Recruited { seat: ANA, tile, first: Some(true), used };
    assert_eq!(
        say(Lang::En, &guardsman),
        "Ana recruits the Guardsman and goes first. A guest moves to place 3 in the Tailors’ workshop: Tailor 5. The tile \
         is shuffled back into the guest stack."
    );
    let order = Entry::Ruling { round: 1, fact: Fact::Order { order: vec![Seat(1), Seat(0)] } };
    let ruled = say(Lang::En, &order);
    assert!(ruled.starts_with("Settled at the table: the turn order is "), "{ruled}");
    let favorite = Entry::Ruling { round: 1, fact: Fact::Favorite { guild, seat: None } };
    assert_eq!(say(Lang::Ru, &favorite), "Договорились за столом: фаворита у Портных нет.");
}

#[test]
fn a_tie_in_talers_is_called_one_and_nobody_is_named_twice() {
    let (names, all) = (names(), (0..3).map(Seat).collect::<SeatSet>());
    let one: SeatSet = [ANA].into_iter().collect();
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let describe = Describe { texts: &texts, names: &names };
        let often = |text: &str| text.matches(names[0].as_str()).count();
        let message = |among, are| describe.say(&Entry::Richest { among, are });
        for entered in [message(two(), two()), message(two(), one), message(all, all)] {
            assert_eq!(often(&entered), 1, "{lang:?}: {entered}");
        }
        assert!(
            message(two(), two()) != message(two(), one) && message(all, two()) != message(all, all),
            "{lang:?}"
        );
        let ask = |silent| describe.question(Question::Talers { guild: None, tied: two(), silent });
        assert_eq!((often(&ask(two())), often(&ask(one))), (1, 2), "{lang:?}: {}", ask(two()));
    }
}

#[test]
fn an_income_of_one_part_has_no_arithmetic() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let describe = Describe { texts: &texts, names: &names() };
        let income = |musicians, mayors| {
            describe.income(&SeatIncome {
                seat: ANA,
                base: 3,
                musicians: Some(musicians),
                mayors: Some(mayors),
            })
        };
        let plain = income(0, 0);
        assert!(plain.contains('3') && plain.ends_with('.') && !plain.contains('('), "{lang:?}: {plain}");
        for more in [income(5, 0), income(0, 2)] {
            assert!(more.contains('('), "{lang:?}: {more}");
        }
    }
}
