import { group } from 'd3-array'
import type { Change } from '../compare/finding.js'
import { join, line, own, say, type Text } from '../document/text.js'
import { percentSize } from '../metrics/scale.js'
import { changeText } from '../report/words/headline.js'
import { count } from '../util/plural.js'
import type { HistoryLevels, Push } from './levels.js'
import type { Creep, LevelStep, Moves } from './moves.js'
import type { TrackedMetric } from './race.js'
import type { Since } from './since.js'

/** Names a version: by its release, its commit, or else by the minute in which it was published. */
export function nameVersion({ name, commit, at }: Pick<Push, 'name' | 'commit' | 'at'>): string {
  return name ?? commit?.slice(0, 7) ?? at.slice(0, 16).replace('T', ' ')
}

/** Says what a history holds. */
export function describeHistory(suite: string, { pushes }: HistoryLevels): Text {
  const [first, last] = [pushes[0], pushes.at(-1)]
  const range = first === last ? [] : say`, from ${nameVersion(first!)} to ${nameVersion(last!)}`
  return say`${suite}: ${own(count(pushes.length, 'push', 'pushes'))}${range}`
}

/** Says on what the levels rest, and how far loops of races contradict each other. */
export function describeTrust({ spread, closure }: HistoryLevels): Text {
  const layout = spread.layout === 0 ? '' : `, a build by its layout ${percentSize(spread.layout)}`
  const loops =
    closure === undefined
      ? 'No comparison closes a loop, so nothing checks the chain.'
      : `${count(closure.loops, 'loop')} of comparisons: their errors are as large as noise makes them with p = ${closure.p.toPrecision(2)}.`
  return own(
    `Levels are computed by chaining comparisons, each of which ran on one machine. An installation adds ${percentSize(spread.offset)} (a standard deviation)${layout}. ${loops}`,
  )
}

/** Says how many benchmarks have versions that no race joins; nothing where there are none. */
export function describeGaps({ benchmarks }: HistoryLevels): readonly Text[] {
  const open = benchmarks.filter(({ stretches }) => stretches.length > 1).length
  if (open === 0) return []
  return [
    own(`${count(open, 'benchmark')} with a gap: no comparison joins the versions before it with those after it.`),
  ]
}

/** A step or a creep. */
export type Move = LevelStep | Creep

/** Steps of one push that are named, the largest first. */
const mostNamed = 5

/** Says what moved, the largest first; steps that came with the same push in one sentence. */
export function describeMoves({ steps, creeps }: Moves, rows: readonly Since[], show = showVersion): readonly Text[] {
  const bySize = (one: Move, other: Move): number => sizeOf(other) - sizeOf(one)
  const pushes = [...group(steps, ({ at }) => at.digest).values()].map(some => some.toSorted(bySize))
  return [...creeps.map(one => [one]), ...pushes]
    .sort(([one], [other]) => bySize(one!, other!))
    .map(moves => describeTogether(moves, rows, show))
}

function describeTogether(moves: readonly Move[], rows: readonly Since[], show: typeof showVersion): Text {
  const [first] = moves
  if (moves.length === 1 || !('margin' in first!)) return describeMove(first!, nameRow(first!, rows), show)
  const named = moves.slice(0, mostNamed).map(move => say`${nameRow(move, rows)} ${own(changeText(move.change))}`)
  const rest = moves.length > mostNamed ? own(` and ${moves.length - mostNamed} more`) : []
  return say`${show(first.at)} brought ${own(count(moves.length, 'step'))}: ${join(named, ', ')}${rest}.${describeBisection(first.good, first.bad)}`
}

function showVersion(push: Push): Text {
  return say`${nameVersion(push)}`
}

function sizeOf({ change: { value } }: Move): number {
  return Math.abs(Math.log1p(value))
}

/** Says what a step is, or what crept in, and how its commits can be found. */
export function describeMove(move: Move, title: Text, show = showVersion): Text {
  const [good, bad] = 'margin' in move ? [move.good, move.bad] : [move.from, move.to]
  return say`${summarizeMove(move, title, show)}.${describeBisection(good, bad)}`
}

/** Says how large a move is, and which push it came with, or over which pushes it crept in. */
export function summarizeMove(move: Move, title: Text, show = showVersion): Text {
  const opening = say`${title}: ${own(changeText(move.change))}`
  if (!('margin' in move))
    return say`${opening} over the last ${own(count(move.pushes, 'push', 'pushes'))}, since ${show(move.from)}, and no single one made it`
  const { at, isSeenAtOnce, margin } = move
  const margins = margin === 0 ? '' : `, ± ${count(margin, 'push', 'pushes')}`
  return say`${opening} at ${show(at)}, ${own(isSeenAtOnce ? 'seen immediately' : `found later${margins}`)}`
}

/** Says what the race of the push `newest` found of a benchmark; its change is null where it was nothing before. */
export function describeRegression(change: Change | null, [before, newest]: readonly [Push, Push], title: Text): Text {
  return say`${title}: ${own(change === null ? 'from 0' : changeText(change))} at ${nameVersion(newest)}, regressed in its own comparison.${describeBisection(before, newest)}`
}

function describeBisection(good: Push, bad: Push): Text {
  if (good.commit === undefined || bad.commit === undefined) return []
  const [from, to] = [good, bad].map(({ commit }) => commit!.slice(0, 12))
  return say` To bisect: ${line(`counterbalance bisect ${from} ${to} --setup 'BUILD IT' -- COMMAND`)}`
}

/** Names a benchmark with its metric, where nothing tells that it has only one. */
export function nameMeasured({ benchmark, metric }: Omit<TrackedMetric, 'better'>): Text {
  return say`${benchmark} (${metric})`
}

/** Names what a row is of: its metric too, where the benchmark has several. */
export function nameRow({ of }: Pick<Since, 'of'>, rows: readonly Since[]): Text {
  const isOnly = rows.filter(row => row.of.benchmark === of.benchmark).length === 1
  return isOnly ? say`${of.benchmark}` : nameMeasured(of)
}
