import { expect, test } from 'vitest'
import { findDrawingLine } from '../../src/drawn-layout.js'

const lld = '-fuse-ld=lld -Wl,--shuffle-sections=*=$BENCH_SEED'

test.each([
  ['go test -c -o bench.test .', 'go test -c -ldflags=-randlayout=$BENCH_SEED -o bench.test .'],
  ['go build -o app ./cmd/app', 'go build -ldflags=-randlayout=$BENCH_SEED -o app ./cmd/app'],
  [`go build -ldflags '-s -w' -o app .`, 'go build -ldflags="-randlayout=$BENCH_SEED -s -w" -o app .'],
  ['go build -ldflags=-s -o app .', 'go build -ldflags="-randlayout=$BENCH_SEED -s" -o app .'],
  [
    'cargo build --release --features fast --bin app\nstrip target/release/app',
    'CARGO_TARGET_DIR=$HOME/.cache/drawn cargo rustc --release --features fast --bin app -- "-Clink-arg=-fuse-ld=lld" "-Clink-arg=-Wl,--shuffle-sections=*=$BENCH_SEED" && install -D $HOME/.cache/drawn/release/app target/release/app',
  ],
  [
    'cargo build --release',
    'cargo rustc --release -- "-Clink-arg=-fuse-ld=lld" "-Clink-arg=-Wl,--shuffle-sections=*=$BENCH_SEED"',
  ],
  [
    'cargo bench --bench speed --no-run --message-format json > bench.json\ncp x y',
    'CARGO_TARGET_DIR=$HOME/.cache/drawn cargo rustc --profile bench --bench speed --message-format json -- "-Clink-arg=-fuse-ld=lld" "-Clink-arg=-Wl,--shuffle-sections=*=$BENCH_SEED" > bench.json && cp x y',
  ],
  [
    'cmake -S . -B build -DCMAKE_BUILD_TYPE=Release\ncmake --build build --target app',
    `cd build && sh -c "$(cat CMakeFiles/app.dir/link.txt) ${lld}"`,
  ],
  [
    'cmake -S . -B build -DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=mold && cmake --build build --target app',
    'cd build && sh -c "$(cat CMakeFiles/app.dir/link.txt) -fuse-ld=mold -Wl,--shuffle-sections=$BENCH_SEED"',
  ],
  ['make app', `make app --always-make LDFLAGS="${lld}"`],
  ['npm ci', undefined],
  ['', undefined],
])('%j is linked anew by %j', (build, line) => {
  expect(findDrawingLine(build)).toBe(line)
})
