import { directoryOf, type Project, type ProjectFiles, prefixOf, type Recogniser } from '../project.js'
import { findNamedFiles } from './named-files.js'

/** More packages would take longer than a first answer may. */
const mostPackages = 20

const options = `-test.run '^$' -test.bench "$BENCH_SELECT" -test.benchtime 50ms`

/** Packages with `func Benchmark…` in their tests. */
export const go: Recogniser = repository => {
  const { files, read } = repository
  const tests = files.filter(
    path =>
      path.endsWith('_test.go') &&
      !/(^|\/)(vendor|testdata)\//.test(path) &&
      /^func Benchmark\w*\(/m.test(read(path)) &&
      !/^\/\/go:build (?!.*\b(?:linux|unix|amd64|go1)\b)/m.test(read(path)),
  )
  const packages = [...new Set(tests.map(directoryOf))].flatMap(folder => {
    const parts = folder === '.' ? [] : folder.split('/')
    const above = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'))
    const module = [...above, '.'].find(place => files.includes(`${prefixOf(place)}go.mod`))
    return module === undefined ? [] : [{ folder, module }]
  })
  const [taken, others] = [packages.slice(0, mostPackages), packages.slice(mostPackages)]
  const [first] = taken
  if (first === undefined) return undefined
  const folders = taken.map(({ folder }) => folder)
  return {
    tool: 'go test -bench',
    evidence: `${prefixOf(first.module)}go.mod, and benchmarks in ${folders.join(', ')}`,
    languages: [
      {
        uses: 'actions/setup-go@v6',
        with: { 'go-version-file': `${prefixOf(first.module)}go.mod` },
        withoutCache: { cache: false },
      },
    ],
    build: taken
      .map(({ folder, module }) => {
        const inside = module === '.' ? folder : folder.slice(module.length + 1) || '.'
        const line = `go test -c -o ${prefixOf(inside)}bench.test ${inside === '.' ? '.' : `./${inside}`}`
        return module === '.' ? line : `(cd ${module} && ${line})`
      })
      .join('\n'),
    payload: taken.flatMap(({ folder }) => [
      `${prefixOf(folder)}bench.test`,
      `${prefixOf(folder)}testdata/**`,
      ...listData(repository, folder, tests),
    ]),
    ...makeCommand(folders),
    format: 'go',
    advice:
      others.length === 0
        ? []
        : [`There are benchmarks in ${others.map(({ folder }) => folder).join(', ')} too: add a suite for each.`],
  }
}

/** Tests run in the directory of their package. */
function makeCommand(folders: readonly string[]): Pick<Project, 'command' | 'workingDirectory'> {
  const [first] = folders
  if (folders.length > 1)
    return {
      command: folders
        .map(folder => (folder === '.' ? `./bench.test ${options}` : `(cd ${folder} && ./bench.test ${options})`))
        .join('\n'),
    }
  return { ...(first === '.' ? {} : { workingDirectory: first! }), command: `./bench.test ${options}` }
}

/** Lists what the tests of a package name, beside its own `testdata`. */
function listData(repository: ProjectFiles, folder: string, tests: readonly string[]): readonly string[] {
  const sources = tests.filter(path => directoryOf(path) === folder)
  const named = findNamedFiles(repository, { sources, directory: folder, isSource: /\.go$|(^|\/)go\.(mod|sum)$/ })
  return named.filter(path => !path.startsWith(`${prefixOf(folder)}testdata/`))
}
