import { renameSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onPullRequest } from './fake/events.js'
import { runAction } from './run-action.js'
import { makeWorld, usual } from './world.js'

test('the checkout may be in a directory of the workspace, as "path" of actions/checkout puts it', async () => {
  await using world = await makeWorld()
  const { sandbox, github, pull, commits } = world
  world.checkOut(commits.merge)
  renameSync(sandbox.at('work'), sandbox.at('checked-out'))
  sandbox.write('work/other/notes.txt', 'beside it')
  renameSync(sandbox.at('checked-out'), sandbox.at('work/pr'))
  const run = (inputs: Record<string, string>) =>
    runAction({ sandbox, github, trigger: onPullRequest(github.state, pull), inputs: { ...usual, ...inputs } })

  const built = await run({ 'working-directory': 'pr', build: 'cp source.sh built.sh' })
  expect(built.stdout).not.toContain('::error')
  expect(built.outputs.status).toBe('regressed')
  expect(github.state.comments.map(({ body }) => body)).toEqual([expect.stringContaining('regressed')])

  const unnamed = await run({ build: 'cp source.sh built.sh' })
  expect(unnamed.status).toBe(1)
  expect(unnamed.stdout).toContain('name a directory of the checkout as "working-directory"')
})
