import type { SessionRecord } from '../record/record.js'

const columns = [
  'round',
  'turn',
  'side',
  'copy',
  'started_at_s',
  'outcome',
  'benchmark',
  'metric',
  'unit',
  'better',
  'value',
]

/**
 * A row for each value, in the order of measuring (RFC 4180, with line feeds). Rounds and turns count from 1; values are in base
 * units. An invocation that failed has a row without a benchmark; a value that a benchmark failed to give is empty.
 */
export function writeCsv(record: SessionRecord, sides: readonly string[]): string {
  const rows = record.rounds.flatMap((round, index) =>
    round.flatMap(({ slot, startedAt, outcome, measurements }, turn) => {
      if (!sides.includes(slot.side)) return []
      const place = [index + 1, turn + 1, slot.side, slot.copy, startedAt ?? '', outcome]
      if (measurements.length === 0) return [[...place, '', '', '', '', '']]
      return measurements.map(({ benchmark, metric, value, error }) => [
        ...place,
        ...[benchmark, metric.name, metric.unit, metric.better],
        error === undefined ? value : '',
      ])
    }),
  )
  return [columns, ...rows].map(row => `${row.map(writeField).join()}\n`).join('')
}

function writeField(field: string | number): string {
  const text = String(field)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
