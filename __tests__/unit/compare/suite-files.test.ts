import { expect, test } from 'vitest'
import { findMisfit } from '../../../bench/fuzz/report-schema.js'
import { conclude } from '../../../src/compare/conclude.js'
import { settle } from '../../../src/compare/rounds/settled.js'
import { terminalVoice } from '../../../src/document/escape.js'
import { write } from '../../../src/document/text.js'
import { decodeRecord } from '../../../src/record/decode.js'
import { encodeRecord } from '../../../src/record/encode.js'
import { makeOnlyPair, type Pair } from '../../../src/record/record.js'
import { makeSection } from '../../../src/report/make-report.js'
import { environmentLines } from '../../../src/report/words/environment.js'
import { sectionHeadline } from '../../../src/report/words/headline.js'
import { sectionStep } from '../../../src/report/words/next-step.js'
import { toRecord } from '../record/whole.js'
import { asReport } from '../report/shown.js'
import { makeRecord, noisy, withNewCopies } from './records.js'

const recordOf = (suiteChanges: readonly string[], effect = 0.1): Pair => {
  const record = withNewCopies(makeRecord([{ name: 'parse', value: noisy(effect) }]))
  return { ...record, suiteChanges }
}

test.each<[changes: readonly string[], verdict: string, reason: string | undefined]>([
  [[], 'regressed', undefined],
  [['bench/a.js'], 'not-comparable', 'the benchmark itself changed (bench/a.js)'],
  [['bench/a.js', 'b', 'c'], 'not-comparable', 'the benchmark itself changed (bench/a.js and 2 more)'],
])('a benchmark of which %j changed is %s', (changes, verdict, reason) => {
  const [finding] = conclude(recordOf(changes)).findings
  expect([finding!.verdict, finding!.reason]).toEqual([verdict, reason])
  expect(finding!.change!.value).toBeCloseTo(0.1, 2)
})

test('the first line says it, and the next step what to do', () => {
  const report = makeSection(recordOf(['bench/a.js', 'bench/b.js']))
  expect(sectionHeadline(report).map(({ text }) => write(text, terminalVoice))).toContain(
    'the benchmark itself changed: 2 files',
  )
  expect(environmentLines(report).map(line => write(line, terminalVoice))).toContain(
    'Benchmark files that differ: bench/a.js, bench/b.js',
  )
  const step = write(sectionStep(report)!, terminalVoice)
  expect(step).toBe('change the benchmark (bench/a.js, bench/b.js) in a change of its own, before this one.')
  expect(findMisfit(asReport(report))).toBeUndefined()
})

test('measuring ends as it would have, since no round makes the benchmarks the same', () => {
  const isSettled = (effect: number) => settle([recordOf(['a'], effect)]).isSettled
  expect([0.1, 0, 0.02].map(isSettled)).toEqual([true, true, false])
})

test('a record keeps what changed and what was replaced', () => {
  const record = toRecord(recordOf(['bench/a.js']))
  const [baseline, contender] = record.sides
  const sides = [
    { ...baseline!, suiteReplaced: ['bench/b.js'] },
    { ...contender!, suiteChanges: ['bench/a.js'] },
  ]
  const again = makeOnlyPair(decodeRecord(encodeRecord({ ...record, sides })))
  expect(again).toMatchObject({ suiteChanges: ['bench/a.js'], suiteReplaced: ['bench/b.js'] })
  expect(environmentLines(makeSection(again)).map(line => write(line, terminalVoice))).toContain(
    'Benchmark files of the contender on both sides: bench/b.js',
  )
})
