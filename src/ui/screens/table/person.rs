//! The form for the name, the colour and the language of somebody at a table.

use egui::{TextEdit, Ui, vec2};

use crate::companion::Person;
use crate::game::Seat;
use crate::i18n::Lang;
use crate::i18n::describe::whole_name;
use crate::storage::Colour;
use crate::ui::Cx;
use crate::ui::screens::settings::colour_key;
use crate::ui::theme::{size, text};
use crate::ui::widgets::choice;

pub(crate) fn person_ui(ui: &mut Ui, cx: &Cx, seat: Seat, person: &mut Person) {
    let label = ui.label(text::bold(cx.text("table-correct-name")));
    let mut name = whole_name(cx.texts, seat.index(), person);
    let field = TextEdit::singleline(&mut name)
        .char_limit(size::NAME_TYPED)
        .desired_width(size::NAME)
        .align(egui::Align2::LEFT_CENTER)
        .min_size(vec2(size::NAME, size::TOUCH));
    if ui.add(field).labelled_by(label.id).changed() {
        person.name = name;
        person.default = None;
    }
    ui.label(text::bold(cx.text("table-correct-colour")));
    let own = Colour::from_id(&person.colour);
    let colours = Colour::ALL.map(|colour| (Some(colour), cx.text(colour_key(colour))));
    if let Some(Some(colour)) = choice(ui, cx, own, colours) {
        colour.id().clone_into(&mut person.colour);
    }
    ui.label(text::bold(cx.text("table-correct-language")));
    let own = person.language.as_deref().and_then(Lang::from_id);
    let languages = Lang::ALL.map(|lang| (Some(lang), cx.text(lang.own_name())));
    let languages = [(None, cx.text("table-language-any"))].into_iter().chain(languages);
    if let Some(lang) = choice(ui, cx, own, languages) {
        person.language = lang.map(|lang| lang.id().to_owned());
    }
}
