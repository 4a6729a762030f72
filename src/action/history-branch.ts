import * as core from '@actions/core'
import { isTrustedEvent } from '../baseline/choose.js'
import type { Api } from '../github/api/api.js'
import { commitFiles, readTip } from '../github/api/branch.js'
import { readContents } from '../github/api/contents.js'
import type { Run } from '../github/run.js'
import { decodeHistory, encodeHistory, type History, HistoryError } from '../history/file.js'
import { joinRaces } from '../history/keep.js'
import { findLevels } from '../history/levels.js'
import { findMoves } from '../history/moves.js'
import type { Race } from '../history/race.js'
import { listSince } from '../history/since.js'
import { makeSite, pageName } from '../history/site/site.js'
import { InputError } from '../inputs/values.js'
import { harmlessLines } from '../report/text/escape.js'
import { pageTools } from '../system/page-tools.js'
import { makeTemporaryDirectory } from '../system/temporary.js'
import { needApi } from './api.js'
import { findBaseline } from './baseline.js'
import { decodeHistoryInputs, type HistoryInputs } from './inputs.js'
import { describeRun } from './stored-page.js'

const fileName = 'history.jsonl'
/** The second one is for another job that has committed in between. */
const mostTries = 2

/** Commits the history of the newest baseline to a branch of its own, with what shows it. No code of the project runs. */
export async function publishHistory(run: Run, workspace: string): Promise<void> {
  const inputs = decodeHistoryInputs(core.getInput)
  const branch = checkBranch(inputs, run)
  const api = await needApi(run)
  const own = await findRaces(inputs, { run, workspace, api })
  for (let turn = 1; turn <= mostTries; turn++) {
    const tip = await readTip(api, branch)
    const before = tip && (await readContents(api, fileName, tip.commit))
    const races = joinRaces(readRaces(before ?? undefined, inputs), own)
    const files = makeFiles({ suite: inputs.suite, races }, inputs, { run, branch })
    if (files.get(fileName) === before)
      return core.info(`The branch ${JSON.stringify(branch)} holds this history already.`)
    const message = `Add the history up to ${run.identity.head.slice(0, 12)}`
    if (await commitFiles(api, tip, { branch, files, message }))
      return core.info(`Committed ${[...files.keys()].join(', ')} to the branch ${JSON.stringify(branch)}.`)
    core.info(`Another commit came to the branch ${JSON.stringify(branch)} in between.`)
  }
  throw new InputError(
    `the branch "${branch}" changed ${mostTries} times while its history was written: give this job a "concurrency" group, and run it again`,
  )
}

function checkBranch({ historyBranch }: HistoryInputs, { event, repository }: Run): string {
  if (historyBranch === '')
    throw new InputError(
      '"history-branch" is missing: name a branch that holds nothing but the history, such as "benchmarks"',
    )
  if (historyBranch === repository.defaultBranch)
    throw new InputError(
      `"history-branch" is "${historyBranch}", the default branch: name one that holds only the history`,
    )
  const isDefault = event.ref === `refs/heads/${repository.defaultBranch}`
  if (isTrustedEvent(event.name ?? '') && isDefault) return historyBranch
  throw new InputError(
    `"mode" is history on "${event.name}", but only a push, a schedule or a dispatch on the default branch has a history to publish`,
  )
}

interface Finding {
  readonly run: Run
  readonly workspace: string
  readonly api: Api
}

/** The races that the newest baseline carries: trusted as that baseline is. */
async function findRaces({ key }: HistoryInputs, { run, workspace, api }: Finding): Promise<readonly Race[]> {
  await using home = await makeTemporaryDirectory()
  const search = { key, run, workspace, home: home.path, api }
  const found = await findBaseline({ kind: 'artifact', ref: run.identity.head, fallback: undefined }, search)
  if (found.kind === 'packed') return found.history ?? []
  throw new InputError(
    `there is no history to publish: ${found.kind === 'absent' ? found.reason : 'no baseline is published'}. Run this job after the one that publishes`,
  )
}

/** A file that cannot be used is written anew, from what the baseline carries. */
function readRaces(text: string | undefined, { suite, historyBranch }: HistoryInputs): readonly Race[] {
  if (text === undefined) return []
  let history: History
  try {
    history = decodeHistory(text)
  } catch (error) {
    if (!(error instanceof HistoryError)) throw error
    core.warning(
      harmlessLines(`${fileName} of the history branch cannot be used, and is written anew: ${error.message}`),
    )
    return []
  }
  if (history.suite === suite) return history.races
  throw new InputError(
    `the branch "${historyBranch}" holds the history of the suite "${history.suite}": name another branch for "${suite}"`,
  )
}

function makeFiles(
  history: History,
  { threshold, pages }: HistoryInputs,
  { run, branch }: { readonly run: Run; readonly branch: string },
): ReadonlyMap<string, string> {
  const levels = findLevels(history.races)
  const shown = {
    suite: history.suite,
    levels,
    rows: listSince(levels),
    moves: findMoves(levels, { threshold }),
    threshold,
  }
  const home = `${run.repository.url}/blob/${branch}/results.md`
  const files = new Map(makeSite([shown], { tools: pageTools, run: describeRun(run), home }))
  files.set(fileName, encodeHistory(history))
  if (!run.repository.isPrivate || pages === 'public') return files
  core.warning(
    `${pageName} is not written: the repository is private, and its pages can be public. It names commits and releases. Set "pages" to public to write it`,
  )
  files.delete(pageName)
  return files
}
