/// <reference lib="dom" />
import type { pageFind as PageFind, PageScript, pageUnpack as PageUnpack } from '../../document/script.js'
import type { RoundData } from '../../record/record.js'

declare const pageFind: typeof PageFind
declare const pageUnpack: typeof PageUnpack

function offerFiles(): void {
  for (const button of pageFind<HTMLButtonElement>('button[data-download]')) {
    button.hidden = false
    button.addEventListener('click', async () => {
      const { download = '', packedIn = '', name = 'record' } = button.dataset
      const text = await pageUnpack(packedIn)
      const isCsv = download === 'csv'
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([isCsv ? writeRows(JSON.parse(text)) : text]))
      link.download = `${name}.${download}`
      link.click()
    })
  }
}

/** A row for each value, as `show --as csv` writes it. */
function writeRows({ rounds }: { readonly rounds: readonly RoundData[] }): string {
  const rows = rounds.flatMap((round, index) =>
    round.flatMap((invocation, turn) => listFields(invocation, [index + 1, turn + 1])),
  )
  const head = 'round,turn,side,copy,started_at_s,outcome,benchmark,metric,unit,better,value'
  return `${[head, ...rows.map(row => row.map(quoteField).join())].join('\n')}\n`
}

function listFields(
  { side, copy, startedAt, outcome, measurements }: RoundData[number],
  place: readonly number[],
): (string | number)[][] {
  const first = [...place, side, copy, startedAt ?? '', outcome]
  if (measurements.length === 0) return [[...first, '', '', '', '', '']]
  return measurements.map(({ benchmark, metric, unit, better, value, error }) => [
    ...first,
    ...[benchmark, metric, unit, better, error === undefined ? (value ?? '') : ''],
  ])
}

function quoteField(field: string | number): string {
  const isFormula = typeof field === 'string' && /^[=+\-@\t\r]/.test(field)
  const text = isFormula ? `'${field}` : String(field)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The work of a report's page in a browser: it makes files of the record. */
export const recordScript: PageScript = {
  functions: { offerFiles, writeRows, listFields, quoteField },
  calls: ['offerFiles'],
}
