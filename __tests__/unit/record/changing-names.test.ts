import { expect, test } from 'vitest'
import { settleNames } from '../../../src/record/changing-names.js'
import { makeRandom } from '../../../src/stats/random.js'
import { time } from '../compare/records.js'
import { makeSided } from './whole.js'

const random = makeRandom('names')
const draw = (below: number) => Math.floor(random.next() * below)
const hex = (length: number) => Array.from({ length }, () => draw(16).toString(16)).join('')
const word = (length: number) =>
  Array.from({ length }, () => 'abcdefghijklmnopqrstuvwxyz0123456789_'[draw(37)]).join('')

/** The names that a run prints: on which side it is, and the how-manieth it is of all. */
type Print = (side: 'baseline' | 'contender', run: number) => readonly string[]

/** What two sides of two copies each are called in six rounds: all names that there are, by side. */
function settle(print: Print, rounds = 6) {
  const record = makeSided({ baseline: { level: 1 }, contender: { level: 1 } }, { rounds })
  let run = 0
  const printed = {
    ...record,
    rounds: record.rounds.map(round =>
      round.map(invocation => ({
        ...invocation,
        measurements: print(invocation.slot.side as 'baseline', run++).map(benchmark => ({
          benchmark,
          metric: time,
          value: 1,
        })),
      })),
    ),
  }
  const { record: settled, masked = [], differing } = settleNames(printed)
  const of = (side: string) => [
    ...new Set(
      settled.rounds
        .flat()
        .filter(({ slot }) => slot.side === side)
        .map(({ measurements }) => measurements.map(({ benchmark }) => benchmark).join(', ')),
    ),
  ]
  return { baseline: of('baseline'), contender: of('contender'), masked, differing: differing?.size ?? 0 }
}

const both = (...names: readonly string[]) => ({ baseline: [names.join(', ')], contender: [names.join(', ')] })

test.each<[string, (run: number) => string, string]>([
  ['an address', () => `<Codec object at 0x7f${hex(10)}>`, '<Codec object at …>'],
  ['a port', () => `http://127.0.0.1:${30_000 + draw(30_000)}/api`, 'http://127.0.0.1:…/api'],
  ['a process', run => `worker[${4000 + run}]`, 'worker[…]'],
  ['a time', run => `2026-03-04T10:00:${10 + run}.${100_000 + draw(900_000)}`, '…'],
  ['a date with a time zone', run => `2026-03-04T10:${10 + run}:00+01:00`, '…'],
  ['milliseconds since 1970', run => `t=${1_772_618_400_000 + 17 * run}`, 't=…'],
  ['a UUID', () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`, '…'],
  ['a hash', () => hex(32), '…'],
  ['a temporary file', () => `/tmp/bench.${hex(6)}/in.json`, '/tmp/bench.…/in.json'],
  ['a temporary directory of Python', () => `/tmp/tmp${word(8)}/in`, '/tmp/…/in'],
  ['a seed', () => `seed ${draw(2 ** 31)}`, 'seed …'],
  ['a counter', run => `#${run + 1}`, '#…'],
  ['a thread and its process', run => `pid ${900 + run}.${draw(1e6)}`, 'pid …'],
  ['a version beside it', run => `v1.2.3 0x10 n=64 pid ${900 + run}`, 'v1.2.3 0x10 n=64 pid …'],
])('names that hold %s are one name', (_, part, masked) => {
  const {
    differing,
    masked: names,
    ...sides
  } = settle((_, run) => {
    const same = part(run)
    return [`encode ${same}`, `decode/10 ${same}`, `decode/20 ${same}`]
  })
  const expected = [`encode ${masked}`, `decode/10 ${masked}`, `decode/20 ${masked}`]
  expect(sides).toEqual(both(...expected))
  expect([...names].sort()).toEqual([...expected].sort())
  expect(differing).toBe(0)
})

test.each<[string, Print, readonly string[], readonly string[]]>([
  [
    'versions and sizes',
    () => ['v1.2.3/64', 'at 0x10', 'key a1b2c3'],
    ['v1.2.3/64, at 0x10, key a1b2c3'],
    ['v1.2.3/64, at 0x10, key a1b2c3'],
  ],
  ['another version on each side', side => [side === 'baseline' ? 'lib 1.2' : 'lib 1.3'], ['lib 1.2'], ['lib 1.3']],
  ['a benchmark that was added', side => (side === 'baseline' ? ['a/1'] : ['a/1', 'a/2']), ['a/1'], ['a/1, a/2']],
  [
    'a benchmark that is missing in some runs',
    (_, run) => (run % 5 === 4 ? ['a/1'] : ['a/1', 'a/2']),
    ['a/1, a/2', 'a/1'],
    ['a/1, a/2', 'a/1'],
  ],
  [
    'a benchmark that ends early',
    (_, run) => (run < 8 ? ['a/1', 'a/2'] : ['a/1']),
    ['a/1, a/2', 'a/1'],
    ['a/1, a/2', 'a/1'],
  ],
])('%s keep their names', (_, print, baseline, contender) => {
  const settled = settle(print)
  expect(settled).toEqual({ baseline, contender, masked: [], differing: 0 })
})

test('a name of one side alone differs from run to run, and stays of one side', () => {
  expect(settle((side, run) => (side === 'baseline' ? ['encode'] : ['encode', `new ${run}`]))).toEqual({
    ...{ baseline: ['encode'], contender: ['encode, new …'] },
    ...{ masked: ['new …'], differing: 0 },
  })
})

test('several names of a run that are one without what differs are numbered', () => {
  expect(settle((_, run) => [`worker ${2 * run}`, `worker ${2 * run + 1}`])).toMatchObject(
    both('worker …', 'worker … (2)'),
  )
})

test.each<[string, Print]>([
  ['words', (_, run) => [['alpha', 'beta', 'gamma', 'delta'][run % 4]! + 'xyz'[run % 3] + 'uvwst'[run % 5]]],
  ['another number of them', (_, run) => Array.from({ length: 1 + (run % 3) }, (_, at) => `n ${100 * run + at}`)],
  ['nothing but what differs', () => [String(draw(1e9))]],
])('names of which nothing can be left out are told to differ: %s', (_, print) => {
  const { masked, differing } = settle(print)
  expect(masked).toEqual([])
  expect(differing).toBeGreaterThan(10)
})

test('two runs, one of each side, tell nothing', () => {
  const record = makeSided({ baseline: { level: 1, copies: 1 }, contender: { level: 1, copies: 1 } }, { rounds: 1 })
  const rounds = record.rounds.map(round =>
    round.map(invocation => ({
      ...invocation,
      measurements: [{ benchmark: `lib ${invocation.slot.side.length}`, metric: time, value: 1 }],
    })),
  )
  const renamed = { ...record, rounds }
  expect(settleNames(renamed).record).toBe(renamed)
})
