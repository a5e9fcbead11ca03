//! The end of a round in steps, in the order of the rules (R1): guild by guild, then income and the next
//! round. It shows a [`RoundEnd`] and asks nothing, so that a real table and a played game share it.

mod footer;

pub(crate) use footer::{Visited, Waits, steps_footer_ui, steps_on_ui};

use egui::{
    Align, CornerRadius, Frame, Label, Layout, Margin, Rect, Response, Role, Stroke, StrokeKind, Ui,
    WidgetInfo, vec2,
};

use crate::companion::norenberc::{GoodsCount, GuildCard, GuildOutcome, NextRound, RoundEnd, Under};
use crate::game::{Seat, SeatSet};
use crate::norenberc::{Craftsman, Effect, Guild, RuleId, Tile, Townsman};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::norenberc::badge::guild_badge;
use crate::ui::norenberc::palette;
use crate::ui::norenberc::tile::{crest, paint_tile, tile, tile_size, tile_sized};
use crate::ui::screens::seated::Seated;
use crate::ui::theme::{DISPLAY, on, size, text};
use crate::ui::widgets::{between, card, cell, columns, motion, named, player_badge, why};

/// Seconds until a prize reaches the favourite.
const TAKEN: f64 = 0.9;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoundEndView {
    round: u8,
    step: usize,
    /// The furthest step that was seen.
    reached: usize,
}

impl RoundEndView {
    /// The name of its page: every step begins at its top.
    pub fn page(&self) -> String {
        format!("round end {} {}", self.round, self.step)
    }

    /// Begins another round at its first guild.
    pub(crate) fn sync(&mut self, end: &RoundEnd) {
        if self.round != end.round {
            *self = Self { round: end.round, step: 0, reached: 0 };
        }
        self.step = self.step.min(end.cards.len());
        self.reached = self.reached.max(self.step);
    }

    pub const fn go(&mut self, step: usize) {
        self.step = step;
    }

    pub const fn on(&mut self) {
        self.step += 1;
    }

    /// The guild that is shown; `None` after the last.
    pub fn card<'e>(&self, end: &'e RoundEnd) -> Option<&'e GuildCard> {
        end.cards.get(self.step)
    }

    /// Takes back one step; false if there is none.
    pub const fn back(&mut self) -> bool {
        let begun = self.step > 0;
        self.step = self.step.saturating_sub(1);
        begun
    }
}

/// Paints the current step; [`steps_on_ui`] leads to the others.
pub(crate) fn round_end_ui(ui: &mut Ui, seated: &Seated, end: &RoundEnd, view: &mut RoundEndView) {
    view.sync(end);
    relevant_rules(seated.cx, view.card(end));
    progress_ui(ui, seated.cx, end, view, |_| {});
    match view.card(end) {
        Some(of) => card(ui, seated.cx, |ui| {
            ui.set_width(ui.available_width());
            guild_ui(ui, seated, of, SeatSet::default(), &mut |_, _| {}, &mut |_| {});
        }),
        None => income_ui(ui, seated, end),
    }
}

pub fn relevant_rules(cx: &Cx, card: Option<&GuildCard>) {
    cx.relevant_rules(match card {
        Some(_) => &[RuleId::R2, RuleId::R3, RuleId::R4, RuleId::R1],
        None => &[RuleId::R6, RuleId::R5, RuleId::R7, RuleId::R8, RuleId::R9, RuleId::R1],
    });
    if let Some(card) = card {
        cx.relevant_rules(&[card.rule()]);
    }
}

/// A key for every step: a good for every guild, talers at the end.
pub(crate) fn progress_ui(
    ui: &mut Ui,
    cx: &Cx,
    end: &RoundEnd,
    view: &mut RoundEndView,
    beside: impl FnOnce(&mut Ui),
) {
    let steps = end.cards.len() + 1;
    ui.horizontal_wrapped(|ui| {
        let args = [("step", (view.step + 1).into()), ("steps", steps.into())];
        let title = cx.with("table-walk-round", [("round", end.round.into())]);
        ui.label(text::heading(title));
        ui.add_space(size::GAP);
        for index in 0..steps {
            if pip(ui, cx, end, index, view).clicked() {
                view.go(index);
            }
        }
        ui.add_space(size::GAP_SMALL);
        ui.label(text::small(cx.with("table-step", args)).color(cx.palette().ink_soft));
        beside(ui);
    });
}

/// The key of a step: the current one is ringed; those that were seen and leave nothing open are ticked.
fn pip(ui: &mut Ui, cx: &Cx, end: &RoundEnd, index: usize, view: &RoundEndView) -> Response {
    let palette = cx.palette();
    let of = end.cards.get(index);
    let (rect, response) = ui.allocate_exact_size(vec2(size::TOUCH, size::TOUCH), egui::Sense::click());
    let open = of.is_some_and(|of| of.question().is_some());
    let (what, guild) = of.map_or(("income", ""), |of| ("guild", of.guild.id()));
    let open_id = if open { "yes" } else { "no" };
    let args = [
        ("step", (index + 1).into()),
        ("what", what.into()),
        ("guild", guild.into()),
        ("open", open_id.into()),
    ];
    let name = cx.with("table-step-to", args);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let line = if response.has_focus() {
        ui.style().interact(&response).bg_stroke
    } else if index == view.step {
        Stroke::new(size::RING, palette.accent)
    } else if open && index < view.reached {
        Stroke::new(size::RING, palette.warning)
    } else {
        Stroke::new(1.0, palette.line)
    };
    let fill = if response.hovered() { palette.control_hovered } else { palette.surface };
    let corner = CornerRadius::same(size::RADIUS);
    ui.painter().rect(rect, corner, fill, line, StrokeKind::Inside);
    let inside = rect.shrink(size::RING * 2.0);
    let art = of.map_or(art::TALER_STACK, |of| art::of_good(of.guild.good()));
    art.image(inside.size()).paint_at(ui, inside);
    if index < view.reached && index != view.step && !open {
        let side = size::ICON_SMALL * 0.8;
        let tick = Rect::from_min_size(rect.max - vec2(side, side), vec2(side, side));
        ui.painter().rect_filled(tick, corner, palette.surface);
        Art::CHECK.tinted(tick.size(), palette.positive).paint_at(ui, tick);
    }
    response.on_hover_text(name)
}

fn sign_ui(ui: &mut Ui, cx: &Cx, of: &GuildCard) {
    let fill = palette::guild(of.guild);
    // In a low window the verdict needs the room.
    let low = ui.content_rect().height() < size::TALL;
    let (side, margin) = if low { (size::HEADLINE, size::TIGHT) } else { (size::BADGE, size::GAP_SMALL) };
    Frame::new()
        .fill(fill)
        .corner_radius(CornerRadius::same(size::RADIUS))
        .inner_margin(Margin::symmetric(size::GAP as i8, margin as i8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().interact_size.y = side;
            ui.horizontal(|ui| {
                ui.add(art::of_good(of.guild.good()).image(vec2(side, side)));
                let name = text::heading(cx.describe().guild(of.guild)).color(on(fill));
                ui.add(Label::new(name.family(egui::FontFamily::Name(DISPLAY.into()))).wrap());
            });
        });
}

#[derive(Clone, Copy)]
enum Prize {
    Tile(Tile),
    Crest(Option<Guild>),
}

fn prizes(of: &GuildCard) -> Vec<Prize> {
    let under = match of.under {
        Under::Tile(under) => under,
        Under::None => None,
    };
    let craftsmen = of.master.into_iter().chain(under).map(|it| Prize::Tile(Tile::Craftsman(it)));
    let prestige = (of.prestige == Some(true)).then_some(Prize::Crest(None));
    craftsmen.chain([Prize::Crest(Some(of.guild))]).chain(prestige).collect()
}

/// Paints the prizes and the button for the rule. Returns the places of the prizes.
fn prize_ui(ui: &mut Ui, cx: &Cx, of: &GuildCard) -> Vec<(Prize, Rect)> {
    let lie = |ui: &mut Ui, prize| match prize {
        Prize::Tile(of) => tile(ui, cx, of).rect,
        Prize::Crest(guild) => crest(ui, cx, guild, size::TOUCH).rect,
    };
    ui.horizontal(|ui| {
        let lie = prizes(of).into_iter().map(|prize| (prize, lie(ui, prize))).collect();
        // Here it stays where it is, whatever the verdict says.
        why(ui, cx, of.rule());
        lie
    })
    .inner
}

/// Moves the prizes to the favourite, once.
fn taken_ui(ui: &Ui, cx: &Cx, of: &GuildCard, prizes: &[(Prize, Rect)], favorite: Rect) {
    let id = egui::Id::unique(("taken", of.guild, of.master.map(|it| (it.value, it.agent)), &of.counts));
    let part = motion(ui, cx, id, TAKEN);
    if part >= 1.0 {
        return;
    }
    for &(prize, from) in prizes {
        let hand = Rect::from_center_size(favorite.right_center(), from.size() * 0.6);
        let on_the_way = between(from, hand, part);
        match prize {
            Prize::Tile(of) => paint_tile(ui, cx, on_the_way, of),
            Prize::Crest(guild) => {
                let art = guild.map_or(art::CREST_PRESTIGE, art::of_crest);
                art.image(on_the_way.size()).paint_at(ui, on_the_way);
            }
        }
    }
}

/// Paints something at the end of a player's row.
pub type Beside<'b> = dyn FnMut(&mut Ui, Seat) + 'b;

/// A guild: the players' goods, the favourite and why. The rows of `roomy` have room for `beside`; `below`
/// comes under the rows.
pub(crate) fn guild_ui(
    ui: &mut Ui,
    seated: &Seated,
    of: &GuildCard,
    roomy: SeatSet,
    beside: &mut Beside,
    below: &mut dyn FnMut(&mut Ui),
) {
    let cx = seated.cx;
    sign_ui(ui, cx, of);
    ui.add_space(size::GAP_SMALL);
    let mut counts = |ui: &mut Ui, width: f32| {
        let listed = ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
            ui.set_width(width);
            let rows = ui.scope(|ui| {
                ui.spacing_mut().item_spacing.y = size::GAP_SMALL / 2.0;
                ui.spacing_mut().interact_size.y = size::ICON;
                let rows = (0..).map(Seat).zip(&of.counts);
                let mut row = |(seat, count): (Seat, &Option<GoodsCount>)| {
                    let beside: Option<&mut Beside> =
                        if roomy.contains(seat) { Some(&mut *beside) } else { None };
                    count_ui(ui, seated, of, (seat, *count), beside)
                };
                rows.map(&mut row).collect::<Vec<_>>()
            });
            below(ui);
            rows.inner
        });
        listed.inner
    };
    // Prize and verdict stand beside the counts where there is room for both: in a low window all of it is in sight.
    let room = ui.available_width();
    let (rows, prizes) = if room >= size::COUNTS_LEAST + size::GAP_LARGE + size::PRIZE {
        ui.horizontal_top(|ui| {
            let rows = counts(ui, (room - size::GAP_LARGE - size::PRIZE).min(size::COUNTS));
            ui.add_space(size::GAP_LARGE);
            let rest = vec2(ui.available_width(), 0.0);
            let beside = ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                let prizes = prize_ui(ui, cx, of);
                verdict_ui(ui, seated, of);
                prizes
            });
            (rows, beside.inner)
        })
        .inner
    } else {
        let rows = counts(ui, room);
        let prizes = prize_ui(ui, cx, of);
        verdict_ui(ui, seated, of);
        (rows, prizes)
    };
    if let GuildOutcome::Favorite { seat, .. } = of.outcome
        && let Some(row) = rows.get(seat.index())
    {
        taken_ui(ui, cx, of, &prizes, *row);
    }
    ui.add_space(size::GAP_SMALL);
}

fn verdict_ui(ui: &mut Ui, seated: &Seated, of: &GuildCard) {
    let words = seated.describe().card_reason(of);
    let roomy = ui.available_width() > size::COUNTS && ui.content_rect().height() >= size::TALL;
    ui.add(Label::new(if roomy { text::heading(words) } else { text::bold(words) }).wrap());
    pieces_ui(ui, seated, of);
}

pub(crate) fn row_frame(cx: &Cx, favorite: bool) -> Frame {
    let (fill, line) = if favorite {
        (cx.palette().sunken, Stroke::new(2.0, cx.palette().accent))
    } else {
        // A line that is not seen: whoever becomes favourite moves nobody.
        (egui::Color32::TRANSPARENT, Stroke::new(2.0, egui::Color32::TRANSPARENT))
    };
    Frame::new()
        .fill(fill)
        .stroke(line)
        .corner_radius(CornerRadius::same(size::RADIUS))
        .inner_margin(Margin::symmetric(size::HOUSE_MARGIN, 1))
}

fn count_ui(
    ui: &mut Ui,
    seated: &Seated,
    of: &GuildCard,
    (seat, count): (Seat, Option<GoodsCount>),
    beside: Option<&mut Beside>,
) -> Rect {
    let cx = seated.cx;
    let favorite = matches!(of.outcome, GuildOutcome::Favorite { seat: it, .. } if it == seat);
    let row = row_frame(cx, favorite).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let side = size::ICON * 1.4;
        let space = vec2(ui.available_width(), if beside.is_some() { size::TOUCH } else { side });
        ui.allocate_ui_with_layout(space, Layout::left_to_right(Align::Center), |ui| {
            let end = ui.max_rect().right() - size::TALERS;
            let name = if space.x < size::COUNTS - size::GAP_LARGE { size::NAME_SHORT } else { size::NAME };
            cell(ui, vec2(name, side), |ui| seated.player_ui(ui, seat));
            let sum =
                count.map_or_else(|| cx.text("widget-unknown-short"), |_| seated.describe().sum(of, seat));
            ui.label(text::bold(sum));
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.add_space(size::GAP_SMALL);
            let GoodsCount { supply, peddlers } = count.unwrap_or(GoodsCount { supply: 0, peddlers: 0 });
            let goods = f32::from(supply + peddlers) * size::ICON_SMALL;
            // The number says it too; where there is no room for all, one says of what.
            let fits = beside.is_none() || ui.cursor().left() + goods <= end;
            let side = vec2(size::ICON_SMALL, size::ICON_SMALL);
            for _ in 0..if fits { supply } else { 1 } {
                ui.add(art::of_good(of.guild.good()).image(side));
            }
            for _ in 0..if fits { peddlers } else { 0 } {
                ui.add(art::of_townsman(Townsman::Peddler).image(side));
            }
            if let Some(beside) = beside {
                ui.add_space((end - ui.cursor().left()).max(0.0));
                ui.spacing_mut().interact_size.y = size::TOUCH;
                beside(ui, seat);
            }
        });
    });
    row.response.rect
}

pub(crate) fn pieces_ui(ui: &mut Ui, seated: &Seated, of: &GuildCard) {
    for step in seated.describe().card_steps(of) {
        line_ui(ui, seated.cx, &step);
    }
}

fn line_ui(ui: &mut Ui, cx: &Cx, words: &str) {
    ui.spacing_mut().interact_size.y = size::ICON;
    ui.horizontal(|ui| {
        ui.add(Art::NEXT.tinted(vec2(size::ICON_SMALL, size::ICON_SMALL), cx.palette().ink_soft));
        ui.add(Label::new(words).wrap());
    });
}

pub(crate) fn income_ui(ui: &mut Ui, seated: &Seated, end: &RoundEnd) {
    let parts = std::iter::once(None).chain(end.next.as_ref().map(Some));
    columns(ui, size::COUNTS, parts, |ui, next| {
        card(ui, seated.cx, |ui| {
            ui.set_width(ui.available_width());
            match next {
                None => earned_ui(ui, seated, end),
                Some(next) => next_ui(ui, seated, next),
            }
        });
    });
}

fn heading_ui(ui: &mut Ui, cx: &Cx, art: Art, key: &str, rule: RuleId) {
    ui.horizontal_wrapped(|ui| {
        ui.add(art.image(vec2(size::BADGE, size::BADGE)));
        ui.label(text::heading(cx.text(key)));
        why(ui, cx, rule);
    });
}

fn earned_ui(ui: &mut Ui, seated: &Seated, end: &RoundEnd) {
    let cx = seated.cx;
    // In the order of the rules (R1): first what comes back, then what is earned.
    for back in &end.peddlers {
        line_ui(ui, cx, &seated.describe().peddler_back(back));
    }
    let last = ("last", if end.next.is_none() { "yes" } else { "no" }.into());
    line_ui(ui, cx, &cx.with("table-agents-back", [last]));
    heading_ui(ui, cx, art::TALER_STACK, "table-income", RuleId::R6);
    ui.spacing_mut().interact_size.y = size::ICON;
    for income in &end.incomes {
        ui.horizontal(|ui| {
            let (name, mark) = (&seated.names[income.seat.index()], seated.marks[income.seat.index()]);
            player_badge(ui, cx, mark, name, size::ICON * 1.4);
            if let Some(total) = income.total() {
                ui.label(text::heading(total.to_string()));
                ui.add(art::TALER.image(vec2(size::ICON_SMALL, size::ICON_SMALL)));
            }
            ui.add(Label::new(seated.describe().income(income)).wrap());
        });
    }
}

/// New guildmasters, the lodgings, the new prestige guild: in words, or in tiles where all of them are known.
fn next_ui(ui: &mut Ui, seated: &Seated, next: &NextRound) {
    let (cx, describe) = (seated.cx, seated.describe());
    heading_ui(ui, cx, art::KEY, "table-what-next", RuleId::R7);
    if next.masters.iter().any(|(_, master)| master.is_none()) {
        for line in describe.next_round(next) {
            line_ui(ui, cx, &line);
        }
        return;
    }
    for &(guild, master) in &next.masters {
        ui.push_id(guild, |ui| ui.horizontal(|ui| change_ui(ui, seated, next, guild, master)));
    }
    // The rest is said last: how the lodgings move until guests have come, and where the crest goes.
    let (round, prestige) = (next.round, next.prestige);
    let message = NextRound { round, prestige, masters: Vec::new(), left: Vec::new(), came: Vec::new() };
    let seen = usize::from(!next.came.is_empty());
    for line in describe.next_round(&message).iter().skip(seen) {
        line_ui(ui, cx, line);
    }
}

fn change_ui(ui: &mut Ui, seated: &Seated, next: &NextRound, guild: Guild, master: Option<Craftsman>) {
    let (cx, describe) = (seated.cx, seated.describe());
    let width = size::TILE_IN_LIST;
    let shown = |ui: &mut Ui, tile: Tile, effect: &Effect| {
        named(tile_sized(ui, cx, tile, width), &describe.say(effect));
    };
    let column = |ui: &mut Ui, width: f32, add: &mut dyn FnMut(&mut Ui)| {
        cell(ui, vec2(width, tile_size(size::TILE_IN_LIST).y), add);
    };
    guild_badge(ui, cx, guild, false);
    column(ui, width + size::BADGE + size::GAP_SMALL, &mut |ui| {
        if let Some(master) = master {
            shown(ui, Tile::Craftsman(master), &Effect::NewGuildmaster { guild, master });
        }
        if next.prestige == Some(guild) {
            crest(ui, cx, None, size::BADGE);
        }
    });
    let removed = next.left.iter().find(|(of, _)| *of == guild);
    column(ui, width + size::BADGE, &mut |ui| {
        if let Some(&(_, tile)) = removed {
            ui.add(Art::CROSS.tinted(vec2(size::ICON, size::ICON), cx.palette().danger));
            shown(ui, tile, &Effect::GuestLeft { guild, tile });
        }
    });
    let came: Vec<_> = next.came.iter().filter(|(of, ..)| *of == guild).collect();
    if !came.is_empty() {
        ui.add(Art::PLUS.tinted(vec2(size::ICON, size::ICON), cx.palette().positive));
    }
    for &&(_, window, tile) in &came {
        shown(ui, tile, &Effect::Lodged { guild, window, tile });
    }
}
