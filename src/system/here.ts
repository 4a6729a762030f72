import type { World } from '../world.js'
import { listenForSignals } from './signals.js'
import { openWorld, type WorldOptions } from './world.js'

/** Does `work` on this machine, until a signal ends it; what is opened for it is closed. */
export async function here<T>(options: Omit<WorldOptions, 'signal'>, work: (world: World) => Promise<T>): Promise<T> {
  using signals = listenForSignals()
  await using world = await openWorld({ ...options, signal: signals.signal })
  try {
    return await work(world)
  } catch (error) {
    // What Ctrl-C ends beside us fails for no reason of its own.
    signals.signal.throwIfAborted()
    throw error
  }
}

/** For work whose sessions show themselves in another way, and whose records nobody keeps. */
export const unseen: Pick<WorldOptions, 'watch' | 'openRecord'> = {
  watch: () => undefined,
  openRecord: () => ({ append: () => undefined, finish: () => undefined }),
}
