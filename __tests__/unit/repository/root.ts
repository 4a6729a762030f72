import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where the repository's files are. */
export const root = resolve(import.meta.dirname, '../../..')

/** The text of a file of the repository. */
export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** The documents that readers are given, by their paths. */
export const documents: readonly string[] = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
]

/** The code blocks of `language` in a document, with the comment that stands right before each. */
export function findBlocks(
  text: string,
  language: string,
): readonly { readonly mark: string; readonly code: string }[] {
  const pattern = new RegExp(`(?:<!-- (.*) -->\\n)?\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g')
  return [...text.matchAll(pattern)].map(([, mark = '', code]) => ({ mark, code: code! }))
}
