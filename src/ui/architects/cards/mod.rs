//! The page of cards: all buildings and apprentices, by name, skill, cost and kind of effect; and the prices in silver and
//! tax at a virtue to set.

mod detail;
mod filter;

use egui::Ui;

use super::card::{Shown, ShownCard, game_card_button};
use super::find;
use super::table::grid;
use crate::architects::components::{MOST_VIRTUE, START_VIRTUE};
use crate::architects::prices::{Price, capture, hire, pay_off, release};
use crate::architects::{Apprentice, Building, RuleId};
use crate::storage::architects::OwnCopy;
use crate::ui::Cx;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, footer, page, why};
use filter::CardFilter;

#[derive(Debug)]
pub(super) struct CardsView {
    wanted: String,
    filter: CardFilter,
    open: Option<ShownCard>,
    virtue: u8,
}

impl Default for CardsView {
    fn default() -> Self {
        Self { wanted: String::new(), filter: CardFilter::default(), open: None, virtue: START_VIRTUE }
    }
}

impl CardsView {
    /// Closes the open card; returns false if there is none.
    pub(super) fn close(&mut self) -> bool {
        self.open.take().is_some()
    }
}

/// Promotional cards only where people own them.
fn all(promo: bool) -> impl Iterator<Item = ShownCard> {
    let buildings = Building::ALL.into_iter().filter(move |it| promo || !it.is_promo()).map(ShownCard::from);
    let apprentices =
        Apprentice::ALL.into_iter().filter(move |it| promo || !it.is_promo()).map(ShownCard::from);
    buildings.chain(apprentices)
}

/// Sorts buildings first, then by the names that the reader looks for.
fn place(cx: &Cx, card: ShownCard) -> (bool, String) {
    let name = match card {
        ShownCard::Building(building) => cx.describe().say(&building),
        ShownCard::Apprentice(apprentice, _) => cx.describe().say(&apprentice),
    };
    (matches!(card, ShownCard::Apprentice(..)), find::sort_key(&name))
}

fn is_called(card: ShownCard, wanted: &str) -> bool {
    match card {
        ShownCard::Building(building) => find::is_building(building, wanted),
        ShownCard::Apprentice(apprentice, _) => find::is_apprentice(apprentice, wanted),
    }
}

pub(super) fn cards_ui(ui: &mut Ui, cx: &Cx, copy: &OwnCopy, view: &mut CardsView) {
    cx.relevant_rules(&[RuleId::B1, RuleId::B2, RuleId::B3, RuleId::F1, RuleId::F2, RuleId::H4, RuleId::V3]);
    footer(ui, cx, "prices", size::TOUCH + size::GAP_SMALL + size::TEXT_SMALL * 2.0, |ui| {
        prices_ui(ui, cx, copy, &mut view.virtue);
    });
    page(ui, "cards", size::PAGE_WIDTH, |ui| {
        ui.horizontal_wrapped(|ui| find::field_ui(ui, cx, &mut view.wanted));
        filter::filter_ui(ui, cx, &mut view.filter);
        ui.add_space(size::GAP_SMALL);
        let mut shown: Vec<_> = all(copy.promo)
            .filter(|card| view.filter.fits(*card) && is_called(*card, &view.wanted))
            .collect();
        shown.sort_by_cached_key(|card| place(cx, *card));
        ui.label(text::small(cx.with("table-cards-found", [("count", shown.len().into())])));
        grid(ui, &shown, |ui, card, width| {
            if game_card_button(ui, cx, card, width, Shown::default()).clicked() {
                view.open = Some(card);
            }
        });
    });
    if let Some(card) = view.open
        && detail::detail_ui(ui, cx, card)
    {
        view.open = None;
    }
}

/// The prices at a virtue (V3).
fn prices_ui(ui: &mut Ui, cx: &Cx, copy: &OwnCopy, virtue: &mut u8) {
    ui.horizontal_wrapped(|ui| {
        let what = cx.text("table-prices-virtue");
        ui.label(text::bold(&what));
        let stepper = Stepper { what: &what, value: Some((*virtue).into()), range: 0..=MOST_VIRTUE.into() };
        if let Some(new) = stepper.show(ui, cx) {
            *virtue = new as u8;
        }
        why(ui, cx, RuleId::V3);
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = size::ICON;
        ui.spacing_mut().item_spacing.x = size::GAP_LARGE;
        let first = capture(0, 0, copy.conspirator, *virtue, None);
        let prices: [(&str, Price); 4] = [
            ("hire", hire(*virtue, None, 0)),
            ("capture", first),
            ("release", release(*virtue, None)),
            ("debt", pay_off(*virtue, None)),
        ];
        for (of, price) in prices {
            let message =
                if price.total() == 0 { cx.text("table-price-nothing") } else { cx.describe().say(&price) };
            ui.label(text::small(cx.with("table-price", [("of", of.into()), ("price", message.into())])));
        }
    });
}
