import type { Finding } from '../../compare/finding.js'
import { isCounted } from '../../metrics/number.js'
import { normalQuantile } from '../../stats/distributions/normal.js'
import { typicalOffset } from '../../stats/network/variances.js'

/** A comparison of two commits of a range, by their positions: 0 is the good commit, and the last is the bad one. */
export interface RangeComparison {
  /** The side that is the baseline. */
  readonly from: number
  readonly to: number
  readonly rounds: number
  /** Height of `to` above `from`: the log of the ratio. */
  readonly value: number
  /** The variance of that value that comes from the noise of the rounds. */
  readonly noise: number
  /** The variance that the copies add, which every comparison makes anew. */
  readonly offsets: number
  /** The variance of what a build usually gains or loses by the layout of its code; 0 for what is counted. */
  readonly layout: number
}

/** All that a search has found out. */
export interface Findings {
  /** The position of the bad commit. */
  readonly length: number
  readonly comparisons: readonly RangeComparison[]
  /** Positions of commits that could not be built or measured. */
  readonly skipped: readonly number[]
}

/** The commits between two positions that were compared: behind `from`, up to and with `to`. */
export interface Segment {
  readonly from: number
  readonly to: number
}

/** Lists the positions that were compared, in their order. */
export function listNodes({ length, comparisons }: Findings): readonly number[] {
  return [...new Set([0, length, ...comparisons.flatMap(({ from, to }) => [from, to])])].toSorted((a, b) => a - b)
}

/** Lists the segments between `nodes`. */
export function listSegments(nodes: readonly number[]): readonly Segment[] {
  return nodes.slice(1).map((to, index) => ({ from: nodes[index]!, to }))
}

/** Lists the commits within a segment that may still be built. */
export function listUntried({ from, to }: Segment, { skipped }: Findings): readonly number[] {
  return Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index).filter(at => !skipped.includes(at))
}

/** The benchmark that a search follows: the others are only run. */
export type Lead = Pick<Finding, 'benchmark' | 'metric' | 'unit' | 'better'>

/** A change with its standard error, as logs. */
interface Height {
  readonly value: number
  readonly error: number
}

/** The smallest error of a comparison. Counts have no noise, and a network needs some. */
const leastError = 1e-5

/** Reads the height of a finding; undefined if its interval has no end. */
export function readHeight({ change }: Pick<Finding, 'change'>): Height | undefined {
  if (change === null || change.low === null || change.high === null) return undefined
  const [low, high] = [Math.log1p(change.low), Math.log1p(change.high)]
  if (!Number.isFinite(low)) return undefined
  const error = (high - low) / 2 / normalQuantile((1 + change.level) / 2)
  return { value: Math.log1p(change.value), error: Math.max(leastError, error) }
}

/** Returns whether the two sides of a finding differ by more than chance; of what is counted without noise, its verdict decides. */
export function isDifferent({ verdict, adjustedP, p }: Finding): boolean {
  const chance = adjustedP ?? p
  if (chance === null) return verdict === 'regressed' || verdict === 'improved'
  return verdict !== null && verdict !== 'not-comparable' && chance <= 0.05
}

/** Picks the benchmark that regressed most in standard errors; one that improved, where none regressed. */
export function pickLead(findings: readonly Finding[]): Finding | undefined {
  const ranked = findings
    .filter(({ verdict }) => verdict !== null)
    .flatMap(finding => {
      const height = readHeight(finding)
      return height === undefined ? [] : [{ finding, strength: strengthOf(finding, height) }]
    })
    .toSorted((a, b) => b.strength - a.strength)
  return ranked[0]?.finding
}

/** Those that differ come first, and of these the ones that regressed. */
function strengthOf(finding: Finding, { value, error }: Height): number {
  const size = Math.abs(value) / error
  const isWorse = finding.better === 'higher' ? value < 0 : value > 0
  return (isDifferent(finding) ? 1e12 : 0) + (isWorse ? 1e9 : 0) + Math.min(size, 1e8)
}

/** Finds the same benchmark among other findings. */
export function findLead(findings: readonly Finding[], lead: Lead): Finding | undefined {
  return findings.find(({ benchmark, metric }) => benchmark === lead.benchmark && metric === lead.metric)
}

/** Finds the variance of what a build usually gains or loses by its layout. What is counted does not depend on that. */
export function findLayout({ unit }: Pick<Finding, 'unit'>): RangeComparison['layout'] {
  return isCounted(unit) ? 0 : typicalOffset ** 2
}

/** Computes the variance that the copies of a comparison add, where they are not made anew in each round. */
export function findOffsets(copies: readonly number[], areNewEachRound: boolean): RangeComparison['offsets'] {
  return areNewEachRound ? 0 : copies.reduce((sum, count) => sum + typicalOffset ** 2 / count, 0)
}
