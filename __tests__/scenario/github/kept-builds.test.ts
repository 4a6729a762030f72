import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { decodeCompareInputs } from '../../../src/action/inputs.js'
import { openKeptBuilds } from '../../../src/action/kept-builds.js'
import { readRun } from '../../../src/github/run.js'
import type { BuildKeeper, NewBuild } from '../../../src/system/git/sides.js'
import { makeRepository } from '../repository.js'
import { onPush } from './fake/events.js'
import { type Artifact, makeFork, type State, type WorkflowRun } from './fake/repository-state.js'
import { makeZip } from './fake/zip.js'
import { type Job, startJob } from './job.js'
import { makeWorld, type World } from './world.js'

/** The variables of a hosted runner. */
const hosted = { ImageOS: 'ubuntu24', ImageVersion: '20260101.1.0' }

/** Returns the number of builds since it was asked last. */
function countBuilds({ sandbox }: World): number {
  if (!existsSync(sandbox.at('builds'))) return 0
  const lines = sandbox.read('builds').trim().split('\n')
  rmSync(sandbox.at('builds'))
  return lines.length
}

/** A build that leaves a line each time. */
const building = ({ sandbox }: World) => ({ setup: `echo built >> ${sandbox.at('builds')}; cp source.sh built.sh` })

test('a baseline that an earlier run of the branch has built is not built again, which log and report say', async () => {
  await using world = await makeWorld()
  const propose = () => world.propose(building(world), { variables: hosted })
  const first = await propose()
  expect([first.outputs.status, countBuilds(world)], first.stdout).toEqual(['regressed', 1])
  expect(first.stdout).toMatch(/The build of \w{7} has the key \w{12}: "setup" \(echo .*\); ubuntu24 20260101\.1\.0; /)
  expect(first.stdout).toMatch(/Kept this build as the artifact "counterbalance-build-\w{12}--\w{12}"/)
  const second = await propose()
  expect([second.outputs.status, countBuilds(world)], second.stdout).toEqual(['regressed', 0])
  expect(second.stdout).toMatch(/The baseline is not built again: run 1 of feature built it \(artifact 1001\)\./)
  expect(second.outputs['baseline-source']).toBe('ref')
  expect(second.summary).toMatch(/built from <code>\w{7}<\/code> in run 1/)
  expect(world.github.state.artifacts).toHaveLength(1)
})

test('a gate takes what a push to the default branch has built, and nothing that a pull request has', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { github, commits } = world
  const gated = { ...building(world), 'fail-on': 'regressed' }
  await world.propose(building(world), { variables: hosted })
  const alone = await world.propose(gated, { variables: hosted })
  expect([alone.status, countBuilds(world)], alone.stdout).toEqual([1, 2])
  const next = world.commit({ notes: 'next' })
  const pushed = onPush(github.state, next, { before: commits.main })
  const push = await world.run(pushed, next, { ...building(world), mode: 'compare' }, { variables: hosted })
  expect([countBuilds(world), github.state.artifacts.length], push.stdout).toEqual([1, 2])
  const step = await world.propose(gated, { variables: hosted })
  expect([step.status, step.outputs.status, countBuilds(world)], step.stdout).toEqual([1, 'regressed', 0])
})

const commit = 'b'.repeat(40)
const made: NewBuild = {
  commit,
  setup: 'make',
  directory: '.',
  tools: [],
  variables: { CFLAGS: '-O2', GITHUB_SHA: '1' },
}

/** The workflow's inputs and the run that looks for a build, where they are not those of an ungated pull request from `feature`. */
interface Reader {
  readonly inputs?: Readonly<Record<string, string>>
  readonly pull?: { readonly readOnlyCause: 'fork' } | 'none'
  readonly branch?: string
}

/** Opens the builds of a job of a pull request. */
function openBuilds({ sandbox, api }: Job, { inputs = {}, pull, branch = 'feature' }: Reader = {}) {
  for (const [name, value] of Object.entries(hosted)) vi.stubEnv(name, value)
  vi.stubEnv('RUNNER_TEMP', sandbox.path)
  mkdirSync(sandbox.at('home'), { recursive: true })
  const run = readRun(process.env, '')
  const all: Readonly<Record<string, string>> = { command: 'true', files: 'built', ...inputs }
  const described = pull === 'none' ? undefined : { number: 1, readOnlyCause: undefined, ...pull }
  return openKeptBuilds({
    asked: decodeCompareInputs(name => all[name] ?? '', sandbox.path),
    run: { ...run, pull: described, contender: { ...run.contender, label: branch } },
    api,
    workspace: sandbox.path,
    home: sandbox.at('home'),
  })
}

/** Makes a checkout in the place of `builds`, with these files. */
function checkOut({ place }: BuildKeeper, files: Readonly<Record<string, string>>): void {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place)
  for (const [path, text] of Object.entries(files)) writeFileSync(join(place, path), text)
}

/** A job after a run of a pull request of `feature` has kept what it built. */
async function keepOne(): Promise<Job & { readonly artifact: Artifact; readonly earlier: WorkflowRun }> {
  const job = await startJob()
  const builds = openBuilds(job)!
  checkOut(builds, { source: 'x', built: 'by run 1' })
  await builds.keep(made)
  Object.assign(job.run, { event: 'pull_request', headBranch: 'feature' })
  checkOut(builds, { source: 'x', built: 'stale' })
  return { ...job, artifact: job.github.state.artifacts[0]!, earlier: job.run }
}

test('a kept build is put into the checkout, over whatever is there', async () => {
  await using job = await keepOne()
  const builds = openBuilds(job)!
  expect(await builds.restore({ ...made, variables: { GITHUB_SHA: '2', CFLAGS: '-O2' } })).toEqual({
    runId: job.run.id,
    runNumber: 1,
    digest: job.artifact.digest,
    behind: 0,
  })
  const read = (path: string) => readFileSync(join(builds.place, path), 'utf8')
  expect([read('source'), read('built')]).toEqual(['x', 'by run 1'])
  // The link leads out of the checkout.
  rmSync(join(builds.place, 'built'))
  symlinkSync('../outside', join(builds.place, 'built'))
  await builds.restore(made)
  expect(lstatSync(join(builds.place, 'built')).isFile()).toBe(true)
  expect(existsSync(job.sandbox.at('outside'))).toBe(false)
})

test.each<[string, Partial<NewBuild>, Readonly<Record<string, string>>]>([
  ['another commit', { commit: 'c'.repeat(40) }, {}],
  ['another setup', { setup: 'make all' }, {}],
  ['another directory', { directory: 'sub' }, {}],
  ['another compiler', { tools: [{ command: 'cc --version', version: 'cc 14' }] }, {}],
  ['another variable', { variables: { CFLAGS: '-O0' } }, {}],
  ['other files', {}, { files: 'built*' }],
  ['another image', {}, { ImageVersion: '20260201.1.0' }],
])('%s is another build', async (_, build, { ImageVersion, ...inputs }) => {
  await using job = await keepOne()
  const image = hosted.ImageVersion
  if (ImageVersion !== undefined) hosted.ImageVersion = ImageVersion
  const builds = openBuilds(job, { inputs })
  hosted.ImageVersion = image
  expect(await builds!.restore({ ...made, ...build })).toBeUndefined()
})

test.each<[string, Reader & { readonly isOfDefault?: true }, taken: boolean]>([
  ['the same branch', {}, true],
  ['the same branch with a gate', { inputs: { 'fail-on': 'regressed' } }, false],
  ['a part, whose gate is in another job', { inputs: { part: 'linux' } }, false],
  ['another branch', { branch: 'other' }, false],
  ['a fork with the same branch', { pull: { readOnlyCause: 'fork' } }, false],
  ['a push', { pull: 'none' }, false],
  ['a gate, and the default branch has built it', { inputs: { 'fail-on': 'regressed' }, isOfDefault: true }, true],
  ['a fork, and the default branch has built it', { pull: { readOnlyCause: 'fork' }, isOfDefault: true }, true],
])('%s takes a build or builds itself', async (_, { isOfDefault, ...reader }, taken) => {
  await using job = await keepOne()
  if (isOfDefault) Object.assign(job.earlier, { event: 'push', headBranch: 'main' })
  expect((await openBuilds(job, reader)!.restore(made)) !== undefined).toBe(taken)
})

type Planting = (state: State, artifact: Artifact, run: WorkflowRun) => void

const inRun =
  (change: (state: State) => Partial<WorkflowRun>): Planting =>
  (state, _, run) => {
    Object.assign(run, change(state))
  }

const inArtifact =
  (change: (artifact: Artifact) => Partial<Artifact>): Planting =>
  (_, artifact) => {
    const { bytes, ...others } = change(artifact)
    if (bytes !== undefined) Object.assign(artifact, { bytes, digest: digestOf(bytes), sizeInBytes: bytes.length })
    Object.assign(artifact, others)
  }

const zipped = (manifest: object): Planting =>
  inArtifact(() => ({
    bytes: makeZip([
      { name: 'build.json', content: JSON.stringify({ schema: 'counterbalance/build@1', ...manifest }) },
      { name: 'payload.tar.gz', content: '' },
    ]),
  }))

const payload = { sha256: '0'.repeat(64), sizeInBytes: 1 }

test.each<[string, Planting, fetched: number]>([
  ['a fork whose branch has the same name', inRun(state => ({ headRepository: makeFork(state) })), 0],
  [
    'a fork whose branch is called as the default branch',
    inRun(state => ({ headRepository: makeFork(state), headBranch: 'main', event: 'push' })),
    0,
  ],
  ['a fork that is deleted', inRun(() => ({ headRepository: null })), 0],
  ['another branch', inRun(() => ({ headBranch: 'other' })), 0],
  ['a pull request from the default branch', inRun(() => ({ headBranch: 'main' })), 0],
  // GitHub names the base for it, whose rights the run has.
  ['an event that lends rights to a pull request', inRun(() => ({ event: 'pull_request_target' })), 0],
  ['a comment', inRun(() => ({ headBranch: 'main', event: 'issue_comment' })), 0],
  ['a merge queue', inRun(() => ({ headBranch: 'main', event: 'merge_group' })), 0],
  ['a run whose artifact has expired', inArtifact(() => ({ expired: true })), 0],
  ['another name', inArtifact(({ name }) => ({ name: `${name}0` })), 0],
  ['other bytes than were stored', inArtifact(() => ({ digest: `sha256:${'0'.repeat(64)}` })), 1],
  ['half a file', inArtifact(({ bytes }) => ({ bytes: bytes.subarray(0, 99) })), 1],
  ['a size beyond all limits', inArtifact(() => ({ sizeInBytes: 1e12 })), 0],
  ['a manifest of another build', zipped({ key: '0'.repeat(64), payload }), 1],
  ['a manifest of another version', zipped({ schema: 'counterbalance/build@2', payload }), 1],
])('a build of %s is not taken', async (_, planting, fetched) => {
  await using job = await keepOne()
  const { github, artifact, earlier } = job
  planting(github.state, artifact, earlier)
  github.requests()
  expect(await openBuilds(job)!.restore(made)).toBeUndefined()
  expect(github.requests().filter(line => /artifacts\/\d+\/zip/.test(line))).toHaveLength(fetched)
})

function digestOf(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`
}

test('what a stranger plants in front does not hide the own build', async () => {
  await using job = await keepOne()
  const { state } = job.github
  const planted = { ...job.run, id: 4000, headRepository: makeFork(state) }
  state.runs.push(planted)
  const { artifact } = job
  for (let id = 1500; id < 1505; id++) state.artifacts.push({ ...artifact, id, run: 4000, createdAt: state.now() })
  expect(await openBuilds(job)!.restore(made)).toMatchObject({ runId: job.run.id })
})

test.each<[string, Reader, head: boolean, kept: number]>([
  ['a pull request', {}, false, 1],
  ['a pull request with a gate', { inputs: { 'fail-on': 'regressed' } }, false, 0],
  ['a fork', { pull: { readOnlyCause: 'fork' } }, false, 0],
  ['a push to the default branch', { pull: 'none', inputs: { 'fail-on': 'regressed' } }, true, 1],
  ['a push whose workflow has checked out something else', { pull: 'none' }, false, 0],
])('%s keeps what it builds, or does not', async (_, reader, isHead, kept) => {
  await using job = await startJob()
  const work = makeRepository(job.sandbox, '.')
  work.commit({ notes: 'x' })
  if (isHead) vi.stubEnv('GITHUB_SHA', work.git('rev-parse', 'HEAD').trim())
  const builds = openBuilds(job, reader)!
  checkOut(builds, { built: 'x' })
  await builds.keep(made)
  expect(job.github.state.artifacts).toHaveLength(kept)
})

test('files that look like credentials are not kept, and nothing is kept without a known image', async () => {
  await using job = await startJob()
  const builds = openBuilds(job, { inputs: { files: '**' } })!
  checkOut(builds, { built: 'x', '.npmrc': 'token' })
  await builds.keep(made)
  expect(job.github.state.artifacts).toEqual([])
  const { ImageOS, ImageVersion } = hosted
  Object.assign(hosted, { ImageOS: undefined, ImageVersion: undefined })
  expect(openBuilds(job)).toBeUndefined()
  expect(openBuilds(job, { inputs: { toolchain: 'cc --version' } })).toBeDefined()
  expect(openBuilds(job, { inputs: { toolchain: 'cc --version', baseline: 'ref' } })).toBeUndefined()
  Object.assign(hosted, { ImageOS, ImageVersion })
})
