import { title } from '../report/text/cells.js'
import { markdownVoice } from '../report/text/escape.js'
import { fit, type Limit } from '../report/text/fit.js'
import { write } from '../report/text/text.js'
import { nextSelfTestStep } from './next-step.js'
import type { SelfTest } from './self-test.js'
import { titled } from './text.js'
import { columns, notes, selfTestContext, selfTestHeadline } from './words.js'

/** The self-test as a page on GitHub. */
export function renderSelfTestMarkdown(selfTest: SelfTest, limit: Limit): string {
  return fit(
    [
      `## 🧪 Self-test: ${selfTestHeadline(selfTest)}\n${write(selfTestContext(selfTest), markdownVoice)}\n\n`,
      { name: 'benchmarks', ...table(selfTest), close: '\n', isOptional: false },
      `**Next step:** ${write(nextSelfTestStep(selfTest), markdownVoice)}\n\n`,
      ...notes(selfTest).map(note => `- ${write(note, markdownVoice)}\n`),
    ],
    limit,
  )
}

function table(selfTest: SelfTest): { readonly open: string; readonly rows: readonly string[] } {
  const shown = columns(selfTest)
  const heads = ['Benchmark', ...shown.map(({ head }) => head)]
  const rule = [':---', ...shown.map(() => '---:')]
  const rows = selfTest.benchmarks.map(row =>
    line([write(title(titled(row)), markdownVoice), ...shown.map(({ cell }) => cell(row))]),
  )
  return { open: `${line(heads)}${line(rule)}`, rows }
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`
}
