import type { Variables } from '../../measure/environment.js'
import type { Processes, ProcessRequest, ProcessResult } from '../../measure/process.js'
import type { Hold } from '../../measure/quiet.js'
import type { Held } from '../../record/environment.js'
import type { LauncherOptions } from './launcher.js'
import { openLauncherStopwatch } from './launcher-stopwatch.js'
import { makeNodeStopwatch } from './node-stopwatch.js'
import { Outputs } from './outputs.js'
import { explainFailure, makeProgramFinder } from './program.js'
import type { Spin, Stopwatch, StopwatchReading } from './stopwatch.js'
import { makeMarker } from './strays.js'

// The system's own starts at once, the first in PATH may be a wrapper. But on macOS the system's may ask to be installed.
const pythons = process.platform === 'linux' ? ['/usr/bin/python3', 'python3'] : ['python3']

export interface ProcessesOptions {
  /** Where what an invocation prints is kept until it has been read. */
  readonly directory: string
  /** The launcher's own, which every invocation can read. */
  readonly variables: Variables
  /** The Python for the launcher; null to do without. The first usable one where it is left out. */
  readonly python?: string | null
}

/** The way to run invocations on this machine: by the launcher where there is a Python 3.8 or later, else by Node. */
export async function openProcesses({ directory, variables, python }: ProcessesOptions): Promise<OwnProcesses> {
  const marker = makeMarker()
  const stopwatch = (await findLauncher(python, { marker, variables })) ?? makeNodeStopwatch(marker)
  return new MachineProcesses(stopwatch, new Outputs(directory))
}

async function findLauncher(
  python: string | null | undefined,
  options: Omit<LauncherOptions, 'python'>,
): Promise<Stopwatch | undefined> {
  if (python === null) return undefined
  for (const candidate of python === undefined ? pythons : [python]) {
    const stopwatch = await openLauncherStopwatch({ ...options, python: candidate })
    if (stopwatch !== undefined) return stopwatch
  }
  return undefined
}

/** What runs invocations on this machine, and what else it can do between them. */
export interface OwnProcesses extends Processes, Pick<Stopwatch, 'hold' | 'spin'> {}

class MachineProcesses implements OwnProcesses {
  readonly timer: Processes['timer']
  #isRunning = false
  readonly #findProgram = makeProgramFinder()
  readonly #stopwatch: Stopwatch
  readonly #outputs: Outputs

  constructor(stopwatch: Stopwatch, outputs: Outputs) {
    this.timer = stopwatch.timer
    this.#stopwatch = stopwatch
    this.#outputs = outputs
  }

  async run(request: ProcessRequest, signal?: AbortSignal): Promise<ProcessResult> {
    signal?.throwIfAborted()
    try {
      return await this.#alone(() => this.#run(request, signal))
    } finally {
      // Whatever an aborted run came to, its values are worth nothing.
      signal?.throwIfAborted()
    }
  }

  async spin(): Promise<Spin | undefined> {
    return await this.#alone(() => this.#stopwatch.spin())
  }

  async hold(hold: Hold): Promise<Held> {
    return await this.#alone(() => this.#stopwatch.hold(hold))
  }

  async #alone<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isRunning) throw new Error('Two runs at a time would disturb each other.')
    this.#isRunning = true
    try {
      return await work()
    } finally {
      this.#isRunning = false
    }
  }

  async #run(request: ProcessRequest, signal?: AbortSignal): Promise<ProcessResult> {
    const program = this.#findProgram(request) ?? ''
    const reading = await this.#stopwatch.measure({ ...request, ...this.#outputs.next(), program }, signal)
    return { ...describe(reading, request), ...this.#outputs.capture() }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stopwatch[Symbol.asyncDispose]()
    this.#outputs.clear()
  }
}

function describe(reading: StopwatchReading, request: ProcessRequest): Omit<ProcessResult, 'stdout' | 'stderr'> {
  if (!('code' in reading)) return reading
  const { startedAfterSeconds, code } = reading
  const exit = { kind: 'not-started', message: explainFailure(request, code) } as const
  return { startedAfterSeconds, seconds: 0, exit, leftovers: 0 }
}
