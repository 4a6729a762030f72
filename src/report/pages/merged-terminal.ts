import type { MergedReport } from '../merged.js'
import { terminalVoice } from '../text/escape.js'
import { write } from '../text/text.js'
import {
  byUrgency,
  mergedContext,
  mergedHeadline,
  mergedNextStep,
  mergedNotes,
  sectionName,
} from '../words/merged-headline.js'
import { otherMarks } from '../words/words.js'
import { renderTerminal, type TerminalOptions } from './terminal.js'

/** All sections for a terminal: one headline, then each section as it is alone, worst first. */
export function renderMergedTerminal(report: MergedReport, options: TerminalOptions): string {
  const sections = byUrgency(report)
  const tallies = mergedHeadline(report).map(({ mark, text }) => `${mark.character} ${text}`)
  const notes = mergedNotes(report).map(note => `${otherMarks.warning.character} ${write(note, terminalVoice)}`)
  const pages = sections.map(section => {
    const name = write(sectionName(section, sections), terminalVoice)
    return `── ${name} ──\n${renderTerminal(section, options)}`
  })
  const head = [
    `Benchmarks: ${tallies.join(' · ')}`,
    write(mergedContext(report), terminalVoice),
    ...notes,
    `Next step: ${write(mergedNextStep(report, options), terminalVoice)}`,
  ]
  return [`${head.join('\n')}\n`, ...pages].join('\n')
}
