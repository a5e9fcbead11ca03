//! A window without a display, and where it keeps its files.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use egui::accesskit::{Role, Toggled};
use egui::{Context, Event, FullOutput, Modifiers, PointerButton, Pos2, Rect, TexturesDelta, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, TestRenderer};
use guildhall::i18n::describe::{ActText, Describe, shown_names};
use guildhall::i18n::{Arg, Lang, Texts};
use guildhall::norenberc::Norenberc;
use guildhall::storage::Places;
use guildhall::storage::journal::{Disk, RealDisk};
use guildhall::ui::architects::{CARDS, COPY, RESET};
use guildhall::ui::norenberc::{BOX, FAVORITE};
use guildhall::ui::raster::Raster;
use guildhall::ui::{App, Command, Route, WindowRequest};
use image::RgbaImage;

/// Where exports go, in the folder of the data.
pub const EXPORTS: &str = "exports";

/// A folder that is removed again.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("guildhall-ui-{}-{number}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn write(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).unwrap();
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// All places of the window, and the pages that only one title has.
pub fn all_places() -> impl Iterator<Item = Route> {
    Route::ALL.into_iter().chain([FAVORITE, BOX, RESET, CARDS, COPY].map(Route::Page))
}

/// Whether something can be pressed or filled in.
pub fn is_control(role: Role) -> bool {
    matches!(role, Role::Button | Role::CheckBox | Role::RadioButton | Role::TextInput | Role::Link)
}

/// Draws for the harness.
#[derive(Default)]
pub struct Pictures(Raster);

impl TestRenderer for Pictures {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.0.update(delta);
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<RgbaImage, String> {
        Ok(self.0.draw(ctx, output))
    }
}

/// What a window begins with.
#[derive(Clone, Copy)]
pub struct Begin {
    /// None is the pseudo-locale.
    pub lang: Option<Lang>,
    pub place: Route,
    pub theme: &'static str,
    /// The window in pixels.
    pub size: Vec2,
    pub zoom: u16,
    /// True where letters may stand that no font of the program has.
    pub foreign: bool,
}

impl Default for Begin {
    fn default() -> Self {
        Self {
            lang: Some(Lang::En),
            place: Route::Home,
            theme: "light",
            size: vec2(1280.0, 800.0),
            zoom: 100,
            foreign: false,
        }
    }
}

fn request(begin: Begin, data: &Path) -> WindowRequest {
    WindowRequest {
        lang: begin.lang,
        own_texts: Vec::new(),
        places: Places::new(Some(data.to_owned())).with_exports(data.join(EXPORTS)),
        place: Some(begin.place),
        file: None,
    }
}

/// A window with its texts and its files.
pub struct Window {
    pub harness: Harness<'static, App>,
    pub folder: Folder,
    texts: Texts,
}

impl Window {
    pub fn open(begin: Begin) -> Self {
        let folder = Folder::new();
        let Begin { theme, zoom, .. } = begin;
        folder.write("settings.toml", &format!("theme = \"{theme}\"\nzoom = {zoom}\nanimation = false\n"));
        Self::open_in(begin, folder)
    }

    /// In a folder with files.
    pub fn open_in(begin: Begin, folder: Folder) -> Self {
        Self::open_in_quietly(begin, folder).settled()
    }

    /// The same where something may go on for ever, such as the thought of a bot.
    pub fn open_in_quietly(begin: Begin, folder: Folder) -> Self {
        let request = request(begin, folder.path());
        Self::build(begin, request, folder)
    }

    fn settled(mut self) -> Self {
        self.settle();
        self
    }

    /// With its data at a place that need not be a folder.
    pub fn open_at(begin: Begin, data: &Path) -> Self {
        Self::build(begin, request(begin, data), Folder::new()).settled()
    }

    /// As the files in the folder say.
    pub fn open_from_file(folder: Folder) -> Self {
        let begin = Begin::default();
        let request = WindowRequest { lang: None, place: None, ..request(begin, folder.path()) };
        Self::build(begin, request, folder).settled()
    }

    /// With a file, as from a file manager.
    pub fn open_with(begin: Begin, folder: Folder, file: &Path) -> Self {
        let request =
            WindowRequest { place: None, file: Some(file.to_owned()), ..request(begin, folder.path()) };
        Self::build(begin, request, folder).settled()
    }

    /// With games on a disk that is not this computer's.
    pub fn open_on(begin: Begin, folder: Folder, disk: Arc<dyn Disk>) -> Self {
        let request = request(begin, folder.path());
        Self::build_on(begin, request, folder, disk).settled()
    }

    fn build(begin: Begin, request: WindowRequest, folder: Folder) -> Self {
        Self::build_on(begin, request, folder, Arc::new(RealDisk))
    }

    fn build_on(begin: Begin, request: WindowRequest, folder: Folder, disk: Arc<dyn Disk>) -> Self {
        let points = begin.size * 100.0 / f32::from(begin.zoom);
        let pseudo = begin.lang.is_none();
        let builder = Harness::builder();
        let builder = if begin.foreign { builder.allow_missing_glyphs() } else { builder };
        let harness =
            builder.with_size(points).with_max_steps(16).renderer(Pictures::default()).build_eframe(
                move |cc| {
                    let mut app = App::with_disk(&cc.egui_ctx, &request, disk);
                    if pseudo {
                        app.set_texts(Texts::pseudo());
                    }
                    app
                },
            );
        let texts = begin.lang.map_or_else(Texts::pseudo, Texts::new);
        Self { harness, folder, texts }
    }

    pub fn in_language(lang: Lang) -> Self {
        Self::open(Begin { lang: Some(lang), ..Begin::default() })
    }

    /// Goes to a place, as if the window had been opened there.
    pub fn go(&mut self, place: Route) {
        // From home, so that the way back is the same.
        for place in [Route::Home, place] {
            self.app().send(Command::SetRoute(place));
        }
        self.settle();
    }

    /// Until nothing happens any more.
    pub fn settle(&mut self) {
        self.harness.run();
    }

    /// The text of a key in the language that the window began with.
    pub fn text(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// The text of a key with its places filled in.
    pub fn with<'a>(&self, key: &str, args: impl IntoIterator<Item = Arg<'a>>) -> String {
        self.texts.with(key, args)
    }

    /// Says things about nobody in particular.
    pub fn describe(&self) -> Describe<'_> {
        Describe { texts: &self.texts, names: &[] }
    }

    /// Presses the one control that is called like this, and waits until nothing happens any more.
    pub fn press(&mut self, name: &str) {
        self.click(name);
        self.settle();
    }

    /// Presses the one control in whose name this is.
    pub fn click_part(&mut self, part: &str) {
        let called = self.harness.query_all_by_label_contains(part);
        let mut controls = called.filter(|node| is_control(node.accesskit_node().role()));
        let control =
            controls.next().unwrap_or_else(|| panic!("no control is called anything with {part:?}"));
        assert!(controls.next().is_none(), "several controls are called something with {part:?}");
        control.click_accesskit();
        drop(controls);
        self.harness.step();
    }

    /// Presses the one control that is called like this.
    pub fn click(&mut self, name: &str) {
        let called = self.harness.query_all_by_label(name);
        let mut controls = called.filter(|node| is_control(node.accesskit_node().role()));
        let control = controls.next().unwrap_or_else(|| panic!("no control is called {name:?}"));
        assert!(controls.next().is_none(), "several controls are called {name:?}");
        control.click_accesskit();
        drop(controls);
        self.harness.step();
    }

    /// Touches the window at this place, as a finger does.
    pub fn put_finger_down(&mut self, at: Pos2) {
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.harness.event(Event::PointerMoved(at));
        self.harness.step();
        for event in [button(true), button(false), Event::PointerGone] {
            self.harness.event(event);
            self.harness.step();
        }
        self.settle();
    }

    /// Touches the one control that is called like this, where it is painted.
    pub fn put_finger_on(&mut self, name: &str) {
        self.put_finger_down(self.place_of(name).center());
    }

    /// Where the one control that is called like this is painted.
    pub fn place_of(&self, name: &str) -> Rect {
        let called = self.harness.query_all_by_label(name);
        let mut controls = called.filter(|node| is_control(node.accesskit_node().role()));
        let control = controls.next().unwrap_or_else(|| panic!("no control is called {name:?}"));
        assert!(controls.next().is_none(), "several controls are called {name:?}");
        control.rect()
    }

    /// What is heard of the control that is called like this, beside its name.
    pub fn description_of(&self, name: &str) -> Option<String> {
        let mut called = self.harness.query_all_by_label(name);
        called.find_map(|node| node.accesskit_node().description())
    }

    /// Presses what is called by the text of this key.
    pub fn press_key(&mut self, key: &str) {
        let name = self.text(key);
        self.press(&name);
    }

    /// What Undo says now: it names what was done last, or says that there is nothing.
    pub fn text_of_undo(&self) -> String {
        let act = self.app().session::<Norenberc>().and_then(|session| {
            let names = shown_names(&self.texts, session.view().people);
            let describe = Describe { texts: &self.texts, names: &names };
            session.view().undo.map(|act| describe.act(act))
        });
        ActText::undo(act.as_ref(), &self.texts)
    }

    /// The texts that the window began with.
    pub const fn texts(&self) -> &Texts {
        &self.texts
    }

    /// Whether the first control with the text of this key can be pressed.
    pub fn is_live(&self, key: &str) -> bool {
        self.is_live_by_name(&self.text(key))
    }

    /// Whether the first control that is called like this can be pressed.
    pub fn is_live_by_name(&self, name: &str) -> bool {
        let mut called = self.harness.query_all_by_label(name);
        called.next().is_some_and(|node| !node.accesskit_node().is_disabled())
    }

    /// Whether one of those that are called by the text of this key is the one that is chosen.
    pub fn is_chosen(&self, key: &str) -> bool {
        let name = self.texts.get(key);
        let mut called = self.harness.query_all_by_label(&name);
        called.any(|node| node.accesskit_node().toggled() == Some(Toggled::True))
    }

    pub fn shows(&self, name: &str) -> bool {
        self.harness.query_all_by_label(name).next().is_some()
    }

    pub fn shows_part(&self, part: &str) -> bool {
        self.harness.query_all_by_label_contains(part).next().is_some()
    }

    /// Everything that is written anywhere.
    pub fn labels(&self) -> impl Iterator<Item = String> {
        let nodes = self.harness.root().children_recursive();
        nodes.filter_map(|node| node.accesskit_node().label().or_else(|| node.accesskit_node().value()))
    }

    pub fn app(&self) -> &App {
        self.harness.state()
    }
}
