// Crates with benchmarks, as "cargo new" and the first page of each tool's documents have them.

const words = `/// The number of words in a text.
pub fn count(text: &str) -> usize {
    text.bytes().filter(|letter| *letter == b' ').count() + 1
}

/// A text of all words.
pub fn join(words: &[&str]) -> String {
    words.join(" ")
}
`

const slower = {
  'src/lib.rs': [
    "text.bytes().filter(|letter| *letter == b' ').count() + 1",
    "text.split(' ').collect::<Vec<_>>().len()",
  ],
}

function makeCrate(dependencies, bench, more = {}) {
  return {
    needs: ['cargo'],
    files: {
      'Cargo.toml': `[package]
name = "words"
version = "0.1.0"
edition = "2021"

[dependencies]

[dev-dependencies]
${dependencies}

[[bench]]
name = "words"
harness = false
`,
      '.gitignore': '/target\n',
      'src/lib.rs': words,
      'benches/words.rs': bench,
      'benches/text.txt': 'the quick brown fox '.repeat(1000),
      ...more,
    },
    prepare: ['cargo generate-lockfile --quiet'],
    slower,
    slowed: /count/,
  }
}

const criterion = `use criterion::{criterion_group, criterion_main, Criterion};
use std::hint::black_box;

fn bench(criterion: &mut Criterion) {
    let text = std::fs::read_to_string("benches/text.txt").unwrap();
    criterion.bench_function("count", |bencher| bencher.iter(|| words::count(black_box(&text))));
    criterion.bench_function("join", |bencher| bencher.iter(|| words::join(black_box(&["the", "quick", "fox"]))));
}

criterion_group!(benches, bench);
criterion_main!(benches);
`

const divan = `fn main() {
    divan::main();
}

#[divan::bench]
fn count(bencher: divan::Bencher) {
    let text = "the quick brown fox ".repeat(1000);
    bencher.bench_local(|| words::count(divan::black_box(&text)));
}

#[divan::bench]
fn join() -> String {
    words::join(divan::black_box(&["the", "quick", "fox"]))
}
`

const gungraun = `use gungraun::{library_benchmark, library_benchmark_group, main};
use std::hint::black_box;

#[library_benchmark]
#[bench::long("the quick brown fox ".repeat(1000))]
fn count(text: String) -> usize {
    black_box(words::count(black_box(&text)))
}

#[library_benchmark]
fn join() -> String {
    black_box(words::join(black_box(&["the", "quick", "fox"])))
}

library_benchmark_group!(name = group; benchmarks = count, join);
main!(library_benchmark_groups = group);
`

/** Crates. */
export const rust = [
  {
    name: 'Criterion',
    ...makeCrate(
      'criterion = { version = "0.8", default-features = false, features = ["cargo_bench_support"] }',
      criterion,
    ),
  },
  {
    name: 'Criterion, two targets in a workspace',
    ...makeCrate('criterion = { workspace = true }', criterion),
    files: makeWorkspace(),
    slower: { 'words/src/lib.rs': slower['src/lib.rs'] },
  },
  { name: 'divan', ...makeCrate('divan = "0.1"', divan) },
  { name: 'gungraun', ...makeCrate('gungraun = "0.20"', gungraun), needs: ['cargo', 'valgrind', 'gungraun-runner'] },
]

function makeWorkspace() {
  const { files } = makeCrate('criterion.workspace = true', criterion)
  const { 'Cargo.toml': manifest, 'benches/text.txt': text, '.gitignore': ignored, ...others } = files
  const moved = Object.entries(others).map(([path, content]) => [`words/${path}`, content])
  return {
    'Cargo.toml': `[workspace]
members = ["words"]
resolver = "2"

[workspace.dependencies]
criterion = { version = "0.8", default-features = false, features = ["cargo_bench_support"] }
`,
    '.gitignore': ignored,
    'words/Cargo.toml': `${manifest}
[[bench]]
name = "joined"
harness = false
`,
    'words/benches/joined.rs': criterion.replaceAll('"count"', '"count again"').replaceAll('"join"', '"join again"'),
    'words/benches/text.txt': text,
    ...Object.fromEntries(moved),
  }
}
