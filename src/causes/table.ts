import type { ProfiledFunction, Profiles } from '../record/causes.js'
import { keyOf } from './names.js'
import type { RoundValues } from './permutation.js'

/** The amounts of one function in every invocation of two sides, with the code of others that it called. */
export interface FunctionSeries extends ProfiledFunction {
  readonly renamed?: string
  readonly rounds: readonly RoundValues[]
  /** What the code of others took of it, function by function. */
  readonly parts: readonly PartSeries[]
}

/** A function of somebody else, as far as one function of the repository called it. */
export interface PartSeries extends ProfiledFunction {
  readonly rounds: readonly RoundValues[]
}

interface Growing {
  readonly first: ProfiledFunction
  readonly rounds: readonly { readonly baseline: number[]; readonly contender: number[] }[]
  readonly parts: Map<string, Growing>
}

/** The complete rounds of two sides, function by function; each function is known by its name, wherever its file has gone. Code of others counts for its owner. */
export function makeTable(
  { functions, rounds }: Pick<Profiles, 'functions' | 'rounds'>,
  baseline: string,
  contender: string,
): readonly FunctionSeries[] {
  const complete = keepComplete(
    rounds.map(round => ({
      baseline: round.filter(({ side }) => side === baseline),
      contender: round.filter(({ side }) => side === contender),
    })),
  )
  const blank = complete.map(round => ({
    baseline: round.baseline.map(() => 0),
    contender: round.contender.map(() => 0),
  }))
  const table = new Map<string, Growing>()
  const open = (all: Map<string, Growing>, first: ProfiledFunction): Growing => {
    const key = keyOf(first)
    const known = all.get(key) ?? { first, rounds: structuredClone(blank), parts: new Map() }
    all.set(key, known)
    return known
  }
  complete.forEach((round, at) => {
    // The place of a function is the contender's, where it has one: that is what its reader has open.
    for (const side of ['contender', 'baseline'] as const)
      for (const [copy, { self }] of round[side].entries())
        for (const [place, amount, owner] of self) {
          const known = open(table, functions[owner ?? place]!)
          known.rounds[at]![side][copy]! += amount
          if (owner !== undefined) open(known.parts, functions[place]!).rounds[at]![side][copy]! += amount
        }
  })
  return [...table.values()].map(({ first, rounds: own, parts }) => ({
    ...{ ...first, rounds: own },
    parts: [...parts.values()].map(part => ({ ...part.first, rounds: part.rounds })),
  }))
}

/** The rounds in which as many copies of each side ran as in any. */
function keepComplete<Round extends { readonly [side in 'baseline' | 'contender']: readonly unknown[] }>(
  rounds: readonly Round[],
): readonly Round[] {
  const most = (side: 'baseline' | 'contender'): number => Math.max(1, ...rounds.map(round => round[side].length))
  const [ofBaseline, ofContender] = [most('baseline'), most('contender')]
  return rounds.filter(({ baseline, contender }) => baseline.length === ofBaseline && contender.length === ofContender)
}

/** Several series as one: their amounts added up. */
export function addSeries(series: readonly PartSeries[]): readonly RoundValues[] {
  const [first, ...others] = series
  if (first === undefined) return []
  return first.rounds.map((round, at) => {
    const add = (side: 'baseline' | 'contender') =>
      round[side].map((value, copy) => others.reduce((sum, other) => sum + other.rounds[at]![side][copy]!, value))
    return { baseline: add('baseline'), contender: add('contender') }
  })
}

/** The mean of one side: of the copies in each round, and of all rounds. */
export function meanOf(rounds: readonly RoundValues[], side: 'baseline' | 'contender'): number {
  const means = rounds.map(round => round[side].reduce((sum, value) => sum + value, 0) / round[side].length)
  return means.reduce((sum, value) => sum + value, 0) / Math.max(1, means.length)
}
