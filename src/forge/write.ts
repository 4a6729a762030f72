import { debug } from '../system/debug.js'
import { type Conversation, type CreatedComment, findMine, findOurs, type MarkedComment } from './conversation.js'
import { ForgeError } from './forge-error.js'
import { insist, Patience, shortPatience, writingPatience } from './insist.js'
import {
  isNewer,
  isSame,
  joinReports,
  type MarkedReport,
  type Marker,
  noteAgain,
  noteFewerRounds,
  noteUnjudged,
  type RunIdentity,
  removeNote,
  replaceOurs,
  splitReports,
  suiteKey,
} from './marker.js'
import { findOfSame, isOfSame, listReports, placeReport } from './sharing.js'

/** The text to post, the run that posts it, and the present state of the pull request. */
interface Situation {
  readonly body: string
  readonly run: RunIdentity
  /** Those that the run completed. */
  readonly rounds: number
  /** The commit that the pull request points at now. */
  readonly head: string
  /** Returns whether a comment is made where there is none. */
  readonly isWorthCreating: boolean
  readonly isAsked?: boolean
  readonly of?: string | undefined
  readonly isOfClaimed?: boolean
}

type Decision =
  | { readonly kind: 'create' }
  | {
      readonly kind: 'update' | 'leave'
      readonly comment: MarkedComment
      readonly duplicates: readonly MarkedComment[]
      /** Set if another job's report shares the comment. */
      readonly isShared: boolean
    }
  /** There is none, and nothing to say. */
  | { readonly kind: 'silence' }
  | { readonly kind: 'superseded'; readonly by: 'newer-run' | 'moved-head' }
  /** The comment rests on more rounds of the same commit. */
  | { readonly kind: 'outweighed'; readonly comment: MarkedComment; readonly report: MarkedReport }

/** Decides what a run does with its comment. `mine` are the suite's comments by its own author, the oldest first. */
function decideComment(mine: readonly MarkedComment[], situation: Situation): Decision {
  const { run, rounds, head, body, isWorthCreating, isAsked = false } = situation
  // Whoever reads the comment looks at the head; and the run for the new head is under way, or waits.
  if (run.head !== head) return { kind: 'superseded', by: 'moved-head' }
  const ofSame = findOfSame(situation, mine)
  if (ofSame.some(({ marker }) => isOvertakenBy(marker.run, run)) || findAnnounced(mine, run) !== undefined)
    return { kind: 'superseded', by: 'newer-run' }
  const heavier = ofSame.find(({ marker }) => !isAsked && !isSame(marker.run, run) && (marker.rounds ?? 0) > rounds)
  if (heavier !== undefined) {
    const comment = mine.find(({ body }) =>
      listReports([{ ...mine[0]!, body }]).some(({ text }) => text === heavier.text),
    )
    return { kind: 'outweighed', comment: comment!, report: heavier }
  }
  const [comment, ...duplicates] = mine
  if (comment === undefined) return { kind: isWorthCreating ? 'create' : 'silence' }
  const placed = placeReport(situation, mine, body)
  return {
    kind: tidy(comment.body) === tidy(replaceOurs(comment.body, placed.body)) ? 'leave' : 'update',
    comment,
    duplicates,
    isShared: placed.isShared,
  }
}

/** Finds the older run's comment on which a run that begins puts a note; undefined if there is none to put. */
function decideNote(mine: readonly MarkedComment[], run: RunIdentity): MarkedComment | undefined {
  const [comment] = mine
  if (comment === undefined) return undefined
  const { marker } = comment
  if (!isNewer(run, marker.run)) return undefined
  return marker.again === undefined || isNewer(run, marker.again) ? comment : undefined
}

function isOvertakenBy(writer: RunIdentity, run: RunIdentity): boolean {
  return writer.head === run.head && isNewer(writer, run)
}

/** The newer run that measures again, as one of the comments says. Who runs an older run again has seen that it came to nothing. */
function findAnnounced(mine: readonly MarkedComment[], run: RunIdentity): Marker['again'] {
  if (run.attempt > 1) return undefined
  const isOther = ({ job }: RunIdentity): boolean => job !== undefined && run.job !== undefined && job !== run.job
  return mine
    .map(({ marker }) => marker.again)
    .find(again => again !== undefined && !isOther(again) && isOvertakenBy(again, run))
}

/** A text as it is compared, since a forge may give back other line ends than it was given. */
function tidy(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd()
}

/** The content of a run's comment, and when to post it. */
export interface CommentRequest {
  readonly suite: string
  readonly run: RunIdentity
  /** Its page. */
  readonly runUrl: string
  /** Those that it completed. */
  readonly rounds: number
  /** `auto` always makes a comment, `changes` only if something changed, and `never` none. */
  readonly policy: 'auto' | 'changes' | 'never'
  /** True if somebody asked for these very numbers, so that more rounds of an earlier run don't outweigh them. */
  readonly isAsked?: boolean
  /** A hash of what was measured, by which reports of several jobs under one name are told apart. */
  readonly of?: string | undefined
  /** Set if a pull request may have written `of`. */
  readonly isOfClaimed?: boolean
  /** Returns whether there is anything that a policy of `changes` makes a comment for. */
  readonly isChanged: boolean
  readonly body: string
  /** For the case that the forge refuses the body. */
  readonly shortBody: string
  /** Returns whether the run may have told already, in its own comments of whatever suite: then there is nothing to add. */
  readonly isSecondHand?: boolean
}

/** The result of writing the comment. None is a reason to fail the job. */
export type CommentResult =
  | {
      readonly kind: 'created' | 'updated' | 'left'
      readonly url: string
      /** Set if the comment holds the report of another job too, which has the same name. */
      readonly isShared?: true
    }
  | { readonly kind: 'silent' }
  | { readonly kind: 'superseded'; readonly by: 'newer-run' | 'moved-head' | 'more-rounds' }
  /** The token may not write, as on pull requests from forks. */
  | { readonly kind: 'forbidden'; readonly reason: string }
  /** `id` is that of the comment that would have been edited, where there is one. */
  | { readonly kind: 'failed'; readonly reason: string; readonly id?: number }

/**
 * Makes, renews or leaves the one comment of a suite, and removes what a race may have left beside it. This is decided again after every
 * pause, in which a newer run may have written, and a request whose answer was lost may have been granted.
 */
export async function writeComment(conversation: Conversation, request: CommentRequest): Promise<CommentResult> {
  const log = (what: string): void => debug(`comment of suite "${request.suite}": ${what}`)
  if (request.policy === 'never') {
    log('none is written, because the inputs say never')
    return { kind: 'silent' }
  }
  let id: number | undefined
  const attempt = async (): Promise<CommentResult> => {
    const comments = await conversation.list()
    // The comment in which `run` has told already. Only a workflow of the repository counts, because anybody can write our marker.
    const told = request.isSecondHand
      ? comments.find(
          ({ body, author }) =>
            splitReports(body).some(({ marker }) => isSame(marker.run, request.run)) &&
            author?.isBot &&
            author.login === conversation.jobLogin,
        )
      : undefined
    if (told !== undefined) {
      log(`none is written, because the run has already written comment ${told.id}`)
      return { kind: 'left', url: told.url }
    }
    const decision = await decide(conversation, request, await findMine(conversation, comments, request.suite))
    log(explainDecision(decision, request))
    // Who posts this report later must not put it in the place of another job's.
    const isAlone = !('isShared' in decision && decision.isShared)
    id = 'comment' in decision && isAlone ? decision.comment.id : undefined
    return await confirm(conversation, request, await carryOut(decision, conversation, request))
  }
  const result = await orFailure(() => insist(attempt, new Patience(writingPatience)))
  return result.kind === 'failed' && id !== undefined ? { ...result, id } : result
}

function explainDecision(decision: Decision, { policy, run, rounds }: CommentRequest): string {
  switch (decision.kind) {
    case 'create':
      return 'a new one is written, because this pull request has none'
    case 'update':
      return `comment ${decision.comment.id} is edited, because its text is another one`
    case 'leave':
      return `comment ${decision.comment.id} stays, because its text is the same`
    case 'silence':
      return `none is written, because nothing changed and the policy is "${policy}"`
    case 'superseded':
      return decision.by === 'newer-run'
        ? `none is written, because a newer run than ${run.id} writes it`
        : `none is written, because the pull request points at another commit than ${run.head.slice(0, 7)}`
    case 'outweighed':
      return `comment ${decision.comment.id} stays, because it rests on more rounds than ${rounds}`
  }
}

async function decide(
  conversation: Conversation,
  request: CommentRequest,
  mine: readonly MarkedComment[],
): Promise<Decision> {
  const isWorthCreating = request.policy === 'auto' || request.isChanged
  if (mine.length === 0 && !isWorthCreating) return { kind: 'silence' }
  const heeded = await forgetEnded(conversation, mine, request.run)
  // Last, so that there is the least time for it to change.
  const head = await conversation.readHead()
  return decideComment(heeded, { ...request, head, isWorthCreating })
}

/** `mine`, without the note of a newer run that was cancelled, or broke, before it could take it back. */
async function forgetEnded(
  conversation: Conversation,
  mine: readonly MarkedComment[],
  run: RunIdentity,
): Promise<readonly MarkedComment[]> {
  const announced = findAnnounced(mine, run)
  if (announced === undefined || (await isUnderWay(conversation, announced))) return mine
  return mine.map(comment => ({ ...comment, marker: { ...comment.marker, again: undefined } }))
}

/** Returns whether a run is still measuring. If the token may not read runs, a run that has announced itself is believed. */
async function isUnderWay(conversation: Conversation, run: RunIdentity): Promise<boolean> {
  try {
    return await conversation.isUnderWay(run)
  } catch (error) {
    if (error instanceof ForgeError && error.kind === 'not-found') return false
    if (error instanceof ForgeError && error.kind === 'forbidden') return true
    throw error
  }
}

async function carryOut(
  decision: Decision,
  conversation: Conversation,
  request: CommentRequest,
): Promise<CommentResult> {
  switch (decision.kind) {
    case 'silence':
      return { kind: 'silent' }
    case 'superseded':
      return decision
    case 'outweighed':
      await noteOutweighed(conversation, decision, request)
      return { kind: 'superseded', by: 'more-rounds' }
    case 'create':
      return create(conversation, request)
    case 'leave':
      await removeAll(conversation, decision.duplicates)
      return { kind: 'left', url: decision.comment.url, ...(decision.isShared ? { isShared: true } : {}) }
    case 'update': {
      const { comment, duplicates } = decision
      const result = await update(conversation, [comment, ...duplicates], request)
      await removeAll(conversation, duplicates)
      return result.kind === 'updated' && decision.isShared ? { ...result, isShared: true } : result
    }
  }
}

/** Notes in the report that rests on more rounds, which may share its comment, that it was measured again. */
async function noteOutweighed(
  conversation: Conversation,
  { comment, report }: Extract<Decision, { readonly kind: 'outweighed' }>,
  request: CommentRequest,
): Promise<void> {
  const texts = listReports([comment]).map(({ text }) => (text === report.text ? noteFewerRounds(text, request) : text))
  await conversation.update(comment.id, replaceOurs(comment.body, joinReports(texts)))
}

/** Another job may write between the moment when a comment is read and when it is written, so often at most. */
const mostRewrites = 3

/** Reads the comment that was written again, and joins what another job has written meanwhile in its place. */
async function confirm(
  conversation: Conversation,
  request: CommentRequest,
  written: CommentResult,
): Promise<CommentResult> {
  let result = written
  for (let tries = 0; tries < mostRewrites && result.kind === 'updated'; tries++) {
    // Who does not know what it measured replaces whatever there is.
    if (request.of === undefined && request.run.job === undefined) return result
    const mine = await findMine(conversation, await conversation.list(), request.suite)
    const isThere = ({ marker }: MarkedReport): boolean => isSame(marker.run, request.run) && isOfSame(request, marker)
    if (mine.length === 0 || listReports(mine).some(isThere)) return result
    result = await carryOut(await decide(conversation, request, mine), conversation, request)
  }
  return result
}

async function create(conversation: Conversation, request: CommentRequest): Promise<CommentResult> {
  const created = await withShorter(request, body => conversation.create(body))
  const settled = await orFailure(() => settle(conversation, request, created))
  // A duplicate that stays is no harm: the next run finds it again.
  return 'reason' in settled ? { kind: 'created', url: created.url } : settled
}

/** Keeps one comment. If another run has made one at the same time, the older of the two stays, with the text of the newer run. */
async function settle(
  conversation: Conversation,
  request: CommentRequest,
  created: CreatedComment,
): Promise<CommentResult> {
  const comments = await conversation.list()
  const others = comments.filter(({ id }) => id !== created.id)
  if ((await findMine(conversation, others, request.suite)).length === 0) return { kind: 'created', url: created.url }
  const mine = await findMine(conversation, comments, request.suite)
  const decision = await decide(conversation, request, mine)
  const result = await carryOut(decision, conversation, request)
  const isKept = mine[0]?.id === created.id || 'duplicates' in decision
  if (!isKept) await removeAll(conversation, [created])
  return result
}

async function update(
  conversation: Conversation,
  comments: readonly MarkedComment[],
  request: CommentRequest,
): Promise<CommentResult> {
  const { id, url, body: present } = comments[0]!
  const place = (text: string): string => replaceOurs(present, placeReport(request, comments, text).body)
  try {
    await withShorter(request, body => conversation.update(id, place(body)))
    return { kind: 'updated', url }
  } catch (error) {
    // Someone removed it a moment ago.
    if (error instanceof ForgeError && error.kind === 'not-found') return create(conversation, request)
    throw error
  }
}

async function withShorter<T>({ body, shortBody }: CommentRequest, write: (body: string) => Promise<T>): Promise<T> {
  try {
    return await write(body)
  } catch (error) {
    if (error instanceof ForgeError && error.kind === 'refused') return write(shortBody)
    throw error
  }
}

async function removeAll(conversation: Conversation, duplicates: readonly { readonly id: number }[]): Promise<void> {
  for (const { id } of duplicates) await orFailure(() => conversation.remove(id))
}

type NoteResult =
  | { readonly kind: 'noted' }
  | Extract<CommentResult, { readonly kind: 'silent' | 'forbidden' | 'failed' }>

type Noting = Pick<CommentRequest, 'suite' | 'run' | 'runUrl'>

/** Says in the suite's comment, where there is one, that `run` measures anew. To be done before anything is measured. */
export async function noteRun(conversation: Conversation, request: Noting): Promise<NoteResult> {
  return changeNote(conversation, request, mine => {
    const comment = decideNote(mine, request.run)
    return comment && { comment, body: noteAgain(comment.body, request) }
  })
}

/** Takes back what {@link noteRun} said, where it is still there: the run has ended, and has nothing to say. */
export async function removeRunNote(conversation: Conversation, request: Noting): Promise<NoteResult> {
  return changeNote(conversation, request, mine => {
    const comment = mine.find(({ marker }) => marker.again !== undefined && isSame(marker.again, request.run))
    return comment && { comment, body: removeNote(comment.body) }
  })
}

/** A run that ended without a report, in the words of its error. */
interface Unjudged extends Noting {
  /** Set if the run ended before it knew its suite: then the comment of its own job is meant, whatever its name. */
  readonly isGuess?: boolean
  readonly reason: string
}

/**
 * Says in the comment of an older commit, where there is one, why `run` could not judge its own: it must not stand for a commit that it is
 * not about. What another job has reported of the same commit, or a newer run, stays as it is.
 */
export async function tellUnjudged(conversation: Conversation, request: Unjudged): Promise<NoteResult> {
  const { suite, run, isGuess = false } = request
  const isWanted = ({ key, run: { job } }: Marker): boolean =>
    isGuess && job !== undefined && run.job !== undefined ? job === run.job : key === suiteKey(suite)
  const attempt = async (): Promise<NoteResult> => {
    const outdated = findOutdated(await findOurs(conversation, await conversation.list(), isWanted), run)
    if (outdated === undefined || (await conversation.readHead()) !== run.head) return { kind: 'silent' }
    await conversation.update(outdated.id, noteUnjudged(outdated.body, request))
    return { kind: 'noted' }
  }
  return orFailure(() => insist(attempt, new Patience(shortPatience)))
}

/** Finds the comment that only older runs have written, of other commits than that of `run`. */
function findOutdated(mine: readonly MarkedComment[], run: RunIdentity): MarkedComment | undefined {
  const [comment] = mine
  if (comment === undefined) return undefined
  const { again } = comment.marker
  if (again !== undefined && isNewer(again, run)) return undefined
  const isOutdated = ({ marker }: MarkedReport): boolean => marker.run.head !== run.head && isNewer(run, marker.run)
  return splitReports(comment.body).every(isOutdated) ? comment : undefined
}

async function changeNote(
  conversation: Conversation,
  { suite }: Noting,
  change: (mine: readonly MarkedComment[]) => { readonly comment: MarkedComment; readonly body: string } | undefined,
): Promise<NoteResult> {
  const attempt = async (): Promise<NoteResult> => {
    const changed = change(await findMine(conversation, await conversation.list(), suite))
    if (changed === undefined) return { kind: 'silent' }
    await conversation.update(changed.comment.id, changed.body)
    return { kind: 'noted' }
  }
  return orFailure(() => insist(attempt, new Patience(shortPatience)))
}

async function orFailure<T>(work: () => Promise<T>): Promise<T | { kind: 'forbidden' | 'failed'; reason: string }> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error
    return { kind: error.kind === 'forbidden' ? 'forbidden' : 'failed', reason: error.message }
  }
}
