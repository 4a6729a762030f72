import * as v from 'valibot'
import type { Api } from './api.js'
import { GitHubError } from './github-error.js'
import { readContents } from './repository.js'

/** What is asked of GitHub about the base of a run. */
export interface BaseQuestion {
  /** The commit of the event: GitHub's merge of a pull request. */
  readonly merge: string
  /** The commit that is taken for its base. */
  readonly base: string
  /** Files of the base: one or two. */
  readonly paths: readonly string[]
}

/** What GitHub says about the base of a run. */
export interface BaseAnswer {
  /** The first parent of the event's commit; undefined where GitHub does not know that. */
  readonly parent: string | undefined
  /** The texts of the files, by their paths; null where the base has none. */
  readonly texts: ReadonlyMap<string, string | null>
}

/** Exported for the test that holds it against GitHub's schema. */
export const baseQuery = `query ($owner: String!, $repo: String!, $merge: GitObjectID!, $base: GitObjectID!, $first: String!, $second: String!) {
  repository(owner: $owner, name: $repo) {
    merge: object(oid: $merge) { ... on Commit { parents(first: 1) { nodes { oid } } } }
    base: object(oid: $base) { oid }
    first: object(expression: $first) { ... on Blob { text isTruncated } }
    second: object(expression: $second) { ... on Blob { text isTruncated } }
  }
}`

const commit = v.object({ oid: v.string() })
const file = v.nullable(v.object({ text: v.nullish(v.string()), isTruncated: v.nullish(v.boolean()) }))
const answer = v.object({
  repository: v.object({
    merge: v.nullable(v.object({ parents: v.exactOptional(v.object({ nodes: v.array(commit) })) })),
    base: v.nullable(commit),
    first: file,
    second: file,
  }),
})

/**
 * Asks GitHub in one request for the first parent of the event's commit, and for files of the base commit: nothing that a job has done to its
 * checkout changes the answer. A server without GraphQL is asked by REST.
 */
export async function askForBase(api: Api, question: BaseQuestion): Promise<BaseAnswer> {
  try {
    return await askByGraph(api, question)
  } catch (error) {
    if (error instanceof GitHubError && error.kind === 'not-found') return await askByRest(api, question)
    throw error
  }
}

async function askByGraph(api: Api, { merge, base, paths }: BaseQuestion): Promise<BaseAnswer> {
  const [first = '', second = first] = paths
  const variables = { ...api.repository, merge, base, first: `${base}:${first}`, second: `${base}:${second}` }
  const { repository } = await askGraph(api, baseQuery, variables, answer)
  if (repository.base === null) throw new GitHubError('refused', `GitHub does not know the commit ${base.slice(0, 7)}`)
  const read = (path: string, content: v.InferOutput<typeof file>): string | null => {
    if (content === null) return null
    if (typeof content.text === 'string' && content.isTruncated !== true) return content.text
    throw new GitHubError('refused', `GitHub does not give the text of ${path}, which is too large, or no text`)
  }
  return {
    parent: repository.merge?.parents?.nodes[0]?.oid,
    texts: new Map([
      [first, read(first, repository.first)],
      [second, read(second, repository.second)],
    ]),
  }
}

async function askByRest(api: Api, { merge, base, paths }: BaseQuestion): Promise<BaseAnswer> {
  const { data } = await api.rest.repos.getCommit({ ...api.repository, ref: merge, per_page: 1 })
  const texts = new Map<string, string | null>()
  for (const path of paths) texts.set(path, await readContents(api, path, base))
  return { parent: data.parents[0]?.sha, texts }
}

/** The answer to a query; a GitHubError says why there is none. */
export async function askGraph<Schema extends v.GenericSchema>(
  { graphql }: Pick<Api, 'graphql'>,
  query: string,
  variables: Readonly<Record<string, string>>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const data = await graphql(query, variables).catch((error: Error) => {
    // The errors of the query itself; those of the request are translated.
    if (error.name !== 'GraphqlResponseError') throw error
    throw new GitHubError('refused', `GitHub refused a query: ${error.message.split('\n').slice(0, 3).join(' ')}`)
  })
  const decoded = v.safeParse(schema, data)
  if (decoded.success) return decoded.output
  const [issue] = decoded.issues
  throw new GitHubError(
    'unavailable',
    `the answer to a query has not its form (${v.getDotPath(issue)}: ${issue.message})`,
  )
}
