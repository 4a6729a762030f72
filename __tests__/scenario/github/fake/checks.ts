import { apiOf, makeLabelBody, makeUserBody, pageOf } from './bodies.js'
import type { CheckRun, Labeling, State } from './repository-state.js'
import { type Call, conversation, findPull, notFound, type Route, route } from './rest.js'

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

function createCheckRun({ state, body }: Call) {
  const { name, head_sha, status, conclusion, output, details_url } = body as CheckRun
  const text = output?.summary ?? ''
  if (!name || !/^[0-9a-f]{40}$/.test(head_sha) || text.length > 65_535)
    return { status: 422, body: { message: 'Invalid request.', documentation_url: '' } }
  state.checkRuns.push(body as CheckRun)
  const { repository } = state
  const id = 5000 + state.checkRuns.length
  const url = `${apiOf(repository)}/check-runs/${id}`
  const answer = {
    ...{ id, node_id: `CR${id}`, external_id: '', name, head_sha, status, conclusion },
    ...{ url, html_url: `${pageOf(repository)}/runs/${id}`, details_url: details_url ?? null },
    ...{ started_at: state.now(), completed_at: state.now(), check_suite: { id: 1 }, app: null, pull_requests: [] },
    output: {
      title: output?.title ?? null,
      summary: output?.summary ?? null,
      text: null,
      annotations_count: 0,
      annotations_url: `${url}/annotations`,
    },
  }
  return { status: 201, body: answer }
}
