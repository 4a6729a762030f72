#!/bin/sh
# Compares two versions of trim-newlines by how their time grows; npm installs both into a temporary directory.
set -eu
cd "$(dirname "$0")"
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT

cp package.json trim.js "$home"
npm install --silent --no-package-lock --prefix "$home"

program=$PWD/../../dist/cli/index.js
cd "$home"
node "$program" compare --scan n=100,300,1000,3000,10000 "$@" \
  -n 3.0.0 -n 3.0.1 'node trim.js 3.0.0 {n}' 'node trim.js 3.0.1 {n}'
