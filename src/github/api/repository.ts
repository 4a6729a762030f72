import { chooseRelease, type Release } from '../../baseline/choose.js'
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

/** Finds the commit that `asked` names, or else the last release, or else the highest version among the tags; undefined where there is none. */
export async function fetchRelease(api: Api, text: string | undefined): Promise<Release | undefined> {
  if (text !== undefined) {
    const commit = await fetchCommit(api, text)
    return commit === undefined ? undefined : { name: commit.startsWith(text) ? commit.slice(0, 7) : text, commit }
  }
  const latest = await orNone(() => api.rest.repos.getLatestRelease({ ...api.repository }))
  if (latest === undefined) {
    // GitHub lists tags by their names, the last first: a page is enough for the versions of years.
    const { data } = await api.rest.repos.listTags({ ...api.repository, per_page: 100 })
    return chooseRelease(data.map(({ name, commit }) => ({ name, commit: commit.sha })))
  }
  const name = latest.data.tag_name
  const commit = await fetchCommit(api, `tags/${name}`)
  return commit === undefined ? undefined : { name, commit }
}

async function fetchCommit(api: Api, ref: string): Promise<string | undefined> {
  // Only its name is wanted, and not all that it changed.
  const response = await orNone(() => api.rest.repos.getCommit({ ...api.repository, ref, per_page: 1 }))
  return response?.data.sha
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

interface Tip {
  readonly commit: string
  readonly tree: string
}

/** Reads where `branch` stands; undefined where there is none. */
export async function readTip(api: Api, branch: string): Promise<Tip | undefined> {
  const ref = await readRef(api, branch)
  if (ref === undefined) return undefined
  const { data } = await api.rest.git.getCommit({ ...api.repository, commit_sha: ref })
  return { commit: data.sha, tree: data.tree.sha }
}

/**
 * Commits `files`, texts by their paths, to a branch that stands at `tip`; without one, the branch begins, with no commit before. Other
 * files of the branch stay. Returns false where another commit came in between.
 */
export async function commitFiles(
  api: Api,
  tip: Tip | undefined,
  {
    branch,
    files,
    message,
  }: { readonly branch: string; readonly files: ReadonlyMap<string, string>; readonly message: string },
): Promise<boolean> {
  const { git } = api.rest
  const { data: tree } = await git.createTree({
    ...api.repository,
    ...(tip && { base_tree: tip.tree }),
    tree: [...files].map(([path, content]) => ({ path, mode: '100644', type: 'blob', content })),
  })
  const parents = tip === undefined ? [] : [tip.commit]
  const { data: commit } = await git.createCommit({ ...api.repository, message, tree: tree.sha, parents })
  try {
    if (tip === undefined) await git.createRef({ ...api.repository, ref: `refs/heads/${branch}`, sha: commit.sha })
    else await git.updateRef({ ...api.repository, ref: `heads/${branch}`, sha: commit.sha, force: false })
    return true
  } catch (error) {
    // What is no longer a fast-forward, or exists by now, is refused in this way; but so is what a ruleset forbids.
    const isRefused = error instanceof GitHubError && error.kind === 'refused'
    if (isRefused && (await readRef(api, branch)) !== tip?.commit) return false
    throw error
  }
}

async function readRef(api: Api, branch: string): Promise<string | undefined> {
  const response = await orNone(() => api.rest.git.getRef({ ...api.repository, ref: `heads/${branch}` }))
  return response?.data.object.sha
}
