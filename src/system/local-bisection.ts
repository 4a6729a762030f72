import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { BisectPorts } from '../bisect/ports.js'
import type { Bisection } from '../bisect/result.js'
import { decodeBisection } from '../bisect/result.js'
import type { Inputs } from '../inputs/inputs.js'
import { InputError } from '../inputs/values.js'
import { type BuildsOptions, openBuilds } from './git/builds.js'
import { openGit } from './git/git.js'
import { describeCulprit, findMerged, isReachable, listRange, resolveCommit } from './git/history.js'
import { type LocalMeasuringOptions, makeBusyClock, measureOnLocalMachine } from './local-machine.js'
import { listenForSignals } from './signals.js'

interface LocalBisectionOptions extends Omit<LocalMeasuringOptions, 'recordPath' | 'occasion' | 'watch' | 'contender'> {
  readonly inputs: Pick<Inputs, 'contender' | 'workingDirectory' | 'passEnv'>
  readonly setup: string | undefined
  /** Where builds stay; undefined: nowhere. */
  readonly keep: string | undefined
  /** Is told how long builds go on. */
  readonly watch: BuildsOptions['watch']
}

/** The ports of a bisection, and what an entry asks of the repository. */
export interface BisectWorld extends BisectPorts {
  /** Whether a commit belongs to a branch; what a shallow clone lacks is fetched. */
  isReachable(commit: string, branch: string): Promise<boolean>
}

/** Does `work` on this machine, until a signal ends it; everything that it builds is gone then. */
export async function bisectOnLocalMachine<T>(
  { inputs: { contender, workingDirectory, passEnv }, setup, keep, watch, ...options }: LocalBisectionOptions,
  work: (world: BisectWorld) => Promise<T>,
): Promise<T> {
  using signals = listenForSignals()
  const { signal } = signals
  const { credentials, withholdsSecrets } = options
  const git = openGit(contender, { credentials, signal })
  const state = resolve(contender, await git.run('rev-parse', '--git-path', 'counterbalance/bisect.json'))
  using clock = makeBusyClock(watch)
  const asked = { git, setup, keep, signal, watch: clock.watch, workingDirectory, passEnv, withholdsSecrets }
  await using builds = await openBuilds(asked)
  try {
    return await work({
      resolve: (name, what) => resolveCommit(git, name, what),
      listRange: (good, bad) => listRange(git, good, bad),
      describe: (commit, before) => describeCulprit(git, commit, before),
      findMerged: merge => findMerged(git, merge),
      isReachable: (commit, branch) => isReachable(git, commit, branch),
      build: commit => builds.build(commit),
      measure: async (inputs, watch) => {
        const { record } = await measureOnLocalMachine(inputs, { ...options, watch, occasion: {}, recordPath: '' })
        return record
      },
      readState: () => readState(state),
      writeState: bisection => writeState(state, bisection),
      removeState: () => removeState(state),
      clock: () => performance.now() / 1000,
      signal,
    })
  } catch (error) {
    // What Ctrl-C ends beside us fails for no reason of its own.
    signal.throwIfAborted()
    throw error
  }
}

/** Reads the bisection that was cut off. */
function readState(path: string): Bisection {
  if (!existsSync(path)) throw new InputError('there is no bisection to resume in this repository: leave out "resume"')
  const found = decodeBisection(readFileSync(path, 'utf8'))
  if (found !== undefined) return found
  throw new InputError(`"${path}" is not what a bisection of this version has left: delete it, and leave out "resume"`)
}

/** Writes what is known so far. A file is whole or not there. */
function writeState(path: string, bisection: Bisection): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.part`, JSON.stringify(bisection))
  renameSync(`${path}.part`, path)
}

/** Removes the state of a bisection that has ended. */
function removeState(path: string): void {
  rmSync(path, { force: true })
}
