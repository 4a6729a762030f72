import { expect, test } from 'vitest'
import { TableError } from '../../../src/formats/consoles.js'
import type { Invoked } from '../../../src/measure/invoked.js'
import { makeReader } from '../../../src/measure/reader.js'
import { makeSession } from './clockwork.js'

const table = 'Name (time in ms)         Min                 Max\n'

/** A reader of two sides with these names, and the codes of what it warns of. */
function open(names: readonly string[], format = 'auto') {
  const codes: string[] = []
  const reader = makeReader(makeSession(names, { more: { format } }), {
    watch: () => undefined,
    endAfter: () => false,
    digest: text => text,
    warn: ({ code }) => codes.push(code),
  })
  return { reader, codes }
}

function print(side: string, stdout: string): Invoked {
  const text = { stdout, benchOutput: '', seconds: 1 }
  return { slot: { side, copy: 1 }, outcome: 'ok', startedAt: 0, leftovers: 0, isNotStarted: false, text }
}

test.each([
  ['versions', ['baseline', 'contender']],
  ['commands', ['./old', './new']],
])('a table for people ends a comparison of two %s', (_, names) => {
  expect(() => open(names).reader.look(print(names[0]!, table))).toThrow(TableError)
})

test('a table of the contender is no reason to stop, and neither is one where whole processes are asked for', () => {
  open(['./old', './new']).reader.look(print('./new', table))
  open(['./old', './new'], 'process').reader.look(print('./old', table))
})

test.each([
  ['numbers in units of time', 'auto', 'sum: 3.1 ms\n', ['printed-results']],
  ['the line of a build', 'auto', 'built in 3.1 s\n', []],
  ['what a format reads', 'auto', '{"bench":"sum","value":3.1,"unit":"ms"}\ntotal: 3.1 ms\n', []],
  ['numbers, where whole processes are asked for', 'process', 'sum: 3.1 ms\n', []],
])('it is said once that nobody reads the numbers: %s', (_, format, stdout, expected) => {
  const { reader, codes } = open(['./old', './new'], format)
  const round = [print('./new', 'nothing\n'), print('./old', stdout)]
  reader.read(round)
  reader.read(round)
  expect(codes).toEqual(expected)
})

test.each<[what: string, command: string, format: string, idle: unknown]>([
  ['nothing ran', './old', 'auto', { line: 'running 0 tests' }],
  ['nothing ran where benchmarks were asked for', 'cargo bench', 'auto', { line: 'running 0 tests', isExpected: true }],
  [
    'nothing ran in a script that asks for benchmarks',
    'npm run speed',
    'auto',
    { line: 'running 0 tests', isExpected: true },
  ],
  ['nothing ran, and the whole process is asked for', 'cargo bench', 'process', undefined],
])('it is kept that %s', (_, line, format, idle) => {
  const session = makeSession(['./old', './new'], { more: { format } })
  const sides = session.sides.map(side => ({ ...side, command: { kind: 'shell', line } as const }))
  const reader = makeReader(
    { ...session, sides },
    {
      ...{ watch: () => undefined, endAfter: () => false, digest: text => text, warn: () => undefined },
      readScript: () => '{"scripts":{"speed":"vitest bench"}}',
    },
  )
  expect(reader.read([print('./old', 'running 0 tests\n')])[0]!.idle).toEqual(idle)
})

test('more benchmarks than are compared end the session at the first output, with their number', () => {
  const list = (count: number): string =>
    Array.from({ length: count }, (_, at) => `{"bench":"b${at}","value":1,"unit":"ns"}\n`).join('')
  expect(open(['./old', './new']).reader.read([print('./old', list(10_000))])[0]!.measurements).toHaveLength(10_000)
  expect(() => open(['./old', './new']).reader.read([print('./old', list(10_001))])).toThrow(
    'the command printed 10001 benchmarks, and at most 10000 are compared: split the suite into several',
  )
})
