import { expect } from 'vitest'
import { source } from '../checkout.js'
import { openRepository } from '../repository.js'
import { testFirst } from '../some-at-night.js'
import { pushAll } from './fake/commit-graph.js'
import { onPullRequest } from './fake/events.js'
import { addPull } from './fake/repository-state.js'
import { makeWorld } from './world.js'

type Files = Readonly<Record<string, string>>

const works = 'cp source.sh out.sh'
const inputs = { build: 'sh make.sh', command: 'sh out.sh', files: 'out.sh' }

/** What only one side lacks, what is said first, and the exit statuses without a gate and with one. */
const cases: [what: string, base: Files, head: Files, says: string | RegExp, status: string][] = [
  [
    'the build of the base',
    { 'make.sh': 'echo "error: x" >&2; exit 2' },
    { 'make.sh': works },
    'The build fails on',
    'not-compared',
  ],
  [
    'the build of the pull request',
    { 'make.sh': works },
    { 'make.sh': 'echo "error: x" >&2; exit 2' },
    'The build fails in this PR (exit status 2)',
    'not-comparable',
  ],
  ['the files of the base', { 'make.sh': 'true' }, { 'make.sh': works }, '"files" matches nothing on', 'not-compared'],
  [
    'the files of the pull request',
    { 'make.sh': works },
    { 'make.sh': 'true' },
    '"files" matches nothing in this PR',
    'not-comparable',
  ],
]

testFirst(2, cases)('%s fails, and that side alone', async (_, base, head, says, status) => {
  await using world = await makeWorld()
  const { github, sandbox } = world
  // The base says what it measures, so it is no first run.
  const main = world.commit({ 'counterbalance.yml': 'command: sh out.sh\n', 'make.sh': works, ...base })
  const origin = openRepository(sandbox, 'origin')
  origin.git('checkout', '--quiet', '-b', 'other', main)
  const sha = origin.commit({ 'source.sh': source(1_200_000), ...head })
  origin.git('checkout', '--quiet', 'main')
  pushAll(github.state, origin)
  const pull = addPull(github.state, { head: { sha, ref: 'other' } })
  const run = (gate: object) => world.run(onPullRequest(github.state, pull), sha, { ...inputs, ...gate })
  const step = await run({})
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, status])
  const { body } = github.state.comments.at(-1)!
  expect(body).toContain(says)
  expect(body).toMatch(/The benchmarks run (?:in this PR|on )/)
  expect(body).not.toContain('on both sides')
  const gated = await run({ 'fail-on': 'regressed' })
  expect([gated.status, gated.outputs.status], gated.stdout).toEqual([1, status])
})
