import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Measure, publish } from '../../../src/action/publish.js'
import { decodeRecord } from '../../../src/record/decode.js'
import { measureOnLocalMachine } from '../../../src/system/local-machine.js'
import { onPush } from './fake/events.js'
import { type Fault, rateLimit } from './fake/faults.js'
import { readRun } from './search.js'
import { readStored } from './stored.js'
import { makeWorld } from './world.js'

const creating = 'POST results/CreateArtifact*'

test.each<[what: string, fault: Fault, reason: RegExp]>([
  ['403', { on: creating, status: 403, message: 'quota reached' }, /quota reached/],
  ['a conflict that stays', { on: creating, status: 409 }, /could not be stored/],
  ['500', { on: creating, status: 500 }, /run the job again, and see https:\/\/www\.githubstatus\.com/],
  ['resets in the middle', { on: 'PUT blobs/*', isReset: true }, /could not be stored/],
])('a baseline that meets %s fails its job, after all that was measured is out', async (_, fault, reason) => {
  await using world = await makeWorld()
  world.github.fail(fault)
  const step = await world.push({ rounds: '8', copies: '1+1' })
  expect(step.status, step.stdout).toBe(1)
  expect(step.stdout).toMatch(/::error::the artifact "counterbalance-benchmark" could not be stored/)
  expect(step.stdout).toMatch(reason)
  expect(step.summary).toContain('> [!')
  expect(step.summary).not.toContain('📦')
  expect(step.outputs.published).toBe('false')
  expect(existsSync(step.outputs.record!)).toBe(true)
})

test.each<[what: string, fault: Fault]>([
  ['500', { on: creating, status: 500, times: 1 }],
  ['a reset in the middle', { on: 'PUT blobs/*', isReset: true, times: 1 }],
  ['a list that cannot be had', { on: 'GET actions/artifacts?*', status: 500 }],
  ['a list that is refused', { on: 'GET actions/artifacts?*', status: 403 }],
  ['a limit', { on: 'GET actions/artifacts?*', ...rateLimit }],
])('a baseline gets over %s', async (_, fault) => {
  await using world = await makeWorld()
  world.github.fail(fault)
  const step = await world.push({ rounds: '0' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'published'])
  expect(world.github.state.artifacts).toHaveLength(1)
})

test('a report that cannot be made loses nothing that was measured', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { github, sandbox, commits } = world
  const measure: Measure = async (...words) => {
    const { record, problem } = await measureOnLocalMachine(...words)
    return { record: { ...record, rounds: [undefined as never] }, problem }
  }
  const act = async () => {
    const published = publish(readRun(github.state.token.text), sandbox.at('work'), measure)
    await expect(published).rejects.toThrow(TypeError)
  }
  await world.run(onPush(github.state, commits.main), commits.main, { rounds: '1', copies: '1+1' }, { act })
  const [kept, ...more] = github.state.artifacts
  expect([kept!.name, more]).toEqual(['counterbalance-record-benchmark', []])
  const [text] = await readStored(sandbox, kept!)
  expect(decodeRecord(text!).rounds).toHaveLength(1)
})

test('without a token a baseline is still published, without what was before', async () => {
  await using world = await makeWorld()
  const step = await world.push({ rounds: '0', 'github-token': '' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'published'])
  expect(step.stdout).toContain('There is no earlier baseline: without a token, GitHub cannot be asked')
})
