import { describe, expect, it, test } from 'vitest'
import {
  type Bench,
  chooseInstruments,
  hasCounters,
  makePerf,
  parseCallgrind,
  parsePerf,
  rusage,
} from '../../../src/measure/instruments/choose.js'
import { amendAll, type InstrumentReading, readAll, wrapArgv } from '../../../src/measure/instruments/instrument.js'

const usage = {
  userSeconds: 0.03,
  systemSeconds: 0.01,
  maxRssInBytes: 20_000_000,
  minorFaults: 250,
  majorFaults: 1,
  voluntarySwitches: 3,
  involuntarySwitches: 2,
  mainThreadSeconds: 0.035,
  runDelaySeconds: 0.01,
}
const observation: InstrumentReading = { seconds: 0.05, usage, runs: 1, texts: [] }

/** What `perf stat -x,` wrote on different machines. */
const recorded = {
  // A virtual machine without counters.
  'not supported': [
    '# started on Fri Jan  2 10:00:00 2026\n\n<not supported>,,instructions,0,100.00,,\n<not supported>,,cycles,0,100.00,,\n873798,ns,duration_time,873798,100.00,,\n1042000,ns,user_time,1042000,100.00,,\n<not counted>,ns,system_time,0,100.00,,\n',
    { duration_time: 873_798, user_time: 1_042_000 },
  ],
  // Linux 5.15 on ARM, as an ordinary user, who sees no kernel.
  'of a user': [
    '1203841,,instructions:u,751203,100.00,0.94,insn per cycle\n1279822,,cycles:u,751203,100.00,,\n<not counted>,,branches:u,0,0.00,,\n8311,,cache-misses:u,751203,100.00,,\n',
    { instructions: 1_203_841, cycles: 1_279_822, 'cache-misses': 8311 },
  ],
  // A processor with two kinds of cores counts each event on both.
  'two kinds of cores': [
    '100,,cpu_atom/instructions/,1,40.00,,\n900,,cpu_core/instructions/,1,60.00,,\n<not counted>,,cpu_atom/cycles/u,0,0.00,,\n500,,cpu_core/cycles/u,1,100.00,,\n',
    { instructions: 1000, cycles: 500 },
  ],
  // Appended once for each run of a batch.
  'a batch': ['10,,instructions,1,100.00,,\n# started on …\n\n12,,instructions,1,100.00,,\n', { instructions: 22 }],
  nothing: ['', {}],
  'a complaint': ['Error:\nAccess to performance monitoring and observability operations is limited.\n', {}],
} as const

test.each(Object.entries(recorded))('perf: %s', (_, [text, events]) => {
  expect(Object.fromEntries(parsePerf(text))).toEqual(events)
  expect(hasCounters(parsePerf(text))).toBe('instructions' in events)
})

test.each([
  ['events: Ir\nsummary: 1225243\n', 1_225_243],
  ['events: Dr Ir Dw\nsummary: 5 77 9\n', 77],
  ['positions: line\nevents: Ir\n\ntotals: 12\n', 12],
  ['events: Ir\n', undefined],
  ['', undefined],
])('callgrind: %j', (text, count) => {
  expect(parseCallgrind(text)).toBe(count)
})

describe('perf', () => {
  const perf = makePerf({ events: ['instructions', 'duration_time'], ownMemoryInBytes: 15_000_000 })
  const texts = [
    '1000,,instructions,1,100.00,,\n40000000,ns,duration_time,1,100.00,,\n30000000,ns,user_time,1,100.00,,\n',
  ]

  it('is put around the command', () => {
    expect(wrapArgv([perf, rusage], ['./app', 'a b'], '/tmp/counts')).toEqual(
      'perf|stat|-x,|--append|-e|instructions,duration_time|-o|/tmp/counts/perf|--|sh|-c|"$@"; exit $?|sh|./app|a b'.split(
        '|',
      ),
    )
  })

  it('takes what it adds itself out of time, and leaves out what it cannot', () => {
    const amended = amendAll([perf], { ...observation, texts })
    expect(amended).toMatchObject({ seconds: 0.04, usage: { userSeconds: 0.03, systemSeconds: 0, maxRssInBytes: 2e7 } })
    expect(amended.usage).not.toHaveProperty('minorFaults')
    expect(amendAll([perf], { ...observation, usage: { ...usage, maxRssInBytes: 1e7 } }).usage).toEqual({})
  })

  it('divides by the runs of a batch', () => {
    const readings = readAll([perf], { ...observation, texts, runs: 4 }, 'suite')
    expect(readings).toEqual([
      {
        benchmark: 'suite',
        metric: { name: 'instructions', unit: 'count', better: 'lower', aside: true },
        values: [250],
      },
    ])
  })
})

it('reads what the kernel has counted', () => {
  const values = readAll([rusage], observation, 'suite').map(
    ({ metric, values }) => `${metric.name} ${values} ${metric.unit}`,
  )
  expect(values).toEqual([
    'cpu-time 0.04 s',
    'user-time 0.03 s',
    'system-time 0.01 s',
    'peak-memory 20000000 B',
    'minor-faults 250 count',
    'major-faults 1 count',
    'voluntary-switches 3 count',
    'involuntary-switches 2 count',
    'run-delay 0.01 s',
    'waiting-time 0.005 s',
  ])
  const { maxRssInBytes: _, ...rest } = usage
  expect(readAll([rusage], { ...observation, usage: rest }, 'suite')).toHaveLength(9)
  const { runDelaySeconds: __, ...unscheduled } = usage
  expect(readAll([rusage], { ...observation, usage: unscheduled }, 'suite')).toHaveLength(8)
  expect(readAll([rusage], { ...observation, usage: {} }, 'suite')).toEqual([])
})

describe('the instruments that are chosen', () => {
  const all: Bench = { hasUsage: true, perf: { events: ['cycles'], ownMemoryInBytes: 0 }, withoutValgrind: undefined }
  const none: Bench = { hasUsage: false, perf: 'not supported here', withoutValgrind: 'not found in PATH' }
  test.each([
    ['auto', all, ['perf', 'clock', 'rusage'], []],
    ['auto', none, ['clock'], []],
    [['rusage'], all, ['rusage'], []],
    [['rusage', 'clock'], none, ['clock'], [/names rusage, but CPU time.* need Python/]],
    [['perf', 'rusage'], { ...none, hasUsage: true }, ['rusage'], [/names perf.*: not supported here/]],
    [['callgrind'], all, ['callgrind'], []],
    [['callgrind'], { ...none, hasUsage: true }, ['clock', 'rusage'], [/names callgrind.*: not found in PATH/]],
  ] as const)('%j of %j', (request, bench, names, messages) => {
    const { instruments, warnings } = chooseInstruments(request, bench, 'primary')
    expect(instruments.map(({ name }) => name)).toEqual(names)
    expect(warnings.map(({ message }) => message)).toEqual(messages.map(message => expect.stringMatching(message)))
  })

  test.each([
    ['primary', []],
    ['all', []],
    ['time', []],
    ['cpu-time, cycles', [/names cpu-time.* Python/, /"metrics" names cycles.*: not supported here/]],
  ])('a metric that is named and not there is said: %s', (metrics, messages) => {
    const { warnings } = chooseInstruments('auto', none, metrics)
    expect(warnings.map(({ message }) => message)).toEqual(messages.map(message => expect.stringMatching(message)))
    expect(chooseInstruments('auto', all, metrics).warnings).toEqual([])
  })
})
