//! The drawings of Architects of the West Kingdom.

use crate::architects::scoring::{Category, Opponent};
use crate::architects::{Apprentice, Character, Circle, Resource, Skill, Space, Spot};
use crate::ui::art::{Art, drawings};

drawings! {
    "architects/art";
    CLAY = "resource-clay", WOOD = "resource-wood", STONE = "resource-stone", GOLD = "resource-gold",
    MARBLE = "resource-marble", SILVER = "resource-silver",
    CARPENTRY = "skill-carpentry", TILING = "skill-tiling", MASONRY = "skill-masonry",
    QUARRY = "place-quarry", FOREST = "place-forest", MINES = "place-mines", SILVERSMITH = "place-silversmith",
    STOREHOUSE = "place-kings-storehouse", WORKSHOP = "place-workshop", TOWN_CENTRE = "place-town-centre",
    TAX_STAND = "place-tax-stand", GUARDHOUSE = "place-guardhouse", BLACK_MARKET = "place-black-market",
    GUILDHALL = "place-guildhall", PRISON = "place-prison", CATHEDRAL = "place-cathedral",
    MARKET_SMALL = "market-small", MARKET_MIDDLE = "market-middle", MARKET_LARGE = "market-large",
    CATHEDRAL_0 = "cathedral-0", CATHEDRAL_1 = "cathedral-1", CATHEDRAL_2 = "cathedral-2",
    CATHEDRAL_3 = "cathedral-3", CATHEDRAL_4 = "cathedral-4", CATHEDRAL_5 = "cathedral-5",
    VIRTUE = "virtue", VIRTUE_UP = "virtue-up", VIRTUE_DOWN = "virtue-down", VIRTUE_TRACK = "virtue-track",
    DEBT_UNPAID = "debt-unpaid", DEBT_PAID = "debt-paid", TAX = "tax", VP = "vp", BUILDING = "building",
    WORKER = "worker", WORKER_CAPTURED = "worker-captured", WORKER_PRISON = "worker-prison",
    CARD_BUILDING = "deck-building", CARD_APPRENTICE = "deck-apprentice", CARD_REWARD = "deck-reward",
    CARD_MARKET = "deck-market",
    NOW = "sign-now", END = "sign-end", DRAW = "sign-draw", DISCARD = "sign-discard",
    CAPTURE = "sign-capture", RELEASE = "sign-release", OPEN_PRISON = "sign-open-prison",
    TAKE_DEBT = "sign-take-debt", DESTROY_DEBT = "sign-destroy-debt", NO_DEBT = "sign-no-debt",
    HIRE = "sign-hire", EVERYONE = "sign-everyone", BOOK = "sign-book", WATCH = "sign-watch",
    CRANE = "sign-crane", GRAVEYARD = "sign-graveyard", MOST = "sign-most",
    ACOLYTE = "apprentice-acolyte", CONSPIRATOR = "apprentice-conspirator",
    DEBT_COLLECTOR = "apprentice-debt-collector", GATEKEEPER = "apprentice-gatekeeper",
    ILLUSIONIST = "apprentice-illusionist", JEWELLER = "apprentice-jeweller", LABOURER = "apprentice-labourer",
    MERCHANT = "apprentice-merchant", MINER = "apprentice-miner", PATRON = "apprentice-patron",
    PICKPOCKET = "apprentice-pickpocket", SQUIRE = "apprentice-squire", STONECUTTER = "apprentice-stonecutter",
    SWINDLER = "apprentice-swindler", THIEF = "apprentice-thief", TRADER = "apprentice-trader",
    TRICKSTER = "apprentice-trickster", WOODCUTTER = "apprentice-woodcutter", ENFORCER = "apprentice-enforcer",
    OVERSEER = "apprentice-overseer", PEDDLER = "apprentice-peddler",
    ADA = "character-ada", CAROLINE = "character-caroline", FREDERICK = "character-frederick",
    RUDOLF = "character-rudolf", THERESE = "character-therese", BERTHA = "character-bertha",
    CLOVIS = "character-clovis", FARA = "character-fara", HUGO = "character-hugo", LOTHAIRE = "character-lothaire",
    CONSTANTINE = "opponent-constantine", HELENA = "opponent-helena",
}

pub(crate) const fn of_resource(resource: Resource) -> Art {
    match resource {
        Resource::Clay => CLAY,
        Resource::Wood => WOOD,
        Resource::Stone => STONE,
        Resource::Gold => GOLD,
        Resource::Marble => MARBLE,
        Resource::Silver => SILVER,
    }
}

pub(crate) const fn of_skill(skill: Skill) -> Art {
    match skill {
        Skill::Carpentry => CARPENTRY,
        Skill::Tiling => TILING,
        Skill::Masonry => MASONRY,
    }
}

pub(crate) const fn of_circle(circle: Circle) -> Art {
    match circle {
        Circle::Quarry => QUARRY,
        Circle::Forest => FOREST,
        Circle::Mines => MINES,
        Circle::Silversmith => SILVERSMITH,
        Circle::Storehouse => STOREHOUSE,
        Circle::Workshop => WORKSHOP,
        Circle::TownCentre => TOWN_CENTRE,
        Circle::TaxStand => TAX_STAND,
        Circle::Guardhouse => GUARDHOUSE,
    }
}

pub(crate) const fn of_space(space: Space) -> Art {
    match space {
        Space::Small => MARKET_SMALL,
        Space::Middle => MARKET_MIDDLE,
        Space::Large => MARKET_LARGE,
    }
}

pub(crate) const fn of_spot(spot: Spot) -> Art {
    match spot {
        Spot::Circle(circle) => of_circle(circle),
        Spot::Market(space) => of_space(space),
        Spot::Guildhall => GUILDHALL,
        Spot::Prison => PRISON,
    }
}

/// The cathedral at a level; levels above the top look like the top.
pub(crate) const fn of_level(level: u8) -> Art {
    match level {
        0 => CATHEDRAL_0,
        1 => CATHEDRAL_1,
        2 => CATHEDRAL_2,
        3 => CATHEDRAL_3,
        4 => CATHEDRAL_4,
        5.. => CATHEDRAL_5,
    }
}

pub(crate) const fn of_virtue(change: i8) -> Art {
    if change < 0 {
        VIRTUE_DOWN
    } else if change > 0 {
        VIRTUE_UP
    } else {
        VIRTUE
    }
}

/// One portrait for each kind of apprentice, whatever the skill.
pub const fn of_apprentice(apprentice: Apprentice) -> Art {
    match apprentice {
        Apprentice::AcolyteCarpentry | Apprentice::AcolyteTiling | Apprentice::AcolyteMasonry => ACOLYTE,
        Apprentice::Conspirator => CONSPIRATOR,
        Apprentice::DebtCollectorCarpentry
        | Apprentice::DebtCollectorTiling
        | Apprentice::DebtCollectorMasonry => DEBT_COLLECTOR,
        Apprentice::Gatekeeper => GATEKEEPER,
        Apprentice::Illusionist => ILLUSIONIST,
        Apprentice::Jeweller => JEWELLER,
        Apprentice::Labourer => LABOURER,
        Apprentice::MerchantClay
        | Apprentice::MerchantGold
        | Apprentice::MerchantMarble
        | Apprentice::MerchantStone
        | Apprentice::MerchantWood => MERCHANT,
        Apprentice::Miner => MINER,
        Apprentice::PatronClay
        | Apprentice::PatronSilver
        | Apprentice::PatronStone
        | Apprentice::PatronWood => PATRON,
        Apprentice::Pickpocket => PICKPOCKET,
        Apprentice::SquireCarpentry | Apprentice::SquireTiling | Apprentice::SquireMasonry => SQUIRE,
        Apprentice::Stonecutter => STONECUTTER,
        Apprentice::SwindlerCarpentry | Apprentice::SwindlerTiling | Apprentice::SwindlerMasonry => SWINDLER,
        Apprentice::Thief => THIEF,
        Apprentice::TraderClay | Apprentice::TraderStone | Apprentice::TraderWood => TRADER,
        Apprentice::Trickster => TRICKSTER,
        Apprentice::Woodcutter => WOODCUTTER,
        Apprentice::Enforcer => ENFORCER,
        Apprentice::Overseer => OVERSEER,
        Apprentice::Peddler => PEDDLER,
    }
}

pub const fn of_character(character: Character) -> Art {
    match character {
        Character::Ada => ADA,
        Character::Caroline => CAROLINE,
        Character::Frederick => FREDERICK,
        Character::Rudolf => RUDOLF,
        Character::Therese => THERESE,
        Character::Bertha => BERTHA,
        Character::Clovis => CLOVIS,
        Character::Fara => FARA,
        Character::Hugo => HUGO,
        Character::Lothaire => LOTHAIRE,
    }
}

pub(crate) const fn of_opponent(opponent: Opponent) -> Art {
    match opponent {
        Opponent::Constantine => CONSTANTINE,
        Opponent::Helena => HELENA,
    }
}

pub(crate) const fn of_category(category: Category) -> Art {
    match category {
        Category::Buildings => BUILDING,
        Category::Cathedral => CATHEDRAL,
        Category::Virtue => VIRTUE,
        Category::Debts => DEBT_UNPAID,
        Category::GoldMarble => GOLD,
        Category::Silver => SILVER,
        Category::Prison => WORKER_PRISON,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::architects::components::TOP_LEVEL;

    #[test]
    fn every_drawing_has_a_file_of_its_own_and_every_file_is_listed() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/architects/art");
        let files = std::fs::read_dir(folder).expect("the folder of the drawings");
        let names = files.map(|it| it.expect("a file").file_name().to_string_lossy().into_owned());
        let found: BTreeSet<_> = names.map(|it| it.trim_end_matches(".svg").to_owned()).collect();
        let listed: BTreeSet<_> = ALL.iter().map(|art| art.id().to_owned()).collect();
        assert_eq!(listed.len(), ALL.len(), "a file is listed twice");
        assert_eq!(found, listed);
    }

    #[test]
    fn what_is_different_looks_different() {
        let circles = Circle::ALL.map(Spot::Circle);
        assert!(circles.iter().all(|it| Spot::ALL.contains(it)));
        let of_kind = |apprentice: Apprentice| apprentice.id().split('-').next().map(str::to_owned);
        let kinds: BTreeSet<_> = Apprentice::ALL.into_iter().map(of_kind).collect();
        let portraits: BTreeSet<_> = Apprentice::ALL.into_iter().map(|it| of_apprentice(it).id()).collect();
        assert_eq!((kinds.len(), portraits.len()), (21, 21), "18 kinds and 3 promotional ones");
        let different = |arts: Vec<Art>| arts.iter().map(|art| art.id()).collect::<BTreeSet<_>>().len();
        assert_eq!(different(Spot::ALL.map(of_spot).into()), Spot::ALL.len());
        assert_eq!(different(Resource::ALL.map(of_resource).into()), Resource::ALL.len());
        assert_eq!(different(Skill::ALL.map(of_skill).into()), Skill::ALL.len());
        assert_eq!(different(Character::ALL.map(of_character).into()), Character::ALL.len());
        assert_eq!(different(Category::ALL.map(of_category).into()), Category::ALL.len());
        assert_eq!(different((0..=TOP_LEVEL).map(of_level).collect()), usize::from(TOP_LEVEL) + 1);
    }
}
