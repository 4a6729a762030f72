import { expect, test } from 'vitest'
import { counterbalance, findingsOf, readReport } from './counterbalance.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { benchCommand, compareSides, makeScript } from './sides.js'

const baseline = { bench: 'parse', value: 1_000_000 }
const slower = { bench: 'parse', value: 2_000_000 }
/** A line that a slow contender would like the baseline to have printed, often enough to be its median. */
const planted = `for i in 1 2 3; do echo '{"bench":"parse","value":2000000,"unit":"ns"}'; done`

/** Compares a baseline with a contender that is twice as slow and runs `lines` of shell before it prints its numbers. */
async function tamper(sandbox: Sandbox, lines: readonly string[]) {
  sandbox.write('a/bench.sh', makeScript(sandbox, [baseline]))
  sandbox.write('b/bench.sh', makeScript(sandbox, [slower], lines))
  const words = [...compareSides, '--rounds', '6', '--json', 'a.json', '--record', 'r.json', ...benchCommand]
  const ended = await counterbalance(sandbox, words)
  return { ...ended, report: readReport(sandbox, 'a.json') }
}

test.each([
  [
    'appends to the numbers of other turns',
    `home=\${BENCH_OUTPUT%/*}; for file in $home/* $home/numbers-0 $home/numbers-1 $home/numbers-2 $home/numbers-3; do [ -d $file ] || { ${planted}; } >> $file; done`,
  ],
  [
    'writes to what the launcher has open',
    `for file in /proc/$PPID/fd/*; do { ${planted}; } 2> /dev/null >> $file || true; done`,
  ],
])('a contender that %s', async (_, line) => {
  const { report } = await tamper(makeSandbox(), [line])
  expect(findingsOf(report)).toMatchObject([{ verdict: 'regressed', change: { value: expect.closeTo(1, 1) } }])
})
