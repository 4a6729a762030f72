import { expect, test } from 'vitest'
import { openRepository } from '../repository.js'
import { testFirst } from '../some-at-night.js'
import { pushAll } from './fake/commit-graph.js'
import { onPullRequest } from './fake/events.js'
import { addPull, usualPermissions } from './fake/repository-state.js'
import { makeWorld, type World } from './world.js'

/** Publishes main, and compares a pull request that adds `files`, of which no build is made of. */
async function propose(
  world: World,
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>>,
) {
  await world.push({ rounds: '0' })
  const origin = openRepository(world.sandbox, 'origin')
  origin.git('checkout', '--quiet', '-b', 'topic', world.commits.main)
  const head = origin.commit(files)
  origin.git('checkout', '--quiet', 'main')
  pushAll(world.github.state, origin)
  const pull = addPull(world.github.state, { head: { sha: head, ref: 'topic' } })
  return await world.run(onPullRequest(world.github.state, pull), head, inputs)
}

const unmeasured = 'Both versions are identical'

testFirst(1, [
  [
    'code that was not built',
    { 'src/main.c': 'int main;', 'README.md': 'words' },
    '1 file changed: was the change built?',
  ],
  ['the toolchain', { '.nvmrc': '24' }, '.nvmrc changed: both versions ran in the same toolchain'],
  ['documents', { 'README.md': 'words' }, undefined],
])('identical versions, of which only %s changed, are not measured, and pass a gate', async (_, files, doubt) => {
  await using world = await makeWorld({ permissions: { ...usualPermissions, checks: 'write' } })
  const step = await propose(world, files, { 'fail-on': 'regressed', show: 'comment, check' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'unchanged'])
  expect(step.stdout).not.toContain('was changed by another process')
  const body = world.github.state.comments[0]!.body.replaceAll(/<\/?code>/g, '')
  expect(body).toContain(unmeasured)
  expect(body).not.toMatch(/· \d+ rounds?|\| parse/)
  const { title } = world.github.state.checkRuns[0]!.output!
  expect(title).toContain(unmeasured)
  const warning = step.stdout.match(/^::warning title=Both versions are identical.*$/m)?.[0]
  for (const text of doubt === undefined ? [] : [body, warning]) expect(text).toContain(doubt)
  if (doubt !== undefined) expect(title).toContain(doubt.slice(0, 30))
  expect(warning === undefined).toBe(doubt === undefined)
})

test('a pull request that mends the benchmark of main passes without a gate, and shows its numbers', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const setup = 'cp source.sh built.sh'
  const main = world.commit({ 'source.sh': 'exit 3\n' })
  const origin = openRepository(world.sandbox, 'origin')
  origin.git('checkout', '--quiet', '-b', 'mend', main)
  const head = origin.commit({ 'source.sh': `echo '{"bench":"parse","unit":"ns","value":1000}'\n` })
  origin.git('checkout', '--quiet', 'main')
  pushAll(world.github.state, origin)
  const pull = addPull(world.github.state, { head: { sha: head, ref: 'mend' } })
  const run = (inputs: Readonly<Record<string, string>>) =>
    world.run(onPullRequest(world.github.state, pull), head, { setup, ...inputs })
  const step = await run({})
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'not-compared'])
  expect(step.summary).toContain('(exit status 3)**, so nothing could be compared.')
  expect(step.summary).toMatch(/1\.00\sµs/)
  const gated = await run({ 'fail-on': 'regressed' })
  expect(gated.status).toBe(1)
  expect(gated.stdout).toContain('nothing was compared: the baseline failed each time')
  expect((await run({ 'fail-on': 'regressed, allow-not-compared' })).status).toBe(0)
})
