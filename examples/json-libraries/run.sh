#!/bin/sh
# Compares three JSON libraries with JSON.parse, side by side; npm installs them into a temporary directory.
set -eu
cd "$(dirname "$0")"
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT

cp package.json parse.js "$home"
npm install --silent --no-package-lock --prefix "$home"
node -e '
  const entries = Array.from({ length: 500 }, (_, id) => ({ id, name: `entry ${id}`, tags: ["a", "b"], score: id / 7 }))
  console.log(JSON.stringify({ entries }))
' > "$home/document.json"

program=$PWD/../../dist/cli/index.js
cd "$home"
node "$program" compare "$@" \
  -n builtin -n json5 -n jsonc-parser -n secure-json-parse \
  'node parse.js builtin' 'node parse.js json5' 'node parse.js jsonc-parser' 'node parse.js secure-json-parse'
