import type { ChildProcess } from 'node:child_process'
import { clearTimeout, setTimeout } from 'node:timers'
import { isSuccess, makeExit } from '../../measure/exit.js'
import type { Exit } from '../../measure/process.js'
import { serveByNode } from '../servers/node-server.js'
import { type Descriptors, endLeftovers, type OpenOutputs, openOutputs, startProcess } from './start-process.js'
import type { Spin, Stopwatch, StopwatchReading, StopwatchRequest } from './stopwatch.js'
import { makeMarker, type StrayMark, sendSignal } from './strays.js'

const graceInMilliseconds = 500
const patienceInMilliseconds = 5000
const longestTimeoutInMilliseconds = 2 ** 31 - 1

/** The way to measure without Python: its times include up to 2 ms of waiting for the event loop. */
export function makeNodeStopwatch(marker: StrayMark): Stopwatch {
  return {
    timer: 'node',
    async measure(request, signal) {
      const { stdout, stderr } = request
      using outputs = openOutputs([stdout, stderr])
      const run = () => invoke(request, { outputs: outputs.descriptors, marker, ...(signal && { signal }) })
      return { startedAfterSeconds: 0, ...(await repeat(run, request.runs ?? 1, { outputs, signal })) }
    },
    serve: async request => await serveByNode(request, makeMarker()),
    spin: async () => spinHere(),
    // Node can pin nothing.
    hold: async () => ({}),
    confine: async () => 'there is no Python 3.8 or later, which does it',
    async [Symbol.asyncDispose]() {},
  }
}

/** What one run came to. */
type Run = Omit<Extract<StopwatchReading, { readonly exit: Exit }>, 'startedAfterSeconds'> | { readonly code: string }

/** The mean of `runs`, back to back, up to the first that fails. */
async function repeat(
  run: () => Promise<Run>,
  runs: number,
  { outputs, signal }: { readonly outputs: OpenOutputs; readonly signal: AbortSignal | undefined },
): Promise<Run> {
  let [seconds, leftovers] = [0, 0]
  for (let count = 1; ; count++) {
    // A command may take the signal that an abort sends for a reason to end well.
    signal?.throwIfAborted()
    if (count > 1) outputs.empty()
    const reading = await run()
    if ('code' in reading) return reading
    seconds += reading.seconds
    leftovers += reading.leftovers
    if (count === runs || !isSuccess(reading.exit)) return { ...reading, seconds: seconds / count, leftovers }
  }
}

interface Circumstances {
  readonly outputs: Descriptors
  readonly marker: StrayMark
  readonly signal?: AbortSignal
}

async function invoke(request: StopwatchRequest, { outputs, marker, signal }: Circumstances): Promise<Run> {
  const start = process.hrtime.bigint()
  const child = startProcess(request, outputs, marker)
  if ('code' in child) return child
  const ending = await awaitEnd(child, request.timeoutInSeconds, signal)
  if ('code' in ending) return ending
  const leftovers = await endLeftovers(child, marker)
  if (ending.exit === undefined)
    throw new Error(`Process ${child.pid} could not be ended: does it belong to another user?`)
  return { seconds: Number(ending.at - start) / 1e9, exit: ending.exit, leftovers }
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

const times = 7
const steps = 200_000

/** The spin where there is no launcher: a sum by Node itself. */
function spinHere(): Spin {
  const seconds = Array.from({ length: times }, () => {
    const start = performance.now()
    addUp()
    return (performance.now() - start) / 1000
  })
  const sorted = seconds.sort((one, other) => one - other)
  // Its own time is with the rest of ours, and of the invocations' nothing is known.
  return { seconds: sorted[times >> 2]!, cpuSecondsBefore: 0, cpuSecondsAfter: 0 }
}

let sink = 0

function addUp(): void {
  let sum = 0
  for (let step = 0; step < steps; step++) sum = (sum * 31 + step) | 0
  sink = sum ^ sink
}
