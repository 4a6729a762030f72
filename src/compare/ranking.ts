import { isComputable } from '../metrics/computable.js'
import type { Direction } from '../metrics/metric.js'
import { makePair, type Pair } from '../record/pair.js'
import type { SessionRecord } from '../record/record.js'
import { rejects } from '../stats/engine/rejection.js'
import { adjustByHolm } from '../stats/opinions/holm.js'
import { survey } from './conclusion.js'
import { fromLog, toLog } from './verdicts/change.js'

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

/** How the second of two sides compares with the first by one benchmark and metric. */
interface Duel {
  readonly first: string
  readonly second: string
  readonly p: number
  /** On the scale of the engine: natural logs, where more is worse. */
  readonly estimate: number
  /** Whether its rounds are too few for a verdict. */
  readonly isShort: boolean
}

/** The duels of one benchmark and metric. */
interface Contest extends Pick<Ranking, 'benchmark' | 'metric' | 'unit' | 'better'> {
  readonly duels: Duel[]
}

/**
 * The ranking of all sides of `record` by each benchmark and metric that is judged. Every pair of sides is tested, with Holm's
 * correction for the number of pairs (Holm 1979), and a side is among the best where no other beats it.
 */
export function rankSides(record: SessionRecord): readonly Ranking[] {
  const { baseline, sides, settings } = record
  const names = [baseline, ...sides.map(({ name }) => name).filter(name => name !== baseline)]
  const contests = new Map<string, Contest>()
  for (const [index, first] of names.entries())
    for (const second of names.slice(index + 1))
      for (const { duel, ...series } of findDuels(makePair(record, first, second))) {
        const key = `${series.benchmark}\n${series.metric}`
        const contest = contests.get(key) ?? { ...series, duels: [] }
        contests.set(key, contest)
        contest.duels.push({ first, second, ...duel })
      }
  const pairs = (names.length * (names.length - 1)) / 2
  return [...contests.values()].map(contest => rank(contest, { names, pairs, alpha: 1 - settings.confidence }))
}

type Found = Omit<Contest, 'duels'> & { readonly duel: Omit<Duel, 'first' | 'second'> }

function findDuels(pair: Pair): readonly Found[] {
  const { trial } = survey(pair)
  const inferences = new Map(trial.inferences.map(one => [one.comparison, one]))
  return [...trial.judged].flatMap(comparison => {
    const { series, basis } = comparison
    const { name: metric, unit, better } = series.metric
    const found = { benchmark: series.benchmark, metric, unit, better }
    if (basis.kind === 'exact') {
      const estimate = toLog(basis.contender, better) - toLog(basis.baseline, better)
      const isSame = basis.contender === basis.baseline
      return [{ ...found, duel: { p: isSame ? 1 : 0, estimate: isSame ? 0 : estimate, isShort: false } }]
    }
    const tested = inferences.get(comparison)
    if (tested === undefined) return []
    if (trial.leftOut.has(series)) return [{ ...found, duel: { p: 1, estimate: 0, isShort: false } }]
    const { inference, shortage } = tested
    return [{ ...found, duel: { p: inference.p, estimate: inference.estimate, isShort: shortage !== undefined } }]
  })
}

interface Field {
  /** The baseline first. */
  readonly names: readonly string[]
  readonly pairs: number
  readonly alpha: number
}

function rank({ duels, ...contest }: Contest, { names, pairs, alpha }: Field): Ranking {
  const [baseline] = names
  const adjusted = adjustByHolm(
    duels.map(({ p, isShort }) => (isShort ? 1 : p)),
    pairs,
  )
  const beaten = new Set(
    duels.flatMap(({ first, second, estimate }, index) => {
      if (!rejects(adjusted[index]!, alpha) || estimate === 0) return []
      return [estimate > 0 ? second : first]
    }),
  )
  const estimates = new Map(
    duels
      .filter(({ first, isShort }) => first === baseline && !isShort)
      .map(({ second, estimate }) => [second, estimate]),
  )
  const ranked = estimates.size === 0 ? [] : names.filter(name => name === baseline || estimates.has(name))
  const estimateOf = (name: string): number => estimates.get(name) ?? 0
  return {
    ...contest,
    places: ranked
      .toSorted((one, other) => compare(estimateOf(one), estimateOf(other)))
      .map(side => ({
        side,
        change: toRatio(estimateOf(side), contest.better),
        isAmongBest: !beaten.has(side),
      })),
    unranked: names.filter(name => !ranked.includes(name)),
  }
}

/** Two sides without any cost are alike, which a difference of infinities would not say. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other
}

function toRatio(estimate: number, better: Direction): number | null {
  const change = fromLog(estimate, better) - 1
  return isComputable(change) ? change : null
}
