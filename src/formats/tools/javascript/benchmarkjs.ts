import { benchmarkFormat } from '../../reading/builders.js'
import { hasLine } from '../../reading/lines.js'

const unit = 'ops/sec'
const separator = ' x '
const rest = /^\S*% \(\d+ runs? sampled\)\s*$/
const grouped = /^\d{1,3}(?:,\d{3})*(?:\.\d+)?$/

/** A benchmark and its number as printed, or none where it failed. */
interface Line {
  readonly name: string
  readonly number: string | undefined
}

/**
 * Lines such as `parse x 1,431,759 ops/sec ±0.74% (93 runs sampled)`. Commas group thousands; from 100 on there are no decimals. If a
 * benchmark threw, only `parse: ` is printed, with the blank. (`toStringBench` and `formatNumber` of benchmark.js 2.1.4, and its outputs.)
 */
export const benchmarkjs = benchmarkFormat({
  name: 'benchmarkjs',
  title: 'benchmark.js, text',
  fits: document => hasLine(document, unit, line => readResult(line) !== undefined),
  benchmarks({ lines }) {
    const results = lines.flatMap(line => {
      const isError = line.length > 2 && line.endsWith(': ')
      return readResult(line) ?? (isError ? { name: line.slice(0, -2), number: undefined } : [])
    })
    return results.every(({ number }) => number === undefined) ? [] : results
  },
  read: ({ number }) => {
    const throughput = { metric: 'throughput', unit }
    if (number === undefined) return [{ ...throughput, error: 'it failed: the output does not say why' }]
    if (grouped.test(number)) return [{ ...throughput, values: [Number(number.replaceAll(',', ''))] }]
    return [{ ...throughput, error: `"${number}" is not how benchmark.js prints a number` }]
  },
  missing: 'no line of the output is a result of benchmark.js: print String(event.target) when its event "cycle" comes',
})

/** Searches from the end, since a name may hold anything. */
function readResult(line: string): Line | undefined {
  const end = line.lastIndexOf(` ${unit} `)
  if (end === -1 || !rest.test(line.slice(end + unit.length + 2))) return undefined
  const start = line.lastIndexOf(separator, end - 1)
  if (start < 1) return undefined
  return { name: line.slice(0, start), number: line.slice(start + separator.length, end) }
}
