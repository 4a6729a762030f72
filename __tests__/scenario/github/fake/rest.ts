import {
  makeArtifactBody,
  makeChangeBody,
  makeCommentBody,
  makeCommitBody,
  makeFileBody,
  makeLabelBody,
  makePullBody,
  makeRunBody,
  makeUserBody,
} from './bodies.js'
import { findMergeBase, listHistory, resolveCommit } from './commit-graph.js'
import { addComment, type Permissions, type State } from './repository-state.js'

/** A request to the REST API, as a route sees it. */
export interface Call {
  readonly state: State
  /** What stands for the names in the route's path. */
  readonly parameters: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: unknown
  /** Makes a URL by which an artifact's bytes may be had once. */
  sign(artifactId: number): string
}

export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Items of which `GET` gives a page; `wrap` makes the body of them. */
  readonly items?: readonly unknown[]
  readonly wrap?: (page: readonly unknown[], count: number) => unknown
}

type Scope = keyof Permissions
type Level = 'read' | 'write'

/** One operation of the API, by its name in GitHub's description. */
export interface Route {
  readonly operation: string
  /** One of these scopes is enough. */
  readonly scopes: readonly Scope[]
  readonly level: Level
  answer(call: Call): Answer
}

const home = '/repos/{owner}/{repo}'
export const notFound: Answer = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
}

export function route(operation: string, scopes: readonly Scope[], answer: Route['answer']): Route {
  const [method = '', path = ''] = operation.split(' ')
  return { operation: `${method} ${home}${path}`, scopes, level: method === 'GET' ? 'read' : 'write', answer }
}

function ok(body: unknown): Answer {
  return { status: 200, body }
}

function orNotFound<T>(value: T | undefined, answer: (value: T) => Answer): Answer {
  return value === undefined ? notFound : answer(value)
}

export const conversation: readonly Scope[] = ['issues', 'pull-requests']

/** What the fake GitHub understands. */
export const routes: readonly Route[] = [
  route('GET /actions/artifacts', ['actions'], ({ state, query }) => listArtifacts(state, query, () => true)),
  route('GET /actions/artifacts/{artifact_id}', ['actions'], ({ state, parameters }) =>
    orNotFound(findArtifact(state, parameters), artifact => ok(makeArtifactBody(state, artifact))),
  ),
  route('DELETE /actions/artifacts/{artifact_id}', ['actions'], ({ state, parameters }) =>
    orNotFound(findArtifact(state, parameters), artifact => {
      state.artifacts.splice(state.artifacts.indexOf(artifact), 1)
      return { status: 204 }
    }),
  ),
  route('GET /actions/artifacts/{artifact_id}/{archive_format}', ['actions'], ({ state, parameters, sign }) =>
    orNotFound(findArtifact(state, parameters), ({ id, expired }) =>
      expired
        ? { status: 410, body: { message: 'Artifact has expired', documentation_url: '', status: '410' } }
        : { status: 302, headers: { location: sign(id) } },
    ),
  ),
  route('GET /actions/runs/{run_id}', ['actions'], ({ state, parameters }) =>
    orNotFound(
      state.runs.find(({ id }) => id === Number(parameters.run_id)),
      run => ok(makeRunBody(state, run)),
    ),
  ),
  route('GET /actions/runs/{run_id}/artifacts', ['actions'], ({ state, parameters, query }) =>
    listArtifacts(state, query, ({ run }) => run === Number(parameters.run_id)),
  ),
  route('GET /commits', ['contents'], ({ state, query }) =>
    orNotFound(resolveCommit(state, query.get('sha') ?? state.defaultBranch), start => ({
      status: 200,
      items: listHistory(state, start).map(commit => makeCommitBody(state, commit)),
    })),
  ),
  route('GET /commits/{commit_sha}/pulls', ['pull-requests'], ({ state, parameters }) => ({
    status: 200,
    items: state.pulls
      .filter(({ mergeCommit, head }) => mergeCommit === parameters.commit_sha || head.sha === parameters.commit_sha)
      .map(pull => makePullBody(state, pull)),
  })),
  route('GET /compare/{basehead}', ['contents'], compare),
  route('GET /contents/{path}', ['contents'], ({ state, parameters: { path = '' }, query }) => {
    const ref = query.get('ref') ?? state.defaultBranch
    const folder = listFolder(state, path, ref)
    if (folder.length > 0) return ok(folder.map(name => makeFileBody(state, `${path}/${name}`, '')))
    return orNotFound(findFile(state, path, ref), text => ok(makeFileBody(state, path, text)))
  }),
  route('GET /issues/{issue_number}/comments', conversation, ({ state, parameters }) => ({
    status: 200,
    items: state.comments
      .filter(({ issue }) => issue === Number(parameters.issue_number))
      .map(comment => makeCommentBody(state, comment)),
  })),
  route('POST /issues/{issue_number}/comments', conversation, ({ state, parameters, body }) =>
    withBody(body, text => {
      const comment = addComment(state, { issue: Number(parameters.issue_number), body: text })
      return { status: 201, body: makeCommentBody(state, comment) }
    }),
  ),
  route('GET /issues/comments/{comment_id}', conversation, ({ state, parameters }) =>
    orNotFound(findComment(state, parameters), comment => ok(makeCommentBody(state, comment))),
  ),
  route('PATCH /issues/comments/{comment_id}', conversation, ({ state, parameters, body }) =>
    orNotFound(findComment(state, parameters), comment =>
      withBody(body, text => {
        Object.assign(comment, { body: text, updatedAt: state.now() })
        return ok(makeCommentBody(state, comment))
      }),
    ),
  ),
  route('DELETE /issues/comments/{comment_id}', conversation, ({ state, parameters }) =>
    orNotFound(findComment(state, parameters), comment => {
      state.comments.splice(state.comments.indexOf(comment), 1)
      return { status: 204 }
    }),
  ),
  route('POST /issues/comments/{comment_id}/reactions', conversation, ({ state, parameters, body }) =>
    orNotFound(findComment(state, parameters), ({ id }) => {
      const { content } = body as { readonly content: string }
      state.reactions.push({ comment: id, content })
      const user = makeUserBody(state.token.author.login, state.token.author.type)
      return { status: 201, body: { id: 1, node_id: 'R1', user, content, created_at: state.now() } }
    }),
  ),
  route('GET /issues/{issue_number}/labels', conversation, ({ state, parameters }) =>
    orNotFound(findPull(state, parameters.issue_number), ({ labels }) => ({
      status: 200,
      items: labels.map((name, index) => makeLabelBody(state.repository, name, index)),
    })),
  ),
  route('GET /pulls', ['pull-requests'], listPulls),
  route('GET /pulls/{pull_number}', ['pull-requests'], ({ state, parameters }) =>
    orNotFound(findPull(state, parameters.pull_number), pull => ok(makePullBody(state, pull))),
  ),
]

function findFile({ files, branches, defaultBranch, origin }: State, path: string, ref: string): string | undefined {
  const isDefault = [defaultBranch, branches.get(defaultBranch)].includes(ref)
  return files.get(`${ref}:${path}`) ?? (isDefault ? files.get(path) : undefined) ?? readBlob(origin, `${ref}:${path}`)
}

function readBlob(origin: State['origin'], expression: string): string | undefined {
  try {
    return origin?.git('cat-file', 'blob', expression)
  } catch {
    return undefined
  }
}

/** The names of the files in a directory of a commit; none where it has no such directory. */
function listFolder({ origin }: State, path: string, ref: string): readonly string[] {
  try {
    const listed = origin?.git('ls-tree', '--name-only', `${ref}:${path}`) ?? ''
    return listed.split('\n').filter(name => name !== '')
  } catch {
    return []
  }
}

function listArtifacts(
  state: State,
  query: URLSearchParams,
  isMeant: (artifact: State['artifacts'][number]) => boolean,
): Answer {
  const name = query.get('name')
  const items = state.artifacts.filter(artifact => isMeant(artifact) && (name === null || artifact.name === name))
  return {
    status: 200,
    items: items.toReversed().map(artifact => makeArtifactBody(state, artifact)),
    wrap: (artifacts, total_count) => ({ total_count, artifacts }),
  }
}

function findArtifact(state: State, { artifact_id }: Call['parameters']): State['artifacts'][number] | undefined {
  return state.artifacts.find(({ id }) => id === Number(artifact_id))
}

function findComment(state: State, { comment_id }: Call['parameters']): State['comments'][number] | undefined {
  return state.comments.find(({ id }) => id === Number(comment_id))
}

export function findPull(state: State, number: string | undefined): State['pulls'][number] | undefined {
  return state.pulls.find(pull => pull.number === Number(number))
}

function listPulls({ state, query }: Call): Answer {
  const [wanted, base, head] = [query.get('state') ?? 'open', query.get('base'), query.get('head')]
  const items = state.pulls.filter(
    pull =>
      (wanted === 'all' || pull.state === wanted) &&
      (base === null || pull.base.ref === base) &&
      (head === null || head === `${pull.head.repository?.owner}:${pull.head.ref}`),
  )
  return { status: 200, items: items.toReversed().map(pull => makePullBody(state, pull)) }
}

function compare({ state, parameters }: Call): Answer {
  const [base, head] = (parameters.basehead ?? '').split('...').map(name => resolveCommit(state, name))
  const mergeBase = base && head && findMergeBase(state, base, head)
  if (!mergeBase) return notFound
  const common = new Set(listHistory(state, mergeBase))
  const [ahead, behind] = [head, base].map(end => listHistory(state, end).filter(commit => !common.has(commit)))
  const url = `https://api.github.com/repos/${state.repository.owner}/${state.repository.name}/compare/${base.sha}...${head.sha}`
  return ok({
    url,
    html_url: url,
    permalink_url: url,
    diff_url: url,
    patch_url: url,
    base_commit: makeCommitBody(state, base),
    merge_base_commit: makeCommitBody(state, mergeBase),
    status: describeDistance(ahead!.length, behind!.length),
    ahead_by: ahead!.length,
    behind_by: behind!.length,
    total_commits: ahead!.length,
    commits: ahead!.toReversed().map(commit => makeCommitBody(state, commit)),
    files: [...new Set(ahead!.flatMap(({ changed = [] }) => changed))].map(path => makeChangeBody(state, path)),
  })
}

function describeDistance(ahead: number, behind: number): string {
  if (behind > 0) return ahead > 0 ? 'diverged' : 'behind'
  return ahead > 0 ? 'ahead' : 'identical'
}

export const longestBody = 65_536

/** What to do with the text of a comment that is posted, if GitHub takes it. */
function withBody(body: unknown, answer: (text: string) => Answer): Answer {
  const text = (body as { readonly body?: unknown } | undefined)?.body
  if (typeof text !== 'string' || text === '') return refuse("Body can't be blank")
  if (text.length > longestBody) return refuse(`Body is too long (maximum is ${longestBody} characters)`)
  return answer(text)
}

function refuse(message: string): Answer {
  const errors = [{ resource: 'IssueComment', code: 'unprocessable', field: 'data', message }]
  const documentation_url = 'https://docs.github.com/rest/issues/comments'
  return { status: 422, body: { message: 'Validation Failed', errors, documentation_url } }
}
