import { execFileSync } from 'node:child_process'
import { mkdirSync, utimesSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeEarlierCode } from '../../src/action/earlier-code.js'
import { runHere } from './here.js'
import { makeRepository, type Repository } from './repository.js'
import { makeSandbox, type Sandbox } from './sandbox.js'

type Step = (sandbox: Sandbox, work: Repository) => void

const signs: readonly [string, Step, string | undefined][] = [
  ['nothing', () => undefined, undefined],
  ['a build', sandbox => void sandbox.write('work/build/b.sh', 'echo'), '`build/b.sh` was written after the checkout'],
  [
    'packages',
    sandbox => void sandbox.write('work/node_modules/.package-lock.json', '{}'),
    '`node_modules/.package-lock.json` was written after the checkout',
  ],
  ['other text in a file', sandbox => void sandbox.write('work/run.sh', 'echo 2\n'), '`run.sh` was changed after'],
  [
    'a filter',
    (_, work) => void work.git('config', 'filter.x.smudge', 'sed s/1/2/'),
    '`filter.x.smudge` in `.git/config` names a program',
  ],
  ['attributes', sandbox => void sandbox.write('work/.git/info/attributes', '* filter=x\n'), '`.git/info/attributes`'],
  [
    'a hook',
    sandbox => void sandbox.write('work/.git/hooks/post-checkout', '#!/bin/sh\n'),
    '`.git/hooks/post-checkout`',
  ],
  [
    'a cache in the checkout, whose files keep their times',
    sandbox => {
      const file = sandbox.write('work/node_modules/a/index.js', '')
      utimesSync(file, 1_600_000_000, 1_600_000_000)
    },
    undefined,
  ],
  ['a cache of setup-node', sandbox => void sandbox.write('.npm/_cacache/index', ''), undefined],
  ['credentials of a cloud', sandbox => void sandbox.write('work/gha-creds-1a2b.json', '{}'), undefined],
  ['a second checkout', sandbox => void makeRepository(sandbox, 'work/other').commit({ 'a.txt': '1' }), undefined],
  [
    'what actions/checkout sets for LFS, submodules and its token',
    (_, work) => {
      for (const [key, value] of [
        ['filter.lfs.smudge', 'git-lfs smudge -- %f'],
        ['submodule.lib.url', 'https://example.com/lib'],
        ['core.sshCommand', 'ssh -i key'],
        ['http.https://github.com/.extraheader', 'AUTHORIZATION: basic abc'],
      ])
        work.git('config', key!, value!)
    },
    undefined,
  ],
  ['tags', (_, work) => void work.git('fetch', '--quiet', '--tags', 'origin'), undefined],
  ['a look at the status', (_, work) => void work.git('status'), undefined],
]

test('the log says what shows that a step before ran code of the pull request, and of nothing else', async () => {
  const sandbox = makeSandbox()
  const origin = makeRepository(sandbox, 'origin')
  const head = origin.commit({ 'run.sh': 'echo 1\n', '.gitignore': 'node_modules\nbuild\n' })
  const told: unknown[] = []
  for (const [name, act, sign] of signs) {
    execFileSync('rm', ['-rf', sandbox.at('work')])
    const work = makeRepository(sandbox, 'work')
    mkdirSync(sandbox.at('work/.git/info'), { recursive: true })
    // As `npm ci` before the checkout.
    sandbox.write('work/left.js', '')
    work.git('remote', 'add', 'origin', `file://${origin.path}`)
    work.git('fetch', '--quiet', '--no-tags', '--depth=1', 'origin', head)
    work.git('checkout', '--quiet', '--detach', head)
    // Steps take longer to start than a clock of files takes to go on.
    const before = Date.now() / 1000 - 60
    for (const file of ['left.js', '.git/HEAD', '.git/logs/HEAD']) utimesSync(sandbox.at('work', file), before, before)
    act(sandbox, work)
    const given = { variables: { ...sandbox.variables, GITHUB_ACTIONS: 'true' }, directory: work.path, words: [] }
    let line: string | undefined
    await runHere(given, async () => {
      line = await describeEarlierCode(work.path)
      return 0
    })
    told.push([name, sign === undefined ? line : line?.includes(sign) || line])
  }
  expect(told).toEqual(signs.map(([name, , sign]) => [name, sign === undefined ? undefined : true]))
})
