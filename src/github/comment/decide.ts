import { isNewer, type Marker, type RunIdentity } from '../../report/marker.js'
import type { MarkedComment } from './find.js'

/** What is to be said, by which run, and what the pull request looks like now. */
export interface Situation {
  readonly body: string
  readonly run: RunIdentity
  /** The commit that the pull request points at now. */
  readonly head: string
  /** Whether a comment is made where there is none. */
  readonly isWorthCreating: boolean
}

/** What becomes of the comment. */
export type Decision =
  | { readonly kind: 'create' }
  | { readonly kind: 'update'; readonly comment: MarkedComment; readonly duplicates: readonly MarkedComment[] }
  | { readonly kind: 'leave'; readonly comment: MarkedComment; readonly duplicates: readonly MarkedComment[] }
  /** There is none, and nothing to say. */
  | { readonly kind: 'silence' }
  | { readonly kind: 'superseded'; readonly by: 'newer-run' | 'moved-head' }

/** What a run does with its comment, where `mine` are the suite's comments by its own author, the oldest first. */
export function decideComment(mine: readonly MarkedComment[], situation: Situation): Decision {
  const { run, head, body, isWorthCreating } = situation
  // Whoever reads the comment looks at the head; and the run for the new head is under way, or waits.
  if (run.head !== head) return { kind: 'superseded', by: 'moved-head' }
  if (mine.some(({ marker }) => isOvertaken(run, head, marker))) return { kind: 'superseded', by: 'newer-run' }
  const [comment, ...duplicates] = mine
  if (comment === undefined) return { kind: isWorthCreating ? 'create' : 'silence' }
  return { kind: isSameText(comment.body, body) ? 'leave' : 'update', comment, duplicates }
}

/** What a run that begins does with a comment of an older one: a note on top; undefined where there is none to be made. */
export function decideNote(mine: readonly MarkedComment[], run: RunIdentity): MarkedComment | undefined {
  const [comment] = mine
  if (comment === undefined) return undefined
  const { marker } = comment
  if (!isNewer(run, marker.run)) return undefined
  return marker.again === undefined || isNewer(run, marker.again) ? comment : undefined
}

/** Whether a newer run has written, or is under way, for the commit that the pull request still points at. */
function isOvertaken(run: RunIdentity, head: string, { run: writer, again }: Marker): boolean {
  // Who runs an older run again has seen that the newer one came to nothing; where it did not, it still has the last word.
  const announced = again !== undefined && run.attempt === 1 ? [again] : []
  return [writer, ...announced].some(other => other.head === head && isNewer(other, run))
}

/** GitHub may give back other line ends than it was given. */
function isSameText(posted: string, body: string): boolean {
  return tidy(posted) === tidy(body)
}

function tidy(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd()
}
