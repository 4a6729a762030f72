import { markdownVoice, withShortLines } from '../../document/escape.js'
import { type Text, write } from '../../document/text.js'
import { entities } from '../../util/entities.js'
import type { Contest } from '../contest.js'
import { type ContestRow, makeContestRows, sectionsOf } from '../contest-rows.js'
import type { MergedReport } from '../merged.js'
import { makeRows } from '../rows.js'
import { contestCells, contestHeads } from '../text/contest-cells.js'
import type { PageBlock } from '../text/fit.js'
import { contestContext, contestReading, rankingSentence, sayOfAll, sideSentences } from '../words/contest.js'
import { sectionName } from '../words/merged-headline.js'
import { environmentLines, reading } from '../words/reading.js'
import { type Program, reproduceContest, reproduceWhere } from '../words/reproduce.js'
import { trust, trustTitle } from '../words/trust.js'
import { fold, line, list } from './folds.js'
import { growthOpen } from './growth.js'
import { causesBlock, headlineText, table } from './markdown.js'

/** All sides of a contest: one table with a column each, and what it comes to. */
export function contestParts(report: MergedReport, contest: Contest, rank: number): readonly (string | PageBlock)[] {
  const rows = makeContestRows(report, contest)
  const isAlone = rows.length === 1
  const sentences =
    rows.length > mostSentences
      ? []
      : rows.map(row => rankingSentence(row, contest, isAlone)).filter(text => text !== undefined)
  return [
    `${write(contestContext(contest, report), voice)}\n\n`,
    sided(sideSentences(contest)),
    matrix(rows, contest, rank),
    sided(sentences),
  ]
}

const voice = withShortLines(markdownVoice)

/** Sentences that name sides. */
function sided(sentences: readonly Text[]): string {
  return sentences.length === 0 ? '' : `${sentences.map(text => `- ${write(text, voice)}\n`).join('')}\n`
}

/** More of them repeat the last column. */
const mostSentences = 5

function matrix(rows: readonly ContestRow[], contest: Contest, rank: number): PageBlock {
  const heads = contestHeads(contest, voice)
  return {
    name: 'benchmarks',
    open: `${line(heads)}${line(heads.map(() => ':---'))}`,
    rows: contestCells(rows, contest, voice).map(line),
    close: '\n',
    isOptional: false,
    rank,
  }
}

/** A fold for the findings of each contender, and one for whether they can be trusted. */
export function contenderFolds(report: MergedReport, contest: Contest): readonly PageBlock[] {
  const sections = [...sectionsOf(report, contest).values()]
  const first = sections.find(({ control }) => control.status !== 'not-run') ?? sections[0]
  const findings = sections.map(section => {
    const { changed, inconclusive, unchanged, unjudged, ignored } = makeRows(section)
    const name = write(sectionName(section, report.sections), markdownVoice)
    const { open, rows, close } = table(
      name,
      [...changed, ...inconclusive, ...unchanged, ...unjudged, ...ignored],
      section,
    )
    const title = `${name}: ${headlineText(section)}`
    return fold(
      title,
      'findings of each contender',
      rows.length === 0 ? '' : `${open}${rows.join('')}${close}${growthOpen(section)}${causesBlock(section)}`,
    )
  })
  if (first === undefined) return findings
  const question = 'Can this run be trusted?'
  return [...findings, fold(`🔬 ${question} ${trustTitle(first)}`, question, list(sayOfAll(sections, trust)))]
}

/** Renders how to read a contest, how to repeat it, and where it was measured. */
export function contestAbout(report: MergedReport, contest: Contest, program: Program | undefined): PageBlock {
  const [section] = sectionsOf(report, contest).values()
  const title = 'How to read this · Reproduce · Environment'
  if (section === undefined) return fold(title, title, '')
  const lines = reproduceContest(contest, section, program)
  const where = write(reproduceWhere(section), markdownVoice)
  const parts = [
    `**How to read this**\n\n${list([contestReading, ...reading(section)])}`,
    lines.length === 0 ? '' : `**Reproduce** ${where}\n\n<pre><code>${lines.map(entities).join('\n')}</code></pre>\n`,
    `**Environment**\n\n${list(environmentLines(section))}`,
  ]
  return fold(title, title, parts.filter(Boolean).join('\n'))
}
