import type { GatePolicy } from '../compare/gate/policy.js'
import { decodeGiven, type Given } from '../inputs/declarations.js'
import { usualConfig } from '../inputs/declared/judging.js'
import { makeGate } from '../inputs/gate.js'
import { type AskedInputs, makeInputs, withOneLook } from '../inputs/inputs.js'
import { makeSettings } from '../inputs/settings.js'
import { type Get, InputError, isInside, shown } from '../inputs/values.js'
import type { RecordKey } from '../record/key.js'
import type { Settings } from '../record/record.js'

/** The inputs of all modes that report results and may fail the job. */
export type Telling = Given<'compare' | 'report' | 'merge'> & { readonly gate: GatePolicy }

export interface CompareInputs extends Telling {
  readonly passEnv: readonly string[]
  readonly inputs: AskedInputs
  /** Path of the file of rules in the repository. */
  readonly config: string
  readonly key: RecordKey
}

export interface PublishInputs
  extends Pick<Given<'publish'>, 'page' | 'pageRetentionInDays' | 'anchor' | 'anchorEvery' | 'anchorAsset'> {
  readonly key: RecordKey
  /** At least one glob. */
  readonly payload: readonly string[]
  /** undefined: as the repository's settings say. */
  readonly retentionInDays: number | undefined
  /** The race against the baseline before; undefined: nothing is measured. */
  readonly measured: AskedInputs | undefined
  /** Patterns of the files that define the benchmarks. */
  readonly suiteFiles: readonly string[]
  readonly passEnv: readonly string[]
  /** Path of the file of rules in the repository. */
  readonly config: string
}

/** Of a run that another workflow measured, and nobody has told of yet. */
export interface ReportInputs extends Telling {
  readonly settings: Settings
  /** Path of the file of rules in the repository. */
  readonly config: string
  /** How many legs there must be; undefined: as many as there are. */
  readonly legs: number | undefined
}

export function decodeCompareInputs(get: Get, workspace: string): CompareInputs {
  const given = decodeGiven(get, 'compare')
  const inputs = makeInputs(given, { get, contender: workspace })
  return { ...given, gate: makeGate(given), inputs, config: chooseConfig(given), key: makeKey(given) }
}

export function decodePublishInputs(get: Get, workspace: string): PublishInputs {
  const given = decodeGiven(get, 'publish')
  const { payload, retentionInDays, measure, page, pageRetentionInDays, anchor, anchorEvery, anchorAsset } = given
  if (payload.length === 0)
    throw new InputError(
      '"payload" is missing: give patterns of the files that the command needs, one per line. A whole workspace is not published, because it can hold gigabytes and credentials',
    )
  const measured = measure ? withOneLook(makeInputs(given, { get, contender: workspace })) : undefined
  return {
    passEnv: given.passEnv,
    key: makeKey(given),
    payload,
    retentionInDays,
    page,
    pageRetentionInDays,
    anchor,
    anchorEvery,
    anchorAsset,
    measured,
    suiteFiles: given.suiteFiles,
    config: chooseConfig(given),
  }
}

export function decodeReportInputs(get: Get): ReportInputs {
  const given = decodeGiven(get, 'report')
  return { ...given, gate: makeGate(given), settings: makeSettings(given), config: chooseConfig(given) }
}

export function decodeMergeInputs(get: Get): ReportInputs {
  const given = decodeGiven(get, 'merge')
  const gate = makeGate(given)
  if (given.legs === undefined && gate.failOn.length > 0)
    throw new InputError(
      '"legs" is missing: with "fail-on", a merge must know how many legs to expect. Give the number of jobs in the matrix, or 1 if there are only shards',
    )
  return { ...given, gate, settings: makeSettings(given), config: chooseConfig(given) }
}

/** The inputs of a job that commits the history to a branch. */
export type HistoryInputs = Given<'history'> & { readonly key: RecordKey }

export function decodeHistoryInputs(get: Get): HistoryInputs {
  const given = decodeGiven(get, 'history')
  return { ...given, key: makeKey({ ...given, shard: undefined }) }
}

/** The file of rules, whose path is the same in every commit. */
function chooseConfig({ config = usualConfig }: Pick<Given<'compare'>, 'config'>): string {
  const path = config.replace(/^\.\//, '')
  if (isInside(path)) return path
  throw new InputError(`"config" is ${shown(path)}; it must be a file in the repository, such as ${usualConfig}`)
}

/** What `action.yml` has where nobody names a leg: `auto`, and in a matrix the index of the job behind it. */
const autoLeg = /^auto(?::(\d+))?$/

/** A matrix of shards has indices too, and is one leg. */
function makeKey({ suite, leg, shard }: Pick<Given<'publish'>, 'suite' | 'leg' | 'shard'>): RecordKey {
  const auto = autoLeg.exec(leg ?? 'auto')
  return { suite, leg: auto ? (shard === undefined ? auto[1] : undefined) : leg, shard }
}
