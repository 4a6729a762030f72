import { parseNumber } from '../../../metrics/number.js'
import { tidyUnit } from '../../../metrics/unit.js'
import { type Format, FormatError, type Reading } from '../../format.js'
import { hasLine } from '../../reading/lines.js'
import { numberDuplicates, shorten } from '../../reading/names.js'
import { makeFailure, makeReading } from '../../reading/printed.js'
import { metricOf } from './asv.js'

/** What is said of one benchmark in one environment. */
interface Said {
  readonly benchmark: string
  readonly environment: string
  /** As printed: `11.1±0.01μs`, `2.42k`, `failed`. */
  readonly result: string
}

/**
 * The output of asv for people while it runs: `[ 35.00%] ··· suite.time_keys   11.1±0.01μs`, with three digits and without
 * samples.
 *
 * The files that it writes (`asv`) have all digits, and with `--record-samples` all samples. They also have the benchmarks with
 * parameters, which are tables here and are not read. Bytes have only a prefix (`2.42k`). A number of `track_` has no unit. (asv:
 * `asv/util.py` `human_value`, `asv/results.py`)
 */
export const asvConsole: Format = {
  name: 'asv-console',
  title: 'what asv prints for people; the files below its results/ (asv) say more',
  fits: document => hasLine(document, bullets, line => resultLine.test(line)),
  parse({ lines }) {
    const found = findAll(lines)
    if (found.length === 0)
      throw new FormatError(
        'no line is a result of asv, such as "[50.00%] ··· suite.time_keys  11.1±0.01μs": does --bench match a benchmark?',
      )
    const isOne = new Set(found.map(({ environment }) => environment)).size === 1
    const names = numberDuplicates(
      found.map(({ benchmark, environment }) => (isOne ? benchmark : `${benchmark} [${shorten(environment)}]`)),
    )
    return found.map((said, index) => read(said, names[index]!))
  },
}

const bullets = '%] ···'
const resultLine = /^\[ {0,2}\d{1,3}\.\d\d%\] ··· ([^\s(]+) +(-?\d[^\s±]*(?:±\S+)?|ok|n\/a|failed|\d+\/\d+ failed)\s*$/
const environmentLine = /^\[ {0,2}\d{1,3}\.\d\d%\] ·· Benchmarking (\S+)\s*$/
const commitLine = /^\[ {0,2}\d{1,3}\.\d\d%\] · For (.+):\s*$/

function findAll(lines: readonly string[]): readonly Said[] {
  const found: Said[] = []
  const commits = new Set<string>()
  let environment = ''
  for (const line of lines) {
    if (!line.startsWith('[')) continue
    const [, benchmark, result] = resultLine.exec(line) ?? []
    if (benchmark !== undefined && result !== undefined) found.push({ benchmark, environment, result })
    environment = environmentLine.exec(line)?.[1] ?? environment
    const commit = commitLine.exec(line)?.[1]
    if (commit !== undefined) commits.add(commit)
  }
  if (commits.size > 1)
    throw new FormatError('there are results of several commits: run asv for the one that is checked out')
  // What asv skipped is n/a, and what one side alone lacks is seen as missing there.
  return found.filter(({ result }) => result !== 'n/a')
}

function read({ benchmark: name, result }: Said, benchmark: string): Reading {
  const { metric, unit, better } = metricOf(name, new Map())
  const said = { benchmark, metric, unit, better }
  if (result === 'ok')
    return makeFailure(
      said,
      'it has parameters, and so a table, which is not read: let "output" name the directory that asv writes',
    )
  const [, digits = '', rest = ''] = /^(-?[\d.]+(?:e[+-]?\d+)?)(?:±[\d.e+-]+)?(\D*)$/.exec(result) ?? []
  const printed = unit === 'B' ? `${rest}B` : rest
  const value = parseNumber(digits)
  if (Number.isNaN(value) || tidyUnit(printed).unit !== unit)
    return makeFailure(
      said,
      result.endsWith('failed') ? `asv says "${result}"` : `"${result.slice(0, 100)}" is no ${metric}`,
    )
  return makeReading({ ...said, unit: printed, values: [value] })
}
