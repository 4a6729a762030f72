import { createHash, randomBytes } from 'node:crypto'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { clearInterval, setInterval } from 'node:timers'
import { benchmark, type Measured } from '../benchmark.js'
import type { Inputs } from '../inputs/inputs.js'
import { InputError } from '../inputs/values.js'
import { findObstacles, type Machine, planHold, type Quiet } from '../measure/quiet.js'
import type { HostMonitor, MeasurePorts, Progress } from '../measure/session.js'
import { runSetup } from '../measure/setup.js'
import { type HandedOver, handOver, type Passing } from '../measure/variables.js'
import type { Environment } from '../record/environment.js'
import { remember } from '../util/once.js'
import { present } from '../util/present.js'
import type { PreparedSide, World } from '../world.js'
import { drawCopyNames } from './copies/copy-names.js'
import { installSides } from './copies/installation.js'
import { learnWrites } from './copies/own-writes.js'
import { listPayload } from './copies/payload.js'
import { debug } from './debug.js'
import { digestBytes, readPart } from './disk.js'
import { endAfter } from './end-after.js'
import { diffWith } from './git/git.js'
import { prepareSides, type SidesOptions } from './git/sides.js'
import { refuseUnfetched } from './git/unfetched.js'
import { openHostMonitor } from './host/host-monitor.js'
import { askForeignSystem, readEnvironment, readMachine } from './host/machine.js'
import { loadOwnFolder, ownDirectory } from './own-folder.js'
import { platform } from './platform/platform.js'
import {
  detectInstruments,
  findProfiler,
  isSameFile,
  type Recorders,
  readProfiles,
  readRecorders,
  readVersion,
} from './processes/instruments.js'
import { drawPath, makeCommandOutput, makeFreshDirectory, makeFreshFile } from './processes/outputs.js'
import { type OwnProcesses, openProcesses } from './processes/processes.js'
import { readScript } from './processes/script.js'
import { listRecordFiles, makeRecordFile, nameBefore, type RecordFile } from './record-file.js'
import { makeServerPorts } from './servers/server-ports.js'
import { listenForSignals } from './signals.js'
import { readVariables } from './surroundings.js'
import { makeTemporaryDirectory } from './temporary.js'
import { askToolchain } from './toolchain.js'

/** Measures on this machine as `inputs` ask. */
export function measureOnLocalMachine(inputs: Inputs, options: LocalMachineOptions): Promise<Measured> {
  return onLocalMachine(inputs, options, world => benchmark(inputs, world))
}

/** Does `work` on this machine, until a signal ends it; what is opened for it is closed. */
export async function onLocalMachine<T>(
  inputs: MachineInputs,
  options: LocalMachineOptions,
  work: (world: World) => Promise<T>,
): Promise<T> {
  using signals = listenForSignals()
  await using world = await openLocalMachine(inputs, options, signals.signal)
  try {
    return await work(world)
  } catch (error) {
    // Ctrl-C also ends the processes next to us, whose failure then means nothing.
    signals.signal.throwIfAborted()
    throw error
  }
}

/** Builds what is checked out in `directory`, if it is to be built, before it is published; an InvocationError where that fails. */
export async function buildInPlace(
  { build, directory, passEnv }: { readonly directory: string } & Pick<Inputs, 'build' | 'passEnv'>,
  { withholdsSecrets, watch }: Pick<LocalMachineOptions, 'withholdsSecrets' | 'watch'>,
): Promise<void> {
  if (build === undefined) return
  using signals = listenForSignals()
  await using home = await makeTemporaryDirectory()
  const { commands, hooks } = handOver(readVariables(), { withholdsSecrets, passEnv })
  await using processes = await openProcesses({ directory: home.path, variables: commands.variables })
  using clock = makeBusyClock(watch)
  const ports = { processes, shell: platform.findShell(), ...hooks, signal: signals.signal, watch: clock.watch }
  await runSetup({ name: 'build', line: build, root: directory, directory, place: 'what is checked out' }, ports)
}

/** The inputs that decide how the machine is made ready. */
type MachineInputs = Pick<Inputs, 'passEnv' | 'before' | 'earlier' | 'measured'>

/** The information that the entry points have, and neither the inputs nor the machine; a view of the progress ends with the machine's scope. */
export interface LocalMachineOptions
  extends Omit<SidesOptions, 'home' | 'closing'>,
    Pick<Passing, 'withholdsSecrets'>,
    Pick<World, 'listChanges' | 'tellVerdict'>,
    Partial<Disposable> {
  readonly watch: MeasurePorts['watch']
  /** The path of the record as it grows; left out or empty if it is not kept. */
  readonly recordPath?: string | undefined
  /** Files that this call writes, which are part of no side. */
  readonly outputs?: readonly string[]
  /** The home directory whose settings no contender should change: where it is the user's own, nobody watches. */
  readonly watchedHome?: string | undefined
  /** Files and directories of ours that commands have no business with. */
  readonly ownFiles?: readonly string[]
}

/** This machine, made ready for a comparison; everything that it started or put on disk is gone when its scope ends. */
async function openLocalMachine(
  inputs: MachineInputs,
  options: LocalMachineOptions,
  signal: AbortSignal,
): Promise<World & AsyncDisposable> {
  const opened: AsyncDisposable[] = []
  const closing = (thing: AsyncDisposable | Disposable): void => {
    opened.push(Symbol.asyncDispose in thing ? thing : { [Symbol.asyncDispose]: async () => thing[Symbol.dispose]() })
  }
  const close = async (): Promise<void> => {
    for (const thing of opened.splice(0).reverse()) await thing[Symbol.asyncDispose]()
  }
  try {
    const { passEnv, before, earlier, measured } = inputs
    const isKept = [before, earlier, measured].some(record => record !== undefined)
    const file = makeRecordFile(options.recordPath ?? '', { isKept })
    closing({ [Symbol.dispose]: () => options[Symbol.dispose]?.() })
    closing(file)
    await loadOwnFolder()
    const recorders = readRecorders()
    const home = await makeTemporaryDirectory()
    closing(home)
    const handed = handOver(readVariables(), { ...options, passEnv })
    const turns = join(home.path, 'turns')
    await mkdir(turns)
    const { watchedHome } = options
    const processes = await openProcesses({
      ...{ directory: turns, variables: handed.commands.variables, home: watchedHome },
    })
    closing(processes)
    const host = openHostMonitor({ directory: home.path, spin: () => processes.spin() })
    const machinery = { home: home.path, turns, handed, processes, recorders, host, file, signal, closing }
    return { ...makeLocalMachine(options, machinery), [Symbol.asyncDispose]: close }
  } catch (error) {
    await close()
    throw error
  }
}

interface Machinery {
  readonly home: string
  /** The directory that commands may write to, and that is read after their turn. */
  readonly turns: string
  readonly handed: HandedOver
  readonly processes: OwnProcesses
  readonly recorders: Recorders
  readonly host: HostMonitor
  readonly file: RecordFile
  readonly signal: AbortSignal
  readonly closing: (thing: AsyncDisposable | Disposable) => void
}

function makeLocalMachine(
  options: LocalMachineOptions,
  { home, turns, handed: { commands, hooks }, processes, recorders, host, file, signal, closing }: Machinery,
): World {
  const { recordPath = '', listChanges, tellVerdict } = options
  const places = listRecordFiles(recordPath)
  const outputs = [...(options.outputs ?? []), ...places, ...(recordPath === '' ? [] : [nameBefore(recordPath)])]
  const clock = makeBusyClock(options.watch)
  closing(clock)
  const { watch } = clock
  const shell = platform.findShell()
  const ports = { processes, shell, ...commands, signal, watch } as const
  const setup = { ...ports, ...hooks } as const
  const describe = async ({ toolchain: lines, contender, quiet }: Inputs): Promise<Environment> => {
    const toolchain = await askToolchain(lines, resolve(contender), ports)
    const held = await holdStill(quiet, processes)
    return toolchain.length === 0 ? held : { ...held, toolchain }
  }
  const copyNames = drawCopyNames()
  // Each is made once, because it remembers what was there at first.
  const commandOutputs = remember(directory => remember(name => makeCommandOutput(directory, name)))
  let environment: Promise<Environment> | undefined
  return {
    ...commands,
    measuring: {
      processes,
      shell,
      host,
      ...{ signal, watch, endAfter, debug },
      readScript,
      digest: text => createHash('sha256').update(text).digest('hex').slice(0, 32),
      benchOutput: () => makeFreshFile(drawPath(turns)),
      commandOutput: (directory, name) => commandOutputs(directory)(name),
      instrumentOutput: () => makeFreshDirectory(drawPath(turns)),
      servers: makeServerPorts(request => processes.serve(request)),
      clock: () => performance.now() / 1000,
    },
    prepareSides: async (inputs, tryCopy) => {
      const obstacles = inputs.quiet === 'strict' ? findObstacles(lookAt(processes)) : []
      if (obstacles.length > 0)
        throw new InputError(
          `"quiet" is strict, but this machine cannot be kept quiet: ${obstacles.join('; ')}. Change that, or set "quiet" to auto, which does what is possible`,
        )
      const learn =
        tryCopy && ((side: PreparedSide) => learnWrites(side, inputs, { ...setup, commands, home, copyNames, tryCopy }))
      return await prepareSides(inputs, { ...options, home, closing, learnWrites: learn }, setup)
    },
    install: async (inputs, sides, tryCopy) => {
      const ports = { ...setup, commands, home, closing, outputs, copyNames, ...present({ tryCopy }) }
      const installation = await installSides(inputs, sides, ports)
      await refuseUnfetched(sides, installation.sides, signal)
      return installation
    },
    detectInstruments: ({ instruments, settings }) =>
      detectInstruments(instruments, settings.metrics, { ...ports, home }),
    holdStill: inputs => {
      environment ??= describe(inputs)
      return environment
    },
    confine: async ({ sides, inPlace }) => {
      if (inPlace) return 'the sides run where they are, not in copies'
      const opened = sides.flatMap(({ places, broken }) => (broken === undefined ? places.map(({ root }) => root) : []))
      const ownFiles = [...(options.ownFiles ?? []), ...places].filter(path => {
        // What comes where nothing was is ours too.
        if (!existsSync(path)) writeFileSync(path, '')
        const stats = statSync(path)
        return stats.isFile() || stats.isDirectory()
      })
      const built = [options.baselinePlace ?? ''].filter(path => existsSync(path))
      return await processes.confine({ closed: [home, ownDirectory, ...ownFiles, ...built], opened })
    },
    profiling: {
      find: name => findProfiler(name, { ...ports, home, recorders }),
      readProfiles,
      readVersion,
      isSameFile,
      digestMachineCode,
      diff: async (directory, commit) => await diffWith(directory, commit, signal),
    },
    ...present({ listChanges, tellVerdict }),
    drawSeed: () => randomBytes(8).toString('hex'),
    now: () => new Date().toISOString(),
    openRecord: file.open,
  }
}

function lookAt({ timer }: OwnProcesses): Machine {
  return { ...readMachine(), hasLauncher: timer === 'launcher' }
}

/** Has invocations held as still as `quiet` asks, as far as that is permitted; the machine as it is then. */
export async function holdStill(quiet: Quiet, processes: OwnProcesses): Promise<Environment> {
  const machine = lookAt(processes)
  const held = await processes.hold(planHold(quiet, machine))
  const { turbo, smt, aslr, quota } = machine
  const governors = [...new Set(Object.values(machine.governors))]
  return {
    ...readEnvironment(),
    ...(await askForeignSystem(machine.platform, availableParallelism())),
    ...present({
      governor: governors.length === 0 ? undefined : governors.join(', '),
      quotaInCores: quota === undefined ? undefined : Number(quota.toPrecision(3)),
      ...{ turbo, smt, aslr },
      held: Object.keys(held).length === 0 ? undefined : held,
    }),
  }
}

/** The events after which something else goes on. */
const begins: readonly Progress['kind'][] = ['busy', 'idle', 'invoked', 'round-finished']

/** Passes on what `watch` is told, and tells it each second how long the work, or the run, goes on that it heard of last. */
export function makeBusyClock(
  watch: MeasurePorts['watch'],
  metronome = (tick: () => void): (() => void) => {
    // It keeps no process alive.
    const timer = setInterval(tick, 1000).unref()
    return () => clearInterval(timer)
  },
): { readonly watch: MeasurePorts['watch'] } & Disposable {
  let stop = (): void => undefined
  return {
    watch(progress) {
      watch(progress)
      if (!begins.includes(progress.kind)) return
      stop()
      let seconds = progress.kind === 'busy' ? progress.seconds : 0
      const going = progress.kind === 'busy' ? progress : ({ kind: 'waited' } as const)
      stop = metronome(() => watch({ ...going, seconds: ++seconds }))
    },
    [Symbol.dispose]: () => stop(),
  }
}

/** The first bytes of programs and libraries of Linux, macOS (two word sizes, and several processors in one file), and Windows. */
const magics = ['7f454c46', 'cffaedfe', 'cefaedfe', 'cafebabe', '4d5a']

/** Digests the programs and libraries below `root`, by their first bytes; undefined where there are none, so that whatever runs is interpreted or installed elsewhere. */
export async function digestMachineCode(root: string): Promise<string | undefined> {
  const files = (await listPayload(root, [])).filter(({ kind }) => kind === 'file').map(({ path }) => path)
  const isProgram = (path: string): boolean => {
    const start = readPart(join(root, path), 4).toString('hex')
    return magics.some(magic => start.startsWith(magic))
  }
  const programs = files.filter(isProgram).toSorted()
  if (programs.length === 0) return undefined
  const hash = createHash('sha256')
  for (const path of programs) hash.update(`${path}\n${digestBytes(join(root, path))}\n`)
  return hash.digest('hex')
}
