import { isComputable, isCounted } from '../../metrics/number.js'
import type { Pair } from '../../record/record.js'
import { areScanned, listSizes } from '../../scan.js'
import type { Side } from '../../schedule/round.js'
import { makeEngine } from '../../stats/engine/engine.js'
import { leastSquaresSlope } from '../../stats/growth.js'
import { type Assessment, exponentsOf, type OpenGrowth, type Scan, type ScannedInvocation } from '../assessment.js'
import { makeInference } from '../inference.js'
import { findShortage } from '../obstacles.js'
import { makeDesign } from '../rounds/design.js'
import { makeFindBreaks } from '../rounds/own-rounds.js'
import type { Observation, Series } from '../series.js'

/** The scans of `judged`, each with the difference of its exponents. */
export function openGrowths(judged: readonly Assessment[], record: Pair): readonly OpenGrowth[] {
  return findScans(judged, record).map(scan => {
    const { numbers, rounds } = listScanned(scan)
    const blocks = rounds.map(round => ({
      a: exponentsOf(round, 'baseline'),
      b: exponentsOf(round, 'contender'),
      order: round.map(({ side }) => (side === 'baseline' ? ('a' as const) : ('b' as const))),
    }))
    const { metric } = scan.points[0]!.series
    const engine = makeEngine(blocks, { breaks: makeFindBreaks(record)(numbers).breaks })
    const design = makeDesign(record, numbers)
    const inference = makeInference(engine, { design, bias: null, weight: 1 })
    const isExact =
      isCounted(metric.unit) && (['baseline', 'contender'] as const).every(side => isSame(rounds.flat(), side))
    return {
      ...{ scan, rounds, design, inference },
      shortage: isExact ? undefined : findShortage({ rounds, judge: 'typical' }),
      isExact,
    }
  })
}

function isSame(invocations: readonly ScannedInvocation[], side: Side): boolean {
  const exponents = exponentsOf(invocations, side)
  return exponents.every(exponent => exponent === exponents[0])
}

interface Draft {
  readonly parameter: string
  readonly isNamed: boolean
  readonly points: { readonly size: number; readonly one: Assessment }[]
}

/**
 * The scans among `assessments`, by the sizes in the names of their benchmarks, as `options` ask. Of a grid, each row and each column
 * is one.
 */
function findScans(assessments: readonly Assessment[], { options }: Pick<Pair, 'options'>): readonly Scan[] {
  const isAsked = (options?.scan ?? '') !== ''
  const drafts = new Map<string, Draft>()
  for (const one of assessments) {
    const { benchmark, metric } = one.series
    for (const { family, parameter, size, isNamed } of listSizes(benchmark)) {
      const key = `${family}\n${metric.name}`
      const draft = drafts.get(key) ?? { parameter, isNamed, points: [] }
      drafts.set(key, draft)
      draft.points.push({ size, one })
    }
  }
  return [...drafts].flatMap(([key, { parameter, isNamed, points }]) => {
    const usable = points
      .flatMap(({ size, one }) => (isUsable(one) ? [{ size, series: one.series }] : []))
      .sort((one, other) => one.size - other.size)
    const sizes = usable.map(({ size }) => size)
    if (!areScanned(sizes, { isNamed, isAsked }) || new Set(sizes).size < sizes.length) return []
    const leftOut = points.flatMap(({ one }) => (isUsable(one) ? [] : [one.series.benchmark]))
    return [{ family: key.split('\n')[0]!, parameter, points: usable, leftOut }]
  })
}

function isUsable({ basis, series }: Assessment): boolean {
  return (
    basis.kind !== 'obstacle' &&
    series.rounds.every(round => round.every(({ value }) => value > 0 && isComputable(value)))
  )
}

interface ScannedRounds {
  /** The numbers that these rounds have in the record: those of all sizes. */
  readonly numbers: readonly number[]
  /** The invocations that have a value at every size, in run order. */
  readonly rounds: readonly (readonly ScannedInvocation[])[]
}

/** Lists the invocations of `scan` in the rounds that all of its sizes have. Sizes may have been left out of different rounds. */
function listScanned({ points }: Scan): ScannedRounds {
  const sizes = points.map(({ size }) => Math.log(size))
  const all = points.map(({ series }) => byNumber(series))
  const numbers = [...all[0]!.keys()].filter(number => all.every(rounds => rounds.has(number)))
  const rounds = numbers.map(number => {
    const others = all.map(rounds => byPlace(rounds.get(number)!))
    return all[0]!.get(number)!.flatMap((one): readonly ScannedInvocation[] => {
      const values = others.map(values => values.get(placeOf(one)))
      if (!values.every(value => value !== undefined)) return []
      const logs = values.map(Math.log)
      const { side, copy, turn } = one
      return [{ side, copy, turn, logs, exponent: leastSquaresSlope(sizes, logs) }]
    })
  })
  return { numbers, rounds }
}

function byNumber({ numbers, rounds }: Series): ReadonlyMap<number, Series['rounds'][number]> {
  return new Map(numbers.map((number, place) => [number, rounds[place]!]))
}

function byPlace(round: Series['rounds'][number]): ReadonlyMap<string, number> {
  return new Map(round.map(one => [placeOf(one), one.value]))
}

function placeOf({ side, copy }: Pick<Observation, 'side' | 'copy'>): string {
  return `${side} ${copy}`
}
