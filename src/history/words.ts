import { percentSize } from '../metrics/scale.js'
import { layOut } from '../report/text/columns.js'
import { terminalVoice } from '../report/text/escape.js'
import { line, own, say, type Text, write } from '../report/text/text.js'
import { changeText } from '../report/words/headline.js'
import type { Creep } from './creep.js'
import type { Levels, Push } from './levels.js'
import type { Moves } from './moves.js'
import type { Since } from './since.js'
import type { LevelStep } from './steps.js'

/** Names a version: by its release, its commit, or else by the minute in which it was published. */
export function nameVersion({ name, commit, at }: Pick<Push, 'name' | 'commit' | 'at'>): string {
  return name ?? commit?.slice(0, 7) ?? at.slice(0, 16).replace('T', ' ')
}

/** Says what a history holds. */
export function describeHistory(suite: string, { pushes }: Levels): Text {
  const [first, last] = [pushes[0]!, pushes.at(-1)!]
  const range = pushes.length === 1 ? own('') : say`, from ${nameVersion(first)} to ${nameVersion(last)}`
  return say`${suite}: ${count(pushes.length, 'push', 'pushes')}${range}`
}

/** Says on what the levels rest, and how far loops of races contradict each other. */
export function describeTrust({ spread, closure }: Levels): Text {
  const layout = spread.layout === 0 ? own('') : say`, a build by its layout ${own(percentSize(spread.layout))}`
  const loops =
    closure === undefined
      ? own(' No race closes a loop, so nothing checks the chain.')
      : say` ${count(closure.loops, 'loop')} of races: their errors are as large as noise makes them with p = ${closure.p.toPrecision(2)}.`
  return say`Each level is a chain of races on one machine each. An installation adds ${own(percentSize(spread.offset))} (a standard deviation)${layout}.${loops}`
}

/** Lays out the changes of all benchmarks as lines for a terminal, their head first. */
export function layOutSince(rows: readonly Since[], width: number): readonly string[] {
  const name = (text: string): string => write(say`${text}`, terminalVoice)
  const grounds = new Set(rows.map(({ ground }) => ground.digest))
  return layOut(
    [
      { head: 'benchmark', cells: rows.map(row => write(nameRow(row, rows), terminalVoice)), least: 20 },
      {
        head: grounds.size === 1 ? `since ${name(nameVersion(rows[0]!.ground))}` : 'change',
        cells: rows.map(({ change }) => (change === undefined ? 'not joined by races' : changeText(change))),
      },
      { head: 'since', cells: grounds.size === 1 ? [] : rows.map(({ ground }) => name(nameVersion(ground))) },
      { head: 'last push', cells: rows.map(({ last }) => (last === undefined ? '' : changeText(last))), expendable: 1 },
    ],
    width,
  )
}

/** Says what a step is, and how its commit can be found. */
export function describeStep(step: LevelStep, title: Text): Text {
  const { at, change, isSeenAtOnce, margin } = step
  const certainty = isSeenAtOnce
    ? own('seen at once')
    : margin === 0
      ? own('found later')
      : say`found later, ± ${count(margin, 'push', 'pushes')}`
  return say`${title}: ${own(changeText(change))} at ${nameVersion(at)}, ${certainty}.${describeBisection(step.good, step.bad)}`
}

/** Says what crept in, and how the commits that made most of it can be found. */
export function describeCreep({ from, to, pushes, change }: Creep, title: Text): Text {
  return say`${title}: ${own(changeText(change))} over the last ${count(pushes, 'push', 'pushes')}, since ${nameVersion(from)}, and no single one made it.${describeBisection(from, to)}`
}

/** Says how the commit between two versions can be found. */
export function describeBisection(good: Push, bad: Push): Text {
  if (good.commit === undefined || bad.commit === undefined) return own('')
  const [from, to] = [good, bad].map(({ commit }) => commit!.slice(0, 12))
  return say` To bisect: ${line(`counterbalance bisect ${from} ${to} --setup 'BUILD IT' -- COMMAND`)}`
}

/** Says what moved, the largest first, as far as there is room. */
export function describeMoves({ steps, creeps }: Moves, rows: readonly Since[], most: number): readonly Text[] {
  const all = [
    ...creeps.map(creep => ({
      of: creep.of,
      change: creep.change,
      text: (title: Text) => describeCreep(creep, title),
    })),
    ...steps.map(step => ({ of: step.of, change: step.change, text: (title: Text) => describeStep(step, title) })),
  ].sort((one, other) => Math.abs(Math.log1p(other.change.value)) - Math.abs(Math.log1p(one.change.value)))
  const shown = all.slice(0, most).map(({ of, text }) => text(nameRow({ of }, rows)))
  return all.length > most ? [...shown, own(`And ${all.length - most} more.`)] : shown
}

/** Names what a row is of: its metric too, where the benchmark has several. */
export function nameRow({ of: { benchmark, metric } }: Pick<Since, 'of'>, rows: readonly Since[]): Text {
  return hasOneMetric(rows, benchmark) ? say`${benchmark}` : say`${benchmark} (${metric})`
}

function hasOneMetric(rows: readonly Since[], benchmark: string): boolean {
  return rows.filter(({ of }) => of.benchmark === benchmark).length === 1
}

function count(number: number, one: string, many = `${one}s`): Text {
  return own(`${number} ${number === 1 ? one : many}`)
}
