import type { Api } from './api.js'
import { GitHubError } from './github-error.js'

/** The text of a file of the repository as `ref`, a commit or a branch, has it; null where it has none. */
export async function readContents(api: Api, path: string, ref: string): Promise<string | null> {
  try {
    const { data } = await api.rest.repos.getContent({ ...api.repository, path, ref })
    const file = Array.isArray(data) || data.type !== 'file' || !('content' in data) ? undefined : data
    return file === undefined ? null : Buffer.from(file.content, 'base64').toString('utf8')
  } catch (error) {
    if (error instanceof GitHubError && error.kind === 'not-found') return null
    throw error
  }
}
