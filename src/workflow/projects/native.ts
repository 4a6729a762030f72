import { type Build, findBuild, makeCmake } from '../build.js'
import { baseOf, directoryOf, type Project, type Recogniser } from '../project.js'

/** A tool of C++ whose benchmarks are a program of their own. */
interface NativeTool {
  readonly tool: string
  /** The line of a source that uses it. */
  readonly included: RegExp
  /** The library that CMake links. */
  readonly linked: RegExp
  /** The package of Ubuntu that has it. */
  readonly package?: string
  readonly run: (program: string) => Pick<Project, 'command' | 'format' | 'output'>
  /** What a source must do so that the numbers can be read, unless it does. */
  readonly adviseOn?: (source: string, text: string) => readonly string[]
}

/** A program that uses Google Benchmark. */
export const googleBenchmark = recogniseNative({
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

/** A program whose tests have benchmarks of Catch2. */
export const catch2 = recogniseNative({
  tool: 'Catch2',
  included: /^\s*#\s*include\s*[<"](?:catch2\/.*|catch\.hpp)[>"][\s\S]*\bBENCHMARK(?:_ADVANCED)?\s*\(/m,
  linked: /\bCatch2::Catch2/,
  package: 'catch2',
  run: program => ({
    command: `./${program} "$BENCH_SELECT" -r xml --benchmark-samples 10 --benchmark-warmup-time 10`,
    format: 'catch2',
  }),
})

/** A program that uses nanobench. */
export const nanobench = recogniseNative({
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
      languages: [],
      build: [
        ...(packages.length === 0 ? [] : [`sudo apt-get update && sudo apt-get install --yes ${packages.join(' ')}`]),
        ...build.lines,
      ].join('\n'),
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

/** A build of Maven or Gradle with JMH. */
export const jmh: Recogniser = ({ files, read }) => {
  const pom = files.find(path => baseOf(path) === 'pom.xml' && read(path).includes('jmh-core'))
  const gradle = files.find(
    path => /^build\.gradle(\.kts)?$/.test(baseOf(path)) && read(path).includes('me.champeau.jmh'),
  )
  const file = pom ?? gradle
  if (file === undefined) return undefined
  const below = directoryOf(file) === '.' ? '' : `${directoryOf(file)}/`
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
