// package: crates hex
// versions: 0.4.0 0.4.2 0.4.3
// pair: 0.4.2 0.4.3 layout | | each of 519 functions has the same machine code at another address; equal instructions
use std::hint::black_box;

fn main() {
    let bytes: Vec<u8> = (0..=255).collect();
    let mut length = 0;
    for _ in 0..200_000 {
        let text = hex::encode(black_box(&bytes));
        length += hex::decode(&text).unwrap().len();
    }
    assert!(length == 256 * 200_000);
}
