import { parseNumber } from '../../../metrics/number.js'
import { tidyUnit } from '../../../metrics/unit.js'
import { type Format, FormatError, type Reading } from '../../format.js'
import { hasLine } from '../../reading/lines.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeFailure, makeReading } from '../../reading/printed.js'

/** The middle of three numbers, as printed. */
interface Said {
  readonly benchmark: string
  readonly value: string
  readonly unit: string
}

/**
 * The output of Criterion.rs for people: `parse  time:   [1.2 ms 1.3 ms 1.4 ms]`, with a longer name on the line above. The
 * middle number is read: the slope, or the mean, with four or five digits and without samples.
 *
 * The directory that it writes (`criterion`) and its JSON lines (`cargo-criterion`) have all samples. Its throughput is the time
 * again. Its comparison with an earlier run (`change:`, in percent) is not read. (criterion-rs/criterion.rs: src/report.rs and
 * src/format.rs)
 */
export const criterionConsole: Format = {
  name: 'criterion-console',
  title: 'what Criterion.rs prints for people; its directory (criterion) says more',
  fits: document => hasLine(document, label, line => readLine(line, '') !== undefined),
  parse({ lines }) {
    const found = findAll(lines)
    if (found.length === 0)
      throw new FormatError(
        'no line is a result of Criterion.rs, such as "parse  time:   [1.2 ms 1.3 ms 1.4 ms]": does the filter match a benchmark?',
      )
    const names = numberDuplicates(found.map(({ benchmark }) => benchmark))
    return found.map((said, index) => read({ ...said, benchmark: names[index]! }))
  },
}

const label = 'time:'
const estimate = /^\s*\[-?[\d.]+ \S+ (-?[\d.]+) (\S+) -?[\d.]+ \S+\]\s*$/

function findAll(lines: readonly string[]): readonly Said[] {
  const found: Said[] = []
  let above = ''
  for (const line of lines) {
    const said = readLine(line, above)
    if (said) found.push(said)
    above = line
  }
  return found
}

/** A change is in percent, and signed, and no result. */
function readLine(line: string, above: string): Said | undefined {
  const at = line.lastIndexOf(label)
  const [, value, unit] = (at < 0 ? undefined : estimate.exec(line.slice(at + label.length))) ?? []
  if (value === undefined || unit === undefined) return undefined
  return { benchmark: line.slice(0, at).trim() || above.trim(), value, unit }
}

function read({ benchmark, value, unit }: Said): Reading {
  // It can be made to measure something else, and calls that time too.
  const said = { benchmark, metric: tidyUnit(unit).unit === 's' ? 'time' : unit.slice(0, 256), unit }
  const number = parseNumber(value)
  return Number.isNaN(number)
    ? makeFailure(said, `"${value.slice(0, 40)}" is no number`)
    : makeReading({ ...said, values: [number] })
}
