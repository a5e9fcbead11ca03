//! The people at a table that is being set up: names, colours, languages.

use egui::{TextEdit, Ui, vec2};

use crate::companion::{GameSummary, NamedBy, Person, regulars};
use crate::game::MOST_AT_A_TABLE;
use crate::i18n::Lang;
use crate::i18n::describe::is_default;
use crate::storage::{Colour, Shape, is_blank, same_name, short_name};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::seated::mark;
use crate::ui::screens::settings::{colour_button, colour_key, shape_button};
use crate::ui::theme::size;
use crate::ui::widgets::{Weight, button, changing_button, columns, named, player_badge};

const OFFERED: usize = 12;

#[derive(Debug)]
pub struct People {
    all: Vec<Person>,
    /// True for names typed by hand: the other people are called by their colour, in whatever language.
    named: [bool; MOST_AT_A_TABLE],
    /// Number of seats in use; `all` may hold more.
    pub count: usize,
}

impl People {
    pub const fn new(count: usize) -> Self {
        Self { all: Vec::new(), named: [false; MOST_AT_A_TABLE], count }
    }

    pub fn seated(&self) -> &[Person] {
        &self.all[..self.count]
    }

    pub fn seat(&mut self, people: &[Person]) {
        self.count = people.len();
        self.all = people.to_vec();
        self.named = [false; MOST_AT_A_TABLE];
        for (named, person) in self.named.iter_mut().zip(people) {
            *named = !is_default(person);
        }
    }

    /// Gives a name, unless one was typed by hand; `by` says where it comes from if nobody chose it.
    pub fn call(&mut self, seat: usize, name: &str, by: Option<NamedBy>) {
        if !self.named[seat] {
            name.clone_into(&mut self.all[seat].name);
            self.all[seat].default = by.map(|by| by.id().to_owned());
        }
    }

    /// Lets the seat be named anew: somebody else sits there.
    pub(crate) fn forget_name(&mut self, seat: usize) {
        self.named[seat] = false;
    }

    /// Gives everybody a mark, and calls whoever has no name by their colour.
    pub fn complete(&mut self, cx: &Cx) {
        for seat in self.all.len()..MOST_AT_A_TABLE {
            let mark = cx.settings.marks[seat];
            self.all.push(Person {
                name: String::new(),
                colour: mark.colour.id().to_owned(),
                shape: mark.shape.id().to_owned(),
                language: None,
                default: None,
            });
        }
        for seat in 0..self.all.len() {
            let colour = Colour::from_id(&self.all[seat].colour).unwrap_or(Colour::ALL[seat]);
            self.call(seat, &cx.text(colour_key(colour)), Some(NamedBy::Colour));
        }
    }

    /// Offers people of earlier games, whoever came most often first: each fills the first free seat that `is_open`.
    /// Whoever sits there already is dimmed, and nothing moves.
    pub(crate) fn offer_ui(
        &mut self,
        ui: &mut Ui,
        cx: &Cx,
        games: &[GameSummary],
        is_open: impl Fn(usize) -> bool,
    ) {
        let known = regulars(games, is_default);
        if known.is_empty() {
            return;
        }
        ui.label(cx.text("table-regulars"));
        let free = (0..self.count)
            .find(|&seat| is_open(seat) && (!self.named[seat] || is_blank(&self.all[seat].name)));
        let sits = |person: &Person| self.seated().iter().any(|it| same_name(&it.name, &person.name));
        let mut chosen = None;
        columns(ui, size::NAME, known.iter().take(OFFERED), |ui, person| {
            let open = free.is_some() && !sits(person);
            let chip = |ui: &mut Ui| button(ui, cx, Weight::Normal, Some(Art::PERSON), &person.name);
            let pressed = ui.add_enabled_ui(open, chip).inner;
            if named(pressed, &cx.with("table-seat", [("name", person.name.as_str().into())])).clicked() {
                chosen = Some(person);
            }
        });
        if let (Some(seat), Some(person)) = (free, chosen) {
            self.take(seat, person);
        }
    }

    /// Seats somebody of an earlier game, with their own colour where nobody here has it, and with their shape.
    fn take(&mut self, seat: usize, person: &Person) {
        let is_free = (0..self.count).all(|other| other == seat || self.all[other].colour != person.colour);
        if is_free && Colour::from_id(&person.colour).is_some() {
            self.all[seat].colour.clone_from(&person.colour);
        }
        if let Some(shape) = Shape::from_id(&person.shape) {
            self.give_shape(seat, shape);
        }
        self.all[seat].name.clone_from(&person.name);
        self.all[seat].language.clone_from(&person.language);
        self.all[seat].default = None;
        self.named[seat] = true;
    }

    /// One row: mark, name, colour, shape, and the language if the person `speaks`.
    pub(crate) fn row_ui(&mut self, ui: &mut Ui, cx: &Cx, seat: usize, speaks: bool) {
        let person = self.all[seat].clone();
        let mark = mark(&person, seat, cx);
        player_badge(ui, cx, mark, &short_name(&person.name), size::TOUCH);
        // A name that nobody gave is only a hint: whoever types begins with an empty field.
        let mut name = if self.named[seat] { person.name.clone() } else { String::new() };
        let label = cx.with("table-name", [("number", (seat + 1).into())]);
        let field = TextEdit::singleline(&mut name)
            .hint_text(&person.name)
            .char_limit(size::NAME_TYPED)
            .desired_width(size::NAME)
            .align(egui::Align2::LEFT_CENTER)
            .min_size(vec2(size::NAME, size::TOUCH));
        if ui.add(field).accessible_name(label).changed() {
            self.named[seat] = !name.is_empty();
            self.all[seat].default = None;
            self.all[seat].name = name;
        }
        if colour_button(ui, cx, mark.colour).clicked() {
            self.next_colour(seat);
        }
        if shape_button(ui, cx, mark.shape).clicked() {
            self.next_shape(seat);
        }
        if !speaks {
            // Its room stays: a row that breaks does so whoever sits there.
            ui.set_invisible();
        }
        let language = person.language.as_deref().and_then(Lang::from_id);
        let says = |lang: Option<Lang>| cx.text(lang.map_or("table-language-any", Lang::own_name));
        let all = Lang::ALL.map(Some).into_iter().chain([None]).map(says);
        let look = (Weight::Quiet, Some(Art::LANGUAGE));
        if changing_button(ui, cx, look, &says(language), all).clicked() {
            self.all[seat].language = next_language(language).map(|lang| lang.id().to_owned());
        }
    }

    fn next_shape(&mut self, seat: usize) {
        let next = shape_after(&self.all[seat].shape);
        self.give_shape(seat, next);
    }

    /// Gives another shape; whoever has it takes the one that becomes free, so that everybody can be told apart.
    fn give_shape(&mut self, seat: usize, shape: Shape) {
        let own = self.all[seat].shape.clone();
        for person in self.all.iter_mut().filter(|person| person.shape == shape.id()) {
            person.shape.clone_from(&own);
        }
        shape.id().clone_into(&mut self.all[seat].shape);
    }

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

fn shape_after(shape: &str) -> Shape {
    let place = Shape::from_id(shape).and_then(|own| Shape::ALL.iter().position(|it| *it == own));
    Shape::ALL[place.map_or(0, |place| place + 1) % Shape::ALL.len()]
}

fn next_language(language: Option<Lang>) -> Option<Lang> {
    let index = language.and_then(|lang| Lang::ALL.iter().position(|it| *it == lang));
    Lang::ALL.get(index.map_or(0, |index| index + 1)).copied()
}
