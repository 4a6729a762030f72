import type { Direction } from '../../../metrics/metric.js'
import { type Format, FormatError, type Reading } from '../../format.js'
import { Gathering } from '../../reading/gathering.js'
import { makeQuantity, type Quantity, readValue } from '../../reading/printed.js'
import { remember } from '../../reading/remember.js'
import { decodeSummary, findSummaries, type GungraunSummary, oneLine } from './gungraun-summaries.js'

/**
 * The output of gungraun (formerly iai-callgrind), as text or with `--output-format=json` or `pretty-json` (schemas 6 and 7), and
 * the text of iai. It has counts of instructions, of cache hits and, from DHAT, of allocations. Counts are almost the same in
 * each run.
 *
 * The tool compares with a run that it keeps on disk. Only the newer number is read (left of `|`).
 */
export const gungraun: Format = {
  name: 'gungraun',
  title: 'gungraun, iai-callgrind and iai, text or JSON',
  fits: ({ lines, text }) => lines.some(isCount) || findSummaries(text).length > 0,
  parse({ lines, text }) {
    const summaries = findSummaries(text)
    const readings = summaries.length > 0 ? readSummaries(summaries.map(decodeSummary)) : parseLines(lines)
    if (readings.length > 0) return readings
    throw new FormatError('no benchmark of gungraun is in it: did one run, and is valgrind there?')
  },
}

/** The metrics whose names differ between JSON and text. */
const names: ReadonlyMap<string, string> = new Map([
  ['ir', 'instructions'],
  ['l1hits', 'l1-hits'],
  ['llhits', 'll-hits'],
  ['total-rw', 'total-read+write'],
  ['total-bytes', 'allocated'],
  ['total-blocks', 'allocations'],
])

const lower: ReadonlySet<string> = new Set([
  'instructions',
  'estimated-cycles',
  'allocated',
  'allocations',
  'ram-hits',
  'ram-accesses',
  'at-t-gmax-bytes',
  'at-t-gmax-blocks',
])

function makeCount(printed: string): Quantity {
  const kebab = printed
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(' ', '-')
    .toLowerCase()
  const metric = names.get(kebab) ?? kebab
  const better: Direction = lower.has(metric) ? 'lower' : 'unknown'
  const unit = metric === 'allocated' || metric.endsWith('-bytes') ? 'B' : metric.endsWith('-rate') ? '%' : 'count'
  return makeQuantity({ metric, unit, better, primary: metric === 'instructions' })
}

function readSummaries(summaries: readonly GungraunSummary[]): readonly Reading[] {
  const countOf = remember(makeCount)
  return summaries.flatMap(({ benchmark, metrics }) =>
    metrics.map(([name, value]) => readValue(countOf(name), benchmark, value)),
  )
}

const count = /^ {2}([A-Z][\w+ -]*): +(\d+(?:\.\d+)?)(?:\||\s*$| +\()/
const surelyOurs: ReadonlySet<string> = new Set(['Instructions', 'Estimated Cycles', 'Total bytes'])
/** The tools that count costs; others count errors. */
const section = /^ {2}=+ (\w+) =+$/
const counting: ReadonlySet<string> = new Set(['', 'CALLGRIND', 'CACHEGRIND', 'DHAT'])

function isCount(line: string): boolean {
  return line.startsWith('  ') && surelyOurs.has(count.exec(line)?.[1] ?? '')
}

/** Where a name begins, of which the lines below are the rest: an argument may hold line ends. */
const path = /^\w+(?:::\w+)+/
const mostNameLines = 20

/** A line with a name, or several, and below, further in, the counts. */
function parseLines(lines: readonly string[]): readonly Reading[] {
  const gathering = new Gathering()
  const countOf = remember(makeCount)
  let [benchmark, tool] = ['', '']
  let name: readonly string[] = []
  for (const line of lines) {
    const found = count.exec(line)
    if (found) {
      if (name.length > 0) benchmark = oneLine(name.join('\n'))
      name = []
      if (benchmark !== '' && counting.has(tool)) gathering.add(countOf(found[1]!), benchmark, Number(found[2]))
    } else if (line.startsWith('  ')) tool = section.exec(line)?.[1] ?? tool
    else if (line.trim() === '' || path.test(line) || !path.test(name[0] ?? '') || name.length >= mostNameLines)
      [name, benchmark, tool] = [[line.trim()], line.trim(), '']
    else name = [...name, line.trim()]
  }
  return gathering.readings
}
