import { expect, test } from 'vitest'
import { hangHere } from '../action.js'
import { testFirst } from '../some-at-night.js'
import { type Fault, secondaryRateLimit } from './fake/faults.js'
import { usualPermissions } from './fake/repository-state.js'
import { plant } from './planted.js'
import { makeWorld, type World } from './world.js'

/** A world in which the pull request is `improved`, and the job may leave check runs. */
async function begin(...faults: readonly Fault[]): Promise<World> {
  const world = await makeWorld({ permissions: { ...usualPermissions, checks: 'write' } })
  plant(world.github.state, world.sandbox, { commit: world.commits.main })
  for (const fault of faults) world.github.fail(fault)
  return world
}

const [creating, editing] = ['POST check-runs', 'PATCH check-runs/*']
const ways: readonly (readonly [what: string, fault: Omit<Fault, 'on'>])[] = [
  ['502', { status: 502 }],
  ['429', { status: 429, headers: { 'retry-after': '1' } }],
  ['a secondary limit', secondaryRateLimit],
  ['a reset', { isReset: true }],
  ['an answer that is lost', { isAnswerLost: true }],
]

testFirst(
  1,
  ways.flatMap(([what, fault]) => [creating, editing].map(on => [on, what, { ...fault, on, times: 2 }] as const)),
)('%s: a check run gets over %s, and there is one', async (_, __, fault) => {
  await using world = await begin(fault)
  const step = await world.propose({ show: 'comment, check' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'improved'])
  expect(step.stdout).not.toMatch(/::(warning|error)::/)
  expect(world.github.state.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'success' }])
})

testFirst(1, [
  ['begun', creating, []],
  ['ended', editing, ['in_progress']],
])('a check run that cannot be %s for five minutes fails the step, after all else is done', async (_, on, left) => {
  await using world = await begin({ on, status: 502 })
  const { github } = world
  const step = await world.propose({ show: 'comment, check' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([1, 'improved'])
  expect(step.stdout).toMatch(/::error::"show" holds "check", and the check run could not be .*status 502/)
  expect(step.summary).toContain('improved by ')
  expect(github.state.comments).toHaveLength(1)
  expect(github.state.checkRuns.map(({ status }) => status)).toEqual(left)
})

testFirst(0, [
  ['cancelled', 'SIGINT', {}, 1, 'cancelled', 'the run ended before it had a result'],
  ['broken', undefined, { files: 'nowhere.sh' }, 1, 'failure', 'the run failed'],
] as const)(
  'a check run does not stay in progress where its run is %s',
  async (_, endedBy, inputs, status, conclusion, title) => {
    await using world = await begin()
    const { github, sandbox } = world
    await world.propose({ show: 'comment, check' })
    const before = github.state.comments.map(({ body }) => body)
    const options = endedBy === undefined ? {} : { endedBy }
    const install = endedBy === undefined ? {} : { install: hangHere(sandbox) }
    const step = await world.propose({ show: 'comment, check', ...install, ...inputs }, options)
    expect(step.status, step.stdout).toBe(status)
    expect(github.state.checkRuns).toMatchObject([
      { status: 'completed', conclusion: 'success' },
      { status: 'completed', conclusion },
    ])
    expect(github.state.checkRuns[1]!.output!.title).toContain(title)
    expect(github.state.comments.map(({ body }) => body)).toEqual(before)
  },
)

test('a run that is cancelled after two rounds ends its check run as cancelled, with what it found', {
  tags: 'nightly',
}, async () => {
  await using world = await begin()
  const { github, sandbox } = world
  const [count, hang] = [sandbox.at('count'), hangHere(sandbox)]
  const command = `echo >> ${count}; if [ $(wc -l < ${count}) = 12 ]; then ${hang}; fi; sh built.sh`
  const step = await world.propose({ show: 'comment, check', command, 'fresh-copies': 'once' }, { endedBy: 'SIGINT' })
  expect(step.status, step.stdout).toBe(1)
  expect(github.state.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'cancelled' }])
  expect(github.state.checkRuns[0]!.output!.summary).toContain('2 rounds')
})

test('a check run whose answer was lost is ended too, where its run is cancelled', { tags: 'nightly' }, async () => {
  await using world = await begin(
    { on: creating, isAnswerLost: true, times: 1 },
    { on: 'GET commits/*', status: 502, times: 4 },
  )
  const { github, sandbox } = world
  await world.propose({ show: 'comment, check', install: hangHere(sandbox) }, { endedBy: 'SIGINT' })
  expect(github.state.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'cancelled' }])
})
