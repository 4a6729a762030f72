import { findApi, needApi } from '../../action/api.js'
import { readBranch } from '../../action/branch-baselines.js'
import { openChecking } from '../../action/checking.js'
import { type FoundConfig, findBaselineConfig } from '../../action/config.js'
import { findPublished, isExpected, nameBaselineCommit } from '../../action/published-baseline.js'
import { toMarkdown } from '../../document/markdown.js'
import { encodeMarker, suiteKey } from '../../forge/marker.js'
import type { Api } from '../../github/api/api.js'
import { postComment } from '../../github/comment.js'
import type { Run } from '../../github/run.js'
import { log } from '../../github/step/log.js'
import { addToSummary, setOutput } from '../../github/step/step.js'
import { decodeGiven } from '../../inputs/declarations.js'
import type { Show } from '../../inputs/declared/reporting.js'
import type { Get } from '../../inputs/values.js'
import { openGit } from '../../system/git/git.js'
import { resolveCommit } from '../../system/git/history.js'
import { makeTemporaryDirectory } from '../../system/temporary.js'
import { keeper } from '../index.js'
import type { Plan } from './decision.js'
import { planChange } from './system/affected.js'
import { describePlan, type PublishedValues, unaffectedDocument } from './words.js'

/** Says before any build which benchmarks a pull request can affect. If there are none, it tells what a comparison would have told. */
export async function runPlan(run: Run, workspace: string): Promise<void> {
  const api = await findApi(run)
  const config = await findBaselineConfig(workspace, { run, api })
  const { suite, show, unrelatedFiles: unrelated } = decodeGiven(config.get, 'plan')
  const plan = await makePlan({ run, api, workspace, config, unrelated })
  log.info(describePlan(plan))
  setOutput('measure', plan.measure)
  setOutput('benchmarks', plan.benchmarks.join('\n'))
  if (plan.measure) return
  const published = await findValues({ run, api, workspace, suite, get: config.get })
  await tell({ run, api, suite, show, markdown: toMarkdown(unaffectedDocument(plan, published)) })
}

interface Place {
  readonly run: Run
  readonly api: Api | undefined
  readonly workspace: string
}

/** Plans a pull request, or an entry of a merge queue. Whatever else is measured, because its numbers are published. */
async function makePlan({
  run,
  api,
  workspace,
  config: { rules, doubt },
  unrelated,
}: Place & { readonly config: FoundConfig; readonly unrelated: readonly string[] }): Promise<Plan> {
  const all = (reason: string): Plan => ({ measure: true, benchmarks: ['**'], reason, changes: [] })
  if ((run.pull ?? run.group) === undefined) return all('this run is of no pull request')
  if (doubt !== undefined) return all('GitHub did not confirm the base commit')
  const git = openGit(workspace, { credentials: run.credentials, signal: new AbortController().signal })
  try {
    const base = await resolveCommit(git, await nameBaselineCommit({ run, api }, git), 'the base')
    const root = openGit(await git.run('rev-parse', '--show-toplevel'), { signal: new AbortController().signal })
    return await planChange({ git: root, base, head: 'HEAD', rules, unrelated })
  } catch (error) {
    if (!isExpected(error)) throw error
    log.warning(`The plan could not be made, so everything is measured: ${error.message}`)
    return all('the plan could not be made')
  }
}

async function findValues({
  suite,
  api,
  get,
  ...place
}: Place & { readonly suite: string; readonly get: Get }): Promise<PublishedValues | undefined> {
  if (api === undefined) return undefined
  await using home = await makeTemporaryDirectory()
  const search = { ...place, api, home: home.path, key: { suite } }
  const published = await findPublished({ ...search, ref: undefined, branch: readBranch(get) })
  if (published.kind === 'absent') return undefined
  const { origin, beside } = published.baseline
  const values = (beside === undefined ? undefined : await keeper?.listValues(beside)) ?? []
  const name = `${origin.label}${origin.commit === undefined ? '' : ` at ${origin.commit.slice(0, 7)}`}`
  return values.length === 0 ? undefined : { name, values }
}

interface Telling extends Omit<Place, 'workspace'> {
  readonly suite: string
  readonly show: Show
  readonly markdown: string
}

/** Says to whoever sees only the title that this green stands for no measurement. */
const unaffectedTitle = '🟰 No benchmark is affected, so nothing was measured, and no gate judged anything'

/** Tells in the summary, the comment and the check run that nothing can be affected. */
async function tell({ run, api, suite, show, markdown }: Telling): Promise<void> {
  await addToSummary(markdown)
  const { pull, identity, url: runUrl } = run
  if (api !== undefined && pull !== undefined && pull.readOnlyCause === undefined) {
    const body = `${encodeMarker(suiteKey(suite), identity, 0)}${markdown}`
    const content = { suite, run: identity, runUrl, rounds: 0, isChanged: false, body, shortBody: body }
    await postComment({ api, run, pull: pull.number, request: { ...content, policy: show.comment } })
  }
  if (!show.check) return
  const checking = openChecking({ suite, run, api: api ?? (await needApi(run)) })
  await checking.end({ suite, title: unaffectedTitle, summary: markdown, conclusion: 'success' })
}
