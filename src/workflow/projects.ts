import { type Build, findBuild, findBuildOf, findProgram, makeCmake } from './build.js'
import { baseOf, directoryOf, type Project, type ProjectFiles, prefixOf, type Recogniser, sources } from './project.js'

/** A command that somebody times with hyperfine: rounds repeat it, so the tool is not needed. */
const hyperfine: Recogniser = repository => {
  const { files, read } = repository
  const timed = /\bhyperfine\b[^\n'"]*(['"])([^\n]+?)\1/
  const file = files.find(
    path => /(\.sh|^Makefile|^justfile|^package\.json)$/.test(baseOf(path)) && timed.test(read(path)),
  )
  if (file === undefined) return undefined
  const timing = 'The time of the whole process is compared. Rounds repeat the command, so hyperfine is not needed.'
  const made = makeScript(timed.exec(read(file))![2]!, repository)
  return { ...made, tool: 'hyperfine', evidence: file, advice: [timing, ...(made.advice ?? [])] }
}

/** A script whose name says that it measures. */
const script: Recogniser = ({ files }) => {
  const path = files.find(name => /^((scripts|bench|benchmarks?)\/)?(bench|benchmarks?)\.(sh|js|mjs|py)$/.test(name))
  if (path === undefined) return undefined
  const runner = { sh: 'sh', py: 'python3', js: 'node', mjs: 'node' }[path.split('.').at(-1)!]!
  return {
    ...makeScript(`${runner} ${path}`),
    tool: 'a script',
    evidence: path,
    format: 'auto',
    advice: ['If the script prints no numbers in a known format, the time of its whole process is compared.', built],
  }
}

/** A command that the user names: the time of its process is compared. A program that is not in the repository is built. */
export function makeScript(command: string, repository?: ProjectFiles): Project {
  const path = findProgram(command)
  const isThere = path === undefined || repository === undefined || repository.files.includes(path)
  const build = isThere ? undefined : findBuildOf(repository, path)
  return {
    tool: 'a command',
    evidence: build ? `${path} is built as ${build.evidence} has it` : '--command',
    ...(build && { build: build.lines.join('\n') }),
    payload: build && !/\.[cm]?js$/.test(build.program) ? [build.program, ...listNamed(command, repository)] : sources,
    command,
    format: 'process',
    ...(build === undefined && { advice: [built] }),
  }
}

/** The files of the repository that words of `command` name. */
function listNamed(command: string, repository: ProjectFiles | undefined): readonly string[] {
  const words = new Set(command.split(/\s+/).map(word => word.replace(/^\.\//, '')))
  return (repository?.files ?? []).filter(path => words.has(path))
}

const built = 'If the program must be built, put the build into "build", and the built files into "files".'

/** A package with `func Benchmark…` in its tests. */
const go: Recogniser = ({ files, read }) => {
  if (!files.includes('go.mod')) return undefined
  const tests = files.filter(path => path.endsWith('_test.go') && /^func Benchmark\w*\(/m.test(read(path)))
  const [first, ...others] = [...new Set(tests.map(directoryOf))]
  if (first === undefined) return undefined
  const below = prefixOf(first)
  return {
    tool: 'go test -bench',
    evidence: `go.mod, and benchmarks in ${first}`,
    languages: [{ uses: 'actions/setup-go@v6', with: { 'go-version-file': 'go.mod' } }],
    build: `go test -c -o ${below}bench.test ${first === '.' ? '.' : `./${first}`}`,
    payload: [`${below}bench.test`, `${below}testdata/**`],
    ...(first === '.' ? {} : { workingDirectory: first }),
    command: `./bench.test -test.run '^$' -test.bench "$BENCH_SELECT" -test.benchtime 50ms`,
    format: 'go',
    advice: others.length === 0 ? [] : [`There are benchmarks in ${others.join(', ')} too: add a suite for each.`],
  }
}

const vitest: Recogniser = repository => {
  const file = repository.files.find(path => /\.bench\.[cm]?[jt]sx?$/.test(path))
  const range = findDependency(repository, 'vitest')
  if (file === undefined || range === undefined) return undefined
  const major = Number(/\d+/.exec(range)?.[0] ?? 5)
  const output = major >= 5 ? '--reporter=json --outputFile=result.json' : '--outputJson result.json'
  return {
    ...makePackage(repository),
    tool: 'vitest bench',
    evidence: `vitest ${range} in package.json, and ${file}`,
    command: `npx vitest bench --run -t "$BENCH_SELECT" ${output}`,
    format: 'vitest',
    output: 'result.json',
    advice: ['Set a short time in the file, such as { time: 50, iterations: 1, warmupTime: 10 }.'],
  }
}

const tinybench: Recogniser = repository =>
  recogniseScript(
    repository,
    'tinybench',
    'console.log(JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, ...result }))))',
  )

const mitata: Recogniser = repository =>
  recogniseScript(repository, 'mitata', 'run({ format: { json: { samples: false, debug: false } } })')

/** A script that uses the package `name`, and must have the code `printed` so that its numbers can be read. */
function recogniseScript(repository: ProjectFiles, name: string, printed: string): Project | undefined {
  if (findDependency(repository, name) === undefined) return undefined
  const imported = new RegExp(`(from|require\\()\\s*['"]${name}['"]`)
  const file = repository.files.find(path => /\.[cm]?[jt]s$/.test(path) && imported.test(repository.read(path)))
  if (file === undefined) return undefined
  const isPrinted = /JSON\.stringify|json/.test(repository.read(file))
  return {
    ...makePackage(repository),
    tool: name,
    evidence: `${name} in package.json and in ${file}`,
    command: `node ${file}`,
    format: name,
    advice: isPrinted ? [] : [`Let ${file} print its numbers as JSON: ${printed}.`],
  }
}

function makePackage({ files }: ProjectFiles): Pick<Project, 'languages' | 'payload' | 'install'> {
  const found = installs.find(([lock]) => files.includes(lock))
  return {
    languages: [{ uses: 'actions/setup-node@v6', with: { 'node-version': 'lts/*' } }],
    payload: sources,
    install: found?.[1] ?? 'npm install',
  }
}

/** Commands that install packages, by their lock files. */
const installs = [
  ['pnpm-lock.yaml', 'npx --yes pnpm install --frozen-lockfile'],
  ['yarn.lock', 'npx --yes yarn install --immutable'],
  ['package-lock.json', 'npm ci'],
] as const

function findDependency({ files, read }: ProjectFiles, name: string): string | undefined {
  if (!files.includes('package.json')) return undefined
  return new RegExp(`"${name}"\\s*:\\s*"([^"]+)"`).exec(read('package.json'))?.[1]
}

/** A tool of C++ whose benchmarks are a program of their own. */
interface NativeTool {
  readonly tool: string
  readonly included: RegExp
  readonly linked: RegExp
  /** The package of Ubuntu that has it. */
  readonly package?: string
  readonly run: (program: string) => Pick<Project, 'command' | 'format' | 'output'>
  /** Requirement for a source so that its numbers can be read, unless it meets it. */
  readonly adviseOn?: (source: string, text: string) => readonly string[]
}

const googleBenchmark = recogniseNative({
  tool: 'Google Benchmark',
  included: /^\s*#\s*include\s*<benchmark\/benchmark\.h>/m,
  linked: /\bbenchmark(?:::benchmark(?:_main)?)?\b/,
  package: 'libbenchmark-dev',
  run: program => ({
    // Without the unit of the time: versions before 1.8 know none.
    command: `./${program} "--benchmark_filter=$BENCH_SELECT" --benchmark_min_time=0.02 --benchmark_out=result.json --benchmark_out_format=json`,
    format: 'google-benchmark',
    output: 'result.json',
  }),
})

const catch2 = recogniseNative({
  tool: 'Catch2',
  included: /^\s*#\s*include\s*[<"](?:catch2\/.*|catch\.hpp)[>"][\s\S]*\bBENCHMARK(?:_ADVANCED)?\s*\(/m,
  linked: /\bCatch2::Catch2/,
  package: 'catch2',
  run: program => ({
    command: `./${program} "$BENCH_SELECT" -r xml --benchmark-samples 10 --benchmark-warmup-time 10`,
    format: 'catch2',
  }),
})

const nanobench = recogniseNative({
  tool: 'nanobench',
  included: /^\s*#\s*include\s*[<"](?:.*\/)?nanobench\.h[>"]/m,
  linked: /\bnanobench\b/,
  run: program => ({ command: `./${program}`, format: 'nanobench' }),
  adviseOn: (source, text) =>
    text.includes('templates::json')
      ? []
      : [
          `Let ${source} print its numbers: bench.output(nullptr), and then bench.render(ankerl::nanobench::templates::json(), std::cout).`,
        ],
})

function recogniseNative({ tool, included, linked, package: library, run, adviseOn }: NativeTool): Recogniser {
  return repository => {
    const { files, read } = repository
    const sources = files.filter(path => /\.(?:cc|cpp|cxx)$/.test(path) && included.test(read(path)))
    const build = findLinked(files, read, linked) ?? sources.map(path => findBuild(repository, path)).find(Boolean)
    if (build === undefined) return undefined
    const [source] = sources
    const isInstalled =
      build.needs !== undefined || files.some(path => /find_package\(\s*(?:benchmark|Catch2)/.test(read(path)))
    const packages = [...(isInstalled && library ? [library] : []), ...(build.needs ?? [])]
    return {
      tool,
      evidence: build.evidence,
      packages,
      build: build.lines.join('\n'),
      payload: [build.program],
      ...run(build.program),
      ...(source && adviseOn ? { advice: adviseOn(source, read(source)) } : {}),
    }
  }
}

/** The program that CMake links with a library. */
function findLinked(files: readonly string[], read: (path: string) => string, linked: RegExp): Build | undefined {
  const call = /target_link_libraries\(\s*([\w.-]+)([^)]*)\)/g
  for (const file of files.filter(path => baseOf(path) === 'CMakeLists.txt')) {
    const found = [...read(file).matchAll(call)].find(([, , libraries = '']) => linked.test(libraries))
    if (found && files.includes('CMakeLists.txt'))
      return { ...makeCmake(directoryOf(file), found[1]!), evidence: `${file}, which links ${found[1]} with it` }
  }
  return undefined
}

const jmh: Recogniser = ({ files, read }) => {
  const pom = files.find(path => baseOf(path) === 'pom.xml' && read(path).includes('jmh-core'))
  const gradle = files.find(
    path => /^build\.gradle(\.kts)?$/.test(baseOf(path)) && read(path).includes('me.champeau.jmh'),
  )
  const file = pom ?? gradle
  if (file === undefined) return undefined
  const below = prefixOf(directoryOf(file))
  const jar = pom ? `${below}target/benchmarks.jar` : `${below}build/libs/*-jmh.jar`
  return {
    tool: 'JMH',
    evidence: file,
    languages: [{ uses: 'actions/setup-java@v5', with: { distribution: 'temurin', 'java-version': '21' } }],
    build: pom ? `mvn --batch-mode --quiet --file ${file} package -DskipTests` : './gradlew jmhJar',
    payload: [jar],
    command: `java -jar ${jar} "$BENCH_SELECT" -f 1 -wi 3 -w 200ms -i 3 -r 200ms -rf json -rff result.json`,
    format: 'jmh',
    output: 'result.json',
    advice: [`Check that the build makes ${jar}.`],
  }
}

const pytestBenchmark: Recogniser = ({ files, read }) => {
  const tests = files.filter(
    path => /(^|\/)(test_[^/]*|[^/]*_test)\.py$/.test(path) && /def test\w*\([^)]*\bbenchmark\b/.test(read(path)),
  )
  const [first] = tests
  if (first === undefined) return undefined
  const requirements = files.find(path => /^requirements[^/]*\.txt$/.test(path) && read(path).includes('benchmark'))
  const own = files.includes('pyproject.toml') || files.includes('setup.py') ? ['-e .'] : []
  const packages = requirements === undefined ? [...own, 'pytest', 'pytest-benchmark'] : [...own, `-r ${requirements}`]
  const where = [...new Set(tests.map(directoryOf))].length === 1 ? directoryOf(first) : ''
  return {
    tool: 'pytest-benchmark',
    evidence: `the fixture "benchmark" in ${first}`,
    languages: [{ uses: 'actions/setup-python@v6', with: { 'python-version': '3.x' } }],
    payload: sources,
    install: `python -m venv .venv && .venv/bin/pip install --quiet ${packages.join(' ')}`,
    command: `.venv/bin/python -m pytest ${where === '' || where === '.' ? '' : `${where} `}-k "$BENCH_SELECT" -p no:cacheprovider --benchmark-only --benchmark-min-rounds=1 --benchmark-max-time=0.05 --benchmark-json=result.json`,
    format: 'pytest-benchmark',
    output: 'result.json',
    advice: ['Check that install has all packages that your tests need.'],
  }
}

const criterion: Recogniser = repository =>
  recognise(repository, 'criterion', {
    tool: 'Criterion',
    command:
      'rm -rf results && CRITERION_HOME=results ./counterbalance-bench --bench "$BENCH_SELECT" --warm-up-time 0.2 --measurement-time 0.5 --sample-size 10 --nresamples 1001 --noplot',
    format: 'criterion',
    output: 'results',
  })

const divan: Recogniser = repository =>
  recognise(repository, 'divan', {
    tool: 'divan',
    command: './counterbalance-bench --bench "$BENCH_SELECT" --sample-count 10 --max-time 0.2',
    format: 'divan',
  })

function recognise(
  { files, read }: ProjectFiles,
  crate: string,
  run: Pick<Project, 'tool' | 'command' | 'format' | 'output'>,
): Project | undefined {
  const manifest = files.find(path => /(^|\/)Cargo\.toml$/.test(path) && listTargets(read(path), crate).length > 0)
  if (manifest === undefined) return undefined
  const [name, ...others] = listTargets(read(manifest), crate)
  return {
    ...run,
    evidence: `${manifest}, with the bench target ${name}`,
    build: [
      `cargo bench --bench ${name} --no-run --message-format json${manifest === 'Cargo.toml' ? '' : ` --manifest-path ${manifest}`} > bench.json`,
      `cp "$(sed -n 's/.*"kind":\\["bench"\\].*"executable":"\\([^"]*\\)".*/\\1/p' bench.json)" counterbalance-bench`,
    ].join('\n'),
    payload: ['counterbalance-bench'],
    advice: [
      ...(others.length === 0 ? [] : [`There are other bench targets: ${others.join(', ')}. Add a suite for each.`]),
      'If the benchmarks read files, add them to "files".',
    ],
  }
}

/** The bench targets in the text of a Cargo.toml that depends on `crate`. */
function listTargets(manifest: string, crate: string): readonly string[] {
  if (!new RegExp(`^(\\[dev-dependencies\\.)?${crate}\\b`, 'm').test(manifest)) return []
  const benches = manifest.split(/^\[\[bench\]\]/m).slice(1)
  return benches.flatMap(text => /^\s*name\s*=\s*["']([\w-]+)["']/m.exec(text)?.[1] ?? [])
}

/** Every tool that is looked for, the surest signs first. */
const recognisers = [
  go,
  criterion,
  divan,
  pytestBenchmark,
  vitest,
  tinybench,
  mitata,
  googleBenchmark,
  catch2,
  nanobench,
  jmh,
  hyperfine,
  script,
]

/** The ways in which the benchmarks of `repository` can be run, the surest first. */
export function recogniseProjects(repository: ProjectFiles): readonly Project[] {
  return recognisers.flatMap(recognise => recognise(repository) ?? [])
}
