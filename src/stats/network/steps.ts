import { normalCdf, normalQuantile } from '../distributions/normal.js'
import type { Levels } from './network.js'
import { solve, sumProducts } from './symmetric.js'

/** A lasting change of a level. */
export interface Step {
  /** The position that it comes with: 0 is the second level. */
  readonly at: number
  /** Rise of the levels from there on, in their unit, and its variance. */
  readonly value: number
  readonly variance: number
  /** The first and the last position that it may come with: in 95 of 100 cases it is one of these. */
  readonly first: number
  readonly last: number
}

/** Error rates are spent over so many pushes: as many as people look back at. */
const pushes = 200

/** The reach of levels above one version, in standard errors: with 95%, those of all pushes hold together, however often somebody looks. */
export const reachOfLooks = normalQuantile(1 - 0.05 / (2 * pushes))

/** The p-value of the largest of as many looks as there are pushes, for a distance in standard errors (Bonferroni). */
export function findLooksP(errors: number): number {
  return Math.min(1, 2 * pushes * normalCdf(-Math.abs(errors)))
}

/**
 * The least size of what is called a change, in standard errors, which may be `doubt` times as large as they are taken for: of histories with
 * so many benchmarks and 200 pushes, about 5% have a false step, and as many a false trend. Each push asks about seven spans of pushes.
 */
export function findLeastErrors(benchmarks: number, doubt = 1): number {
  return doubt * normalQuantile(1 - 0.05 / (2 * pushes * benchmarks * 7))
}

/** Weighs the differences of neighbouring levels, where each build gains or loses something by its layout: their inverse covariance. */
export function weighIncrements(
  covariance: Levels['covariance'],
  layoutVariance: number,
): readonly (readonly number[])[] {
  const places = [...covariance.slice(1).keys()]
  const increments = places.map(i =>
    places.map(k => {
      const [variances, after] = [covariance[i]!, covariance[i + 1]!]
      const layouts = i === k ? 2 : Math.abs(i - k) === 1 ? -1 : 0
      return after[k + 1]! - after[k]! - variances[k + 1]! + variances[k]! + layouts * layoutVariance
    }),
  )
  return solve(
    increments,
    places.map(i => places.map(k => (i === k ? 1 : 0))),
  )
}

/**
 * Finds the steps of `levels` whose increments have these `weights`: one at a time by generalised least squares, the clearest first, and all
 * fitted again each time. A step enters with `least` standard errors, and leaves where it has fewer beside others.
 */
export function findSteps(
  levels: readonly number[],
  weights: readonly (readonly number[])[],
  least: number,
): readonly Step[] {
  const increments = levels.slice(1).map((level, index) => level - levels[index]!)
  const rights = weights.map(row => sumProducts(row, increments))
  if (rights.every((right, at) => Math.abs(right) < least * Math.sqrt(weights[at]![at]!))) return []
  const fit = weights.map((row, at) => Float64Array.from([...row, rights[at]!]))
  const places = [...increments.keys()]
  const chosen = new Set<number>()
  // Each turn explains more than the one before, and so this ends; the limit is for rounding errors.
  for (const _ of [...places, ...places]) {
    const next = findMost(places, at => (chosen.has(at) ? 0 : countErrors(fit, at)))
    if (next === undefined || chosen.has(next) || countErrors(fit, next) < least) break
    sweep(fit, next)
    chosen.add(next)
    for (;;) {
      const weakest = findMost([...chosen], at => -countErrors(fit, at))
      if (weakest === undefined || countErrors(fit, weakest) >= least) break
      sweep(fit, weakest)
      chosen.delete(weakest)
    }
  }
  const sorted = [...chosen].sort((a, b) => a - b)
  return sorted.map((at, index) => {
    const level = fit[at]!
    const range = findRange(fit, at, [sorted[index - 1] ?? -1, sorted[index + 1] ?? places.length])
    return { at, value: level.at(-1)!, variance: -level[at]!, ...range }
  })
}

/** The normal equations with their right-hand side in the last column. Some places are in the model, and the diagonal is negative there. */
type Fit = readonly Float64Array[]

/** Returns the size of a step at this place in standard errors: in the model, or if it came into it. */
function countErrors(fit: Fit, at: number): number {
  const level = fit[at]!
  const [diagonal, right] = [level[at]!, level.at(-1)!]
  return Math.abs(right) / Math.sqrt(Math.abs(diagonal))
}

/** Takes a place into the model, or out of it (the sweep operator, Beaton 1964). */
function sweep(fit: Fit, at: number): void {
  const row = fit[at]!
  const pivot = row[at]!
  const direction = Math.sign(pivot)
  for (const [i, after] of fit.entries()) {
    const factor = after[at]! / pivot
    if (i === at || factor === 0) continue
    for (let k = 0; k < after.length; k++) after[k]! -= factor * row[k]!
    after[at] = direction * factor
  }
  for (let k = 0; k < row.length; k++) row[k]! *= direction / pivot
  row[at] = -1 / pivot
}

/** Finds the shortest run of places around `at` and within its neighbours that holds 95% of the probability. */
function findRange(fit: Fit, at: number, [from, to]: readonly [number, number]): Pick<Step, 'first' | 'last'> {
  const without = fit.map(row => row.slice())
  sweep(without, at)
  const most = countErrors(without, at) ** 2
  const weigh = (place: number): number =>
    place <= from || place >= to
      ? 0
      : Math.exp((countErrors(without, place) ** 2 - most) / 2) / Math.sqrt(without[place]![place]!)
  const all = Array.from({ length: to - from - 1 }, (_, index) => weigh(from + 1 + index))
  const enough = 0.95 * all.reduce((sum, weight) => sum + weight, 0)
  let [first, last, held] = [at, at, weigh(at)]
  while (held < enough && last - first < to - from - 2) {
    if (last === to - 1 || weigh(first - 1) > weigh(last + 1)) first--
    else last++
    held = all.slice(first - from - 1, last - from).reduce((sum, weight) => sum + weight, 0)
  }
  return { first, last }
}

function findMost(places: readonly number[], measure: (at: number) => number): number | undefined {
  let best: number | undefined
  for (const at of places) if (best === undefined || measure(at) > measure(best)) best = at
  return best
}
