import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Texts } from '../action.js'
import { makeWorld, type World } from './world.js'

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

test('a baseline that is not published is built before any code of the pull request has run', async () => {
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
  expect(readPlaces(world)).toEqual([expect.stringMatching(/\/baseline$/), sandbox.at('work')])
})

test('a build that fails for the pull request alone says whose it is', async () => {
  await using world = await makeWorld()
  const build = `[ "$PWD" != ${world.sandbox.at('work')} ] || { echo 'error: no such header' >&2; exit 3; }; cp source.sh built.sh`
  const step = await world.propose({ build })
  expect(step.status).toBe(1)
  expect(step.stdout).toContain('ended with exit status 3 in the directory of the contender')
  expect(step.stdout).toContain('error: no such header')
})
