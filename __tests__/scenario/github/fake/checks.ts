import { apiOf, makeLabelBody, makeUserBody, pageOf } from './bodies.js'
import type { CheckRun, Labeling, State } from './repository-state.js'
import { type Answer, type Call, conversation, findPull, notFound, type Route, route } from './rest.js'

/** What the fake GitHub understands of who labelled, who may write, and what a check says. */
export const checkRoutes: readonly Route[] = [
  route('GET /issues/{issue_number}/events', conversation, ({ state, parameters }) =>
    findPull(state, parameters.issue_number) === undefined
      ? notFound
      : {
          status: 200,
          items: state.labelings
            .filter(({ issue }) => issue === Number(parameters.issue_number))
            .map((one, index) => makeEventBody(state, one, index)),
        },
  ),
  route('GET /collaborators/{username}/permission', ['contents'], ({ state, parameters: { username = '' } }) => {
    const permission = state.writers.has(username) ? 'write' : 'read'
    const user = { ...makeUserBody(username), role_name: permission }
    return { status: 200, body: { permission, role_name: permission, user } }
  }),
  route('POST /check-runs', ['checks'], createCheckRun),
  route('PATCH /check-runs/{check_run_id}', ['checks'], editCheckRun),
  route('GET /commits/{ref}/check-runs', ['checks'], listCheckRuns),
]

function makeEventBody({ repository }: State, { label, by, at }: Labeling, index: number): object {
  const { name, color } = makeLabelBody(repository, label, index)
  return {
    id: 4000 + index,
    node_id: `LE${index}`,
    url: `${apiOf(repository)}/issues/events/${4000 + index}`,
    actor: makeUserBody(by),
    event: 'labeled',
    commit_id: null,
    commit_url: null,
    created_at: at,
    label: { name, color },
    performed_via_github_app: null,
  }
}

function createCheckRun({ state, body }: Call): Answer {
  const run = { ...(body as CheckRun), id: 5001 + state.checkRuns.length }
  if (!run.name || !/^[0-9a-f]{40}$/.test(run.head_sha) || !isWhole(run)) return refused
  state.checkRuns.push(run)
  return { status: 201, body: makeCheckRunBody(state, run) }
}

function editCheckRun({ state, parameters, body }: Call): Answer {
  const index = state.checkRuns.findIndex(({ id }) => id === Number(parameters.check_run_id))
  if (index === -1) return notFound
  const run = { ...state.checkRuns[index]!, ...(body as Partial<CheckRun>) }
  if (!isWhole(run)) return refused
  state.checkRuns[index] = run
  return { status: 200, body: makeCheckRunBody(state, run) }
}

/** GitHub gives the newest one of a name, unless all are asked for. */
function listCheckRuns({ state, parameters, query }: Call): Answer {
  const name = query.get('check_name')
  const runs = state.checkRuns.filter(one => one.head_sha === parameters.ref && (name === null || one.name === name))
  const newest = runs.filter((one, index) => runs.findLastIndex(other => other.name === one.name) === index)
  const items = (query.get('filter') === 'all' ? runs : newest).toReversed()
  return {
    status: 200,
    items: items.map(run => makeCheckRunBody(state, run)),
    wrap: (check_runs, total_count) => ({ total_count, check_runs }),
  }
}

const refused: Answer = { status: 422, body: { message: 'Invalid request.', documentation_url: '' } }

/** A run that has ended has a conclusion, and a text has a title. */
function isWhole({ status, conclusion, output }: CheckRun): boolean {
  if ((status === 'completed') !== (conclusion !== undefined)) return false
  return output === undefined || (Boolean(output.title) && output.summary.length <= 65_535)
}

function makeCheckRunBody(state: State, run: CheckRun): object {
  const { id, name, head_sha, external_id = '', status = 'queued', conclusion = null, output, details_url = null } = run
  const { repository } = state
  const url = `${apiOf(repository)}/check-runs/${id}`
  const [started_at, completed_at] = [state.now(), status === 'completed' ? state.now() : null]
  return {
    ...{ id, node_id: `CR${id}`, external_id, name, head_sha, status, conclusion, started_at, completed_at },
    ...{ url, html_url: `${pageOf(repository)}/runs/${id}`, details_url },
    ...{ check_suite: { id: 1 }, app: null, pull_requests: [] },
    output: {
      title: output?.title ?? null,
      summary: output?.summary ?? null,
      text: null,
      annotations_count: 0,
      annotations_url: `${url}/annotations`,
    },
  }
}
