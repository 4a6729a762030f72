#!/bin/sh
# Compares two versions of words.js by hyperfine. Needs: hyperfine. (Without it, "-- node main.js" times the same process.)
set -eu
cd "$(dirname "$0")"
sides=$(mktemp -d)
trap 'rm -rf "$sides"' EXIT

for side in baseline contender; do
  cp -r "$side" "$sides/$side"
  cp main.js "$sides/$side"
  echo '{"type":"module"}' > "$sides/$side/package.json"
done

node ../../dist/cli/index.js compare "$sides/baseline" "$sides/contender" \
  --set format=hyperfine --set output=result.json "$@" -- \
  hyperfine -N --runs 1 --style none --export-json result.json 'node main.js'
