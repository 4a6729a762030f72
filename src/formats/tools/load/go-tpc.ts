import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError } from '../../format.js'
import { hasLine } from '../../reading/lines.js'
import { numberDuplicates } from '../../reading/names.js'
import { readLoad } from './load.js'

const row =
  /^\[Summary\] (\S+) - Takes\(s\): [\d.]+, Count: (\d+), TPM: (-?[\d.]+), Sum\(ms\): [\d.]+, Avg\(ms\): (-?[\d.]+), /
const p99 = /, 99th\(ms\): ([\d.]+)/
/** An operation that was under way when the time was up, which counts as an error. */
const stopped = / run worker \d+ stopped due to timeout: /

/**
 * The output of go-tpc for a run, by its summary: a benchmark for each operation (`NEW_ORDER`).
 *
 * It is about the operations in a second. Errors count over all operations together, without those that the end of the run made.
 * Source: outputs of its tpcc of 2025-11, against PostgreSQL.
 */
export const goTpc: Format = {
  name: 'go-tpc',
  title: 'go-tpc, text',
  fits: document => hasLine(document, '[Summary] ', line => row.test(line)),
  parse({ rows }) {
    const found = rows.flatMap(line => {
      const [, operation, count, rate, average] = row.exec(line) ?? []
      if (operation === undefined) return []
      return [{ operation, count: Number(count), rate: rate!, average: average!, p99: p99.exec(line)?.[1] ?? '' }]
    })
    const good = found.filter(({ operation }) => !operation.endsWith('_ERR'))
    if (good.length === 0)
      throw new FormatError('no line begins with "[Summary]" as those of go-tpc do: did its run come to its end?')
    const sum = (of: typeof found) => of.reduce((total, { count }) => total + count, 0)
    const errors = sum(found.filter(one => !good.includes(one))) - rows.filter(line => stopped.test(line)).length
    const failures = Math.max(0, errors) / (sum(good) + Math.max(0, errors))
    const names = numberDuplicates(good.map(({ operation }) => operation))
    return good.flatMap((one, index) =>
      readLoad({
        benchmark: names[index]!,
        failures,
        metrics: [
          { metric: 'throughput', unit: 'ops/s', value: parseNumber(one.rate) / 60 },
          { metric: 'time', unit: 'ms', value: parseNumber(one.average) },
          { metric: 'p99', unit: 'ms', value: parseNumber(one.p99) },
        ],
      }),
    )
  },
}
