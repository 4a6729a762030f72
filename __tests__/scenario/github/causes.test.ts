import { expect, test } from 'vitest'
import { checkOut } from '../checkout.js'
import { makeRepository } from '../repository.js'
import { makeSandbox } from '../sandbox.js'
import { pushAll } from './fake/commit-graph.js'
import { onPullRequest } from './fake/events.js'
import { type GitHub, startGitHub } from './fake/fake-github.js'
import { addPull, usualPermissions } from './fake/repository-state.js'
import { runAction } from './run-action.js'

/** The time that it prints is made up, so that the verdict is the same on a busy machine; its profile is real. */
const makeProgram = (passes: number): string => `
function spin(passes) { let sum = 0; for (let i = 0; i < passes * 1e6; i++) sum = (sum + i * 7) % 1013; return sum }
process.exitCode = spin(${passes}) < 0 ? 1 : 0
console.log('{"bench":"sum","unit":"ns","value":${passes}000000}')
`

/** A pull request that is slower, as GitHub has it and as it is checked out. */
function propose(github: GitHub) {
  const sandbox = makeSandbox()
  const origin = makeRepository(sandbox, 'origin')
  origin.commit({ 'main.js': makeProgram(2), 'source.sh': '' })
  origin.git('checkout', '--quiet', '-b', 'slower')
  const head = origin.commit({ 'main.js': makeProgram(12) })
  pushAll(github.state, origin)
  const pull = addPull(github.state, { head: { sha: head }, mergeCommit: head })
  checkOut(sandbox, origin, head)
  return { sandbox, pull }
}

const inputs = {
  ...{ command: `${process.execPath} main.js`, build: 'true', warmup: '0', rounds: '5', show: 'comment,check' },
  settings: 'causes: node\nfresh-copies: round',
}

test('a comment that is left to a newer run is spoken of once', { tags: 'nightly' }, async () => {
  await using github = await startGitHub()
  const { sandbox, pull } = propose(github)
  const trigger = onPullRequest(github.state, pull)
  pull.head.sha = 'f'.repeat(40)
  const step = await runAction({ sandbox, github, trigger, inputs: { ...inputs, show: 'comment' } })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
  expect(step.stdout).toContain('Cause: spin in main.js')
  expect(step.stdout.split('The comment was left alone')).toHaveLength(2)
})

test('the verdict is told before its causes are sought, and one edit adds them', { tags: 'nightly' }, async () => {
  await using github = await startGitHub()
  github.state.token.permissions = { ...usualPermissions, checks: 'write' }
  const { sandbox, pull } = propose(github)
  const step = await runAction({ sandbox, github, trigger: onPullRequest(github.state, pull), inputs })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
  const [verdict, search, cause] = ['sum regressed', 'finding the causes', 'Cause: spin in main.js'].map(text =>
    step.stdout.indexOf(text),
  )
  expect(verdict).toBeGreaterThan(0)
  expect(search).toBeGreaterThan(verdict!)
  expect(cause).toBeGreaterThan(search!)
  expect(step.stdout.split('sum regressed')).toHaveLength(2)
  const writes = github.requests().filter(line => /^(POST|PATCH) .*(comments|check-runs)/.test(line))
  expect(writes.map(line => line.replace(/ .*(comments|check-runs).*/, ' $1'))).toEqual([
    ...['POST check-runs', 'POST comments', 'PATCH check-runs'],
    ...['PATCH comments', 'PATCH check-runs'],
  ])
  expect(github.state.comments.map(({ body }) => body)).toEqual([expect.stringContaining('Cause:')])
})
