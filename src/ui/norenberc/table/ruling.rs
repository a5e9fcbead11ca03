//! “The table ruled”: one fact that is set against the rules or beside them, and recorded as such.

use egui::{Label, Ui};

use super::order::order_ui;
use super::{At, MOST_TALERS, Own};
use crate::companion::norenberc::{Following, Refused};
use crate::game::Seat;
use crate::norenberc::components::{CRESTS_PER_GUILD, GOODS_PER_GUILD, MOST_AGENTS, PRESTIGE_CRESTS};
use crate::norenberc::{Fact, Guild, Tile, Townsman, guilds_in_play};
use crate::ui::norenberc::art;
use crate::ui::norenberc::badge::guild_badge;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Form, Stepper, Weight, button, choice, follow_focus, form, option};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
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

impl Kind {
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
    Untold,
    /// There is no favourite.
    Nobody,
    Player(Seat),
}

impl Who {
    const fn player(self) -> Option<Seat> {
        match self {
            Self::Player(seat) => Some(seat),
            Self::Untold | Self::Nobody => None,
        }
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct RulingView {
    /// Set if only the favourite of this guild is ruled about.
    favorite_of: Option<Guild>,
    kind: Option<Kind>,
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
            Kind::Favorite if self.who == Who::Untold => return None,
            Kind::Favorite => Fact::Favorite { guild: self.guild?, seat },
            Kind::Talers => Fact::Talers { seat: seat?, talers: self.number? as u16 },
            Kind::Goods => Fact::Goods { seat: seat?, good: self.guild?.good(), count: small? },
            Kind::Agents => Fact::Agents { seat: seat?, agents: small? },
            Kind::Crests => Fact::Crests { seat: seat?, guild: self.guild?, count: small? },
            Kind::PrestigeCrests => Fact::PrestigeCrests { seat: seat?, count: small? },
            Kind::Townsmen => Fact::Townsmen { seat: seat?, townsman: self.townsman?, count: small? },
            Kind::Order if self.order.len() == players => Fact::Order { order: self.order.clone() },
            Kind::Order => return None,
            Kind::PrestigeGuild => Fact::PrestigeGuild { guild: self.guild? },
        })
    }

    fn known(&self, at: &At) -> Option<u32> {
        let seat = self.who.player()?;
        let sheet = &at.view.sheets[seat.index()];
        match self.kind? {
            Kind::Talers => sheet.talers.map(Into::into),
            Kind::Goods => match at.view.play {
                Following::Referee(referee) => {
                    Some(referee.state().goods(seat).count(self.guild?.good()).into())
                }
                Following::Round(ledger) => ledger.count(seat, self.guild?.good()).map(Into::into),
                Following::Final { .. } => None,
            },
            Kind::Agents => match at.view.play {
                Following::Referee(referee) => Some(referee.state().agents(seat).into()),
                Following::Round(ledger) => ledger.hand(seat)?.agents().map(Into::into),
                Following::Final { .. } => None,
            },
            Kind::Crests => sheet.crests[self.guild?.index()].map(Into::into),
            Kind::PrestigeCrests => sheet.prestige_crests.map(Into::into),
            Kind::Townsmen => sheet.townsmen[self.townsman?.index()].map(Into::into),
            Kind::Favorite | Kind::Order | Kind::PrestigeGuild => None,
        }
    }
}

pub(super) fn ruling_ui(ui: &Ui, at: &At, open: &mut Option<RulingView>, refused: Option<Refused>) {
    let Some(view) = open else { return };
    let cx = at.cx;
    if let Some(guild) = view.favorite_of {
        if favorite_ui(ui, at, guild, refused) {
            *open = None;
        }
        return;
    }
    let fact = view.fact(at.names.len());
    let refused = refused.map(|refused| at.describe().say(&refused));
    let enter = cx.text("table-enter");
    let state = Form { enter: Some(&enter), ready: fact.is_some(), waits: None, refused: refused.as_deref() };
    let (entered, closed) = form(ui, cx, "ruling", &cx.text("table-ruling"), &state, |ui| {
        egui::ScrollArea::vertical().show(ui, |ui| {
            ui.add(Label::new(cx.text("table-ruling-about")).wrap());
            kind_ui(ui, at, view);
            if let Some(kind) = view.kind {
                about_ui(ui, at, kind, view);
            }
            ui.add_space(size::GAP);
            if let Some(fact) = &fact {
                ui.add(Label::new(text::bold(at.describe().fact(fact))).wrap());
            }
            follow_focus(ui);
        });
    });
    if let Some(fact) = fact.filter(|_| entered) {
        at.own(Own::Rule(fact));
    }
    if closed {
        *open = None;
    }
}

/// One touch rules who is favourite. Returns true if the sheet is to be closed.
fn favorite_ui(ui: &Ui, at: &At, guild: Guild, refused: Option<Refused>) -> bool {
    let cx = at.cx;
    let refused = refused.map(|refused| at.describe().say(&refused));
    let state = Form { enter: None, ready: false, waits: None, refused: refused.as_deref() };
    let (_, closed) = form(ui, cx, "ruling-favorite", &cx.text("table-ruling"), &state, |ui| {
        egui::ScrollArea::vertical().show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.add(Label::new(cx.text("table-ruling-about")).wrap());
            guild_badge(ui, cx, guild, true);
            ui.horizontal_wrapped(|ui| {
                let somebody = at.seats().map(|seat| (Some(seat), at.name(seat).to_owned()));
                for (seat, name) in somebody.chain([(None, cx.text("companion-change-nobody"))]) {
                    let text = cx.with("table-ruling-favorite", [("name", name.into())]);
                    if button(ui, cx, Weight::Normal, None, &text).clicked() {
                        at.own(Own::Rule(Fact::Favorite { guild, seat }));
                    }
                }
            });
            follow_focus(ui);
        });
    });
    closed
}

fn kind_ui(ui: &mut Ui, at: &At, view: &mut RulingView) {
    let cx = at.cx;
    ui.label(text::bold(cx.text("table-ruling-what")));
    let pad = matches!(at.view.play, Following::Final { .. });
    let kinds = Kind::ALL.into_iter().filter(|kind| !pad || kind.on_sheet());
    let kinds = kinds.map(|kind| (Some(kind), cx.with("table-ruling-kind", [("kind", kind.id().into())])));
    if let Some(kind) = choice(ui, cx, view.kind, kinds) {
        *view = RulingView { kind, who: view.who, guild: view.guild, ..RulingView::default() };
        view.number = view.known(at);
    }
}

fn about_ui(ui: &mut Ui, at: &At, kind: Kind, view: &mut RulingView) {
    let cx = at.cx;
    let before = (view.who, view.guild, view.townsman);
    ui.add_space(size::GAP_SMALL);
    if kind.has_guild() {
        ui.horizontal_wrapped(|ui| {
            for guild in Guild::first(guilds_in_play(at.names.len() as u8)) {
                let art = art::of_good(guild.good()).icon();
                let name = if kind == Kind::Goods {
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
            for seat in at.seats() {
                let chosen = view.who == Who::Player(seat);
                if option(ui, cx, chosen, Some(at.shape(seat)), at.name(seat)).clicked() {
                    view.who = Who::Player(seat);
                }
            }
            let nobody = cx.text("companion-change-nobody");
            if kind == Kind::Favorite && option(ui, cx, view.who == Who::Nobody, None, &nobody).clicked() {
                view.who = Who::Nobody;
            }
        });
    }
    if kind == Kind::Townsmen {
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
    if kind == Kind::Order {
        order_ui(ui, at, &mut view.order);
    }
    if before != (view.who, view.guild, view.townsman) {
        view.number = view.known(at);
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
