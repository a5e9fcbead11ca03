//! `guildhall ask`: the articles that answer a question.

use std::fmt::Write as _;

use clap::ArgMatches;
use serde::Serialize;

use super::command;
use super::output::{CliError, Format, Output};
use super::title::requested_book;
use crate::assistant::{Article, Assistant};
use crate::game::Rule;
use crate::i18n::Texts;
use crate::titles::TitleId;

#[derive(Serialize)]
struct AskReport<'a> {
    question: &'a str,
    lang: &'static str,
    answers: Vec<AnswerReport>,
}

#[derive(Serialize)]
struct AnswerReport {
    rule: Rule,
    title: String,
    text: String,
    score: f32,
}

pub(super) fn run(texts: &Texts, format: Format, matches: &ArgMatches) -> Result<Output, CliError> {
    let book = requested_book(texts, matches)?;
    let words: Vec<&String> = matches.get_many(command::QUESTION).into_iter().flatten().collect();
    let question = words.into_iter().cloned().collect::<Vec<_>>().join(" ");
    let answers = Assistant::new(book).answers(&question);
    let answers: Vec<_> = answers
        .into_iter()
        .map(|answer| {
            let Article { rule, title, answer: text, .. } = Article::new(texts, answer.rule);
            AnswerReport { rule, title, text, score: answer.score }
        })
        .collect();
    Ok(match format {
        Format::Json => Output::json(&AskReport { question: &question, lang: texts.lang().id(), answers }),
        Format::Text if answers.is_empty() => {
            let own = TitleId::from_id(book.title).map_or(texts, |title| texts.of(title));
            Output::text(own.get("ask-nothing"))
        }
        Format::Text => {
            let mut text = String::new();
            for AnswerReport { rule, title, text: answer, .. } in answers {
                let args = [("title", title.into()), ("rule", rule.id.into())];
                let _ = writeln!(text, "{}\n  {answer}\n", texts.with("ask-heading", args));
            }
            Output::text(text.trim_end().to_owned())
        }
    })
}
