//! Score sheets and favourites sheets: what is taken is counted, and the numbers fit each other.

use guildhall::i18n::describe::{self, Describe};
use guildhall::norenberc::favorites::{Verdict, favorite};
use guildhall::norenberc::scoring::Category;
use guildhall::storage::norenberc::{FavoritesReport, FavoritesSheet, ScoreReport, ScoreSheet, default_box};
use serde_json::Value;

use crate::input::{all_texts, is_said};
use crate::run::Target;
use crate::seeds;
use crate::tree::Forest;

fn check_score(bytes: &[u8]) -> bool {
    let sheet = match ScoreSheet::read(bytes, &default_box()) {
        Ok(sheet) => sheet,
        Err(error) => {
            is_said(&error, bytes);
            return false;
        }
    };
    let score = sheet.score();
    assert_eq!(score.players.len(), sheet.names.len());
    for player in &score.players {
        assert_eq!(player.total, player.lines.iter().map(|line| line.vp).sum::<u32>());
        let categories = [
            Category::Majority,
            Category::Thirty,
            Category::AllTypes,
            Category::Richest,
            Category::Crests,
            Category::Townsmen,
        ];
        assert_eq!(player.total, categories.map(|category| player.category(category)).iter().sum::<u32>());
        let better = score.players.iter().filter(|other| other.total > player.total).count();
        assert!(player.rank > better, "whoever has more is before");
    }
    assert!(score.winners().count() >= 1);
    for texts in all_texts() {
        let describe = Describe { texts, names: &sheet.names };
        assert!(!describe.score(&score).is_empty() && !describe.score_csv(&score).is_empty());
        assert!(
            sheet
                .warnings
                .iter()
                .all(|warning| describe::norenberc::warning(texts, warning).contains(&warning.at))
        );
    }
    let report = ScoreReport::new(&sheet.names, &score, sheet.warnings);
    let report: Value = serde_json::from_str(&serde_json::to_string(&report).unwrap()).unwrap();
    assert_eq!(report["players"].as_array().unwrap().len(), sheet.names.len());
    true
}

fn check_favorites(bytes: &[u8]) -> bool {
    let sheet = match FavoritesSheet::read(bytes) {
        Ok(sheet) => sheet,
        Err(error) => {
            is_said(&error, bytes);
            return false;
        }
    };
    for (guild, claims) in sheet.claims() {
        assert_eq!(claims.len(), sheet.names.len());
        let verdict = favorite(&claims);
        let most = claims.iter().map(|claim| claim.count()).max();
        match verdict {
            Verdict::Favorite { player, .. } => assert_eq!(Some(claims[player].count()), most),
            Verdict::Reveal(seats) => {
                assert!(seats.iter().all(|seat| Some(claims[seat.index()].count()) == most));
                assert!(seats.iter().count() > 0);
                assert!(
                    seats.iter().all(|seat| claims[seat.index()].talers.is_none()),
                    "known talers are not asked for"
                );
            }
            Verdict::Nobody => assert_eq!(most, Some(0)),
        }
        for texts in all_texts() {
            let describe = Describe { texts, names: &sheet.names };
            assert!(
                !describe.verdict(guild, &claims, verdict, sheet.prestige_guild == Some(guild)).is_empty()
            );
        }
    }
    let report: Value =
        serde_json::from_str(&serde_json::to_string(&FavoritesReport::new(&sheet)).unwrap()).unwrap();
    assert_eq!(report["guilds"].as_array().unwrap().len(), sheet.claims().count());
    true
}

#[test]
fn score() {
    let rulebook = include_bytes!("../data/score-rulebook.json").to_vec();
    let files = Forest::json([seeds::own("score"), vec![rulebook]].concat());
    let make = |rng: &mut _| files.changed(rng);
    Target {
        name: "score",
        inputs: 5000,
        corpus: &files.files,
        make: &make,
        check: &|bytes, _| check_score(bytes),
    }
    .run();
}

#[test]
fn favorites() {
    let files = Forest::json(seeds::own("favorites"));
    let make = |rng: &mut _| files.changed(rng);
    let check = |bytes: &[u8], _: &mut _| check_favorites(bytes);
    Target { name: "favorites", inputs: 5000, corpus: &files.files, make: &make, check: &check }.run();
}
