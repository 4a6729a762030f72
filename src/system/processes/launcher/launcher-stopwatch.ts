import type { ProcessRequest } from '../../../measure/process.js'
import type { Hold } from '../../../measure/quiet.js'
import type { Held } from '../../../record/environment.js'
import { showCores } from '../../host/cores.js'
import { serveByLauncher } from '../../servers/launcher-server.js'
import type {
  PlacedServer,
  Spin,
  StartedServer,
  Stopwatch,
  StopwatchReading,
  StopwatchRequest,
  Walls,
} from '../stopwatch.js'
import { endStrays, makeMarker } from '../strays.js'
import {
  type Launcher,
  type LauncherOptions,
  type LauncherReply,
  type LauncherRequest,
  readExit,
  startLauncher,
} from './launcher-process.js'

/** A hundred years; Infinity has no JSON. */
const longestTimeoutInMilliseconds = 100 * 365 * 86_400_000

/** The way to measure where there is a Python 3.8 or later: by a launcher, started anew after an abort or an accident. */
export async function openLauncherStopwatch(options: LauncherOptions): Promise<Stopwatch | undefined> {
  const launcher = await startLauncher(options)
  return launcher && new LauncherStopwatch(launcher, options)
}

/** Of which the lower quartile counts; 2 to 4 ms in all. */
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
