import type { LedgerEntry, Pair } from '../../record/record.js'
import type { Side } from '../../schedule/round.js'
import { attainableP } from '../../stats/engine/choices.js'
import { adjustPValues, rejects } from '../../stats/multiple.js'
import { quantile } from '../../stats/quantile.js'
import { once } from '../../util/once.js'
import { type AssessedRun, type Assessment, type Control, listRunning } from '../assessment.js'
import { type LogChange, toChange, toFraction } from '../change.js'
import type { ControlSummary } from '../conclusion.js'
import { makeSeries, sortByPresence } from '../series.js'
import { describeSeries } from './1-describe.js'

const controlAlpha = 0.01

/**
 * Tests copy 2 of the baseline against copy 1, for each benchmark that is judged. It fails where the p-value, adjusted over all of them, is
 * below 0.01: then the harness, not the program, makes a difference.
 */
export function testControls(run: AssessedRun): AssessedRun {
  const running = listRunning(run.assessments)
  const controls = makeControls(running, run.record.settings.confidence)
  const failed = [...controls.values()].filter(control => control.failed).length
  const mostRounds = Math.max(0, ...running.map(one => one.series.rounds.length))
  const canFail = canControlFail(mostRounds, controls.size)
  const status: ControlSummary['status'] =
    controls.size === 0 ? 'not-run' : failed > 0 ? 'failed' : canFail ? 'passed' : 'too-few'
  return {
    ...run,
    assessments: run.assessments.map(one => ({ ...one, control: controls.get(one) })),
    control: { ...run.control, status, failed, of: controls.size },
  }
}

/** The control of each of `judged` that has one. */
export function makeControls(judged: readonly Assessment[], confidence: number): ReadonlyMap<Assessment, Control> {
  return new Map(
    testAll(judged, 'baseline', controlAlpha).map(({ one, engine, failed }) => {
      // A look needs little of a control, and the ends of its interval take the most time.
      const findLog = once((): LogChange => ({ estimate: engine.estimate, ...engine.interval(confidence) }))
      const control = {
        failed,
        get estimate() {
          return engine.estimate
        },
        get standardError() {
          return engine.standardError
        },
        get change() {
          const { value, low, high } = toChange(findLog(), one.series.metric.better, confidence)
          return { value, low, high, p: engine.p }
        },
        get reach() {
          const { low, high } = findLog()
          return Math.max(Math.abs(low), Math.abs(high))
        },
      }
      return [one, control]
    }),
  )
}

/** Returns whether one of `count` controls could fail after so many rounds. */
export function canControlFail(rounds: number, count: number): boolean {
  return rejects(attainableP(rounds, 2), controlAlpha / count)
}

/** The comparisons in which two copies of the contender differ at `level`, and by how much either way, as a fraction. */
export function findContenderDifferences(judged: readonly Assessment[], level: number): Map<Assessment, number> {
  const differing = testAll(judged, 'contender', level).filter(({ failed }) => failed)
  return new Map(differing.map(({ one, engine }) => [one, Math.expm1(Math.abs(engine.estimate))]))
}

/** Each of `judged` that has this side's control, and whether it fails among all of them. */
function testAll(judged: readonly Assessment[], side: Side, level: number) {
  const engines = judged.flatMap(one => {
    const engine = one.basis.kind === 'inference' ? one.basis.controlOf(side) : undefined
    return engine ? [{ one, engine }] : []
  })
  const adjusted = adjustPValues(engines.map(({ engine }) => engine.p))
  return engines.map((tested, index) => ({ ...tested, failed: rejects(adjusted[index]!, level) }))
}

/** Finds how far the intervals of the controls reach: their median. */
export function findNoiseFloor({ assessments }: AssessedRun): number | null {
  const reaches = assessments.flatMap(({ control }) => control?.reach ?? [])
  return toFraction(quantile(Float64Array.from(reaches.filter(Number.isFinite)).sort(), 0.5))
}

/**
 * Finds what the controls of `record` showed, for the ledger: one entry for each benchmark and metric that is judged. None if both copies
 * ran in one directory, where nothing makes installations differ, or if they were made anew, which tells little of one installation.
 */
export function findControlEstimates(record: Pair): readonly Omit<LedgerEntry, 'fingerprint'>[] {
  const { plan, reinstall = { when: 'once' } } = record
  if (plan?.inPlace || reinstall.when !== 'once') return []
  const table = makeSeries(record)
  const judged = sortByPresence(table)
    .shared.map(series => describeSeries(series, table, record))
    .filter(({ role }) => role === 'judged')
  return [...makeControls(judged, record.settings.confidence)]
    .map(([{ series }, { estimate, standardError }]) => ({ benchmark: series.benchmark, estimate, standardError }))
    .filter(one => Number.isFinite(one.estimate) && Number.isFinite(one.standardError))
}
