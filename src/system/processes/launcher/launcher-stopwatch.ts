import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers'
import { fileURLToPath } from 'node:url'
import {
  describeCondition,
  type Exit,
  InvocationError,
  makeExit,
  type ProcessRequest,
  type Usage,
} from '../../../measure/process.js'
import type { Hold } from '../../../measure/quiet.js'
import type { ServerState } from '../../../measure/serve/server.js'
import type { Variables } from '../../../measure/variables.js'
import type { Held } from '../../../record/environment.js'
import { once } from '../../../util/once.js'
import { showCores } from '../../host/machine.js'
import { platform } from '../../platform/platform.js'
import type { OutputPaths } from '../outputs.js'
import type {
  PlacedServer,
  Spin,
  StartedServer,
  Stopwatch,
  StopwatchReading,
  StopwatchRequest,
  Walls,
} from '../stopwatch.js'
import { endStrays, isStopped, makeMarker, type StrayMark } from '../strays.js'

/** A hundred years; Infinity has no JSON. */
const longestTimeoutInMilliseconds = 100 * 365 * 86_400_000

/** The way to measure where there is a Python 3.8 or later: by a launcher, started anew after an abort or an accident. */
export async function openLauncherStopwatch(options: LauncherOptions): Promise<Stopwatch | undefined> {
  const launcher = await startLauncher(options)
  return launcher && new LauncherStopwatch(launcher, options)
}

/** The number of times, of which the lower quartile counts; 2 to 4 ms in all. */
const spins = 7

class LauncherStopwatch implements Stopwatch {
  readonly timer = 'launcher'
  #launcher: Launcher | undefined
  /** The environment that the launcher was last told. */
  #told: ProcessRequest['environment'] | undefined
  #hold: Hold | undefined
  readonly #options: LauncherOptions
  /** undefined where invocations may write to everything that their user may write to. */
  readonly #walls: Walls | undefined

  constructor(launcher: Launcher | undefined, options: LauncherOptions, walls?: Walls) {
    this.#launcher = launcher
    this.#options = options
    this.#walls = walls
  }

  async measure(request: StopwatchRequest, signal?: AbortSignal): Promise<StopwatchReading> {
    const launcher = await this.#start()
    signal?.throwIfAborted()
    const stop = () => void launcher.close()
    signal?.addEventListener('abort', stop)
    try {
      const reply = await launcher.ask(this.#describe(request))
      // An abort has closed the launcher, even where the reply came first.
      signal?.throwIfAborted()
      return read(reply)
    } catch (error) {
      await this.#discard()
      throw error
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  async serve(request: PlacedServer): Promise<StartedServer | { readonly code: string }> {
    const options = { ...this.#options, marker: makeMarker() }
    return await serveByLauncher(await this.#open(options), request, options.marker)
  }

  async spin(): Promise<Spin | undefined> {
    const launcher = await this.#start()
    const answer = (await launcher.tell({ script: 'quiet', order: 'spin', times: spins })) as LauncherSpin
    return { seconds: answer.nanoseconds / 1e9, ...answer }
  }

  async hold(hold: Hold): Promise<Held> {
    this.#hold = hold
    return await tellHold(await this.#start(), hold)
  }

  async confine(walls: Walls): Promise<Stopwatch | string> {
    const confined = new LauncherStopwatch(undefined, this.#options, walls)
    confined.#hold = this.#hold
    try {
      await confined.#start()
      return confined
    } catch (error) {
      if (error instanceof WallsError) return error.message
      throw error
    }
  }

  /** The launcher that runs, or a new one under the same conditions. */
  async #start(): Promise<Launcher> {
    if (this.#launcher) return this.#launcher
    this.#launcher = await this.#open(this.#options)
    return this.#launcher
  }

  async #open(options: LauncherOptions): Promise<Launcher> {
    const launcher = await startLauncher(options)
    if (launcher === undefined) throw new Error('The launcher ended, and could not be started again.')
    try {
      if (this.#walls) await tellConfine(launcher, this.#walls)
      if (this.#hold) await tellHold(launcher, this.#hold)
    } catch (error) {
      await launcher.close()
      throw error
    }
    return launcher
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#discard()
  }

  #describe(request: StopwatchRequest): LauncherRequest {
    const { program, argv, directory, overrides, confinedTo, runs, stdout, stderr } = request
    const environment = request.environment === this.#told ? undefined : request.environment
    this.#told = request.environment
    const timeoutInMilliseconds = Math.min(request.timeoutInSeconds * 1000, longestTimeoutInMilliseconds)
    return { program, argv, directory, environment, overrides, timeoutInMilliseconds, confinedTo, runs, stdout, stderr }
  }

  async #discard(): Promise<void> {
    const launcher = this.#launcher
    this.#launcher = undefined
    this.#told = undefined
    if (launcher === undefined) return
    const isOrderly = await launcher.close()
    if (!isOrderly) await endStrays(this.#options.marker)
  }
}

interface LauncherSpin extends Omit<Spin, 'seconds'> {
  readonly nanoseconds: number
}

/** The system does not permit what walls are made of. */
class WallsError extends Error {}

async function tellConfine(launcher: Launcher, walls: Walls): Promise<void> {
  const { obstacle } = (await launcher.tell({ script: 'walls', order: 'confine', ...walls })) as {
    readonly obstacle?: string
  }
  if (obstacle !== undefined) throw new WallsError(obstacle)
}

async function tellHold(launcher: Launcher, hold: Hold): Promise<Held> {
  const { cores, niceness } = (await launcher.tell({ script: 'quiet', order: 'hold', ...hold })) as Hold
  return {
    ...(cores === undefined ? {} : { cores: showCores(cores) }),
    ...(niceness === undefined ? {} : { niceness }),
  }
}

function read({ startedAfterNanoseconds, ...reply }: LauncherReply): StopwatchReading {
  const startedAfterSeconds = startedAfterNanoseconds / 1e9
  if ('code' in reply) return { startedAfterSeconds, code: reply.code }
  const { nanoseconds, status, isTimedOut, leftovers, maxRssInBytes, ...usage } = reply
  return {
    startedAfterSeconds,
    seconds: nanoseconds / 1e9,
    exit: readExit(status, isTimedOut !== 0),
    usage: maxRssInBytes === 0 ? usage : { ...usage, maxRssInBytes },
    leftovers,
  }
}

const scripts = {
  launcher: fileURLToPath(new URL('./launcher.py', import.meta.url)),
  windows: fileURLToPath(new URL('./windows.py', import.meta.url)),
  quiet: fileURLToPath(new URL('./quiet.py', import.meta.url)),
  walls: fileURLToPath(new URL('./walls.py', import.meta.url)),
  server: fileURLToPath(new URL('../../servers/server.py', import.meta.url)),
}
/** Runs the launcher that its first line of input has, with what its orders are in. */
const bootstrap =
  'import json, sys; scripts = json.loads(sys.stdin.readline()); exec(compile(scripts["PLATFORM"], "launcher.py", "exec"))'.replace(
    'PLATFORM',
    platform.launcher,
  )

/** The conditions of the first launcher, as it wrote them: commands may have changed ours since, which later ones inherit. */
let conditions: string | undefined

/** Reads all that is in Python, once: a command may write to these files, and later launchers must not run that. */
const readScripts = once(() =>
  Object.fromEntries(
    Object.entries(scripts)
      // One of the two launchers is for other systems.
      .filter(([name]) => (name === 'windows') === (platform.launcher === 'windows'))
      .map(([name, path]) => [name, readFileSync(path, 'utf8')]),
  ),
)

const patienceAtStartInMilliseconds = 15_000
const patienceAtEndInMilliseconds = 15_000
const pauseInMilliseconds = 2000

/** One invocation, as `launcher.py` takes it. */
interface LauncherRequest extends OutputPaths {
  readonly program: string
  readonly argv: readonly string[]
  readonly directory: string
  /** Left out where it is that of the invocation before. */
  readonly environment: ProcessRequest['environment'] | undefined
  readonly overrides: ProcessRequest['overrides']
  readonly timeoutInMilliseconds: number
  readonly confinedTo?: string | undefined
  /** 1 where it is left out. */
  readonly runs?: number | undefined
}

/** The message of `launcher.py` about one invocation: it ended, or did not start. */
type LauncherReply = LauncherReading | LauncherRefusal

interface LauncherRefusal {
  /** From when the request was read. */
  readonly startedAfterNanoseconds: number
  /** The system's. */
  readonly code: string
}

interface LauncherReading extends Omit<LauncherRefusal, 'code'>, Usage {
  readonly nanoseconds: number
  /** The status from `wait4`: the signal in the low seven bits, the exit status above the low eight. */
  readonly status: number
  readonly isTimedOut: 0 | 1
  readonly leftovers: number
  /** 0 where it is not known. */
  readonly maxRssInBytes: number
}

/** A function of one of the files in Python, and what it is called with. */
export interface Order {
  readonly script: Exclude<keyof typeof scripts, 'launcher' | 'windows'>
  readonly order: string
  readonly [word: string]: unknown
}

/** A running `launcher.py`. */
interface Launcher {
  /** Runs an invocation, and answers when it is over. */
  ask(request: LauncherRequest): Promise<LauncherReply>
  /** The answer to an order between two runs. */
  tell(order: Order): Promise<unknown>
  /** Ends the invocation that runs, and then the launcher; whether it came to an orderly end. */
  close(): Promise<boolean>
}

export interface LauncherOptions {
  readonly python: string
  /** Its own, which every invocation can read. */
  readonly variables: Variables
  /** A variable that every invocation is given. */
  readonly marker: StrayMark
  /** Takes the names of conditions that commands have changed, and that were set again. */
  readonly restored: Set<string>
}

/** The launcher, run by `python`; undefined where that Python is of no use. */
async function startLauncher(options: LauncherOptions): Promise<Launcher | undefined> {
  const { python, variables, marker } = options
  // Ctrl-C reaches Counterbalance only, which then ends things in order.
  const words = ['-I', '-S', '-X', 'utf8', '-c', bootstrap, 'launcher.py', marker.name, marker.value]
  const child = spawn(python, words, {
    env: variables,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...platform.launcherOptions,
  })
  const lines = new Lines(child)
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceAtStartInMilliseconds)
  try {
    const ask = makeAsk(child, lines, options)
    conditions = (await ask({ ...readScripts(), conditions })).conditions
    return makeLauncher(child, lines, ask)
  } catch (error) {
    child.kill('SIGKILL')
    if (error instanceof ConditionError) throw error
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function makeAsk(child: ChildProcess, lines: Lines, { restored }: LauncherOptions) {
  return async (question: unknown) => {
    const answer = lines.next()
    child.stdin?.write(`${JSON.stringify(question)}\n`)
    const told = JSON.parse(await answer)
    if (told.lost) throw new ConditionError(told.lost)
    for (const name of told.restored?.split(',') ?? []) if (name !== '') restored.add(name)
    return told
  }
}

function makeLauncher(child: ChildProcess, lines: Lines, ask: ReturnType<typeof makeAsk>): Launcher {
  return {
    ask,
    tell: ask,
    async close() {
      const timer = setTimeout(() => child.kill('SIGKILL'), patienceAtEndInMilliseconds)
      child.stdin?.end()
      await lines.ended
      clearTimeout(timer)
      return child.exitCode === 0
    },
  }
}

/** The lines that a process prints, one when asked for one; what is awaited when the process ends is rejected. */
class Lines {
  /** Settles when the process has ended and been heard out. */
  readonly ended: Promise<void>
  #text = ''
  #complaint = ''
  #end: Error | undefined
  /** The reason for its end, where we ended it ourselves. */
  #cause: string | undefined
  readonly #child: ChildProcess
  #waiting: { resolve(line: string): void; reject(error: Error): void } | undefined

  constructor(child: ChildProcess) {
    this.#child = child
    child.stdout?.on('data', (chunk: Buffer) => this.#take(chunk.toString('utf8')))
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#complaint = `${this.#complaint}${chunk}`.slice(-2000)
    })
    // A write to a launcher that is gone; its end says more.
    child.stdin?.on('error', () => {})
    const looks = setInterval(() => this.#look(), pauseInMilliseconds).unref()
    this.ended = new Promise(resolve => {
      const end = (error: Error) => {
        clearInterval(looks)
        this.#end ??= error
        this.#fail()
        resolve()
      }
      const describe = (how: string): Error =>
        new Error(`The launcher (${child.spawnfile}) ${how} in the middle of a run. ${this.#complaint}`.trim())
      child.on('error', error => end(describe(`failed: ${error.message}`)))
      child.on('close', (status, signal) =>
        end(
          status
            ? describe(`ended with status ${status}`)
            : blame(this.#cause ?? `it was ended by ${signal ?? 'SIGTERM'}`),
        ),
      )
    })
  }

  next(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      if (this.#end !== undefined) this.#fail()
    })
  }

  /** Whoever is stopped does not answer, and does not end either. */
  #look(): void {
    if (this.#waiting === undefined || !isStopped(this.#child.pid)) return
    this.#cause = 'it was stopped'
    this.#child.kill('SIGKILL')
  }

  #take(text: string): void {
    this.#text += text
    if (!this.#text.endsWith('\n')) return
    const line = this.#text
    this.#text = ''
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve(line)
  }

  #fail(): void {
    if (this.#end) this.#waiting?.reject(this.#end)
    this.#waiting = undefined
  }
}

/** A command has changed what the stopwatch hands on to all others, and we may not set that again. */
class ConditionError extends InvocationError {
  constructor(name: string) {
    super(
      `the command changed the ${describeCondition(name)} of the stopwatch, which is the process that starts and times it, and this cannot be undone without root: do not change the parent process`,
    )
  }
}

/** It ends by itself only when we do; what else ends it is mostly a command that signals its parent. */
function blame(how: string): InvocationError {
  return new InvocationError(
    `the command ended the stopwatch, which is the process that starts and times it (${how}): do not send signals to the parent process`,
  )
}

/** Reads how a process ended. `status` is as the system's `wait` gives it: a signal, or above it an exit status. */
function readExit(status: number, isTimedOut: boolean): Exit {
  const signal = status % 0x80
  return makeExit({
    // Windows has more of them than bits can be shifted here.
    status: signal === 0 ? Math.floor(status / 0x100) : null,
    signal: signal === 0 ? null : nameSignal(signal),
    isTimedOut,
  })
}

function nameSignal(number: number): string {
  return Object.entries(constants.signals).find(([, value]) => value === number)?.[0] ?? `signal ${number}`
}

/** Servers finish what they are at when they are asked to end. */
const graceInMilliseconds = 2000

/** The answer of `server.py` to the order to look. */
interface Look extends Omit<ServerState, 'exit'> {
  /** The status from `wait4`; left out while the server runs. */
  readonly status?: number
}

/** Has `launcher` start a server, and end with it. All processes of the server carry `marker`. */
async function serveByLauncher(
  launcher: Launcher,
  { program, argv, directory, environment, overrides, confinedTo, stdout, stderr }: PlacedServer,
  marker: StrayMark,
): Promise<StartedServer | { readonly code: string }> {
  const close = async (): Promise<void> => {
    if (!(await launcher.close())) await endStrays(marker)
  }
  const request = { program, argv, directory, environment, overrides, confinedTo, stdout, stderr }
  const start = async () => (await launcher.tell({ script: 'server', order: 'start', ...request })) as { code?: string }
  const { code } = await start().catch(async error => {
    await close()
    throw error
  })
  if (code !== undefined) {
    await close()
    return { code }
  }
  return {
    async look() {
      const { status, ...use } = (await launcher.tell({ script: 'server', order: 'look' })) as Look
      return status === undefined ? use : { ...use, exit: readExit(status, false) }
    },
    async end() {
      try {
        const { leftovers } = (await launcher.tell({ script: 'server', order: 'end', graceInMilliseconds })) as {
          leftovers: number
        }
        return leftovers
      } finally {
        await close()
      }
    },
  }
}
