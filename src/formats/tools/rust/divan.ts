import { parseNumber, stepOf } from '../../../metrics/number.js'
import { tidyUnit } from '../../../metrics/unit.js'
import { remember } from '../../../util/once.js'
import { FormatError, type Reading } from '../../format.js'
import { readingFormat } from '../../reading/builders.js'
import { ReadingCollector } from '../../reading/collector.js'
import { hasLine, splitFields } from '../../reading/lines.js'
import { nest } from '../../reading/names.js'
import { makeQuantity, type Quantity } from '../../reading/printed.js'

/**
 * Rows with fastest, slowest, median and mean, each in a unit of its own choice, and no samples: the median is read. Names are paths in the
 * tree. Rows without a branch belong to the benchmark above: its counters for each second, and, below `alloc:`, what it allocates.
 * (https://docs.rs/divan)
 */
export const divan = readingFormat({
  name: 'divan',
  title: "divan's tree",
  fits: document => hasLine(document, 'fastest', isHeader),
  readings({ lines, text }) {
    const readings = parseTree(lines)
    if (readings.length === 0 && ofCodePage.test(text))
      throw new FormatError(
        "the lines of divan's tree are in a code page of Windows: let the console write UTF-8 (chcp 65001), and run it again",
      )
    return readings
  },
  missing: "no row of divan's tree holds times: does the filter match a benchmark?",
})

const columns = ['fastest', 'slowest', 'median', 'mean', 'samples', 'iters']

/** A line of a box in UTF-8 as the code pages 850, 437 and 1252 have it. */
const ofCodePage = /Ôö[éÇ£]|Γö[éÇ£]|â”[‚€œ]/

function isHeader(line: string): boolean {
  return (
    line.includes('fastest') &&
    (line.includes('│') || ofCodePage.test(line)) &&
    columns.every(column => line.includes(column))
  )
}

/** The state of the walk down the tree. */
interface Place {
  /** The offset of the first column of numbers. */
  readonly column: number
  /** The nodes above, with how far in each stands, and its name behind those above. */
  readonly path: readonly (readonly [indent: number, name: string])[]
  /** The section that rows without a branch belong to: `alloc`, `max alloc`. */
  readonly section: string
}

function parseTree(lines: readonly string[]): readonly Reading[] {
  const collector = new ReadingCollector()
  const timeOf = remember(unit => makeQuantity({ metric: 'time', unit }))
  let place: Place = { column: -1, path: [], section: '' }
  for (const line of lines) {
    if (isHeader(line)) {
      place = { column: line.indexOf('fastest'), path: [], section: '' }
      continue
    }
    if (place.column < 0 || (!line.includes('│') && !line.includes('─'))) continue
    const branch = /^[ │]*[├╰]─ /.exec(line)?.[0]
    const [first = '', , median = ''] = line.slice(place.column).split('│')
    if (branch === undefined) place = { ...place, section: /^([a-z ]+):$/.exec(first.trim())?.[1] ?? place.section }
    else {
      const { column } = place
      const above = place.path.filter(([indent]) => indent < branch.length)
      const name = nest(above.at(-1)?.[1], '/', line.slice(branch.length, column).trim())
      place = { column, path: [...above, [branch.length, name]], section: '' }
    }
    const [printed = '', label = 'count', ...more] = splitFields(median)
    // Minutes, of which no other tool says m.
    const unit = label === 'm' ? 'min' : label
    const value = parseNumber(printed)
    const benchmark = place.path.at(-1)?.[1]
    if (Number.isNaN(value) || more.length > 0 || benchmark === undefined) continue
    const quantity = branch === undefined ? findQuantity(place.section, unit) : timeOf(unit)
    if (quantity) collector.add(quantity, benchmark, printed, stepOf(printed))
  }
  return collector.readings
}

const inSections: ReadonlyMap<string, string> = new Map([
  ['alloc B', 'allocated'],
  ['alloc count', 'allocations'],
  ['max alloc B', 'peak-allocated'],
  ['max alloc count', 'peak-allocations'],
])

/** Rates by the unit of their counter: a benchmark may have one of each kind. */
const rates: readonly (readonly [unit: RegExp, metric: string])[] = [
  [/B\/s$/, 'throughput'],
  [/item\/s$/, 'items-per-second'],
  [/char\/s$/, 'chars-per-second'],
  [/Hz$/, 'cycles-per-second'],
]

/** Finds the quantity of a row that belongs to the benchmark above. */
function findQuantity(section: string, unit: string): Quantity | undefined {
  const [, rate] = (section === '' && rates.find(([ending]) => ending.test(unit))) || []
  if (rate !== undefined) return makeQuantity({ metric: rate, unit })
  const metric = inSections.get(`${section} ${tidyUnit(unit).unit}`)
  return metric === undefined ? undefined : makeQuantity({ metric, unit, better: 'lower' })
}
