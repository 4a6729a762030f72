import { countSecondRounds } from '../../stats/sequential/second-stage.js'
import { findMoved } from '../controls/control-benchmarks.js'
import { type Inference, makeInference } from '../controls/inference.js'
import type { Correction } from '../verdicts/correction.js'
import { ownThreshold } from '../verdicts/description.js'
import { blank, decideEvidence, type Evidence } from '../verdicts/evidence.js'
import { findOverruling, overrule } from '../verdicts/overruling.js'
import { type Corrections, correctBy, type Tested, type Trial, type Untested } from '../verdicts/trial.js'
import { isCalled } from '../verdicts/verdict.js'
import { needsConfirmation } from './stages.js'

/** A change that a second stage has to confirm. */
export interface Suspect {
  readonly trial: Trial
  readonly untested: Untested
  /** By the exact test alone. */
  readonly exact: Inference
  /** Of the interval that was judged by. */
  readonly level: number
}

/** The inferences of `trials` by the exact test alone, as if these copies were all that there may be. */
export class ExactTests {
  readonly #trials: readonly Trial[]
  readonly #known = new Map<Tested, Inference>()
  #corrections: Corrections | undefined

  constructor(trials: readonly Trial[]) {
    this.#trials = trials
  }

  of(one: Tested): Inference {
    if (!('circumstances' in one)) return one.inference
    const found = this.#known.get(one) ?? makeInference(one.engine, { ...one.circumstances, bias: null })
    this.#known.set(one, found)
    return found
  }

  /** The correction for many of what these tests find. */
  correctionOf(one: Tested): Correction | undefined {
    this.#corrections ??= correctBy(this.#trials, tested => this.of(tested).p)
    return this.#corrections.get(one)
  }

  /** The evidence for `untested`. A failed control does not excuse from suspicion. */
  testify(untested: Untested, correction = this.correctionOf(untested)): Evidence & Untested {
    return { ...untested, inference: this.of(untested), correction, control: undefined }
  }
}

/**
 * Finds the changes that a second stage has to confirm: those that would be called one if these copies were all that there may be. An
 * improvement that cannot be one for another reason is not among them.
 */
export function findSuspects(trials: readonly Trial[]): readonly Suspect[] {
  const confirming = trials.filter(({ record }) => needsConfirmation(record))
  if (confirming.length === 0) return []
  const tests = new ExactTests(trials)
  return confirming.flatMap(trial => {
    const { inferences, judged, record, table } = trial
    const overruling = findOverruling(record, table, findMoved(trial))
    return inferences.flatMap(untested => {
      const { comparison } = untested
      if (!judged.has(comparison)) return []
      const evidence = tests.testify(untested)
      const { called } = decideEvidence(evidence, record)
      if (!isCalled(called.verdict)) return []
      if (overrule({ ...blank, ...called }, overruling, comparison).verdict === 'not-comparable') return []
      return [{ trial, untested, exact: evidence.inference, level: evidence.correction!.level }]
    })
  })
}

/** Counts the rounds that the second stage of `suspects` takes. */
export function countRounds(suspects: readonly Suspect[]): number {
  return countSecondRounds(
    suspects.map(({ trial, untested, exact, level }) => {
      const { comparison, engine } = untested
      const threshold = ownThreshold(comparison, trial.record)
      const { estimate, low, high } = exact.interval(level)
      const isMore = estimate > 0 === (comparison.series.metric.better !== 'higher')
      const least = isMore ? Math.log1p(threshold) : -Math.log1p(-Math.min(threshold, almostAll))
      const size = Math.max(least, estimate > 0 ? low : -high)
      return { rounds: comparison.series.rounds.length, standardError: engine.standardError, size, least }
    }),
  )
}

/** No change is less than −100%. */
const almostAll = 0.99
