import { markdownVoice } from '../report/text/escape.js'
import { write } from '../report/text/text.js'
import { levelText, listLevels } from './levels.js'
import type { BisectResult } from './result.js'
import { describeResult, short } from './words.js'

/** Renders what a bisection has found as Markdown: the answer, and the levels that it rests on. */
export function renderBisectMarkdown(result: BisectResult): string {
  const [answer = '', ...lines] = describeResult(result, 'action').map(text => write(text, markdownVoice))
  return [`## ⏱ ${answer}`, ...lines.map(line => line.trim()), ...drawLevels(result), ''].join('\n\n')
}

function drawLevels(result: BisectResult): readonly string[] {
  const { commits, lead, progress } = result
  if (lead === undefined) return []
  const rows = listLevels(result).map(level => {
    const commit = commits[level.position]!
    const subject = write([{ message: commit.subject }], markdownVoice).replaceAll('|', '&#124;')
    return `| ${level.position} | \`${short(commit)}\` | ${subject} | ${levelText(level)} |`
  })
  const skipped = progress.skipped.length === 0 ? [] : [`Not built: ${progress.skipped.length} of ${progress.length}.`]
  return [
    `### ${write([{ name: lead.benchmark }], markdownVoice)} by commit`,
    ['| # | commit | | against the good commit |', '| --: | --- | --- | --: |', ...rows].join('\n'),
    ...skipped,
  ]
}
