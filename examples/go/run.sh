#!/bin/sh
# Compares two versions of words.go by go test. Needs: Go 1.24 or newer.
set -eu
cd "$(dirname "$0")"
sides=$(mktemp -d)
trap 'rm -rf "$sides"' EXIT

for side in baseline contender; do
  cp -r "$side" "$sides/$side"
  cp words_test.go "$sides/$side"
  printf 'module example.com/words\n\ngo 1.24\n' > "$sides/$side/go.mod"
  (cd "$sides/$side" && go test -c -o bench.test .)
done

node ../../dist/cli/index.js compare "$sides/baseline" "$sides/contender" \
  --set format=go "$@" -- ./bench.test -test.run '^$' -test.bench . -test.benchtime 100ms
