import { describe, expect, it } from 'vitest'
import { peerLines, sumPeers } from '../../../bench/corpus/peers.js'
import { isWrongInSilence, sumRows } from '../../../bench/corpus/sums.js'
import { makeCorpusTable, percent, sumLines } from '../../../bench/corpus/table.js'

type Row = Parameters<typeof makeCorpusTable>[0][0]
type Outcome = NonNullable<Row['outcome']>

const truth = (kind: Row['truth']['kind'], low = 0, high = low): Row['truth'] => ({ kind, low, high })
const row = (title: string, kind: Row['truth'], outcome: Partial<Outcome>): Row => ({
  ...{ title, truth: kind, load: 2.345, minutes: 1.25 },
  outcome: {
    ...{ verdict: 'inconclusive', judgement: 'open', isByCpuTime: false, isLayoutNamed: false },
    ...{ change: { value: 0.012, low: -0.04, high: 0.067 }, isSizeRight: null, cause: null, starts: 56, ...outcome },
  },
})
const found = (verdict: Outcome['verdict'], naming: NonNullable<Outcome['cause']>['naming'], name: string) => ({
  ...{ verdict, judgement: 'found' as const, isSizeRight: true, cause: { naming, name } },
})

const rows: readonly Row[] = [
  row('a 1 → 2', truth('change', -0.51, -0.48), {
    ...found('improved', 'right', 'a::{closure#0}|b'),
    change: { value: -0.49, low: -0.5, high: -0.47 },
  }),
  row('b 1 → 2', truth('change', 7.2, 7.7), {
    ...found('regressed', 'later', 'b'),
    ...{ isSizeRight: false, change: { value: 6.1, low: 3, high: 7.1 }, isByCpuTime: true },
  }),
  row('c 1 → 2', truth('change', 0.08, 0.13), { ...found('regressed', 'package', 'c') }),
  row('d 1 → 2', truth('change', 0.08, 0.11), { verdict: 'improved', judgement: 'wrong way' }),
  row('e 1 → 2', truth('change', -0.06, -0.04), { verdict: 'unchanged', judgement: 'missed' }),
  row('f 1 → 2', truth('change', -0.06, -0.04), found('improved', 'nothing', 'too-long-to-profile')),
  row('g 1 → 2', truth('change', -0.06, -0.04), found('improved', 'another', 'g')),
  row('h 1 → 2', truth('change', -0.06, -0.04), {}),
  row('i 1 → 2', truth('none'), { verdict: 'unchanged', judgement: 'right' }),
  row('j 1 → 2', truth('none'), { verdict: 'regressed', judgement: 'false alarm' }),
  row('k 1 → 2', truth('layout'), { verdict: 'regressed', judgement: 'right', isLayoutNamed: true }),
  row('l 1 → 2', truth('layout'), { verdict: 'not-comparable', change: null }),
  { title: 'm 1 → 2', truth: truth('none'), load: 1, problem: 'cargo: no network' },
]

describe('sumRows', () => {
  it('counts what was found, told and named', () => {
    expect(sumRows(rows)).toEqual({
      large: { of: 3, found: 3, wrongWay: 0, missed: 0 },
      small: { of: 5, found: 2, wrongWay: 1, missed: 1 },
      none: { of: 4, falseAlarms: 1, unchanged: 1, layoutNamed: 1 },
      functions: { of: 5, right: 1, later: 1, package: 1, another: 1, nothing: 1 },
      notRun: 1,
    })
  })

  it('counts nothing of no rows', () => {
    expect(sumRows([])).toMatchObject({ large: { of: 0 }, none: { of: 0 }, notRun: 0 })
  })
})

it.each([
  ['changes that were found', rows.slice(0, 3), false],
  ['a change told in the wrong direction', rows.slice(3, 4), true],
  ['a change called unchanged', rows.slice(4, 5), true],
  ['a false alarm, which a reader can look into', rows.slice(5, 12), false],
  ['a pair that was not run', rows.slice(12), true],
])('%s', (_, some, isWrong) => {
  expect(isWrongInSilence(sumRows(some))).toBe(isWrong)
})

it('prints every row, and its sums', async () => {
  const text = `${makeCorpusTable(rows)}\n\n${sumLines(sumRows(rows)).join('\n')}\n`
  await expect(text).toMatchFileSnapshot('../../golden/corpus/table.md')
})

it.each([
  [0, '+0.0%'],
  [0.068, '+6.8%'],
  [-0.459, '−45.9%'],
  [7.46, '+746%'],
])('%d is %s', (change, text) => {
  expect(percent(change)).toBe(text)
})

describe('sumPeers', () => {
  const rule = "Welch's test of hyperfine's runs"
  const decided = (kind: Row['truth'], alarm: boolean, isSlower: boolean) => ({
    truth: kind,
    decisions: [{ rule, says: '', alarm, isSlower }],
  })
  const sums = sumPeers([
    decided(truth('change', 0.2, 0.3), true, true),
    decided(truth('change', 0.2, 0.3), true, false),
    decided(truth('change', 0.2, 0.3), false, true),
    decided(truth('change', -0.04, -0.03), true, false),
    decided(truth('none'), true, false),
    decided(truth('layout'), false, false),
    { truth: truth('none') },
  ])

  it('counts an alarm in the wrong direction as no discovery', () => {
    expect(sums.find(sum => sum.rule === rule)).toEqual({
      ...{ rule, large: '1 of 3', small: '1 of 1', wrongWay: 1, falseAlarms: '1 of 2' },
    })
  })

  it('says the sums', () => {
    expect(peerLines(sums)[0]).toBe(
      `${rule}: 1 of 3 changes of 10% or more found, 1 of 1 of less, 1 told in the wrong direction, 1 of 2 false alarms.`,
    )
  })
})
