import type { LeftProcesses, Processes, ProcessRequest, ProcessResult } from '../../measure/process.js'
import type { Hold } from '../../measure/quiet.js'
import type { Server, ServerPorts } from '../../measure/serve/server.js'
import type { Variables } from '../../measure/variables.js'
import type { Held } from '../../record/environment.js'
import type { Purpose, Starts } from '../../record/starts.js'
import { type HomeChanges, HomeWatch } from '../home-watch.js'
import { platform } from '../platform/platform.js'
import type { ProgramCall, Started } from '../platform/port.js'
import { getPath } from '../platform/posix.js'
import { openLauncherStopwatch } from './launcher/launcher-stopwatch.js'
import { makeNodeStopwatch } from './node-stopwatch.js'
import { explainFailure } from './not-started.js'
import { Outputs } from './outputs.js'
import type { Spin, StartedServer, Stopwatch, Walls } from './stopwatch.js'
import { makeMarker } from './strays.js'

interface ProcessesOptions {
  /** The directory that keeps an invocation's output until it has been read. */
  readonly directory: string
  /** The launcher's own, which every invocation can read. */
  readonly variables: Variables
  /** The Python for the launcher; null to do without. The first usable one where it is left out. */
  readonly python?: string | null
  /** The home directory to watch for changes of settings that both sides read; nobody watches where this is left out. */
  readonly home?: string | undefined
}

/** The way to run invocations on this machine: by the launcher where there is a Python 3.8 or later, else by Node. */
export async function openProcesses({ directory, variables, python, home }: ProcessesOptions): Promise<OwnProcesses> {
  const marker = makeMarker()
  const restored = new Set<string>()
  const pythons = python === undefined ? platform.listPythons() : [python].filter(path => path !== null)
  for (const path of pythons) {
    const stopwatch = await openLauncherStopwatch({ marker, variables, restored, python: path })
    if (stopwatch !== undefined) return new OwnProcesses(stopwatch, directory, restored, home)
  }
  return new OwnProcesses(makeNodeStopwatch(marker), directory, restored, home)
}

/** The lines that prepare a side. */
const preparations: ReadonlySet<Purpose | undefined> = new Set<Purpose>(['build', 'setup', 'install'])
/** The most names of processes that are kept of a kind: a command may leave any number. */
const mostNames = 20

/** The means to run invocations on this machine, and to do other work between them. */
export class OwnProcesses implements Processes {
  readonly timer: Processes['timer']
  readonly restored: ReadonlySet<string>
  readonly unended = new Set<string>()
  readonly foreign = new Map<string, Set<string>>()
  readonly endedBefore = new Set<string>()
  readonly #starts = new Map<Purpose, { readonly count: number; readonly seconds: number }>()
  #isRunning = false
  readonly #findProgram = makeProgramFinder()
  readonly #stopwatch: Stopwatch
  /** For invocations that shall stay within walls. */
  #confined: Stopwatch | undefined
  readonly #outputs: Outputs
  readonly #home: HomeWatch | undefined
  readonly #servers = new Set<OwnServer>()
  /** CPU time of the servers that were ended. */
  #secondsOfEnded = 0
  /** The directory of outputs. */
  readonly #directory: string

  constructor(stopwatch: Stopwatch, directory: string, restored: ReadonlySet<string>, home: string | undefined) {
    this.timer = stopwatch.timer
    this.restored = restored
    this.#stopwatch = stopwatch
    this.#outputs = new Outputs(directory)
    this.#directory = directory
    this.#home = home === undefined ? undefined : new HomeWatch(home)
  }

  homeChanges = (): HomeChanges => this.#home?.changes ?? new Map()

  get starts(): Starts {
    return Object.fromEntries(this.#starts)
  }

  async run({ confinedTo, purpose, side, ...request }: ProcessRequest, signal?: AbortSignal): Promise<ProcessResult> {
    signal?.throwIfAborted()
    const start = performance.now()
    try {
      using _ = this.#claim()
      this.#home?.take(side)
      const confined = confinedTo === undefined ? undefined : this.#confined
      const place = confined && confinedTo !== undefined ? { confinedTo } : {}
      this.#outputs.forget()
      const placed = { ...request, ...place, ...this.#outputs.paths, ...this.#findProgram(request) }
      const reading = await (confined ?? this.#stopwatch).measure(placed, signal)
      const output = this.#outputs.capture()
      if (!('code' in reading)) {
        this.#noteLeft(reading.left, { purpose, side })
        return { ...reading, ...output }
      }
      const { startedAfterSeconds, code } = reading
      // That is a limit of ours, and no fault of the command.
      if (code === 'EMFILE' || code === 'ENFILE') throw Object.assign(new Error('too many files are open'), { code })
      const exit = { kind: 'not-started', message: explainFailure(request, code) } as const
      return { startedAfterSeconds, seconds: 0, exit, leftovers: 0, ...output }
    } finally {
      if (purpose !== undefined) {
        const { count, seconds } = this.#starts.get(purpose) ?? { count: 0, seconds: 0 }
        const spent = (performance.now() - start) / 1000
        this.#starts.set(purpose, { count: count + (request.runs ?? 1), seconds: seconds + spent })
      }
      // The values of an aborted run are worth nothing.
      signal?.throwIfAborted()
    }
  }

  /** Takes note of processes that outlived a command, or a server. */
  #noteLeft({ ended = [], unended = [], foreign = [] }: LeftProcesses = {}, { purpose, side = '' }: Leaver): void {
    addTo(this.unended, unended)
    const isPreparing = preparations.has(purpose)
    const owner = isPreparing ? '' : side
    if (foreign.length > 0) this.foreign.set(owner, addTo(this.foreign.get(owner) ?? new Set(), foreign))
    // Whoever wrote such a line may expect that what it starts is there when the command runs.
    if (isPreparing || purpose === 'prepare')
      addTo(
        this.endedBefore,
        ended.map(name => name.replace(/ \(\d+\)$/, '')),
      )
  }

  /** Between two runs; undefined where nothing can be said. */
  async spin(): Promise<Spin | undefined> {
    using _ = this.#claim()
    const [open, confined] = [await this.#stopwatch.spin(), await this.#confined?.spin()]
    for (const server of this.#servers) await server.look()
    const served = [...this.#servers].reduce((seconds, server) => seconds + server.cpuSeconds, this.#secondsOfEnded)
    return (
      open && {
        seconds: (confined ?? open).seconds,
        cpuSecondsBefore: open.cpuSecondsBefore + (confined?.cpuSecondsBefore ?? 0) + served,
        cpuSecondsAfter: open.cpuSecondsAfter + (confined?.cpuSecondsAfter ?? 0) + served,
      }
    )
  }

  /** Starts a server, which runs beside all this until it is ended. */
  serve: ServerPorts['start'] = async request => {
    const stopwatch = request.confinedTo === undefined ? this.#stopwatch : this.#confined!
    const outputs = new Outputs(this.#directory)
    const started = await stopwatch.serve({ ...request, ...outputs.paths, ...this.#findProgram(request) })
    if ('code' in started) {
      outputs.remove()
      return { kind: 'not-started', message: explainFailure(request, started.code) }
    }
    const server = new OwnServer(started, outputs, left => {
      this.#servers.delete(server)
      this.#secondsOfEnded += server.cpuSeconds
      this.#noteLeft(left, request)
    })
    this.#servers.add(server)
    return server
  }

  /** Holds every invocation from here on to `hold`, as far as the system permits. */
  async hold(hold: Hold): Promise<Held> {
    using _ = this.#claim()
    await this.#confined?.hold(hold)
    return await this.#stopwatch.hold(hold)
  }

  /** Keeps the invocations that ask for it within the walls that `opened` and `closed` make; why not, in words, where it cannot. */
  async confine(walls: Omit<Walls, 'shared'>): Promise<string | undefined> {
    if (this.#confined) return undefined
    const confined = await this.#stopwatch.confine({ ...walls, shared: [this.#directory] })
    if (typeof confined === 'string') return confined
    this.#confined = confined
    return undefined
  }

  /** Refuses a second run until the returned value is disposed of. */
  #claim(): Disposable {
    if (this.#isRunning) throw new Error('Two runs at a time would disturb each other.')
    this.#isRunning = true
    return {
      [Symbol.dispose]: () => {
        this.#isRunning = false
      },
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const server of this.#servers) await server.end()
    await this.#confined?.[Symbol.asyncDispose]()
    await this.#stopwatch[Symbol.asyncDispose]()
    this.#outputs.remove()
  }
}

/** Whose command or server left something. */
interface Leaver {
  readonly purpose?: Purpose | undefined
  readonly side?: string | undefined
}

/** Adds `names` to `set`, as far as there is room. */
function addTo(set: Set<string>, names: readonly string[]): Set<string> {
  for (const name of names) if (set.size < mostNames) set.add(name)
  return set
}

/** Finds what a request runs, and does not look twice for it: a look takes longer than the rest of a request. */
function makeProgramFinder(): (request: ProgramCall) => Started {
  const programs = new Map<string, string>()
  return request => {
    const key = `${request.argv[0]}\0${request.directory}\0${getPath(request)}`
    const program = programs.get(key) ?? platform.findProgram(request)
    if (program === undefined) return { program: '', argv: request.argv }
    programs.set(key, program)
    return platform.encode({ program, argv: request.argv })
  }
}

/** A log that is longer is begun anew between two invocations. */
const longestLogInBytes = 16 * 1024 * 1024

/** A server with what it prints. */
class OwnServer implements Server {
  /** CPU time when it was last looked at. */
  cpuSeconds = 0
  readonly #started: StartedServer
  readonly #outputs: Outputs
  readonly #whenEnded: (left?: LeftProcesses) => void

  constructor(started: StartedServer, outputs: Outputs, whenEnded: (left?: LeftProcesses) => void) {
    this.#started = started
    this.#outputs = outputs
    this.#whenEnded = whenEnded
  }

  async look(): ReturnType<Server['look']> {
    const state = await this.#started.look()
    this.cpuSeconds = state.cpuSeconds ?? this.cpuSeconds
    this.#outputs.limit(longestLogInBytes)
    return state
  }

  hasPrinted(text: string): boolean {
    return Object.values(this.#outputs.capture()).some(output => output.readText()?.includes(text))
  }

  readTail(): string {
    const { stdout, stderr } = this.#outputs.capture()
    return stderr.readTail().trim() || stdout.readTail().trim()
  }

  async end(): Promise<number> {
    let left: LeftProcesses | undefined
    try {
      const leavings = await this.#started.end()
      left = leavings.left
      return leavings.leftovers
    } finally {
      this.#outputs.remove()
      this.#whenEnded(left)
    }
  }
}
