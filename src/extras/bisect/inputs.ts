import { decodeGiven, decodeSettings } from '../../inputs/declarations.js'
import { type AskedInputs, makeInputs } from '../../inputs/inputs.js'
import { type FoundSource, howCommitsAreBuilt } from '../../inputs/sides.js'
import { type Get, InputError } from '../../inputs/values.js'
import { settings } from './settings.js'

export interface AskedCommit {
  readonly name: string
  readonly ref: string
}

/** The decoded inputs of a bisection. */
export interface BisectInputs {
  /** The inputs of each comparison; its sides are commits that are built. */
  readonly inputs: AskedInputs
  readonly good: string
  readonly bad: string
  /** The range, where it is given by names: versions in place of commits. */
  readonly versions: readonly AskedCommit[]
  readonly setup: string | undefined
  readonly skip: readonly string[]
  /** The budget of all builds and comparisons together. */
  readonly totalBudgetInSeconds: number
  readonly resume: boolean
}

/** The words of a call, apart from its options. */
export interface BisectWords {
  /** The good commit and the bad one; more are all commits of the range, in order. */
  readonly sources: readonly Pick<FoundSource, 'name' | 'value'>[]
  readonly argv?: readonly string[]
  readonly lines?: readonly string[]
}

/** No comparison takes longer here than one does by default. */
const secondsOfComparison = 600

/** Decodes the inputs of a bisection of the repository in `directory`. */
export function decodeBisect(get: Get, directory: string, { sources, ...words }: BisectWords): BisectInputs {
  const decoded = decodeGiven(get, 'bisect')
  const isList = sources.length > 2 || sources.some(({ name }) => name !== undefined)
  const versions = isList ? sources.map(({ name, value }) => ({ name: name ?? value, ref: value })) : []
  const ends = isList ? versions.map(({ name }) => name) : sources.map(({ value }) => value)
  const [good, bad] = [ends[0], ends.at(-1)]
  if (!good || !bad || ends.length < 2)
    throw new InputError('give two commits before "--": a good one, before the change, and a bad one, after it')
  const setup = howCommitsAreBuilt(decoded)
  const { skip, resume } = decodeSettings(settings, get)
  const { timeBudgetInSeconds: totalBudgetInSeconds } = decoded
  const comparison = {
    ...{ baseline: { kind: 'ref' as const, value: good }, setup, build: undefined },
    timeBudgetInSeconds: Math.min(secondsOfComparison, totalBudgetInSeconds),
  }
  const inputs = makeInputs({ ...decoded, ...comparison }, { get, contender: directory, ...words })
  return { inputs, good, bad, versions, setup, skip, totalBudgetInSeconds, resume }
}
