//! Parts of the questions: things that are possible or dimmed, goods to count, the button that enters.

use egui::text::LayoutJob;
use egui::{Align, Atoms, Button, FontId, Id, Label, Layout, Response, RichText, Stroke, Ui, vec2};

use super::{Ask, Half};
use crate::game::Actor;
use crate::norenberc::{Action, Good, Goods, Guild, Refusal};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, Weight, above_footer, button, columns, icon_button, named};

pub(crate) fn dimmed_name(cx: &Cx, name: &str) -> String {
    cx.with("moves-not-possible", [("text", name.to_owned().into())])
}

/// A button that is dimmed, yet can be pressed to ask why.
pub(crate) fn dimmed_button(ui: &mut Ui, cx: &Cx, text: &str, name: &str) -> Response {
    let palette = cx.palette();
    let icon = Art::CROSS.tinted(vec2(size::ICON, size::ICON) * 0.7, palette.ink_soft);
    let words = RichText::new(text).color(palette.ink_soft);
    let look = Button::new((icon, words))
        .fill(palette.sunken)
        .stroke(Stroke::new(1.0, palette.line))
        .min_size(vec2(size::TOUCH, size::TOUCH))
        .wrap();
    named(ui.add(look), &dimmed_name(cx, name))
}

/// The same without its cross: as wide as the live button, so that it needs no second line.
pub(crate) fn dimmed_words(ui: &mut Ui, cx: &Cx, text: &str) -> Response {
    let palette = cx.palette();
    let look = Button::new(RichText::new(text).color(palette.ink_soft))
        .fill(palette.sunken)
        .stroke(Stroke::new(1.0, palette.line))
        .min_size(vec2(size::TOUCH, size::TOUCH))
        .wrap();
    named(ui.add(look), &dimmed_name(cx, text))
}

/// A key with a number, as large when it is dimmed; its name says that too.
pub(crate) fn number_key(
    ui: &mut Ui,
    cx: &Cx,
    number: u8,
    space: egui::Vec2,
    dimmed: bool,
    name: &str,
) -> Response {
    let palette = cx.palette();
    let number = text::bold(number.to_string());
    if dimmed {
        let line = Stroke::new(1.0, palette.line);
        let look = Button::new(number.color(palette.ink_soft)).fill(palette.sunken).stroke(line);
        return named(ui.add(look.min_size(space)), &dimmed_name(cx, name));
    }
    named(ui.add(Button::new(number).min_size(space)), name)
}

/// A button that is live if the rules allow the action. `say` is its visible text and its accessible name.
pub(crate) fn offer(
    ui: &mut Ui,
    ask: &Ask,
    actor: Actor,
    action: Action,
    say: [&str; 2],
    half: &mut Half,
) -> bool {
    let [text, name] = say;
    match ask.check(actor, action) {
        Ok(()) => named(button(ui, ask.cx, Weight::Normal, None, text), name).clicked(),
        Err(refusal) => {
            if dimmed_button(ui, ask.cx, text, name).clicked() {
                half.refused = Some((action, refusal));
            }
            false
        }
    }
}

const WHY_NOT: &str = "why not";

/// The next touch closes the reason, and counts all the same. To be called before anything can be pressed: a
/// tap may come and go between two frames, and then asks for a reason itself.
pub(crate) fn put_away(ui: &Ui, refused: &mut Option<(Action, Refusal)>) {
    let touched = ui.input(|input| input.pointer.interact_pos().filter(|_| input.pointer.primary_pressed()));
    let place = ui.memory(|memory| memory.area_rect(Id::unique(WHY_NOT)));
    if touched.is_some_and(|at| place.is_some_and(|place| !place.contains(at))) {
        *refused = None;
    }
}

/// Says why something that was pressed is not possible. A tile may lie there all the same: then the action is
/// returned, to ask about the box.
pub(crate) fn refused_ui(ui: &mut Ui, ask: &Ask, refused: &mut Option<(Action, Refusal)>) -> Option<Action> {
    let (action, refusal) = (*refused)?;
    let tile = matches!(action, Action::Settle { .. } | Action::Lodge { .. });
    let text = ask.cx.text("moves-all-the-same");
    let (pressed, read) = above_footer(ui, ask.cx, WHY_NOT, |ui| {
        let room = ui.available_width() - size::TOUCH - size::GAP;
        ui.horizontal_top(|ui| {
            let message = ui.allocate_ui_with_layout(vec2(room, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(room);
                ask.why_not(ui, refusal);
                tile && button(ui, ask.cx, Weight::Normal, None, &text).clicked()
            });
            let read = icon_button(ui, ask.cx, Weight::Quiet, Art::CLOSE, &ask.cx.text("widget-dismiss"));
            (message.inner, read.clicked())
        })
        .inner
    });
    if pressed || read {
        *refused = None;
    }
    pressed.then_some(action)
}

/// The button that enters the choice, and beside it the action in words or the reason against it. It stands
/// over the things to choose from, in a line of fixed height: in sight however low the window is, and nothing
/// moves. A choice that is not whole yet is no mistake.
pub fn confirm(
    ui: &mut Ui,
    ask: &Ask,
    (actor, action): (Actor, Action),
    whole: bool,
    half: &mut Half,
) -> bool {
    let cx = ask.cx;
    let refused = ask.check(actor, action).err().filter(|_| whole);
    let text = cx.text("moves-enter");
    let mut entered = false;
    let line = vec2(ui.available_width(), size::TOUCH);
    ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
        if let Some(refusal) = refused {
            if dimmed_button(ui, cx, &text, &text).clicked() {
                half.refused = Some((action, refusal));
            }
        } else {
            let enter = |ui: &mut Ui| button(ui, cx, Weight::Primary, Some(Art::CHECK), &text);
            entered = ui.add_enabled_ui(whole, enter).inner.clicked();
        }
        let message = match refused {
            Some(refusal) => ask.refusal(refusal),
            None if whole => ask.event(actor, action),
            None => return,
        };
        two_lines(ui, cx, &message);
    });
    entered
}

/// Words in at most two small lines, which are no higher than a button.
fn two_lines(ui: &mut Ui, cx: &Cx, words: &str) {
    let font = FontId::proportional(size::TEXT_SMALL);
    let mut lines = LayoutJob::simple(words.to_owned(), font, cx.palette().ink, ui.available_width());
    lines.wrap.max_rows = 2;
    let lines = ui.fonts_mut(|fonts| fonts.layout_job(lines));
    named(ui.label(lines), words);
}

/// The most bundles of goods that are easy to tell apart.
pub const FEW_HEAPS: usize = 6;

/// A button for each bundle of goods. Returns the action of the touched one.
pub(crate) fn bundles_ui(
    ui: &mut Ui,
    ask: &Ask,
    actor: Actor,
    bundles: &[(Goods, Action)],
) -> Option<Action> {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        for &(goods, action) in bundles {
            let mut atoms = Atoms::default();
            for (good, count) in goods.iter() {
                for _ in 0..count {
                    atoms.push_right(art::of_good(good).image(vec2(size::ICON, size::ICON) * 1.3));
                }
            }
            let look = Button::new(atoms).min_size(vec2(size::TOUCH, size::TOUCH));
            let name = ask.event(actor, action);
            if named(ui.add(look), &name).on_hover_text(&name).clicked() {
                chosen = Some(action);
            }
        }
    });
    chosen
}

pub(crate) fn back_button(ui: &mut Ui, cx: &Cx) -> bool {
    button(ui, cx, Weight::Quiet, Some(Art::BACK), &cx.text("moves-back")).clicked()
}

/// Steppers for goods: at most those in `from`, and at most `most` in all.
pub(crate) fn goods_ui(ui: &mut Ui, ask: &Ask, from: Goods, most: u8, chosen: &mut Goods) {
    let cx = ask.cx;
    let more = most.saturating_sub(chosen.total());
    let goods: Vec<_> = ask.setup.guilds().map(Guild::good).collect();
    let mut changed = None;
    let there = |good: Good, has: u8| {
        let there = cx.with("moves-there", [("count", has.into()), ("good", good.id().into())]);
        Label::new(text::small(there)).wrap()
    };
    columns(ui, size::GROUP * 0.78, goods, |ui, good| {
        let (has, count) = (from.count(good), chosen.count(good));
        let name = cx.describe().good(good);
        ui.add_enabled_ui(has > 0, |ui| {
            let beside = ui.available_width() >= size::GROUP;
            ui.horizontal(|ui| {
                ui.add(art::of_good(good).image(vec2(size::ICON, size::ICON) * 1.3));
                let range = 0..=u32::from(has.min(count + more));
                let stepper = Stepper { what: &name, value: Some(count.into()), range };
                if let Some(new) = stepper.show(ui, cx) {
                    changed = Some((good, count, new as u8));
                }
                // Beside it where there is room: in a low window every line counts.
                if beside {
                    ui.add(there(good, has));
                }
            });
            if !beside {
                ui.add(there(good, has));
            }
        });
    });
    if let Some((good, old, new)) = changed {
        *chosen -= Goods::of(good, old);
        *chosen += Goods::of(good, new);
    }
}
