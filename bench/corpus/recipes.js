// How a version of a package is installed with its benchmark, one recipe for each ecosystem.
import { extname } from 'node:path'

/** @typedef {import('./manifest.js').Benchmark} Benchmark */
/**
 * @typedef {object} Recipe
 * @property {string} main what the benchmark is called in the installation
 * @property {Readonly<Record<string, string>>} [files] further files
 * @property {string} build shell command that installs the package and builds the benchmark
 * @property {readonly string[]} command what runs the benchmark
 */

/** @type {Readonly<Record<string, (benchmark: Benchmark, version: string, python: string) => Recipe>>} */
const recipes = {
  npm: ({ file, name, pinned }, version) => ({
    main: `bench${extname(file)}`,
    files: {
      'package.json': JSON.stringify({
        private: true,
        dependencies: { [name]: version },
        overrides: Object.fromEntries(pinned.map(splitPinned)),
      }),
    },
    build: 'npm install --no-audit --no-fund --ignore-scripts --loglevel=error',
    command: ['node', `bench${extname(file)}`],
  }),
  pypi: ({ name, pinned }, version, python) => ({
    main: 'bench.py',
    build: [
      ...[
        python,
        '-m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-deps --target site',
      ],
      ...withPinned(name, version, pinned).map(pin => pin.join('==')),
    ].join(' '),
    command: [python, 'bench.py'],
  }),
  crates: ({ name, pinned }, version) => ({
    main: 'src/main.rs',
    files: {
      'Cargo.toml': `[package]
name = "bench"
version = "0.0.0"
edition = "2021"

[profile.release]
debug = "line-tables-only"

[dependencies]
${withPinned(name, version, pinned)
  .map(([crate, number]) => `${crate} = "=${number}"`)
  .join('\n')}
`,
    },
    build: 'cargo build --quiet --release && cp target/release/bench . && rm -r target',
    command: ['./bench'],
  }),
  go: ({ name, pinned }, version) => ({
    main: 'main.go',
    files: {
      'go.mod': `module bench

go 1.21

require (
${withPinned(name, version, pinned)
  .map(([path, number]) => `\t${path} v${number}`)
  .join('\n')}
)
`,
    },
    build: 'go mod tidy && go build -buildvcs=false -o bench .',
    command: ['./bench'],
  }),
  maven: ({ name }, version) => ({
    main: 'Bench.java',
    files: {
      'pom.xml': `<project>
  <modelVersion>4.0.0</modelVersion>
  ${coordinates('bench:bench', '1')}
  <dependencies>
    <dependency>${coordinates(name, version)}</dependency>
  </dependencies>
</project>
`,
    },
    build: `mvn --quiet --batch-mode org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies -DoutputDirectory=lib && javac -cp 'lib/*' Bench.java`,
    command: ['java', '-cp', '.:lib/*', 'Bench'],
  }),
}

/**
 * The recipe of a benchmark at a version of its package. `python` is the path of an interpreter.
 * @returns {Recipe}
 */
export function recipeOf(
  /** @type {Benchmark} */ benchmark,
  /** @type {string} */ version,
  /** @type {string} */ python,
) {
  return recipes[benchmark.ecosystem](benchmark, version, python)
}

/** Names with their versions: the package first. */
function withPinned(name, version, pinned) {
  return [[name, version], ...pinned.map(splitPinned)]
}

/** `NAME@VERSION` in its two parts, where a name may begin with an @. */
function splitPinned(word) {
  const at = word.lastIndexOf('@')
  return [word.slice(0, at), word.slice(at + 1)]
}

function coordinates(name, version) {
  const [group, artifact] = name.split(':')
  return `<groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version>`
}
