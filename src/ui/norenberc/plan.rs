//! Planning: which guilds to send one's agents to, within the agents one has.

use egui::{Ui, vec2};

use crate::game::{Actor, Seat};
use crate::norenberc::{Action, GuildSet};
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::norenberc::moves::parts::{dimmed_button, dimmed_option};
use crate::ui::norenberc::moves::{Ask, Half};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, changing_button, option};

/// The cards chosen so far, and the planning they are for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlanView {
    moment: Option<(Seat, u8, u8)>,
    cards: GuildSet,
    /// Whether passing was pressed once: among people it cannot be taken back.
    passing: bool,
}

/// Paints the choice. Returns the plan when it is sealed.
pub fn plan_ui(
    ui: &mut Ui,
    ask: &Ask,
    seat: Seat,
    shared: bool,
    view: &mut PlanView,
    half: &mut Half,
) -> Option<Action> {
    let (cx, actor) = (ask.cx, Actor::Seat(seat));
    let moment = Some((seat, ask.state.round(), ask.state.turn()));
    if view.moment != moment {
        *view = PlanView { moment, ..PlanView::default() };
    }
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        for guild in ask.setup.guilds() {
            let chosen = view.cards.contains(guild);
            let name = cx.describe().guild(guild);
            let more = Action::Plan(view.cards.with(guild));
            if let (false, Err(refusal)) = (chosen, ask.check(actor, more)) {
                if dimmed_option(ui, cx, art::of_good(guild.good()).icon(), &name).clicked() {
                    half.refused = Some((more, refusal));
                }
            } else {
                let icon = art::of_good(guild.good()).icon();
                if option(ui, cx, chosen, Some(icon), &name).clicked() {
                    view.cards = if chosen { view.cards.without(guild) } else { view.cards.with(guild) };
                    view.passing = false;
                    half.refused = None;
                }
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        let count = view.cards.len();
        let seal = |count: u8| cx.with("play-plan-seal", [("count", count.into())]);
        let all = || (0..=ask.setup.guild_count()).map(seal);
        let plan = Action::Plan(view.cards);
        let ready = count > 0 && ask.check(actor, plan).is_ok();
        let look = (Weight::Primary, Some(Art::CHECK));
        let sealed = ui.add_enabled_ui(ready, |ui| changing_button(ui, cx, look, &seal(count), all()));
        if sealed.inner.clicked() {
            action = Some(plan);
        }
        let passes = ["play-plan-pass", "play-plan-pass-sure"].map(|key| cx.text(key));
        let pass = passes[usize::from(view.passing)].clone();
        if let Err(refusal) = ask.check(actor, Action::Pass) {
            if dimmed_button(ui, cx, &pass, &pass).clicked() {
                half.refused = Some((Action::Pass, refusal));
            }
        } else if changing_button(ui, cx, (Weight::Normal, None), &pass, passes).clicked() {
            if view.passing || !shared {
                action = Some(Action::Pass);
            }
            view.passing = true;
        }
        let agents = ask.state.available_agents(seat);
        ui.add(art::AGENT.image(vec2(size::ICON, size::ICON)));
        ui.label(text::small(cx.with("play-plan-agents", [("agents", agents.into())])));
    });
    action
}
