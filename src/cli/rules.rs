//! `guildhall rules`: an article, a page, the glossary, or the list of all articles.

use std::fmt::Write as _;

use clap::ArgMatches;
use serde::Serialize;

use super::output::{CliError, Format, Output};
use super::title::requested_book;
use super::{command, usage};
use crate::assistant::{Article, Book, GlossaryEntry, TextPage};
use crate::game::Rule;
use crate::i18n::{Lang, Texts};

const SUMMARY: &str = "summary";
const OVERVIEW: &str = "overview";
const GLOSSARY: &str = "glossary";
const CARDS: &str = "cards";

#[derive(Serialize)]
struct ArticleReport {
    rule: Rule,
    lang: &'static str,
    title: String,
    answer: String,
    details: Vec<String>,
    example: Option<String>,
    editions: Option<String>,
    see: Vec<Rule>,
}

#[derive(Serialize)]
struct ListReport {
    lang: &'static str,
    rules: Vec<RuleReport>,
}

#[derive(Serialize)]
struct RuleReport {
    rule: Rule,
    title: String,
}

#[derive(Serialize)]
struct PageReport {
    lang: &'static str,
    title: String,
    sections: Vec<Section>,
}

#[derive(Serialize)]
struct Section {
    heading: String,
    text: Vec<String>,
}

#[derive(Serialize)]
struct NamesReport {
    group: String,
    id: String,
    en: String,
    fr: String,
    ru: String,
    hu: String,
}

pub(super) fn run(texts: &Texts, format: Format, matches: &ArgMatches) -> Result<Output, CliError> {
    let book = requested_book(texts, matches)?;
    let Some(id) = matches.get_one::<String>(command::ID) else {
        return Ok(list(texts, format, book.rules()));
    };
    match id.to_lowercase().as_str() {
        SUMMARY => return Ok(print_page(texts, format, book.summary(texts))),
        OVERVIEW => return Ok(print_page(texts, format, book.overview(texts))),
        GLOSSARY => return Ok(names(texts, format, book)),
        CARDS => return Ok(list(texts, format, cards(book))),
        _ => {}
    }
    let Some(rule) = book.rule(id) else {
        let ids = book.rules.iter().copied().chain([SUMMARY, OVERVIEW, GLOSSARY, CARDS]);
        let allowed = ids.collect::<Vec<_>>().join(", ");
        return Err(CliError::Usage(usage::wrong_argument(texts, "ID", id, &allowed)));
    };
    Ok(article(texts, format, book, rule))
}

fn article(texts: &Texts, format: Format, book: &Book, rule: Rule) -> Output {
    let Article { title, answer, details, example, editions, .. } = Article::new(texts, rule);
    let see = book.see_also(rule);
    if format == Format::Json {
        let lang = texts.lang().id();
        return Output::json(&ArticleReport { rule, lang, title, answer, details, example, editions, see });
    }
    let args = [("title", title.into()), ("rule", rule.id.into())];
    let mut text = format!("{}\n\n{answer}\n", texts.with("ask-heading", args));
    for paragraph in details {
        let _ = writeln!(text, "\n{paragraph}");
    }
    for (label, part) in [("ask-example", example), ("ask-editions", editions)] {
        if let Some(part) = part {
            let _ = writeln!(text, "\n{} {part}", texts.get(label));
        }
    }
    let ids: Vec<_> = see.iter().map(ToString::to_string).collect();
    let _ = writeln!(text, "\n{}", texts.with("ask-see", [("rules", ids.join(", ").into())]));
    Output::text(text)
}

fn cards(book: &Book) -> impl Iterator<Item = Rule> {
    book.cards().iter().map(|card| Rule { title: book.title, id: card.id })
}

fn list(texts: &Texts, format: Format, rules: impl Iterator<Item = Rule>) -> Output {
    let entry = |rule| RuleReport { rule, title: Article::new(texts, rule).title };
    let rules: Vec<_> = rules.map(entry).collect();
    if format == Format::Json {
        return Output::json(&ListReport { lang: texts.lang().id(), rules });
    }
    let mut text = String::new();
    let widest = rules.iter().map(|entry| entry.rule.id.len()).max().unwrap_or(0);
    for RuleReport { rule, title } in rules {
        let _ = writeln!(text, "{:widest$} {title}", rule.id);
    }
    Output::text(text)
}

fn print_page(texts: &Texts, format: Format, TextPage { title, sections }: TextPage) -> Output {
    if format == Format::Json {
        let sections = sections.into_iter().map(|(heading, text)| Section { heading, text }).collect();
        return Output::json(&PageReport { lang: texts.lang().id(), title, sections });
    }
    let mut text = format!("{title}\n");
    for (heading, lines) in sections {
        let _ = writeln!(text, "\n{heading}");
        for line in lines {
            let _ = writeln!(text, "  {line}");
        }
    }
    Output::text(text)
}

fn names(texts: &Texts, format: Format, book: &Book) -> Output {
    let entries = book.names();
    if format == Format::Json {
        let name = |entry: &GlossaryEntry, lang| entry.name(lang).to_owned();
        let report = |entry: &GlossaryEntry| NamesReport {
            group: entry.group.clone(),
            id: entry.id.clone(),
            en: name(entry, Lang::En),
            fr: name(entry, Lang::Fr),
            ru: name(entry, Lang::Ru),
            hu: name(entry, Lang::Hu),
        };
        return Output::json(&entries.iter().map(report).collect::<Vec<_>>());
    }
    let width = |lang| {
        let longest = entries.iter().map(|entry| entry.name(lang).chars().count()).max().unwrap_or(0);
        longest + 2
    };
    let widths = Lang::ALL.map(width);
    let mut text = format!("{}\n\n", texts.get("ask-glossary"));
    let headings = Lang::ALL.map(|lang| texts.get(lang.own_name()));
    let mut row = |cells: [&str; 4]| {
        let mut line = String::new();
        for (cell, width) in cells.iter().zip(widths) {
            let _ = write!(line, "{cell:width$}");
        }
        let _ = writeln!(text, "{}", line.trim_end());
    };
    row([0, 1, 2, 3].map(|column| headings[column].as_str()));
    for entry in entries {
        row(Lang::ALL.map(|lang| entry.name(lang)));
    }
    Output::text(text)
}
