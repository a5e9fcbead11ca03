//! The decision strip below a board: the question, the choice so far, and the one place where it is confirmed. It is as
//! high whatever is asked, and covers nothing.

use egui::{
    Align, Frame, Label, Layout, Margin, Panel, Rect, RichText, ScrollArea, Stroke, TextStyle, TextWrapMode,
    Ui, UiBuilder, WidgetText, vec2,
};

use super::highlight::{confirms, reachable};
use crate::game::Rule;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, changing_button, icon_button, named, switch, why};

/// An answer by a button and not on the board.
#[derive(Clone, Debug)]
pub struct AnswerButton<A> {
    pub text: String,
    /// Text of a second press before it counts, if it cannot be taken back.
    pub sure: Option<String>,
    /// The moves; or why they are not possible, with the rule.
    pub actions: Result<Vec<A>, (String, Rule)>,
}

/// An extra choice that is confirmed with the others.
#[derive(Clone, Debug)]
pub struct Extra {
    pub text: String,
    pub on: bool,
}

/// The content of a strip. A title fills it from its half-made choice.
#[derive(Clone, Debug)]
pub struct Prompt<A> {
    pub question: (String, Rule),
    /// The choice so far, or how to choose.
    pub chosen: String,
    /// Why the last touch cannot be chosen, with the rule.
    pub refused: Option<(String, Rule)>,
    pub answers: Vec<AnswerButton<A>>,
    pub extra: Option<Extra>,
    /// The moves that confirming makes, one after the other, if the choice is complete.
    pub confirm: Option<Vec<A>>,
    /// True if there is a step back.
    pub back: bool,
}

#[derive(Clone, Debug)]
pub(crate) enum Pressed<A> {
    Moves(Vec<A>),
    Back,
    /// The extra choice is toggled.
    Extra,
    /// This answer waits for a second press.
    Sure(usize),
    /// The rules do not allow this answer.
    EntryError(String, Rule),
}

/// Paints the strip, always of the same height. `says` names its content: the keyboard does not stay in the place of a
/// control where something else is said.
pub(crate) fn strip_panel(ui: &mut Ui, cx: &Cx, says: &str, add: impl FnOnce(&mut Ui)) {
    let palette = cx.palette();
    let frame = Frame::new()
        .fill(palette.surface)
        .stroke(Stroke::new(1.0, palette.line_strong))
        .inner_margin(Margin::symmetric(size::GAP as i8, size::STRIP_MARGIN as i8));
    let panel = Panel::bottom("strip").resizable(false).exact_size(size::STRIP).frame(frame);
    panel.show(ui, |ui| {
        ui.take_available_space();
        ui.spacing_mut().item_spacing = vec2(size::GAP_SMALL, size::GAP_SMALL);
        let rect = ui.max_rect();
        let layout = Layout::top_down(Align::Min);
        let mut inside = ui.new_child(UiBuilder::new().id_salt(says).max_rect(rect).layout(layout));
        add(&mut inside);
    });
}

pub fn lines(room: Rect) -> [Rect; 2] {
    let line = |top: f32| Rect::from_min_size(egui::pos2(room.left(), top), vec2(room.width(), size::TOUCH));
    [line(room.top()), line(room.top() + size::TOUCH + size::GAP_SMALL)]
}

/// A line with controls at its right end, added from the right, and something before them.
pub(crate) fn line_ui(ui: &mut Ui, line: Rect, controls: impl FnOnce(&mut Ui), before: impl FnOnce(&mut Ui)) {
    let layout = Layout::right_to_left(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(line).layout(layout), |ui| {
        ui.set_min_height(size::TOUCH);
        controls(ui);
        let room = ui.available_rect_before_wrap();
        let layout = Layout::left_to_right(Align::Center);
        ui.scope_builder(UiBuilder::new().max_rect(room).layout(layout), before);
    });
}

/// Text in the rest of a line: smaller if it needs two lines, scrolled if it is longer still.
pub(crate) fn words_ui(ui: &mut Ui, id: &str, words: RichText) {
    ui.spacing_mut().scroll.floating_allocated_width = 0.0;
    let room = ui.available_rect_before_wrap();
    let room = Rect::from_center_size(room.center(), vec2(room.width(), size::TOUCH));
    let height = |words: &RichText| {
        let words = WidgetText::from(words.clone());
        words.into_galley(ui, Some(TextWrapMode::Wrap), room.width(), TextStyle::Body).size().y
    };
    let words = if height(&words) > size::TOUCH { words.size(size::TEXT_SMALL) } else { words };
    let above = ((size::TOUCH - height(&words)) / 2.0).max(0.0);
    ui.scope_builder(UiBuilder::new().max_rect(room).layout(Layout::top_down(Align::Min)), |ui| {
        let area = ScrollArea::vertical().id_salt(id).auto_shrink(false).min_scrolled_height(0.0);
        area.max_height(size::TOUCH).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add_space(above);
            ui.add(Label::new(words).wrap());
        });
    });
}

/// The question, or why the last touch cannot be chosen.
pub(crate) fn question_ui<A>(ui: &mut Ui, cx: &Cx, prompt: &Prompt<A>) {
    if let Some((message, _)) = &prompt.refused {
        ui.add(Art::CROSS.tinted(vec2(size::ICON, size::ICON), cx.palette().danger));
        words_ui(ui, "question", text::bold(message).color(cx.palette().danger));
    } else {
        words_ui(ui, "question", text::bold(&prompt.question.0));
    }
}

/// The link to the rule of the first line.
pub(crate) fn why_ui<A>(ui: &mut Ui, cx: &Cx, prompt: &Prompt<A>) {
    let (_, rule) = prompt.refused.as_ref().unwrap_or(&prompt.question);
    why(ui, cx, *rule);
}

/// The second line: the choice so far, other answers, the step back, and the confirmation. `armed` is the answer that
/// waits for a second press.
pub(crate) fn answers_ui<A: Clone>(
    ui: &mut Ui,
    cx: &Cx,
    line: Rect,
    prompt: &Prompt<A>,
    armed: Option<usize>,
) -> Option<Pressed<A>> {
    let mut pressed = None;
    let ready = prompt.confirm.is_some();
    line_ui(
        ui,
        line,
        |ui| {
            let confirm = cx.text("play-confirm");
            let control =
                ui.add_enabled_ui(ready, |ui| button(ui, cx, Weight::Primary, Some(Art::CHECK), &confirm));
            let control = control.inner;
            if ready {
                confirms(ui, &control);
            }
            if control.clicked()
                && let Some(actions) = &prompt.confirm
            {
                pressed = Some(Pressed::Moves(actions.clone()));
            }
            let back = cx.text("play-back");
            let back =
                ui.add_enabled_ui(prompt.back, |ui| icon_button(ui, cx, Weight::Normal, Art::BACK, &back));
            if prompt.back {
                reachable(ui, &back.inner);
            }
            if back.inner.clicked() {
                pressed = Some(Pressed::Back);
            }
            for (index, answer) in prompt.answers.iter().enumerate().rev() {
                // Whoever has chosen something wants to confirm it: the arrows do not lead to another answer.
                // Each has an id of its own: the keyboard does not stay where another answer comes to stand.
                let pushed =
                    ui.push_id(&answer.text, |ui| answer_ui(ui, cx, answer, armed == Some(index), !ready));
                if let Some(done) = pushed.inner {
                    pressed = Some(if let Done::Sure = done { Pressed::Sure(index) } else { done.into() });
                }
            }
            if let Some(extra) = &prompt.extra
                && switch(ui, extra.on, &extra.text).is_some()
            {
                pressed = Some(Pressed::Extra);
            }
        },
        |ui| words_ui(ui, "chosen", RichText::new(&prompt.chosen)),
    );
    pressed
}

enum Done<A> {
    Moves(Vec<A>),
    Sure,
    EntryError(String, Rule),
}

impl<A> From<Done<A>> for Pressed<A> {
    fn from(done: Done<A>) -> Self {
        match done {
            Done::Moves(actions) => Self::Moves(actions),
            Done::Sure => Self::Back,
            Done::EntryError(message, rule) => Self::EntryError(message, rule),
        }
    }
}

fn answer_ui<A: Clone>(
    ui: &mut Ui,
    cx: &Cx,
    answer: &AnswerButton<A>,
    armed: bool,
    by_arrows: bool,
) -> Option<Done<A>> {
    let all = || [Some(answer.text.clone()), answer.sure.clone()].into_iter().flatten();
    match &answer.actions {
        Ok(actions) => {
            let text = answer.sure.as_ref().filter(|_| armed).unwrap_or(&answer.text);
            let control = changing_button(ui, cx, (Weight::Normal, None), text, all());
            if by_arrows {
                reachable(ui, &control);
            }
            let sure = armed || answer.sure.is_none();
            control.clicked().then(|| if sure { Done::Moves(actions.clone()) } else { Done::Sure })
        }
        Err((message, rule)) => {
            let name = cx.with("play-not-possible", [("text", answer.text.clone().into())]);
            let soft = cx.palette().ink_soft;
            let look = egui::Button::new(RichText::new(&answer.text).color(soft))
                .fill(cx.palette().sunken)
                .min_size(vec2(size::TOUCH, size::TOUCH));
            let control = named(ui.add(look), &name);
            control.clicked().then(|| Done::EntryError(message.clone(), *rule))
        }
    }
}
