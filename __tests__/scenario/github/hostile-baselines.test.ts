import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Manifest } from '../../../src/baseline/manifest.js'
import { describeBaseline } from '../../../src/extras/history/describe.js'
import { testFirst } from '../some-at-night.js'
import type { Artifact } from './fake/repository-state.js'
import { makeZip } from './fake/zip.js'
import { startJob } from './job.js'
import { type Planted, plant } from './planted.js'
import { explainAbsence, search } from './search.js'
import { makeWorld, type World } from './world.js'

type Hostile = Omit<Planted, 'commit'> & { readonly damage?: (artifact: Artifact) => Partial<Artifact> }

const saying = (change: (manifest: Manifest) => object): Hostile => ({
  manifest: manifest => JSON.stringify({ schema: 'counterbalance/baseline@1', ...manifest, ...change(manifest) }),
})

const holding = (...headers: readonly NonNullable<Planted['entries']>[number]['header'][]): Hostile => ({
  entries: headers.map(header => ({ header: { type: 'File', ...header } })),
})

const replaced = (bytes: Buffer): Hostile => ({ damage: () => ({ bytes }) })

const bomb = { name: 'baseline.json', content: Buffer.alloc(2 ** 26 + 1, 32) }

const rows: readonly [what: string, hostile: Hostile, reason: RegExp][] = [
  [
    'a manifest of another version',
    saying(() => ({ schema: 'counterbalance/baseline@2' })),
    /publish the baseline again/,
  ],
  ['a manifest that is none', { manifest: () => '[]' }, /not the manifest of a baseline/],
  ['a manifest that is not JSON', { manifest: () => '<script>' }, /not valid JSON/],
  ['a manifest of another commit', saying(() => ({ commit: 'e'.repeat(40) })), /manifest is of the commit/],
  ['a manifest of another suite', saying(() => ({ suite: '@everyone' })), /manifest is of the suite/],
  ['a ledger of words', saying(() => ({ ledger: [{ benchmark: 'a', estimate: '0' }] })), /"ledger\.0/],
  ['a record of nothing', saying(() => ({ record: { rounds: 1 } })), /the record of the baseline/],
  [
    'another digest of the payload',
    saying(() => ({ payload: { sha256: '0'.repeat(64), sizeInBytes: 1 } })),
    /not what was published/,
  ],
  ['a way out', holding({ path: '../evil' }), /does not stay inside/],
  ['a path from the root', holding({ path: '/tmp/evil' }), /does not stay inside/],
  ['a link that leads out', holding({ path: 'evil', type: 'SymbolicLink', linkpath: '../../..' }), /outside of it/],
  ['a hard link', holding({ path: 'a' }, { path: 'b', type: 'Link', linkpath: 'a' }), /is a Link/],
  ['a device', holding({ path: 'evil', type: 'CharacterDevice' }), /is a CharacterDevice/],
  ['gigabytes', holding({ path: 'evil', size: 2 ** 31 }), /larger than/],
  [
    'a zip bomb',
    replaced(
      makeZip([
        { ...bomb, claimedSize: 2 },
        { name: 'payload.tar.gz', content: '' },
      ]),
    ),
    /baseline\.json.*has more than|cannot be read/,
  ],
  [
    'one more file',
    replaced(makeZip(['baseline.json', 'payload.tar.gz', 'history.jsonl', 'c'].map(name => ({ name, content: '' })))),
    /holds 4 files/,
  ],
  [
    'half of a zip file',
    { damage: ({ bytes }) => ({ bytes: bytes.subarray(0, bytes.length / 2) }) },
    /cannot be read as a zip file/,
  ],
  [
    'another file than was stored',
    { damage: () => ({ digest: `sha256:${'0'.repeat(64)}` }) },
    /is not what was stored/,
  ],
  ['a size beyond all limits', { damage: () => ({ sizeInBytes: 1e12 }) }, /no more than \d+ are fetched/],
]

/** A file's bytes and what GitHub says of them fit together, unless that is the damage. */
function plantIn({ github, sandbox }: Pick<World, 'github' | 'sandbox'>, commit: string, hostile: Hostile): void {
  const { damage, ...planted } = hostile
  const artifact = plant(github.state, sandbox, { commit, ...planted })
  const damaged = damage?.(artifact)
  const digest = damaged?.bytes && `sha256:${createHash('sha256').update(damaged.bytes).digest('hex')}`
  Object.assign(artifact, digest && { digest }, damaged)
}

testFirst(8, rows)('a baseline that is %s is none, for a reason that is said', async (_, hostile, reason) => {
  await using job = await startJob()
  const commit = 'a'.repeat(40)
  plantIn(job, commit, hostile)
  const found = await search(job, commit)
  expect(found).toMatchObject({ kind: 'absent', reason: { code: 'baseline-damaged', commit } })
  expect(explainAbsence(found)).toMatch(reason)
  expect(existsSync('/tmp/evil')).toBe(false)
})

const kinds = [rows[0]!, rows[9]!, rows.at(-2)!]

test.each(kinds)('with a baseline that is %s nothing is compared, and it is not green', async (_, hostile, reason) => {
  await using world = await makeWorld()
  plantIn(world, world.commits.main, hostile)
  const step = await world.propose()
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'not-compared'])
  expect(step.stdout).toMatch(reason)
  expect(step.summary).toContain('**Not compared: the baseline of ')
  expect(step.stdout).not.toMatch(/ at .*\(.*:\d+:\d+\)/)
})

test('where it is said how, the baseline is built instead, and the comment says so', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  plantIn(world, world.commits.main, holding({ path: '../evil' }))
  const step = await world.propose({ setup: 'cp source.sh built.sh' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
  expect(step.outputs['baseline-source']).toBe('ref')
  expect(step.stdout).toMatch(/^::warning::The baseline is built here: .*does not stay inside/m)
  const said = `the published baseline of ${world.commits.main.slice(0, 7)}`
  expect(world.github.state.comments.map(({ body }) => body)).toEqual([expect.stringContaining(said)])
})

test.each([
  ['nothing', '', 'line 1'],
  ['a race that was cut', '{"schema":"counterbalance/history@1","suite":"x"}\n{"id"', 'line 2 is not valid JSON'],
  ['markup in place of a commit', '{"schema":"<b>","suite":"x"}', 'this version reads'],
])('a baseline whose history is %s is as good without it', async (_, history, says) => {
  await using job = await startJob()
  const commit = 'a'.repeat(40)
  plant(job.github.state, job.sandbox, { commit, history })
  const found = await search(job, commit)
  expect(found).toMatchObject({ kind: 'found', baseline: { beside: history } })
  const { problem, ...described } = describeBaseline(history, { sha256: 'a'.repeat(64) })
  expect([problem, described]).toEqual([expect.stringContaining(says), {}])
})

test('a push replaces a baseline that cannot be used', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { github, commits } = world
  plantIn(
    world,
    commits.main,
    saying(() => ({ schema: 'counterbalance/baseline@2' })),
  )
  const next = world.commit({ notes: 'once more' })
  const step = await world.push({ rounds: '0' }, next)
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'published'])
  expect(step.stdout).toMatch(/There is no earlier baseline: .*"schema" is/)
  expect(github.state.artifacts).toHaveLength(2)
})
