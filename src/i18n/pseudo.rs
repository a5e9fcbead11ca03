//! The pseudo-locale: English that can be read, but looks foreign and is 40 % longer.

use std::borrow::Cow;

const PLAIN: &str = "aceinosuyzACEINOSUYZ";
const ACCENTED: &str = "àçéîñöšûýžÀÇÉÎÑÖŠÛÝŽ";

pub(super) fn accented(text: &str) -> Cow<'_, str> {
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    if letters == 0 {
        return Cow::Borrowed(text);
    }
    let accent = |c| {
        let place = PLAIN.chars().position(|plain| plain == c);
        place.and_then(|place| ACCENTED.chars().nth(place)).unwrap_or(c)
    };
    let mut long: String = text.trim_end().chars().map(accent).collect();
    // Blanks at the end join this text to what follows, so they stay at the end.
    let end = &text[text.trim_end().len()..];
    long.extend(std::iter::repeat_n('~', (letters * 2).div_ceil(5)));
    long.push_str(end);
    Cow::Owned(long)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_accented_and_with_its_blanks() {
        assert_eq!(accented("passes "), "pàššéš~~~ ");
        assert_eq!(accented(": "), ": ");
    }
}
