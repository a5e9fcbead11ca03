//! Finds cards by name in any of the four languages, so that a card of another edition is found too.

use egui::{TextEdit, Ui, vec2};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::architects::{Apprentice, Building};
use crate::assistant::book;
use crate::titles::TitleId;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::size;
use crate::ui::widgets::{Weight, icon_button};

/// Returns true if one of the building's names contains the text.
pub(super) fn is_building(building: Building, wanted: &str) -> bool {
    is_called("building", building.id(), wanted)
}

/// All apprentice cards of a kind share one name.
pub(super) fn is_apprentice(apprentice: Apprentice, wanted: &str) -> bool {
    let kind = |id: &&str| apprentice.id() == *id || apprentice.id().starts_with(&format!("{id}-"));
    let names = book(TitleId::Architects).map_or(&[][..], |book| book.names());
    let of_kind = names.iter().filter(|entry| entry.group == "apprentice" && kind(&entry.id.as_str()));
    let wanted = wanted.trim().to_lowercase();
    wanted.is_empty() || of_kind.into_iter().any(|entry| entry.contains(&wanted))
}

fn is_called(group: &str, id: &str, wanted: &str) -> bool {
    let wanted = wanted.trim().to_lowercase();
    let names = book(TitleId::Architects).map_or(&[][..], |book| book.names());
    let mut found = names.iter().filter(|entry| entry.group == group && entry.id == id);
    wanted.is_empty() || found.any(|entry| entry.contains(&wanted))
}

/// Sorts Á with A and Ö with O, where readers look for them.
pub(super) fn sort_key(name: &str) -> String {
    name.to_lowercase().nfd().filter(|letter| !is_combining_mark(*letter)).collect()
}

pub(super) fn field_ui(ui: &mut Ui, cx: &Cx, wanted: &mut String) {
    let label = cx.text("table-search");
    let field = TextEdit::singleline(wanted)
        .hint_text(&label)
        .char_limit(size::NAME_TYPED)
        .desired_width(size::NAME)
        .align(egui::Align2::LEFT_CENTER)
        .min_size(vec2(size::NAME, size::TOUCH));
    ui.add(field).accessible_name(label);
    let some = !wanted.is_empty();
    let empty = ui.add_enabled_ui(some, |ui| {
        icon_button(ui, cx, Weight::Quiet, Art::CLOSE, &cx.text("table-search-empty"))
    });
    if empty.inner.clicked() {
        wanted.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_found_by_its_names_and_nothing_else_by_a_whole_one() {
        for wanted in ["keep", "Keep ", "donjon", "донжон", "öregtorony"] {
            let found = Building::ALL.into_iter().filter(|it| is_building(*it, wanted)).count();
            assert!(found <= 2, "{wanted}: {found}");
        }
        assert!(is_building(Building::Castle, "chateau") && is_building(Building::Castle, "château"));
        assert!(is_building(Building::CarpentersHut, "carpenter's"));
        assert!(
            is_apprentice(Apprentice::MerchantGold, "merch") && !is_apprentice(Apprentice::Thief, "merch")
        );
        assert!(Apprentice::ALL.into_iter().all(|it| is_apprentice(it, "")), "nothing is wanted");
        assert!(!is_building(Building::Well, "xyz"));
    }
}
