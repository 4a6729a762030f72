import type { Pair } from '../../record/record.js'
import type { Side } from '../../schedule/round.js'

/** The values of one benchmark and metric, in the rounds of a record; `aside` if they are of the process as a whole. */
interface Values {
  readonly benchmark: string
  readonly aside: boolean
  readonly rounds: readonly (readonly { readonly side: Side }[])[]
}

/**
 * Finds the rounds that count for each benchmark, by their numbers from 0: those in which it was to run, and those in which it ran on
 * both sides all the same. The process as a whole counts where all benchmarks ran, since otherwise it does less.
 */
export function makeOwnRounds(record: Pick<Pair, 'plan' | 'rounds'>): (values: Values) => readonly number[] {
  const { focus = [] } = record.plan ?? {}
  const all = record.rounds.map((_, number) => number)
  if (focus.every(({ without }) => without.length === 0)) return () => all
  const whole = findWholeRounds(record)
  const steps = focus.map(({ from, without }) => ({ from, without: new Set(without) }))
  const missing = all.map(number => steps.findLast(({ from }) => from <= number)?.without)
  return ({ benchmark, aside, rounds: values }) => {
    const isOfBoth = (number: number): boolean => new Set(values[number]!.map(({ side }) => side)).size === 2
    return aside ? whole : all.filter(number => !missing[number]?.has(benchmark) || isOfBoth(number))
  }
}

/** The numbers of the rounds in which all benchmarks were to run, without those that need not run in any but the first. */
export function findWholeRounds({ plan, rounds }: Pick<Pair, 'plan' | 'rounds'>): readonly number[] {
  const { focus = [] } = plan ?? {}
  const needless = rounds.length > 1 && focus[0]?.from === 1 ? focus[0].without : []
  const steps = focus.map(({ from, without }) => ({ from, isWhole: without.join('\n') === needless.join('\n') }))
  const isWhole = (number: number): boolean =>
    steps.findLast(({ from }) => from <= number)?.isWhole ?? needless.length === 0
  return rounds.flatMap((_, number) => (isWhole(number) ? [number] : []))
}

/** The fewest rounds that have a level of their own. */
const leastPart = 5

/**
 * Makes what finds the places at which levels may shift among the rounds of `record` with some numbers: at the first round of a runner, and
 * after a pause, or where other benchmarks ran from there on, if both parts have enough rounds.
 */
export function makeFindBreaks({ runners = [], segments = [], stages = [], plan }: Omit<Pair, 'rounds'>) {
  const starts = runners.slice(1).map(({ firstRound }) => firstRound)
  const others = [...segments.slice(1), ...stages.slice(1), ...(plan?.focus ?? []).map(({ from }) => from)]
  return (numbers: readonly number[]): { readonly runners: readonly number[]; readonly breaks: readonly number[] } => {
    const placesOf = (rounds: readonly number[]): readonly number[] =>
      rounds.map(round => numbers.findIndex(number => number >= round)).filter(place => place > 0)
    const fixed = new Set(placesOf(starts))
    const places = [...new Set([...fixed, ...placesOf(others)])].sort((one, other) => one - other)
    const breaks: number[] = []
    for (const place of places) {
      const end = Math.min(numbers.length, ...[...fixed].filter(one => one > place))
      const isLongEnough = place - (breaks.at(-1) ?? 0) >= leastPart && end - place >= leastPart
      if (fixed.has(place) || isLongEnough) breaks.push(place)
    }
    return { runners: [...fixed], breaks }
  }
}
