import type { Pair } from '../../record/pair.js'
import type { Reinstall } from '../../record/record.js'
import { rejects } from '../../stats/engine/rejection.js'
import { type Survey, survey } from '../conclusion.js'
import { canControlFail } from '../controls/control.js'
import type { Growth } from '../growth/growth.js'
import { judgeGrowth } from '../growth/judge.js'
import { findBudget } from '../verdicts/budget.js'
import { decideEvidence, type Evidence } from '../verdicts/evidence.js'
import type { Finding } from '../verdicts/finding.js'
import { type Corrections, correctAll, listEvidence, type Trial } from '../verdicts/findings.js'
import { isControl } from '../verdicts/judged.js'
import { applyRules } from '../verdicts/rules-outcome.js'

/** The state of the verdicts at a look. */
export interface Settling {
  /** Whether more rounds could not change any of them. */
  readonly isSettled: boolean
  /** The benchmarks whose verdicts more rounds could change, whatever becomes of the others, and those that watch over them. */
  findOpen(): ReadonlySet<string>
}

/**
 * Examines what is known after the rounds of `records`, which have the same confidence.
 *
 * A verdict is settled if its interval lies inside the threshold or wholly beyond it, or if it has an obstacle that more rounds do not
 * remove. Every budget must be met or missed. Where copies are not made anew in each round, the control must have been able to fail, as
 * nothing else shows what two installations differ by.
 */
export function settle(records: readonly Pair[], reinstall: Reinstall['when']): Settling {
  const surveys = records.map(survey)
  const trials = surveys.map(({ trial }) => trial)
  const corrections = correctAll(trials)
  const states = surveys.map(one => new State(one, corrections, reinstall))
  return {
    isSettled: states.every(state => state.isSettled),
    findOpen: () => new Set(states.flatMap(state => state.listOpen())),
  }
}

class State {
  readonly #trial: Trial
  readonly #evidence: readonly Evidence[]
  readonly #budgets: readonly string[]
  /** How many are tested, over all records. */
  readonly #count: number
  readonly #isRenewed: boolean
  readonly #growths: readonly Growth[]

  constructor(one: Survey, corrections: Corrections, reinstall: Reinstall['when']) {
    const { trial } = one
    this.#trial = trial
    this.#evidence = listEvidence(trial, corrections).filter(({ comparison }) => trial.judged.has(comparison))
    this.#budgets = listUndecided(one)
    this.#count = corrections.size
    this.#isRenewed = reinstall === 'round'
    this.#growths = trial.growths.flatMap(growth => judgeGrowth(growth, corrections.get(growth), trial.record) ?? [])
  }

  get isSettled(): boolean {
    const { status } = this.#trial.control
    return (
      this.#budgets.length === 0 &&
      (this.#isRenewed || status !== 'too-few') &&
      this.#evidence.every(one => this.#isClear(one)) &&
      this.#growths.every(one => isClear(one, one.threshold))
    )
  }

  listOpen(): readonly string[] {
    const open = this.#evidence.filter(one => !this.#isClearForGood(one) || !this.#isControlled(one))
    const { comparisons, record } = this.#trial
    // The growth over several sizes needs all of them in each round.
    if (this.#growths.length > 0) return comparisons.map(({ series }) => series.benchmark)
    const guards = comparisons.filter(({ series }) => isControl(series, record.settings.metrics))
    const judged = open.map(({ comparison }) => comparison)
    return [...this.#budgets, ...[...judged, ...guards].map(({ series }) => series.benchmark)]
  }

  #isClear(evidence: Evidence): boolean {
    const { record } = this.#trial
    const { settings, called } = decideEvidence(evidence, record)
    return isClear(called, settings.threshold)
  }

  /** Whatever the correction for many comes to: from the strictest, with this change alone, to none at all. */
  #isClearForGood(evidence: Evidence): boolean {
    const { inference } = evidence
    const { confidence } = this.#trial.record.settings
    const alpha = 1 - confidence
    return [this.#count, 1].every(count => {
      const level = 1 - alpha / Math.max(1, count)
      const adjustedP = Math.min(1, count * inference.p)
      return this.#isClear({ ...evidence, correction: { adjustedP, rejected: rejects(adjustedP, alpha), level } })
    })
  }

  #isControlled({ comparison, control }: Evidence): boolean {
    const { length } = comparison.series.rounds
    return this.#isRenewed || control === undefined || canControlFail(length, this.#trial.control.of)
  }
}

/** The benchmarks with a budget that is neither met nor missed. */
function listUndecided({ shared, added, removed, table, trial: { record } }: Survey): readonly string[] {
  if (record.settings.rules === undefined) return []
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
  if (verdict === 'incomparable') return change === null
  if (change === null) return true
  return (change.low ?? -Infinity) >= threshold || (change.high ?? Infinity) <= -threshold
}
