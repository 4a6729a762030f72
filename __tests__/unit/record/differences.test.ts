import { expect, test } from 'vitest'
import type { Environment } from '../../../src/record/environment.js'
import { listDifferences } from '../../../src/record/environment.js'

const then: Environment = {
  fingerprint: 'AMD EPYC 7763, 4 cores, linux x64',
  cpu: 'AMD EPYC 7763',
  cores: 4,
  memoryInBytes: 16 * 2 ** 30,
  os: 'linux x64',
  kernel: '6.8.0-azure',
  node: 'v24.0.0',
  runner: 'ubuntu24 20260101.1',
  smt: 'on',
  held: { cores: '1-3' },
  toolchain: [{ command: 'go version', version: 'go version go1.25.1 linux/amd64' }],
}

test.each<[string, Partial<Environment>, readonly string[]]>([
  ['nothing', {}, []],
  ['a few bytes of memory', { memoryInBytes: 16 * 2 ** 30 - 4096 }, []],
  ['the CPU', { cpu: 'Intel Xeon' }, ['CPU: AMD EPYC 7763 then, Intel Xeon now']],
  [
    'image and kernel',
    { kernel: '6.11.0-azure', runner: 'ubuntu24 20260201.1' },
    ['kernel: 6.8.0-azure then, 6.11.0-azure now', 'image: ubuntu24 20260101.1 then, ubuntu24 20260201.1 now'],
  ],
  ['what is held', { held: { cores: '1', niceness: -5 } }, ['cores held to: 1-3 then, 1 now']],
  [
    'a tool',
    { toolchain: [{ command: 'go version', version: 'go version go1.26.0 linux/amd64' }] },
    ['go version: go version go1.25.1 linux/amd64 then, go version go1.26.0 linux/amd64 now'],
  ],
  ['a tool that is asked for no more', { toolchain: [] }, []],
  ['a quota', { quotaInCores: 1.5 }, ['quota: none then, 1.5 cores now']],
  ['a container', { virtualization: 'docker' }, ['virtualisation: none then, docker now']],
])('%s', (_, changes, differences) => {
  const found = listDifferences(then, { ...then, ...changes })
  expect(found.map(one => `${one.what}: ${one.before} then, ${one.after} now`)).toEqual(differences)
})
