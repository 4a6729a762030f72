import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, ftruncateSync, lstatSync, openSync, rmSync } from 'node:fs'
import { clearTimeout, setTimeout } from 'node:timers'
import { setTimeout as pause } from 'node:timers/promises'
import { type Exit, isSuccess, makeExit } from '../../measure/process.js'
import { platform } from '../platform/platform.js'
import type { OutputPaths } from './outputs.js'
import type { Leavings, PlacedServer, Spin, StartedServer, Stopwatch, StopwatchRequest } from './stopwatch.js'
import { endStrays, findStrays, makeMarker, nameProcess, type StrayMark } from './strays.js'

const graceInMilliseconds = 500
const patienceInMilliseconds = 5000
const longestTimeoutInMilliseconds = 2 ** 31 - 1

/** The way to measure without Python: its times include up to 2 ms of waiting for the event loop. */
export function makeNodeStopwatch(marker: StrayMark): Stopwatch {
  return {
    timer: 'node',
    async measure(request, signal) {
      using outputs = openOutputs(request)
      let [seconds, leftovers] = [0, 0]
      const unended: string[] = []
      // The mean of the runs, back to back, up to the first that fails.
      for (let count = 1; ; count++) {
        // A command may take the signal that an abort sends for a reason to end well.
        signal?.throwIfAborted()
        outputs.empty()
        const run = await invoke(request, { outputs: outputs.descriptors, marker, signal })
        if ('code' in run) return { startedAfterSeconds: 0, ...run }
        seconds += run.seconds
        leftovers += run.leftovers
        unended.push(...(run.left?.unended ?? []))
        if (count === (request.runs ?? 1) || !isSuccess(run.exit))
          return {
            startedAfterSeconds: 0,
            exit: run.exit,
            seconds: seconds / count,
            ...describeLeft(leftovers, unended),
          }
      }
    },
    serve: async request => await serveByNode(request, makeMarker()),
    spin: async () => spinHere(),
    // Node can pin nothing.
    hold: async () => ({}),
    confine: async () => 'there is no Python 3.8 or later, which does it',
    async [Symbol.asyncDispose]() {},
  }
}

interface Circumstances {
  readonly outputs: Descriptors
  readonly marker: StrayMark
  readonly signal: AbortSignal | undefined
}

/** Runs an invocation once. */
async function invoke(request: StopwatchRequest, { outputs, marker, signal }: Circumstances) {
  const start = process.hrtime.bigint()
  const child = startProcess(request, outputs, marker)
  if ('code' in child) return child
  const ending = await awaitEnd(child, request.timeoutInSeconds, signal)
  if ('code' in ending) return ending
  const leavings = await endLeftovers(child, marker)
  if (ending.exit === undefined)
    throw new Error(`Process ${child.pid} could not be ended: does it belong to another user?`)
  return { seconds: Number(ending.at - start) / 1e9, exit: ending.exit, ...leavings }
}

/** The end of a process; without `exit`, not even SIGKILL could end it. */
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
    const stop = () => {
      const { pid } = child
      if (pid === undefined) return
      platform.askToEnd(pid)
      const giveUp = () => settle({ at: process.hrtime.bigint() })
      timers.push(setTimeout(() => platform.kill(pid), graceInMilliseconds))
      timers.push(setTimeout(giveUp, graceInMilliseconds + patienceInMilliseconds))
    }
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

const times = 7
const steps = 200_000
/** Takes the sums, so that no compiler leaves them out. */
let sink = 0

/** The spin where there is no launcher: a sum by Node itself. */
function spinHere(): Spin {
  const seconds = Array.from({ length: times }, () => {
    const start = performance.now()
    let sum = 0
    for (let step = 0; step < steps; step++) sum = (sum * 31 + step) | 0
    sink = sum ^ sink
    return (performance.now() - start) / 1000
  })
  const sorted = seconds.sort((a, b) => a - b)
  // Its own time is with the rest of ours, and of the invocations' nothing is known.
  return { seconds: sorted[times >> 2]!, cpuSecondsBefore: 0, cpuSecondsAfter: 0 }
}

/** Files that are open for one process. */
type Descriptors = readonly [stdout: number, stderr: number]

/** Starts a process in a group of its own; or the system's code for why it did not start, as far as that is known at once. */
function startProcess(request: PlacedServer, outputs: Descriptors, marker: StrayMark): ChildProcess | { code: string } {
  // Node has no word of its own for a program that is not there.
  if (request.program === '') return { code: 'ENOENT' }
  try {
    return spawn(request.program, request.argv.slice(1), {
      argv0: request.argv[0] ?? '',
      cwd: request.directory,
      env: { ...request.environment, ...request.overrides, [marker.name]: marker.value },
      stdio: ['ignore', ...outputs],
      ...platform.commandOptions,
    })
  } catch (error) {
    // Strings that the system cannot take are thrown, most of what the system says comes as an event.
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    return { code: code === 'ERR_INVALID_ARG_VALUE' ? 'EINVAL' : code }
  }
}

/** Ends what the ended process `child` has left behind. Returns how many they were, or at least one, and those that did not end. */
async function endLeftovers(child: ChildProcess, marker: StrayMark): Promise<Leavings> {
  const { ended, unended } = await endStrays(marker)
  // Where strays cannot be found, or have hidden, the group still tells that there was something.
  const isGroupLeft = child.pid !== undefined && platform.endGroup(child.pid)
  return describeLeft(Math.max(ended, isGroupLeft ? 1 : 0), unended.map(nameProcess))
}

function describeLeft(leftovers: number, unended: readonly string[]): Leavings {
  return unended.length === 0 ? { leftovers } : { leftovers, left: { unended } }
}

/** Files, open for one invocation only, that it prints to. */
function openOutputs({ stdout, stderr }: OutputPaths) {
  const descriptors: Descriptors = [openFile(stdout), openFile(stderr)]
  return {
    descriptors,
    empty: () => {
      for (const descriptor of descriptors) ftruncateSync(descriptor)
    },
    [Symbol.dispose]: () => {
      for (const descriptor of descriptors) closeSync(descriptor)
    },
  }
}

function openFile(path: string): number {
  // An invocation may have put another file in its place: don't print there.
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false) rmSync(path, { recursive: true })
  const { O_RDWR, O_APPEND, O_CREAT } = constants
  return openSync(path, O_RDWR | O_APPEND | O_CREAT, 0o600)
}

const serverGraceInMilliseconds = 2000
const pauseInMilliseconds = 10

/** Starts a server as a child of this process, which tells nothing of its CPU time and memory. */
async function serveByNode(
  request: PlacedServer,
  marker: StrayMark,
): Promise<StartedServer | { readonly code: string }> {
  using outputs = openOutputs(request)
  outputs.empty()
  const child = startProcess(request, outputs.descriptors, marker)
  if ('code' in child) return child
  let exit: Exit | undefined
  child.once('exit', (status, signal) => {
    exit = makeExit({ status, signal, isTimedOut: false })
  })
  try {
    await once(child, 'spawn')
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code ?? String(error) }
  }
  const isLeft = (): boolean => exit === undefined || findStrays(marker).length > 0
  return {
    look: async () => (exit === undefined ? {} : { exit }),
    async end() {
      platform.askToEnd(child.pid!)
      for (let waited = 0; waited < serverGraceInMilliseconds && isLeft(); waited += pauseInMilliseconds)
        await pause(pauseInMilliseconds)
      return await endLeftovers(child, marker)
    },
  }
}
