// package: crates crc
// versions: 2.0.0 2.1.0 3.0.0 3.0.1 3.2.1
// pair: 2.0.0 2.1.0 none | | instructions equal to 0.0001%
// pair: 3.0.0 3.0.1 none | | equal instructions
use crc::{Crc, CRC_32_ISCSI};
use std::hint::black_box;

const CASTAGNOLI: Crc<u32> = Crc::<u32>::new(&CRC_32_ISCSI);

fn main() {
    let bytes: Vec<u8> = (0..200_000u32).map(|at| (at.wrapping_mul(7919) >> 3) as u8).collect();
    let mut sum = 0u32;
    for _ in 0..1000 {
        sum ^= CASTAGNOLI.checksum(black_box(&bytes)).rotate_left(1);
    }
    assert!(sum != 1);
}
