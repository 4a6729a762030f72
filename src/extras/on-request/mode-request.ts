import { needApi } from '../../action/api.js'
import { readInput } from '../../action/step-inputs.js'
import { terminalVoice } from '../../document/escape.js'
import { say, type Text, toText, trusted, write } from '../../document/text.js'
import { splitReports } from '../../forge/marker.js'
import type { Api } from '../../github/api/api.js'
import { GitHubError } from '../../github/api/github-error.js'
import { fetchMergeBase, orNone } from '../../github/api/repository.js'
import { jobLogin, makeConversation } from '../../github/conversation.js'
import { mayWrite } from '../../github/labels.js'
import type { Run } from '../../github/run.js'
import { log } from '../../github/step/log.js'
import { setOutput } from '../../github/step/step.js'
import { decodeOne } from '../../inputs/declarations.js'
import type { EventFacts } from '../../inputs/declared/event.js'
import { InputError } from '../../inputs/values.js'
import { mostMore } from '../../record/limits.js'
import { makeTemporaryDirectory } from '../../system/temporary.js'
import { present } from '../../util/present.js'
import { type PullState, type Refusal, refuse, type Wish } from './decide.js'
import { encodeSettings, type Facts } from './facts.js'
import { findOpenRows } from './more.js'
import { form, parseRequest } from './parse.js'
import { react, tellRefusal } from './system/conversation.js'
import { type AnswerPlace, findStored, readAnswer, type StoredAnswer } from './system/stored-answer.js'
import { describeRefusal } from './words.js'

/**
 * Decides whether the comment or the label of this event starts a comparison, and of which commit. Sets the outputs `head` and `settings`
 * for the jobs that measure and answer; `head` is empty where nothing is to be measured.
 *
 * It runs no code of the pull request, and asks GitHub for everything that it decides by.
 */
export async function decideRequest(run: Run): Promise<void> {
  const api = await needApi(run)
  setOutput('head', '')
  const event = decodeOne(readInput, 'event')
  const number = event.issue ?? event['pull-request']
  if (number === undefined || (event.comment ?? event.label) === undefined)
    throw new InputError('"mode: request" runs on "issue_comment" (created) and on "pull_request" (labeled)')
  const read = await (event.comment === undefined ? readLabel(api, event) : readComment(api, event.comment))
  if (read === undefined) return log.info('This comment asks for no comparison.')
  const { wish, wrong } = read
  const asked = await orNone(() => api.rest.pulls.get({ ...api.repository, pull_number: number }))
  if (asked === undefined) return log.info(`#${number} is no pull request.`)
  const { data: pull } = asked
  const state: PullState = {
    isOpen: pull.state === 'open',
    head: pull.head.sha,
    labels: pull.labels.map(({ name }) => name),
    from: pull.head.repo
      ? { isFork: pull.head.repo.id !== run.repository.id, pushedAt: pull.head.repo.pushed_at }
      : undefined,
  }
  const refusal =
    refuse(wish, state) ?? (wrong === undefined ? undefined : { why: say`${trusted(wrong)}; ${form}`, isTold: true })
  const granted = refusal ?? (await grant({ run, api, wish, pull }))
  if ('why' in granted) return await leave({ run, api, wish, number, head: state.head }, granted)
  await react(api, granted.comment, 'eyes')
  log.info(`${granted.by} asked for commit ${granted.head} of #${number}, against ${granted.base}.`)
  setOutput('settings', encodeSettings(granted))
  setOutput('head', granted.head)
}

interface Read {
  readonly wish: Wish
  /** Why the text is no request. */
  readonly wrong?: string
}

/** Reads the request from GitHub, since the text of a comment is none of the event's facts. Returns undefined if it is none. */
async function readComment(api: Api, id: number): Promise<Read | undefined> {
  const found = await orNone(() => api.rest.issues.getComment({ ...api.repository, comment_id: id }))
  if (found === undefined) return undefined
  const { data } = found
  const parsed = parseRequest(data.body ?? '')
  if (parsed === undefined) return undefined
  const by = data.user?.login ?? 'ghost'
  const comment = { id, createdAt: data.created_at, updatedAt: data.updated_at }
  const wish = { by, mayWrite: await mayWrite(api, by), comment }
  return parsed.kind === 'request'
    ? { wish: { ...wish, request: parsed.request } }
    : { wish: { ...wish, request: { isMore: false, patterns: [] } }, wrong: parsed.why }
}

async function readLabel(api: Api, { label, sender: by = 'ghost', 'head-sha': head = '' }: EventFacts): Promise<Read> {
  const request = { isMore: false, patterns: [] }
  return { wish: { by, mayWrite: await mayWrite(api, by), request, label: { name: label!, head } } }
}

type PullBody = Awaited<ReturnType<Api['rest']['pulls']['get']>>['data']

interface Granting {
  readonly run: Run
  readonly api: Api
  readonly wish: Wish
  readonly pull: PullBody
}

/** Finds the commit to compare with, and what ran before where more is wanted. */
async function grant({ run, api, wish, pull }: Granting): Promise<Facts | Refusal> {
  const { by, request, comment } = wish
  const { number, head } = pull
  const common = {
    ...{
      pull: number,
      head: head.sha,
      branch: head.ref,
      target: pull.base.ref,
      isFork: head.repo?.id !== run.repository.id,
      by,
    },
    ...present({ comment: comment?.id }),
  }
  if (request.isMore) return await grantMore({ run, api, wish, pull }, common)
  const { patterns, against } = request
  const base = await (against === undefined ? fetchMergeBase(api, pull.base.ref, head.sha) : findCommit(api, against))
  if (base === undefined) return { why: say`there is no tag, branch or commit ${against!}`, isTold: true }
  return { ...common, base, patterns: [...patterns], ...present({ against }) }
}

/** The commit of a ref; undefined where GitHub knows none. */
async function findCommit(api: Api, ref: string): Promise<string | undefined> {
  try {
    const { data } = await api.rest.repos.listCommits({ ...api.repository, sha: ref, per_page: 1 })
    return data[0]?.sha
  } catch (error) {
    if (error instanceof GitHubError && (error.kind === 'not-found' || error.kind === 'refused')) return undefined
    throw error
  }
}

/** Grants another experiment only where the answer of this commit has rows that are inconclusive. */
async function grantMore(
  { run, api, pull }: Granting,
  common: Omit<Facts, 'base' | 'patterns'>,
): Promise<Facts | Refusal> {
  const told = (why: Text | string): Refusal => ({ why: toText(why), isTold: true })
  const found = await findAnswer(run, api, pull)
  if (found === undefined) return told(say`this commit has no answer to a request yet: write ${'/bench'} first`)
  const { place, answer } = found
  const { count, experiments } = findOpenRows(answer.records)
  if (count === 0)
    return told('nothing is inconclusive, and what has a verdict is not measured again until it has another one')
  if (experiments > mostMore) return told(`this commit had its ${experiments} experiments`)
  const { against, patterns } = answer.granted
  const base = await findBase(api, pull, { patterns, ...present({ against }) })
  // The measured code may have written the answer, so only its numbers are taken from it.
  if (base === undefined || base !== answer.granted.base)
    return told(say`what this commit was compared with cannot be confirmed any more: write ${'/bench'}`)
  return { ...common, base, patterns, since: place.run, stored: place.artifact, ...present({ against }) }
}

/** Comments that ask for the same, each of which costs a request. */
const mostSame = 5

/** Finds the commit that a request compares with; undefined where nobody who may has asked for it in the comments of `pull`. */
async function findBase(
  api: Api,
  pull: PullBody,
  { against, patterns }: Pick<Facts, 'against' | 'patterns'>,
): Promise<string | undefined> {
  // A label asks for this, and so does anybody with `/bench` alone.
  const isUsual = against === undefined && patterns.length === 0
  if (!isUsual && !(await isAskedFor(api, pull.number, { against, patterns }))) return undefined
  return await (against === undefined ? fetchMergeBase(api, pull.base.ref, pull.head.sha) : findCommit(api, against))
}

async function isAskedFor(
  api: Api,
  number: number,
  { against, patterns }: { readonly against: string | undefined; readonly patterns: readonly string[] },
): Promise<boolean> {
  const isSame = (body: string): boolean => {
    const parsed = parseRequest(body)
    if (parsed?.kind !== 'request' || parsed.request.isMore) return false
    return parsed.request.against === against && parsed.request.patterns.join(' ') === patterns.join(' ')
  }
  const comments = (await makeConversation(api, number).list()).filter(({ body }) => isSame(body))
  for (const { id } of comments.slice(-mostSame)) {
    const { wish } = (await readComment(api, id)) ?? {}
    if (wish?.mayWrite === true && wish.comment?.createdAt === wish.comment?.updatedAt) return true
  }
  return false
}

/** Comments of other suites, and of runs that nobody asked for, are about the same commit; each costs a request. */
const mostAnswers = 5

/** Finds the newest answer about the head of `pull`, and its run. */
async function findAnswer(
  run: Run,
  api: Api,
  pull: PullBody,
): Promise<{ readonly place: AnswerPlace; readonly answer: StoredAnswer } | undefined> {
  await using home = await makeTemporaryDirectory()
  const reading = { repository: run.repository.id, directory: home.path }
  for (const place of (await listAnswered(api, pull)).slice(0, mostAnswers)) {
    const answer = await readAnswer(api, place, reading)
    if (answer?.granted.head === pull.head.sha) return { place, answer }
  }
  return undefined
}

/** Lists the answers that comments tell of the head of `pull`, the newest first, by the hidden lines that only our jobs can have written. */
async function listAnswered(api: Api, { number, head }: PullBody): Promise<readonly AnswerPlace[]> {
  const comments = await makeConversation(api, number).list()
  const reports = comments.flatMap(({ body, author }) =>
    author?.isBot && author.login === jobLogin ? splitReports(body) : [],
  )
  const places = reports.flatMap(({ marker: { run }, text }) => {
    const artifact = findStored(text)
    return artifact !== undefined && run.head === head.sha ? { run: run.id, artifact } : []
  })
  return places.sort((a, b) => b.run - a.run || b.artifact - a.artifact)
}

interface Left extends Omit<Granting, 'pull'> {
  readonly number: number
  readonly head: string
}

/** Leaves the reason of a refusal: for all to see only where somebody asked who may. */
async function leave({ run, api, wish, number, head }: Left, { why, isTold }: Refusal): Promise<void> {
  log.notice(`Nothing is measured: ${write(why, terminalVoice)}.`)
  if (!isTold) return
  await react(api, wish.comment?.id, 'confused')
  await tellRefusal(makeConversation(api, number), { ...run.identity, head }, describeRefusal(wish.by, why))
}
