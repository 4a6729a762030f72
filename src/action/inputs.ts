import type { GatePolicy } from '../compare/gate/policy.js'
import type { CommentPolicy } from '../github/comment/write.js'
import { decodeGate } from '../inputs/gate.js'
import { type AskedInputs, decodeConfig, decodeInputs, decodeSettings } from '../inputs/inputs.js'
import {
  decodeChoice,
  decodeCount,
  decodeFlag,
  decodeLines,
  type Get,
  InputError,
  shown,
  withDefaults,
} from '../inputs/values.js'
import { isOfRunner } from '../measure/environment.js'
import type { RecordKey } from '../record/key.js'
import type { Settings } from '../record/record.js'

/** How what was found is told, and whether the job fails. */
export interface Telling {
  readonly comment: CommentPolicy
  readonly gate: GatePolicy
  /** The label of a pull request that turns a failing gate into a notice. */
  readonly overrideLabel: string
}

export interface CompareInputs extends Telling {
  readonly passEnv: readonly string[]
  readonly inputs: AskedInputs
  /** Path of the file of rules in the repository. */
  readonly config: string
  readonly key: RecordKey
}

export interface PublishInputs {
  readonly key: RecordKey
  /** Directory of the program that is published. */
  readonly contender: string
  /** At least one glob. */
  readonly payload: readonly string[]
  /** undefined: as the repository's settings say. */
  readonly retentionInDays: number | undefined
  /** The race against the baseline before; undefined: nothing is measured. */
  readonly measured: AskedInputs | undefined
  readonly passEnv: readonly string[]
  /** Path of the file of rules in the repository. */
  readonly config: string
}

/** Of a run that another workflow measured, and nobody has told of yet. */
export interface ReportInputs extends Telling {
  readonly suite: string
  readonly settings: Settings
  /** Path of the file of rules in the repository. */
  readonly config: string
}

export interface MergeInputs extends ReportInputs {
  /** How many legs there must be; undefined: as many as there are. */
  readonly legs: number | undefined
}

export function decodeCompareInputs(given: Get, workspace: string): CompareInputs {
  const get = withDefaults(given)
  return {
    inputs: decodeInputs(given, workspace),
    config: decodeConfig(get),
    passEnv: decodePassEnv(get),
    key: decodeKey(get),
    ...decodeTelling(get),
  }
}

export function decodePublishInputs(given: Get, workspace: string): PublishInputs {
  const get = withDefaults(given)
  const payload = decodeLines(get('payload'))
  if (payload.length === 0)
    throw new InputError(
      '"payload" is missing: globs of the files that the command needs, one a line. A whole workspace is not published: it may hold gigabytes, and credentials',
    )
  return {
    key: decodeKey(get),
    contender: workspace,
    payload,
    retentionInDays: get('retention-days') === '' ? undefined : decodeCount(get, 'retention-days', 1, 400),
    measured: decodeFlag(get, 'measure') ? decodeInputs(given, workspace) : undefined,
    passEnv: decodePassEnv(get),
    config: decodeConfig(get),
  }
}

export function decodeReportInputs(given: Get): ReportInputs {
  const get = withDefaults(given)
  return { suite: get('suite'), settings: decodeSettings(get), config: decodeConfig(get), ...decodeTelling(get) }
}

/** A matrix has at most 256 jobs. */
const mostLegs = 256

export function decodeMergeInputs(given: Get): MergeInputs {
  const get = withDefaults(given)
  const inputs = decodeReportInputs(given)
  const legs = get('legs') === '' ? undefined : decodeCount(get, 'legs', 1, mostLegs)
  if (legs === undefined && inputs.gate.failOn.length > 0)
    throw new InputError(
      '"legs" is missing: with "fail-on", a merge must know how many legs there are, so that one without a record fails it. Give the number of jobs of the matrix, or 1 where there are only shards',
    )
  return { ...inputs, legs }
}

function decodeTelling(get: Get): Telling {
  return {
    comment: decodeChoice(get, 'comment', ['auto', 'changes', 'never']),
    gate: decodeGate(get),
    overrideLabel: get('override-label'),
  }
}

/** Names of variables that hold secrets, and that commands are given all the same. */
export function decodePassEnv(get: Get): readonly string[] {
  const names = get('pass-env')
    .split(/[\s,]+/)
    .filter(name => name !== '')
  for (const name of names) {
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
      throw new InputError(`"pass-env" holds ${shown(name)}; names of variables belong there, such as NPM_TOKEN`)
    if (isOfRunner(name))
      throw new InputError(`"pass-env" holds ${shown(name)}, which is the runner's own and is given to no command`)
  }
  return names
}

/** What `action.yml` has where nobody names a leg: `auto`, and in a matrix the index of the job behind it. */
const autoLeg = /^auto(?::(\d+))?$/

/** A matrix of shards has indices too, and is one leg. */
function decodeKey(get: Get): RecordKey {
  const shard = decodeKeyPart(get, 'shard')
  const leg = decodeKeyPart(get, 'leg')
  const auto = autoLeg.exec(leg ?? 'auto')
  return { suite: get('suite'), leg: auto ? (shard === undefined ? auto[1] : undefined) : leg, shard }
}

const longestKeyPart = 100

function decodeKeyPart(get: Get, name: string): string | undefined {
  const text = get(name)
  if (text.length <= longestKeyPart) return text || undefined
  throw new InputError(`"${name}" is ${shown(text)}…; a name of at most ${longestKeyPart} characters belongs there`)
}
