import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Repository } from '../../workflow/project.js'

const mostFiles = 20_000
const longestInBytes = 2 ** 18

/** The repository at `root`, with the files that git has `listed` between NULs, or that lie there. */
export function readRepository(root: string, listed: string | undefined): Repository {
  const files = (listed === undefined ? walk(root) : listed.split('\0').filter(path => path !== '')).slice(0, mostFiles)
  const texts = new Map<string, string>()
  return {
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

function walk(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !/(^|\/)(\.git|node_modules|\.venv|target|dist)(\/|$)/.test(path))
}
