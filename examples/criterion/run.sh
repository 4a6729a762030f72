#!/bin/sh
# Compares two versions of words.rs by Criterion. Needs: cargo.
set -eu
cd "$(dirname "$0")"
sides=$(mktemp -d)
trap 'rm -rf "$sides"' EXIT
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$sides/target}"

for side in baseline contender; do
  # In one directory after the other's: what does not differ is built once.
  mkdir -p "$sides/crate" "$sides/$side"
  cp Cargo.toml bench.rs "$side/words.rs" "$sides/crate"
  built=$(cargo bench --quiet --no-run --message-format json --manifest-path "$sides/crate/Cargo.toml" |
    sed -n 's/.*"kind":\["bench"\].*"executable":"\([^"]*\)".*/\1/p')
  cp "$built" "$sides/$side/bench"
done

# Criterion's directory is new in each run, since it keeps what it measured before.
node ../../dist/cli/index.js compare "$sides/baseline" "$sides/contender" \
  --set format=criterion --set output=results --command 'rm -rf results && CRITERION_HOME=results ./bench --bench \
    --warm-up-time 0.1 --measurement-time 0.2 --sample-size 10 --nresamples 1001 --noplot' "$@"
