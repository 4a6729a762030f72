import { decodeGiven } from './declarations.js'
import { type AskedInputs, makeInputs } from './inputs.js'
import { type Get, InputError } from './values.js'

/** The decoded inputs of a bisection. */
export interface BisectInputs {
  /** What each race needs; its sides are commits that are built. */
  readonly inputs: AskedInputs
  readonly good: string
  readonly bad: string
  readonly setup: string | undefined
  readonly skip: readonly string[]
  readonly totalBudgetInSeconds: number
  readonly intoMerges: boolean
  readonly resume: boolean
  readonly keep: string | undefined
}

/** The words of a call, beside its options. */
export interface BisectWords {
  readonly good?: string | undefined
  readonly bad?: string | undefined
  /** The command, after `--`. */
  readonly argv: readonly string[]
}

/** Decodes the inputs of a bisection of the repository in `directory`. */
export function decodeBisect(get: Get, directory: string, words: BisectWords): BisectInputs {
  const given = decodeGiven(get, 'bisect')
  const [good, bad] = [words.good ?? given.good, words.bad ?? given.bad]
  if (!good || !bad)
    throw new InputError('"good" and "bad" are needed: a commit before the change, and one after it', {
      onCommandLine: 'give two commits before "--": a good one, before the change, and a bad one, after it',
    })
  const sides = { baselineRef: good, setup: given.setup }
  const inputs = makeInputs({ ...given, ...sides }, { get, contender: directory, argv: words.argv })
  const { setup, skip, totalBudgetInSeconds, intoMerges, resume, keep } = given
  return { inputs, good, bad, setup, skip, totalBudgetInSeconds, intoMerges, resume, keep }
}
