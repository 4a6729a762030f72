#!/bin/sh
# Compares two versions of words.js by tinybench, which npm installs into a temporary directory.
set -eu
cd "$(dirname "$0")"
sides=$(mktemp -d)
trap 'rm -rf "$sides"' EXIT

cp package.json "$sides"
npm install --silent --no-package-lock --prefix "$sides"
for side in baseline contender; do
  cp -r "$side" "$sides/$side"
  cp -r bench.js "$sides/package.json" "$sides/node_modules" "$sides/$side"
done

node ../../dist/cli/index.js compare "$sides/baseline" "$sides/contender" \
  --set format=tinybench "$@" -- node bench.js
