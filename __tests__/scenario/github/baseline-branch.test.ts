import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Step, Texts } from '../action.js'
import { source } from '../checkout.js'
import { testFirst } from '../some-at-night.js'
import { onPullRequest, onPush } from './fake/events.js'
import { startGitServer } from './fake/git-server.js'
import { addPull, makeFork } from './fake/repository-state.js'
import { makeWorld, type World } from './world.js'

const branch = 'bench/baselines'

/** A server by another name, without a service for artifacts, whose repositories git reads and writes over HTTP. */
interface Elsewhere extends AsyncDisposable {
  readonly world: World
  readonly heard: readonly string[]
  readonly variables: Texts
  /** What happens before an address is answered. */
  before: (address: string) => void
  push(commit?: string, inputs?: Texts, ref?: string): Promise<Step>
  propose(inputs?: Texts): Promise<Step>
  /** git in the bare repository `OWNER/NAME`: this one where none is named. */
  git(words: readonly string[], repository?: string): string
  /** Changes the branch as somebody does who may push: the files of its one suite are in `directory`. */
  tamper(change: (directory: string) => void, repository?: string): void
}

async function start(): Promise<Elsewhere> {
  const world = await makeWorld()
  const { github, sandbox, commits } = world
  const { owner, name } = github.state.repository
  const own = `${owner}/${name}`
  const at = (repository: string) => sandbox.at(`served/${repository}.git`)
  for (const repository of [own, 'stranger/words'])
    execFileSync('git', ['clone', '--quiet', '--bare', sandbox.at('origin'), at(repository)])
  const authorization = `basic ${Buffer.from(`x-access-token:${github.state.token.text}`).toString('base64')}`
  const addresses: string[] = []
  const server = await startGitServer(sandbox.at('served'), authorization, address => {
    addresses.push(address)
    elsewhere.before(address)
  })
  const variables = { GITHUB_SERVER_URL: server.url, ACTIONS_RESULTS_URL: '' }
  const usual = { baseline: `branch:${branch}` }
  const git: Elsewhere['git'] = (words, repository = own) =>
    execFileSync('git', ['-C', at(repository), ...words], { encoding: 'utf8' }).trim()
  const elsewhere: Elsewhere = {
    ...{ world, heard: addresses, variables, before: () => {}, git },
    push: (commit = commits.main, inputs, ref) => {
      const trigger = onPush(github.state, commit)
      return world.run({ ...trigger, ...(ref && { ref }) }, commit, { rounds: '0', ...usual, ...inputs }, { variables })
    },
    propose: inputs => world.propose({ ...usual, ...inputs }, { variables }),
    tamper(change, repository) {
      const tree = sandbox.at('tampered')
      const words = ['-c', 'user.name=x', '-c', 'user.email=x@example.com', `--work-tree=${tree}`]
      mkdirSync(tree)
      git([...words, 'read-tree', '-u', '--reset', branch], repository)
      change(tree)
      git([...words, 'add', '--all', '.'], repository)
      const commit = git([...words, 'commit-tree', '-m', 'x', git(['write-tree'], repository)], repository)
      git(['update-ref', `refs/heads/${branch}`, commit], repository)
      rmSync(tree, { recursive: true })
    },
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await world[Symbol.asyncDispose]()
    },
  }
  return elsewhere
}

const filesOf = ({ git }: Elsewhere): readonly string[] => git(['ls-tree', '-r', '--name-only', branch]).split('\n')
const payloadOf = (elsewhere: Elsewhere): string => filesOf(elsewhere).find(path => path.endsWith('.tar.gz'))!

test('where there are no artifacts, a push keeps its build on a branch, and pull requests take it', async () => {
  await using elsewhere = await start()
  const { world, git } = elsewhere
  const pushed = await elsewhere.push()
  expect([pushed.status, pushed.outputs.published], pushed.stdout).toEqual([0, 'true'])
  expect(pushed.stdout).toMatch(
    /Published the baseline of \w{7} on the branch "bench\/baselines" \(.* MiB\), without measuring/,
  )
  const proposed = await elsewhere.propose()
  expect([proposed.status, proposed.outputs.status], proposed.stdout).toEqual([0, 'regressed'])
  expect(proposed.outputs).toMatchObject({ 'baseline-source': 'published', 'baseline-sha': world.commits.main })
  // The next push is compared with it, keeps a history, and leaves one commit without parents, so that a server can forget builds.
  const next = world.commit({ 'source.sh': source(2_000_000) })
  git(['fetch', '--quiet', world.sandbox.at('origin'), '+refs/heads/main:refs/heads/main'])
  const raced = await elsewhere.push(next, { rounds: '5' })
  expect([raced.status, raced.outputs.status, raced.outputs.published], raced.stdout).toEqual([0, 'regressed', 'true'])
  expect(git(['rev-list', '--count', branch])).toBe('1')
  expect(filesOf(elsewhere).filter(path => path.endsWith('baseline.json'))).toHaveLength(2)
  expect(filesOf(elsewhere)).toContain('counterbalance-benchmark/history.jsonl')
  const told = await elsewhere.push(next, { mode: 'history', branch: '' })
  expect(told.outputs.news, told.stdout).toContain('"benchmark":"parse"')
})

test('the baseline of a part is found on the branch by that part', { tags: 'nightly' }, async () => {
  await using elsewhere = await start()
  const part = { part: 'linux' }
  expect((await elsewhere.push(undefined, part)).outputs.published).toBe('true')
  expect((await elsewhere.propose(part)).outputs['baseline-source']).toBe('published')
  expect((await elsewhere.propose()).outputs['baseline-source']).not.toBe('published')
})

test('a push that another one overtakes writes the branch again, with the build of both', {
  tags: 'nightly',
}, async () => {
  await using elsewhere = await start()
  const { world, git } = elsewhere
  const [first] = world.github.state.commits
  await elsewhere.push(first!.sha)
  const before = git(['rev-parse', branch])
  await elsewhere.push()
  const after = git(['rev-parse', branch])
  git(['update-ref', `refs/heads/${branch}`, before])
  elsewhere.before = address => {
    if (!address.includes('service=git-receive-pack')) return
    elsewhere.before = () => {}
    git(['update-ref', `refs/heads/${branch}`, after])
  }
  const last = await elsewhere.push(world.commit({ more: '' }))
  expect([last.status, last.outputs.published], last.stdout).toEqual([0, 'true'])
  expect(filesOf(elsewhere).filter(path => path.endsWith('baseline.json'))).toHaveLength(3)
})

testFirst<[string, (elsewhere: Elsewhere) => void, string]>(0, [
  [
    'whose build is another than its digest says',
    elsewhere => elsewhere.tamper(tree => writeFileSync(join(tree, payloadOf(elsewhere)), 'other')),
    'has 5 bytes, and its manifest says',
  ],
  [
    'whose build is a link',
    elsewhere =>
      elsewhere.tamper(tree => {
        rmSync(join(tree, payloadOf(elsewhere)))
        symlinkSync('/etc/hostname', join(tree, payloadOf(elsewhere)))
      }),
    'bytes, and its manifest says',
  ],
  [
    'of a commit that is not on the way to it',
    elsewhere => {
      const { head, main } = elsewhere.world.commits
      elsewhere.tamper(tree => {
        const from = join(tree, dirname(payloadOf(elsewhere)))
        const to = from.replace(main.slice(0, 7), head.slice(0, 7))
        renameSync(from, to)
        const manifest = join(to, 'baseline.json')
        writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(main, head))
      })
    },
    'no baseline is on the branch',
  ],
])('a pull request takes no baseline %s', async (_, attack, says) => {
  await using elsewhere = await start()
  await elsewhere.push()
  attack(elsewhere)
  const step = await elsewhere.propose()
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'not-compared'])
  expect(step.stdout.replaceAll('&#58;', ':')).toContain(says)
  const built = await elsewhere.propose({ setup: 'cp source.sh built.sh' })
  expect(built.outputs, built.stdout).toMatchObject({ status: 'regressed', 'baseline-source': 'ref' })
})

test('the branch of a fork counts for nothing', { tags: 'nightly' }, async () => {
  await using elsewhere = await start()
  const { world, git, heard } = elsewhere
  await elsewhere.push()
  const { owner, name } = world.github.state.repository
  git(['fetch', '--quiet', world.sandbox.at(`served/${owner}/${name}.git`), `${branch}:${branch}`], 'stranger/words')
  git(['update-ref', '-d', `refs/heads/${branch}`])
  const { commits, github } = world
  const pull = addPull(github.state, {
    head: { sha: commits.head, repository: makeFork(github.state) },
    mergeCommit: commits.merge,
  })
  const inputs = { baseline: `branch:${branch}` }
  const step = await world.run(onPullRequest(github.state, pull), commits.merge, inputs, {
    variables: elsewhere.variables,
  })
  expect(step.outputs.status, step.stdout).toBe('not-compared')
  expect(heard.filter(address => address.includes('stranger'))).toEqual([])
})

testFirst<[string, (elsewhere: Elsewhere) => Promise<Step>, string]>(0, [
  [
    'another branch than the default one',
    elsewhere => elsewhere.push(undefined, { mode: 'publish' }, 'refs/heads/feature'),
    'only the default branch may publish there',
  ],
  [
    'the default branch itself',
    elsewhere => elsewhere.push(undefined, { baseline: 'branch:main' }),
    'the default branch: name one for baselines alone',
  ],
  [
    'a branch with files of people',
    elsewhere => elsewhere.push(undefined, { baseline: 'branch:feature' }),
    'which is no baseline: name a branch for baselines alone',
  ],
  [
    'a branch that the token may not write',
    elsewhere => {
      const hook = elsewhere.world.sandbox.at('served')
      const { owner, name } = elsewhere.world.github.state.repository
      writeFileSync(join(hook, `${owner}/${name}.git/hooks/pre-receive`), '#!/bin/sh\necho protected >&2; exit 1\n', {
        mode: 0o755,
      })
      return elsewhere.push()
    },
    'could not be written: git push',
  ],
])('a push does not publish to %s', async (_, push, says) => {
  await using elsewhere = await start()
  elsewhere.git(['update-ref', 'refs/heads/feature', elsewhere.world.commits.head])
  const before = elsewhere.git(['for-each-ref'])
  const step = await push(elsewhere)
  expect(step.status, step.stdout).toBe(1)
  expect(step.stdout).toContain(says)
  expect(elsewhere.git(['for-each-ref'])).toBe(before)
})
