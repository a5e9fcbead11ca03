//! Ways to share the result.

use egui::{TextEdit, Ui, vec2};

use super::{ScoreInput, ScoreView, ShownResult};
use crate::companion::Person;
use crate::i18n::Lang;
use crate::i18n::describe::{Describe, whole_names};
use crate::ui::art::Art;
use crate::ui::screens::title::ResultScreens;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, option};
use crate::ui::{Command, Cx, Sharing};

/// Number of languages that have room beside each other.
const MOST_LANGUAGES: usize = 2;

/// The languages of a table: the window's, then those of the people.
fn usual(people: &[Person], own: Lang) -> Vec<Lang> {
    let mut languages = vec![own];
    for lang in people.iter().filter_map(|person| Lang::from_id(person.language.as_deref()?)) {
        if !languages.contains(&lang) && languages.len() < MOST_LANGUAGES {
            languages.push(lang);
        }
    }
    languages
}

/// Adds or removes a language; the last one stays, and a third takes the place of the second.
fn toggled(mut languages: Vec<Lang>, lang: Lang) -> Vec<Lang> {
    if languages.contains(&lang) {
        if languages.len() > 1 {
            languages.retain(|it| *it != lang);
        }
    } else {
        languages.truncate(MOST_LANGUAGES - 1);
        languages.push(lang);
    }
    languages
}

pub(super) fn share_ui<T: ResultScreens>(
    ui: &mut Ui,
    cx: &Cx,
    shown: ShownResult<T>,
    input: &ScoreInput<T>,
    view: &mut ScoreView<T>,
) -> Option<Sharing> {
    let mut action = None;
    ui.label(text::heading(cx.text("result-heading-share")));
    ui.label(cx.text("result-share-languages"));
    let languages =
        if view.languages.is_empty() { usual(input.people, cx.texts.lang()) } else { view.languages.clone() };
    ui.horizontal_wrapped(|ui| {
        for lang in Lang::ALL {
            if option(ui, cx, languages.contains(&lang), None, &cx.text(lang.own_name())).clicked() {
                view.languages = toggled(languages.clone(), lang);
            }
        }
    });
    if button(ui, cx, Weight::Primary, Some(Art::SHARE), &cx.text("result-share-picture")).clicked() {
        action = Some(Sharing::Picture(languages));
    }
    ui.add_space(size::GAP_SMALL);
    ui.horizontal_wrapped(|ui| {
        let describe = shown.describe(cx);
        if button(ui, cx, Weight::Normal, Some(Art::COPY), &cx.text("result-share-text")).clicked() {
            action = Some(Sharing::CopyText(T::result(&describe, shown.score)));
        }
        let whole = || whole_names(cx.texts, input.people);
        if button(ui, cx, Weight::Normal, None, &cx.text("result-share-csv")).clicked() {
            let describe = Describe { texts: cx.texts, names: &whole() };
            action = Some(Sharing::Csv(describe.score_csv(shown.score)));
        }
        if button(ui, cx, Weight::Normal, None, &cx.text("result-share-json")).clicked() {
            // Without a result there is nothing to share, so everything is known.
            action = T::score_sheet(&whole(), input.sheets).map(Sharing::Json);
        }
        if button(ui, cx, Weight::Normal, None, &cx.text("result-share-bg-stats")).clicked() {
            action = Some(Sharing::BgStats);
        }
    });
    location_ui(ui, cx);
    action
}

/// The place of play, for programs that record plays. It is typed once and remembered.
fn location_ui(ui: &mut Ui, cx: &Cx) {
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(cx.text("result-location"));
        let mut location = cx.settings.location.clone();
        let field = TextEdit::singleline(&mut location)
            .char_limit(size::LOCATION_LENGTH)
            .desired_width(size::NAME)
            .align(egui::Align2::LEFT_CENTER)
            .min_size(vec2(size::NAME, size::TOUCH));
        if ui.add(field).labelled_by(label.id).changed() {
            cx.send(Command::Location(location));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mixed_table_gets_two_languages() {
        let speaks = |language: Option<&str>| Person {
            name: "Ana".into(),
            colour: "blue".into(),
            shape: "circle".into(),
            language: language.map(Into::into),
            default: None,
        };
        let table =
            [speaks(None), speaks(Some("en")), speaks(Some("xx")), speaks(Some("hu")), speaks(Some("ru"))];
        assert_eq!(usual(&table, Lang::En), [Lang::En, Lang::Hu]);
        assert_eq!(usual(&table[..3], Lang::Fr), [Lang::Fr, Lang::En]);
        assert_eq!(usual(&table[..3], Lang::En), [Lang::En]);
    }

    #[test]
    fn at_least_one_language_and_at_most_two() {
        assert_eq!(toggled(vec![Lang::En], Lang::En), [Lang::En]);
        assert_eq!(toggled(vec![Lang::En], Lang::Hu), [Lang::En, Lang::Hu]);
        assert_eq!(toggled(vec![Lang::En, Lang::Hu], Lang::Ru), [Lang::En, Lang::Ru]);
        assert_eq!(toggled(vec![Lang::En, Lang::Hu], Lang::En), [Lang::Hu]);
    }
}
