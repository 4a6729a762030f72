import { expect, test } from 'vitest'
import { makeSection } from '../../../src/report/make-report.js'
import { describeExperiments } from '../../../src/report/words/words.js'
import { makeRecord, noisy, withNewCopies } from './records.js'

const experiment = (effect: number, seed: string) =>
  withNewCopies(makeRecord([{ name: 'parse', value: noisy(effect, 0.01) }], { seed }))

test('the last experiment decides, and all are told', () => {
  const [first, second] = [experiment(0.06, 'one'), experiment(0, 'two')]
  const [finding] = makeSection({ ...second, earlier: [first] }).findings
  const [alone] = makeSection(second).findings
  const { experiments, ...rest } = finding!
  expect(rest).toEqual(alone)
  expect(experiments!.earlier).toEqual([{ verdict: 'regressed', change: makeSection(first).findings[0]!.change }])
  const pooled = experiments!.pooled!
  expect(pooled.value).toBeGreaterThan(0.01)
  expect(pooled.value).toBeLessThan(0.05)
  expect(describeExperiments(finding!)).toMatch(
    /^experiment 2 decides; experiment 1: \+6\.\d% \[\+.*\] regressed; all together: \+\d\.\d% \[.*\]$/,
  )
  expect(describeExperiments(alone!)).toBe(undefined)
})

test('experiments that agree are sharper together', () => {
  const all = ['one', 'two', 'three'].map(seed => experiment(0.05, seed))
  const [finding] = makeSection({ ...all[2]!, earlier: all.slice(0, 2) }).findings
  const { low, high, value } = finding!.experiments!.pooled!
  expect(value).toBeCloseTo(0.05, 2)
  expect(high! - low!).toBeLessThan(0.8 * (finding!.change!.high! - finding!.change!.low!))
})

test('a benchmark that an experiment lacks has nothing there', () => {
  const first = makeRecord([{ name: 'lex', value: noisy() }])
  const [finding] = makeSection({ ...experiment(0, 'two'), earlier: [first] }).findings
  expect(finding!.experiments!.earlier).toEqual([null])
  expect(describeExperiments(finding!)).toMatch(/^experiment 2 decides; experiment 1: nothing; all together: /)
})
