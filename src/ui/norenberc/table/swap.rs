//! A swap of a guardsman: two tiles, touched where they lie. A swap between lodgings need not be entered.

use egui::{Label, Ui};

use super::TableCx;
use super::recruit::may_lodge;
use super::workshop::{Touch, house_ui, strip_ui};
use crate::companion::norenberc::{Ledger, SwappedWith, TitleEntryError, Used};
use crate::norenberc::{Bench, Craftsman, Guild, Tile, guilds_in_play};
use crate::ui::theme::{size, text};
use crate::ui::widgets::columns;

/// The tile that was touched first.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SwapView {
    one: Option<(Guild, Bench)>,
    /// The guild whose guildmaster was touched, which cannot move.
    master: Option<Guild>,
}

impl SwapView {
    pub(super) fn rejection(self) -> Option<TitleEntryError> {
        self.master.map(|guild| TitleEntryError::MovesGuildmaster { guild })
    }
}

/// The workshops, and the guests that may have come into them. Returns the swap once both tiles are touched.
pub(super) fn swap_ui(
    ui: &mut Ui,
    table: &TableCx,
    ledger: Option<&Ledger>,
    entered: Option<Used>,
    view: &mut SwapView,
) -> Option<Used> {
    let cx = table.cx;
    let mut swapped = None;
    let round = ledger.map_or(1, Ledger::round);
    // W4, X5: the guildmaster cannot be moved, and what lay below has been taken.
    let master = Bench::of_guildmaster(round);
    let touch = |bench: Bench| match bench.number() {
        number if number < round => Touch::Nothing,
        _ if bench == master => Touch::SaysWhy,
        _ => Touch::Chooses,
    };
    let guilds = Guild::first(guilds_in_play(table.names.len() as u8));
    columns(ui, size::WORKSHOP, guilds, |ui, guild| {
        let tiles = Bench::ALL.map(|bench| ledger.and_then(|ledger| ledger.settled(guild, bench)));
        let chosen = |bench| match (view.one, entered) {
            (Some(one), _) => one == (guild, bench),
            (None, Some(Used::Guardsman { guild: of, bench: place, with })) => {
                of == guild && (place == bench || with == SwappedWith::Bench(bench))
            }
            (None, _) => false,
        };
        let touched = house_ui(ui, table, guild, &tiles, chosen, touch);
        if let Some(bench) = touched {
            view.master = (bench == master).then_some(guild);
        }
        if let Some(bench) = touched.filter(|&bench| bench != master) {
            match view.one {
                Some(one) if one == (guild, bench) => view.one = None,
                // Only craftsmen of one guild are swapped.
                Some((of, one)) if of == guild => {
                    swapped = Some(Used::Guardsman { guild, bench: one, with: SwappedWith::Bench(bench) });
                }
                Some(_) | None => view.one = Some((guild, bench)),
            }
        }
    });
    ui.add(Label::new(text::bold(cx.text("table-swap-guest"))).wrap());
    let (guild, bench, guest) = match (view.one, entered) {
        (None, Some(Used::Guardsman { guild, bench, with: SwappedWith::Guest { value, agent } })) => {
            (guild, Some(bench), Some(Craftsman { guild, value, agent }))
        }
        (Some((guild, bench)), _) | (None, Some(Used::Guardsman { guild, bench, .. })) => {
            (guild, Some(bench), None)
        }
        (None, _) => (Guild::Brewers, None, None),
    };
    let shown = bench.map(|_| guild);
    ui.add_enabled_ui(bench.is_some(), |ui| {
        let may = |craftsman| bench.is_some() && may_lodge(table, ledger, Tile::Craftsman(craftsman));
        let name = |tile: String| cx.with("table-swap-in", [("tile", tile.into())]);
        if let (Some(Craftsman { value, agent, .. }), Some(bench)) =
            (strip_ui(ui, table, shown, guest, may, name), bench)
        {
            swapped = Some(Used::Guardsman { guild, bench, with: SwappedWith::Guest { value, agent } });
        }
    });
    if swapped.is_some() {
        *view = SwapView::default();
    }
    swapped
}
