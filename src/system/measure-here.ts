import { benchmark } from '../benchmark.js'
import type { Inputs } from '../inputs.js'
import type { Record } from '../record/record.js'
import { makeRecordFile } from './record-file.js'
import { listenForSignals } from './signals.js'
import { openWorld, type WorldOptions } from './world.js'

/** What the entries know beside the inputs. */
export interface HereOptions extends Omit<WorldOptions, 'signal' | 'openRecord'> {
  /** Where the record is kept as it grows; empty for nowhere. */
  readonly recordPath: string
}

/** Measures on this machine, until a signal ends it; what is opened for it is closed. */
export async function measureHere(
  inputs: Inputs,
  { recordPath, ...options }: HereOptions,
): Promise<{ readonly record: Record; readonly problem: string | undefined }> {
  using signals = listenForSignals()
  using file = makeRecordFile(recordPath)
  await using world = await openWorld({
    ...options,
    signal: signals.signal,
    openRecord: beginning => file.open(beginning),
  })
  try {
    return { record: await benchmark(inputs, world), problem: file.problem }
  } catch (error) {
    // What Ctrl-C ends beside us fails for no reason of its own.
    signals.signal.throwIfAborted()
    throw error
  }
}
