import { expect, test } from 'vitest'
import { checkOut, makePullRequest } from '../checkout.js'
import { makeSandbox } from '../sandbox.js'
import { pushAll } from './fake/commit-graph.js'
import { onPullRequest } from './fake/events.js'
import { startGitHub } from './fake/fake-github.js'
import { addPull } from './fake/repository-state.js'
import { runAction } from './run-action.js'

test('a pull request without a baseline artifact is compared with a build of its base', async () => {
  await using github = await startGitHub()
  const sandbox = makeSandbox()
  const { origin, head, main, merge } = makePullRequest(sandbox)
  pushAll(github.state, origin)
  const pull = addPull(github.state, { head: { sha: head }, mergeCommit: merge })
  checkOut(sandbox, origin, merge)
  const trigger = onPullRequest(github.state, pull)
  const inputs = {
    command: 'sh built.sh',
    setup: 'cp source.sh built.sh',
    warmup: '0',
    rounds: '5',
  }
  const step = await runAction({ sandbox, github, trigger, inputs })
  expect(step.status, step.stdout).toBe(0)
  expect(step.outputs).toMatchObject({ status: 'regressed', 'baseline-sha': main, 'baseline-source': 'ref' })
  expect(trigger.run).toMatchObject({ status: 'completed', conclusion: 'success' })
})
