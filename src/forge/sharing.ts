import type { MarkedComment } from './conversation.js'
import { isSame, joinReports, type MarkedReport, type Marker, type RunIdentity, splitReports } from './marker.js'

/** A report that is to be written, and what tells whether another one is of the same. */
export interface Reporting {
  readonly run: RunIdentity
  /** A hash of what was measured; undefined where that is unknown. */
  readonly of?: string | undefined
  /** Set if `of` is what a pull request may have written: then it takes the place of no other job's report. */
  readonly isOfClaimed?: boolean
}

/**
 * Returns whether `report` is to take the place of one with this `marker`, of the same commit and suite. It is of the same if the same was
 * measured, or the same job did, or if nobody knows. What one attempt of a run has measured as two things is two things, whichever job did:
 * a reusable workflow that is called twice has one name.
 */
export function isOfSame({ run, of, isOfClaimed = false }: Reporting, marker: Marker): boolean {
  const [job, other] = [run.job, marker.run.job]
  if ((of === undefined && job === undefined) || (marker.of === undefined && other === undefined)) return true
  if (of !== undefined && of === marker.of && !isOfClaimed) return true
  if (job === undefined || other === undefined) return of === undefined || marker.of === undefined
  // Where it is unknown what was measured, as where a plan leaves out all, the workflow tells.
  if (of === undefined || marker.of === undefined) return fileOf(job) === fileOf(other)
  return job === other && (of === marker.of || !isSame(run, marker.run))
}

function fileOf(job: string): string {
  return job.split('.')[0]!
}

/**
 * Finds the reports in `comments` of the same commit whose place `report` takes: those of the same measurement, or else of the same job. A
 * reusable workflow that is called twice, and run again, has both.
 */
export function findOfSame(report: Reporting, comments: readonly MarkedComment[]): readonly MarkedReport[] {
  const current = listReports(comments).filter(({ marker }) => marker.run.head === report.run.head)
  const ofSame = current.filter(({ marker }) => isOfSame(report, marker))
  const hasExact = ofSame.some(({ marker }) => marker.of !== undefined && marker.of === report.of)
  return hasExact ? ofSame.filter(({ marker }) => marker.of === undefined || marker.of === report.of) : ofSame
}

/** Lists the reports of the suite in its comments: of races, there may be several. */
export function listReports(comments: readonly MarkedComment[]): readonly MarkedReport[] {
  return comments.flatMap(({ body, marker: { key } }) => splitReports(body).filter(({ marker }) => marker.key === key))
}

/** Makes the text of the suite's comment with `text` as the report: in the place of what it replaces, or below those of other jobs. */
export function placeReport(
  report: Reporting,
  comments: readonly MarkedComment[],
  text: string,
): { readonly body: string; readonly isShared: boolean } {
  const current = listReports(comments).filter(({ marker }) => marker.run.head === report.run.head)
  const replaced = new Set(findOfSame(report, comments).map(({ text }) => text))
  const isReplaced = (other: MarkedReport): boolean => replaced.has(other.text)
  const at = current.findIndex(isReplaced)
  const before = (at < 0 ? current : current.slice(0, at)).map(other => other.text)
  const after =
    at < 0
      ? []
      : current
          .slice(at)
          .filter(other => !isReplaced(other))
          .map(other => other.text)
  return { body: joinReports([...before, text, ...after]), isShared: before.length + after.length > 0 }
}
