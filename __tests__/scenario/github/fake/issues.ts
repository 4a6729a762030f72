import { apiOf, makeLabelBody, makeUserBody, pageOf } from './bodies.js'
import type { Issue, State } from './repository-state.js'
import { type Answer, type Call, longestBody, notFound, type Route, route } from './rest.js'

/** What the fake GitHub knows of issues that are no pull requests. */
export const issueRoutes: readonly Route[] = [
  route('GET /issues', ['issues'], ({ state, query }) => {
    const [label, wanted] = [query.get('labels'), query.get('state') ?? 'open']
    const items = state.issues.filter(one => one.state === wanted && (label === null || one.labels.includes(label)))
    return { status: 200, items: items.map(issue => makeIssueBody(state, issue)) }
  }),
  route('POST /issues', ['issues'], ({ state, body }) => {
    const { title, body: text, labels } = body as Pick<Issue, 'title' | 'body' | 'labels'>
    if (!title || title.length > 256) return refuse('title', 'title is too long (maximum is 256 characters)')
    if (text.length > longestBody) return refuse('body', `body is too long (maximum is ${longestBody} characters)`)
    const number = 100 + state.issues.length
    const issue: Issue = { number, title, body: text, labels, author: state.token.author, state: 'open' }
    state.issues.push(issue)
    return { status: 201, body: makeIssueBody(state, issue) }
  }),
  route('PATCH /issues/{issue_number}', ['issues'], editIssue),
]

function editIssue({ state, parameters, body }: Call): Answer {
  const issue = state.issues.find(({ number }) => number === Number(parameters.issue_number))
  if (issue === undefined) return notFound
  if ((body as Partial<Issue>).body!.length > longestBody) return refuse('body', 'body is too long')
  Object.assign(issue, body)
  return { status: 200, body: makeIssueBody(state, issue) }
}

function refuse(field: string, message: string): Answer {
  const errors = [{ resource: 'Issue', code: 'custom', field, message }]
  return { status: 422, body: { message: 'Validation Failed', errors, documentation_url: '' } }
}

function makeIssueBody(
  { repository }: State,
  { number, title, body, labels, author, state, state_reason = null }: Issue,
): object {
  const url = `${apiOf(repository)}/issues/${number}`
  const at = '2026-01-31T12:00:00Z'
  return {
    ...{
      id: 6000 + number,
      node_id: `I${number}`,
      number,
      title,
      body,
      state,
      state_reason,
      locked: false,
      comments: 0,
    },
    ...{ url, repository_url: apiOf(repository), html_url: `${pageOf(repository)}/issues/${number}` },
    ...{ labels_url: `${url}/labels`, comments_url: `${url}/comments`, events_url: `${url}/events` },
    ...{ user: makeUserBody(author.login, author.type), assignee: null, assignees: [], milestone: null },
    ...{ created_at: at, updated_at: at, closed_at: state === 'closed' ? at : null, author_association: 'NONE' },
    labels: labels.map((name, index) => makeLabelBody(repository, name, index)),
  }
}
