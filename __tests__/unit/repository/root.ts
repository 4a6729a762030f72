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

/** Files that stand alone in examples/, to be copied as they are. */
const standalone = readdirSync(join(root, 'examples/workflows')).map(name => `examples/workflows/${name}`)

/** The pages that show workflows, and the workflows that stand alone. */
export const workflowPages = [...documents, ...standalone]

/** The code blocks of `language` in a document, with the comment that stands right before each. */
export function findBlocks(
  text: string,
  language: string,
): readonly { readonly mark: string; readonly code: string }[] {
  const pattern = new RegExp(`(?:<!-- (.*) -->\\n)?\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g')
  return [...text.matchAll(pattern)].map(([, mark = '', code]) => ({ mark, code: code! }))
}

/** A piece of YAML that a page shows: a whole workflow, made of it where it is a part of one, a counterbalance.yml, or a pipeline of GitLab. */
export interface Shown {
  readonly kind: 'workflow' | 'config' | 'pipeline'
  readonly text: string
}

/**
 * All YAML of a page. Most blocks are what differs from the first workflow of workflows.md: the steps from the build on, the jobs, the
 * events, one more job, keys of its job, or of the step that measures.
 */
export function listYaml(page: string): readonly Shown[] {
  if (page.endsWith('.yml')) return [{ kind: 'workflow', text: read(page) }]
  return findBlocks(read(page), 'yaml').map(({ code }) => completeYaml(code))
}

const usual = '.github/workflows/benchmarks.yml'
const inputs = Object.keys(parse(read('action.yml')).inputs)

function completeYaml(code: string): Shown {
  const [, path, differs] = /^# (\.github\/\S+\.yml)(, .*)?\n/.exec(code) ?? []
  const found = parse(code)
  const isWhole = path === undefined ? 'jobs' in found && 'on' in found : differs === undefined
  if (isWhole) return { kind: 'workflow', text: code }
  if (path === undefined && !isPartOfStep(found)) return { kind: isPipeline(found) ? 'pipeline' : 'config', text: code }
  return { kind: 'workflow', text: `# ${path ?? usual}\n${stringify(completePart(found), { lineWidth: 0 })}` }
}

const isPartOfStep = (found: object): boolean =>
  Array.isArray(found) || 'env' in found || 'settings' in found || ('format' in found && 'values' in found)

const isPipeline = (found: object): boolean =>
  Object.values(found).some(value => typeof value === 'object' && value !== null && 'script' in value)

/** The first workflow of workflows.md with `part` in its place: a list of steps, or keys of a step, a job or the workflow. */
function completePart(part: object): object {
  const base = parse(findBlocks(read('docs/guides/workflows.md'), 'yaml')[0]!.code)
  const [checkout, measuring] = base.jobs.benchmarks.steps
  const change = (job: object): object => ({ ...base, jobs: { benchmarks: { ...base.jobs.benchmarks, ...job } } })
  if (Array.isArray(part)) return change({ steps: [checkout, ...part] })
  if ('env' in part) return change({ steps: [checkout, { ...measuring, ...part }] })
  if (Object.keys(part).every(key => inputs.includes(key)))
    return change({ steps: [checkout, { ...measuring, with: { ...measuring.with, ...part } }] })
  if ('runs-on' in part) return change(part)
  return 'jobs' in part || 'on' in part ? { ...base, ...part } : { ...base, jobs: { ...base.jobs, ...part } }
}

/** The whole workflows of a page. */
export function completeWorkflows(page: string): readonly string[] {
  return listYaml(page)
    .filter(({ kind }) => kind === 'workflow')
    .map(({ text }) => text)
}

/** `text` with `table` between its marks of this name. */
export function fill(text: string, name: string, table: string): string {
  const [open, close] = [`<!-- ${name}: made by the tests -->\n`, `<!-- /${name} -->`]
  const [start, end] = [text.indexOf(open), text.indexOf(close)]
  if (start === -1 || end === -1) throw new Error(`there are no marks of "${name}"`)
  return `${text.slice(0, start)}${open}\n${table}\n${text.slice(end)}`
}
