import { expect, test } from 'vitest'
import { counterbalance, readReport } from './counterbalance.js'
import { makeRepository } from './repository.js'
import { makeSandbox } from './sandbox.js'
import { benchCommand, makeScript } from './sides.js'

const fixed = ['--rounds', '5', '--warmup', '0', '--set', 'seed=scenario', '--set', 'suite-files=bench.sh']
const script = (value: number): string => makeScript([{ bench: 'parse', value }])

test('two directories whose benchmarks differ are not compared', async () => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', script(1_000_000))
  sandbox.write('b/bench.sh', script(1_100_000))
  const words = ['compare', 'a', 'b', '--set', 'fresh-copies=round', ...fixed]
  const guarded = await counterbalance(sandbox, [...words, ...benchCommand])
  expect(guarded.stdout).toContain('the benchmark itself changed: 1 file')
  expect(guarded.stdout).toContain('is not comparable')
})

test('a baseline that is built gets the benchmarks of the contender before its setup, and none of its programs', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const repository = makeRepository(sandbox, 'work')
  const ignored = { '.gitignore': 'bench/app.sh\n' }
  const commit = repository.commit({ ...ignored, 'bench/run.sh': 'echo nothing', 'app.sh': script(1_000_000) }, 'first')
  repository.commit({ 'bench/run.sh': 'sh bench/app.sh', 'app.sh': script(1_100_000) })
  // As after a build, by a tool that looks at what is there.
  sandbox.write('work/bench/app.sh', script(1_100_000))
  sandbox.write('work/bench/new.sh', 'echo new')
  const setup = '[ -e bench/app.sh ] || cp app.sh bench/app.sh; echo >> bench/run.sh'
  const suite = [...fixed.slice(0, -1), 'suite-files=bench/**', '--set', 'fresh-copies=round']
  const words = ['compare', commit, '--setup', setup, ...suite, '--json', 'a.json', '--']
  const built = await counterbalance(sandbox, [...words, 'sh', 'bench/run.sh'], { directory: repository.path })
  expect(built.status, built.stderr).toBe(0)
  const report = readReport(sandbox, 'work/a.json')
  expect(report).toMatchObject({ status: 'regressed', suiteReplaced: ['bench/run.sh'], suiteChanges: [] })
  expect(report.warnings.map(({ message }) => message)).toContain(
    'in the contender, git does not track bench/new.sh, so "suite-files" leaves it out: run "git add" for files that define benchmarks',
  )
  expect(repository.git('status', '--porcelain')).not.toContain('bench/run.sh')
})

test('a published baseline says what its benchmarks were, and an older one that it does not know', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', script(1_000_000))
  sandbox.write('b/bench.sh', script(1_100_000))
  const unguarded = fixed.slice(0, -2)
  const compare = ['compare', 'store:store', 'b', ...fixed, '--json', 'a.json', ...benchCommand]
  await counterbalance(sandbox, ['publish', 'store', 'a', ...unguarded, ...benchCommand])
  const unknown = await counterbalance(sandbox, compare)
  expect(unknown.stdout).toContain('it is unknown whether the benchmark itself changed')
  expect(readReport(sandbox, 'a.json').status).toBe('regressed')
  await counterbalance(sandbox, ['publish', 'store', 'a', ...fixed, ...benchCommand])
  await counterbalance(sandbox, compare)
  expect(readReport(sandbox, 'a.json')).toMatchObject({ status: 'not-comparable', suiteChanges: ['bench.sh'] })
})
