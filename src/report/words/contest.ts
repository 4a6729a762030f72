import { join, line, names, own, say, type Text } from '../../document/text.js'
import { duration } from '../../metrics/duration.js'
import { type Origin, usualNames } from '../../record/record.js'
import { count } from '../../util/plural.js'
import type { Contest } from '../contest.js'
import { type ContestRow, makeContestRows, sectionsOf } from '../contest-rows.js'
import { findOnlyContest, type MergedReport } from '../merged.js'
import type { Report } from '../report.js'
import { sideText } from './headline.js'
import { byUrgency, mergedNextStep, sectionName } from './merged-headline.js'
import { type NextStepOptions, nextStep } from './next-step.js'
import { controlText, stopWords } from './words.js'

/** A side by its name, which is a command where nobody gave it another. */
export function sideName({ name, origin }: Contest['sides'][number]): Text {
  return origin?.command === name ? line(name) : say`${name}`
}

/** Describes the sides whose names do not say what they are. */
export function sideSentences({ sides, baseline }: Contest): readonly Text[] {
  return sides.flatMap(side => {
    const what = describeOrigin(side.name, side.origin)
    return what === undefined
      ? []
      : [say`${sideName(side)}${own(isOtherName(side.name, baseline) ? ' (the baseline)' : '')}: ${what}`]
  })
}

function isOtherName(name: string, baseline: string): boolean {
  return name === baseline && name !== usualNames.baseline
}

function describeOrigin(name: string, origin: Origin | undefined): Text | undefined {
  if (origin === undefined) return undefined
  if (origin.command !== undefined) return origin.command === name ? undefined : line(origin.command)
  return sideText(origin)
}

/** Names the sides, and how they were compared. */
export function contestContext(contest: Contest, report: MergedReport): Text {
  const sections = [...sectionsOf(report, contest).values()]
  // Where a contender failed every time, its own section has no control.
  const first = sections.find(({ control }) => control.status !== 'not-run') ?? sections[0]
  const baseline = contest.sides.find(({ name }) => name === contest.baseline)!
  const contenders = count(contest.sides.length - 1, 'contender')
  if (first === undefined) return say`${own(contenders)} against ${sideName(baseline)}`
  const { rounds, plan, environment } = first
  const stop = stopWords[plan?.stoppedBy ?? 'complete']
  const findings = sections.flatMap(section => section.findings)
  const judged = findings.filter(({ verdict }) => verdict !== null).length
  const parts = [
    say`${own(contenders)} against ${sideName(baseline)}`,
    own(`${count(rounds, 'round')}${stop && ` (${stop})`}`),
    own(controlText({ ...first, findings })),
    plan && own(duration(plan.seconds)),
    environment && say`${environment.cpu}`,
    own(judged === 0 ? 'nothing is judged' : `one correction for ${count(judged, 'judged result')}`),
  ]
  return join(
    parts.filter(text => text !== undefined),
    ' · ',
  )
}

/** Names the sides that may be the best by one row. */
export function rankingSentence(row: ContestRow, { sides }: Contest, isAlone: boolean): Text | undefined {
  const { best, ranked, label, unit, isWhole } = row
  if (best.length === 0) return undefined
  const lead = isAlone ? own('') : say`${label}: `
  const superlative = superlativeOf(unit)
  const named = enumerate(best.map(name => sideName(sides.find(side => side.name === name) ?? { name })))
  const among = own(isWhole ? '' : ' of the sides that can be compared')
  if (best.length === 1) return say`${lead}${named} is the ${own(superlative)}${among}.`
  const isAll = best.length === ranked.length
  const which = isAll ? own('none of the sides') : own(`the ${superlative}`)
  return isAll
    ? say`${lead}${which} can be told apart from the ${own(superlative)}.`
    : say`${lead}${named} cannot be told apart from ${which}.`
}

/** Explains the table of a contest. */
export const contestReading: Text = own(
  'Each contender is compared with the baseline by the values of these two in each round. The last column names the sides that no other side beats. Every two contenders are tested too, with Holm’s correction for all pairs. The first of them has the lowest estimate, and need not be the best.',
)

/** Collects what `of` says about each of `sections`, once. A line that does not hold for all of them names its contender. */
export function sayOfAll(sections: readonly Report[], of: (section: Report) => readonly Text[]): readonly Text[] {
  const said = sections.map(section => new Map(of(section).map(text => [JSON.stringify(text), text])))
  const shared = new Set([...(said[0]?.keys() ?? [])].filter(key => said.every(texts => texts.has(key))))
  const own = sections.flatMap((section, index) =>
    [...said[index]!]
      .filter(([key]) => !shared.has(key))
      .map(([, text]) => say`${sectionName(section, sections)}: ${text}`),
  )
  return [...[...shared].map(key => said[0]!.get(key)!), ...own]
}

function enumerate(texts: readonly Text[]): Text {
  const [last, ...before] = texts.toReversed()
  return before.length === 0 ? (last ?? []) : say`${join(before.reverse(), ', ')} and ${last ?? []}`
}

/** Returns the word for the side with the lowest cost in `unit`. */
export function superlativeOf(unit: string): string {
  return unit === 's' || unit === '1/s' ? 'fastest' : 'best'
}

/** Says what the reader of several sections should do now. */
export function wholeNextStep(report: MergedReport, options: NextStepOptions = {}): Text {
  const contest = findOnlyContest(report)
  return contest
    ? contestNextStep(report, contest, makeContestRows(report, contest), options)
    : mergedNextStep(report, options)
}

/** Says what the reader of one contest should do now. */
export function contestNextStep(
  report: MergedReport,
  contest: Contest,
  rows: readonly ContestRow[],
  options: NextStepOptions = {},
): Text {
  const isOfPull = contest.sides.some(({ origin }) => origin?.source === 'workspace')
  if (isOfPull || report.missing.length > 0) return mergedNextStep(report, options)
  const sections = byUrgency(report)
  const troubled = sections.find(({ status }) => ['errored', 'not-compared', 'incomparable'].includes(status))
  if (troubled) return say`in ${sectionName(troubled, sections)}, ${nextStep(troubled, options)}`
  const ranked = rows.filter(({ best }) => best.length > 0)
  const shared = contest.sides.filter(({ name }) => ranked.every(({ best }) => best.includes(name)))
  const isOne = shared.length === 1 && ranked.every(({ best }) => best.length === 1)
  if (ranked.length === 0) return mergedNextStep(report, options)
  if (isOne) return say`take ${sideName(shared[0]!)}, if it does the same work as the others.`
  if (shared.length > 0)
    return say`choose among ${names(shared.map(({ name }) => name))} for other reasons, or raise ${line('--rounds')} to tell them apart.`
  return own('choose by the benchmark that matters to you: no side is the best everywhere.')
}
