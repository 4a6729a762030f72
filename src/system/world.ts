import { createHash, randomBytes } from 'node:crypto'
import { statSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Inputs } from '../inputs/inputs.js'
import type { MeasurePorts } from '../measure/session.js'
import { type Handed, handOver, type Passing } from '../measure/variables.js'
import type { Environment } from '../record/environment.js'
import type { World } from '../world.js'
import { makeBusyClock } from './busy-clock.js'
import { installSides } from './copies/install-sides.js'
import { debug } from './debug.js'
import { diffWith } from './git/diff.js'
import { prepareSides, type SidesOptions } from './git/sides.js'
import { openHostMonitor } from './host/host-monitor.js'
import { loadOwnFolder, ownDirectory } from './own-folder.js'
import { endAfter } from './processes/end-after.js'
import { detectInstruments } from './processes/instruments.js'
import { drawPath } from './processes/outputs.js'
import { type OwnProcesses, openProcesses } from './processes/processes.js'
import { findProfiler, readProfiles, readRecorder } from './processes/profilers.js'
import { makeCommandOutput, makeFreshDirectory, makeFreshFile } from './processes/result-files.js'
import { makeSizer } from './processes/sizes.js'
import { holdStill, refuseUnsteady } from './processes/stillness.js'
import { askToolchain } from './processes/toolchain.js'
import { makeServerPorts } from './servers/server-ports.js'
import { findShell, readVariables } from './surroundings.js'
import { makeTemporaryDirectory } from './temporary.js'

/** The information that the entry points have and the machine does not. */
export interface WorldOptions extends Omit<SidesOptions, 'home' | 'closing'>, Passing {
  readonly signal: AbortSignal
  readonly watch: MeasurePorts['watch']
  /** Left out where measuring goes on whatever the command prints. */
  readonly meetConsole?: MeasurePorts['meetConsole']
  readonly openRecord: World['openRecord']
  /** Files that this call writes, which are part of no side. */
  readonly outputs?: readonly string[]
  /** Files and directories of ours that commands have no business with. */
  readonly ownFiles?: readonly string[]
}

/** This machine, made ready for a comparison; everything that it started or put on disk is gone when its scope ends. */
export async function openWorld(options: WorldOptions): Promise<World & AsyncDisposable> {
  const opened: AsyncDisposable[] = []
  const close = async (): Promise<void> => {
    for (const thing of opened.splice(0).reverse()) await thing[Symbol.asyncDispose]()
  }
  try {
    await loadOwnFolder()
    const recorder = readRecorder()
    const home = await makeTemporaryDirectory()
    opened.push(home)
    const handed = handOver(readVariables(), options)
    const turns = join(home.path, 'turns')
    await mkdir(turns)
    const processes = await openProcesses({ directory: turns, variables: handed.variables })
    opened.push(processes)
    const world = makeWorld(options, { home: home.path, turns, handed, processes, recorder }, thing =>
      opened.push(thing),
    )
    const host = openHostMonitor({ directory: home.path, spin: () => processes.spin() })
    opened.push({ [Symbol.asyncDispose]: async () => host[Symbol.dispose]() })
    return { ...world, measuring: { ...world.measuring, host }, [Symbol.asyncDispose]: close }
  } catch (error) {
    await close()
    throw error
  }
}

interface Machinery {
  readonly home: string
  /** Where commands may write what is read after their turn. */
  readonly turns: string
  readonly handed: Handed
  readonly processes: OwnProcesses
  /** What profiles programs of Node.js. */
  readonly recorder: string
}

function makeWorld(
  options: WorldOptions,
  { home, turns, handed, processes, recorder }: Machinery,
  closing: (thing: AsyncDisposable) => void,
): World {
  const { signal, openRecord, meetConsole } = options
  const clock = makeBusyClock(options.watch)
  closing({ [Symbol.asyncDispose]: async () => clock[Symbol.dispose]() })
  const { watch } = clock
  const shell = findShell()
  const setup = { processes, shell, ...handed, signal, watch } as const
  const describe = async ({ toolchain: lines, contender, quiet }: Inputs): Promise<Environment> => {
    const toolchain = await askToolchain(lines, resolve(contender), setup)
    const held = await holdStill(quiet, processes)
    return toolchain.length === 0 ? held : { ...held, toolchain }
  }
  let environment: Promise<Environment> | undefined
  return {
    ...handed,
    measuring: {
      processes,
      shell,
      ...{ signal, watch, meetConsole, endAfter, digest, debug },
      benchOutput: () => makeFreshFile(drawPath(turns)),
      commandOutput: remember(makeCommandOutput),
      measureSizes: makeSizer(),
      instrumentOutput: () => makeFreshDirectory(drawPath(turns)),
      servers: makeServerPorts(request => processes.serve(request)),
      clock: () => performance.now() / 1000,
    },
    prepareSides: async inputs => {
      refuseUnsteady(inputs.quiet, processes)
      return await prepareSides(inputs, { ...options, home, closing }, setup)
    },
    install: async (inputs, sides) =>
      await installSides(inputs, sides, { ...setup, home, closing, outputs: options.outputs ?? [] }),
    detectInstruments: ({ instruments: request, settings: { metrics } }) =>
      detectInstruments({ request, metrics }, { ...setup, home }),
    holdStill: inputs => {
      environment ??= describe(inputs)
      return environment
    },
    confine: async ({ sides, inPlace }) => {
      if (inPlace) return 'the sides run where they are, not in copies'
      const opened = sides.flatMap(({ places }) => places.map(({ root }) => root))
      const ownFiles = (options.ownFiles ?? []).filter(makeSolid)
      return await processes.confine({ closed: [home, ownDirectory, ...ownFiles], opened })
    },
    profiling: {
      find: name => findProfiler(name, { ...setup, home, recorder }),
      readProfiles,
      diff: async (directory, commit) => await diffWith(directory, commit, signal),
    },
    drawSeed: () => randomBytes(8).toString('hex'),
    now: () => new Date().toISOString(),
    openRecord,
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/** Whether `path` is a file or a directory, which it is from now on where there was nothing: what is to come there is ours too. */
function makeSolid(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) writeFileSync(path, '')
  return stats === undefined || stats.isFile() || stats.isDirectory()
}

/** What `make` made for the same place, which knows what was there at first. */
function remember(make: MeasurePorts['commandOutput']): MeasurePorts['commandOutput'] {
  const made = new Map<string, ReturnType<typeof make>>()
  return (directory, name) => {
    const key = `${directory}/${name}`
    const known = made.get(key) ?? make(directory, name)
    made.set(key, known)
    return known
  }
}
