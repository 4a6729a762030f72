import { terminalVoice } from '../../document/escape.js'
import { write } from '../../document/text.js'
import { isOfContest } from '../contest.js'
import { findOnlyContest, type MergedReport } from '../merged.js'
import {
  byUrgency,
  mergedContext,
  mergedHeadline,
  mergedNextStep,
  mergedNotes,
  sectionName,
} from '../words/merged-headline.js'
import { otherMarks } from '../words/words.js'
import { renderContestTerminal } from './contest-terminal.js'
import { renderTerminal, type TerminalOptions } from './terminal.js'

/** All sections for a terminal: one headline, then each section as it is alone, worst first; of a contest, all sides in one table. */
export function renderMergedTerminal(report: MergedReport, options: TerminalOptions): string {
  const { contests = [] } = report
  const sections = byUrgency(report)
  const only = findOnlyContest(report)
  if (only) return renderContestTerminal(report, only, options)
  const others = sections.filter(section => !contests.some(contest => isOfContest(section, contest)))
  const tallies = mergedHeadline(report).map(({ mark, text }) => `${mark.character} ${text}`)
  const notes = mergedNotes(report).map(note => `${otherMarks.warning.character} ${write(note, terminalVoice)}`)
  const pages = others.map(section => {
    const name = write(sectionName(section, sections), terminalVoice)
    return `── ${name} ──\n${renderTerminal(section, options)}`
  })
  const head = [
    `Benchmarks: ${tallies.join(' · ')}`,
    write(mergedContext(report), terminalVoice),
    ...notes,
    `Next step: ${write(mergedNextStep(report, options), terminalVoice)}`,
  ]
  const tables = contests.map(
    contest =>
      `── ${[contest.suite, contest.leg]
        .filter(Boolean)
        .map(name => terminalVoice.name(name!))
        .join(' · ')} ──\n${renderContestTerminal(report, contest, options)}`,
  )
  return [`${head.join('\n')}\n`, ...tables, ...pages].join('\n')
}
