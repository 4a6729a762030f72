import type { Status } from '../../compare/verdicts/status.js'
import { join, message, names, own, say, type Text } from '../../document/text.js'
import { describeOutage } from '../../record/outage.js'
import { count } from '../../util/plural.js'
import { describeMissing, type MergedReport, type Missing, mergeRules, sectionKey } from '../merged.js'
import type { Section } from '../section.js'
import { caveats, distanceTallies, growthTallies, type Tally, verdictTallies } from './headline.js'
import { type NextStepOptions, nextStep } from './next-step.js'
import { type Mark, marks, otherMarks } from './words.js'

/** The sign of a whole section. */
export const statusMarks: Readonly<Record<Status, Mark>> = {
  ...marks,
  errored: marks.incomparable,
  'not-compared': otherMarks.missing,
}

/** Summarises all sections in one line: what is missing, what was found, and what was not examined. */
export function mergedHeadline({ sections, missing, warnings }: MergedReport): readonly Tally[] {
  const having = (status: Status): number => sections.filter(section => section.status === status).length
  const unread = warnings.filter(({ code }) => code === 'unread-record').length
  const isFailed = sections.some(({ control }) => control.status === 'failed')
  const findings = sections.flatMap(section => section.findings)
  const isJudged = findings.some(({ verdict }) => verdict !== null)
  const [outage] = sections.flatMap(section => section.outage ?? [])
  const why = outage ? `, because ${describeOutage(outage)}` : ''
  const troubles = [
    having('errored') > 0 && {
      mark: statusMarks.errored,
      text: `nothing could be measured in ${having('errored')} of ${sections.length}`,
    },
    having('not-compared') > 0 && {
      mark: statusMarks['not-compared'],
      text: `not compared: ${having('not-compared')} of ${sections.length}${why}`,
    },
    ...missing.map(one => ({ mark: otherMarks.missing, text: missingWords(one) })),
    unread > 0 && { mark: otherMarks.missing, text: `${count(unread, 'record')} cannot be read` },
    sections.length === 0 && missing.length === 0 && { mark: otherMarks.missing, text: 'no records' },
    sections.length > 0 && !isJudged && { mark: otherMarks.missing, text: 'nothing judged' },
  ]
  const distances = sections.flatMap(distanceTallies)
  return [
    ...troubles.filter(trouble => trouble !== false),
    ...distances.filter(({ text }, index) => distances.findIndex(one => one.text === text) === index),
    ...growthTallies({ growths: sections.flatMap(({ growths = [] }) => growths) }),
    ...verdictTallies({ findings }),
    ...caveats({
      findings,
      rules: mergeRules(sections, (_, benchmark) => benchmark),
      added: sections.flatMap(({ added }) => added),
      removed: sections.flatMap(({ removed }) => removed),
      control: { status: isFailed ? 'failed' : 'passed' },
      warnings,
      tampered: sections.flatMap(({ tampered = [] }) => tampered),
    }),
  ]
}

function missingWords(one: Missing): string {
  return `${describeMissing(one)} missing`
}

/** Describes what all sections have in common. This is the line below the headline. */
export function mergedContext({ sections }: MergedReport): Text {
  const judged = sections.flatMap(({ findings }) => findings).filter(({ verdict }) => verdict !== null).length
  return own(
    `${count(sections.length, 'section')} · ${judged === 0 ? 'nothing is judged' : `one correction for all judged results (${count(judged, 'finding')})`}`,
  )
}

/** Lists what a reader should know about the records themselves, one sentence each. */
export function mergedNotes({ missing, warnings }: MergedReport): readonly Text[] {
  return [
    ...missing.map(one => {
      const { suite, leg, found } = one
      const which = suite === null ? own('') : leg === undefined ? say` of ${suite}` : say` of ${suite} on ${leg}`
      const there =
        found.length === 0
          ? own('there is no record of any leg.')
          : say`only ${names(found, 10)} left a record, so the others are unknown.`
      return say`${own(missingWords(one))}${which}: ${there}`
    }),
    ...warnings.map(warning => message(warning.message)),
  ]
}

/** Says what the reader should do now, first of all in the worst section. */
export function mergedNextStep(report: MergedReport, options: NextStepOptions = {}): Text {
  const { sections, missing, warnings } = report
  const isWhole = missing.length === 0 && warnings.every(({ code }) => code !== 'unread-record')
  const worst = byUrgency(report)[0]
  if (worst === undefined || (!isWhole && worst.status !== 'regressed'))
    return own(
      'see why some jobs left no record: they failed, were cancelled, or are missing from the "needs" of this job.',
    )
  if (sections.length === 1) return nextStep(worst, options)
  const isGreen = worst.status === 'unchanged' || worst.status === 'improved'
  return isGreen ? nextStep(worst, options) : say`in ${sectionName(worst, sections)}, ${nextStep(worst, options)}`
}

/** A section by name. */
export function sectionName(section: Section, sections: readonly Section[]): Text {
  return join(
    sectionKey(section, sections).map(part => say`${part}`),
    ' · ',
  )
}

/** The sections, worst first. */
export function byUrgency({ sections }: MergedReport): readonly Section[] {
  const rank = ({ status }: Section): number => urgency.indexOf(status)
  return [...sections].sort((one, other) => rank(one) - rank(other))
}

const urgency: readonly Status[] = [
  'regressed',
  'errored',
  'not-compared',
  'incomparable',
  'inconclusive',
  'improved',
  'unchanged',
]
