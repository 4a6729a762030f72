import type { GateCondition } from '../compare/verdicts/gate.js'
import { type AskedInputs, decodeConfig, decodeFailOn, decodeInputs, decodeSettings } from '../inputs/inputs.js'
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
import type { Settings } from '../record/record.js'

/** When a pull request gets a comment. */
export type CommentChoice = 'auto' | 'changes' | 'never'

/** Whose record or baseline it is. */
export interface Key {
  readonly suite: string
  /** Of a matrix; undefined: there is one leg only. */
  readonly leg: string | undefined
  /** One of several runners that measure the same suite. */
  readonly shard: string | undefined
}

/** How what was found is told, and whether the job fails. */
export interface Telling {
  readonly comment: CommentChoice
  readonly failOn: readonly GateCondition[]
  /** The label of a pull request that turns a failing gate into a notice. */
  readonly overrideLabel: string
}

export interface CompareInputs extends Telling {
  readonly passEnv: readonly string[]
  readonly inputs: AskedInputs
  /** Path of the file of rules in the repository. */
  readonly config: string
  readonly key: Key
}

export interface PublishInputs {
  readonly key: Key
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

export function decodeCompare(given: Get, workspace: string): CompareInputs {
  const get = withDefaults(given)
  return {
    inputs: decodeInputs(given, workspace),
    config: decodeConfig(get),
    passEnv: decodePassEnv(get),
    key: decodeKey(get),
    ...decodeTelling(get),
  }
}

export function decodePublish(given: Get, workspace: string): PublishInputs {
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

export function decodeReport(given: Get): ReportInputs {
  const get = withDefaults(given)
  return { suite: get('suite'), settings: decodeSettings(get), config: decodeConfig(get), ...decodeTelling(get) }
}

/** A matrix has at most 256 jobs. */
const mostLegs = 256

export function decodeMerge(given: Get): MergeInputs {
  const get = withDefaults(given)
  return { ...decodeReport(given), legs: get('legs') === '' ? undefined : decodeCount(get, 'legs', 1, mostLegs) }
}

function decodeTelling(get: Get): Telling {
  return {
    comment: decodeChoice(get, 'comment', ['auto', 'changes', 'never']),
    failOn: decodeFailOn(get('fail-on')),
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
function decodeKey(get: Get): Key {
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
