import { expect, test } from 'vitest'
import { findChanged } from '../../../src/compare/conclude.js'
import { countInstructions } from '../../../src/counting.js'
import type { ProcessRequest } from '../../../src/measure/process.js'
import type { Session } from '../../../src/measure/session.js'
import type { CausesRequest } from '../../../src/record/causes.js'
import { explain } from '../../../src/record/reasons.js'
import type { SessionRecord } from '../../../src/record/record.js'
import type { Sides, World } from '../../../src/world.js'
import { makeSided } from '../record/whole.js'
import { makePorts, makeSession } from './clockwork.js'

const sides: Sides = [
  { name: 'a', directory: '/a', origin: { label: 'a', source: 'directory' } },
  { name: 'b', directory: '/b', origin: { label: 'b', source: 'directory' } },
]

const places = (name: string) =>
  [
    { root: `/${name}1`, directory: `/${name}1` },
    { root: `/${name}2`, directory: `/${name}2` },
  ] as const

const session: Session = {
  ...makeSession(['a', 'b'], { more: { suite: 'benchmark' } }),
  sides: ['a', 'b'].map(name => ({ name, command: { kind: 'argv', argv: ['app'] }, places: places(name) })),
}

function measured(level: number, more: Partial<SessionRecord> = {}): SessionRecord {
  const record = makeSided({ a: { level: 0.4 }, b: { level } }, { benchmarks: ['benchmark'] })
  return { ...record, plan: { inPlace: false, rounds: 20, looks: [20], stoppedBy: 'complete', seconds: 60 }, ...more }
}

/** A machine on which callgrind counts what `instructions` has for the runs, one after another. */
function makeWorld({ code = '', instructions = [1e9], valgrind = true, isBroken = false } = {}) {
  const { ports, log } = makePorts(() => 1)
  const counts = [...instructions]
  const world = {
    measuring: {
      ...ports,
      processes: {
        ...ports.processes,
        run: async (request: ProcessRequest) => {
          const ran = await ports.processes.run(request)
          return isBroken ? { ...ran, exit: { kind: 'exited', status: 3 } } : ran
        },
      },
      instrumentOutput: () => ({
        path: '/counts',
        read: () => [
          `events: Ir D1mr D1mw DLmr DLmw Bcm Bim\nsummary: ${counts.length > 1 ? counts.shift() : counts[0]} 3 4 1 1 5 6\n`,
        ],
        remove() {},
      }),
    },
    profiling: {
      find: async () =>
        valgrind
          ? { name: 'callgrind', read: () => ({ unit: 'instructions', samples: [] }) }
          : 'There is no valgrind. Install it.',
      digestMachineCode: async (root: string) =>
        code === 'none' ? undefined : code === 'same' ? 'x' : code === 'drawn' ? root : root[1],
    },
  } as unknown as World
  return { world, log }
}

const count = (record: SessionRecord, { world }: ReturnType<typeof makeWorld>, more = {}) =>
  countInstructions({ causes: 'auto' as CausesRequest, record, session, sides, secondsLeft: 500, ...more }, world, () =>
    findChanged(record),
  )

test('after a verdict, each side runs once under callgrind', async () => {
  const machine = makeWorld({ instructions: [1e9, 1.1e9] })
  const rest = { dataMisses: 7, memoryAccesses: 2, mispredictions: 11 }
  expect(await count(measured(0.5), machine)).toEqual({
    counter: 'callgrind',
    counts: [
      { side: 'a', instructions: 1e9, ...rest },
      { side: 'b', instructions: 1.1e9, ...rest },
    ],
  })
  expect(machine.log).toHaveLength(2)
})

test.each<[string, SessionRecord, Parameters<typeof makeWorld>[0], object]>([
  ['nothing changed', measured(0.4), {}, {}],
  ['nobody asks', measured(0.5), {}, { causes: 'off' }],
  ['the change is too large for layout', measured(1), {}, {}],
  ['the machine code is the same, as that of an interpreter', measured(0.5), { code: 'same' }, {}],
  ['there is no machine code', measured(0.5), { code: 'none' }, {}],
  ['copies of one side differ, so that the layout was drawn', measured(0.5), { code: 'drawn' }, {}],
  ['install names the seed', measured(0.5, { options: { install: 'ld --seed=$BENCH_SEED' } }), {}, {}],
  ['the run was interrupted', measured(0.5, { plan: { ...measured(0.5).plan!, stoppedBy: 'interrupted' } }), {}, {}],
])('nothing is counted where %s', async (_, record, machine, more) => {
  const made = makeWorld(machine)
  expect(await count(record, made, more)).toBeUndefined()
  expect(made.log).toEqual([])
})

test.each<[string, Parameters<typeof makeWorld>[0], number, string]>([
  ['there is no valgrind', { valgrind: false }, 500, 'There is no valgrind. Install it.'],
  ['there is no time', {}, 60, '2 runs under valgrind would take about 1 min 2 s, and there is no time for them'],
  ['a run fails', { isBroken: true }, 500, 'under callgrind, a run failed: the command ended with exit status 3'],
  ['callgrind leaves nothing', { instructions: [0] }, 500, 'under callgrind, nothing was counted'],
])('where %s, the record says so', async (_, machine, secondsLeft, absence) => {
  const counted = await count(measured(0.5), makeWorld(machine), { secondsLeft })
  expect(counted && 'absence' in counted && explain(counted.absence)).toBe(absence)
})

test('a command that prints its own numbers must count the same twice', async () => {
  const record = measured(0.5, { suite: 'other', plan: { ...measured(0.5).plan!, seconds: 30 } })
  const steady = await count(record, makeWorld({ instructions: [1e9, 1.0001e9, 1e9] }))
  expect(steady).toMatchObject({ counts: [{ side: 'a' }, { side: 'b' }] })
  const machine = makeWorld({ instructions: [1e9, 1.01e9, 1e9] })
  expect(await count(record, machine)).toBeUndefined()
  expect(machine.log).toHaveLength(2)
})

test('what perf counted in every run needs no other run', async () => {
  const record = measured(0.5)
  const metric = (name: string) => ({ name, unit: 'count', better: 'lower', aside: true }) as const
  const rounds = record.rounds.map(round =>
    round.map(one => ({
      ...one,
      measurements: [
        ...one.measurements,
        ...['instructions', 'cycles', 'cache-misses', 'branch-misses'].map((name, at) => ({
          ...{ benchmark: 'benchmark', metric: metric(name), value: 1000 + at },
        })),
      ],
    })),
  )
  const machine = makeWorld()
  expect(await count({ ...record, rounds }, machine)).toMatchObject({
    counter: 'perf',
    counts: [
      { side: 'a', instructions: 1000, cycles: 1001, memoryAccesses: 1002, mispredictions: 1003 },
      { side: 'b' },
    ],
  })
  expect(machine.log).toEqual([])
})
