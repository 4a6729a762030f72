import { expect, test } from 'vitest'
import { measure } from '../../../src/measure/measure.js'
import type { Processes, ProcessOutput } from '../../../src/measure/process.js'
import { noExamination } from '../../../src/measure/rounds/examination.js'
import type { HostMonitor, MeasurePorts, Session } from '../../../src/measure/session.js'
import { findStatistic } from '../../../src/record/statistic.js'
import { planSides } from '../../../src/schedule/round.js'
import { makeSchedule } from '../../../src/schedule/schedule.js'
import { makeRandom } from '../../../src/stats/random.js'
import { endAfter } from '../../../src/system/end-after.js'

const nothing: ProcessOutput = { readText: () => '', readTail: () => '' }
const place = { root: '/copy', directory: '/copy' }

function makeSession(changes: Partial<Session> = {}): Session {
  const sides = planSides(['baseline', 'contender'], [1])
  const rounds = { least: 3, most: 3, isAuto: false }
  return {
    suite: 'suite',
    plan: makeSchedule({ seed: 'host', sides, warmups: 1, rounds, confidence: 0.95 }, makeRandom('orders')),
    sides: [
      { name: 'baseline', command: { kind: 'argv', argv: ['a'] }, places: [place, place] },
      { name: 'contender', command: { kind: 'argv', argv: ['b'] }, places: [place, place] },
    ],
    variables: {},
    prepare: undefined,
    format: 'process',
    statistic: findStatistic('median')!,
    timeBudgetInSeconds: 1000,
    invocationTimeoutInSeconds: 10,
    warmupTimeInSeconds: 0,
    batch: 1,
    instruments: [],
    reinstall: 'once',
    threshold: 0.02,
    ...changes,
  }
}

/** A machine that writes down what happens on it, and lets whatever else is there have its turn in between. */
function makeMachine(log: string[]): Pick<MeasurePorts, 'processes' | 'host'> {
  const processes: Processes = {
    timer: 'launcher',
    async run({ argv }) {
      log.push(`start ${argv.at(-1)}`)
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
      log.push(`end ${argv.at(-1)}`)
      return {
        startedAfterSeconds: 0,
        seconds: 1,
        exit: { kind: 'exited', status: 0 },
        stdout: nothing,
        stderr: nothing,
        leftovers: 0,
      }
    },
    async [Symbol.asyncDispose]() {},
  }
  let rounds = 0
  const read = async (what: string): Promise<void> => {
    log.push(`reading ${what}`)
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    log.push(`read ${what}`)
  }
  const host: HostMonitor = {
    begin: () => read('before'),
    async end() {
      await read('after')
      return { load: ++rounds }
    },
  }
  return { processes, host }
}

function makePorts(machine: Pick<MeasurePorts, 'processes' | 'host'>): MeasurePorts {
  let now = 0
  return {
    ...machine,
    digest: text => text,
    benchOutput: () => ({ path: '/numbers', read: () => ({ text: '' }), remove() {} }),
    commandOutput: (_, name) => ({ clear() {}, read: () => ({ problem: `there is no ${name}` }) }),
    instrumentOutput: () => ({ path: '/counts', read: () => [], remove() {} }),
    endAfter,
    shell: 'sh',
    signal: new AbortController().signal,
    random: makeRandom('padding'),
    clock: () => now++,
    examine: noExamination,
    keep() {},
    watch() {},
  }
}

test.each([undefined, 'sync'])(
  'the machine is read before and after a round, never in it (prepare: %s)',
  async prepare => {
    const log: string[] = []
    const { rounds, host } = await measure(makeSession({ prepare }), makePorts(makeMachine(log)))
    const invocation = '(start [ab] end [ab] ){2}'
    const prepared = '(start sync end sync start [ab] end [ab] ){2}'
    const round = `reading before read before ${prepare ? prepared : invocation}reading after read after `
    expect(`${log.join(' ')} `).toMatch(new RegExp(`^(${round}){4}$`))
    // The first round was a warm-up.
    expect(rounds).toHaveLength(3)
    expect(host).toEqual([{ load: 2 }, { load: 3 }, { load: 4 }])
  },
)

test('nobody needs to watch', async () => {
  const { processes } = makeMachine([])
  expect((await measure(makeSession(), makePorts({ processes }))).host).toEqual([])
})
