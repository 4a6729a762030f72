import * as core from '@actions/core'
import { harmlessLines } from '../../document/escape.js'
import type { Api } from '../../github/api/api.js'
import { commitFiles, readTip } from '../../github/api/branch.js'
import { readContents } from '../../github/api/contents.js'
import { GitHubError } from '../../github/api/github-error.js'
import type { Run } from '../../github/run.js'
import { decodeHistory, encodeHistory, type History, tryHistory } from '../../history/file.js'
import { joinRaces } from '../../history/keep.js'
import type { Race } from '../../history/race.js'
import { makeShown } from '../../history/shown.js'
import { makeSite, pageName } from '../../history/site.js'
import type { Thresholds } from '../../history/thresholds.js'
import { InputError } from '../../inputs/values.js'
import { pageTools } from '../../system/page-tools.js'
import type { HistoryInputs } from '../inputs.js'
import { describeRun } from '../stored-page.js'

const fileName = 'history.jsonl'
/** The second one is for another job that has committed in between. */
const mostTries = 2

/** A push with the races that its baseline carries. */
interface Pushed {
  readonly run: Run
  readonly api: Api
  readonly races: readonly Race[]
  /** The thresholds of the job that measured. */
  readonly thresholds: Thresholds
}

/** Commits the history of a push to its own branch, with the pages that show it. */
export async function publishHistory(
  inputs: HistoryInputs,
  { run, api, races: own, thresholds }: Pushed,
): Promise<void> {
  const { suite, historyBranch: branch } = inputs
  for (let turn = 1; turn <= mostTries; turn++) {
    const tip = await readTip(api, branch)
    const before = tip && (await readContents(api, fileName, tip.commit))
    const races = joinRaces(readRaces(before ?? undefined, inputs), own)
    const files = makeFiles({ suite, races }, { ...thresholds, isPublic: inputs.isPublic }, { run, branch })
    if (files.get(fileName) === before)
      return core.info(`The branch ${JSON.stringify(branch)} holds this history already.`)
    const message = `Add the history up to ${run.identity.head.slice(0, 12)}`
    if (await commit(api, tip, { branch, files, message }))
      return core.info(`Committed ${[...files.keys()].join(', ')} to the branch ${JSON.stringify(branch)}.`)
    core.info(`Another commit came to the branch ${JSON.stringify(branch)} in between.`)
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
      `the branch ${JSON.stringify(branch)} could not be written. ${error.message}. If a ruleset protects the branch, let the workflow bypass it, or name another one in "history-branch"`,
      { cause: error },
    )
  }
}

/** Refuses a branch whose files people have made. */
export function checkBranch({ historyBranch }: HistoryInputs, { repository }: Run): void {
  if (historyBranch !== '' && historyBranch === repository.defaultBranch)
    throw new InputError(
      `"history-branch" is "${historyBranch}", the default branch: name one that holds only the history`,
    )
}

/** A file that cannot be used is written again, from what the baseline carries. */
function readRaces(text: string | undefined, { suite, historyBranch }: HistoryInputs): readonly Race[] {
  const { history, problem } = tryHistory(() => (text === undefined ? undefined : decodeHistory(text)))
  if (problem !== undefined)
    core.warning(
      harmlessLines(
        `${fileName} of the history branch cannot be used, so it is written again from the start: ${problem}`,
      ),
    )
  if (history === undefined) return []
  if (history.suite === suite) return history.races
  throw new InputError(
    `the branch "${historyBranch}" holds the history of the suite "${history.suite}": name another branch for "${suite}"`,
  )
}

function makeFiles(
  history: History,
  { isPublic, ...thresholds }: Thresholds & Pick<HistoryInputs, 'isPublic'>,
  { run, branch }: { readonly run: Run; readonly branch: string },
): ReadonlyMap<string, string> {
  const shown = makeShown(history, thresholds)
  const home = `${run.repository.url}/blob/${branch}/results.md`
  const files = new Map(makeSite([shown], { tools: pageTools, run: describeRun(run), home }))
  files.set(fileName, encodeHistory(history))
  if (!run.repository.isPrivate || isPublic) return files
  core.warning(
    `${pageName} is not written: the repository is private, and its pages can be public. It names commits and releases. Set "public: true" below "history" in counterbalance.yml to write it`,
  )
  files.delete(pageName)
  return files
}
