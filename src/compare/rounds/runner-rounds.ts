import type { Pair } from '../../record/record.js'

/** The numbers of the rounds of each runner. */
export function listRunnerRounds({ runners = [], rounds }: Pair): readonly (readonly number[])[] {
  const starts = runners.length === 0 ? [0] : runners.map(({ firstRound }) => firstRound)
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? rounds.length
    return Array.from({ length: end - start }, (_, offset) => start + offset)
  })
}
