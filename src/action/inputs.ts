import { decodeGiven, type Given } from '../inputs/declarations.js'
import type { Show } from '../inputs/declared/reporting.js'
import { type AskedInputs, makeInputs } from '../inputs/inputs.js'
import { makeSettings } from '../inputs/settings.js'
import { type Get, InputError } from '../inputs/values.js'
import type { RecordKey } from '../record/key.js'
import type { Settings } from '../record/record.js'

/** The inputs of all modes that report results and may fail the job. */
export type ReportingInputs = Omit<Given<'compare' | 'merge'>, 'settings'> & Show

export interface CompareInputs extends ReportingInputs, Pick<Given<'compare'>, 'unrelatedFiles'> {
  readonly inputs: AskedInputs
  readonly key: RecordKey
}

export interface PublishInputs extends Given<'publish'>, Show {
  readonly key: RecordKey
  /** The comparison of what is built then with the baseline before; undefined: nothing is measured. */
  readonly measured: AskedInputs | undefined
}

/** The inputs for reporting a run that another workflow measured. */
export interface ReportInputs extends ReportingInputs {
  readonly settings: Settings
  /** The number of parts that must be there; undefined: as many as there are. */
  readonly parts: number | undefined
}

export function decodeCompareInputs(get: Get, workspace: string): CompareInputs {
  const decoded = decodeGiven(get, 'compare')
  const inputs = makeInputs(decoded, { get, contender: workspace })
  return { ...decoded, ...decoded.show, inputs, key: makeKey(decoded) }
}

export function decodePublishInputs(get: Get, workspace: string): PublishInputs {
  const decoded = decodeGiven(get, 'publish')
  if (decoded.payload.length === 0)
    throw new InputError(
      '"files" is missing: give patterns of the files that the command needs, one per line. A whole workspace is not published, because it can hold gigabytes and credentials',
    )
  const isMeasured = decoded.rounds.most > 0
  const measured = isMeasured ? makeInputs(decoded, { get, contender: workspace }) : undefined
  return { ...decoded, ...decoded.show, key: makeKey(decoded), measured: measured && { ...measured, build: undefined } }
}

export function decodeReportInputs(get: Get): ReportInputs {
  const decoded = decodeGiven(get, 'merge')
  return { ...decoded, ...decoded.show, parts: decoded.part.parts, settings: makeSettings(decoded) }
}

/** The same for the records of this run, whose gate must not miss one. */
export function decodeMergeInputs(get: Get): ReportInputs {
  const inputs = decodeReportInputs(get)
  if (inputs.parts === undefined && inputs.gate.failOn.length > 0)
    throw new InputError(
      'with "fail-on", a merge must know how many parts to expect: give "part" the number of jobs in the matrix, such as "of 3", or "of 1" if all of them measure the same suite',
    )
  return inputs
}

/** The key of what a job measures. An InputError refuses a part that only a merge takes. */
export function makeKey({ suite, part: { parts, ...part } }: Pick<Given<'publish'>, 'suite' | 'part'>): RecordKey {
  if (parts !== undefined)
    throw new InputError(`"part" is "of ${parts}", which only "mode: merge" takes: here, give the name of this job`)
  return { suite, ...part }
}
