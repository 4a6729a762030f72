import type { Pair } from '../../record/record.js'

/** The numbers of the rounds of each runner. */
export function listRunnerRounds({ runners = [], rounds }: Pair): readonly (readonly number[])[] {
  const starts = runners.length === 0 ? [0] : runners.map(({ firstRound }) => firstRound)
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? rounds.length
    return Array.from({ length: end - start }, (_, offset) => start + offset)
  })
}

const mostRuns = 6

/** Rounds in words, counted from 1: `round 3`, `rounds 2, 7–9`; `rounds` are their numbers from 0, ascending. */
export function nameRounds(rounds: readonly number[]): string {
  const runs: [from: number, to: number][] = []
  for (const round of rounds) {
    const last = runs.at(-1)
    if (last && round === last[1] + 1) last[1] = round
    else runs.push([round, round])
  }
  const shown = runs.slice(0, mostRuns).map(([from, to]) => (from === to ? `${from + 1}` : `${from + 1}–${to + 1}`))
  const hidden = runs.slice(mostRuns).reduce((sum, [from, to]) => sum + to - from + 1, 0)
  return `${rounds.length === 1 ? 'round' : 'rounds'} ${shown.join(', ')}${hidden === 0 ? '' : ` and ${hidden} more`}`
}
