import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeRun } from './fake/describe-run.js'
import { onPullRequest, onPush, type Trigger } from './fake/events.js'
import { makeFork } from './fake/repository-state.js'
import { runAction } from './run-action.js'
import { readStored } from './stored.js'
import { makeWorld, usual, type World } from './world.js'

/** Runs the workflow, in debug mode, with commands that write down which variables they see. Returns what it logged. */
async function spy({ sandbox, github, checkOut }: World, { trigger, commit }: Job): Promise<string> {
  const tell = `env >> ${sandbox.at('seen')}`
  checkOut(commit)
  const step = await runAction({
    sandbox,
    github,
    trigger,
    inputs: { ...usual, command: `${tell}; sh built.sh`, prepare: tell, install: tell },
    variables: {
      RUNNER_DEBUG: '1',
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: secret,
      GITHUB_TOKEN: secret,
      GITHUB_STATE: secret,
    },
  })
  expect(step.status, step.stdout).toBe(0)
  // The runner keeps what it is told to mask from everybody.
  return step.stdout.replaceAll(/^::add-mask::.*$/gm, '')
}

interface Job {
  readonly trigger: Trigger
  readonly commit: string
}

/** What the fake GitHub signs its addresses with. */
const secret = 'secret-signature'

test('no secret is in what children see, what is stored, what is commented, and what stays on disk', async () => {
  await using world = await makeWorld()
  const { github, sandbox, commits, pull } = world
  const { text: token } = github.state.token
  const pushing = onPush(github.state, commits.main)
  const pushed = await spy(world, { trigger: pushing, commit: commits.main })
  const compared = await spy(world, { trigger: onPullRequest(github.state, pull), commit: commits.merge })
  pull.head = { ...pull.head, repository: makeFork(github.state) }
  const forked = await spy(world, { trigger: onPullRequest(github.state, pull), commit: commits.merge })
  expect(pushed).toMatch(/^::debug::stored artifact "[^"]+": id \d+, \d+ bytes, after \d+ ms$/m)
  expect(compared).toMatch(/^::debug::GET \/repos\/[\w/-]+\/actions\/artifacts: status 200 after \d+ ms$/m)
  expect(compared).toMatch(/^::debug::baseline: /m)
  expect(compared).toMatch(/^::debug::measuring ended after \d+ rounds: /m)
  expect(compared).toContain(
    '::debug::comment of suite "benchmark": a new one is written, because this pull request has none',
  )
  expect(forked).toContain('::debug::comment: none is written, because the token may only read')
  expect([github.state.artifacts.length, github.state.comments.length]).toEqual([2, 1])
  const stored = await Promise.all(github.state.artifacts.map(one => readStored(sandbox, one)))
  const left = listFiles(sandbox.at('runner')).map(path => readFileSync(path, 'utf8'))
  const seen = sandbox.read('seen')
  const texts = [
    pushed,
    compared,
    forked,
    seen,
    ...stored.flat(),
    ...left,
    ...github.state.comments.map(({ body }) => body),
  ]
  const runtimeToken = describeRun({ sandbox, github, trigger: pushing }).ACTIONS_RUNTIME_TOKEN!
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  for (const hidden of [token, basic, runtimeToken, secret, 'sig='])
    expect(texts.filter(text => text.includes(hidden))).toEqual([])
  expect(seen).not.toMatch(/^(ACTIONS_|INPUT_|GIT_CONFIG|GITHUB_(TOKEN|OUTPUT|ENV|STATE)=)/m)
  expect(seen).toContain(`GITHUB_SHA=${commits.merge}`)
})

function listFiles(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
}
