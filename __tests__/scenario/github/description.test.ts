import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { hangHere } from '../action.js'
import { source } from '../checkout.js'
import { openRepository } from '../repository.js'
import { pushAll } from './fake/commit-graph.js'
import { onPullRequest } from './fake/events.js'
import { addPull } from './fake/repository-state.js'
import { makeWorld, usual } from './world.js'

const file = (line = 'cp source.sh built.sh'): string =>
  `command: sh built.sh\nbuild: ${line}\nfiles: [built.sh]\nrun:\n  fresh-copies: once\n`
const nothing = Object.fromEntries(Object.keys(usual).map(name => [name, '']))
const inputs = { ...nothing, rounds: '5' }

test('a step that says itself how a baseline is built is not overruled by the file of the base', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { github, sandbox } = world
  const main = world.commit({ 'counterbalance.yml': file('exit 3') })
  const origin = openRepository(sandbox, 'origin')
  origin.git('checkout', '--quiet', '-b', 'slower', main)
  const described = file().replace(/^build: .*\n/m, '')
  const head = origin.commit({ 'counterbalance.yml': described, 'source.sh': source(1_200_000) })
  pushAll(github.state, origin)
  const pull = addPull(github.state, { head: { sha: head, ref: 'slower' } })
  const setup = 'cp source.sh built.sh'
  const step = await world.run(onPullRequest(github.state, pull), head, { ...inputs, setup })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
  expect(step.outputs['baseline-source']).toBe('ref')
})

test('a step without inputs measures what the file describes, on a push and on a pull request', async () => {
  await using world = await makeWorld()
  const { github, sandbox } = world
  const main = world.commit({ 'counterbalance.yml': file() })
  const published = await world.push(inputs, main)
  expect([published.status, published.outputs.published], published.stdout).toEqual([0, 'true'])
  const origin = openRepository(sandbox, 'origin')
  const propose = async (branch: string, files: Readonly<Record<string, string>>) => {
    origin.git('checkout', '--quiet', '-b', branch, main)
    const head = origin.commit(files)
    origin.git('checkout', '--quiet', 'main')
    pushAll(github.state, origin)
    const pull = addPull(github.state, { head: { sha: head, ref: branch } })
    return await world.run(onPullRequest(github.state, pull), head, inputs)
  }
  const proposed = await propose('slower', { 'source.sh': source(1_200_000) })
  expect([proposed.status, proposed.outputs.status], proposed.stdout).toEqual([0, 'regressed'])
  expect(proposed.outputs['baseline-source']).toBe('published')
  expect(proposed.summary).not.toContain('describes what is measured')
  const otherwise = await propose('otherwise', { 'counterbalance.yml': file('cp source.sh built.sh && true') })
  expect(otherwise.summary).toContain(
    'describes what is measured otherwise than the baseline does (build in counterbalance.yml)',
  )
})

test('each suite that the file describes is measured and published, and one comment tells of all', async () => {
  await using world = await makeWorld()
  const { github, sandbox } = world
  const both = `${file().replace('command: sh built.sh\n', '')}suites:\n  small: { command: sh built.sh }\n  large: { command: sh built.sh, files: [built.sh, source.sh] }\n`
  const main = world.commit({ 'counterbalance.yml': both })
  const pushed = await world.push({ ...inputs, seed: 'scenario' }, main)
  expect([pushed.status, pushed.outputs.published], pushed.stdout).toEqual([0, 'true'])
  expect(github.state.artifacts.map(({ name }) => name)).toEqual(['counterbalance-small', 'counterbalance-large'])
  const origin = openRepository(sandbox, 'origin')
  origin.git('checkout', '--quiet', '-b', 'slower', main)
  const head = origin.commit({ 'source.sh': source(1_200_000) })
  pushAll(github.state, origin)
  const pull = addPull(github.state, { head: { sha: head, ref: 'slower' } })
  const propose = async (more: object) =>
    await world.run(onPullRequest(github.state, pull), head, { ...inputs, seed: 'scenario', ...more })
  const step = await propose({ 'fail-on': 'regressed' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([1, 'regressed'])
  expect(github.state.comments).toHaveLength(1)
  const { body } = github.state.comments[0]!
  for (const suite of ['small', 'large']) expect(body).toContain(`<code>${suite}</code>`)
  const named = await propose({ suite: 'large' })
  expect([named.status, named.outputs.status], named.stdout).toEqual([0, 'regressed'])
})

test('a signal in one suite begins no other', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { github, sandbox } = world
  const command = `n=$(cat ${sandbox.at('n')} 2>/dev/null || echo 0); echo $((n + 1)) > ${sandbox.at('n')}; [ $n -lt 12 ] || { ${hangHere(sandbox)}; }; sh built.sh`
  const suites = { small: { command }, large: { command: `echo > ${sandbox.at('begun')}; sh built.sh` } }
  const main = world.commit({
    'counterbalance.yml': stringify({ build: 'cp source.sh built.sh', files: ['built.sh'], suites }),
  })
  const origin = openRepository(sandbox, 'origin')
  origin.git('checkout', '--quiet', '-b', 'slower', main)
  const head = origin.commit({ 'source.sh': source(1_200_000) })
  pushAll(github.state, origin)
  const pull = addPull(github.state, { head: { sha: head, ref: 'slower' } })
  const step = await world.run(onPullRequest(github.state, pull), head, inputs, { endedBy: 'SIGINT' })
  expect(step.stdout).toContain('Suite small:')
  expect(existsSync(sandbox.at('begun')), step.stdout).toBe(false)
})
