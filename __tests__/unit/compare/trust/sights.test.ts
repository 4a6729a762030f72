import { expect, test } from 'vitest'
import type { Change, Finding } from '../../../../src/compare/finding.js'
import { triangulate } from '../../../../src/compare/trust/triangulation.js'
import { finding, summary } from '../../report/samples.js'

const change = (value: number, low: number | null, high: number | null): Change => ({ value, low, high, level: 0.95 })
const course = {
  more: change(0.1, 0.08, 0.12),
  less: change(-0.1, -0.12, -0.08),
  same: change(0.001, -0.01, 0.01),
  unclear: change(0.01, -0.05, 0.07),
}
type Course = keyof typeof course

const time = (fields: Partial<Finding> = {}) => finding({ baseline: summary(1), ...fields })
const cpuTime = (fields: Partial<Finding> = {}) =>
  finding({ metric: 'cpu-time', baseline: summary(0.9), verdict: null, primary: false, ...fields })
const instructions = (fields: Partial<Finding> = {}) =>
  finding({ metric: 'instructions', unit: 'count', baseline: summary(3e9), verdict: null, primary: false, ...fields })

/** The warnings that are new, by the metric that they are on. */
function warningsOf(findings: readonly Finding[], threshold = 0.02): readonly string[] {
  return triangulate({ findings, warnings: [] }, threshold).flatMap(({ metric, warnings }) =>
    warnings.map(({ code, message }) => `${metric}: ${code}: ${message}`),
  )
}

const waiting = 'it waits more. Look at locks, input and output, sleeps, and steps that no longer run in parallel'

test.each<[clock: Course, work: Course, saying: string]>([
  ['more', 'same', `time-without-work: slower by the clock, same work: ${waiting} (time +10.0%, CPU time +0.1%)`],
  [
    'less',
    'same',
    'time-without-work: faster by the clock, same work: it waits less, and computes as much as before (time −10.0%, CPU time +0.1%)',
  ],
  [
    'same',
    'more',
    'work-without-time: same time, more CPU work: other cores do it, or it fills time that was spent waiting; a busier machine will be slower (time +0.1%, CPU time +10.0%)',
  ],
  [
    'same',
    'less',
    'work-without-time: same time, less CPU work: something other than computing decides how long it takes (time +0.1%, CPU time −10.0%)',
  ],
  [
    'more',
    'less',
    'time-against-work: slower by the clock with less CPU work: it waits more, or less of it runs in parallel (time +10.0%, CPU time −10.0%)',
  ],
  [
    'less',
    'more',
    'time-against-work: faster by the clock with more CPU work: it uses more cores, and more work in total (time −10.0%, CPU time +10.0%)',
  ],
])('by the clock %s, in CPU time %s', (clock, work, saying) => {
  const findings = [time({ change: course[clock] }), cpuTime({ change: course[work] })]
  expect(warningsOf(findings)).toEqual([`time: ${saying}`])
  expect(warningsOf(findings.toReversed())).toEqual([`time: ${saying}`])
})

test.each<[clock: Course, work: Course]>([
  ['more', 'more'],
  ['less', 'less'],
  ['same', 'same'],
  ['more', 'unclear'],
  ['unclear', 'more'],
  ['unclear', 'same'],
  ['same', 'unclear'],
])('by the clock %s, in CPU time %s: nothing is said', (clock, work) => {
  expect(warningsOf([time({ change: course[clock] }), cpuTime({ change: course[work] })])).toEqual([])
})

// Of a time of 1 s, at least 0.08 s more by the clock; a fifth of that is 16 ms of CPU time.
test.each<[what: string, clock: Course, fields: Partial<Finding>, saying: RegExp | undefined]>([
  [
    'may be 15 ms more',
    'more',
    { baseline: summary(0.1), change: change(0.1, -0.05, 0.15) },
    /^time: time-without-work: slower by the clock, with hardly more work: it waits.* \(time \+100 ms, CPU time \+10\.0 ms\)$/,
  ],
  [
    'may be 15 ms less',
    'more',
    { baseline: summary(0.1), change: change(-0.1, -0.15, 0.05) },
    /with hardly more work.* \(time \+100 ms, CPU time −10\.0 ms\)$/,
  ],
  [
    'may be 15 ms more, or as much less',
    'more',
    { baseline: summary(0.1), change: change(0, -0.15, 0.15) },
    /with hardly more work.* \(time \+100 ms, CPU time 0 s\)$/,
  ],
  ['may be 17 ms more', 'more', { baseline: summary(0.1), change: change(0.1, -0.05, 0.17) }, undefined],
  [
    'may be 15 ms more, while the time is less',
    'less',
    { baseline: summary(0.1), change: change(0.1, 0.05, 0.15) },
    /^time: time-without-work: faster by the clock, with hardly less work: it waits less \(time −100 ms, CPU time \+10\.0 ms\)$/,
  ],
  ['may be anything upwards', 'more', { baseline: summary(0.1), change: change(0.1, 0.05, null) }, undefined],
  ['may be anything downwards', 'more', { baseline: summary(0.1), change: change(0.1, null, 0.15) }, undefined],
  ['has no level to go by', 'more', { baseline: null, change: change(0.1, -0.05, 0.15) }, undefined],
])('CPU time that %s', (_, clock, fields, saying) => {
  const warnings = warningsOf([time({ change: course[clock] }), cpuTime(fields)])
  expect(warnings).toEqual(saying === undefined ? [] : [expect.stringMatching(saying)])
})

test('without CPU time, instructions stand for the work', () => {
  const findings = [time({ change: course.more }), instructions({ change: course.same })]
  expect(warningsOf(findings)).toEqual([
    `time: time-without-work: slower by the clock, same work: ${waiting} (time +10.0%, instructions +0.1%)`,
  ])
  const few = instructions({ change: change(0.012, -0.001, 0.025) })
  expect(warningsOf([time({ change: change(0.2, 0.15, 0.25) }), few])).toEqual([
    `time: time-without-work: slower by the clock, with hardly more work: ${waiting} (time +20.0%, instructions +1.2%)`,
  ])
  expect(warningsOf([...findings, cpuTime({ change: course.more })])).toEqual([expect.stringMatching(/^time: pace/)])
})

test.each<[clock: Course, work: Course, count: Course, saying: string | undefined]>([
  [
    'more',
    'more',
    'same',
    'slower, and the instructions are the same: each takes longer; look at caches, memory, branches and the frequency of the processor',
  ],
  [
    'less',
    'less',
    'same',
    'faster, and the instructions are the same: each takes less; look at caches, memory, branches and the frequency of the processor',
  ],
  ['more', 'more', 'more', undefined],
  ['more', 'more', 'unclear', undefined],
  ['more', 'unclear', 'same', undefined],
  ['same', 'same', 'same', undefined],
  ['unclear', 'unclear', 'same', undefined],
])('by the clock %s, in CPU time %s, in instructions %s', (clock, work, count, saying) => {
  const findings = [
    time({ change: course[clock] }),
    cpuTime({ change: course[work] }),
    instructions({ change: course[count] }),
  ]
  expect(warningsOf(findings)).toEqual(saying === undefined ? [] : [`time: pace: ${saying}`])
})

const loud = { verdict: 'inconclusive', change: course.unclear, resolution: 0.1 } as const
const steady = { change: course.same, resolution: 0.05 }

test.each<[what: string, clock: Partial<Finding>, work: Partial<Finding>, byClock: string | undefined]>([
  ['half of what wall time resolves', loud, steady, '10.0%'],
  ['a little more than half', loud, { ...steady, resolution: 0.0501 }, undefined],
  ['something, and wall time nothing', { ...loud, resolution: null }, steady, 'none at all'],
  ['nothing', loud, { ...steady, resolution: null }, undefined],
  ['half, and is judged itself', loud, { ...steady, verdict: 'unchanged' }, undefined],
  ['half, and the verdict is clear', { ...loud, verdict: 'unchanged' }, steady, undefined],
  ['half, and is half of the time', loud, { ...steady, baseline: summary(0.5) }, '10.0%'],
  ['half, and is less than half of the time', loud, { ...steady, baseline: summary(0.49) }, undefined],
  ['half, of a side without values', loud, { ...steady, baseline: null }, undefined],
  ['half, of a time without values', { ...loud, baseline: null }, steady, undefined],
])('CPU time that resolves %s', (_, clock, work, byClock) => {
  const saying = `time: quieter-cpu-time: CPU time would have shown a change of 5.0%, wall time ${byClock}: to judge CPU time, set "metrics" to cpu-time`
  expect(warningsOf([time(clock), cpuTime(work)])).toEqual(byClock === undefined ? [] : [saying])
})

test('CPU time by a coarse clock says nothing of work, and that of the process does', () => {
  const warnings = [{ code: 'coarse-cpu-clock', message: 'it ticks' }]
  const codesOf = (aside: boolean) =>
    triangulate(
      {
        findings: [time({ change: course.more }), cpuTime({ change: course.same, ...(aside && { aside }) })],
        warnings,
      },
      0.02,
    )
      .flatMap(one => one.warnings)
      .map(({ code }) => code)
  expect(codesOf(false)).toEqual([])
  expect(codesOf(true)).toEqual(['time-without-work'])
})

test('the warning is on what is judged, beside its own, and on its own benchmark', () => {
  const own = { code: 'ties', message: 'some values are equal' }
  const [clock, work] = [
    time({ change: course.more, verdict: null }),
    cpuTime({ change: course.same, verdict: 'unchanged', warnings: [own] }),
  ]
  const other = time({ benchmark: 'lex', change: course.more })
  const codes = triangulate({ findings: [clock, work, other], warnings: [] }, 0.02).map(one =>
    one.warnings.map(({ code }) => code),
  )
  expect(codes).toEqual([[], ['ties', 'time-without-work'], []])
  expect(warningsOf([clock, { ...work, verdict: null, warnings: [] }])).toEqual([])
})

test.each<[change: Change | null, isMore: boolean]>([
  [change(0.02, 0.001, 0.04), true],
  [change(0.0199, 0.001, 0.04), false],
  [change(0.03, 0, 0.06), false],
  [change(0.03, null, 0.06), false],
  [change(0.03, 0.01, null), true],
  [null, false],
])('time that changed by %j is more: %s', (clock, isMore) => {
  const warnings = warningsOf([time({ change: clock }), cpuTime({ change: course.same })])
  expect(warnings).toHaveLength(isMore ? 1 : 0)
  const mirrored = clock && change(-clock.value, clock.high && -clock.high, clock.low === null ? null : -clock.low)
  expect(warningsOf([time({ change: mirrored }), cpuTime({ change: course.same })])).toHaveLength(isMore ? 1 : 0)
})

test.each([
  [0.0199, -0.0199, 1],
  [0.02, -0.01, 0],
  [0.01, -0.02, 0],
])('work is the same where it changed by at most %d and at least %d', (high, low, count) => {
  const findings = [time({ change: course.more, baseline: null }), cpuTime({ change: change(0, low, high) })]
  expect(warningsOf(findings)).toHaveLength(count)
})
