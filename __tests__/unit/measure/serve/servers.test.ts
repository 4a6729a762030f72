import { expect, test } from 'vitest'
import { measure } from '../../../../src/measure/measure.js'
import { type Exit, makeStopwatchError, type Processes } from '../../../../src/measure/process.js'
import { noExamination } from '../../../../src/measure/rounds/examination.js'
import type { Server, ServerPorts, Serving } from '../../../../src/measure/serve/server.js'
import type { MeasurePorts, Session } from '../../../../src/measure/session.js'
import { findStatistic } from '../../../../src/record/statistic.js'
import { planSides } from '../../../../src/schedule/round.js'
import { makeSchedule } from '../../../../src/schedule/schedule.js'
import { makeRandom } from '../../../../src/stats/random.js'

const usual: Serving = {
  line: 'node server.js',
  ready: { kind: 'port' },
  patienceInSeconds: 1,
  lifetime: 'run',
}

interface Machine extends Partial<Serving> {
  /** How the server has ended when it has been looked at so often. */
  readonly ended?: { readonly after: number; readonly exit: Exit }
  readonly isNeverReady?: boolean
  readonly isTaken?: boolean
  readonly printed?: string
  /** What `prepare` ends with. */
  readonly prepareStatus?: number
  readonly leftovers?: number
  readonly conclude?: string
  readonly rounds?: number
  /** The run in which somebody ends the stopwatches of all servers. */
  readonly strikeIn?: number
}

/** Two sides of one copy each, and what happens while they are measured: a letter for each event, and the side. */
function makeMachine(machine: Machine = {}) {
  const { ended, isNeverReady = false, isTaken = false, printed = 'last words', leftovers = 0, ...rest } = machine
  const { prepareStatus = 0, conclude, rounds = 1, strikeIn = Number.POSITIVE_INFINITY, ...serving } = rest
  const log: string[] = []
  const running = new Set<string>()
  let [now, port, runs] = [0, 20_000, 0]
  const strike = (): void => {
    if (runs >= strikeIn) throw makeStopwatchError('it was ended by SIGKILL')
  }
  const servers: ServerPorts = {
    async drawPort() {
      port += 1
      return port
    },
    async start({ overrides, directory }) {
      const name = `${directory}:${overrides!.PORT}`
      log.push(`start ${name}`)
      running.add(name)
      let looks = 0
      const server: Server = {
        async look() {
          strike()
          looks += 1
          const state = { cpuSeconds: looks, peakMemoryInBytes: 1000 * looks }
          return ended !== undefined && looks > ended.after ? { ...state, exit: ended.exit } : state
        },
        hasPrinted: text => printed.includes(text),
        readTail: () => printed,
        async end() {
          log.push(`end ${name}`)
          running.delete(name)
          strike()
          return leftovers
        },
      }
      return server
    },
    isTaken: async () => isTaken || !isNeverReady,
    ask: async url => (isNeverReady ? { isReady: false, said: `nothing listened at ${url}` } : { isReady: true }),
    async pause() {
      now += 0.3
    },
  }
  const nothing = { readText: () => '', readTail: () => '' }
  const processes: Processes = {
    timer: 'launcher',
    async run({ argv, directory, overrides }) {
      const line = argv.at(-1)!
      log.push(`${line} ${directory}:${overrides!.PORT}`)
      now += 1
      runs += 1
      const status = line === 'prepare' ? prepareStatus : line === 'fail' ? 1 : 0
      return {
        ...{ startedAfterSeconds: 0, seconds: 1, stdout: nothing, stderr: nothing, leftovers: 0 },
        exit: { kind: 'exited', status },
      }
    },
    async [Symbol.asyncDispose]() {},
  }
  const ports: MeasurePorts = {
    ...{ processes, servers, digest: text => text, shell: 'sh', endAfter: () => false },
    benchOutput: () => ({ path: '/numbers', read: () => ({ text: '' }), remove() {} }),
    commandOutput: () => ({ clear() {}, read: () => ({ files: [] }) }),
    instrumentOutput: () => ({ path: '/counts', read: () => [], remove() {} }),
    signal: new AbortController().signal,
    random: makeRandom('padding'),
    clock: () => now,
    examine: noExamination,
    keep() {},
    watch() {},
  }
  const sides = planSides(['baseline', 'contender'], [1])
  const place = (name: string) => ({ root: name, directory: name })
  const session: Session = {
    suite: 'suite',
    plan: makeSchedule(
      { seed: 's', sides, warmups: 0, rounds: { least: rounds, most: rounds, isAuto: false }, confidence: 0.95 },
      makeRandom('orders'),
    ),
    sides: [
      { name: 'baseline', command: { kind: 'argv', argv: ['load', '$PORT'] }, places: [place('b'), place('b')] },
      { name: 'contender', command: { kind: 'argv', argv: ['load', '$PORT'] }, places: [place('c'), place('c')] },
    ],
    variables: {},
    prepare: 'prepareStatus' in machine ? 'prepare' : undefined,
    conclude,
    serving: { ...usual, ...serving },
    ...{ format: 'process', statistic: findStatistic('median')!, timeBudgetInSeconds: 100 },
    ...{ invocationTimeoutInSeconds: 10, warmupTimeInSeconds: 0, batch: 1, instruments: [], reinstall: 'once' },
    threshold: 0.02,
  }
  return { session, ports, log, running }
}

/** The log without ports, a word for each event; the sides in the order of their first round. */
function shorten(log: readonly string[]): string {
  return log
    .map(line => line.replace(/:(\d+)$/, '').replace(/^\d+/, 'load'))
    .join(', ')
    .replaceAll(/\b[bc]\b/g, 'X')
}

test.each<[lifetime: Serving['lifetime'], log: string]>([
  ['run', 'start X, load X, end X, start X, load X, end X, start X, load X, end X, start X, load X, end X'],
  ['round', 'start X, start X, load X, load X, end X, end X, start X, start X, load X, load X, end X, end X'],
  ['session', 'start X, start X, load X, load X, load X, load X, end X, end X'],
])('a server for each %s', async (lifetime, expected) => {
  const { session, ports, log, running } = makeMachine({ lifetime, rounds: 2 })
  const { rounds } = await measure(session, ports)
  expect(shorten(log)).toBe(expected)
  expect(running).toEqual(new Set())
  expect(rounds.flat().every(({ outcome }) => outcome === 'ok')).toBe(true)
})

test.each(['run', 'round', 'session'] as const)(
  'who ends the stopwatch of a server for each %s after some rounds leaves nothing to compare',
  async lifetime => {
    const { session, ports, running } = makeMachine({ lifetime, rounds: 9, strikeIn: 15 })
    const measured = await measure(session, ports)
    expect(measured).toMatchObject({
      stoppedBy: 'failing',
      interference: [{ code: 'stopwatch-ended', how: 'it was ended by SIGKILL' }],
    })
    expect(measured.rounds).toHaveLength(7)
    expect(running).toEqual(new Set())
  },
)

test('a stopwatch that is found ended only when servers end leaves nothing to compare', async () => {
  const { session, ports } = makeMachine({ lifetime: 'session', rounds: 2 })
  const start = ports.servers!.start
  const down = async () => {
    throw makeStopwatchError('it was stopped')
  }
  const servers: ServerPorts = {
    ...ports.servers!,
    start: async request => ({ ...((await start(request)) as Server), end: down }),
  }
  const { interference, rounds } = await measure(session, { ...ports, servers })
  expect(interference).toMatchObject([{ code: 'stopwatch-ended', how: 'it was stopped' }])
  expect(rounds).toHaveLength(2)
})

test('each copy has a port of its own, which the words of its command are told', async () => {
  const { session, ports, log } = makeMachine({ lifetime: 'round' })
  await measure(session, ports)
  const started = log.filter(line => line.startsWith('start')).map(line => line.slice('start '.length))
  expect(new Set(started.map(name => name.slice(2))).size).toBe(2)
  expect(log.filter(line => /^\d+ /.test(line)).sort()).toEqual(started.map(name => `${name.slice(2)} ${name}`).sort())
})

test('what a server uses while the command runs is measured', async () => {
  const { session, ports } = makeMachine({ lifetime: 'session', rounds: 2 })
  const { rounds } = await measure(session, ports)
  const values = rounds.map(round =>
    round[0]!.measurements.map(({ metric, value }) => [metric.name, metric.aside, value]),
  )
  expect(values).toEqual([
    [
      ['time', undefined, 1],
      ['server cpu-time', true, 1],
      ['server peak-memory', true, 4000],
    ],
    [
      ['time', undefined, 1],
      ['server cpu-time', true, 1],
      ['server peak-memory', true, 8000],
    ],
  ])
})

test.each<[what: string, machine: Machine, reason: string]>([
  [
    'ends before it is ready',
    { ended: { after: 0, exit: { kind: 'exited', status: 3 } } },
    'the server (node server.js) ended with exit status 3 before it was ready: last words',
  ],
  [
    'goes into the background',
    { ended: { after: 0, exit: { kind: 'exited', status: 0 } }, printed: '' },
    'the server (node server.js) ended with exit status 0 before it was ready (let it run in the foreground). It printed nothing',
  ],
  [
    'finds its port in use',
    { ended: { after: 0, exit: { kind: 'exited', status: 1 } }, printed: 'Error: listen EADDRINUSE :::3000' },
    'the server (node server.js) ended with exit status 1 before it was ready (its port is in use: let it listen on $PORT): Error: listen EADDRINUSE :::3000',
  ],
  [
    'listens on another port',
    { isNeverReady: true },
    'the server (node server.js) was not ready after 1 s (port 20001 accepted no connection: let it listen on $PORT, or set "server.ready"), and was ended: last words',
  ],
  [
    'does not answer',
    { isNeverReady: true, ready: { kind: 'page', url: 'http://localhost:${PORT}/up' } },
    'the server (node server.js) was not ready after 1 s (http://localhost:20001/up: nothing listened at http://localhost:20001/up), and was ended: last words',
  ],
  [
    'prints something else',
    { ready: { kind: 'line', text: 'listening' } },
    'the server (node server.js) was not ready after 1 s (it did not print "listening"), and was ended: last words',
  ],
  [
    'is not alone on its port',
    { isTaken: true, ready: { kind: 'page', url: 'http://localhost:3000/' } },
    'port 3000 is in use by another program, which would be measured instead of the server. End that program, or let the server listen on $PORT',
  ],
])('nothing can be measured where a server %s', async (_, machine, reason) => {
  const { session, ports, running } = makeMachine(machine)
  await expect(measure(session, ports)).rejects.toThrow(reason)
  expect(running).toEqual(new Set())
})

test.each(['run', 'round', 'session'] as const)(
  'a server that ends in the middle fails its invocation (%s)',
  async lifetime => {
    const exit: Exit = { kind: 'signalled', signal: 'SIGSEGV' }
    // It is looked at until it is ready, before the command, and after it.
    const { session, ports, running } = makeMachine({
      lifetime,
      ended: { after: lifetime === 'run' ? 2 : 3, exit },
    })
    const { rounds } = await measure(session, ports)
    expect(rounds[0]).toMatchObject([
      {
        outcome: 'failed',
        measurements: [],
        failure: 'the server (node server.js) was ended by SIGSEGV while the command ran: last words',
      },
      { outcome: 'failed' },
    ])
    expect(running).toEqual(new Set())
  },
)

test('a server that leaves processes behind is warned about once', async () => {
  const { session, ports } = makeMachine({ leftovers: 1, rounds: 2 })
  const { warnings } = await measure(session, ports)
  expect(warnings.map(({ code }) => code)).toEqual(['server-leftovers', 'short-of-time'])
})

test.each<[what: string, machine: Machine, log: string]>([
  ['that works', { prepareStatus: 0 }, 'prepare X, start X, load X, end X, tidy X, '],
  ['whose "prepare" fails', { prepareStatus: 1 }, 'prepare X, tidy X, '],
])('after an invocation %s and its server comes "conclude"', async (_, machine, expected) => {
  const { session, ports, log } = makeMachine({ ...machine, conclude: 'tidy' })
  await measure(session, ports)
  expect(`${shorten(log)}, `).toBe(expected.repeat(2))
})

test('a "conclude" that fails loses nothing, and is warned about once', async () => {
  const { session, ports } = makeMachine({ conclude: 'fail', rounds: 2 })
  const { rounds, warnings } = await measure(session, ports)
  expect(rounds.flat().map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok', 'ok'])
  expect(warnings.filter(({ code }) => code === 'hook-failed')).toEqual(['"conclude" (fail) ended with exit status 1'])
})

test('"prepare" runs before the server starts, and "conclude" after it has ended', async () => {
  const { session, ports, log } = makeMachine({ prepareStatus: 0, conclude: 'tidy' })
  await measure(session, ports)
  expect(`${shorten(log)}, `).toBe('prepare X, start X, load X, end X, tidy X, '.repeat(2))
})

test('a command finds the server that takes the place of one that died, within a round too', async () => {
  const ended = { after: 4, exit: { kind: 'exited', status: 1 } } as const
  const { session, ports, log, running } = makeMachine({ lifetime: 'session', ended })
  await measure({ ...session, slope: [1, 2] }, ports)
  const listening = new Map<string, string>()
  const loads: (readonly [asked: string, listens: string | undefined])[] = []
  for (const line of log) {
    const [word, place] = line.split(' ') as [string, string]
    const [directory, port] = place.split(':') as [string, string]
    if (word === 'start') listening.set(directory, port)
    else if (word !== 'end') loads.push([port, listening.get(directory)])
  }
  expect(log.filter(line => line.startsWith('start')).length).toBeGreaterThan(2)
  expect(loads).toHaveLength(4)
  for (const [asked, listens] of loads) expect(asked).toBe(listens)
  expect(running.size).toBe(0)
})
