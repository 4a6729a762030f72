import type { Exit, Processes } from '../../../src/measure/process.js'
import { noExamination } from '../../../src/measure/rounds/examination.js'
import type { MeasurePorts, Session } from '../../../src/measure/session.js'
import type { Variables } from '../../../src/measure/variables.js'
import { findStatistic } from '../../../src/record/statistic.js'
import { planSides } from '../../../src/schedule/round.js'
import { makeSchedule } from '../../../src/schedule/schedule.js'
import { makeRandom } from '../../../src/stats/random.js'

export interface Asked {
  readonly budget?: number
  readonly warmups?: number
  readonly isAuto?: boolean
  readonly more?: Partial<Session>
}

/** A session of these sides, whose commands are their names. */
export function makeSession(
  names: readonly string[],
  { budget = 1000, warmups = 1, isAuto = false, more = {} }: Asked = {},
): Session {
  const sides = planSides(names, [1])
  const rounds = { least: 8, most: 12, isAuto }
  const place = { root: '/copy', directory: '/copy' }
  return {
    suite: 'suite',
    plan: makeSchedule({ seed: 's', sides, warmups, rounds, confidence: 0.95 }, makeRandom('orders')),
    sides: sides.map(({ name }) => ({ name, command: { kind: 'argv', argv: [name] }, places: [place, place] })),
    variables: {},
    prepare: undefined,
    format: 'process',
    statistic: findStatistic('median')!,
    timeBudgetInSeconds: budget,
    invocationTimeoutInSeconds: 1e6,
    warmupTimeInSeconds: 0,
    batch: 1,
    instruments: [],
    reinstall: 'once',
    threshold: 0.02,
    ...more,
  }
}

/** Commands that take `secondsOf` them on a clock that stands still otherwise, and fail where they are called `broken…`. */
export function makePorts(secondsOf: (command: string, variables: Variables) => number) {
  let now = 0
  const log: string[] = []
  const told: string[] = []
  const nothing = { readText: () => '', readTail: () => '' }
  const processes: Processes = {
    timer: 'launcher',
    async run({ argv, overrides = {}, timeoutInSeconds }, signal) {
      signal?.throwIfAborted()
      const command = argv.at(-1)!
      log.push(command)
      const seconds = Math.min(secondsOf(command, overrides), timeoutInSeconds)
      const isEnded = seconds === timeoutInSeconds
      now += seconds
      const exit: Exit = isEnded
        ? { kind: 'timed-out' }
        : { kind: 'exited', status: command.startsWith('broken') ? 1 : 0 }
      return { startedAfterSeconds: 0, seconds, exit, stdout: nothing, stderr: nothing, leftovers: 0 }
    },
    async [Symbol.asyncDispose]() {},
  }
  const ports: MeasurePorts = {
    processes,
    digest: text => text,
    benchOutput: () => ({ path: '/numbers', read: () => ({ text: '' }), remove() {} }),
    commandOutput: (_, name) => ({ clear() {}, read: () => ({ problem: `there is no ${name}` }) }),
    instrumentOutput: () => ({ path: '/counts', read: () => [], remove() {} }),
    endAfter: () => false,
    shell: 'sh',
    signal: new AbortController().signal,
    random: makeRandom('padding'),
    clock: () => now,
    examine: noExamination,
    keep() {},
    watch: progress => {
      if (progress.kind === 'time-expected') told.push(progress.message)
    },
  }
  return { ports, log, told }
}
