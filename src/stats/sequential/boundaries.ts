import { normalCdf, normalDensity, normalQuantile } from '../distributions/normal.js'

/** The error rate that may have been spent when the fraction `t` of the rounds is measured: from 0 to α, and it never falls. */
export type Spending = (t: number) => number

/** The error rate `alpha` spent as α · t² (the power family of Kim & DeMets 1987, ρ = 2). */
export function spendAsSquare(alpha: number): Spending {
  return t => alpha * Math.min(1, t) ** 2
}

/**
 * The error rate `alpha` spent in two halves, as one experiment that had another added to it would spend it: one as t² until the fraction
 * `first` of the rounds, the other as t² from there on.
 */
export function spendInHalves(alpha: number, first: number): Spending {
  const half = spendAsSquare(alpha / 2)
  return t => (t <= first ? half(t / first) : alpha / 2 + half(Math.sqrt((t ** 2 - first ** 2) / (1 - first ** 2))))
}

/**
 * The |z| from which each look rejects, two-sided, so that under the null the chance of having rejected by time t is
 * `spend(t)`: α-spending (Lan & DeMets 1983) by the recursion of Armitage, McPherson & Rowe 1969.
 *
 * `times` are the fractions of the rounds measured at each look, ascending in (0, 1]; only the looks so far, the last of them
 * wherever measuring stopped. Infinite where nothing more is spent. To about 1e-10.
 */
export function makeBoundaries(times: readonly number[], spend: Spending): number[] {
  if (times.length === 0) return []
  const { arrival, boundaries } = reachLast(times, spend)
  return [...boundaries, findBoundary(arrival, times, spend, times.length - 1)]
}

/**
 * P(no look in `times` but the last rejects, and the last has |Z| ≥ `z`), where the looks before the last spend by `spend`.
 *
 * `times` as for `makeBoundaries`, and not empty.
 */
export function crossLast(times: readonly number[], spend: Spending, z: number): number {
  return reachLast(times, spend).arrival.beyond(z)
}

/** The state at the last look, where none before it has rejected, and the boundaries of those. */
function reachLast(
  times: readonly number[],
  spend: Spending,
): { readonly arrival: Arrival; readonly boundaries: readonly number[] } {
  const boundaries: number[] = []
  let arrival = arrive(undefined, times[0]!)
  for (let look = 0; look + 1 < times.length; look++) {
    boundaries.push(findBoundary(arrival, times, spend, look))
    arrival = arrive(goOn(arrival, boundaries[look]!, times[look]!, times[look + 1]!), times[look + 1]!)
  }
  return { arrival, boundaries }
}

/** Density of the standardised sum while no look has rejected: it is even, so only z > 0 is kept. */
interface Walk {
  readonly time: number
  readonly places: Float64Array
  /** Density times quadrature weight at each place. */
  readonly masses: Float64Array
}

interface Arrival {
  /** P(|Z| ≥ z). */
  beyond(z: number): number
  /** The density at z. */
  densityAt(z: number): number
  /** Standard deviation of the step that led here. */
  readonly deviation: number
}

function arrive(walk: Walk | undefined, time: number): Arrival {
  if (!walk) return { beyond: z => 2 * normalCdf(-z), densityAt: normalDensity, deviation: 1 }
  const { places, masses } = walk
  const share = Math.sqrt(walk.time / time)
  const variance = (time - walk.time) / time
  const deviation = Math.sqrt(variance)
  return {
    beyond: z => {
      let total = 0
      for (let i = 0; i < places.length; i++) {
        const move = share * places[i]!
        const near = normalCdf((move - z) / deviation)
        // What crosses over to the other side is lost in the rounding of what does not.
        total += masses[i]! * (move * z > 20 * variance ? near : near + normalCdf((-move - z) / deviation))
      }
      return 2 * total
    },
    densityAt: z => {
      let total = 0
      for (let i = 0; i < places.length; i++) {
        const move = share * places[i]!
        // Both sides of a symmetric density at once.
        total +=
          masses[i]! *
          Math.exp((-(z - move) * (z - move)) / (2 * variance)) *
          (1 + Math.exp((-2 * z * move) / variance))
      }
      return total / Math.sqrt(2 * Math.PI * variance)
    },
    deviation,
  }
}

/** Carries the density inside the boundary on to the next look, at points close enough for this step and the following. */
function goOn(arrival: Arrival, boundary: number, time: number, next: number): Walk {
  const end = Math.min(boundary, farthest)
  const finest = Math.min(arrival.deviation, Math.sqrt((next - time) / next))
  // For an error below 1e-9, with the width measured in standard deviations of the finest step.
  const count = Math.min(2048, 8 * Math.ceil((5 + 1.5 * (end / finest)) / 8))
  const { nodes, weights } = gaussLegendre(count)
  const places = nodes.map(node => end * node)
  const masses = places.map((place, i) => end * weights[i]! * arrival.densityAt(place))
  return { time, places, masses }
}

// No density is left there.
const farthest = 38

/**
 * Newton's method on the logarithm of what is beyond z, which is concave (Prékopa 1973), between what the increment alone
 * and what all that is spent would give.
 */
function findBoundary(arrival: Arrival, times: readonly number[], spend: Spending, look: number): number {
  const spent = spend(times[look]!)
  const increment = look > 0 ? spent - spend(times[look - 1]!) : spent
  if (increment <= 0) return Infinity
  let low = -normalQuantile(Math.min(1, spent) / 2)
  let high = -normalQuantile(Math.min(1, increment) / 2)
  let z = low
  for (let step = 0; step < 60 && high - low > 1e-13 * high; step++) {
    const beyond = arrival.beyond(z)
    if (beyond > increment) low = z
    else high = z
    const next = z + (Math.log(beyond / increment) * beyond) / (2 * arrival.densityAt(z))
    const isInside = next >= low && next <= high
    const moved = isInside ? next : (low + high) / 2
    // Newton's steps square the error.
    if (isInside && Math.abs(moved - z) <= 1e-7 * moved) return moved
    z = moved
  }
  return z
}

const quadratures = new Map<number, { readonly nodes: Float64Array; readonly weights: Float64Array }>()

/** The Gauss–Legendre quadrature of `count` points over [0, 1], exact for polynomials of degree 2 · `count` − 1. */
function gaussLegendre(count: number) {
  const known = quadratures.get(count)
  if (known) return known
  const nodes = new Float64Array(count)
  const weights = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    const { root, slope } = findRoot(count, Math.cos((Math.PI * (count - i - 0.25)) / (count + 0.5)))
    nodes[i] = (1 + root) / 2
    weights[i] = 1 / ((1 - root * root) * slope * slope)
  }
  const quadrature = { nodes, weights }
  quadratures.set(count, quadrature)
  return quadrature
}

/** The root of the Legendre polynomial of `degree` next to `guess`, by Newton's method. */
function findRoot(degree: number, guess: number): { readonly root: number; readonly slope: number } {
  let root = guess
  for (let step = 0; ; step++) {
    let [before, value] = [1, root]
    for (let k = 2; k <= degree; k++) [before, value] = [value, ((2 * k - 1) * root * value - (k - 1) * before) / k]
    const slope = (degree * (root * value - before)) / (root * root - 1)
    if (step === 10 || Math.abs(value) <= 1e-15) return { root, slope }
    root -= value / slope
  }
}
