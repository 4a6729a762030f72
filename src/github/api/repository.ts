import type { Api } from './api.js'
import { GitHubError } from './github-error.js'

const perPage = 100
const mostPages = 3

/**
 * The first parents of a commit, theirs and so on, nearest first, for clones that hold no history. GitHub lists all ancestors by date, merged
 * branches among them; at most 300 are looked through.
 */
export async function fetchAncestors(api: Api, sha: string): Promise<readonly string[]> {
  const parents = new Map<string, string | undefined>()
  for (let page = 1; page <= mostPages; page++) {
    const { data } = await api.rest.repos.listCommits({ ...api.repository, sha, per_page: perPage, page })
    for (const commit of data) parents.set(commit.sha, commit.parents[0]?.sha)
    if (data.length < perPage) break
  }
  const line: string[] = []
  for (let next = parents.get(sha); next !== undefined; next = parents.get(next)) line.push(next)
  return line
}

/** The largest number of files that GitHub names of one comparison. */
const mostFiles = 300

/** The paths of the files in which `head` differs from its ancestor `base`; undefined where GitHub does not name all of them. */
export async function listChanges(api: Api, base: string, head: string): Promise<readonly string[] | undefined> {
  const basehead = `${base}...${head}`
  const { data } = await api.rest.repos.compareCommitsWithBasehead({ ...api.repository, basehead, per_page: 1 })
  const { files, merge_base_commit: shared } = data
  if (files === undefined || files.length >= mostFiles || shared.sha !== base) return undefined
  return files.flatMap(({ filename, previous_filename: before }) =>
    before === undefined ? filename : [filename, before],
  )
}

/** The commit that two branches parted at, by GitHub: also where one of them is a fork's. */
export async function fetchMergeBase(api: Api, base: string, head: string): Promise<string> {
  const basehead = `${base}...${head}`
  const { data } = await api.rest.repos.compareCommitsWithBasehead({ ...api.repository, basehead, per_page: 1 })
  return data.merge_base_commit.sha
}

/** Returns what `ask` finds; undefined where GitHub has nothing of the name. */
export async function orNone<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof GitHubError && error.kind === 'not-found') return undefined
    throw error
  }
}

/** The paths of what lies right below a directory of the repository as `ref`, a commit or a branch, has it; none where it has no such directory. */
export async function listFolder(api: Api, path: string, ref: string): Promise<readonly string[]> {
  const paths = await orNone(async () => {
    const { data } = await api.rest.repos.getContent({ ...api.repository, path, ref })
    return Array.isArray(data) ? data.map(({ path }) => path) : undefined
  })
  return paths ?? []
}

/** The text of a file of the repository as `ref`, a commit or a branch, has it; null where it has none. */
export async function readContents(api: Api, path: string, ref: string): Promise<string | null> {
  const text = await orNone(async () => {
    const { data: file } = await api.rest.repos.getContent({ ...api.repository, path, ref })
    if (Array.isArray(file) || file.type !== 'file' || !('content' in file)) return undefined
    // GitHub gives nothing of a file above 1 MB here.
    const isLarge = file.encoding === 'none'
    const { data } = isLarge ? await api.rest.git.getBlob({ ...api.repository, file_sha: file.sha }) : { data: file }
    return Buffer.from(data.content, 'base64').toString('utf8')
  })
  return text ?? null
}
