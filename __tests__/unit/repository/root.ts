import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse, stringify } from 'yaml'

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
    .filter(name => name.endsWith('.md') && !name.startsWith('node_modules'))
    .map(name => `docs/${name}`),
]

/** The documents that show workflows. */
export const workflowPages = documents.filter(path => path === 'README.md' || path.startsWith('docs/guides/'))

/** The code blocks of `language` in a document, with the comment that stands right before each. */
export function findBlocks(
  text: string,
  language: string,
): readonly { readonly mark: string; readonly code: string }[] {
  const pattern = new RegExp(`(?:<!-- (.*) -->\\n)?\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g')
  return [...text.matchAll(pattern)].map(([, mark = '', code]) => ({ mark, code: code! }))
}

/**
 * The whole workflows of a page, of which most blocks are what differs from the first one of workflows.md: the steps from the build on, the
 * jobs, the events, one more job, or keys of its job.
 */
export function completeWorkflows(page: string): readonly string[] {
  const [first] = findBlocks(read('docs/guides/workflows.md'), 'yaml')
  const base = parse(first!.code)
  return findBlocks(read(page), 'yaml').flatMap(({ code }) => {
    const [, path, differs] = /^(# \.github\/\S+\.yml)(, .*)?\n/.exec(code) ?? []
    if (path === undefined || differs === undefined) return code.includes('jobs:') ? [code] : []
    const { benchmarks } = base.jobs
    const found = parse(code)
    const change = (job: object): object => ({ ...base, jobs: { benchmarks: { ...benchmarks, ...job } } })
    const whole = Array.isArray(found)
      ? change({ steps: [benchmarks.steps[0], ...found] })
      : 'runs-on' in found
        ? change(found)
        : 'jobs' in found || 'on' in found
          ? { ...base, ...found }
          : { ...base, jobs: { ...base.jobs, ...found } }
    return [`${path}\n${stringify(whole, { lineWidth: 0 })}`]
  })
}
