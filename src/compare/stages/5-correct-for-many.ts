import { adjustPValues, rejects } from '../../stats/multiple.js'
import type { AssessedRun, Assessment, Correction, Tested } from '../assessment.js'

/** The corrections of all that is judged in any of several records. */
export type Corrections = ReadonlyMap<Assessment | Tested, Correction>

/** Corrects for everything that is judged in any of `runs`, which have the same confidence. */
export function correctForMany(runs: readonly AssessedRun[]): readonly AssessedRun[] {
  const corrections = correctBy(runs, one => one.inference.p)
  return runs.map(run => ({
    ...run,
    assessments: run.assessments.map(one => ({ ...one, correction: corrections.get(one) })),
    openGrowths: run.openGrowths.map(one => ({ ...one, correction: corrections.get(one) })),
  }))
}

/** The corrections, where `pOf` finds the p-values of what is judged. */
export function correctBy(runs: readonly AssessedRun[], pOf: (one: Tested) => number): Corrections {
  const tested = runs.flatMap(({ assessments, openGrowths }) => [
    ...assessments.filter(isTested),
    ...openGrowths.filter(({ isExact, shortage }) => !isExact && shortage === undefined),
  ])
  const corrections = correct(tested.map(pOf), runs[0]?.record.settings.confidence ?? 0)
  return new Map(tested.map((one, index) => [one, corrections[index]!]))
}

function isTested(one: Assessment): one is Exclude<Tested, { scan: unknown }> {
  const { basis, role, isLeftOut, shortage, inference } = one
  if (role !== 'judged' || inference === undefined || shortage !== undefined) return false
  return basis.kind !== 'zeros' || !(basis.isApart || isLeftOut)
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
