//! The answers for “Who is favourite?”: goods guild by guild, talers and turn order for all guilds of the
//! round, with their history for undo.

use crate::companion::norenberc::{
    Entry, GuildCard, GuildOutcome, Question, Richest, Showing, who_is_favorite,
};
use crate::game::{Seat, SeatSet};
use crate::i18n::describe::{ActText, Acted, Describe};
use crate::norenberc::Guild;
use crate::norenberc::components::{GUILDS, MOST_PLAYERS};
use crate::ui::Cx;
use crate::ui::screens::settings::colour_key;

const SEATS: usize = MOST_PLAYERS as usize;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CountedGoods {
    pub supply: Option<u8>,
    pub peddlers: u8,
}

/// All answers, and the guild in question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FavoriteForm {
    pub guild: Guild,
    pub players: u8,
    goods: [[CountedGoods; SEATS]; GUILDS],
    pub talers: [Option<u16>; SEATS],
    richest: Vec<Richest>,
    /// `ahead[a][b]`: seat `a` was said to be further ahead than seat `b`.
    ahead: [[bool; SEATS]; SEATS],
    /// By guild: true if everything is counted.
    counted: [bool; GUILDS],
}

impl Default for FavoriteForm {
    fn default() -> Self {
        Self {
            guild: Guild::Brewers,
            players: 3,
            goods: [[CountedGoods::default(); SEATS]; GUILDS],
            talers: [None; SEATS],
            richest: Vec::new(),
            ahead: [[false; SEATS]; SEATS],
            counted: [false; GUILDS],
        }
    }
}

impl FavoriteForm {
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    pub const fn goods(&self, seat: Seat) -> CountedGoods {
        self.goods[self.guild.index()][seat.index()]
    }

    pub(crate) const fn is_counted(&self) -> bool {
        self.counted[self.guild.index()]
    }

    pub(crate) fn is_begun(&self) -> bool {
        self.seats().any(|seat| self.goods(seat) != CountedGoods::default())
    }

    fn shown(&self) -> Vec<Showing> {
        let of = |seat: Seat| {
            let CountedGoods { supply, peddlers } = self.goods(seat);
            Showing { supply, peddlers, talers: self.talers[seat.index()], place: None }
        };
        self.seats().map(of).collect()
    }

    /// The favourite of the guild in question, and the players among whom the turn order decides.
    pub fn card(&self) -> (GuildCard, SeatSet) {
        let mut shown = self.shown();
        let card = who_is_favorite(self.guild, &shown, &self.richest);
        let GuildOutcome::Ask(Question::Order { tied, .. }) = card.outcome else {
            return (card, SeatSet::default());
        };
        let Some(first) = self.first(tied) else { return (card, tied) };
        for seat in tied.iter() {
            // Only who is first of them matters.
            shown[seat.index()].place = Some(u8::from(seat != first));
        }
        (who_is_favorite(self.guild, &shown, &self.richest), tied)
    }

    /// The tied player who is furthest ahead, as far as that was entered or follows.
    pub fn first(&self, tied: SeatSet) -> Option<Seat> {
        let leads = |ahead: &[[bool; SEATS]; SEATS], seat: Seat| {
            tied.iter().all(|other| other == seat || ahead[seat.index()][other.index()])
        };
        let mut far = self.ahead;
        for between in 0..SEATS {
            for one in 0..SEATS {
                for other in 0..SEATS {
                    far[one][other] |= far[one][between] && far[between][other];
                }
            }
        }
        // An answer about these very players is stronger than what follows from others.
        let message = tied.iter().find(|&seat| leads(&self.ahead, seat));
        message.or_else(|| tied.iter().find(|&seat| leads(&far, seat)))
    }

    pub fn richest(&self, among: SeatSet) -> Option<SeatSet> {
        self.richest.iter().find(|it| it.among == among).map(|it| it.are)
    }

    fn apply(&mut self, change: FavoriteEdit) {
        let guild = self.guild.index();
        match change {
            FavoriteEdit::Players(players) => {
                self.players = players;
                if !Guild::first(players + 1).any(|guild| guild == self.guild) {
                    self.guild = Guild::Brewers;
                }
            }
            FavoriteEdit::Supply(seat, _, count) => self.goods[guild][seat.index()].supply = Some(count),
            FavoriteEdit::Peddlers(seat, count) => self.goods[guild][seat.index()].peddlers = count,
            FavoriteEdit::Talers(seat, talers) => self.talers[seat.index()] = Some(talers),
            FavoriteEdit::Richest(form) => {
                self.richest.retain(|it| it.among != form.among);
                self.richest.push(form);
                if matches!(self.card().0.outcome, GuildOutcome::Ask(Question::Talers { .. })) {
                    // It contradicts an answer before: the last word counts.
                    let apart = |it: &Richest| it.among.minus(it.among.minus(form.among)).len() < 2;
                    self.richest.retain(|it| *it == form || apart(it));
                }
            }
            FavoriteEdit::Ahead { among, first } => {
                for other in among.iter().filter(|&other| other != first) {
                    self.ahead[first.index()][other.index()] = true;
                    self.ahead[other.index()][first.index()] = false;
                }
            }
            FavoriteEdit::Counted => {
                self.counted[guild] = true;
                for seat in self.seats() {
                    // Whoever was not counted has none.
                    self.goods[guild][seat.index()].supply.get_or_insert(0);
                }
            }
            FavoriteEdit::Again => {
                *self = Self { guild: self.guild, players: self.players, ..Self::default() };
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FavoriteEdit {
    Players(u8),
    Supply(Seat, Guild, u8),
    Peddlers(Seat, u8),
    Talers(Seat, u16),
    Richest(Richest),
    Ahead { among: SeatSet, first: Seat },
    Counted,
    Again,
}

#[derive(Debug, Default)]
pub(crate) struct FavoriteView {
    pub(super) form: FavoriteForm,
    done: Vec<(FavoriteEdit, FavoriteForm)>,
    undone: Vec<(FavoriteEdit, FavoriteForm)>,
}

impl FavoriteView {
    pub(super) fn change(&mut self, change: FavoriteEdit) {
        let before = self.form.clone();
        self.form.apply(change);
        if self.form != before {
            self.done.push((change, before));
            self.undone.clear();
        }
    }

    pub fn undo(&mut self) {
        step(&mut self.done, &mut self.undone, &mut self.form);
    }

    pub fn redo(&mut self) {
        step(&mut self.undone, &mut self.done, &mut self.form);
    }

    pub fn named(&self, cx: &Cx) -> [Option<ActText>; 2] {
        [&self.done, &self.undone].map(|steps| steps.last().map(|(change, _)| words(cx, *change)))
    }
}

/// One step from one history to the other, back at the guild where it was made.
fn step(
    from: &mut Vec<(FavoriteEdit, FavoriteForm)>,
    to: &mut Vec<(FavoriteEdit, FavoriteForm)>,
    form: &mut FavoriteForm,
) {
    if let Some((change, other)) = from.pop() {
        if form.players == other.players {
            form.guild = other.guild;
        }
        to.push((change, std::mem::replace(form, other)));
    }
}

/// Players are called by their colours: nobody has to type a name.
pub(super) fn names(cx: &Cx) -> Vec<String> {
    cx.settings.marks.iter().map(|mark| cx.text(colour_key(mark.colour))).collect()
}

pub(super) fn goods_of(cx: &Cx, name: &str, guild: Guild) -> String {
    cx.with("table-goods-of", [("name", name.to_owned().into()), ("good", guild.good().id().into())])
}

fn words(cx: &Cx, change: FavoriteEdit) -> ActText {
    let names = names(cx);
    let of = |key, seat: Seat| cx.with(key, [("name", names[seat.index()].clone().into())]);
    let count = |what: String, value: u16| {
        cx.with("widget-stepper-value", [("what", what.into()), ("value", value.to_string().into())])
    };
    let message = match change {
        FavoriteEdit::Players(players) => count(cx.text("table-players"), players.into()),
        FavoriteEdit::Supply(seat, guild, supply) => {
            count(goods_of(cx, &names[seat.index()], guild), supply.into())
        }
        FavoriteEdit::Peddlers(seat, peddlers) => count(of("table-peddlers-of", seat), peddlers.into()),
        FavoriteEdit::Talers(seat, talers) => count(of("table-talers-of", seat), talers),
        FavoriteEdit::Richest(Richest { among, are }) => {
            Describe { texts: cx.texts, names: &names }.say(&Entry::Richest { among, are })
        }
        FavoriteEdit::Ahead { first, .. } => of("table-ahead-of", first),
        FavoriteEdit::Counted => cx.text("table-favorite-counted"),
        FavoriteEdit::Again => cx.text("table-favorite-again"),
    };
    ActText::new(Acted::Sentence, message)
}
