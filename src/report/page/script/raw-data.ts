/// <reference lib="dom" />
import type { PackedInvocation, PackedRecord, pageFind as PageFind, pageUnpack as PageUnpack } from './shared.js'

declare const pageFind: typeof PageFind
declare const pageUnpack: typeof PageUnpack

/** Shows the buttons that make files of the record. */
export function offerFiles(): void {
  for (const button of pageFind<HTMLButtonElement>('button[data-download]')) {
    button.hidden = false
    button.addEventListener('click', async () => {
      const { download = '', record = '', name = 'record' } = button.dataset
      const text = await pageUnpack(record)
      const isCsv = download === 'csv'
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([isCsv ? writeRows(JSON.parse(text)) : text]))
      link.download = `${name}.${download}`
      link.click()
    })
  }
}

/** A row for each value, as `show --as csv` writes it. */
export function writeRows({ rounds }: PackedRecord): string {
  const rows = rounds.flatMap((round, index) =>
    round.flatMap((invocation, turn) => listFields(invocation, [index + 1, turn + 1])),
  )
  const head = 'round,turn,side,copy,started_at_s,outcome,benchmark,metric,unit,better,value'
  return `${[head, ...rows.map(row => row.map(quoteField).join())].join('\n')}\n`
}

export function listFields(
  { side, copy, startedAt, outcome, measurements }: PackedInvocation,
  place: readonly number[],
): (string | number)[][] {
  const first = [...place, side, copy, startedAt ?? '', outcome]
  if (measurements.length === 0) return [[...first, '', '', '', '', '']]
  return measurements.map(({ benchmark, metric, unit, better, value, error }) => [
    ...first,
    ...[benchmark, metric, unit, better, error === undefined ? (value ?? '') : ''],
  ])
}

export function quoteField(field: string | number): string {
  const text = String(field)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Fills the table of values of a panel that came without one: sides and copies by letter and number, in the order of runs. */
export async function fillValues(place: HTMLElement): Promise<void> {
  const { benchmark, metric, factor = '1', record = 'record', baseline, contender } = place.dataset
  const { rounds } = JSON.parse(await pageUnpack(record)) as PackedRecord
  const body = place.querySelector('tbody')
  rounds.forEach((round, index) => {
    const values = round.flatMap(({ side, copy, measurements }) => {
      const letter = side === baseline ? 'b' : side === contender ? 'c' : ''
      const own = measurements.filter(one => letter !== '' && one.benchmark === benchmark && one.metric === metric)
      return own.map(({ value = Number.NaN }) => `${letter}${copy} ${Number((value * Number(factor)).toPrecision(4))}`)
    })
    const row = body?.insertRow()
    for (const text of [String(index + 1), values.join(' · ')]) row?.insertCell().append(text)
  })
}
