#!/bin/sh
# Compares two versions of a server (fastify) by autocannon. npm installs both into a temporary directory.
set -eu
cd "$(dirname "$0")"
sides=$(mktemp -d)
trap 'rm -rf "$sides"' EXIT

cp package.json "$sides"
npm install --silent --no-package-lock --prefix "$sides"
for side in baseline contender; do
  cp -r "$side" "$sides/$side"
  cp server.js package.json "$sides/$side"
  # Not copied: it is large, and the same for both.
  ln -s "$sides/node_modules" "$sides/$side/node_modules"
done

# The same servers serve all rounds, so that they are warm.
node ../../dist/cli/index.js compare "$sides/baseline" "$sides/contender" \
  --set server.command='node server.js' --set server.ready='http://localhost:$PORT/words' --set server.for=session --set format=autocannon "$@" -- \
  node node_modules/autocannon/autocannon.js --json -c 4 -d 1 'http://localhost:$PORT/words'
