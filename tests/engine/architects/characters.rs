//! Every character starts as its board says.

use guildhall::architects::{Character, RuleId, Setup, Step};
use guildhall::game::Seat;

use super::set_up::dealt;

/// Prison, virtue, extra buildings, debts, and clay, wood, stone, gold, marble, silver.
type Start = (u8, u8, u8, u16, [u16; 6]);

#[test]
fn p4_p5_p6_p7_p8_p9_p10_p11_p12_p13_what_every_board_gives() {
    let starts: [(Character, Start, RuleId); 10] = [
        (Character::Ada, (0, 11, 1, 0, [0, 0, 0, 1, 0, 0]), RuleId::P4),
        (Character::Caroline, (8, 3, 0, 1, [0, 0, 0, 0, 1, 10]), RuleId::P5),
        (Character::Frederick, (0, 7, 0, 0, [0, 0, 1, 0, 0, 4]), RuleId::P6),
        (Character::Rudolf, (0, 9, 0, 0, [0, 1, 0, 0, 0, 3]), RuleId::P8),
        (Character::Therese, (4, 5, 1, 0, [0, 0, 0, 0, 0, 5]), RuleId::P7),
        (Character::Bertha, (0, 8, 1, 0, [0, 0, 0, 0, 0, 3]), RuleId::P9),
        (Character::Clovis, (0, 10, 0, 0, [1, 0, 0, 0, 1, 1]), RuleId::P10),
        (Character::Fara, (2, 6, 0, 0, [0, 1, 1, 0, 0, 5]), RuleId::P11),
        (Character::Hugo, (10, 2, 2, 0, [0, 0, 0, 0, 0, 12]), RuleId::P12),
        (Character::Lothaire, (6, 4, 0, 0, [2, 0, 0, 0, 0, 6]), RuleId::P13),
    ];
    for (character, (prison, virtue, extra, debts, goods), rule) in starts {
        let other = if character == Character::Ada { Character::Rudolf } else { Character::Ada };
        let setup = Setup::new(2).with_promo().with_characters(&[character, other]).unwrap();
        let mut table = dealt(setup, 3);
        while table.state.step() != Step::Turn {
            let first = table.legal()[0].clone();
            table.plays(&first);
        }
        let seat = Seat(0);
        assert_eq!(table.state.character(seat), Some(character));
        assert_eq!((table.state.prisoners(seat), table.state.workers(seat)), (prison, 20 - prison));
        assert_eq!(table.state.virtue(seat), virtue, "{character:?}");
        assert_eq!(table.state.hand_len(seat), 3 + extra, "{character:?}");
        assert_eq!(table.state.unpaid_debts(seat), debts);
        assert_eq!(table.stock(seat), goods, "{character:?}");
        assert_eq!(character.rule(), rule);
        let starts = if virtue > other.start().virtue { Seat(0) } else { Seat(1) };
        assert_eq!(table.state.active(), starts, "P3");
    }
}
