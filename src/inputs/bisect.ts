import { decodeGiven } from './declarations.js'
import { type AskedInputs, makeInputs } from './inputs.js'
import { parseNamed } from './named-sides.js'
import { type Get, InputError, shown } from './values.js'

/** A commit by a name of the user's own. */
export interface Version {
  readonly name: string
  readonly ref: string
}

/** The decoded inputs of a bisection. */
export interface BisectInputs {
  /** What each race needs; its sides are commits that are built. */
  readonly inputs: AskedInputs
  readonly good: string
  readonly bad: string
  /** The range, where it is given by names: versions in place of commits. */
  readonly versions: readonly Version[]
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
  const all = parseNamed(given.ref, 'ref', 'COMMIT').map(({ name, value }) => ({ name: name!, ref: value }))
  const [good, bad] = [words.good ?? given.good ?? all[0]?.name, words.bad ?? given.bad ?? all.at(-1)?.name]
  if (!good || !bad)
    throw new InputError('"good" and "bad" are needed: a commit before the change, and one after it', {
      onCommandLine: 'give two commits before "--": a good one, before the change, and a bad one, after it',
    })
  const versions = all.length === 0 ? [] : cutVersions(all, good, bad)
  const sides = { baselineRef: good, setup: given.setup, ref: [] }
  const inputs = makeInputs({ ...given, ...sides }, { get, contender: directory, argv: words.argv })
  const { setup, skip, totalBudgetInSeconds, intoMerges, resume, keep } = given
  return { inputs, good, bad, versions, setup, skip, totalBudgetInSeconds, intoMerges, resume, keep }
}

function cutVersions(all: readonly Version[], good: string, bad: string): readonly Version[] {
  const [first, last] = [good, bad].map(name => all.findIndex(one => one.name === name)) as [number, number]
  if (first < 0 || last <= first)
    throw new InputError(
      `with "ref", the good and the bad one must be two of its names, in order; there are ${all.map(({ name }) => shown(name)).join(', ')}`,
    )
  return all.slice(first, last + 1)
}
