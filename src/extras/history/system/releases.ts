import type { Api } from '../../../github/api/api.js'
import { orNone } from '../../../github/api/repository.js'
import type { Git } from '../../../system/git/git.js'
import { findCommit } from '../../../system/git/history.js'
import { chooseRelease, type Release } from '../release.js'

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

/** Finds the commit that `asked` names, or else the last release before `head`; undefined where there is none. */
export async function findRelease(git: Git, text: string | undefined, head: string): Promise<Release | undefined> {
  if (text === undefined) return chooseRelease((await listTags(git, head)).filter(({ commit }) => commit !== head))
  const commit = await findCommit(git, text)
  // A version is named as its user did, and the beginning of a commit in the usual length.
  return commit === undefined ? undefined : { name: commit.startsWith(text) ? commit.slice(0, 7) : text, commit }
}

/** Lists the tags of `head` and of what is before it. */
async function listTags(git: Git, head: string): Promise<readonly Release[]> {
  const format = '--format=%(refname:short) %(objectname) %(*objectname)'
  const lines = (await git.try('for-each-ref', `--merged=${head}`, format, 'refs/tags')) ?? ''
  return lines.split('\n').flatMap(line => {
    const [name = '', object = '', peeled = ''] = line.split(' ')
    return name === '' ? [] : [{ name, commit: peeled || object }]
  })
}
