import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hangHere } from './action.js'
import { counterbalance, startCounterbalance } from './counterbalance.js'
import { makeRepository, type Repository } from './repository.js'
import { findRemains, makeSandbox, type Sandbox } from './sandbox.js'
import { makeScript } from './sides.js'
import { testFirst } from './some-at-night.js'

const usual = [
  '--set',
  'seed=bisect',
  '--warmup',
  '0',
  '--setup',
  'sh setup.sh',
  '--set',
  'instruments=clock',
  '--rounds',
  '5..8',
]
const command = ['--', 'sh', 'bench.sh']

/** The files of a commit whose benchmark takes `value` nanoseconds, and whose setup is a line of shell. */
const files = (value: number, setup = 'true', note = '') => ({
  'bench.sh': makeScript([{ bench: 'parse', value }]),
  'setup.sh': `${setup}\n`,
  note,
})

/** A history of `length` commits after the first; `costOf` and `setupOf` tell what each holds. */
function makeHistory(
  length: number,
  costOf: (commit: number) => number,
  setupOf: (commit: number) => string | undefined = () => undefined,
): { readonly sandbox: Sandbox; readonly work: Repository; readonly commits: readonly string[] } {
  const sandbox = makeSandbox()
  const work = makeRepository(sandbox, 'work')
  const commits = Array.from({ length: length + 1 }, (_, at) =>
    work.commit(files(costOf(at), setupOf(at), `${at}`), `Commit ${at}`),
  )
  return { sandbox, work, commits }
}

const bisect = (sandbox: Sandbox, words: readonly string[]) =>
  counterbalance(sandbox, ['bisect', ...words, ...usual, ...command], { directory: sandbox.at('work') })

const millisecond = 1_000_000

test('of thirty commits the one that is 5% slower is named, beside two that cannot be built', {
  tags: 'nightly',
}, async () => {
  const setups = new Map([
    [19, 'echo no compiler; exit 1'],
    [22, 'exit 125'],
  ])
  const { sandbox, work, commits } = makeHistory(
    30,
    at => (at >= 21 ? 1.05 : 1) * millisecond,
    at => setups.get(at),
  )
  const ended = await bisect(sandbox, [commits[0]!, 'HEAD', '--json', '../found.json'])
  expect(ended.status, ended.stderr).toBe(0)
  const [subject, author, changed, ...rest] = ended.stdout.split('\n')
  expect(subject).toMatch(new RegExp(`^${commits[21]!.slice(0, 7)} made parse \\d\\.\\d+% slower: Commit 21$`))
  expect(author).toMatch(/^By Tester, \d{4}-\d\d-\d\d; over 99% certain\.$/)
  expect(changed).toBe('It changed bench.sh, note.')
  expect(rest[0]).toMatch(/^Compared with its parent: \+\d\.\d+% \[\+\d.*\], in 8 rounds\.$/)
  expect(ended.stderr).not.toContain(`${commits[22]!.slice(0, 7)} is skipped`)
  const found = JSON.parse(sandbox.read('found.json'))
  expect(found).toMatchObject({
    schema: 'counterbalance/bisect@1',
    end: { kind: 'named', segment: { from: 20, to: 21 } },
    culprit: { commit: commits[21], isMerge: false },
  })
  expect(work.git('worktree', 'list').split('\n')).toHaveLength(1)
  expect(existsSync(sandbox.at('work/.git/counterbalance/bisect.json'))).toBe(false)
})

test('after a merge, the search goes on among what it brought in', { tags: 'nightly' }, async () => {
  const { sandbox, work, commits } = makeHistory(2, () => millisecond)
  work.git('checkout', '--quiet', '-b', 'feature')
  work.commit({ 'other.txt': 'a' }, 'Prepare')
  const slow = work.commit(files(1.2 * millisecond), 'Parse twice')
  work.git('checkout', '--quiet', 'main')
  work.commit({ 'main.txt': 'a' }, 'Meanwhile')
  work.git('checkout', '--quiet', 'feature')
  work.git('merge', '--quiet', '--no-ff', '--message', 'Merge main', 'main')
  work.commit({ 'other.txt': 'b' }, 'Tidy up')
  work.git('checkout', '--quiet', 'main')
  work.git('merge', '--quiet', '--no-ff', '--message', 'Merge feature', 'feature')
  work.commit({ 'main.txt': 'b' }, 'Afterwards')
  const { stdout } = await bisect(sandbox, [commits[0]!, 'HEAD'])
  expect(stdout).toMatch(new RegExp(`^${slow.slice(0, 7)} made parse [\\d.]+% slower: Parse twice\n`))
  expect(stdout).toMatch(/^It came in by the merge \w{7}: Merge feature$/m)
  const refused = await bisect(sandbox, [slow, 'HEAD'])
  expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining(`give ${commits[2]} in its place`)])
})

test('of two steps the larger one is named', { tags: 'nightly' }, async () => {
  const { sandbox, commits } = makeHistory(12, at => (1 + (at >= 3 ? 0.02 : 0) + (at >= 9 ? 0.08 : 0)) * millisecond)
  const { stdout, stderr } = await bisect(sandbox, [commits[0]!, commits[12]!])
  expect(stdout, stderr).toMatch(/^\w{7} made parse \S+% slower: Commit 9\n/)
})

test('versions that are named stand in place of commits, with a page of their levels', {
  tags: 'nightly',
}, async () => {
  const { sandbox, commits } = makeHistory(5, at => (at >= 4 ? 1.1 : 1) * millisecond)
  const refs = [0, 2, 3, 4, 5].flatMap(at => [`1.${at}=${commits[at]}`])
  const { stdout, stderr } = await bisect(sandbox, [...refs, '--html', '../found.html'])
  expect(stdout, stderr).toMatch(/^1\.4 made parse \S+% slower: Commit 4\nBy Tester, /)
  expect(sandbox.read('found.html').match(/<div class="plot"><script type="application\/json">\{/g)).toHaveLength(2)
  const wrong = await bisect(sandbox, [...refs, 'dir:.'])
  expect([wrong.status, wrong.stderr]).toEqual([
    2,
    expect.stringContaining('"dir:." is no commit: a bisection measures commits'),
  ])
})

test('without a difference nothing is searched', { tags: 'nightly' }, async () => {
  const { sandbox, commits } = makeHistory(8, () => millisecond)
  const { status, stdout } = await bisect(sandbox, [commits[0]!, 'HEAD'])
  expect(status).toBe(3)
  expect(stdout).toMatch(
    /^The good commit and the bad one cannot be told apart: [+−±]?0\.\d+% \[.*\] \(parse, 8 rounds\)\.\n/,
  )
})

test('what is cut off goes on with --resume, and leaves no worktree', { tags: 'nightly' }, async () => {
  const { sandbox, work, commits } = makeHistory(8, at => (at >= 5 ? 1.1 : 1) * millisecond)
  const hang = `if [ "$(cat note)" = 6 ] && [ ! -e ${sandbox.at('over')} ]; then ${hangHere(sandbox)}; fi`
  const words = [
    'bisect',
    commits[0]!,
    commits[8]!,
    ...usual.slice(0, 4),
    '--rounds',
    '5..8',
    '--setup',
    hang,
    ...command,
  ]
  const { process, ended } = startCounterbalance(sandbox, words, { directory: work.path })
  await expect.poll(() => existsSync(sandbox.at('here')), { interval: 10, timeout: 30_000 }).toBe(true)
  process.kill('SIGINT')
  const cut = await ended
  expect([cut.status, cut.stderr]).toEqual([130, expect.stringContaining('--resume continues from here')])
  expect(work.git('worktree', 'list').split('\n')).toHaveLength(1)
  sandbox.write('over', '')
  const again = await counterbalance(sandbox, [...words.slice(0, 3), '--resume', ...words.slice(3)], {
    directory: work.path,
  })
  expect(again.stdout, again.stderr).toMatch(/^\w{7} made parse [\d.]+% slower: Commit 5\n/)
  expect(again.stderr).toMatch(/resumes after \d comparisons?\./)
  expect(findRemains(sandbox)).toEqual([])
})

test('a history whose commits all fail within leaves all of them', { tags: 'nightly' }, async () => {
  const { sandbox, commits } = makeHistory(
    4,
    at => (at >= 2 ? 1.1 : 1) * millisecond,
    at => (at > 0 && at < 4 ? 'exit 1' : undefined),
  )
  const { status, stdout } = await bisect(sandbox, [commits[0]!, commits[4]!])
  expect(status).toBe(0)
  expect(stdout).toMatch(
    /^One of these 4 commits made parse \S+% slower \(over 99% certain\); all but the last could not be built:$/m,
  )
  expect(stdout).toContain(`  ${commits[2]!.slice(0, 7)} Commit 2 (could not be built)`)
})

testFirst<[what: string, words: (commits: readonly string[]) => readonly string[], status: number, says: string]>(3, [
  ['one commit', ([good]) => [good!], 2, 'give two commits before "--"'],
  ['the wrong order', ([good, , bad]) => [bad!, good!], 2, 'the two are in the wrong order, give the good one first'],
  ['twice the same', ([good]) => [good!, good!], 2, 'are the same commit'],
  [
    'no such commit',
    ([good]) => [good!, 'nowhere'],
    2,
    '"nowhere" is no commit of this repository or its origin; give a branch, a tag or a commit SHA',
  ],
  [
    'nothing to skip',
    ([good, , bad]) => [good!, bad!, '--skip', good!],
    2,
    'which is not a commit between the good one and the bad one',
  ],
  ['nothing to resume', ([good, , bad]) => [good!, bad!, '--resume'], 2, 'there is no bisection to resume'],
])('refuses %s', async (_, words, status, says) => {
  const { sandbox, commits } = makeHistory(2, () => millisecond)
  const ended = await bisect(sandbox, words(commits))
  expect(ended.stderr).toContain(says)
  expect(ended.status).toBe(status)
})

test('a bad commit that cannot be built ends it', { tags: 'nightly' }, async () => {
  const { sandbox, commits } = makeHistory(
    2,
    () => millisecond,
    at => (at === 2 ? 'echo no compiler; exit 1' : undefined),
  )
  const { status, stderr } = await bisect(sandbox, [commits[0]!, commits[2]!])
  expect([status, stderr]).toEqual([4, expect.stringContaining('no compiler')])
})

test('changes that are not committed are left out, and this is said', { tags: 'nightly' }, async () => {
  const { sandbox, commits } = makeHistory(1, at => (1 + at / 5) * millisecond)
  sandbox.write('work/note', 'changed')
  const { stdout, stderr } = await bisect(sandbox, [commits[0]!, commits[1]!])
  expect(stderr).toContain('changes that are not committed are left out')
  expect(stdout).toMatch(/^\w{7} made parse \S+% slower: Commit 1\n/)
})
