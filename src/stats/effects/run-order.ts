import { median } from 'simple-statistics'

/** One value in its place: which copy gave it, and as the how-manieth of its round. */
export interface Placed {
  readonly side: 'baseline' | 'contender'
  readonly copy: number
  /** From 0, failed invocations counted. */
  readonly slot: number
  /** On a scale where a change adds (natural logarithm). */
  readonly value: number
}

/** Rounds in run order; what failed is missing. */
export interface RunOrder {
  readonly rounds: readonly (readonly Placed[])[]
  /** First round of each further runner. */
  readonly breaks?: readonly number[]
}

/** The copy that a value is from, as a number. */
export function copyOf({ side, copy }: Placed): number {
  return side === 'baseline' ? 2 * copy : 2 * copy + 1
}

/** Slots of the fullest round. */
export function countSlots({ rounds }: RunOrder): number {
  return rounds.reduce((most, round) => round.reduce((slots, { slot }) => Math.max(slots, slot + 1), most), 0)
}

/** `values`, shaped like the rounds, less the median of each copy. */
export function centreCopies(rounds: RunOrder['rounds'], values: readonly (readonly number[])[]): number[][] {
  const medians = new Map([...groupByCopy(rounds, values)].map(([copy, own]) => [copy, median(own)]))
  return rounds.map((round, i) => round.map((placed, j) => values[i]![j]! - medians.get(copyOf(placed))!))
}

/** `values`, shaped like the rounds, by copy. */
export function groupByCopy(rounds: RunOrder['rounds'], values: readonly (readonly number[])[]): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  rounds.forEach((round, i) => {
    round.forEach((placed, j) => {
      const copy = copyOf(placed)
      const group = groups.get(copy)
      if (group) group.push(values[i]![j]!)
      else groups.set(copy, [values[i]![j]!])
    })
  })
  return groups
}
