import type { Output, Processes, ProcessRequest, ProcessResult } from '../measure/process.js'
import { openLauncherStopwatch } from './launcher-stopwatch.js'
import { makeNodeStopwatch } from './node-stopwatch.js'
import { type OutputFile, openOutputFile } from './outputs.js'
import { explainFailure, makeProgramFinder } from './program.js'
import type { Reading, Stopwatch } from './stopwatch.js'
import { type Marker, makeMarker } from './strays.js'

// The system's own starts at once, the first in PATH may be a wrapper. But on macOS the system's may ask to be installed.
const pythons = process.platform === 'linux' ? ['/usr/bin/python3', 'python3'] : ['python3']

export interface ProcessesOptions {
  /** Where what invocations print is kept, in files without a name. */
  readonly directory: string
  /** The Python for the launcher; null to do without. The first usable one where it is left out. */
  readonly python?: string | null
}

/** The way to run invocations on this machine: by the launcher where there is a Python 3.8 or later, else by Node. */
export async function openProcesses({ directory, python }: ProcessesOptions): Promise<Processes> {
  const stdout = openOutputFile(directory)
  const stderr = openOutputFile(directory)
  const outputs = [stdout.descriptor, stderr.descriptor] as const
  const marker = makeMarker()
  const stopwatch = (await findLauncher(python, outputs, marker)) ?? makeNodeStopwatch(outputs, marker)
  return new MachineProcesses(stopwatch, { stdout, stderr })
}

async function findLauncher(
  python: string | null | undefined,
  outputs: readonly [number, number],
  marker: Marker,
): Promise<Stopwatch | undefined> {
  if (python === null) return undefined
  for (const candidate of python === undefined ? pythons : [python]) {
    const stopwatch = await openLauncherStopwatch({ python: candidate, outputs, marker })
    if (stopwatch !== undefined) return stopwatch
  }
  return undefined
}

class MachineProcesses implements Processes {
  readonly timer: Processes['timer']
  #isRunning = false
  readonly #findProgram = makeProgramFinder()
  readonly #stopwatch: Stopwatch
  readonly #outputs: { readonly stdout: OutputFile; readonly stderr: OutputFile }

  constructor(stopwatch: Stopwatch, outputs: { stdout: OutputFile; stderr: OutputFile }) {
    this.timer = stopwatch.timer
    this.#stopwatch = stopwatch
    this.#outputs = outputs
  }

  async run(request: ProcessRequest, signal?: AbortSignal): Promise<ProcessResult> {
    signal?.throwIfAborted()
    if (this.#isRunning) throw new Error('Two invocations at a time would disturb each other.')
    this.#isRunning = true
    try {
      this.#outputs.stdout.clear()
      this.#outputs.stderr.clear()
      const reading = await this.#measure(request, signal)
      return { ...describe(reading, request), ...this.#capture() }
    } finally {
      this.#isRunning = false
      // Whatever an aborted invocation came to, its value is worth nothing.
      signal?.throwIfAborted()
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stopwatch[Symbol.asyncDispose]()
    this.#outputs.stdout.close()
    this.#outputs.stderr.close()
  }

  async #measure(request: ProcessRequest, signal?: AbortSignal): Promise<Reading> {
    const program = this.#findProgram(request)
    if (program === undefined) return { code: 'ENOENT' }
    return await this.#stopwatch.measure({ ...request, program }, signal)
  }

  #capture(): { stdout: Output; stderr: Output } {
    return { stdout: this.#outputs.stdout.capture(), stderr: this.#outputs.stderr.capture() }
  }
}

function describe(reading: Reading, request: ProcessRequest): Omit<ProcessResult, 'stdout' | 'stderr'> {
  if (!('code' in reading)) return reading
  return { seconds: 0, exit: { kind: 'not-started', message: explainFailure(request, reading.code) }, leftovers: 0 }
}
