import { adjustPValues, rejects } from '../../stats/multiple.js'
import { type Correction, type Hypothesis, ownThreshold, type Tested, type TestedRun } from '../assessment.js'
import { toLogs } from '../verdict.js'

/** The corrections of all that is judged in any of several records. */
export type Corrections = ReadonlyMap<Tested, Correction>

/**
 * Corrects for everything that is judged in any of `runs`, which have the same confidence; `pOf` finds the p-values of what is judged. What changed by less than matters, by its estimate, can be no change
 * that is called, so it counts with a p of 1: many such changes, which are found with certainty, would otherwise loosen the level for all
 * others, until noise passes. Whether there is any change, however small, is corrected apart from that (Benjamini & Hochberg).
 */
export function correctForMany(
  runs: readonly TestedRun[],
  pOf: (hypothesis: Hypothesis) => number = ({ inference }) => inference.p,
): Corrections {
  const hypotheses = runs.flatMap(run =>
    run.assessments.filter(isOpen).map(assessment => ({ one: assessment, isSmall: isSmall(assessment, run) })),
  )
  const confidence = runs[0]?.record.settings.confidence ?? 0
  const pValues = hypotheses.map(({ one }) => pOf(one))
  const corrections = correct(
    hypotheses.map(({ isSmall }, index) => (isSmall ? 1 : pValues[index]!)),
    confidence,
  )
  const signs = adjustPValues(pValues).map(p => rejects(p, 1 - confidence))
  return new Map(hypotheses.map(({ one }, index) => [one, { ...corrections[index]!, isSignSure: signs[index]! }]))
}

/** Returns whether the estimate of a ratio is below the benchmark's own threshold. Counts with zeros are judged by their means. */
function isSmall(tested: Hypothesis, { record }: TestedRun): boolean {
  const { basis, inference, series } = tested
  if (basis.kind !== 'inference') return false
  const { less, more } = toLogs(ownThreshold(tested, record), series.metric.better)
  return inference.estimate > less && inference.estimate < more
}

function isOpen(tested: Tested): tested is Hypothesis {
  const { basis, role, isLeftOut, shortage, inference } = tested
  if (role !== 'judged' || inference === undefined || shortage !== undefined) return false
  return basis.kind !== 'zeros' || !(basis.isApart || isLeftOut)
}

/**
 * Benjamini–Hochberg over `pValues`, in their order. What is rejected gets the interval of the matching level 1 − R·α/m (Benjamini &
 * Yekutieli 2005), so that verdict and interval agree; the others keep the level 1 − α.
 */
export function correct(pValues: readonly number[], confidence: number): readonly Omit<Correction, 'isSignSure'>[] {
  const alpha = 1 - confidence
  const adjusted = adjustPValues(pValues)
  const rejections = adjusted.filter(p => rejects(p, alpha)).length
  return adjusted.map(adjustedP => {
    const rejected = rejects(adjustedP, alpha)
    const levelToReject = 1 - ((rejected ? rejections : rejections + 1) * alpha) / pValues.length
    return { adjustedP, rejected, level: rejected ? levelToReject : confidence, levelToReject }
  })
}
