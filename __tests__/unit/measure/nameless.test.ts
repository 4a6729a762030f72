import { expect, test } from 'vitest'
import type { Invoked } from '../../../src/measure/invoked.js'
import { makeReader } from '../../../src/measure/reader.js'
import type { Warning } from '../../../src/record/record.js'
import { makeSession } from './clockwork.js'

const lines = (...names: readonly string[]): string =>
  names.map(bench => JSON.stringify({ bench, value: 12, unit: 'ms' })).join('\n')

/** Reads what the baseline printed, and tells the codes of what is warned of. */
function read(stdout: string, format = 'native') {
  const codes: string[] = []
  const reader = makeReader(makeSession(['baseline', 'contender'], { more: { format } }), {
    watch: () => undefined,
    endAfter: () => false,
    digest: text => text,
    warn: ({ code }: Warning) => codes.push(code),
  })
  const invoked: Invoked = {
    slot: { side: 'baseline', copy: 1 },
    outcome: 'ok',
    startedAt: 0,
    leftovers: 0,
    isNotStarted: false,
    text: { stdout, benchOutput: '', seconds: 1 },
  }
  const [invocation] = reader.read([invoked])
  const { outcome, measurements } = invocation!
  return { outcome, benchmarks: measurements.map(({ benchmark }) => benchmark), codes }
}

test.each<[what: string, printed: string, expected: ReturnType<typeof read>]>([
  ['none', lines('a', 'b'), { outcome: 'ok', benchmarks: ['a', 'b'], codes: [] }],
  ['one of two', lines('', 'b'), { outcome: 'ok', benchmarks: ['b'], codes: ['nameless'] }],
  ['a blank one', lines('a', ' '), { outcome: 'ok', benchmarks: ['a'], codes: ['nameless'] }],
  ['all', lines(''), { outcome: 'failed', benchmarks: [], codes: ['nameless'] }],
])('a benchmark without a name loses its row only: %s', (_, printed, expected) => {
  expect(read(printed)).toEqual(expected)
})

const custom = (...names: readonly string[]): string =>
  JSON.stringify(names.map(name => ({ name, unit: 'ms', value: 12 })))
const tasks = (...names: readonly string[]): string =>
  JSON.stringify(names.map(name => ({ name, latency: { p50: 12, mean: 12, samples: [12] } })))

test.each([
  ['customSmallerIsBetter', custom('', 'b', '')],
  ['tinybench', tasks('', 'b', '')],
])('the formats of tools lose only the rows without a name too: %s', (format, printed) => {
  expect(read(printed, format)).toEqual({ outcome: 'ok', benchmarks: ['b'], codes: ['nameless'] })
})
