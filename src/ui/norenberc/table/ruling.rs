//! “The table ruled”: one fact that is set against the rules or beside them, and recorded as such.

use egui::{Label, Ui};

use super::order::order_ui;
use super::{MOST_TALERS, TableCx, TitleCommand};
use crate::companion::norenberc::{EntryError, TableState};
use crate::game::Seat;
use crate::norenberc::components::{CRESTS_PER_GUILD, GOODS_PER_GUILD, MOST_AGENTS, PRESTIGE_CRESTS};
use crate::norenberc::{Fact, Guild, Tile, Townsman, guilds_in_play};
use crate::ui::norenberc::art;
use crate::ui::norenberc::badge::guild_badge;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Form, Stepper, Weight, button, choice, follow_focus, form, option};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FactKind {
    Favorite,
    Talers,
    Goods,
    Agents,
    Crests,
    PrestigeCrests,
    Townsmen,
    Order,
    PrestigeGuild,
}

impl FactKind {
    const ALL: [Self; 9] = [
        Self::Favorite,
        Self::Talers,
        Self::Goods,
        Self::Agents,
        Self::Crests,
        Self::PrestigeCrests,
        Self::Townsmen,
        Self::Order,
        Self::PrestigeGuild,
    ];

    const fn id(self) -> &'static str {
        match self {
            Self::Favorite => "favorite",
            Self::Talers => "talers",
            Self::Goods => "goods",
            Self::Agents => "agents",
            Self::Crests => "crests",
            Self::PrestigeCrests => "prestige-crests",
            Self::Townsmen => "townsmen",
            Self::Order => "order",
            Self::PrestigeGuild => "prestige-guild",
        }
    }

    /// True if a score pad knows this.
    const fn on_sheet(self) -> bool {
        matches!(self, Self::Talers | Self::Crests | Self::PrestigeCrests | Self::Townsmen)
    }

    const fn has_seat(self) -> bool {
        !matches!(self, Self::Order | Self::PrestigeGuild)
    }

    const fn has_guild(self) -> bool {
        matches!(self, Self::Favorite | Self::Goods | Self::Crests | Self::PrestigeGuild)
    }

    /// The highest number, if it is one.
    const fn most(self) -> Option<u32> {
        Some(match self {
            Self::Talers => MOST_TALERS,
            Self::Goods => GOODS_PER_GUILD as u32,
            Self::Agents => MOST_AGENTS as u32,
            Self::Crests => CRESTS_PER_GUILD as u32,
            Self::PrestigeCrests => PRESTIGE_CRESTS as u32,
            Self::Townsmen => 9,
            Self::Favorite | Self::Order | Self::PrestigeGuild => return None,
        })
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Who {
    #[default]
    NotEntered,
    /// There is no favourite.
    Nobody,
    Player(Seat),
}

impl Who {
    const fn player(self) -> Option<Seat> {
        match self {
            Self::Player(seat) => Some(seat),
            Self::NotEntered | Self::Nobody => None,
        }
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct RulingView {
    /// Set if only the favourite of this guild is ruled about.
    favorite_of: Option<Guild>,
    kind: Option<FactKind>,
    who: Who,
    guild: Option<Guild>,
    townsman: Option<Townsman>,
    number: Option<u32>,
    order: Vec<Seat>,
}

impl RulingView {
    pub(super) fn favorite(guild: Guild) -> Self {
        Self { favorite_of: Some(guild), ..Self::default() }
    }

    fn fact(&self, players: usize) -> Option<Fact> {
        let seat = self.who.player();
        let small = self.number.map(|number| number as u8);
        Some(match self.kind? {
            FactKind::Favorite if self.who == Who::NotEntered => return None,
            FactKind::Favorite => Fact::Favorite { guild: self.guild?, seat },
            FactKind::Talers => Fact::Talers { seat: seat?, talers: self.number? as u16 },
            FactKind::Goods => Fact::Goods { seat: seat?, good: self.guild?.good(), count: small? },
            FactKind::Agents => Fact::Agents { seat: seat?, agents: small? },
            FactKind::Crests => Fact::Crests { seat: seat?, guild: self.guild?, count: small? },
            FactKind::PrestigeCrests => Fact::PrestigeCrests { seat: seat?, count: small? },
            FactKind::Townsmen => Fact::Townsmen { seat: seat?, townsman: self.townsman?, count: small? },
            FactKind::Order if self.order.len() == players => Fact::Order { order: self.order.clone() },
            FactKind::Order => return None,
            FactKind::PrestigeGuild => Fact::PrestigeGuild { guild: self.guild? },
        })
    }

    fn known(&self, table: &TableCx) -> Option<u32> {
        let seat = self.who.player()?;
        let sheet = &table.view.sheets[seat.index()];
        match self.kind? {
            FactKind::Talers => sheet.talers.map(Into::into),
            FactKind::Goods => match table.view.play {
                TableState::Referee(referee) => {
                    Some(referee.state().goods(seat).count(self.guild?.good()).into())
                }
                TableState::Round(ledger) => ledger.count(seat, self.guild?.good()).map(Into::into),
                TableState::Final { .. } => None,
            },
            FactKind::Agents => match table.view.play {
                TableState::Referee(referee) => Some(referee.state().agents(seat).into()),
                TableState::Round(ledger) => ledger.hand(seat)?.agents().map(Into::into),
                TableState::Final { .. } => None,
            },
            FactKind::Crests => sheet.crests[self.guild?.index()].map(Into::into),
            FactKind::PrestigeCrests => sheet.prestige_crests.map(Into::into),
            FactKind::Townsmen => sheet.townsmen[self.townsman?.index()].map(Into::into),
            FactKind::Favorite | FactKind::Order | FactKind::PrestigeGuild => None,
        }
    }
}

pub(super) fn ruling_ui(
    ui: &Ui,
    table: &TableCx,
    open: &mut Option<RulingView>,
    rejection: Option<EntryError>,
) {
    let Some(view) = open else { return };
    let cx = table.cx;
    if let Some(guild) = view.favorite_of {
        if favorite_ui(ui, table, guild, rejection) {
            *open = None;
        }
        return;
    }
    let fact = view.fact(table.names.len());
    let rejection = rejection.map(|rejection| table.describe().say(&rejection));
    let enter = cx.text("table-enter");
    let state =
        Form { enter: Some(&enter), ready: fact.is_some(), waits: None, rejection: rejection.as_deref() };
    let (entered, closed) = form(ui, cx, "ruling", &cx.text("table-ruling"), &state, |ui| {
        egui::ScrollArea::vertical().show(ui, |ui| {
            ui.add(Label::new(cx.text("table-ruling-about")).wrap());
            kind_ui(ui, table, view);
            if let Some(kind) = view.kind {
                about_ui(ui, table, kind, view);
            }
            ui.add_space(size::GAP);
            if let Some(fact) = &fact {
                ui.add(Label::new(text::bold(table.describe().fact(fact))).wrap());
            }
            follow_focus(ui);
        });
    });
    if let Some(fact) = fact.filter(|_| entered) {
        table.title_command(TitleCommand::Rule(fact));
    }
    if closed {
        *open = None;
    }
}

/// One touch rules who is favourite. Returns true if the sheet is to be closed.
fn favorite_ui(ui: &Ui, table: &TableCx, guild: Guild, rejection: Option<EntryError>) -> bool {
    let cx = table.cx;
    let rejection = rejection.map(|rejection| table.describe().say(&rejection));
    let state = Form { enter: None, ready: false, waits: None, rejection: rejection.as_deref() };
    let (_, closed) = form(ui, cx, "ruling-favorite", &cx.text("table-ruling"), &state, |ui| {
        egui::ScrollArea::vertical().show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.add(Label::new(cx.text("table-ruling-about")).wrap());
            guild_badge(ui, cx, guild, true);
            ui.horizontal_wrapped(|ui| {
                let somebody = table.seats().map(|seat| (Some(seat), table.name(seat).to_owned()));
                for (seat, name) in somebody.chain([(None, cx.text("companion-change-nobody"))]) {
                    let text = cx.with("table-ruling-favorite", [("name", name.into())]);
                    if button(ui, cx, Weight::Normal, None, &text).clicked() {
                        table.title_command(TitleCommand::Rule(Fact::Favorite { guild, seat }));
                    }
                }
            });
            follow_focus(ui);
        });
    });
    closed
}

fn kind_ui(ui: &mut Ui, table: &TableCx, view: &mut RulingView) {
    let cx = table.cx;
    ui.label(text::bold(cx.text("table-ruling-what")));
    let pad = matches!(table.view.play, TableState::Final { .. });
    let kinds = FactKind::ALL.into_iter().filter(|kind| !pad || kind.on_sheet());
    let kinds = kinds.map(|kind| (Some(kind), cx.with("table-ruling-kind", [("kind", kind.id().into())])));
    if let Some(kind) = choice(ui, cx, view.kind, kinds) {
        *view = RulingView { kind, who: view.who, guild: view.guild, ..RulingView::default() };
        view.number = view.known(table);
    }
}

fn about_ui(ui: &mut Ui, table: &TableCx, kind: FactKind, view: &mut RulingView) {
    let cx = table.cx;
    let before = (view.who, view.guild, view.townsman);
    ui.add_space(size::GAP_SMALL);
    if kind.has_guild() {
        ui.horizontal_wrapped(|ui| {
            for guild in Guild::first(guilds_in_play(table.names.len() as u8)) {
                let art = art::of_good(guild.good()).icon();
                let name = if kind == FactKind::Goods {
                    cx.describe().good(guild.good())
                } else {
                    cx.describe().guild(guild)
                };
                if option(ui, cx, view.guild == Some(guild), Some(art), &name).clicked() {
                    view.guild = Some(guild);
                }
            }
        });
    }
    if kind.has_seat() {
        ui.horizontal_wrapped(|ui| {
            for seat in table.seats() {
                let chosen = view.who == Who::Player(seat);
                if option(ui, cx, chosen, Some(table.shape(seat)), table.name(seat)).clicked() {
                    view.who = Who::Player(seat);
                }
            }
            let nobody = cx.text("companion-change-nobody");
            if kind == FactKind::Favorite && option(ui, cx, view.who == Who::Nobody, None, &nobody).clicked()
            {
                view.who = Who::Nobody;
            }
        });
    }
    if kind == FactKind::Townsmen {
        ui.horizontal_wrapped(|ui| {
            for townsman in Townsman::ALL.into_iter().filter(|it| it.stays()) {
                let art = Some(art::of_townsman(townsman).icon());
                let name = cx.describe().tile(Tile::Townsman(townsman));
                if option(ui, cx, view.townsman == Some(townsman), art, &name).clicked() {
                    view.townsman = Some(townsman);
                }
            }
        });
    }
    if kind == FactKind::Order {
        order_ui(ui, table, &mut view.order);
    }
    if before != (view.who, view.guild, view.townsman) {
        view.number = view.known(table);
    }
    if let Some(most) = kind.most() {
        let what = cx.with("table-ruling-kind", [("kind", kind.id().into())]);
        ui.horizontal_wrapped(|ui| {
            ui.label(&what);
            let stepper = Stepper { what: &what, value: view.number, range: 0..=most };
            if let Some(number) = stepper.show(ui, cx) {
                view.number = Some(number);
            }
        });
    }
}
