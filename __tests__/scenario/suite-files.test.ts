import { expect, test } from 'vitest'
import { counterbalance, readReport } from './counterbalance.js'
import { makeRepository } from './repository.js'
import { makeSandbox } from './sandbox.js'
import { benchCommand, makeScript } from './sides.js'

const fixed = ['--rounds', '5', '--warmups', '0', '--seed', 'scenario', '--suite-files', 'bench.sh']
const script = (value: number): string => makeScript([{ bench: 'parse', value }])

test('two directories whose benchmarks differ are not compared, unless their user wants it', async () => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', script(1_000_000))
  sandbox.write('b/bench.sh', script(1_100_000))
  const words = ['compare', '--baseline', 'a', '--contender', 'b', '--reinstall', 'round', ...fixed]
  const guarded = await counterbalance(sandbox, [...words, '--record', 'r.json', ...benchCommand])
  expect(guarded.stdout).toContain('the benchmark itself changed: 1 file')
  expect(guarded.stdout).toContain('1 incomparable')
  const judged = await counterbalance(sandbox, ['analyze', 'r.json', '--suite-changes', 'judge'])
  expect(judged.status, judged.stderr).toBe(0)
  expect(JSON.parse(judged.stdout)).toMatchObject({ status: 'regressed', suiteChanges: ['bench.sh'] })
})

test('a baseline that is built gets the benchmarks of the contender before its setup', async () => {
  const sandbox = makeSandbox()
  const repository = makeRepository(sandbox, 'work')
  const files = { '.gitignore': 'built.sh\n', 'bench.sh': 'echo nothing' }
  const commit = repository.commit(files, 'first')
  repository.commit({ 'bench.sh': script(1_000_000), 'built.sh': '' })
  sandbox.write('work/built.sh', script(1_000_000))
  const built = await counterbalance(
    sandbox,
    [
      'compare',
      '--baseline-ref',
      commit,
      '--setup',
      'cp bench.sh built.sh',
      ...fixed,
      '--json',
      'a.json',
      '--',
      'sh',
      'built.sh',
    ],
    { directory: repository.path },
  )
  expect(built.status, built.stderr).toBe(0)
  expect(readReport(sandbox, 'work/a.json')).toMatchObject({ suiteReplaced: ['bench.sh'], suiteChanges: [] })
  expect(repository.git('status', '--porcelain')).not.toContain('bench.sh')
})

test('a published baseline says what its benchmarks were, and an older one that it does not know', async () => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', script(1_000_000))
  sandbox.write('b/bench.sh', script(1_100_000))
  const [unguarded, store] = [fixed.slice(0, -2), ['--store', 'store', '--contender']]
  const compare = ['compare', ...store, 'b', ...fixed, '--json', 'a.json', ...benchCommand]
  await counterbalance(sandbox, ['publish', ...store, 'a', ...unguarded, ...benchCommand])
  const unknown = await counterbalance(sandbox, compare)
  expect(unknown.stdout).toContain('it is unknown whether the benchmark itself changed')
  expect(readReport(sandbox, 'a.json').status).toBe('regressed')
  await counterbalance(sandbox, ['publish', ...store, 'a', ...fixed, ...benchCommand])
  await counterbalance(sandbox, compare)
  expect(readReport(sandbox, 'a.json')).toMatchObject({ status: 'incomparable', suiteChanges: ['bench.sh'] })
})
