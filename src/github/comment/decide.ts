import type { MarkedComment } from './find.js'
import { isNewer, isSame, type Marker, type RunIdentity } from './marker.js'

/** The text to post, the run that posts it, and the present state of the pull request. */
export interface Situation {
  readonly body: string
  readonly run: RunIdentity
  /** Those that the run completed. */
  readonly rounds: number
  /** The commit that the pull request points at now. */
  readonly head: string
  /** Whether a comment is made where there is none. */
  readonly isWorthCreating: boolean
}

/** The action to take on the comment. */
export type Decision =
  | { readonly kind: 'create' }
  | { readonly kind: 'update'; readonly comment: MarkedComment; readonly duplicates: readonly MarkedComment[] }
  | { readonly kind: 'leave'; readonly comment: MarkedComment; readonly duplicates: readonly MarkedComment[] }
  /** There is none, and nothing to say. */
  | { readonly kind: 'silence' }
  | { readonly kind: 'superseded'; readonly by: 'newer-run' | 'moved-head' }
  /** The comment rests on more rounds of the same commit. */
  | { readonly kind: 'outweighed'; readonly comment: MarkedComment }

/** Decides what a run does with its comment. `mine` are the suite's comments by its own author, the oldest first. */
export function decideComment(mine: readonly MarkedComment[], situation: Situation): Decision {
  const { run, rounds, head, body, isWorthCreating } = situation
  // Whoever reads the comment looks at the head; and the run for the new head is under way, or waits.
  if (run.head !== head) return { kind: 'superseded', by: 'moved-head' }
  if (mine.some(({ marker }) => isOvertakenBy(marker.run, run)) || findAnnounced(mine, run) !== undefined)
    return { kind: 'superseded', by: 'newer-run' }
  const heavier = mine.find(({ marker }) => isOfMoreRounds(marker, run, rounds))
  if (heavier !== undefined) return { kind: 'outweighed', comment: heavier }
  const [comment, ...duplicates] = mine
  if (comment === undefined) return { kind: isWorthCreating ? 'create' : 'silence' }
  return { kind: isSameText(comment.body, body) ? 'leave' : 'update', comment, duplicates }
}

/**
 * Finds the older run's comment on which a run that begins puts a note, at the top. Returns undefined if there is none to put.
 */
export function decideNote(mine: readonly MarkedComment[], run: RunIdentity): MarkedComment | undefined {
  const [comment] = mine
  if (comment === undefined) return undefined
  const { marker } = comment
  if (!isNewer(run, marker.run)) return undefined
  return marker.again === undefined || isNewer(run, marker.again) ? comment : undefined
}

/** Whether `other` is newer than `run`, and for the same commit. */
function isOvertakenBy(other: RunIdentity, run: RunIdentity): boolean {
  return other.head === run.head && isNewer(other, run)
}

/** Whether a comment rests on more rounds than the `rounds` of `run`, and of the same commit. */
function isOfMoreRounds(marker: Marker, run: RunIdentity, rounds: number): boolean {
  return marker.run.head === run.head && !isSame(marker.run, run) && (marker.rounds ?? 0) > rounds
}

/** The newer run that measures again, as one of the comments says. Who runs an older run again has seen that it came to nothing. */
export function findAnnounced(mine: readonly MarkedComment[], run: RunIdentity): Marker['again'] {
  if (run.attempt > 1) return undefined
  return mine.map(({ marker }) => marker.again).find(again => again !== undefined && isOvertakenBy(again, run))
}

/** GitHub may give back other line ends than it was given. */
function isSameText(posted: string, body: string): boolean {
  return tidy(posted) === tidy(body)
}

function tidy(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd()
}
