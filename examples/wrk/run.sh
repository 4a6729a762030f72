#!/bin/sh
# Compares two versions of a server (gunicorn) by wrk. Needs: wrk. pip installs gunicorn into a temporary directory.
set -eu
cd "$(dirname "$0")"
sides=$(mktemp -d)
trap 'rm -rf "$sides"' EXIT

python3 -m venv "$sides/python"
"$sides/python/bin/pip" install --quiet --disable-pip-version-check gunicorn==23.0.0
for side in baseline contender; do
  cp -r "$side" "$sides/$side"
  cp app.py "$sides/$side"
done

# gunicorn starts two processes of its own, which end with it.
PATH="$sides/python/bin:$PATH" node ../../dist/cli/index.js compare "$sides/baseline" "$sides/contender" \
  --set server.command='gunicorn --bind "127.0.0.1:$PORT" --workers 2 app:app' --set format=wrk "$@" -- \
  wrk --latency -t 1 -c 4 -d 1s 'http://127.0.0.1:$PORT/'
