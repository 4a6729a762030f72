import { median } from 'simple-statistics'
import { percentSize } from '../../metrics/scale.js'
import type { Warning } from '../../record/record.js'
import { testDip } from '../../stats/effects/dip-test.js'
import { testDrift } from '../../stats/effects/drift.js'
import { layRun, makeResiduals, testPredecessorEffect, testSlotEffect } from '../../stats/effects/order-effects.js'
import { testSlowStart } from '../../stats/effects/slow-start.js'
import { adjustPValues } from '../../stats/multiple.js'
import type { Assessment } from '../assessment.js'
import { type Series, splitByRunner } from '../series.js'
import { describeCoarseness } from './spread.js'

/** The result of a test of one kind on one benchmark, and what is said if it is significant among all benchmarks. */
interface Suspicion {
  readonly code: string
  readonly p: number
  describe(): string
}

/** Half of what is promised, that at most one clean run in a hundred is warned of each kind: some of the tests are asymptotic. */
const alpha = 0.005

/**
 * The warnings about each of `assessments`: what its values show that randomisation does not buy, or that its reader should know.
 *
 * Each kind of test is corrected for the number of benchmarks, so that it is a clean run, not a clean benchmark, that stays silent.
 */
export function findWarnings(assessments: readonly Assessment[]): ReadonlyMap<Assessment, readonly Warning[]> {
  const tested = assessments.filter(({ basis, shortage }) => basis.kind === 'inference' && shortage === undefined)
  const suspicions = tested.map(({ series }) => suspect(series))
  const kept = tested.map((one): Warning[] => [...describeCoarseness(one.series)])
  for (const kind of suspicions[0]?.keys() ?? []) {
    const adjusted = adjustPValues(suspicions.map(one => one[kind]!.p))
    adjusted.forEach((p, index) => {
      const { code, describe } = suspicions[index]![kind]!
      if (p < alpha) kept[index]!.push({ code, message: describe() })
    })
  }
  return new Map(tested.map((one, index) => [one, kept[index]!]))
}

/** The same kinds in the same order for every benchmark. */
function suspect(series: Series): readonly Suspicion[] {
  const run = layRun(series)
  const residuals = makeResiduals(run)
  const slot = testSlotEffect(run, residuals)
  const predecessor = testPredecessorEffect(run, residuals)
  const drift = testDrift(run)
  const say = (effect: number): string => `${percentSize(effect)} ${effect > 0 ? 'higher' : 'lower'}`
  return [
    {
      ...{ code: 'slot-effect', p: slot.p },
      describe: () => {
        const { slot: at, effect } = slot.findWidest()
        return `the values of run ${at + 1} of a round are ${say(effect)} than the others, so an earlier run disturbs it. End the command only when its work is done, or clean up in "prepare"`
      },
    },
    {
      ...{ code: 'predecessor-effect', p: predecessor.p },
      describe: () =>
        `values after a run of the contender are ${say(predecessor.findSize())} than after one of the baseline, so a run leaves something behind for the next one. Clean up in "prepare"`,
    },
    {
      ...{ code: 'drift', p: drift.p },
      describe: () =>
        `values drifted by ${percentSize(drift.findSize())} from the first round to the last. The change is not affected, but the levels hold only for this run. Let the machine come to rest first`,
    },
    {
      ...{ code: 'two-modes', p: testDip(residuals.centred).p },
      describe: () =>
        'the values fall into two groups: look for something that only some runs have, such as a warm cache',
    },
    {
      ...{ code: 'slow-start', p: testStart(series) },
      describe: () => 'the first round is slower than all others: add a warm-up round ("warmup")',
    },
  ]
}

/** A first round that is slower by less than this matters to nobody. */
const leastLead = 0.02

/** The p-value of the slowest start of all runners, each of which has one. */
function testStart(series: Series): number {
  if (series.metric.better === 'higher') return 1
  const starts = splitByRunner(series).map(rounds =>
    testSlowStart(rounds.filter(round => round.length > 0).map(round => Math.log(median(round.map(one => one.value))))),
  )
  return Math.min(1, ...starts.map(({ lead, p }) => (lead > leastLead ? p * starts.length : 1)))
}
