import { share } from '../metrics/scale.js'
import { unitText } from './escape.js'
import type { Report } from './report.js'
import type { Distributions, Quantity, Row } from './rows.js'
import { own, say, type Text, type Voice, write } from './text.js'

/** The heads of a table of findings; numbers stand to the right. */
export function heads({
  settings,
}: Pick<Report, 'settings'>): readonly { readonly text: string; readonly right: boolean }[] {
  return [
    { text: '', right: false },
    { text: 'Benchmark', right: false },
    { text: 'Baseline', right: true },
    { text: 'Contender', right: true },
    { text: `Change (${share(settings.confidence)} interval)`, right: false },
    { text: 'Control', right: true },
  ]
}

/** The cells of a row, as HTML that is Markdown as well. */
export function cellsOf(row: Row, voice: Voice): readonly string[] {
  const reason = row.reason === null ? '' : `<br><sub>${voice.message(row.reason)}</sub>`
  const change = row.verdict === 'regressed' ? `<b>${row.change}</b>` : row.change
  const strip = row.strip && code(row.strip)
  return [
    row.mark.emoji,
    `${write(title(row), voice)}${reason}`,
    write(spreadText(row.baseline), voice),
    write(spreadText(row.contender), voice),
    [change, row.interval, strip].filter(Boolean).join(' '),
    row.control,
  ]
}

/** Both sides' distributions, one above the other. */
export function distributionCells({ strips, ...row }: Distributions, voice: Voice): readonly string[] {
  return [write(title(row), voice), strips.map(code).join('<br>')]
}

/** A row by its name; the metric only where it is not the time. */
export function title({ benchmark, metric }: Pick<Row, 'benchmark' | 'metric'>): Text {
  return metric === null ? say`${benchmark}` : say`${benchmark} · ${metric}`
}

/** A median with its unit. */
export function valueText(quantity: Quantity | null): Text {
  if (quantity === null) return own('–')
  return quantity.unit === '' ? own(quantity.number) : say`${own(quantity.number)} ${unitText(quantity.unit)}`
}

function spreadText(quantity: Quantity | null): Text {
  return quantity?.spread ? say`${valueText(quantity)} ± ${own(quantity.spread)}` : valueText(quantity)
}

// A browser would draw several blanks as one.
function code(strip: string): string {
  return `<code>${strip.replaceAll(' ', '\u00a0')}</code>`
}
