import * as core from '@actions/core'
import { needApi } from '../../action/api.js'
import { describeRun } from '../../action/artifacts.js'
import { findOnBranch, readBranch } from '../../action/branch-baselines.js'
import { findDefaultConfig } from '../../action/config.js'
import { checkManifest, fetchBaseline } from '../../action/published-baseline.js'
import { nameBaselineArtifact } from '../../baseline/artifact-name.js'
import { type Candidate, isTrustedEvent } from '../../baseline/choose.js'
import type { Manifest } from '../../baseline/manifest.js'
import { ForgeError } from '../../forge/forge-error.js'
import { insist, Patience, readingPatience } from '../../forge/insist.js'
import type { Api } from '../../github/api/api.js'
import { GitHubError } from '../../github/api/github-error.js'
import { readContents } from '../../github/api/repository.js'
import { listBaselineCandidates } from '../../github/artifacts/baseline-artifact.js'
import type { Run } from '../../github/run.js'
import { log } from '../../github/step/log.js'
import { setOutput } from '../../github/step/step.js'
import { InputError } from '../../inputs/values.js'
import { isSameAsBefore } from '../../publication.js'
import type { RecordKey } from '../../record/key.js'
import { explain } from '../../record/reasons.js'
import { makePublishedPair } from '../../record/record.js'
import { makeSection } from '../../report/make-report.js'
import { NoAnswerError, send } from '../../system/http.js'
import { pageTools } from '../../system/page-tools.js'
import { makeTemporaryDirectory } from '../../system/temporary.js'
import { endSentence } from '../../util/end-sentence.js'
import { type Comparison, joinComparisons } from './comparison.js'
import { encodeHistory, type History, tryDecoding } from './file.js'
import { historyFile } from './file-name.js'
import { decodeHistoryInputs, type HistoryInputs } from './inputs.js'
import type { Thresholds } from './levels.js'
import type { NewsFile } from './news.js'
import { makeShown } from './since.js'
import { makeSite, pageName } from './site.js'
import { describeNews, makeOriginFinder, tellAfterMerge } from './system/after-merge.js'
import { commitFiles, readTip } from './system/branch.js'
import { findTrusted, isOwn } from './system/trusted.js'

/** Does what a push leaves to do with its history, in a job that runs no code of the project. */
export async function runHistory(run: Run): Promise<void> {
  refuseUntrusted(run)
  const api = await needApi(run)
  const { get, warnings } = await findDefaultConfig(api, run)
  for (const warning of warnings) log.warning(explain(warning))
  const historyInputs = decodeHistoryInputs(get)
  const { key, suite, threshold, afterMerge, historyBranch } = historyInputs
  if (historyInputs.historyBranch !== '' && historyInputs.historyBranch === run.repository.defaultBranch)
    throw new InputError(
      `"branch" of "history" is "${historyInputs.historyBranch}", the default branch: name one that holds only the history`,
    )
  const ownBaseline = await fetchOwnBaseline({ api, key, run, branch: readBranch(get) })
  if (ownBaseline === undefined)
    return log.notice('This push has published no baseline, so there is nothing to report.')
  const { comparisons, manifest } = ownBaseline
  const { record } = manifest
  if (record && isSameAsBefore(record))
    return log.notice('This push left the program as it was, so there is nothing to report.')
  const findings = record === null ? [] : makeSection(makePublishedPair(record)).findings
  // What is worth reporting is for the job to say that has measured.
  const thresholds = record?.settings ?? { threshold }
  const merged = { run, api, suite, thresholds, comparisons, findings, findOrigin: makeOriginFinder(api) }
  if (afterMerge !== 'off') await tellAfterMerge(afterMerge, merged)
  await tellNews(await describeNews(merged))
  if (historyBranch === '') return
  await publishHistory(historyInputs, { run, api, comparisons, thresholds })
}

function refuseUntrusted({ event: { name = 'no event', ref, defaultBranch } }: Run): void {
  if (isTrustedEvent(name) && ref === `refs/heads/${defaultBranch}`) return
  throw new InputError(
    `"mode" is history on "${name}", but only a push, a schedule or a dispatch on the default branch has a history`,
  )
}

interface Place {
  readonly api: Api
  readonly key: RecordKey
  readonly run: Run
  /** The branch that keeps baselines; undefined where artifacts do. */
  readonly branch: string | undefined
}

/** The baseline that this push has published, without its payload. */
interface OwnBaseline {
  readonly manifest: Manifest
  readonly comparisons: readonly Comparison[]
}

/** Fetches the baseline that this push has published, without its payload; undefined where there is none. */
async function fetchOwnBaseline({ api, key, run, branch }: Place): Promise<OwnBaseline | undefined> {
  const { head: commit } = run.identity
  await using home = await makeTemporaryDirectory()
  if (branch !== undefined) {
    const kept = await findOnBranch({ branch, key, run, home: home.path }, [commit])
    return kept && { manifest: kept.manifest, comparisons: readPublished(kept.baseline.beside) }
  }
  const isOfPush = (candidate: Candidate): boolean => candidate.headSha === commit && isOwn(candidate, run)
  const candidates = await listBaselineCandidates(api, nameBaselineArtifact(key), all => all.some(isOfPush))
  const candidate = await findTrusted(api, candidates.filter(isOfPush))
  if (candidate === undefined) return undefined
  const { manifest, beside } = await fetchBaseline(candidate, { api, directory: home.path })
  checkManifest(manifest, { commit, suite: key.suite })
  return { manifest, comparisons: readPublished(beside) }
}

/** The comparisons that came with what this push has published. */
function readPublished(text: string | undefined): readonly Comparison[] {
  const { history, problem } = tryDecoding(text)
  if (problem !== undefined) log.warning(`The history of this push cannot be used: ${problem}`)
  return history?.comparisons ?? []
}

const { file: fileName } = historyFile
/** The second one is for another job that has committed in between. */
const mostTries = 2

/** A push with the comparisons that its baseline carries. */
interface Pushed {
  readonly run: Run
  readonly api: Api
  readonly comparisons: readonly Comparison[]
  /** The thresholds of the job that measured. */
  readonly thresholds: Thresholds
}

/** Commits the history of a push to its own branch, with the pages that show it. */
async function publishHistory(
  inputs: HistoryInputs,
  { run, api, comparisons: ofBranch, thresholds }: Pushed,
): Promise<void> {
  const { suite, historyBranch: branch } = inputs
  for (let turn = 1; turn <= mostTries; turn++) {
    const tip = await readTip(api, branch)
    const before = tip && (await readContents(api, fileName, tip.commit))
    const comparisons = joinComparisons(readComparisons(before ?? undefined, inputs), ofBranch)
    const files = makeFiles({ suite, comparisons }, thresholds, run)
    if (files.get(fileName) === before)
      return log.info(`The branch ${JSON.stringify(branch)} holds this history already.`)
    const message = `Add the history up to ${run.identity.head.slice(0, 12)}`
    if (await commit(api, tip, { branch, files, message }))
      return log.info(`Committed ${[...files.keys()].join(', ')} to the branch ${JSON.stringify(branch)}.`)
    log.info(`Another commit came to the branch ${JSON.stringify(branch)} in between.`)
  }
  throw new InputError(
    `the branch "${branch}" changed ${mostTries} times while its history was written: give this job a "concurrency" group, and run it again`,
  )
}

/** The same as {@link commitFiles}; what GitHub refuses is told in its words, with the branch. */
async function commit(...words: Parameters<typeof commitFiles>): Promise<boolean> {
  try {
    return await commitFiles(...words)
  } catch (error) {
    if (!(error instanceof GitHubError && error.kind === 'refused')) throw error
    const [, , { branch }] = words
    throw new InputError(
      `the branch ${JSON.stringify(branch)} could not be written. ${endSentence(error.message)} If a ruleset protects the branch, let the workflow bypass it, or name another one in "history-branch"`,
      { cause: error },
    )
  }
}

/** A file that cannot be used is written again, from what the baseline carries. */
function readComparisons(text: string | undefined, { suite, historyBranch }: HistoryInputs): readonly Comparison[] {
  const { history, problem } = tryDecoding(text)
  if (problem !== undefined)
    log.warning(`${fileName} of the history branch cannot be used, so it is written again from the start: ${problem}`)
  if (history === undefined) return []
  if (history.suite === suite) return history.comparisons
  throw new InputError(
    `the branch "${historyBranch}" holds the history of the suite "${history.suite}": name another branch for "${suite}"`,
  )
}

function makeFiles(history: History, thresholds: Thresholds, run: Run): ReadonlyMap<string, string> {
  const shown = makeShown(history, thresholds)
  const files = new Map(makeSite([shown], { tools: pageTools, run: describeRun(run) }))
  files.set(fileName, encodeHistory(history))
  if (!run.repository.isPrivate) return files
  log.warning(
    `${pageName} is not written: the repository is private, and its pages can be public. It names commits and releases`,
  )
  files.delete(pageName)
  return files
}

/** Names the secret with the address of a webhook. No command gets a variable that begins like this. */
const variable = 'COUNTERBALANCE_WEBHOOK'
/** Leaves the news for later steps, and posts it where the job names a webhook. Nothing new is not posted. */
export async function tellNews(news: NewsFile): Promise<void> {
  setOutput('news', JSON.stringify(news))
  const address = process.env[variable]
  if (!address || news.news.length === 0) return
  core.setSecret(address)
  const problem = await post(address, JSON.stringify(news))
  if (problem === undefined) log.info('Posted the news to the webhook.')
  else log.fail(`The news could not be posted to the webhook in ${variable}: ${endSentence(problem)}`)
}

const limitInSeconds = 20
/** Posts `body`, again while the server is busy or away. Returns why it was not taken, without the address, which is a secret. */
async function post(address: string, body: string): Promise<string | undefined> {
  try {
    await insist(() => postOnce(address, body), new Patience(readingPatience))
    return undefined
  } catch (error) {
    if (error instanceof ForgeError) return error.message
    throw error
  }
}

async function postOnce(url: string, body: string): Promise<void> {
  if (!URL.canParse(url)) throw new ForgeError('refused', 'it is not an address')
  const headers = { 'content-type': 'application/json' }
  const request = { url, method: 'POST', headers, body, limitInSeconds, what: 'POST to the webhook' }
  const { status } = await send(request).catch(error => {
    if (!(error instanceof NoAnswerError)) throw error
    throw error.isLate
      ? new ForgeError('unavailable', `no answer within ${limitInSeconds} s`, { spentInSeconds: limitInSeconds })
      : new ForgeError('unavailable', 'the server could not be reached')
  })
  if (status >= 200 && status < 300) return
  const isBusy = status >= 500 || status === 429
  throw new ForgeError(isBusy ? 'unavailable' : 'refused', `the server answered ${status}`)
}
