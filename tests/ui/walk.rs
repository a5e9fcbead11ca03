//! Steadiness, for any screen: everything in sight is pressed, one control after the other, and nothing else may move or
//! change its size because of it.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use egui::accesskit::Role;
use egui::{LayerId, Order, Rect};
use egui_kittest::kittest::NodeT as _;
use guildhall::architects::Architects;
use guildhall::companion::TableState as _;
use guildhall::companion::norenberc::TableState;
use guildhall::norenberc::Norenberc;
use guildhall::ui::Route;
use guildhall::ui::theme::size::HEADER;
use guildhall::ui::widgets::visits;

use crate::support::{Window, is_control};

/// Rounding of positions to pixels.
const SLACK: f32 = 0.6;
/// No screen needs more presses than this to show what it does.
const MOST: usize = 90;

/// What a control is known by: numbers aside, it is called the same before and after; the last is its place among those.
type Known = (String, usize);

/// A control in sight.
#[derive(Clone, Debug)]
struct Control {
    name: String,
    rect: Rect,
    role: Role,
    live: bool,
    /// Whether enough of it can be seen to press it.
    seen: bool,
}

/// A press that moved something it should have left alone.
#[derive(Clone, Debug)]
pub struct TitleEntryError {
    /// What was pressed.
    pub pressed: String,
    /// What moved, and from where to where.
    pub moved: Vec<String>,
}

/// Where one is. A press that leads elsewhere may change everything.
#[derive(Debug, PartialEq)]
struct Page {
    place: Route,
    /// Pages, sheets and dialogs that have been opened.
    visits: u64,
    /// Whether a sheet or a dialog lies over the page.
    over: bool,
    language: Option<String>,
    zoom: u16,
    /// Another game has other ways to go.
    title: Option<String>,
    /// The question of a game that is followed in full: every answer leads to another one.
    question: Option<usize>,
}

impl Page {
    fn of(window: &Window) -> Self {
        let app = window.app();
        let ctx = &window.harness.ctx;
        let question = app.session::<Norenberc>().map(|session| session.view());
        let wanted = app.session::<Architects>().map(|session| session.view());
        let wanted = wanted.filter(|view| view.play.referee().is_some()).map(|view| view.log.len());
        Self {
            place: app.place(),
            visits: visits(ctx),
            over: ctx.memory(egui::Memory::top_modal_layer).is_some(),
            language: app.settings().language.clone(),
            zoom: app.settings().zoom,
            title: app.settings().title.clone(),
            question: question
                .filter(|view| matches!(view.play, TableState::Referee(_)))
                .map(|view| view.log.len())
                .or(wanted),
        }
    }
}

/// The name without its numbers: a count that changes keeps its place.
fn known_as(name: &str) -> String {
    // The number of a rule belongs to its letter.
    let mut before = ' ';
    let mut known = |letter: char| {
        let count = letter.is_ascii_digit() && !before.is_alphanumeric();
        before = if count { ' ' } else { letter };
        if count { '#' } else { letter }
    };
    name.chars().map(&mut known).collect()
}

fn controls(window: &Window) -> BTreeMap<Known, Control> {
    let harness = &window.harness;
    // Under a sheet or a dialog nothing can be pressed.
    let over = harness.ctx.memory(egui::Memory::top_modal_layer);
    let reached: HashMap<_, _> = harness.ctx.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers();
        // Popups and messages come and go with what is pressed.
        let below = |layer: LayerId| over.map_or(layer.order == Order::Background, |over| layer == over);
        let layers = layers.filter(|(layer, _)| below(**layer));
        let widgets = layers.flat_map(|(_, widgets)| widgets);
        widgets.map(|widget| (widget.id.accesskit_id(), widget.interact_rect)).collect()
    });
    let screen = harness.ctx.content_rect();
    let mut found: BTreeMap<Known, Control> = BTreeMap::new();
    let mut counted: HashMap<String, usize> = HashMap::new();
    for node in harness.root().children_recursive() {
        let inside = node.accesskit_node();
        if !is_control(inside.role()) {
            continue;
        }
        let name = inside.label().or_else(|| inside.value()).unwrap_or_default();
        let rect = node.rect();
        let Some(reached) = reached.get(&inside.locate().0) else { continue };
        let seen = reached.intersect(screen);
        let number = counted.entry(known_as(&name)).or_default();
        let control = Control {
            rect,
            role: inside.role(),
            live: !inside.is_disabled(),
            seen: seen.is_positive() && seen.contains(rect.center()),
            name: name.clone(),
        };
        found.insert((known_as(&name), *number), control);
        *number += 1;
    }
    found
}

/// How many are called the same: where that changes nobody can say which is which.
fn count(controls: &BTreeMap<Known, Control>, name: &str) -> usize {
    controls.keys().filter(|(known, _)| known == name).count()
}

fn moved(before: &BTreeMap<Known, Control>, after: &BTreeMap<Known, Control>) -> Vec<String> {
    let mut moved = Vec::new();
    for (known, was) in before.iter().filter(|(_, was)| was.seen) {
        let Some(is) = after.get(known).filter(|_| count(before, &known.0) == count(after, &known.0)) else {
            continue;
        };
        // What is called by its value stays where it is and is called otherwise: "Colour: Blue", "Colour: Green".
        let what = |name: &str| name.rsplit_once(": ").map(|(what, _)| what.to_owned());
        let same = |other: &&Control| {
            let far = [was.rect.min - other.rect.min, was.rect.max - other.rect.max];
            far.iter().all(|far| far.abs().max_elem() <= SLACK) && what(&other.name) == what(&was.name)
        };
        if what(&was.name).is_some() && after.values().any(|other| same(&other)) {
            continue;
        }
        let far = [was.rect.min - is.rect.min, was.rect.max - is.rect.max];
        if far.iter().any(|far| far.abs().max_elem() > SLACK) {
            moved.push(format!("{:?} {} -> {}", was.name, was.rect, is.rect));
        }
    }
    moved
}

/// Presses everything in sight below the header, and Undo and Redo in it, one control after the other, and tells what else
/// moved. Whatever leads to another page is looked at there; this one is then opened anew.
pub fn walk(open: &dyn Fn() -> Window) -> Vec<TitleEntryError> {
    let mut window = open();
    let mut pressed: BTreeSet<Known> = BTreeSet::new();
    let mut errors = Vec::new();
    let mut steps = Vec::new();
    for how in ["thing", "said", "added", "corrected", "removed"] {
        for key in ["window-undo", "window-redo"] {
            let step = window.with(key, [("how", how.into()), ("what", "|".into())]);
            steps.extend(step.split('|').next().map(str::to_owned));
        }
    }
    while pressed.len() < MOST {
        let before = controls(&window);
        let page = Page::of(&window);
        let next = before.iter().find(|(known, control)| {
            let can = control.live && control.seen && control.role != Role::TextInput;
            let step = steps.iter().any(|step| control.name.starts_with(step));
            // The rest of the header is the same everywhere.
            can && (page.over || step || control.rect.top() >= HEADER) && !pressed.contains(*known)
        });
        let Some((known, control)) = next else { break };
        pressed.insert(known.clone());
        let name = control.name.clone();
        let node = window.harness.root().children_recursive().find(|node| {
            let inside = node.accesskit_node();
            let name = inside.label().or_else(|| inside.value()).unwrap_or_default();
            is_control(inside.role()) && name == control.name && node.rect() == control.rect
        });
        node.expect("it is in sight").click_accesskit();
        window.harness.run_ok();
        if Page::of(&window) != page {
            window = open();
            continue;
        }
        // What is taken back is another page, under the same header.
        let step = control.rect.top() < HEADER && !page.over;
        let stays = |(_, control): &(&Known, &Control)| !step || control.rect.top() < HEADER;
        let before = before.iter().filter(stays).map(|(known, it)| (known.clone(), it.clone())).collect();
        let after = controls(&window);
        let after = after.iter().filter(stays).map(|(known, it)| (known.clone(), it.clone())).collect();
        let moved = moved(&before, &after);
        if !moved.is_empty() {
            errors.push(TitleEntryError { pressed: name, moved });
        }
    }
    errors
}
