//! Numbers that show their calculation when pressed, and links to rules.

use egui::{Button, Popup, PopupCloseBehavior, Response, RichText, TextStyle, TextWrapMode, Ui, vec2};

use super::button::{Weight, button};
use super::page::cell;
use crate::game::Rule;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::{Command, Cx, RulesPage};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    pub text: String,
    pub rule: Rule,
}

fn why_name(cx: &Cx, rule: Rule) -> String {
    cx.with("widget-why", [("rule", rule.id.into())])
}

/// A link that opens the article of a rule. On paper there is none.
pub fn why(ui: &mut Ui, cx: &Cx, rule: impl Into<Rule>) {
    if cx.paper {
        return;
    }
    let rule = rule.into();
    let text = RichText::new(why_name(cx, rule)).underline().color(cx.palette().link);
    let response = ui.add(Button::new(text).frame(false).wrap_mode(TextWrapMode::Extend));
    if response.clicked() {
        cx.send(Command::Rules(RulesPage::Article(rule)));
    }
}

/// Says why something is not possible, with a link to the rule.
pub fn why_not(ui: &mut Ui, cx: &Cx, message: &str, rule: impl Into<Rule>) {
    ui.horizontal_wrapped(|ui| {
        ui.add(Art::CROSS.tinted(vec2(size::ICON, size::ICON), cx.palette().danger));
        ui.label(message);
        why(ui, cx, rule);
    });
}

/// A number that the rules produced. Pressing it shows the calculation.
pub fn explained(ui: &mut Ui, cx: &Cx, number: &str, what: &str, reasons: &[Reason]) -> Response {
    let response = button(ui, cx, Weight::Quiet, None, number);
    opens(cx, &response, number, what, reasons);
    response
}

pub(crate) fn explained_large(
    ui: &mut Ui,
    cx: &Cx,
    number: &str,
    what: &str,
    reasons: &[Reason],
) -> Response {
    let number_text = text::heading(number).size(size::HEADLINE);
    let response = ui.add(Button::new(number_text).frame(false).min_size(vec2(size::TOUCH, size::TOUCH)));
    opens(cx, &response, number, what, reasons);
    response
}

fn opens(cx: &Cx, response: &Response, number: &str, what: &str, reasons: &[Reason]) {
    let name = cx.with("widget-explained", [("what", what.into()), ("number", number.into())]);
    let response = super::button::named(response.clone(), &name);
    Popup::from_toggle_button_response(&response)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .accessible_name(what)
        .show(|ui| {
            ui.set_max_width(size::DIALOG);
            ui.label(text::bold(what));
            reasons_ui(ui, cx, reasons);
        });
}

/// The lines of a calculation, with the links to their rules in a column of their own: none of them stands alone in a line.
fn reasons_ui(ui: &mut Ui, cx: &Cx, reasons: &[Reason]) {
    let font = TextStyle::Body.resolve(ui.style());
    let wide = |text: String| ui.painter().layout_no_wrap(text, font.clone(), cx.palette().ink).size().x;
    let widest = |texts: Vec<String>| texts.into_iter().map(wide).fold(0.0, f32::max).ceil();
    let ways = widest(reasons.iter().map(|reason| why_name(cx, reason.rule)).collect());
    let ways = ways + 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let words = widest(reasons.iter().map(|reason| reason.text.clone()).collect());
    let words = words.min(ui.available_width().min(size::DIALOG) - ways);
    for reason in reasons {
        ui.horizontal(|ui| {
            cell(ui, vec2(words, size::TOUCH), |ui| ui.add(egui::Label::new(&reason.text).wrap()));
            why(ui, cx, reason.rule);
        });
    }
}
