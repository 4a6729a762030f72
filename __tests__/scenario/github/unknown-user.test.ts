import { expect, test } from 'vitest'
import { copyDist, isRoot, useOpenDirectories } from '../without-root.js'
import { plant } from './planted.js'
import { makeWorld } from './world.js'

useOpenDirectories()

// As in an image that runs its steps by a number: nothing says what the user is called, or where it is at home. The origin is no part of it.
const stranger = 54_321
const start = `chmod -R a+rwX "$(dirname "$PWD")" && chown -R ${stranger} ../origin && exec setpriv --reuid=${stranger} --regid=${stranger} --clear-groups env -u HOME "$@"`

test.runIf(isRoot)(
  "a user without a name and a home measures in somebody else's workspace",
  { tags: 'nightly' },
  async () => {
    await using world = await makeWorld()
    const { github, sandbox, commits } = world
    plant(github.state, sandbox, { commit: commits.main })
    const step = await world.propose({}, { before: ['bash', '-c', start, '-'], bundle: copyDist(sandbox) })
    expect([step.status, step.outputs['baseline-sha']], step.stdout).toEqual([0, commits.main])
    expect(step.stdout).toContain('9.00 ms → 1.10 ms')
  },
)
