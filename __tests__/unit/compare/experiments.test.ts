import { expect, test } from 'vitest'
import { continueSeries } from '../../../src/record/record.js'
import { makeSection } from '../../../src/report/make-report.js'
import { describeExperiments } from '../../../src/report/words/words.js'
import { makeRecord, noisy, withNewCopies } from './records.js'

const experiment = (effect: number, seed: string, spread = 0.01) =>
  withNewCopies(makeRecord([{ name: 'parse', value: noisy(effect, spread) }], { seed }))

test('what is inconclusive is judged again, by a quarter of the error rate, and all experiments are told', () => {
  const [first, second] = [experiment(0, 'one', 0.3), experiment(0.06, 'two')]
  expect(makeSection(first).findings[0]!.verdict).toBe('inconclusive')
  const section = makeSection({ ...second, ...continueSeries(second.settings, [first]) })
  const [finding] = section.findings
  expect(section.settings.confidence).toBeCloseTo(1 - 0.05 / 4, 12)
  expect(finding).toMatchObject({
    verdict: 'regressed',
    experiments: { earlier: [{ verdict: 'inconclusive' }], decides: 2 },
  })
  const [alone] = makeSection(second).findings
  const width = ({ low, high }: { low: number | null; high: number | null }): number => high! - low!
  expect(width(finding!.change!)).toBeGreaterThan(width(alone!.change!))
  const pooled = finding!.experiments!.pooled!
  expect(pooled.level).toBeCloseTo(1 - 0.05 / 4, 12)
  expect(pooled.value).toBeGreaterThan(0)
  expect(describeExperiments(finding!)).toMatch(
    /^experiment 2 decides; experiment 1: .* inconclusive; all together: \+\d\.\d% \[.*\]$/,
  )
  expect(describeExperiments(alone!)).toBe(undefined)
})

test.each([0.06, 0])('what has a verdict keeps it, whatever comes after: %d', effect => {
  const [first, second] = [experiment(effect, 'one'), experiment(0.06 - effect, 'two')]
  const section = makeSection({ ...second, ...continueSeries(second.settings, [first]) })
  const [finding] = section.findings
  const { experiments, ...standing } = finding!
  expect(standing).toEqual(makeSection(first).findings[0])
  expect(section.status).toBe(effect === 0 ? 'unchanged' : 'regressed')
  expect(experiments).toMatchObject({ earlier: [], decides: 1 })
  expect(describeExperiments(finding!)).toMatch(/^experiment 1 decides; all together: /)
})

test('the correction for many is over what is judged again', () => {
  const names = Array.from({ length: 20 }, (_, index) => `clear ${index}`)
  const make = (seed: string, effect: number, spread: number) =>
    withNewCopies(
      makeRecord(
        [{ name: 'open', value: noisy(effect, spread) }, ...names.map(name => ({ name, value: noisy(0, 0.003) }))],
        { seed },
      ),
    )
  const [first, second] = [make('one', 0, 0.3), make('two', 0.06, 0.1)]
  const { findings } = makeSection({ ...second, ...continueSeries(second.settings, [first]) })
  const open = findings.find(({ benchmark }) => benchmark === 'open')!
  expect(open.adjustedP).toBe(open.p)
  expect(findings).toHaveLength(21)
})

test('experiments that agree are sharper together', () => {
  const all = ['one', 'two', 'three'].map(seed => experiment(0.05, seed))
  const [finding] = makeSection({ ...all[2]!, ...continueSeries(all[2]!.settings, all.slice(0, 2)) }).findings
  const { low, high, value } = finding!.experiments!.pooled!
  expect(value).toBeCloseTo(0.05, 2)
  expect(high! - low!).toBeLessThan(0.8 * (finding!.change!.high! - finding!.change!.low!))
})

test('a benchmark that an experiment lacks has nothing there', () => {
  const first = makeRecord([{ name: 'lex', value: noisy() }])
  const second = experiment(0, 'two')
  const { findings } = makeSection({ ...second, ...continueSeries(second.settings, [first]) })
  const finding = findings.find(({ benchmark }) => benchmark === 'parse')
  expect(finding!.experiments!.earlier).toEqual([null])
  expect(describeExperiments(finding!)).toMatch(/^experiment 2 decides; experiment 1: nothing; all together: /)
})
