import { benchmarkFormat } from '../../reading/builders.js'
import { hasLine } from '../../reading/lines.js'
import type { MetricValues } from '../../reading/printed.js'

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
    const found: Line[] = []
    for (const line of lines) {
      const said = readResult(line) ?? readError(line)
      if (said) found.push(said)
    }
    return found.every(({ number }) => number === undefined) ? [] : found
  },
  read: ({ number }) => [read(number)],
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

function readError(line: string): Line | undefined {
  return line.length > 2 && line.endsWith(': ') ? { name: line.slice(0, -2), number: undefined } : undefined
}

function read(number: string | undefined): MetricValues {
  const throughput = { metric: 'throughput', unit }
  if (number === undefined) return { ...throughput, error: 'it failed: the output does not say why' }
  if (grouped.test(number)) return { ...throughput, values: [Number(number.replaceAll(',', ''))] }
  return { ...throughput, error: `"${number}" is not how benchmark.js prints a number` }
}
