import { type ChildProcess, spawn } from 'node:child_process'
import { ftruncateSync } from 'node:fs'
import { isSuccess, makeExit } from '../../measure/exit.js'
import type { Exit } from '../../measure/process.js'
import type { Outputs } from './outputs.js'
import { spinHere } from './spin.js'
import type { Stopwatch, StopwatchReading, StopwatchRequest } from './stopwatch.js'
import { endStrays, type StrayMark, sendSignal } from './strays.js'

const graceInMilliseconds = 500
const patienceInMilliseconds = 5000
const longestTimeoutInMilliseconds = 2 ** 31 - 1

/** The way to measure without Python: its times include up to 2 ms of waiting for the event loop. */
export function makeNodeStopwatch(outputs: Outputs, marker: StrayMark): Stopwatch {
  const invoke = async (request: StopwatchRequest, turn: number, signal?: AbortSignal) => {
    const start = process.hrtime.bigint()
    const child = startProcess(request, outputs.descriptors[turn]!, marker)
    if ('code' in child) return child
    const ending = await awaitEnd(child, request.timeoutInSeconds, signal)
    if ('code' in ending) return ending
    const leftovers = await endLeftovers(child, marker)
    if (ending.exit === undefined)
      throw new Error(`Process ${child.pid} could not be ended: does it belong to another user?`)
    return { seconds: Number(ending.at - start) / 1e9, exit: ending.exit, leftovers }
  }
  const repeat = async (request: StopwatchRequest, turn: number, signal?: AbortSignal) => {
    let [seconds, leftovers, runs] = [0, 0, 0]
    for (;;) {
      // A command may take the signal that an abort sends for a reason to end well.
      signal?.throwIfAborted()
      if (runs > 0) for (const descriptor of outputs.descriptors[turn]!) ftruncateSync(descriptor)
      const reading = await invoke(request, turn, signal)
      if ('code' in reading) return reading
      seconds += reading.seconds
      leftovers += reading.leftovers
      runs += 1
      if (runs === (request.runs ?? 1) || !isSuccess(reading.exit))
        return { ...reading, seconds: seconds / runs, leftovers }
    }
  }
  return {
    timer: 'node',
    async measure(requests, signal) {
      const began = performance.now()
      const readings: StopwatchReading[] = []
      for (const [turn, request] of requests.entries()) {
        const startedAfterSeconds = (performance.now() - began) / 1000
        readings.push({ startedAfterSeconds, ...(await repeat(request, turn, signal)) })
      }
      return readings
    },
    spin: async () => spinHere(),
    // Node can pin nothing.
    hold: async () => ({}),
    async [Symbol.asyncDispose]() {},
  }
}

function startProcess(
  request: StopwatchRequest,
  outputs: readonly [number, number],
  marker: StrayMark,
): ChildProcess | { code: string } {
  // Node has no word of its own for a program that is not there.
  if (request.program === '') return { code: 'ENOENT' }
  try {
    return spawn(request.program, request.argv.slice(1), {
      argv0: request.argv[0] ?? '',
      cwd: request.directory,
      env: { ...request.environment, ...request.overrides, [marker.name]: marker.value },
      stdio: ['ignore', ...outputs],
      detached: true,
    })
  } catch (error) {
    // Strings that the system cannot take are thrown, most of what the system says comes as an event.
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    return { code: code === 'ERR_INVALID_ARG_VALUE' ? 'EINVAL' : code }
  }
}

/** When and how a process ended; without `exit`, not even SIGKILL could end it. */
interface Ending {
  readonly at: bigint
  readonly exit?: Exit
}

function awaitEnd(
  child: ChildProcess,
  timeoutInSeconds: number,
  signal?: AbortSignal,
): Promise<Ending | { code: string }> {
  return new Promise(resolve => {
    let isTimedOut = false
    const timeout = setTimeout(
      () => {
        isTimedOut = true
        stop()
      },
      Math.min(timeoutInSeconds * 1000, longestTimeoutInMilliseconds),
    )
    const timers = [timeout]
    const stop = () => timers.push(...endTree(child.pid, () => settle({ at: process.hrtime.bigint() })))
    const settle = (ending: Ending | { code: string }) => {
      timers.forEach(clearTimeout)
      signal?.removeEventListener('abort', stop)
      resolve(ending)
    }
    signal?.addEventListener('abort', stop)
    child.once('error', (error: NodeJS.ErrnoException) => settle({ code: error.code ?? error.message }))
    child.once('exit', (status, name) => {
      const at = process.hrtime.bigint()
      settle({ at, exit: makeExit({ status, signal: name, isTimedOut }) })
    })
  })
}

/** Asks a tree to end, then makes it; `giveUp` is called where that does not help. The timers are the caller's to clear. */
function endTree(pid: number | undefined, giveUp: () => void): NodeJS.Timeout[] {
  if (pid === undefined) return []
  sendSignal(-pid, 'SIGTERM')
  const kill = () => {
    sendSignal(-pid, 'SIGKILL')
    sendSignal(pid, 'SIGKILL') // which may have left its group
  }
  return [setTimeout(kill, graceInMilliseconds), setTimeout(giveUp, graceInMilliseconds + patienceInMilliseconds)]
}

async function endLeftovers(child: ChildProcess, marker: StrayMark): Promise<number> {
  const strays = await endStrays(marker)
  // Where strays cannot be found, or have hidden, the group still tells that there was something.
  const isGroupLeft = child.pid !== undefined && sendSignal(-child.pid, 'SIGKILL')
  return Math.max(strays, isGroupLeft ? 1 : 0)
}
