import * as core from '@actions/core'
import type { Finding } from '../../compare/verdicts/finding.js'
import type { Api } from '../../github/api/api.js'
import { countCommits, editIssue, findMergedPull, listIssues, openIssue, readCommit } from '../../github/api/issues.js'
import { findMine, type MarkedComment, makeConversation, type PostedComment } from '../../github/comment/find.js'
import type { Run } from '../../github/run.js'
import {
  addLines,
  type Origin,
  renderBackLine,
  renderIssueHeading,
  renderLostLine,
  renderMergedHeading,
  renderNewsLine,
  titleIssue,
} from '../../history/after-merge.js'
import { findLevels, type Levels } from '../../history/levels.js'
import { findNews } from '../../history/moves.js'
import { isBack, isNothingAgain, listMeasured, listNews, type News } from '../../history/news.js'
import type { Measured, Race } from '../../history/race.js'
import { listRenames } from '../../history/rename.js'
import { type Thresholds, thresholdFor } from '../../history/thresholds.js'
import { encodeMarker, suiteKey } from '../../report/marker.js'
import { harmlessLines } from '../../report/text/escape.js'
import { say } from '../../report/text/text.js'
import { isExpected } from '../published-baseline.js'

/** A push that was measured, for those who wait for news of it. */
export interface Merged {
  readonly run: Run
  readonly api: Api
  readonly suite: string
  /** Of the job that has measured. */
  readonly thresholds: Thresholds
  readonly races: readonly Race[]
  /** Of the newest push against the one before. */
  readonly findings: readonly Finding[]
}

/** Tells what the newest push has made worse, or brought to light: on the pull request that it came with, or in one issue for each benchmark. */
export async function tellAfterMerge(way: 'comment' | 'issue', merged: Merged): Promise<void> {
  const levels = findLevels(merged.races)
  const moves = findNews(merged.races, levels, merged.thresholds)
  const news = listNews(moves, merged.findings, { ...merged, levels })
  try {
    if (way === 'comment') await comment(news, merged)
    else await keepIssues(news, levels, merged)
  } catch (error) {
    if (!isExpected(error)) throw error
    core.warning(
      harmlessLines(`The news after the merge could not be told. The job needs "${rights[way]}". ${error.message}`),
    )
  }
}

const rights = { comment: 'pull-requests: write', issue: 'issues: write' } as const

async function comment(news: readonly News[], merged: Merged): Promise<void> {
  const { api, run, suite } = merged
  const name = `after the merge: ${suite}`
  for (const commit of new Set(news.flatMap(({ at }) => at.commit ?? []))) {
    const pull = await findMergedPull(api, commit)
    if (pull === undefined) {
      core.info(`${commit.slice(0, 7)} came without a pull request, so nobody is told there.`)
      continue
    }
    const lines = await renderLines(
      news.filter(({ at }) => at.commit === commit),
      merged,
    )
    const conversation = makeConversation(api, pull)
    const [mine] = await findMine(conversation, await conversation.list(), name)
    const before = mine?.body ?? `${encodeMarker(suiteKey(name), run.identity)}${renderMergedHeading(suite)}`
    const body = addLines(before, lines)
    if (mine === undefined) core.info(`Commented: ${(await conversation.create(body)).url}`)
    else if (body !== mine.body) await conversation.update(mine.id, body)
  }
}

async function renderLines(news: readonly News[], { api }: Merged): Promise<readonly string[]> {
  const lines: string[] = []
  for (const one of news) {
    const { of, describe } = one
    const sentence = describe(say`${of.benchmark} (${of.metric})`)
    lines.push(renderNewsLine({ sentence, ...(await findOrigin(api, one)) }))
  }
  return lines
}

/** Nobody is named for what may have come with the commits of others: where several pushes came at once, say. */
async function findOrigin(api: Api, { at, good, isOfOnePush }: News): Promise<Origin> {
  if (!isOfOnePush || at.commit === undefined || good.commit === undefined) return {}
  const { parent, author } = await readCommit(api, at.commit)
  const commits = parent === good.commit ? 1 : await countCommits(api, good.commit, at.commit)
  if (commits === 1) return author === undefined ? {} : { author }
  return commits === undefined ? {} : { among: { commits, since: good.commit } }
}

/** One issue for each benchmark, which is edited, and closed when its level is back. */
async function keepIssues(news: readonly News[], levels: Levels, merged: Merged): Promise<void> {
  const issues = (await listIssues(merged.api)).map(({ number: id, ...issue }) => ({ id, ...issue }))
  for (const of of listMeasured(levels, merged.findings)) {
    const own = news.filter(one => one.of.benchmark === of.benchmark && one.of.metric === of.metric)
    const issue = await findIssue(issues, of, merged)
    if (own.length > 0) await addNews(own, issue, merged)
    else if (issue !== undefined) await seeBack(issue, of, { levels, ...merged })
  }
}

/** The issue of a benchmark, which may have been opened under the name that it had before. */
async function findIssue(
  issues: readonly PostedComment[],
  of: Measured,
  { api, suite, thresholds: { rules } }: Merged,
): Promise<MarkedComment | undefined> {
  const before = [...listRenames(rules)].filter(([, name]) => name === of.benchmark).map(([old]) => old)
  for (const benchmark of [of.benchmark, ...before]) {
    const [issue] = await findMine(makeConversation(api, 0), issues, nameIssue(suite, { ...of, benchmark }))
    if (issue !== undefined) return issue
  }
  return undefined
}

async function addNews(own: readonly News[], issue: MarkedComment | undefined, merged: Merged): Promise<void> {
  const { api, run, suite } = merged
  const { of, good } = own[0]!
  const head = issue?.marker.run.head ?? good.commit
  if (head === undefined) return
  const lines = await renderLines(own, merged)
  const marker = encodeMarker(suiteKey(nameIssue(suite, of)), { ...run.identity, head })
  const body = addLines(issue?.body ?? `${marker}${renderIssueHeading(of.benchmark)}`, lines)
  if (issue !== undefined) await editIssue(api, { number: issue.id, body })
  else core.info(`Opened ${await openIssue(api, { title: titleIssue(of), body })}`)
}

/** Closes an issue whose benchmark is back where it was, and says once where nobody can tell any more. */
async function seeBack(
  { id: number, body: before, marker }: MarkedComment,
  of: Measured,
  { api, run, levels, findings, thresholds }: Merged & { readonly levels: Levels },
): Promise<void> {
  const ground = marker.run.head
  const isThere = isBack(levels, of, { ground, threshold: thresholdFor(of, thresholds) })
  if (isThere === false) return
  if (isThere || isNothingAgain(findings, of)) {
    const body = addLines(before, [renderBackLine(ground, run.identity.head)])
    return await editIssue(api, { number, body, state: 'closed' })
  }
  const body = addLines(before, [renderLostLine(ground)])
  if (body !== before) await editIssue(api, { number, body })
}

function nameIssue(suite: string, { benchmark, metric }: Measured): string {
  return JSON.stringify(['issue', suite, benchmark, metric])
}
