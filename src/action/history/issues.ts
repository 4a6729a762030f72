import type { Issues } from '../../github/api/issues.js'
import { type Conversation, findMine } from '../../github/comment/find.js'
import { encodeMarker, suiteKey } from '../../github/comment/marker.js'
import type { Run } from '../../github/run.js'
import {
  addNews,
  decodeWatch,
  encodeWatch,
  isGround,
  mostWatched,
  renderBackLine,
  renderDuplicateLine,
  renderIntro,
  renderLostLine,
  titleIssue,
  type Watch,
  watchKey,
} from '../../history/issue.js'
import type { Measured } from '../../history/race.js'

/** A benchmark that issues may be about. */
export interface Followed {
  readonly of: Measured
  /** Its name, and those that it had before. */
  readonly names: readonly string[]
  /** The last commit without what is new; undefined where nothing is, or nobody knows. */
  readonly ground: string | undefined
  /** The news since the issue was last edited. */
  readonly lines: readonly string[]
  /** True if it is back where it was at a commit; undefined if that cannot be known. */
  isBack(ground: string): boolean | undefined
}

interface Keeping extends Pick<Conversation, 'readLogin'> {
  readonly issues: Issues
  readonly run: Pick<Run, 'identity'>
  readonly suite: string
}

/** An open issue of ours. */
interface Kept extends Watch {
  /** Its number. */
  readonly id: number
  readonly body: string
}

/** Benchmarks that become worse at the same time have an issue each, up to so many. */
const mostSingle = 3

/**
 * Opens, edits and closes the issues of a suite, and returns the addresses of those that it opened.
 *
 * It does nothing twice: each benchmark belongs to the oldest issue that watches it, and what is written already is left alone. So it can
 * be done again after a failure, and where two jobs have opened issues at the same time, the newer ones close.
 */
export async function keepIssues(all: readonly Followed[], keeping: Keeping): Promise<readonly string[]> {
  const index = new Map(
    all.flatMap(one => one.names.map(benchmark => [watchKey({ ...one.of, benchmark }), one] as const)).toReversed(),
  )
  let kept = await list(keeping)
  const watched = new Set(kept.flatMap(issue => [...issue.watched.keys()].map(key => index.get(key))))
  const fresh = all.filter(one => one.lines.length > 0 && isGround(one.ground) && !watched.has(one))
  const groups = fresh.length > mostSingle ? [fresh.slice(0, mostWatched)] : fresh.map(one => [one])
  const opened: string[] = []
  for (const group of groups) opened.push(await open(group, keeping))
  if (opened.length > 0) kept = await list(keeping)
  const owners = new Map<Followed | string, number>()
  for (const issue of kept) {
    await renew(issue, { owners, index, keeping })
    for (const key of issue.watched.keys()) {
      const one = index.get(key) ?? key
      if (!owners.has(one)) owners.set(one, issue.id)
    }
  }
  return opened
}

/** The open issues of the suite, the oldest first. */
async function list(keeping: Keeping): Promise<readonly Kept[]> {
  const mine = await findMine(keeping, await keeping.issues.list(), nameIssues(keeping.suite))
  return mine.flatMap(({ id, body }) => {
    const watch = decodeWatch(body)
    return watch === undefined ? [] : { ...watch, id, body }
  })
}

async function open(group: readonly Followed[], { issues, run, suite }: Keeping): Promise<string> {
  const measured = group.map(({ of }) => of)
  const watch = {
    watched: new Map(group.map(({ of, ground }) => [watchKey(of), ground!])),
    of: group.length,
    marker: encodeMarker(suiteKey(nameIssues(suite)), run.identity),
    intro: renderIntro(measured),
    news: '',
  }
  const lines = group.flatMap(one => one.lines)
  const body = encodeWatch(addNews(watch, lines))
  return await issues.open({ title: titleIssue(measured, run.identity.head), body })
}

interface Renewing {
  /** The numbers of the older issues, by what they watch. */
  readonly owners: ReadonlyMap<Followed | string, number>
  readonly index: ReadonlyMap<string, Followed>
  readonly keeping: Keeping
}

/** Adds what is new of an issue's benchmarks, and lets go of those that are back; without any left, it closes. */
async function renew(issue: Kept, renewing: Renewing): Promise<void> {
  const { owners, keeping } = renewing
  const changes = [...issue.watched].map(([key, ground]) => ({ key, ground, ...findChange({ key, ground }, renewing) }))
  const watched = new Map(changes.filter(({ isKept }) => isKept).map(({ key, ground }) => [key, ground]))
  const of = issue.of - changes.filter(({ isElsewhere }) => isElsewhere).length
  const isDuplicate = of === 0
  const lines = changes.flatMap(one => one.lines)
  const links = isDuplicate ? [...new Set(owners.values())].map(renderDuplicateLine) : []
  const body = encodeWatch(addNews({ ...issue, watched, of }, [...lines, ...links]))
  const closedAs = watched.size > 0 ? undefined : isDuplicate ? 'not_planned' : 'completed'
  if (closedAs !== undefined) await keeping.issues.edit(issue.id, { body, closedAs })
  else if (tidy(body) !== tidy(issue.body)) await keeping.issues.edit(issue.id, { body })
}

/** The state of one benchmark of an issue, with the sentence that the issue gets about it. */
interface WatchChange {
  readonly isKept: boolean
  /** True if an older issue watches it. */
  readonly isElsewhere?: true
  readonly lines: readonly string[]
}

function findChange(
  { key, ground }: { readonly key: string; readonly ground: string },
  { owners, index, keeping: { run } }: Renewing,
): WatchChange {
  const one = index.get(key)
  if (owners.has(one ?? key)) return { isKept: false, isElsewhere: true, lines: [] }
  if (one === undefined) return { isKept: true, lines: [] }
  if (one.lines.length > 0) return { isKept: true, lines: one.lines }
  const isBack = one.isBack(ground)
  if (isBack === undefined) return { isKept: true, lines: [renderLostLine(one.of, ground)] }
  return isBack
    ? { isKept: false, lines: [renderBackLine(one.of, ground, run.identity.head)] }
    : { isKept: true, lines: [] }
}

/** GitHub may give back other line ends than it was given. */
function tidy(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd()
}

function nameIssues(suite: string): string {
  return JSON.stringify(['issues', suite])
}
