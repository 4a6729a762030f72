import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { decodeHistory } from '../../src/extras/history/file.js'
import { readHistories, type StoredHistory } from '../../src/extras/history/system/store.js'
import { counterbalance, type Ended } from './counterbalance.js'
import { makeRepository } from './repository.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { benchCommand, makeScript, writeSides } from './sides.js'
import { testFirst } from './some-at-night.js'

const time = { bench: 'parse', value: 1_000_000 }
const fixed = ['--rounds', '5', '--warmup', '0']

function publish(sandbox: Sandbox, contender: string, ...more: readonly string[]): Promise<Ended> {
  return counterbalance(sandbox, ['publish', 'store:store', contender, ...fixed, ...more, ...benchCommand])
}

function listStore(sandbox: Sandbox): readonly string[] {
  const shelf = sandbox.at('store', 'counterbalance-benchmark')
  return readdirSync(shelf)
    .filter(name => !name.startsWith('history.jsonl'))
    .sort()
    .map(name => join(shelf, name))
}

test('a baseline is put into a store, the next is compared with it, and a comparison takes the newest', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [{ ...time, value: 1_100_000 }])
  const first = await publish(sandbox, 'a')
  expect(first.status, first.stderr).toBe(0)
  expect(first.stdout).toContain('both versions are identical')
  const second = await publish(sandbox, 'b')
  expect(second.stdout).toContain('regressed by ')
  const [older, newer] = listStore(sandbox).map(path => JSON.parse(readFileSync(join(path, 'baseline.json'), 'utf8')))
  expect(older).toMatchObject({
    schema: 'counterbalance/baseline@1',
    suite: 'benchmark',
    ledger: [{ benchmark: 'parse' }],
  })
  expect(newer.ledger).toHaveLength(2)
  const words = ['compare', 'store:store', 'a', ...fixed, ...benchCommand]
  const compared = await counterbalance(sandbox, words)
  expect(compared.status, compared.stderr).toBe(0)
  expect(compared.stdout).toContain('parse is faster by 9.')
  const history = await counterbalance(sandbox, ['history', 'store', '--html', 'history.html'])
  expect(history.stdout).toMatch(/benchmark: 2 pushes.*\n\n.*\n✗ regressed +parse +\+(9|10)\.\d% \[/)
  expect(/href="#[^"]*parse"/.test(readFileSync(sandbox.at('history.html'), 'utf8'))).toBe(true)
})

test('a push is compared with the last release too, under a new name, and a damaged history begins anew', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const repository = makeRepository(sandbox, 'a')
  const push = async (value: number, { bench = 'parse', words: more = [] as readonly string[] } = {}) => {
    repository.commit({ 'bench.sh': makeScript([{ ...time, bench, value }]), data: '' })
    const ended = await publish(sandbox, 'a', ...more)
    expect(ended.status, ended.stderr).toBe(0)
    return ended
  }
  await push(1_000_000)
  repository.git('tag', 'v1.4')
  await push(1_050_000)
  sandbox.write('a/.github/counterbalance.yml', 'rules:\n  - { benchmark: parser, was: parse }\n')
  const path = sandbox.at('store', 'counterbalance-benchmark', 'history.jsonl')
  // A release that no comparison has had is compared at once; others wait for ten pushes.
  const read = () => decodeHistory(readFileSync(path, 'utf8')).comparisons
  expect(read().map(({ comparedSides, anchor }) => [comparedSides.length, anchor?.name])).toEqual([
    [1, undefined],
    [2, 'v1.4'],
  ])
  rmSync(path)
  await push(1_100_000, { bench: 'parser' })
  expect(
    read().map(({ comparedSides, anchor, estimates }) => [comparedSides.length, anchor?.name, estimates.length]),
  ).toEqual([[3, 'v1.4', 1]])
  const shown = await counterbalance(sandbox, ['history', 'store'])
  expect(shown.stdout).toMatch(/since v1\.4[\s\S]*\n✗ regressed +parser +\+(9|10)\.\d% \[/)
  const since = async (asked: string) =>
    await counterbalance(sandbox, ['history', '../store', '--since', asked], { directory: sandbox.at('a') })
  expect((await since('HEAD~1')).stdout).toBe((await since(repository.git('rev-parse', 'HEAD~1').trim())).stdout)
  expect(await since('HEAD~1')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/\n✗ regressed +parser +\+4\.\d% \[/),
  })
  repository.commit({ data: 'none' })
  expect((await since('HEAD')).stderr).toMatch(/which is commit [0-9a-f]{7}, and this history has no version of it/)
  truncateSync(path, 300)
  const next = await push(1_150_000, { bench: 'parser', words: ['--set', 'anchor=v9'] })
  expect(next.stderr).toContain('A new history begins, and the old file gets the name "history.jsonl.unread"')
  expect(next.stderr).toContain('"anchor" is "v9", and the repository has no such commit')
  expect(decodeHistory(readFileSync(path, 'utf8')).comparisons).toHaveLength(1)
})

test.each<[name: string, words: readonly string[], says: string]>([
  ['nothing', [], 'give exactly one STORE'],
  ['a store without comparisons', ['store'], 'holds no history'],
  ['no such store', ['elsewhere'], '"elsewhere" cannot be read'],
  ['a history that was cut', ['cut.jsonl'], '"cut.jsonl" cannot be used: line 1 is not valid JSON'],
  ['a version that is not there', ['whole.jsonl', '--since', 'v9'], '"--since" is "v9", and no version'],
])('history of %s says what to do', async (_, words, says) => {
  const sandbox = makeSandbox()
  mkdirSync(sandbox.at('store'))
  writeFileSync(sandbox.at('cut.jsonl'), '{"schema"')
  writeFileSync(sandbox.at('whole.jsonl'), '{"schema":"counterbalance/history@1","suite":"words"}\n')
  const { status, stderr } = await counterbalance(sandbox, ['history', ...words])
  expect([status, stderr]).toEqual([2, expect.stringContaining(says)])
})

test.each<[name: string, words: readonly string[], says: string]>([
  [
    'no store',
    ['publish', ...benchCommand],
    'there is no store: give a directory for the baselines, such as publish ../baselines',
  ],
  [
    'a name',
    ['publish', 'store:s', 'new=.', ...benchCommand],
    '"new=." is no directory: what is published is a directory without a name',
  ],
  [
    'a store without a baseline',
    ['compare', 'store:store', ...benchCommand],
    'holds no baseline of the suite "benchmark"',
  ],
  [
    'a store that is not first',
    ['compare', 'a', 'store:store', ...benchCommand],
    '"store:store" is a stored baseline, so it must be the first version: the others are compared with it',
  ],
  [
    'a store without its name',
    ['compare', 'store:', ...benchCommand],
    '"store:" is incomplete: write the name behind the colon, such as store:../baselines',
  ],
  [
    'a store in the place of what is published',
    ['publish', 'store', 'store:a', ...benchCommand],
    '"store:a" is no directory: what is published is a directory without a name, such as .',
  ],
])('%s is refused', async (_, words, says) => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [time])
  const ended = await counterbalance(sandbox, words)
  expect(ended.stderr).toContain(says)
  expect(ended).toMatchObject({ status: 2, stdout: '' })
})

test('what could not be measured is not published', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [time])
  const ended = await counterbalance(sandbox, ['publish', 'store:store', 'a', ...fixed, '--', 'false'])
  expect(ended.status).toBe(4)
  expect(() => listStore(sandbox)).toThrow('ENOENT')
})

test('a push that fails each time is not published, and the next is compared with the one before', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [time])
  await publish(sandbox, 'a')
  sandbox.write('b/bench.sh', 'exit 1\n')
  const failed = await publish(sandbox, 'b')
  expect([failed.status, failed.stderr]).toEqual([4, expect.stringContaining('its command failed each time')])
  expect(listStore(sandbox)).toHaveLength(1)
  const [{ comparisons }] = (await readHistories(sandbox.at('store'))) as [StoredHistory]
  expect(comparisons.map(({ comparedSides }) => comparedSides.length)).toEqual([1])
})

interface Stored {
  readonly shelf: string
  readonly manifest: string
  readonly archive: string
}

const newest = '2031-01-01T000000Z'
const remove = /Remove the directory "store\/[^"]+"; then the baseline before it is used/

testFirst<[what: string, damage: (stored: Stored) => void, says: RegExp]>(1, [
  ['a manifest that was cut off', ({ manifest }) => truncateSync(manifest, 200), /baseline\.json" .* it was cut off/],
  ['an empty manifest', ({ manifest }) => truncateSync(manifest, 0), /baseline\.json" .* it was cut off/],
  [
    'a manifest of a later version',
    ({ manifest }) => writeFileSync(manifest, '{"schema":"x"}'),
    /baseline\.json" .* "x"/,
  ],
  ['a manifest as large as a disk', ({ manifest }) => truncateSync(manifest, 2 ** 32), /baseline\.json" .* are read/],
  ['a missing manifest', ({ manifest }) => rmSync(manifest), /baseline\.json" .* no such file/],
  ['a pipe for a manifest', ({ manifest }) => makePipe(manifest), /baseline\.json" .* it is not a file/],
  ['an archive that was cut off', ({ archive }) => truncateSync(archive, 100), /payload\.tar\.gz" .* it has 100 bytes/],
  ['an archive of other bytes', ({ archive }) => spoil(archive), /payload\.tar\.gz" .* its SHA-256 is/],
  ['a missing archive', ({ archive }) => rmSync(archive), /payload\.tar\.gz" .* no such file/],
  ['a pipe for an archive', ({ archive }) => makePipe(archive), /payload\.tar\.gz" .* it is not a file/],
  ['a directory for an archive', ({ archive }) => makeDirectory(archive), /payload\.tar\.gz" .* it is not a file/],
  [
    'a link that leads nowhere',
    ({ shelf }) => symlinkSync('nowhere', join(shelf, newest)),
    /2031-.*json" .* no such file/,
  ],
  [
    'a link to itself',
    ({ shelf }) => symlinkSync(newest, join(shelf, newest)),
    /2031-.*json" .* too many symbolic links/,
  ],
])('%s in a store ends in a sentence', async (_, damage, says) => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [time])
  expect((await publish(sandbox, 'a')).status).toBe(0)
  const [stored] = listStore(sandbox)
  const [manifest, archive] = ['baseline.json', 'payload.tar.gz'].map(name => join(stored!, name))
  damage({ shelf: dirname(stored!), manifest: manifest!, archive: archive! })
  for (const command of ['compare', 'publish']) {
    const ended = await counterbalance(sandbox, [command, 'store:store', 'b', ...benchCommand])
    expect(ended.stderr).toMatch(says)
    expect(ended.stderr).toMatch(remove)
    expect(ended.stderr.trim().split('\n')).toHaveLength(1)
    expect(ended).toMatchObject({ status: 2, stdout: '' })
  }
})

testFirst<[what: string, make: (sandbox: Sandbox) => void, says: string]>(1, [
  ['a store that is a file', sandbox => sandbox.write('store', ''), 'not a directory'],
  ['a store that is a link to nowhere', sandbox => symlinkSync('nowhere', sandbox.at('store')), 'leads nowhere'],
  ['a store that is a link to itself', sandbox => symlinkSync('store', sandbox.at('store')), 'too many symbolic links'],
])('%s ends in a sentence', async (_, make, says) => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [time])
  make(sandbox)
  for (const command of ['compare', 'publish']) {
    const ended = await counterbalance(sandbox, [command, 'store:store', 'b', ...benchCommand])
    expect(ended.stderr).toContain('the store "store/counterbalance-benchmark" cannot be read: ')
    expect(ended.stderr).toContain(says)
    expect(ended).toMatchObject({ status: 2, stdout: '' })
  }
})

test('an archive that its manifest vouches for, and that is none, ends in a sentence', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [time])
  expect((await publish(sandbox, 'a')).status).toBe(0)
  const [manifest, archive] = ['baseline.json', 'payload.tar.gz'].map(name => join(listStore(sandbox)[0]!, name))
  const payload = { sha256: createHash('sha256').update('zip').digest('hex'), sizeInBytes: 3 }
  writeFileSync(archive!, 'zip')
  writeFileSync(manifest!, JSON.stringify({ ...JSON.parse(readFileSync(manifest!, 'utf8')), payload }))
  const words = ['compare', 'store:store', 'b', ...fixed, ...benchCommand]
  const ended = await counterbalance(sandbox, words)
  expect(ended.stderr).toMatch(/payload\.tar\.gz" cannot be unpacked: .* Remove it, and publish the baseline again\n$/)
  expect(ended).toMatchObject({ status: 2, stdout: '' })
})

test('what is not a baseline is passed over in a store', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [time])
  expect((await publish(sandbox, 'a')).status).toBe(0)
  writeFileSync(join(dirname(listStore(sandbox)[0]!), 'notes.txt'), 'mine')
  const words = ['compare', 'store:store', 'a', ...fixed, ...benchCommand]
  expect((await counterbalance(sandbox, words)).status).toBe(0)
})

function makePipe(path: string): void {
  rmSync(path)
  execFileSync('mkfifo', [path])
}

function makeDirectory(path: string): void {
  rmSync(path)
  mkdirSync(path)
}

/** Other bytes in the same number. */
function spoil(path: string): void {
  writeFileSync(path, readFileSync(path).reverse())
}
