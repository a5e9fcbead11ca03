//! The end of a round as a walk in the order of the rules: guild by guild, then income and what comes next.

use egui::Ui;

use super::favorite::Told;
use super::{At, Part, TableCommand, guild_name, round};
use crate::companion::{Entry, GuildCard, Ledger, Outcome, Owned, Question, Richest, RoundEnd};
use crate::game::{Seat, SeatSet};
use crate::norenberc::{Fact, Guild};
use crate::ui::art::Art;
use crate::ui::screens::round_end::{RoundEndView, guild_ui, income_ui, pieces_ui, progress_ui, walk_on_ui};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, Weight, button, card, option};
use crate::ui::{Command, Cx};

/// The end of the round that is played, as far as it is known.
pub(super) fn walk_ui(ui: &mut Ui, at: &At, ledger: &Ledger, walk: &RoundEnd, view: &mut RoundEndView) {
    let (cx, seated) = (at.cx, at.seated());
    view.meet(walk);
    progress_ui(ui, cx, walk, view);
    // Without workshops only the people see where it lies; the favourites take it with them.
    round::prestige_ui(ui, at, ledger);
    if let Some(of) = view.card(walk) {
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            guild_ui(ui, &seated, of);
            ask_ui(ui, at, ledger, of);
            ruling_ui(ui, at, of);
        });
    } else {
        mayor_ui(ui, at, ledger);
        income_ui(ui, &seated, walk);
    }
}

/// Where the mayor is, if nobody has told: the income of everybody depends on it.
fn mayor_ui(ui: &mut Ui, at: &At, ledger: &Ledger) {
    if ledger.mayors().is_some() {
        return;
    }
    let cx = at.cx;
    let tell = |roof: Option<Guild>| {
        let mayors = Guild::ALL.map(|guild| u8::from(Some(guild) == roof));
        at.enter(Entry::Owned { seat: Seat(0), owned: Owned::Mayors { mayors } });
    };
    ui.label(text::bold(cx.text("table-mayor-where")));
    ui.horizontal_wrapped(|ui| {
        for guild in ledger.guilds() {
            let art = Art::of_good(guild.good()).icon();
            if option(ui, cx, false, Some(art), &guild_name(cx, guild)).clicked() {
                tell(Some(guild));
            }
        }
        if button(ui, cx, Weight::Normal, None, &cx.text("table-mayor-nowhere")).clicked() {
            tell(None);
        }
    });
}

/// The way through it; not on while something has to be told.
pub(super) fn walk_foot_ui(ui: &mut Ui, at: &At, ledger: &Ledger, walk: &RoundEnd, view: &mut RoundEndView) {
    view.meet(walk);
    let open = view.card(walk).is_some_and(|of| matches!(of.outcome, Outcome::Ask(_)));
    let last = if walk.next.is_some() { "table-next-round" } else { "table-to-score" };
    let settled = !open && ledger.prestige().is_some();
    if walk_on_ui(ui, at.cx, walk, settled, ["table-step-done", last], view) {
        at.enter(Entry::EndRound);
        at.show(Part::Now);
    }
}

/// What has to be told before the favourite is known, or what to do with the pieces.
fn ask_ui(ui: &mut Ui, at: &At, ledger: &Ledger, card: &GuildCard) {
    let cx = at.cx;
    match card.outcome {
        Outcome::Ask(Question::Talers { tied, .. }) => {
            let known = |seat: Seat| ledger.now().talers[seat.index()];
            match talers_ui(ui, cx, at.names, tied, known) {
                Some(Told::Talers(seat, talers)) => at.enter(Entry::Told { seat, talers }),
                Some(Told::Richest(Richest { among, are })) => at.enter(Entry::Richest { among, are }),
                None => {}
            }
        }
        Outcome::Ask(Question::Order { .. }) => order_ui(ui, at),
        Outcome::Ask(Question::PeddlerGood { seat }) => peddler_ui(ui, at, ledger, seat),
        Outcome::Ask(Question::PrestigeGuild | Question::Counts { .. }) => {}
        Outcome::Favorite { .. } | Outcome::Nobody { .. } | Outcome::Unknown => {
            pieces_ui(ui, &at.seated(), card);
        }
    }
    if matches!(card.outcome, Outcome::Ask(_))
        && button(ui, cx, Weight::Quiet, None, &cx.text("table-nobody-knows")).clicked()
    {
        at.enter(Entry::NoAnswer { guild: card.guild });
    }
}

/// The table may rule otherwise.
fn ruling_ui(ui: &mut Ui, at: &At, card: &GuildCard) {
    let cx = at.cx;
    ui.add_space(size::GAP);
    egui::CollapsingHeader::new(cx.text("table-ruling")).id_salt("ruling").show(ui, |ui| {
        ui.label(cx.text("table-ruling-about"));
        ui.horizontal_wrapped(|ui| {
            let somebody = at.seats().map(|seat| (Some(seat), at.name(seat).to_owned()));
            for (seat, name) in somebody.chain([(None, cx.text("companion-change-nobody"))]) {
                let text = cx.with("table-ruling-favorite", [("name", name.into())]);
                if button(ui, cx, Weight::Normal, None, &text).clicked() {
                    let fact = Fact::Favorite { guild: card.guild, seat };
                    cx.send(Command::Table(TableCommand::Rule(fact)));
                }
            }
        });
    });
}

fn order_ui(ui: &mut Ui, at: &At) {
    let cx = at.cx;
    ui.label(cx.text("table-who-is-ahead"));
    ui.horizontal_wrapped(|ui| {
        for seat in at.seats() {
            if button(ui, cx, Weight::Normal, None, at.name(seat)).clicked() {
                let rest = at.seats().filter(|&other| other != seat);
                at.enter(Entry::Order { order: std::iter::once(seat).chain(rest).collect() });
            }
        }
    });
}

fn peddler_ui(ui: &mut Ui, at: &At, ledger: &Ledger, seat: Seat) {
    let cx = at.cx;
    ui.horizontal_wrapped(|ui| {
        for good in ledger.guilds().map(Guild::good) {
            let name = cx.with("norenberc-good", [("good", good.id().into())]);
            if button(ui, cx, Weight::Normal, None, &name).clicked() {
                at.enter(Entry::Peddled { seat, good: Some(good) });
            }
        }
    });
}

/// Talers of those who are tied: amounts, or only who has more.
pub(super) fn talers_ui(
    ui: &mut Ui,
    cx: &Cx,
    names: &[String],
    tied: SeatSet,
    known: impl Fn(Seat) -> Option<u16>,
) -> Option<Told> {
    let mut told = None;
    let seats = || (0..names.len() as u8).map(Seat).filter(|&seat| tied.contains(seat));
    for seat in seats() {
        let what = cx.with("table-talers-of", [("name", names[seat.index()].clone().into())]);
        ui.horizontal_wrapped(|ui| {
            ui.label(&what);
            let stepper =
                Stepper { what: &what, value: known(seat).map(Into::into), range: 0..=super::MOST_TALERS };
            if let Some(talers) = stepper.show(ui, cx) {
                told = Some(Told::Talers(seat, talers as u16));
            }
        });
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(cx.text("table-who-has-more"));
        for seat in seats() {
            if button(ui, cx, Weight::Normal, None, &names[seat.index()]).clicked() {
                told = Some(Told::Richest(Richest { among: tied, are: SeatSet::default().with(seat) }));
            }
        }
        if button(ui, cx, Weight::Normal, None, &cx.text("table-equally-many")).clicked() {
            told = Some(Told::Richest(Richest { among: tied, are: tied }));
        }
    });
    told
}
