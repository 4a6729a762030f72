#!/bin/sh
# Compares two versions of words.h by Google Benchmark. Needs: cmake, a compiler, and the library (apt-get install libbenchmark-dev)
set -eu
cd "$(dirname "$0")"
sides=$(mktemp -d)
trap 'rm -rf "$sides"' EXIT

for side in baseline contender; do
  cmake -S . -B "$sides/build-$side" -DCMAKE_BUILD_TYPE=Release -DSIDE="$side" >&2
  cmake --build "$sides/build-$side" >&2
  mkdir "$sides/$side"
  cp "$sides/build-$side/bench" "$sides/$side"
done

node ../../dist/cli/index.js compare "$sides/baseline" "$sides/contender" \
  --set format=google-benchmark --set output=result.json "$@" -- \
  ./bench --benchmark_min_time=0.05 --benchmark_out=result.json --benchmark_out_format=json
