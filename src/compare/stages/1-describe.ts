import { isComputable } from '../../metrics/number.js'
import type { Direction } from '../../metrics/unit.js'
import type { Pair } from '../../record/record.js'
import type { Side } from '../../schedule/round.js'
import { makeEngine } from '../../stats/engine.js'
import type { ChangeEngine } from '../../stats/inversion.js'
import { makeMeanEngine } from '../../stats/mean-engine.js'
import type { RoundBlock } from '../../stats/randomisation.js'
import { once } from '../../util/once.js'
import type { Basis, Described, DescribedRun } from '../assessment.js'
import { isJudged } from '../chosen.js'
import { makeJudgedSeries } from '../judged-clock.js'
import { listLeftOut } from '../needless.js'
import {
  findBadValue,
  findEarlyEnd,
  findFormerJudge,
  findObstacle,
  findRecording,
  findSeparation,
  findVariation,
} from '../obstacles.js'
import { takeFirstStage } from '../once/second-stage.js'
import { hasZero, type Series, type SeriesTable, sortByPresence, splitByRunner, valuesOf } from '../series.js'
import { findSetTime } from '../set-time.js'
import { isExactlyCounted } from '../steps.js'
import { summariseRunners } from '../summary.js'
import { toLog } from '../verdict.js'

/**
 * The first stage: the benchmarks that both sides of `whole` have, by what each can be compared, or by what stands in the way. A second stage
 * of measuring is no part of it.
 */
export function describe(whole: Pair): DescribedRun {
  const record = takeFirstStage(whole)
  const table = makeJudgedSeries(record)
  const presence = sortByPresence(table)
  const leftOut = listLeftOut(presence.shared, record)
  return {
    ...{ record, whole, table, ...presence },
    assessments: presence.shared.map(series => ({
      ...describeSeries(series, table, record),
      isLeftOut: leftOut.has(series),
    })),
  }
}

/** The basis on which the sides of `series` are compared. Its sides are summarised when that is asked for: a look has no use for it. */
export function describeSeries(
  series: Series,
  table: SeriesTable,
  record: Pick<Pair, 'settings' | 'rounds'>,
): Described {
  const summariseSide = (side: Side) =>
    summariseRunners(splitByRunner(series).map(rounds => valuesOf({ rounds }, side).filter(isComputable)))
  const summaries = {
    baseline: once(() => summariseSide('baseline')),
    contender: once(() => summariseSide('contender')),
  }
  const { settings } = record
  const basis = findBasis(series, table, record)
  return {
    ...{ series, basis, isLeftOut: false },
    role: isJudged(series, settings.metrics) ? 'judged' : 'shown',
    shortage: basis.kind === 'zeros' || basis.kind === 'inference' ? findEarlyEnd(series) : undefined,
    summarise: side => summaries[side](),
  }
}

function findBasis(series: Series, table: SeriesTable, record: Pick<Pair, 'settings' | 'rounds'>): Basis {
  const obstacle = findObstacle(series, table)
  const exact = obstacle ? undefined : findExact(series)
  if (exact) return exact
  const reason =
    obstacle ??
    findFormerJudge(series) ??
    findBadValue(series) ??
    findSeparation(series) ??
    findVariation(series) ??
    findRecording(series, record.settings) ??
    findSetTime(series, record)
  if (reason) return { kind: 'obstacle', ...reason }
  if (hasZero(series)) return makeZeros(series)
  return { kind: 'inference', change: compareSides(series) }
}

function findExact(series: Series): Basis | undefined {
  if (!isExactlyCounted(series) && series.rule.exact !== true) return undefined
  const [baseline, contender] = [valuesOf(series, 'baseline'), valuesOf(series, 'contender')]
  const [first, second] = [baseline[0], contender[0]]
  if (first === undefined || second === undefined) return undefined
  const isExact = baseline.every(value => value === first) && contender.every(value => value === second)
  const hasRatio = isComputable(first) && isComputable(second) && first >= 0 && second >= 0
  return isExact && hasRatio ? { kind: 'exact', baseline: first, contender: second } : undefined
}

function makeZeros(series: Series): Basis {
  // The values themselves, where more is worse.
  const asItIs = (value: number, direction: Direction): number => (direction === 'higher' ? -value : value)
  const blocks = makeBlocks(series, asItIs)
  const [baseline, contender] = [valuesOf(series, 'baseline'), valuesOf(series, 'contender')]
  const isNothing = (values: readonly number[]): boolean => values.every(value => value === 0)
  return {
    kind: 'zeros',
    engine: makeEngine(blocks, { scores: 'ranks', breaks: series.breaks }),
    isApart: (isNothing(baseline) && !contender.includes(0)) || (isNothing(contender) && !baseline.includes(0)),
  }
}

/** The contender against the baseline: by the typical value, or by the mean if the user chose that. */
export function compareSides(series: Pick<Series, 'rounds' | 'breaks' | 'metric' | 'judge'>): ChangeEngine {
  const { breaks, metric, judge } = series
  const blocks = makeBlocks(series)
  if (judge === 'mean') return makeMeanEngine(blocks, { isNegated: metric.better === 'higher' })
  return makeEngine(blocks, { scores: 'adaptive', breaks })
}

/** The baseline's values (a) and the contender's (b) of each round. */
function makeBlocks({ rounds, metric }: Pick<Series, 'rounds' | 'metric'>, scale = toLog): readonly RoundBlock[] {
  return rounds.map(round => {
    const block = { a: [] as number[], b: [] as number[] }
    for (const { side, value } of round) {
      block[side === 'baseline' ? 'a' : 'b'].push(scale(value, metric.better))
    }
    return block
  })
}
