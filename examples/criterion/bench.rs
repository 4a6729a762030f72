use criterion::{criterion_group, criterion_main, Criterion};
use std::hint::black_box;

fn bench(criterion: &mut Criterion) {
    let text = "one two three four five ".repeat(1000);
    criterion.bench_function("count", |bencher| bencher.iter(|| words::count(black_box(&text))));
}

criterion_group!(benches, bench);
criterion_main!(benches);
