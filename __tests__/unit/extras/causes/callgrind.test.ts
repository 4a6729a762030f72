import { expect, test } from 'vitest'
import { testCounts } from '../../../../src/extras/causes/conclude.js'
import { type RoundValues, testDifference } from '../../../../src/extras/causes/permutation.js'
import { callgrindProfiler } from '../../../../src/profiles/profilers.js'
import { readCallgrind } from '../../../../src/profiles/readers/callgrind.js'
import { makeRandom } from '../../../../src/stats/random.js'

const file = `# callgrind format
positions: line
events: Ir
summary: 190

ob=(1) /tmp/b1/report
fl=(1) main.c
fn=(1) main
12 5
+2 10
cfi=(2) text.c
cfn=(2) split
calls=3 +41
* 120
+1 5

fl=(2)
fn=(2)
40 60
fi=(3) inlined.h
7 20
fe=(2)
-2 40

fn=(3) nothing
1 0
`

test('each function has what it counts itself, with the line that it begins at', () => {
  expect(readCallgrind(file)).toEqual([
    { frames: [{ name: 'main', file: 'main.c', line: 12, last: 15 }], weight: 20 },
    { frames: [{ name: 'split', file: 'text.c', line: 40, last: 40 }], weight: 120 },
  ])
})

test('positions of instructions stand before the lines, and other events beside the counts', () => {
  const text = 'positions: instr line\nevents: Dr Ir\nfl=(1) a.c\nfn=(1) main\n0x10 7 1 30\n+4 * 1 12\n'
  expect(readCallgrind(text)).toEqual([{ frames: [{ name: 'main', file: 'a.c', line: 7, last: 7 }], weight: 42 }])
})

test.each(['', 'this is no profile', 'events: Dr\nfn=(1) main\n1 5\n'])('no counts are an error (%#)', text => {
  expect(() => readCallgrind(text)).toThrow('no counts of instructions')
})

test('a file that is cut is read as far as it goes, and a number without a name has one of ours', () => {
  expect(readCallgrind(file.slice(0, file.indexOf('calls'))).map(({ weight }) => weight)).toEqual([15])
  expect(readCallgrind('events: Ir\nfn=(9)\n1 5\n')[0]!.frames[0]!.name).toBe('(no name)')
})

test('the empty file of a shell that became the command counts for nothing', () => {
  const files = ['', file].map((text, at) => ({ name: `callgrind.${at}`, bytes: new TextEncoder().encode(text) }))
  const { unit, samples } = callgrindProfiler.read(files)
  expect([unit, samples.length]).toEqual(['instructions', 2])
})

const rounds = (baseline: readonly number[], contender: readonly number[]) =>
  [0, 1].map(at => ({ baseline: baseline.slice(2 * at, 2 * at + 2), contender: contender.slice(2 * at, 2 * at + 2) }))

test.each([
  ['equal counts', rounds([7, 7, 7, 7], [7, 7, 7, 7]), 0, 1, [0, 0]],
  ['counts that agree', rounds([700, 701, 700, 700], [900, 900, 900, 900]), 199.75, 0, [198.75, 200.75]],
])('%s are judged directly', (_, own, estimate, p, [low, high]) => {
  const test = judge(own)
  expect([test.estimate, test.p, test.interval(0.95)]).toEqual([estimate, p, { low, high }])
})

test('counts that do not agree are values like others', () => {
  const { p } = judge(rounds([700, 790, 730, 760], [800, 900, 850, 820]))
  expect(p).toBeGreaterThan(0)
})

function judge(rounds: readonly RoundValues[]) {
  return testCounts(rounds, testDifference(rounds, makeRandom('counts')))
}
