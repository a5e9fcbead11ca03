//! A guest was recruited: who, which tile, went first or not, and what the guest did.

use egui::Ui;

use super::{At, guild_name};
use crate::companion::{Entry, Play, Refused, SwappedWith, Used};
use crate::game::Seat;
use crate::norenberc::components::{HIGHEST_VALUE, LOWEST_VALUE};
use crate::norenberc::{Bench, Craftsman, Guild, Tile, Townsman, guilds_in_play};
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Form, choice, form, named, option, switch};

/// A recruit that is being entered.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RecruitView {
    seat: Option<Seat>,
    guild: Option<Guild>,
    value: Option<u8>,
    agent: bool,
    townsman: Option<Townsman>,
    /// Whether somebody went first, once that is told.
    first: Option<First>,
    /// What was done with the peddler, once somebody has said.
    peddler: Option<Used>,
    roof: Option<Guild>,
    swap: Swap,
}

/// Whether somebody went first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum First {
    Yes,
    No,
    /// Nobody knows.
    Unknown,
}

impl First {
    const fn of(told: Option<bool>) -> Self {
        match told {
            Some(true) => Self::Yes,
            Some(false) => Self::No,
            None => Self::Unknown,
        }
    }

    const fn told(self) -> Option<bool> {
        match self {
            Self::Yes => Some(true),
            Self::No => Some(false),
            Self::Unknown => None,
        }
    }
}

/// What a guardsman swapped.
#[derive(Clone, Copy, Debug, Default)]
struct Swap {
    guild: Option<Guild>,
    bench: Option<Bench>,
    with: Option<SwappedWith>,
}

impl RecruitView {
    /// What was told of a recruit.
    pub(super) fn of(seat: Seat, tile: Tile, first: Option<bool>, used: Option<Used>) -> Self {
        let mut view = Self { seat: Some(seat), first: Some(First::of(first)), ..Self::default() };
        match tile {
            Tile::Townsman(townsman) => view.townsman = Some(townsman),
            Tile::Craftsman(Craftsman { guild, value, agent }) => {
                (view.guild, view.value, view.agent) = (Some(guild), Some(value), agent);
            }
        }
        match used {
            Some(Used::Peddler { .. }) => view.peddler = used,
            Some(Used::Mayor { roof }) => view.roof = Some(roof),
            Some(Used::Guardsman { guild, bench, with }) => {
                view.swap = Swap { guild: Some(guild), bench: Some(bench), with: Some(with) };
            }
            None => {}
        }
        view
    }

    /// What is told, once it says who and whom, and where the turn order is known who went first: that nobody knows
    /// has to be told too, for then nobody knows the order.
    pub(super) fn entry(&self, order: Option<&[Seat]>) -> Option<Entry> {
        let (seat, tile) = self.seat.zip(self.tile())?;
        let matters = order.is_some_and(|order| order.first() != Some(&seat));
        if matters && self.first.is_none() {
            return None;
        }
        let first = self.first.and_then(First::told);
        Some(Entry::Recruited { seat, tile, first, used: self.used() })
    }

    fn tile(&self) -> Option<Tile> {
        match (self.townsman, self.guild, self.value) {
            (Some(townsman), ..) => Some(Tile::Townsman(townsman)),
            (None, Some(guild), Some(value)) => {
                Some(Tile::Craftsman(Craftsman { guild, value, agent: self.agent }))
            }
            _ => None,
        }
    }

    fn used(&self) -> Option<Used> {
        match self.townsman? {
            Townsman::Peddler => self.peddler,
            Townsman::Mayor => self.roof.map(|roof| Used::Mayor { roof }),
            Townsman::Guardsman => {
                let Swap { guild, bench, with } = self.swap;
                Some(Used::Guardsman { guild: guild?, bench: bench?, with: with? })
            }
            Townsman::Councilman
            | Townsman::Burglar
            | Townsman::Musician3
            | Townsman::Musician5
            | Townsman::Nobleman2
            | Townsman::Nobleman3
            | Townsman::TaxCollector
            | Townsman::Engraver
            | Townsman::Foreman2
            | Townsman::Foreman3
            | Townsman::Foreman4
            | Townsman::Apprentice => None,
        }
    }
}

pub(super) fn recruit_ui(ui: &Ui, at: &At, open: &mut Option<RecruitView>, refused: Option<Refused>) {
    let Some(view) = open else { return };
    let cx = at.cx;
    let order = match at.view.play {
        Play::Round(ledger) => ledger.order(),
        Play::Final { .. } | Play::Referee(_) => None,
    };
    let entry = view.entry(order);
    let refused = refused.map(|refused| at.describe().refused(refused));
    let enter = cx.text("table-enter");
    let state = Form { enter: &enter, ready: entry.is_some(), refused: refused.as_deref() };
    let (entered, closed) = form(ui, cx, "recruit", &cx.text("table-recruited"), &state, |ui| {
        egui::ScrollArea::vertical().show(ui, |ui| form_ui(ui, at, view));
    });
    if let Some(entry) = entry.filter(|_| entered) {
        at.enter(entry);
    }
    if closed {
        *open = None;
    }
}

/// Who, whether they went first, whom, and what the guest did.
pub(super) fn form_ui(ui: &mut Ui, at: &At, view: &mut RecruitView) {
    let cx = at.cx;
    ui.label(text::bold(cx.text("table-recruit-who")));
    ui.horizontal_wrapped(|ui| {
        for seat in at.seats() {
            if option(ui, cx, view.seat == Some(seat), Some(at.shape(seat)), at.name(seat)).clicked() {
                view.seat = Some(seat);
            }
        }
    });
    ui.add_space(size::GAP);
    ui.label(text::bold(cx.text("table-recruit-first")));
    let answers = [(First::Yes, "table-yes"), (First::No, "table-no"), (First::Unknown, "table-not-known")];
    let answers = answers.map(|(answer, key)| (Some(answer), cx.text(key)));
    if let Some(first) = choice(ui, cx, view.first, answers) {
        view.first = first;
    }
    tile_ui(ui, at, view);
    // What only some guests do comes last: there is nothing below that would have to make room.
    used_ui(ui, at, view);
}

/// Which tile.
fn tile_ui(ui: &mut Ui, at: &At, view: &mut RecruitView) {
    let cx = at.cx;
    ui.add_space(size::GAP);
    ui.label(text::bold(cx.text("table-recruit-what")));
    ui.horizontal_wrapped(|ui| {
        for guild in Guild::first(guilds_in_play(at.names.len() as u8)) {
            let chosen = view.townsman.is_none() && view.guild == Some(guild);
            let name = cx.describe().craft(guild);
            if option(ui, cx, chosen, Some(Art::of_good(guild.good()).icon()), &name).clicked() {
                view.guild = Some(guild);
                view.townsman = None;
            }
        }
    });
    // Where no guild is chosen the values wait: their room is always there.
    let guild = view.guild.filter(|_| view.townsman.is_none());
    ui.add_enabled_ui(guild.is_some(), |ui| {
        ui.horizontal_wrapped(|ui| {
            for value in LOWEST_VALUE..=HIGHEST_VALUE {
                let craftsman = |guild| Tile::Craftsman(Craftsman { guild, value, agent: false });
                let name = guild.map_or_else(|| value.to_string(), |it| cx.describe().tile(craftsman(it)));
                let chosen = guild.is_some() && view.value == Some(value);
                if named(super::pad::digit(ui, at, chosen, value), &name).clicked() {
                    view.value = Some(value);
                }
            }
            if let Some(agent) = switch(ui, view.agent, &cx.text("table-agent-plus")) {
                view.agent = agent;
            }
        });
    });
    ui.horizontal_wrapped(|ui| {
        for townsman in Townsman::ALL {
            let art = Some(Art::of_townsman(townsman).icon());
            let name = cx.describe().tile(Tile::Townsman(townsman));
            if option(ui, cx, view.townsman == Some(townsman), art, &name).clicked() {
                view.townsman = Some(townsman);
            }
        }
    });
}

/// What the guest did.
fn used_ui(ui: &mut Ui, at: &At, view: &mut RecruitView) {
    let cx = at.cx;
    let guilds = || Guild::first(guilds_in_play(at.names.len() as u8));
    match view.townsman {
        Some(Townsman::Peddler) => {
            ui.label(text::bold(cx.text("table-recruit-good")));
            ui.horizontal_wrapped(|ui| {
                for good in guilds().map(Guild::good) {
                    let name = cx.with("norenberc-good", [("good", good.id().into())]);
                    let on_it = Some(Used::Peddler { good: Some(good) });
                    let icon = Some(Art::of_good(good).icon());
                    if option(ui, cx, view.peddler == on_it, icon, &name).clicked() {
                        view.peddler = on_it;
                    }
                }
                let nothing = Some(Used::Peddler { good: None });
                let name = cx.text("table-recruit-no-good");
                if option(ui, cx, view.peddler == nothing, None, &name).clicked() {
                    view.peddler = nothing;
                }
            });
        }
        Some(Townsman::Mayor) => {
            ui.label(text::bold(cx.text("table-recruit-roof")));
            let roofs = guilds().map(|guild| (Some(guild), guild_name(cx, guild)));
            if let Some(roof) = choice(ui, cx, view.roof, roofs) {
                view.roof = roof;
            }
        }
        Some(Townsman::Guardsman) => guardsman_ui(ui, at, view),
        _ => {}
    }
}

/// Which tiles of a workshop were swapped. A swap between lodgings need not be told.
fn guardsman_ui(ui: &mut Ui, at: &At, view: &mut RecruitView) {
    let cx = at.cx;
    ui.label(text::bold(cx.text("table-recruit-swap")));
    let guilds = Guild::first(guilds_in_play(at.names.len() as u8));
    if let Some(guild) =
        choice(ui, cx, view.swap.guild, guilds.map(|guild| (Some(guild), guild_name(cx, guild))))
    {
        view.swap.guild = guild;
    }
    let with = match view.swap.with {
        Some(SwappedWith::Bench(with)) => Some(with),
        Some(SwappedWith::Guest { .. }) | None => None,
    };
    if let Some(bench) = bench_ui(ui, at, "table-swap-one", view.swap.bench) {
        view.swap.bench = Some(bench);
    }
    if let Some(with) = bench_ui(ui, at, "table-swap-other", with) {
        view.swap.with = Some(SwappedWith::Bench(with));
    }
    guest_ui(ui, at, &mut view.swap.with);
}

/// A place of a workshop.
fn bench_ui(ui: &mut Ui, at: &At, label: &str, chosen: Option<Bench>) -> Option<Bench> {
    let benches = Bench::ALL.map(|bench| (bench, bench.number()));
    digits_ui(ui, at, label, chosen, benches)
}

fn digits_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    at: &At,
    label: &str,
    chosen: Option<T>,
    digits: impl IntoIterator<Item = (T, u8)>,
) -> Option<T> {
    let cx = at.cx;
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(cx.text(label));
        for (value, number) in digits {
            let args = [("place", cx.text(label).into()), ("value", number.into())];
            let response = super::pad::digit(ui, at, chosen == Some(value), number);
            if named(response, &cx.with("table-bench-value", args)).clicked() {
                pressed = Some(value);
            }
        }
    });
    pressed
}

/// A guest from the lodgings that went into the workshop.
fn guest_ui(ui: &mut Ui, at: &At, with: &mut Option<SwappedWith>) {
    let guest = match *with {
        Some(SwappedWith::Guest { value, agent }) => Some((value, agent)),
        Some(SwappedWith::Bench(_)) | None => None,
    };
    let values = (LOWEST_VALUE..=HIGHEST_VALUE).map(|value| (value, value));
    let agent = guest.is_some_and(|(_, agent)| agent);
    if let Some(value) = digits_ui(ui, at, "table-swap-guest", guest.map(|(value, _)| value), values) {
        *with = Some(SwappedWith::Guest { value, agent });
    }
    if let Some((value, agent)) = guest
        && let Some(agent) = switch(ui, agent, &at.cx.text("table-agent-plus"))
    {
        *with = Some(SwappedWith::Guest { value, agent });
    }
}
