import type { Direction } from '../metrics/unit.js'
import type { LedgerEntry, Pair } from '../record/record.js'
import { attainableP } from '../stats/engine/choices.js'
import type { Engine } from '../stats/engine/engine.js'
import { adjustPValues, rejects } from '../stats/multiple.js'
import { quantile } from '../stats/quantile.js'
import type { Control } from './assessment.js'
import { type LogChange, toChange, toFraction } from './change.js'
import { isJudged } from './chosen.js'
import { type Comparison, makeComparison } from './comparison.js'
import type { ControlSummary } from './conclusion.js'
import type { ControlChange } from './finding.js'
import { makeSeries, sortByPresence } from './series.js'

/** The part of the summary that a look needs. */
type ControlTally = Omit<ControlSummary, 'bias' | 'noiseFloor'>

const controlAlpha = 0.01

/**
 * The control of each comparison that has one, and all of them together.
 *
 * Copy 2 of the baseline relative to copy 1, by the same engine as the comparison itself. It fails where the p-value, adjusted over
 * the `judged` ones, is below 0.01: then the harness, not the program, makes a difference.
 */
export function makeControls(
  judged: readonly Comparison[],
  confidence: number,
): { readonly controls: ReadonlyMap<Comparison, Control>; readonly summary: ControlTally } {
  const controls = new Map(
    testAll(judged, 'control', controlAlpha).map(tested => [
      tested.one,
      new EngineControl(tested.one, tested, confidence),
    ]),
  )
  const failed = [...controls.values()].filter(control => control.failed).length
  const mostRounds = Math.max(0, ...judged.map(one => one.series.rounds.length))
  const canFail = canControlFail(mostRounds, controls.size)
  const status = controls.size === 0 ? 'not-run' : failed > 0 ? 'failed' : canFail ? 'passed' : 'too-few'
  return { controls, summary: { status, failed, of: controls.size } }
}

/** Returns whether one of `count` controls could fail after so many rounds. */
export function canControlFail(rounds: number, count: number): boolean {
  return rejects(attainableP(rounds, 2), controlAlpha / count)
}

/** The contender's controls, which are engines over its own two copies, with what they are of. */
export function listContenderControls(judged: Iterable<Comparison>): readonly (readonly [Comparison, Engine])[] {
  return [...judged].flatMap(one => {
    const engine = one.basis.kind === 'inference' ? one.basis.contenderControl : undefined
    return engine ? [[one, engine] as const] : []
  })
}

/** The comparisons in which two copies of the contender differ at `level`, and by how much either way, as a fraction. */
export function findContenderDifferences(
  judged: readonly Comparison[],
  level: number,
): ReadonlyMap<Comparison, number> {
  const differing = testAll(judged, 'contenderControl', level).filter(({ failed }) => failed)
  return new Map(differing.map(({ one, engine }) => [one, Math.expm1(Math.abs(engine.estimate))]))
}

/** Each comparison that has this control, and whether it fails among all of them. */
function testAll(
  judged: readonly Comparison[],
  name: 'control' | 'contenderControl',
  level: number,
): readonly { readonly one: Comparison; readonly engine: Engine; readonly failed: boolean }[] {
  const engines = judged.flatMap(one => {
    const engine = one.basis.kind === 'inference' ? one.basis[name] : undefined
    return engine ? [{ one, engine }] : []
  })
  const adjusted = adjustPValues(engines.map(({ engine }) => engine.p))
  return engines.map((tested, index) => ({ ...tested, failed: rejects(adjusted[index]!, level) }))
}

/** A control that finds its interval when asked: a look needs little of it, and the ends take the most time. */
class EngineControl implements Control {
  readonly failed: boolean
  readonly #engine: Engine
  readonly #better: Direction
  readonly #confidence: number

  constructor({ series }: Comparison, { engine, failed }: { engine: Engine; failed: boolean }, confidence: number) {
    this.failed = failed
    this.#engine = engine
    this.#better = series.metric.better
    this.#confidence = confidence
  }

  get estimate(): number {
    return this.#engine.estimate
  }

  get standardError(): number {
    return this.#engine.standardError
  }

  get change(): ControlChange {
    const { value, low, high } = toChange(this.#findLog(), this.#better, this.#confidence)
    return { value, low, high, p: this.#engine.p }
  }

  get reach(): number {
    const { low, high } = this.#findLog()
    return Math.max(Math.abs(low), Math.abs(high))
  }

  #findLog(): LogChange {
    return { estimate: this.#engine.estimate, ...this.#engine.interval(this.#confidence) }
  }
}

/** Finds how far the intervals of `controls` reach: their median. */
export function findNoiseFloor(controls: Iterable<Control>): number | null {
  const reaches = Float64Array.from([...controls].map(control => control.reach).filter(Number.isFinite)).sort()
  return toFraction(quantile(reaches, 0.5))
}

/**
 * Finds what the controls of `record` showed, for the ledger: one entry for each benchmark and metric that is judged.
 *
 * Finds none if both copies ran in one directory, because then nothing could make two installations differ. Copies that were made
 * anew tell little of one installation, so they are left out too.
 */
export function findControlEstimates(record: Pair): readonly Omit<LedgerEntry, 'fingerprint'>[] {
  const { plan, reinstall = { when: 'once' } } = record
  if (plan?.inPlace || reinstall.when !== 'once') return []
  const table = makeSeries(record)
  const judged = sortByPresence(table)
    .shared.filter(series => isJudged(series, record.settings.metrics))
    .map(series => makeComparison(series, table))
  const { controls } = makeControls(judged, record.settings.confidence)
  return [...controls]
    .map(([{ series }, { estimate, standardError }]) => ({ benchmark: series.benchmark, estimate, standardError }))
    .filter(one => Number.isFinite(one.estimate) && Number.isFinite(one.standardError))
}
