import { expect } from 'vitest'
import type { Texts } from '../action.js'
import { source } from '../checkout.js'
import { openRepository } from '../repository.js'
import { testFirst } from '../some-at-night.js'
import { pushAll } from './fake/commit-graph.js'
import { onPullRequest } from './fake/events.js'
import { addPull } from './fake/repository-state.js'
import { makeWorld, type World } from './world.js'

interface Story {
  /** The base commit's files, beside a program. */
  readonly base?: Texts
  readonly head?: Texts
  readonly inputs?: Texts
  /** What ran before the pull request, on the base commit. */
  readonly before?: (world: World, main: string) => Promise<unknown>
  /** The exit statuses without a gate, and with one. */
  readonly exits: readonly [open: number, gated: number]
  /** What is said first without a gate, and with one. */
  readonly says: readonly [open: string, gated: string]
}

const blue = '> [!NOTE]\n> **First run: there is nothing to compare with yet.**'
const red = '> [!CAUTION]\n> **First run: nothing to compare with yet, so <code>fail-on</code> fails.**'
const publish = (world: World, main: string) => world.push({ rounds: '0' }, main)
const workflow = { '.github/workflows/bench.yml': 'jobs: { a: { steps: [{ uses: octo/counterbalance@v0 }] } }\n' }
const built = { build: 'sh make.sh', command: 'sh out.sh', files: 'out.sh' }
const works = { 'make.sh': 'cp source.sh out.sh' }
const suites = (...names: readonly string[]): string =>
  `files: [built.sh]\nsuites:\n${names.map(name => `  ${name}: { command: '[ ! -e built.sh ] || sh built.sh' }\n`).join('')}`
const noCommand: Texts = { command: '', files: '' }
const renamed = 'Not compared: no baseline of this suite is published, but others are'

const stories: readonly (readonly [what: string, story: Story])[] = [
  ['the first benchmark of a repository', { exits: [0, 0], says: [blue, blue] }],
  [
    'the first benchmark, whose base has no target for it',
    { head: works, inputs: built, exits: [0, 0], says: [blue, blue] },
  ],
  [
    'a suite that is renamed in the workflow',
    { before: publish, inputs: { suite: 'other' }, exits: [0, 1], says: [blue, renamed] },
  ],
  ['a base whose workflow uses the action', { base: workflow, exits: [0, 1], says: [blue, red] }],
  [
    'a base whose workflow calls an action of its own',
    {
      base: { '.github/workflows/ci.yml': 'jobs: { a: { steps: [{ "uses": "./.github/actions/bench" }] } }\n' },
      exits: [0, 1],
      says: [blue, red],
    },
  ],
  [
    'a base with other workflows only',
    {
      base: { '.github/workflows/ci.yml': 'jobs: { a: { steps: [{ uses: actions/checkout@v6 }] } }\n' },
      exits: [0, 0],
      says: [blue, blue],
    },
  ],
  [
    'a suite that is renamed in the file',
    {
      base: { 'counterbalance.yml': suites('small') },
      head: { 'counterbalance.yml': suites('large') },
      inputs: noCommand,
      exits: [0, 1],
      says: [blue, renamed],
    },
  ],
  [
    'a baseline that has expired',
    {
      before: async (world, main) => {
        await publish(world, main)
        for (const artifact of world.github.state.artifacts) Object.assign(artifact, { expired: true })
      },
      exits: [0, 1],
      says: ['has expired', 'has expired'],
    },
  ],
  [
    'a second suite beside one that stays',
    {
      base: { 'counterbalance.yml': suites('small') },
      head: { 'counterbalance.yml': suites('small', 'large') },
      before: (world, main) => world.push({ ...noCommand, rounds: '0' }, main),
      inputs: noCommand,
      exits: [0, 1],
      says: ['not compared: 1 of 2', 'not compared: 1 of 2'],
    },
  ],
]

testFirst(3, [...stories])('%s', async (_, { base = {}, head = {}, inputs = {}, before, exits, says }) => {
  await using world = await makeWorld()
  const { github, sandbox } = world
  const main = world.commit({ notes: '', ...base })
  await before?.(world, main)
  const origin = openRepository(sandbox, 'origin')
  origin.git('checkout', '--quiet', '-b', 'other', main)
  const sha = origin.commit({ 'source.sh': source(1_000_500), ...head })
  origin.git('checkout', '--quiet', 'main')
  pushAll(github.state, origin)
  const pull = addPull(github.state, { head: { sha, ref: 'other' } })
  for (const [at, gate] of [{}, { 'fail-on': 'regressed' }].entries()) {
    const step = await world.run(onPullRequest(github.state, pull), sha, { ...inputs, ...gate })
    expect([at, step.status, step.outputs.status], step.stdout).toEqual([at, exits[at], 'not-compared'])
    const { body } = github.state.comments.at(-1)!
    expect(body.replaceAll('\u00a0', ' ')).toContain(says[at])
  }
})
