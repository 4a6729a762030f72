import type { Pair, Reinstall } from '../../record/record.js'
import type { Doubtful, Settling } from '../../schedule/settling.js'
import { rejects } from '../../stats/multiple.js'
import { type Forecast, forecastLast } from '../../stats/sequential/forecast.js'
import { type Corrections, correctQuickly } from '../assess.js'
import type { AssessedRecord, Assessment, OpenZeros, UncorrectedAssessment } from '../assessment.js'
import { equivalenceLevel, toLogs } from '../change.js'
import { isControl } from '../chosen.js'
import { type Survey, survey } from '../conclude.js'
import type { Growth } from '../conclusion.js'
import { type CandidateChange, countRounds, ExactTests, findCandidateChanges } from '../confirm.js'
import type { Correction } from '../correct-for-many.js'
import { decideAssessment, placeOf } from '../decide.js'
import { ownSettings } from '../describe.js'
import type { Finding, Verdict } from '../finding.js'
import { judgeGrowth } from '../growth/judge.js'
import type { Inference } from '../inference.js'
import type { OwnSettings } from '../resolved-rule.js'
import { applyRules, findBudget } from '../rules-outcome.js'
import { needsConfirmation } from '../stages.js'
import { canControlFail } from '../test-controls.js'
import { mayBeDoubted } from '../trust/tails.js'
import { exactTolerance, isOpen } from '../zeros.js'
import { listLooks } from './design.js'

/**
 * Examines what is known after the rounds of `records`, which have the same confidence. A gate fails only on regressions whose whole interval
 * is beyond `tolerated`, as a fraction.
 *
 * A verdict is settled if its interval lies inside the threshold or wholly beyond it, if it has an obstacle that more rounds do not
 * remove, or if the last planned analysis will have the same in all likelihood. Every budget must be met or missed. Where copies are not made anew in each round, the control must have been able to fail, as
 * nothing else shows what two installations differ by. A change that a second stage has to confirm is settled by the exact test alone.
 */
export function settle(records: readonly Pair[], reinstall: Reinstall['when'], tolerated = 0): Settling {
  const surveys = records.map(survey)
  const assessedRecords = surveys.map(({ assessed }) => assessed)
  const corrections = correctQuickly(assessedRecords)
  const exact = new ExactTests(assessedRecords)
  const isPart = records.some(({ part }) => part !== undefined)
  const states = surveys.map(one => new State(one, { corrections, exact, reinstall, tolerated, isPart }))
  return {
    isSettled: states.every(state => state.isSettled),
    findOpen: () => new Set(states.flatMap(state => state.listOpen())),
    findDoubtful: () => describeDoubtful(findCandidateChanges(assessedRecords)),
  }
}

function describeDoubtful(candidates: readonly CandidateChange[]): Doubtful | undefined {
  if (candidates.length === 0) return undefined
  const benchmarks = new Set(candidates.map(({ uncorrected }) => uncorrected.comparison.series.benchmark))
  return { benchmarks, rounds: countRounds(candidates) }
}

interface Basis {
  readonly corrections: Corrections
  readonly exact: ExactTests
  readonly reinstall: Reinstall['when']
  /** The regression, as a fraction, beyond which the whole interval must be to fail the gate. */
  readonly tolerated: number
  /** True if all this will be judged once more, together with other parts. */
  readonly isPart: boolean
}

type Tested = Assessment & UncorrectedAssessment

/** So many parts may be merged, and share one correction, before a change that was clear in its own part may no longer be. */
const mostParts = 16

class State {
  readonly #assessed: AssessedRecord
  readonly #judged: readonly UncorrectedAssessment[]
  readonly #budgets: readonly string[]
  readonly #corrections: Corrections
  readonly #exact: ExactTests
  /** True if a second stage has to confirm what is found. */
  readonly #isConfirmed: boolean
  /** True if nothing depends on what the control shows, since copies are made again. */
  readonly #isRenewed: boolean
  readonly #growths: readonly Growth[]
  readonly #tolerated: number
  readonly #isPart: boolean

  constructor(one: Survey, { corrections, exact, reinstall, tolerated, isPart }: Basis) {
    this.#tolerated = tolerated
    this.#isPart = isPart
    const { assessed } = one
    this.#assessed = assessed
    this.#judged = assessed.inferences.filter(
      ({ comparison }) => assessed.judged.has(comparison) && !assessed.leftOut.has(comparison.series),
    )
    this.#budgets = listUndecided(one)
    this.#corrections = corrections
    this.#exact = exact
    this.#isConfirmed = needsConfirmation(assessed.record)
    this.#isRenewed = reinstall === 'round' || this.#isConfirmed
    this.#growths = assessed.growths.flatMap(
      growth => judgeGrowth(growth, corrections.get(growth), assessed.record) ?? [],
    )
  }

  get isSettled(): boolean {
    const { status } = this.#assessed.control
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
    const { leftOut, record } = this.#assessed
    const comparisons = this.#assessed.comparisons.filter(({ series }) => !leftOut.has(series))
    // The growth over several sizes needs all of them in each round.
    if (this.#growths.length > 0) return comparisons.map(({ series }) => series.benchmark)
    const guards = comparisons.filter(({ series }) => isControl(series, record.settings.metrics))
    const judged = open.map(({ comparison }) => comparison)
    const zeros = this.#listOpenZeros(({ inference }) => this.#correct(inference, this.#corrections.size))
    return [...this.#budgets, ...zeros, ...[...judged, ...guards].map(({ series }) => series.benchmark)]
  }

  /** The benchmarks whose counts are 0 now and then, and of which more rounds could tell more. */
  #listOpenZeros(correctionOf: (one: OpenZeros) => Correction | undefined): readonly string[] {
    const { zeros, judged, record } = this.#assessed
    return zeros.flatMap(one => {
      const { series } = one.comparison
      if (!judged.has(one.comparison)) return []
      return isOpen(one, correctionOf(one), exactTolerance(series, record)) ? [series.benchmark] : []
    })
  }

  #isClear(one: UncorrectedAssessment): boolean {
    return this.#findLasting(one, this.#corrections.get(one), () => this.#exact.correctionOf(one)) !== undefined
  }

  /** Whatever the correction for many comes to: from the strictest, with this change alone, to none at all. */
  #isClearForGood(one: UncorrectedAssessment): boolean {
    const [strict, lax] = [this.#corrections.size * (this.#isPart ? mostParts : 1), 1].map(count =>
      this.#findLasting(one, this.#correct(one.inference, count), () => this.#correct(this.#exact.of(one), count)),
    )
    return strict !== undefined && strict === lax
  }

  /**
   * The verdict that more rounds would hardly change; undefined where they might. A change that the exact test shows is for a second stage
   * to say more about.
   */
  #findLasting(
    one: UncorrectedAssessment,
    correction: Correction | undefined,
    correctExact: () => Correction | undefined,
  ): Verdict | null | undefined {
    const { controls, record } = this.#assessed
    const assessment = { ...one, control: controls.get(one.comparison), correction }
    const clear = findClear(assessment, record)
    if (this.#isConfirmed && clear === undefined) {
      const exact = this.#exact.assessExactly(one, correctExact())
      const suspicion = findClear(exact, record) ?? this.#findLikely(exact)
      return suspicion === 'unchanged' || suspicion === 'not-comparable' ? undefined : (suspicion ?? undefined)
    }
    const verdict = clear ?? (one.circumstances.bias === null ? this.#findLikely(assessment) : undefined)
    return verdict === 'regressed' && !this.#isGateSettled(assessment) ? undefined : verdict
  }

  /** The verdict so far, a hopeless *inconclusive* too, if the last analysis will have the same in all likelihood. */
  #findLikely(assessment: Tested): Verdict | undefined {
    const { comparison, correction, shortage, control } = assessment
    const forecast = this.#forecast(assessment)
    const isJudged = shortage === undefined && !control?.failed && comparison.series.metric.better !== 'unknown'
    if (!isJudged || forecast === undefined || correction === undefined) return undefined
    return findLikely(assessment, correction, ownSettings(comparison, this.#assessed.record), forecast)
  }

  /** Returns whether the whole regression is beyond what the gate tolerates, or will hardly be. */
  #isGateSettled(assessment: Tested): boolean {
    const { comparison, inference, correction, clock } = assessment
    const { rule, metric } = comparison.series
    const tolerated = rule.failAbove ?? this.#tolerated
    const forecast = tolerated > 0 && correction ? this.#forecast(assessment) : undefined
    if (forecast === undefined) return true
    const { level, levelToReject } = correction!
    const bound = toLogs(tolerated, metric.better).more + Math.log1p(clock.reach)
    const chance = forecast.chanceBetween(bound + forecast.reach(1 - levelToReject), Infinity)
    return chance <= 1 - leastChance || inference.excludes(bound, 'low', level)
  }

  /** Forecasts the last analysis. Undefined where it is this one, or where nothing varies. */
  #forecast({ comparison, engine, circumstances }: Tested): Forecast | undefined {
    const { record } = this.#assessed
    const missed = record.rounds.length - comparison.series.rounds.length
    const later = listLooks(record).flatMap(look => (look > record.rounds.length ? [look - missed] : []))
    const isVaried = engine.standardError > 0 && engine.standardError < Infinity
    return isVaried && later.length > 0 ? forecastLast(engine, circumstances.design, later) : undefined
  }

  /** The correction of one change alone among `count`. */
  #correct(inference: Inference, count: number): Correction {
    const alpha = 1 - this.#assessed.record.settings.confidence
    const adjustedP = Math.min(1, count * inference.pUpTo(alpha))
    const level = 1 - alpha / Math.max(1, count)
    return { adjustedP, rejected: rejects(adjustedP, alpha), level, levelToReject: level }
  }

  #isControlled({ comparison }: UncorrectedAssessment): boolean {
    const { length } = comparison.series.rounds
    const { controls, control } = this.#assessed
    return this.#isRenewed || !controls.has(comparison) || canControlFail(length, control.of)
  }
}

/** The verdict, where its intervals are clear of the threshold; undefined where they are not. */
function findClear(assessment: Assessment, record: Pair): Verdict | null | undefined {
  const place = placeOf(assessment, record)
  if (place === 'within') return 'unchanged'
  if (place === 'neither') return undefined
  if (place === 'beyond') {
    if (assessment.engine.estimate > 0) return 'regressed'
    return mayBeDoubted(assessment, ownSettings(assessment.comparison, record)) ? undefined : 'improved'
  }
  const { settings, called } = decideAssessment(assessment, record)
  const isDoubted = called.verdict === 'improved' && mayBeDoubted(assessment, settings)
  return isClear(called, settings.threshold) && !isDoubted ? called.verdict : undefined
}

/** So likely must a verdict be to stay for measuring to end. */
const leastChance = 0.95

/** The verdict of `assessment`, if the last analysis will likely have the same by `forecast`. */
function findLikely(
  assessment: Assessment,
  { rejected, level, levelToReject }: Correction,
  settings: OwnSettings,
  forecast: Forecast,
): Verdict | undefined {
  const { comparison, engine, inference, clock } = assessment
  const { less, more } = toLogs(settings.threshold, comparison.series.metric.better)
  const tick = Math.log1p(clock.reach)
  const within = forecast.reach(1 - equivalenceLevel(settings.confidence)) + tick
  const beyond = forecast.reach(1 - levelToReject) + tick
  const chances = {
    unchanged: forecast.chanceBetween(less + within, more - within),
    regressed: forecast.chanceBetween(Math.max(more, beyond), Infinity),
    improved: forecast.chanceBetween(-Infinity, Math.min(less, -beyond)),
  }
  if (rejected && engine.estimate >= more && inference.excludes(tick, 'low', level))
    return chances.regressed >= leastChance ? 'regressed' : undefined
  if (rejected && engine.estimate <= less && inference.excludes(-tick, 'high', level))
    return chances.improved >= leastChance && !mayBeDoubted(assessment, settings) ? 'improved' : undefined
  const isHopeless = chances.unchanged + chances.regressed + chances.improved <= 1 - leastChance
  return isHopeless ? 'inconclusive' : undefined
}

/** The benchmarks with a budget that is neither met nor missed. */
function listUndecided({ shared, added, removed, table, assessed: { record } }: Survey): readonly string[] {
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
