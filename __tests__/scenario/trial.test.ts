import { expect, test } from 'vitest'
import { decodeRecord } from '../../src/record/decode.js'
import { counterbalance, readReport } from './counterbalance.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { benchCommand, compareSides, makeScript, writeSides } from './sides.js'

const time = { bench: 'parse', value: 1_000_000 }

/** The options by which each copy that is installed leaves its name. */
function installing(sandbox: Sandbox): readonly string[] {
  return ['--rounds', '5', '--set', `install=echo "\${PWD##*/}" >> ${sandbox.at('installed')}`]
}

/** The copies that were installed, in their order, each as the number of its directory among all. */
function listInstalled(sandbox: Sandbox): readonly number[] {
  const names = sandbox.read('installed').trimEnd().split('\n')
  return names.map(name => [...new Set(names)].indexOf(name))
}

test('a command that fails on both sides is found out before a second copy of a side is installed', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time])
  const words = [...compareSides, ...installing(sandbox), '--', 'sh', '-c', 'echo "no module" >&2; exit 3']
  const ended = await counterbalance(sandbox, words)
  expect(ended.status).toBe(4)
  expect(ended.stderr).toContain('exit status 3')
  expect(ended.stderr).toContain('no module')
  expect(listInstalled(sandbox)).toEqual([0, 1])
})

test('a table for people is found out with one copy', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time])
  const table = 'echo "Benchmark           Time      CPU   Iterations"'
  const ended = await counterbalance(sandbox, [...compareSides, ...installing(sandbox), '--', 'sh', '-c', table])
  expect(ended.status).toBe(4)
  expect(ended.stderr).toContain('this is the table of Google Benchmark')
  expect(listInstalled(sandbox)).toEqual([0])
})

test('numbers of a contender that mends the baseline are shown', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time])
  sandbox.write('a/bench.sh', 'exit 3\n')
  const words = [...compareSides, ...installing(sandbox), '--json', 'a.json', ...benchCommand]
  const { status, stdout } = await counterbalance(sandbox, words)
  expect(status).toBe(4)
  expect(stdout).toContain('They run on b.')
  expect(readReport(sandbox, 'a.json').status).toBe('not-compared')
  expect(listInstalled(sandbox)).toEqual([0, 1, 2, 1, 3])
})

test('a copy in which the command was tried is as it was', async () => {
  const sandbox = makeSandbox()
  const script = makeScript(
    [{ bench: 'runs', value: '$runs', noise: 0, unit: 'count' }],
    ['cat .git/link > /dev/null; echo x >> log/runs; runs=$(($(wc -l < log/runs)))'],
  )
  for (const side of ['a', 'b']) sandbox.write(`${side}/bench.sh`, script)
  const install = [
    '--set',
    'fresh-copies=once',
    '--set',
    `install=mkdir -m 750 log .git; ln -s ../bench.sh .git/link; echo x >> ${sandbox.at('installed')}`,
  ]
  const words = [...compareSides, ...install, '--rounds', '5', '--record', 'a.json', ...benchCommand]
  expect((await counterbalance(sandbox, words)).stderr).not.toContain('failed')
  const { rounds, sides } = decodeRecord(sandbox.read('a.json'))
  for (const { name } of sides)
    for (const round of rounds) {
      const runs = round.filter(({ slot }) => slot.side === name).map(({ measurements }) => measurements[0]!.value)
      expect([runs.length, new Set(runs).size]).toEqual([2, 1])
    }
  expect(listInstalled(sandbox)).toHaveLength(4)
})
