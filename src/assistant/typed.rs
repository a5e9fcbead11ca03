//! Text typed in other letters than its language is written in: with another keyboard layout, or Russian in Latin letters, as
//! it sounds.

use super::words::plain;

/// Keyboard rows in English and Russian, and the same with Shift.
const KEYS: [(&str, &str); 2] = [
    ("`qwertyuiop[]asdfghjkl;'zxcvbnm,.", "ёйцукенгшщзхъфывапролджэячсмитьбю"),
    ("~QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>", "ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ"),
];

/// The same keys in the other layout.
pub(super) fn other_layout(text: &str) -> String {
    let other = |c: char| {
        KEYS.iter().find_map(|(latin, cyrillic)| {
            let there = latin.chars().zip(cyrillic.chars());
            let mut both = there.flat_map(|(latin, cyrillic)| [(latin, cyrillic), (cyrillic, latin)]);
            both.find_map(|(from, to)| (from == c).then_some(to))
        })
    };
    text.chars().map(|c| other(c).unwrap_or(c)).collect()
}

/// The words of a text in Latin letters, with their sounds in Russian. Signs inside a word are soft signs, and some people
/// write ч and ш as the figures that look or sound like them.
pub(super) fn heard(text: &str) -> impl Iterator<Item = (String, String)> {
    let apart = |c: char| !c.is_alphanumeric() && !matches!(c, '\'' | '’' | '`');
    text.split(apart).filter(|word| word.contains(char::is_alphanumeric)).map(|word| {
        let word = word.to_lowercase();
        let spelt = |c: char| match c {
            '4' => "ch".to_owned(),
            '6' => "sh".to_owned(),
            c if c.is_alphanumeric() => c.to_string(),
            _ => String::new(),
        };
        let sounds = word.contains(|c: char| c.is_ascii_alphabetic());
        let latin = if sounds { word.chars().map(spelt).collect() } else { word.clone() };
        (word, sound(&latin))
    })
}

/// The sound of a Russian word, the same for all its spellings in Latin letters.
pub(super) fn sound_of(russian: &str) -> String {
    let latin = |c: char| match c {
        'а' => "a",
        'б' => "b",
        'в' => "v",
        'г' => "g",
        'д' => "d",
        'е' => "e",
        'ж' => "zh",
        'з' => "z",
        'и' | 'й' | 'ы' => "i",
        'к' => "k",
        'л' => "l",
        'м' => "m",
        'н' => "n",
        'о' => "o",
        'п' => "p",
        'р' => "r",
        'с' => "s",
        'т' => "t",
        'у' => "u",
        'ф' => "f",
        'х' => "h",
        'ц' => "ts",
        'ч' => "ch",
        'ш' | 'щ' => "sh",
        'ю' => "iu",
        'я' => "ia",
        _ => "",
    };
    sound(&plain(russian).chars().map(latin).collect::<String>())
}

/// Spellings with the same sound, replaced in this order.
const ALIKE: [(&str, &str); 19] = [
    ("shch", "sh"),
    ("sch", "sh"),
    ("tch", "ch"),
    ("ck", "k"),
    ("kh", "h"),
    ("x", "h"),
    ("tz", "ts"),
    ("w", "v"),
    ("q", "k"),
    ("y", "i"),
    ("j", "i"),
    ("io", "e"),
    ("ie", "e"),
    ("zho", "zhe"),
    ("cho", "che"),
    ("sho", "she"),
    ("tsia", "tsa"),
    ("ia", "a"),
    ("iu", "u"),
];

/// Drops each `j` between consonants and at the end of a word: it only makes the letter before it soft, as in `skoljko`.
fn without_soft_signs(latin: &str) -> String {
    let is_vowel = |letter: char| "aeiouy".contains(letter);
    let letters: Vec<_> = latin.chars().collect();
    let is_soft_sign = |at: usize| {
        let before = at.checked_sub(1).map(|before| letters[before]);
        letters[at] == 'j'
            && before.is_some_and(|it| it.is_alphabetic() && !is_vowel(it))
            && letters.get(at + 1).is_none_or(|&next| !is_vowel(next))
    };
    (0..letters.len()).filter(|&at| !is_soft_sign(at)).map(|at| letters[at]).collect()
}

fn sound(latin: &str) -> String {
    let mut sound = without_soft_signs(&plain(latin));
    for (from, to) in ALIKE {
        if sound.contains(from) {
            sound = sound.replace(from, to);
        }
    }
    let mut heard = String::with_capacity(sound.len());
    let mut letters = sound.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            'c' if letters.peek() != Some(&'h') => heard.push_str("ts"),
            letter if heard.ends_with(letter) => (),
            letter => heard.push(letter),
        }
    }
    heard
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_the_same_in_both_layouts() {
        assert_eq!(other_layout("crjkmrj cnjbn <jh`vrf"), "сколько стоит Борёмка");
        assert_eq!(other_layout("рщц ьгср"), "how much");
        for (latin, cyrillic) in KEYS {
            assert_eq!(latin.chars().count(), cyrillic.chars().count());
            assert_eq!(other_layout(latin), cyrillic);
        }
    }

    #[test]
    fn a_word_sounds_the_same_however_it_is_spelt() {
        let spelt = [
            ("сколько", &["skolko", "skol'ko", "skoljko"][..]),
            ("нанять", &["nanyat", "nanjat'", "naniat"]),
            ("чёрный", &["cherniy", "chernyj", "chyorny", "tcherny", "4erniy"]),
            ("помощника", &["pomoshnika", "pomoschnika", "pomoshchnika", "pomo6nika"]),
            ("обновляется", &["obnovlyaetsya", "obnovljaetsja", "obnovlyaetsa"]),
            ("хижина", &["hizhina", "khizhina", "xizhina"]),
            ("мастерская", &["masterskaya", "masterskaja", "masterskaia"]),
        ];
        for (russian, latin) in spelt {
            for latin in latin {
                let (_, heard) = heard(latin).next().unwrap();
                assert_eq!((heard, *latin), (sound_of(russian), *latin));
            }
        }
    }
}
