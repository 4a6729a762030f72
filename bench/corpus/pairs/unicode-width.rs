// package: crates unicode-width
// versions: 0.1.10 0.1.11 0.1.12 0.1.13 0.1.14 0.2.0 0.2.1 0.2.2
// pair: 0.1.11 0.1.12 +51..+101% | lib.rs:width tables.rs:str_width tables.rs:lookup_width | unicode-rs/unicode-width#41; instructions +20.4%
// pair: 0.1.12 0.1.13 +17..+52% | lib.rs:width tables.rs:str_width tables.rs:lookup_width | more rules for each character, by the diff of tables.rs; instructions +23.7%
// pair: 0.2.1 0.2.2 layout | | the loop has the same machine code, 112 bytes further on, and equal instructions
use std::hint::black_box;
use unicode_width::UnicodeWidthStr;

fn main() {
    let mut width = 0;
    for count in 0..4_800_000 {
        width += black_box("Plain ascii text of a cell").width();
        width += black_box("日本語テキスト café").width() + count % 2;
    }
    assert!(width > 0);
}
