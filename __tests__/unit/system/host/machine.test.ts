import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { difference, openHostCounters, openHostMonitor } from '../../../../src/system/host/host-monitor.js'
import { readMachine } from '../../../../src/system/host/machine.js'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'machine-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

function write(files: { readonly [path: string]: string }): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

const cpu = 'sys/devices/system/cpu'

test('a machine of its own', () => {
  write({
    'proc/self/status': 'Name:\tnode\nCapEff:\t0000000000800000\nCpus_allowed_list:\t1-2\n',
    'proc/sys/kernel/randomize_va_space': '2\n',
    [`${cpu}/cpu1/cpufreq/scaling_governor`]: 'performance\n',
    [`${cpu}/cpu2/cpufreq/scaling_governor`]: 'powersave\n',
    [`${cpu}/cpu2/topology/thread_siblings_list`]: '2,6\n',
    [`${cpu}/intel_pstate/no_turbo`]: '0\n',
    [`${cpu}/smt/active`]: '1\n',
  })
  expect(readMachine(root, 'linux')).toEqual({
    platform: 'linux',
    cores: [1, 2],
    mayRaisePriority: true,
    governors: { 1: 'performance', 2: 'powersave' },
    siblings: { 2: [2, 6] },
    turbo: 'on',
    smt: 'on',
    aslr: 'on',
  })
})

test('a container with a quota, without permission', () => {
  write({
    'proc/self/status': 'CapEff:\t0000000000000000\nCpus_allowed_list:\t0-63\n',
    'proc/self/limits': 'Max nice priority         0                    0                    \n',
    'proc/self/cgroup': '0::/\n',
    'sys/fs/cgroup/cpu.max': '250000 100000\n',
    [`${cpu}/cpufreq/boost`]: '0\n',
    [`${cpu}/smt/active`]: 'what?\n',
  })
  expect(readMachine(root, 'linux')).toMatchObject({ mayRaisePriority: false, quota: 2.5, turbo: 'off', governors: {} })
  expect(readMachine(root, 'linux')).not.toHaveProperty('smt')
})

test('a control group of version 1', () => {
  write({
    'proc/self/cgroup': '1:cpu,cpuacct:/docker/7\n',
    'sys/fs/cgroup/cpu/cpu.cfs_quota_us': '50000\n',
    'sys/fs/cgroup/cpu/cpu.cfs_period_us': '100000\n',
  })
  expect(readMachine(root, 'linux').quota).toBe(0.5)
})

test('a control group in one with a quota', () => {
  write({ 'proc/self/cgroup': '0::/pods/7/job\n', 'sys/fs/cgroup/pods/7/cpu.max': '150000 100000\n' })
  expect(readMachine(root, 'linux').quota).toBe(1.5)
})

test('a limit that permits a higher priority', () => {
  write({ 'proc/self/limits': 'Max nice priority         40                   40                   \n' })
  expect(readMachine(root, 'linux').mayRaisePriority).toBe(true)
})

test('a machine without any of the files tells nothing, and is no error', () => {
  expect(readMachine(root, 'darwin')).toEqual({
    platform: 'darwin',
    cores: [],
    mayRaisePriority: false,
    governors: {},
    siblings: {},
  })
  const counters = openHostCounters(root)
  expect(counters.readCounters()).toEqual({})
  expect(Object.keys(counters.readState())).toEqual(process.platform === 'win32' ? [] : ['load'])
})

const pressure = (total: number): string => `some avg10=0.00 avg60=0.00 avg300=0.00 total=${total}\n`
const own = '42 (node) S 1 42 42 0 -1 4194560 1234 5678 0 0 0 0 0 0 20 0 11 0 1234 0 0\n'

/** What a monitor says of a round in which `then` became `now`. */
async function watch(
  then: { readonly [path: string]: string },
  now: { readonly [path: string]: string },
  launched = 0,
): Promise<object> {
  write(then)
  const monitor = openHostMonitor({
    directory: root,
    spin: async () => ({ seconds: 0.0002, cpuSecondsBefore: 5 + launched, cpuSecondsAfter: 5 }),
    counters: openHostCounters(root),
  })
  await monitor.begin()
  write(now)
  return await monitor.end()
}

test('a round’s sample is what was counted over it', async () => {
  const then = {
    'proc/stat': 'cpu  100 0 0 100 0 0 0 10 0 0\n',
    'proc/self/stat': own,
    'proc/pressure/memory': pressure(1_000_000),
    'proc/vmstat': 'pswpin 1\npswpout 1\noom_kill 0\n',
    'proc/meminfo': 'MemAvailable:   100 kB\n',
    [`${cpu}/cpu0/thermal_throttle/core_throttle_count`]: '3\n',
    [`${cpu}/cpu0/cpufreq/scaling_cur_freq`]: '2000000\n',
    [`${cpu}/cpu1/cpufreq/scaling_cur_freq`]: '3000000\n',
  }
  const now = {
    'proc/stat': 'cpu  250 0 0 120 0 0 0 40 0 0\n',
    'proc/self/stat': own,
    'proc/pressure/memory': pressure(1_500_000),
    'proc/vmstat': 'pswpin 1\npswpout 9\noom_kill 1\n',
    'proc/meminfo': 'MemAvailable:   50 kB\n',
    [`${cpu}/cpu0/thermal_throttle/core_throttle_count`]: '5\n',
  }
  expect(await watch(then, now, 1.2)).toMatchObject({
    cpuSeconds: 2,
    stealSeconds: 0.3,
    othersSeconds: 0.3,
    memoryWaitSeconds: 0.5,
    swappedPages: 8,
    outOfMemoryKills: 1,
    throttles: 2,
    frequencyInHertz: 2.5e9,
    availableMemoryInBytes: 51_200,
    freeDiskInBytes: expect.any(Number),
    spinSeconds: 0.0002,
  })
})

test('where the launcher was started anew, what others used is not known', async () => {
  const stat = { 'proc/stat': 'cpu  100 0 0 100 0 0 0 10 0 0\n', 'proc/self/stat': own }
  expect(await watch(stat, stat, -1)).not.toHaveProperty('othersSeconds')
})

test('a counter that is gone is left out, one that went back counts nothing', () => {
  expect(difference({ cpuSeconds: 5, throttles: 3 }, { cpuSeconds: 4, swappedPages: 9 })).toEqual({ cpuSeconds: 0 })
})

test.each([
  ['1', '1:cpu,cpuacct:/docker/7\n', 'sys/fs/cgroup/cpu/cpu.stat'],
  ['1, seen from outside', '1:cpu,cpuacct:/docker/7\n', 'sys/fs/cgroup/cpu/docker/cpu.stat'],
  ['2', '0::/\n', 'sys/fs/cgroup/cpu.stat'],
])('a group of version %s that was stopped for its quota', async (_, groups, path) => {
  const then = { 'proc/self/cgroup': groups, [path]: 'nr_periods 5\nnr_throttled 2\n' }
  expect(await watch(then, { [path]: 'nr_periods 9\nnr_throttled 6\n' })).toMatchObject({ quotaStops: 4 })
})
