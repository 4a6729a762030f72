import type { Absolute, Comparison, Estimate, TrackedMetric } from '../../../../src/extras/history/comparison.js'
import { normalQuantile } from '../../../../src/stats/distributions/normal.js'
import { makeRandom } from '../../../../src/stats/random.js'

export const parse: TrackedMetric = { benchmark: 'parse', metric: 'time', better: 'lower' }
export const serve: TrackedMetric = { benchmark: 'serve', metric: 'throughput', better: 'higher' }

/** The digest of the version with this number. */
export function digestOf(version: number): string {
  return version.toString(16).padStart(64, '0')
}

/** A comparison of two versions on day `to`, with the heights of `to` in hundred-thousandths of a log, each side with a noise of 0.1%. */
export function makeComparisonOf(
  from: number,
  to: number,
  heights: readonly (readonly [of: TrackedMetric, height: number])[],
  more: Partial<Comparison> = {},
): Comparison {
  const comparedSide = (version: number) => ({
    digest: digestOf(version),
    commit: version.toString(16).padEnd(40, 'c'),
    label: 'main',
    copies: 0,
  })
  return {
    id: `${from}-${to}`,
    at: new Date(Date.UTC(2026, 0, 1 + to)).toISOString(),
    machine: 'one',
    rounds: 20,
    comparedSides: from === to ? [comparedSide(to)] : [comparedSide(from), comparedSide(to)],
    estimates: heights.map(([of, height]): Estimate => ({ of, heights: [0, height], noises: [100, 100] })),
    ...more,
  }
}

/** `comparison` in which the contender took so long on its machine. */
export function withAbsolute(comparison: Comparison, absolute: Absolute): Comparison {
  return { ...comparison, estimates: comparison.estimates.map(one => ({ ...one, absolute })) }
}

/** A drawn history: every tenth push is compared with the first, machines change, some benchmarks have steps, and others a trend. */
export function makeLongHistory({
  pushes,
  benchmarks,
}: {
  readonly pushes: number
  readonly benchmarks: number
}): readonly Comparison[] {
  const random = makeRandom('long history')
  const draw = (): number => 450 * normalQuantile(random.next())
  const heightOf = (benchmark: number, push: number): number =>
    [0, push >= 60 ? 4000 : 0, push > 150 ? 250 * (push - 150) : 0, push >= 120 ? -12_000 : 0][benchmark % 9] ?? 0
  return Array.from({ length: pushes - 1 }, (_, index) => {
    const [before, push] = [index, index + 1]
    const nodes = push % 10 === 0 ? [before, push, 0] : [before, push]
    const comparedSides = nodes.map(node => makeComparisonOf(node, node, []).comparedSides[0]!)
    const estimates = Array.from({ length: benchmarks }, (__, benchmark): Estimate => {
      const errors = nodes.map(draw)
      const heights = nodes.map((node, at) =>
        Math.round(heightOf(benchmark, node) - heightOf(benchmark, before) + errors[at]! - errors[0]!),
      )
      return { of: { ...parse, benchmark: `bench ${benchmark}` }, heights, noises: nodes.map(() => 450) }
    })
    const anchor = { digest: digestOf(0), name: 'v1.4' }
    return makeComparisonOf(before, push, [], {
      comparedSides,
      estimates,
      anchor,
      machine: `cpu ${Math.floor(push / 23) % 2}`,
    })
  })
}
