import { changeAxis, type PlotAxis, placeAxis, shareAxis } from '../../document/axis.js'
import { type Block, column, heading, only, paragraph, plotOf, tabulate } from '../../document/document.js'
import { bars, dots, type Picture, type PictureMark, zeroLine } from '../../document/picture.js'
import { message, names, say, sign, type Text, tell, trusted, value } from '../../document/text.js'
import { percent, percentSize, share } from '../../metrics/scale.js'
import { isSpeed } from '../../metrics/unit.js'
import { directionWord } from '../../record/reasons.js'
import { metricText, title } from '../../report/rows.js'
import type { Program } from '../../report/words/reproduce.js'
import { changeText, marks } from '../../report/words/words.js'
import { solveLevels } from '../../stats/network/network.js'
import type { Ratio } from '../../stats/two-sample.js'
import { count } from '../../util/plural.js'
import type { Lead, RangeComparison, Segment } from './comparison.js'
import { findWideLayout, joinComparisons, weigh } from './posterior.js'
import type { BisectResult, Commit, MergedRange } from './result.js'
import type { SearchEnd, SetReason } from './search.js'

/** Shows what a bisection has found: the answer, and the level of every commit that was compared. */
export function bisectDocument(result: BisectResult, reader: Reader): readonly Block[] {
  const { commits, progress, lead } = result
  const range = say`${progress.length} commits from ${short(commits[0]!)} (good) to ${short(commits.at(-1)!)} (bad)`
  return [
    ...only('html', heading(1, 'Bisection'), paragraph(range, 'quiet')),
    { kind: 'callout', icon: '⏱', lines: describeResult(result, reader) },
    ...(lead === undefined ? [] : showCommits(result, lead)),
  ]
}

/** The commits that were compared; a page has those that could not be built among them. */
function showCommits(result: BisectResult, lead: Lead): readonly Block[] {
  const { commits, reasons } = result
  const { skipped, length } = result.progress
  const { nodes, network } = joinComparisons(result.progress)
  const { values, covariance } = solveLevels(network)
  const levels = nodes.map((at, index) => ({ at, ...toChange(values[index]!, covariance[index]![index]!) }))
  const levelAt = (position: number): Text => {
    const level = levels.find(({ at }) => at === position)
    if (level === undefined) return message(`not built: ${reasons[position] ?? ''}`)
    return level.at === 0 ? trusted('the good commit') : value(changeText(level))
  }
  const nameAt = (position: number): Text => say`${short(commits[position]!)}`
  const subjectAt = (position: number): Text => message(commits[position]!.subject)
  const compared = levels.map(({ at }) => at)
  const caption = 'Against the good commit'
  const text = { cell: 'text' } as const
  // Computes how likely each commit is to have made the larger step. Those that nothing was built between share a probability equally.
  const { segments, larger } = weigh(result.progress)
  const chances = result.commits.map((_, position) => {
    const at = segments.findIndex(({ from, to }) => from < position && position <= to)
    const segment = segments[at]
    return segment === undefined ? 0 : larger[at]! / (segment.to - segment.from)
  })
  const culprit = result.end.kind === 'named' ? result.end.segment.to : undefined
  const forMarkdown: Block = tabulate(
    compared,
    [
      column('#', position => trusted(`${position}`)),
      column('commit', nameAt, text),
      column('', subjectAt, text),
      column('against the good commit', levelAt, { cell: 'change' }),
    ],
    { caption, keep: { rank: 0, called: 'commits', byRow: true }, in: ['markdown'] },
  )
  const forPages: Block = tabulate(
    [...new Set([...compared, ...skipped])].sort((a, b) => a - b),
    [
      column('Commit', at => say`${at === culprit ? sign(marks.regressed) : []} ${nameAt(at)} ${subjectAt(at)}`, text),
      column('Level', levelAt, { cell: 'change' }),
      column('Likely', at => (chances[at]! < 0.0005 ? trusted('–') : certainty(chances[at]!))),
    ],
    { caption, in: ['html'] },
  )
  return [
    ...only(
      'markdown',
      heading(2, say`${lead.benchmark} by commit`),
      forMarkdown,
      ...(skipped.length === 0 ? [] : [paragraph(`Not built: ${skipped.length} of ${length}.`)]),
    ),
    ...only(
      'html',
      heading(2, 'Where it changed'),
      plotOf(drawLevels(levels, result, culprit), plotCaption, 'Level of each commit'),
      plotOf(drawChances(chances, result, culprit), '', 'Probability that it made the larger change'),
      heading(2, 'Commits'),
      forPages,
    ),
  ]
}

const plotCaption =
  'Each dot is a commit that was built and compared. Its height above the good commit rests on all comparisons together, with its 95% interval. Thin lines are commits that could not be built.'

/** Names a commit, as people write it. */
export function short({ name, commit }: Commit): string {
  return name ?? commit.slice(0, 7)
}

/** The place where a bisection was asked for, which has names of its own for what could come next. */
type Reader = Pick<Program, 'way' | 'call'>

function describeResult(result: BisectResult, reader: Reader): readonly Text[] {
  const { merge, within } = result
  const { comparisons, builds } = result.progress
  const rounds = comparisons.reduce((sum, comparison) => sum + comparison.rounds, 0)
  return tell(
    ...describeEnd(result, reader),
    merge && say`It came in by the merge ${short(merge.culprit!)}: ${message(merge.culprit!.subject)}`,
    ...(within === undefined ? [] : describeWithin(within, reader)),
    `${count(comparisons.length, 'comparison')}, ${count(builds.length, 'build')}, ${count(rounds, 'round')}`,
  )
}

function describeEnd(result: BisectResult, reader: Reader): readonly Text[] {
  const { end } = result
  if (end.kind === 'same') return describeSame(result)
  if (end.kind === 'named') return describeNamed(result, end)
  const more = reader.way === 'action' ? 'give it a longer "time-budget".' : '--resume continues from here.'
  const why = end.reason === 'time' ? `The time is up: ${more}` : reasons[end.reason]
  return tell(...describeCandidates(result, end), why)
}

function describeWithin(within: NonNullable<BisectResult['within']>, reader: Reader): readonly Text[] {
  if ('problem' in within) return [say`The commits that it brought in cannot be searched: ${message(within.problem)}`]
  if ('good' in within) return [say`No time was left for the commits that it brought in. ${rangeHint(within, reader)}`]
  const { end, commits } = within
  if (end.kind !== 'set' || end.reason !== 'time') return nest(describeEnd(within, reader))
  const range = { good: commits[0]!.commit, bad: commits.at(-1)!.commit }
  return nest([...describeCandidates(within, end), say`The time is up. ${rangeHint(range, reader)}`])
}

function nest(lines: readonly Text[]): readonly Text[] {
  return [trusted('Among the commits that it brought in:'), ...lines.map(line => say`  ${line}`)]
}

function describeSame({ progress, lead, reason }: BisectResult): readonly Text[] {
  const [comparison] = progress.comparisons
  const measured =
    comparison && lead
      ? say`: ${describeHeight(comparison)} (${titleOf(lead)}, ${counted(comparison.rounds, 'round')})`
      : trusted('')
  return tell(
    say`The good commit and the bad one cannot be told apart${measured}.`,
    reason !== undefined && say`The first comparison cannot be judged: ${message(reason)}.`,
  )
}

function describeNamed(
  result: BisectResult,
  { segment, probability, two }: Extract<SearchEnd, { kind: 'named' }>,
): readonly Text[] {
  const { culprit, commits, lead, progress } = result
  const last = commits[segment.to]!
  const closing = progress.comparisons.findLast(({ from, to }) => from === segment.from && to === segment.to)!
  const isParent = culprit !== undefined && last.name === undefined
  const before = isParent
    ? trusted(culprit.isMerge ? 'the commit before the merge' : 'its parent')
    : say`${short(commits[segment.from]!)}`
  const change = say`Compared with ${before}: ${describeHeight(closing)}, in ${counted(closing.rounds, 'round')}.`
  const doubt =
    two >= 0.05 &&
    say`There ${trusted(two < 0.5 ? 'may be' : 'are probably')} two steps (${certainty(two)}); this is the larger one.`
  if (culprit === undefined)
    return tell(
      say`One of these ${counted(segment.to - segment.from, 'commit')} ${describeEffect(lead!, closing)} (${certainty(probability)} certain); all but the last could not be built:`,
      ...listCommits(result, [segment]),
      change,
      doubt,
    )
  const wide = findWideLayout(weigh(progress), segment)
  return tell(
    say`${short(last)} ${describeEffect(lead!, closing)}: ${message(culprit.subject)}`,
    say`By ${culprit.author}, ${trusted(culprit.date.slice(0, 10))}; ${certainty(probability)} certain.`,
    culprit.files.length > 0 && say`It changed ${names(culprit.files, 5)}.`,
    change,
    doubt,
    wide &&
      wide.probability < sureAnyway &&
      say`If code layout moves builds of it by about ${value(percentSize(Math.expm1(wide.layout)))}, which ${counted(progress.builds.length, 'build')} can't show, this is only ${certainty(wide.probability)} certain.`,
  )
}

/** The certainty under wide layouts from which the usual one needs no caveat. */
const sureAnyway = 0.9

/** Says what a step did: `made parse 4.9% slower`. */
function describeEffect(lead: Lead, { value: height }: RangeComparison): Text {
  const change = Math.expm1(height)
  return isSpeed(lead.unit)
    ? say`made ${titleOf(lead)} ${value(percentSize(change))} ${trusted(directionWord(lead, change > 0))}`
    : say`changed ${titleOf(lead)} by ${value(percent(change))}`
}

function rangeHint({ good, bad }: MergedRange, { way, call }: Reader): Text {
  return way === 'action'
    ? say`Search them by giving ${good} and ${bad} as "range".`
    : say`Search them with "${trusted(call)} bisect ${good} ${bad}" and the same options.`
}

const reasons: Readonly<Record<Exclude<SetReason, 'time'>, string>> = {
  comparisons: 'The search stopped because it ran the largest number of comparisons.',
  told: 'More comparisons would not narrow it down.',
  failed: 'A commit that had been measured could not be measured again.',
}

type EndWithSet = Extract<SearchEnd, { kind: 'set' }>

function describeCandidates(result: BisectResult, { segments, probability }: EndWithSet): readonly Text[] {
  const count = segments.reduce((sum, { from, to }) => sum + to - from, 0)
  const which = count === 1 ? trusted('This commit probably') : say`One of these ${counted(count, 'commit')}`
  const whole = describeHeight(result.progress.comparisons[0]!)
  return [
    say`${which} changed ${titleOf(result.lead!)} (${certainty(probability)} certain), which is ${whole} from good to bad:`,
    ...listCommits(result, segments),
  ]
}

const mostListed = 20

function listCommits({ commits, progress }: BisectResult, segments: readonly Segment[]): readonly Text[] {
  const positions = segments.flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, index) => from + 1 + index),
  )
  const listed = positions.slice(0, mostListed).map(position => {
    const skipped = progress.skipped.includes(position) ? ' (could not be built)' : ''
    return say`  ${short(commits[position]!)} ${message(commits[position]!.subject)}${trusted(skipped)}`
  })
  const rest = positions.length - listed.length
  return rest === 0 ? listed : [...listed, say`  and ${rest} more`]
}

/** The interval of a comparison at 95%. */
function describeHeight({ value: height, noise }: Pick<RangeComparison, 'value' | 'noise'>): Text {
  return value(changeText(toChange(height, noise)))
}

function titleOf({ benchmark, metric }: Lead): Text {
  return title({ benchmark, metric: metricText(metric) })
}

/** Counts things by their name. */
export function counted(number: number, noun: string): Text {
  return trusted(count(number, noun))
}

/** Says a probability without claiming all of it. */
export function certainty(probability: number): Text {
  return value(probability > 0.99 ? 'over 99%' : share(probability))
}

/** The axis of all commits, with the names of the first, the last, and the culprit. */
function commitAxis({ commits }: BisectResult, culprit?: number): PlotAxis {
  const known = [0, ...(culprit === undefined ? [] : [culprit]), commits.length - 1]
  return placeAxis(commits.map(short), [...new Set(known)])
}

function drawLevels(levels: readonly CommitLevel[], result: BisectResult, culprit?: number): Picture {
  const { progress, lead } = result
  const mark = (kind: string, label: string, isCulprit: boolean): PictureMark =>
    dots(
      kind,
      label,
      levels.filter(({ at }) => (at === culprit) === isCulprit),
    )
  return {
    title: lead?.benchmark ?? '',
    description: 'The level of each commit that was compared, against the good commit',
    x: commitAxis(result, culprit),
    y: changeAxis,
    marks: [
      zeroLine,
      { shape: 'rules', kind: 'thin', x: progress.skipped },
      bars('interval', levels),
      mark('estimate', 'commit', false),
      mark('culprit', 'culprit', true),
    ],
    height: 260,
  }
}

function drawChances(chances: readonly number[], result: BisectResult, culprit?: number): Picture {
  const draw = (kind: string, isCulprit: boolean): PictureMark => {
    const all = chances.map((high, at) => ({ at, low: 0, high }))
    return bars(
      kind,
      all.filter(({ at, high }) => high > 0 && (at === culprit) === isCulprit),
    )
  }
  return {
    title: 'Probability',
    description: 'The probability of each commit to have made the larger change',
    x: commitAxis(result, culprit),
    y: shareAxis,
    marks: [draw('column', false), draw('column culprit', true)],
    height: 130,
  }
}

/** The level of the commit at a position above the good one, with its interval at 95%. */
interface CommitLevel extends Ratio {
  readonly at: number
}

/** Turns a height and its variance, in logs, into a relative change. */
function toChange(height: number, variance: number): Ratio {
  const reach = 1.96 * Math.sqrt(variance)
  return { value: Math.expm1(height), low: Math.expm1(height - reach), high: Math.expm1(height + reach) }
}
