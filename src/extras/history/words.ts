import { group } from 'd3-array'
import type { Change, Verdict } from '../../compare/finding.js'
import { join, line, say, type Text, trusted } from '../../document/text.js'
import { percentSize } from '../../metrics/scale.js'
import type { Tally } from '../../report/words/headline.js'
import { changeText, marks, otherMarks, verdictWords } from '../../report/words/words.js'
import { count } from '../../util/plural.js'
import { quote } from '../../util/shell-word.js'
import type { TrackedMetric } from './comparison.js'
import type { HistoryLevels, Push } from './levels.js'
import type { LevelStep, Moves, Trend } from './moves.js'
import type { Bisection, Since } from './since.js'

/** Names a version: by its release, its commit, or else by the minute in which it was published. */
export function nameVersion({ name, commit, at }: Pick<Push, 'name' | 'commit' | 'at'>): string {
  return name ?? commit?.slice(0, 7) ?? at.slice(0, 16).replace('T', ' ')
}

/** Says what a history holds. */
export function describeHistory(suite: string, { pushes }: HistoryLevels): Text {
  const [first, last] = [pushes[0], pushes.at(-1)]
  const range = first === last ? [] : say`, from ${nameVersion(first!)} to ${nameVersion(last!)}`
  return say`${suite}: ${trusted(count(pushes.length, 'push', 'pushes'))}${range}`
}

/** Summarises what changed since, the worst first. */
export function sinceTallies(rows: readonly Since[]): readonly Tally[] {
  const grounds = new Set(rows.map(({ ground }) => nameVersion(ground)))
  const since = grounds.size === 1 ? say`since ${[...grounds][0]!}` : trusted('since older versions')
  const having = (wanted: Verdict | null): readonly Since[] => rows.filter(({ verdict }) => verdict === wanted)
  const [worse, better, unjudged] = [having('regressed'), having('improved'), having(null)]
  const judged = rows.length - unjudged.length
  const sizeOf = (row: Since, word: string): Text =>
    row.change === undefined ? [] : say`, ${trusted(word)}${nameRow(row, rows)} ${trusted(changeText(row.change))}`
  const moved = [
    ...worse.slice(0, 1).map(row => ({ group: worse, size: sizeOf(row, worse.length > 1 ? 'worst ' : '') })),
    ...better.slice(-1).map(row => ({ group: better, size: sizeOf(row, better.length > 1 ? 'best ' : '') })),
  ]
  const still = (['unchanged', 'inconclusive', 'not-comparable'] as const).flatMap(verdict => {
    const { length } = having(verdict)
    return length === 0 ? [] : [{ mark: marks[verdict], text: trusted(`${length} ${verdictWords[verdict]}`) }]
  })
  const tallies = moved.map(({ group, size }, at) => {
    const verdict = group[0]!.verdict!
    const text = at > 0 ? trusted(verdict) : say`of ${trusted(count(judged, 'benchmark'))} ${trusted(verdict)} ${since}`
    return { mark: marks[verdict], text: say`${group.length} ${text}${size}` }
  })
  const opening =
    judged === 0
      ? trusted('Nothing is judged')
      : still.length > 1 || still[0]?.mark !== marks.unchanged
        ? say`No benchmark is known to have changed ${since}`
        : say`No benchmark changed ${since}`
  return [
    ...(tallies.length > 0 ? tallies : [{ mark: judged === 0 ? otherMarks.unjudged : still[0]!.mark, text: opening }]),
    ...still,
    ...(unjudged.length > 0 ? [{ mark: otherMarks.unjudged, text: trusted(`${unjudged.length} not judged`) }] : []),
  ]
}

/** Says in a few words whether the levels can be trusted. */
export function sureOfLevels({ closure }: HistoryLevels): Text {
  if (closure === undefined) return trusted('not cross-checked yet: compare the newest version with an old one.')
  const { loops, p } = closure
  const said = p < 0.05 ? 'contradict each other more than noise explains' : 'agree within their noise'
  return trusted(
    `${p < 0.05 ? 'not quite' : 'yes'}: ${count(loops, 'loop')} of comparisons ${said} (p = ${p.toPrecision(2)}).`,
  )
}

/** Says on what the levels rest, and how far loops of comparisons contradict each other. */
export function describeTrust({ spread, closure }: HistoryLevels): string {
  const layout = spread.layout === 0 ? '' : `, a build by its layout ${percentSize(spread.layout)}`
  const loops =
    closure === undefined
      ? 'Not cross-checked yet: compare the newest version with an old one.'
      : `${count(closure.loops, 'loop')} of comparisons: their errors are as large as noise makes them with p = ${closure.p.toPrecision(2)}.`
  return `Levels are computed by chaining comparisons, each of which ran on one machine. An installation adds ${percentSize(spread.offset)} (a standard deviation)${layout}. ${loops}`
}

/** Says how many benchmarks have versions that no comparison joins; nothing where there are none. */
export function describeGaps({ benchmarks }: HistoryLevels): string {
  const open = benchmarks.filter(({ stretches }) => stretches.length > 1).length
  if (open === 0) return ''
  return `${count(open, 'benchmark')} with a gap: no comparison joins the versions before it with those after it.`
}

/** A step or a trend. */
export type Move = LevelStep | Trend

const mostNamed = 5

/** Sentence on what moved, and the command that finds its commits. */
export interface MoveText {
  readonly said: Text
  /** Empty where the commits are not known. */
  readonly bisect: Text
  /** The largest of what it says. */
  readonly move: Move
}

/** The medium's own way to show a version, and the call of this program where it is read. */
interface MoveWords extends BisectWords {
  readonly show?: typeof showVersion
}

/** The known parts of a command that bisects. */
interface BisectWords {
  /** The call of this program where the words are read. */
  readonly call?: string | undefined
  readonly bisection?: Bisection | undefined
  /** Returns whether there is anything to search between two versions; by default there is. */
  readonly isBetween?: (good: Push, bad: Push) => boolean
}

/** Says what moved, the largest first; steps that came with the same push in one sentence. */
export function describeMoves(
  { steps, trends }: Moves,
  rows: readonly Since[],
  { show = showVersion, ...words }: MoveWords = {},
): readonly MoveText[] {
  const bySize = (a: Move, b: Move): number => sizeOf(b) - sizeOf(a)
  const pushes = [...group(steps, ({ at }) => at.digest).values()].map(some => some.toSorted(bySize))
  return [...trends.map(trend => [trend]), ...pushes]
    .sort(([first], [second]) => bySize(first!, second!))
    .map(moves => ({
      said: describeTogether(moves, rows, show),
      bisect: bisectionOf(moves[0]!, words),
      move: moves[0]!,
    }))
}

/** Says what moved and how its commits can be found. */
export function joinMove({ said, bisect }: Omit<MoveText, 'move'>): Text {
  return bisect.length === 0 ? said : say`${said} To bisect: ${bisect}`
}

function describeTogether(moves: readonly Move[], rows: readonly Since[], show: typeof showVersion): Text {
  const [first] = moves
  if (moves.length === 1 || !('margin' in first!)) return say`${summarizeMove(first!, nameRow(first!, rows), show)}.`
  const named = moves.slice(0, mostNamed).map(move => say`${nameRow(move, rows)} ${trusted(changeText(move.change))}`)
  const rest = moves.length > mostNamed ? trusted(` and ${moves.length - mostNamed} more`) : []
  return say`${show(first.at)} brought ${trusted(count(moves.length, 'step'))}: ${join(named, ', ')}${rest}.`
}

/** Returns whether a move is for the worse. */
export function isWorse({ of: { better }, change: { value } }: Move): boolean {
  return better === 'higher' ? value < 0 : value > 0
}

/** Returns whether more than half of a move is in the newest push, which a trend is always in. */
export function isThere(move: Move, { pushes, benchmarks }: HistoryLevels): boolean {
  if (!('margin' in move)) return true
  const now = benchmarks.find(({ of }) => of === move.of)?.measure(pushes.at(-1)!.digest, move.good.digest)
  return now === undefined || now.value / move.height > 0.5
}

function showVersion(push: Push): Text {
  return say`${nameVersion(push)}`
}

function sizeOf({ change: { value } }: Move): number {
  return Math.abs(Math.log1p(value))
}

/** Says what a step is, or a trend, and how its commits can be found. */
export function describeMove(move: Move, title: Text, words: BisectWords = {}): Text {
  return joinMove({ said: say`${summarizeMove(move, title)}.`, bisect: bisectionOf(move, words) })
}

/** Names the versions between which a move happened. */
export function endsOf(move: Move): readonly [good: Push, bad: Push] {
  return 'margin' in move ? [move.good, move.bad] : [move.from, move.to]
}

/** The command that finds the commit of a move for the worse; empty where there is nothing to find. */
function bisectionOf(move: Move, { isBetween = () => true, ...words }: BisectWords): Text {
  const ends = endsOf(move)
  return isWorse(move) && isBetween(...ends) ? bisectBetween(ends, words) : []
}

/** Tells which versions have something to search between them: other versions, or more than one commit where those are counted. */
export function findBetween({ pushes }: HistoryLevels, bisection?: Bisection): (good: Push, bad: Push) => boolean {
  const places = new Map(pushes.map(({ digest }, at) => [digest, at]))
  return (good, bad) =>
    places.get(bad.digest)! - places.get(good.digest)! > 1 ||
    (bisection?.commits?.get(`${good.commit}..${bad.commit}`) ?? 0) > 1
}

/** Says how large a move is, and which push it came with, or over which pushes it grew. */
export function summarizeMove(move: Move, title: Text, show = showVersion): Text {
  const opening = say`${title}: ${trusted(changeText(move.change))}`
  if (!('margin' in move))
    return say`${opening} over the last ${trusted(count(move.pushes, 'push', 'pushes'))}, since ${show(move.from)}, and no single one made it`
  const { at, isSeenAtOnce, margin } = move
  const margins = margin === 0 ? '' : `, ± ${count(margin, 'push', 'pushes')}`
  return say`${opening} at ${show(at)}, ${trusted(isSeenAtOnce ? 'seen immediately' : `found later${margins}`)}`
}

/** Says what the comparison of the push `newest` found of a benchmark; its change is null where it was nothing before. */
export function describeRegression(change: Change | null, [before, newest]: readonly [Push, Push], title: Text): Text {
  const said = say`${title}: ${trusted(change === null ? 'from 0' : changeText(change))} at ${nameVersion(newest)}, regressed in its own comparison.`
  return joinMove({ said, bisect: bisectBetween([before, newest], {}) })
}

/** The command that bisects between two versions. Options that are not known are left out, because the repository's settings may have them. */
function bisectBetween(
  [good, bad]: readonly [Push, Push],
  { call = 'counterbalance', bisection = {} }: BisectWords,
): Text {
  if (good.commit === undefined || bad.commit === undefined) return []
  const [from, to] = [good, bad].map(({ commit }) => commit!.slice(0, 12))
  const options = Object.entries({ setup: bisection.setup, command: bisection.command })
  const known = options.flatMap(([name, text]) => (text === undefined ? [] : ` --${name} ${quote(text)}`))
  return line(`${call} bisect ${from} ${to}${known.join('')}`)
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
