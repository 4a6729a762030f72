import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import { describeTolerated, findGateFailures } from '../../../src/compare/gate/gate.js'
import { compareCounts } from '../../../src/compare/layout.js'
import { terminalVoice } from '../../../src/document/escape.js'
import { write } from '../../../src/document/text.js'
import { decodeRecord } from '../../../src/record/decode.js'
import { encodeRecord } from '../../../src/record/encode.js'
import type { Counts, RecordedLayout } from '../../../src/record/layout.js'
import { explain, makeReason } from '../../../src/record/reasons.js'
import { makeOnlyPair, type Pair } from '../../../src/record/record.js'
import { makeSection } from '../../../src/report/make-report.js'
import { sectionStep } from '../../../src/report/words/next-step.js'
import { toRecord } from '../record/whole.js'
import { makeRecord, noisy, withNewCopies } from './records.js'

const gate = { failOn: ['regressed'], allow: [] } as const

const baseline: Counts = {
  ...{ side: 'baseline', instructions: 1e9, dataMisses: 1e5, memoryAccesses: 1000, mispredictions: 1e6 },
}

/** A change of time by a tenth whose contender counts as the baseline does, but for `other`. */
function recordOf(
  other: Partial<Counts> = {},
  { effect = 0.1, setting }: { effect?: number; setting?: 'report' } = {},
): Pair {
  const record = withNewCopies(makeRecord([{ name: 'parse', value: noisy(effect) }]))
  const layout: RecordedLayout = {
    counter: 'callgrind',
    counts: [baseline, { ...baseline, side: 'contender', ...other }],
  }
  return { ...record, layout, settings: { ...record.settings, ...(setting && { layout: setting }) } }
}

const named = 'same instructions: probably code layout or data placement, not the change'

test.each<[what: string, other: Partial<Counts>, effect: number, verdict: string, reason: string | undefined]>([
  ['the same counts', {}, 0.1, 'regressed', named],
  ['the same counts', {}, -0.1, 'improved', named],
  ['some instructions more', { instructions: 1.0005e9 }, 0.1, 'regressed', named],
  ['5% more instructions', { instructions: 1.05e9 }, 0.1, 'regressed', undefined],
  ['instructions that do not account for it', { instructions: 1.002e9 }, 0.1, 'regressed', undefined],
  ['another order of memory', { dataMisses: 1e7 }, 0.1, 'regressed', undefined],
  ['data that fits no cache', { memoryAccesses: 1e6 }, 0.1, 'regressed', undefined],
  ['branches that go another way', { mispredictions: 1.1e7 }, 0.1, 'regressed', undefined],
  ['a few misses more', { dataMisses: 1.1e5 }, 0.1, 'regressed', named],
  ['no change', {}, 0, 'unchanged', undefined],
])('a change with %s %o of %d is %s: %s', (_, other, effect, verdict, reason) => {
  const [finding] = conclude(recordOf(other, { effect })).findings
  expect([finding!.verdict, finding!.reason]).toEqual([verdict, reason])
})

test('a gate fails on what layout probably made, unless it is only to be reported', () => {
  const passed = conclude(recordOf({}, { setting: 'report' }))
  expect(findGateFailures(passed, gate)).toEqual([])
  expect(describeTolerated(passed, gate)).toBe(
    '1 regressed with the same instructions, so probably by code layout: parse',
  )
  const judged = conclude(recordOf())
  expect(judged.findings[0]!.reason).toEqual(named)
  expect(findGateFailures(judged, gate)).toEqual(['1 regressed: parse'])
  expect(describeTolerated(judged, gate)).toBeUndefined()
})

test.each([
  [
    { setup: 'go build -o app .', install: 'true' },
    /^set install to go build -ldflags=-randlayout=\$BENCH_SEED -o app \. and rounds to 5\.\.60,/,
  ],
  [{}, /^let install link the program with \$BENCH_SEED,/],
])('the next step draws the layout, by the line of the build: %j', (options, step) => {
  const report = makeSection({ ...recordOf(), options })
  expect(write(sectionStep(report)!, terminalVoice)).toMatch(step)
})

test('perf tells the instructions per cycle, and its mispredictions are part of layout', () => {
  const counts = { ...baseline, cycles: 5e8 }
  const slower = { ...counts, cycles: 6e8, mispredictions: 3e6 }
  expect(compareCounts({ baseline: counts, contender: slower }, 0.2)).toEqual({
    instructions: 0,
    ipc: [2, expect.closeTo(1.667, 3)],
  })
  const record = recordOf()
  const counted = { counter: 'perf', counts: [counts, { ...slower, side: 'contender' }] } as const
  expect(conclude({ ...record, layout: counted }).findings[0]!.reason).toEqual(
    'same instructions (IPC 2.00 → 1.67): probably code layout or data placement, not the change',
  )
})

test('a record keeps its counts, and why there are none is a warning', () => {
  const record = toRecord(recordOf())
  expect(makeOnlyPair(decodeRecord(encodeRecord(record))).layout).toEqual(recordOf().layout)
  const { warnings } = conclude({
    ...recordOf(),
    layout: { absence: makeReason('no-profiler', { problem: 'valgrind is not installed' }) },
  })
  expect(warnings.map(explain)).toContain(
    'it is unknown whether code layout made the change: valgrind is not installed',
  )
})
