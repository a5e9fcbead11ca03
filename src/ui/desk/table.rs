//! A real table: commands collected while painting go to its session between two paints.

use egui::{Context, Ui};
use image::RgbaImage;

use super::{Desk, DeskPlay, DeskResult, ReplayScreen, result, title_id};
use crate::companion::{AnyTable, EntryResult, Session};
use crate::game::Seat;
use crate::i18n::describe::{ActText, Describe, shown_names};
use crate::i18n::{Lang, Texts};
use crate::titles::TitleId;
use crate::ui::Cx;
use crate::ui::screens::table::{Queue, Tab, TableCommand, result_ui};
use crate::ui::screens::title::{TableScreens, TableView as _};

/// Opens the replay, for titles whose bots can give advice.
type Replayed<T> = fn(&Session<T>) -> Option<Box<dyn ReplayScreen>>;

pub(in crate::ui) struct AtTable<T: TableScreens> {
    session: Session<T>,
    view: T::TableView,
    queue: Queue<T>,
    replay: Option<Replayed<T>>,
}

impl<T: TableScreens> AtTable<T> {
    pub(super) fn new(session: Session<T>) -> Self {
        Self { session, view: T::TableView::default(), queue: Queue::default(), replay: None }
    }

    /// A table whose game can be replayed.
    pub(super) fn with_replay(mut self, replay: Replayed<T>) -> Self {
        self.replay = Some(replay);
        self
    }

    /// A table at this tab.
    pub(super) fn at_tab(mut self, tab: Tab) -> Self {
        self.view.show(tab);
        self
    }

    fn apply(&mut self, command: &TableCommand<T>) {
        let session = &mut self.session;
        let taken = match command {
            TableCommand::Enter(entry) => session.answer(entry.clone()),
            TableCommand::Amend(id, entry) => session.amend(*id, entry.clone()),
            TableCommand::Insert(id, entry) => session.insert(*id, entry.clone()),
            TableCommand::Remove(id) => session.remove(*id),
            TableCommand::Keep(sheets) => keep(session, sheets),
            TableCommand::Title(own) => {
                let done = T::act(session, own);
                if let (Ok(()), Some(then)) = (&done, T::follow_up(own)) {
                    // The form that waits for it stays open until what it says is accepted.
                    self.view.dismiss();
                    return self.apply(&then);
                }
                done
            }
            TableCommand::Dismiss => return self.view.dismiss(),
            TableCommand::CloseChanges => return session.close_changes(),
            TableCommand::ReopenChanges => return session.reopen_changes(),
            TableCommand::Show(part) => return self.view.show(*part),
        };
        match taken {
            Ok(()) if matches!(command, TableCommand::Title(own) if T::keeps_form_open(own)) => {}
            Ok(()) => self.view.accepted(),
            Err(rejection) => {
                let followed = matches!(command, TableCommand::Title(own) if T::follow_up(own).is_some());
                let once = followed || matches!(command, TableCommand::Keep(_));
                let waits = T::can_wait(&rejection) && !once;
                self.view.rejected(rejection, waits.then(|| command.clone()));
            }
        }
    }
}

/// Enters the differences between these sheets and those of the session.
pub(super) fn keep<T: TableScreens>(session: &mut Session<T>, sheets: &[T::Sheet]) -> EntryResult<T> {
    let before = session.view().sheets.to_vec();
    for ((seat, new), old) in (0..).map(Seat).zip(sheets).zip(&before) {
        for entry in T::what_if_entries(seat, old, new) {
            session.enter(entry)?;
        }
    }
    Ok(())
}

impl<T: TableScreens> Desk for AtTable<T> {
    fn title(&self) -> TitleId {
        title_id::<T>()
    }

    fn table(&self) -> &dyn AnyTable {
        &self.session
    }

    fn table_mut(&mut self) -> &mut dyn AnyTable {
        &mut self.session
    }

    fn into_table(self: Box<Self>) -> Box<dyn AnyTable> {
        Box::new(self.session)
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx) {
        T::table_ui(ui, cx, &self.session, &mut self.view, &self.queue);
    }

    fn logic(&mut self, _: &Context) -> bool {
        let commands = self.queue.take();
        for command in &commands {
            self.apply(command);
        }
        commands.iter().any(|command| !matches!(command, TableCommand::Show(_) | TableCommand::Dismiss))
    }

    fn has_commands(&self) -> bool {
        !self.queue.is_empty()
    }

    fn undo_redo(&mut self, back: bool) {
        match if back { self.session.undo_answer() } else { self.session.redo_answer() } {
            Ok(()) => self.view.accepted(),
            Err(rejection) => self.view.rejected(rejection, None),
        }
    }

    fn undo_redo_texts(&self, cx: &Cx) -> [Option<ActText>; 2] {
        let view = self.session.view();
        let names = shown_names(cx.texts, view.people);
        let describe = Describe { texts: cx.texts, names: &names };
        [view.undo, view.redo].map(|act| act.map(|act| describe.act(act)))
    }

    fn close(&mut self) -> bool {
        self.view.close()
    }

    fn enter(&mut self) {
        self.view = T::TableView::default();
    }

    fn refresh(&mut self) {
        self.view.accepted();
    }

    fn replay(&self) -> Option<Box<dyn ReplayScreen>> {
        self.replay.and_then(|replay| replay(&self.session))
    }
}

impl<T: TableScreens> DeskResult for AtTable<T> {
    fn result_ui(&mut self, ui: &mut Ui, cx: &Cx) {
        result_ui(ui, cx, &self.session, self.view.score());
    }

    fn close_tried(&mut self) -> bool {
        self.view.score().close()
    }

    fn correct(&mut self) {
        self.view.show(Tab::Now);
    }

    fn score_sheet(&self, texts: &Texts) -> Option<String> {
        result::score_sheet(&self.session, texts)
    }

    fn picture(&self, langs: &[Lang]) -> Option<RgbaImage> {
        result::picture(&self.session, langs)
    }

    fn play_file(&self, texts: &Texts, location: &str) -> Option<String> {
        result::play_file(&self.session, texts, location)
    }
}

impl<T: TableScreens> DeskPlay for AtTable<T> {}
