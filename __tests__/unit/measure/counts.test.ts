import { expect, test } from 'vitest'
import { countWork } from '../../../src/counts.js'
import type { ExplainingPorts } from '../../../src/explained.js'
import { findLanguage } from '../../../src/formats/selection.js'
import type { ProcessRequest } from '../../../src/measure/process.js'
import type { Session } from '../../../src/measure/session.js'
import { explain } from '../../../src/record/reasons.js'
import type { SessionRecord } from '../../../src/record/record.js'
import { makeSided } from '../record/whole.js'
import { makePorts, makeSession } from './clockwork.js'

const place = (path: string) => ({ root: path, directory: path })
const plain = makeSession(['a', 'b'], { more: { suite: 'suite' } })
const session: Session = {
  ...plain,
  plan: { ...plain.plan, sides: ['a', 'b'].map(name => ({ name, copies: 2 })) },
  sides: plain.sides.map(side => ({ ...side, places: [place(`/${side.name}1`), place(`/${side.name}2`)] as const })),
  isCounted: true,
}

const measure = (benchmarks: readonly string[]): SessionRecord => ({
  ...makeSided({ a: { level: 1 }, b: { level: 1 } }, { benchmarks: [...benchmarks] }),
  suite: 'suite',
})

interface Machine {
  /** The seconds of a run. */
  readonly seconds?: number
  readonly valgrind?: boolean
  readonly isBroken?: boolean
  /** The allocations of the run with this number, of all under DHAT. */
  readonly allocations?: (run: number, request: ProcessRequest) => number
  readonly instructions?: (run: number) => number
}

/** A machine with valgrind, whose tools leave the counts that it is told. */
function makeWorld({
  seconds = 1,
  valgrind = true,
  isBroken = false,
  allocations = () => 10,
  instructions = () => 1000,
}: Machine = {}) {
  const { ports } = makePorts(() => seconds)
  const requests: ProcessRequest[] = []
  const runs = { dhat: 0, callgrind: 0 }
  const said: string[] = []
  const world = {
    measuring: {
      ...ports,
      watch: (event: { readonly kind: string; readonly message?: string }) => {
        if (event.message !== undefined) said.push(event.message)
      },
      processes: {
        ...ports.processes,
        run: async (request: ProcessRequest) => {
          requests.push(request)
          const ran = await ports.processes.run(request)
          return isBroken ? { ...ran, exit: { kind: 'exited', status: 3 } } : ran
        },
      },
    },
    profiling: {
      find: async () => (valgrind ? { name: 'callgrind' } : 'There is no valgrind. Install it.'),
      readProfiles: () => {
        const request = requests.at(-1)!
        const text = request.argv.includes('--tool=dhat')
          ? writeDhat(allocations(runs.dhat++, request))
          : `events: Ir\nfn=(1) main\n3 ${instructions(runs.callgrind++)}\n`
        return { files: [{ name: 'file', bytes: new TextEncoder().encode(text) }] }
      },
    },
  } as unknown as ExplainingPorts
  return { world, requests, said }
}

function writeDhat(calls: number): string {
  const pps = calls === 0 ? [] : [{ tb: 16 * calls, tbk: calls, gb: 16 * calls, fs: [1] }]
  return JSON.stringify({ dhatFileVersion: 2, mode: 'heap', pps, ftbl: ['[root]', '0x1: grow (a.c:8)'] })
}

const count = (
  record: SessionRecord,
  { world }: ReturnType<typeof makeWorld>,
  more: Partial<Session> = {},
  secondsLeft = 500,
) => countWork({ causes: 'off', record, session: { ...session, ...more }, sides: [], secondsLeft }, world)

const go = { selection: { language: findLanguage('go'), isNarrowed: true } }

test('each copy of each side is counted twice, by both tools, and each benchmark alone', async () => {
  const machine = makeWorld({ instructions: run => (run < 8 ? 1000 : 2000) })
  const counts = await count(measure(['BenchmarkA', 'BenchmarkB']), machine, go)
  expect(machine.requests).toHaveLength(2 * 2 * 4 * 2)
  expect(machine.requests.map(({ overrides }) => overrides?.BENCH_SELECT)).toEqual([
    ...Array(16).fill('^(BenchmarkA)$'),
    ...Array(16).fill('^(BenchmarkB)$'),
  ])
  expect(machine.requests.every(({ environment }) => environment.BENCH_COUNTS === '1')).toBe(true)
  expect(new Set(machine.requests.map(({ overrides }) => overrides?.COUNTERBALANCE_PADDING)).size).toBe(1)
  expect(counts).not.toHaveProperty('absence')
  expect(counts?.values).toHaveLength(2 * 4 * 2 * 2)
  expect(counts?.values[0]).toEqual({
    benchmark: 'BenchmarkA',
    metric: 'allocations',
    side: 'a',
    copy: 1,
    values: [10, 10],
  })
  expect(counts?.places).toEqual([])
  expect(machine.said).toEqual(['counting allocations and instructions: 32 runs under valgrind take about 32 s'])
})

test('a command that runs the same whatever it is told has no counts of each benchmark', async () => {
  const counts = await count(measure(['BenchmarkA', 'BenchmarkB']), makeWorld(), go)
  expect(counts).toEqual({ absence: { code: 'selection-unused' }, values: [], places: [] })
})

test('without a way to select, the process is counted as a whole, beside what it prints', async () => {
  const counts = await count(measure(['parse', 'emit']), makeWorld())
  expect(new Set(counts?.values.map(({ benchmark }) => benchmark))).toEqual(new Set(['suite']))
  expect(counts?.isOfProcess).toBe(true)
  expect((await count(measure(['suite']), makeWorld()))?.isOfProcess).toBeUndefined()
})

test('a count that differs between two copies is settled, so its second run is not worth its time', async () => {
  const machine = makeWorld({ allocations: run => 10 + run })
  const counts = await count(measure(['suite']), machine)
  expect(machine.requests).toHaveLength(4 + 8)
  const allocations = counts?.values.filter(({ metric }) => metric === 'allocations')
  expect(allocations?.map(({ values }) => values)).toEqual([[10], [11], [12], [13]])
})

test('the function of an exact difference is named', async () => {
  const isOfB = ({ directory }: ProcessRequest) => directory.includes('b')
  const counts = await count(measure(['suite']), makeWorld({ allocations: (_, request) => (isOfB(request) ? 11 : 10) }))
  const place = { benchmark: 'suite', side: 'b', name: 'grow', file: 'a.c', line: 8 }
  expect(counts?.places).toEqual([
    { ...place, metric: 'allocations' },
    { ...place, metric: 'allocated' },
  ])
})

test.each<[string, Machine, Partial<Session>, number, string]>([
  ['there is no valgrind', { valgrind: false }, {}, 500, 'There is no valgrind. Install it.'],
  ['a run fails', { isBroken: true }, {}, 500, 'under valgrind, a run failed: the command ended with exit status 3'],
  [
    'there is no time',
    { seconds: 20 },
    {},
    60,
    '16 runs under valgrind would take about 5 min 20 s, and there is no time for them',
  ],
  [
    'malloc is the program’s own',
    { allocations: () => 0 },
    {},
    500,
    'valgrind sees no allocation of a program with an allocator of its own',
  ],
])('where %s, the record says so', async (_, machine, more, secondsLeft, says) => {
  const counts = await count(measure(['suite']), makeWorld(machine), more, secondsLeft)
  expect(counts?.absence && explain(counts.absence)).toBe(says)
})

test('nothing is counted that nobody asks for, or that the tool has counted itself', async () => {
  const printed = makeSided({ a: { level: 1 }, b: { level: 1 } }, { benchmarks: ['A'] })
  const rounds = printed.rounds.map(round =>
    round.map(invocation => ({
      ...invocation,
      measurements: [
        ...invocation.measurements,
        { benchmark: 'A', metric: { name: 'allocations', unit: 'count', better: 'lower' as const }, value: 12 },
      ],
    })),
  )
  const machine = makeWorld()
  expect(await count({ ...printed, rounds }, machine)).toBeUndefined()
  expect(await count(printed, machine, { isCounted: false })).toBeUndefined()
  expect(machine.requests).toEqual([])
})
