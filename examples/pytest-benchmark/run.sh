#!/bin/sh
# Compares two versions of words.py by pytest-benchmark. Needs: pip install pytest-benchmark
set -eu
cd "$(dirname "$0")"
sides=$(mktemp -d)
trap 'rm -rf "$sides"' EXIT

for side in baseline contender; do
  cp -r "$side" "$sides/$side"
  cp test_words.py "$sides/$side"
done

# Few iterations, since rounds repeat them in fresh processes.
node ../../dist/cli/index.js compare "$sides/baseline" "$sides/contender" \
  --set format=pytest-benchmark --set output=result.json "$@" -- \
  python3 -m pytest -q -p no:cacheprovider --benchmark-only \
  --benchmark-min-rounds=1 --benchmark-max-time=0.05 --benchmark-json=result.json
