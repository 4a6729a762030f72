import type { Pair } from '../../record/pair.js'
import type { Reinstall } from '../../record/record.js'
import { rejects } from '../../stats/engine/rejection.js'
import { type Survey, survey } from '../conclusion.js'
import { needsConfirmation } from '../confirmation/stages.js'
import { countRounds, ExactTests, findSuspects, type Suspect } from '../confirmation/suspects.js'
import { canControlFail } from '../controls/control.js'
import type { Inference } from '../controls/inference.js'
import type { Growth } from '../growth/growth.js'
import { judgeGrowth } from '../growth/judge.js'
import { mayBeDoubted } from '../trust/tails.js'
import { findBudget } from '../verdicts/budget.js'
import type { Correction } from '../verdicts/correction.js'
import { ownSettings } from '../verdicts/description.js'
import { decideEvidence, type Evidence, placeOf } from '../verdicts/evidence.js'
import type { Finding } from '../verdicts/finding.js'
import { isControl } from '../verdicts/judged.js'
import { applyRules } from '../verdicts/rules-outcome.js'
import { type Corrections, correctQuickly, type Trial, type Untested } from '../verdicts/trial.js'
import { isCalled } from '../verdicts/verdict.js'
import { exactTolerance, isOpen, type OpenZeros } from '../verdicts/zeros.js'

/** The state of the verdicts at a look. */
export interface Settling {
  /** Whether more rounds could not change any of them. */
  readonly isSettled: boolean
  /** The benchmarks whose verdicts more rounds could change, whatever becomes of the others, and those that watch over them. */
  findOpen(): ReadonlySet<string>
  /** Finds what has to be confirmed by a second stage, if measuring ends here. Returns undefined if nothing has. */
  findDoubtful(): Doubtful | undefined
}

/** The work of a second stage. */
export interface Doubtful {
  readonly benchmarks: ReadonlySet<string>
  readonly rounds: number
}

/**
 * Examines what is known after the rounds of `records`, which have the same confidence.
 *
 * A verdict is settled if its interval lies inside the threshold or wholly beyond it, or if it has an obstacle that more rounds do not
 * remove. Every budget must be met or missed. Where copies are not made anew in each round, the control must have been able to fail, as
 * nothing else shows what two installations differ by. A change that a second stage has to confirm is settled by the exact test alone.
 */
export function settle(records: readonly Pair[], reinstall: Reinstall['when']): Settling {
  const surveys = records.map(survey)
  const trials = surveys.map(({ trial }) => trial)
  const corrections = correctQuickly(trials)
  const exact = new ExactTests(trials)
  const isPart = records.some(({ part }) => part !== undefined)
  const states = surveys.map(one => new State(one, { corrections, exact, reinstall, isPart }))
  return {
    isSettled: states.every(state => state.isSettled),
    findOpen: () => new Set(states.flatMap(state => state.listOpen())),
    findDoubtful: () => describeDoubtful(findSuspects(trials)),
  }
}

function describeDoubtful(suspects: readonly Suspect[]): Doubtful | undefined {
  if (suspects.length === 0) return undefined
  const benchmarks = new Set(suspects.map(({ untested }) => untested.comparison.series.benchmark))
  return { benchmarks, rounds: countRounds(suspects) }
}

interface Basis {
  readonly corrections: Corrections
  readonly exact: ExactTests
  readonly reinstall: Reinstall['when']
  /** Whether all this will be judged once more, together with other parts. */
  readonly isPart: boolean
}

/** So many parts may be merged, and share one correction, before a change that was clear in its own part may no longer be. */
const mostParts = 16

class State {
  readonly #trial: Trial
  readonly #judged: readonly Untested[]
  readonly #budgets: readonly string[]
  readonly #corrections: Corrections
  readonly #exact: ExactTests
  /** Whether a second stage has to confirm what is found. */
  readonly #isConfirmed: boolean
  /** Whether nothing depends on what the control shows, since copies are made anew. */
  readonly #isRenewed: boolean
  readonly #growths: readonly Growth[]
  readonly #isPart: boolean

  constructor(one: Survey, { corrections, exact, reinstall, isPart }: Basis) {
    this.#isPart = isPart
    const { trial } = one
    this.#trial = trial
    this.#judged = trial.inferences.filter(
      ({ comparison }) => trial.judged.has(comparison) && !trial.leftOut.has(comparison.series),
    )
    this.#budgets = listUndecided(one)
    this.#corrections = corrections
    this.#exact = exact
    this.#isConfirmed = needsConfirmation(trial.record)
    this.#isRenewed = reinstall === 'round' || this.#isConfirmed
    this.#growths = trial.growths.flatMap(growth => judgeGrowth(growth, corrections.get(growth), trial.record) ?? [])
  }

  get isSettled(): boolean {
    const { status } = this.#trial.control
    return (
      this.#budgets.length === 0 &&
      this.#listOpenZeros(one => this.#corrections.get(one)).length === 0 &&
      (this.#isRenewed || status !== 'too-few') &&
      this.#judged.every(one => this.#isClear(one) && (!this.#isPart || this.#isClearForGood(one))) &&
      this.#growths.every(one => isClear(one, one.threshold))
    )
  }

  listOpen(): readonly string[] {
    const open = this.#judged.filter(one => !this.#isClearForGood(one) || !this.#isControlled(one))
    const { leftOut, record } = this.#trial
    const comparisons = this.#trial.comparisons.filter(({ series }) => !leftOut.has(series))
    // The growth over several sizes needs all of them in each round.
    if (this.#growths.length > 0) return comparisons.map(({ series }) => series.benchmark)
    const guards = comparisons.filter(({ series }) => isControl(series, record.settings.metrics))
    const judged = open.map(({ comparison }) => comparison)
    const zeros = this.#listOpenZeros(({ inference }) => this.#correct(inference, this.#corrections.size))
    return [...this.#budgets, ...zeros, ...[...judged, ...guards].map(({ series }) => series.benchmark)]
  }

  /** The benchmarks whose counts are 0 now and then, and of which more rounds could tell more. */
  #listOpenZeros(correctionOf: (one: OpenZeros) => Correction | undefined): readonly string[] {
    const { zeros, judged, record } = this.#trial
    return zeros.flatMap(one => {
      const { series } = one.comparison
      if (!judged.has(one.comparison)) return []
      return isOpen(one, correctionOf(one), exactTolerance(series, record)) ? [series.benchmark] : []
    })
  }

  #isClear(one: Untested): boolean {
    const control = this.#trial.controls.get(one.comparison)
    return (
      this.#isClearBy({ ...one, control, correction: this.#corrections.get(one) }) ||
      this.#isSuspect(this.#exact.testify(one))
    )
  }

  #isClearBy(evidence: Evidence): boolean {
    const { record } = this.#trial
    const place = placeOf(evidence, record)
    if (place === 'within' || place === 'neither') return place === 'within'
    if (place === 'beyond') return !mayBeDoubted(evidence, ownSettings(evidence.comparison, record))
    const { settings, called } = decideEvidence(evidence, record)
    return isClear(called, settings.threshold) && !(called.verdict === 'improved' && mayBeDoubted(evidence, settings))
  }

  /** Returns whether it is for a second stage to say more about this change. */
  #isSuspect(evidence: Evidence): boolean {
    if (!this.#isConfirmed || !this.#isClearBy(evidence)) return false
    return isCalled(decideEvidence(evidence, this.#trial.record).called.verdict)
  }

  /** Whatever the correction for many comes to: from the strictest, with this change alone, to none at all. */
  #isClearForGood(one: Untested): boolean {
    const control = this.#trial.controls.get(one.comparison)
    return [this.#corrections.size * (this.#isPart ? mostParts : 1), 1].every(
      count =>
        this.#isClearBy({ ...one, control, correction: this.#correct(one.inference, count) }) ||
        this.#isSuspect(this.#exact.testify(one, this.#correct(this.#exact.of(one), count))),
    )
  }

  /** The correction of one change alone among `count`. */
  #correct(inference: Inference, count: number): Correction {
    const alpha = 1 - this.#trial.record.settings.confidence
    const adjustedP = Math.min(1, count * inference.pUpTo(alpha))
    return { adjustedP, rejected: rejects(adjustedP, alpha), level: 1 - alpha / Math.max(1, count) }
  }

  #isControlled({ comparison }: Untested): boolean {
    const { length } = comparison.series.rounds
    const { controls, control } = this.#trial
    return this.#isRenewed || !controls.has(comparison) || canControlFail(length, control.of)
  }
}

/** The benchmarks with a budget that is neither met nor missed. */
function listUndecided({ shared, added, removed, table, trial: { record } }: Survey): readonly string[] {
  const own = new Set([...added, ...removed])
  const unpaired = table.series.filter(({ benchmark }) => own.has(benchmark))
  const budgets = [
    ...shared.map(series => ({ benchmark: series.benchmark, state: findBudget(series, table, record)?.state })),
    ...(applyRules(record, table, unpaired).rules?.budgets ?? []),
  ]
  return budgets.flatMap(({ benchmark, state }) => (state === 'undecided' ? [benchmark] : []))
}

/** Returns whether more rounds could not change this verdict. */
export function isClear({ verdict, change }: Pick<Finding, 'verdict' | 'change'>, threshold: number): boolean {
  if (verdict === null || verdict === 'unchanged') return true
  if (verdict === 'inconclusive') return false
  if (verdict === 'not-comparable') return change === null
  if (change === null) return true
  return (change.low ?? -Infinity) >= threshold || (change.high ?? Infinity) <= -threshold
}
