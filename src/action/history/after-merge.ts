import * as core from '@actions/core'
import type { Finding } from '../../compare/verdicts/finding.js'
import type { Api } from '../../github/api/api.js'
import { editIssue, findMergedPull, listIssues, openIssue, readAuthor } from '../../github/api/issues.js'
import { findMine, makeConversation } from '../../github/comment/find.js'
import type { Run } from '../../github/run.js'
import {
  addLines,
  renderIssueHeading,
  renderMergedHeading,
  renderNewsLine,
  titleIssue,
} from '../../history/after-merge.js'
import { findLevels } from '../../history/levels.js'
import { findNews } from '../../history/moves.js'
import { isBack, listNews, type News } from '../../history/news.js'
import type { Measured, Race } from '../../history/race.js'
import { encodeMarker, suiteKey } from '../../report/marker.js'
import { harmlessLines } from '../../report/text/escape.js'
import { say } from '../../report/text/text.js'
import { isExpected } from '../published-baseline.js'

/** A push that was measured, for those who wait for news of it. */
export interface Merged {
  readonly run: Run
  readonly api: Api
  readonly suite: string
  readonly threshold: number
  readonly races: readonly Race[]
  /** Of the newest push against the one before. */
  readonly findings: readonly Finding[]
}

/** Tells what the newest push has made worse, or brought to light: on the pull request that it came with, or in one issue for each benchmark. */
export async function tellAfterMerge(way: 'comment' | 'issue', merged: Merged): Promise<void> {
  const levels = findLevels(merged.races)
  const moves = findNews(merged.races, levels, merged)
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

/** The author of a commit is the same in all lines about it. */
async function renderLines(news: readonly News[], { api }: Merged): Promise<readonly string[]> {
  const lines: string[] = []
  for (const { of, at, describe } of news) {
    const author = at.commit === undefined ? undefined : await readAuthor(api, at.commit)
    lines.push(renderNewsLine({ sentence: describe(say`${of.benchmark} (${of.metric})`), author }))
  }
  return lines
}

/** One issue for each benchmark, which is edited, and closed when its level is back. */
async function keepIssues(news: readonly News[], levels: ReturnType<typeof findLevels>, merged: Merged): Promise<void> {
  const { api, run, suite, threshold } = merged
  const issues = (await listIssues(api)).map(({ number: id, ...issue }) => ({ id, ...issue }))
  for (const { of } of levels.benchmarks) {
    const own = news.filter(one => one.of.benchmark === of.benchmark && one.of.metric === of.metric)
    const name = nameIssue(suite, of)
    const [issue] = await findMine(makeConversation(api, 0), issues, name)
    const ground = issue?.marker.run.head ?? own[0]?.good.commit
    if (ground === undefined) continue
    if (own.length === 0) {
      if (issue === undefined || !isBack(levels, of, { ground, threshold })) continue
      const line = `- The level is back at that of ${ground.slice(0, 7)}, with ${run.identity.head.slice(0, 7)}.`
      await editIssue(api, { number: issue.id, body: addLines(issue.body, [line]), state: 'closed' })
      continue
    }
    const lines = await renderLines(own, merged)
    const marker = encodeMarker(suiteKey(name), { ...run.identity, head: ground })
    const body = addLines(issue?.body ?? `${marker}${renderIssueHeading(of.benchmark)}`, lines)
    if (issue !== undefined) await editIssue(api, { number: issue.id, body })
    else core.info(`Opened ${await openIssue(api, { title: titleIssue(of), body })}`)
  }
}

function nameIssue(suite: string, { benchmark, metric }: Measured): string {
  return JSON.stringify(['issue', suite, benchmark, metric])
}
