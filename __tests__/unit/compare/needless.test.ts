import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import { isNeedless, listNeedless } from '../../../src/compare/needless.js'
import { settle } from '../../../src/compare/rounds/settled.js'
import type { FocusStep, GivenInputs, Pair } from '../../../src/record/record.js'
import type { Rule } from '../../../src/rules/rules.js'
import { type Benchmark, makeRecord, noisy, withNewCopies } from './records.js'

const asOf = { source: 'rules.yml', asOf: '2026-01-01' }
/** What a plan says where the change cannot affect these benchmarks. */
const without = (...names: readonly string[]): GivenInputs => ({
  benchmarks: ['**', ...names.map(name => `!${name}`)].join('\n'),
})

/** Which benchmarks ran when, and what the plan says of them. */
interface Course {
  readonly focus: readonly FocusStep[]
  readonly rounds?: number
  readonly options?: GivenInputs
}

function makeFocused(
  benchmarks: readonly Benchmark[],
  { focus, rounds = 10, options = without('parse') }: Course,
): Pair {
  const record = makeRecord(
    benchmarks.map(({ value, ...one }) => ({
      ...one,
      value: place => {
        const step = focus.findLast(({ from }) => from <= place.round)
        return step?.without.includes(one.name) ? undefined : value(place)
      },
    })),
    { rounds },
  )
  return {
    ...record,
    options,
    plan: {
      ...{ copies: { baseline: 2, contender: 2 }, inPlace: false, rounds: 20, looks: [10, 20], stoppedBy: 'settled' },
      ...{ seconds: 1, focus },
    },
  }
}

const quiet = noisy(0, 0.002)
const three = (parse: Benchmark['value']): readonly Benchmark[] => [
  { name: 'parse', value: parse },
  { name: 'lex', value: quiet },
  { name: 'print', value: quiet },
]

/** A record in which "parse" has run in the first of ten rounds only. */
const makeSkipped = (options: GivenInputs = without('parse')): Pair =>
  withNewCopies(makeFocused(three(noisy(0.3)), { focus: [{ from: 1, without: ['parse'] }], options }))

const findingOf = (record: Pair, name = 'parse') =>
  conclude(record).findings.find(({ benchmark }) => benchmark === name)!

test('one in ten runs although it is not affected, by the seed alone', () => {
  const count = (seed: string, options: GivenInputs = without('*')) =>
    Array.from({ length: 2000 }, (_, index) => isNeedless(`${index}`, { seed, options })).filter(Boolean).length
  // The standard deviation is 13.
  expect(Math.abs(count('a') - 1800)).toBeLessThan(50)
  expect(count('a')).toBe(count('a'))
  expect(count('a', {})).toBe(0)
})

test('a plan leaves benchmarks out, and the row says so', () => {
  const record = makeSkipped({ benchmarks: '**\n!p*\nprint' })
  expect([...listNeedless([record])]).toEqual(['parse'])
  expect(findingOf(record)).toMatchObject({ verdict: 'unchanged', reason: 'not affected, so it ran only once' })
  expect([...listNeedless([{ ...record, options: {} }])]).toEqual([])
})

test('what need not run is not affected in any contender', () => {
  const [same, other] = [makeSkipped(), makeSkipped({})]
  expect([...listNeedless([same, same])]).toEqual(['parse'])
  expect([...listNeedless([same, other])]).toEqual([])
})

test('what did not run is unchanged, and holds nothing up', () => {
  const record = makeSkipped()
  const { findings, suiteChange } = conclude(record)
  expect(findings.map(({ benchmark, verdict, reason }) => [benchmark, verdict, reason])).toEqual(
    expect.arrayContaining([
      ['parse', 'unchanged', 'not affected, so it ran only once'],
      ['lex', 'unchanged', undefined],
    ]),
  )
  expect(settle([record]).isSettled).toBe(true)
  // It would show the change of one round.
  expect(Math.abs(suiteChange!.value)).toBeLessThan(0.01)
  expect(findingOf(makeSkipped({})).verdict).toBe('not-comparable')
})

test.each<[what: string, focus: readonly FocusStep[]]>([
  ['was settled after five rounds', [{ from: 5, without: ['parse'] }]],
  ['was to end after one round, and ran on', [{ from: 6, without: ['lex', 'parse'] }]],
  [
    'ran again later',
    [
      { from: 1, without: ['parse'] },
      { from: 3, without: [] },
    ],
  ],
])('what %s is judged by its values, whatever the plan says', (_, focus) => {
  const finding = findingOf(withNewCopies(makeFocused(three(noisy(0.2, 0.002)), { focus })))
  expect(finding).toMatchObject({ verdict: 'regressed' })
  expect(finding.reason).toBe(undefined)
})

test('counts that differ without noise are a change after one round too', () => {
  const metric = { name: 'allocations', unit: 'count', better: 'lower' } as const
  const counted =
    (more: number): Benchmark['value'] =>
    ({ side }) =>
      side === 'contender' ? 100 + more : 100
  const course = { focus: [{ from: 1, without: ['parse'] }] }
  const [same, more] = [0, 20].map(count =>
    findingOf(makeFocused([{ name: 'parse', metric, value: counted(count) }, ...three(quiet).slice(1)], course)),
  )
  expect([same!.verdict, more!.verdict]).toEqual(['unchanged', 'regressed'])
})

test('where nothing need run, one round settles it, and there is no A/A test', () => {
  const focus = [{ from: 1, without: ['parse', 'lex', 'print'] }]
  const record = makeFocused(three(noisy(0.3)), { focus, rounds: 1, options: without('*') })
  expect([...listNeedless([record])]).toEqual(['parse', 'lex', 'print'])
  const settling = settle([record])
  expect([settling.isSettled, [...settling.findOpen()], settling.findDoubtful()]).toEqual([true, [], undefined])
  const { status, findings, suiteChange, control } = conclude(record)
  expect([status, suiteChange, control.status]).toEqual(['unchanged', null, 'not-run'])
  expect(findings.map(({ reason }) => reason)).toEqual(Array(3).fill('not affected, so it ran only once'))
})

test('what has a budget or no values yet needs more rounds', () => {
  const record = makeFocused(three(quiet), { focus: [], rounds: 1, options: without('*') })
  const needlessOf = (list: readonly Rule[], fields: Partial<Pair> = {}) => [
    ...listNeedless([{ ...record, ...fields, settings: { ...record.settings, rules: { ...asOf, list } } }]),
  ]
  const budget: Rule = { line: 3, benchmark: 'lex', metric: 'time', budget: { bound: 'at most', value: 2, unit: 's' } }
  expect(needlessOf([])).toEqual(['parse', 'lex', 'print'])
  expect(needlessOf([budget])).toEqual(['parse', 'print'])
  expect(needlessOf([], { options: {} })).toEqual([])
  const failing = record.rounds.map(round =>
    round.map(one => (one.slot.side === 'baseline' ? one : { ...one, measurements: [] })),
  )
  expect(needlessOf([], { rounds: failing })).toEqual([])
})
