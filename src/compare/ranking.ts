import { seriesKey } from '../record/key.js'
import type { SessionRecord } from '../record/record.js'
import { listContenders, makePair } from '../record/record.js'
import { adjustByHolm, rejects } from '../stats/multiple.js'
import {
  type AssessedRun,
  type Assessment,
  blank,
  type Confirmation,
  type Inference,
  isInferred,
} from './assessment.js'
import { toLog } from './change.js'
import { assess } from './conclude.js'
import type { SideRanking } from './conclusion.js'
import type { Finding } from './finding.js'
import { applyGuards, guardsOf } from './stages/7-guard-run.js'
import { confirmAll } from './stages/8-confirm.js'
import { findLead } from './zeros.js'

/** The findings of each contender against the baseline, by its name. */
type FindingsBySide = ReadonlyMap<string, readonly Finding[]>

/**
 * The ranking of all sides of `record` by each benchmark and metric that is judged. A side is among the best where no other beats it.
 *
 * Against the baseline, the verdicts of the `findings` decide, so that no ranking contradicts them. What is not comparable has no place.
 * Every two contenders are tested, with Holm's correction for the number of all pairs (Holm 1979).
 */
export function rankSides(record: SessionRecord, findings: FindingsBySide): readonly SideRanking[] {
  const contenders = listContenders(record).map(({ name }) => name)
  const pairings = contenders.flatMap((first, index) =>
    contenders.slice(index + 1).flatMap(second => findPairings(record, first, second)),
  )
  const names = [record.baseline, ...contenders]
  const pairs = (names.length * (names.length - 1)) / 2
  const field = { names, pairings, pairs, alpha: 1 - record.settings.confidence }
  const rows = contenders.flatMap(side => (findings.get(side) ?? []).map(finding => ({ side, finding })))
  const judged = rows.filter(({ finding }) => finding.verdict !== null && !finding.isControl)
  // Duels are in the order in which benchmarks were first printed.
  const keys = new Set([...pairings, ...judged.map(({ finding }) => finding)].map(seriesKey))
  return [...keys].flatMap(key => {
    const own = judged.filter(({ finding }) => seriesKey(finding) === key)
    return own.length === 0 ? [] : [rank(own, field)]
  })
}

interface Row {
  readonly side: string
  readonly finding: Finding
}

interface Field {
  /** The baseline first. */
  readonly names: readonly string[]
  /** Those of two contenders. */
  readonly pairings: readonly Pairing[]
  readonly pairs: number
  readonly alpha: number
}

function rank(rows: readonly Row[], { names, pairings, pairs, alpha }: Field): SideRanking {
  const baseline = names[0]!
  const { benchmark, metric, unit, better } = rows[0]!.finding
  const own = new Map(
    rows.flatMap(({ side, finding }) => (finding.verdict === 'not-comparable' ? [] : [[side, finding] as const])),
  )
  const ranked = own.size === 0 ? [] : names.filter(name => name === baseline || own.has(name))
  const fought = pairings
    .filter(one => seriesKey(one) === seriesKey({ benchmark, metric }) && own.has(one.first) && own.has(one.second))
    .map(pairing => (own.get(winnerOf(pairing))!.doubt === undefined ? pairing : { ...pairing, p: 1 }))
  const called = [...own].flatMap(([side, { verdict }]) =>
    verdict === 'regressed' ? [side] : verdict === 'improved' ? [baseline] : [],
  )
  const beaten = new Set([...called, ...listLosers(fought, pairs, alpha)])
  const costs = new Map([...own].map(([side, finding]) => [side, costOf(finding)]))
  return {
    ...{ benchmark, metric, unit, better },
    places: ranked
      .toSorted((one, other) => compare(costs.get(one) ?? 0, costs.get(other) ?? 0))
      .map(side => ({
        side,
        change: side === baseline ? 0 : changeOf(own.get(side)!),
        isAmongBest: !beaten.has(side),
      })),
    unranked: names.filter(name => !ranked.includes(name)),
  }
}

/** The sides that lose one of `pairings`, which are some of so many pairs. */
function listLosers(pairings: readonly Pairing[], pairs: number, alpha: number): readonly string[] {
  const adjusted = adjustByHolm(
    pairings.map(({ p }) => p),
    pairs,
  )
  const lost = pairings.filter(({ estimate }, index) => estimate !== 0 && rejects(adjusted[index]!, alpha))
  return lost.map(pairing => (winnerOf(pairing) === pairing.first ? pairing.second : pairing.first))
}

function winnerOf({ first, second, estimate }: Pairing): string {
  return estimate > 0 ? first : second
}

/** Returns the change of a side; one that is unchanged without a ratio counts as none. */
function changeOf({ change, verdict }: Finding): number | null {
  return change?.value ?? (verdict === 'unchanged' ? 0 : null)
}

/** The change on the scale of the engine. Where there is no ratio, the verdict says which side costs more. */
function costOf({ change, verdict, better }: Finding): number {
  if (change !== null) return toLog(1 + change.value, better)
  return verdict === 'regressed' ? Infinity : verdict === 'improved' ? -Infinity : 0
}

/** Two sides without any cost are alike, which a difference of infinities would not say. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other
}

/** The comparison of the second of two contenders with the first, by one benchmark and metric. */
interface Pairing extends Pick<Finding, 'benchmark' | 'metric'> {
  readonly first: string
  readonly second: string
  /** 1 where something else than the programs may make the difference. */
  readonly p: number
  /** On the scale of the engine: natural logs, where more is worse. */
  readonly estimate: number
}

function findPairings(record: SessionRecord, first: string, second: string): readonly Pairing[] {
  const run = assess(makePair(record, first, second))
  const confirmations = confirmAll([run])
  const guards = guardsOf(run)
  return run.assessments.flatMap(one => {
    const found = one.role === 'judged' ? findDifference(one, confirmations.get(one), run) : undefined
    if (found === undefined) return []
    const { benchmark, metric } = one.series
    // Neither of the two may win by doing something else.
    const { verdict } = applyGuards({ ...blank, verdict: 'improved' }, guards, one.series)
    const p = verdict === 'improved' ? found.p : 1
    return [{ benchmark, metric: metric.name, first, second, p, estimate: found.estimate }]
  })
}

/** Finds how the sides of one benchmark differ; undefined where they have nothing to compare. */
function findDifference(
  one: Assessment,
  confirmation: Confirmation | undefined,
  run: AssessedRun,
): Pick<Pairing, 'p' | 'estimate'> | undefined {
  const { basis, series, isLeftOut, shortage } = one
  const none = { p: 1, estimate: 0 }
  if (basis.kind === 'exact') {
    const { baseline, contender } = basis
    if (baseline === contender) return none
    const { better } = series.metric
    return { p: 0, estimate: toLog(contender, better) - toLog(baseline, better) }
  }
  if (basis.kind === 'zeros') {
    if (isLeftOut) return undefined
    // Without a ratio, only which side costs more is known.
    const lead = findLead(series) * (series.metric.better === 'higher' ? -1 : 1)
    if (shortage !== undefined || lead === 0) return none
    return { p: basis.isApart ? 0 : one.inference!.p, estimate: lead }
  }
  if (!isInferred(one)) return undefined
  if (isLeftOut) return none
  const { inference } = confirmation?.assessment ?? one
  const isConfirmed = confirmation === undefined || (confirmation.second !== undefined && confirmation.isSame)
  const isClear = shortage === undefined && isConfirmed && !isWithinControl(one, inference, run)
  return { p: isClear ? inference.p : 1, estimate: inference.estimate }
}

/** Returns whether two copies of one side differ, and may do so by as much. */
function isWithinControl({ control }: Assessment, inference: Inference, { record }: AssessedRun): boolean {
  if (!control?.failed) return false
  const { confidence } = record.settings
  return !(
    inference.excludes(control.reach, 'low', confidence) || inference.excludes(-control.reach, 'high', confidence)
  )
}
