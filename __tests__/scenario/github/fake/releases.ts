import { apiOf, makeCommitBody, makeUserBody, pageOf } from './bodies.js'
import { resolveCommit } from './commit-graph.js'
import type { State } from './repository-state.js'
import { notFound, type Route, route } from './rest.js'

/** What the fake GitHub knows of releases, tags and single commits. */
export const releaseRoutes: readonly Route[] = [
  route('GET /releases/latest', ['contents'], ({ state }) => {
    const tag = state.releases.at(-1)
    return tag === undefined ? notFound : { status: 200, body: makeReleaseBody(state, tag) }
  }),
  route('GET /tags', ['contents'], ({ state }) => ({
    status: 200,
    items: [...state.tags].toReversed().map(([name, sha]) => makeTagBody(state, name, sha)),
  })),
  route('GET /commits/{ref}', ['contents'], ({ state, parameters: { ref = '' } }) => {
    const sha = state.tags.get(ref.replace(/^tags\//, '')) ?? ref
    const commit = resolveCommit(state, sha) ?? state.commits.find(one => sha.length >= 7 && one.sha.startsWith(sha))
    return commit === undefined ? notFound : { status: 200, body: makeCommitBody(state, commit) }
  }),
]

function makeTagBody({ repository }: State, name: string, sha: string): object {
  const url = `${apiOf(repository)}/commits/${sha}`
  const archive = `${apiOf(repository)}/zipball/refs/tags/${name}`
  return { name, commit: { sha, url }, zipball_url: archive, tarball_url: archive, node_id: `T${name}` }
}

function makeReleaseBody(state: State, tag: string): object {
  const { repository } = state
  const url = `${apiOf(repository)}/releases/1`
  return {
    url,
    html_url: `${pageOf(repository)}/releases/tag/${tag}`,
    assets_url: `${url}/assets`,
    upload_url: `${url}/assets`,
    tarball_url: null,
    zipball_url: null,
    id: 1,
    node_id: 'R1',
    tag_name: tag,
    target_commitish: 'main',
    name: null,
    draft: false,
    prerelease: false,
    created_at: '2026-01-31T12:00:00Z',
    published_at: '2026-01-31T12:00:00Z',
    author: makeUserBody('octocat'),
    assets: [],
  }
}
