import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Git, openGit } from '../system/git/git.js'
import type { ProjectFiles } from '../workflow/project.js'

const mostFiles = 20_000
const longestInBytes = 2 ** 18

/** A repository in which Counterbalance is called. */
export interface OwnRepository extends ProjectFiles {
  readonly root: string
  readonly git: Git
}

/** Reads the repository of the current directory: the files that git does not ignore, or all that lie there where there is no git. */
export async function readRepository(): Promise<OwnRepository> {
  const { signal } = new AbortController()
  const root = (await openGit('.', { signal }).try('rev-parse', '--show-toplevel')) ?? '.'
  const git = openGit(root, { signal })
  const listed = await git.try('ls-files', '-z', '--cached', '--others', '--exclude-standard')
  const files = (
    listed === undefined
      ? readdirSync(root, { recursive: true, encoding: 'utf8' })
          .map(path => path.replaceAll('\\', '/'))
          .filter(path => !/(^|\/)(\.git|node_modules|\.venv|target|dist)(\/|$)/.test(path))
      : listed.split('\0').filter(path => path !== '')
  ).slice(0, mostFiles)
  const texts = new Map<string, string>()
  return {
    root,
    git,
    files: files.sort(),
    read(path) {
      const text = texts.get(path) ?? readSmall(join(root, path))
      texts.set(path, text)
      return text
    },
  }
}

function readSmall(path: string): string {
  try {
    const stats = statSync(path)
    return stats.isFile() && stats.size <= longestInBytes ? readFileSync(path, 'utf8') : ''
  } catch {
    return ''
  }
}
