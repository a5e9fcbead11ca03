//! The editor for the tiles in one's own copy, with a way back to the assumed ones.

use egui::{RichText, Ui, vec2};

use crate::i18n::describe::{ActText, Acted};
use crate::norenberc::components::{CRAFTSMEN_PER_GUILD, HIGHEST_VALUE, LOWEST_VALUE, TOWNSMEN};
use crate::norenberc::{BoxError, Craftsman, Guild, Tile, Townsman};
use crate::storage::norenberc::{BoxDraft, default_box};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::norenberc::badge::guild_badge;
use crate::ui::norenberc::tile::tile;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, Weight, button, card, changing_option, columns, footer, page};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BoxChange {
    Craftsmen(Craftsman, u8),
    Townsmen(Townsman, u8),
    /// All guilds like this one.
    SameInAll(Guild),
    /// The assumed box again.
    Default,
}

/// The edited box, with its history for undo.
#[derive(Debug)]
pub(crate) struct BoxView {
    draft: BoxDraft,
    guild: Guild,
    done: Vec<(BoxChange, BoxDraft)>,
    undone: Vec<(BoxChange, BoxDraft)>,
    /// Changes requested while painting.
    pending: Vec<BoxChange>,
}

impl BoxView {
    pub const fn new(draft: BoxDraft) -> Self {
        Self { draft, guild: Guild::Brewers, done: Vec::new(), undone: Vec::new(), pending: Vec::new() }
    }

    pub const fn draft(&self) -> &BoxDraft {
        &self.draft
    }

    fn ask(&mut self, change: BoxChange) {
        self.pending.push(change);
    }

    pub(crate) fn has_commands(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Makes the requested changes; false if there are none.
    pub fn apply(&mut self) -> bool {
        let pending = std::mem::take(&mut self.pending);
        for &change in &pending {
            self.change(change);
        }
        !pending.is_empty()
    }

    fn change(&mut self, change: BoxChange) {
        let before = self.draft.clone();
        match change {
            BoxChange::Craftsmen(craftsman, count) => self.draft.set_craftsmen(craftsman, count),
            BoxChange::Townsmen(townsman, count) => self.draft.set_townsmen(townsman, count),
            BoxChange::SameInAll(guild) => self.draft.same_in_all(guild),
            BoxChange::Default => self.draft = BoxDraft::from(&default_box()),
        }
        if self.draft != before {
            self.done.push((change, before));
            self.undone.clear();
        }
    }

    /// Takes the last change back; false if there is none.
    pub fn undo(&mut self) -> bool {
        step(&mut self.done, &mut self.undone, &mut self.draft)
    }

    pub fn redo(&mut self) -> bool {
        step(&mut self.undone, &mut self.done, &mut self.draft)
    }

    pub fn named(&self, cx: &Cx) -> [Option<ActText>; 2] {
        [&self.done, &self.undone].map(|steps| steps.last().map(|(change, _)| describe(cx, *change)))
    }
}

fn step(
    from: &mut Vec<(BoxChange, BoxDraft)>,
    to: &mut Vec<(BoxChange, BoxDraft)>,
    draft: &mut BoxDraft,
) -> bool {
    let Some((change, other)) = from.pop() else { return false };
    to.push((change, std::mem::replace(draft, other)));
    true
}

fn describe(cx: &Cx, change: BoxChange) -> ActText {
    let tile = |tile| cx.describe().tile(tile).into();
    match change {
        BoxChange::Craftsmen(craftsman, _) => ActText::new(
            Acted::Thing,
            cx.with("tiles-change-count", [("tile", tile(Tile::Craftsman(craftsman)))]),
        ),
        BoxChange::Townsmen(townsman, _) => ActText::new(
            Acted::Thing,
            cx.with("tiles-change-count", [("tile", tile(Tile::Townsman(townsman)))]),
        ),
        BoxChange::SameInAll(_) => ActText::new(Acted::Sentence, cx.text("tiles-same-in-all")),
        BoxChange::Default => ActText::new(Acted::Sentence, cx.text("tiles-default")),
    }
}

pub(crate) fn box_ui(ui: &mut Ui, cx: &Cx, view: &mut BoxView) {
    // In sight whatever is changed.
    footer(ui, cx, "box state", size::BOX_STATE, |ui| state_ui(ui, cx, &view.draft));
    page(ui, "box", size::PAGE_WIDTH, |ui| {
        ui.label(cx.text("tiles-about"));
        ui.add_space(size::GAP_SMALL);
        if cx.read_only {
            ui.disable();
        }
        if button(ui, cx, Weight::Normal, Some(Art::UNDO), &cx.text("tiles-default")).clicked() {
            view.ask(BoxChange::Default);
        }
        ui.add_space(size::GAP_SMALL);
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            craftsmen_ui(ui, cx, view);
        });
        ui.add_space(size::GAP);
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            townsmen_ui(ui, cx, view);
        });
    });
}

fn state_ui(ui: &mut Ui, cx: &Cx, draft: &BoxDraft) {
    let palette = cx.palette();
    let line = |ui: &mut Ui, icon: Art, colour, words: String| {
        ui.horizontal(|ui| {
            ui.add(icon.tinted(vec2(size::ICON, size::ICON), colour));
            ui.add(egui::Label::new(RichText::new(words).color(colour)).wrap());
        });
    };
    let errors = draft.errors();
    if errors.is_empty() {
        line(ui, Art::CHECK, palette.positive, cx.text("tiles-right"));
        return;
    }
    for error in errors {
        line(ui, Art::WARNING, palette.danger, error_text(cx, error));
    }
    ui.label(cx.text("tiles-not-in-use"));
}

fn error_text(cx: &Cx, error: BoxError) -> String {
    match error {
        BoxError::Craftsmen { guild, found } => cx.with(
            "tiles-fault-craftsmen",
            [("guild", guild.id().into()), ("found", found.into()), ("needed", CRAFTSMEN_PER_GUILD.into())],
        ),
        BoxError::Townsmen { found } => {
            cx.with("tiles-fault-townsmen", [("found", found.into()), ("needed", TOWNSMEN.into())])
        }
        BoxError::Value { found, .. } => {
            unreachable!("the editor offers values from {LOWEST_VALUE} to {HIGHEST_VALUE} only, not {found}")
        }
    }
}

fn craftsmen_ui(ui: &mut Ui, cx: &Cx, view: &mut BoxView) {
    ui.label(text::heading(cx.text("tiles-craftsmen")));
    let mut chosen = view.guild;
    ui.horizontal_wrapped(|ui| {
        for guild in Guild::ALL {
            let wrong = view.draft.in_guild(guild) != CRAFTSMEN_PER_GUILD;
            let says = |count: usize, wrong| {
                let args = [("guild", guild.id().into()), ("count", count.into()), ("wrong", yes_no(wrong))];
                cx.with("tiles-guild", args)
            };
            let name = says(view.draft.in_guild(guild), wrong);
            let widest = says(CRAFTSMEN_PER_GUILD * 2, true);
            let icon = art::of_good(guild.good()).icon();
            if changing_option(ui, cx, guild == chosen, icon, &name, [widest, name.clone()]).clicked() {
                chosen = guild;
            }
        }
    });
    view.guild = chosen;
    ui.add_space(size::GAP_SMALL);
    guild_badge(ui, cx, chosen, true);
    let kinds = (LOWEST_VALUE..=HIGHEST_VALUE)
        .flat_map(|value| [false, true].map(|agent| Craftsman { guild: chosen, value, agent }));
    columns(ui, 270.0, kinds, |ui, craftsman| {
        let most = CRAFTSMEN_PER_GUILD as u8;
        if let Some(count) =
            counted(ui, cx, Tile::Craftsman(craftsman), view.draft.craftsmen(craftsman), most)
        {
            view.ask(BoxChange::Craftsmen(craftsman, count));
        }
    });
    if button(ui, cx, Weight::Normal, Some(Art::COPY), &cx.text("tiles-same-in-all")).clicked() {
        view.ask(BoxChange::SameInAll(chosen));
    }
}

fn yes_no(yes: bool) -> fluent::FluentValue<'static> {
    if yes { "yes" } else { "no" }.into()
}

fn townsmen_ui(ui: &mut Ui, cx: &Cx, view: &mut BoxView) {
    let draft = view.draft.clone();
    let args = [("count", draft.all_townsmen().into()), ("needed", TOWNSMEN.into())];
    ui.label(text::heading(cx.with("tiles-townsmen", args)));
    columns(ui, 270.0, Townsman::ALL, |ui, townsman| {
        if let Some(count) = counted(ui, cx, Tile::Townsman(townsman), draft.townsmen(townsman), TOWNSMEN) {
            view.ask(BoxChange::Townsmen(townsman, count));
        }
    });
}

fn counted(ui: &mut Ui, cx: &Cx, of: Tile, count: u8, most: u8) -> Option<u8> {
    let name = cx.describe().tile(of);
    ui.horizontal(|ui| {
        tile(ui, cx, of);
        ui.vertical(|ui| {
            ui.add(egui::Label::new(&name).wrap());
            let stepper = Stepper { what: &name, value: Some(count.into()), range: 0..=most.into() };
            stepper.show(ui, cx)
        })
        .inner
    })
    .inner
    .map(|count| count as u8)
}
