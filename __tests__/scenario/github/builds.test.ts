import { chmodSync, existsSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Texts } from '../action.js'
import { openRepository } from '../repository.js'
import { onPullRequest } from './fake/events.js'
import { runAction } from './run-action.js'
import { makeWorld, usual, type World } from './world.js'

/** A build that notes where it ran. Nothing is built before, as in a workflow without a step of its own for that. */
function building({ sandbox }: World): Texts {
  return { build: `pwd >> ${sandbox.at('places')}; rm -f built.sh; cp source.sh built.sh` }
}

function readPlaces({ sandbox }: World): readonly string[] {
  const places = sandbox.read('places').trim().split('\n')
  rmSync(sandbox.at('places'))
  return places
}

test('a push builds what it publishes once, and a pull request builds only itself then', async () => {
  await using world = await makeWorld()
  const inputs = building(world)
  const pushed = await world.push(inputs)
  expect(pushed.status, pushed.stdout).toBe(0)
  expect(pushed.outputs).toMatchObject({ published: 'true' })
  expect(readPlaces(world)).toEqual([world.sandbox.at('work')])
  const proposed = await world.propose(inputs)
  expect(proposed.status, proposed.stdout).toBe(0)
  expect(proposed.outputs).toMatchObject({ status: 'regressed', 'baseline-source': 'published' })
  expect(readPlaces(world)).toEqual([world.sandbox.at('work')])
})

test('a baseline that is not published is built before any code of the pull request has run', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { sandbox, commits } = world
  const poison = sandbox.at('poison')
  // The build of the pull request leaves what would make every later build come out like its own.
  const build = `[ ! -e ${poison} ] || exit 1; ${building(world).build}; [ "$PWD" != ${sandbox.at('work')} ] || touch ${poison}`
  const step = await world.propose({ build })
  expect(step.status, step.stdout).toBe(0)
  expect(step.outputs).toMatchObject({
    ...{ status: 'regressed', 'baseline-source': 'ref', 'baseline-sha': commits.main },
  })
  expect(readPlaces(world)).toEqual([sandbox.at('runner/counterbalance/baseline'), sandbox.at('work')])
  expect(existsSync(sandbox.at('runner/counterbalance'))).toBe(false)
})

test('the baseline is built at its place, whatever a step that was killed has left there', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { sandbox, commits, github, pull } = world
  const place = sandbox.at('runner/counterbalance/baseline')
  world.checkOut(commits.merge)
  const work = openRepository(sandbox, 'work')
  work.git('clone', '--quiet', '--no-checkout', '.', place)
  sandbox.write('runner/counterbalance/baseline/cache/left', 'x')
  chmodSync(sandbox.at('runner/counterbalance/baseline/cache'), 0o500)
  const trigger = onPullRequest(github.state, pull)
  const inputs = { ...usual, ...building(world) }
  const step = await runAction({ sandbox, github, trigger, inputs })
  expect(step.outputs, step.stdout).toMatchObject({ status: 'regressed', 'baseline-sha': commits.main })
  expect(readPlaces(world)).toEqual([place, sandbox.at('work')])
  expect(existsSync(sandbox.at('runner/counterbalance'))).toBe(false)
  expect(work.git('worktree', 'list').split('\n')).toHaveLength(1)
})

test('a build of the base that passes in a second try is no fault of it, and both tries have a clean checkout', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const tried = world.sandbox.at('tried')
  const build = `[ ! -e left ]; touch left; [ -e ${tried} ] || { touch ${tried}; exit 3; }; cp source.sh built.sh`
  const step = await world.propose({ build, files: 'built.sh' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
  expect(step.stdout).toContain('a second time, because the first try failed')
})
