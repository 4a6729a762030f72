import { expect, test } from 'vitest'
import { HistoryError } from '../../../../src/extras/history/block.js'
import type { Comparison } from '../../../../src/extras/history/comparison.js'
import { joinComparisons } from '../../../../src/extras/history/comparison.js'
import { decodeHistory, encodeHistory } from '../../../../src/extras/history/file.js'
import { digestOf, makeComparisonOf, parse, serve, withAbsolute } from './comparisons.js'

const comparisons = [
  makeComparisonOf(1, 1, []),
  makeComparisonOf(1, 2, [
    [parse, 1000],
    [serve, -20],
  ]),
  makeComparisonOf(2, 3, [
    [parse, -7],
    [serve, 3],
  ]),
  makeComparisonOf(3, 4, [[serve, 12]]),
]

test('a history comes back from its file as it was', () => {
  const text = encodeHistory({ suite: 'words', comparisons })
  expect(decodeHistory(text)).toEqual({ suite: 'words', comparisons })
  expect(text.split('\n').filter(line => line.startsWith('{"names"'))).toHaveLength(2)
})

test('anchors, third sides and what they lack come back too', () => {
  const anchor = { digest: digestOf(9), name: 'v1.4' }
  const [pair] = comparisons.slice(1)
  const anchored: Comparison = {
    ...pair!,
    anchor,
    comparedSides: [...pair!.comparedSides, { digest: digestOf(9), label: 'v1.4', copies: 2 }],
    estimates: [
      { of: parse, heights: [0, 12, -30], noises: [10, 11, 12] },
      { of: serve, heights: [null, 0, 7], noises: [null, 5, 5] },
      { of: { ...serve, metric: 'memory' }, heights: [0, 7, null], noises: [5, 5, null] },
    ],
  }
  expect(decodeHistory(encodeHistory({ suite: 'words', comparisons: [anchored] })).comparisons).toEqual([anchored])
})

test('the newest comparison of each machine keeps the values of its machine', () => {
  const ms = { value: 0.0012, unit: 's' }
  const valued = [
    withAbsolute(makeComparisonOf(1, 2, [[parse, 1000]]), ms),
    withAbsolute(makeComparisonOf(2, 3, [[parse, 0]], { machine: 'two' }), ms),
    withAbsolute(makeComparisonOf(3, 4, [[parse, 0]]), { ...ms, value: 0.0011 }),
    makeComparisonOf(4, 5, [[parse, 0]]),
  ]
  const text = encodeHistory({ suite: 'words', comparisons: valued })
  expect(decodeHistory(text).comparisons.map(({ estimates }) => estimates[0]!.absolute?.value)).toEqual([
    undefined,
    0.0012,
    0.0011,
    undefined,
  ])
  expect(() => decodeHistory(text.replace('[[0.0011,"s"]]', '[[0.0011,"s"],null]'))).toThrow(
    'line 5: it has 2 values, and 1 results',
  )
  expect(() => decodeHistory(text.replace('0.0011', '1e999'))).toThrow(HistoryError)
})

test('files with a part in common are joined in the order of their times, in whatever order they come', () => {
  const [alone, first, second, third] = comparisons
  const joined = joinComparisons([alone!, first!, third!], [first!, second!])
  expect(joined).toEqual(comparisons)
  expect(joinComparisons([second!, first!], [third!, first!, alone!])).toEqual(joined)
})

const head = '{"schema":"counterbalance/history@1","suite":"words"}'
const names = '{"names":[["parse","time","lower"]]}'
const side = `["${'a'.repeat(64)}",null,"main",2]`
const comparison = (change: object): string =>
  JSON.stringify({
    id: '1',
    at: '2026-01-01T00:00:00.000Z',
    machine: 'one',
    rounds: 20,
    sides: [JSON.parse(side), JSON.parse(side)],
    found: [[1, 2, 3]],
    ...change,
  })

const blockOf = (nodes: readonly number[], weights: readonly number[]): string => {
  const networks = [{ of: ['parse', 'time', 'lower'], nodes, weights, pull: [0, 0], square: 0, comparisons: 1 }]
  return comparison({ found: [], block: { ids: ['0'], releases: [], networks } })
}

test.each<[what: string, lines: readonly string[], says: string]>([
  ['nothing', [], 'line 1'],
  [
    'another file',
    ['{"schema":"counterbalance/report@2","suite":"x"}'],
    'this version reads "counterbalance/history@1"',
  ],
  ['a line that was cut', [head, names, comparison({}).slice(0, 90)], 'line 3 is not valid JSON'],
  ['results without names', [head, comparison({})], 'line 2: it has 1 results, and there are 0 names'],
  ['a number that is none', [head, names, comparison({}).replace('[1,2,3]', '[1e999,2,3]')], 'line 3, "found.0.0"'],
  ['a change beyond all measure', [head, names, comparison({ found: [[1e9, 2, 3]] })], 'line 3, "found.0.0"'],
  ['a noise of nothing', [head, names, comparison({ found: [[1, 0, 3]] })], 'result 1 does not have the numbers'],
  ['a noise of no height', [head, names, comparison({ found: [[null, 2, 3]] })], 'result 1 does not have the numbers'],
  ['an anchor without a name', [head, names, comparison({ anchor: ['a'.repeat(64)] })], '"anchor'],
  [
    'a comparison of four sides',
    [head, names, comparison({ sides: Array(4).fill(JSON.parse(side)) })],
    'a comparison has 4 sides',
  ],
  ['a block of other versions', [head, blockOf([0, 7], [1, -1, 1])], 'is not the network of its versions'],
  ['a block that pulls levels from nowhere', [head, blockOf([0, 1], [1, -1, 2])], 'is not the network of its versions'],
  ['too few numbers', [head, names, comparison({ found: [[1, 2]] })], 'result 1 does not have the numbers'],
  ['a digest that is a path', [head, names, comparison({ sides: [['../..', null, 'main', 2]] })], '"sides.0.0"'],
  [
    'a commit that is markup',
    [head, names, comparison({ sides: [['a'.repeat(64), '<b>', 'main', 2]] })],
    '"sides.0.1"',
  ],
  ['a time that is none', [head, names, comparison({ at: 'today' })], '"at"'],
  ['what nobody asked for', [head, names, comparison({ __proto__x: 1 })], '"__proto__x"'],
  [
    'too many comparisons',
    [head, names, ...Array.from({ length: 2001 }, (_, id) => comparison({ id: `${id}` }))],
    '2001 comparisons',
  ],
])('a file with %s is refused in words', (_, lines, says) => {
  expect(() => decodeHistory(lines.join('\n'))).toThrow(HistoryError)
  expect(() => decodeHistory(lines.join('\n'))).toThrow(says)
})

test('a history that is too large for its file loses its oldest comparisons, and can be read', () => {
  const names = Array.from({ length: 1000 }, (_, at) => ({ ...parse, benchmark: `é${'x'.repeat(900)} ${at}` }))
  const large = Array.from({ length: 12 }, (_, at) =>
    makeComparisonOf(
      at,
      at + 1,
      // Names are written again wherever they change.
      (at % 2 === 0 ? names : names.toReversed()).map(of => [of, at] as const),
    ),
  )
  const text = encodeHistory({ suite: 'words', comparisons: large })
  expect(Buffer.byteLength(text)).toBeLessThan(2 ** 23)
  const kept = decodeHistory(text).comparisons
  expect(kept.length).toBeGreaterThan(5)
  expect(kept.map(({ id }) => id)).toEqual(large.slice(-kept.length).map(({ id }) => id))
})
