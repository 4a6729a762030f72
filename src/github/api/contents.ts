import type { Api } from './api.js'
import { GitHubError } from './github-error.js'

/** The text of a file of the repository as `ref`, a commit or a branch, has it; null where it has none. */
export async function readContents(api: Api, path: string, ref: string): Promise<string | null> {
  try {
    const { data } = await api.rest.repos.getContent({ ...api.repository, path, ref })
    const file = Array.isArray(data) || data.type !== 'file' || !('content' in data) ? undefined : data
    if (file === undefined) return null
    // GitHub gives nothing of a file above 1 MB here.
    const { content } = file.encoding === 'none' ? await readBlob(api, file.sha) : file
    return Buffer.from(content, 'base64').toString('utf8')
  } catch (error) {
    if (error instanceof GitHubError && error.kind === 'not-found') return null
    throw error
  }
}

async function readBlob(api: Api, sha: string): Promise<{ readonly content: string }> {
  return (await api.rest.git.getBlob({ ...api.repository, file_sha: sha })).data
}
