import { csvFormatRow } from 'd3-dsv'
import type { SessionRecord } from './record.js'

const header = 'round,turn,side,copy,started_at_s,outcome,benchmark,metric,unit,better,value'

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
  // Writes a field so that no spreadsheet takes a text, which whoever wrote a benchmark chose, for a formula (CWE-1236).
  return `${[header, ...rows.map(row => csvFormatRow(row.map(field => (typeof field === 'string' && /^[=+\-@\t\r]/.test(field) ? `'${field}` : String(field)))))].join('\n')}\n`
}
