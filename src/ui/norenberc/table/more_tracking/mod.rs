//! The form for full tracking: everything that is not known yet, page by page, checked before the game goes
//! on. Facts that are entered already are not asked for again.

mod house;
mod pick;
mod player;

use egui::{Label, Ui, vec2};

use super::TableCx;
use super::order::order_ui;
use crate::companion::Tracking;
use crate::companion::norenberc::{Entry, Gap, Hand, Ledger};
use crate::game::Seat;
use crate::norenberc::components::GOODS_PER_GUILD;
use crate::norenberc::{
    Goods, Guild, HousePosition, Planning, PlayerPosition, Position, PositionError, Setup, State, TileBox,
    guilds_in_play,
};
use crate::ui::art::Art;
use crate::ui::norenberc::badge::guild_badge;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, Weight, button, card, choice, columns};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MorePage {
    /// Turn order, prestige guild, mayors.
    Table,
    /// Workshop, storehouse, lodgings.
    Guild(Guild),
    Player(Seat),
    /// The guest stack, and the check that everything fits.
    Check,
}

#[derive(Debug)]
pub(super) struct MoreTrackingView {
    /// The table for which it was opened.
    ledger: Ledger,
    gaps: Vec<Gap>,
    pages: Vec<MorePage>,
    page: usize,
    /// With guesses for everything that is not entered.
    position: Position,
    order: Vec<Seat>,
    prestige: Option<Guild>,
    talers: Vec<Option<u16>>,
    agents: Vec<Option<u8>>,
    stack: Option<u8>,
    pick: pick::Pick,
}

impl MoreTrackingView {
    pub(super) fn new(ledger: &Ledger, tiles: &TileBox) -> Self {
        let (position, gaps) = ledger.draft(tiles);
        let of_table = |gap: &Gap| matches!(gap, Gap::Order | Gap::Prestige | Gap::Mayors);
        let mut pages = Vec::new();
        if gaps.iter().any(of_table) {
            pages.push(MorePage::Table);
        }
        pages.extend(ledger.guilds().map(MorePage::Guild));
        pages.extend(Seat::first(ledger.players()).map(MorePage::Player));
        pages.push(MorePage::Check);
        let players = ledger.players();
        let known = |seat: Seat| ledger.hand(seat).and_then(Hand::agents);
        Self {
            ledger: ledger.clone(),
            pages,
            page: 0,
            order: if gaps.contains(&Gap::Order) { Vec::new() } else { position.order.clone() },
            prestige: (!gaps.contains(&Gap::Prestige)).then_some(position.prestige),
            talers: vec![None; players.into()],
            agents: Seat::first(players).map(known).collect(),
            stack: None,
            pick: pick::Pick::default(),
            position,
            gaps,
        }
    }

    /// True while the table is as it was when the form was opened.
    pub(super) fn is_about(&self, ledger: &Ledger) -> bool {
        self.ledger == *ledger
    }

    pub(super) fn page(&self) -> String {
        format!("deeper {}", self.page)
    }

    pub(super) fn back(&mut self) -> bool {
        self.go(self.page.checked_sub(1))
    }

    fn go(&mut self, page: Option<usize>) -> bool {
        self.page = page.unwrap_or(0);
        self.pick = pick::Pick::default();
        page.is_some()
    }

    fn open_question(&self, gap: Gap) -> bool {
        self.gaps.contains(&gap)
    }

    fn house(&mut self, guild: Guild) -> &mut HousePosition {
        &mut self.position.houses[guild.index()]
    }

    fn player(&mut self, seat: Seat) -> &mut PlayerPosition {
        &mut self.position.players[seat.index()]
    }

    /// The gaps that have no answer yet.
    fn not_entered(&self) -> Vec<Gap> {
        let entered = |gap: &Gap| match *gap {
            Gap::Order => self.order.len() == self.position.players.len(),
            Gap::Prestige => self.prestige.is_some(),
            Gap::Talers { seat } => self.talers[seat.index()].is_some(),
            Gap::Agents { seat } => self.agents[seat.index()].is_some(),
            Gap::Stack => self.stack.is_some(),
            Gap::Workshop { guild } => self.position.houses[guild.index()]
                .workshop
                .iter()
                .skip(usize::from(self.position.round) - 1)
                .all(Option::is_some),
            // Nothing is an answer too.
            Gap::Goods { .. }
            | Gap::Craftsmen { .. }
            | Gap::Crests { .. }
            | Gap::Townsmen { .. }
            | Gap::Storehouse { .. }
            | Gap::Lodgings { .. }
            | Gap::Mayors => true,
        };
        self.gaps.iter().copied().filter(|gap| !entered(gap)).collect()
    }

    /// Goods of a guild outside its own storehouse.
    fn elsewhere(&self, guild: Guild) -> u8 {
        let good = guild.good();
        let held = self.position.players.iter().map(|player| player.goods.count(good));
        let houses = Guild::ALL.into_iter().zip(&self.position.houses);
        let stored = houses.filter(|&(of, _)| of != guild).map(|(_, house)| house.storehouse.count(good));
        held.chain(stored).sum()
    }

    /// The position as entered; the rest of every good lies in its own storehouse.
    fn entered(&self) -> Position {
        let mut position = self.position.clone();
        if self.order.len() == position.players.len() {
            position.order.clone_from(&self.order);
        }
        position.prestige = self.prestige.unwrap_or(position.prestige);
        position.stack = self.stack.unwrap_or(0);
        for (player, (talers, agents)) in
            position.players.iter_mut().zip(self.talers.iter().zip(&self.agents))
        {
            player.talers = talers.unwrap_or(0);
            player.agents = agents.unwrap_or(player.agents);
        }
        let rests: Vec<_> = self.ledger.guilds().map(|guild| (guild, self.rest(guild))).collect();
        for ((guild, rest), house) in rests.into_iter().zip(&mut position.houses) {
            let stored = house.storehouse.count(guild.good());
            house.storehouse =
                house.storehouse - Goods::of(guild.good(), stored) + Goods::of(guild.good(), rest);
        }
        position
    }

    /// Goods of a guild in its own storehouse.
    fn rest(&self, guild: Guild) -> u8 {
        GOODS_PER_GUILD.saturating_sub(self.elsewhere(guild))
    }

    /// The reason why the position is impossible, if it is.
    fn error(&self, tiles: &TileBox) -> Option<PositionError> {
        let setup = Setup::new(self.ledger.players(), tiles.clone()).with_planning(Planning::Counts);
        State::at(&setup, &self.entered()).err()
    }

    fn highest_stack(&self, tiles: &TileBox) -> u8 {
        let setup = Setup::new(self.ledger.players(), tiles.clone()).with_planning(Planning::Counts);
        match State::at(&setup, &Position { stack: u8::MAX, ..self.entered() }) {
            Err(PositionError::Stack { most, .. }) => most,
            // Something else does not fit yet.
            Ok(_) | Err(_) => u8::MAX,
        }
    }
}

/// Returns true if the form is to be closed.
pub(super) fn more_tracking_ui(ui: &mut Ui, table: &TableCx, view: &mut MoreTrackingView) -> bool {
    let cx = table.cx;
    ui.label(text::heading(cx.text("deeper-title")));
    ui.add(Label::new(cx.text("deeper-about")).wrap());
    let pages: Vec<_> =
        view.pages.iter().enumerate().map(|(index, &page)| (index, page_name(table, page))).collect();
    if let Some(page) = choice(ui, cx, view.page, pages) {
        view.go(Some(page));
    }
    ui.add_space(size::GAP_SMALL);
    let page = view.pages[view.page];
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        match page {
            MorePage::Table => table_ui(ui, table, view),
            MorePage::Guild(guild) => house::house_ui(ui, table, view, guild),
            MorePage::Player(seat) => player::player_ui(ui, table, view, seat),
            MorePage::Check => check_ui(ui, table, view),
        }
    });
    ui.add_space(size::GAP_SMALL);
    let mut closed = false;
    ui.horizontal_wrapped(|ui| {
        let (first, last) = (view.page == 0, view.page + 1 == view.pages.len());
        if !first
            && button(ui, cx, Weight::Normal, Some(Art::PREVIOUS), &cx.text("table-step-back")).clicked()
        {
            view.back();
        }
        if last {
            begin_ui(ui, table, view);
        } else if button(ui, cx, Weight::Primary, Some(Art::NEXT), &cx.text("deeper-next")).clicked() {
            view.go(Some(view.page + 1));
        }
        closed = button(ui, cx, Weight::Quiet, Some(Art::CROSS), &cx.text("deeper-not-now")).clicked();
    });
    closed
}

fn page_name(table: &TableCx, page: MorePage) -> String {
    match page {
        MorePage::Table => table.cx.text("deeper-page-table"),
        MorePage::Guild(guild) => table.cx.describe().guild(guild),
        MorePage::Player(seat) => table.name(seat).to_owned(),
        MorePage::Check => table.cx.text("deeper-page-check"),
    }
}

fn gap_name(ui: &mut Ui, table: &TableCx, gap: Gap) {
    ui.add_space(size::GAP_SMALL);
    ui.add(Label::new(text::bold(table.describe().gap(gap))).wrap());
}

fn table_ui(ui: &mut Ui, table: &TableCx, view: &mut MoreTrackingView) {
    let cx = table.cx;
    if view.open_question(Gap::Order) {
        gap_name(ui, table, Gap::Order);
        order_ui(ui, table, &mut view.order);
    }
    let guilds = || Guild::first(guilds_in_play(table.names.len() as u8));
    if view.open_question(Gap::Prestige) {
        gap_name(ui, table, Gap::Prestige);
        let all = guilds().map(|guild| (Some(guild), cx.describe().guild(guild)));
        if let Some(prestige) = choice(ui, cx, view.prestige, all) {
            view.prestige = prestige;
        }
    }
    if view.open_question(Gap::Mayors) {
        gap_name(ui, table, Gap::Mayors);
        columns(ui, size::COUNT, guilds(), |ui, guild| {
            guild_badge(ui, cx, guild, true);
            let what = cx.with("deeper-mayors", [("guild", guild.id().into())]);
            let value = Some(view.house(guild).mayors.into());
            if let Some(count) = (Stepper { what: &what, value, range: 0..=3 }).show(ui, cx) {
                view.house(guild).mayors = count as u8;
            }
        });
    }
}

fn check_ui(ui: &mut Ui, table: &TableCx, view: &mut MoreTrackingView) {
    let cx = table.cx;
    gap_name(ui, table, Gap::Stack);
    let what = table.describe().gap(Gap::Stack);
    let range = 0..=view.highest_stack(table.view.tiles()).into();
    let value = view.stack.map(Into::into);
    if let Some(count) = (Stepper { what: &what, value, range }).show(ui, cx) {
        view.stack = Some(count as u8);
    }
    ui.add_space(size::GAP);
    let not_entered = view.not_entered();
    let sign = |ui: &mut Ui, art: Art, colour: egui::Color32, words: String| {
        ui.horizontal(|ui| {
            ui.add(art.tinted(vec2(size::ICON, size::ICON), colour));
            ui.add(Label::new(words).wrap());
        });
    };
    ui.spacing_mut().interact_size.y = size::ICON;
    if !not_entered.is_empty() {
        ui.label(text::bold(cx.text("deeper-untold")));
        for gap in not_entered {
            sign(ui, Art::WARNING, cx.palette().warning, table.describe().gap(gap));
        }
        return;
    }
    match view.error(table.view.tiles()) {
        None => sign(ui, Art::CHECK, cx.palette().positive, cx.text("deeper-fits")),
        Some(error) => sign(ui, Art::CROSS, cx.palette().danger, table.describe().position_error(error)),
    }
}

/// A tile beyond the box is asked about when the position is entered.
fn begin_ui(ui: &mut Ui, table: &TableCx, view: &MoreTrackingView) {
    let fits = match view.error(table.view.tiles()) {
        None | Some(PositionError::BeyondBox { .. }) => view.not_entered().is_empty(),
        Some(_) => false,
    };
    let text = table.cx.text("deeper-begin");
    let begin = ui.add_enabled_ui(fits, |ui| button(ui, table.cx, Weight::Primary, Some(Art::CHECK), &text));
    if begin.inner.clicked() {
        let position = Some(Box::new(view.entered()));
        table.enter(Entry::Tracking { tracking: Tracking::Referee, round: view.position.round, position });
    }
}
