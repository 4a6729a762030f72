import { describe, expect, test } from 'vitest'
import { findObstacles, type Hold, type Machine, planHold, type Quiet } from '../../../src/measure/quiet.js'

/** One that can be held still. */
const still: Machine = {
  platform: 'linux',
  hasLauncher: true,
  cores: [0, 1, 2, 3],
  mayRaisePriority: true,
  governors: { 3: 'performance' },
  siblings: { 3: [3] },
  turbo: 'off',
}

describe('what invocations are held to', () => {
  test.each<[string, Quiet, Partial<Machine>, Hold]>([
    ['off', 'off', {}, {}],
    ['auto leaves the first core to the harness', 'auto', {}, { cores: [1, 2, 3], niceness: -5 }],
    ['auto keeps to the cpuset', 'auto', { cores: [8, 4, 6] }, { cores: [6, 8], niceness: -5 }],
    ['auto never goes down to one core', 'auto', { cores: [0, 1] }, { niceness: -5 }],
    ['auto with a quota of two cores', 'auto', { quota: 2 }, { niceness: -5 }],
    ['auto where the cores are not known', 'auto', { cores: [], platform: 'darwin' }, { niceness: -5 }],
    ['strict', 'strict', {}, { cores: [3], niceness: -5 }],
  ])('%s', (_, quiet, changes, hold) => expect(planHold(quiet, { ...still, ...changes })).toEqual(hold))
})

describe('what keeps a machine from being held still', () => {
  test('nothing', () => expect(findObstacles(still)).toEqual([]))

  test.each<[string, Partial<Machine>, RegExp]>([
    ['another system', { platform: 'darwin' }, /^only Linux can pin a process to a core, and this is darwin$/],
    ['no launcher', { hasLauncher: false }, /^Python 3\.8 or later is missing/],
    ['one core', { cores: [3] }, /^there is no second core for the harness$/],
    ['cores that cannot be seen', { cores: [] }, /^the permitted cores are unknown/],
    ['a quota', { quota: 1.5 }, /^the control group is limited to the time of 1\.5 cores/],
    ['no permission', { mayRaisePriority: false }, /^the priority cannot be raised/],
    ['a virtual machine', { governors: {} }, /^the governor of core 3 is unknown/],
    ['another governor', { governors: { 3: 'powersave' } }, /^the governor of core 3 is powersave \(cpupower/],
    ['a sibling', { siblings: { 3: [1, 3] } }, /^core 3 is the same hardware as core 1 /],
    ['turbo', { turbo: 'on' }, /^turbo is on/],
  ])('%s', (_, changes, message) => {
    const obstacles = findObstacles({ ...still, ...changes })
    expect(obstacles).toHaveLength(1)
    expect(obstacles[0]).toMatch(message)
  })

  test('all that is missing is listed at once', () => {
    const machine = { ...still, hasLauncher: false, mayRaisePriority: false, turbo: 'on', governors: {} } as const
    expect(findObstacles(machine)).toHaveLength(4)
  })
})
