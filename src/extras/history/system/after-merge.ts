import { isExpected } from '../../../action/published-baseline.js'
import type { Finding } from '../../../compare/finding.js'
import { type Conversation, findMine } from '../../../forge/conversation.js'
import { insist, Patience, writingPatience } from '../../../forge/insist.js'
import { encodeMarker, suiteKey } from '../../../forge/marker.js'
import type { Api } from '../../../github/api/api.js'
import { GitHubError } from '../../../github/api/github-error.js'
import { makeConversation } from '../../../github/conversation.js'
import type { Run } from '../../../github/run.js'
import { log } from '../../../github/step/log.js'
import { endSentence } from '../../../util/end-sentence.js'
import { type Comparison, listRenames, type TrackedMetric } from '../comparison.js'
import { findLevels, type Thresholds, thresholdFor } from '../levels.js'
import { findNews } from '../moves.js'
import {
  addLines,
  addNews,
  type CreditedNews,
  decodeWatch,
  encodeWatch,
  isBack,
  isGround,
  isNothingAgain,
  listMeasured,
  listNews,
  makeNewsFile,
  mostWatched,
  type News,
  type NewsFile,
  type NewsOrigin,
  renderBackLine,
  renderDuplicateLine,
  renderIntro,
  renderLostLine,
  renderMergedHeading,
  renderNewsLine,
  titleIssue,
  type Watch,
  watchKey,
} from '../news.js'
import { nameMeasured } from '../words.js'
import { countCommits, findMergedPull, type Issues, makeIssues, readCommit } from './issues.js'

/** A push that was measured, for those who wait for news of it. */
interface Merged {
  readonly run: Run
  readonly api: Api
  readonly suite: string
  /** The thresholds of the job that measured. */
  readonly thresholds: Thresholds
  readonly comparisons: readonly Comparison[]
  /** The findings of the newest push against the one before. */
  readonly findings: readonly Finding[]
  /** Finds where news came from. */
  readonly findOrigin: FindOrigin
}

/**
 * Tells what the newest push has made worse, or brought to light: on the pull request that it came with, or in issues. What GitHub does
 * not take fails the step, which continues.
 */
export async function tellAfterMerge(way: 'comment' | 'issue', merged: Merged): Promise<void> {
  const patience = new Patience(writingPatience)
  try {
    if (way === 'comment') await comment(merged, patience)
    else await follow(merged, patience)
  } catch (error) {
    if (!isExpected(error)) throw error
    const isForbidden = error instanceof GitHubError && error.kind === 'forbidden'
    const right = isForbidden ? ` The job needs "${rights[way]}".` : ''
    log.fail(`The result of the merge could not be reported: ${endSentence(error.message)}${right}`)
  }
}

/** Describes for other programs what the newest push has made worse, with the author of a commit that alone can have done it. */
export async function describeNews(merged: Omit<Merged, 'api'>): Promise<NewsFile> {
  const { run, suite, findOrigin } = merged
  const { news } = findAll(merged)
  const told = await Promise.all(
    news.map(async (item): Promise<CreditedNews> => ({ news: item, author: await findAuthor(item, findOrigin) })),
  )
  const { owner, name } = run.repository
  return makeNewsFile(told, { suite, repository: `${owner}/${name}`, commit: run.identity.head, url: run.url })
}

/** The author, who can be done without where GitHub does not say. */
async function findAuthor(news: News, findOrigin: FindOrigin): Promise<string | undefined> {
  try {
    return (await findOrigin(news)).author
  } catch (error) {
    if (error instanceof GitHubError) return undefined
    throw error
  }
}

const rights = { comment: 'pull-requests: write', issue: 'issues: write' } as const

function findAll({ comparisons, thresholds, findings }: Omit<Merged, 'api' | 'findOrigin'>) {
  const levels = findLevels(comparisons)
  return { levels, news: listNews(findNews(comparisons, levels, thresholds), findings, { levels, comparisons }) }
}

/** Comments on each pull request that news came with; where one cannot be told, the others are. */
async function comment(merged: Merged, patience: Patience): Promise<void> {
  const { news } = findAll(merged)
  const render = (news: News) => renderNews(news, merged.findOrigin)
  const failures: GitHubError[] = []
  for (const commit of new Set(news.flatMap(({ at }) => at.commit ?? []))) {
    const lines = news.filter(({ at }) => at.commit === commit).map(render)
    try {
      await commentOn(commit, await Promise.all(lines), { merged, patience })
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      failures.push(error)
    }
  }
  if (failures[0] !== undefined) throw failures[0]
}

async function commentOn(
  commit: string,
  lines: readonly string[],
  { merged, patience }: { readonly merged: Merged; readonly patience: Patience },
): Promise<void> {
  const { api, run, suite } = merged
  const pull = await findMergedPull(api, commit)
  if (pull === undefined)
    return log.info(`${commit.slice(0, 7)} came without a pull request, so no comment is written.`)
  const name = `after the merge: ${suite}`
  const heading = `${encodeMarker(suiteKey(name), run.identity)}${renderMergedHeading(suite)}`
  const conversation = makeConversation(api, pull)
  const told = await insist(() => addComment(conversation, { name, heading, lines }), patience)
  if (told !== undefined) log.info(`Commented: ${told}`)
}

/** Adds to the comment that there is, or makes it; its address, if it is new. Of two that are made at the same time, the older one stays. */
async function addComment(
  conversation: Conversation,
  { name, heading, lines }: { readonly name: string; readonly heading: string; readonly lines: readonly string[] },
): Promise<string | undefined> {
  const look = async () => (await findMine(conversation, await conversation.list(), name))[0]
  const add = async ({ id, body }: { readonly id: number; readonly body: string }): Promise<undefined> => {
    const added = addLines(body, lines)
    if (added !== body) await conversation.update(id, added)
  }
  const mine = await look()
  if (mine !== undefined) return await add(mine)
  const created = await conversation.create(addLines(heading, lines))
  const oldest = await look()
  if (oldest === undefined || oldest.id === created.id) return created.url
  await add(oldest)
  await conversation.remove(created.id)
  return undefined
}

type FindOrigin = (news: News) => Promise<NewsOrigin>

/** Finds where news came from, and asks GitHub once for each commit. */
export function makeOriginFinder(api: Api): FindOrigin {
  const origins = new Map<string, Promise<NewsOrigin>>()
  return news => {
    const { at, good, isOfOnePush } = news
    const key = JSON.stringify([at.commit, good.commit, isOfOnePush])
    const origin = origins.get(key) ?? askOrigin(api, news)
    origins.set(key, origin)
    return origin
  }
}

async function renderNews(news: News, findOrigin: FindOrigin): Promise<string> {
  return renderNewsLine({ sentence: news.describe(nameMeasured(news.of)), ...(await findOrigin(news)) })
}

/** Nobody is named for what may have come with the commits of others: where several pushes came at the same time, say. */
async function askOrigin(api: Api, { at, good, isOfOnePush }: News): Promise<NewsOrigin> {
  if (!isOfOnePush || at.commit === undefined || good.commit === undefined) return {}
  const { parent, author } = await readCommit(api, at.commit)
  const commits = parent === good.commit ? 1 : await countCommits(api, good.commit, at.commit)
  if (commits === 1) return author === undefined ? {} : { author }
  return commits === undefined ? {} : { among: { commits, since: good.commit } }
}

/** Keeps issues about what became worse, until it is back. */
async function follow(merged: Merged, patience: Patience): Promise<void> {
  const { api, run, suite, findings, thresholds } = merged
  const { levels, news } = findAll(merged)
  const render = (news: News) => renderNews(news, merged.findOrigin)
  const renames = [...listRenames(thresholds.rules)]
  const followed = listMeasured(levels, findings).map(async (of): Promise<Followed> => {
    const newses = news.filter(item => item.of.benchmark === of.benchmark && item.of.metric === of.metric)
    const before = renames.filter(([, name]) => name === of.benchmark).map(([old]) => old)
    return {
      of,
      names: [of.benchmark, ...before],
      ground: newses[0]?.good.commit,
      lines: await Promise.all(newses.map(render)),
      isBack: ground =>
        isBack(levels, of, { ground, threshold: thresholdFor(of, thresholds) }) ??
        (isNothingAgain(findings, of) ? true : undefined),
    }
  })
  const all = await Promise.all(followed)
  // Who we are is asked in the same way, whatever it is that bears our marker.
  const { readLogin } = makeConversation(api, 0)
  const keeping = { issues: makeIssues(api), readLogin, run, suite }
  const opened = await insist(() => keepIssues(all, keeping), patience)
  for (const url of opened) log.info(`Opened ${url}`)
}

/** A benchmark that issues may be about. */
export interface Followed {
  readonly of: TrackedMetric
  /** Its name, and those that it had before. */
  readonly names: readonly string[]
  /** The last commit without what is new; undefined where nothing is new, or it is unknown. */
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
    all
      .flatMap(followed =>
        followed.names.map(benchmark => [watchKey({ ...followed.of, benchmark }), followed] as const),
      )
      .toReversed(),
  )
  let kept = await list(keeping)
  const watched = new Set(kept.flatMap(issue => [...issue.watched.keys()].map(key => index.get(key))))
  const fresh = all.filter(followed => followed.lines.length > 0 && isGround(followed.ground) && !watched.has(followed))
  const groups = fresh.length > mostSingle ? [fresh.slice(0, mostWatched)] : fresh.map(followed => [followed])
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
  const lines = group.flatMap(followed => followed.lines)
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
  const lines = changes.flatMap(change => change.lines)
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
  const followed = index.get(key)
  if (owners.has(followed ?? key)) return { isKept: false, isElsewhere: true, lines: [] }
  if (followed === undefined) return { isKept: true, lines: [] }
  if (followed.lines.length > 0) return { isKept: true, lines: followed.lines }
  const isBack = followed.isBack(ground)
  if (isBack === undefined) return { isKept: true, lines: [renderLostLine(followed.of, ground)] }
  return isBack
    ? { isKept: false, lines: [renderBackLine(followed.of, ground, run.identity.head)] }
    : { isKept: true, lines: [] }
}

/** GitHub may give back other line ends than it was given. */
function tidy(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd()
}

function nameIssues(suite: string): string {
  return JSON.stringify(['issues', suite])
}
