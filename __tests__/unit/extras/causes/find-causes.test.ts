import { expect, test } from 'vitest'
import { findChanged } from '../../../../src/compare/conclude.js'
import type { GatePolicy } from '../../../../src/compare/gate/policy.js'
import type { Explained } from '../../../../src/explained.js'
import { findCauses as findCausesOf } from '../../../../src/extras/causes/profiling.js'
import { names } from '../../../../src/formats/selection.js'
import type { ProcessRequest } from '../../../../src/measure/process.js'
import type { MeasurePorts, Session } from '../../../../src/measure/session.js'
import { ProfileError } from '../../../../src/profiles/profile.js'
import type { Profiler } from '../../../../src/profiles/profilers.js'
import { makePerfProfiler } from '../../../../src/profiles/profilers.js'
import type { CausesRequest, Profiles, RecordedCauses } from '../../../../src/record/causes.js'
import { explain } from '../../../../src/record/reasons.js'
import type { SessionRecord } from '../../../../src/record/record.js'
import { findStatistic } from '../../../../src/record/statistic.js'
import { planSides } from '../../../../src/schedule/round.js'
import { makeSchedule } from '../../../../src/schedule/schedule.js'
import { makeRandom } from '../../../../src/stats/random.js'
import type { Sides, World } from '../../../../src/world.js'
import { makeSided } from '../../record/whole.js'

/** A session of two sides. */
const session: Session = {
  suite: 'benchmark',
  plan: makeSchedule(
    {
      seed: 's',
      sides: planSides(['a', 'b'], [2]),
      warmups: 0,
      rounds: { least: 5, most: 5, isAuto: false },
      confidence: 0.95,
    },
    makeRandom('orders'),
  ),
  sides: ['a', 'b'].map(name => ({
    name,
    command: { kind: 'argv', argv: ['run'] },
    places: [
      { root: `/${name}1`, directory: `/${name}1` },
      { root: `/${name}2`, directory: `/${name}2` },
    ],
  })),
  variables: {},
  prepare: undefined,
  format: 'process',
  statistic: findStatistic('median')!,
  ...{ timeBudgetInSeconds: 600, invocationTimeoutInSeconds: 10, warmupTimeInSeconds: 0 },
  batch: 1,
  instruments: [],
  reinstall: 'once' as const,
  threshold: 0.02,
}

const commit = '0123456789abcdef0123456789abcdef01234567'
const sides: Sides = [
  { name: 'a', directory: '/a', origin: { label: 'main', source: 'ref', commit } },
  { name: 'b', directory: '/b', origin: { label: 'branch', source: 'workspace' } },
]

function measured(level: number, seconds = 60): SessionRecord {
  const record = makeSided({ a: { level: 0.4 }, b: { level } }, { benchmarks: ['benchmark'] })
  return { ...record, seed: 's', plan: { inPlace: false, rounds: 20, looks: [20], stoppedBy: 'complete', seconds } }
}

/** A machine on which perf finds that side b spends more in `render`, and whose commands fail where `fails` says so. */
function makeWorld({
  perf = true,
  snake = 0,
  program = 'x',
  fails = (_: string): boolean => false,
  isAborted = false,
  print = (_selected: string, _side: string): string => '',
} = {}) {
  const log: string[] = []
  const told: string[] = []
  const diffs: (readonly string[])[] = []
  const nothing = { readText: () => '', readTail: () => 'no such thing' }
  const stackOf = (name: string, milliseconds: number) =>
    `x 1/1 1.0: ${milliseconds * 1e6} cpu-clock:\n\t 1 ${name} (${program})\n\t 2 main (${program})\n\n`
  const run = async ({ argv, directory, overrides = {} }: ProcessRequest) => {
    const isPrinting = argv.some(word => word.includes('perf script'))
    if (!isPrinting) log.push(directory)
    const noise = log.length % 3
    const text = stackOf('sort', 300 + noise) + stackOf('render', (directory.startsWith('/b') ? 60 : 40) + noise)
    return {
      ...{ startedAfterSeconds: 0, seconds: 0.4, leftovers: 0, stderr: nothing },
      exit: { kind: 'exited', status: fails(directory) ? 3 : 0 } as const,
      stdout: { ...nothing, readText: () => (isPrinting ? text : print(overrides.BENCH_SELECT ?? '', directory[1]!)) },
    }
  }
  const controller = new AbortController()
  const measuring = {
    processes: { timer: 'launcher', run, async [Symbol.asyncDispose]() {} },
    digest: text => text,
    benchOutput: () => ({ path: '/numbers', read: () => ({ text: '' }), remove() {} }),
    instrumentOutput: () => ({ path: '/profiles', read: () => [], remove() {} }),
    ...{ shell: 'sh', signal: controller.signal, clock: () => 0 },
    watch: progress => {
      if (progress.kind === 'profiling') told.push(progress.message)
    },
  } satisfies Partial<MeasurePorts>
  const profiling: World['profiling'] = {
    find: async name => {
      if (isAborted) controller.abort(new Error('stop'))
      if (isAborted) throw new Error('stop')
      if (name === 'node') return 'no Node.js'
      if (name === 'python') return makeSnake(snake)
      return perf ? makePerfProfiler('cpu-clock') : 'perf is not installed'
    },
    readProfiles: () => ({ files: [] }),
    readVersion: () => undefined,
    isSameFile: () => false,
    digestMachineCode: async () => undefined,
    diff: async (...asked) => {
      diffs.push(asked)
      return '+++ b/render.c\n@@ -1 +1 @@\n'
    },
  }
  return { world: { measuring, profiling } as unknown as World, log, told, diffs }
}

/** What the recorder of Python would leave, whatever is under it. */
const makeSnake = (weight: number): Profiler => ({
  name: 'python',
  read: () => {
    if (weight === 0) throw new ProfileError('no Python process of it left one')
    return { unit: 'ms', samples: [{ frames: [{ name: 'parse', file: '/a1/main.py' }], weight }] }
  },
})

const findCauses = (explained: Explained, world: World) =>
  findCausesOf(explained, world, () => findChanged(explained.record))

test.each([
  ['leaves most of the time', 300, { profiler: 'python', rounds: { length: 4 } }],
  ['leaves little, because the command runs another program', 30, { profiler: 'perf' }],
  ['leaves nothing', 0, { profiler: 'perf' }],
])('a program of Python has its functions named by its own recorder: it %s', async (_, ms, expected) => {
  const record = withCpuTime(measured(0.6), { a: 0.4, b: 0.6 })
  expect(await find('auto', record, makeWorld({ snake: ms }))).toMatchObject(expected)
})

/** Why there are no profiles, as a sentence. */
function absenceOf(causes: RecordedCauses | undefined): string | undefined {
  return causes && 'absence' in causes ? explain(causes.absence) : undefined
}

test.each(['exceptions', 'frame-pointers'])(
  'of two ways to find callers, the one that finds more is taken: %s',
  async way => {
    const machine = makeWorld()
    const { profiling } = machine.world
    const tried: string[] = []
    const make = (name: string, frames: readonly { readonly name: string; readonly module?: string }[]): Profiler => ({
      name: 'perf',
      read: () => {
        tried.push(name)
        return { unit: 'ms', samples: [{ frames, weight: 300 }] }
      },
    })
    const library = { name: 'sort', module: '/usr/lib/lib.so' }
    const own = { name: 'main', module: '/a1/bench' }
    const other = make('frame-pointers', way === 'frame-pointers' ? [own, library] : [library])
    const perf = { ...make('exceptions', way === 'exceptions' ? [own, library] : [library]), other }
    const world = { ...machine.world, profiling: { ...profiling, find: async () => perf } }
    await findCauses({ causes: 'perf', record: measured(0.5), session, sides, secondsLeft: 500 }, world)
    expect(tried.slice(0, 2)).toEqual(['exceptions', 'frame-pointers'])
    expect(new Set(tried.slice(2))).toEqual(new Set([way]))
  },
)

const find = (
  causes: CausesRequest,
  record: SessionRecord,
  { world }: ReturnType<typeof makeWorld>,
  secondsLeft = 500,
) => findCauses({ causes, record, session, sides, secondsLeft }, world)

test('after a large change both sides run in four rounds under a profiler, in random order', async () => {
  const machine = makeWorld()
  const causes = await find('auto', measured(0.5), machine)
  expect(causes).toMatchObject({
    profiler: 'perf',
    sides: ['a', 'b'],
    functions: [{ name: 'main' }, { name: 'sort' }, { name: 'render' }],
  })
  // The first three runs try Python's recorder, and perf with both ways to find callers.
  const rounds = Array.from({ length: 4 }, (_, at) => machine.log.slice(3 + 4 * at, 7 + 4 * at))
  expect(rounds.map(round => round.toSorted())).toEqual(rounds.map(() => ['/a1', '/a2', '/b1', '/b2']))
  expect(new Set(rounds.map(String)).size).toBeGreaterThan(1)
  expect(machine.diffs).toEqual([['/b', commit]])
  expect(machine.told).toEqual(['finding the causes: 4 rounds under perf take about 8 s'])
})

test.each([
  [60, 24],
  [33, 16],
])('a small change is profiled in more rounds, as far as they fit after %i s', async (seconds, length) => {
  expect(await find('auto', measured(0.44, seconds), makeWorld(), 0)).toMatchObject({ rounds: { length } })
})

test('a short comparison is followed by a longer profiling, because the time budget allows it', async () => {
  expect(await find('auto', measured(4, 20), makeWorld(), 580)).toMatchObject({ profiler: 'perf' })
})

test('a round in which the profiler missed a process runs again, and no more than three do', async () => {
  let left = 2
  const machine = makeWorld({ fails: directory => directory === '/b1' && left-- > 0 })
  expect(await find('auto', measured(0.5), machine)).toMatchObject({ profiler: 'perf', rounds: { length: 4 } })
  const broken = makeWorld({ fails: directory => directory === '/b1' })
  const told = { absence: { code: 'run-failed-under', program: 'perf' } }
  expect(await find('perf', measured(0.5), broken)).toMatchObject(told)
  expect(broken.log.filter(directory => directory === '/b1')).toHaveLength(4)
})

test.each<[string, CausesRequest, SessionRecord]>([
  ['nothing changed', 'auto', measured(0.4)],
  ['nobody asks', 'off', measured(0.5)],
  ['the run was interrupted', 'perf', { ...measured(0.5), plan: { ...measured(0.6).plan!, stoppedBy: 'interrupted' } }],
])('where %s, nothing runs', async (_, causes, record) => {
  const machine = makeWorld()
  expect(await find(causes, record, machine)).toBeUndefined()
  expect(machine.log).toEqual([])
})

const short = { ...measured(90, 1000), rounds: measured(90).rounds.slice(0, 5) }

test.each<[string, CausesRequest, SessionRecord, Parameters<typeof makeWorld>[0], number, string]>([
  ['there is no profiler', 'auto', measured(0.5), { perf: false }, 500, 'perf is not installed'],
  ['the named one is missing', 'node', measured(0.5), {}, 500, 'no Node.js'],
  ['the time is up', 'perf', short, {}, 5, 'would take about 10 min, and the time budget has 2 min left'],
  [
    'profiling would take longer',
    'auto',
    short,
    {},
    9000,
    '3 rounds under a profiler would take about 10 min, longer than the comparison',
  ],
  [
    'the command prints its own numbers',
    'auto',
    { ...measured(0.5), suite: 'other' },
    {},
    500,
    'the number of iterations may differ between runs',
  ],
  ['an invocation fails', 'auto', measured(0.5), { fails: at => at === '/b2' }, 500, 'ended with exit status 3'],
  ['somebody interrupts', 'auto', measured(0.5), { isAborted: true }, 500, 'profiling was interrupted'],
])('where %s, the record says so', async (_, causes, record, machine, secondsLeft, message) => {
  expect(absenceOf(await find(causes, record, makeWorld(machine), secondsLeft))).toContain(message)
})

/** A suite of two benchmarks, of which `parse` became slower, and whose tool chooses its own number of iterations. */
const suite = makeSided({ a: { level: 2e-7 }, b: { level: 2.4e-7 } }, { benchmarks: ['parse', 'sort'] })
const ofSuite: SessionRecord = { ...measured(0.5), suite: 'suite', rounds: suite.rounds }
const selecting: Session = { ...session, format: 'native', selection: { language: names, isNarrowed: true } }
const line = (bench: string, side: string): string =>
  JSON.stringify({ bench, value: side === 'a' ? 200 : 220, unit: 'ns' })

test('a benchmark of a tool that chooses its own number of iterations is profiled alone, by operation', async () => {
  const selected: string[] = []
  const machine = makeWorld({
    print: (names, side) => {
      selected.push(names)
      return line(names, side)
    },
  })
  const explained = { record: ofSuite, session: selecting, sides, secondsLeft: 500 }
  const causes = await findCauses({ ...explained, causes: 'auto' }, machine.world)
  const [benchmark] = selected
  expect(['parse', 'sort']).toContain(benchmark)
  expect(new Set(selected)).toEqual(new Set([benchmark]))
  expect(causes).toMatchObject({ unit: 'ns', benchmark })
  const rounds = 'rounds' in causes! ? causes.rounds.flat() : []
  const sums = rounds.map(({ side, self }) => [side, self.reduce((sum, [, amount]) => sum + amount, 0).toFixed(0)])
  expect(new Set(sums.map(String))).toEqual(new Set(['a,200', 'b,220']))
})

test.each([
  ['prints others too', () => `${line('parse', 'a')}\n${line('sort', 'a')}`, 'the command ran "'],
  ['does not print it', () => '', 'no line of its output starts with'],
  [
    'prints no time',
    (names: string) => JSON.stringify({ bench: names, metric: 'size', value: 1 }),
    'did not print the time of "',
  ],
])('where the command %s when it is to run one alone, the record says so', async (_, print, message) => {
  const explained = { record: ofSuite, session: selecting, sides, secondsLeft: 500 }
  const found = await findCauses({ ...explained, causes: 'perf' }, makeWorld({ print }).world)
  expect(absenceOf(found)).toContain(message)
})

test('callgrind counts twice, and takes its time', async () => {
  const world = makeWorld()
  expect(absenceOf(await find('callgrind', measured(0.44), world, 90))).toContain(
    '2 rounds under a profiler would take about 2 min 56 s',
  )
})

test('two programs are compared function by function only if a profiler is named', async () => {
  const others = session.sides.map(one => ({ ...one, command: { kind: 'argv', argv: [one.name] } as const }))
  const asked = { record: measured(0.5), session: { ...session, sides: others }, sides, secondsLeft: 500 }
  expect(await findCauses({ ...asked, causes: 'auto' }, makeWorld().world)).toBeUndefined()
  expect(await findCauses({ ...asked, causes: 'perf' }, makeWorld().world)).toHaveProperty('rounds')
})

test('who names a profiler says that the work is fixed', async () => {
  expect(await find('perf', { ...measured(0.5), suite: 'other' }, makeWorld())).toHaveProperty('rounds')
})

/** `record` in which the process of each side spends so many seconds of CPU time. */
function withCpuTime(
  record: SessionRecord,
  of: Readonly<Record<string, number>>,
  benchmark = 'benchmark',
): SessionRecord {
  const metric = { name: 'cpu-time', unit: 's', better: 'lower', aside: true } as const
  const rounds = record.rounds.map(round =>
    round.map(one => ({
      ...one,
      measurements: [...one.measurements, { benchmark, metric, value: of[one.slot.side]! }],
    })),
  )
  return { ...record, rounds }
}

test.each<[what: string, cpuTimes: Readonly<Record<string, number>>, isSought: boolean]>([
  ['the same, as where a tool fills a set time', { a: 0.4, b: 0.4 }, false],
  ['hardly more', { a: 0.4, b: 0.41 }, false],
  ['less', { a: 0.4, b: 0.35 }, false],
  ['more', { a: 0.4, b: 0.45 }, true],
])(
  'a benchmark of a process is profiled if that shows that its work is fixed: CPU time is %s',
  async (_, cpuTimes, isSought) => {
    const record = withCpuTime({ ...measured(0.5), suite: 'other' }, cpuTimes, 'other')
    const causes = await find('auto', record, makeWorld())
    expect(causes).toEqual(isSought ? expect.anything() : { absence: { code: 'own-iterations' } })
  },
)

test.each<[what: string, cpuTimes: Readonly<Record<string, number>>, isSought: boolean]>([
  ['no more', { a: 0.002, b: 0.002 }, false],
  ['a tenth of the change more', { a: 0.1, b: 0.11 }, false],
  ['as much more', { a: 0.35, b: 0.45 }, true],
  ['little, but by the same factor, on a busy machine', { a: 0.04, b: 0.05 }, true],
])('a process that takes longer is only profiled if it computes more: %s', async (_, cpuTimes, isSought) => {
  const machine = makeWorld()
  const causes = await find('auto', withCpuTime(measured(0.5), cpuTimes), machine)
  expect(machine.log.length > 0).toBe(isSought)
  expect(causes).toEqual(isSought ? expect.anything() : { absence: { code: 'only-waiting' } })
  // Who asks for it gets it.
  await find('perf', withCpuTime(measured(0.5), cpuTimes), machine)
  expect(machine.log).not.toEqual([])
})

test.each<[what: string, gate: GatePolicy | undefined, level: number, isSought: boolean]>([
  ['slower, and no gate', undefined, 0.5, true],
  ['faster, and no gate', undefined, 0.3, true],
  ['slower than a gate allows', { failOn: ['regressed'], allow: [] }, 0.5, true],
  ['slower by less than a gate tolerates', { failOn: ['regressed'], allow: [], failAbove: 0.5 }, 0.5, false],
  ['faster, with a gate', { failOn: ['regressed'], allow: [] }, 0.3, false],
])('causes are sought for what fails a gate, or without one for what changed: %s', async (_, gate, level, isSought) => {
  const machine = makeWorld()
  const asked = { causes: 'auto', record: measured(level), session, sides, secondsLeft: 500, gate } as const
  expect((await findCauses(asked, machine.world)) === undefined).toBe(!isSought)
  expect(machine.log.length > 0).toBe(isSought)
})

test('a profiler that slows a command more than expected ends in time, with what it has', async () => {
  const machine = makeWorld()
  let now = 0
  const measuring = { ...machine.world.measuring, clock: () => (now += 20) }
  const causes = await findCauses(
    { causes: 'auto', record: measured(0.5), session, sides, secondsLeft: 500 },
    { ...machine.world, measuring },
  )
  expect(causes).toMatchObject({ profiler: 'perf' })
  expect((causes as Profiles).rounds.length).toBeLessThan(6)
})
