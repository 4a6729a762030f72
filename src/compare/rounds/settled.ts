import type { Pair } from '../../record/record.js'
import type { Settling } from '../../schedule/settling.js'
import { rejects } from '../../stats/multiple.js'
import { type Forecast, forecastLast } from '../../stats/sequential/forecast.js'
import {
  type Corrected,
  type Correction,
  hasZeros,
  type Inference,
  type Inferred,
  isInferred,
  listRunning,
  ownSettings,
  type TestedRun,
  type TestedZeros,
} from '../assessment.js'
import { guardByClocks } from '../clock-guard.js'
import { assess } from '../conclude.js'
import type { Finding, Verdict } from '../finding.js'
import { countRounds, type ExactTests, findCandidateChanges, makeExactTests } from '../once/confirm.js'
import { needsConfirmation } from '../once/second-stage.js'
import { applyRules, findBudget } from '../rules-outcome.js'
import { listUnpaired } from '../series.js'
import { type Corrections, correctForMany } from '../stages/3-correct.js'
import { decideInferred, isHiddenBySteps, placeOf } from '../stages/4-decide.js'
import { hasTooFewRuns, mayBeDoubted } from '../trust/tails.js'
import { equivalenceLevel, toLogs, toleranceOf } from '../verdict.js'
import { isOpen as isOpenZeros } from '../zeros.js'
import { listLooks } from './design.js'

/** The most parts under one correction among which a change that is clear in its own part must stay clear. */
const mostParts = 16
/** The probability with which a verdict must stay for measuring to end. */
const leastChance = 0.95

/**
 * Examines what is known after the rounds of `records`, which have the same confidence.
 *
 * A verdict is settled if its interval lies inside the threshold or wholly beyond it, if it has an obstacle that more rounds do not
 * remove, or if the last planned analysis will have the same in all likelihood. Every budget must be met or missed. A change that a second stage
 * has to confirm is settled by the exact test alone.
 */
export function settle(records: readonly Pair[]): Settling {
  const runs = records.map(record => assess(record))
  const alpha = 1 - (records[0]?.settings.confidence ?? 1)
  // A look only asks what is rejected: p-values beyond the error rate are not computed.
  const corrections = correctForMany(runs, run => run.inference.pUpTo(alpha))
  // All this will be judged once more, together with other parts, where there are any.
  const parts = records.some(({ part }) => part !== undefined) ? mostParts : 1
  const look = { corrections, exact: makeExactTests(runs), parts }
  const states = runs.map(run => new State(run, look))
  return {
    isSettled: states.every(state => state.isSettled),
    findOpen: () => new Set(states.flatMap(state => state.listOpen())),
    findDoubtful: () => {
      const candidates = findCandidateChanges(runs)
      if (candidates.length === 0) return undefined
      const benchmarks = new Set(candidates.map(({ uncorrected }) => uncorrected.series.benchmark))
      return { benchmarks, rounds: countRounds(candidates) }
    },
  }
}

/** The facts that all runs of a look share. */
interface Look {
  readonly corrections: Corrections
  readonly exact: ExactTests
  readonly parts: number
}

class State {
  readonly #run: TestedRun
  readonly #look: Look
  readonly #judged: readonly Inferred[]
  readonly #budgets: readonly string[]
  /** True if a second stage has to confirm what is found. */
  readonly #isConfirmed: boolean

  constructor(run: TestedRun, look: Look) {
    this.#run = run
    this.#look = look
    this.#judged = listRunning(run.assessments).filter(isInferred)
    this.#budgets = listUndecided(run)
    this.#isConfirmed = needsConfirmation(run.record)
  }

  get isSettled(): boolean {
    const { corrections, exact, parts } = this.#look
    const isClearNow = (inferred: Inferred): boolean =>
      this.#findLasting(inferred, corrections.get(inferred), () => exact.correctionOf(inferred)) !== undefined
    return (
      this.#budgets.length === 0 &&
      this.#listOpenZeros(tested => corrections.get(tested)).length === 0 &&
      this.#judged.every(inferred => isClearNow(inferred) && (parts === 1 || this.#isClearForGood(inferred)))
    )
  }

  listOpen(): readonly string[] {
    const open = this.#judged.filter(inferred => !this.#isClearForGood(inferred))
    const zeros = this.#listOpenZeros(({ inference }) => this.#correct(inference, this.#look.corrections.size))
    return [...this.#budgets, ...zeros, ...open.map(({ series }) => series.benchmark)]
  }

  /** The benchmarks whose counts are 0 now and then, and of which more rounds could tell more. */
  #listOpenZeros(correctionOf: (tested: TestedZeros) => Correction | undefined): readonly string[] {
    const { assessments, record } = this.#run
    return listRunning(assessments)
      .filter(hasZeros)
      .filter(zeros => isOpenZeros(zeros, correctionOf(zeros), toleranceOf(zeros.series, record)))
      .map(({ series }) => series.benchmark)
  }

  /** Whatever the correction for many comes to: from the strictest, with this change alone, to none at all. */
  #isClearForGood(inferred: Inferred): boolean {
    const { corrections, exact, parts } = this.#look
    const [strict, lax] = [corrections.size * parts, 1].map(count =>
      this.#findLasting(inferred, this.#correct(inferred.inference, count), () =>
        this.#correct(exact.of(inferred), count),
      ),
    )
    return strict !== undefined && strict === lax
  }

  /**
   * The verdict that more rounds would hardly change; undefined where they might. A change that the exact test shows is for a second stage
   * to say more about.
   */
  #findLasting(
    inferred: Inferred,
    correction: Correction | undefined,
    correctExact: () => Correction | undefined,
  ): Verdict | null | undefined {
    const { record } = this.#run
    const assessment = { ...inferred, correction }
    const clear =
      findClear(assessment, record) ??
      (assessment.engine.standardError === 0 && isCoarse(assessment, record) ? 'inconclusive' : undefined)
    if (this.#isConfirmed && clear === undefined) {
      const exact = this.#look.exact.assess(inferred, correctExact())
      const suspicion = findClear(exact, record) ?? this.#findLikely(exact)
      return suspicion === 'unchanged' || suspicion === 'not-comparable' ? undefined : (suspicion ?? undefined)
    }
    const verdict = clear ?? (inferred.circumstances.bias === null ? this.#findLikely(assessment) : undefined)
    return verdict === 'regressed' && !this.#isGateSettled(assessment) ? undefined : verdict
  }

  /** The verdict so far, a hopeless *inconclusive* too, if the last analysis will have the same in all likelihood. */
  #findLikely(assessment: Corrected<Inferred>): Verdict | undefined {
    const { series, engine, inference, clock, correction, shortage, control } = assessment
    const settings = ownSettings(assessment, this.#run.record)
    const forecast = this.#forecast(assessment)
    const isJudged = shortage === undefined && !control?.widening && series.metric.better !== 'unknown'
    if (!isJudged || forecast === undefined || correction === undefined) return undefined
    const { rejected, level, levelToReject } = correction
    const { less, more } = toLogs(settings.threshold, series.metric.better)
    const within = forecast.reach(1 - equivalenceLevel(settings.confidence))
    const beyond = forecast.reach(1 - levelToReject)
    const unchanged = forecast.chanceBetween(less + within + clock.less, more - within - clock.more)
    const regressed = forecast.chanceBetween(Math.max(more, beyond + clock.less), Infinity)
    const improved = forecast.chanceBetween(-Infinity, Math.min(less, -beyond - clock.more))
    // Where the sign is sure, and the last interval will hold the threshold too, more rounds settle nothing.
    const cleared =
      unchanged + forecast.chanceBetween(more + beyond, Infinity) + forecast.chanceBetween(-Infinity, less - beyond)
    const isNear = correction.isSignSure && cleared <= 1 - leastChance
    if (rejected && engine.estimate >= more && inference.excludes(clock.less, 'low', level))
      return regressed >= leastChance || isNear ? 'regressed' : undefined
    if (rejected && engine.estimate <= less && inference.excludes(-clock.more, 'high', level))
      return (improved >= leastChance || isNear) && !isGainOpen(assessment, this.#run.record) ? 'improved' : undefined
    return unchanged + regressed + improved <= 1 - leastChance || isNear ? 'inconclusive' : undefined
  }

  /** Returns whether the whole regression is beyond what the gate tolerates, or will hardly be. */
  #isGateSettled(assessment: Corrected<Inferred>): boolean {
    const { series, inference, correction, clock } = assessment
    const tolerated = series.rule.failAbove ?? this.#run.record.settings.failAbove ?? 0
    const forecast = tolerated > 0 && correction ? this.#forecast(assessment) : undefined
    if (forecast === undefined) return true
    const { level, levelToReject } = correction!
    const bound = toLogs(tolerated, series.metric.better).more + clock.less
    const chance = forecast.chanceBetween(bound + forecast.reach(1 - levelToReject), Infinity)
    return chance <= 1 - leastChance || inference.excludes(bound, 'low', level)
  }

  /** Forecasts the last analysis. Undefined where it is this one, or where nothing varies. */
  #forecast({ series, engine, circumstances }: Inferred): Forecast | undefined {
    const { record } = this.#run
    const missed = record.rounds.length - series.rounds.length
    const later = listLooks(record).flatMap(look => (look > record.rounds.length ? [look - missed] : []))
    const isVaried = engine.standardError > 0 && engine.standardError < Infinity
    return isVaried && later.length > 0 ? forecastLast(engine, circumstances.design, later) : undefined
  }

  /** The correction of one change alone among `count`. */
  #correct(inference: Inference, count: number): Correction {
    const alpha = 1 - this.#run.record.settings.confidence
    const adjustedP = Math.min(1, count * inference.pUpTo(alpha))
    const level = 1 - alpha / Math.max(1, count)
    const rejected = rejects(adjustedP, alpha)
    return { adjustedP, rejected, isSignSure: rejected, level, levelToReject: level }
  }
}

/**
 * Returns whether more rounds may yet take back a gain, or show before the last analysis that no slow run could undo it. If only the last one
 * would, the gain is told as it is, and measuring ends as for a regression.
 */
function isGainOpen(assessment: Inferred, record: Pair): boolean {
  const settings = ownSettings(assessment, record)
  if (mayBeDoubted(assessment, settings)) return true
  const { length } = record.rounds
  const between = listLooks(record)
    .filter(look => look > length)
    .slice(0, -1)
  const isFewAt = (look: number): boolean => hasTooFewRuns(assessment, settings, look / length)
  return isFewAt(length) && !between.every(isFewAt)
}

/** The verdict, where its intervals are clear of the threshold; undefined where they are not. */
function findClear(assessment: Corrected<Inferred>, record: Pair): Verdict | null | undefined {
  const place = placeOf(assessment, record)
  if (place === 'within') return isCoarse(assessment, record) ? 'inconclusive' : 'unchanged'
  if (place === 'neither') return undefined
  if (place === 'beyond') {
    if (assessment.engine.estimate > 0) return 'regressed'
    return isGainOpen(assessment, record) ? undefined : 'improved'
  }
  const { settings, called: decided } = decideInferred(assessment, record)
  const called = { ...decided, ...guardByClocks(decided, assessment, settings) }
  const isDoubted = called.verdict === 'improved' && isGainOpen(assessment, record)
  return isClear(called, settings.threshold) && !isDoubted ? called.verdict : undefined
}

/** Returns whether the steps of the values hide what matters, however many rounds there are. */
function isCoarse(assessment: Inferred, record: Pair): boolean {
  return isHiddenBySteps(assessment.clock, ownSettings(assessment, record))
}

/** The benchmarks with a budget that is neither met nor missed. */
function listUndecided(run: TestedRun): readonly string[] {
  const { shared, table, record } = run
  const budgets = [
    ...shared.map(series => ({ benchmark: series.benchmark, state: findBudget(series, table, record)?.state })),
    ...(applyRules(record, table, listUnpaired(run)).rules?.budgets ?? []),
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
