//! The final score, rule by rule, counted by hand.

use guildhall::norenberc::scoring::{
    Category, DecidedBy, LineSource, Score, ScoreLine, Sheet, score, standings,
};
use guildhall::norenberc::{Guild, RuleId, Townsman};

use Guild::{Bakers, Brewers, Hatters, Printers, Shoemakers};

/// Nothing at all, not even the richest: others in these tests have a taler.
fn poor() -> Sheet {
    Sheet::default()
}

fn rich() -> Sheet {
    Sheet { talers: 1, ..Sheet::default() }
}

fn with(mut sheet: Sheet, guild: Guild, values: &[u8]) -> Sheet {
    for &value in values {
        sheet.craftsmen.add(guild, value);
    }
    sheet
}

fn owning(townsmen: &[Townsman]) -> Sheet {
    let mut sheet = poor();
    for townsman in townsmen {
        sheet.townsmen[townsman.index()] += 1;
    }
    sheet
}

/// Place, VP and rule of every player in the Brewers' majority, for these total values (one tile each, 0 for none).
fn brewers(values: &[&[u8]]) -> Vec<Place> {
    let sheets: Vec<_> = values.iter().map(|values| with(rich(), Brewers, values)).collect();
    score(&sheets)
        .players
        .iter()
        .map(|player| {
            player.lines.iter().find_map(|line| match line.source {
                LineSource::Majority { guild: Brewers, place, tied, .. } => {
                    Some((place, tied, line.vp, line.rule))
                }
                _ => None,
            })
        })
        .collect()
}

/// Place, whether it is shared, VP and rule; nothing for no place.
type Place = Option<(u8, bool, u32, RuleId)>;

const fn first(vp: u32, rule: RuleId) -> Place {
    place(1, false, vp, rule)
}

const fn second(vp: u32, rule: RuleId) -> Place {
    place(2, false, vp, rule)
}

const fn third(vp: u32, rule: RuleId) -> Place {
    place(3, false, vp, rule)
}

const fn tied(number: u8, vp: u32, rule: RuleId) -> Place {
    place(number, true, vp, rule)
}

#[expect(clippy::unnecessary_wraps, reason = "stands beside None in what is expected")]
const fn place(number: u8, tied: bool, vp: u32, rule: RuleId) -> Place {
    Some((number, tied, vp, rule))
}

fn vp_of(score: &Score, player: usize, category: Category) -> u32 {
    score.players[player].category(category)
}

#[test]
fn g2_first_second_third() {
    let got = brewers(&[&[4], &[7], &[5], &[3]]);
    assert_eq!(got, [third(1, RuleId::G2), first(5, RuleId::G2), second(3, RuleId::G2), None]);
}

#[test]
fn g2_x24_value_counts_and_tiles_only_break_ties() {
    // 7 in one tile beats 6 in three; 6 in three beats 6 in one.
    let got = brewers(&[&[7], &[2, 2, 2], &[6]]);
    assert_eq!(got, [first(5, RuleId::G2), second(3, RuleId::G2), third(1, RuleId::G2)]);
}

#[test]
fn g3_alone_takes_all_nine() {
    assert_eq!(brewers(&[&[2], &[], &[]]), [first(9, RuleId::G3), None, None]);
}

#[test]
fn g3_x13_two_owners_share_six_and_three() {
    assert_eq!(brewers(&[&[2], &[3], &[]]), [second(3, RuleId::G2), first(6, RuleId::G3), None]);
    assert_eq!(brewers(&[&[2], &[3]]), [second(3, RuleId::G2), first(6, RuleId::G3)]);
}

#[test]
fn g4_two_tied_for_first_get_four_each_and_the_next_is_third() {
    let four = tied(1, 4, RuleId::G4);
    assert_eq!(brewers(&[&[5], &[5], &[3], &[2]]), [four, four, third(1, RuleId::G4), None]);
}

#[test]
fn g4_third_tied_after_a_tied_first_gets_nothing() {
    let four = tied(1, 4, RuleId::G4);
    let none = tied(3, 0, RuleId::G4);
    assert_eq!(brewers(&[&[5], &[5], &[3], &[3]]), [four, four, none, none]);
    assert_eq!(brewers(&[&[5], &[5], &[3], &[3], &[2]]), [four, four, none, none, None]);
}

#[test]
fn g4_tied_second_gets_two_each_and_nobody_is_third() {
    let two = tied(2, 2, RuleId::G4);
    assert_eq!(brewers(&[&[5], &[4], &[4], &[3]]), [first(5, RuleId::G2), two, two, None]);
    // What the tie suppresses is not handed to the first.
    assert_eq!(brewers(&[&[5], &[4], &[4]]), [first(5, RuleId::G2), two, two]);
}

#[test]
fn g4_tied_third_gets_nothing_and_suppresses_its_vp() {
    let none = tied(3, 0, RuleId::G4);
    let got = brewers(&[&[6], &[5], &[3], &[3], &[2]]);
    assert_eq!(got, [first(5, RuleId::G2), second(3, RuleId::G2), none, none, None]);
}

#[test]
fn x9_three_tied_for_first() {
    let four = tied(1, 4, RuleId::X9);
    assert_eq!(brewers(&[&[5], &[5], &[5], &[2]]), [four, four, four, third(1, RuleId::X9)]);
    let none = tied(3, 0, RuleId::G4);
    assert_eq!(brewers(&[&[5], &[5], &[5], &[2], &[2]]), [four, four, four, none, none]);
    assert_eq!(brewers(&[&[5], &[5], &[5]]), [four, four, four]);
    assert_eq!(brewers(&[&[5], &[5], &[5], &[5], &[2]]), [four, four, four, four, third(1, RuleId::X9)]);
}

#[test]
fn x10_two_tied_for_first_and_nobody_else() {
    let four = tied(1, 4, RuleId::X10);
    assert_eq!(brewers(&[&[5], &[5], &[]]), [four, four, None]);
    assert_eq!(brewers(&[&[5], &[5]]), [four, four]);
}

#[test]
fn g4_a_tie_is_broken_by_tiles_only_when_they_differ() {
    let got = brewers(&[&[3, 3], &[2, 4], &[6]]);
    assert_eq!(got, [tied(1, 4, RuleId::G4), tied(1, 4, RuleId::G4), third(1, RuleId::G4)]);
}

#[test]
fn g5_x22_thirty_counts_twenty_nine_does_not() {
    let thirty = with(with(poor(), Brewers, &[7, 6, 6, 5, 4, 2]), Bakers, &[7, 6, 6, 5, 5]);
    let score = score(&[thirty, rich(), rich()]);
    assert_eq!(vp_of(&score, 0, Category::Thirty), 2);
    let line = score.players[0].lines.iter().find(|line| line.category() == Category::Thirty).unwrap();
    assert_eq!(line.source, LineSource::Thirty { guild: Brewers, value: 30 });
    assert_eq!(line.rule, RuleId::G5);
}

#[test]
fn g5_each_guild_earns_for_itself() {
    let sheet = with(with(poor(), Brewers, &[7, 7, 7, 7, 2]), Bakers, &[7, 7, 7, 7, 7]);
    assert_eq!(vp_of(&score(&[sheet, rich()]), 0, Category::Thirty), 4);
}

#[test]
fn c1_g6_all_types_means_the_guilds_in_play() {
    let three =
        [Brewers, Bakers, Shoemakers].into_iter().fold(poor(), |sheet, guild| with(sheet, guild, &[2]));
    assert_eq!(vp_of(&score(&[three, rich()]), 0, Category::AllTypes), 5);
    assert_eq!(vp_of(&score(&[three, rich(), rich()]), 0, Category::AllTypes), 0);
    let six = Guild::ALL.into_iter().fold(poor(), |sheet, guild| with(sheet, guild, &[2]));
    assert_eq!(vp_of(&score(&[six, rich(), rich(), rich(), rich()]), 0, Category::AllTypes), 5);
    let five = Guild::ALL
        .into_iter()
        .filter(|&guild| guild != Hatters)
        .fold(poor(), |s, guild| with(s, guild, &[2]));
    assert_eq!(vp_of(&score(&[five, rich(), rich(), rich(), rich()]), 0, Category::AllTypes), 0);
    assert_eq!(vp_of(&score(&[five, rich(), rich(), rich()]), 0, Category::AllTypes), 5);
}

#[test]
fn g7_richest_five_or_two_each_when_tied() {
    let of = |talers: &[u16]| {
        let sheets: Vec<_> = talers.iter().map(|&talers| Sheet { talers, ..poor() }).collect();
        let score = score(&sheets);
        (0..sheets.len()).map(|player| vp_of(&score, player, Category::Richest)).collect::<Vec<_>>()
    };
    assert_eq!(of(&[3, 9, 8]), [0, 5, 0]);
    assert_eq!(of(&[9, 9, 8]), [2, 2, 0]);
    assert_eq!(of(&[9, 9, 9]), [2, 2, 2]);
}

#[test]
fn x26_nobody_has_a_taler() {
    let score = score(&[poor(), poor()]);
    for player in &score.players {
        assert_eq!(player.lines.len(), 1);
        assert_eq!((player.lines[0].vp, player.lines[0].rule), (2, RuleId::X26));
    }
}

#[test]
fn g8_crests_by_number_of_different_ones() {
    for (guilds, prestige, vp) in [
        (0, 0, 0),
        (2, 0, 0),
        (3, 0, 2),
        (2, 1, 2),
        (4, 0, 5),
        (1, 4, 9),
        (5, 1, 14),
        (6, 1, 20),
        (6, 2, 20),
        (6, 4, 20),
    ] {
        let mut sheet = Sheet { prestige_crests: prestige, ..poor() };
        sheet.crests[..guilds].fill(1);
        let score = score(&[sheet, rich(), rich(), rich(), rich()]);
        assert_eq!(vp_of(&score, 0, Category::Crests), vp, "{guilds} + {prestige}");
    }
}

#[test]
fn g8_a_second_crest_of_a_guild_is_not_different() {
    let mut sheet = poor();
    sheet.crests = [4, 1, 0, 0, 0, 0];
    assert_eq!(vp_of(&score(&[sheet, rich()]), 0, Category::Crests), 0);
}

#[test]
fn w11_g8_the_engraver_is_one_more_prestige_crest() {
    let mut sheet = owning(&[Townsman::Engraver, Townsman::Engraver]);
    sheet.crests = [1, 1, 0, 0, 0, 0];
    let score = score(&[sheet, rich()]);
    assert_eq!(vp_of(&score, 0, Category::Crests), 5);
    assert_eq!(vp_of(&score, 0, Category::Townsmen), 0);
    let expected = LineSource::Crests { guilds: 2, prestige: 0, engravers: 2 };
    assert!(score.players[0].lines.iter().any(|line| line.source == expected));
}

/// The townsman lines of a player who owns these and something else.
fn bonuses(townsmen: &[Townsman], add: impl Fn(&mut Sheet)) -> Vec<(u32, RuleId)> {
    let mut sheet = owning(townsmen);
    add(&mut sheet);
    let score = score(&[sheet, rich(), rich()]);
    let lines = score.players[0].lines.iter().filter(|line| line.category() == Category::Townsmen);
    lines.map(|line: &ScoreLine| (line.vp, line.rule)).collect()
}

#[test]
fn g9_w9_noblemen_earn_what_is_printed() {
    let both = bonuses(&[Townsman::Nobleman2, Townsman::Nobleman3], |_| {});
    assert_eq!(both, [(2, RuleId::W9), (3, RuleId::W9)]);
}

#[test]
fn w10_one_for_every_full_ten_talers() {
    let of = |talers| bonuses(&[Townsman::TaxCollector], |sheet| sheet.talers = talers)[0].0;
    assert_eq!([0, 9, 10, 29, 30].map(of), [0, 0, 1, 2, 3]);
}

#[test]
fn w12_foremen_count_craftsmen_of_their_value_of_any_guild() {
    let add = |sheet: &mut Sheet| *sheet = with(with(*sheet, Brewers, &[2, 2, 3]), Printers, &[2, 4, 7]);
    let got = bonuses(&[Townsman::Foreman2, Townsman::Foreman3, Townsman::Foreman4], add);
    assert_eq!(got, [(3, RuleId::W12), (1, RuleId::W12), (1, RuleId::W12)]);
}

#[test]
fn w14_x16_two_of_a_kind_both_count() {
    let add = |sheet: &mut Sheet| *sheet = with(*sheet, Brewers, &[4, 4]);
    assert_eq!(bonuses(&[Townsman::Foreman4, Townsman::Foreman4], add), [(2, RuleId::W12), (2, RuleId::W12)]);
    let rich = |sheet: &mut Sheet| sheet.talers = 25;
    assert_eq!(bonuses(&[Townsman::TaxCollector; 2], rich), [(2, RuleId::W10), (2, RuleId::W10)]);
}

#[test]
fn w6_w5_musicians_earn_talers_not_vp() {
    assert_eq!(bonuses(&[Townsman::Musician3, Townsman::Musician5], |_| {}), []);
}

#[test]
fn w13_x7_x23_the_apprentice_counts_every_second_and_third_place_tied_ones_too() {
    // Brewers: 2nd. Bakers: tied 2nd. Shoemakers: tied 3rd for nothing. Printers: 1st. Tailors: no place.
    let me = with(
        with(with(with(owning(&[Townsman::Apprentice]), Brewers, &[4]), Bakers, &[4]), Shoemakers, &[2]),
        Printers,
        &[7],
    );
    let ana = with(with(with(rich(), Brewers, &[5]), Bakers, &[5]), Shoemakers, &[6]);
    let bela = with(with(rich(), Bakers, &[4]), Shoemakers, &[5]);
    let csilla = with(rich(), Shoemakers, &[2]);
    let score = score(&[me, ana, bela, csilla]);
    let line = score.players[0].lines.last().unwrap();
    assert_eq!(line.source, LineSource::Townsman { townsman: Townsman::Apprentice, counted: 3 });
    assert_eq!((line.vp, line.rule), (3, RuleId::W13));
}

#[test]
fn w13_after_a_tied_second_there_is_no_place_to_count() {
    let me = with(owning(&[Townsman::Apprentice]), Brewers, &[2]);
    let others = [&[7][..], &[5], &[5]].map(|values| with(rich(), Brewers, values));
    let score = score(&[me, others[0], others[1], others[2]]);
    assert_eq!(vp_of(&score, 0, Category::Townsmen), 0);
    assert_eq!(vp_of(&score, 0, Category::Majority), 0);
}

#[test]
fn g1_lines_add_up_to_the_total_and_to_the_fast_count() {
    let me = with(owning(&[Townsman::Nobleman3]), Brewers, &[7, 7, 7, 7, 7]);
    let sheets = [me, rich()];
    let score = score(&sheets);
    let sum: u32 = score.players[0].lines.iter().map(|line| line.vp).sum();
    assert_eq!(sum, 9 + 2 + 3);
    assert_eq!(score.players[0].total, sum);
    assert_eq!(standings(&sheets)[0].vp, sum);
}

#[test]
fn g10_more_craftsmen_break_a_tie() {
    // 9 + 2 against 9 + 2: each alone in a guild, both without talers.
    let score = score(&[with(poor(), Brewers, &[7]), with(poor(), Bakers, &[2, 2])]);
    assert_eq!(score.winners().collect::<Vec<_>>(), [1]);
    assert_eq!(score.decided_by, DecidedBy::Craftsmen);
    assert_eq!(score.players[0].rank, 2);
}

#[test]
fn g10_then_the_higher_value() {
    let score =
        score(&[with(poor(), Brewers, &[7]), with(poor(), Bakers, &[6]), with(poor(), Shoemakers, &[7])]);
    assert_eq!(score.decided_by, DecidedBy::Shared);
    let two = [with(poor(), Brewers, &[7]), with(poor(), Bakers, &[6])];
    let score = guildhall::norenberc::scoring::score(&two);
    assert_eq!(score.winners().collect::<Vec<_>>(), [0]);
    assert_eq!(score.decided_by, DecidedBy::Value);
}

#[test]
fn x8_what_stays_tied_is_shared() {
    let same = |guild| with(poor(), guild, &[5]);
    let score = score(&[same(Brewers), same(Bakers), poor(), poor()]);
    assert_eq!(score.winners().collect::<Vec<_>>(), [0, 1]);
    assert_eq!(score.decided_by, DecidedBy::Shared);
    assert_eq!(score.players.iter().map(|player| player.rank).collect::<Vec<_>>(), [1, 1, 3, 3]);
}

#[test]
fn g10_ranks_leave_gaps_for_ties() {
    let with_talers = |talers, nobles: &[Townsman]| Sheet { talers, ..owning(nobles) };
    let score = score(&[
        with_talers(9, &[]),
        with_talers(1, &[Townsman::Nobleman2]),
        with_talers(1, &[Townsman::Nobleman2]),
        with_talers(1, &[]),
    ]);
    assert_eq!(score.players.iter().map(|player| player.rank).collect::<Vec<_>>(), [1, 2, 2, 4]);
    assert_eq!(score.decided_by, DecidedBy::Vp);
}

#[test]
fn x2_the_rulebooks_example_gives_25_30_35() {
    let sheet = include_bytes!("../data/score-rulebook.json");
    let sheet =
        guildhall::storage::norenberc::ScoreSheet::read(sheet, &guildhall::storage::norenberc::default_box())
            .unwrap();
    let score = sheet.score();
    assert_eq!(score.players.iter().map(|player| player.total).collect::<Vec<_>>(), [25, 30, 35]);
    assert_eq!(score.winners().map(|player| sheet.names[player].as_str()).collect::<Vec<_>>(), ["Yellow"]);
    // Category by category, as the worked example has it; the apprentice is a townsman, not a majority.
    let by_category = |player| Category::ALL.map(|category| vp_of(&score, player, category));
    assert_eq!(by_category(0), [11, 2, 0, 0, 9, 3]);
    assert_eq!(by_category(1), [11, 0, 5, 0, 14, 0]);
    assert_eq!(by_category(2), [14, 0, 5, 5, 5, 6]);
    assert!(sheet.warnings.is_empty());
}
