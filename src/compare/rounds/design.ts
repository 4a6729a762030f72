import type { Pair } from '../../record/record.js'
import type { Side } from '../../schedule/round.js'
import { leastRounds } from '../../stats/randomisation.js'
import type { Design } from '../../stats/sequential/repeated-p.js'
import { present } from '../../util/present.js'

/** The part of a record that says when its data were examined. */
export type Designed = Pick<Pair, 'plan' | 'rounds' | 'settings' | 'segments' | 'runners'>

/**
 * The numbers of rounds after which the record's data were to be examined, with those at which it was cut off; one look, at its last
 * round, where nothing says so.
 */
export function listLooks(record: Designed): readonly number[] {
  const { plan, rounds, settings } = record
  if (settings.looks !== undefined) return settings.looks
  const planned = plan?.looks ?? []
  const looks = planned.length > 0 ? planned : [Math.max(1, rounds.length)]
  return [...new Set([...looks, ...listCuts(record)])].sort((a, b) => a - b)
}

/**
 * The numbers of rounds at which measuring ended, to go on later. Where a verdict was possible, whoever read it has looked, and this look
 * has spent its share of the error rate.
 */
function listCuts({ plan, segments = [], runners }: Designed): readonly number[] {
  if (plan === undefined || runners !== undefined) return []
  const least = leastRounds(plan.copies.baseline + plan.copies.contender)
  return segments.filter(start => start >= least)
}

/**
 * Finds when the rounds with these `numbers` were examined: at the looks that were passed, counted in these rounds alone, and
 * where measuring stands. All rounds of the record, where none are given.
 *
 * If measuring ended between two looks because the time was up, that number of rounds is the last look. It has the share that
 * α·t² gives it.
 */
export function makeDesign(
  record: Designed,
  numbers: readonly number[] = record.rounds.map((_, number) => number),
): Design {
  const planned = listLooks(record)
  const measured = Math.max(1, numbers.length)
  const counts = planned.map(look => numbers.filter(number => number < look).length)
  const passed = [...new Set(counts)].filter(count => count > 0 && count < measured)
  const { extendedFrom } = (record.settings.looks === undefined && record.plan) || {}
  return {
    looks: [...passed, measured],
    rounds: Math.max(measured, planned.at(-1) ?? 0),
    ...present({ extendedFrom }),
  }
}

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
    const places = [...new Set([...fixed, ...placesOf(others)])].sort((a, b) => a - b)
    const breaks: number[] = []
    for (const place of places) {
      const end = Math.min(numbers.length, ...[...fixed].filter(value => value > place))
      const isLongEnough = place - (breaks.at(-1) ?? 0) >= leastPart && end - place >= leastPart
      if (fixed.has(place) || isLongEnough) breaks.push(place)
    }
    return { runners: [...fixed], breaks }
  }
}

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
