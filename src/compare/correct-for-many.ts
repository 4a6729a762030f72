import { adjustPValues, rejects } from '../stats/multiple.js'

/** The result of the correction for many benchmarks, for one p-value. */
export interface Correction {
  readonly adjustedP: number
  readonly rejected: boolean
  /** Confidence of the interval that is shown and judged by. */
  readonly level: number
  /** The same for what is not rejected yet, if it is to be: as if it alone came to be. */
  readonly levelToReject: number
}

/**
 * Benjamini–Hochberg over `pValues`, in their order. What is rejected gets the interval of the matching level 1 − R·α/m (Benjamini &
 * Yekutieli 2005), so that verdict and interval agree; the others keep the level 1 − α.
 */
export function correct(pValues: readonly number[], confidence: number): readonly Correction[] {
  const alpha = 1 - confidence
  const adjusted = adjustPValues(pValues)
  const rejections = adjusted.filter(p => rejects(p, alpha)).length
  return adjusted.map(adjustedP => {
    const rejected = rejects(adjustedP, alpha)
    const levelToReject = 1 - ((rejected ? rejections : rejections + 1) * alpha) / pValues.length
    return { adjustedP, rejected, level: rejected ? levelToReject : confidence, levelToReject }
  })
}
