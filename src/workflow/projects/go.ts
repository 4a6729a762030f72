import { directoryOf, type Recogniser } from '../project.js'

/** A package with `func Benchmark…` in its tests. */
export const go: Recogniser = ({ files, read }) => {
  if (!files.includes('go.mod')) return undefined
  const tests = files.filter(path => path.endsWith('_test.go') && /^func Benchmark\w*\(/m.test(read(path)))
  const [first, ...others] = [...new Set(tests.map(directoryOf))]
  if (first === undefined) return undefined
  const below = first === '.' ? '' : `${first}/`
  return {
    tool: 'go test -bench',
    evidence: `go.mod, and benchmarks in ${first}`,
    languages: [{ uses: 'actions/setup-go@v6', with: { 'go-version-file': 'go.mod' } }],
    build: `go test -c -o ${below}bench.test ${first === '.' ? '.' : `./${first}`}`,
    payload: [`${below}bench.test`, `${below}testdata/**`],
    ...(first === '.' ? {} : { workingDirectory: first }),
    command: `./bench.test -test.run '^$' -test.bench "$BENCH_SELECT" -test.benchtime 50ms`,
    format: 'go',
    advice: others.length === 0 ? [] : [`There are benchmarks in ${others.join(', ')} too: add a step for each.`],
  }
}
