import { median } from 'simple-statistics'
import { percentSize } from '../../metrics/scale.js'
import type { Warning } from '../../record/record.js'
import { testDip } from '../../stats/effects/dip-test.js'
import { testDrift } from '../../stats/effects/drift.js'
import {
  type LaidRun,
  layRun,
  makeResiduals,
  testPredecessorEffect,
  testSlotEffect,
  type WidestSlot,
} from '../../stats/effects/order-effects.js'
import { testSlowStart } from '../../stats/effects/slow-start.js'
import { adjustPValues } from '../../stats/multiple.js'
import type { Assessment } from '../assessment.js'
import { toLog } from '../change.js'
import { type Series, splitByRunner } from '../series.js'
import { findContenderDifferences } from '../stages/2-test-controls.js'
import { describeCoarseness } from './spread.js'

/** The finding of a test of one kind on one benchmark. */
interface Suspicion {
  readonly p: number
  /** The warning that it makes if it is significant among all benchmarks. */
  warn(): Warning
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
  const kinds = suspicions[0]?.length ?? 0
  const differences = findContenderDifferences(tested, alpha)
  const kept: Warning[][] = tested.map(one => [
    ...describeCoarseness(one.series),
    ...noteDifference(differences.get(one)),
  ])
  for (let kind = 0; kind < kinds; kind++) {
    const adjusted = adjustPValues(suspicions.map(one => one[kind]!.p))
    adjusted.forEach((p, index) => {
      if (p < alpha) kept[index]!.push(suspicions[index]![kind]!.warn())
    })
  }
  return new Map(tested.map((one, index) => [one, kept[index]!]))
}

/** The same kinds in the same order for every benchmark. */
function suspect(series: Series): readonly Suspicion[] {
  const run = layOut(series)
  const residuals = makeResiduals(run)
  const slot = testSlotEffect(run, residuals)
  const predecessor = testPredecessorEffect(run, residuals)
  const drift = testDrift(run)
  const modes = testDip(residuals.centred)
  return [
    { p: slot.p, warn: () => warnOfSlot(slot.findWidest()) },
    { p: predecessor.p, warn: () => warnOfPredecessor(predecessor.findSize()) },
    { p: drift.p, warn: () => warnOfDrift(drift.findSize()) },
    { p: modes.p, warn: () => modesWarning },
    { p: testStart(series), warn: () => slowStartWarning },
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

function layOut({ rounds, breaks }: Series): LaidRun {
  return layRun({
    breaks,
    rounds: rounds.map(round =>
      round.map(({ side, copy, turn, value }) => ({ side, copy, slot: turn, value: toLog(value, 'lower') })),
    ),
  })
}

function noteDifference(difference: number | undefined): readonly Warning[] {
  if (difference === undefined) return []
  const message = `two copies of the contender differ by ${percentSize(difference)}, so something other than the code matters: be careful with this benchmark`
  return [{ code: 'contender-control', message }]
}

const modesWarning: Warning = {
  code: 'two-modes',
  message: 'the values fall into two groups: look for something that only some runs have, such as a warm cache',
}

const slowStartWarning: Warning = {
  code: 'slow-start',
  message: 'the first round is slower than all others: add a warm-up round ("warmup")',
}

function warnOfSlot({ slot, effect }: WidestSlot): Warning {
  const message = `the values of run ${slot + 1} of a round are ${describe(effect)} than the others, so an earlier run disturbs it. End the command only when its work is done, or clean up in "prepare"`
  return { code: 'slot-effect', message }
}

function warnOfPredecessor(effect: number): Warning {
  const message = `values after a run of the contender are ${describe(effect)} than after one of the baseline, so a run leaves something behind for the next one. Clean up in "prepare"`
  return { code: 'predecessor-effect', message }
}

function warnOfDrift(effect: number): Warning {
  const message = `values drifted by ${percentSize(effect)} from the first round to the last. The change is not affected, but the levels hold only for this run. Let the machine come to rest first`
  return { code: 'drift', message }
}

function describe(effect: number): string {
  return `${percentSize(effect)} ${effect > 0 ? 'higher' : 'lower'}`
}
