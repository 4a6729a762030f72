#!/bin/sh
# Compares two versions of Words.java by JMH. Needs: Maven and a JDK 17 or newer
set -eu
cd "$(dirname "$0")"
sides=$(mktemp -d)
trap 'rm -rf "$sides"' EXIT

for side in baseline contender; do
  build="$sides/build-$side"
  mkdir -p "$build/src/main/java" "$sides/$side"
  cp pom.xml "$build"
  cp WordsBenchmark.java "$side/Words.java" "$build/src/main/java"
  mvn -q -f "$build/pom.xml" package dependency:copy-dependencies >&2
  cp "$build"/target/*.jar "$build"/target/dependency/*.jar "$sides/$side"
done

# One fork and short iterations, since rounds repeat them in fresh processes; but enough of them to warm up.
node ../../dist/cli/index.js compare "$sides/baseline" "$sides/contender" \
  --set format=jmh --set output=result.json "$@" -- \
  java -cp '*' org.openjdk.jmh.Main -f 1 -wi 5 -w 200ms -i 3 -r 200ms -prof gc -rf json -rff result.json
