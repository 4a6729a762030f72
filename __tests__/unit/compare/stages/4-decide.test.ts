import { expect, test } from 'vitest'
import {
  type Control,
  type Corrected,
  type Inference,
  type Inferred,
  isInferred,
} from '../../../../src/compare/assessment.js'
import { assess } from '../../../../src/compare/conclude.js'
import { isClear } from '../../../../src/compare/rounds/settled.js'
import { decideInferred, placeOf } from '../../../../src/compare/stages/4-decide.js'
import { isCalled } from '../../../../src/compare/verdict.js'
import { makeRecord, noisy, time } from '../records.js'

/** An inference whose interval of 90% is `estimate` ± `reach`, in natural logs; higher levels reach further. */
function inferenceOf(estimate: number, reach: number): Inference {
  const at = (confidence: number) => {
    const wide = reach * (confidence > 0.91 ? 1.5 : 1)
    return { estimate, low: estimate - wide, high: estimate + wide }
  }
  const excludes: Inference['excludes'] = (bound, end, confidence) => {
    const { low, high } = at(confidence)
    return { low: low > bound, high: high < bound }[end]
  }
  return {
    ...{ p: 0, pUpTo: () => 0, estimate, standardError: reach / 2, interval: at, reach: () => reach },
    ...{ excludes, hasIslands: () => false },
  }
}

// Between the thresholds and beyond them, with a clock and a control that matter in some of them.
const cases = [0, 0.01, 0.025, 0.04].flatMap(size =>
  [size, -size].flatMap(estimate =>
    [0.001, 0.007, 0.013].flatMap(reach =>
      [0, 0.008].flatMap(tick =>
        [undefined, 0.03, -0.03, 0.001].flatMap(moved =>
          [true, false].map(rejected => ({ estimate, reach, tick, moved, rejected })),
        ),
      ),
    ),
  ),
)

test.each(['lower', 'higher'] as const)(
  'the short answer of a look is that of the verdict, where %s is better',
  better => {
    const record = makeRecord([{ name: 'parse', metric: { ...time, better }, value: noisy() }])
    const uncorrected = { ...assess(record).assessments.find(isInferred)!, control: undefined }
    const places = cases.map(({ estimate, reach, tick, moved, rejected }) => {
      const control = {
        change: { value: moved },
        value: moved,
        failed: false,
        reach: 0,
      } as unknown as Control
      const assessment: Corrected<Inferred> = {
        ...{
          ...uncorrected,
          clock: { tick, isPrinted: true, less: tick, more: tick, constant: [] },
          inference: inferenceOf(estimate, reach),
        },
        correction: { adjustedP: rejected ? 0 : 1, rejected, isSignSure: rejected, level: 0.95, levelToReject: 0.95 },
        ...(moved === undefined ? {} : { control }),
      }
      const { called } = decideInferred(assessment, record)
      const isBeyond = isCalled(called.verdict) && isClear(called, record.settings.threshold)
      const expected = called.verdict === 'unchanged' ? 'within' : isBeyond ? 'beyond' : 'neither'
      return [placeOf(assessment, record), expected]
    })
    expect(places.map(([place]) => place)).toEqual(places.map(([, expected]) => expected))
    expect(new Set(places.map(([place]) => place))).toEqual(new Set(['within', 'beyond', 'neither']))
  },
)
