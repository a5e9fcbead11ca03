//! The final score: the rulebook's example, “what if”, sharing and the picture.

use egui::{Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::companion::Person;
use guildhall::companion::norenberc::score_sheet;
use guildhall::companion::norenberc::{FinalSheet, final_score};
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::Norenberc;
use guildhall::norenberc::scoring::{Category, Score};
use guildhall::norenberc::{Guild, Townsman};
use guildhall::storage::Settings;
use guildhall::storage::norenberc::{ScoreSheet, default_box};
use guildhall::ui::Sharing;
use guildhall::ui::norenberc::holdings;
use guildhall::ui::picture::{ResultPicture, png};
use guildhall::ui::screens::score::{ScoreAction, ScoreInput, ScoreView, score_ui};
use guildhall::ui::theme::{self, Theme, ThemeKind};
use guildhall::ui::{Commands, Cx};

use crate::layout::{errors, languages};
use crate::support::{Pictures, is_control};

/// A table with its result.
#[derive(Clone)]
struct Played {
    people: Vec<Person>,
    sheets: Vec<FinalSheet>,
    score: Score,
}

impl Played {
    fn new(people: Vec<Person>, sheets: Vec<FinalSheet>) -> Self {
        let score = final_score(&sheets).unwrap();
        Self { people, sheets, score }
    }

    fn names(&self) -> Vec<String> {
        self.people.iter().map(|person| person.name.clone()).collect()
    }
}

fn person(name: &str, colour: &str, shape: &str, language: Option<&str>) -> Person {
    Person {
        name: name.into(),
        colour: colour.into(),
        shape: shape.into(),
        language: language.map(Into::into),
        default: None,
    }
}

/// The example of the rulebook, read from the file that the command line reads.
fn rulebook() -> Played {
    let file: serde_json::Value = serde_json::from_str(include_str!("../data/score-rulebook.json")).unwrap();
    let ids = |list: &serde_json::Value| -> Vec<String> {
        list.as_array().unwrap().iter().map(|id| id.as_str().unwrap().to_owned()).collect()
    };
    let sheet = |player: &serde_json::Value| {
        let mut sheet = FinalSheet::blank();
        sheet.talers = player["talers"].as_u64().map(|talers| talers as u16);
        let craftsmen = player["craftsmen"].as_array().unwrap().iter().map(|craftsman| {
            let guild = Guild::from_id(craftsman["guild"].as_str().unwrap()).unwrap();
            (guild, craftsman["value"].as_u64().map(|value| value as u8))
        });
        sheet.craftsmen = Some(craftsmen.collect());
        for id in ids(&player["crests"]) {
            *sheet.crests[Guild::from_id(&id).unwrap().index()].as_mut().unwrap() += 1;
        }
        sheet.prestige_crests = player["prestige_crests"].as_u64().map(|count| count as u8);
        for id in ids(&player["townsmen"]) {
            *sheet.townsmen[Townsman::from_id(&id).unwrap().index()].as_mut().unwrap() += 1;
        }
        sheet
    };
    let sheets = file["players"].as_array().unwrap().iter().map(sheet).collect();
    let people = vec![
        person("Blue", "blue", "circle", None),
        person("Orange", "orange", "triangle", None),
        person("Yellow", "yellow", "square", None),
    ];
    Played::new(people, sheets)
}

/// Five players of which two share everything, with long names: the most that has to fit.
fn crowded() -> Played {
    let example = rulebook();
    let mut sheets = example.sheets.clone();
    for sheet in &mut sheets {
        sheet.craftsmen.as_mut().unwrap().truncate(4);
        sheet.crests = [Some(1), Some(0), Some(1), Some(0), Some(1), Some(0)];
        sheet.prestige_crests = Some(0);
    }
    sheets[2].talers = Some(9999);
    sheets.push(sheets[2].clone());
    sheets.push(FinalSheet { talers: Some(0), ..FinalSheet::blank() });
    let people = vec![
        person("Ana", "blue", "circle", Some("en")),
        person("Béla", "orange", "triangle", Some("hu")),
        person("Чук", "white", "square", Some("ru")),
        person("Maximilienne", "green", "diamond", Some("fr")),
        person("Гек", "black", "hexagon", Some("ru")),
    ];
    Played::new(people, sheets)
}

/// A window with nothing but the result.
struct Screen {
    played: Played,
    view: ScoreView<Norenberc>,
    texts: Texts,
    theme: Theme,
    settings: Settings,
    commands: Commands,
    action: Option<ScoreAction<FinalSheet>>,
}

impl eframe::App for Screen {
    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        let Self { played, view, texts, theme, settings, commands, action } = self;
        let cx = Cx { texts, theme, settings, commands, now: &[], read_only: false, paper: false };
        ui.painter().rect_filled(ui.max_rect(), 0.0, theme.palette.page);
        let input = ScoreInput::<Norenberc> {
            people: &played.people,
            score: &played.score,
            sheets: &played.sheets,
            keeps: true,
        };
        let wanted = score_ui(ui, &cx, &input, view);
        *action = wanted.or(action.take());
    }
}

fn open(played: Played, lang: Option<Lang>, kind: ThemeKind, size: Vec2) -> Harness<'static, Screen> {
    let mut harness =
        Harness::builder().with_size(size).with_max_steps(16).renderer(Pictures::default()).build_eframe(
            move |cc| {
                theme::install(&cc.egui_ctx);
                let theme = Theme::new(kind);
                theme.apply(&cc.egui_ctx, false);
                Screen {
                    played,
                    view: ScoreView::default(),
                    texts: lang.map_or_else(Texts::pseudo, Texts::new),
                    theme,
                    settings: Settings::default(),
                    commands: Commands::default(),
                    action: None,
                }
            },
        );
    harness.run();
    harness
}

/// So high that nothing has to be scrolled.
fn example(lang: Lang) -> Harness<'static, Screen> {
    open(rulebook(), Some(lang), ThemeKind::Light, vec2(1280.0, 3000.0))
}

fn press(harness: &mut Harness<'static, Screen>, name: &str) {
    let called = harness.query_all_by_label(name);
    let mut controls = called.filter(|node| is_control(node.accesskit_node().role()));
    controls.next().unwrap_or_else(|| panic!("no control is called {name:?}")).click_accesskit();
    drop(controls);
    harness.run();
}

fn press_key(harness: &mut Harness<'static, Screen>, key: &str) {
    let name = harness.state().texts.get(key);
    press(harness, &name);
}

fn shows(harness: &Harness<Screen>, name: &str) -> bool {
    harness.query_all_by_label(name).next().is_some()
}

#[test]
fn the_rulebooks_example_gives_25_30_35_and_yellow() {
    let winner = [
        "Yellow wins with 35\u{a0}VP",
        "Jaune gagne avec 35\u{a0}PV",
        "Побеждает Жёлтый: 35\u{a0}ПО",
        "Sárga nyer 35\u{a0}GyP-vel",
    ];
    let total = [", total: ", ", total\u{a0}: ", ", итого: ", ", összesen: "];
    for ((lang, winner), total) in Lang::ALL.into_iter().zip(winner).zip(total) {
        let harness = example(lang);
        assert!(shows(&harness, winner), "{lang:?}: {winner}");
        let colours = ["widget-colour-blue", "widget-colour-orange", "widget-colour-yellow"];
        for (key, vp) in colours.into_iter().zip([25, 30, 35]) {
            let name = Texts::new(lang).get(key);
            assert!(shows(&harness, &format!("{name}{total}{vp}")), "{lang:?}: {name}");
        }
    }
}

#[test]
fn every_category_of_every_player_is_there_as_a_number_to_open() {
    let harness = example(Lang::En);
    let texts = Texts::new(Lang::En);
    let played = rulebook();
    let names = played.names();
    let describe = guildhall::i18n::describe::Describe { texts: &texts, names: &names };
    for (seat, player) in played.score.players.iter().enumerate() {
        for category in Category::ALL {
            let label = format!(
                "{}: {}",
                describe.score_cell::<Score>(seat, Some(category)),
                player.category(category)
            );
            assert!(shows(&harness, &label), "{label}");
        }
    }
}

#[test]
fn a_number_opens_its_lines_with_their_rules() {
    let mut harness = example(Lang::En);
    let line = "6\u{a0}VP · Bakers: 1st place, value 20 with 4 tiles";
    assert!(!shows(&harness, line));
    press(&mut harness, "Yellow, craftsman majorities: 14");
    assert!(shows(&harness, line));
    assert!(shows(&harness, "why? G3"));
    press(&mut harness, "why? G3");
    let wanted = harness.state_mut().commands.take();
    assert!(matches!(wanted[..], [guildhall::ui::Command::Rules(_)]), "{wanted:?}");
    // Where there is nothing, it says what is missing, and the rule says why.
    press(&mut harness, "Blue, all craftsman types: 0");
    assert!(shows(&harness, "No craftsman of these guilds: Bakers."));
    press(&mut harness, "Blue, richest player: 0");
    assert!(shows(&harness, "Only 9 talers; somebody has 31."));
    assert!(shows(&harness, "why? G7"));
    press(&mut harness, "Yellow, total: 35");
    assert!(shows(&harness, "Craftsman majorities: 14"));
}

#[test]
fn the_way_to_a_rule_stands_beside_its_line() {
    for lang in Lang::ALL {
        let mut harness = example(lang);
        let played = rulebook();
        let names = guildhall::i18n::describe::shown_names(&Texts::new(lang), &played.people);
        let texts = Texts::new(lang);
        let describe = guildhall::i18n::describe::Describe { texts: &texts, names: &names };
        let vp = played.score.players[2].category(Category::Majority).to_string();
        let what = describe.score_cell::<Score>(2, Some(Category::Majority));
        press(&mut harness, &texts.with("widget-explained", [("what", what.into()), ("number", vp.into())]));
        for line in played.score.players[2].lines.iter().filter(|it| it.category() == Category::Majority) {
            let message = [("vp", line.vp.into()), ("text", describe.say(line).into())];
            let words = harness.get_by_label(&texts.with("result-line", message)).rect();
            let way = texts.with("widget-why", [("rule", line.rule.as_str().into())]);
            let beside =
                |way: egui::Rect| way.left() >= words.right() && way.y_range().contains(words.center().y);
            assert!(harness.query_all_by_label(&way).any(|node| beside(node.rect())), "{lang:?}: {words:?}");
        }
    }
}

#[test]
fn the_majorities_say_places_and_ties() {
    let harness = example(Lang::En);
    for text in ["Yellow, 1st place", "Blue, 3rd place", "Orange, 2nd place, tied", "Yellow, 2nd place, tied"]
    {
        assert!(shows(&harness, text), "{text}");
    }
    assert!(shows(&harness, "No craftsman: Blue"), "no Bakers");
}

#[test]
fn what_decided_it_is_said_with_its_numbers() {
    let says = |change: &dyn Fn(&mut Vec<FinalSheet>), text: &str| {
        let example = rulebook();
        let mut sheets = example.sheets;
        change(&mut sheets);
        let people = example.people[..sheets.len()].to_vec();
        let harness =
            open(Played::new(people, sheets), Some(Lang::En), ThemeKind::Light, vec2(1280.0, 3000.0));
        let all = harness.root().children_recursive().filter_map(|node| node.accesskit_node().value());
        assert!(shows(&harness, text), "{text}: {:?}", all.collect::<Vec<_>>());
    };
    says(&|_| {}, "5\u{a0}VP ahead of Orange.");
    let nobleman = Townsman::Nobleman3.index();
    // Five VP more for Orange; Orange and Yellow have eight craftsmen, of 38 and of 40.
    says(
        &|sheets| {
            sheets[1].townsmen[nobleman] = Some(1);
            sheets[1].townsmen[Townsman::Nobleman2.index()] = Some(1);
        },
        "Level on VP and craftsmen with Orange; the higher total value decided it, 40 against 38.",
    );
    says(
        &|sheets| *sheets = vec![sheets[2].clone(), sheets[2].clone()],
        "Level on VP, on craftsmen and on their total value: nothing is left to break the tie.",
    );
}

#[test]
fn what_if_moves_the_totals_and_keeps_nothing_unless_asked() {
    let mut harness = example(Lang::En);
    press_key(&mut harness, "result-what-if-open");
    assert!(shows(&harness, "Only a “what if”, not the real result"));
    // A fifth different crest more: 9 becomes 14.
    press(&mut harness, "Crest of the Bakers: one more");
    assert!(shows(&harness, "Blue, total: 30"));
    assert!(shows(&harness, "+5"));
    let now = harness.state().played.score.players[0].total;
    assert_eq!(now, 25, "the real result stays");
    // A craftsman of another guild and player.
    press(&mut harness, "Yellow");
    press(&mut harness, "Printers");
    press(&mut harness, "Printer 4: one less");
    assert!(shows(&harness, "Yellow, craftsman majorities: 12"));
    press_key(&mut harness, "result-what-if-drop");
    assert!(shows(&harness, "Blue, total: 25"));
    assert_eq!(harness.state().action, None);

    press_key(&mut harness, "result-what-if-open");
    press(&mut harness, "Talers: one more");
    press_key(&mut harness, "result-what-if-keep");
    let Some(ScoreAction::Keep(sheets)) = harness.state_mut().action.take() else { panic!("to be kept") };
    assert_eq!(sheets[0].talers, Some(10));
    let mut only = rulebook().sheets;
    only[0].talers = Some(10);
    assert_eq!(sheets, only);
    assert!(!shows(&harness, "Only a “what if”, not the real result"));
}

#[test]
fn what_if_knows_how_many_pieces_there_are() {
    let mut harness = example(Lang::En);
    press_key(&mut harness, "result-what-if-open");
    // All four prestige crests are with somebody, and so is every crest of the Brewers.
    for what in ["Prestige crest: one more", "Crest of the Brewers: one more"] {
        assert!(harness.get_by_label(what).accesskit_node().is_disabled(), "{what}");
    }
    assert!(!harness.get_by_label("Crest of the Bakers: one more").accesskit_node().is_disabled());
}

#[test]
fn every_way_to_share_gives_what_can_be_read_back() {
    let mut harness = example(Lang::En);
    let action = |harness: &mut Harness<'static, Screen>, key: &str| {
        press_key(harness, key);
        let Some(ScoreAction::Share(sharing)) = harness.state_mut().action.take() else { panic!("{key}") };
        sharing
    };
    let Sharing::CopyText(text) = action(&mut harness, "result-share-text") else { panic!() };
    assert!(text.starts_with("Yellow wins with 35\u{a0}VP.\n"), "{text}");
    let Sharing::Csv(csv) = action(&mut harness, "result-share-csv") else { panic!() };
    assert!(csv.contains("Yellow,1,14,0,5,5,5,6,35\r\n"), "{csv}");
    let Sharing::Json(json) = action(&mut harness, "result-share-json") else { panic!() };
    let sheet = ScoreSheet::read(json.as_bytes(), &default_box()).unwrap();
    assert_eq!(sheet.names, ["Blue", "Orange", "Yellow"]);
    let totals: Vec<_> = sheet.score().players.iter().map(|player| player.total).collect();
    assert_eq!(totals, [25, 30, 35]);
    assert_eq!(Some(json), score_sheet(&sheet.names, &rulebook().sheets));
    assert_eq!(action(&mut harness, "result-share-bg-stats"), Sharing::BgStats);
    assert_eq!(action(&mut harness, "result-share-picture"), Sharing::Picture(vec![Lang::En]));
    press(&mut harness, "Magyar");
    assert_eq!(action(&mut harness, "result-share-picture"), Sharing::Picture(vec![Lang::En, Lang::Hu]));
}

#[test]
fn nothing_is_cut_off_or_over_something_else_or_too_small() {
    let mut all = Vec::new();
    for (width, height) in [(800.0, 600.0), (640.0, 480.0), (1280.0, 800.0), (1920.0, 1080.0)] {
        for lang in languages() {
            for (who, played) in [("three", rulebook()), ("five", crowded())] {
                for high in [height, 6000.0] {
                    let what = format!("{width} x {high}, {lang:?}, {who}");
                    let mut harness = open(played.clone(), lang, ThemeKind::Light, vec2(width, high));
                    let add = |all: &mut Vec<String>, step: &str, harness: &Harness<'static, Screen>| {
                        let errors = errors(harness, &[]);
                        all.extend(errors.into_iter().map(|error| format!("{what}, {step}: {error}")));
                    };
                    add(&mut all, "result", &harness);
                    if high < 6000.0 {
                        continue;
                    }
                    press_key(&mut harness, "result-what-if-open");
                    add(&mut all, "what if", &harness);
                    press_key(&mut harness, "result-what-if-townsmen");
                    add(&mut all, "townsmen", &harness);
                }
            }
        }
    }
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all[..all.len().min(60)].join("\n"));
}

#[test]
fn the_picture_has_its_size_and_is_not_blank() {
    let played = rulebook();
    let [english, hungarian] = [Lang::En, Lang::Hu].map(Texts::new);
    let holdings = holdings(&played.sheets);
    let mut heights = Vec::new();
    for texts in [&[&english] as &[&Texts], &[&english, &hungarian]] {
        let request = ResultPicture::<Norenberc> {
            people: &played.people,
            score: &played.score,
            holdings: &holdings,
            texts,
            begun: None,
        };
        let picture = request.draw();
        let width = picture.width() / texts.len() as u32;
        let wanted = theme::size::PICTURE * theme::size::PICTURE_SCALE;
        assert!((width as f32 - wanted).abs() < 1.0, "{width}");
        assert!((1000..6000).contains(&picture.height()), "{}", picture.height());
        heights.push(picture.height());
        // Each language has its own half full of ink.
        for half in 0..texts.len() as u32 {
            let dark = picture.enumerate_pixels().filter(|(x, _, pixel)| {
                x / width == half && pixel.0[..3].iter().all(|channel| *channel < 90)
            });
            assert!(dark.count() > 5000, "half {half}");
        }
        let read = image::load_from_memory(&png(&picture)).unwrap();
        assert_eq!(read.to_rgba8(), picture);
        assert_eq!(request.draw(), picture, "the same every time");
    }
}
