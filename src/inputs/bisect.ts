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
  /** Of all builds and races together. */
  readonly totalBudgetInSeconds: number
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

/** No single race takes longer than a comparison does by default. */
const secondsOfRace = 600

/** Decodes the inputs of a bisection of the repository in `directory`. */
export function decodeBisect(get: Get, directory: string, words: BisectWords): BisectInputs {
  const given = decodeGiven(get, 'bisect')
  const all = parseNamed(given.ref, 'ref', 'COMMIT').map(({ name, value }) => ({ name: name!, ref: value }))
  const good = words.good ?? given.range?.good ?? all[0]?.name
  const bad = words.bad ?? given.range?.bad ?? all.at(-1)?.name
  if (!good || !bad)
    throw new InputError('"range" is missing: give a commit before the change and one after it, as GOOD..BAD', {
      onCommandLine: 'give two commits before "--": a good one, before the change, and a bad one, after it',
    })
  const versions = all.length === 0 ? [] : cutVersions(all, good, bad)
  const { setup, skip, timeBudgetInSeconds: totalBudgetInSeconds, resume, keep } = given
  const race = {
    ...{ baselineRef: good, setup, ref: [] },
    timeBudgetInSeconds: Math.min(secondsOfRace, totalBudgetInSeconds),
  }
  const inputs = makeInputs({ ...given, ...race }, { get, contender: directory, argv: words.argv })
  return { inputs, good, bad, versions, setup, skip, totalBudgetInSeconds, resume, keep }
}

function cutVersions(all: readonly Version[], good: string, bad: string): readonly Version[] {
  const [first, last] = [good, bad].map(name => all.findIndex(one => one.name === name)) as [number, number]
  if (first < 0 || last <= first)
    throw new InputError(
      `with "ref", the good and the bad one must be two of its names, in order; there are ${all.map(({ name }) => shown(name)).join(', ')}`,
    )
  return all.slice(first, last + 1)
}
