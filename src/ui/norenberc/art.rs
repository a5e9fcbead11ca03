//! The drawings of Norenberc.

use crate::norenberc::components::Trigger;
use crate::norenberc::{Good, Guild, Townsman};
use crate::ui::art::{Art, drawings};

drawings! {
    "norenberc/art";
    GOOD_BEER = "good-beer", GOOD_PASTRY = "good-pastry", GOOD_SHOE = "good-shoe",
    GOOD_PAGE = "good-page", GOOD_CLOTH = "good-cloth", GOOD_HAT = "good-hat",
    CREST_BREWERS = "crest-brewers", CREST_BAKERS = "crest-bakers", CREST_SHOEMAKERS = "crest-shoemakers",
    CREST_PRINTERS = "crest-printers", CREST_TAILORS = "crest-tailors", CREST_HATTERS = "crest-hatters",
    CREST_PRESTIGE = "crest-prestige",
    AGENT = "agent", AGENT_PLUS = "agent-plus", TALER = "taler", TALER_STACK = "taler-stack", KEY = "key",
    STAR = "star", MOON = "moon", SUN = "sun", CRAFTSMAN = "craftsman", CRAFTSMAN_BREWERS = "craftsman-brewers", CRAFTSMAN_BAKERS = "craftsman-bakers",
    CRAFTSMAN_SHOEMAKERS = "craftsman-shoemakers", CRAFTSMAN_PRINTERS = "craftsman-printers",
    CRAFTSMAN_TAILORS = "craftsman-tailors", CRAFTSMAN_HATTERS = "craftsman-hatters", GUILDMASTER = "guildmaster",
    COUNCILMAN = "townsman-councilman", BURGLAR = "townsman-burglar", GUARDSMAN = "townsman-guardsman",
    MUSICIAN = "townsman-musician", PEDDLER = "townsman-peddler", MAYOR = "townsman-mayor",
    NOBLEMAN = "townsman-nobleman", TAX_COLLECTOR = "townsman-tax-collector", ENGRAVER = "townsman-engraver",
    FOREMAN = "townsman-foreman", APPRENTICE = "townsman-apprentice",
}

pub(crate) const fn of_good(good: Good) -> Art {
    match good {
        Good::Beer => GOOD_BEER,
        Good::Pastry => GOOD_PASTRY,
        Good::Shoe => GOOD_SHOE,
        Good::Page => GOOD_PAGE,
        Good::Cloth => GOOD_CLOTH,
        Good::Hat => GOOD_HAT,
    }
}

pub(crate) const fn of_crest(guild: Guild) -> Art {
    match guild {
        Guild::Brewers => CREST_BREWERS,
        Guild::Bakers => CREST_BAKERS,
        Guild::Shoemakers => CREST_SHOEMAKERS,
        Guild::Printers => CREST_PRINTERS,
        Guild::Tailors => CREST_TAILORS,
        Guild::Hatters => CREST_HATTERS,
    }
}

pub(crate) const fn of_craftsman(guild: Guild) -> Art {
    match guild {
        Guild::Brewers => CRAFTSMAN_BREWERS,
        Guild::Bakers => CRAFTSMAN_BAKERS,
        Guild::Shoemakers => CRAFTSMAN_SHOEMAKERS,
        Guild::Printers => CRAFTSMAN_PRINTERS,
        Guild::Tailors => CRAFTSMAN_TAILORS,
        Guild::Hatters => CRAFTSMAN_HATTERS,
    }
}

pub const fn of_townsman(townsman: Townsman) -> Art {
    match townsman {
        Townsman::Councilman => COUNCILMAN,
        Townsman::Burglar => BURGLAR,
        Townsman::Guardsman => GUARDSMAN,
        Townsman::Musician3 | Townsman::Musician5 => MUSICIAN,
        Townsman::Peddler => PEDDLER,
        Townsman::Mayor => MAYOR,
        Townsman::Nobleman2 | Townsman::Nobleman3 => NOBLEMAN,
        Townsman::TaxCollector => TAX_COLLECTOR,
        Townsman::Engraver => ENGRAVER,
        Townsman::Foreman2 | Townsman::Foreman3 | Townsman::Foreman4 => FOREMAN,
        Townsman::Apprentice => APPRENTICE,
    }
}

/// The sign on a townsman that shows when it takes effect.
pub(crate) const fn of_trigger(trigger: Trigger) -> Art {
    match trigger {
        Trigger::Star => STAR,
        Trigger::Moon => MOON,
        Trigger::Sun => SUN,
    }
}
