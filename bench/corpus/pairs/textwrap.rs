// package: crates textwrap
// versions: 0.12.0 0.12.1 0.13.0 0.13.4 0.14.0 0.14.2 0.15.0 0.15.1
// with: smawk@0.3.1 unicode-width@0.1.10
// pair: 0.12.1 0.13.0 +443..+818% | optimal_fit.rs:wrap_optimal_fit smawk:smawk_inner smawk:smawk | the optimal fit, by crate smawk, became the default (CHANGELOG 0.13.0); instructions +473%
// pair: 0.13.4 0.14.0 +6..+35% | wrap:wrap word_separators.rs:find_words splitting.rs:split_words | word separators became generic options (CHANGELOG 0.14.0); instructions +20.3%
// pair: 0.14.0 0.14.2 none | | instructions equal to 0.0001%
// pair: 0.14.2 0.15.0 +8..+24% | optimal_fit.rs:wrap_optimal_fit smawk:smawk_inner smawk:smawk | mgeisler/textwrap#421: widths are f64, by the changelog "1-2 %"; instructions +12.4%
use std::hint::black_box;

fn main() {
    let text = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore. ".repeat(30);
    let mut lines = 0;
    for width in (20..80).cycle().take(2400) {
        lines += textwrap::wrap(black_box(&text), width).len() + textwrap::fill(&text, width + 3).len();
    }
    assert!(lines > 0);
}
