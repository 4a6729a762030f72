import { unitText } from '../../document/escape.js'
import { own, say, type Text, type Voice, write } from '../../document/text.js'
import { share } from '../../metrics/scale.js'
import { entities } from '../../util/entities.js'
import type { Distributions, QuantityText, Row } from '../rows.js'
import type { Section } from '../section.js'

/** The heads of a table of findings; numbers stand to the right. What matters most stands left, where a narrow screen shows it. */
export function heads({
  settings,
}: Pick<Section, 'settings'>): readonly { readonly text: string; readonly right: boolean }[] {
  return [
    { text: '', right: false },
    { text: 'Benchmark', right: false },
    { text: `Change (${share(settings.confidence)} interval)`, right: false },
    { text: '', right: false },
    { text: 'Baseline', right: true },
    { text: 'Contender', right: true },
    { text: 'Control', right: true },
  ]
}

/** The cells of each row, as HTML that is Markdown as well. */
export function cellsOf(rows: readonly Row[], voice: Voice): readonly (readonly string[])[] {
  return rows.map((row, at) => cellsOfRow(row, titleAfter(rows[at - 1], row), voice))
}

function cellsOfRow(row: Row, name: Text, voice: Voice): readonly string[] {
  const reason = row.reason === null ? '' : `<br><sub>${voice.message(row.reason)}</sub>`
  const change = row.verdict === 'regressed' ? `<b>${row.change}</b>` : row.change
  return [
    row.mark.emoji,
    `${write(name, voice)}${reason}`,
    [change, row.ratio, row.interval].filter(Boolean).join(' '),
    row.strip && code(row.strip),
    write(spreadText(row.baseline), voice),
    write(spreadText(row.contender), voice),
    row.control,
  ]
}

/** Both sides' distributions, one above the other, and the values at the ends of their axis. */
export function distributionCells(rows: readonly Distributions[], voice: Voice): readonly (readonly string[])[] {
  return rows.map((row, at) => [
    write(titleAfter(rows[at - 1], row), voice),
    `${[...row.strips, entities(row.axis)].map(code).join('<br>')}${row.unit && ` ${write(unitText(row.unit), voice)}`}`,
  ])
}

type Titled = Pick<Row, 'benchmark' | 'metric'> & Partial<Pick<Row, 'label'>>

/** A row by its name, or, below another one of the same benchmark, by its metric alone. */
export function titleAfter(before: Titled | undefined, row: Titled): Text {
  return before?.benchmark === row.benchmark ? say`↳ ${row.metric ?? 'time'}` : title(row)
}

/** A row by its name; the metric only where it is not the time. */
export function title({ benchmark, metric, label = say`${benchmark}` }: Titled): Text {
  return metric === null ? label : say`${label} · ${metric}`
}

/** A median with its unit. */
export function valueText(quantity: QuantityText | null): Text {
  if (quantity === null) return own('–')
  return quantity.unit === '' ? own(quantity.number) : say`${own(quantity.number)} ${unitText(quantity.unit)}`
}

/** A level with its unit and its spread. */
export function spreadText(quantity: QuantityText | null): Text {
  return quantity?.spread ? say`${valueText(quantity)} ± ${own(quantity.spread)}` : valueText(quantity)
}

// A browser would draw several blanks as one.
function code(strip: string): string {
  return `<code>${strip.replaceAll(' ', '\u00a0')}</code>`
}
