import { parseNumber, stepOf } from '../../../metrics/number.js'
import { readingFormat } from '../../reading/builders.js'
import { makeReading } from '../../reading/printed.js'

const plain = /^(\S.*): (-?[\d.]+) ?(ms|s)(?: - timer ended)?\s*$/
const long = /^(\S.*): (?:(\d+):)?(\d+):(\d+(?:\.\d+)?) \((?:h:m|m)m?:ss\.mmm\)\s*$/

/**
 * `parse: 12.345ms`, `parse: 1.102s`, `parse: 1:02.300 (m:ss.mmm)`; repeated labels are iterations. Many logs have such lines, so it is never
 * detected. Source: outputs of Node 20, and its `util.formatTime`.
 */
export const consoleTime = readingFormat({
  name: 'console-time',
  title: 'console.timeEnd, text',
  fits: ({ rows }) => rows.some(line => plain.test(line) || long.test(line)),
  readings: ({ rows }) =>
    rows.flatMap(line => {
      const found = readLine(line)
      return found ? [makeReading({ ...found, metric: 'time' })] : []
    }),
  missing: 'no line is one of console.timeEnd, such as "parse: 12.345ms"',
})

function readLine(line: string) {
  const [, label, value, unit] = plain.exec(line) ?? []
  if (label !== undefined) return { benchmark: label, unit: unit!, values: [parseNumber(value!)], step: stepOf(value!) }
  const [, benchmark, hours = '0', minutes = '', seconds = ''] = long.exec(line) ?? []
  if (benchmark === undefined) return undefined
  const total = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  return { benchmark, unit: 's', values: [total] }
}
