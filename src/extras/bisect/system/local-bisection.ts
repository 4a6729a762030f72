import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Inputs } from '../../../inputs/inputs.js'
import { type BuildHook, hookOfBuild } from '../../../inputs/sides.js'
import { InputError } from '../../../inputs/values.js'
import { InvocationError } from '../../../measure/process.js'
import { runSetup, type SetupPorts } from '../../../measure/setup.js'
import { handOver, type Passing } from '../../../measure/variables.js'
import { replaceFile } from '../../../system/disk.js'
import { addWorktree, type Git, openGit } from '../../../system/git/git.js'
import { resolveCommit } from '../../../system/git/history.js'
import { makeBusyClock, measureOnLocalMachine } from '../../../system/local-machine.js'
import { platform } from '../../../system/platform/platform.js'
import { openProcesses } from '../../../system/processes/processes.js'
import { listenForSignals } from '../../../system/signals.js'
import { readVariables } from '../../../system/surroundings.js'
import { makeTemporaryDirectory } from '../../../system/temporary.js'
import type { BisectPorts, Built } from '../bisect.js'
import type { Bisection } from '../result.js'
import { decodeBisection } from '../result.js'
import { describeCulprit, findMerged, listRange } from './range.js'

interface LocalBisectionOptions {
  readonly inputs: Pick<Inputs, 'contender' | 'workingDirectory' | 'passEnv' | 'options'>
  readonly setup: string | undefined
  /** Is told how long builds go on. */
  readonly watch: BuildsOptions['watch']
}

/** Does `work` on this machine, until a signal ends it; everything that it builds is gone then. */
export async function bisectOnLocalMachine<T>(
  { inputs, setup, watch }: LocalBisectionOptions,
  work: (world: BisectPorts) => Promise<T>,
): Promise<T> {
  using signals = listenForSignals()
  const { signal } = signals
  const { contender, workingDirectory, passEnv } = inputs
  const git = openGit(contender, { signal })
  const state = resolve(contender, await git.run('rev-parse', '--git-path', 'counterbalance/bisect.json'))
  using clock = makeBusyClock(watch)
  const hook = hookOfBuild(inputs)
  const setting = { git, setup, hook, signal, watch: clock.watch, workingDirectory, passEnv }
  await using builds = await openBuilds(setting)
  try {
    return await work({
      resolve: (name, what) => resolveCommit(git, name, what),
      listRange: (good, bad) => listRange(git, good, bad),
      describe: (commit, before) => describeCulprit(git, commit, before),
      findMerged: merge => findMerged(git, merge),
      build: commit => builds.build(commit),
      measure: async (inputs, watch) => {
        const { record } = await measureOnLocalMachine(inputs, { watch, occasion: {} })
        return record
      },
      readState: () => readState(state),
      writeState(bisection) {
        mkdirSync(dirname(state), { recursive: true })
        replaceFile(state, JSON.stringify(bisection))
      },
      removeState: () => rmSync(state, { force: true }),
      clock: () => performance.now() / 1000,
      signal,
    })
  } catch (error) {
    // Ctrl-C also ends the processes next to us, whose failure then means nothing.
    signal.throwIfAborted()
    throw error
  }
}

/** Reads the bisection that was cut off. */
function readState(path: string): Bisection {
  if (!existsSync(path)) throw new InputError('there is no bisection to resume in this repository: leave out "resume"')
  const bisection = decodeBisection(readFileSync(path, 'utf8'))
  if (bisection !== undefined) return bisection
  throw new InputError(`"${path}" is not what a bisection of this version has left: delete it, and leave out "resume"`)
}

export interface BuildsOptions extends Passing {
  readonly git: Git
  readonly setup: string | undefined
  /** The input that gave it. */
  readonly hook: BuildHook
  /** The directory that `setup` runs in, relative to the checkout. */
  readonly workingDirectory: string
  readonly signal: AbortSignal
  readonly watch: SetupPorts['watch']
}

/** Checkouts of commits, built; all are gone when their scope ends. */
export interface Builds extends AsyncDisposable {
  /** Builds `commit`, or finds it built. */
  build(commit: string): Promise<Built>
}

/** The exit status by which `git bisect run` skips a commit. */
const cannotBeTested = 125

/** Opens a place for builds. */
export async function openBuilds({
  git,
  setup,
  hook,
  workingDirectory,
  signal,
  watch,
  ...passing
}: BuildsOptions): Promise<Builds> {
  const home = await makeTemporaryDirectory()
  const turns = join(home.path, 'turns')
  await mkdir(turns)
  const { commands, hooks } = handOver(readVariables(), passing)
  const processes = await openProcesses({ directory: turns, variables: commands.variables })
  const ports: SetupPorts = { processes, shell: platform.findShell(), ...hooks, signal, watch }
  const opened: AsyncDisposable[] = [home, processes]
  const made = new Map<string, Built>()
  const make = async (commit: string): Promise<Built> => {
    const worktree = await addWorktree(git, commit, join(home.path, commit.slice(0, 12)))
    opened.push(worktree)
    return await runHere(commit, worktree.path)
  }
  const runHere = async (commit: string, root: string): Promise<Built> => {
    if (setup === undefined) return { directory: root }
    const place = `the checkout of ${commit.slice(0, 7)}`
    try {
      await runSetup({ name: hook, line: setup, root, directory: join(root, workingDirectory), place }, ports)
      return { directory: root }
    } catch (error) {
      if (!(error instanceof InvocationError)) throw error
      const { exit, message } = error
      return { reason: message, isSilent: exit?.kind === 'exited' && exit.status === cannotBeTested }
    }
  }
  return {
    async build(commit) {
      const built = made.get(commit) ?? (await make(commit))
      made.set(commit, built)
      return built
    },
    async [Symbol.asyncDispose]() {
      for (const thing of opened.splice(0).reverse()) await thing[Symbol.asyncDispose]()
    },
  }
}
