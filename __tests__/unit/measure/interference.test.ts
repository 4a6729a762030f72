import { expect, test } from 'vitest'
import { measure } from '../../../src/measure/measure.js'
import { type LeftProcesses, makeStopwatchError } from '../../../src/measure/process.js'
import type { MeasurePorts } from '../../../src/measure/session.js'
import { makePorts, makeSession } from './clockwork.js'

const session = makeSession(['old', 'new'], { warmups: 0 })

/** Ports whose runs leave what `left` says of the command and its number, from 1, or bring the stopwatch down. */
function portsWith(left: (command: string, run: number) => LeftProcesses | undefined): MeasurePorts {
  const { ports } = makePorts(() => 1)
  const runs = new Map<string, number>()
  const unended = new Set<string>()
  const foreign = new Map<string, ReadonlySet<string>>()
  const processes: MeasurePorts['processes'] = {
    ...ports.processes,
    unended,
    foreign,
    async run(request, signal) {
      const result = await ports.processes.run(request, signal)
      const command = request.argv.at(-1)!
      const run = (runs.get(command) ?? 0) + 1
      runs.set(command, run)
      const processes = left(command, run)
      for (const name of processes?.unended ?? []) unended.add(name)
      if (processes?.foreign) foreign.set(request.side!, new Set(processes.foreign))
      return processes ? { ...result, left: processes } : result
    },
  }
  return { ...ports, processes }
}

function endStopwatch(at: string, number: number): MeasurePorts {
  return portsWith((command, run) => {
    if (command === at && run === number) throw makeStopwatchError('it was ended by SIGKILL')
    return undefined
  })
}

test.each(['old', 'new'])(
  'who ends the stopwatch after some rounds, be it %s, leaves nothing to compare',
  async side => {
    const measured = await measure(session, endStopwatch(side, 7))
    expect(measured).toMatchObject({
      stoppedBy: 'failing',
      interference: [{ code: 'stopwatch-ended', how: 'it was ended by SIGKILL' }],
    })
    expect(measured.rounds).toHaveLength(6)
  },
)

test('who ends the stopwatch in the first round has a command that fails', async () => {
  await expect(measure(session, endStopwatch('new', 1))).rejects.toThrow('the command ended the stopwatch')
})

const daemon = ['daemon (7)']

test.each<
  readonly [
    what: string,
    by: readonly string[],
    left: LeftProcesses,
    codes: readonly string[],
    warnings: readonly string[],
  ]
>([
  ['a process that cannot be ended', ['old'], { unended: daemon }, ['processes-unended'], []],
  ['a process that cannot be ended', ['new'], { unended: daemon }, ['processes-unended'], []],
  ['a process of another user', ['new'], { foreign: daemon }, ['processes-foreign'], []],
  ['a process of another user', ['old'], { foreign: daemon }, [], ['foreign-leftovers']],
  ['a process of another user', ['old', 'new'], { foreign: daemon }, [], ['foreign-leftovers']],
  ['a process that was ended', ['new'], { ended: daemon }, [], []],
])('%s that %j leaves', async (_, by, left, codes, warnings) => {
  const measured = await measure(
    session,
    portsWith((command, run) => (run === 1 && by.includes(command) ? left : undefined)),
  )
  expect(measured.interference.map(({ code }) => code)).toEqual(codes)
  expect(measured.warnings.map(({ code }) => code)).toEqual(warnings)
})

test.each([
  ['a build', { '': ['redis (7)'] }, [], ['foreign-leftovers']],
  ['a build and a contender', { '': ['redis (7)'], new: daemon }, ['processes-foreign'], ['foreign-leftovers']],
])('what %s leaves of another user is said', async (_, left, codes, warnings) => {
  const { ports } = makePorts(() => 1)
  const foreign = new Map(Object.entries(left).map(([side, names]) => [side, new Set(names)]))
  const measured = await measure(session, { ...ports, processes: { ...ports.processes, foreign } })
  expect(measured.interference.map(({ code }) => code)).toEqual(codes)
  expect(measured.warnings.map(({ code }) => code)).toEqual(warnings)
})

test.each<[what: string, changes: Readonly<Record<string, readonly string[]>>, paths: readonly string[]]>([
  ['what the contender changed at home', { new: ['.npmrc'] }, ['.npmrc']],
  ['what the baseline changes too', { old: ['.npmrc'], new: ['.npmrc', '.gitconfig'] }, ['.gitconfig']],
  ['what only the baseline changes', { old: ['.npmrc'] }, []],
  ['nothing', {}, []],
])('both sides read %s', async (_, changes, paths) => {
  const { ports } = makePorts(() => 1)
  const homeChanges = () => new Map(Object.entries(changes).map(([side, paths]) => [side, new Set(paths)]))
  const measured = await measure(session, { ...ports, processes: { ...ports.processes, homeChanges } })
  expect(measured.interference).toEqual(paths.length === 0 ? [] : [{ code: 'home-changed', paths }])
})
