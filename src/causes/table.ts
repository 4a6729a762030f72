import type { ProfiledFunction, Profiles } from '../record/causes.js'
import type { RoundValues } from './permutation.js'

/** The amounts of one function in every invocation of two sides. */
export interface FunctionSeries extends ProfiledFunction {
  readonly renamed?: string
  readonly rounds: readonly RoundValues[]
}

/** The complete rounds of two sides, function by function; each function is known by its name, wherever its file has gone. */
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
  const table = new Map<string, { first: ProfiledFunction; rounds: { baseline: number[]; contender: number[] }[] }>()
  complete.forEach((round, at) => {
    // The place of a function is the contender's, where it has one: that is what its reader has open.
    for (const side of ['contender', 'baseline'] as const)
      for (const [copy, { self }] of round[side].entries())
        for (const [place, amount] of self) {
          const first = functions[place]!
          const known = table.get(first.name) ?? { first, rounds: structuredClone(blank) }
          table.set(first.name, known)
          known.rounds[at]![side][copy]! += amount
        }
  })
  return [...table.values()].map(({ first, rounds: own }) => ({ ...first, rounds: own }))
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
export function addSeries(series: readonly FunctionSeries[]): readonly RoundValues[] {
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
