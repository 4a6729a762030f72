import { decodeLocalInputs, type Inputs } from '../inputs/inputs.js'
import { decodeCount, decodeFraction, type Get, InputError, shown, withDefaults } from '../inputs/values.js'
import { leastRounds } from '../stats/engine/attainable.js'

/** Everything that a user asks of a self-test, decoded. */
export interface SelfTestInputs {
  /** Of each session. */
  readonly inputs: Inputs
  /** Sessions of the baseline against itself, and as many with the slowdown. */
  readonly sessions: number
  /** The slowdown that is put in, as a fraction. */
  readonly effect: number
}

const mostSessions = 1000

/** What `given` gives for a self-test; the baseline is in `directory` unless it says otherwise. */
export function decodeSelfTest(given: Get, directory: string, argv: readonly string[] = []): SelfTestInputs {
  const isNamed = ['baseline-directory', 'baseline-ref', 'setup'].some(name => given(name).trim() !== '')
  const own: Readonly<Record<string, string>> = isNamed ? {} : { 'baseline-directory': directory, baseline: '' }
  const get: Get = name => own[name] ?? given(name)
  const inputs = decodeLocalInputs(get, directory, argv)
  checkRounds(inputs)
  return {
    inputs,
    sessions: decodeCount(withDefaults(get), 'sessions', 1, mostSessions),
    effect: decodeEffect(withDefaults(get), inputs.settings.threshold),
  }
}

function decodeEffect(get: Get, threshold: number): number {
  const effect = decodeFraction(get, 'effect', 0, 1)
  if (effect === 0)
    throw new InputError(
      `"effect" is ${shown(get('effect'))}; the slowdown that is to be found belongs there, such as 5%, and it is more than 0%`,
    )
  if (effect >= threshold) return effect
  throw new InputError(
    `"effect" is ${shown(get('effect'))}, and the threshold ${shown(get('threshold'))}: what is smaller than the threshold is never called regressed; lower "threshold", or raise "effect"`,
  )
}

function checkRounds({ rounds, copies }: Inputs): void {
  const least = leastRounds(copies.baseline + copies.contender)
  if (rounds.most >= least) return
  throw new InputError(
    `a verdict needs at least ${least} rounds, and a session has ${rounds.most}: raise "rounds" or "max-rounds"`,
  )
}
