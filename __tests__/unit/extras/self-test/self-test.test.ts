import { expect, test } from 'vitest'
import { toTerminal } from '../../../../src/document/terminal.js'
import { isSuspicious, selfTestDocument } from '../../../../src/extras/self-test/document.js'
import {
  makeSelfTest,
  makeSessionResult,
  planSessions,
  type SelfTest,
} from '../../../../src/extras/self-test/self-test.js'
import { allocatedFromZero, finding, report, regressed as reported } from '../../report/samples.js'
import { circumstances, judged, regressed, selfTest, session } from './samples.js'

const other = (fields = {}) => judged({ benchmark: 'lex', ...fields })
const share = (count: number, of: number) => ({ count, of })

test('sessions take turns, each with a seed of its own', () => {
  expect(planSessions(2, 'x')).toEqual([
    { kind: 'same', number: 1, seed: 'x/same/1' },
    { kind: 'slowed', number: 1, seed: 'x/slowed/1' },
    { kind: 'same', number: 2, seed: 'x/same/2' },
    { kind: 'slowed', number: 2, seed: 'x/slowed/2' },
  ])
})

test('a report becomes what the summary needs: no more than what is judged', () => {
  const unjudged = finding({ benchmark: 'other', verdict: null })
  const result = makeSessionResult(
    { kind: 'slowed', number: 3, seed: 'x/slowed/3' },
    report({ status: 'regressed', findings: [reported, allocatedFromZero, unjudged] }),
  )
  expect(result).toMatchObject({ kind: 'slowed', number: 3, seed: 'x/slowed/3', status: 'regressed' })
  expect(result.findings.map(({ benchmark, metric }) => [benchmark, metric])).toEqual([
    ['parse/big', 'time'],
    ['parse/big', 'allocations'],
  ])
})

test.each([
  ['none', [[judged()], [judged()]], 0],
  ['a regression', [[judged()], [judged({ verdict: 'regressed' })]], 1],
  ['an improvement', [[judged({ verdict: 'improved' })], [judged()]], 1],
  ['two in one session', [[judged({ verdict: 'improved' }), other({ verdict: 'regressed' })], [judged()]], 1],
  ['one in each', [[judged({ verdict: 'improved' })], [judged(), other({ verdict: 'regressed' })]], 2],
  ['doubt', [[judged({ verdict: 'inconclusive' })], [judged({ verdict: 'not-comparable' })]], 0],
] as const)('false alarms: %s', (_, findings, expected) => {
  const sessions = findings.map(one => session('same', one))
  expect(makeSelfTest(sessions, circumstances).falseAlarms).toEqual(share(expected, 2))
})

test('an alarm of the whole session alone is one too', () => {
  const sessions = [session('same', [judged()], { status: 'regressed' }), session('same', [judged()])]
  expect(makeSelfTest(sessions, circumstances).falseAlarms).toEqual(share(1, 2))
})

test.each([
  ['all', [regressed, other({ verdict: 'regressed' })], 1],
  ['one of two', [regressed, other()], 0],
  ['the wrong way', [judged({ verdict: 'improved' })], 0],
  ['nothing judged', [], 0],
] as const)('found: %s', (_, findings, expected) => {
  expect(makeSelfTest([session('slowed', findings)], circumstances).found).toEqual(share(expected, 1))
})

test('by benchmark and metric, in the order of their names, over the sessions that have them', () => {
  const found = makeSelfTest(
    [
      session('same', [judged({ p: 0.05 }), judged({ metric: 'bytes', p: null, resolution: null })], {
        resolution: 0.02,
      }),
      session('slowed', [regressed, other({ verdict: 'inconclusive', change: null })]),
      session('same', [judged({ p: 0.051, resolution: 0.013 })], { resolution: 0.04, rounds: 5 }),
      session('same', [judged({ p: 0.01, verdict: 'regressed' })], { resolution: null, rounds: 20 }),
    ],
    circumstances,
  )
  expect(found.benchmarks).toEqual([
    {
      benchmark: 'lex',
      metric: 'time',
      falseAlarms: share(0, 0),
      found: share(0, 1),
      smallP: share(0, 0),
      change: null,
      resolution: null,
    },
    {
      benchmark: 'parse',
      metric: 'bytes',
      falseAlarms: share(0, 1),
      found: share(0, 0),
      smallP: share(0, 0),
      change: null,
      resolution: null,
    },
    {
      benchmark: 'parse',
      metric: 'time',
      falseAlarms: share(1, 3),
      found: share(1, 1),
      smallP: share(2, 3),
      change: 0.048,
      resolution: 0.011,
    },
  ])
  expect(found).toMatchObject({ falseAlarms: share(1, 3), found: share(0, 1), rounds: 13 })
  expect(found.resolution).toBeCloseTo(0.03, 12)
})

test('the level of p goes with the confidence', () => {
  const settings = { ...circumstances.settings, confidence: 0.99 }
  const sessions = [0.01, 0.011, 0.05].map(p => session('same', [judged({ p })]))
  expect(makeSelfTest(sessions, { ...circumstances, settings }).benchmarks[0]!.smallP).toEqual(share(1, 3))
})

test('without a session there is nothing, and nothing breaks', () => {
  expect(makeSelfTest([], circumstances)).toMatchObject({
    falseAlarms: share(0, 0),
    found: share(0, 0),
    resolution: null,
    rounds: null,
    benchmarks: [],
  })
})

test.each([
  [4, false],
  [5, true],
])('%d false alarms in 20 sessions are suspicious: %s', (alarms, expected) => {
  const same = (index: number) => [judged({ verdict: index < alarms ? 'regressed' : 'unchanged' })]
  expect(isSuspicious(selfTest(20, { same }))).toBe(expected)
})

test.each([
  [1, 4, false],
  [1, 5, true],
  // Among forty benchmarks one with five is nothing.
  [40, 5, false],
  [40, 7, true],
])('of %d benchmarks, one with %d small p-values in 20 sessions is suspicious: %s', (count, small, expected) => {
  const same = (index: number) =>
    Array.from({ length: count }, (_, at) =>
      judged({ benchmark: `b${at}`, p: at === 0 && index < small ? 0.03 : 0.4, verdict: 'inconclusive' }),
    )
  expect(isSuspicious(selfTest(20, { same }))).toBe(expected)
})

test('the headline', () => {
  const headline = (of: SelfTest) => toTerminal(selfTestDocument(of)).split('\n')[0]
  expect(headline(selfTest(20))).toBe(
    'Self-test: no false alarm in 20 sessions; a slowdown of 5% was found in all 20; detectable change: 1.1%',
  )
  const exact = () => [judged({ resolution: null })]
  expect(headline(selfTest(2, { same: exact, effect: 0.025 }))).toBe(
    'Self-test: no false alarm in 2 sessions; a slowdown of 2.5% was found in all 2',
  )
})
