import { isComputable, isCounted } from '../metrics/number.js'
import type { Direction } from '../metrics/unit.js'
import type { Side } from '../schedule/round.js'
import type { RoundBlock } from '../stats/engine/blocks.js'
import { type Engine, makeEngine } from '../stats/engine/engine.js'
import type { ChangeEngine } from '../stats/engine/inversion.js'
import { makeQuantityEngine } from '../stats/quantities/quantity-engine.js'
import { toLog } from './change.js'
import type { Summary } from './finding.js'
import { quantileOf } from './judge.js'
import { findBadValue, findObstacle, findSeparation, findShortage, type Obstacle } from './obstacles.js'
import { type Observation, type Series, type SeriesTable, splitByRunner } from './series.js'
import { summariseRunners } from './summary.js'

/** One benchmark and metric, both sides against each other and the baseline against itself, before any verdict. */
export interface Comparison {
  readonly series: Series
  readonly baseline: Summary | null
  readonly contender: Summary | null
  readonly basis: Basis
}

/** The basis of a verdict. */
export type Basis =
  | ({ readonly kind: 'obstacle' } & Obstacle)
  | { readonly kind: 'exact'; readonly baseline: number; readonly contender: number }
  /** Counts of which some are 0: the engine compares the values themselves, for which there is no ratio. */
  | { readonly kind: 'zeros'; readonly engine: Engine; readonly shortage: string | undefined }
  | {
      readonly kind: 'inference'
      readonly change: ChangeEngine
      readonly control: Engine | undefined
      /** The contender against itself: a note, since nothing depends on it. */
      readonly contenderControl: Engine | undefined
      readonly shortage: string | undefined
    }

/** The comparison of the two sides of `series`. */
export function makeComparison(series: Series, table: SeriesTable): Comparison {
  const basis =
    findObstacleBasis(findObstacle(series, table)) ??
    findExactBasis(series) ??
    findObstacleBasis(findBadValue(series) ?? findSeparation(series)) ??
    (hasZero(series) ? makeZeros(series) : new InferenceBasis(series))
  return new DescribedComparison(series, basis)
}

/** A comparison that describes its sides when asked: a look has no use for it. */
class DescribedComparison implements Comparison {
  readonly series: Series
  readonly basis: Basis
  #baseline: Summary | null | undefined
  #contender: Summary | null | undefined

  constructor(series: Series, basis: Basis) {
    this.series = series
    this.basis = basis
  }

  get baseline(): Summary | null {
    if (this.#baseline === undefined) this.#baseline = describe(this.series, 'baseline')
    return this.#baseline
  }

  get contender(): Summary | null {
    if (this.#contender === undefined) this.#contender = describe(this.series, 'contender')
    return this.#contender
  }
}

function describe(series: Series, side: Side): Summary | null {
  return summariseRunners(splitByRunner(series).map(rounds => valuesOf({ rounds }, side).filter(isComputable)))
}

function valuesOf({ rounds }: Pick<Series, 'rounds'>, side: Side): number[] {
  const values: number[] = []
  for (const round of rounds) for (const one of round) if (one.side === side) values.push(one.value)
  return values
}

function findObstacleBasis(obstacle: Obstacle | undefined): Basis | undefined {
  return obstacle && { kind: 'obstacle', ...obstacle }
}

function findExactBasis(series: Series): Basis | undefined {
  if (!isCounted(series.metric.unit)) return undefined
  const [baseline, contender] = [valuesOf(series, 'baseline'), valuesOf(series, 'contender')]
  const [first, second] = [baseline[0], contender[0]]
  if (first === undefined || second === undefined) return undefined
  const isExact = baseline.every(value => value === first) && contender.every(value => value === second)
  const hasRatio = isComputable(first) && isComputable(second) && first >= 0 && second >= 0
  return isExact && hasRatio ? { kind: 'exact', baseline: first, contender: second } : undefined
}

/** Returns whether a value of `series` is 0, which has no ratio to any other. */
export function hasZero({ rounds }: Pick<Series, 'rounds'>): boolean {
  return rounds.some(round => round.some(({ value }) => value === 0))
}

function makeZeros(series: Series): Basis {
  const blocks = makeBlocks(series, one => (one.side === 'baseline' ? 'a' : 'b'), asItIs)
  return {
    kind: 'zeros',
    engine: makeEngine(blocks, { scores: 'ranks', breaks: series.breaks }),
    shortage: findShortage(series),
  }
}

/** `value` where more is worse. */
function asItIs(value: number, direction: Direction): number {
  return direction === 'higher' ? -value : value
}

/** The engines over one series, of which a look needs all but one. */
class InferenceBasis {
  readonly kind = 'inference'
  readonly change: ChangeEngine
  readonly control: Engine | undefined
  readonly shortage: string | undefined
  readonly #series: Series
  #contenderControl: { readonly engine: Engine | undefined } | undefined

  constructor(series: Series) {
    this.#series = series
    this.change = compareSides(series)
    this.control = makeControl(series, 'baseline')
    this.shortage = findShortage(series)
  }

  get contenderControl(): Engine | undefined {
    this.#contenderControl ??= { engine: makeControl(this.#series, 'contender') }
    return this.#contenderControl.engine
  }
}

/** The contender against the baseline: by the typical value, or by what else the user chose. */
export function compareSides(series: Pick<Series, 'rounds' | 'breaks' | 'metric' | 'judge'>): ChangeEngine {
  const { breaks, metric, judge } = series
  const blocks = makeBlocks(series, one => (one.side === 'baseline' ? 'a' : 'b'))
  if (judge === 'mean') return makeQuantityEngine(blocks, { kind: 'mean', isNegated: metric.better === 'higher' })
  const p = quantileOf(judge)
  if (p !== undefined) return makeQuantityEngine(blocks, { kind: 'quantile', p })
  return makeEngine(blocks, { scores: 'adaptive', breaks })
}

/** Copy 2 of a side against its copy 1. */
function makeControl(series: Series, side: Side): Engine | undefined {
  const copiesOf = (round: Series['rounds'][number]) =>
    new Set(round.filter(one => one.side === side).map(({ copy }) => copy))
  if (!series.rounds.some(round => copiesOf(round).size === 2)) return undefined
  const blocks = makeBlocks(series, one => (one.side !== side ? undefined : one.copy === 1 ? 'a' : 'b'))
  return makeEngine(blocks, { scores: 'ranks', breaks: series.breaks })
}

/** The two groups that `group` makes in each round, in run order. */
function makeBlocks(
  { rounds, metric }: Pick<Series, 'rounds' | 'metric'>,
  group: (one: Observation) => 'a' | 'b' | undefined,
  scale = toLog,
): readonly RoundBlock[] {
  return rounds.map(round => {
    const block = { a: [] as number[], b: [] as number[], order: [] as ('a' | 'b')[] }
    for (const one of round) {
      const name = group(one)
      if (name === undefined) continue
      block[name].push(scale(one.value, metric.better))
      block.order.push(name)
    }
    return block
  })
}
