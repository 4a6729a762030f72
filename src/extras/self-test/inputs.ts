import { decodeGiven, decodeSettings, withDefaults } from '../../inputs/declarations.js'
import { type Inputs, makeInputs, refuseArtifacts } from '../../inputs/inputs.js'
import { howCommitsAreBuilt, type Words } from '../../inputs/sides.js'
import { type Get, InputError, shown } from '../../inputs/values.js'
import { leastRounds } from '../../stats/randomisation.js'
import { settings } from './settings.js'

/** Everything that a user asks of a self-test, decoded. */
export interface SelfTestInputs {
  readonly inputs: Inputs
  /** Sessions of the baseline against itself, and as many with the slowdown. */
  readonly sessions: number
  /** The slowdown that is put in, as a fraction. */
  readonly effect: number
}

/** Returns the inputs that `texts` give for a self-test. The baseline is in `directory`, unless `texts` say otherwise. */
export function decodeSelfTest(texts: Get, directory: string, { sources = [], ...words }: Words = {}): SelfTestInputs {
  const get = withDefaults(texts)
  const decoded = decodeGiven(get, 'self-test')
  const { sessions, effect } = decodeSettings(settings, get)
  const { baseline } = decoded
  const setup = howCommitsAreBuilt(decoded)
  if (sources.length > 1)
    throw new InputError(`there are ${sources.length} versions; a self-test compares one with itself: give one`)
  const isNamed = [setup, baseline.value, sources[0]].some(source => source !== undefined) || baseline.kind === 'ref'
  const here = isNamed ? {} : ({ baseline: { kind: 'dir', value: directory } } as const)
  const inputs = refuseArtifacts(
    makeInputs(
      { ...decoded, ...here, setup, build: undefined },
      { get, contender: directory, ...words, ...(sources.length > 0 ? { sources } : {}) },
    ),
  )
  checkRounds(inputs)
  checkEffect(effect, inputs.settings.threshold, get)
  return { inputs, sessions, effect }
}

function checkEffect(effect: number, threshold: number, get: Get): void {
  if (effect === 0)
    throw new InputError(
      `invalid value ${shown(get('effect'))} for "effect"; it must be a slowdown of more than 0%, such as 5%`,
    )
  if (effect >= threshold) return
  throw new InputError(
    `"effect" is ${shown(get('effect'))}, and the threshold ${shown(get('threshold'))}: a change below the threshold is never called regressed; lower "threshold", or raise "effect"`,
  )
}

function checkRounds({ rounds, copies }: Inputs): void {
  const least = leastRounds(copies[0]! + copies[1]!)
  if (rounds.most >= least) return
  throw new InputError(`a verdict needs at least ${least} rounds, and a session has ${rounds.most}: raise "rounds"`)
}
