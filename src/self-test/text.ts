import { title } from '../report/text/cells.js'
import { layOut } from '../report/text/columns.js'
import { terminalVoice } from '../report/text/escape.js'
import { write } from '../report/text/text.js'
import { nextSelfTestStep } from './next-step.js'
import type { SelfTest } from './self-test.js'
import { columns, notes, selfTestContext, selfTestHeadline } from './words.js'

/** The self-test for a terminal or a log; without `width` its table is as wide as it needs to be. */
export function renderText(selfTest: SelfTest, width = Number.POSITIVE_INFINITY): string {
  const sections = [
    [`Self-test: ${selfTestHeadline(selfTest)}`, write(selfTestContext(selfTest), terminalVoice)],
    tableLines(selfTest, width),
    notes(selfTest).map(note => `· ${write(note, terminalVoice)}`),
    [`Next step: ${write(nextSelfTestStep(selfTest), terminalVoice)}`],
  ]
  const filled = sections.filter(lines => lines.length > 0)
  return `${filled.map(lines => lines.join('\n')).join('\n\n')}\n`
}

function tableLines(selfTest: SelfTest, width: number): readonly string[] {
  const { benchmarks } = selfTest
  if (benchmarks.length === 0) return []
  const names = benchmarks.map(row => write(title(titled(row)), terminalVoice))
  const numbers = columns(selfTest).map(({ head, cell }) => ({ head, cells: benchmarks.map(cell), right: true }))
  return layOut([{ head: 'Benchmark', cells: names, least: 24 }, ...numbers], width)
}

/** The metric only where it is not the time. */
export function titled({ benchmark, metric }: { readonly benchmark: string; readonly metric: string }) {
  return { benchmark, metric: metric === 'time' ? null : metric }
}
