import { isComputable } from '../../metrics/number.js'
import type { Pair } from '../../record/record.js'
import { areScanned, listSizes } from '../../scan.js'
import { makeEngine } from '../../stats/engine.js'
import { leastSquaresSlope } from '../../stats/growth.js'
import { type Described, exponentsOf, type OpenGrowth, type Scan, type ScannedInvocation } from '../assessment.js'
import { makeInference } from '../inference.js'
import { findShortage } from '../obstacles.js'
import { makeDesign, makeFindBreaks } from '../rounds/design.js'
import type { Observation } from '../series.js'
import { isExactlyCounted } from '../steps.js'

/** The scans of `judged`, each with the difference of its exponents. */
export function openGrowths(judged: readonly Described[], record: Pair): readonly OpenGrowth[] {
  return findScans(judged, record).map(scan => {
    const { numbers, rounds } = listScanned(scan)
    const blocks = rounds.map(round => ({
      a: exponentsOf(round, 'baseline'),
      b: exponentsOf(round, 'contender'),
    }))
    const engine = makeEngine(blocks, { breaks: makeFindBreaks(record)(numbers).breaks })
    const design = makeDesign(record, numbers)
    const inference = makeInference(engine, { design, bias: null, weight: 1 })
    const isExact =
      isExactlyCounted(scan.points[0]!.series) &&
      (['baseline', 'contender'] as const).every(side => new Set(exponentsOf(rounds.flat(), side)).size < 2)
    const shortage = isExact ? undefined : findShortage({ rounds })
    return { scan, rounds, design, inference, shortage, isExact }
  })
}

interface Draft {
  readonly parameter: string
  readonly isNamed: boolean
  readonly points: { readonly size: number; readonly one: Described }[]
}

/**
 * The scans among `assessments`, by the sizes in the names of their benchmarks, as `options` ask. Of a grid, each row and each column
 * is one.
 */
function findScans(assessments: readonly Described[], { options }: Pick<Pair, 'options'>): readonly Scan[] {
  const isAsked = (options?.scan ?? '') !== ''
  const drafts = new Map<string, Draft>()
  for (const assessment of assessments) {
    const { benchmark, metric } = assessment.series
    for (const { family, parameter, size, isNamed } of listSizes(benchmark)) {
      const key = `${family}\n${metric.name}`
      const draft = drafts.get(key) ?? { parameter, isNamed, points: [] }
      drafts.set(key, draft)
      draft.points.push({ size, one: assessment })
    }
  }
  return [...drafts].flatMap(([key, { parameter, isNamed, points }]) => {
    const usable = points
      .flatMap(({ size, one }) => (isUsable(one) ? [{ size, series: one.series }] : []))
      .sort((a, b) => a.size - b.size)
    const sizes = usable.map(({ size }) => size)
    if (!areScanned(sizes, { isNamed, isAsked }) || new Set(sizes).size < sizes.length) return []
    const leftOut = points.flatMap(({ one }) => (isUsable(one) ? [] : [one.series.benchmark]))
    return [{ family: key.split('\n')[0]!, parameter, points: usable, leftOut }]
  })
}

function isUsable({ basis, series }: Described): boolean {
  return (
    basis.kind !== 'obstacle' &&
    series.rounds.every(round => round.every(({ value }) => value > 0 && isComputable(value)))
  )
}

/**
 * Lists the invocations of `scan` that have a value at every size, in run order, in the rounds that all of its sizes have, with the
 * numbers of these in the record. Sizes may have been left out of different rounds.
 */
function listScanned({ points }: Scan): {
  readonly numbers: readonly number[]
  readonly rounds: readonly (readonly ScannedInvocation[])[]
} {
  const placeOf = ({ side, copy }: Observation): string => `${side} ${copy}`
  const sizes = points.map(({ size }) => Math.log(size))
  const all = points.map(
    ({ series }) => new Map(series.numbers.map((number, place) => [number, series.rounds[place]!])),
  )
  const numbers = [...all[0]!.keys()].filter(number => all.every(rounds => rounds.has(number)))
  const rounds = numbers.map(number => {
    const others = all.map(
      points => new Map(points.get(number)!.map(observation => [placeOf(observation), observation.value])),
    )
    return all[0]!.get(number)!.flatMap((observation): readonly ScannedInvocation[] => {
      const values = others.map(points => points.get(placeOf(observation)))
      if (!values.every(value => value !== undefined)) return []
      const logs = values.map(Math.log)
      const { side, copy, turn } = observation
      return [{ side, copy, turn, logs, exponent: leastSquaresSlope(sizes, logs) }]
    })
  })
  return { numbers, rounds }
}
