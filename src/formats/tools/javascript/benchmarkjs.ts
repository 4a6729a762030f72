import { type Format, FormatError, type Reading } from '../../format.js'
import { hasLine } from '../../reading/lines.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeFailure, makeQuantity, readValue } from '../../reading/printed.js'

const unit = 'ops/sec'
const separator = ' x '
const throughput = { metric: 'throughput', unit }
const quantity = makeQuantity(throughput)
const rest = /^\S*% \(\d+ runs? sampled\)\s*$/
const grouped = /^\d{1,3}(?:,\d{3})*(?:\.\d+)?$/

/** What a line says: its benchmark, and a number as printed, or none where it failed. */
interface Line {
  readonly benchmark: string
  readonly number: string | undefined
}

/**
 * The lines that benchmark.js makes of its results, printed by `suite.on('cycle', event => console.log(String(event.target)))`:
 * `parse x 1,431,759 ops/sec ±0.74% (93 runs sampled)`.
 *
 * Commas group thousands; from 100 on there are no decimals, and so less than three digits never. Of a benchmark that threw an
 * Error only `parse: ` is printed, with the blank. Source: `toStringBench` and `formatNumber` of benchmark.js 2.1.4, and its outputs.
 */
export const benchmarkjs: Format = {
  name: 'benchmarkjs',
  title: 'benchmark.js, text',
  fits: document => hasLine(document, unit, line => readResult(line) !== undefined),
  parse({ lines }) {
    const found: Line[] = []
    for (const line of lines) {
      const said = readResult(line) ?? readError(line)
      if (said) found.push(said)
    }
    if (found.every(({ number }) => number === undefined))
      throw new FormatError(
        'no line of the output is a result of benchmark.js: print String(event.target) when its event "cycle" comes',
      )
    const names = numberDuplicates(found.map(({ benchmark }) => benchmark))
    return found.map(({ number }, index) => read(names[index]!, number))
  },
}

/** By searching from the end, since a name may hold anything. */
function readResult(line: string): Line | undefined {
  const end = line.lastIndexOf(` ${unit} `)
  if (end === -1 || !rest.test(line.slice(end + unit.length + 2))) return undefined
  const start = line.lastIndexOf(separator, end - 1)
  if (start < 1) return undefined
  return { benchmark: line.slice(0, start), number: line.slice(start + separator.length, end) }
}

function readError(line: string): Line | undefined {
  return line.length > 2 && line.endsWith(': ') ? { benchmark: line.slice(0, -2), number: undefined } : undefined
}

function read(benchmark: string, number: string | undefined): Reading {
  if (number !== undefined && grouped.test(number))
    return readValue(quantity, benchmark, Number(number.replaceAll(',', '')))
  return makeFailure(
    { ...throughput, benchmark },
    number === undefined
      ? 'it failed: the output does not say why'
      : `"${number}" is not how benchmark.js prints a number`,
  )
}
