import { benchmark } from '../benchmark.js'
import type { Inputs } from '../inputs/inputs.js'
import type { SessionRecord } from '../record/record.js'
import { here } from './here.js'
import { listRecordFiles, makeRecordFile, nameBefore } from './record-file.js'
import type { WorldOptions } from './world.js'

/** The information that the entry points have beside the inputs. */
export interface HereOptions extends Omit<WorldOptions, 'signal' | 'openRecord' | 'passEnv'> {
  /** Where the record is kept as it grows; empty for nowhere. */
  readonly recordPath: string
}

/** Measures on this machine, until a signal ends it; what is opened for it is closed. */
export async function measureHere(
  inputs: Inputs,
  { recordPath, ...options }: HereOptions,
): Promise<{ readonly record: SessionRecord; readonly problem: string | undefined }> {
  const isKept = inputs.before !== undefined || inputs.earlier !== undefined
  using file = makeRecordFile(recordPath, { isKept })
  const places = listRecordFiles(recordPath)
  const ownFiles = [...(options.ownFiles ?? []), ...places]
  const outputs = [...(options.outputs ?? []), ...places, ...(recordPath === '' ? [] : [nameBefore(recordPath)])]
  const { passEnv } = inputs
  const record = await here({ ...options, passEnv, ownFiles, outputs, openRecord: file.open }, world =>
    benchmark(inputs, world),
  )
  return { record, problem: file.problem }
}
