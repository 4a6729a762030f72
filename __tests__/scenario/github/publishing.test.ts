import { expect, test } from 'vitest'
import { source } from '../checkout.js'
import { testFirst } from '../some-at-night.js'
import { onPush } from './fake/events.js'
import { readManifest } from './stored.js'
import { makeWorld } from './world.js'

test('"measure: false" publishes without a single invocation', async () => {
  await using world = await makeWorld()
  const { github, sandbox, commits } = world
  const step = await world.push({ rounds: '0', command: '', 'retention-days': '5' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'published'])
  expect(() => sandbox.read('invocations')).toThrow('ENOENT')
  expect(step.summary).toContain('without measuring')
  expect(step.outputs['artifact-id']).toBe(`${github.state.artifacts[0]!.id}`)
  const manifest = await readManifest(sandbox, github.state.artifacts[0]!)
  expect(manifest).toMatchObject({ commit: commits.main, record: null, ledger: [], suite: 'benchmark' })
})

test('a build whose control fails is published, and it is said', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { sandbox, github } = world
  const command = `[ -e "$HOME/first" ] || pwd > "$HOME/first"; case $PWD in "$(cat "$HOME/first")") echo '{"bench":"parse","value":12,"unit":"ms"}';; *) echo '{"bench":"parse","value":10,"unit":"ms"}';; esac`
  const step = await world.push({ command, rounds: '10', 'fresh-copies': 'once' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'inconclusive'])
  expect(step.outputs.published).toBe('true')
  expect(step.summary).toMatch(/A\/A test failed[\s\S]*📦 Published/)
  expect(await readManifest(sandbox, github.state.artifacts[0]!)).toMatchObject({ ledger: [{ benchmark: 'parse' }] })
})

const slow = { command: 'sleep 0.3; sh built.sh', rounds: 'auto', settings: 'time-budget: 2s' }

testFirst<[what: string, inputs: Record<string, string>, says: RegExp]>(1, [
  ['longer than a tenth of the time budget', slow, /a verdict needs (5|8 runs), and one|one round took/],
  ['longer than the time budget', { ...slow, command: 'sleep 3; sh built.sh' }, /a verdict needs .* over/],
  ['warmed up by nothing', { ...slow, warmup: '0' }, /a verdict needs/],
  ['run once because the user says so', { rounds: '1' }, /a verdict needs at least 5 rounds, and \\?"rounds\\?" is 1/],
])(
  'a build whose suite is %s is published without a verdict, and it is said what would give one',
  async (_, inputs, says) => {
    await using world = await makeWorld()
    const { github, sandbox, commits } = world
    const first = await world.push({ warmup: '1', ...inputs })
    expect([first.status, first.outputs.status, first.outputs.published], first.stdout).toEqual([
      0,
      'published',
      'true',
    ])
    expect(first.stdout).toMatch(says)
    expect(first.stdout).not.toMatch(/::(error|warning)/)
    expect(first.summary).toMatch(/📦 Published the baseline of .*, without a verdict\.\n/)
    expect(first.summary).not.toContain('identical')
    const next = world.commit({ 'source.sh': source(1_200_000) })
    const trigger = { ...onPush(github.state, next), name: 'schedule' }
    const second = await world.run(trigger, next, { warmup: '1', ...inputs })
    expect([second.status, second.outputs.status], second.stdout).toEqual([0, 'published'])
    const manifests = await Promise.all(github.state.artifacts.map(artifact => readManifest(sandbox, artifact)))
    expect(manifests.map(({ commit, record, ledger }) => [commit, record, ledger])).toEqual([
      [commits.main, null, []],
      [next, null, []],
    ])
    expect(manifests[0]!.starts).toBeDefined()
  },
)

test('a build of which nothing could be measured is no baseline', async () => {
  await using world = await makeWorld()
  const step = await world.push({ command: 'false' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([1, 'errored'])
  expect(step.stdout).toContain('::error::nothing could be measured')
  expect(step.outputs.published).toBe('false')
  expect(world.github.state.artifacts).toEqual([])
})

test('credentials are not published, unless they are named', async () => {
  await using world = await makeWorld()
  const { sandbox, github } = world
  const home = world.commit({ 'gha-creds-1f.json': '{}', 'app/.npmrc': '//packages.example/:_authToken=x' })
  const step = await world.push({ files: '**' }, home)
  expect(step.status).toBe(1)
  expect(step.stdout).toMatch(
    /::error::.*app\/\.npmrc[\s\S]*gha-creds-1f\.json|::error::.*gha-creds-1f\.json[\s\S]*app\/\.npmrc/,
  )
  expect([github.state.artifacts, github.requests()]).toEqual([[], []])
  const named = await world.push({ files: 'built.sh\napp/.npmrc', rounds: '0' }, home)
  expect([named.status, named.outputs.status], named.stdout).toEqual([0, 'published'])
  expect(sandbox.read('output')).toContain('artifact-id')
})

test('without "files" nothing is published, and the input is named', async () => {
  await using world = await makeWorld()
  const step = await world.push({ files: '' })
  expect(step.status).toBe(1)
  expect(step.stdout).toContain('::error::"files" is missing')
})
