import { unitText } from '../../document/escape.js'
import { own, say, type Text, value } from '../../document/text.js'
import type { QuantityText, Row } from '../rows.js'

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
  return quantity === null ? own('–') : quantityText(quantity.number, quantity.unit)
}

/** Numbers with their unit, which stay together unless the unit is of somebody else's making. */
export function quantityText(numbers: string, unit: string): Text {
  const [shown] = unitText(unit)
  if (unit === '') return value(numbers)
  return typeof shown === 'string' ? value(`${numbers} ${shown}`) : say`${value(numbers)} ${unitText(unit)}`
}
