import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError, type Reading } from '../../format.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeFailure, makeReading } from '../../reading/printed.js'

const header = /^benchmark +avg \(min … max\)/
const row = /^(\S.*?) +(-?[\d.]+) (ps|ns|µs|ms|s)\/iter(?: |$)/
const failed = /^(\S.*?) +error: (.*)$/

/** A row, and the group that it is in. */
interface Row {
  readonly name: string
  readonly group: string
  readonly found: { readonly value: number; readonly unit: string } | { readonly error: string }
}

/**
 * The table that mitata prints; its JSON (`mitata`) has the median, and all digits.
 *
 * It is read only where this format is named. The mean of each is read, which is all that has a row to itself. Names are as in its JSON. Source: outputs of 1.0.34.
 */
export const mitataConsole: Format = {
  name: 'mitata-console',
  title: 'mitata, its table; its JSON (mitata) says more',
  fits: document => document.text.includes('/iter') && document.rows.some(line => header.test(line)),
  parse({ rows: lines }) {
    const rows = readTable(lines)
    if (rows.length === 0) throw new FormatError('no row of mitata has a time: did a benchmark run?')
    const counts = new Map<string, number>()
    for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1)
    const names = numberDuplicates(
      rows.map(({ name, group }) => (counts.get(name) === 1 || group === '' ? name : `${group} > ${name}`)),
    )
    return rows.map(({ found }, index) => read(names[index]!, found))
  },
}

function readTable(lines: readonly string[]): readonly Row[] {
  const rows: Row[] = []
  let [group, next] = ['', '']
  let isInside = false
  for (const line of lines) {
    isInside ||= header.test(line)
    if (!isInside) continue
    if (line.startsWith('• ')) next = line.slice(2).trim()
    else if (/^-{10,}/.test(line)) [group, next] = [next, '']
    else {
      const [, name, value, unit] = row.exec(line) ?? []
      const [, broken, error] = failed.exec(line) ?? []
      if (name !== undefined) rows.push({ name, group, found: { value: parseNumber(value!), unit: unit! } })
      else if (broken !== undefined) rows.push({ name: broken, group, found: { error: error! } })
    }
  }
  return rows
}

function read(benchmark: string, found: Row['found']): Reading {
  const time = { benchmark, metric: 'time' }
  return 'error' in found
    ? makeFailure({ ...time, unit: 's' }, `it failed: ${found.error}`)
    : makeReading({ ...time, unit: found.unit, values: [found.value] })
}
