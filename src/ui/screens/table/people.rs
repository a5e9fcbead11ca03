//! Who sits at a table that is being set up: names, colours, languages.

use egui::{TextEdit, Ui, vec2};

use super::mark;
use crate::companion::Person;
use crate::i18n::Lang;
use crate::norenberc::components::MOST_PLAYERS;
use crate::storage::{Colour, Shape, short_name};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::settings::{colour_button, colour_key, shape_button};
use crate::ui::theme::size;
use crate::ui::widgets::{Weight, changing_button, player_badge};

/// People who are being seated.
#[derive(Debug)]
pub struct People {
    all: Vec<Person>,
    /// Who has been given a name by hand: the others are called by their colour, in whatever language.
    named: [bool; MOST_PLAYERS as usize],
    /// How many of them play.
    pub count: usize,
}

impl People {
    /// So many, with names to come.
    pub const fn new(count: usize) -> Self {
        Self { all: Vec::new(), named: [false; MOST_PLAYERS as usize], count }
    }

    /// Those who play.
    pub fn seated(&self) -> &[Person] {
        &self.all[..self.count]
    }

    /// These people, with their names.
    pub fn seat(&mut self, people: &[Person]) {
        self.count = people.len();
        self.all = people.to_vec();
        self.named = [true; MOST_PLAYERS as usize];
        self.named[people.len()..].fill(false);
    }

    /// A name that was not written by hand.
    pub fn call(&mut self, seat: usize, name: &str) {
        if !self.named[seat] {
            name.clone_into(&mut self.all[seat].name);
        }
    }

    /// Somebody else sits there: the name is open again.
    pub fn forget_name(&mut self, seat: usize) {
        self.named[seat] = false;
    }

    /// Everybody has a mark, and whoever has no name is called by their colour.
    pub fn complete(&mut self, cx: &Cx) {
        for seat in self.all.len()..usize::from(MOST_PLAYERS) {
            let mark = cx.settings.marks[seat];
            self.all.push(Person {
                name: String::new(),
                colour: mark.colour.id().to_owned(),
                shape: mark.shape.id().to_owned(),
                language: None,
            });
        }
        for seat in 0..self.all.len() {
            let colour = Colour::from_id(&self.all[seat].colour).unwrap_or(Colour::ALL[seat]);
            self.call(seat, &cx.text(colour_key(colour)));
        }
    }

    /// One row: mark, name, colour, and the language where people have one of their own.
    pub fn row_ui(&mut self, ui: &mut Ui, cx: &Cx, seat: usize, speaks: bool) {
        let person = self.all[seat].clone();
        let mark = mark(&person, seat, cx);
        player_badge(ui, cx, mark, &short_name(&person.name), size::TOUCH);
        let mut name = person.name.clone();
        let label = cx.with("table-name", [("number", (seat + 1).into())]);
        let field = TextEdit::singleline(&mut name)
            .char_limit(size::NAME_TYPED)
            .desired_width(size::NAME)
            .align(egui::Align2::LEFT_CENTER)
            .min_size(vec2(size::NAME, size::TOUCH));
        if ui.add(field).accessible_name(label).changed() {
            self.named[seat] = true;
            self.all[seat].name = name;
        }
        if colour_button(ui, cx, mark.colour).clicked() {
            self.next_colour(seat);
        }
        if shape_button(ui, cx, mark.shape).clicked() {
            self.next_shape(seat);
        }
        if !speaks {
            return;
        }
        let language = person.language.as_deref().and_then(Lang::from_id);
        let says = |lang: Option<Lang>| cx.text(lang.map_or("table-language-any", Lang::own_name));
        let all = Lang::ALL.map(Some).into_iter().chain([None]).map(says);
        let look = (Weight::Quiet, Some(Art::Language));
        if changing_button(ui, cx, look, &says(language), all).clicked() {
            self.all[seat].language = next_language(language).map(|lang| lang.id().to_owned());
        }
    }

    /// The next shape; whoever has it takes the one that becomes free, so that everybody can be told apart.
    fn next_shape(&mut self, seat: usize) {
        let own = self.all[seat].shape.clone();
        let next = shape_after(&own).id();
        for person in self.all.iter_mut().filter(|person| person.shape == next) {
            person.shape.clone_from(&own);
        }
        next.clone_into(&mut self.all[seat].shape);
    }

    /// The next colour that nobody at the table has; the shape stays.
    fn next_colour(&mut self, seat: usize) {
        let own = Colour::from_id(&self.all[seat].colour);
        let from = own.and_then(|own| Colour::ALL.iter().position(|it| *it == own)).unwrap_or(0);
        let others: Vec<_> = (0..self.count).filter(|&other| other != seat).collect();
        let taken = |colour: Colour| others.iter().any(|&other| self.all[other].colour == colour.id());
        let mut next = Colour::ALL.iter().cycle().skip(from + 1).take(Colour::ALL.len());
        if let Some(free) = next.find(|colour| !taken(**colour)) {
            free.id().clone_into(&mut self.all[seat].colour);
        }
    }
}

/// The next shape, or the first after the last.
fn shape_after(shape: &str) -> Shape {
    let place = Shape::from_id(shape).and_then(|own| Shape::ALL.iter().position(|it| *it == own));
    Shape::ALL[place.map_or(0, |place| place + 1) % Shape::ALL.len()]
}

/// From none through all languages to none.
fn next_language(language: Option<Lang>) -> Option<Lang> {
    let index = language.and_then(|lang| Lang::ALL.iter().position(|it| *it == lang));
    Lang::ALL.get(index.map_or(0, |index| index + 1)).copied()
}
