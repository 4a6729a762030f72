import { describe, expect, it, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclude.js'
import { type Metric, makeProcessMetric, type ProcessMetric } from '../../../../src/metrics/metric.js'
import { type Benchmark, makeRecord, noisy, time, type ValueOf, withNewCopies } from '../records.js'

const aside = (name: ProcessMetric): Metric => ({ ...makeProcessMetric(name), aside: true })
const ofProcess = (name: ProcessMetric, value: ValueOf): Benchmark => ({ name: 'app', metric: aside(name), value })
const byClock = (value: ValueOf): Benchmark => ({ name: 'app', metric: time, value })
const codesOf = (benchmarks: readonly Benchmark[], metrics = 'primary') =>
  conclude(withNewCopies(makeRecord(benchmarks, { metrics }))).findings.map(({ metric, warnings }) => [
    metric,
    warnings.map(({ code }) => code).filter(code => /work|pace|quieter/.test(code)),
  ])

test.each([
  [0.1, 0, ['time-without-work']],
  [-0.1, 0, ['time-without-work']],
  [0, 0.1, ['work-without-time']],
  [0, -0.1, ['work-without-time']],
  [0.1, -0.1, ['time-against-work']],
  [-0.1, 0.1, ['time-against-work']],
  [0.1, 0.1, []],
  [0, 0, []],
])('time %d, CPU time %d: %j', (clock, work, codes) => {
  const findings = codesOf([byClock(noisy(clock)), ofProcess('cpu-time', noisy(work))])
  expect(findings).toEqual([
    ['time', codes],
    ['cpu-time', []],
  ])
})

const shareOf =
  (part: number, value: ValueOf): ValueOf =>
  place =>
    part * value(place)!

test.each([
  ['unclear', 0.4, shareOf(0.1, noisy(0.01, 0.05)), ['time-without-work']],
  ['a little more', 0.4, shareOf(0.1, noisy(0.1)), ['time-without-work']],
  ['a little less', 0.4, shareOf(0.1, noisy(-0.1)), ['time-without-work']],
  ['a little more, and less time', -0.4, shareOf(0.1, noisy(0.1)), ['time-without-work']],
  ['half of it', 0.4, shareOf(0.5, noisy(0.4)), []],
  ['unclear, and maybe all of it', 0.04, shareOf(0.5, noisy(0.01, 0.2)), []],
])('CPU time that is a small part of the time, and %s', (_, clock, work, codes) => {
  expect(codesOf([byClock(noisy(clock)), ofProcess('cpu-time', work)])[0]).toEqual(['time', codes])
})

it('says how little of the time is work in seconds', () => {
  const benchmarks = [byClock(noisy(0.4)), ofProcess('cpu-time', shareOf(0.1, noisy(0.1)))]
  const { warnings } = conclude(makeRecord(benchmarks)).findings[0]!
  expect(warnings[0]!.message).toMatch(/with hardly more work: .* \(time \+0?\.?4\d\d ?m?s, CPU time \+[\d.]+ m?s\)$/)
})

test.each([
  [0.1, 0.1, 0, ['pace']],
  [-0.1, -0.1, 0, ['pace']],
  [0.1, 0.1, 0.1, []],
  [0.1, 0, 0, ['time-without-work']],
])('time %d, CPU time %d, instructions %d: %j', (clock, work, count, codes) => {
  const benchmarks = [
    byClock(noisy(clock)),
    ofProcess('cpu-time', noisy(work)),
    ofProcess('instructions', noisy(count)),
  ]
  expect(Object.fromEntries(codesOf(benchmarks)).time).toEqual(codes)
})

describe('where the clock cannot tell', () => {
  const loud = byClock(noisy(0.01, 0.2))
  test.each([
    ['CPU time that is steadier is suggested', noisy(0, 0.01), ['quieter-cpu-time']],
    ['CPU time that is as loud is not', noisy(0, 0.15), []],
    ['CPU time that is a small part of the whole is not', (place => noisy(0, 0.01)(place)! / 10) as ValueOf, []],
  ])('%s', (_, work, codes) => {
    expect(Object.fromEntries(codesOf([loud, ofProcess('cpu-time', work)])).time).toEqual(codes)
  })

  it('is not said where CPU time is judged anyway', () => {
    expect(codesOf([loud, ofProcess('cpu-time', noisy(0, 0.01))], 'time, cpu-time').flat(2)).not.toContain(
      'quieter-cpu-time',
    )
  })
})

describe('the process as a whole', () => {
  const tool: Benchmark = { name: 'parse', metric: time, value: noisy() }
  const judgedOf = (benchmarks: readonly Benchmark[], metrics: string) =>
    conclude(makeRecord(benchmarks, { metrics }))
      .findings.filter(({ verdict }) => verdict !== null)
      .map(({ benchmark, metric }) => `${benchmark} ${metric}`)

  test.each([
    ['primary', ['parse time']],
    ['all', ['parse time']],
    ['cpu-time', ['app cpu-time']],
  ])('is judged only where it is named: %s', (metrics, judged) => {
    expect(judgedOf([tool, ofProcess('cpu-time', noisy())], metrics)).toEqual(judged)
  })

  it('is no benchmark that both sides have, and no part of the suite', () => {
    const renamed = (side: string, name: string): Benchmark => ({
      ...{ name, metric: time },
      value: place => (place.side === side ? noisy()(place) : undefined),
    })
    const outcome = conclude(
      makeRecord([renamed('baseline', 'old'), renamed('contender', 'new'), ofProcess('cpu-time', noisy(0.5))]),
    )
    expect(outcome).toMatchObject({ status: 'not-compared', added: ['new'], removed: ['old'] })
    const suite = conclude(makeRecord([tool, { ...tool, name: 'emit' }, ofProcess('cpu-time', noisy(0.5))]))
    expect(Math.abs(suite.suiteChange!.value)).toBeLessThan(0.01)
  })
})
