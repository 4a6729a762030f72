import { chooseRelease, type Release } from '../../baseline/release.js'
import type { Api } from './api.js'
import { GitHubError } from './github-error.js'

/** Finds the commit that `asked` names, or else the last release, or else the highest version among the tags; undefined where there is none. */
export async function fetchRelease(api: Api, asked: string | undefined): Promise<Release | undefined> {
  if (asked !== undefined) {
    const commit = await fetchCommit(api, asked)
    return commit === undefined ? undefined : { name: commit.startsWith(asked) ? commit.slice(0, 7) : asked, commit }
  }
  const name = await fetchLatest(api)
  if (name === undefined) return chooseRelease(await fetchTags(api))
  const commit = await fetchCommit(api, `tags/${name}`)
  return commit === undefined ? undefined : { name, commit }
}

async function fetchLatest(api: Api): Promise<string | undefined> {
  return await orNone(async () => {
    const { data } = await api.rest.repos.getLatestRelease({ ...api.repository })
    return data.tag_name
  })
}

async function fetchCommit(api: Api, ref: string): Promise<string | undefined> {
  return await orNone(async () => {
    // Only its name is wanted, and not all that it changed.
    const { data } = await api.rest.repos.getCommit({ ...api.repository, ref, per_page: 1 })
    return data.sha
  })
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

/** GitHub lists tags by their names, the last first: enough for the versions of years. */
async function fetchTags(api: Api): Promise<readonly Release[]> {
  const { data } = await api.rest.repos.listTags({ ...api.repository, per_page: 100 })
  return data.map(({ name, commit }) => ({ name, commit: commit.sha }))
}
