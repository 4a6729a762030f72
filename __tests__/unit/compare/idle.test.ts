import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import { decideEnd } from '../../../src/compare/gate/gate.js'
import { explain } from '../../../src/record/reasons.js'
import type { PairInvocation } from '../../../src/record/record.js'
import { makeRecord, noisy } from './records.js'

type Idle = PairInvocation['idle']
const idle: Idle = { line: 'running 0 tests' }
const expected: Idle = { ...idle, isExpected: true }

function judge(of: (run: PairInvocation, round: number) => Idle, effect = 0) {
  const change = (run: PairInvocation, round: number): PairInvocation => {
    const said = of(run, round)
    return said === undefined ? run : { ...run, idle: said }
  }
  return conclude(makeRecord([{ name: 'benchmark', value: noisy(effect) }], { change }))
}

const ofSide = (wanted: string, said: Idle) => (run: PairInvocation) => (run.slot.side === wanted ? said : undefined)

test('where benchmarks were asked for and none ran, nothing is compared, whatever the process took', () => {
  for (const effect of [0, 0.5]) {
    const run = judge(() => expected, effect)
    expect(run).toMatchObject({ status: 'not-compared', findings: [{ verdict: null }] })
    expect(run.warnings.map(explain)).toEqual([
      'no benchmark ran: the command printed "running 0 tests" on both sides, and no result of a benchmark',
    ])
  }
})

test('a gate does not pass where no benchmark ran', () => {
  const policy = { failOn: ['regressed'], allow: [] } as const
  expect(
    decideEnd(
      judge(() => expected),
      policy,
    ),
  ).toEqual({
    kind: 'not-compared',
    failures: ['nothing was compared: no benchmark ran'],
  })
})

test.each<[what: string, of: (run: PairInvocation, round: number) => Idle, warnings: readonly string[]]>([
  ['tests on purpose', () => idle, ['the command was timed as a whole: it printed "running 0 tests"']],
  [
    'none in the contender',
    ofSide('contender', expected),
    ['the command was timed as a whole: the contender printed "running 0 tests"'],
  ],
  [
    'none in the baseline',
    ofSide('baseline', idle),
    ['the command was timed as a whole: the baseline printed "running 0 tests"'],
  ],
  ['none in some runs', (_, round) => (round === 3 ? undefined : expected), []],
])('the time of the process is judged, and what it is of is said: %s', (_, of, warnings) => {
  const run = judge(of, 0.5)
  expect(run.status).toBe('regressed')
  expect(run.warnings.map(explain)).toEqual(warnings)
})
