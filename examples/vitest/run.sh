#!/bin/sh
# Compares two versions of words.js by vitest 5, which npm installs into a temporary directory.
set -eu
cd "$(dirname "$0")"
sides=$(mktemp -d)
trap 'rm -rf "$sides"' EXIT

cp package.json "$sides"
npm install --silent --no-package-lock --prefix "$sides"
for side in baseline contender; do
  cp -r "$side" "$sides/$side"
  cp words.bench.js "$sides/package.json" "$sides/$side"
  # Not copied: it is large, and the same for both.
  ln -s "$sides/node_modules" "$sides/$side/node_modules"
done

node ../../dist/cli/index.js compare "$sides/baseline" "$sides/contender" \
  --set format=vitest --set output=result.json "$@" -- \
  node node_modules/vitest/vitest.mjs bench --run --reporter=json --outputFile=result.json
