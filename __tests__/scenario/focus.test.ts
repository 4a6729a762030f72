import { expect, test } from 'vitest'
import { counterbalance, findingsOf, readReport } from './counterbalance.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { compareSides } from './sides.js'

/** A script that prints the benchmarks in `$BENCH_SELECT`, one a line, or all where that is empty; and notes what it was told. */
function makeBench(slower: number, noise: number): string {
  const values = { quiet: [1000, 10], slower: [slower, 10], noisy: [1000, noise] }
  return [
    'n=0; [ -e "$HOME"/invocations ] && read -r n < "$HOME"/invocations',
    'n=$((n + 1)); echo $n > "$HOME"/invocations',
    'echo $BENCH_SELECT >> "$HOME"/selected',
    ...Object.entries(values).map(
      ([name, [value, spread]]) =>
        `case " $(echo $BENCH_SELECT) " in '  '|*' ${name} '*) echo '{"bench":"${name}","unit":"us","value":'$((${value} + (n * 7919 + n * n * 104729) % ${spread}))'}';; esac`,
    ),
    '',
  ].join('\n')
}

/** Compares sides whose noisy benchmark varies by up to `noise` of 1,000: 900 is hopeless, and 73 is not. */
async function compare(sandbox: Sandbox, noise: number, ...words: string[]) {
  sandbox.write('a/bench.sh', makeBench(1000, noise))
  sandbox.write('b/bench.sh', makeBench(1500, noise))
  const options = [
    '--set',
    'format=native',
    '--set',
    'fresh-copies=round',
    '--json',
    'report.json',
    '--record',
    'record.json',
  ]
  return await counterbalance(sandbox, [...compareSides, ...options, ...words])
}

const verdictsOf = (sandbox: Sandbox) =>
  Object.fromEntries(
    findingsOf(readReport(sandbox, 'report.json')).map(({ benchmark, verdict }) => [benchmark, verdict]),
  )

test('only benchmarks that are not settled run on, and the verdicts are the same', async () => {
  const sandbox = makeSandbox()
  const words = ['--set', 'select=names', '--rounds', '5..8', '--causes', 'off', '--', 'sh', 'bench.sh']
  const { status, stdout } = await compare(sandbox, 73, ...words)
  expect(status, stdout).toBe(0)
  expect(verdictsOf(sandbox)).toEqual({ quiet: 'unchanged', slower: 'regressed', noisy: 'unchanged' })
  const selected = sandbox.read('selected').split('\n')
  expect([...new Set(selected.slice(0, 24))]).toEqual([''])
  expect([...new Set(selected.slice(24, -1))]).toEqual(['noisy'])
  expect(readReport(sandbox, 'report.json').plan!.focus).toEqual([{ from: 5, without: ['quiet', 'slower'] }])
})

test('a benchmark that a plan leaves out runs once, and is unchanged', async () => {
  const sandbox = makeSandbox()
  const plan = ['--set', 'benchmarks=**', '--set', 'benchmarks=!{quiet,slower}']
  const words = [
    '--set',
    'select=names',
    '--rounds',
    '5',
    '--causes',
    'off',
    '--verbose',
    ...plan,
    '--',
    'sh',
    'bench.sh',
  ]
  const { status, stdout, stderr } = await compare(sandbox, 900, ...words)
  expect(status, stderr).toBe(0)
  expect(verdictsOf(sandbox)).toEqual({ quiet: 'unchanged', slower: 'unchanged', noisy: 'inconclusive' })
  expect(stdout).toContain('not affected, so it ran only once')
  expect(readReport(sandbox, 'report.json').plan!.focus).toEqual([{ from: 1, without: ['quiet', 'slower'] }])
})

test('a command that ignores the selection is noticed', async () => {
  const sandbox = makeSandbox()
  const words = ['--set', 'select=names', '--rounds', '5..8', '--', 'sh', '-c', 'unset BENCH_SELECT; sh bench.sh']
  const { stdout } = await compare(sandbox, 73, ...words)
  expect(stdout).toContain('focus had no effect, since the command ran all benchmarks when only some were selected')
  expect(verdictsOf(sandbox)).toMatchObject({ quiet: 'unchanged', slower: 'regressed' })
  expect(readReport(sandbox, 'report.json').plan!.focus).toBe(undefined)
})
