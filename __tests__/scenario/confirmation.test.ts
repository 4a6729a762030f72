import { expect, test } from 'vitest'
import { counterbalance, findingsOf, readReport } from './counterbalance.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { compareSides, makeScript } from './sides.js'

/** The first four copies are installed in the order of the sides, so that the contender's are the third and the fourth. */
const layout =
  'n=0; [ -e "$HOME"/copies ] && read -r n < "$HOME"/copies; n=$((n + 1)); echo $n > "$HOME"/copies; echo $n > number'

/** Each run writes into the contender's directory, as a redirected log and a compiler that watches do. */
const meanwhile = 'echo "a run" >> "$HOME"/b/bench.log; echo "// emitted" >> "$HOME"/b/dist/program.js'

/** Compares two sides whose copies are made once. `slow` is a condition of the shell on `$copy`, the number of the copy. */
async function compare(sandbox: Sandbox, slow: string) {
  const script = (side: string) =>
    makeScript(
      [{ bench: 'parse', value: '1000000 + extra', noise: 10_000 }],
      [meanwhile, `side=${side}; read -r copy < number; extra=0; if ${slow}; then extra=100000; fi`],
    )
  sandbox.write('a/bench.sh', script('a'))
  sandbox.write('b/bench.sh', script('b'))
  sandbox.write('b/bench.log', '')
  sandbox.write('b/dist/program.js', '')
  const options = [
    '--set',
    'format=native',
    '--set',
    'fresh-copies=once',
    '--set',
    `install=${layout}`,
    '--rounds',
    '5..20',
  ]
  const words = [
    ...compareSides,
    ...options,
    '--json',
    'report.json',
    '--record',
    'record.json',
    '--',
    'sh',
    'bench.sh',
  ]
  const { stdout, stderr } = await counterbalance(sandbox, words)
  const [finding] = findingsOf(readReport(sandbox, 'report.json'))
  return { stdout, stderr, finding: finding!, record: JSON.parse(sandbox.read('record.json')) }
}

test('a change of the program shows on other copies too', async () => {
  const { stdout, stderr, finding, record } = await compare(makeSandbox(), '[ $side = b ]')
  expect(stderr).toContain('a change of parse was found; confirming on new copies: 4 rounds')
  expect(finding).toMatchObject({ verdict: 'regressed', secondStage: { rounds: 4 } })
  expect(record.stages).toEqual([0, 5])
  expect(record.reinstall.starts).toEqual([0, 5])
  expect(record.rounds).toHaveLength(9)
  expect(stdout).toContain('5 rounds, then 4 on new copies')
})

test('a change of some copies only is no change of the program', async () => {
  const { stdout, finding } = await compare(makeSandbox(), '[ $copy = 3 ] || [ $copy = 4 ]')
  expect(finding).toMatchObject({ verdict: 'inconclusive', doubt: 'unconfirmed' })
  expect(stdout).toMatch(/not confirmed: a second installation showed [+−]?0\.\d%/)
  expect(stdout).toContain('make new copies for each round (fresh-copies is round)')
})
