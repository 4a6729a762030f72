/** The distance between two groups that should not differ, and how far chance alone may take them apart. */
export interface GroupDifference {
  readonly estimate: number
  /** Above 0 and finite. */
  readonly standardError: number
  /** Multiple of the variance of one offset: 2 for the difference of two offsets. */
  readonly weight: number
}

/** A variance that offsets may have, and how likely it is; the weights of a distribution sum to 1. */
export interface WeightedVariance {
  readonly variance: number
  readonly weight: number
}

/** The scale of offsets that half of all programs exceed, as far as is known before anything is measured. */
const usualScale = 0.003

/**
 * The likely distribution of the next offset as a mixture of normal distributions, after `differences` of offsets have been seen: Bayes'
 * rule for offsets of Student's t with 8 degrees of freedom, since some are larger than most. Beforehand, the density of their scale falls
 * as that of a half-Cauchy distribution (Gelman 2006), and once there is a difference more slowly, because two or three must be enough to
 * widen an interval. A single variance would not show how little a few controls tell.
 */
export function predictOffsets(differences: readonly GroupDifference[]): readonly WeightedVariance[] {
  const scales = listScales(differences)
  // A half-Cauchy tail holds in 89% of sessions of one benchmark whose copies differ by 3%. Without any difference, a heavier one would have no end.
  const tail = differences.length === 0 ? 2 : 1.25
  const logs = scales.map(
    ({ scale, room }) => Math.log(room / (1 + (scale / usualScale) ** tail)) + logLikelihood(differences, scale ** 2),
  )
  const highest = Math.max(...logs)
  const likely = scales.flatMap(({ scale }, i) =>
    parts.map(({ variance, weight }) => ({
      variance: variance * scale ** 2,
      weight: weight * Math.exp(logs[i]! - highest),
    })),
  )
  const total = likely.reduce((sum, { weight }) => sum + weight, 0)
  return likely
    .map(({ variance, weight }) => ({ variance, weight: weight / total }))
    .filter(({ weight }) => weight > 1e-8)
}

/** Student's t with 8 degrees of freedom as a mixture of normal distributions: inverse χ² in eight parts, closer in the tail. */
const parts: readonly WeightedVariance[] = [
  { variance: 0.5987, weight: 0.2 },
  { variance: 0.8399, weight: 0.2 },
  { variance: 1.0893, weight: 0.2 },
  { variance: 1.3908, weight: 0.15 },
  { variance: 1.78, weight: 0.12 },
  { variance: 2.3831, weight: 0.08 },
  { variance: 3.4631, weight: 0.04 },
  { variance: 5.9506, weight: 0.01 },
]

const scaleCount = 40

/** Scales from 0 to ∞, closest where the differences themselves and the usual scale are, and how much room each stands for. */
function listScales(differences: readonly GroupDifference[]) {
  const squares = differences.reduce((sum, { estimate, standardError }) => sum + estimate ** 2 + standardError ** 2, 0)
  const seen = differences.length === 0 ? usualScale : Math.sqrt(squares / differences.length) / 2
  const typical = Math.sqrt(seen * usualScale)
  return Array.from({ length: scaleCount }, (_, i) => {
    const part = (i + 0.5) / scaleCount
    return { scale: (typical * part) / (1 - part), room: 1 / (1 - part) ** 2 }
  })
}

function logLikelihood(differences: readonly GroupDifference[], square: number): number {
  let log = 0
  for (const { estimate, standardError, weight } of differences) {
    let density = 0
    let nearest = Infinity
    for (const part of parts) {
      const variance = standardError ** 2 + weight * square * part.variance
      const depth = estimate ** 2 / (2 * variance)
      nearest = Math.min(nearest, depth)
      density += (part.weight * Math.exp(-depth)) / Math.sqrt(variance)
    }
    // Where the estimate is so far out that no part gives it a density above 0, the widest decides.
    log += density > 0 ? Math.log(density) : -nearest
  }
  return log
}
