import { describe, expect, it, test } from 'vitest'
import {
  parseAvailableMemory,
  parseCpuTimes,
  parseDisks,
  parseNetwork,
  parseOwnTime,
  parsePressure,
  parseSegments,
  parseVmstat,
} from '../../../src/system/host/host-monitor.js'
import {
  findGroup,
  listGroups,
  parseCores,
  parseCpuMax,
  parseCpuQuota,
  parsePowerShell,
  parseQuotaStops,
  parseSysctl,
  showCores,
} from '../../../src/system/host/machine.js'

describe('/proc/stat', () => {
  test.each<[string, string, ReturnType<typeof parseCpuTimes>]>([
    [
      'of a virtual machine',
      'cpu  1461674 77486 241207 1308139 4625 0 1534 1634 0 0\ncpu0 724535 35635 115870 669997 954 0 230 817 0 0\nintr 5\n',
      { cpuSeconds: 30_962.99, busySeconds: 17_819.01, stealSeconds: 16.34 },
    ],
    ['of a kernel of long ago', 'cpu  100 0 50 850\n', { cpuSeconds: 10, busySeconds: 1.5, stealSeconds: 0 }],
    ['empty', '', {}],
    ['something else', 'cpu MHz : 2400\n', {}],
    ['cut off', 'cpu  12 3\n', {}],
  ])('%s', (_, text, ticks) => expect(parseCpuTimes(text)).toEqual(ticks))
})

describe('/proc/PID/stat', () => {
  const rest = 'S 1 42 42 0 -1 4194560 1234 5678 0 0 150 50 700 100 20 0 11 0 1234 0 0'
  test.each<[string, string, number | undefined]>([
    ['plain', `42 (node) ${rest}`, 10],
    ['a name with blanks and brackets', `42 (a) b (c) ${rest}`, 10],
    ['cut off', '42 (node) S 1 42', undefined],
    ['empty', '', undefined],
  ])('%s', (_, text, ticks) => expect(parseOwnTime(text)).toBe(ticks))
})

describe('/proc/pressure', () => {
  test.each<[string, string, number | undefined]>([
    [
      'memory',
      'some avg10=0.02 avg60=1.40 avg300=6.04 total=4763846191\nfull avg10=0.00 avg60=0.00 avg300=0.00 total=0\n',
      4763.846191,
    ],
    [
      'of a kernel before 5.13, where cpu has no second line',
      'some avg10=0.00 avg60=0.00 avg300=0.00 total=12\n',
      12e-6,
    ],
    ['switched off', '', undefined],
  ])('%s', (_, text, seconds) => expect(parsePressure(text)).toBe(seconds))
})

test.each([
  ['/', ['/']],
  ['/a/b', ['/a/b', '/a', '/']],
])('the groups around %s', (path, groups) => expect(listGroups(path)).toEqual(groups))

test.each([
  ['version 1', 'nr_periods 109\nnr_throttled 99\nthrottled_time 3933139599\n', 99],
  ['version 2', 'usage_usec 8\nuser_usec 5\nsystem_usec 3\nnr_periods 9\nnr_throttled 2\nthrottled_usec 77\n', 2],
  ['the root of version 2', 'usage_usec 8\nuser_usec 5\nsystem_usec 3\n', undefined],
  ['empty', '', undefined],
])('cpu.stat of %s', (_, text, stops) => expect(parseQuotaStops(text)).toBe(stops))

test('/proc/vmstat and /proc/meminfo', () => {
  expect(parseVmstat('nr_free_pages 1\npswpin 3\npswpout 4\npgmajfault 18001\noom_kill 1\n')).toEqual({
    swappedPages: 7,
    outOfMemoryKills: 1,
  })
  expect(parseVmstat('pswpin 3\npswpout 4\n')).toEqual({ swappedPages: 7 })
  expect(parseVmstat('')).toEqual({})
  expect(parseAvailableMemory('MemTotal:       24684084 kB\nMemAvailable:   24280680 kB\n')).toBe(24_280_680 * 1024)
  expect(parseAvailableMemory('MemTotal:       24684084 kB\n')).toBeUndefined()
})

describe('the network and the disks', () => {
  const heading =
    'Inter-|   Receive                |  Transmit\n face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets\n'
  test.each([
    ['loopback alone', `${heading}    lo: 414 11 0 0 0 0 0 0 414 11 0 0 0 0 0 0\n`, undefined],
    [
      'an interface and its bridges',
      `${heading}    lo: 414 11 0 0 0 0 0 0 414 11 0 0 0 0 0 0\n  eth0:1000 5 0 0 0 0 0 0 200 2 0 0 0 0 0 0\ndocker0: 9 1 0 0 0 0 0 0 9 1 0 0 0 0 0 0\n`,
      1200,
    ],
    ['nothing', '', undefined],
  ])('/proc/net/dev of %s', (_, text, counts) => expect(parseNetwork(text)).toBe(counts))

  test.each([
    [
      'TCP among others',
      'Ip: Forwarding DefaultTTL\nIp: 1 64\nTcp: RtoMin OutSegs RetransSegs InErrs\nTcp: 200 1287963 4376 0\n',
      { sentSegments: 1_287_963, repeatedSegments: 4376 },
    ],
    ['no TCP', 'Ip: Forwarding DefaultTTL\nIp: 1 64\n', {}],
    ['an old kernel', 'Tcp: RtoMin\nTcp: 200\n', {}],
  ])('/proc/net/snmp with %s', (_, text, counts) => expect(parseSegments(text)).toEqual(counts))

  test.each([
    [
      'two disks, a partition and a loop',
      '   7 0 loop0 9 0 9 9 9 0 9 9 0 9 9\n 254 0 vda 24 18 100 60 16 24 300 20 0 1500 87 27 14\n 254 1 vda1 24 18 100 60 16 24 300 20 0 1500 87\n 259 0 nvme0n1 1 0 10 1 1 0 10 1 0 500 2\n',
      { diskBytes: 512 * 420, diskSeconds: 2 },
    ],
    ['no disk', '   7 0 loop0 9 0 9 9 9 0 9 9 0 9 9\n', {}],
    ['nothing', '', {}],
  ])('/proc/diskstats of %s', (_, text, counts) => expect(parseDisks(text)).toEqual(counts))
})

describe('lists of cores', () => {
  test.each<[string, readonly number[] | undefined]>([
    ['0', [0]],
    ['0-2,5\n', [0, 1, 2, 5]],
    ['', undefined],
    ['all', undefined],
    ['0-', undefined],
  ])('"%s"', (text, cores) => expect(parseCores(text)).toEqual(cores))

  it('come back as short as they can be', () => {
    expect(showCores([5, 0, 1, 2])).toBe('0-2,5')
    expect(showCores([])).toBe('')
  })
})

test('control groups', () => {
  expect([parseCpuMax('150000 100000\n'), parseCpuMax('max 100000\n'), parseCpuMax('')]).toEqual([
    1.5,
    undefined,
    undefined,
  ])
  expect([parseCpuQuota('50000', '100000'), parseCpuQuota('-1', '100000')]).toEqual([0.5, undefined])
  expect(findGroup('0::/user.slice/a:b\n', '')).toBe('/user.slice/a:b')
  expect(findGroup('4:memory:/x\n3:cpu,cpuacct:/docker/5\n0::/\n', 'cpu')).toBe('/docker/5')
  expect(findGroup('', '')).toBeUndefined()
})

test('sysctl of macOS', () => {
  const text = 'hw.physicalcpu: 3\nkern.hv_vmm_present: 1\n'
  expect(parseSysctl(text)).toEqual({ physicalCores: 3, isVirtual: true })
  expect(parseSysctl('hw.physicalcpu: 8\n')).toEqual({ physicalCores: 8 })
  expect(parseSysctl('')).toEqual({})
})

test('PowerShell of Windows', () => {
  expect(parsePowerShell('{"plan":"High performance","hypervisor":true,"cores":2}\r\n')).toEqual({
    physicalCores: 2,
    isVirtual: true,
    powerPlan: 'High performance',
  })
  // Without the power plan's namespace, as in a container.
  expect(parsePowerShell('{"plan":null,"hypervisor":false,"cores":16}')).toEqual({
    physicalCores: 16,
    isVirtual: false,
  })
  expect(parsePowerShell("'Get-CimInstance' is not recognized")).toEqual({})
  expect(parsePowerShell('null')).toEqual({})
})
