import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers'
import { fileURLToPath } from 'node:url'
import {
  describeCondition,
  type Exit,
  type LeftProcesses,
  makeExit,
  makeStopwatchError,
  StopwatchError,
  type Usage,
} from '../../../measure/process.js'
import type { Hold } from '../../../measure/quiet.js'
import type { ServerUse } from '../../../measure/serve/server.js'
import type { Variables } from '../../../measure/variables.js'
import type { Held } from '../../../record/environment.js'
import { makeReason } from '../../../record/reasons.js'
import { once } from '../../../util/once.js'
import { present } from '../../../util/present.js'
import { showCores } from '../../host/machine.js'
import { platform } from '../../platform/platform.js'
import type {
  Leavings,
  PlacedServer,
  Spin,
  StartedServer,
  Stopwatch,
  StopwatchReading,
  StopwatchRequest,
  Walls,
} from '../stopwatch.js'
import { endStrays, isStopped, makeMarker, type StrayMark } from '../strays.js'

export interface LauncherOptions {
  readonly python: string
  /** Its own, which every invocation can read. */
  readonly variables: Variables
  /** A variable that every invocation is given. */
  readonly marker: StrayMark
  /** Takes the names of conditions that commands have changed, and that were set again. */
  readonly restored: Set<string>
}

/** The way to measure where there is a Python 3.8 or later: by a launcher, started anew after an abort or an accident. */
export async function openLauncherStopwatch(options: LauncherOptions): Promise<Stopwatch | undefined> {
  const launcher = await startLauncher(options)
  return launcher && new LauncherStopwatch(launcher, options)
}

/** A hundred years; Infinity has no JSON. */
const longestTimeoutInMilliseconds = 100 * 365 * 86_400_000
/** The number of times, of which the lower quartile counts; 2 to 4 ms in all. */
const spins = 7
/** Servers finish what they are at when they are asked to end. */
const graceInMilliseconds = 2000

class LauncherStopwatch implements Stopwatch {
  readonly timer = 'launcher'
  #launcher: Launcher | undefined
  /** The environment that the launcher was last told. */
  #told: Variables | undefined
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
      const { environment, timeoutInSeconds, ...words } = request
      // The environment is left out where it is that of the invocation before.
      const news = environment === this.#told ? {} : { environment }
      this.#told = environment
      const timeoutInMilliseconds = Math.min(timeoutInSeconds * 1000, longestTimeoutInMilliseconds)
      const reply = await launcher.ask<LauncherReply>({ ...words, ...news, timeoutInMilliseconds })
      // An abort has closed the launcher, even where the reply came first.
      signal?.throwIfAborted()
      return read(reply)
    } catch (error) {
      await this[Symbol.asyncDispose]()
      throw error
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  async serve(request: PlacedServer): Promise<StartedServer | { readonly code: string }> {
    const launcher = await this.#open({ ...this.#options, marker: makeMarker() })
    const tell = async <Answer>(order: string, words: object = {}): Promise<Answer> =>
      await launcher.ask({ script: 'server', order, ...words })
    const { code } = await tell<{ readonly code?: string }>('start', request).catch(async error => {
      await launcher.close()
      throw error
    })
    if (code !== undefined) {
      await launcher.close()
      return { code }
    }
    return {
      async look() {
        const { status, ...use } = await tell<ServerUse & { readonly status?: number }>('look')
        return status === undefined ? use : { ...use, exit: readExit(status, false) }
      },
      async end() {
        try {
          return readLeft(await tell<Leavings & LeftProcesses>('end', { graceInMilliseconds }))
        } finally {
          await launcher.close()
        }
      },
    }
  }

  async spin(): Promise<Spin | undefined> {
    const launcher = await this.#start()
    const spin = { script: 'quiet', order: 'spin', times: spins }
    const { nanoseconds, ...use } = await launcher.ask<Omit<Spin, 'seconds'> & { readonly nanoseconds: number }>(spin)
    return { seconds: nanoseconds / 1e9, ...use }
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
    this.#launcher ??= await this.#open(this.#options)
    return this.#launcher
  }

  async #open(options: LauncherOptions): Promise<Launcher> {
    const launcher = await startLauncher(options)
    if (launcher === undefined) throw new Error('The launcher ended, and could not be started again.')
    try {
      if (this.#walls) {
        const confine = { script: 'walls', order: 'confine', ...this.#walls }
        const { obstacle } = await launcher.ask<{ readonly obstacle?: string }>(confine)
        if (obstacle !== undefined) throw new WallsError(obstacle)
      }
      if (this.#hold) await tellHold(launcher, this.#hold)
    } catch (error) {
      await launcher.close()
      throw error
    }
    return launcher
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const launcher = this.#launcher
    this.#launcher = undefined
    this.#told = undefined
    await launcher?.close()
  }
}

/** The system does not permit what walls are made of. */
class WallsError extends Error {}

async function tellHold(launcher: Launcher, hold: Hold): Promise<Held> {
  const { cores, niceness } = await launcher.ask<Hold>({ script: 'quiet', order: 'hold', ...hold })
  return present({ cores: cores && showCores(cores), niceness })
}

/** The message of `launcher.py` about one invocation: it ended, or did not start, with the system's code for why. */
type LauncherReply = {
  /** From when the request was read. */
  readonly startedAfterNanoseconds: number
} & (LauncherReading | { readonly code: string })

interface LauncherReading extends Omit<Usage, 'mainThreadSeconds' | 'runDelaySeconds'>, LeftProcesses {
  readonly nanoseconds: number
  /** The status from `wait4`: the signal in the low seven bits, the exit status above the low eight. */
  readonly status: number
  readonly isTimedOut: 0 | 1
  readonly leftovers: number
  /** 0 where it is not known. */
  readonly maxRssInBytes: number
  /** Nanoseconds of the main thread on a core and in the queue for one; null where the kernel does not tell, and absent on Windows. */
  readonly schedule?: readonly [running: number, queued: number] | null
}

function read({ startedAfterNanoseconds, ...reply }: LauncherReply): StopwatchReading {
  const startedAfterSeconds = startedAfterNanoseconds / 1e9
  if ('code' in reply) return { startedAfterSeconds, code: reply.code }
  const { nanoseconds, status, isTimedOut, leftovers, ended, unended, foreign, maxRssInBytes, schedule, ...counts } =
    reply
  const usage = {
    ...counts,
    ...(schedule && { mainThreadSeconds: schedule[0] / 1e9, runDelaySeconds: schedule[1] / 1e9 }),
  }
  return {
    startedAfterSeconds,
    seconds: nanoseconds / 1e9,
    exit: readExit(status, isTimedOut !== 0),
    usage: maxRssInBytes === 0 ? usage : { ...usage, maxRssInBytes },
    ...readLeft({ leftovers, ...present({ ended, unended, foreign }) }),
  }
}

/** Reads what a process left behind from the members of a reply. */
function readLeft({ leftovers, ended, unended, foreign }: Leavings & LeftProcesses): Leavings {
  const left = present({ ended, unended, foreign })
  return Object.keys(left).length === 0 ? { leftovers } : { leftovers, left }
}

/** Reads how a process ended. `status` is as the system's `wait` gives it: a signal, or above it an exit status. */
function readExit(status: number, isTimedOut: boolean): Exit {
  const signal = status % 0x80
  const name = Object.entries(constants.signals).find(([, value]) => value === signal)?.[0]
  return makeExit({
    // Windows has more of them than bits can be shifted here.
    status: signal === 0 ? Math.floor(status / 0x100) : null,
    signal: signal === 0 ? null : (name ?? `signal ${signal}`),
    isTimedOut,
  })
}

const scripts = {
  launcher: fileURLToPath(new URL('./launcher.py', import.meta.url)),
  windows: fileURLToPath(new URL('./windows.py', import.meta.url)),
  quiet: fileURLToPath(new URL('./quiet.py', import.meta.url)),
  walls: fileURLToPath(new URL('./walls.py', import.meta.url)),
  server: fileURLToPath(new URL('../../servers/server.py', import.meta.url)),
}

/** Reads all that is in Python, once: a command may write to these files, and later launchers must not run that. */
const readScripts = once(() =>
  Object.fromEntries(
    Object.entries(scripts)
      // One of the two launchers is for other systems.
      .filter(([name]) => (name === 'windows') === (platform.launcher === 'windows'))
      .map(([name, path]) => [name, readFileSync(path, 'utf8')]),
  ),
)

/** Runs the launcher that its first line of input has, with what its orders are in. */
const bootstrap = `import json, sys; scripts = json.loads(sys.stdin.readline()); exec(compile(scripts["${platform.launcher}"], "launcher.py", "exec"))`

/** The conditions of the first launcher, as it wrote them: commands may have changed ours since, which later ones inherit. */
let conditions: string | undefined

const patienceInMilliseconds = 15_000
const pauseInMilliseconds = 2000

/** The launcher, run by `python`; undefined where that Python is of no use. */
async function startLauncher(options: LauncherOptions): Promise<Launcher | undefined> {
  const launcher = new Launcher(options)
  using _ = launcher.killLater()
  try {
    const begun = await launcher.ask<{ readonly conditions?: string }>({ ...readScripts(), conditions })
    conditions = begun.conditions
    return launcher
  } catch (error) {
    launcher.kill()
    if (error instanceof ConditionError) throw error
    return undefined
  }
}

/** A running `launcher.py`, which answers each line that it is asked with one line. */
class Launcher {
  readonly #child: ChildProcess
  readonly #options: LauncherOptions
  /** Settles when the process has ended and been heard out. */
  readonly #ended: Promise<void>
  #text = ''
  #complaint = ''
  #end: Error | undefined
  /** The reason for its end, where we ended it ourselves. */
  #cause: string | undefined
  #waiting: { resolve(line: string): void; reject(error: Error): void } | undefined
  #closing: Promise<void> | undefined

  constructor(options: LauncherOptions) {
    const { python, variables, marker } = options
    const words = ['-I', '-S', '-X', 'utf8', '-c', bootstrap, 'launcher.py', marker.name, marker.value]
    // Ctrl-C reaches Counterbalance only, which then ends things in order.
    const child = spawn(python, words, { env: variables, stdio: ['pipe', 'pipe', 'pipe'], ...platform.launcherOptions })
    this.#child = child
    this.#options = options
    child.stdout?.on('data', (chunk: Buffer) => {
      this.#text += chunk.toString('utf8')
      if (!this.#text.endsWith('\n')) return
      const [line, waiting] = [this.#text, this.#waiting]
      this.#text = ''
      this.#waiting = undefined
      waiting?.resolve(line)
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#complaint = `${this.#complaint}${chunk}`.slice(-2000)
    })
    // A write to a launcher that is gone; its end says more.
    child.stdin?.on('error', () => {})
    const looks = setInterval(() => {
      // Whoever is stopped does not answer, and does not end either.
      if (this.#waiting === undefined || !isStopped(child.pid)) return
      this.#cause = 'it was stopped'
      this.kill()
    }, pauseInMilliseconds).unref()
    this.#ended = new Promise(resolve => {
      const end = (error: Error) => {
        clearInterval(looks)
        this.#end ??= error
        this.#fail()
        resolve()
      }
      child.on('error', error => end(new Error(`The launcher (${child.spawnfile}) failed: ${error.message}`)))
      // It ends by itself only when we do; what else ends it is mostly a command that signals its parent.
      child.on('close', (status, signal) => {
        const killed = signal === null ? 'it was told to end' : `it was ended by ${signal}`
        const failed = `it ended with status ${status}. ${this.#complaint}`.trim()
        end(makeStopwatchError(this.#cause ?? (status ? failed : killed)))
      })
    })
  }

  /** Returns the answer to an invocation, when it is over, or to an order, which is a function of one of the scripts. */
  async ask<Answer>(question: unknown): Promise<Answer> {
    const answer = new Promise<string>((resolve, reject) => {
      this.#waiting = { resolve, reject }
    })
    if (this.#end !== undefined) this.#fail()
    this.#child.stdin?.write(`${JSON.stringify(question)}\n`)
    const { lost, restored, ...told } = JSON.parse(await answer)
    if (lost) throw new ConditionError(lost)
    for (const name of restored?.split(',') ?? []) if (name !== '') this.#options.restored.add(name)
    return told
  }

  /** Ends the invocation that runs, and then the launcher, with all that it could not end. */
  async close(): Promise<void> {
    const finish = async (): Promise<void> => {
      using _ = this.killLater()
      this.#child.stdin?.end()
      await this.#ended
      if (this.#child.exitCode !== 0) await endStrays(this.#options.marker)
    }
    this.#closing ??= finish()
    await this.#closing
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  /** Kills the launcher, unless the scope ends before. */
  killLater(): Disposable {
    const timer = setTimeout(() => this.kill(), patienceInMilliseconds)
    return { [Symbol.dispose]: () => clearTimeout(timer) }
  }

  #fail(): void {
    if (this.#end) this.#waiting?.reject(this.#end)
    this.#waiting = undefined
  }
}

/** A command has changed what the stopwatch hands on to all others, and we may not set that again. */
class ConditionError extends StopwatchError {
  constructor(name: string) {
    super(makeReason('stopwatch-altered', { what: describeCondition(name) }))
  }
}
