//! The end of the current round in steps, with the questions that are open.

use egui::Ui;

use super::order::order_question_ui;
use super::ruling::RulingView;
use super::{Tab, TableCx, TableView, TitleCommand, guild_name, round};
use crate::companion::norenberc::{Entry, GuildCard, GuildOutcome, Ledger, Owned, Question, RoundEnd};
use crate::game::Seat;
use crate::norenberc::{Guild, Townsman};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::norenberc::round_end::{
    Visited, Waits, guild_ui, income_ui, progress_ui, relevant_rules, steps_footer_ui,
};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, card, icon_button, option};

pub(super) fn steps_ui(
    ui: &mut Ui,
    table: &TableCx,
    ledger: &Ledger,
    steps: &RoundEnd,
    state: &mut TableView,
) {
    let (cx, seated) = (table.cx, table.seated());
    state.steps.sync(steps);
    relevant_rules(cx, state.steps.card(steps));
    let ruled = state.steps.card(steps).map(|of| of.guild);
    progress_ui(ui, cx, steps, &mut state.steps, |ui| {
        if let Some(guild) = ruled {
            ruling_ui(ui, cx, guild, &mut state.ruling);
        }
    });
    // Without workshops only the players see where it lies; the favourites take it with them.
    round::prestige_ui(ui, table, ledger);
    if ledger.awaits_prestige()
        && button(ui, cx, Weight::Normal, None, &cx.text("table-nobody-knows-where")).clicked()
    {
        table.enter(Entry::NoPrestige);
    }
    if let Some(of) = state.steps.card(steps) {
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            let tied = of.level();
            // Both are painted one after the other, never at once.
            let tell = std::cell::RefCell::new(&mut state.tell);
            let mut talers = |ui: &mut Ui, seat| tell.borrow_mut().cell_ui(ui, table, ledger, seat);
            let mut richest = |ui: &mut Ui| tell.borrow_mut().richest_ui(ui, table, ledger, tied);
            guild_ui(ui, &seated, of, tied, &mut talers, &mut richest);
            ask_ui(ui, table, ledger, of, state);
        });
    } else {
        mayor_ui(ui, table, ledger);
        income_ui(ui, &seated, steps);
    }
    state.tell.contradiction_ui(ui, table, ledger);
}

/// Asks for the mayor, if it is not known: the income of everybody depends on it. One touch can answer only
/// for one mayor; with several in the box it stays unknown until all of them are entered.
fn mayor_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger) {
    if ledger.mayors().is_some() || table.view.tiles().townsmen(Townsman::Mayor) > 1 {
        return;
    }
    let cx = table.cx;
    let tell = |roof: Option<Guild>| {
        let mayors = Guild::ALL.map(|guild| u8::from(Some(guild) == roof));
        table.enter(Entry::Owned { seat: Seat(0), owned: Owned::Mayors { mayors } });
    };
    ui.label(text::bold(cx.text("table-mayor-where")));
    ui.horizontal_wrapped(|ui| {
        for guild in ledger.guilds() {
            let art = art::of_good(guild.good()).icon();
            if option(ui, cx, false, Some(art), &guild_name(cx, guild)).clicked() {
                tell(Some(guild));
            }
        }
        if button(ui, cx, Weight::Normal, None, &cx.text("table-mayor-nowhere")).clicked() {
            tell(None);
        }
    });
}

/// The footer: it does not go on while an entry is missing, nor by the second tap of two.
pub(super) fn foot_ui(
    ui: &mut Ui,
    table: &TableCx,
    ledger: &Ledger,
    steps: &RoundEnd,
    state: &mut TableView,
    second: bool,
) {
    let cx = table.cx;
    state.steps.sync(steps);
    // After the last guild whatever is open stands in the way.
    let in_question = match state.steps.card(steps) {
        Some(of) => of.question(),
        None => steps.open().next(),
    };
    let nowhere = ledger.awaits_prestige().then_some(Question::PrestigeGuild);
    let open = nowhere.into_iter().chain(in_question).map(|question| match question {
        Question::PrestigeGuild => "prestige",
        Question::Talers { .. } => "talers",
        Question::Order { .. } => "order",
        Question::PeddlerGood { .. } => "peddler",
        Question::Counts { .. } => "counts",
    });
    let odd = state.tell.waits().then_some("contradiction");
    let open = odd.into_iter().chain(open).map(|what| cx.with("table-still-open", [("what", what.into())]));
    let card = state.steps.card(steps);
    let waits = Waits {
        back_from_first: true,
        open: open.collect(),
        message: card.map(|card| table.describe().chip(card)),
    };
    // A number that was being typed when this was pressed is entered first, and may stand in the way.
    let pressed = std::mem::take(&mut state.pressed_on).filter(|_| waits.open.is_empty());
    match pressed {
        Some(Visited::On) => {
            if let Some(of) = card {
                table.title_command(TitleCommand::StepDone(of.guild));
            }
            state.steps.on();
        }
        Some(Visited::Done) => {
            table.enter(Entry::EndRound);
            table.show(if steps.next.is_some() { Tab::Now } else { Tab::Score });
        }
        Some(Visited::Back | Visited::Open(_)) | None => {}
    }
    let last = if steps.next.is_some() { "table-next-round" } else { "table-to-score" };
    let visited = steps_footer_ui(ui, cx, steps, &waits, ["table-step-done", last], &mut state.steps);
    match visited.filter(|_| !second) {
        Some(Visited::Back) => state.counts.open(ledger),
        Some(Visited::Open(step)) => state.steps.go(step),
        Some(on @ (Visited::On | Visited::Done)) => {
            state.pressed_on = Some(on);
            ui.request_repaint();
        }
        None => {}
    }
}

fn ask_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, card: &GuildCard, state: &mut TableView) {
    let cx = table.cx;
    match card.outcome {
        GuildOutcome::Ask(Question::Order { .. }) => order_question_ui(ui, table, &mut state.order),
        GuildOutcome::Ask(Question::PeddlerGood { seat }) => peddler_ui(ui, table, ledger, seat),
        GuildOutcome::Ask(Question::Talers { .. } | Question::PrestigeGuild | Question::Counts { .. })
        | GuildOutcome::Favorite { .. }
        | GuildOutcome::Nobody { .. }
        | GuildOutcome::Unknown => {}
    }
    if matches!(card.outcome, GuildOutcome::Ask(_))
        && button(ui, cx, Weight::Normal, None, &cx.text("table-nobody-knows")).clicked()
    {
        table.enter(Entry::NoAnswer { guild: card.guild });
    }
}

/// The button for a ruling stands beside the steps, where no answer moves it; its choices open over the page,
/// where all of them are in sight.
fn ruling_ui(ui: &mut Ui, cx: &Cx, guild: Guild, ruling: &mut Option<RulingView>) {
    let text = cx.text("table-ruling");
    let pressed = if ui.content_rect().width() >= size::WIDE {
        button(ui, cx, Weight::Quiet, Some(Art::EDIT), &text)
    } else {
        icon_button(ui, cx, Weight::Quiet, Art::EDIT, &text)
    };
    if pressed.clicked() {
        *ruling = Some(RulingView::favorite(guild));
    }
}

fn peddler_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, seat: Seat) {
    let cx = table.cx;
    ui.horizontal_wrapped(|ui| {
        for good in ledger.guilds().map(Guild::good) {
            let name = cx.with("norenberc-good-label", [("good", good.id().into())]);
            if button(ui, cx, Weight::Normal, None, &name).clicked() {
                table.enter(Entry::Peddled { seat, good: Some(good) });
            }
        }
    });
}
