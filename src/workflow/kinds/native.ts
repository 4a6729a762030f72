import { type Build, findBuild, makeCmake } from '../build.js'
import { baseOf, directoryOf, type Project, type ProjectFiles, type Recogniser } from '../project.js'
import { findNamedFiles } from './named-files.js'

/** A tool of C++ whose benchmarks are a program of their own. */
interface NativeTool {
  readonly tool: string
  readonly included: RegExp
  readonly linked: RegExp
  /** The package of Ubuntu that has it. */
  readonly package?: string
  readonly run: (program: string) => Pick<Project, 'command' | 'format' | 'output'>
  /** Requirement for a source so that its numbers can be read, unless it meets it. */
  readonly findMissing?: (source: string, text: string) => string | undefined
}

export const googleBenchmark = recogniseNative({
  tool: 'Google Benchmark',
  included: /^\s*#\s*include\s*[<"]benchmark\/benchmark\.h[>"]/m,
  linked: /\bbenchmark(?:::benchmark(?:_main)?|_main)?\b/,
  package: 'libbenchmark-dev',
  run: program => ({
    // Without the unit of the time: versions before 1.8 know none.
    command: `./${program} "--benchmark_filter=$BENCH_SELECT" --benchmark_min_time=0.02 --benchmark_out=result.json --benchmark_out_format=json`,
    format: 'google-benchmark',
    output: 'result.json',
  }),
})

export const catch2 = recogniseNative({
  tool: 'Catch2',
  included: /^\s*#\s*include\s*[<"](?:catch2\/.*|catch\.hpp)[>"][\s\S]*\bBENCHMARK(?:_ADVANCED)?\s*\(/m,
  linked: /\bCatch2::Catch2/,
  package: 'catch2',
  run: program => ({
    command: `./${program} "$BENCH_SELECT" -r xml --benchmark-samples 10 --benchmark-resamples 1000 --benchmark-warmup-time 10`,
    format: 'catch2',
  }),
})

export const nanobench = recogniseNative({
  tool: 'nanobench',
  included: /^\s*#\s*include\s*[<"](?:.*\/)?nanobench\.h[>"]/m,
  linked: /\bnanobench\b/,
  run: program => ({ command: `./${program}`, format: 'nanobench' }),
  findMissing: (source, text) =>
    text.includes('templates::json')
      ? undefined
      : `let ${source} print its numbers: bench.output(nullptr), and then bench.render(ankerl::nanobench::templates::json(), std::cout)`,
})

function recogniseNative({ tool, included, linked, package: library, run, findMissing }: NativeTool): Recogniser {
  return repository => {
    const { files, read } = repository
    const sources = files.filter(path => /\.(?:cc|cpp|cxx)$/.test(path) && included.test(read(path)))
    const linkedBuilds = listLinked(repository, linked, sources)
    const build = linkedBuilds[0] ?? sources.map(path => findBuild(repository, path)).find(Boolean)
    if (build === undefined) return undefined
    const [source] = sources
    const isInstalled =
      build.needs !== undefined || files.some(path => /find_package\(\s*(?:benchmark|Catch2)/.test(read(path)))
    const packages = [...(isInstalled && library ? [library] : []), ...(build.needs ?? [])]
    const others = linkedBuilds.slice(1).map(({ program }) => baseOf(program))
    const missing = source && findMissing?.(source, read(source))
    const isSource = /\.(?:[ch](?:c|h|pp|xx)?|cmake|md)$|(^|\/)CMakeLists\.txt$/
    return {
      tool,
      evidence: build.evidence,
      packages,
      build: build.lines.join('\n'),
      payload: [
        build.program,
        ...listShared(repository, build),
        ...findNamedFiles(repository, { sources, directory: '.', isSource }),
      ],
      ...run(build.program),
      ...(missing ? { missing } : {}),
      advice: others.length === 0 ? [] : [`There are other programs: ${others.join(', ')}. Add a suite for each.`],
    }
  }
}

/** Lists the programs that CMake links with a library, those first that are made of `sources`. */
function listLinked(repository: ProjectFiles, linked: RegExp, sources: readonly string[]): readonly Build[] {
  const { files, read } = repository
  if (!files.includes('CMakeLists.txt')) return []
  const call = /target_link_libraries\(\s*([\w.-]+)([^)]*)\)/g
  const isNear = (file: string): boolean => sources.some(path => directoryOf(path) === directoryOf(file))
  const lists = files.filter(path => baseOf(path) === 'CMakeLists.txt')
  return [...lists.filter(isNear), ...lists.filter(file => !isNear(file))].flatMap(file => {
    const names = [...read(file).matchAll(call)].flatMap(([, name, libraries = '']) =>
      linked.test(libraries) && new RegExp(`add_executable\\(\\s*${name}\\b`).test(read(file)) ? [name!] : [],
    )
    return [...new Set(names)].map(name => ({
      ...makeCmake(directoryOf(file), name, repository),
      evidence: `${file}, which links ${name} with it`,
    }))
  })
}

/** Lists the libraries that a build by CMake leaves beside the program. */
function listShared({ files, read }: ProjectFiles, { program }: Build): readonly string[] {
  const isShared = files.some(
    path => baseOf(path) === 'CMakeLists.txt' && /\badd_library\(\s*\S+\s+SHARED\b|BUILD_SHARED_LIBS/.test(read(path)),
  )
  return isShared && program.startsWith('build/') ? ['build/**/*.so*'] : []
}
