import { apiOf, hash, makeBlobBody, pageOf } from './bodies.js'
import type { State } from './repository-state.js'
import { type Answer, type Call, notFound, type Route, route } from './rest.js'

/** What the fake GitHub understands of commits that are made by its API. */
export const gitRoutes: readonly Route[] = [
  route('GET /git/ref/{ref}', ['contents'], ({ state, parameters: { ref = '' } }) => {
    const commit = state.branches.get(ref.replace('heads/', ''))
    return commit === undefined ? notFound : { status: 200, body: makeRefBody(state, ref, commit) }
  }),
  route('GET /git/blobs/{file_sha}', ['contents'], ({ state, parameters }) => {
    const text = [...state.files.values()].find(one => hash(one) === parameters.file_sha)
    return text === undefined ? notFound : { status: 200, body: makeBlobBody(state, text) }
  }),
  route('GET /git/commits/{commit_sha}', ['contents'], ({ state, parameters: { commit_sha = '' } }) => {
    const made = state.made.commits.get(commit_sha)
    return made === undefined ? notFound : { status: 200, body: makeGitCommitBody(state, commit_sha, made) }
  }),
  route('POST /git/trees', ['contents'], createTree),
  route('POST /git/commits', ['contents'], createCommit),
  route('POST /git/refs', ['contents'], ({ state, body }) => {
    const { ref, sha } = body as { ref: string; sha: string }
    const branch = ref.replace('refs/heads/', '')
    if (state.branches.has(branch)) return refuse('Reference already exists')
    return { status: 201, body: moveBranch(state, branch, sha) }
  }),
  route('PATCH /git/refs/{ref}', ['contents'], ({ state, parameters: { ref = '' }, body }) => {
    const branch = ref.replace('heads/', '')
    const { sha } = body as { sha: string }
    const isForward = state.made.commits.get(sha)?.parents.includes(state.branches.get(branch) ?? '')
    if (!isForward) return refuse('Update is not a fast forward')
    return { status: 200, body: moveBranch(state, branch, sha) }
  }),
]

function refuse(message: string): Answer {
  return { status: 422, body: { message, documentation_url: '', status: '422' } }
}

/** A commit that was made by the API. */
export interface MadeCommit {
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
}

function createTree({ state, body }: Call): Answer {
  const { base_tree, tree } = body as { base_tree?: string; tree: { path: string; mode: string; content: string }[] }
  const before = base_tree === undefined ? new Map<string, string>() : state.made.trees.get(base_tree)
  if (before === undefined || tree.some(({ mode }) => mode !== '100644')) return refuse('Invalid tree')
  const files = new Map([...before, ...tree.map(({ path, content }) => [path, content] as const)])
  const sha = hash([...files])
  state.made.trees.set(sha, files)
  const entries = [...files].map(([path, content]) => ({
    ...{ path, mode: '100644', type: 'blob', sha: hash(content), size: Buffer.byteLength(content) },
    url: `${apiOf(state.repository)}/git/blobs/${hash(content)}`,
  }))
  const url = `${apiOf(state.repository)}/git/trees/${sha}`
  return { status: 201, body: { sha, url, tree: entries, truncated: false } }
}

function createCommit({ state, body }: Call): Answer {
  const made = body as MadeCommit
  if (!state.made.trees.has(made.tree)) return refuse('Tree SHA does not exist')
  const sha = hash([made, state.made.commits.size])
  state.made.commits.set(sha, made)
  return { status: 201, body: makeGitCommitBody(state, sha, made) }
}

function moveBranch(state: State, branch: string, commit: string): object {
  const { tree } = state.made.commits.get(commit)!
  state.branches.set(branch, commit)
  for (const [path, text] of state.made.trees.get(tree)!) state.files.set(`${commit}:${path}`, text)
  return makeRefBody(state, `heads/${branch}`, commit)
}

function makeRefBody({ repository }: State, ref: string, sha: string): object {
  const object = { type: 'commit', sha, url: `${apiOf(repository)}/git/commits/${sha}` }
  return { ref: `refs/${ref}`, node_id: `F${sha}`, url: `${apiOf(repository)}/git/refs/${ref}`, object }
}

function makeGitCommitBody({ repository }: State, sha: string, { tree, parents, message }: MadeCommit): object {
  const by = { name: 'github-actions[bot]', email: 'bot@example.com', date: '2026-01-01T00:00:00Z' }
  const linksOf = (kind: string, one: string) => ({ sha: one, url: `${apiOf(repository)}/git/${kind}/${one}` })
  return {
    ...{ node_id: `C${sha}`, author: by, committer: by, message },
    ...linksOf('commits', sha),
    html_url: `${pageOf(repository)}/commit/${sha}`,
    tree: linksOf('trees', tree),
    parents: parents.map(one => ({ ...linksOf('commits', one), html_url: `${pageOf(repository)}/commit/${one}` })),
    verification: { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null },
  }
}
