// package: crates rustc-hash
// versions: 1.0.0 1.0.1 1.1.0 2.0.0 2.1.0 2.1.1
// pair: 1.1.0 2.0.0 -22..-1% | lib.rs:write lib.rs:hash_bytes bench:main | a new hash with its own way for strings (CHANGELOG 2.0.0), all inlined into main; instructions -21.0%
// pair: 2.0.0 2.1.0 none | | equal instructions
use rustc_hash::FxHashMap;

fn main() {
    let keys: Vec<String> = (0..2000u32).map(|at| format!("some/longer/key/name/{}", at * 7919)).collect();
    let mut sums: FxHashMap<&str, u32> = FxHashMap::default();
    for count in 0..15_000u32 {
        for key in &keys {
            *sums.entry(key).or_insert(0) += count;
        }
    }
    assert!(sums.len() == 2000);
}
