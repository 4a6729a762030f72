import { resolve } from 'node:path'
import type { BisectPorts } from '../bisect/ports.js'
import type { Inputs } from '../inputs/inputs.js'
import { readState, removeState, writeState } from './bisect-state.js'
import { openBuilds } from './git/builds.js'
import { openGit } from './git/git.js'
import { resolveCommit } from './git/history.js'
import { describeCulprit, findMerged, isReachable, listRange } from './git/range.js'
import { type HereOptions, measureHere } from './measure-here.js'
import { listenForSignals } from './signals.js'

export interface BisectHereOptions extends Omit<HereOptions, 'recordPath' | 'occasion' | 'watch' | 'contender'> {
  readonly inputs: Pick<Inputs, 'contender' | 'workingDirectory'>
  readonly setup: string | undefined
  /** Where builds stay; undefined: nowhere. */
  readonly keep: string | undefined
}

/** The ports of a bisection, and what an entry asks of the repository. */
export interface BisectWorld extends BisectPorts {
  /** Whether a commit belongs to a branch; what a shallow clone lacks is fetched. */
  isReachable(commit: string, branch: string): Promise<boolean>
}

/** Does `work` on this machine, until a signal ends it; everything that it builds is gone then. */
export async function bisectHere<T>(
  { inputs: { contender, workingDirectory }, setup, keep, ...options }: BisectHereOptions,
  work: (world: BisectWorld) => Promise<T>,
): Promise<T> {
  using signals = listenForSignals()
  const { signal } = signals
  const { credentials, passEnv } = options
  const git = openGit(contender, { credentials, signal })
  const state = resolve(contender, await git.run('rev-parse', '--git-path', 'counterbalance/bisect.json'))
  await using builds = await openBuilds({ git, setup, keep, signal, workingDirectory, ...(passEnv && { passEnv }) })
  try {
    return await work({
      resolve: (name, what) => resolveCommit(git, name, what),
      listRange: (good, bad) => listRange(git, good, bad),
      describe: (commit, before) => describeCulprit(git, commit, before),
      findMerged: merge => findMerged(git, merge),
      isReachable: (commit, branch) => isReachable(git, commit, branch),
      build: commit => builds.build(commit),
      measure: async (inputs, watch) => {
        const { record } = await measureHere(inputs, { ...options, watch, occasion: {}, recordPath: '' })
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
