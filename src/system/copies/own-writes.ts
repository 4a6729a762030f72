import { join } from 'node:path'
import { layoutVariable } from '../../drawn-layout.js'
import type { Inputs } from '../../inputs/inputs.js'
import { InvocationError, StopwatchError } from '../../measure/process.js'
import { shortestLimitInSeconds } from '../../measure/repeats.js'
import { cleanUp, runSetup, type SetupPorts } from '../../measure/setup.js'
import { findFailure } from '../../measure/trial.js'
import { type Handed, makeLayoutSeeds } from '../../measure/variables.js'
import type { PreparedSide, TryCopy } from '../../world.js'
import { listFiles } from '../disk.js'
import { removeAll } from '../temporary.js'
import { type CopyNames, makePlace } from './copy-names.js'
import { listWrites } from './guard.js'
import { NoFilesError, PayloadError } from './payload.js'
import { openPayloads } from './sources.js'

interface LearningPorts extends SetupPorts {
  /** For `cleanup`, which is no hook that fetches anything. */
  readonly commands: Handed
  readonly home: string
  readonly copyNames: CopyNames
  readonly tryCopy: TryCopy
}

/**
 * Learns which paths the first run of `baseline` writes, by a run in a copy of its own that is removed again. It is for the time before any code
 * of another side has run: whoever watches later cannot tell what a run writes from what a process beside it does.
 *
 * Returns undefined where that run fails, which is no error by itself: the baseline runs again where its numbers count.
 */
export async function learnWrites(
  baseline: PreparedSide,
  inputs: Inputs,
  { home, tryCopy, copyNames, ...ports }: LearningPorts,
): Promise<readonly string[] | undefined> {
  const { payload, ofBaseline, install, cleanup, workingDirectory, seed = '' } = inputs
  const copies = join(home, 'copies')
  // Where the first copy will be, since what a run writes can depend on its path.
  const directory = copyNames.directoryOf('b1')
  const root = join(copies, directory, directory)
  const place = makePlace(root, workingDirectory, copyNames)
  const line = ofBaseline?.install ?? install
  try {
    const [source] = await openPayloads({ sides: [baseline], payload, ofBaseline, home: copies, leftOut: [] })
    if (source === undefined || 'broken' in source) return undefined
    await source.put(root)
    if (line !== undefined) {
      const variables = { ...ports.variables, [layoutVariable]: makeLayoutSeeds(seed)('first run') }
      const where = `a copy of the ${baseline.name}`
      await runSetup(
        { name: 'install', line, root, directory: root, place: where, side: baseline.name, copy: place },
        { ...ports, variables },
      )
    }
    const before = listFiles(root)
    if ((await findFailure(tryCopy(0, place))) !== undefined) return undefined
    return listWrites(root, before)
  } catch (error) {
    ports.signal.throwIfAborted()
    const isOfRun = [InvocationError, NoFilesError, PayloadError].some(kind => error instanceof kind)
    if (!isOfRun || error instanceof StopwatchError) throw error
    return undefined
  } finally {
    if (cleanup !== undefined) {
      const cleaning = { line: cleanup, places: [place], timeoutInSeconds: shortestLimitInSeconds }
      await cleanUp(cleaning, { ...ports, ...ports.commands })
    }
    await removeAll(copies)
  }
}
