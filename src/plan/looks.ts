import { attainableP, leastRounds } from '../stats/engine/choices.js'
import { rejects } from '../stats/multiple.js'
import { nominalAlpha } from '../stats/sequential/repeated-p.js'

/** The number of rounds that the user asks for: as many as it takes, between two bounds. */
export interface RoundsRequest {
  readonly least: number
  readonly most: number
  /** Whether `most` is to be chosen after the first look, from the spread of the values. */
  readonly isAuto: boolean
}

/** The rounds of `request` where there is nothing to find: as few as a verdict needs, unless the user has fixed their number. */
export function fewestRounds(request: RoundsRequest, pairValues: number): RoundsRequest {
  const rounds = Math.max(request.least, leastRounds(pairValues))
  return rounds < request.most ? { least: rounds, most: rounds, isAuto: false } : request
}

/**
 * Numbers of rounds after which the data are examined: four between `least` and `most`, evenly spread on a logarithmic scale, since
 * what a look can add depends on how much the rounds have grown since the last.
 *
 * The first is at least what a verdict on two sides with `pairValues` values in each round needs; where that leaves no room, there is
 * one look, at the end.
 */
export function spreadLooks(least: number, most: number, pairValues: number): readonly number[] {
  const first = Math.max(least, leastRounds(pairValues))
  if (first >= most) return [most]
  const looks = [0, 1, 2, 3].map(index => Math.round(first * (most / first) ** (index / 3)))
  return [...new Set(looks)]
}

/**
 * Returns those of `looks` at which the test could reject at all. If rounds have few choices, the smallest possible p may be
 * larger than an early look's share of the error rate. That share is better kept for the next look.
 */
export function dropIdleLooks(looks: readonly number[], pairValues: number, confidence: number): readonly number[] {
  const rounds = looks.at(-1)!
  const kept: number[] = []
  for (const look of looks) {
    const level = nominalAlpha({ looks: [...kept, look], rounds }, 1 - confidence)
    const canReject = rejects(attainableP(look, pairValues), level)
    if (canReject || look === rounds) kept.push(look)
  }
  return kept
}

/** What is the same in two rounds is the same in all. */
const roundsOfCounts = 2

/** `looks` and one before them, for what may turn out to be without noise; not where there is one only, as the user has fixed it. */
export function withEarlyLook(looks: readonly number[]): readonly number[] {
  return looks.length > 1 && looks[0]! > roundsOfCounts ? [roundsOfCounts, ...looks] : looks
}
