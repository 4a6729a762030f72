import type { Direction } from '../metrics/metric.js'
import { listContenders } from '../record/pair.js'
import type { SessionRecord } from '../record/record.js'
import { seriesKey } from '../record/series-key.js'
import { rejects } from '../stats/engine/rejection.js'
import { adjustByHolm } from '../stats/opinions/holm.js'
import { type Duel, findDuels } from './duels.js'
import { toLog } from './verdicts/change.js'
import type { Finding } from './verdicts/finding.js'

/** One side in a ranking. */
export interface Place {
  readonly side: string
  /** Its level relative to the baseline's, as a fraction: 0.02 is 2 % more. null: there is no ratio. */
  readonly change: number | null
  /** Whether no other side is better, as far as can be told. */
  readonly isAmongBest: boolean
}

/** All sides by one benchmark and metric, the lowest estimate of cost first. A first place alone has no p-value: it is chosen by the same data. */
export interface Ranking {
  readonly benchmark: string
  readonly metric: string
  readonly unit: string
  readonly better: Direction
  readonly places: readonly Place[]
  /** Sides that cannot be compared with the baseline. */
  readonly unranked: readonly string[]
}

/** The findings of each contender against the baseline, by its name. */
export type FindingsBySide = ReadonlyMap<string, readonly Finding[]>

/**
 * The ranking of all sides of `record` by each benchmark and metric that is judged. A side is among the best where no other beats it.
 *
 * Against the baseline, the verdicts of the `findings` decide, so that no ranking contradicts them. What is incomparable has no place.
 * Every two contenders are tested, with Holm's correction for the number of all pairs (Holm 1979).
 */
export function rankSides(record: SessionRecord, findings: FindingsBySide): readonly Ranking[] {
  const contenders = listContenders(record).map(({ name }) => name)
  const duels = contenders.flatMap((first, index) =>
    contenders.slice(index + 1).flatMap(second => findDuels(record, first, second)),
  )
  const names = [record.baseline, ...contenders]
  const pairs = (names.length * (names.length - 1)) / 2
  const field = { names, duels, pairs, alpha: 1 - record.settings.confidence }
  const rows = contenders.flatMap(side => (findings.get(side) ?? []).map(finding => ({ side, finding })))
  const judged = rows.filter(({ finding }) => finding.verdict !== null && !finding.isControl)
  // Duels are in the order in which benchmarks were first printed.
  const keys = new Set([...duels, ...judged.map(({ finding }) => finding)].map(seriesKey))
  return [...keys].flatMap(key => {
    const own = judged.filter(({ finding }) => seriesKey(finding) === key)
    return own.length === 0 ? [] : [rank(own, field)]
  })
}

/** The result of one contender. */
interface Row {
  readonly side: string
  readonly finding: Finding
}

interface Field {
  /** The baseline first. */
  readonly names: readonly string[]
  /** Those of two contenders. */
  readonly duels: readonly Duel[]
  readonly pairs: number
  readonly alpha: number
}

function rank(rows: readonly Row[], { names, duels, pairs, alpha }: Field): Ranking {
  const baseline = names[0]!
  const { benchmark, metric, unit, better } = rows[0]!.finding
  const own = new Map(
    rows.flatMap(({ side, finding }) => (finding.verdict === 'incomparable' ? [] : [[side, finding] as const])),
  )
  const ranked = own.size === 0 ? [] : names.filter(name => name === baseline || own.has(name))
  const fought = duels
    .filter(one => seriesKey(one) === seriesKey({ benchmark, metric }) && own.has(one.first) && own.has(one.second))
    .map(duel => (own.get(winnerOf(duel))!.doubt === undefined ? duel : { ...duel, p: 1 }))
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

/** The sides that lose one of `duels`, which are some of so many pairs. */
function listLosers(duels: readonly Duel[], pairs: number, alpha: number): readonly string[] {
  const adjusted = adjustByHolm(
    duels.map(({ p }) => p),
    pairs,
  )
  const lost = duels.filter(({ estimate }, index) => estimate !== 0 && rejects(adjusted[index]!, alpha))
  return lost.map(duel => (winnerOf(duel) === duel.first ? duel.second : duel.first))
}

function winnerOf({ first, second, estimate }: Duel): string {
  return estimate > 0 ? first : second
}

/** What is unchanged without a ratio is alike. */
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
